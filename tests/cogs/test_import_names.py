"""Names in a file from anywhere: whatever an import shows, they call nobody, lead nowhere, and neither end nor begin anything."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass, replace
from functools import cache

import pytest

from cogs.messages.message import Form, Words
from cogs.panels.board import board, chart, remaining, text_board
from cogs.panels.fairness import fairness_panel
from cogs.panels.files import record_text
from cogs.panels.films import Cut, drawing, film_message
from cogs.panels.hand import hand_panel
from cogs.panels.more import more_panel
from cogs.panels.replay import Eyes, Place, replay_page
from cogs.panels.scores import score_sheet, why_points
from cogs.panels.story import story_message, thinking
from cogs.panels.what_if import what_if_panel
from data.records.rows import SketchRow
from engines import GAMES
from engines.computers.reckoning import Decisive, Reckoning
from engines.core.record import BadRecord, Player, read, write
from render.languages import LOCALES
from render.sentences import sentence
from tables.looking_back.imports import table_of
from tables.looking_back.provenance import Whose
from tables.looking_back.what_if import Sketch
from tests.core.test_fairness import games

NAMES = [
    f"{name:.<64}"
    for name in (
        "# > [x](http://x) @everyone <@1>",
        "``` <@1> @everyone [x](http://x)",
        "> <@&1> <#1> **a** @here `x` -# ",
        "-# ||a|| ~~b~~ _c_ discord.gg/ab",
        "1. - <t:1:R> <:a:1> </a:1> @here",
        "\\*\\*\\ [x](https://x) \\``` <@1>",
    )
]
LIVE = re.compile(r"@everyone|@here|<[@#:/t]|\[[^]]*\]\(|://|\.gg/\w|```|\|\||~~|(?<!\w)_c_|(?<!\*)\*a\*")
"""What Discord makes something of."""
OURS = re.compile(
    r"```\w*\n.*?\n```|\*\*|`[0-9a-f…]+`|`/?\w+( FILE)?( verify FILE)?`|`docs/\w+\.md`|<#\d{10,}>", re.DOTALL
)
"""What the bot itself says so."""


def harmless(text):
    """Whether a text that Discord reads has nothing of the names in it but letters."""
    live = re.sub(r"\\.", "", OURS.sub("", text))
    begun = [
        line
        for line in text.splitlines()
        for name in NAMES
        if re.sub("^(> |-# |- )", "", line).startswith(name[:4])
    ]
    return not LIVE.search(live) and not begun and not set(text) & set("\u202e\u2028\x00")


@cache
def brought(game):
    """A game of a kind as an import in which everybody is called something bad."""
    record = next(each for each in games() if each.header.game == game)
    players = tuple(Player(NAMES[seat], each.computer) for seat, each in enumerate(record.players))
    return table_of("i1234abcd", read(write(replace(record, players=players)), GAMES), GAMES)


def shown(part):
    """Every text of a message that is read as markdown, and all others."""
    if isinstance(part, Words):
        yield True, part.text
    elif isinstance(part, str):
        yield False, part
    elif is_dataclass(part) and not isinstance(part, type):
        for field in fields(part):
            if field.name in (
                "text",
                "label",
                "placeholder",
                "description",
                "alt",
                "title",
                "items",
                "rows",
                "options",
                "name",
            ):
                yield from shown(getattr(part, field.name))
    elif isinstance(part, (tuple, list)):
        for each in part:
            yield from shown(each)


def messages(table, locale):
    """All that an import can show."""
    turns = table.turns()
    for page in range(0, len(turns), max(1, len(turns) // 12)):
        for eyes in Eyes:
            yield replay_page(table, None, Place(page, eyes), locale)
    yield fairness_panel(table, 1, locale, whose=Whose.OTHER)
    for each in range(9):
        yield text_board(table, None, locale, each)
    middle = [turn for turn in turns if turn.line is None][len(turns) // 3].last_seq
    for seq in (0, middle, table.head):
        row = SketchRow("s3k9x2abc", 1, table.row.id, seq, False, None, "5e" * 32, (), table.row.created_at)
        yield what_if_panel(Sketch(table, row), locale)
        sketch = Sketch(table, row)
        if sketch.legal:
            yield what_if_panel(sketch, locale, sketch.legal[0].split()[0])
            yield what_if_panel(Sketch(table, replace(row, lines=sketch.legal[:1])), locale)
    yield from (board(table, None, locale), chart(table, locale), remaining(table, None, locale))
    yield from (
        hand_panel(table, None, locale),
        more_panel(table, None, locale, note="", follows=False, may_nudge=False),
    )
    if table.presentation.so_far(table.view(None)):
        yield from (score_sheet(table, None, locale), why_points(table, 0, None, locale))
    yield from (
        drawing(table, 1, 2, locale),
        thinking(table, 1, locale),
        film_message(table, Cut(), b"", locale),
    )
    if table.result is not None:
        seats = len(table.seats)
        low, high = (0.0,) * seats, (1.0, *[0.5] * (seats - 1))
        decisive = tuple(Decisive(turn.last_seq, low, high) for turn in turns[1:4])
        story = Reckoning(((0, low), (table.head, high)), decisive)
        yield from (story_message(table, story, locale, at=at) for at in range(4))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_name_comes_to_life_in_what_an_import_shows(game, locale):
    table, count = brought(game), 0
    for message in messages(table, locale):
        assert not isinstance(message, Form)
        for markdown, text in shown(message):
            count += 1
            assert not set(text) & set("\u202e\u2028\x00")
            if markdown:
                assert harmless(text), text
            else:
                assert "\n" not in text or not any(
                    line.startswith(NAMES[0][:4]) for line in text.splitlines()
                )
    assert count > 50


@pytest.mark.parametrize("game", GAMES)
def test_the_file_of_an_import_can_be_read_again(game):
    table = brought(game)
    again = read(record_text(table, "ja"), GAMES)
    assert again.entries == tuple(each.entry for each in table.story.entries)
    assert [each.name for each in again.players] == [name[:32].strip() for name in NAMES[: len(table.seats)]]


def test_a_name_that_turns_the_direction_is_no_name():
    (record, *_) = games()
    name = "@everyone <@1> ``` # > [x](http://x) \u202e"
    text = write(record).replace(f"player 0 {record.players[0].name}\n", f"player 0 {name:.<64}\n")
    text = text.replace(f"computer 0 {record.players[0].name}\n", f"computer 0 {name:.<64}\n")
    with pytest.raises(BadRecord, match="record-bad-value") as refused:
        read(text, GAMES)
    for locale in LOCALES:
        assert not set(sentence(refused.value.text, locale, str)) & set("\u202e`@")
