"""What a choice would give, from what its seat sees: the words of a panel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain

from engines.core.text import Several, Text, say
from engines.hanging_gardens.cards import TURNS, Laid, rows
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX
from engines.hanging_gardens.garden import Garden, Group
from engines.hanging_gardens.moves import DrawTile
from engines.hanging_gardens.printed import Structure
from engines.hanging_gardens.scoring import collection_points
from engines.hanging_gardens.view import HangingGardensView, SeenPlayer


def foresee(view: HangingGardensView, tokens: tuple[str, ...]) -> Text | None:
    """What a legal line, or its first tokens, would give the seat of a view; None where the token says it all.

    >>> from engines.core.chance import Rng
    >>> from engines.hanging_gardens import HangingGardens
    >>> game = HangingGardens()
    >>> view = game.view(game.new(game.setup(2), Rng("", 0)), 0)
    >>> foresee(view, ("place", "1")).key, foresee(view, ("place", "1", "0"))
    ('hanging-gardens-gives-card', None)
    """
    match tokens:
        case ["place", slot]:
            return _shown(view, slot, _largest_claim(view, slot, TURNS))
        case ["discard", slot]:
            return _shown(view, slot, 0)
        case ["place", slot, turn]:
            largest = _largest_claim(view, slot, (int(turn),))
            return say("hanging-gardens-gives-claim", squares=largest) if largest else None
        case ["place", slot, turn, at]:
            return _claims(view, Laid(_card(view, slot), int(turn), Cell.parse(at)))
        case ["temple", at] if len(view.claimable) > 1:
            group = _garden(view).group(Cell.parse(at))
            return group.name if group else None
        case ["take", tile, *_]:
            more = next((each.more for each in view.holdings or () if each.tile == tile), None)
            return None if more is None else say("hanging-gardens-gives-points", points=more)
        case ["end"]:
            return _outcome(view)
    return None


def reason(before: HangingGardensView, after: HangingGardensView) -> Text | None:
    """Say what a turn brings its seat: a claim with its tile and points, a group that is nearly one, or more garden."""
    fresh, garden = after.fresh, _garden(after)
    if fresh is None or fresh.seat != after.seat or fresh.laid is None:
        return None
    if fresh.temple:
        group = garden.group(fresh.temple)
        assert group is not None and before.points is not None and after.points is not None
        gained = after.points - before.points
        if fresh.taken:
            tile = say(f"hanging-gardens-tile-{fresh.taken}")
            return say("hanging-gardens-gives-turn-takes", group=group.name, tile=tile, points=gained)
        if fresh.compensated:
            return say("hanging-gardens-gives-turn-compensated", group=group.name, points=gained)
        drawn = any(isinstance(ask, DrawTile) for ask in after.asks)
        return say("hanging-gardens-gives-turn-draws", group=group.name) if drawn else None
    groups = [group for at in fresh.laid.cells if (group := garden.group(at)) and not group.temples]
    nearly = next((group for group in groups if group.size == BOX.smallest_group - 1), None)
    if nearly:
        return say("hanging-gardens-gives-turn-nearly", group=nearly.name)
    grown = len(after.players[fresh.seat].visible) - len(before.players[fresh.seat].visible)
    return say("hanging-gardens-gives-turn-grows", squares=grown) if grown else None


def _outcome(view: HangingGardensView) -> Text | None:
    """What a turn's card changes, and the points that its tile brings; None where it changes nothing."""
    changes, scored = _changes(view), _scored(view)
    if changes is None or scored is None:
        return changes or scored
    return say("hanging-gardens-gives-both", changes=changes, scored=scored)


def _scored(view: HangingGardensView) -> Text | None:
    """The viewer's points with the tile that was just taken; None where there is none."""
    fresh = view.fresh
    if fresh is None or fresh.seat != view.seat or fresh.taken is None or view.points is None:
        return None
    kinds = [seen.tile for seen in view.players[fresh.seat].tiles if seen.tile]
    rest = [*kinds]
    rest.remove(fresh.taken)
    gained = collection_points(kinds) - collection_points(rest)
    return say("hanging-gardens-gives-scored", points=view.points, gained=gained)


def _changes(view: HangingGardensView) -> Text | None:
    """What the card that was just laid makes of the groups around it, besides the one that was claimed, and what it covers; None for
    bare ground."""
    fresh, garden = view.fresh, _garden(view)
    if fresh is None or fresh.seat != view.seat or fresh.laid is None:
        return None
    found = dict.fromkeys(group for at in fresh.laid.cells if (group := garden.group(at)) and group.size > 1)
    made = tuple(group.name for group in found if fresh.temple not in group.cells)
    before = dict(chain.from_iterable(view.players[fresh.seat].laid[:-1]))
    hidden = [structure for at in fresh.laid.cells if (structure := before.get(at))]
    covered = tuple(
        say(f"hanging-gardens-group-{kind}", count=hidden.count(kind)) for kind in Structure if kind in hidden
    )
    if not (made or covered):
        return None
    return say(
        "hanging-gardens-gives-changes",
        making=len(made),
        groups=Several(made),
        covering=len(covered),
        covered=Several(covered),
    )


