"""The protocol that every game implements, and what is written once on top of it.

A game is a fold: `state = fold(apply, new(setup, rng), lines)`. What is pending is data: `state.todo` is a stack of asks,
and the top one says who owes what.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, Self, TypeVar

from engines.core.chance import Rng
from engines.core.notation import Notation
from engines.core.state_copy import state
from engines.core.text import IllegalMove, Note, NotYourTurn, Seat, Text, Value, Who, say


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that a table makes before the game; the first of `choices` is the default.

    `seats` are the player counts that it concerns; with others it keeps its default.
    """

    name: str
    choices: tuple[str, ...]
    seats: range = range(1, 99)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game is dealt from: number of seats, options by name, version of the rules."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()
    rules: int = 1

    def option(self, name: str) -> str:
        """The table's choice for an option; every option of the game is present."""
        return dict(self.options)[name]


@dataclass(frozen=True, slots=True)
class Ask:
    """Something that one seat owes, or several at once. Asks are public; secrets live in a player's fields."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class EndTurn(Ask):
    """Nothing is left to choose: the seat hands over with `end`."""


@dataclass(frozen=True, slots=True)
class Bare:
    """A move that is its verb alone."""


@dataclass(frozen=True, slots=True)
class End(Bare):
    """Finish the turn. The closing move of every draft: it draws, scores and hands over."""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat sees, or a bystander (`seat` None). Games add their fields, built one by one."""

    setup: Setup
    seat: Seat | None
    asks: tuple[Ask, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score sheet: a source of points, and per seat the points and where they come from."""

    label: Text
    points: tuple[int, ...]
    why: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game. `places` and `scores` are per seat; place 1 is the winner, shared wins share it."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: tuple[Line, ...] = ()
    remarks: tuple[Text, ...] = ()


@state
class State:
    """The base of every game's state. Only `Game.step` changes one, and only its own copy."""

    setup: Setup
    todo: list[Ask]

    def copy(self) -> Self:
        """An independent twin; `@state` compiles one per class."""
        raise TypeError(f"{type(self).__name__} lacks @state")

    def answered(self, seat: Seat) -> None:
        """Take a seat off the top ask; the ask goes when nobody is left on it."""
        ask = self.todo.pop()
        if ask.seats != (seat,):
            others = tuple(other for other in ask.seats if other != seat)
            self.todo.append(replace(ask, seats=others))


S = TypeVar("S", bound=State)
M = TypeVar("M")
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, M, V]):
    """One board game: pure functions over states, moves and views.

    `seats` are the possible player counts; `rules` is the newest version of the rules in code. A change of any outcome
    raises it and keeps the old branch behind `state.setup.rules` while running tables need it.
    """

    name: ClassVar[str]
    seats: ClassVar[range]
    rules: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()
    orders: ClassVar[tuple[str, ...]] = ()
    """Standing orders that a seat may give in advance, the one that holds without any first; see `standing`."""
    questions: ClassVar[tuple[type[Ask], ...]] = ()
    """Asks on somebody else's turn; whoever owes one gets it by direct message with the answers as buttons."""
    at_once: ClassVar[frozenset[str]] = frozenset()
    """Verbs that reveal something and yet need no second thought, such as a roll that has to be made anyway."""
    exact: ClassVar[frozenset[type[Ask]]] = frozenset({EndTurn})
    """Asks for which `moves` gives legal moves only, by construction: `legal` does not ask `why_not` again, the laws do."""
    notation: ClassVar[Notation[Any]]

    # What a game answers.

    @abstractmethod
    def new(self, setup: Setup, rng: Rng) -> S:
        """The dealt game."""

    @abstractmethod
    def moves(self, state: S, ask: Ask, seat: Seat) -> Iterator[M]:
        """Candidates in a fixed order. May hold illegal ones; may leave out what is dominated, never the only one."""

    @abstractmethod
    def why_not(self, state: S, ask: Ask, seat: Seat, move: M) -> Text | None:
        """The reason why a move is illegal, or None. Uses nothing that the seat cannot see."""

    @abstractmethod
    def step(self, state: S, ask: Ask, seat: Seat, move: M, rng: Rng) -> list[Note]:
        """Carry out a legal move on `state`, which belongs to the caller, and tell what happened."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat sees, or a bystander."""

    @abstractmethod
    def guess(self, view: V, rng: Rng) -> S:
        """Some state that looks like this view: what is hidden is dealt anew."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Ranking, scores and score sheet once the game is over."""

    @abstractmethod
    def idle(self, state: S, ask: Ask, seat: Seat) -> M:
        """The legal move that the clock plays for an absent seat: harmless to the others, and no farce."""

    @abstractmethod
    def evaluate(self, state: S, seat: Seat) -> float:
        """How good a position is for a seat, larger is better; for computer players only."""

    def so_far(self, view: V) -> tuple[Line, ...]:
        """Where everybody's points have come from up to now; nothing as long as there are none, or where all of them come at
        the end."""
        return ()

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together; every seat for itself unless a game has teams."""
        return tuple((seat,) for seat in range(setup.seats))

    def standing(self, view: V, ask: Ask, order: str) -> str | None:
        """The line with which a seat's standing order answers an ask, or None if the seat is to be asked.

        Args:
            view: what the owner of the order sees.

        Raises:
            NotAMove: the text is no order.
        """
        return None

    def ask_values(self, view: V, ask: Ask) -> dict[str, Value]:
        """The values with which the words for an ask are said, so that they name nothing that is impossible now."""
        return {}

    def foresee(self, view: V, tokens: tuple[str, ...]) -> Text | None:
        """What a legal line, or its first tokens, would give the viewer: a few words behind a button's label."""
        return None

    def ahead(self, view: V, rng: Rng) -> S | None:
        """The position as if it were the viewer's turn now, to try moves on in advance; None where nothing can be planned."""
        return None

    def next_seat(self, view: V) -> Seat | None:
        """Who has the turn after the present one, unless that is skipped; None where it is not certain yet."""
        return None

    def outcome(self, view: V) -> object:
        """What the turn so far has brought the viewer, beyond what was told of it: a plan whose outcome has become another
        is dropped. Compared by its `repr`, and free of what others hide."""
        return None

    def parts(self, view: V, prefix: tuple[str, ...]) -> tuple[str, ...]:
        """What the next token may be put together from freely, where that token is a list and `moves` offers only the
        likeliest; nothing for all other tokens. `why_not` judges what is chosen.

        Args:
            view: what the seat that chooses sees.
            prefix: the tokens before it.
        """
        return ()

    def read(self, text: str) -> list[M]:
        """The moves of what a person typed; usually one line, one move.

        Raises:
            NotAMove: it is none.
        """
        move: M = self.notation.parse(text)
        return [move]

    # What follows from it.

    def setup(self, seats: int, **options: str) -> Setup:
        """A setup of the newest rules, with defaults for every option that is not given.

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
        """The candidates that pass, in order; none for a seat that is not due."""
        if seat not in self.due(state):
            return iter(())
        ask = state.todo[-1]
        moves = self.moves(state, ask, seat)
        if type(ask) in self.exact:
            return moves
        return (move for move in moves if self.why_not(state, ask, seat, move) is None)

    def offered(self, state: S, seat: Seat) -> list[M]:
        """The same for people and computers to choose from, the common ones first: in their order, unless a game has a better
        one that is dearer than listing them."""
        return list(self.legal(state, seat))

    def check(self, state: S, seat: Seat, move: M) -> Ask:
        """The ask that a legal move answers.

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
        """The state after a move, and what happened; the given state stays as it is.

        Raises:
            NotYourTurn, IllegalMove: as `check`.
            Revealing: the move reveals something and `rng` is sealed.
        """
        ask = self.check(state, seat, move)
        after = state.copy()
        return after, self.step(after, ask, seat, move, rng)
