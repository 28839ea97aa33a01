"""Views of The Hanging Gardens for seats and bystanders, and a state that it could be (rules §11)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from engines.core.chance import Rng
from engines.core.game import View
from engines.core.text import Seat
from engines.hanging_gardens.cards import Laid, Square
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX, Tile
from engines.hanging_gardens.garden import Garden, Group
from engines.hanging_gardens.legality import immediate_size
from engines.hanging_gardens.moves import PlaceTemple, TakeTile
from engines.hanging_gardens.scoring import collection_points, places, points, tile_points
from engines.hanging_gardens.state import Fresh, HangingGardensState, Taken


@dataclass(frozen=True, slots=True)
class SeenTile:
    """A point tile in front of a player; `tile` is None where this viewer sees its back. `bonus`: it came from the pile."""

    tile: Tile | None
    bonus: bool


@dataclass(frozen=True, slots=True)
class SeenPlayer:
    """A player's garden, temples and tiles.

    Args:
        laid: the cards from the bottom up; `visible` the topmost square of every cell.
        reserve: temples not yet in the garden; `movable`: with an empty reserve, the temples one of which must move.
        compensated: claims that yielded points instead of a tile.
    """

    laid: tuple[Laid, ...]
    visible: tuple[tuple[Cell, Square], ...]
    temples: tuple[Cell, ...]
    reserve: int
    movable: tuple[Cell, ...]
    tiles: tuple[SeenTile, ...]
    compensated: int

    @property
    def points(self) -> int:
        """The points of all that this viewer sees: of the tiles that lie open, and of claims without a tile."""
        seen = [tile.tile for tile in self.tiles if tile.tile]
        return collection_points(seen) + BOX.compensation * self.compensated


@dataclass(frozen=True, slots=True)
class Holding:
    """The viewer's own tiles of one kind: how many, their points now, and what one more would add."""

    tile: Tile
    count: int
    points: int
    more: int


@dataclass(frozen=True, slots=True)
class HangingGardensView(View):
    """The table, the gardens, and the viewer's own tiles.

    Args:
        cards: by slot, None where one was taken in this round; `deck` counts what is left, `discarded` fitted nowhere.
        display: six niches, two per column; `pile` counts what is left.
        turns: whose turns are left in this round, the present one first.
        claimable: the groups that the player in turn may claim now.
        niches: the numbers of the niches from which the player in turn may take a tile now.
        holdings: the viewer's own tiles by kind, and `points` in all so far; None for a bystander.
        scores, places: per seat, once the game is over.
    """

    round: int
    rounds: int
    first: Seat
    turns: tuple[Seat, ...]
    cards: tuple[str | None, ...]
    deck: int
    discarded: tuple[str, ...]
    display: tuple[Tile | None, ...]
    pile: int
    players: tuple[SeenPlayer, ...]
    claimable: tuple[Group, ...]
    niches: tuple[int, ...]
    holdings: tuple[Holding, ...] | None
    points: int | None
    fresh: Fresh | None
    scores: tuple[int, ...] | None
    places: tuple[int, ...] | None

    @property
    def openly(self) -> bool:
        """Whether tiles from the display lie open in front of everybody (rules §11)."""
        return self.setup.option("open_collections") == "yes"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.scores is not None

    def won(self, seat: Seat) -> bool:
        """Whether the game has ended and this seat has won it, alone or with others."""
        return self.places is not None and self.places[seat] == 1

    @property
    def has_hand(self) -> bool:
        return self.holdings is not None

    def stopped(self) -> Self:
        """No turns, and nothing to claim or take."""
        return replace(self, asks=(), turns=(), claimable=(), niches=())


