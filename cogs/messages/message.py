"""Messages as values: texts, pictures, rows of components. Presenters return them; tests read them.

Nothing here knows Discord's library; `cogs.messages.discord_message` makes real messages of these.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from typing import TypeAlias

from cogs.messages.custom_ids import CustomId
from engines.core.game import Result, View
from engines.core.journal import Entry, Header
from render.cards.profile import Played
from render.cards.standings import Row as StandingsRow
from render.charts.plot import Plot
from render.drawing.monogram import Monograms
from render.renderer import Mark

LONGEST_TEXT = 3900
"""Characters of text that a message is made with; Discord takes a hundred more, for what an edit may add."""
LONGEST_ALT = 1024
"""Characters of a picture's alt text."""


class Style(Enum):
    """How a button looks."""

    GREY = "grey"
    BLURPLE = "blurple"
    GREEN = "green"
    RED = "red"


@dataclass(frozen=True, slots=True)
class Button:
    """A button that does what its id says."""

    id: CustomId
    label: str
    style: Style = Style.GREY


@dataclass(frozen=True, slots=True)
class Option:
    """One entry of a select. `short` is its label where it is a button among many, `sign` what then stands beside a number alone."""

    value: str
    label: str
    chosen: bool = False
    description: str = ""
    short: str = ""
    sign: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Select:
    """A select; `most` entries may be chosen at once."""

    id: CustomId
    options: tuple[Option, ...]
    placeholder: str
    most: int = 1


@dataclass(frozen=True, slots=True)
class RoleSelect:
    """A select of one of the server's roles, or of none; the value is its id."""

    id: CustomId
    chosen: int | None
    placeholder: str


@dataclass(frozen=True, slots=True)
class ChannelSelect:
    """A select of text channels, or of none; the values are their ids."""

    id: CustomId
    chosen: tuple[int, ...]
    placeholder: str


@dataclass(frozen=True, slots=True)
class UserSelect:
    """A select of people; the values are their ids. `most` may be chosen at once."""

    id: CustomId
    placeholder: str
    most: int


Component: TypeAlias = Button | Select | RoleSelect | ChannelSelect | UserSelect
Row: TypeAlias = Sequence[Component]
"""Components side by side: up to five buttons, or one select."""


@dataclass(frozen=True, slots=True)
class Words:
    """A text. `mark` is an id of the component by which a message is known again."""

    text: str
    mark: int | None = None


@dataclass(frozen=True, slots=True)
class Wanted:
    """A requested picture: a worker draws it from everything in it except `name` and `alt`.

    `name` is the file's, without its end; it is seen by everybody, so it says nothing that the message does not.
    """

    name: str
    alt: str = field(default="", kw_only=True)


@dataclass(frozen=True, slots=True)
class Picture(Wanted):
    """A picture of a view, of a `kind`; left out if it turns out empty. See `render.pictures.picture`."""

    game: str
    kind: str
    view: View
    marks: tuple[Mark, ...] = ()
    monograms: Monograms = ()


@dataclass(frozen=True, slots=True)
class ResultCard(Wanted):
    """The card of a finished game; `view` is the final position as everybody sees it."""

    game: str
    view: View
    result: Result
    monograms: Monograms = ()


@dataclass(frozen=True, slots=True)
class Cover(Wanted):
    """A game's key art, for its lobbies."""

    game: str


