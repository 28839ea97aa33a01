"""The protocol of every game, and everything derived from it.

A game is a set of pure functions: `new` deals a state, and `apply` makes the next state from a state and a move. What is
still to be decided is part of the state: `state.todo` is a stack of asks, and the one on top says which seats owe a move.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from operator import add
from typing import Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar

from engines.core.chance import Rng
from engines.core.notation import Notation
from engines.core.state_copy import state
from engines.core.text import IllegalMove, NoSuchSetup, Note, NotYourTurn, Seat, Text, Who, say


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that a table makes before the game starts; the first of `choices` is the default.

    `seats` are the player counts to which the option applies; with any other count it keeps its default.
    """

    name: str
    choices: tuple[str, ...]
    seats: range = range(1, 99)


@dataclass(frozen=True, slots=True)
class Setup:
    """The setup of a game: number of seats, chosen options by name, rules version."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()
    rules: int = 1

    def option(self, name: str) -> str:
        """The chosen value of an option."""
        return dict(self.options)[name]


@dataclass(frozen=True, slots=True)
class Ask:
    """A decision that one seat owes, or several seats at once. Asks are public: they hold nothing secret."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class EndTurn(Ask):
    """The seat has nothing left but to end its turn with `end`."""


@dataclass(frozen=True, slots=True)
class Bare:
    """The base of moves that consist of their verb alone."""


@dataclass(frozen=True, slots=True)
class End(Bare):
    """End the turn: draw, score, and pass the turn on. It is the last move of a drafted turn."""


END: Final[Any] = End()
"""Ends a turn. `Any`, because it is a move of every game."""


@dataclass(frozen=True, slots=True)
class View:
    """The view of one seat, or of a spectator (`seat` is None). Each game adds its own fields.

    `before` is what the same viewer saw some turns ago, where a picture shall point at all that has changed since; engines
    leave it out.
    """

    setup: Setup
    seat: Seat | None
    asks: tuple[Ask, ...]
    before: Self | None = field(default=None, kw_only=True, repr=False)

    @property
    def has_hand(self) -> bool:
        """Whether the viewer has something that others do not see."""
        return False

    def stopped(self) -> Self:
        """The same view of a game that people have ended early: nobody is asked, and nothing is to come."""
        return replace(self, asks=())


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the score sheet: a source of points, each seat's points, and the reason.

    `kind` is the key by which such lines are called over many games, where the label has values of this one.
    """

    label: Text
    points: tuple[int, ...]
    why: tuple[Text, ...] = ()
    kind: str = ""

    @property
    def source(self) -> str:
        """The key of the source of points, for sums over many games."""
        return self.kind or self.label.key


def merged(sheet: Sequence[Line], called: Callable[[Line], Text]) -> tuple[Line, ...]:
    """A score sheet with all lines that are called the same as one."""
    lines: dict[Text, Line] = {}
    for line in sheet:
        label = called(line)
        before = lines.get(label, Line(label, (0,) * len(line.points)))
        points = tuple(map(add, before.points, line.points))
        lines[label] = Line(label, points, (*before.why, *line.why))
    return (*lines.values(),)


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game. `places` and `scores` are by seat; place 1 is the winner, and a shared victory gives it to several."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: tuple[Line, ...] = ()
    remarks: tuple[Text, ...] = ()


@state
class State:
    """The base of every game's state. Only `Game.step` changes a state, and only one that its caller owns."""

    setup: Setup
    todo: list[Ask]

    def copy(self) -> Self:
        """A copy that shares nothing that changes; `@state` compiles this method for each class."""
        raise TypeError(f"{type(self).__name__} lacks @state")

    def mark_answered(self, seat: Seat) -> None:
        """Remove a seat from the top ask, and the ask once no seat is left on it."""
        ask = self.todo.pop()
        if ask.seats != (seat,):
            others = tuple(other for other in ask.seats if other != seat)
            self.todo.append(replace(ask, seats=others))


