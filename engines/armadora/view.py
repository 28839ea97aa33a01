"""Views of Armadöra for seats and bystanders, and states that look like it (rules §14)."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate

from engines.armadora.areas import Ground, squares_of
from engines.armadora.board import Edge, Square
from engines.armadora.content import MINES, WARRIORS, Race
from engines.armadora.scoring import claims, totals
from engines.armadora.state import ArmadoraState, Warrior
from engines.core.chance import Rng
from engines.core.game import View
from engines.core.text import Seat


@dataclass(frozen=True, slots=True)
class SeenWarrior:
    """A warrior tile on the board; `strength` is None where this viewer may not know it.

    `peeked`: the viewer knows it by the Mage's power alone. `looked_at`: the Mage looked at it, as everybody saw.
    """

    at: Square
    seat: Seat
    strength: int | None
    face_up: bool
    arrows: int
    reinforced: bool
    peeked: bool
    looked_at: bool = False

    @property
    def least(self) -> int:
        """What the tile counts in scoring at least, for all that this viewer knows."""
        strength = 1 if self.strength is None else self.strength
        return Warrior(self.seat, strength, self.face_up, self.arrows, self.reinforced).force


@dataclass(frozen=True, slots=True)
class SeenPlayer:
    """Public part of a player: race (None until chosen), tokens, tiles left, whether passed for good.

    `skipped`: could not act when its turn came last (rules §8.2).
    """

    race: Race | None
    tiles: int
    powers: int
    reinforcement: bool
    passed: bool
    skipped: bool = False


@dataclass(frozen=True, slots=True)
class SeenArea:
    """An area: its squares in reading order, its gold, whether every square is filled (rules §13.2).

    `takers` and `share`: once the game is over, the seats that take gold here and how much each side gets.
    """

    squares: tuple[Square, ...]
    gold: int
    full: bool
    takers: tuple[Seat, ...] = ()
    share: int = 0


@dataclass(frozen=True, slots=True)
class ArmadoraView(View):
    """The board and the players, the viewer's own hand, and what changed last.

    `placed` are the squares of the warriors in the order in which everybody saw them placed. `hand` counts the viewer's tiles by strength 1
    to 5 (None for a bystander). `open_edges` may still take a palisade (rules §6.2); there are none without a palisade left. `hands` is everybody's
    once the game is over (rules §14). `fresh` is what was placed or hit in the last turn, or so far in this one, by `fresh_seat`.
    """

    gold: tuple[tuple[Square, int], ...]
    palisades: tuple[Edge, ...]
    supply: int
    warriors: tuple[SeenWarrior, ...]
    placed: tuple[Square, ...]
    players: tuple[SeenPlayer, ...]
    hand: tuple[int, ...] | None
    hands: tuple[tuple[int, ...], ...] | None
    areas: tuple[SeenArea, ...]
    open_edges: tuple[Edge, ...]
    fresh: tuple[Square | Edge, ...]
    fresh_seat: Seat | None
    totals: tuple[int, ...] | None
    over: bool

    @property
    def has_hand(self) -> bool:
        return self.hand is not None and any(self.hand) and not self.over


def seen_by(state: ArmadoraState, seat: Seat | None) -> ArmadoraView:
    """Build the view of a seat or a bystander."""
    over = not state.todo
    found = claims(state)
    return ArmadoraView(
        setup=state.setup,
        seat=seat,
        asks=tuple(state.todo),
        gold=tuple(zip(MINES, state.gold, strict=True)),
        palisades=state.ground.palisades,
        supply=state.supply,
        warriors=tuple(
            _seen(state, seat, at, warrior, over) for at, warrior in sorted(state.warriors.items())
        ),
        placed=tuple(state.warriors),
        players=tuple(
            SeenPlayer(
                race=state.races[other],
                tiles=sum(state.hands[other]),
                powers=state.powers[other],
                reinforcement=state.reinforcements[other] > 0,
                passed=state.passed[other],
                skipped=state.skipped[other],
            )
            for other in range(state.setup.seats)
        ),
        hand=None if seat is None else state.hands[seat],
        hands=tuple(state.hands) if over else None,
        areas=tuple(
            SeenArea(
                squares=squares_of(claim.area),
                gold=claim.gold,
                full=state.full(claim.area),
                takers=_takers(state, claim.takers) if over else (),
                share=claim.share if over else 0,
            )
            for claim in found
        ),
        open_edges=tuple(state.ground.open_edges) if state.supply else (),
        fresh=tuple(state.fresh),
        fresh_seat=state.fresh_seat,
        totals=totals(state, found) if over else None,
        over=over,
    )


def revealed(state: ArmadoraState) -> ArmadoraView:
    """Build a bystander's view with all warriors face up."""
    warriors = tuple(_seen(state, None, at, warrior, True) for at, warrior in sorted(state.warriors.items()))
    return replace(seen_by(state, None), warriors=warriors)


