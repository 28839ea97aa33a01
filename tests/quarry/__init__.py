"""A small game for testing tables."""
