"""Armadöra: claim gold mines with palisades and hidden warriors."""

from engines.armadora.player import ArmadoraPlayer
from engines.armadora.presentation import ArmadoraPresentation
from engines.armadora.rules import Armadora

__all__ = ["GAME", "PLAYER", "PRESENTATION", "Armadora"]

GAME = Armadora()
PLAYER = ArmadoraPlayer(GAME)
PRESENTATION = ArmadoraPresentation(GAME)
