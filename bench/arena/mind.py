"""A level of one checkout as a program, for `bench.arena.against`: reads positions as lines, answers with turns.

Run by its path in the folder of any revision. Two play. Arguments: game, level, and the part of its positions that it looks at.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[0] = str(Path.cwd())

from engines import GAMES, PLAYERS
from engines.computers.levels import Level
from engines.computers.player import AnyPlayer
from engines.computers.search import answer
from engines.core.chance import Rng
from engines.core.journal import Header, deal


def main(name: str, level: Level, part: float) -> None:
    """Answer until there is nothing more to read: each line is the seed, a key for the search, and what has been played."""
    rules, player = GAMES[name], with_part(PLAYERS[name], part)
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


def with_part(player: AnyPlayer, part: float) -> AnyPlayer:
    """A player that looks at a part of its positions."""
    usual = player.thinking
    positions, tries, easy = (int(part * most) for most in (usual.positions, usual.tries, usual.easy))
    return with_thinking(player, positions=positions, tries=tries, easy=easy)


def with_thinking(player: AnyPlayer, **changes: Any) -> AnyPlayer:
    """A player with other parameters."""
    made: AnyPlayer = type("Mind", (type(player),), {"thinking": replace(player.thinking, **changes)})(
        player.game
    )
    return made


if __name__ == "__main__":
    main(sys.argv[1], Level(sys.argv[2]), float(sys.argv[3]))
