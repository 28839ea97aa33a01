"""A law: what is said for an advised turn is what the turn shows once it is carried out."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bench.recorded import read, records
from engines import GAMES, PRESENTATIONS
from engines.core.chance import Rng
from engines.core.game import End
from engines.core.journal import deal, replay
from engines.hanging_gardens.moves import Draw
from engines.hanging_gardens.scoring import points
from tests.hanging_gardens.reasons import squares

GAME, PRESENTATION = GAMES["hanging_gardens"], PRESENTATIONS["hanging_gardens"]


def _held(state, seat, after, said):
    """Whether a reason holds, by plain steps from square to square."""
    kind, garden, laid = said.key.rpartition("-")[2], after.gardens[seat], after.fresh.laid
    gained = points(after, seat) - points(state, seat)
    if kind == "grows":
        return said["squares"] == len(garden.visible) - len(state.gardens[seat].visible) > 0
    structure, size = said["group"].key.rpartition("-")[2], said["group"]["count"]
    if kind == "nearly":
        return size == 2 and any(
            garden.visible[at] == structure
            and len(squares(garden, at)) == 2
            and not squares(garden, at) & {*garden.temples}
            for at in laid.cells
        )
    (temple,) = {*garden.temples} - {*state.gardens[seat].temples}
    assert garden.visible[temple] == structure and len(squares(garden, temple)) == size >= 3
    taken = after.kinds(seat)[len(state.kinds(seat)) :]
    if kind == "takes":
        return said["tile"].key.endswith(f"-tile-{taken[-1]}") and said["points"] == gained
    if kind == "compensated":
        return not taken and said["points"] == gained
    return kind == "draws" and not taken and any(move == Draw() for move in GAME.legal(after, seat))


def _look(state, seat, after, met):
    """Whether what is said of a turn so far holds."""
    if (said := PRESENTATION.reason(GAME.view(state, seat), GAME.view(after, seat))) is not None:
        assert _held(state, seat, after, said), said
        met[said.key.rpartition("-")[2]] += 1


def test_what_speaks_for_a_turn_is_what_it_brings():
    met: Counter[str] = Counter()
    for file in records("hanging_gardens"):
        header, entries = read(file)
        start = state = deal(GAME, header)
        for entry, step in zip(entries, replay(GAME, header, entries), strict=True):
            ended = entry.line == "end"
            if not ended and entry.line != "draw" and not GAME.view(step.state, None).fresh.bonus:
                _look(start, entry.seat, step.state, met)
            state = step.state
            start = state if ended else start
    assert min(met[kind] for kind in ("takes", "draws", "nearly", "grows")) > 2, met


def test_what_speaks_for_a_turn_is_what_it_brings_in_random_play():
    chooser, seq = Rng("advice", 0), 0
    met: Counter[str] = Counter()
    for seats in (2, 3, 4):
        state = GAME.new(GAME.setup(seats), Rng("advice", seats))
        while due := GAME.due(state):
            (seat,), after = due, state
            named: list[Any] = [None]
            while named:
                moves, seq = [*GAME.legal(after, seat)], seq + 1
                # Claimed is whatever can be, as it is in advice.
                named = [move for move in moves if not isinstance(move, End | Draw)]
                after, _ = GAME.apply(after, seat, chooser.choice(named or moves), Rng("advice", seq))
                if named:
                    _look(state, seat, after, met)
            state = after
    assert min(met[kind] for kind in ("takes", "nearly", "grows")) > 2, met
