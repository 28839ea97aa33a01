"""Tests of this game alone; what holds for every game stands in tests/core, tests/render and tests/cogs."""
