"""What is told in one post: every turn by itself, and computers among themselves several turns at once."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from bench.recorded import read
from cogs.messages.lines import (
    MOST_LINES,
    MOST_TOLD,
    in_order,
    public_lines,
    scored_lines,
    scores,
    told_lines,
)
from cogs.messages.names import bold_names
from cogs.panels.files import story_text
from cogs.posts.batching import batches, computers_continue
from engines import GAMES, PRESENTATIONS
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.journal import Entry, Header, deal, play
from render.sentences import joined, sentence
from tests.core.test_journals import FOLDER
from tests.core.test_leaks import recorded_table, table_of
from tests.laws import setups
from tests.room import ANA, BEN
from tests.tables.test_presence import time_out

TURNS = 30


def played(name, computers):
    """A table after some turns of a random game, with these seats held by computers."""
    game = GAMES[name]
    header, rng = Header(name, list(setups(game))[-1], "tales"), Rng("tales", 0)
    state, turns = deal(game, header), 0
    entries: list[Entry] = []
    while turns < TURNS and (due := game.due(state)):
        seat, at = rng.choice(due), len(entries) + 1
        step = play(game, state, seat, random_move(game, state, seat, rng), Rng("tales", at), at)
        state, turns = step.state, turns + step.closes
        entries.append(step.entry)
    table = table_of(game, header, entries, "en")
    held = tuple(replace(each, computer=each.seat in computers(len(table.seats))) for each in table.seats)
    return replace(table, seats=held)


@pytest.mark.parametrize("name", GAMES)
def test_computers_among_themselves_are_told_together(name):
    table = played(name, lambda seats: range(seats))
    turns, told = [turn for turn in table.turns() if turn.closed], batches(table, -1)
    assert [note for batch in told for note in batch.notes] == [note for turn in turns for note in turn.notes]
    assert told[0].seat is None and told[0].last_seq == 0, "the deal is a post of its own"
    assert len(told) == 2, "and all of the rest is another"
    lines = told_lines(table, told[1], "en")
    if len(told[1].parts) > MOST_TOLD:
        scored = table.presentation.scored([note.text for note in told[1].notes])  # has lines of its own
        assert len(lines) == MOST_TOLD + 1 or (scored and len(lines) > MOST_TOLD)
        assert str(len(told[1].parts) - MOST_TOLD) in lines[0]
    else:
        assert len(lines) >= len(told[1].parts)
    assert computers_continue(table) == bool(table.due)


@pytest.mark.parametrize(
    "name, key",
    [("yspahan/four-players", "yspahan-week-over"), ("alhambra/six-players", "alhambra-scored-total")],
)
def test_a_post_of_many_events_has_few_lines_and_a_scoring_its_own(name, key):
    header, entries = read(FOLDER / f"{name}.txt")
    table, scorings = recorded_table(GAMES[header.game], header, entries, "en"), 0
    names = bold_names(table, "en")
    for turn in table.turns():
        told, lines = [note for note in turn.notes if note.to is None], public_lines(table, turn.notes, "en")
        if found := table.presentation.scored([note.text for note in told]):
            own = scored_lines(table, found, "en")
            scorings += any(lines[at : at + len(own)] == own for at in range(len(lines)))
            assert len(lines) <= len(own) + MOST_LINES
            continue
        said = [sentence(note.text, "en", names) for note in told]
        assert " ".join(lines) == " ".join(said) and len(lines) == min(len(said), MOST_LINES)
        for note, each in zip(told, said, strict=True):
            if note.text.key == key:
                scorings += 1
                assert any(line.startswith(each) for line in lines)
    assert scorings == 3


@pytest.mark.parametrize("name", GAMES)
def test_the_line_of_a_computers_turn_tells_in_order_and_keeps_what_mattered(name):
    table, found = played(name, lambda seats: range(seats)), 0
    for turn in table.turns()[1:]:
        notes = [note for note in turn.notes if note.to is None]
        told = [note for note in notes if scores(note) or note.text.key in PRESENTATIONS[name].matters]
        firsts = [in_order(table, [note], "en", 10_000) for note in told]
        found += bool(told) and notes[0] not in told
        assert in_order(table, notes, "en", 10_000) == joined(
            (in_order(table, [note], "en", 10_000) for note in notes), "en"
        )
        places = [
            in_order(table, notes, "en", 1).index(said)
            for note, said in zip(told, firsts, strict=True)
            if scores(note)
        ]
        assert places == sorted(places)
    assert found or not PRESENTATIONS[name].matters, "such a turn came up"


@pytest.mark.parametrize("name", GAMES)
def test_computers_between_two_people_are_one_post(name):
    table = played(name, lambda seats: range(1, seats))
    computers = {turn.last_seq for turn in table.turns() if turn.seat and turn.closed}
    told = batches(table, -1)
    for one, other in pairwise(told):
        assert not {one.last_seq, other.last_seq} <= computers, "two posts of computers in a row"


async def test_a_time_out_and_the_computer_that_takes_the_seat_are_one_post(room):
    table = await room.start([ANA, BEN], clock="8h", absence="substitute", options={"rounds": "9"})
    await room.tables.play(table, ANA.user, "bid 3")
    await time_out(room, table)
    await room.tables.play(table, ANA.user, "rest")
    before = (await room.tables.table(table)).head
    await time_out(room, table)
    now = await room.tables.table(table)
    keys = [[note.text.key for note in batch.notes] for batch in batches(now, before)]
    away = next((told for told in keys if "table-told-away" in told), None)
    assert away is not None and "table-told-late" in away, keys
    assert not any(told.aside for told in batches(now, before)), (
        "whoever is next is to be called below a board"
    )


@pytest.mark.parametrize("name", GAMES)
def test_as_long_as_people_play_every_turn_has_its_post(name):
    table = played(name, lambda seats: range(1, seats))
    turns = [turn for turn in table.turns() if turn.closed and turn.seat is not None]
    people = {turn.last_seq for turn in turns if not table.seats[turn.seat].computer}
    assert people <= {batch.last_seq for batch in batches(table, -1)} and people
    assert not computers_continue(played(name, lambda seats: ()))


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_story_as_a_file_is_plain_text(locale):
    table = played("carcassonne", lambda seats: ())
    seats = tuple(replace(each, name=f"`{each.name}`") for each in table.seats)
    said = story_text(replace(table, seats=seats), locale)
    assert len(said.splitlines()) > TURNS and "**" not in said and "-#" not in said
    assert "`P0`" in said and "`" not in re.sub("`P[0-9]`", "", said)
