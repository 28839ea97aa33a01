"""Whose game a file tells: only a table that has ended, and that its reader may see, is known again."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from data.records.enums import Seating, Stage, StopReason
from data.records.rows import SeatRow, Stored, StoredEntry, TableRow
from engines import GAMES
from engines.core.record import Player
from tables.clocks.time_control import NO_CLOCK
from tables.looking_back.imports import table_of
from tables.looking_back.provenance import Whose, record_of, whose
from tests.core.test_fairness import games

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


def at_home(record):
    """The table at which a game was played, with its entries."""
    origin, header = record.origin, record.header
    row = TableRow(
        origin.table, header.game, header.setup.seats, header.setup.options, header.setup.rules, header.seed, Stage.ENDED,
        StopReason.FINISHED, 1, 2, 3, "en", 100, NO_CLOCK, Seating.RANDOM, False, NOON, record.entries[-1].seq, NOON,
        chance=2, secret=origin.secret, parts=tuple(map(str, origin.places)),
    )  # fmt: skip
    seats = tuple(
        SeatRow(row.id, at, 100 + at, each.name, False, None) for at, each in enumerate(record.players)
    )
    lines = (each.line.replace("substituted 0", "substituted 77") for each in record.entries)
    entries = [
        StoredEntry(replace(each, line=line), NOON) for each, line in zip(record.entries, lines, strict=True)
    ]
    return Stored(row, seats), entries


def found(record, own, entries):
    return whose(record, own, entries, GAMES[record.header.game], lambda seat: [seat.name])


@pytest.mark.parametrize("at", range(len(GAMES)), ids=list(GAMES))
def test_a_file_is_compared_with_the_table_that_it_names(at):
    record = replace(games()[at], began="2026-11-20", ended="2026-11-20")
    own, entries = at_home(record)
    assert found(record, own, entries) is Whose.SAME
    assert found(record_of(table_of("i1234abcd", record, GAMES)), own, entries) is Whose.SAME
    origin, seq = record.origin, record.entries[3]
    for changed in (
        replace(record, origin=replace(origin, secret="0f" * 32)),
        replace(record, origin=replace(origin, places=origin.places[::-1])),
        replace(record, origin=replace(origin, by_lot=False)),
        replace(record, header=replace(record.header, seed="0f" * 32)),
        replace(record, entries=record.entries[:-1]),
        replace(record, entries=(*record.entries[:3], replace(seq, auto=True), *record.entries[4:])),
    ):
        assert found(changed, own, entries) is Whose.OTHER
    names = (Player("Magnus"), *record.players[1:])
    assert found(replace(record, players=names), own, entries) is Whose.NAMED
    computer = (replace(record.players[0], computer=True), *record.players[1:])
    assert found(replace(record, players=computer), own, entries) is Whose.NAMED
    assert found(replace(record, began="2020-01-01"), own, entries) is Whose.NAMED


@pytest.mark.parametrize("stage", [Stage.LOBBY, Stage.RUNNING, Stage.FROZEN])
def test_nothing_is_said_of_a_table_that_has_not_ended(stage):
    """Whether the secret in the file is right is nobody's to know before."""
    record = games()[0]
    assert record.origin is not None
    own, entries = at_home(record)
    own = replace(own, row=replace(own.row, stage=stage))
    wrong = replace(record, origin=replace(record.origin, secret="0f" * 32))
    assert found(record, own, entries) is found(wrong, own, entries) is Whose.UNKNOWN


def test_a_file_without_a_table_is_no_game_of_ours():
    record = games()[0]
    own, entries = at_home(record)
    assert found(record, None, []) is Whose.UNKNOWN
    assert found(replace(record, origin=None), own, entries) is Whose.NAMELESS
