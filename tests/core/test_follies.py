"""The computer does not …: positions in `tests/follies` where a turn would be laughed at."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from engines import GAMES, PLAYERS
from engines.computers.levels import Level
from engines.computers.search import answer
from engines.core.chance import Rng
from engines.core.journal import Header, deal

FOLDER = Path(__file__).parents[1] / "follies"


def positions():
    """All positions: game, sentence, seed, key of the search, options of the table (with the seats if they are not two), lines and the pattern."""
    for file in sorted(FOLDER.glob("*.txt")):
        for block in file.read_text(encoding="utf-8").split("\n\n"):
            if block.strip():
                sentence, *rest = block.strip().split("\n")
                fields = dict(line.partition(": ")[::2] for line in rest)
                options = dict(option.split("=") for option in fields.get("options", "").split())
                key, lines = fields.get("key", "folly"), fields.get("lines", "")
                yield file.stem, sentence, fields["seed"], key, options, lines, fields["folly"]


@pytest.mark.parametrize(
    "level", [Level.EASY, Level.NORMAL, pytest.param(Level.HARD, marks=pytest.mark.long)]
)
@pytest.mark.parametrize("game", GAMES)
def test_the_computer_never(game, level, monkeypatch):
    rules = GAMES[game]
    player = PLAYERS[game]
    thinking = player.thinking
    less = replace(thinking, positions=500, candidates=5, tries=min(600, thinking.tries))
    monkeypatch.setattr(type(player), "thinking", less)
    done = []
    for name, sentence, seed, key, options, lines, folly in positions():
        if name != game:
            continue
        state = deal(rules, Header(game, rules.setup(int(options.pop("seats", 2)), **options), seed))
        for seq, line in enumerate(filter(None, lines.split(" / ")), 1):
            seat, _, move = line.partition(" ")
            state, _ = rules.apply(state, int(seat), rules.notation.parse(move), Rng(seed, seq))
        turn = "; ".join(answer(player, rules.view(state, rules.due(state)[0]), key, level))
        if re.fullmatch(folly, turn):
            done.append(f"{sentence} {seed}, {lines}: {turn}")
    assert done == []
