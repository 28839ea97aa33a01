"""What the laws and vectors need to know of Alhambra."""

from collections import Counter
from collections.abc import Set
from functools import lru_cache
from typing import Any

from engines import GAMES
from engines.alhambra.city import City, counts, edge_cells, founded, place_fault, places, remove_fault
from engines.alhambra.content import (
    BUILDINGS,
    DIRK_SEATS,
    FOUNTAIN_TILE,
    POINTS,
    SLOTS,
    TILES,
    Building,
    Card,
    Tile,
    money,
)
from engines.alhambra.money import pile_sizes, window
from engines.alhambra.moves import Act, ActAgain, Build, Leftover
from engines.alhambra.plane import FOUNTAIN, STEPS, Cell
from engines.alhambra.scoring import score, shares
from engines.alhambra.state import AlhambraState, Row
from engines.alhambra.walls import Tiles, longest_wall, outer_segments, wall_length
from engines.core.chance import Rng
from engines.core.game import EndTurn, Setup

SKIPS = frozenset({"alhambra-passed"})
"""What tells that somebody's turn is left out."""


def hold(state: AlhambraState) -> None:
    """Every tile and card is somewhere once, every Alhambra is valid, and the market is full between turns (rules §16.6)."""
    tiles = [tile for tile in state.site if tile]
    tiles += state.bag + state.dirk + state.unclaimed
    for city, reserve, bought in zip(state.cities, state.reserves, state.bought, strict=True):
        tiles += reserve + bought + [tile for cell, tile in city.items() if cell != FOUNTAIN]
        assert city[FOUNTAIN] == FOUNTAIN_TILE
        _hold_city(tuple(city.items()))
        assert (city.wall, city.room, city.counts) == (
            wall_length(city),
            len(edge_cells(city)),
            counts(city.values()),
        )
    assert sorted(map(str, tiles)) == sorted(TILES), "54 tiles"

    cards = state.deck + state.display + state.discard
    for hand in state.hands:
        assert hand == sorted(hand)
        cards = cards + hand
    assert sorted(cards) == money(state.setup.seats), "all money cards"
    assert all(20 <= sum(card.value for card in hand) <= 28 for hand in state.dealt)

    if state.todo and isinstance(state.todo[-1], Act):
        assert None not in state.site
        assert len(state.display) == SLOTS or not (state.deck or state.discard)
        assert not any(state.bought)
    for number in range(state.shown, 2):
        assert state.drawn <= window(state.first_deck, number)[1]
    assert len(state.history) == state.shown + (not state.todo)
    totals = [sum(scoring.totals[seat] for scoring in state.history) for seat in range(state.setup.seats)]
    assert totals == state.scores


@lru_cache(maxsize=64)
def _hold_city(tiles: tuple[tuple[int, Tile], ...]) -> None:
    """Few cities change from one entry to the next; the others need not be looked at again."""
    city = dict(tiles)
    hold_valid(city)
    assert 0 <= wall_length(city) == len(longest_wall(city)) <= len(outer_segments(city))


def hold_valid(city: Tiles) -> None:
    """The three conditions of rules §8, counted out instead of the local checks of the engine."""
    for at, tile in city.items():
        for side, step in enumerate(STEPS):
            if at + step in city:
                mine, theirs = tile.walls >> side & 1, city[at + step].walls >> (side + 2) % 4 & 1
                assert mine == theirs, f"{Cell(at)} and {Cell(at + step)} do not fit"
    assert slow_reached(city) == city.keys(), "every tile is reached on foot"
    assert not slow_hole(city.keys())


def slow_reached(city: Tiles) -> set[int]:
    """The cells that one reaches on foot from the fountain, tile by tile."""
    seen, todo = {FOUNTAIN + 0}, [FOUNTAIN + 0]
    while todo:
        at = todo.pop()
        for side, step in enumerate(STEPS):
            near = at + step
            if near in city and near not in seen and not city[at].walls >> side & 1:
                seen.add(near)
                todo.append(near)
    return seen


def slow_hole(cells: Set[int]) -> bool:
    """Whether these cells enclose an empty one."""
    xs, ys = [Cell(at).x for at in cells], [Cell(at).y for at in cells]
    box = {
        Cell.at(x, y) + 0 for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)
    } - cells
    corner = Cell.at(min(xs) - 1, min(ys) - 1) + 0
    outside, todo = {corner}, [corner]
    while todo:
        at = todo.pop()
        for step in STEPS:
            if at + step in box and at + step not in outside:
                outside.add(at + step)
                todo.append(at + step)
    return outside != box


def build(text: str) -> City:
    """A city from `P6-N@0,-1 A9-0@1,0`; each step must be legal in this order, unless a later order makes it so."""
    city = founded()
    left = [token.split("@") for token in text.split()]
    while left:
        for name, place in left:
            x, y = map(int, place.split(","))
            cell = Cell.at(x, y)
            if place_fault(city, Tile.parse(name), cell) is None:
                city = city.built(Tile.parse(name), cell)
                left.remove([name, place])
                break
        else:
            raise ValueError(f"cannot be built: {left}")
    return city


