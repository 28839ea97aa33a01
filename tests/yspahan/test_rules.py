"""Yspahan beyond the vectors: the map agrees with itself, standing orders read well, and the notes account for everything."""

from __future__ import annotations

import pytest

from engines import GAMES
from engines.core.chance import Rng
from engines.core.computer_players import one_ply, random_move
from engines.core.game import EndTurn
from engines.core.text import NotAMove, Who
from engines.yspahan.city import SHOPS, SHOPS_BESIDE, SQUARES, SQUARES_BESIDE, distance, hit
from engines.yspahan.content import DECK, PLAN, POINTS, QUARTER, QUARTERS
from engines.yspahan.moves import Supervise
from engines.yspahan.orders import ORDERS, read, standing
from engines.yspahan.prices import toll
from tests.yspahan.positions import position

GAME = GAMES["yspahan"]


def spot(square):
    """Where a street square lies on the map."""
    dx, dy = {"W": (-1, 0), "E": (1, 0), "N": (0, -1), "S": (0, 1), "C": (0, 0)}[square.arm]
    return dx * square.steps, dy * square.steps


def test_the_map_shows_the_neighbours_that_the_rules_name():
    """A shop is drawn at distance 1 from exactly the street squares that it lies beside (rules §2.3)."""
    for square in SQUARES:
        x, y = spot(square)
        near = {
            shop
            for shop in SHOPS
            if abs(PLAN[shop.souk][shop.letter][0] - x) + abs(PLAN[shop.souk][shop.letter][1] - y) == 1
        }
        assert near == set(SHOPS_BESIDE[square]), str(square)


def test_the_city_has_the_size_that_the_rules_count():
    """Rules §2: 47 shops in 14 souks, 29 squares; 27 shops touch a street, three of them two squares."""
    assert (len(SHOPS), len(PLAN), len(SQUARES), len(DECK)) == (47, 14, 29, 18)
    assert [sum(QUARTER[shop.souk] is quarter for shop in SHOPS) for quarter in QUARTERS] == [18, 14, 9, 6]
    reached = [shop for shop in SHOPS if SQUARES_BESIDE[shop]]
    assert len(reached) == 27
    assert [str(shop) for shop in reached if len(SQUARES_BESIDE[shop]) == 2] == ["BAG3b", "BAR3a", "VAS4a"]
    assert all(souk.value.endswith(str(points)) for souk, points in POINTS.items())


def test_of_many_squares_those_come_first_where_the_supervisor_sends_cubes():
    """Somebody else's cubes before one's own, then the cheaper way."""
    block = "tower bag 2x2 gold 7x6\nA gold 9\nBAG3 - A -\nBAR3 B -"
    state = position(GAME.setup(3), block)
    found = [move.to for move in GAME.legal(state, 0) if isinstance(move, Supervise) and move.group == "bag"]
    squares = list(dict.fromkeys(found))
    sends = [[state.cubes[shop] for shop in hit(state.cubes, to)] for to in squares]
    assert len(squares) > 5 and [] in sends and [0] in sends and [1] in sends
    worth = [sum(1 if seat == 0 else 3 for seat in cubes) for cubes in sends]
    assert worth == sorted(worth, reverse=True)
    tolls = [toll(distance(state.supervisor, to), 2, False, "plus_only") for to in squares[worth.index(0) :]]
    assert tolls == sorted(tolls)


@pytest.mark.parametrize("text", [*ORDERS, "Keep 3", " always  KEEP 10 ", "complete_min 14 keep 1"])
def test_orders_read(text):
    order = read(text)
    assert order.policy in text.lower() or order.policy == "ask"


@pytest.mark.parametrize(
    "text", ["", "sometimes", "keep", "keep x", "complete_min", "never 3", "always keep", "keep -1"]
)
def test_what_is_no_order_is_refused(text):
    with pytest.raises(NotAMove):
        read(text)


def test_orders_answer_camel_decisions_alone():
    state = position(GAME.setup(3), "tower camel 3x2 gold 6x6\nCHE4 B B\nB camels 1")
    for order in ORDERS:
        assert standing(GAME.view(state, 1), state.todo[-1], order) is None
        assert standing(GAME.view(state, 1), EndTurn((1,)), order) is None
    after, _ = GAME.apply(state, 0, GAME.notation.parse("supervisor camel W2"), Rng("orders", 1))
    answers = {order: standing(GAME.view(after, 1), after.todo[-1], order) for order in ORDERS}
    assert answers["ask"] is None
    assert answers["always"] == "keep"
    for line in filter(None, answers.values()):
        assert GAME.why_not(after, after.todo[-1], 1, GAME.notation.parse(line)) is None


