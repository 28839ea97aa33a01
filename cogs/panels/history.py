"""The list of somebody's, or a server's, finished games, the newest first; on its first page also what is running."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from cogs.messages.custom_ids import CustomId, discord_id
from cogs.messages.markdown import day, link, safe
from cogs.messages.message import Button, Component, Message, Option, Select, message
from cogs.messages.names import seat_name
from cogs.panels.spans import together
from data.records.enums import StopReason
from data.records.rows import SeatRow
from data.records.statistics import History, PastGame
from engines.core.text import Seat
from render.sentences import dashed, listed, word

PAGE = 8
"""Games on one page: as many as surely fit into one message."""

_MOST_RUNNING = 5
_LONGEST_NAME = 20
_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True, slots=True)
class Whose:
    """The owner of the listed games: the reader, a person or the server. Custom ids hold it as a string."""

    kind: str
    person: int | None = None

    def __str__(self) -> str:
        return self.kind if self.person is None else str(self.person)

    @staticmethod
    def read(text: str) -> Whose:
        """Parse what `str` has written.

        >>> Whose.read("80351110224678912"), str(Whose.read("server"))
        (Whose(kind='person', person=80351110224678912), 'server')
        """
        person = discord_id(text)
        return (
            Whose("person", person) if person is not None else Whose("server" if text == "server" else "mine")
        )


@dataclass(frozen=True, slots=True)
class Running:
    """A game that has not ended."""

    game: str
    guild: int | None
    thread: int | None
    seats: tuple[SeatRow, ...]


def history(whose: Whose, found: History, running: Sequence[Running], page: int, locale: str) -> Message:
    """A page of the list.

    Args:
        found: the games of this page.
        running: all games that have not ended.
        page: from 0.
    """
    said = [_title(whose, found.total, locale)]
    if page == 0 and running:
        said.append(word("history-running", locale, count=len(running)))
        said += [f"- {_going_on(each, locale)}" for each in running[:_MOST_RUNNING]]
        if found.games:
            said.append(word("history-finished", locale, count=found.total))
    said += [
        f"{number}. {past_game(each, locale)}" for number, each in enumerate(found.games, page * PAGE + 1)
    ]
    return message(said, rows=[_choice(found, page, locale), _pages(whose, found.total, page)])


def past_game(each: PastGame, locale: str) -> str:
    """A game in two lines: which, when, who with which result; how long, and whether it was rated."""
    name = word(f"{dashed(each.game)}-title", locale)
    if each.thread is not None:
        name = f"[{name}]({link(each.guild, each.thread)})"
    more = [_length(each.ended_at - each.started_at, locale), word("history-turns", locale, count=each.turns)]
    more += [word("history-rated", locale)] if each.rated else []
    more += [word("history-taken", locale)] if each.taken else []
    more += [] if each.whole else [word("history-result-only", locale)]
    return f"**{name}** · {day(each.ended_at)} · {_result(each, locale)}\n-# {' · '.join(more)}"


def past_label(each: PastGame, locale: str) -> str:
    """A game in a few words, for a suggestion."""
    people = listed([seat_name(row, locale) for row in each.seats], locale)
    return f"{word(f'{dashed(each.game)}-title', locale)} · {each.ended_at:%Y-%m-%d} · {people}"[:100]


def _title(whose: Whose, total: int, locale: str) -> str:
    who = f"<@{whose.person}>" if whose.person is not None else ""
    key = f"history-{whose.kind}" if total else f"history-{whose.kind}-none"
    return word(key, locale, who=who, count=total)


def _going_on(each: Running, locale: str) -> str:
    name = word(f"{dashed(each.game)}-title", locale)
    if each.thread is not None:
        name = f"[{name}]({link(each.guild, each.thread)})"
    return f"**{name}** · {listed([_name(row, locale) for row in each.seats], locale)}"


def _result(each: PastGame, locale: str) -> str:
    """The people by place, each with their points if there are any; or that all agreed to stop."""
    if each.why is StopReason.AGREED:
        return (
            f"{listed([_name(row, locale) for row in each.seats], locale)} · {word('history-agreed', locale)}"
        )
    behind = [99 if seat in each.replaced else place or 99 for seat, place in enumerate(each.places)]
    order = sorted(range(len(each.seats)), key=lambda seat: (behind[seat], seat))
    said = [_placed(each, seat, locale) for seat in order]
    return " · ".join(said)


def _placed(each: PastGame, seat: Seat, locale: str) -> str:
    name, place, score = _name(each.seats[seat], locale), each.places[seat], each.scores[seat]
    if place is None or seat in each.replaced:
        key = "history-replaced" if seat in each.replaced else "history-left"
        return f"{name}{together(word(key, locale), locale)}"
    medal = _MEDALS.get(place, f"{place}.")
    return f"{medal} {name}" + (f" {score}" if score is not None else "")


def _name(row: SeatRow, locale: str) -> str:
    name = seat_name(row, locale)
    return safe(name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…")


def _length(span: timedelta, locale: str) -> str:
    if span >= timedelta(days=1):
        return word("time-days", locale, count=span.days)
    if span >= timedelta(hours=1):
        return word("time-hours", locale, count=span // timedelta(hours=1))
    return word("time-minutes", locale, count=max(1, span // timedelta(minutes=1)))


def _choice(found: History, page: int, locale: str) -> list[Component]:
    """The select that opens a game of this page."""
    options = tuple(
        Option(
            each.table,
            f"{number} · {word(f'{dashed(each.game)}-title', locale)}",
            description=listed([seat_name(row, locale) for row in each.seats], locale)[:100],
        )
        for number, each in enumerate(found.games, page * PAGE + 1)
        if each.whole
    )
    return [Select(CustomId("pastgame"), options, word("history-open", locale))] if options else []


def _pages(whose: Whose, total: int, page: int) -> list[Component]:
    steps = ((page - 1, "◀"), (page + 1, "▶"))
    last = max(0, (total - 1) // PAGE)
    return [Button(CustomId("history", rest=f"{whose} {to}"), sign) for to, sign in steps if 0 <= to <= last]
