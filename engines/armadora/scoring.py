"""Who takes the gold of Armadöra, who wins, and the words for it (rules §10, §11, §13.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engines.armadora.areas import BIT, squares_of
from engines.armadora.board import Square
from engines.armadora.content import MINES
from engines.armadora.notes import party
from engines.armadora.state import ArmadoraState
from engines.core.game import Line, Result
from engines.core.text import Seat, Several, Text, Value, say


@dataclass(frozen=True, slots=True)
class Claim:
    """An area in scoring: its squares as bits, its gold, the strength of each side, and who takes how much.

    `takers` are sides by their place in `state.sides`; each gets `share`. `token`: the reinforcement token decided.
    """

    area: int
    gold: int
    strengths: tuple[int, ...]
    takers: tuple[int, ...]
    share: int
    token: bool

    @property
    def lost(self) -> int:
        """The gold that nobody gets."""
        return self.gold - self.share * len(self.takers)


def gold_in(state: ArmadoraState, area: int) -> int:
    """The sum of the piles in an area."""
    return sum(pile for mine, pile in zip(MINES, state.gold, strict=True) if area & BIT[mine])


def claims(state: ArmadoraState) -> list[Claim]:
    """Every area as it would be scored now, in reading order of the first squares."""
    sides = state.sides
    side_of = {seat: at for at, side in enumerate(sides) for seat in side}
    standing = [(BIT[at], side_of[warrior.seat], warrior) for at, warrior in state.warriors.items()]
    found = []
    for area in state.ground.areas:
        strengths = [0] * len(sides)
        token = None
        for bit, side, warrior in standing:
            if area & bit:
                strengths[side] += warrior.force
                if warrior.reinforced:
                    token = side
        most = max(strengths)
        takers = tuple(side for side, strength in enumerate(strengths) if strength == most > 0)
        decided = len(takers) > 1 and token in takers
        if decided and token is not None:
            takers = (token,)
        gold = gold_in(state, area)
        share = gold // len(takers) if takers else 0
        found.append(Claim(area, gold, tuple(strengths), takers, share, decided))
    return found


def hauls(found: Sequence[Claim], sides: int) -> list[list[int]]:
    """Per side, what it got from each area that gave it something, largest first."""
    return [
        sorted((claim.share for claim in found if side in claim.takers and claim.share), reverse=True)
        for side in range(sides)
    ]


def places(taken: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The place of each side by its hauls: most gold, then the hauls from the largest down; equal sides share.

    >>> places([[8, 5], [9, 4], [4, 9]])
    (3, 1, 1)
    """
    ranks = [(sum(list_), sorted(list_, reverse=True)) for list_ in taken]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def totals(state: ArmadoraState, found: Sequence[Claim]) -> tuple[int, ...]:
    """The gold of each seat; partners both get their team's."""
    taken = [sum(list_) for list_ in hauls(found, len(state.sides))]
    return _by_seat(state, taken)


def result(state: ArmadoraState) -> Result:
    """The final ranking with its score sheet: a line per area that holds gold."""
    found = claims(state)
    taken = hauls(found, len(state.sides))
    sheet = tuple(
        Line(
            say(
                "armadora-sheet-one-area",
                area=_anchor(state, claim),
                gold=claim.gold,
                strengths=_ratio(claim),
            ),
            _by_seat(state, [claim.share if side in claim.takers else 0 for side in range(len(taken))]),
            (_reason(state, claim),),
            kind="armadora-sheet-area",
        )
        for claim in found
        if claim.gold
    )
    return Result(
        _by_seat(state, places(taken)), totals(state, found), sheet, tuple(_remarks(state, found, taken))
    )


def verdict(state: ArmadoraState, claim: Claim) -> Text:
    """Who takes an area and why, in one sentence."""
    strengths = _strengths(state, claim)
    # Recorded games have told this with the first square.
    where: dict[str, Value] = {"area": str(squares_of(claim.area)[0]), "gold": claim.gold}
    if not strengths:
        return say("armadora-area-empty", **where)
    listed = Several(tuple(strengths))
    if not claim.takers:
        return say("armadora-area-powerless", **where, strengths=listed)
    if len(claim.takers) > 1:
        takers = Several(tuple(party(state.sides[side]) for side in claim.takers))
        return say(
            "armadora-area-shared", **where, who=takers, strengths=listed, share=claim.share, lost=claim.lost
        )
    key = "armadora-area-by-token" if claim.token else "armadora-area-taken"
    return say(key, **where, who=party(state.sides[claim.takers[0]]), strengths=listed)


