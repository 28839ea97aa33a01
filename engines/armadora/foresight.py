"""Foresight from a seat's view: what is possible, what a choice gives, what decides nothing, a turn to plan, who is next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.armadora.areas import BIT, LAND, MINE_BITS, Ground, squares_of
from engines.armadora.board import EDGES, Edge, Square
from engines.armadora.content import SMALLEST_AREA, TOKEN, Race
from engines.armadora.moves import Champion, ChooseRace, Move, PlaceWarrior, Reinforce, TakeTurn
from engines.armadora.notes import possible
from engines.armadora.scoring import gold_in
from engines.armadora.state import SIDES, ArmadoraState
from engines.armadora.view import ArmadoraView, SeenArea, guess
from engines.core.chance import Rng
from engines.core.text import Seat, Text, Value, Who, say


def ahead(view: ArmadoraView, rng: Rng) -> ArmadoraState | None:
    """The viewer's turn on the board as it is; None for a seat that has passed or cannot act, and while races are chosen."""
    if view.seat is None or not view.asks or any(isinstance(ask, ChooseRace) for ask in view.asks):
        return None
    state = guess(view, rng)
    if state.passed[view.seat] or not state.can_act(view.seat):
        return None
    state.todo = [TakeTurn((view.seat,))]
    return state


def ask_values(view: ArmadoraView) -> dict[str, Value]:
    """What the viewer can do, for the words of an ask."""
    if view.seat is None or view.hand is None:
        return {}
    player = view.players[view.seat]
    free = len(view.warriors) < len(LAND)
    token = view.setup.option("advanced") == "yes" and player.reinforcement
    can = possible(any(view.hand) and free, bool(view.open_edges), token)
    return {"can": can, "reinforce": int(token and _may_reinforce(view))}


def _may_reinforce(view: ArmadoraView) -> bool:
    """Whether one of the viewer's warriors stands in a full area without a reinforcement (rules §13.4)."""
    for area in view.areas:
        inside = [seen for seen in view.warriors if seen.at in area.squares]
        own = any(seen.seat == view.seat for seen in inside)
        if area.full and own and not any(seen.reinforced for seen in inside):
            return True
    return False


def stays_whole(view: ArmadoraView, area: SeenArea) -> bool:
    """Whether no palisade can divide an area any more: one of fewer than eight squares never is (rules §6.3)."""
    return len(area.squares) < 2 * SMALLEST_AREA or not any(
        edge.a in area.squares and edge.b in area.squares for edge in view.open_edges
    )


def disputed(view: ArmadoraView) -> list[SeenArea]:
    """The areas with gold in which something can still change, while there are several: not those that are full and stay whole, unless
    somebody has a reinforcement left."""
    tokens = any(each.reinforcement for each in view.players)
    return [
        area
        for area in (view.areas if len(view.areas) > 1 else ())
        if area.gold and (tokens or not area.full or not stays_whole(view, area))
    ]


def foresee(view: ArmadoraView, tokens: tuple[str, ...]) -> Text | None:
    """How many warriors of a strength the viewer has, if several; whose warrior a power or the token is about; the parts that a palisade
    divides an area into. Else None."""
    match tokens:
        case ["warrior" | "champion", strength] if view.hand and strength.isdecimal():
            count = dict(enumerate(view.hand, 1)).get(int(strength), 0)
            return say("armadora-gives-left", count=count) if count > 1 else None
        case ["peek" | "arrow", square]:
            owner = next((seen.seat for seen in view.warriors if str(seen.at) == square), None)
            return None if owner is None else say("armadora-gives-owner", who=Who(owner))
        case ["reinforce", square]:
            known = next((seen.strength for seen in view.warriors if str(seen.at) == square), None)
            return None if known is None else say("armadora-gives-strength", strength=known)
        case ["palisade" | "stake", token] if (edge := _EDGES.get(token)) in view.open_edges:
            assert edge is not None
            return _division(view, edge)
    return None


def reason(before: ArmadoraView, after: ArmadoraView) -> Text | None:
    """What speaks for a turn: of what it changes the area with the most gold in which the viewer then looks strongest; while the land is
    one area, the gold beside a warrior."""
    seat = before.seat
    if seat is None:
        return None
    known = set(before.areas) if len(after.palisades) > len(before.palisades) else set()
    placed = {seen.at for seen in after.warriors} - {seen.at for seen in before.warriors}
    if len(after.areas) == 1:
        beside = [
            gold
            for mine, gold in after.gold
            for edge in EDGES
            if mine in edge and placed.intersection(edge) and edge not in after.palisades
        ]
        return say("armadora-reason-beside", gold=sum(beside), mines=len(beside)) if beside else None
    found = []
    for area in after.areas:
        if placed.intersection(area.squares) or (known and area not in known):
            inside = [seen for seen in after.warriors if seen.at in area.squares]
            own = sum(seen.least for seen in inside if seen.seat == seat)
            rivals = [seen for seen in inside if not _partners(after, seat, seen.seat)]
            sides = SIDES[after.setup.seats]
            others = max(sum(seen.least for seen in rivals if seen.seat in side) for side in sides)
            if area.gold and own > others:
                found.append((area.gold, own, others, len(rivals)))
    if not found:
        return None
    gold, own, others, count = max(found)
    return say("armadora-reason-area", gold=gold, strength=own, others=others, rivals=count)


