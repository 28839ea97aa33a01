"""Finds out whether a record tells a game played at a table here. Pure."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from enum import StrEnum

from data.records.enums import Stage
from data.records.rows import SeatRow, Stored, StoredEntry
from engines.core.game import AnyGame, Setup
from engines.core.journal import Entry
from engines.core.record import Player, Record, nameless, written_name
from tables.looking_back.imports import day_of
from tables.table import Table


class Whose(StrEnum):
    """The source of a record, compared with stored tables."""

    SAME = "same"
    """A table as it was played here."""
    NAMED = "named"
    """A table played here, but with other names or days."""
    OTHER = "other"
    """It has the id of a table, and tells something else."""
    UNKNOWN = "unknown"
    """It has no id of a table that has ended and that its reader may see."""
    NAMELESS = "nameless"
    """It has no id at all, as those of older tables."""


def whose(
    record: Record,
    own: Stored | None,
    entries: Iterable[StoredEntry],
    game: AnyGame,
    names: Callable[[SeatRow], Collection[str]],
) -> Whose:
    """Find the source of a checked record.

    Args:
        own: the table with its id, None where there is none that its reader may see. Nothing is said of one that has not ended: what fits its
            secret is nobody's to know.
        entries: those of that table.
        game: the record's game.
        names: how whoever sits there may be called, in any language.
    """
    if record.origin is None:
        return Whose.NAMELESS
    if own is None or own.row.stage is not Stage.ENDED or own.row.id != record.origin.table:
        return Whose.UNKNOWN
    kept = [each for each in entries if each.entry.seq <= own.row.head]
    ours, theirs = own.row.header, record.header
    if (
        ours.game != theirs.game
        or _settled(game, ours.setup) != _settled(game, theirs.setup)
        or replace(ours, setup=theirs.setup) != theirs
        or own.row.origin != record.origin
        or [_told(each.entry) for each in kept] != [_told(entry) for entry in record.entries]
    ):
        return Whose.OTHER
    days = day_of(own.row.started_at or own.row.created_at), day_of(kept[-1].at) if kept else ""
    seats = sorted(own.seats, key=lambda seat: seat.seat)
    called = all(
        player.computer == seat.computer and player.name in map(written_name, names(seat))
        for player, seat in zip(record.players, seats, strict=True)
    )
    told = zip((record.began, record.ended), days, strict=True)
    return Whose.SAME if called and all(each in ("", day) for each, day in told) else Whose.NAMED


def record_of(brought: Table) -> Record:
    """The record from which an import was made, without its draws."""
    story = brought.story
    return Record(
        story.header,
        tuple(Player(seat.name, seat.computer) for seat in brought.seats),
        tuple(kept.entry for kept in story.entries),
        began=day_of(story.began),
        ended=day_of(story.entries[-1].at) if story.entries else "",
        origin=brought.origin,
    )


def _settled(game: AnyGame, setup: Setup) -> Setup:
    """A setup with defaults filled in."""
    return replace(game.setup(setup.seats, **dict(setup.options)), rules=setup.rules)


def _told(entry: Entry) -> Entry:
    return replace(entry, line=nameless(entry.line))
