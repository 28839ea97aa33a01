"""Bad days of Discord: rate limits, failing answers, lost connections, on demand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from typing import Final, TypedDict

RateLimits = dict[str, tuple[int, float]]

WHOLE_BOT: Final = "*"
"""Every request but answers to interactions, wherever it goes."""
OPENING: Final = "POST /channels/*/threads"
"""Opening threads, with and without a message, which counts for the whole server."""
REALISTIC: Final[RateLimits] = {
    "POST /channels/*/messages": (5, 5.0),
    "PATCH /channels/*/messages/*": (5, 5.0),
    "DELETE /channels/*/messages/*": (5, 1.0),
    "POST /channels/*/typing": (5, 5.0),
    OPENING: (50, 300.0),
    "PUT /channels/*/messages/*/reactions/*": (1, 0.25),
    "PATCH /channels/*": (5, 15.0),
    "POST /webhooks/*": (5, 2.0),
    WHOLE_BOT: (50, 1.0),
}
"""Requests per seconds and channel, or interaction, about as Discord is observed to allow them. The first that fits counts."""


class Trouble(TypedDict, total=False):
    """What a test may say about a `Fault`, besides the request."""

    times: int
    status: int | None
    code: int | None
    after: bool
    delay: float
    drop: bool
    retry_after: float | None
    skip: int
    then: Callable[[], None] | None


@dataclass
class Fault:
    """Trouble for the next requests that match."""

    pattern: str
    times: int = 1
    status: int | None = None
    code: int | None = None
    after: bool = False
    delay: float = 0.0
    drop: bool = False
    retry_after: float | None = 0.05
    """Seconds that a 429 asks for; None for one that says nothing."""
    skip: int = 0
    """How many matching requests pass unharmed before it."""
    then: Callable[[], None] | None = None
    """Called when it strikes; with `after` once the request has had its effect."""
    hits: int = 0
    """How many requests it has met."""

    @property
    def spoils(self) -> bool:
        """Whether it is more than a delay."""
        return self.drop or self.status is not None or self.code is not None

    def meets(self, request: str) -> bool:
        """Whether it strikes this `METHOD /path`; each hit uses it up a little."""
        if self.hits >= self.times or not fnmatchcase(request, self.pattern):
            return False
        if self.skip:
            self.skip -= 1
            return False
        self.hits += 1
        return True


class Faults:
    """The faults that tests have ordered, oldest first."""

    def __init__(self) -> None:
        self._ordered: list[Fault] = []

    def order(self, fault: Fault) -> Fault:
        """Let it happen from now on."""
        self._ordered.append(fault)
        return fault

    def strike(self, request: str) -> Fault | None:
        """The fault that this request meets."""
        return next((fault for fault in self._ordered if fault.meets(request)), None)


@dataclass(slots=True)
class _Bucket:
    limit: int
    seconds: float
    started: float = float("-inf")
    used: int = 0


@dataclass(slots=True)
class Allowance:
    """The state of the rate limit for one request."""

    bucket: str = "generous"
    limit: int = 1_000
    remaining: int = 999
    reset_after: float = 1.0
    exceeded: bool = False
    everywhere: bool = False
    """Whether it is the limit of the whole bot."""
    shared: bool = False
    """Whether it is the limit of a whole server."""

    def headers(self, now: float) -> dict[str, str]:
        """The X-RateLimit headers of the answer; `now` is the time of day."""
        scope = {"X-RateLimit-Scope": "shared"} if self.exceeded and self.shared else {}
        return scope | {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.remaining),
            "X-RateLimit-Reset": f"{now + self.reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{self.reset_after:.3f}",
            "X-RateLimit-Bucket": self.bucket,
        }


@dataclass
class Buckets:
    """Counts requests per route and channel; without limits everything passes."""

    limits: RateLimits = field(default_factory=dict)
    _buckets: dict[tuple[str, str], _Bucket] = field(default_factory=dict)

    def take(self, request: str, template: str, now: float, guild: str = "") -> Allowance:
        """Count one request at this moment (in seconds of any steady clock), to a place of a guild."""
        _, kind, place, token, *_ = [*request.split("/"), "", ""]
        answers = kind in ("interactions", "webhooks")
        if WHOLE_BOT in self.limits and not answers:
            whole = self._count(WHOLE_BOT, "", now)
            if whole.exceeded:
                return replace(whole, everywhere=True)
        for pattern in self.limits:
            if pattern != WHOLE_BOT and fnmatchcase(request, pattern):
                if pattern == OPENING:
                    return replace(self._count(pattern, guild, now), shared=True)
                return self._count(pattern, token if answers else place, now)
        return Allowance(bucket=f"{abs(hash(template)):x}")

    def _count(self, pattern: str, place: str, now: float) -> Allowance:
        bucket = self._buckets.setdefault((pattern, place), _Bucket(*self.limits[pattern]))
        if now >= bucket.started + bucket.seconds:
            bucket.started, bucket.used = now, 0
        bucket.used += 1
        left = bucket.limit - bucket.used
        reset = bucket.started + bucket.seconds - now
        return Allowance(f"{abs(hash(pattern)):x}", bucket.limit, max(left, 0), reset, exceeded=left < 0)
