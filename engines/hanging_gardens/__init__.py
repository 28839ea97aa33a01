"""The Hanging Gardens: cover your own terraces, put temples on groups, collect series of point tiles."""

from .rules import HangingGardens

__all__ = ["HangingGardens"]
