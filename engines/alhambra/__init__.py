"""Alhambra: buy buildings in four currencies and wall them into a palace of one's own."""

from engines.alhambra.rules import Alhambra

__all__ = ["GAME", "Alhambra"]

GAME = Alhambra()
