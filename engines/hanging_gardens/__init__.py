"""The Hanging Gardens: cover your own terraces, put temples on groups, collect series of point tiles."""

from engines.hanging_gardens.player import HangingGardensPlayer
from engines.hanging_gardens.presentation import HangingGardensPresentation
from engines.hanging_gardens.rules import HangingGardens

__all__ = ["GAME", "PLAYER", "PRESENTATION", "HangingGardens"]

GAME = HangingGardens()
PLAYER = HangingGardensPlayer(GAME)
PRESENTATION = HangingGardensPresentation(GAME)