_BOLD = 4
"""How much likelier a warrior is placed next than one that is weaker by one: the strong ones have most to gain from a free choice of squares."""


def guess(view: ArmadoraView, rng: Rng) -> ArmadoraState:
    """A state that looks like a view; strengths that the viewer cannot know are dealt anew, strong ones rather to squares that were taken early."""
    seats = range(view.setup.seats)
    left = [list(WARRIORS[view.setup.seats]) for _ in seats]
    for seen in view.warriors:
        if seen.strength is not None:
            left[seen.seat][seen.strength - 1] -= 1
    at_square = {seen.at: seen for seen in view.warriors}
    warriors: dict[Square, Warrior] = {}
    for at in view.placed:
        seen = at_square[at]
        strength = seen.strength
        if strength is None:
            strength = _next(left[seen.seat], rng)
            left[seen.seat][strength - 1] -= 1
        warriors[at] = Warrior(seen.seat, strength, seen.face_up, seen.arrows, seen.reinforced)
    return ArmadoraState(
        setup=view.setup,
        todo=list(view.asks),
        gold=tuple(pile for _, pile in view.gold),
        ground=_ground(view.palisades),
        supply=view.supply,
        warriors=warriors,
        races=[player.race for player in view.players],
        hands=list(view.hands or map(tuple, left)),
        powers=[player.powers for player in view.players],
        reinforcements=[int(player.reinforcement) for player in view.players],
        passed=[player.passed for player in view.players],
        skipped=[player.skipped for player in view.players],
        seen=[seen.at for seen in view.warriors if seen.looked_at],
        fresh=list(view.fresh),
        fresh_seat=view.fresh_seat,
    )


def _next(left: Sequence[int], rng: Rng) -> int:
    """The strength of the next warrior that somebody places, given how many of each they have left."""
    upto = list(accumulate(count * _BOLD**strength for strength, count in enumerate(left, 1)))
    return bisect(upto, rng.below(upto[-1])) + 1


@lru_cache(maxsize=1)
def _ground(palisades: tuple[Edge, ...]) -> Ground:
    """A computer guesses many times from the same view."""
    return Ground.of(palisades)


def _seen(state: ArmadoraState, seat: Seat | None, at: Square, warrior: Warrior, over: bool) -> SeenWarrior:
    looked_at = at in state.seen
    public = over or warrior.face_up
    mage = seat is not None and state.races[seat] is Race.MAGE
    peeked = looked_at and mage and not public
    known = public or peeked or warrior.seat == seat
    return SeenWarrior(
        at=at,
        seat=warrior.seat,
        strength=warrior.strength if known else None,
        face_up=warrior.face_up,
        arrows=warrior.arrows,
        reinforced=warrior.reinforced,
        peeked=peeked,
        looked_at=looked_at,
    )


def _takers(state: ArmadoraState, sides: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(sorted(seat for side in sides for seat in state.sides[side]))
