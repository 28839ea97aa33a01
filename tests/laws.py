"""The laws that hold for every game, checked along one game of random play.

`play_out` is used by the suite with few games per setup, and by `python -m tests.laws` with as many as you like:

    python -m tests.laws armadora --games 1000
"""

from __future__ import annotations

import argparse
import itertools
import pickle
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from engines import GAMES
from engines.core.chance import Revealing, Rng, SealedRng
from engines.core.computer_players import random_move
from engines.core.game import AnyGame, End, Setup
from engines.core.journal import Entry, Header, deal, dump, load, play, replay
from engines.core.text import Note, NotYourTurn, Seat, Several, Text, Value, Who

_SKIPS = {"alhambra-passed", "armadora-skipped"}
"""What tells that somebody's turn is left out."""

LONGEST = 4000
"""Entries after which a game of random play counts as endless."""


class Broken(AssertionError):
    """A law does not hold; carries the journal to paste into a table."""

    def __init__(self, law: str, header: Header, entries: list[Entry]) -> None:
        super().__init__(f"{law}\n\n{dump(header, entries)}")


def setups(game: AnyGame) -> Iterator[Setup]:
    """Every player count with every combination of options that concerns it."""
    for seats in game.seats:
        names = [option.name for option in game.options]
        choices = [option.choices if seats in option.seats else option.choices[:1] for option in game.options]
        for picked in itertools.product(*choices):
            try:
                yield game.setup(seats, **dict(zip(names, picked, strict=True)))
            except ValueError:  # some counts need an option, for example the sixth seat of Carcassonne
                continue


def play_out(game: AnyGame, setup: Setup, seed: str, every: int = 1) -> list[Entry]:
    """Play one random game to its end and check every law on the way.

    Args:
        every: the dear laws (secrecy, purity, notation of all moves) are checked at each `every`-th entry.

    Raises:
        Broken: a law does not hold.
    """
    header = Header(game.name, setup, seed)
    entries: list[Entry] = []

    def demand(holds: bool, law: str) -> None:
        if not holds:
            raise Broken(f"{law} (entry {len(entries) + 1})", header, entries)

    try:
        _play_out(game, header, entries, every, demand)
    except (Broken, KeyboardInterrupt):
        raise
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error}", header, entries) from error
    return entries


def _play_out(game: AnyGame, header: Header, entries: list[Entry], every: int, demand: Any) -> None:
    hold = import_module(f"tests.{game.name}.positions").hold
    chooser = Rng(f"laws {header.seed}", 0)
    state = deal(game, header)
    hold(state)
    turns = _Turns(game)
    while due := game.due(state):
        demand(len(entries) < LONGEST, "the game ends")
        demand(game.result(state) is None, "a game with somebody due has no result yet")
        turns.check(state, demand)
        dear = len(entries) % every == 0
        if dear:
            _check_position(game, state, header, len(entries), demand)
        seat = chooser.choice(due)
        move = random_move(game, state, seat, chooser)
        before = repr(state) if dear else ""
        step = play(game, state, seat, move, Rng(header.seed, len(entries) + 1), len(entries) + 1)
        if dear:
            demand(repr(state) == before, f"apply leaves its input alone ({step.entry.line})")
            _check_draft(game, state, seat, move, step, demand)
        for note in step.notes:
            _check_words_are_plain(note, demand)
        turns.heard(step.notes)
        state = step.state
        entries.append(step.entry)
        hold(state)
    result = game.result(state)
    demand(result is not None, "a game with nobody due has a result")
    assert result is not None
    demand(
        1 in result.places and len(result.places) == len(result.scores) == header.setup.seats, "somebody wins"
    )
    for line in result.sheet:
        demand(len(line.points) == header.setup.seats, "the score sheet has a number per seat")
    again = list(replay(game, *load(dump(header, entries))))
    demand([step.entry for step in again] == entries, "the text form of a game replays to the same story")
    demand(not again or repr(again[-1].state) == repr(state), "replay equals play")
    for seat in (None, *range(header.setup.seats)):
        view = game.view(state, seat)
        demand(pickle.loads(pickle.dumps(view)) == view, "a view travels to worker processes")
        demand(game.so_far(view) in ((), result.sheet), "the score so far ends as the score sheet")


