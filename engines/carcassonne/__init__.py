"""Carcassonne with Inns & Cathedrals, Traders & Builders, and the variants of the digital version."""

from .rules import Carcassonne

__all__ = ["Carcassonne"]
