"""The laws that hold for every game, checked along one game of random play.

`play_out` is used by the suite with few games per setup, and by `python -m tests.laws` with as many as you like:

    python -m tests.laws armadora --games 1000

`--record` plays one game for each player count and writes it to `tests/journals/<game>/`.
"""

from __future__ import annotations

import argparse
import itertools
import pickle
import sys
import time
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from engines import GAMES, PLAYERS, PRESENTATIONS
from engines.computers.baselines import random_move
from engines.computers.player import AnyPlayer
from engines.core.chance import Revealing, Rng, SealedRng
from engines.core.game import AnyGame, End, Setup
from engines.core.journal import Entry, Header, deal, dump, load, play, replay
from engines.core.text import Note, NotYourTurn, Seat, Several, Text, Value, Who

JOURNALS = Path(__file__).parent / "journals"

_OPEN_ENDED = {"alhambra", "armadora"}
"""Games in which nobody can say in advance how many turns are left to a seat."""

_TRIED = 12
"""Moves of other moments that are tried in a position."""

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


def some_setups(names: Iterable[str], most: int = 3) -> list[tuple[str, Setup]]:
    """At most `most` setups of every game named, with each choice of each option among them."""
    found = []
    for name in names:
        every = list(setups(GAMES[name]))
        # An odd step meets every combination of the options, most of which have two choices.
        found += [(name, setup) for setup in every[:: -(-len(every) // most) | 1]]
    return found


def play_out(game: AnyGame, setup: Setup, seed: str, every: int = 1, drafts: int = 1) -> list[Entry]:
    """Play one random game to its end and check every law on the way.

    Args:
        every: the costly laws (secrecy, purity, notation of all moves) are checked at each `every`-th entry.
        drafts: what a draft shows is held against another position that looks the same at each so many of them.

    Raises:
        Broken: a law does not hold.
    """
    header = Header(game.name, setup, seed)
    entries: list[Entry] = []

    def demand(holds: bool, law: str) -> None:
        if not holds:
            raise Broken(f"{law} (entry {len(entries) + 1})", header, entries)

    try:
        _play_out(game, header, entries, every, drafts, demand)
    except (Broken, KeyboardInterrupt):
        raise
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error}", header, entries) from error
    return entries


def positions_of(game: str) -> Any:
    """The module `tests.<game>.positions`, or None if there is none: how positions of a game are written, and what holds in each."""
    there = find_spec(f"tests.{game}") and find_spec(f"tests.{game}.positions")
    return import_module(f"tests.{game}.positions") if there else None


def _play_out(
    game: AnyGame, header: Header, entries: list[Entry], every: int, drafts: int, demand: Any
) -> None:
    hold = getattr(positions_of(game.name), "hold", lambda state: None)
    chooser = Rng(f"laws {header.seed}", 0)
    state = deal(game, header)
    hold(state)
    turns, promised = _Turns(game), _Promised(game)
    played: list[Any] = [End()]
    while due := game.due(state):
        demand(len(entries) < LONGEST, "the game ends")
        demand(game.result(state) is None, "a game with somebody due has no result yet")
        turns.check(state, demand)
        promised.look(state, len(entries))
        costly = len(entries) % every == 0
        if costly:
            _check_position(game, state, header, len(entries), demand)
            _check_refusals(game, state, played, Rng(f"refusals {header.seed}", len(entries)), demand)
        seat = chooser.choice(due)
        move = random_move(game, state, seat, chooser)
        played.append(move)
        before = repr(state) if costly else ""
        step = play(game, state, seat, move, Rng(header.seed, len(entries) + 1), len(entries) + 1)
        if costly:
            demand(repr(state) == before, f"apply leaves its input alone ({step.entry.line})")
        check_draft(game, state, seat, move, step, demand, guesses=int(len(entries) % drafts == 0))
        for note in step.notes:
            _check_words_are_plain(note, demand)
        turns.heard(step.notes)
        state = step.state
        entries.append(step.entry)
        hold(state)
    promised.check(demand)
    result = game.result(state)
    demand(result is not None, "a game with nobody due has a result")
    assert result is not None
    demand(
        1 in result.places and len(result.places) == len(result.scores) == header.setup.seats, "somebody wins"
    )
    demand(
        len(PRESENTATIONS[game.name].stand(state)) == header.setup.seats,
        "everybody stands somewhere at the end",
    )
    for line in result.sheet:
        demand(len(line.points) == header.setup.seats, "the score sheet has a number per seat")
    sums = [sum(line.points[seat] for line in result.sheet) for seat in range(header.setup.seats)]
    demand(not result.sheet or sums == [*result.scores], "the score sheet adds up")
    again = list(replay(game, *load(dump(header, entries))))
    demand([step.entry for step in again] == entries, "the text form of a game replays to the same story")
    demand(not again or repr(again[-1].state) == repr(state), "replay equals play")
    for seat in (None, *range(header.setup.seats)):
        view = game.view(state, seat)
        demand(pickle.loads(pickle.dumps(view)) == view, "a view travels to worker processes")
        demand(
            PRESENTATIONS[game.name].so_far(view) in ((), result.sheet),
            "the score so far ends as the score sheet",
        )


class _Turns:
    """Whose turn is foretold, against whose turn it becomes."""

    def __init__(self, game: AnyGame) -> None:
        self._game, self._presentation = game, PRESENTATIONS[game.name]
        self._skips: frozenset[str] = getattr(positions_of(game.name), "SKIPS", frozenset())
        self._now: Seat | None = None
        self._next: Seat | None = None
        self._skipped: set[Value] = set()

    def heard(self, notes: tuple[Note, ...]) -> None:
        """Remember whose turn was said to be skipped."""
        self._skipped |= {
            value for note in notes if note.text.key in self._skips for _, value in note.text.args
        }

    def check(self, state: Any, demand: Any) -> None:
        """The turn goes to whom it was foretold."""
        ask = state.todo[-1]
        if isinstance(ask, self._presentation.questions):
            return
        following = self._presentation.next_seat(self._game.view(state, None))
        if ask.seats != (self._now,):
            # Where nobody follows, the game may be at its end.
            if self._next is not None and following is not None:
                right = self._next in (self._now, *ask.seats) or Who(self._next) in self._skipped
                demand(right, f"seat {self._next} was to be next")
            self._now, self._skipped = ask.seats[0], set()
        self._next = following


class _Promised:
    """The seats that could plan a turn which has not come yet."""

    def __init__(self, game: AnyGame) -> None:
        self._game, self._presentation = game, PRESENTATIONS[game.name]
        self._seats: set[Seat] = set()

    def look(self, state: Any, seq: int) -> None:
        """Whoever has a turn now had it coming; whoever is offered to plan one is promised it."""
        due = self._game.due(state)
        if not isinstance(state.todo[-1], self._presentation.questions):
            self._seats.difference_update(due)
        for seat in range(state.setup.seats):
            if seat not in due and seat not in self._seats:
                planned = self._presentation.ahead(self._game.view(state, seat), Rng("promised", seq))
                self._seats |= {seat} if planned is not None else set()

    def check(self, demand: Any) -> None:
        """Nobody was offered to plan a turn that did not come."""
        demand(
            not self._seats or self._game.name in _OPEN_ENDED,
            f"whoever may plan a turn gets one (seats {sorted(self._seats)})",
        )


def _check_thoughts(
    player: AnyPlayer, state: Any, seat: int, legal: list[Any], chooser: Rng, demand: Any
) -> None:
    """What computers look at is played without asking whether it is legal."""
    game = player.game
    player.evaluate(state, seat)
    considered = player.considered(state, seat)
    demand(bool(considered) and set(considered) <= set(legal), f"what is considered is legal (seat {seat})")
    compared = player.playout_moves(state, seat, chooser, 3)
    demand(bool(compared) and set(compared) <= set(legal), f"what a playout compares is legal (seat {seat})")
    for moves in player.ideas(state, seat):
        at = state
        for move in moves:
            demand(move in list(game.legal(at, seat)), f"an idea is legal ({game.notation.format(move)})")
            at, _ = game.apply(at, seat, move, SealedRng())


def _check_position(game: AnyGame, state: Any, header: Header, seq: int, demand: Any) -> None:
    ask, presentation = state.todo[-1], PRESENTATIONS[game.name]
    so_far = presentation.so_far(game.view(state, None))
    known = tuple(sum(line.points[seat] for line in so_far) for seat in range(header.setup.seats))
    demand(
        presentation.stand(state) == known or not so_far,
        "looking back, the points are those of the score so far",
    )
    for seat in range(header.setup.seats):
        demand(
            presentation.so_far(game.view(state, seat)) == so_far,
            "the score so far is the same for everybody",
        )
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
        offered = [game.notation.format(move) for move in presentation.offered(state, seat)]
        demand(sorted(offered) == sorted(lines), f"what is offered is what is legal (seat {seat})")
        demand(len(set(lines)) == len(lines), f"notation is unique (seat {seat})")
        for line, move in zip(lines, legal, strict=True):
            demand(game.notation.parse(line) == move, f"notation round-trips ({line})")
        if legal:
            _check_thoughts(
                PLAYERS[game.name], state, seat, legal, Rng(f"thoughts {header.seed}", seq), demand
            )
        view = game.view(state, seat)
        hash(view)
        guess = game.guess(view, Rng(f"guess {header.seed}", seq))
        seen = game.view(guess, seat)
        demand(seen == view, f"a guess looks the same (seat {seat}):\n{view}\n{seen}")
        demand(list(game.legal(guess, seat)) == legal, f"legality does not depend on secrets (seat {seat})")
        if legal:
            idle = game.idle(state, ask, seat)
            demand(game.why_not(state, ask, seat, idle) is None, f"the idle move is legal ({idle})")
        else:
            planned = presentation.ahead(view, Rng(f"plan {header.seed}", seq))
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


def _check_refusals(game: AnyGame, state: Any, played: list[Any], rng: Rng, demand: Any) -> None:
    """Whether a move is refused, why, and with which values, follows from what the seat sees: moves of other moments are tried."""
    ask = state.todo[-1]
    for seat in ask.seats:
        guess = game.guess(game.view(state, seat), rng)
        for move in {rng.choice(played) for _ in range(_TRIED)}:
            here, there = (game.why_not(one, one.todo[-1], seat, move) for one in (state, guess))
            demand(here == there, f"a refusal tells nothing hidden ({move}: {here}, {there})")


def check_draft(
    game: AnyGame, state: Any, seat: Seat, move: Any, step: Any, demand: Any, guesses: int = 1
) -> None:
    """A sealed step either refuses, and then the real one drew, or tells the same story.

    Both whether it refuses and what it shows its seat follow from what the seat saw before: they are the same in every state
    that looks like this one.
    """
    line, view = game.notation.format(move), game.view(state, seat)
    drafted = _drafted(game, state, seat, move)
    demand(
        step.entry.drew == (drafted is None), f"what draws refuses a draft, and nothing else does ({line})"
    )
    if drafted is not None:
        after, notes = drafted
        demand(tuple(notes) == step.notes, f"a draft tells the truth ({line})")
        demand(repr(after) == repr(step.state), f"a draft ends where the move does ({line})")
    shown = drafted and guesses and _shown(game, *drafted, seat)
    for at in range(guesses):
        guess = game.guess(view, Rng(f"draft {at}", step.entry.seq))
        if game.view(guess, seat) != view:
            continue  # a vector's position that no game comes to; in those of a game that is a law of its own
        other = _drafted(game, guess, seat, move)
        demand(
            shown == (other and _shown(game, *other, seat)),
            f"a draft shows nothing but what its seat knows already ({line})",
        )


def _drafted(game: AnyGame, state: Any, seat: Seat, move: Any) -> tuple[Any, list[Note]] | None:
    """The state after a drafted step and what it tells; None if it refuses to be drafted."""
    try:
        return game.apply(state, seat, move, SealedRng())
    except Revealing:
        return None


def _shown(game: AnyGame, state: Any, notes: list[Note], seat: Seat) -> object:
    """Everything that a draft shows to whom it belongs."""
    told = [note for note in notes if note.to in (None, seat)]
    return told, game.view(state, seat), game.view(state, None), game.result(state)


def _check_words_are_plain(note: Note, demand: Any) -> None:
    def plain(value: Value) -> bool:
        if isinstance(value, Text):
            return all(plain(inner) for _, inner in value.args)
        if isinstance(value, Several):
            return all(plain(inner) for inner in value.items)
        return isinstance(value, int | str | Who)

    demand(plain(note.text), f"notes hold keys and plain values ({note})")


def record(game: AnyGame, setup: Setup) -> Path:
    """Play one random game under all laws and write it as `tests/core/test_journals.py` reads it: its last line is the result.

    Raises:
        FileExistsError: a game of these options is recorded already; recorded games are never changed.
        Broken: a law does not hold.
    """
    options = [f"{name}-{choice}" for name, choice in setup.options if choice != _default(game, name)]
    file = JOURNALS / game.name / f"{'-'.join([f'{setup.seats}-players', *options])}-at-random.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    header = Header(game.name, setup, f"recorded {setup.seats}")
    entries = play_out(game, setup, header.seed)
    (*_, last) = replay(game, header, entries)
    result = game.result(last.state)
    assert result is not None
    with file.open("x", encoding="utf-8") as opened:
        opened.write(f"{dump(header, entries)}result {' '.join(map(str, result.scores))}\n")
    return file


def _default(game: AnyGame, option: str) -> str:
    return next(each.choices[0] for each in game.options if each.name == option)


def main() -> None:
    """Play many random games of one game, or of all, and print the figures."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", nargs="?", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=100, help="per setup")
    parser.add_argument("--every", type=int, default=10, help="check the costly laws at each n-th entry")
    parser.add_argument("--from-seed", type=int, default=0)
    parser.add_argument("--only", default="", help="setups whose text holds this")
    parser.add_argument(
        "--record", action="store_true", help="write one game for each player count, of the first such setup"
    )
    asked = parser.parse_args()
    for name in [asked.game] if asked.game else sorted(GAMES):
        chosen = {_told(name, setup): setup for setup in setups(GAMES[name])}
        chosen = {text: setup for text, setup in chosen.items() if asked.only in text}
        if asked.record:
            firsts = {setup.seats: setup for setup in reversed(chosen.values())}
            for seats in sorted(firsts):
                file = record(GAMES[name], firsts[seats])
                sys.stdout.write(f"{file.relative_to(JOURNALS.parents[1])}\n")
            continue
        for text, setup in chosen.items():
            began = time.perf_counter()
            moves = sum(
                len(play_out(GAMES[name], setup, f"{asked.from_seed + at:x}", asked.every))
                for at in range(asked.games)
            )
            took = time.perf_counter() - began
            sys.stdout.write(f"{text}: {asked.games} games, {moves} entries, {took:.1f} s\n")
            sys.stdout.flush()


def _told(name: str, setup: Setup) -> str:
    return f"{name} seats={setup.seats} " + " ".join(f"{key}={value}" for key, value in setup.options)


if __name__ == "__main__":
    main()
