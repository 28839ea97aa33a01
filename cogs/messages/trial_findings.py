"""Findings of trials on the real Discord, as values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Trial(Enum):
    """The trials, in order; most depend on earlier ones."""

    POST = "post"
    IDS = "ids"
    FILES = "files"
    NONCE = "nonce"
    EDIT = "edit"
    LONG = "long"
    HISTORY = "history"
    DELETED = "deleted"
    THREAD = "thread-below"
    ARCHIVE = "archive"
    ARCHIVED_EDIT = "archived-edit"
    ARCHIVED_POST = "archived-post"
    OPEN_AGAIN = "open-again"
    PRIVATE = "private"
    DM = "dm"


class Outcome(Enum):
    """Outcomes of a trial."""

    AS_BELIEVED = "as-believed"
    OTHERWISE = "otherwise"
    """Discord answers something else than `docs/discord.md` says."""
    FAILED = "failed"
    """Discord refused, or did not answer."""
    NOT_TRIED = "not-tried"
    """What it stands on did not work."""


@dataclass(frozen=True, slots=True)
class TrialFinding:
    """A trial's outcome; `reason` is Discord's own where there is one."""

    trial: Trial
    outcome: Outcome
    reason: str = ""
