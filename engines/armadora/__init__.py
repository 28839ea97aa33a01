"""Armadöra: claim gold mines with palisades and hidden warriors."""

from .rules import Armadora

__all__ = ["Armadora"]
