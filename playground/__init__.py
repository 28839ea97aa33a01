"""Meeplepost on the sandbox, for whoever has no token: it may import the sandbox, the games' names and their words."""
