"""A server's open tables and an event of sixty-four, beside its finished games."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count
from typing import Final

from discord.utils import sleep_until

from bench.history.games import GUILD
from bench.storage import nobody
from cogs.panels.finding import open_tables_page
from cogs.panels.leagues import event_list
from cogs.posts.leagues import details, event_post
from community.finding.open_tables import open_tables
from community.leagues import draws
from community.leagues.event import Event, after
from community.leagues.league import League
from community.leagues.lines import Joined, Line, Result, spelled
from data.records.events import EntrantRow, EventChange, EventLine, EventRow, Format, Phase
from data.records.people import Person
from data.store import Store
from tables.service import Tables

LOBBIES: Final = 30
_ENTRANTS: Final = 64
_EVENT: Final = "measured"
_NOW: Final = datetime(2026, 1, 1, tzinfo=UTC)
_ASKED: Final = ("in-time 90", "known yes")


async def gather(store: Store) -> None:
    """Open the tables, each with conditions for which the games of whoever looks are counted; and play the event, the lower number winning."""
    tables = _tables(store)
    for number in range(LOBBIES):
        opener = Person(1 + number, f"Person {1 + number}", "en")
        await tables.lobbies.open(
            "carcassonne", opener, guild=GUILD, channel=100 + number, seats=4, options={}, locale="en", clock="24h",
            conditions=_ASKED,
        )  # fmt: skip
    row = EventRow(
        _EVENT, GUILD, 2, 1, "Cup", "carcassonne", (), "24h", True, "en", Format.SWISS, 2, 2, 6, 0, _NOW,
    )  # fmt: skip
    journal = [spelled(each) for each in _played(Event(row.rules))]
    await store.create_event(row)
    entrants = tuple(EntrantRow(_EVENT, each, each, f"Person {each}") for each in range(1, _ENTRANTS + 1))
    said = tuple(EventLine(_EVENT, seq, line, _NOW) for seq, line in enumerate(journal, 1))
    await store.change_event(EventChange(_EVENT, 0, said, Phase.OVER, entrants))


async def find(store: Store, reader: int) -> None:
    """`/table find`, by a process that knows none of the tables yet."""
    found = await open_tables(store, _tables(store), GUILD, reader, "en", lambda channel: True, _NOW)
    assert len(found) == LOBBIES
    open_tables_page(found, 0, others=False, locale="en")


async def listed(store: Store) -> None:
    """`/league list`."""
    event_list(await store.events_in(GUILD, 10), "en")


async def standing(store: Store) -> None:
    """The event's post, and its details."""
    kept = await store.event(_EVENT)
    assert kept is not None
    league = League(kept.row, kept.entrants, kept.journal)
    event_post(league, {})
    details(league, {}, 0, "en")


def _tables(store: Store) -> Tables:
    return Tables(store, now=lambda: _NOW, sleep_until=sleep_until, computer=nobody)


def _played(event: Event) -> list[Line]:
    """All lines of an event, from the first sign-up."""
    journal: list[Line] = []
    ids = (f"m{number:07}" for number in count())

    def take(*lines: Line) -> None:
        nonlocal event
        for line in lines:
            journal.append(line)
            event = after(event, line)

    take(*(Joined(number) for number in range(1, _ENTRANTS + 1)))
    take(draws.start(event, "seed", {}))
    while event.phase is Phase.RUNNING:
        take(*draws.coming(event, ids))
        take(*draws.to_open(event))
        for match in [each for each in event.matches if each.running]:
            order = sorted(match.playing)
            take(Result(match.number, tuple(1 + order.index(each) for each in match.playing), ()))
    return journal
