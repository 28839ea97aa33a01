"""Steps of a panel: a prefix of a seat's legal lines is followed to what may be chosen next.

A prefix has tokens of lines and tokens of the panel: `PART` opens a part of the board, `MORE` the next page, `TURN` turns what is placed,
and `NOTHING` wants none of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Final

from engines import PRESENTATIONS
from engines.core.game import AnyGame, View
from engines.core.notation import complete
from engines.core.presentation import ELSEWHERE, MOST_PLACES, NEAR, PART
from render.renderer import AnyRenderer, renderer

MOST_LISTED: Final = 12
"""Options of a step that are no places, `More…` among them."""

MOST_OPTIONS: Final = 25
"""Options of a further page."""

MORE, TURN, NOTHING = "more:", "turn:next", "nothing:"


@dataclass(frozen=True, slots=True)
class Step:
    """Where choosing has come to.

    `path` is what was chosen with the panel's own tokens, `start` without them, `lines` what they may become, and `parts` what is to
    be chosen from before the next token, each with its lines. `lying` says how what is placed lies, if that has just been shown, and
    `shown` how many places were numbered before these.
    """

    path: tuple[str, ...]
    start: tuple[str, ...]
    lines: Sequence[str]
    parts: Mapping[str, Sequence[str]]
    lying: Lying | None = None
    shown: int = 0


@dataclass(frozen=True, slots=True)
class Lying:
    """How something may lie: the ways with their lines in the order of turning, the present one, and the path without any turns."""

    path: tuple[str, ...]
    ways: Mapping[str, Sequence[str]]
    way: str

    @property
    def turned(self) -> tuple[str, ...]:
        """The path that turns it once more; empty if it has only one rotation."""
        ways = [*self.ways]
        after = ways[(ways.index(self.way) + 1) % len(ways)]
        return self.path_to(after) if after != self.way else ()

    @property
    def further(self) -> list[str]:
        """The lines that are reached by turning on."""
        ways = [*self.ways]
        return [line for way in ways[ways.index(self.way) + 1 :] for line in self.ways[way]]

    def path_to(self, way: str) -> tuple[str, ...]:
        """The path that turns it to a rotation."""
        return (*self.path, *(TURN,) * [*self.ways].index(way))


def follow(game: AnyGame, view: View, lines: Sequence[str], prefix: str) -> Step:
    """Follow a prefix, and what is forced after it; a part or page that is no longer there is passed over."""
    path = (*prefix.split(),)
    start: tuple[str, ...] = ()
    parts = _divided(game, view, start, lines)
    lying: Lying | None = None
    shown = 0
    for at, token in enumerate(path):
        if token == TURN:
            continue
        if (here := _lying(game, path[:at], start, lines)) and token not in here.ways:
            lying, start, lines = here, (*start, here.way), here.ways[here.way]
        if token == MORE:
            nexts = complete(lines, start)
            passed = page(game, nexts, path[:at], lying)
            shown += sum(is_place(game.name, each) for each in passed)
            lines = [line for each in nexts if each not in passed for line in nexts[each]]
        elif token == NOTHING:
            lines = []
        elif token.startswith(PART):
            name = token.removeprefix(PART)
            if name == ELSEWHERE:
                shown = len(complete(parts.get(NEAR, ()), start))
                parts = {other: behind for other, behind in parts.items() if other != NEAR}
                rest = {*chain.from_iterable(parts.values())}
                lines = [line for line in lines if line in rest]
                parts = {} if _are_few(game, lines, start) or sum(map(bool, parts.values())) == 1 else parts
            elif name in parts:
                lines, parts = parts[name], {}
        else:
            start, shown = (*start, token), 0
            lines = [*chain.from_iterable(complete(lines, start).values())]
            parts = _divided(game, view, start, lines)
    forced = start if parts else _descend(lines, start)
    if forced != start:
        path, start, shown = (*path, *forced[len(start) :]), forced, 0
        parts = _divided(game, view, start, lines)
    if here := _lying(game, path, start, lines):
        lines = here.ways[here.way]
        return Step(path, (*start, here.way), lines, parts, here)
    if path[-1:] == (MORE,):
        return Step(path, start, lines, parts, lying, shown)
    return Step(path, start, lines, parts, shown=shown)


def leads_on(lines: Sequence[str], text: str) -> bool:
    """Whether a text is a step of choosing among lines, and none of them."""
    if text in lines:
        return False
    bare = " ".join(_bare(text))
    return any(f"{line} ".startswith(f"{bare} ") for line in lines) if bare else text != bare


def behind(game: AnyGame, view: View, lines: Sequence[str], prefix: str) -> Sequence[str]:
    """The lines that a prefix may still become."""
    step = follow(game, view, lines, prefix)
    return [*step.lines, *(step.lying.further if step.lying and not step.shown else ())]


def complete_prefix(lines: Sequence[str], prefix: str) -> str:
    """Extend a prefix by everything forced, a sole verb included."""
    if prefix and _bare(prefix) != (*prefix.split(),):
        return prefix
    return " ".join(_descend(lines, (*prefix.split(),))) if lines else prefix


def places_beside(game: AnyGame, lines: Sequence[str], line: str) -> dict[str, str]:
    """The lines like `line` at the neighbouring places, `after` its own and `before` it; empty if there are no others."""
    *start, place = line.split()
    if PRESENTATIONS[game.name].turned.get(start[0] if start else "") != len(start) - 2:
        return {}
    places = in_order([*complete(lines, tuple(start))], renderer(game.name))
    if place not in places:
        return {}
    at = places.index(place)
    cells = {"before": places[at - 1], "after": places[(at + 1) % len(places)]}
    if len(places) < len(cells) + 1:
        cells = {"after": cells["after"]} if len(places) > 1 else {}
    return {side: " ".join((*start, cell)) for side, cell in cells.items()}


def page(game: AnyGame, nexts: Iterable[str], path: Sequence[str], lying: Lying | None) -> list[str]:
    """The next tokens that a step has room for, with all that are no places where some are; room for `More…` and turning is left."""
    places = [token for token in nexts if is_place(game.name, token)]
    others = [token for token in nexts if token not in places]
    most = MOST_OPTIONS if path[-1:] == (MORE,) else MOST_LISTED
    if places:
        most = max(2, min(MOST_PLACES - bool(lying and lying.turned), most - len(others)))
        return [*(places if len(places) <= most else places[: most - 1]), *others]
    return others if len(others) <= most else others[: most - 1]


@lru_cache(maxsize=4096)
def is_place(game: str, token: str) -> bool:
    """Whether a game's token is a place on its picture."""
    return renderer(game).is_place(token)