@dataclass(frozen=True, slots=True)
class Chart(Wanted):
    """A chart of every seat's points after each turn, or of another unit; `events` are marked, see `render.pictures.chart`."""

    game: str
    scores: tuple[tuple[int, ...], ...]
    monograms: Monograms = ()
    unit: str = ""
    events: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Film:
    """A film of a finished game to be made; see `render.film.film`.

    Args:
        entries: the whole journal.
        shots: the entries after which the board is shown, and for how many milliseconds.
        revealed: whether everything that lies face down is turned up.
    """

    game: str
    header: Header
    entries: tuple[Entry, ...]
    shots: tuple[tuple[int, int], ...]
    revealed: bool
    monograms: Monograms
    gif: bool

    @property
    def args(
        self,
    ) -> tuple[str, Header, tuple[Entry, ...], tuple[tuple[int, int], ...], bool, Monograms, bool]:
        """The arguments of `render.film.film`."""
        return (
            self.game, self.header, self.entries, self.shots, self.revealed, self.monograms, self.gif
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Shown:
    """A finished picture or film."""

    name: str
    content: bytes
    alt: str = ""


@dataclass(frozen=True, slots=True)
class ProfileCard(Wanted):
    """A person's card: letters, games played and won, favourite games."""

    monogram: str
    games: int
    won: int
    played: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class PlotPicture(Wanted):
    """A chart of many games, in the colours of a game, or of none (an empty name)."""

    game: str
    plot: Plot


@dataclass(frozen=True, slots=True)
class StandingsPicture(Wanted):
    """The standings of an event, by division, on the ground of its game."""

    game: str
    divisions: tuple[tuple[StandingsRow, ...], ...]


@dataclass(frozen=True, slots=True)
class Attached:
    """A file to download."""

    name: str
    content: bytes


Item: TypeAlias = Words | Wanted | Shown | Attached | tuple[Component, ...]
"""What stands in a message from top to bottom; a tuple of components is a row."""


@dataclass(frozen=True, slots=True)
class Call:
    """What a message calls people to: until when it waits, if it ends, and whether it is their turn."""

    until: datetime | None = None
    turn: bool = False


NEWS = Call()
"""A call that waits for nobody."""


@dataclass(frozen=True, slots=True)
class Message:
    """A whole message, top to bottom.

    `framed` puts it into a box with the bot's colour, as public posts are; `mark` is the box's id. `push` is what a phone's
    notification says, as plain words, and `call` what it calls to.
    """

    items: tuple[Item, ...]
    framed: bool = False
    mark: int | None = None
    push: str = ""
    call: Call = NEWS

    @property
    def text(self) -> str:
        """All texts, a line each."""
        return "\n".join(item.text for item in self.items if isinstance(item, Words))

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """The pictures of positions."""
        return tuple(item for item in self.items if isinstance(item, Picture))

    @property
    def wanted(self) -> tuple[Wanted, ...]:
        """All pictures."""
        return tuple(item for item in self.items if isinstance(item, Wanted))

    @property
    def rows(self) -> tuple[tuple[Component, ...], ...]:
        """The rows of components."""
        return tuple(item for item in self.items if isinstance(item, tuple))

    @property
    def components(self) -> Iterator[Component]:
        """All components, in order."""
        return (component for row in self.rows for component in row)


def message(
    text: str | Iterable[str],
    picture: Wanted | None = None,
    rows: Iterable[Row] = (),
    mark: int | None = None,
) -> Message:
    """A private message in the usual order: text, an optional picture, rows of components. Empty lines and rows are left out.

    Args:
        text: one text, or its lines.
        mark: the id of the text, by which the message is known again.
    """
    said = text if isinstance(text, str) else "\n".join(line for line in text if line)
    items: list[Item] = [Words(said[:LONGEST_TEXT], mark)]
    if picture is not None:
        items.append(picture)
    items += [tuple(row) for row in rows if row]
    return Message(tuple(items))


def select(id: CustomId, choices: Iterable[tuple[str, str]], chosen: str, placeholder: str) -> Select:
    """A select of one.

    Args:
        choices: the value and the label of each.
        chosen: the value that holds now.
    """
    return Select(id, tuple(Option(value, label, value == chosen) for value, label in choices), placeholder)


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a form to write in, which may be left empty; `lines` gives it room for several."""

    name: str
    label: str
    value: str = ""
    longest: int = 4000
    lines: bool = False
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """A dialog in which people type, kept nowhere; its id's action names what sending it does."""

    id: CustomId
    title: str
    fields: tuple[Field, ...]