def _garden(view: HangingGardensView) -> Garden:
    """The viewer's own garden."""
    own = _own(view)
    return Garden(own.laid, dict(own.visible), own.temples)


def _own(view: HangingGardensView) -> SeenPlayer:
    assert view.seat is not None
    return view.players[view.seat]


def _card(view: HangingGardensView, slot: str) -> str:
    card = view.cards[int(slot) - 1]
    assert card is not None
    return card


def _shown(view: HangingGardensView, slot: str, largest: int) -> Text:
    """What a card shows, and the largest group that it makes claimable."""
    shown = [square for row in rows(_card(view, slot), TURNS[0]) for square in row]
    kinds = tuple(
        say(f"hanging-gardens-group-{kind}", count=shown.count(kind)) for kind in Structure if kind in shown
    )
    if largest:
        return say("hanging-gardens-gives-best", structures=Several(kinds), squares=largest)
    return say("hanging-gardens-gives-card", structures=Several(kinds))


def _largest_claim(view: HangingGardensView, slot: str, turns: tuple[int, ...]) -> int:
    """The largest group that the card makes claimable with one of these turns, wherever it is laid."""
    survey = _garden(view).survey
    places = (laid for laid in fitting_places(view, int(slot)) if laid.turn in turns)
    return max(map(survey.claim, places), default=0)


def can_claim(view: HangingGardensView, size: int = 1) -> bool:
    """Whether any open card can make a group claimable, of a size at least."""
    slots = (str(slot) for slot, card in enumerate(view.cards, 1) if card)
    return view.seat is not None and any(_largest_claim(view, slot, TURNS) >= size for slot in slots)


def claimed(view: HangingGardensView, laid: Laid) -> tuple[Group, ...]:
    """The groups that a card makes claimable where it is laid."""
    return _garden(view).covered(laid).claimable


def reach(view: HangingGardensView, slot: int) -> set[Cell]:
    """The squares that all places for a card are judged by: the whole card where it claims, and where it shows best in each turn."""
    by_turn: dict[int, list[Laid]] = {}
    for laid in fitting_places(view, slot):
        by_turn.setdefault(laid.turn, []).append(laid)
    whole = [each for places in by_turn.values() for each in places if claimed(view, each)]
    whole += [max(places, key=partial(_worth_showing, view)) for places in by_turn.values()]
    return {cell for laid in whole for cell in laid.cells}


def shown(view: HangingGardensView, slot: int, turn: int, places: Sequence[Cell]) -> Cell:
    """Of some places for a card, turned, the one that shows best what it does; none far from the others if that can be."""
    held = [*dict(_own(view).visible), *reach(view, slot)]
    xs, ys = [cell.x for cell in held], [cell.y for cell in held]
    found = [Laid(_card(view, str(slot)), turn, place) for place in places]
    near = [
        laid
        for laid in found
        if all(min(xs) <= at.x <= max(xs) and min(ys) <= at.y <= max(ys) for at in laid.cells)
    ]
    return max(near or found, key=partial(_worth_showing, view)).at


def _worth_showing(view: HangingGardensView, laid: Laid) -> tuple[int, int, int, int]:
    """How well a place shows what a card does: the largest group that it makes claimable, then how few structures it covers, then in
    all but small gardens how little longer or wider it makes the garden, then how much it adds."""
    visible = dict(_own(view).visible)
    claim = max((group.size for group in claimed(view, laid)), default=0)
    covered = sum(1 for cell in laid.cells if visible.get(cell))
    xs, ys = zip(*visible, *laid.cells, strict=True)
    spread = (max(xs) - min(xs) + 1) * (max(ys) - min(ys) + 1) if len(visible) > _SMALL else 0
    return claim, -covered, -spread, sum(1 for cell in laid.cells if cell not in visible)


_SMALL = 9
"""The squares of a garden that has hardly grown, in which one is to see how it does."""


def fitting_places(view: HangingGardensView, slot: int) -> Iterator[Laid]:
    """Everywhere that an open card fits into the viewer's garden, in all its turns."""
    survey, card = _garden(view).survey, _card(view, str(slot))
    for turn in TURNS:
        anchors = survey.fits(card, turn)
        for at in range(anchors.bit_length()):
            if anchors >> at & 1:
                yield Laid(card, turn, survey.frame.cell(at))


def _claims(view: HangingGardensView, laid: Laid) -> Text | None:
    """The names of the groups that a card makes claimable where it is laid, or else of those that it joins and that have no temple."""
    garden = _garden(view).covered(laid)
    if groups := garden.claimable:
        names = Several(tuple(group.name for group in groups))
        return say("hanging-gardens-gives-claims", groups=names, squares=groups[0].size)
    found = dict.fromkeys(group for at in laid.cells if (group := garden.group(at)) and not group.temples)
    joined = [group for group in found if not {*group.cells}.issubset(laid.cells)]
    if touching := sorted(joined, key=lambda group: -group.size):
        names = Several(tuple(group.name for group in touching))
        first = touching[0]
        return say(
            "hanging-gardens-gives-touch", groups=names, structure=str(first.structure), squares=first.size
        )
    return None
