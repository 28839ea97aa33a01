"""Nothing hidden leaves the bot: twin games that differ in secrets alone look the same to everybody who may not know.

Two games are played side by side. They make the same public moves, but behind every hidden one stands another secret
(`tests/<game>/positions.py: disguise`). Whatever is public — texts, alt texts, text boards, component ids, file names,
pictures' views — must be the same to the letter; so must everything that one seat sees, whose own secrets are the same in
both games.
"""

import os
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pytest

from cogs.messages.lines import private_lines
from cogs.messages.names import plain_names
from cogs.panels import choices, since_last_turn
from cogs.panels.files import journal_file
from cogs.panels.replay import Eyes, Place, replay_page
from cogs.panels.what_if import what_if_panel
from cogs.posts import turn as posts
from cogs.upkeep.thread import thread_name
from data.records.enums import Seating, Stage, StopReason
from data.records.rows import SeatRow, SketchRow, Stored, StoredEntry, TableRow
from engines import GAMES
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.journal import Header, deal, live, load, play
from engines.core.text import Text
from render.renderer import renderer
from render.sentences import sentence
from tables.drafts import draft_of
from tables.looking_back.moments import moments
from tables.looking_back.what_if import Sketch
from tables.story import story_of
from tables.table import snapshot
from tests.laws import positions_of, setups

JOURNALS = Path(__file__).parents[1] / "journals"
NOW = datetime(2026, 1, 1, tzinfo=UTC)
GAMES_PLAYED, SHARES = int(os.environ.get("LAWS_LEAKS", "12")), 4
EVERY = 8
"""Turns from one comparison to the next."""

HIDING = [name for name in GAMES if hasattr(positions_of(name), "disguise")]


def table_of(game, header, entries, locale, story=None):
    """A table of a game; its story is replayed unless it is known already."""
    row = TableRow(
        "abcd1234", game.name, header.setup.seats, header.setup.options, header.setup.rules, header.seed,
        Stage.RUNNING, StopReason.NONE, 1, 2, 3, locale, 100, "none", Seating.RANDOM, False, NOW, head=len(entries),
        started_at=NOW,
    )  # fmt: skip
    people = tuple(
        SeatRow(row.id, seat, 100 + seat, f"P{seat}", False, locale) for seat in range(header.setup.seats)
    )
    return snapshot(Stored(row, people), game, story or _story(game, header, tuple(entries)))


def recorded_table(game, header, entries, locale):
    """A table of a recorded game. Many tests look at the same ones: whoever changes a position takes a copy."""
    return table_of(game, header, entries, locale, _known_story(game, header, tuple(entries)))


def _story(game, header, entries):
    return story_of(game, header, NOW, [StoredEntry(entry, NOW) for entry in entries])


_known_story = lru_cache(512)(_story)


def public(table):
    """Everything that anybody may read about the newest turn, as one comparable value."""
    locale = table.row.locale
    turn = table.turns()[-1]
    view = turn.view_after(None)
    drawn = renderer(table.row.game)
    names = plain_names(table, locale)
    return {
        "values": [note.text for note in turn.notes if note.to is None],
        "post": posts.turn_post(table, turn, True),
        "alt": [sentence(text, locale, names) for text in drawn.alt(view)],
        "text board": [sentence(text, locale, names) for text in drawn.text_board(view)],
        "thread": thread_name(table),
        "moments": moments(table),
        "copy": private_copy(table, None),
        "file": journal_file(table, locale),
        **{f"recap {eyes}": replay_page(table, None, Place(eyes=eyes), locale) for eyes in Eyes},
    }


def private_copy(table, seat):
    """What a private copy shows that somebody takes at a running table: what was hidden from them is dealt from chance of its own."""
    row = SketchRow("s12345678", 100, table.row.id, table.head, True, seat, "seed", (), NOW)
    return what_if_panel(Sketch(table, row), table.row.locale) if not table.over and table.due else None


def seen_by(table, seat):
    """Everything that one seat is shown: its own pictures and texts, its panel, its suggestions; what it was told lately."""
    locale = table.row.locale
    view = table.view(seat)
    drawn = renderer(table.row.game)
    names = plain_names(table, locale)
    seen = {
        "view": view,
        "alt": [sentence(text, locale, names) for text in drawn.alt(view)],
        "told": [private_lines(table, seat, turn.notes, locale) for turn in table.turns()[-EVERY - 1 :]],
    }
    seen["values"] = [
        note for turn in table.turns()[-EVERY - 1 :] for note in turn.notes if note.to in (None, seat)
    ]
    seen["copy"] = private_copy(table, seat)
    if seat in table.due:
        seen["refusals"] = refusals(table, seat)
        seen["since"] = since_last_turn.lines(table, seat, locale)
        draft = draft_of(table, seat, ())
        found, marks = choices.menus(table.game, draft.view, list(draft.legal), "", locale)
        seen["panel"] = (draft.legal, found, marks)
    return seen


