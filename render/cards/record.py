"""Records the games of the covers: `python -m render.cards.record armadora`.

Computer players play a whole game for every number of seats, and for every choice that changes how the table looks; what came
before its middle is written to `data/covers`. What is there already is kept: delete it to record it anew.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from engines import GAMES, PLAYERS
from engines.computers.baselines import one_ply
from engines.core.chance import Rng
from engines.core.game import Game
from engines.core.journal import Entry, Header, deal, dump, play
from render.cards.cover import file_of, setups

_SHARE: Final = 0.6
"""So much of a game is played on its cover: full enough to be looked at, and open still."""

_POSITIONS: Final = 800


def main(name: str) -> None:
    """Record the games of the covers that are missing."""
    game = GAMES[name]
    for setup in (setup for seats in game.seats for setup in setups(game, seats)):
        file = file_of(game, setup)
        if file.exists():
            continue
        header = Header(name, setup, f"cover {name} {setup.seats}")
        entries = _played(game, header)
        cut = round(len(entries) * _SHARE)
        cut = next(at for at in range(cut, len(entries)) if entries[at].line == "end") + 1
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dump(header, entries[:cut]), encoding="utf-8")
        sys.stdout.write(f"{file}: {cut} of {len(entries)} moves\n")


def _played(game: Game[Any, Any, Any], header: Header) -> list[Entry]:
    state, entries = deal(game, header), list[Entry]()
    while due := game.due(state):
        seq = len(entries) + 1
        move = one_ply(
            PLAYERS[game.name], game.view(state, due[0]), Rng(f"computer {header.seed}", seq), _POSITIONS
        )
        step = play(game, state, due[0], move, Rng(header.seed, seq), seq)
        state = step.state
        entries.append(step.entry)
    return entries


if __name__ == "__main__":
    main(sys.argv[1])
