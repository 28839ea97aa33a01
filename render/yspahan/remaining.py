"""Everything still to come in Yspahan: days, cards, and the buildings with their prices (rules §4, §9, §10)."""

from __future__ import annotations

from engines.core.text import Several, Text, Who, say
from engines.yspahan.content import BUILDINGS, CARDS, COPIES, COST, DAYS, WEEKS, named
from engines.yspahan.view import YspahanView, unseen_cards
from render.drawing.scene import Scene
from render.drawing.stock import Row, Stock, sheet
from render.drawing.theme import Theme
from render.yspahan.cards import TALL, WIDE, front


def remaining(view: YspahanView) -> list[Text]:
    """Days and cards left, each card by kind, each building with its price and who has built it."""
    left = unseen_cards(view)
    days = (WEEKS - view.week) * DAYS + DAYS - view.day
    lines = [say("yspahan-left", days=days, pile=view.pile)]
    lines += [say("yspahan-left-card", card=named(card), count=left[card], of=COPIES) for card in CARDS]
    for building in BUILDINGS:
        camels, gold = COST[building]
        owners = tuple(Who(seat) for seat, player in enumerate(view.players) if building in player.buildings)
        lines.append(
            say(
                "yspahan-left-building",
                building=named(building),
                camels=camels,
                gold=gold,
                count=len(owners),
                who=Several(owners),
            )
        )
    return lines


def remaining_scene(view: YspahanView, theme: Theme) -> Scene | None:
    """The cards as a picture."""
    left = unseen_cards(view)
    kinds = [Stock((front.at(0, 0, card),), f"×{left[card]}") for card in CARDS]
    return sheet([Row(WIDE, TALL, kinds)], theme["night"], theme)
