"""The story of a game: chances that end with who won, and turns that changed much, the same every time."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engines import GAMES, PLAYERS
from engines.computers.reckoning import STRETCHES, positions, reckon
from engines.core.journal import rerun
from engines.core.record import check
from tests.core.test_record import SHORT, recorded


def reckoned(record, playouts, closer):
    """The progress that was told, and the story."""
    told = []
    making = reckon(
        PLAYERS[record.header.game], record.header, record.entries, "test", playouts, closer, 0.05
    )
    while True:
        try:
            told.append(next(making))
        except StopIteration as end:
            return told, end.value


@pytest.mark.parametrize("file", SHORT[::2], ids=lambda file: file.parent.name)
def test_it_ends_with_the_result_and_names_turns(file):
    record = recorded(file)
    told, found = reckoned(record, 1, 1)
    game = GAMES[record.header.game]
    closed = [step.entry.seq for step in rerun(game, record.header, record.entries) if step.closes]
    result = check(record, GAMES).result
    assert result is not None
    won = tuple(float(place == 1) / result.places.count(1) for place in result.places)
    assert found.course[0][0] == 0 and found.course[-1] == (closed[-1], won)
    assert all(sum(chances) == pytest.approx(1) for _, chances in found.course)
    assert all(before < after for (before, _), (after, _) in pairwise(found.course))
    assert {seq for seq, _ in found.course} <= {0, *closed} and len(found.decisive) <= STRETCHES
    assert {each.seq for each in found.decisive} <= set(closed)
    for each in found.decisive:
        if each.reviewed is not None:  # by the seat whose turn it was, and inside it
            made = [entry for entry in record.entries if each.reviewed.first <= entry.seq <= each.seq]
            assert made and len({entry.seat for entry in made}) == 1 and each.reviewed.best
    course = dict(found.course)
    # They are estimated anew: by chance alone some turn always looks as if it had changed much.
    for each in found.decisive:
        assert each.after == course[each.seq]
        assert max(abs(now - was) for was, now in zip(each.before, each.after, strict=True)) >= 0.07
    assert (
        told == list(range(1, len(told) + 1)) and abs(len(told) - positions(len(closed))) <= 2 * STRETCHES + 2
    )


@pytest.mark.long
def test_it_is_the_same_every_time():
    record = recorded(next(file for file in SHORT if file.parent.name == "armadora"))
    assert reckoned(record, 1, 1) == reckoned(record, 1, 1)