def view(state: HangingGardensState, seat: Seat | None) -> HangingGardensView:
    """Build the view of a seat or a bystander."""
    over = not state.todo
    return HangingGardensView(
        setup=state.setup,
        seat=seat,
        asks=tuple(state.todo),
        round=state.round,
        rounds=BOX.rounds[state.setup.seats].rounds,
        first=state.first,
        turns=() if over else state.turns_left(),
        cards=tuple(state.cards),
        deck=len(state.deck),
        discarded=tuple(state.discarded),
        display=tuple(state.display),
        pile=len(state.pile),
        players=tuple(_seen_player(state, other, seat) for other in range(state.setup.seats)),
        claimable=_claimable_now(state),
        niches=_niches_now(state),
        holdings=None if seat is None else _holdings(state, seat),
        points=None if seat is None else points(state, seat),
        fresh=state.fresh,
        scores=tuple(points(state, other) for other in range(state.setup.seats)) if over else None,
        places=places(state) if over else None,
    )


def revealed(state: HangingGardensState) -> HangingGardensView:
    """Build a bystander's view with all tiles face up."""
    players = tuple(_seen_player(state, seat, seat) for seat in range(state.setup.seats))
    return replace(view(state, None), players=players)


def guess(view: HangingGardensView, rng: Rng) -> HangingGardensState:
    """A state that looks like a view: hidden tiles are dealt anew, the rest is public."""
    unseen = list(BOX.tiles)
    for tile in view.display:
        if tile:
            unseen.remove(tile)
    for player in view.players:
        for seen in player.tiles:
            if seen.tile:
                unseen.remove(seen.tile)
    rng.shuffle(unseen)
    tiles = [
        tuple(Taken(seen.tile or unseen.pop(), seen.bonus) for seen in player.tiles)
        for player in view.players
    ]
    used = {card.card for player in view.players for card in player.laid} | {*view.cards, *view.discarded}
    return HangingGardensState(
        setup=view.setup,
        todo=list(view.asks),
        round=view.round,
        first=view.first,
        turn=BOX.rounds[view.setup.seats].cards - len(view.turns),
        deck=[card for card in BOX.cards if card not in used],
        cards=list(view.cards),
        discarded=list(view.discarded),
        pile=unseen,
        display=list(view.display),
        gardens=[Garden(player.laid, dict(player.visible), player.temples) for player in view.players],
        tiles=tiles,
        compensated=[player.compensated for player in view.players],
        fresh=view.fresh,
    )


def _seen_player(state: HangingGardensState, seat: Seat, viewer: Seat | None) -> SeenPlayer:
    garden = state.gardens[seat]
    openly = not state.todo or seat == viewer
    shown = state.setup.option("open_collections") == "yes"
    return SeenPlayer(
        laid=garden.laid,
        visible=tuple(garden.visible.items()),
        temples=garden.temples,
        reserve=state.reserve(seat),
        movable=() if state.reserve(seat) else garden.movable(),
        tiles=tuple(
            SeenTile(taken.tile if openly or (shown and not taken.bonus) else None, taken.bonus)
            for taken in state.tiles[seat]
        ),
        compensated=state.compensated[seat],
    )


def _claimable_now(state: HangingGardensState) -> tuple[Group, ...]:
    match state.todo[-1] if state.todo else None:
        case PlaceTemple((seat,)):
            return state.gardens[seat].claimable
    return ()


def _niches_now(state: HangingGardensState) -> tuple[int, ...]:
    match state.todo[-1] if state.todo else None:
        case TakeTile(_, size):
            return tuple(state.open_niches(size))
        case PlaceTemple((seat,)):
            return tuple(state.open_niches(immediate_size(state, seat)))
    return ()


def _holdings(state: HangingGardensState, seat: Seat) -> tuple[Holding, ...]:
    """The viewer's tiles as if the game ended now; `more` counts what another tile would add to persons, too."""
    kinds = state.kinds(seat)
    now = collection_points(kinds)
    return tuple(
        Holding(tile, kinds.count(tile), tile_points(tile, kinds), collection_points([*kinds, tile]) - now)
        for tile in Tile
    )
