"""Taps of a usual turn, from the ping to its end: turns of recorded games, chosen on the panel as a person would."""

from __future__ import annotations

from dataclasses import replace
from statistics import median

import pytest

from bench.recorded import read
from cogs.messages.message import Select
from cogs.panels.play import draft_panel
from engines import GAMES
from engines.core.journal import deal, replay
from tables.drafts import draft_of, must_end, with_only_moves
from tests.cogs.choosing import leading_to, passed_over
from tests.core.test_journals import FOLDER
from tests.core.test_leaks import table_of

USUAL = {
    "alhambra": ("six-players-mixed", 4, 5),
    "armadora": ("advanced-4-computers", 5, 6),
    "carcassonne": ("both-6-three-tiles", 6, 7),
    "hanging_gardens": ("two-hidden", 8, 9),
    "yspahan": ("two-players-standing-orders", 7, 8),
}
"""A recorded game with much to choose, the taps within which half of its turns stay, and those within which two thirds do."""

EVERY = 3
"""One in this number of turns is chosen again."""


@pytest.mark.parametrize("name", USUAL)
def test_a_usual_turn_takes_few_taps(name):
    file, half, most = USUAL[name]
    every = list(_taps(GAMES[name], FOLDER / name / f"{file}.txt"))
    counted = sorted(count for count in every if count is not None)
    assert len(counted) > 15 and len(every) - len(counted) <= 1
    assert median(counted) <= half and counted[len(counted) * 2 // 3] <= most, counted


def _taps(game, file):
    """The taps of the turns of a recorded game, Play and Confirm included."""
    header, entries = read(file)
    states = [deal(game, header), *(step.state for step in replay(game, header, entries))]
    table = table_of(game, header, entries, "en")
    start, turns = 0, []
    for at, entry in enumerate(entries, 1):
        if entry.line == "end" or entry.seat != entries[start].seat:
            turns.append((start, at))
            start = at
    for first, behind in turns[::EVERY]:
        there, seat = states[first:behind], entries[first].seat
        lines = [entry.line for entry in entries[first:behind]]
        yield _turn(table, there, seat, _short(lines)) or _turn(table, there, seat, lines)


def _short(lines):
    """A claim and its tile as the one move that they may be: who does not mind where the temple stands takes the tile."""
    if len(lines) > 2 and lines[1].startswith("temple ") and lines[2].startswith("take "):
        return [lines[0], lines[2], *lines[3:]]
    return lines


def _turn(table, states, seat, lines):
    """The taps of one turn; None where a line was put together from parts, or somebody else was asked in between."""
    count, at = 1, 0
    while at < len(lines):
        state = states[at]
        if table.game.due(state) != (seat,):
            return None
        if must_end(table.game, state, seat) or table.presentation.turn_is_over(table.game.view(state, None)):
            return count
        table = replace(table, _story=replace(table.story, state=state, ask_entries={seat: 0}))
        draft = with_only_moves(draft_of(table, seat, ()))
        while not draft.complete and lines[at + len(draft.lines)] != "end":
            line = lines[at + len(draft.lines)]
            if line not in draft.legal:
                return None
            if (taps := _line(draft, line)) is None:
                return None
            count += taps
            draft = with_only_moves(draft_of(table, seat, (*draft.lines, line)))
        if draft.pending is None:
            return count + 1
        # What reveals something is confirmed by itself, and the turn goes on after it.
        count += draft.pending.split()[0] not in table.presentation.at_once
        at += len(draft.all_lines)
    return count


def _line(draft, line):
    """The taps that choose a line on the panel of a draft; None where it is not among what is offered."""
    prefix, count = "", 0
    while True:
        panel, count = draft_panel(draft, "en", prefix), count + 1
        starts: dict[str, int] = {}
        for component in panel.components:
            if component.id.action == "pick":
                options = component.options if isinstance(component, Select) else ()
                starts |= {option.value: 1 for option in options} or {component.id.rest: 0}
        if not (further := leading_to(line, starts, draft, prefix)):
            passed = passed_over(draft.game, draft.view, draft.choices)
            if prefix or line not in passed:
                return None
            # Another one is taken, and then this one asked for.
            prefix, count = passed[line], count + 1
            continue
        # A list is opened by a tap of its own.
        prefix = further[0]
        count += starts[prefix]
        if prefix == line:
            return count
