"""The Hanging Gardens: cover your own terraces, put temples on groups, collect series of point tiles."""

from engines.hanging_gardens.rules import HangingGardens

__all__ = ["GAME", "HangingGardens"]

GAME = HangingGardens()
