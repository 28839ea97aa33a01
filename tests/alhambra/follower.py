"""A follower of Alhambra: the table as somebody keeps it who saw the start and hears the public notes, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engines.alhambra.view import AlhambraView
from engines.core.text import Seat, Text, Who


class Follower:
    """The table by hearsay; `seen` is what a view has to show of it."""

    def __init__(self, view: AlhambraView) -> None:
        self.display = Counter(map(str, view.display))
        self.site = [str(tile) if tile else "" for tile in view.site]
        self.deck, self.discard, self.bag, self.shown = view.deck, view.discard, view.bag, view.shown
        self.cards = [player.cards for player in view.players]
        self.cities: list[dict[str, str]] = [{} for _ in view.players]
        self.reserves: list[Counter[str]] = [Counter() for _ in view.players]
        self.bought: list[Counter[str]] = [Counter() for _ in view.players]
        self.scores = [0] * len(view.players)
        self.dirk = Counter(map(str, view.dirk.tiles)) if view.dirk else Counter()
        self.dirk_score = 0
        self.unclaimed: Counter[str] = Counter()

    def hear(self, said: Text) -> None:
        """One public note."""
        values: dict[str, Any] = dict(said.args)
        who = values["who"].seat if isinstance(values.get("who"), Who) else -1
        tile = _token(values["tile"]) if "tile" in values else ""
        match said.key.removeprefix("alhambra-"):
            case "took":
                taken = _cards(values["cards"])
                self.display.subtract(taken)
                self.cards[who] += len(taken)
            case "bought" | "bought-exactly":
                paid = _cards(values["cards"])
                self.cards[who] -= len(paid)
                self.discard += len(paid)
                self.site[self.site.index(tile)] = ""
                self.bought[who][tile] += 1
            case "placed":
                self.bought[who][tile] -= 1
                self.cities[who][values["cell"]] = tile
            case "reserved":
                self.bought[who][tile] -= 1
                self.reserves[who][tile] += 1
            case "gave-dirk":
                self.bought[who][tile] -= 1
                self.dirk[tile] += 1
            case "added":
                self.reserves[who][tile] -= 1
                self.cities[who][values["cell"]] = tile
            case "removed":
                del self.cities[who][values["cell"]]
                self.reserves[who][tile] += 1
            case "swapped":
                self.reserves[who][tile] -= 1
                self.reserves[who][_token(values["old"])] += 1
                self.cities[who][values["cell"]] = tile
            case "reshuffled":
                self.deck, self.discard = self.deck + values["count"], self.discard - values["count"]
            case "new-money":
                turned_up = _cards(values["cards"])
                self.display.update(turned_up)
                self.deck -= len(turned_up)
            case "display-short":
                assert self.display.total() == values["count"]
            case "new-buildings":
                for each in values["tiles"].items:
                    self.site[each["slot"] - 1] = _token(each["tile"])
                    self.bag -= 1
            case "scoring-card":
                self.shown = values["scoring"]
            case "dirk-drew":
                self.dirk.update(map(_token, values["tiles"].items))
                self.bag -= len(values["tiles"].items)
            case "leftover":
                self.site[self.site.index(tile)] = ""
                self.bought[who][tile] += 1
            case "leftover-nobody":
                self.site[self.site.index(tile)] = ""
                self.unclaimed[tile] += 1
            case "scored-total":
                for each in values["totals"].items:
                    if isinstance(each["who"], Who):
                        self.scores[each["who"].seat] += each["points"]
                    else:
                        self.dirk_score += each["points"]
            case "scored" | "passed" | "ends":
                pass
            case other:
                raise AssertionError(f"a note that nobody follows: {other}")

    def hand_over(self, due: tuple[Seat, ...]) -> None:
        """Nothing follows from whose turn it is."""

    @property
    def seen(self) -> object:
        """What the follower believes."""
        return (
            +self.display, self.site, (self.deck, self.discard, self.bag, self.shown), self.cards, self.cities,
            [+reserve for reserve in self.reserves], [+bought for bought in self.bought],
            self.scores, +self.dirk, self.dirk_score, self.unclaimed,
        )  # fmt: skip


def shown(view: AlhambraView) -> object:
    """What a follower has worked out, as a view shows it."""
    return (
        Counter(map(str, view.display)),
        [str(tile) if tile else "" for tile in view.site],
        (view.deck, view.discard, view.bag, view.shown),
        [player.cards for player in view.players],
        [{str(cell): str(tile) for cell, tile in player.city} for player in view.players],
        [Counter(map(str, player.reserve)) for player in view.players],
        [Counter(map(str, player.bought)) for player in view.players],
        [player.score for player in view.players],
        Counter(map(str, view.dirk.tiles)) if view.dirk else Counter(),
        view.dirk.score if view.dirk else 0,
        Counter(map(str, view.unclaimed)),
    )


def _token(tile: Any) -> str:
    return str(tile["token"])


def _cards(cards: Any) -> list[str]:
    return [f"{card['currency'].key.rpartition('-')[2]}{card['value']}" for card in cards.items]
