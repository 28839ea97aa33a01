"""Everything that exists on this Discord, as plain values, and Discord's limits. Imports nothing else of the sandbox."""
