"""Yspahan beyond the vectors: the map agrees with itself, standing orders read well, and the notes account for everything."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bench.recorded import read as read_record
from bench.recorded import recorded
from data.records.enums import Stage
from engines import GAMES, PLAYERS
from engines.core.chance import Rng
from engines.core.game import EndTurn
from engines.core.journal import replay
from engines.core.text import NotAMove
from engines.yspahan import PRESENTATION
from engines.yspahan.city import SHOPS, SHOPS_BESIDE, SQUARES, SQUARES_BESIDE, distance, hit
from engines.yspahan.content import DECK, PLAN, POINTS, QUARTER, QUARTERS
from engines.yspahan.moves import Build, Construct, KeepCube, Supervise
from engines.yspahan.orders import ORDERS, read, standing
from engines.yspahan.prices import toll
from render.languages import LOCALES
from render.sentences import sentence
from tests.core.test_journals import FOLDER
from tests.core.test_leaks import recorded_table
from tests.room import ANA, BEN, CHANNEL, CHIE, DORA
from tests.yspahan.positions import position

GAME, PLAYER = GAMES["yspahan"], PLAYERS["yspahan"]


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


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        *((order, order) for order in ORDERS),
        (" Complete_Min 12  KEEP 7 ", "complete_min 12 keep 7"),
        ("ask keep 3", "keep 3"),
        ("never", "never"),
        ("complete_min 0", "complete_min 0"),
    ],
)
def test_any_number_that_the_rules_allow_may_be_ordered_and_is_said(typed, kept):
    """Rules §14.4: `complete_min N` and `keep K` with any number."""
    assert PRESENTATION.parse_order(typed) == kept == PRESENTATION.parse_order(kept)
    numbers = re.findall(r"\d+", kept)
    for locale in LOCALES:
        said = sentence(read(kept).said, locale, str)
        assert all(number in said for number in numbers if number != "0" or "min" in kept)


def test_a_typed_order_answers_by_its_numbers():
    block = "tower camel 3x2 gold 6x6\nCHE4 B B\nB camels 3 buildings bazaar"
    state = position(GAME.setup(3), block)
    after, _ = GAME.apply(state, 0, GAME.notation.parse("supervisor camel W2"), Rng("orders", 1))
    view, ask = GAME.view(after, 1), after.todo[-1]
    assert [
        standing(view, ask, order) for order in ("complete_min 6 keep 2", "complete_min 7", "always keep 3")
    ] == ["keep", "send", "send"]


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


def test_the_question_after_the_dice_names_building_only_where_something_can_be_built():
    asked = set()
    for name in ("three-players", "four-players"):
        header, entries = read_record(FOLDER / "yspahan" / f"{name}.txt")
        for step in replay(GAME, header, entries):
            if step.state.todo and isinstance(ask := step.state.todo[-1], Construct):
                (seat,) = ask.seats
                may = any(isinstance(move, Build) for move in GAME.legal(step.state, seat))
                assert PRESENTATION.ask_values(GAME.view(step.state, seat), ask)["build"] == may
                asked.add(may)
    assert asked == {True, False}


async def test_an_order_answers_no_question_that_was_open_when_it_was_given(room):
    """It works from the next question on (rules §14.4, D24): a game is played on from an open question."""
    played = recorded("yspahan", "four-players-standing-orders")
    questions = [state.todo[-1] if state.todo else None for state in played.states]
    seq, ask = next((at, ask) for at, ask in enumerate(questions) if isinstance(ask, KeepCube))
    (seat,) = ask.seats
    assert seat != ask.mover
    tables = room.tables = room.fresh(games=GAMES)
    before = recorded_table(GAME, played.header, played.entries, "en")
    before = replace(before, row=replace(before.row, stage=Stage.ENDED))
    opened = await tables.lobbies.play_on(before, seq, ANA, guild=1, channel=CHANNEL, locale="en")
    for person in (BEN, CHIE, DORA):
        opened = await tables.lobbies.join(opened.row.id, person)
    table = await tables.lobbies.start(opened.row.id, ANA.user)
    assert table.ask_of(seat) == ask
    owner = table.seats[seat].user
    table = await tables.give_order(table.row.id, owner, "never")
    assert table.standing(seat) is None
    assert (
        replace(table, seats=tuple(replace(row, ordered_at=-1) for row in table.seats)).standing(seat)
        == "send"
    )
