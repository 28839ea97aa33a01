"""Days, weeks and the end of the game (rules §4, §5, §12, §13)."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.chance import Rng
from engines.core.game import EndTurn
from engines.core.presentation import Chance
from engines.core.text import Note, Seat, Several, Text, Who, say
from engines.yspahan.city import START, complete, owner
from engines.yspahan.content import (
    DAYS,
    LEVELS,
    POINTS,
    WEEKS,
    WHITE,
    YELLOW_PRICE,
    Building,
    Level,
    Souk,
    named,
)
from engines.yspahan.cubes import score_caravan
from engines.yspahan.moves import Construct, Roll, TakeDice
from engines.yspahan.state import Notes, Source, YspahanState, tell
from engines.yspahan.tower import Group, arranged


def day_order(state: YspahanState, last_first: Seat | None) -> tuple[Seat, ...]:
    """Who acts on the day that begins, in order (rules §4, §13.2).

    Args:
        last_first: the first player of the day before, or None on the first day.
    """
    seats = state.setup.seats
    scores = [player.points for player in state.players]
    first = state.first if last_first is None else (last_first + 1) % seats
    last_day = (state.week, state.day) == (WEEKS, DAYS)
    if last_day and seats == 4 and last_first is not None:
        # Of those tied, the one farthest clockwise from the last first player goes first (rules §4.4).
        return tuple(sorted(range(seats), key=lambda seat: (scores[seat], -((seat - last_first) % seats))))
    if last_day and seats == 2 and scores[0] != scores[1]:
        first = scores.index(min(scores))
    if seats == 2:
        return first, 1 - first, first
    return tuple((first + at) % seats for at in range(seats))


def begin_day(state: YspahanState, last_first: Seat | None, rng: Rng, notes: Notes) -> None:
    """Fix the day's order and ask for the roll; without gold and cards there is nothing to ask."""
    state.order = day_order(state, last_first)
    state.turn = 0
    state.first = state.order[0]
    state.tower = [None] * len(LEVELS)
    if (state.week, state.day) == (WEEKS, DAYS) and state.setup.seats == 4:
        tell(notes, "last-day-order", order=Several(tuple(map(Who, state.order))))
    tell(notes, "day", week=state.week, day=state.day, who=Who(state.first))
    if state.tells_more and state.day == DAYS:
        tell(notes, "game-ends-today" if state.week == WEEKS else "week-ends-today", week=state.week)
    player = state.players[state.first]
    if player.gold or player.hand:
        state.todo.append(Roll((state.first,)))
    else:
        roll(state, 0, rng, notes)


def roll(state: YspahanState, yellow: int, rng: Rng, notes: Notes) -> None:
    """Pay for yellow dice, roll, fill the tower, and begin the first turn (rules §5)."""
    gold = yellow * YELLOW_PRICE
    state.players[state.first].gold -= gold
    white = [rng.roll() for _ in range(WHITE[state.setup.seats])]
    bought = [rng.roll() for _ in range(yellow)]
    state.tower = arranged(white, bought)
    groups = tuple(
        _rolled_group(state, level, group) for level, group in zip(LEVELS, state.tower, strict=True) if group
    )
    tell(notes, "rolled", who=Who(state.first), yellow=yellow, gold=gold, groups=Several(groups))
    begin_turn(state, rng, notes)


def rolled(notes: Iterable[Note]) -> list[Chance]:
    """The dice that notes tell of, with their pips: 3.5 of each are to be expected.

    >>> group = say("yspahan-group", level=named(Level.CAMEL), dice=4, shown=2)
    >>> rolled([Note(say("yspahan-rolled", who=Who(1), yellow=0, gold=0, groups=Several((group,))))])
    [Chance(name='dice', seat=1, count=4, value=8, expected=14000)]
    """
    found = []
    for note in notes:
        if note.text.key == "yspahan-rolled":
            values = dict(note.text.args)
            who, groups = values["who"], values["groups"]
            assert isinstance(who, Who) and isinstance(groups, Several)
            dice = [dict(group.args) for group in groups.items if isinstance(group, Text)]
            count = sum(int(str(each["dice"])) for each in dice)
            pips = sum(int(str(each["dice"])) * int(str(each["shown"])) for each in dice)
            found.append(Chance("dice", who.seat, count, pips, 3500 * count))
    return found


def _rolled_group(state: YspahanState, level: Level, group: Group) -> Text:
    """A group of the roll, with its yellow dice where they are told."""
    dice = group.white + group.yellow
    if state.tells_more and group.yellow:
        return say(
            "yspahan-group-yellow", level=named(level), dice=dice, shown=group.value, yellow=group.yellow
        )
    return say("yspahan-group", level=named(level), dice=dice, shown=group.value)


def begin_turn(state: YspahanState, rng: Rng, notes: Notes) -> None:
    """Ask the mover for a group; without dice for them they draw a card at once (rules §7.1.5)."""
    seat = state.mover
    if any(state.dice(level, seat) for level in LEVELS):
        state.todo.append(TakeDice((seat,)))
        return
    tell(notes, "no-dice", who=Who(seat))
    state.draw_card(seat, rng, notes)
    state.todo.append(Construct((seat,)) if state.setup.seats > 2 else EndTurn((seat,)))


def end_turn(state: YspahanState, rng: Rng, notes: Notes) -> None:
    """Hand over to the next of the day, or end the day."""
    state.fresh = state.fresh._replace(over=True)
    state.turn += 1
    if state.turn < len(state.order):
        begin_turn(state, rng, notes)
        return
    # The order's end keeps pointing at the last turn, for the picture of a finished game.
    state.turn -= 1
    state.tower = [None] * len(LEVELS)
    if state.day < DAYS:
        state.day += 1
    else:
        _end_week(state, notes)
        if state.week == WEEKS:
            tell(notes, "game-over")
            return
        state.week += 1
        state.day = 1
        state.supervisor = START
    begin_day(state, state.first, rng, notes)


def _end_week(state: YspahanState, notes: Notes) -> None:
    """City, then caravan; the city is cleared, the caravan keeps its cubes (rules §12)."""
    tell(notes, "week-over", week=state.week)
    done = [0] * state.setup.seats
    for souk in Souk:
        if complete(state.cubes, souk):
            seat = owner(state.cubes, souk)
            assert seat is not None
            done[seat] += 1
            state.score(seat, Source.CITY, POINTS[souk], 1, souk)
            tell(notes, "souk-scored", who=Who(seat), souk=named(souk), points=POINTS[souk])
    for seat, souks in enumerate(done):
        if points := souks * state.bonus(seat, Building.BAZAAR):
            state.score(seat, Source.BAZAAR, points, souks)
            tell(notes, "bazaar-scored", who=Who(seat), souks=souks, points=points)
    if state.tells_more:
        tell(notes, "cleared", cubes=len(state.cubes), back=int(state.week < WEEKS))
    if state.week == WEEKS:
        state.counted = tuple(sorted(state.cubes.items()))
    state.cubes.clear()
    score_caravan(state, notes)