def _reason(state: ArmadoraState, claim: Claim) -> Text:
    """Why an area was taken, to follow what each seat got from it."""
    strengths = _strengths(state, claim)
    if not strengths:
        return say("armadora-why-empty")
    how = (
        "token" if claim.token else "shared" if len(claim.takers) > 1 else "most" if claim.takers else "none"
    )
    return say("armadora-why", strengths=Several(tuple(strengths)), how=how, lost=claim.lost)


def _strengths(state: ArmadoraState, claim: Claim) -> list[Text]:
    """The strength of every side that stands in an area."""
    return [
        say("armadora-strength", who=party(side), strength=strength)
        for side, strength in zip(state.sides, claim.strengths, strict=True)
        if any(claim.area & BIT[at] and warrior.seat in side for at, warrior in state.warriors.items())
    ]


def closing(state: ArmadoraState) -> list[Text]:
    """The words for the end of the game: why it ended, every area that holds gold, the totals."""
    found = claims(state)
    taken = hauls(found, len(state.sides))
    texts = [say("armadora-over", reason="passed" if all(state.passed) else "stuck")]
    texts += [verdict(state, claim) for claim in found if claim.gold]
    sums = [
        say("armadora-total", who=party(side), gold=sum(list_))
        for side, list_ in zip(state.sides, taken, strict=True)
    ]
    lost = sum(claim.lost for claim in found)
    return [*texts, say("armadora-totals", totals=Several(tuple(sums)), lost=lost)]


def _ratio(claim: Claim) -> Value:
    """The strength of those who have any in an area, the strongest first."""
    found: Value = 0
    for strength in sorted(filter(None, claim.strengths)):
        found = say("score-against", points=strength, others=found) if found else strength
    return found


def _remarks(state: ArmadoraState, found: Sequence[Claim], taken: Sequence[Sequence[int]]) -> list[Text]:
    remarks = []
    sums = [sum(list_) for list_ in taken]
    best = max(sums)
    if best and sums.count(best) > 1:
        first = [side for side, place in enumerate(places(taken)) if place == 1]
        if len(first) == 1:
            side = first[0]
            remarks.append(
                say(
                    "armadora-remark-hauls",
                    who=party(state.sides[side]),
                    gold=best,
                    hauls=Several(tuple(taken[side])),
                )
            )
    found = [claim for claim in found if claim.gold]
    if len(found) < 2:  # the score sheet says all of a single one
        return remarks
    close = [(_lead(claim), -claim.gold, claim) for claim in found if len(claim.takers) == 1]
    close = [(lead, gold, claim) for lead, gold, claim in close if min(sorted(claim.strengths)[-2:]) > 0]
    if close:
        lead, _, claim = min(close, key=lambda entry: entry[:2])
        remarks.append(
            say(
                "armadora-remark-closest",
                who=party(state.sides[claim.takers[0]]),
                area=_anchor(state, claim),
                gold=claim.gold,
                lead=lead,
            )
        )
    if richest := max(found, key=lambda claim: claim.share).share:
        claim = next(claim for claim in found if claim.share == richest)
        who = Several(tuple(party(state.sides[side]) for side in claim.takers))
        remarks.append(say("armadora-remark-richest", who=who, gold=richest, area=_anchor(state, claim)))
    return remarks


def _lead(claim: Claim) -> int:
    """How much stronger the strongest side is than the second."""
    second, first = sorted(claim.strengths)[-2:]
    return first - second


def name_of(squares: Sequence[Square], gold: Mapping[Square, int]) -> Square:
    """The square by which an area is called: its richest mine, else the first one."""
    mines = [square for square in squares if square in gold]
    return max(mines, key=gold.__getitem__) if mines else squares[0]


def _anchor(state: ArmadoraState, claim: Claim) -> str:
    return str(name_of(squares_of(claim.area), dict(zip(MINES, state.gold, strict=True))))


def _by_seat(state: ArmadoraState, values: Sequence[int]) -> tuple[int, ...]:
    """Values of sides, for each seat."""
    side_of: dict[Seat, int] = {seat: at for at, side in enumerate(state.sides) for seat in side}
    return tuple(values[side_of[seat]] for seat in range(state.setup.seats))
