"""Armadöra in tests: what always holds, positions from diagrams, and directives of its own.

A position is a diagram (rules §2) followed by lines that differ from the start of a game:

    races goblin mage       who plays which letter; needed whenever warriors stand on the board
    turn 1                  the seat to move (0)
    supply 2                palisades left (35 less those on the board)
    hand 0 1x3 5            the tiles left in a hand (the starting set less what stands on the board)
    powers 1 0              power tokens left
    token 1 0               reinforcement tokens left
    passed 1                seats that have passed
    seen B1 F1              what the Mage has looked at
"""

from __future__ import annotations

import itertools

from engines import GAMES
from engines.armadora.areas import BIT, LAND, MINE_BITS, Ground, bits_of, squares_of
from engines.armadora.board import EDGES, SQUARES, Edge, Square
from engines.armadora.content import MINES, PALISADES, PILES, POWERS, WARRIORS, Race
from engines.armadora.divisions import Survey
from engines.armadora.moves import PlaceWarrior, SecondPalisade, TakeTurn
from engines.armadora.scoring import claims, gold_in, hauls, places
from engines.armadora.state import ArmadoraState, Warrior
from engines.core.chance import Rng, ScriptedRng
from engines.core.grid import flood

SKIPS = frozenset({"armadora-skipped"})
"""What tells that somebody's turn is left out."""


def disguise(game, state, seat, move, rng):
    """A move that looks the same to the public, with another strength if the twin's hand has one; None if it cannot be made."""
    if not isinstance(move, PlaceWarrior):
        return move
    held = [strength for strength, count in enumerate(state.hands[seat], 1) if count]
    return PlaceWarrior(rng.choice(held), move.square) if held else None


def hold(state):
    """Gold, palisades and tiles are conserved, areas are large enough, and what is derived is what a slow look finds."""
    assert sorted(state.gold) == sorted(PILES)
    stand = state.ground.palisades
    assert len(set(stand)) == len(stand) and len(stand) + state.supply == PALISADES
    assert not set(state.warriors) & set(MINES)
    start = WARRIORS[state.setup.seats]
    for seat, hand in enumerate(state.hands):
        placed = [warrior.strength for warrior in state.warriors.values() if warrior.seat == seat]
        assert all(hand[at] + placed.count(at + 1) == count for at, count in enumerate(start))
    areas = slow_areas(stand)
    assert list(state.ground.areas) == [bits_of(area) for area in areas]
    assert all(len(area) >= 4 for area in areas)
    assert sum(len(area) for area in areas) == len(SQUARES)
    if (len(state.warriors) + len(stand)) % 9 == 0:
        assert list(state.ground.open_edges) == [edge for edge in EDGES if slow_legal(stand, edge)]
        assert state.ground == Ground.of(stand)
    for area in areas:
        tokens = [at for at in area if at in state.warriors and state.warriors[at].reinforced]
        assert len(tokens) <= 1
        assert not tokens or all(at in MINES or at in state.warriors for at in area)
    if state.todo and isinstance(state.todo[-1], SecondPalisade):
        assert state.supply and any(slow_legal(stand, edge) for edge in EDGES), (
            "a second palisade can be placed"
        )
    survey = Survey(state)
    paid = [
        [claim.share * (side in claim.takers) for side in range(len(state.sides))] for claim in claims(state)
    ]
    assert [survey.shares(area) for area in state.ground.areas] == paid
    arrows = sum(warrior.arrows for warrior in state.warriors.values())
    spent = sum(POWERS[race] for race in state.races if race) - sum(state.powers)
    champions = sum(warrior.face_up for warrior in state.warriors.values())
    tokens = sum(warrior.reinforced for warrior in state.warriors.values())
    if state.advanced:
        assert arrows + champions + len(state.seen) <= spent <= arrows + champions + len(state.seen) + 1
        assert tokens + sum(state.reinforcements) == state.setup.seats
    else:
        assert arrows == champions == tokens == len(state.seen) == sum(state.powers) == 0
    if not state.todo:
        assert sum(claim.share * len(claim.takers) + claim.lost for claim in claims(state)) == sum(PILES)


def slow_areas(palisades):
    """Areas by plain flood fill, the first squares in reading order."""
    closed = set(palisades)
    left = sorted(SQUARES, key=lambda at: (at.row, at.column))
    found = []
    while left:
        area = flood(left[0], lambda at: slow_neighbours(at, closed))
        found.append(area)
        left = [at for at in left if at not in area]
    return found


