"""Views of Yspahan for seats and bystanders, and a state that it could be (rules §14.1)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engines.core.chance import Rng
from engines.core.game import View
from engines.core.text import Seat
from engines.yspahan.city import SHOPS_OF, Cubes, Shop, Square, complete, owner
from engines.yspahan.content import CAMELS_PER_ROW, CARDS, DAYS, DECK, Building, Card, Souk
from engines.yspahan.scoring import places
from engines.yspahan.state import Fresh, Gain, Player, YspahanState
from engines.yspahan.tower import Group


@dataclass(frozen=True, slots=True)
class SeenPlayer:
    """Public part of a player; `cards` is how many."""

    points: int
    gold: int
    camels: int
    cards: int
    buildings: tuple[Building, ...]


@dataclass(frozen=True, slots=True)
class SeenSouk:
    """A souk: whose cubes stand in it, how many, and whether it is complete."""

    souk: Souk
    owner: Seat | None
    cubes: int
    complete: bool


@dataclass(frozen=True, slots=True)
class YspahanView(View):
    """The city, the tower, the caravan and the players, the viewer's own hand, and what changed last.

    `order` are the seats of the day, `turn` counts in it. `caravan` holds the cubes from camel 1 on; `per_row` of its
    camels stand in each row. Once the game is `over`, `cubes` and `souks` are the city as the last week was counted. `hand` is None for a bystander. `last_day`: the week is scored after this day.
    `places` are known once the game is `over`, by seat.
    """

    week: int
    day: int
    first: Seat
    order: tuple[Seat, ...]
    turn: int
    tower: tuple[Group | None, ...]
    supervisor: Square
    cubes: tuple[tuple[Shop, Seat], ...]
    souks: tuple[SeenSouk, ...]
    caravan: tuple[Seat, ...]
    per_row: int
    players: tuple[SeenPlayer, ...]
    hand: tuple[Card, ...] | None
    pile: int
    discard: tuple[Card, ...]
    gains: tuple[Gain, ...]
    fresh: Fresh
    last_day: bool
    over: bool
    places: tuple[int, ...] | None

    @property
    def has_hand(self) -> bool:
        return bool(self.hand)


def view(state: YspahanState, seat: Seat | None) -> YspahanView:
    """Build the view of a seat or a bystander."""
    over = not state.todo
    cubes = dict(state.counted) if over else state.cubes
    return YspahanView(
        setup=state.setup,
        seat=seat,
        asks=tuple(state.todo),
        week=state.week,
        day=state.day,
        first=state.first,
        order=state.order,
        turn=state.turn,
        tower=tuple(state.tower),
        supervisor=state.supervisor,
        cubes=tuple(sorted(cubes.items())),
        souks=tuple(_seen_souk(cubes, souk) for souk in Souk),
        caravan=tuple(state.caravan),
        per_row=CAMELS_PER_ROW[state.setup.seats],
        players=tuple(
            SeenPlayer(player.points, player.gold, player.camels, len(player.hand), tuple(player.buildings))
            for player in state.players
        ),
        hand=None if seat is None else tuple(state.players[seat].hand),
        pile=len(state.pile),
        discard=tuple(state.discard),
        gains=tuple(state.gains),
        fresh=state.fresh,
        last_day=state.day == DAYS,
        over=over,
        places=places(state) if over else None,
    )


def guess(view: YspahanView, rng: Rng) -> YspahanState:
    """A state that looks like a view: hands and pile are dealt anew, the rest is public."""
    unseen = list(DECK)
    for card in (*view.discard, *(view.hand or ())):
        unseen.remove(card)
    players = []
    for seat, seen in enumerate(view.players):
        if view.hand is not None and seat == view.seat:
            hand = list(view.hand)
        else:
            hand = sorted((rng.draw(unseen) for _ in range(seen.cards)), key=CARDS.index)
        players.append(Player(seen.points, seen.gold, seen.camels, hand, list(seen.buildings)))
    return YspahanState(
        setup=view.setup,
        todo=list(view.asks),
        week=view.week,
        day=view.day,
        first=view.first,
        order=view.order,
        turn=view.turn,
        tower=list(view.tower),
        supervisor=view.supervisor,
        cubes={} if view.over else dict(view.cubes),
        caravan=list(view.caravan),
        players=players,
        pile=unseen,
        discard=list(view.discard),
        gains=list(view.gains),
        fresh=view.fresh,
        counted=view.cubes if view.over else (),
    )


def _seen_souk(cubes: Cubes, souk: Souk) -> SeenSouk:
    return SeenSouk(
        souk, owner(cubes, souk), sum(shop in cubes for shop in SHOPS_OF[souk]), complete(cubes, souk)
    )


def unseen_cards(view: YspahanView) -> dict[Card, int]:
    """How many cards of each kind the viewer cannot see: in the pile, or in the hands of others (rules §10, §14.1)."""
    left = Counter(DECK)
    left.subtract(view.discard)
    left.subtract(view.hand or ())
    return dict(left)