S = TypeVar("S", bound=State)
M = TypeVar("M")
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, M, V]):
    """One board game: pure functions over its states, moves and views.

    `name` is the name of the game's package; `seats` are the possible player counts. `rules` is the newest version of the
    rules: a change that alters any outcome raises it, and the old behaviour stays, chosen by `state.setup.rules`, as long as
    running tables need it.
    """

    name: ClassVar[str]
    seats: ClassVar[range]
    rules: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()
    exact: ClassVar[frozenset[type[Ask]]] = frozenset({EndTurn})
    """Asks for which `moves` yields legal moves only: `legal` does not filter them by `why_not`; tests check that it need not."""
    notation: ClassVar[Notation[Any]]
    longest_record: ClassVar[int] = 112_000
    """Bytes of the longest record of a game that was measured, rounded up: most seats, the longest names, every comment and draw."""

    # What every game writes.

    @abstractmethod
    def new(self, setup: Setup, rng: Rng) -> S:
        """Deal a new game."""

    @abstractmethod
    def moves(self, state: S, ask: Ask, seat: Seat) -> Iterator[M]:
        """Candidate moves for an ask, in a fixed order.

        Illegal ones among them are filtered by `legal`. Moves that are never better than another one may be left out, but
        at least one legal move is always among them.
        """

    @abstractmethod
    def why_not(self, state: S, ask: Ask, seat: Seat, move: M) -> Text | None:
        """The reason why a move is illegal, or None if it is legal: the only authority on legality.

        It depends on nothing that the seat cannot see.
        """

    @abstractmethod
    def step(self, state: S, ask: Ask, seat: Seat, move: M, rng: Rng) -> list[Note]:
        """Carry out a legal move, and return the notes about what happened.

        Changes `state` in place, so the caller must own it; `apply` passes a copy. The move must have passed `why_not`.

        Raises:
            Revealing: the move draws or reveals something and `rng` is sealed.
        """

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """A seat's view, or a spectator's if `seat` is None."""

    @abstractmethod
    def guess(self, view: V, rng: Rng) -> S:
        """A possible state behind a view: its `view` is the same, and what is hidden is dealt at random."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Places, scores and score sheet of a finished game; None while it is being played."""

    # What a game may write.

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        """The teams: the seats of each one win together. Every seat is a team of its own unless the game says otherwise."""
        return tuple((seat,) for seat in range(setup.seats))

    def hides(self, setup: Setup) -> bool:
        """Whether anything is hidden from anyone; where nothing is, any number of people may play a seat together.

        A game overrides this only if every viewer sees all that has been drawn.
        """
        return True

    def idle(self, state: S, ask: Ask, seat: Seat) -> M:
        """The legal move for a seat whose time is up: plausible and harmless to others; the first by default."""
        return next(self.legal(state, seat))

    def revealed(self, state: S) -> V:
        """Everybody's view with all face-down things revealed, for looking back; hands are not in it.

        A game overrides this if something on the table is hidden.
        """
        return self.view(state, None)

    def read(self, text: str) -> list[M]:
        """Parse what a person typed, usually one move.

        Raises:
            NotAMove: the text is no move of this game.
        """
        move: M = self.notation.parse(text)
        return [move]

    # What follows from these.

    def setup(self, seats: int, **options: str) -> Setup:
        """A setup with the newest rules, and with the default for every option that is not given.

        Raises:
            ValueError: the player count, an option or a choice does not exist.
        """
        if seats not in self.seats:
            raise ValueError(f"{self.name} has no {seats} seats")
        if unknown := options.keys() - {option.name for option in self.options}:
            raise ValueError(f"{self.name} has no options {sorted(unknown)}")
        chosen = []
        for option in self.options:
            choice = options.get(option.name, option.choices[0])
            if choice not in option.choices:
                raise ValueError(f"{option.name} has no choice {choice}")
            chosen.append((option.name, choice if seats in option.seats else option.choices[0]))
        return Setup(seats, tuple(chosen), self.rules)

    def due(self, state: S) -> tuple[Seat, ...]:
        """The seats that owe an answer now; nobody when the game is over."""
        return state.todo[-1].seats if state.todo else ()

    def legal(self, state: S, seat: Seat) -> Iterator[M]:
        """The legal candidates in the order of `moves`; none for a seat that owes nothing."""
        if seat not in self.due(state):
            return iter(())
        ask = state.todo[-1]
        moves = self.moves(state, ask, seat)
        if type(ask) in self.exact:
            return moves
        return (move for move in moves if self.why_not(state, ask, seat, move) is None)

    def check(self, state: S, seat: Seat, move: M) -> Ask:
        """The ask that a move answers, if the move is legal.

        Raises:
            NotYourTurn: nothing is owed by this seat.
            IllegalMove: the rules forbid the move; the error says why.
        """
        if not state.todo:
            raise NotYourTurn(say("game-over"))
        ask = state.todo[-1]
        if seat not in ask.seats:
            raise NotYourTurn(say("not-your-turn", who=Who(ask.seats[0])))
        if reason := self.why_not(state, ask, seat, move):
            raise IllegalMove(reason)
        return ask

    def apply(self, state: S, seat: Seat, move: M, rng: Rng) -> tuple[S, list[Note]]:
        """The state after a move, and the notes about what happened; the given state is not changed.

        Raises:
            NotYourTurn, IllegalMove: as `check`.
            Revealing: the move reveals something and `rng` is sealed.
        """
        ask = self.check(state, seat, move)
        after = state.copy()
        return after, self.step(after, ask, seat, move, rng)


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game of which only the protocol is known, as in the list of all games.

`Any` stands for its state, move and view, because no type can say that a state goes back to the game it came from.
"""


def usual_setup(game: AnyGame, seats: int) -> Setup:
    """The usual options; if they do not allow `seats` players, with one other choice that does.

    Raises:
        ValueError: no choice does.
    """
    wanted: list[dict[str, str]] = [{}]
    wanted += [{option.name: choice} for option in game.options for choice in reversed(option.choices[1:])]
    for options in wanted:
        try:
            return game.setup(seats, **options)
        except NoSuchSetup:
            continue
    raise ValueError(f"{game.name} is not played by {seats}")