def in_order(tokens: Sequence[str], drawn: AnyRenderer) -> list[str]:
    """Places in the order of reading, in which they are numbered, then all other tokens."""
    placed = [each for each in tokens if drawn.is_place(each)]
    if drawn.reading:
        placed.sort(key=drawn.reading)
    return [*placed, *(each for each in tokens if each not in placed)]


def _lying(
    game: AnyGame, path: tuple[str, ...], start: tuple[str, ...], lines: Sequence[str]
) -> Lying | None:
    """The rotation of what is placed, if that is chosen next; else None."""
    if not start or PRESENTATIONS[game.name].turned.get(start[0]) != len(start) - 1:
        return None
    ways = complete(lines, start)
    bare = (*(token for token in path if token != TURN),)
    turned = len(path) - len(bare)
    return Lying(bare, ways, [*ways][turned % len(ways)]) if ways else None


def _divided(
    game: AnyGame, view: View, start: tuple[str, ...], lines: Sequence[str]
) -> dict[str, Sequence[str]]:
    """The parts to choose from; none where all places can be shown at once, or only one part has any."""
    if start and _are_few(game, lines, start):
        return {}
    parts = PRESENTATIONS[game.name].divided(view, start, lines)
    return {**parts} if sum(map(bool, parts.values())) > 1 else {}


def _are_few(game: AnyGame, lines: Sequence[str], start: tuple[str, ...]) -> bool:
    """Whether all places are shown at once, wherever they lie."""
    return len(complete(lines, start)) <= MOST_PLACES and not PRESENTATIONS[game.name].divides_few


def _bare(prefix: str) -> tuple[str, ...]:
    """A prefix without the panel's own tokens."""
    return tuple(token for token in prefix.split() if not token.startswith((PART, MORE, TURN, NOTHING)))


def _descend(lines: Sequence[str], start: tuple[str, ...]) -> tuple[str, ...]:
    """Extend a start by every forced token, a sole verb included, short of a whole line."""
    while len(nexts := complete(lines, start)) == 1:
        ((token, behind),) = nexts.items()
        if not token or " ".join((*start, token)) in behind:
            break
        start = (*start, token)
    return start
