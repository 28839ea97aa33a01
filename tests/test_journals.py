"""Whole recorded games replay to the same story and the same result."""

from pathlib import Path

import pytest

from engines import GAMES
from engines.journal import deal, load, replay

FOLDER = Path(__file__).parent / "journals"


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