def growing_cities(seed, size=9):
    """Cities that grow by a random tile on a random legal cell."""
    rng = Rng(seed, 1)
    city, bag = founded(), list(TILES.values())
    while len(city) <= size and bag:
        tile = rng.draw(bag)
        legal = list(places(city, tile))
        if legal:
            city = city.built(tile, rng.choice(legal))
            yield city


def position(setup: Setup, block: str) -> AlhambraState:
    """A position; all that is not named lies in the bag, the deck, and with an empty hand.

    turn 0 | again 0 | build 0 | leftover 0 2 | endturn 0    whose turn, and what is due (`turn`: the first action)
    city 0 P6-N@0,-1 A9-0@1,0                                likewise reserve, bought, hand with a seat
    site C8-NW - T9-ES S4-NE                                 slots; without it four tiles are taken from the bag
    display DE1 DE2 DU5 GU9                                  without it four cards are taken from the deck
    score 0 12 | dirk T7-NEW | dirkscore 3 | shown 1 | drawn 20 | discard DE1 DE2
    bag 3 | deck 10                                          how many stay; the rest is unclaimed, or discarded
    """
    seats = setup.seats
    bag, deck = dict(TILES), money(seats)
    state = AlhambraState(
        setup=setup, todo=[Act((0,))], starter=0, by_lot=False, dealt=(), bag=[], site=[None] * SLOTS, deck=[],
        display=[], discard=[], first_deck=0, drawn=0, shown=0, hands=[[] for _ in range(seats)],
        cities=[founded() for _ in range(seats)], reserves=[[] for _ in range(seats)],
        bought=[[] for _ in range(seats)], scores=[0] * seats, dirk=[], dirk_score=0, history=[], unclaimed=[],
        fresh=[], fresh_seat=None, fresh_cards=0, fresh_slots=[], over=False,
    )  # fmt: skip
    limits: dict[str, int] = {}
    asks = {"turn": Act, "again": ActAgain, "build": Build, "leftover": Leftover, "endturn": EndTurn}

    def tiles(text: str) -> list[Tile]:
        return [bag.pop(token.upper()) for token in text.split()]

    def cards(text: str) -> list[Card]:
        found = [Card.parse(token) for token in text.split()]
        for card in found:
            deck.remove(card)
        return found

    for line in block.splitlines():
        word, _, rest = line.strip().partition(" ")
        first, _, more = rest.partition(" ")
        if word in asks:
            state.todo = [asks[word](tuple(map(int, rest.split())))]
            state.over = word == "leftover"
        elif word == "city":
            state.cities[int(first)] = build(more)
            for cell, tile in state.cities[int(first)].items():
                if cell != FOUNTAIN:
                    bag.pop(str(tile))
        elif word == "reserve":
            state.reserves[int(first)] = tiles(more)
        elif word == "bought":
            state.bought[int(first)] = tiles(more)
        elif word == "hand":
            state.hands[int(first)] = sorted(cards(more))
        elif word == "site":
            state.site = [None if token == "-" else bag.pop(token) for token in rest.split()]
        elif word == "display":
            state.display = cards(rest)
        elif word == "discard":
            state.discard = cards(rest)
        elif word == "dirk":
            state.dirk = tiles(rest)
        elif word == "dirkscore":
            state.dirk_score = int(rest)
        elif word == "score":
            state.scores[int(first)] = int(more)
        elif word in ("shown", "drawn"):
            setattr(state, word, int(rest))
        else:
            limits[word] = int(rest)
    if unknown := limits.keys() - {"bag", "deck"}:
        raise ValueError(f"unknown: {sorted(unknown)}")
    if not any(state.site) and "site" not in block:
        state.site = [bag.pop(next(iter(bag))) for _ in range(SLOTS)]
    if "display" not in block:
        state.display = [deck.pop() for _ in range(SLOTS)]
    kept = limits.get("bag", len(bag))
    state.bag, state.unclaimed = list(bag.values())[:kept], list(bag.values())[kept:]
    kept = limits.get("deck", len(deck))
    state.deck = deck[:kept]
    state.discard += deck[kept:]
    state.first_deck = state.drawn + len(state.deck)
    return state


def expect_city(game, state, rest):
    """`city 0 = P6-N@0,-1 …`: just these tiles stand there."""
    seat, _, wanted = rest.partition("=")
    assert state.cities[int(seat)] == build(wanted), state.cities[int(seat)]


def expect_cells(game, state, rest):
    """`cells 0 P2-NEW = 0,-1 1,0`: the complete list of legal cells of a tile."""
    asked, _, wanted = rest.partition("=")
    seat, token = asked.split()
    found = [f"{cell.x},{cell.y}" for cell in places(state.cities[int(seat)], Tile.parse(token))]
    assert sorted(found) == sorted(wanted.split()), found


