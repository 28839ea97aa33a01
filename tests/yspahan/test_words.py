"""Yspahan speaks both languages: every note, refusal, question, choice and line of the score sheet."""

from __future__ import annotations

import logging
import re
from functools import partial
from pathlib import Path

import pytest

from engines import GAMES
from engines.core.chance import Rng
from engines.core.computer_players import random_move
from engines.core.text import Text
from engines.yspahan.foresight import foresee
from render.translate import FOLDER, LOCALES, dashed, known, sentence, word

GAME = GAMES["yspahan"]
SOURCES = Path(__file__).parents[2] / "engines" / "yspahan"


def name(seat):
    """How a seat is called here."""
    return f"seat {seat}"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_key_in_the_engine_has_words(locale):
    source = "".join(file.read_text(encoding="utf-8") for file in sorted(SOURCES.glob("*.py")))
    keys = set(re.findall(r'"(yspahan-[a-z-]+[a-z])"', source))
    keys |= {f"yspahan-{key}" for key in re.findall(r'tell\(\s*notes,\s*"([a-z-]+)"', source)}
    keys |= {f"yspahan-{key}" for key in ("sent", "kept", "loaded", "exchanged-camels", "exchanged-gold")}
    assert len(keys) > 80
    missing = sorted(key for key in keys if not known(key, locale))
    assert not missing


def test_both_languages_define_the_same_messages():
    messages = []
    for locale in LOCALES:
        text = "".join(
            file.read_text(encoding="utf-8") for file in sorted((FOLDER / locale).glob("yspahan*.ftl"))
        )
        messages.append(set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)))
    assert messages[0] == messages[1]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_choice_has_words(locale):
    for verb in GAME.notation.verbs:
        assert len(word(f"yspahan-verb-{verb}", locale)) <= 34
        assert len(word(f"yspahan-command-{verb}", locale)) <= 100
        for field in GAME.notation.fields(verb):
            assert known(f"yspahan-{verb}-{field}", locale)
            assert len(word(f"yspahan-{verb}-{field}-pick", locale)) <= 100
            assert len(word(f"yspahan-command-{verb}-{field}", locale)) <= 100
    for option in GAME.options:
        for choice in option.choices:
            assert len(word(f"yspahan-option-{dashed(option.name)}-{dashed(choice)}", locale)) <= 80
    assert len(word("yspahan-rules", locale)) <= 1800


def test_japanese_commands_have_names_of_their_own():
    names = [word(f"yspahan-command-{verb}.name", "ja") for verb in GAME.notation.verbs]
    assert len(set(names)) == len(names)
    for verb in GAME.notation.verbs:
        fields = [word(f"yspahan-command-{verb}-{field}.name", "ja") for field in GAME.notation.fields(verb)]
        assert len(set(fields)) == len(fields)
        assert all(re.fullmatch(r"\w{1,32}", each) for each in [*names, *fields])


@pytest.mark.parametrize("locale", LOCALES)
def test_whole_games_are_told(locale, caplog):
    """Notes, questions, tokens, refusals and score sheets of whole games, without a warning from the words."""
    caplog.set_level(logging.WARNING)
    said = set()
    for seats in GAME.seats:
        for number in range(4):
            said |= told(seats, f"words {number}", locale)
    assert not caplog.records, caplog.records[0].getMessage()
    assert len(said) > 55, sorted(said)


def prefixes(tokens):
    """The starts of a line that a panel shows as choices."""
    return [tokens[:end] for end in range(1, len(tokens) + 1)]


def told(seats, seed, locale):
    """Play a game, put everything into words, and return the keys that were said."""
    said = set()

    def say(text):
        said.add(text.key)
        spoken = sentence(text, locale, name)
        assert spoken and "{" not in spoken and "yspahan-" not in spoken, spoken

    state = GAME.new(GAME.setup(seats), Rng(seed, 0))
    chooser = Rng(f"choices {seed}", 0)
    entries = 0
    while due := GAME.due(state):
        entries += 1
        ask = state.todo[-1]
        values = GAME.ask_values(GAME.view(state, due[0]), ask)
        assert sentence(
            Text(f"yspahan-ask-{dashed(type(ask).__name__)}", tuple(values.items())), locale, name
        )
        for move in GAME.moves(state, ask, due[0]):
            if reason := GAME.why_not(state, ask, due[0], move):
                say(reason)
            verb, *tokens = GAME.notation.format(move).split()
            if GAME.why_not(state, ask, due[0], move) is None:
                view = GAME.view(state, due[0])
                for given in map(partial(foresee, view), prefixes((verb, *tokens))):
                    if given:
                        say(given)
            for field, token in zip(GAME.notation.fields(verb), tokens, strict=False):
                label = word(f"yspahan-{verb}-{field}", locale, token=token)
                assert len(label) <= 80
                assert "_" not in label
        legal = list(GAME.legal(state, due[0]))
        verb = chooser.choice(sorted({type(move).__name__ for move in legal}))
        move = chooser.choice([move for move in legal if type(move).__name__ == verb])
        if entries % 3:
            move = random_move(GAME, state, due[0], chooser)
        state, notes = GAME.apply(state, due[0], move, Rng(seed, entries))
        for note in notes:
            say(note.text)
    result = GAME.result(state)
    assert result is not None
    for line in result.sheet:
        say(line.label)
        for why in line.why:
            say(why)
            say(why["what"])
    for remark in result.remarks:
        say(remark)
    return said