AROUND = {at: [(edge, edge.b if edge.a == at else edge.a) for edge in EDGES if at in edge] for at in SQUARES}


def slow_neighbours(at, closed):
    """The squares that are connected with a square."""
    return [other for edge, other in AROUND[at] if edge not in closed]


def slow_legal(palisades, edge):
    """Rules §6.2 to the letter, the supply aside."""
    closed = {*palisades, edge}
    return edge not in palisades and all(reaches_four(at, closed) for at in edge)


def reaches_four(at, closed):
    """Whether the area of a square has four squares or more."""
    reached = [at]
    for square in reached:
        reached += [other for other in slow_neighbours(square, closed) if other not in reached]
        if len(reached) >= 4:
            return True
    return False


def position(setup, block):
    """The state of a diagram and the lines after it; see the module."""
    lines = block.splitlines()
    rows = next(at for at, line in enumerate(lines) if line.startswith("  +"))
    bottom = max(at for at, line in enumerate(lines) if line.startswith("  +"))
    facts = dict(
        line.split(" ", 1) for line in lines[bottom + 1 :] if not line.startswith(("hand", "powers", "token"))
    )
    races = [Race(name) for name in facts.get("races", "goblin orc mage elf").split()][: setup.seats]
    assert len(races) == setup.seats, "a race for every seat"
    gold, warriors, palisades = {}, {}, []
    for row in range(1, 6):
        squares, below = lines[rows + 2 * row - 1], lines[rows + 2 * row].ljust(35)
        for column in range(8):
            at = Square(column, row)
            cell = squares.ljust(35)[3 + 4 * column : 7 + 4 * column]
            if cell[0] == "$":
                gold[at] = int(cell[1])
            elif cell[0] != " ":
                seat = next(seat for seat, race in enumerate(races) if race[0] == cell[0].lower())
                arrows = {"'": 1, '"': 2, "*": 1, "#": 2}.get(cell[2], 0)
                warriors[at] = Warrior(seat, int(cell[1]), cell[0].isupper(), arrows, cell[2] in "+*#")
            if cell[3] == "|" and column < 7:
                palisades.append(Edge(at, Square(column + 1, row)))
            if row < 5 and below[3 + 4 * column : 6 + 4 * column] == "---":
                palisades.append(Edge(at, Square(column, row + 1)))
    assert tuple(sorted(gold)) == tuple(sorted(MINES)), "mines stand where they always do"
    hands = []
    for seat in range(setup.seats):
        placed = [warrior.strength for warrior in warriors.values() if warrior.seat == seat]
        hands.append(tuple(count - placed.count(at) for at, count in enumerate(WARRIORS[setup.seats], 1)))
    advanced = setup.option("advanced") == "yes"
    state = ArmadoraState(
        setup=setup,
        todo=[TakeTurn((int(facts.get("turn", "0")),))],
        gold=tuple(gold[mine] for mine in MINES),
        ground=Ground.of(palisades),
        supply=int(facts.get("supply", PALISADES - len(palisades))),
        warriors=warriors,
        races=list(races),
        hands=hands,
        powers=[POWERS[race] if advanced else 0 for race in races],
        reinforcements=[int(advanced)] * setup.seats,
        passed=[str(seat) in facts.get("passed", "").split() for seat in range(setup.seats)],
        skipped=[False] * setup.seats,
        seen=[Square.parse(at) for at in facts.get("seen", "").split()],
        fresh=[],
        fresh_seat=None,
    )
    for warrior in warriors.values():
        state.reinforcements[warrior.seat] -= warrior.reinforced
    for line in lines[bottom + 1 :]:
        word, *rest = line.split()
        if word == "hand":
            tiles = [[*token.split("x"), "1"][:2] for token in rest[1:]]
            counts = {int(strength): int(count) for strength, count in tiles}
            state.hands[int(rest[0])] = tuple(counts.get(strength, 0) for strength in range(1, 6))
        elif word == "powers":
            state.powers[int(rest[0])] = int(rest[1])
        elif word == "token":
            state.reinforcements[int(rest[0])] = int(rest[1])
    return state


