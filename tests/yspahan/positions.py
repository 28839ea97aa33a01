"""What the suite needs to know of Yspahan: what is always true, positions from text, and directives of its own.

A position is written like this; what is not mentioned is empty, and seats are letters:

    day 3 7                     week and day; 1 1 without it
    order B C D A               the day's seats, the first player first; A B C ... without it
    turn 2                      how many turns of the day are over
    dice 1 1 2 3 3 y6           the day's roll, yellow dice with a y; or
    tower camel 2x1 gold 1x6+1  groups as dice x value, + yellow dice
    sup S1
    BAG3 A A -                  cubes of a souk, shop by shop
    caravan A B B
    A gold 2 camels 3 points 7 cards three_gold exchange buildings hoist paddock
    pile exchange exchange      the draw pile; without it, all cards that are nowhere else
    discard three_gold
    todo roll                   roll, dice (the default), construct, end, or place <quarter> <cubes>
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from engines import GAMES
from engines.core.chance import ScriptedRng
from engines.core.game import AnyGame, EndTurn, Setup
from engines.yspahan.city import SHOPS, SHOPS_OF, Square, complete
from engines.yspahan.content import (
    BUILDINGS,
    CARDS,
    DAYS,
    DECK,
    LEVELS,
    LOADING,
    WEEKS,
    Building,
    Card,
    Level,
    Souk,
)
from engines.yspahan.foresight import foresee
from engines.yspahan.moves import Build, Construct, PlaceCubes, Roll, TakeDice
from engines.yspahan.orders import standing
from engines.yspahan.state import Fresh, Player, YspahanState, row
from engines.yspahan.tower import Group, arranged


def hold(state: YspahanState) -> None:
    """Everything that is true at any time of any game.

    Raises:
        AssertionError: something is not.
    """
    seats = range(state.setup.seats)
    cards = Counter([*state.pile, *state.discard, *(card for p in state.players for card in p.hand)])
    assert cards == Counter(DECK), f"cards: {cards}"
    for seat in seats:
        player = state.players[seat]
        assert player.gold >= 0 and player.camels >= 0, f"{seat} owes goods"
        assert player.points == sum(gain.points for gain in state.gains if gain.seat == seat)
        assert len(set(player.buildings)) == len(player.buildings)
        assert player.hand == sorted(player.hand, key=CARDS.index)
    assert len(state.caravan) < state.caravan_size, "a full caravan is emptied at once"
    for souk, shops in SHOPS_OF.items():
        assert len({state.cubes[shop] for shop in shops if shop in state.cubes}) <= 1, f"{souk} is shared"
    assert 1 <= state.week <= WEEKS and 1 <= state.day <= DAYS
    assert state.first == state.order[0] and state.mover in seats
    dice = [group for group in state.tower if group]
    values = [group.value for group in dice]
    assert values == sorted(set(values)), f"the tower is out of order: {state.tower}"
    assert all(group.white + group.yellow for group in dice)
    assert all(set(ask.seats) <= set(seats) for ask in state.todo)
    assert all(ask.seats == (state.mover,) for ask in state.todo[:1])


def position(setup: Setup, block: str) -> YspahanState:
    """The state of a block of text."""
    seats = range(setup.seats)
    players = [Player(0, 0, 0, [], []) for _ in seats]
    state = YspahanState(
        setup=setup,
        todo=[],
        week=1,
        day=1,
        first=0,
        order=tuple(seats) if setup.seats > 2 else (0, 1, 0),
        turn=0,
        tower=[None] * len(LEVELS),
        supervisor=Square("C", 0),
        cubes={},
        caravan=[],
        players=players,
        pile=[],
        discard=[],
        gains=[],
        fresh=Fresh(None),
    )
    todo, pile = "dice", None
    for line in block.splitlines():
        word, *rest = line.split()
        match word:
            case "day":
                state.week, state.day = map(int, rest)
            case "order":
                state.order = tuple(map(_seat, rest))
                state.first = state.order[0]
            case "turn":
                state.turn = int(rest[0])
            case "dice":
                state.tower = arranged(
                    [int(die) for die in rest if die[0] != "y"],
                    [int(die[1:]) for die in rest if die[0] == "y"],
                )
            case "tower":
                for level, dice in zip(rest[::2], rest[1::2], strict=True):
                    state.tower[LEVELS.index(Level(level))] = _group(dice)
            case "sup":
                state.supervisor = Square.parse(rest[0])
            case "caravan":
                state.caravan = list(map(_seat, rest))
            case "pile":
                pile = list(map(Card, rest))
            case "discard":
                state.discard = list(map(Card, rest))
            case "todo":
                todo = " ".join(rest)
            case _ if len(word) == 1:
                _read_player(state, _seat(word), rest)
            case _:
                for shop, letter in zip(SHOPS_OF[Souk(word)], rest, strict=True):
                    if letter != "-":
                        state.cubes[shop] = _seat(letter)
    elsewhere = Counter([*state.discard, *(card for player in players for card in player.hand)])
    state.pile = list((Counter(DECK) - elsewhere).elements()) if pile is None else pile
    state.todo = _todo(state, todo.split())
    return state


def expect_tower(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`tower camel 2x1 gold 1x6+1`: exactly these groups lie on the tower."""
    words = rest.split()
    wanted = {Level(level): _group(dice) for level, dice in zip(words[::2], words[1::2], strict=True)}
    found = {level: group for level, group in zip(LEVELS, state.tower, strict=True) if group}
    assert found == wanted, f"{found}"


