"""Whatever people type: lines of notation and command options, mutated from legal ones or made of nothing sensible."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cogs.game_cog import matching, tokens
from engines import GAMES
from engines.computers.baselines import random_move
from engines.core.chance import Revealing, Rng, SealedRng
from engines.core.game import AnyGame
from engines.core.journal import Entry, Header, deal, play
from engines.core.text import GameError, Seat
from render.languages import LOCALES
from render.sentences import dashed, known, sentence
from tables.table import Table
from tests.core.test_leaks import table_of
from tests.faults.figures import Figures

POSITIONS = 8
"""Positions per game, along one random game."""

ODD = (
    "", " ", "\t", "\n", "\0", "\x7f", "\u200b", "\u202e", "\u2066", "\ufeff", "\ud7ff", "é", "e\u0301", "ß", "İ",
    "ı", "ﬁ", "Ａ", "１", "٣", "②", "½", "𝟛", "一", "あ", "👩‍👩‍👧‍👦", "🏳️‍🌈", "Z̷̡̢̛͇̲̹̃͐͊", "مرحبا", "-", "+", "--", "-1", "+1",
    "0", "00", "1e9", "0x1", "1_0", "NaN", "inf", "999999999999999999999999", "9" * 5000, "A" * 5000, "None", "null",
    "{ $seat }", "{0}", "%s", "\\", "`", "**", "<@1>", "@everyone", "|", "'", '"', ";", "; drop table entry", "../..",
    ":", "m1:confirm::0:", "end", "pass", "undo 1", "resign", "stop",
)  # fmt: skip


@dataclass(frozen=True)
class Position:
    """A moment in a game, and what the seat that is due may play."""

    table: Table
    game: AnyGame
    state: Any
    seat: Seat
    legal: tuple[str, ...]
    before: str


def campaign(count: int, seed: int) -> Figures:
    """Type `count` lines and options."""
    figures, rng = Figures("typed lines"), Rng(f"typing {seed}", 0)
    positions = [position for name in GAMES for position in _positions(GAMES[name], rng)]
    for _ in range(count):
        position = rng.choice(positions)
        line = _line(position, positions, rng)
        figures.tried += 1
        try:
            figures.met[
                _typed(position, line, rng) if rng.below(10) else _completed(position, line, rng)
            ] += 1
        except Exception as error:
            figures.stuck.append(f"{position.game.name}: {line[:80]!r}: {type(error).__name__}: {error}")
        else:
            figures.survived += 1
    for position in positions:
        if repr(position.state) != position.before:
            figures.doubled.append(f"{position.game.name}: a position was changed by typing")
    return figures


def _positions(game: AnyGame, rng: Rng) -> list[Position]:
    found: list[Position] = []
    header = Header(game.name, game.setup(min(game.seats)), f"{rng.below(1 << 30):x}")
    state = deal(game, header)
    entries: list[Entry] = []
    while (due := game.due(state)) and len(found) < POSITIONS:
        legal = tuple(game.notation.format(move) for move in game.legal(state, due[0]))
        if not len(entries) % 7:
            table = table_of(game, header, list(entries), "en")
            found.append(Position(table, game, state, due[0], legal, repr(state)))
        move = random_move(game, state, due[0], rng)
        step = play(game, state, due[0], move, Rng(header.seed, len(entries) + 1), len(entries) + 1)
        state = step.state
        entries.append(step.entry)
    return found


def _line(position: Position, positions: list[Position], rng: Rng) -> str:
    """A line that is nearly one, or far from it."""
    kind = rng.below(8)
    line = rng.choice(position.legal)
    tokens = line.split()
    at = rng.below(len(tokens))
    if kind == 0:
        return " ".join(rng.choice(ODD) for _ in range(rng.below(6)))
    if kind == 1:
        return rng.choice(rng.choice(positions).legal)  # of another position, or another game
    if kind == 2:
        tokens[at] = rng.choice(ODD)
    elif kind == 3:
        tokens.insert(at, rng.choice(ODD))
    elif kind == 4:
        del tokens[at]
    elif kind == 5:
        tokens[at] = "".join(sorted(tokens[at])) + rng.choice(ODD)
    elif kind == 6:
        other = rng.choice(position.legal).split()
        tokens[at] = other[rng.below(len(other))]
    else:
        spot = rng.below(len(line))
        return line[:spot] + chr(_code(rng)) + line[spot + rng.below(2) :]
    return " ".join(tokens)


def _code(rng: Rng) -> int:
    code = rng.below((0x80, 0x3000, 0x110000)[rng.below(3)])
    return 0xFFFD if 0xD800 <= code < 0xE000 else code


def _typed(position: Position, line: str, rng: Rng) -> str:
    """Read a line and try it on the position: carried out, or refused with words in both languages."""
    game = position.game
    try:
        state = position.state
        for move in game.read(line):
            assert game.notation.parse(game.notation.format(move)) == move
            state, _ = game.apply(state, position.seat, move, SealedRng())
    except GameError as error:
        for locale in LOCALES:
            assert known(error.text.key, locale), error.text.key
            said = sentence(error.text, locale, lambda seat: f"seat {seat}")
            assert said.strip() and "{???}" not in said and f"{dashed(game.name)}-" not in said, said
        return type(error).__name__
    except Revealing:
        pass
    return "legal"


def _completed(position: Position, line: str, rng: Rng) -> str:
    """What autocomplete offers for this in an option's field, within Discord's limits."""
    legal = rng.choice(position.legal).split()
    if len(legal) == 1:
        return "verb alone"
    prefix = tuple(legal[: 1 + rng.below(len(legal) - 1)])
    found = matching(tokens(position.game, position.legal, prefix, rng.choice(LOCALES)), line)
    assert len(found) <= 25
    assert all(0 < len(choice.name) <= 100 and 0 < len(str(choice.value)) <= 100 for choice in found)
    return "completed"
