"""The arena: computer players against each other, until it is clear whether a goal is met. `make arena`."""
