"""Carcassonne with Inns & Cathedrals, Traders & Builders, and the variants of the digital version."""

from engines.carcassonne.player import CarcassonnePlayer
from engines.carcassonne.presentation import CarcassonnePresentation
from engines.carcassonne.rules import Carcassonne

__all__ = ["GAME", "PLAYER", "PRESENTATION", "Carcassonne"]

GAME = Carcassonne()
PLAYER = CarcassonnePlayer(GAME)
PRESENTATION = CarcassonnePresentation(GAME)
