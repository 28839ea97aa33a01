"""Stored rows as plain values. Cogs may import nothing else of `data/`."""
