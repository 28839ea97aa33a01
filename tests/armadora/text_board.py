"""The parts of a view of Armadöra that its text board leaves out."""

from __future__ import annotations

from engines.armadora.view import ArmadoraView

_FOLLOWS = {
    "seat": "the reader",
    "warriors.peeked": "the Mage looked at it, and the reader knows the strength",
    "placed": "the thread tells of every warrior in turn",
    "areas.share": "nothing before the end",
}


def bearing(view: ArmadoraView) -> ArmadoraView:
    """The view, of which the text board may need every field."""
    return view


def follows(view: ArmadoraView) -> set[str]:
    """The fields that follow from others; the base game has no tokens."""
    tokens = view.setup.option("advanced") == "yes"
    return {*_FOLLOWS} if tokens else {*_FOLLOWS, "players.powers", "players.reinforcement"}


def named(verb: str, field: str, token: str, locale: str) -> list[str]:
    """The words by which a candidate's token is found on the board: squares, an edge by both its squares, strengths of the hand."""
    if field == "race":
        return []  # only the menu says what a race is
    return token.split("-")
