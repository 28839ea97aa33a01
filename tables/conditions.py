"""Requirements of a lobby for those who join by themselves. Pure.

Whoever is invited by name, and whoever sits at the table already, is asked nothing. Newcomers are not shut out: what needs figures
counts only for those who have finished enough games, and a range of ratings only for those whose rating is narrow enough.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Final

from engines.core.text import Text, say
from tables.errors import LobbyError

NEEDED: Final = 5
"""Finished games from which on figures count, where a server has settled nothing else."""


class ConditionKind(StrEnum):
    """Kinds of requirements. The values are stored and never change."""

    IN_TIME = "in-time"
    """The least share of answers in time, in percent, at tables with a clock."""
    ANSWERS = "answers"
    """The longest median time to answer, in minutes."""
    RATING = "rating"
    """A rating here in this game within a range, as `900-1100`; either side may be left out."""
    LANGUAGE = "language"
    """They read the table's language: it is theirs here."""
    KNOWN = "known"
    """They have finished a game with somebody who sits at the table."""


CHOICES: Final[dict[ConditionKind, tuple[str, ...]]] = {
    ConditionKind.IN_TIME: ("80", "90", "95"),
    ConditionKind.ANSWERS: ("60", "240", "720", "1440"),
    ConditionKind.RATING: ("-900", "-1100", "900-1100", "900-", "1100-"),
    ConditionKind.LANGUAGE: ("yes",),
    ConditionKind.KNOWN: ("yes",),
}
"""What a lobby offers."""


@dataclass(frozen=True, slots=True)
class Condition:
    """One requirement."""

    kind: ConditionKind
    value: str

    def __str__(self) -> str:
        return f"{self.kind} {self.value}"

    @staticmethod
    def parse(text: str) -> Condition:
        """Parse a condition; the inverse of `str`.

        >>> Condition.parse("in-time 90")
        Condition(kind=<ConditionKind.IN_TIME: 'in-time'>, value='90')
        """
        kind, _, value = text.partition(" ")
        return Condition(ConditionKind(kind), value)

    @property
    def minutes(self) -> int:
        """The minutes of an `ANSWERS` requirement."""
        return int(self.value)

    @property
    def range(self) -> tuple[int | None, int | None]:
        """The bounds of a `RATING` requirement, lowest and highest; None for no bound."""
        low, _, high = self.value.partition("-")
        return int(low) if low else None, int(high) if high else None


@dataclass(frozen=True, slots=True)
class Figures:
    """A person's figures that requirements are checked against.

    Attributes:
        finished: how many games they have finished.
        in_time: the share of their answers on a clock that came in time; None without any.
        typical: seconds, the median of their answers; None without any.
        rating: in this game at this size of table here; None if there is none, or it is provisional.
        language: what they read.
        known: whether they have finished a game with somebody at the table.
    """

    finished: int
    in_time: float | None
    typical: int | None
    rating: int | None
    language: str
    known: bool


def changed(conditions: tuple[str, ...], name: str, value: str) -> tuple[str, ...]:
    """A table's requirements with one replaced.

    Args:
        name: of its kind; "" changes nothing.
        value: "" asks for nothing of this kind.

    Raises:
        LobbyError: there is no such condition.
    """
    if not name:
        return conditions
    try:
        kind = ConditionKind(name)
    except ValueError:
        raise LobbyError(say("table-no-such-condition")) from None
    if value and value not in CHOICES[kind]:
        raise LobbyError(say("table-no-such-condition"))
    found = {each.kind: each for each in map(Condition.parse, conditions)} | {kind: Condition(kind, value)}
    return tuple(str(found[each]) for each in ConditionKind if each in found and found[each].value)


def unmet(conditions: Iterable[str], who: Figures, needed: int, language: str) -> list[Text]:
    """The requirements that a person misses, with their own figures; empty if they fit.

    Args:
        needed: finished games from which on figures count.
        language: the table's.
    """
    return [
        text
        for each in map(Condition.parse, conditions)
        if (text := _unmet(each, who, needed, language)) is not None
    ]


def _unmet(condition: Condition, who: Figures, needed: int, language: str) -> Text | None:
    old_hand = who.finished >= needed
    match condition.kind:
        case ConditionKind.IN_TIME:
            asked = int(condition.value)
            if old_hand and who.in_time is not None and who.in_time * 100 < asked:
                whole = int(round(who.in_time * 100, 6))  # 57 of 100 are 57: the product is a little less
                return say("unmet-in-time", asked=asked, yours=whole)
        case ConditionKind.ANSWERS:
            most = timedelta(minutes=condition.minutes).total_seconds()
            if old_hand and who.typical is not None and who.typical > most:
                return say("unmet-answers", asked=int(most), yours=who.typical)
        case ConditionKind.RATING:
            low, high = condition.range
            if who.rating is not None and not (low or 0) <= who.rating <= (high or who.rating):
                return say("unmet-rating", asked=condition.value, yours=who.rating)
        case ConditionKind.LANGUAGE:
            if who.language != language:
                return say("unmet-language", asked=language)
        case ConditionKind.KNOWN:
            if not who.known:
                return say("unmet-known")
    return None
