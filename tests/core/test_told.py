"""What recorded games show and tell, kept as digests: whoever changes a rule, a view, a hint or a judgement sees whose they are.

`UPDATE_GOLDEN=1 python -m pytest tests/core/test_told.py` writes them anew. The laws say what holds; this says that nothing
else moved.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from bench.recorded import read, records
from engines import GAMES, PLAYERS, PRESENTATIONS
from engines.core.chance import Revealing, Rng, SealedRng
from engines.core.game import EndTurn
from engines.core.journal import replay
from render.renderer import renderer
from tests.render.test_pictures import GOLDEN, golden
from tests.told import steady

KEPT = [name for name in GAMES if (GOLDEN / f"{name}.told").exists() or os.environ.get("UPDATE_GOLDEN")]

EVERY = 23
"""Entries between two positions that are looked at."""

RARE = 6
"""Positions that are looked at before each verb, if there are as many."""

MOST = 5
"""Lines that are carried out in a position."""


def _step(name: str, step: Any, view: Any) -> Iterator[tuple[str, object]]:
    """What everybody learns of a step."""
    presentation = PRESENTATIONS[name]
    public = [note for note in step.notes if note.to is None]
    texts = [note.text for note in public]
    yield "notes", step.notes
    yield "post", (presentation.told(public), [presentation.briefly(text) for text in texts])
    if not texts:
        return
    yield "post", (presentation.scored(texts), [presentation.rows_of(view, at) for at in (1, 2, 3)])
    yield "post", (presentation.turn_is_over(view), presentation.next_seat(view))
    yield "points", (presentation.stand(step.state), presentation.so_far(view))
    yield "chances", presentation.chances(step.state, step.notes)


def _position(name: str, state: Any, played: list[Any], rng: Rng) -> Iterator[tuple[str, object]]:
    """What all seats see, and what those in turn are asked, advised and refused."""
    game, presentation, drawn = GAMES[name], PRESENTATIONS[name], renderer(name)
    for seat in (None, *range(state.setup.seats)):
        view = game.view(state, seat)
        yield "view", view
        if seat in (None, *state.todo[-1].seats[:1]):
            yield "board", (drawn.text_board(view), drawn.alt(view), drawn.summary(view))
            yield "board", drawn.remaining(view)
        if seat is None:
            continue
        yield "firsts", presentation.firsts(view)
        if seat not in game.due(state):
            planned = presentation.ahead(view, Rng("ahead", 0))
            yield "ahead", None if planned is None else game.view(planned, seat)
            continue
        for ask in view.asks:
            yield "asks", presentation.ask_values(view, ask)
            yield "asks", [presentation.standing(view, ask, order) for order in presentation.orders]
        offered = presentation.offered(state, seat)
        lines = [tuple(game.notation.format(move).split()) for move in offered]
        yield "offered", lines
        starts = dict.fromkeys(line[:end] for line in lines for end in range(len(line)))
        for start in starts:
            inside = [" ".join(line) for line in lines if line[: len(start)] == start]
            yield "parts", (presentation.parts(view, start), presentation.divided(view, start, inside))
            yield "parts", presentation.taken(view, inside)
        tried = {rng.choice(offered): None for _ in range(MOST)}
        hinted = [tuple(game.notation.format(move).split()) for move in tried]
        for start in dict.fromkeys(line[:end] for line in hinted for end in range(1, len(line) + 1)):
            yield "hints", presentation.foresee(view, start)
        for move in tried:
            yield from _tried(name, state, seat, view, move)
        ask = state.todo[-1]
        for move in {rng.choice(played): None for _ in range(3 * MOST)} if played else ():
            yield "refusals", game.why_not(state, ask, seat, move)
        if not isinstance(ask, EndTurn):
            yield from _thought(name, state, seat)


def _tried(name: str, state: Any, seat: int, view: Any, move: Any) -> Iterator[tuple[str, object]]:
    """What a draft shows, or that it cannot be shown."""
    game, presentation = GAMES[name], PRESENTATIONS[name]
    try:
        after, notes = game.apply(state, seat, move, SealedRng())
    except Revealing:
        after, notes = game.apply(state, seat, move, Rng("tried", 0))
        yield "drafts", "reveals"
    seen = game.view(after, seat)
    yield "drafts", (notes, seen, presentation.given_up(view, seen), presentation.outcome(seen))
    yield "hints", presentation.reason(view, seen)
    yield "parts", presentation.otherwise(seen, game.notation.format(move))


def _thought(name: str, state: Any, seat: int) -> Iterator[tuple[str, object]]:
    """What a computer thinks there."""
    player = PLAYERS[name]
    yield "thoughts", ([round(each, 6) for each in player.prospects(state)], player.considered(state, seat))
    yield "thoughts", (player.playout_moves(state, seat, Rng("told", 0), 5), player.holds_back(state, seat))
    yield "thoughts", list(player.ideas(state, seat))


@pytest.mark.parametrize("name", KEPT)
def test_a_game_shows_and_tells_what_it_did(name):
    """Digests by what is shown; then places, remarks and the score sheet."""
    game, lines, verbs = GAMES[name], [], Counter[str]()
    for file in records(name)[::2]:
        digests, played = defaultdict[str, Any](sha256), list[Any]()
        header, entries = read(file)
        for at, step in enumerate(replay(game, header, entries)):
            found = [*_step(name, step, game.view(step.state, None))]
            verb = entries[at + 1].line.partition(" ")[0] if at + 1 < len(entries) else ""
            if game.due(step.state) and (at % EVERY == 0 or verbs[verb] < RARE):
                verbs[verb] += 1
                found += _position(name, step.state, played, Rng("told", at))
            for what, value in found:
                digests[what].update(steady(value).encode())
            if step.entry.seat is not None:
                played.append(game.notation.parse(step.entry.line))
        assert step is not None
        result = game.result(step.state)
        assert result is not None
        lines.append(f"{file.stem}: places {result.places}, scores {result.scores}")
        digests["sheet"].update(repr(result.sheet).encode())
        lines.append("  " + ", ".join(f"{what} {each.hexdigest()[:8]}" for what, each in digests.items()))
        lines += [f"  {each.key} {each.args}" for each in result.remarks]
    golden(f"{name}.told", "\n".join([*lines, ""]))