def expect_wall(game, state, rest):
    """`wall 0 = 8`: the longest outer wall."""
    seat, wanted = rest.split(" = ")
    city = state.cities[int(seat)]
    assert city.wall == len(longest_wall(city)) == int(wanted), longest_wall(city)


def expect_closed(game, state, rest):
    """`closed 0`: no tile at all can be placed any more."""
    city = state.cities[int(rest)]
    assert not any(list(places(city, tile)) for tile in TILES.values())


def expect_removable(game, state, rest):
    """`removable 0 = 2,0`: the complete list of cells whose tile may be taken away."""
    asked, _, wanted = rest.partition("=")
    city = state.cities[int(asked)]
    found = [f"{Cell(at).x},{Cell(at).y}" for at in sorted(city) if remove_fault(city, at) is None]
    assert sorted(found) == sorted(wanted.split()), found


def expect_shares(game, state, rest):
    """`shares 2 tower 4 4 0 = 9 9 0`: points of one majority in one scoring."""
    asked, wanted = rest.split(" = ")
    number, kind, *held = asked.split()
    found = shares(tuple(map(int, held)), POINTS[int(number) - 1][Building(kind)])
    assert found == tuple(map(int, wanted.split())), found


def expect_scoring(game, state, rest):
    """`scoring 2 = 33 31 25`: what a scoring would bring now, per seat (and Dirk)."""
    number, wanted = rest.split(" = ")
    dirk = state.dirk if state.setup.seats == DIRK_SEATS else None
    totals = score(int(number), state.cities, dirk).totals
    assert totals == tuple(map(int, wanted.split())), totals


def expect_complete(game, state, rest):
    """`complete 3 = 70 69 57` with a block `2 0 1 3 2 1 wall 7` per player: whole scorings from counts alone."""
    head, *lines = rest.splitlines()
    number, wanted = head.split(" = ")
    held = [tuple(map(int, line.split(" wall ")[0].split())) for line in lines]
    walls = tuple(int(line.split(" wall ")[1]) for line in lines)
    rows = [
        Row(kind, column := tuple(each[at] for each in held), shares(column, POINTS[int(number) - 1][kind]))
        for at, kind in enumerate(BUILDINGS)
    ]
    rows.append(Row(None, walls, walls))
    totals = tuple(map(sum, zip(*(row.points for row in rows), strict=True)))
    assert totals == tuple(map(int, wanted.split())), totals


def expect_window(game, state, rest):
    """`window 87 piles 18 18 17 17 17 sc1 18 36 sc2 53 70`: the five piles and where the scoring cards may lie."""
    words = rest.split()
    cards = int(words[0])
    assert pile_sizes(cards) == list(map(int, words[2:7])), pile_sizes(cards)
    assert window(cards, 0) == (int(words[8]), int(words[9]))
    assert window(cards, 1) == (int(words[11]), int(words[12]))


def expect_count(game, state, rest):
    """`count bag = 44`: how many of bag, deck, discard, dirk, display, unclaimed, `hand 0`, `reserve 0`."""
    asked, wanted = rest.split(" = ")
    name, *seat = asked.split()
    pile = (
        {"hand": state.hands, "reserve": state.reserves}[name][int(seat[0])] if seat else getattr(state, name)
    )
    assert len(pile) == int(wanted), pile


def expect_starter(game, state, rest):
    """`starter 2` or `starter 0 by lot`."""
    seat, *lot = rest.split()
    assert (state.starter, state.by_lot) == (int(seat), bool(lot)), (state.starter, state.by_lot)


def expect_hand(game, state, rest):
    """`hand 0 = DE5 DI9`: just these cards, in any order."""
    seat, _, wanted = rest.partition("=")
    assert Counter(map(str, state.hands[int(seat)])) == Counter(wanted.split()), state.hands[int(seat)]


def crowded() -> list[Any]:
    """Two hands with half of the money each, large cities, and much on the reserve."""
    money = [f"{currency}{value}" for currency in ("DE", "DI", "DU", "GU") for value in range(1, 10)]
    state = position(
        GAMES["alhambra"].setup(2),
        "\n".join(
            (
                "turn 0",
                "city 0 A9-0@1,0 A10-0@2,0 C10-0@3,0 C11-0@4,0 G10-0@0,1 G11-0@0,2 T11-0@0,3 T12-0@0,4 "
                "P8-0@-1,0 S9-0@-2,0 P6-N@0,-1",
                "reserve 0 T13-E T10-W T9-NE T9-NW T9-ES G6-ESW G7-NSW",
                f"hand 0 {' '.join(money[:34])}",
                f"hand 1 {' '.join(money)}",
                "site G12-S C9-W C9-S A8-E",
                "display GU9 GU8",
                "shown 2",
                "drawn 56",
                "score 0 188",
                "dirk T7-NEW S3-ESW S4-NE S5-SW",
            )
        ),
    )
    return [state]
