"""State of Carcassonne, and the scorings that have been carried out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engines.carcassonne.cells import Cell
from engines.carcassonne.content import POINTS, Goods, TileId
from engines.carcassonne.land import Land
from engines.core.game import Setup, State
from engines.core.state_copy import state
from engines.core.text import Seat


class Source(StrEnum):
    """Where points come from: one line of the score sheet each."""

    ROAD = "road"
    CITY = "city"
    CLOISTER = "cloister"
    OPEN_ROAD = "open-road"
    OPEN_CITY = "open-city"
    OPEN_CLOISTER = "open-cloister"
    FIELD = "field"
    FIELD_CITY = "field-city"
    GOODS = "goods"


@dataclass(frozen=True, slots=True)
class Scored:
    """One scoring: a feature, a city for the fields round it (first edition), or a kind of goods.

    Args:
        feature: its name on the board; None for goods.
        at: the feature's oldest tile.
        points: what each of the `takers` gets; `pigs` are takers whose pig earns them one more per city (rules §12.3).
        followers: each seat's strength in the feature, strongest first; for goods its tokens.
        tiles: tiles it counts, for a cloister itself and its neighbours.
        special: with an inn or a cathedral.
        cities: completed cities, for a field.
        goods: the symbols in a completed city; for a scoring of goods the kind.
    """

    source: Source
    feature: int | None
    at: Cell
    points: int
    takers: tuple[Seat, ...]
    followers: tuple[tuple[Seat, int], ...]
    tiles: int = 0
    pennants: int = 0
    special: bool = False
    cities: int = 0
    pigs: tuple[Seat, ...] = ()
    goods: tuple[Goods, ...] = ()

    def share(self, seat: Seat) -> int:
        """What a seat gets out of it."""
        if seat not in self.takers:
            return 0
        extra = POINTS["field_city_with_pig"] - POINTS["field_city"]
        return self.points + (extra * self.cities if seat in self.pigs else 0)


@state
class CarcassonneState(State):
    """A game of Carcassonne.

    `stack` is unordered. `hands` hold the oldest tile first; a tile drawn openly is in the ask instead. `supply` and
    `goods` count by piece and kind. `part` is 2 in the second half of a turn, which a builder grants (`extra`). `at` is
    the tile placed in this part. `since` is the length of the ledger when the last turn began.
    """

    land: Land
    stack: list[TileId]
    hands: list[list[TileId]]
    supply: list[list[int]]
    goods: list[list[int]]
    scores: list[int]
    ledger: tuple[Scored, ...]
    removed: list[TileId]
    part: int
    extra: bool
    at: Cell | None
    fresh: list[Cell]
    fresh_seat: Seat | None
    since: int

    def option(self, name: str) -> str:
        """The table's choice for an option."""
        return self.setup.option(name)

    @property
    def hidden(self) -> bool:
        """Whether hands are hidden from the others (rules §5)."""
        return self.setup.option("hand") == "three"


def sets_of(setup: Setup) -> tuple[str, ...]:
    """The boxes whose tiles are in play."""
    return ("base", *(box for box in ("inns", "traders") if setup.option(box) != "off"))
