"""Errors: reasons why a table refuses an action."""

from __future__ import annotations

from engines.core.text import GameError


class NoTable(GameError):
    """There is no such table."""


class LobbyError(GameError):
    """An action does not fit the table's lobby, or comes too early or too late."""


class NotSeated(GameError):
    """The person has no seat at this table, or no longer has one."""


class Stale(GameError):
    """The table has changed since the person looked at it."""


class Redrafted(Stale):
    """The person's own draft has changed since they looked at it."""


class NotNow(GameError):
    """The action is not possible at the table at the moment."""


class Frozen(GameError):
    """The table is on hold: its journal does not replay with the rules in code."""
