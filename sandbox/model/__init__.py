"""Everything that exists on this Discord, as plain values, and Discord's limits; it imports nothing else of the sandbox."""