@cache
def tried(name):
    """All lines of the recorded games: most of them are refused in any position, for many reasons."""
    lines = set()
    for file in sorted((JOURNALS / name).glob("*.txt")):
        _, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
        lines |= {entry.line for entry in live(entries)}
    return [GAMES[name].notation.parse(line) for line in sorted(lines)]


def refusals(table, seat):
    """What a due seat is told of moves that it may not make, with all values."""
    game, state = table.game, table.story.state
    return [game.why_not(state, state.todo[-1], seat, move) for move in tried(game.name)]


def twins(game, setup, seed, locale):
    """Play both games; after every turn yields how to make the two tables, and the seat whose secrets are the same."""
    disguise = positions_of(game.name).disguise
    header = Header(game.name, setup, seed)
    chooser = Rng(f"leaks {seed}", 0)
    knower = chooser.below(setup.seats)
    states: list[Any] = [deal(game, header), deal(game, header)]
    entries: tuple[list[Any], list[Any]] = ([], [])
    while due := game.due(states[0]):
        seat = chooser.choice(due)
        move = random_move(game, states[0], seat, chooser)
        other = move if seat == knower else disguise(game, states[1], seat, move, chooser)
        if other is None or game.why_not(states[1], states[1].todo[-1], seat, other) is not None:
            return  # the twin's secrets no longer allow the same public move
        for at, each in enumerate((move, other)):
            step = play(game, states[at], seat, each, Rng(seed, len(entries[at]) + 1), len(entries[at]) + 1)
            states[at] = step.state
            entries[at].append(replace(step.entry, digest=""))
        if step.closes and game.due(states[0]):
            yield [lambda at=at: table_of(game, header, entries[at], locale) for at in (0, 1)], knower


def leaks(games):
    """What differs between twins, over random games with these numbers; and how many turns were compared."""
    found, compared = [], 0
    for at in games:
        game = GAMES[HIDING[at % len(HIDING)]]
        ways = list(setups(game))
        setup = ways[at // len(HIDING) % len(ways)]
        apart = False
        for turns, (tables, knower) in enumerate(twins(game, setup, f"{at:x}", ("en", "ja")[at % 2])):
            if turns % EVERY != at % EVERY:
                continue
            compared += 1
            one, other = (make() for make in tables)
            open_here, open_there = public(one), public(other)
            found += [(at, key) for key in open_here if open_here[key] != open_there[key]]
            mine, theirs = seen_by(one, knower), seen_by(other, knower)
            apart = apart or mine["told"] != theirs["told"]  # a peek tells the truth, and the truth differs
            if not apart:
                found += [(at, key) for key in mine if mine[key] != theirs[key]]
    return found, compared


@pytest.mark.parametrize("share", range(SHARES))
def test_nothing_hidden_leaks(share):
    games = range(share * GAMES_PLAYED // SHARES, (share + 1) * GAMES_PLAYED // SHARES)
    found, compared = leaks(games)
    assert not found
    assert compared > 4 * len(games)


def _planted_story(table, turn, locale):
    return [str(note.text.args) for note in turn.notes] + [repr(table.story.state.hands)]


def _planted_name(table, seq):
    return f"{table.story.entries[max(0, seq - 2)].entry.line}"


@pytest.mark.parametrize(("where", "leak"), [("told_lines", _planted_story), ("picture_name", _planted_name)])
def test_a_planted_leak_is_found(monkeypatch, where, leak):
    monkeypatch.setattr(posts, where, leak)
    assert any(leaks([at])[0] for at in range(5))


def _telling_refusal(game):
    """Its reasons, with the strength of a hidden warrior among the values of one."""
    why_not = game.why_not

    def refused(state, ask, seat, move):
        reason = why_not(state, ask, seat, move)
        if reason is not None and reason.key == "armadora-occupied":
            strengths = [warrior.strength for warrior in state.warriors.values() if warrior.seat != seat]
            return Text(reason.key, (*reason.args, ("strength", sum(strengths))))
        return reason

    return refused


def _telling_note(game):
    """Its steps, each of which tells among the values of its first note what somebody holds."""
    step = game.step

    def told(state, ask, seat, move, rng):
        first, *others = step(state, ask, seat, move, rng) or [None]
        held = repr(state.hands)
        return (
            []
            if first is None
            else [replace(first, text=Text(first.text.key, (*first.text.args, ("held", held)))), *others]
        )

    return told


@pytest.mark.parametrize(("what", "plant"), [("why_not", _telling_refusal), ("step", _telling_note)])
def test_a_secret_among_values_that_no_sentence_uses_is_found(monkeypatch, what, plant):
    game = GAMES["armadora"]
    monkeypatch.setattr(game, what, plant(game), raising=True)
    found = {key for _, key in leaks(range(5))[0]}
    assert found == ({"refusals"} if what == "why_not" else {"values"})
