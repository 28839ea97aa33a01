"""What is told in one post: every turn by itself, and computers among themselves several turns at once."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from cogs.panels.files import story_text
from cogs.posts.batching import MOST_TOLD, batches, going_round
from engines import GAMES
from engines.core.chance import Rng
from engines.core.computer_players import random_move
from engines.core.journal import Entry, Header, deal, play
from tests.core.test_leaks import table_of
from tests.laws import setups

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


def size(batch):
    return sum(note.to is None for note in batch.notes)


@pytest.mark.parametrize("name", GAMES)
def test_computers_among_themselves_are_told_together_from_their_second_round_on(name):
    table = played(name, lambda seats: range(seats))
    turns, told = [turn for turn in table.turns() if turn.closed], batches(table, -1)
    assert [note for batch in told for note in batch.notes] == [note for turn in turns for note in turn.notes]
    seats = [turn.seat for turn in turns]
    again = next(at for at, seat in enumerate(seats) if seat in seats[:at])
    assert [batch.last_seq for batch in told[:again]] == [turn.last_seq for turn in turns[:again]]
    for one, other in pairwise(told[again:]):
        assert size(one) + size(other) > MOST_TOLD, "there was room"
    assert all(size(batch) <= MOST_TOLD or batch in turns for batch in told) and len(told) < len(turns)
    assert going_round(table) == bool(table.due)


@pytest.mark.parametrize("name", GAMES)
def test_as_long_as_people_play_every_turn_has_its_post(name):
    table = played(name, lambda seats: range(1, seats))
    turns = [turn for turn in table.turns() if turn.closed and turn.seat is not None]
    people = {turn.last_seq for turn in turns if not table.seats[turn.seat].computer}
    assert people <= {batch.last_seq for batch in batches(table, -1)} and people
    assert not going_round(played(name, lambda seats: ()))


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_story_as_a_file_is_plain_text(locale):
    table = played("carcassonne", lambda seats: ())
    seats = tuple(replace(each, name=f"`{each.name}`") for each in table.seats)
    said = story_text(replace(table, seats=seats), locale)
    assert len(said.splitlines()) > TURNS and "**" not in said and "-#" not in said
    assert "`P0`" in said and "`" not in re.sub("`P[0-9]`", "", said)