class _Turns:
    """Whose turn is foretold, against whose turn it becomes."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._now: Seat | None = None
        self._next: Seat | None = None
        self._skipped: set[Value] = set()

    def heard(self, notes: tuple[Note, ...]) -> None:
        """Remember whose turn was said to be skipped."""
        self._skipped |= {value for note in notes if note.text.key in _SKIPS for _, value in note.text.args}

    def check(self, state: Any, demand: Any) -> None:
        """The turn goes to whom it was foretold."""
        ask = state.todo[-1]
        if isinstance(ask, self._game.questions):
            return
        following = self._game.next_seat(self._game.view(state, None))
        if ask.seats != (self._now,):
            # Where nobody follows, the game may be at its end.
            if self._next is not None and following is not None:
                right = self._next in (self._now, *ask.seats) or Who(self._next) in self._skipped
                demand(right, f"seat {self._next} was to be next")
            self._now, self._skipped = ask.seats[0], set()
        self._next = following


def _check_position(game: AnyGame, state: Any, header: Header, seq: int, demand: Any) -> None:
    ask = state.todo[-1]
    so_far = game.so_far(game.view(state, None))
    for seat in range(header.setup.seats):
        demand(game.so_far(game.view(state, seat)) == so_far, "the score so far is the same for everybody")
        legal = list(game.legal(state, seat))
        demand(bool(legal) == (seat in ask.seats), f"due seats have a move and others none (seat {seat})")
        if legal:
            passing = [
                move for move in game.moves(state, ask, seat) if game.why_not(state, ask, seat, move) is None
            ]
            demand(
                legal == passing,
                f"legal moves are the candidates without a reason against them (seat {seat})",
            )
        lines = [game.notation.format(move) for move in legal]
        offered = [game.notation.format(move) for move in game.offered(state, seat)]
        demand(sorted(offered) == sorted(lines), f"what is offered is what is legal (seat {seat})")
        demand(len(set(lines)) == len(lines), f"notation is unique (seat {seat})")
        for line, move in zip(lines, legal, strict=True):
            demand(game.notation.parse(line) == move, f"notation round-trips ({line})")
        view = game.view(state, seat)
        hash(view)
        guess = game.guess(view, Rng(f"guess {header.seed}", seq))
        seen = game.view(guess, seat)
        demand(seen == view, f"a guess looks the same (seat {seat}):\n{view}\n{seen}")
        demand(list(game.legal(guess, seat)) == legal, f"legality does not depend on secrets (seat {seat})")
        if legal:
            idle = game.idle(state, ask, seat)
            demand(game.why_not(state, ask, seat, idle) is None, f"the idle move is legal ({idle})")
            game.evaluate(state, seat)
        else:
            planned = game.ahead(view, Rng(f"plan {header.seed}", seq))
            demand(planned is None or any(game.legal(planned, seat)), f"a plan has a move (seat {seat})")
            try:
                game.check(state, seat, End())
            except NotYourTurn:
                pass
            else:
                demand(False, f"nobody moves out of turn (seat {seat})")
    bystander = game.view(state, None)
    hash(bystander)
    for seat in range(header.setup.seats):
        again = game.view(game.guess(game.view(state, seat), Rng(f"guess {header.seed}", seq)), None)
        demand(again == bystander, f"the public view shows nothing that a seat cannot see (seat {seat})")


def _check_draft(game: AnyGame, state: Any, seat: int, move: Any, step: Any, demand: Any) -> None:
    """A sealed step either refuses, and then the real one drew, or tells the same story."""
    try:
        after, notes = game.apply(state, seat, move, SealedRng())
    except Revealing:
        demand(step.entry.drew, f"only what draws refuses a draft ({step.entry.line})")
    else:
        demand(
            not step.entry.drew and tuple(notes) == step.notes, f"a draft tells the truth ({step.entry.line})"
        )
        demand(repr(after) == repr(step.state), f"a draft ends where the move does ({step.entry.line})")


def _check_words_are_plain(note: Note, demand: Any) -> None:
    def plain(value: Value) -> bool:
        if isinstance(value, Text):
            return all(plain(inner) for _, inner in value.args)
        if isinstance(value, Several):
            return all(plain(inner) for inner in value.items)
        return isinstance(value, int | str | Who)

    demand(plain(note.text), f"notes hold keys and plain values ({note})")


def main() -> None:
    """Play many random games of one game, or of all, and print the figures."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", nargs="?", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=100, help="per setup")
    parser.add_argument("--every", type=int, default=10, help="check the dear laws at each n-th entry")
    parser.add_argument("--from-seed", type=int, default=0)
    parser.add_argument("--only", default="", help="setups whose text holds this")
    asked = parser.parse_args()
    for name in [asked.game] if asked.game else sorted(GAMES):
        for setup in setups(GAMES[name]):
            text = f"{name} seats={setup.seats} " + " ".join(f"{key}={value}" for key, value in setup.options)
            if asked.only not in text:
                continue
            began = time.perf_counter()
            moves = sum(
                len(play_out(GAMES[name], setup, f"{asked.from_seed + at:x}", asked.every))
                for at in range(asked.games)
            )
            took = time.perf_counter() - began
            sys.stdout.write(f"{text}: {asked.games} games, {moves} entries, {took:.1f} s\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
