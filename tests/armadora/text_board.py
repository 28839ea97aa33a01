"""What of a view of Armadöra need not stand on its text board."""

from __future__ import annotations

from engines.armadora.view import ArmadoraView

_FOLLOWS = {
    "seat": "the reader",
    "warriors.peeked": "the Mage looked at it, and the reader knows the strength",
    "areas.share": "nothing before the end",
}


def bearing(view: ArmadoraView) -> ArmadoraView:
    """All of it."""
    return view


def follows(view: ArmadoraView) -> set[str]:
    """The fields that follow from others; the base game has no tokens."""
    tokens = view.setup.option("advanced") == "yes"
    return {*_FOLLOWS} if tokens else {*_FOLLOWS, "players.powers", "players.reinforcement"}
