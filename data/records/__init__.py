"""The rows that are kept, as plain values, and what stands in them. Above `data/`, cogs may import these alone."""
