"""Carcassonne with Inns & Cathedrals, Traders & Builders, and the variants of the digital version."""

from engines.carcassonne.rules import Carcassonne

__all__ = ["GAME", "Carcassonne"]

GAME = Carcassonne()
