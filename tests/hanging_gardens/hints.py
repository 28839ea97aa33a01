"""What makes each hint of The Hanging Gardens true: the card is placed, the tile taken, and the groups or points looked at."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engines.core.chance import Rng
from engines.hanging_gardens.printed import Structure
from engines.hanging_gardens.scoring import collection_points, points
from tests.hanging_gardens.reasons import squares


def _lines(game: Any, state: Any, seat: int, tokens: tuple[str, ...]) -> list[Any]:
    return [
        move
        for move in game.legal(state, seat)
        if tuple(game.notation.format(move).split())[: len(tokens)] == tokens
    ]


def _claimable(game: Any, state: Any, seat: int, move: Any) -> list[tuple[str, int]]:
    """The groups that can be claimed once a card lies."""
    after, _ = game.apply(state, seat, move, Rng("", 0))
    return sorted((group.structure.value, group.size) for group in game.view(after, seat).claimable)


def _named(text: Any) -> tuple[str, int]:
    return text.key.rpartition("-")[2], text["count"]


def _card(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    """What is told with the card when it comes is what is said of it."""
    return bool(_lines(game, state, seat, tokens)) and all(
        each["count"] > 0 for each in said["structures"].items
    )


def _claim(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    sizes = [
        size for move in _lines(game, state, seat, tokens) for _, size in _claimable(game, state, seat, move)
    ]
    return bool(said["squares"] == max(sizes))


def _best(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    """Both hints of a card hold: what it shows, and what it makes claimable."""
    return _card(game, state, seat, tokens, said) and _claim(game, state, seat, tokens, said)


def _claims(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    (move,) = _lines(game, state, seat, tokens)
    return sorted(map(_named, said["groups"].items)) == _claimable(game, state, seat, move)


def _group(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    return (_lines(game, state, seat, tokens)[0].at, said["count"]) in {
        (cell, group.size) for group in game.view(state, seat).claimable for cell in group.cells
    }


def _points(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    after, _ = game.apply(state, seat, _lines(game, state, seat, tokens)[0], Rng("", 0))
    return bool(said["points"] == points(after, seat) - points(state, seat))


def _changes(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    """The groups on the card besides the claimed one, and what the uppermost card below showed on each of its squares."""
    garden, (*below, top) = state.gardens[seat], state.gardens[seat].laid
    groups = {frozenset(squares(garden, at)) for at in top.cells if garden.visible[at]}
    made = [
        (str(garden.visible[min(each)]), len(each))
        for each in groups
        if len(each) > 1 and state.fresh.temple not in each
    ]
    hidden: Counter[str] = Counter()
    for at in top.cells:
        shown = next((dict(card)[at] for card in reversed(below) if at in dict(card)), None)
        hidden.update([str(shown)] if shown else [])
    return (
        sorted(map(_named, said["groups"].items)) == sorted(made)
        and dict(map(_named, said["covered"].items)) == hidden
        and (said["making"], said["covering"]) == (len(made), len(hidden))
    )


def _touch(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    """The groups without a temple that the card and squares beside it make, where none of them can be claimed."""
    (move,) = _lines(game, state, seat, tokens)
    after, _ = game.apply(state, seat, move, Rng("", 0))
    garden, top = after.gardens[seat], after.gardens[seat].laid[-1]
    groups = {frozenset(squares(garden, at)) for at in top.cells if garden.visible[at]}
    joined = [
        (str(garden.visible[min(each)]), len(each))
        for each in groups
        if each - {*top.cells} and not each & {*garden.temples}
    ]
    largest = max(size for _, size in joined)
    return (
        sorted(map(_named, said["groups"].items)) == sorted(joined)
        and said["squares"] == largest
        and (said["structure"], largest) in joined
        and not _claimable(game, state, seat, move)
    )


def _scored(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    """All points, and those that the tile taken last has brought."""
    kinds = [*state.kinds(seat)]
    all_points = collection_points(kinds)
    kinds.remove(state.fresh.taken)
    return bool(
        said["points"] == points(state, seat) and said["gained"] == all_points - collection_points(kinds)
    )


def _both(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    return _changes(game, state, seat, tokens, said["changes"]) and _scored(
        game, state, seat, tokens, said["scored"]
    )


TRUE = {
    "hanging-gardens-gives-touch": _touch,
    "hanging-gardens-gives-scored": _scored,
    "hanging-gardens-gives-both": _both,
    "hanging-gardens-gives-changes": _changes,
    "hanging-gardens-gives-best": _best,
    "hanging-gardens-gives-card": _card,
    "hanging-gardens-gives-claim": _claim,
    "hanging-gardens-gives-claims": _claims,
    "hanging-gardens-gives-points": _points,
    **{f"hanging-gardens-group-{kind}": _group for kind in Structure},
}