def expect_constants(game, state, rest):
    """`constants squares=40 mines=8 ...` of the board and the box (rules TV01)."""
    found = {
        "squares": len(SQUARES),
        "mines": MINE_BITS.bit_count(),
        "land": len(LAND),
        "edges": len(EDGES),
        "upright": sum(edge.upright for edge in EDGES),
        "level": sum(not edge.upright for edge in EDGES),
        "tiles": sum(map(sum, state.hands)),
        "strength": sum(at * count for at, count in enumerate(state.hands[0], 1)),
        "palisades": state.supply,
        "gold": sum(state.gold),
    }
    for pair in rest.split():
        name, value = pair.split("=")
        assert found[name] == int(value), (name, found[name])


def expect_areas(game, state, rest):
    """`areas A1:9:3 D1:10:15`: first square, size and gold of every area."""
    found = [
        f"{squares_of(area)[0]}:{area.bit_count()}:{gold_in(state, area)}" for area in state.ground.areas
    ]
    assert found == rest.split(), found


def expect_open(game, state, rest):
    """`open A1 = A4-A5 A4-B4`: the edges inside the area of a square that may take a palisade; `open = 61` counts all."""
    where, wanted = (part.strip() for part in rest.split("="))
    area = state.ground.area_at(Square.parse(where)) if where else -1
    found = [str(edge) for edge in state.ground.open_edges if (BIT[edge.a] & area) and (BIT[edge.b] & area)]
    if wanted.isdigit():
        assert len(found) == int(wanted), (len(found), found)
    else:
        assert sorted(found) == sorted(wanted.split()), found


def expect_badpairs(game, state, rest):
    """`badpairs A1 = A1-A2+A1-B1 | ...`: the pairs of free edges inside an area (or anywhere) of which exactly these
    cannot be placed in one action, in either order."""
    where, wanted = (part.strip() for part in rest.split("="))
    area = state.ground.area_at(Square.parse(where)) if where else -1
    free = [
        edge
        for edge in EDGES
        if edge not in state.ground.palisades and (BIT[edge.a] & area) and (BIT[edge.b] & area)
    ]
    found = []
    for one, other in itertools.combinations(free, 2):
        orders = [
            state.ground.may_take(first) and state.ground.fenced(first).may_take(second)
            for first, second in ((one, other), (other, one))
        ]
        assert orders[0] == orders[1], f"order matters for {one}, {other}"
        if not orders[0]:
            found.append(f"{one}+{other}")
    assert sorted(found) == sorted(pair.strip() for pair in wanted.split("|")), found


def expect_pairs(game, state, rest):
    """`pairs A1 = 45`: how many pairs of free edges there are inside an area, or anywhere."""
    where, wanted = (part.strip() for part in rest.split("="))
    area = state.ground.area_at(Square.parse(where)) if where else -1
    free = [
        edge
        for edge in EDGES
        if edge not in state.ground.palisades and (BIT[edge.a] & area) and (BIT[edge.b] & area)
    ]
    assert len(free) * (len(free) - 1) // 2 == int(wanted), len(free)


def expect_dividing(game, state, rest):
    """`dividing A1 = B1-C1+B2-C2`: the legal pairs inside an area that divide it."""
    where, wanted = (part.strip() for part in rest.split("="))
    area = state.ground.area_at(Square.parse(where))
    inside = [edge for edge in EDGES if (BIT[edge.a] & area) and (BIT[edge.b] & area)]
    found = []
    for one, other in itertools.combinations(inside, 2):
        if state.ground.may_take(one) and state.ground.fenced(one).may_take(other):
            after = state.ground.fenced(one).fenced(other)
            if len(after.areas) > len(state.ground.areas):
                found.append(f"{one}+{other}")
    assert found == wanted.split(), found


def expect_claim(game, state, rest):
    """`claim A1 3 : 2 2 : 0 1 : 1 : 1`: gold of the area there, strength per side, takers, share, gold lost."""
    head, strengths, takers, share, lost = (part.strip() for part in rest.split(":"))
    square, gold = head.split()
    claim = next(claim for claim in claims(state) if claim.area & BIT[Square.parse(square)])
    assert claim.gold == int(gold), claim
    assert claim.strengths == tuple(map(int, strengths.split())), claim
    assert claim.takers == tuple(map(int, takers.split())), claim
    assert claim.share == int(share), claim
    assert claim.lost == int(lost), claim


def expect_hauls(game, state, rest):
    """`hauls 15 1 | 6 5 1`: per side, what it gets from each area, largest first."""
    wanted = [[int(gold) for gold in part.split()] for part in rest.split("|")]
    assert hauls(claims(state), len(state.sides)) == wanted, hauls(claims(state), len(state.sides))


