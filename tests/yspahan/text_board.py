"""What of a view of Yspahan need not stand on its text board."""

from __future__ import annotations

from dataclasses import replace

from engines.yspahan.view import YspahanView

_FOLLOWS = {
    "seat": "the reader",
    "souks": "the cubes say it, souk by souk",
    "souks.souk": "likewise",
    "souks.owner": "likewise",
    "souks.cubes": "likewise",
    "souks.complete": "likewise",
    "last_day": "the day says it",
}


def bearing(view: YspahanView) -> YspahanView:
    """Without the score sheet, which is read elsewhere: points stand on the board."""
    return replace(view, gains=())


def follows(view: YspahanView) -> set[str]:
    """The fields that follow from others."""
    return {*_FOLLOWS}
