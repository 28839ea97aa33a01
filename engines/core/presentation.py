"""What people see of a game besides its rules: choices, questions, points, planning. Every part has a default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, TypeAlias

from engines.core.chance import Rng
from engines.core.game import Ask, Game, Line, M, S, Setup, V
from engines.core.text import NotAMove, Note, Seat, Text, Value, say

MOST_PLACES: Final = 10
"""The most places offered at once; if there are more, people first choose a part of the board."""

MOST_PARTS: Final = 10

NEAR, ELSEWHERE = "near", "elsewhere"
"""The names of the part that is opened without a choice, and of all others together."""

PART: Final = "part:"
"""The beginning of a part's token."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A seat's luck with dice, or with cards of a kind. `count` is how many were rolled or drawn, `value` what came,
    and `expected` the average for that count, in thousandths.
    """

    name: str
    seat: Seat
    count: int
    value: int
    expected: int


@dataclass(frozen=True, slots=True)
class Scored:
    """A scoring told in its own lines, each of one text or more. They replace the notes from `first` up to `past`."""

    first: int
    past: int
    lines: tuple[tuple[Text, ...], ...]


class Presentation(Generic[S, M, V]):
    """Decides for one game which choices people see, what they are told, and what they can decide in advance."""

    hands: ClassVar[str] = ""
    """What the keys of messages about hands begin with, if the game calls what it hides otherwise."""
    questions: ClassVar[tuple[type[Ask], ...]] = ()
    """Asks that come up during somebody else's turn; the player gets them by direct message, with the answers as buttons."""
    at_once: ClassVar[frozenset[str]] = frozenset()
    """Verbs that need no confirmation although they reveal something, such as a roll that has to be made in any case."""
    final: ClassVar[frozenset[str]] = frozenset()
    """Verbs that give up something for the whole game: their buttons are never those that stand out."""
    orders: ClassVar[tuple[str, ...]] = ()
    """Standing orders that a seat may give in advance, the default first; see `standing`."""
    seldom: ClassVar[frozenset[str]] = frozenset()
    """Tokens that are rarely wanted, and verbs for secondary choices: their buttons do not stand out."""
    compared: ClassVar[frozenset[str]] = frozenset()
    """Keys of what `foresee` says that buttons leave out where it is the same for every choice."""
    brief: ClassVar[frozenset[str]] = frozenset()
    """Verbs whose buttons always have their short labels, so that they look the same in every turn."""
    listed: ClassVar[bool] = False
    """Whether a panel gives each effect of Confirm a line of its own, if they are few."""
    at_foot: ClassVar[frozenset[str]] = frozenset()
    """Parts of choices, as `divided` calls them, whose buttons stand beside the hint's."""
    rows: ClassVar[int] = 2
    """Rows of choices for which a phone has room below the pictures of this game."""
    divides_few: ClassVar[bool] = False
    """Whether places that could all be numbered at once are divided as well, where they lie too far apart to be seen large."""
    samples: ClassVar[tuple[str, ...]] = ("1", "-")
    """Example tokens for fields without a list of values. `why_not` is asked about moves made of them to learn why none fits."""
    matters: ClassVar[frozenset[str]] = frozenset()
    """Keys of notes that matter most in a turn, apart from points: what was finished, or taken from somebody. Each can be read
    without those before it."""
    scorings: ClassVar[frozenset[str]] = frozenset()
    """Keys of notes which tell that everybody was scored, even if only one got points."""
    unforeseen: ClassVar[frozenset[str]] = frozenset()
    """Keys of notes, as `told` gives them, of what else a turn can set off that nobody could foresee; whoever played it is told, too."""
    on_sheet: ClassVar[frozenset[str]] = frozenset()
    """Keys of notes that the last turn's post leaves out, because the score sheet or the sentence about the end repeats them."""
    tabled: ClassVar[frozenset[str]] = frozenset()
    """Keys of notes that posts show as rows of a scoring's table: `row` is the label, and each of `shares` says `who` gets
    `points` for a `count`. The heading or the picture tells notes without a `row`. A note of `scorings` ends the table; its
    key with `-title` is the heading."""
    turned: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """Verbs, each with the position of its field for a rotation: one rotation is shown, and buttons turn it."""
    advised: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """Verbs, each with the number of fields that a hint names: its picture shows the rest of the turn."""
    common: ClassVar[frozenset[str]] = frozenset()
    """Names of notes' values that count what is left for everybody. A planned turn is kept even if they have changed."""
    feats: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The remarks of a result that can be records: their keys, each with the name of the value that says how much it was. `who` of
    such a remark names the seats."""

    goals: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """What a puzzle may ask for, by name, each with a regular expression of the turns that do it, as lines joined by `; `; more special
    ones first. The words are `<game>-goal-<name>`."""

    def __init__(self, game: Game[S, M, V]) -> None:
        self.game = game

    # What there is to choose, and what it gives.

    def offered(self, state: S, seat: Seat) -> list[M]:
        """The legal candidates in the order of offering, most common first.

        A game overrides this if a good order takes more time than listing the moves.
        """
        return list(self.game.legal(state, seat))

    def parts(self, view: V, prefix: tuple[str, ...]) -> tuple[str, ...]:
        """The items from which the next token may be composed, if it is a list. Then `moves` offers its likeliest
        combinations alone; others are typed, and `why_not` decides whether one is legal. Empty for all other tokens.

        Args:
            view: what the seat that chooses sees.
            prefix: the tokens before it.
        """
        return ()

    def divided(self, view: V, prefix: tuple[str, ...], lines: Sequence[str]) -> Mapping[str, Sequence[str]]:
        """Divide lines into at most `MOST_PARTS` parts, one of which is chosen before the next token; empty for no parts.

        Parts have no line in common and leave none out. They hold at most `MOST_PLACES` next tokens each; the part called `NEAR`,
        which is opened by itself because the likeliest places are in it, at most one less. Names are numbers in the order of
        reading if the picture shows the parts; a part without lines is not offered, and the others keep their numbers.

        It is asked while verbs are open, and wherever more than `MOST_PLACES` tokens come next, or any if it `divides_few`.

        Args:
            view: what the seat that chooses sees.
            prefix: the tokens before it; empty while verbs are open.
            lines: the legal lines with that prefix.
        """
        return {}

    def ask_values(self, view: V, ask: Ask) -> dict[str, Value]:
        """The values in an ask's words, so that they name only what is possible now."""
        return {}

    def pick_values(self, view: V, start: tuple[str, ...]) -> Mapping[str, str]:
        """Values of the words that ask for the token behind a start, `<game>-<verb>-<field>-pick`, or for the use of a part,
        `<game>-part-use`."""
        return {}

    def shown(self, view: V, start: tuple[str, ...], tokens: Sequence[str]) -> str:
        """The token, of those that may come next, that a preview shows as if it were chosen; empty where it shows none."""
        return ""

    def called(self, view: V, start: tuple[str, ...], token: str) -> str:
        """What a token that may come next is called beside a preview: of a place the square on which its number stands."""
        return token

    def foresee(self, view: V, tokens: tuple[str, ...]) -> Text | None:
        """Say in a few words what a choice would give the viewer; None if there is nothing to add.

        Args:
            view: what the seat that chooses sees.
            tokens: a legal line, or its first tokens as far as they are chosen; the last one may be a part (`PART`).
        """
        return None

    def firsts(self, view: V) -> tuple[str, ...]:
        """What somebody at their first game should read at this decision, most needed first. Each is told once, one at a time, in
        words `first-…`.

        Args:
            view: what the seat sees that decides.
        """
        return ()

    def columns(self, setup: Setup) -> Text | None:
        """Say what the columns are in which a post counts what everybody has; None if it has none."""
        return None

    def opening(self, setup: Setup) -> Text | None:
        """Say what everybody should know about a game that starts, besides its rules; None if nothing."""
        return None

    def taken(self, view: V, lines: Sequence[str]) -> str | None:
        """The line that is played for a choice with which several lines begin; the player can ask for another.

        Args:
            lines: those that begin with what was chosen.
        """
        return None

    def otherwise(self, view: V, line: str) -> str:
        """The first tokens of a line that was `taken`, after which the seat may choose again; empty for any other line.

        Args:
            view: what the seat sees after the line.
        """
        return ""

    def reason(self, before: V, after: V) -> Text | None:
        """Say what speaks for a turn that is advised, from what it changes; None if that says nothing.

        Args:
            before, after: what the seat sees before and after the turn.
        """
        return None

    def turn_in_short(self, view: V, lines: Sequence[str]) -> Text | None:
        """Name the lines of an advised turn in a few words, without what its preview shows; None to name each as its menu does.

        Args:
            view: what the seat sees before them.
        """
        return None

    def told(self, notes: Sequence[Note]) -> Sequence[Note]:
        """A turn's public notes as its post and a later panel tell them: joined where related, and without what the picture shows."""
        return notes

    def briefly(self, text: Text) -> Text:
        """A note, made shorter because a picture stands beside it, or for the line that announces that."""
        return text

    def rows_of(self, view: V, scoring: int) -> Sequence[Text]:
        """All rows of a scoring's table; empty if its notes already tell all.

        Args:
            view: after the scoring.
            scoring: its number.
        """
        return ()

    def turn_is_over(self, view: V) -> bool:
        """Whether everybody can see that only the turn's end is left.

        Args:
            view: a spectator's.
        """
        return False

    # Points, and luck.

    def so_far(self, view: V) -> tuple[Line, ...]:
        """The score sheet so far; empty while nobody has points, and in games that score only at the end."""
        return ()

    def in_short(self, sheet: Sequence[Line]) -> Sequence[Line]:
        """A score sheet as people see it: with the same sums, and what belongs together as one line."""
        return sheet

    def stand(self, state: S) -> tuple[int, ...]:
        """Everybody's points, hidden ones included, for looking back. They are the sums of `so_far`; in games that
        score only at the end, what a scoring now would give.
        """
        sheet = self.so_far(self.game.view(state, None))
        return tuple(sum(line.points[seat] for line in sheet) for seat in range(state.setup.seats))

    def chances(self, state: S, notes: Sequence[Note]) -> list[Chance]:
        """A seat's luck in a step, for looking back at a finished game.

        Args:
            state: after the step.
            notes: what the step told, to whomever.
        """
        return []

    def scored(self, notes: Sequence[Text]) -> Scored | None:
        """A scoring of everybody among what was told, if it has lines of its own.

        Args:
            notes: what was told to everybody, in order.
        """
        return None

    def given_up(self, before: V, after: V) -> list[Text]:
        """What a drafted turn costs its player besides what its notes tell.

        Args:
            before, after: what the player sees, before the turn and with it.
        """
        return []

    # Answers given in advance, and turns planned ahead.

    def parse_order(self, text: str) -> str:
        """Parse a standing order into its stored form.

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
        key = "-".join((self.game.name, "order", *self.parse_order(order).split())).replace("_", "-")
        return say(key)

    def standing(self, view: V, ask: Ask, order: str) -> str | None:
        """The line with which a standing order answers an ask, or None to ask the player.

        Args:
            view: what the owner of the order sees.

        Raises:
            NotAMove: the text is no order.
        """
        return None

    def answer_within(self, ask: Ask) -> int | None:
        """Hours until a question must be answered even without a clock; None for no such limit. Others wait for it in
        the middle of a turn.
        """
        return None

    def next_seat(self, view: V) -> Seat | None:
        """The seat whose turn is next, unless it is skipped; None while that is not certain."""
        return None

    def ahead(self, view: V, rng: Rng) -> S | None:
        """A possible state in which it is the viewer's turn, for planning; None if nothing can be planned."""
        return None

    def outcome(self, view: V) -> object:
        """Say what the present turn has brought the viewer so far, beyond its notes.

        A planned turn is dropped if it would now have another outcome than when it was planned. Outcomes are compared by
        their `repr`, and hold nothing that the viewer cannot see.
        """
        return None


AnyPresentation: TypeAlias = Presentation[Any, Any, Any]
"""A presentation of which only the protocol is known, as in the list of all games."""
