"""The protocol that every game implements, and what follows from it for all of them.

A game is a set of pure functions: `new` deals a state, and `apply` makes the next state from a state and a move. What is
still to be decided is part of the state: `state.todo` is a stack of asks, and the one on top says which seats owe a move.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar

from engines.core.chance import Rng
from engines.core.computers.levels import Thinking
from engines.core.notation import Notation
from engines.core.state_copy import state
from engines.core.text import IllegalMove, NotAMove, Note, NotYourTurn, Seat, Text, Value, Who, say


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that a table makes before the game starts; the first of `choices` is the default.

    `seats` are the player counts to which the option applies; with any other count it keeps its default. `seen`: the table looks
    otherwise, so that there are covers for every choice (`python -m render.cards.record`).
    """

    name: str
    choices: tuple[str, ...]
    seats: range = range(1, 99)
    seen: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from: the number of seats, the chosen options by name, and the version of the rules."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()
    rules: int = 1

    def option(self, name: str) -> str:
        """The table's choice for one of the game's options."""
        return dict(self.options)[name]


@dataclass(frozen=True, slots=True)
class Ask:
    """A decision that one seat owes, or several seats at once. Asks are public: they hold nothing secret."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class EndTurn(Ask):
    """Nothing is left to choose in this turn: the seat ends it with `end`."""


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
    """What one seat sees of a game, or a spectator (`seat` is None). Each game adds its own fields.

    `before` is what the same viewer saw some turns ago, where a picture shall point at all that has changed since; engines
    leave it out.
    """

    setup: Setup
    seat: Seat | None
    asks: tuple[Ask, ...]
    before: Self | None = field(default=None, kw_only=True, repr=False)

    @property
    def has_hand(self) -> bool:
        """Whether something that the others do not see lies in front of the viewer."""
        return False


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score sheet: a source of points, the points of each seat, and why they were scored."""

    label: Text
    points: tuple[int, ...]
    why: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Chance:
    """What chance gave a seat: dice, or cards of a kind. `count` is how many were rolled or drawn, `value` what came, and
    `expected` what was to be expected of as many, in thousandths."""

    name: str
    seat: Seat
    count: int
    value: int
    expected: int


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

    def answered(self, seat: Seat) -> None:
        """Remove a seat from the top ask, and the ask itself once no seat is left on it."""
        ask = self.todo.pop()
        if ask.seats != (seat,):
            others = tuple(other for other in ask.seats if other != seat)
            self.todo.append(replace(ask, seats=others))


S = TypeVar("S", bound=State)
M = TypeVar("M")
V = TypeVar("V", bound=View)


