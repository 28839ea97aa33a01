"""What of a view of Alhambra need not stand on its text board."""

from __future__ import annotations

from dataclasses import replace

from engines.alhambra.view import AlhambraView

_FOLLOWS = {
    "seat": "the reader",
    "starter": "said until the first card is turned up",
    "by_lot": "likewise",
    "dealt": "likewise",
    "piles": "`coming` says what follows from them",
    "drawn": "likewise",
    "players.counts": "the tiles of the city, counted",
    "dirk.counts": "his tiles, counted",
    "fresh_seat": "nobody's where nothing is new",
}


def bearing(view: AlhambraView) -> AlhambraView:
    """Without the score sheet, which is read elsewhere: scores stand on the board."""
    return replace(view, history=())


def follows(view: AlhambraView) -> set[str]:
    """The fields that follow from others."""
    return {*_FOLLOWS}
