"""A follower of Yspahan: the table as somebody keeps it who saw the start and hears the public notes, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engines.core.text import Seat, Text, Who
from engines.yspahan.view import YspahanView

_TOWER = ("camel", "bag", "barrel", "chest", "vase", "gold")
_CARDS_PLAYED = {
    "card-camels": "three-camels",
    "card-gold": "three-gold",
    "sold-camels": "camels-to-points",
    "sold-gold": "gold-to-points",
    "card-shop": "cube-to-shop",
    "loaded": "cube-to-caravan",
    "exchanged-camels": "exchange",
    "exchanged-gold": "exchange",
}


class Follower:
    """The table by hearsay; `seen` is what a view has to show of it."""

    def __init__(self, view: YspahanView) -> None:
        seats = len(view.players)
        self.week, self.day, self.first = view.week, view.day, view.first
        self.points = [player.points for player in view.players]
        self.gold = [player.gold for player in view.players]
        self.camels = [player.camels for player in view.players]
        self.cards = [player.cards for player in view.players]
        self.buildings: list[list[str]] = [[] for _ in range(seats)]
        self.tower: dict[str, tuple[int, int]] = {}
        self.supervisor = str(view.supervisor)
        self.cubes: dict[str, Seat] = {}
        self.caravan: list[Seat] = []
        self.pile, self.discard = view.pile, Counter(map(_dashed, view.discard))

    def hear(self, said: Text) -> None:
        """One public note."""
        values: dict[str, Any] = dict(said.args)
        who = values["who"].seat if isinstance(values.get("who"), Who) else -1
        key = said.key.removeprefix("yspahan-")
        if "points" in values:
            self.points[who] += values["points"]
        if "level" in values and key != "yellow-unused":
            del self.tower[_name(values["level"])]
        if key in _CARDS_PLAYED:
            self._spend(who, _CARDS_PLAYED[key])
        match key:
            case "day":
                self.week, self.day, self.first = values["week"], values["day"], who
                self.tower = {}
            case "rolled":
                self.gold[who] -= values["gold"]
                self.tower = {_name(group["level"]): _dice(group) for group in values["groups"].items}
                assert sum(yellow for _, yellow in self.tower.values()) == values["yellow"]
            case "yellow-gone":
                self.tower = {level: (dice, 0) for level, (dice, _) in self.tower.items() if dice}
            case "supervised":
                self.gold[who] -= values["gold"]
                assert self.supervisor == values["start"]
                self.supervisor = str(values["to"])
            case "boosted":
                self._spend(who, _name(values["card"]))
            case "took-gold":
                self.gold[who] += values["gold"]
                self.tower.pop("gold", None)
            case "took-camels":
                self.camels[who] += values["camels"]
                self.tower.pop("camel", None)
            case "card-gold":
                self.gold[who] += values["gold"]
            case "card-camels":
                self.camels[who] += values["camels"]
            case "sold-camels":
                self.camels[who] -= values["camels"]
            case "sold-gold":
                self.gold[who] -= values["gold"]
            case "exchanged-camels" | "exchanged-gold":
                given = values["count"] * (1 if key.endswith("camels") else -1)
                self.camels[who] -= given
                self.gold[who] += given
            case "constructed":
                self.camels[who] -= values["camels"]
                self.gold[who] -= values["gold"]
                self.buildings[who].append(_name(values["building"]))
                for card in values["spent"].items:
                    self._spend(who, _name(card))
            case "placed":
                self.tower.pop(_quarter(_name(values["souk"])) if self._by_dice else "", None)
                self.cubes.update((str(shop), who) for shop in values["shops"].items)
            case "sent":
                assert self.cubes.pop(values["shop"]) == who
                self.caravan.append(who)
            case "kept":
                self.camels[who] -= 1
                self.caravan.append(who)
            case "loaded":
                self.caravan.append(who)
            case "drew" | "drew-with":
                self.cards[who] += 1
                self.pile -= 1
            case "reshuffled":
                assert (self.pile, self.discard.total()) == (0, values["cards"])
                self.pile, self.discard = values["cards"], Counter()
            case "cleared":
                assert values["cubes"] == len(self.cubes)
                self.tower = {}
                if values["back"]:  # what the last week counted stays in sight
                    self.cubes = {}
                    self.supervisor = "C"
            case "caravan-full":
                self._full = True
            case "card-shop":
                pass
            case _:
                assert key in _NOTHING_CHANGES, f"a note that nobody follows: {key}"
        self._by_dice = key != "card-shop"

    def hand_over(self, due: tuple[Seat, ...]) -> None:
        """A full caravan is empty once it has been scored, a finished game's tower too."""
        if self._full:
            self.caravan, self._full = [], False

    _full = False
    _by_dice = True

    def _spend(self, seat: Seat, card: str) -> None:
        self.cards[seat] -= 1
        self.discard[card] += 1

    @property
    def seen(self) -> object:
        """What the follower believes."""
        return (
            (self.week, self.day, self.first), self.points, self.gold, self.camels, self.cards, self.buildings,
            self.tower, self.supervisor, self.cubes, self.caravan, self.pile, +self.discard,
        )  # fmt: skip


_NOTHING_CHANGES = (
    "asked", "bazaar-scored", "caravan-scored", "completed", "cubes-lost", "dice-for-building", "game-ends-today",
    "game-over", "last-day-order", "no-card-left", "no-card-left-for", "no-dice", "nobody-sent", "skipped", "souk-scored",
    "week-ends-today", "week-over", "yellow-unused",
)  # fmt: skip


def shown(view: YspahanView) -> object:
    """What a follower has worked out, as a view shows it."""
    return (
        (view.week, view.day, view.first),
        [player.points for player in view.players],
        [player.gold for player in view.players],
        [player.camels for player in view.players],
        [player.cards for player in view.players],
        [list(map(str, player.buildings)) for player in view.players],
        {
            level: (group.white, group.yellow)
            for level, group in zip(_TOWER, view.tower, strict=True)
            if group
        },
        str(view.supervisor),
        {str(shop): seat for shop, seat in view.cubes},
        list(view.caravan),
        view.pile,
        Counter(map(_dashed, view.discard)),
    )


def _dice(group: Text) -> tuple[int, int]:
    values: dict[str, Any] = dict(group.args)
    yellow = values.get("yellow", 0)
    return values["dice"] - yellow, yellow


def _name(thing: Text) -> str:
    """The last part of the key of a thing's name: `yspahan-card-three-gold`."""
    return str(thing.key).split("-", 2)[2]


def _quarter(souk: str) -> str:
    return {"bag": "bag", "bar": "barrel", "che": "chest", "vas": "vase"}[souk[:3]]


def _dashed(card: object) -> str:
    return str(card).replace("_", "-")