class Books:
    """Accounts that are kept by the public notes alone, in rulebook terms."""

    def __init__(self, view):
        self.points = [player.points for player in view.players]
        self.gold = [player.gold for player in view.players]
        self.camels = [player.camels for player in view.players]
        self.cards = [player.cards for player in view.players]
        self.buildings = [0] * len(view.players)
        self.city = 0
        self.caravan = 0
        self.pile, self.discard = view.pile, len(view.discard)

    def book(self, note):
        """Follow one public note."""
        word = note.text.key.removeprefix("yspahan-")
        args = dict(note.text.args)
        who = args.get("who")
        seat = who.seat if isinstance(who, Who) else 0
        self.points[seat] += args.get("points", 0)
        match word:
            case "rolled" | "moved":
                self.gold[seat] -= args["gold"]
            case "took-gold" | "card-gold":
                self.gold[seat] += args["gold"]
            case "took-camels" | "card-camels":
                self.camels[seat] += args["camels"]
            case "sold-camels":
                self.camels[seat] -= args["camels"]
            case "sold-gold":
                self.gold[seat] -= args["gold"]
            case "exchanged-camels":
                self.camels[seat] -= args["count"]
                self.gold[seat] += args["count"]
            case "exchanged-gold":
                self.camels[seat] += args["count"]
                self.gold[seat] -= args["count"]
            case "built":
                self.camels[seat] -= args["camels"]
                self.gold[seat] -= args["gold"]
                self.buildings[seat] += 1
                self.spend(seat, args["cards"])
            case "placed":
                self.city += args["cubes"]
            case "sent":
                self.city -= 1
                self.caravan += 1
            case "kept":
                self.camels[seat] -= 1
                self.caravan += 1
            case "loaded":
                self.caravan += 1
            case "drew":
                self.cards[seat] += 1
                self.pile -= 1
            case "reshuffled":
                assert (self.pile, self.discard) == (0, args["cards"])
                self.pile, self.discard = args["cards"], 0
        if word in ("boosted", "card-camels", "card-gold", "card-shop", "loaded"):
            self.spend(seat, 1)
        if word.startswith(("sold-", "exchanged-")):
            self.spend(seat, 1)

    def spend(self, seat, cards):
        """Cards from a hand to the discards."""
        self.cards[seat] -= cards
        self.discard += cards

    def agree(self, view):
        """The position is the one that was told."""
        players = view.players
        assert self.points == [player.points for player in players]
        assert self.gold == [player.gold for player in players]
        assert self.camels == [player.camels for player in players]
        assert self.cards == [player.cards for player in players]
        assert self.buildings == [len(player.buildings) for player in players]
        assert (self.city, self.caravan) == (len(view.cubes), len(view.caravan))
        assert (self.pile, self.discard) == (view.pile, len(view.discard))


def audit(seats, seed, thoughtful=0):
    """Play a game and keep books by its notes; `thoughtful` seats look ahead, the others play at random."""
    state = GAME.new(GAME.setup(seats), Rng(seed, 0))
    books = Books(GAME.view(state, None))
    chooser = Rng(f"audit {seed}", 0)
    entries = 0
    while due := GAME.due(state):
        entries += 1
        if due[0] < thoughtful:
            move = one_ply(GAME, GAME.view(state, due[0]), chooser, positions=1)
        else:
            # Verb first, so that what is rare is played as often as the supervisor with its many squares.
            legal = list(GAME.legal(state, due[0]))
            verb = type(chooser.choice(sorted({type(move).__name__: move for move in legal}.items()))[1])
            move = chooser.choice([move for move in legal if type(move) is verb])
        state, notes = GAME.apply(state, due[0], move, Rng(seed, entries))
        week_over = any(note.text.key == "yspahan-week-over" for note in notes)
        for note in notes:
            if note.to is None:
                books.book(note)
            if note.text.key == "yspahan-caravan-full":
                books.caravan = 0
        if week_over:
            books.city = 0
        books.agree(GAME.view(state, None))
    result = GAME.result(state)
    assert result is not None
    assert [sum(line.points[seat] for line in result.sheet) for seat in range(seats)] == list(result.scores)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_public_notes_account_for_everything(seats):
    """Gold, camels, cards, cubes, buildings and points follow from what was told, after every single move."""
    for seed in range(6):
        audit(seats, f"books {seed}")
    audit(seats, "books of thinkers", thoughtful=seats)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_computer_player_beats_chance(seats):
    """Looking one move ahead scores far more than playing at random."""
    state = GAME.new(GAME.setup(seats), Rng("computer", 0))
    chooser = Rng("choices", 0)
    entries = 0
    while due := GAME.due(state):
        entries += 1
        seat = due[0]
        move = (
            one_ply(GAME, GAME.view(state, seat), chooser, positions=60)
            if seat == 0
            else random_move(GAME, state, seat, chooser)
        )
        state, _ = GAME.apply(state, seat, move, Rng("computer", entries))
    result = GAME.result(state)
    assert result is not None
    assert result.scores[0] > 2 * max(result.scores[1:])
