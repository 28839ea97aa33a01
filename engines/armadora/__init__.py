"""Armadöra: claim gold mines with palisades and hidden warriors."""

from engines.armadora.rules import Armadora

__all__ = ["GAME", "Armadora"]

GAME = Armadora()