def beside_gold(view: ArmadoraView, squares: Sequence[Square]) -> list[Square]:
    """Squares by the gold of the mines beside them, with no palisade between; of equal ones those nearest to what was placed last."""
    gold, walls = dict(view.gold), set(view.palisades)
    beside = dict.fromkeys(squares, 0)
    for edge in EDGES:
        if edge not in walls:
            for square, other in (edge, reversed(edge)):
                if square in beside:
                    beside[square] += gold.get(other, 0)
    last = view.placed[-1] if view.placed else squares[0]
    newest = last.a if isinstance(last, Edge) else last

    def order(at: Square) -> tuple[int, int, int, int]:
        far = abs(at.column - newest.column) + abs(at.row - newest.row)
        return -beside[at], far, at.row, at.column

    return sorted(squares, key=order)


def _partners(view: ArmadoraView, seat: Seat, other: Seat) -> bool:
    """Whether two seats are of one side."""
    return (seat - other) % (2 if view.setup.seats == 4 else view.setup.seats) == 0


_EDGES = {str(edge): edge for edge in EDGES}


def _division(view: ArmadoraView, edge: Edge) -> Text | None:
    """The gold on both sides of a palisade that would divide an area."""
    parts = _ground(view.palisades).divided(edge)
    if parts is None:
        return None
    near, far = (sum(pile for mine, pile in view.gold if BIT[mine] & part) for part in parts)
    return say("armadora-gives-division", near=near, far=far)


@lru_cache(maxsize=1)
def _ground(palisades: tuple[Edge, ...]) -> Ground:
    """A panel asks about every open edge of the same ground."""
    return Ground.of(palisades)


def next_seat(view: ArmadoraView) -> Seat | None:
    """The next seat that chooses a race; later the next that has not passed. None where that is not certain yet."""
    if view.over:
        return None
    if len(view.asks) > 1:
        return view.asks[-2].seats[0]
    now, seats = view.asks[-1].seats[0], view.setup.seats
    others = ((now + later) % seats for later in range(1, seats))
    follows = next((other for other in others if not view.players[other].passed), None)
    # A seat that could not act last time may be able to again.
    return None if follows is None or view.players[follows].skipped else follows


def idle_moves(state: ArmadoraState, seat: Seat) -> set[Move]:
    """Warriors and tokens that decide nothing, whatever is hidden from a seat: in areas that stay whole, with no gold or with a sure winner.

    Where all warriors are idle, the weakest may be placed to wait while somebody else plays on and palisades are left.
    """
    idle: set[Move] = set()
    waits: list[Move] = []
    decides = False
    hand = [strength for strength, count in enumerate(state.hands[seat], 1) if count]
    filled = state.filled
    for area in state.ground.areas:
        free = area & ~filled
        whole = not state.can_place_palisade or area.bit_count() < 2 * SMALLEST_AREA
        if whole and (not gold_in(state, area) or _settled(state, seat, area)):
            places = squares_of(free)
            waits += [PlaceWarrior(strength, at) for at in places for strength in hand]
            idle.update(Champion(strength, at) for at in places for strength in hand)
            idle.update(map(Reinforce, squares_of(area & ~MINE_BITS)))
        else:
            decides = decides or free != 0
            if whole and not free and not _token_decides(state, seat, area):
                idle.update(map(Reinforce, squares_of(area & ~MINE_BITS)))
    idle.update(waits)
    if waits and not decides and state.can_place_palisade and not state.plays_alone(seat):
        idle.remove(waits[0])
    return idle


def _token_decides(state: ArmadoraState, seat: Seat, area: int) -> bool:
    """Whether a seat's token changes who takes a full area, or a rival's would, if all strengths are as they are guessed."""
    own, best, threat = 0, 0, 0
    for members in state.sides:
        strength = sum([_reach(state, one, one, area, 0)[0] for one in members])
        if seat in members:
            own = strength
        else:
            best = max(best, strength)
            if any(state.reinforcements[one] for one in members):
                threat = TOKEN
    return own <= best + threat and best < own + TOKEN


def _settled(state: ArmadoraState, seat: Seat, area: int) -> bool:
    """Whether the same side takes an area, whatever is hidden from a seat and whoever still comes, counting all tokens."""
    free = (area & ~state.filled).bit_count()
    least, most = [], []
    for members in state.sides:
        low = high = 0
        for one in members:
            fewest, greatest = _reach(state, seat, one, area, free)
            low += fewest
            high += greatest
        if free:  # Arrows cannot hit in a full area (rules §13).
            high += 2 * sum([state.powers[one] for one in members if state.races[one] is Race.ELF])
        if state.reinforced_in(area) is None and any(state.reinforcements[one] for one in members):
            high += TOKEN
        least.append(low)
        most.append(high)
    return any(
        low > max([high for other, high in enumerate(most) if other != side])
        for side, low in enumerate(least)
    )


def _reach(state: ArmadoraState, viewer: Seat, seat: Seat, area: int, free: int) -> tuple[int, int]:
    """Twice the least and the greatest strength that a seat may have in an area with `free` free squares; one more with a token."""
    low = high = token = hidden = arrows = 0
    pool = [strength for strength, count in enumerate(state.hands[seat], 1) for _ in range(count)]
    comes = min(free, len(pool))
    for at, warrior in state.warriors.items():
        if warrior.seat != seat:
            continue
        inside = area & BIT[at] != 0
        token += inside and warrior.reinforced
        if seat == viewer or warrior.face_up or at in state.seen:
            low += inside * warrior.force
            high += inside * warrior.force
        else:
            pool.append(warrior.strength)
            hidden += inside
            arrows += inside * (warrior.arrows - warrior.reinforced)
    pool.sort()
    low += max(0, sum(pool[:hidden]) - arrows)
    high += max(0, sum(pool[len(pool) - hidden - comes :]) - min(0, arrows))
    return 2 * low + token, 2 * high + token
