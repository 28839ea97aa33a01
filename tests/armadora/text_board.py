"""What of a view of Armadöra need not stand on its text board."""

from __future__ import annotations

from engines.armadora.view import ArmadoraView

_FOLLOWS = {
    "seat": "the reader",
    "warriors.peeked": "the Mage looked at it, and the reader knows the strength",
    "placed": "the thread tells of every warrior in turn",
    "areas.share": "nothing before the end",
}


def bearing(view: ArmadoraView) -> ArmadoraView:
    """All of it."""
    return view


def follows(view: ArmadoraView) -> set[str]:
    """The fields that follow from others; the base game has no tokens."""
    tokens = view.setup.option("advanced") == "yes"
    return {*_FOLLOWS} if tokens else {*_FOLLOWS, "players.powers", "players.reinforcement"}


def named(verb: str, field: str, token: str, locale: str) -> list[str]:
    """The words by which a candidate's token is found on the board: squares, an edge by both its squares, strengths of the hand."""
    if field == "race":
        return []  # what a choice of race is said to be stands in its menu alone
    return token.split("-")
