"""All scenarios by name: each plays something, and yields a name and what is to be read under it."""

from tests.screens import gathering, playing, reference

SCENARIOS = {**gathering.SCENARIOS, **playing.SCENARIOS, **reference.SCENARIOS}
