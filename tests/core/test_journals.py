"""Whole recorded games replay to the same story and the same result."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bench.recorded import records
from data.records.rows import StoredEntry
from engines import GAMES
from engines.core.journal import Incomplete, deal, load, replay
from tables.story import story_of

FOLDER = Path(__file__).parents[1] / "journals"


@pytest.mark.parametrize(
    "file", sorted(FOLDER.glob("*/*.txt")), ids=lambda file: f"{file.parent.name}: {file.stem}"
)
def test_journal_tells_the_same_story(file):
    """The last line of a recorded game is `result <scores by seat>`."""
    text, _, scores = file.read_text(encoding="utf-8").rpartition("result ")
    header, entries = load(text)
    game = GAMES[header.game]
    assert all(entry.digest for entry in entries)
    state = deal(game, header)
    for step in replay(game, header, entries):
        state = step.state
    result = game.result(state)
    assert result is not None
    assert result.scores == tuple(map(int, scores.split()))


@pytest.mark.parametrize("name", GAMES)
def test_a_missing_entry_is_named(name):
    """Whatever goes wrong without it."""
    header, entries = load(records(name)[0].read_text(encoding="utf-8").rpartition("result ")[0])
    began = datetime(2000, 1, 1, tzinfo=UTC)
    for at in (0, (len(entries) - 1) // 2):
        rest = [*entries[:at], *entries[at + 1 :]]
        with pytest.raises(Incomplete, match=f"entry {at + 1} is missing"):
            list(replay(GAMES[name], header, rest))
        story = story_of(GAMES[name], header, began, [StoredEntry(entry, began) for entry in rest])
        assert story.broken.startswith(f"entry {at + 1} is missing")


@pytest.mark.parametrize("name", GAMES)
def test_a_story_that_breaks_ends_before_the_entry_that_breaks_it(name):
    """The replay goes on in place, and what a failing entry has changed already must not be seen."""
    file = records(name)[0]
    header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
    steps = list(replay(GAMES[name], header, entries))
    began = datetime(2000, 1, 1, tzinfo=UTC)
    for at in (1, len(steps) // 2):
        spoilt = [*entries[:at], replace(entries[at], digest="0" * 12), *entries[at + 1 :]]
        story = story_of(GAMES[name], header, began, [StoredEntry(entry, began) for entry in spoilt])
        assert story.broken.startswith(f"entry {entries[at].seq} ")
        assert [told.entry for told in story.played] == entries[:at]
        assert repr(story.state) == repr(steps[at - 1].state)
