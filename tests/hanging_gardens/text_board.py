"""The parts of a view of The Hanging Gardens that its text board leaves out."""

from __future__ import annotations

from dataclasses import replace

from engines.hanging_gardens.view import HangingGardensView
from render.sentences import word

_FOLLOWS = {
    "seat": "the reader",
    "players.laid": "what is visible of the cards is drawn square by square",
    "players.laid.card": "likewise",
    "players.laid.turn": "likewise",
    "players.laid.at": "likewise",
    "holdings.points": "the values of the kind and the count say it",
    "claimable.structure": "the squares say it",
    "claimable.temples": "a group that can be claimed has none",
    "fresh.seat": "said with what is new",
}


def bearing(view: HangingGardensView) -> HangingGardensView:
    """The view without the viewer's own tiles, which the `holdings` count."""
    if view.seat is None:
        return view
    own = view.players[view.seat]
    hidden = replace(own, tiles=tuple(replace(tile, tile=None) for tile in own.tiles))
    players = tuple(hidden if seat == view.seat else player for seat, player in enumerate(view.players))
    return replace(view, players=players)


def follows(view: HangingGardensView) -> set[str]:
    """The fields that follow from others."""
    return {*_FOLLOWS}


def named(verb: str, field: str, token: str, locale: str) -> list[str]:
    """The words by which a candidate's token is found on the board. Maps name cells by their column and row, and a card may
    begin beside the map."""
    if field == "tile":
        return [word(f"hanging-gardens-tile-{token}", locale)]
    if field == "turn":
        return [f"{token}°"] if token != "0" else []
    return [] if field == "at" and verb == "place" else [token]
