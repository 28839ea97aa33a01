"""What holds for the words of every game alike."""

import ast
import os
import re
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from bench.recorded import read, records
from cogs.messages.markdown import clean, safe
from cogs.panels.labels import token_label
from engines import GAMES, PRESENTATIONS
from engines.computers.baselines import random_move
from engines.core.chance import Revealing, Rng, SealedRng
from engines.core.game import End
from engines.core.journal import deal, load, replay, rerun
from engines.core.text import Several, Text
from render.drawing.theme import load as theme
from render.languages import LOCALES
from render.renderer import renderer
from render.sentences import FOLDER, dashed, foretold, known, sentence, word
from tests.cogs.test_choices import positions
from tests.core.test_laws import some
from tests.faults.people import NAMES, SYNTAX
from tests.laws import setups

ROOT = Path(__file__).parents[2]
EVERY = int(os.environ.get("LAWS_EVERY", "97"))
"""Entries of a random game between two positions of which everything is said."""


def spoken_in(name, locale):
    """The language that a game speaks to a reader: English where nobody has translated it."""
    return locale if (FOLDER / locale / f"{name}.ftl").exists() else LOCALES[0]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", [name for name in GAMES if PRESENTATIONS[name].orders])
def test_every_standing_order_has_words(name, locale):
    said = [PRESENTATIONS[name].order_said(order) for order in PRESENTATIONS[name].orders]
    assert len(set(said)) > 3 and [text for text in said if not known(text.key, locale)] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_of_a_hand_has_a_text_of_its_own(name):
    """It is what the alt text of the whole board says to its owner alone."""
    for game, state, seat, _ in positions(name):
        view, drawn = game.view(state, seat), renderer(name)
        if drawn.hand(view, theme(name)) is not None:
            public = drawn.alt(game.view(state, None))
            assert [text for text in drawn.alt(view) if text not in public]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_nothing_but_a_name(name):
    """Escaping changes nothing but what is taken out of every name."""
    escaped = safe(name)
    assert not SYNTAX.search(escaped)
    assert re.sub(r"\\(.)", r"\1", escaped).replace("\u200b", "").replace("\\", "") == re.sub(
        r"[\u200b\\]", "", clean(name)
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_speaks_of_the_future(name):
    """Every note of a move that can be drafted says what will happen, too, and not in the words of the log."""
    told: dict[str, Text] = {}
    for text in previewed(name):
        told.setdefault(text.key, text)
    assert told
    for locale in {spoken_in(name, each) for each in LOCALES}:
        assert [key for key in told if not known(f"{key}.will", locale)] == []
        previews = [sentence(foretold(text), locale, "seat {}".format) for text in told.values()]
        assert not any("{" in preview for preview in previews)
        assert locale != "en" or all(re.search("’ll | will | won’t ", preview) for preview in previews)


def previewed(name):
    """What some moves of recorded games would tell their seat before they are confirmed, by their rules and by today's."""
    chooser = Rng("previews", 0)
    for file in records(name):
        header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
        game = GAMES[name]
        if chooser.below(4):
            header = replace(header, setup=replace(header.setup, rules=game.rules))
            entries = [replace(each, digest="") for each in entries]
        state = deal(game, header)
        for step in replay(game, header, entries):
            seat = step.entry.seat
            moves = list(game.legal(state, seat)) if seat is not None else []
            for move in [chooser.choice(moves) for _ in range(min(len(moves), 4))]:
                assert seat is not None
                with suppress(Revealing):
                    notes = [] if isinstance(move, End) else game.apply(state, seat, move, SealedRng())[1]
                    yield from (note.text for note in notes if note.to in (None, seat))
            state = step.state


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_a_game_says_is_said(name, locale, caplog):
    """Notes, score sheets, refusals, what a choice gives, alt texts, text boards and counts of random and recorded games."""
    for text in said(name):
        spoken = sentence(text, locale, lambda seat: f"seat {seat}")
        assert [
            key for key in keys(text) if not known(key, spoken_in(name, locale)) and not known(key, locale)
        ] == []
        assert spoken and "{" not in spoken and f"{dashed(name)}-" not in spoken, text
    assert not caplog.records or spoken_in(name, locale) != locale, "what is not translated is logged"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_every_key_that_is_written_somewhere_has_words(name, locale):
    """In the engine, in its pictures and in its vectors; and what the kinds of asks are called."""
    vectors = (ROOT / "tests" / "vectors" / name).glob("*.txt")
    wanted = {
        key for file in vectors for key in _spelled(name, re.split(r"[\s:|]+", file.read_text("utf-8")))
    }
    for folder in ("engines", "render"):
        for file in (ROOT / folder / f"{name}.py", *(ROOT / folder / name).glob("*.py")):
            if not file.exists():
                continue
            wanted |= set(_written(name, ast.parse(file.read_text(encoding="utf-8"))))
    assert wanted
    wanted |= {f"{dashed(name)}-ask-{dashed(ask)}" for ask in asks(name)}
    assert sorted(key for key in wanted if not known(key, spoken_in(name, locale))) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_labels_fit_where_they_are_shown(name, locale):
    key, game = dashed(name), GAMES[name]
    assert len(word(f"{key}-rules", locale)) <= 1800
    assert len(word(f"{key}-how-to-play", locale).splitlines()) <= 6
    for verb in game.notation.verbs:
        assert len(word(f"{key}-verb-{dashed(verb)}", locale)) <= 34
        for field in game.notation.fields(verb):
            assert len(word(f"{key}-{dashed(verb)}-{dashed(field)}-pick", locale)) <= 100
    for option in game.options:
        assert len(word(f"{key}-option-{dashed(option.name)}", locale)) <= 45
        for choice in option.choices:
            assert len(word(f"{key}-option-{dashed(option.name)}-{dashed(choice)}", locale)) <= 80
    for line in lines(name):
        verb, *tokens = line.split()
        for at, token in enumerate(tokens):
            assert 0 < len(token_label(game, verb, at, token, locale)) <= 80, line


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("locale", LOCALES[1:])
def test_commands_have_names_of_their_own(name, locale):
    """None is given twice among the commands of a game, or among the fields of one of them."""
    key, game = dashed(name), GAMES[name]
    groups = [[f"{key}-command-{dashed(verb)}" for verb in game.notation.verbs]]
    groups += [
        [f"{key}-command-{dashed(verb)}-{dashed(field)}" for field in game.notation.fields(verb)]
        for verb in game.notation.verbs
    ]
    for group in groups:
        names = [word(f"{each}.name", locale) for each in group if known(f"{each}.name", locale)]
        assert len(set(names)) == len(names)
        assert all(re.fullmatch(r"[\w-]{1,32}", each) and each == each.lower() for each in names), names


def keys(value):
    """The keys of a text, and of the texts in it."""
    if isinstance(value, Text):
        yield value.key
        for _, inner in value.args:
            yield from keys(inner)
    if isinstance(value, Several):
        for inner in value.items:
            yield from keys(inner)


def _spelled(name, words):
    return (each for each in words if re.fullmatch(rf"{dashed(name)}(-[a-z0-9]+)+", each))


def _written(name, tree):
    """Keys among the strings of a module: those of the game, and whatever `say` is called with."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from _spelled(name, [node.value])
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            yield from (
                each.value
                for each in node.args
                if isinstance(each, ast.Constant) and isinstance(each.value, str)
            )


@cache
def _played(name):
    """Texts, kinds of asks and legal lines of random games with many options, and of the recorded ones."""
    game, texts, found, legal = GAMES[name], dict[Text, None](), set(), dict[str, None]()
    for setup in some(list(setups(game))):
        chooser, seq = Rng("words", 0), 0
        state = game.new(setup, Rng("words", 0))
        while due := game.due(state):
            ask, seat = state.todo[-1], chooser.choice(due)
            found.add(type(ask).__name__)
            if seq % EVERY == 0:
                texts |= dict.fromkeys(_position(name, state, seat, legal))
            seq += 1
            move = random_move(game, state, seat, chooser)
            state, notes = game.apply(state, seat, move, Rng("words", seq))
            texts |= dict.fromkeys(note.text for note in notes)
        texts |= dict.fromkeys(_end(game, state))
        texts |= dict.fromkeys(_shown(name, state, 0))
    for file in records(name):
        state = None
        for step in rerun(game, *read(file)):
            texts |= dict.fromkeys(note.text for note in step.notes)
            state = step.state
            found |= {type(ask).__name__ for ask in state.todo[-1:]}
        texts |= dict.fromkeys(_end(game, state))
    return texts, found, legal


def said(name):
    """Whatever a game has said."""
    return _played(name)[0]


def asks(name):
    """The kinds of asks that came up."""
    return _played(name)[1]


def lines(name):
    """Legal lines of many positions."""
    return _played(name)[2]


def _position(name, state, seat, legal):
    game, ask = GAMES[name], state.todo[-1]
    view = game.view(state, seat)
    for move in game.moves(state, ask, seat):
        if reason := game.why_not(state, ask, seat, move):
            yield reason
            continue
        line = game.notation.format(move)
        if line not in legal:
            legal[line] = None
            tokens = line.split()
            for end in range(1, len(tokens) + 1):
                if gives := PRESENTATIONS[game.name].foresee(view, tuple(tokens[:end])):
                    yield gives
    if reason := game.why_not(state, ask, seat, End()):
        yield reason
    yield from _shown(name, state, seat)


def _shown(name, state, seat):
    game, drawn = GAMES[name], renderer(name)
    for viewer in (None, seat):
        view = game.view(state, viewer)
        counts = drawn.summary(view)
        yield from (*drawn.alt(view), *drawn.text_board(view), *counts.seats, counts.rest)
    for line in PRESENTATIONS[game.name].so_far(game.view(state, None)):
        yield from (line.label, *line.why)


def _end(game, state):
    result = game.result(state)
    assert result is not None
    for line in result.sheet:
        yield from (line.label, *line.why)
    yield from result.remarks
