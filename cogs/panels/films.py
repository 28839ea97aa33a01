"""A finished game's film: progress, then the film with ways to other cuts."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import title
from cogs.messages.message import Button, Film, Item, Message, Shown, Style, Words, message
from cogs.messages.names import letters, plain_names
from cogs.messages.score_lines import by_place
from cogs.panels.sharing import share_buttons
from render.sentences import listed, word
from tables.looking_back.film_shots import SECONDS, shots
from tables.looking_back.hidden import hides
from tables.table import Table

_USUAL = SECONDS[1]
_REST = re.compile(r"(?P<seconds>[0-9]{1,2})(?P<revealed>r?)(?P<gif>g?)")


@dataclass(frozen=True, slots=True)
class Cut:
    """How somebody wants a film: for at most a number of seconds, with everything revealed, as a GIF."""

    seconds: int = _USUAL
    revealed: bool = False
    gif: bool = False

    @staticmethod
    def parse(rest: str) -> Cut | None:
        """Parse a cut from the rest of an id; None if it was made up.

        >>> Cut.parse("30r")
        Cut(seconds=30, revealed=True, gif=False)
        """
        found = _REST.fullmatch(rest)
        if found is None or int(found["seconds"]) not in SECONDS:
            return None
        return Cut(int(found["seconds"]), bool(found["revealed"]), bool(found["gif"]))

    def __str__(self) -> str:
        return f"{self.seconds}{'r' * self.revealed}{'g' * self.gif}"


def film_button(table: Table, locale: str, revealed: bool = False) -> Button:
    """The button to a finished game's film."""
    return Button(
        CustomId("film", table.row.id, table.head, str(Cut(revealed=revealed))), word("button-film", locale)
    )


def film_of(table: Table, cut: Cut) -> Film:
    """The film of a table with a cut.

    Raises:
        LobbyError: the game goes on.
    """
    header, entries = table.journal()
    return Film(
        table.row.game,
        header,
        tuple(entries),
        tuple(shots(table, cut.seconds)),
        cut.revealed and hides(table),
        letters(table),
        cut.gif,
    )


def drawing(table: Table, done: int, frames: int, locale: str) -> Message:
    """The progress of a film."""
    return message([title(table, locale), word("film-drawing", locale, done=done, frames=frames)])


def film_message(table: Table, cut: Cut, content: bytes, locale: str) -> Message:
    """The film, and the ways to a shorter or a longer one, to the same as a GIF, and to one in which everything is revealed."""
    items: list[Item] = [
        Words(f"{title(table, locale)} · {word('film-done', locale)}"),
        film_item(table, cut, content, locale),
        tuple(_button(table, cut, replace(cut, seconds=each), _length(each, locale)) for each in SECONDS),
        (
            _button(table, cut, replace(cut, gif=not cut.gif), word("film-gif", locale), on=cut.gif),
            *(
                [
                    _button(
                        table,
                        cut,
                        replace(cut, revealed=not cut.revealed),
                        word("replay-eyes-revealed", locale),
                        on=cut.revealed,
                    )
                ]
                if hides(table)
                else []
            ),
        ),
        *([shares] if (shares := share_buttons(table, f"film {cut}", locale)) else []),
    ]
    return Message(tuple(items))


def film_item(table: Table, cut: Cut, content: bytes, locale: str) -> Shown:
    """The film as a file with its alt text."""
    return Shown(f"{table.row.game}-film", content, _alt(table, locale))


def _alt(table: Table, locale: str) -> str:
    """The film's alt text, with the game's result."""
    result, names = table.result, plain_names(table, locale)
    if result is None:
        return word("film-alt", locale)
    ranked = [
        word(
            "picture-result-seat",
            locale,
            place=result.places[seat],
            who=names(seat),
            points=result.scores[seat],
        )
        for seat in by_place(result)
    ]
    return word("film-alt-result", locale, ranking=listed(ranked, locale))


def _length(seconds: int, locale: str) -> str:
    return word("time-seconds", locale, count=seconds)


def _button(table: Table, now: Cut, to: Cut, label: str, on: bool | None = None) -> Button:
    chosen = now == to if on is None else on
    return Button(
        CustomId("cut", table.row.id, table.head, str(to)), label, Style.BLURPLE if chosen else Style.GREY
    )
