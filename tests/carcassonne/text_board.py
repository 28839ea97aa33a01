"""The parts of a view of Carcassonne that its text board leaves out."""

from __future__ import annotations

from dataclasses import replace

from engines.carcassonne.content import Kind
from engines.carcassonne.view import CarcassonneView
from render.sentences import word

_FOLLOWS = {
    "seat": "the reader",
    "players.tiles": "one each, and open, where hands are not hidden; else on the board",
    "pieces.part": "the spot names it",
    "features.name": "the tile and the spot name it",
    "tiles.features": "likewise",
    "features.at": "likewise",
    "features.kind": "the spot says it",
    "features.complete": "complete ones are left out",
    "outlook.feature": "its cell names it",
    "outlook.cities": "for fields, which end no part",
    "outlook.followers": "the takers say it",
    "outlook.pigs": "for fields, which end no part",
    "fresh_seat": "nobody's where nothing is new",
    "tiles.seat": "who laid a tile counts for nothing",
}


def bearing(view: CarcassonneView) -> CarcassonneView:
    """The view without the score sheet, which is read elsewhere, and without what is complete: nothing can be won there any more,
    and fields count it."""
    left = tuple(one for one in view.features if not one.complete)
    return replace(view, ledger=(), scored=(), features=left)


def follows(view: CarcassonneView) -> set[str]:
    """The fields that follow from others, and those that the first feature, which is changed, does not have."""
    first = view.features[0]
    none: set[str] = set() if first.value else {"features.owners"}
    if first.kind is not Kind.FIELD:
        none |= {"features.cities", "features.growing"}
    elif first.followers:
        none |= {"features.value"}  # the gains say it
    if first.kind is not Kind.CITY:
        none |= {"features.pennants"}
    if first.kind in (Kind.FIELD, Kind.CLOISTER):
        none |= {"features.special"}
    return {*_FOLLOWS, *none}


def named(verb: str, field: str, token: str, locale: str) -> list[str]:
    """The words by which a candidate's token is found on the board."""
    if field == "spot":
        return [word("carcassonne-spot", locale, token=token)]
    if field == "tile":
        return [word(f"carcassonne-tile-{token.lower()}", locale)]
    if field == "turn":
        return [f"{token}°"]
    return [word("carcassonne-start-tile", locale) if token == "0" else token]
