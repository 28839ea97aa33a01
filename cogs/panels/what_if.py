"""The panel of a private copy: its source, last move, position and choices."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import board_picture, game_name, preview_picture, title
from cogs.messages.message import Button, Message, message
from cogs.messages.names import bold_names, plain_names
from cogs.messages.score_lines import ranking
from cogs.panels import choices, keypads
from cogs.panels.sharing import share_buttons
from engines.core.text import Text
from render.sentences import dashed, listed, sentence, word
from tables.looking_back.what_if import Sketch
from tables.table import Table


class Step(StrEnum):
    """The buttons below the choices."""

    SHOW = "show"
    BACK = "back"
    OVER = "over"
    COMPUTER = "computer"


def what_if_button(table: Table, seq: int, locale: str) -> Button:
    """The button to a private copy of the position after an entry."""
    return Button(CustomId("whatif", table.row.id, table.head, str(seq)), word("button-what-if", locale))


def played_on_panel(table: Table, locale: str) -> Message:
    """The way to a table that continues the game."""
    row = table.row
    way = f"<#{row.thread or row.channel}>"
    return message(word("played-on-opened", locale, game=game_name(table, locale), link=way))


def invited_message(asked: Sequence[int], refused: Sequence[int], locale: str) -> Message:
    """The answer to invitations: who was invited, and who cannot be, by Discord id."""
    told = []
    for key, people in (("played-on-asked", asked), ("played-on-not-asked", refused)):
        if people:
            who = listed([f"<@{user}>" for user in people], locale)
            told.append(word(key, locale, who=who, count=len(people)))
    return message(told)


def what_if_panel(sketch: Sketch, locale: str, prefix: str = "", words: bool = False) -> Message:
    """The panel.

    Args:
        prefix: the start of a line that was chosen so far.
        words: whether the reader prefers lists to keypads.
    """
    table, view = sketch.table, sketch.view
    names = bold_names(table, locale)
    kind = "guessed" if sketch.row.guessed else "real"
    said = [
        f"{title(table, locale)} · {word('what-if', locale)}",
        f"-# {word(f'what-if-{kind}', locale)}",
        *(
            f"> {sentence(note.text, locale, names)}"
            for note in sketch.notes
            if note.to in (None, sketch.seat)
        ),
    ]
    found, marks = choices.menus(table.game, view, sketch.legal, prefix, locale, plain_names(table, locale))
    if sketch.seat is not None:
        ask = view.asks[-1]
        key = f"{dashed(table.row.game)}-ask-{dashed(type(ask).__name__)}"
        asks = Text(key, tuple(table.presentation.ask_values(view, ask).items()))
        asked = found[0].placeholder if prefix and found else sentence(asks, locale, names)
        said.append(f"{word('what-if-as', locale, who=names(sketch.seat))} {asked}")
    elif (result := sketch.result) is not None:
        said.append(ranking(table, result, locale))
    rows = keypads.rows(found, CustomId("suppose", sketch.row.id, sketch.head), words=words)
    name = f"what-if-{sketch.head}"
    if sketch.legal:
        numbered = choices.numbered(found, marks)
        picture = preview_picture(table, view, locale, name, marks, numbered)
    else:
        picture = board_picture(table, view, locale, name)
    return message(said, picture, [*rows, _ways(sketch, locale, prefix)])


def _ways(sketch: Sketch, locale: str, prefix: str) -> list[Button]:
    def button(step: Step, label: str) -> Button:
        return Button(CustomId("sketch", sketch.row.id, sketch.head, step), word(label, locale))

    ways = []
    if prefix or sketch.head:
        ways.append(button(Step.SHOW if prefix else Step.BACK, "button-back"))
    if sketch.head:
        ways.append(button(Step.OVER, "button-start-over"))
    if (
        sketch.computers_allowed
        and sketch.seat is not None
        and not (prefix or sketch.head or sketch.table.row.beginning)
    ):
        table = sketch.table
        ways.append(
            Button(
                CustomId("playon", table.row.id, table.head, str(sketch.row.base)),
                word("button-play-on", locale),
            )
        )
    if sketch.computers_allowed and sketch.seat is not None:
        ways.append(button(Step.COMPUTER, "button-computer-moves"))
    if sketch.shareable and not prefix:
        ways += share_buttons(sketch.table, f"sketch {sketch.row.id}", locale)
    return ways
