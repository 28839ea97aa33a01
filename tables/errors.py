"""Why a table refuses what somebody asks for."""

from __future__ import annotations

from engines.core.text import GameError


class NoTable(GameError):
    """There is no such table."""


class LobbyError(GameError):
    """What was asked for does not fit the table's lobby, or comes too early or too late for it."""


class NotSeated(GameError):
    """The person has no seat at this table, or no longer."""


class Stale(GameError):
    """The table has moved on since the person looked at it."""


class NotNow(GameError):
    """It cannot be done at this table at the moment."""


class Frozen(GameError):
    """The table is frozen: its journal does not replay with the rules in code."""