def expect_ranking(game, state, rest):
    """`ranking 9 4 | 8 5 = 1 2`: the places of sides with these hauls."""
    lists, wanted = rest.split("=")
    taken = [[int(gold) for gold in part.split()] for part in lists.split("|")]
    assert places(taken) == tuple(map(int, wanted.split())), places(taken)


def expect_same(game, state, rest):
    """`same palisade D3-E3 | palisade e3|d3`: texts, parted by `==`, that read as the same moves."""
    read = [game.read(text.strip()) for text in rest.split("==")]
    assert all(moves == read[0] for moves in read), read


def expect_edge_of_game(game, state, rest):
    """`edge_of_game = 27`: palisades on the board when no legal edge is left, less the number of areas (rules §6.3)."""
    assert not state.ground.open_bits
    assert len(state.ground.palisades) - len(state.ground.areas) == int(rest.strip("= "))


def expect_most(game, state, rest):
    """`most A4 = 2`: how many palisades fit inside the area of a square, however they are chosen."""
    where, wanted = (part.strip() for part in rest.split("="))
    area = state.ground.area_at(Square.parse(where))

    def most(ground):
        inside = [edge for edge in ground.open_edges if BIT[edge.a] & area and BIT[edge.b] & area]
        return max((1 + most(ground.fenced(edge)) for edge in inside), default=0)

    assert most(state.ground) == int(wanted), most(state.ground)


def expect_remark(game, state, rest):
    """`remark armadora-remark-hauls who=1`: the result has this remark, with at least these values."""
    key, *pairs = rest.split()
    remark = next(text for text in game.result(state).remarks if text.key == key)
    for pair in pairs:
        name, value = pair.split("=")
        found = remark[name]
        assert str(getattr(found, "seat", found)) == value, remark


def expect_plain(game, state, rest):
    """`plain 4`: no view but the owner's holds this number as a tile's strength, unless it was looked at."""
    for seat in (None, *range(state.setup.seats)):
        for seen in game.view(state, seat).warriors:
            assert seen.strength != int(rest) or seen.seat == seat or seen.peeked, (seat, seen)


def expect_idle(game, state, rest):
    """`idle warrior 1`: what the clock would play starts like this, is legal, and divides no area."""
    (seat,) = game.due(state)
    move = game.idle(state, state.todo[-1], seat)
    line = game.notation.format(move)
    assert line.startswith(rest), line
    after, _ = game.apply(state, seat, move, ScriptedRng())
    assert len(after.ground.areas) == len(state.ground.areas), line


def expect_first(game, state, rest):
    """`first palisade = palisade A1-A2`: the first of the legal lines with this verb."""
    verb, wanted = (part.strip() for part in rest.split("="))
    (seat,) = game.due(state)
    lines = [game.notation.format(move) for move in game.legal(state, seat)]
    found = next(line for line in lines if line.split()[0] == verb)
    assert found == wanted, found


def crowded():
    """The fullest land, while the game goes on and at its end."""
    return [_crowded(over=False), _crowded(over=True)]


def _crowded(over):
    """Ten areas, all 32 warriors, every arrow and token spent: nothing can be fuller."""
    state = GAMES["armadora"].new(GAMES["armadora"].setup(4, advanced="yes"), Rng("crowded", 0))
    walls = [edge for edge in EDGES if edge.upright and edge.a.column in (1, 3, 5) and edge.a.row < 5]
    walls += [edge for edge in EDGES if not edge.upright and edge.a.row in (2, 4)]
    walls.append(Edge(Square(3, 5), Square(4, 5)))
    state.ground = Ground.of(sorted(walls))
    state.supply = 35 - len(walls)
    tiles = [[1, 1, 1, 1, 1, 2, 3, 4] for _ in range(4)]
    for at, square in enumerate(LAND):
        seat = at % 4
        state.warriors[square] = Warrior(
            seat, tiles[seat].pop(), at == 2, 2 if at == 0 else 0, at in (1, 6, 11, 20)
        )
    state.races = [Race.MAGE, Race.ELF, Race.GOBLIN, Race.ORC]
    state.hands, state.powers, state.reinforcements = [(0,) * 5] * 4, [0] * 4, [0] * 4
    state.passed = [True] * 4
    state.fresh, state.fresh_seat = [*walls[:3], LAND[0]], 2
    if over:
        state.todo.clear()
    return state
