"""Yspahan: fill souks and load the caravan in three weeks of seven days."""

from engines.yspahan.player import YspahanPlayer
from engines.yspahan.presentation import YspahanPresentation
from engines.yspahan.rules import Yspahan

__all__ = ["GAME", "PLAYER", "PRESENTATION", "Yspahan"]

GAME = Yspahan()
PLAYER = YspahanPlayer(GAME)
PRESENTATION = YspahanPresentation(GAME)
