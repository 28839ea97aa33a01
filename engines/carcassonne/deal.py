"""The deal of Carcassonne: boxes, pieces and the first tiles (rules §3, §4); and for looking back, which tiles chance gave whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import HAND, NEEDS, PIECES, START, TILES, Goods, TileId, stack_of
from engines.carcassonne.effects import begin
from engines.carcassonne.land import untouched
from engines.carcassonne.notes import tile_text
from engines.carcassonne.state import CarcassonneState, sets_of
from engines.core.chance import Rng
from engines.core.game import Setup
from engines.core.presentation import Chance
from engines.core.text import Note, Seat, Who


def deal(setup: Setup, rng: Rng) -> CarcassonneState:
    """The state at the start: the start tile lies, every hand is full, and the first seat has its tile to play."""
    land = untouched()
    land.lay(START, Cell(0, 0), Turn.NONE, None)
    pieces = [
        count if (box := NEEDS[piece]) is None or setup.option(box) == "full" else 0
        for piece, count in PIECES.items()
    ]
    state = CarcassonneState(
        setup=setup,
        todo=[],
        land=land,
        stack=stack_of(sets_of(setup)),
        hands=[[] for _ in range(setup.seats)],
        supply=[pieces.copy() for _ in range(setup.seats)],
        goods=[[0] * len(Goods) for _ in range(setup.seats)],
        scores=[0] * setup.seats,
        ledger=(),
        removed=[],
        part=1,
        extra=False,
        at=None,
        fresh=[],
        fresh_seat=None,
        since=0,
    )
    for _ in range(HAND[setup.option("hand")]):
        for hand in state.hands:
            hand.append(rng.draw(state.stack))
    begin(state, 0, rng)
    return state


_CLOISTERS: Final = frozenset(tile for tile, kind in TILES.items() if kind.faces[0].cloister is not None)
_DRAWN: Final[Mapping[str, TileId]] = {tile_text(tile).key: tile for tile in TILES}


def drawn_cloisters(state: CarcassonneState, notes: Sequence[Note]) -> list[Chance]:
    """A step's draws: whether each was a cloister, and the share of cloisters in the stack that it was drawn from.

    Args:
        state: after the step.
        notes: what it told.
    """
    stack = list(state.stack)
    found = []
    for seat, tile in reversed(_draws(notes)):
        stack.append(tile)
        cloisters = sum(each in _CLOISTERS for each in stack)
        found.append(Chance("cloisters", seat, 1, int(tile in _CLOISTERS), 1000 * cloisters // len(stack)))
    return found


def _draws(notes: Sequence[Note]) -> list[tuple[Seat, TileId]]:
    """Who drew which tile, in order; a draw face down is told to its seat alone."""
    draws = []
    for note in notes:
        if note.text.key in ("carcassonne-drew", "carcassonne-drew-hidden"):
            values = dict(note.text.args)
            who = values.get("who")
            seat = who.seat if isinstance(who, Who) else note.to
            tile = getattr(values["tile"], "key", "")
            if seat is not None and tile in _DRAWN:
                draws.append((seat, _DRAWN[tile]))
    return draws
