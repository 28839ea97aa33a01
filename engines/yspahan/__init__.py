"""Yspahan: fill souks and load the caravan in three weeks of seven days."""

from engines.yspahan.rules import Yspahan

__all__ = ["GAME", "Yspahan"]

GAME = Yspahan()
