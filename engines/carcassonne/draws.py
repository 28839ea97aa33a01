"""Which tiles chance gave whom, against what lay in the stack; for looking back at a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engines.carcassonne.content import TILES, TileId
from engines.carcassonne.notes import tile_text
from engines.carcassonne.state import CarcassonneState
from engines.core.game import Chance
from engines.core.text import Note, Seat, Who

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
