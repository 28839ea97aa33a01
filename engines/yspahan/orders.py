"""Standing orders for the camel decision (rules §14.4): an owner says in advance what is to be answered.

An order is a text: `ask`, `never`, `always`, `complete_only` or `complete_min 8`, and behind any of them, or alone,
`keep 2`: pay only while more than two camels are owned. Orders are secret; they are kept with the seat, not in the
game's state.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from engines.core.game import Ask
from engines.core.text import NotAMove, Several, Text, say
from engines.yspahan.content import souk_points
from engines.yspahan.moves import NOTATION, Keep, KeepCube, Send
from engines.yspahan.view import YspahanView

POLICIES = ("ask", "never", "always", "complete_only", "complete_min")
"""What an order may say; the first is what holds without one."""

ORDERS: tuple[str, ...] = (
    "ask",
    "never",
    "always",
    "complete_only",
    "complete_min 6",
    "complete_min 8",
    "keep 1",
    "keep 2",
    "keep 4",
    "always keep 1",
    "always keep 2",
    "always keep 4",
    "complete_only keep 1",
    "complete_only keep 2",
    "complete_only keep 4",
    "complete_min 6 keep 2",
    "complete_min 8 keep 2",
)
"""The orders to offer; `read` takes every other of the same form, with any number."""

_FORM = re.compile(r"(?:(ask|never|always|complete_only|complete_min (\d{1,2}))(?: |$))?(?:keep (\d{1,2}))?")


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order: what to do, for souks of at least how many points, and how many camels are never touched."""

    policy: str
    least: int = 0
    keep: int = 0

    def __str__(self) -> str:
        """How the order is written and kept.

        >>> str(read(" Complete_Min 8   keep 2")), str(read("ask keep 3")), str(read("complete_min 0"))
        ('complete_min 8 keep 2', 'keep 3', 'complete_min 0')
        """
        policy = f"{self.policy} {self.least}" if self.policy == "complete_min" else self.policy
        if not self.keep:
            return policy
        return f"keep {self.keep}" if policy == POLICIES[0] else f"{policy} keep {self.keep}"

    @property
    def said(self) -> Text:
        """The order in words."""
        key = self.policy.replace("_", "-")
        return say(f"yspahan-standing-{key}", least=self.least, keep=self.keep)


def read(text: str) -> Order:
    """The order of a text.

    Raises:
        NotAMove: the text is no order.

    >>> read("complete_min 8 keep 2"), read("keep 3").policy
    (Order(policy='complete_min', least=8, keep=2), 'ask')
    """
    plain = " ".join(text.lower().split())
    found = _FORM.fullmatch(plain)
    if not plain or not found:
        raise NotAMove(say("yspahan-not-an-order", order=text, orders=Several(POLICIES)))
    policy = (found[1] or POLICIES[0]).split(" ")[0]
    return Order(policy, int(found[2] or 0), int(found[3] or 0))


def pays(view: YspahanView, ask: KeepCube, text: str) -> bool | None:
    """Whether an order pays a camel for the cube of an ask; None when it leaves that to its owner.

    `complete_min` counts the Bazaar's points (rules §14.4). Camels up to the order's `keep` are never paid, without a
    question even under `ask` (decision D24).

    Raises:
        NotAMove: the text is no order.
    """
    order = read(text)
    (seat,) = ask.seats
    player = view.players[seat]
    if player.camels <= order.keep:
        return False
    if order.policy == "ask":
        return None
    souk = next(souk for souk in view.souks if souk.souk is ask.shop.souk)
    worth = souk_points(souk.souk, player.buildings)
    match order.policy:
        case "never":
            return False
        case "always":
            return True
        case _:
            return souk.complete and worth >= order.least


def standing(view: YspahanView, ask: Ask, order: str) -> str | None:
    """The line with which a seat's standing order answers an ask, or None if the seat is to be asked.

    Only the camel decision on somebody else's turn is answered; one's own supervisor asks its mover (rules §14.4).

    Args:
        view: what the owner of the order sees.

    Raises:
        NotAMove: the order's text is none.
    """
    paid = None
    if isinstance(ask, KeepCube) and ask.seats == (view.seat,) and ask.mover != view.seat:
        paid = pays(view, ask, order)
    if paid is None:
        return None
    return NOTATION.format(Keep() if paid else Send())
