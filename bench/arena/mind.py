"""A level of one checkout as a program, for `bench.arena.against`: reads positions as lines, answers with turns.

Run by its path in the folder of any revision. Two play. Arguments: game, level, and the part of its positions that it looks at.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

sys.path[0] = str(Path.cwd())

from engines import GAMES, PLAYERS  # noqa: E402
from engines.computers.levels import Level  # noqa: E402
from engines.computers.search import answer  # noqa: E402
from engines.core.chance import Rng  # noqa: E402
from engines.core.journal import Header, deal  # noqa: E402


def main(name: str, level: Level, part: float) -> None:
    """Answer until there is nothing more to read: each line is the seed, a key for the search, and what has been played."""
    rules, known = GAMES[name], type(PLAYERS[name])
    usual = known.thinking
    positions, tries, easy = (int(part * most) for most in (usual.positions, usual.tries, usual.easy))
    less = replace(usual, positions=positions, tries=tries, easy=easy)
    player = type("Mind", (known,), {"thinking": less})(rules)
    seed, state = None, None
    played: list[str] = []
    for asked in sys.stdin:
        now, key, lines = json.loads(asked)
        if now != seed or lines[: len(played)] != played:
            seed, state, played = now, deal(rules, Header(name, rules.setup(2), now)), []
        for seq, line in enumerate(lines[len(played) :], len(played) + 1):
            seat, _, move = line.partition(" ")
            state, _notes = rules.apply(state, int(seat), rules.notation.parse(move), Rng(now, seq))
        played = lines
        turn = answer(player, rules.view(state, rules.due(state)[0]), key, level)
        sys.stdout.write(json.dumps(turn) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], Level(sys.argv[2]), float(sys.argv[3]))
