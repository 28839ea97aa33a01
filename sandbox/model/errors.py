"""Errors of the sandbox: refusals of Discord, violations of a bot, mistakes of a test."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sandbox.model.wire import Json, JsonPath


class TestError(AssertionError):
    """A person tried what Discord's own client would not let them do."""

    __test__ = False  # pytest collects classes called Test…


class DidNotRespond(TestError):
    """The bot did not answer an interaction in time."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong in a request, and where."""

    path: JsonPath
    message: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path)) or 'body'}: {self.message}"


@dataclass(frozen=True, slots=True)
class Violation:
    """A request that no bot should make, or a failure of the emulator itself."""

    request: str
    message: str

    def __str__(self) -> str:
        return f"{self.request} — {self.message}"


# code: (status, message, whether a careful bot never causes it)
_REFUSALS: dict[int, tuple[int, str, bool]] = {
    0: (401, "401: Unauthorized", False),
    500: (500, "500: Internal Server Error", True),
    10002: (404, "Unknown Application", True),
    10003: (404, "Unknown Channel", False),
    10004: (404, "Unknown Guild", False),
    10007: (404, "Unknown Member", False),
    10008: (404, "Unknown Message", False),
    10013: (404, "Unknown User", False),
    10014: (404, "Unknown Emoji", True),
    10015: (404, "Unknown Webhook", False),
    10062: (404, "Unknown interaction", False),
    10063: (404, "Unknown application command", False),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later.", False),
    40003: (400, "You are opening direct messages too fast.", False),
    30008: (400, "Maximum number of emojis reached (2000)", False),
    30003: (400, "Maximum number of pins reached (250)", False),
    40005: (413, "Request entity too large", True),
    40060: (400, "Interaction has already been acknowledged.", True),
    50001: (403, "Missing Access", False),
    50005: (403, "Cannot edit a message authored by another user", True),
    50006: (400, "Cannot send an empty message", True),
    50007: (403, "Cannot send messages to this user", False),
    50013: (403, "Missing Permissions", False),
    50021: (403, "Cannot execute action on a system message", True),
    50024: (403, "Cannot execute action on this channel type", True),
    50027: (401, "Invalid Webhook Token", False),
    50033: (400, "Invalid Recipient(s)", True),
    50035: (400, "Invalid Form Body", True),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds", False),
    50083: (400, "Thread is archived", False),
    50109: (400, "The request body contains invalid JSON.", True),
    160004: (400, "A thread has already been created for this message", False),
    160005: (403, "Thread is locked", False),
    160006: (400, "Maximum number of active threads reached", False),
}


@dataclass
class ApiError(Exception):
    """A request that Discord refuses, with Discord's code for it."""

    code: int
    problems: list[Problem] = field(default_factory=list)
    status: int = 0
    """The HTTP status of the answer; without one that which usually goes with the code."""
    blame: bool | None = None
    """Whether the bot is to blame; None for what the code says."""

    def __post_init__(self) -> None:
        self.status = self.status or _REFUSALS[self.code][0]

    @property
    def is_violation(self) -> bool:
        """Whether the bot is to blame, rather than the state of its world."""
        return _REFUSALS[self.code][2] if self.blame is None else self.blame

    @property
    def body(self) -> Json:
        """The JSON of the answer."""
        answer: Json = {"code": 0 if self.code == 500 else self.code, "message": _REFUSALS[self.code][1]}
        if self.problems:
            answer["errors"] = _nested(self.problems)
        return answer

    def __str__(self) -> str:
        return "; ".join([f"{self.code} {_REFUSALS[self.code][1]}", *map(str, self.problems)])


@dataclass
class RateLimited(Exception):
    """A request that comes too early; the headers of the answer may say that there was room left."""

    retry_after: float
    code: int | None = None
    everywhere: bool = False
    """Whether the bot may meanwhile send nothing at all but answers to interactions."""

    @property
    def body(self) -> Json:
        """The JSON of the answer."""
        known = {} if self.code is None else {"code": self.code}
        message = _REFUSALS[self.code][1] if self.code else "You are being rate limited."
        return {"message": message, **known, "retry_after": self.retry_after, "global": self.everywhere}


def invalid(*problems: Problem) -> ApiError:
    """The refusal of a request body with these problems."""
    return ApiError(50035, list(problems))


def raise_for(problems: Iterable[Problem]) -> None:
    """Refuse the request body if there are any problems."""
    if found := list(problems):
        raise invalid(*found)


def _nested(problems: Iterable[Problem]) -> Json:
    root: dict[str, Any] = {}
    for problem in problems:
        node = root
        for step in problem.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": "INVALID", "message": problem.message})
    return root
