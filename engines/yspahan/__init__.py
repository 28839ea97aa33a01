"""Yspahan: fill souks and load the caravan in three weeks of seven days."""

from .orders import ORDERS, standing
from .rules import Yspahan

__all__ = ["ORDERS", "Yspahan", "standing"]
