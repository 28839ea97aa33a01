"""Enums of stored words. Their values stand in databases and never change."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Stage(StrEnum):
    """The stages of a table's life."""

    LOBBY = "lobby"
    RUNNING = "running"
    ENDED = "ended"
    FROZEN = "frozen"
    PAST = "past"
    """Removed after a long time, but for what its game came to: no table any more."""


class StopReason(StrEnum):
    """Reasons why a table has stopped."""

    NONE = ""
    """It has not begun, or it goes on."""
    FINISHED = "finished"
    """Played to its end."""
    RESIGNED = "resigned"
    """No people are left, or one of two sides has none."""
    AGREED = "agreed"
    """Everybody agreed to end it."""
    CLOSED = "closed"
    """A lobby that never started."""
    GONE = "gone"
    """Its channel was deleted."""
    DIVERGED = "diverged"
    """Frozen: its journal does not replay with the rules in code."""


class Seating(StrEnum):
    """Ways of assigning seats."""

    RANDOM = "random"
    """Drawn from the seed."""
    JOINED = "joined"
    """In the order of joining."""
    ROTATED = "rotated"
    """One seat on from the table before."""


class AbsenceRule(StrEnum):
    """Rules for a seat whose time runs out."""

    IDLE = "idle"
    """A default turn each time."""
    SUBSTITUTE = "substitute"
    """The seat is offered to others after some time-outs in a row."""


class VoteKind(StrEnum):
    """Kinds of questions to everybody at a table."""

    UNDO = "undo"
    STOP = "stop"
    PAUSE = "pause"
    EXTRA = "extra"
    OFFER = "offer"
    """To hand a seat on: its owner alone is asked."""
    REPLACE = "replace"
    """To hand on the seat of someone who is late."""


ABOUT_A_SEAT: Final = (VoteKind.OFFER, VoteKind.REPLACE)
"""Questions whether somebody else's seat is handed on."""


class VoteResult(StrEnum):
    """Outcomes of a question."""

    OPEN = ""
    YES = "yes"
    NO = "no"
    EXPIRED = "expired"


class PlanOutcome(StrEnum):
    """Outcomes of a planned turn."""

    WAITING = ""
    """Its seat is not due yet."""
    PLAYED = "played"
    DROPPED = "dropped"
    """No planned turn was legal and turned out as foreseen."""
    FORCED = "forced"
    """Nothing was planned; an only legal turn was played."""
    UNDONE = "undone"
    """Put aside, because something was taken back and the seat is due earlier than planned for."""