def sampled(moves: list[M], rng: Rng, most: int) -> list[M]:
    """At most so many of some moves; one may be there twice."""
    return moves if len(moves) <= most else [rng.draw(moves) for _ in range(most)]


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
    orders: ClassVar[tuple[str, ...]] = ()
    """Standing orders that a seat may give in advance, the default first; see `standing`."""
    questions: ClassVar[tuple[type[Ask], ...]] = ()
    """Asks that come up during somebody else's turn; the player gets them by direct message, with the answers as buttons."""
    at_once: ClassVar[frozenset[str]] = frozenset()
    """Verbs that need no confirmation although they reveal something, such as a roll that has to be made in any case."""
    final: ClassVar[frozenset[str]] = frozenset()
    """Verbs that give up something for the whole game: their buttons are never those that stand out."""
    on_sheet: ClassVar[frozenset[str]] = frozenset()
    """Notes, by key, with which a game ends and which the score sheet, or the word that it is over, tells again: the last turn's
    post leaves them out."""
    matters: ClassVar[frozenset[str]] = frozenset()
    """Notes, by key, that matter more than the rest of a turn besides those that tell points: what was finished, or taken from
    somebody. Each can be read without those before it."""
    scorings: ClassVar[frozenset[str]] = frozenset()
    """Notes, by key, which tell that everybody was scored, also where only one got points."""
    exact: ClassVar[frozenset[type[Ask]]] = frozenset({EndTurn})
    """Asks for which `moves` yields legal moves only: `legal` does not filter them by `why_not`; tests check that it need not."""
    feats: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The remarks of a result that can be records: their keys, each with the name of the value that says how much it was. `who` of
    such a remark names the seats."""
    notation: ClassVar[Notation[Any]]
    thinking: ClassVar[Thinking] = Thinking()
    """How its computers search."""
    longest_record: ClassVar[int] = 112_000
    """Bytes of the longest record of a game that was measured, rounded up: most seats, the longest names, every comment and draw."""

    # What each game defines.

    @abstractmethod
    def new(self, setup: Setup, rng: Rng) -> S:
        """The state of a game that has just been dealt."""

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
        """What a seat sees, or a spectator if `seat` is None."""

    def revealed(self, state: S) -> V:
        """What everybody sees with all that lies face down turned up, for looking back at a game that is over; hands are not in it.

        A game overrides this if something on the table is hidden.
        """
        return self.view(state, None)

    @abstractmethod
    def guess(self, view: V, rng: Rng) -> S:
        """A possible state behind a view: its `view` is the same, and what is hidden is dealt at random."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Places, scores and score sheet of a finished game; None while it is being played."""

    @abstractmethod
    def idle(self, state: S, ask: Ask, seat: Seat) -> M:
        """The legal move that is played for a seat whose time is up: plausible, and harmless to the others."""

    @abstractmethod
    def evaluate(self, state: S, seat: Seat) -> float:
        """How good a position is for a seat: the larger the better. Computer players compare positions by it."""

    def prospects(self, state: S) -> list[float]:
        """The points that each seat can expect to have in the end; computer players search and judge by them.

        Without another idea, how much better than nothing every seat stands.
        """
        return [self.evaluate(state, seat) for seat in range(state.setup.seats)]

    def glimpsed(self, state: S, seat: Seat, rng: Rng, most: int) -> list[M]:
        """At most so many legal moves, any of them: what a playout compares; there may be better ideas for a game."""
        return sampled(list(self.legal(state, seat)), rng, most)

    def considered(self, state: S, seat: Seat) -> list[M]:
        """The legal moves that a computer thinks about; a game may leave out those that are as good as another one, and
        what nobody at the table would do, but never all."""
        return self.offered(state, seat)

    def ideas(self, state: S, seat: Seat) -> Iterator[tuple[M, ...]]:
        """Whole turns worth trying that are not found by judging one move after the other; none unless a game knows some."""
        return iter(())

    def holds_back(self, state: S, seat: Seat) -> bool:
        """Whether a seat still has something that can only help it, so that giving up (`Thinking.quiet`) is not worth a thought."""
        return False

    def so_far(self, view: V) -> tuple[Line, ...]:
        """The score sheet up to now; empty while nobody has points, and in games that score only at the end."""
        return ()

    def stand(self, state: S) -> tuple[int, ...]:
        """The points of every seat, hidden or not, for looking back: the sums of `so_far` where that says anything; in games
        that score only at the end, what that would give now."""
        sheet = self.so_far(self.view(state, None))
        return tuple(sum(line.points[seat] for line in sheet) for seat in range(state.setup.seats))

    def chances(self, state: S, notes: Sequence[Note]) -> list[Chance]:
        """What chance gave in a step, for looking back at a finished game.

        Args:
            state: after the step.
            notes: what the step told, to whomever.
        """
        return []

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        """The teams: the seats of each one win together. Every seat is a team of its own unless the game says otherwise."""
        return tuple((seat,) for seat in range(setup.seats))

    def standing(self, view: V, ask: Ask, order: str) -> str | None:
        """The line with which a seat's standing order answers an ask, or None if the player has to be asked.

        Args:
            view: what the owner of the order sees.

        Raises:
            NotAMove: the text is no order.
        """
        return None

    def parse_order(self, text: str) -> str:
        """A standing order as it is kept, from what a person chose or typed.

        Raises:
            NotAMove: the text is no order of this game.
        """
        if text not in self.orders:
            raise NotAMove(say("table-no-such-order", order=text))
        return text

    def order_said(self, order: str) -> Text:
        """A standing order in words.

        Raises:
            NotAMove: the text is no order of this game.
        """
        key = "-".join((self.name, "order", *self.parse_order(order).split())).replace("_", "-")
        return say(key)

    def answer_within(self, ask: Ask) -> int | None:
        """How many hours a question has to be answered even where nobody's turns have a limit, because others wait for it in the
        middle of a turn; None if it has no time of its own."""
        return None

    def turn_is_over(self, view: V) -> bool:
        """Whether everybody can see that nothing but its end is left of the present turn.

        Args:
            view: a spectator's.
        """
        return False

    def forfeits(self, view: V) -> bool:
        """Whether ending the turn now gives up something that cannot be had later, so that the end is not what to recommend.

        Args:
            view: what the seat sees whose turn it is.
        """
        return False

    def ask_values(self, view: V, ask: Ask) -> dict[str, Value]:
        """The values with which the words for an ask are said, so that they name nothing that is impossible now."""
        return {}

    def foresee(self, view: V, tokens: tuple[str, ...]) -> Text | None:
        """What the viewer would get from a choice, in a few words to be shown beside it; None if there is nothing to add.

        Args:
            view: what the seat that chooses sees.
            tokens: a legal line, or its first tokens as far as they are chosen.
        """
        return None

    def ahead(self, view: V, rng: Rng) -> S | None:
        """A possible state in which it is the viewer's turn now, for planning moves in advance; None if nothing can be planned."""
        return None

    def next_seat(self, view: V) -> Seat | None:
        """The seat whose turn comes after the present one, unless it is skipped; None while that is open."""
        return None

    def outcome(self, view: V) -> object:
        """What the present turn has brought the viewer so far, beyond what its notes say.

        A planned turn is dropped if it would now have another outcome than when it was planned. Outcomes are compared by
        their `repr`, and hold nothing that the viewer cannot see.
        """
        return None

    def parts(self, view: V, prefix: tuple[str, ...]) -> tuple[str, ...]:
        """The items of which the next token may be composed, where that token is a list and `moves` offers only the
        likeliest combinations; empty for all other tokens. Whether a combination is legal is decided by `why_not`.

        Args:
            view: what the seat that chooses sees.
            prefix: the tokens before it.
        """
        return ()

    def read(self, text: str) -> list[M]:
        """The moves in what a person typed; usually it is one move.

        Raises:
            NotAMove: the text is no move of this game.
        """
        move: M = self.notation.parse(text)
        return [move]

    # What follows for every game.

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

    def offered(self, state: S, seat: Seat) -> list[M]:
        """The legal candidates as people and computers are offered them, the most common first.

        A game overrides this if a good order takes more time than listing the moves.
        """
        return list(self.legal(state, seat))

    def check(self, state: S, seat: Seat, move: M) -> Ask:
        """The ask that a move answers, once it is clear that the move is legal.

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