def expect_arranged(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`arranged 1 1 2 y6 = camel 2x1 ...`: the tower of a roll."""
    dice, _, wanted = rest.partition("=")
    state = position(game.setup(4), f"dice {dice}")
    expect_tower(game, state, wanted)


def expect_souk(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`souk BAG3 A - A`: the cubes of a souk."""
    word, *cubes = rest.split()
    shops = SHOPS_OF[Souk(word)]
    found = ["-" if shop not in state.cubes else "ABCD"[state.cubes[shop]] for shop in shops]
    assert found == cubes, f"{found}"


def expect_player(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`player A gold 2 camels 0 points 7 cards 1 buildings 2`: what is named is exactly so."""
    letter, *words = rest.split()
    player = state.players[_seat(letter)]
    for name, number in zip(words[::2], words[1::2], strict=True):
        value = player.hand if name == "cards" else getattr(player, name)
        found = value if isinstance(value, int) else len(value)
        assert found == int(number), f"{name}: {found}"


def expect_caravan(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`caravan A B A`: the cubes on the caravan."""
    found = ["ABCD"[seat] for seat in state.caravan]
    assert found == rest.split(), f"{found}"


def expect_sup(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`sup W4`: where the supervisor stands."""
    assert str(state.supervisor) == rest, str(state.supervisor)


def expect_order(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`order C B A D`: who acts today, in order."""
    found = " ".join("ABCD"[seat] for seat in state.order)
    assert found == rest, found


def expect_calendar(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`calendar 2 1`: week and day."""
    assert (state.week, state.day) == tuple(map(int, rest.split())), (state.week, state.day)


def expect_reach(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`reach bag = W3 E3`: where the mover's supervisor may go with these dice, in any order."""
    group, _, wanted = rest.partition("=")
    lines = [game.notation.format(move) for move in game.legal(state, state.mover)]
    found = {line.split()[2] for line in lines if line.startswith(f"supervisor {group.strip()} ")}
    assert found == set(wanted.split()), sorted(found)


def expect_cards(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`cards pile 3 discard 1`: how many lie where."""
    words = rest.split()
    for name, number in zip(words[::2], words[1::2], strict=True):
        assert len(getattr(state, name)) == int(number), f"{name}: {getattr(state, name)}"


def expect_complete(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`complete BAG3 VAS4`: exactly these souks are complete."""
    found = [souk.value for souk in Souk if complete(state.cubes, souk)]
    assert found == rest.split(), found


def expect_order_says(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`order_says A complete_min 8 = keep`: what a standing order answers now; `-` if it asks."""
    asked, _, wanted = rest.partition("=")
    letter, _, order = asked.strip().partition(" ")
    answer = standing(game.view(state, _seat(letter)), state.todo[-1], order)
    assert (answer or "-") == wanted.strip(), answer


def _seat(letter: str) -> int:
    return "ABCD".index(letter)


def _group(text: str) -> Group:
    white, _, rest = text.partition("x")
    value, _, yellow = rest.partition("+")
    return Group(int(value), int(white), int(yellow or 0))


def _read_player(state: YspahanState, seat: int, words: list[str]) -> None:
    player = state.players[seat]
    name = ""
    for word in words:
        if word in ("gold", "camels", "points", "cards", "buildings"):
            name = word
        elif name == "cards":
            player.hand = sorted([*player.hand, Card(word)], key=CARDS.index)
        elif name == "buildings":
            player.buildings.append(Building(word))
        else:
            setattr(player, name, int(word))


def _todo(state: YspahanState, words: list[str]) -> list[Any]:
    seat = (state.mover,)
    after = Construct(seat) if state.setup.seats > 2 else EndTurn(seat)
    match words:
        case ["roll"]:
            return [Roll(seat)]
        case ["dice"]:
            return [TakeDice(seat)]
        case ["construct"]:
            return [after]
        case ["end"]:
            return [EndTurn(seat)]
        case ["place", quarter, cubes]:
            return [after, PlaceCubes(seat, Level(quarter), int(cubes))]
    raise ValueError(words)


def expect_idle(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`idle 1 send`: what the clock plays for a seat."""
    seat, _, line = rest.partition(" ")
    found = game.notation.format(game.idle(state, state.todo[-1], int(seat)))
    assert found == line, found


def expect_loading(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`loading 2 2 1 1 0 0`: what each camel's cube scores when it is loaded."""
    found = [LOADING[row(state.setup.seats, camel)] for camel in range(1, state.caravan_size + 1)]
    assert found == list(map(int, rest.split())), found


def expect_chain(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`chain hoist 0 paddock 0`: built one after the other, a turn each; what each scores at once. Changes the state."""
    words = rest.split()
    for building, points in zip(words[::2], words[1::2], strict=True):
        seat = state.mover
        before = state.players[seat].points
        state.todo = [Construct((seat,))]
        assert game.why_not(state, state.todo[-1], seat, Build(Building(building), None)) is None
        game.step(state, state.todo[-1], seat, Build(Building(building), None), ScriptedRng())
        assert state.players[seat].points - before == int(points), building


def expect_foresee(game: AnyGame, state: YspahanState, rest: str) -> None:
    """`foresee camels = yspahan-gives-goods count=3`: what a choice would give the mover; `-` if that goes without saying."""
    tokens, _, wanted = rest.partition("=")
    found = foresee(game.view(state, state.todo[-1].seats[0]), tuple(tokens.split()))
    text = "-" if found is None else " ".join([found.key, *(f"{name}={value}" for name, value in found.args)])
    assert text == wanted.strip() or text.startswith(wanted.strip() + " "), text


def crowded() -> list[Any]:
    """A position with as much to say as there can be: every shop filled, every building built."""
    state = position(
        GAMES["yspahan"].setup(4),
        "dice 1 1 2 3 4 4 5 6 6 y1 y3 y6\ncaravan A B C D A B C D A B C\nsup W10\n"
        "A gold 88 camels 77 points 188 cards three_gold three_camels exchange",
    )
    for at, shop in enumerate(SHOPS):
        state.cubes[shop] = list(Souk).index(shop.souk) % 4 if at != 5 else state.cubes[SHOPS[4]]
    for seat, player in enumerate(state.players):
        player.buildings = list(BUILDINGS[: 6 - seat % 2])
    return [state]
