"""Armadöra: claim gold mines with palisades and hidden warriors."""
