"""Alhambra: buy buildings in four currencies and wall them into a palace of one's own."""

from engines.alhambra.player import AlhambraPlayer
from engines.alhambra.presentation import AlhambraPresentation
from engines.alhambra.rules import Alhambra

__all__ = ["GAME", "PLAYER", "PRESENTATION", "Alhambra"]

GAME = Alhambra()
PLAYER = AlhambraPlayer(GAME)
PRESENTATION = AlhambraPresentation(GAME)
