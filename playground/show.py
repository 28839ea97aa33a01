"""Shows what people would read at a recorded game, without any Discord: `python -m playground.show JOURNAL [ENTRY] [--locale ja]`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from cogs.messages.message import Attached, Button, Message, Shown, Wanted, Words
from cogs.panels.hand import hand_panel
from cogs.panels.play import draft_panel
from cogs.panels.replay import Eyes, Place, replay_page
from cogs.panels.waiting import waiting_panel
from cogs.posts.score_sheets import end_post
from cogs.posts.turn import turn_post
from data.records.enums import Seating, Stage, StopReason
from data.records.rows import SeatRow, Stored, StoredEntry, TableRow
from engines import GAMES
from engines.core.journal import Entry, Header, load
from render.languages import LOCALES
from tables.drafts import draft_of
from tables.story import story_of
from tables.table import Table, snapshot

_BEGAN = datetime(2026, 1, 1, tzinfo=UTC)


def table_of(header: Header, entries: list[Entry], locale: str) -> Table:
    """A table at which a recorded game has come that far; its seats are people called A, B, C …"""
    game = GAMES[header.game]
    setup = header.setup
    row = TableRow(
        "recorded", header.game, setup.seats, setup.options, setup.rules, header.seed, Stage.RUNNING, StopReason.NONE,
        1, 2, 3, locale, 100, "none", Seating.JOINED, False, _BEGAN, head=len(entries), started_at=_BEGAN,
    )  # fmt: skip
    seats = tuple(
        SeatRow(row.id, seat, 100 + seat, chr(ord("A") + seat), False, locale) for seat in range(setup.seats)
    )
    story = story_of(game, header, _BEGAN, [StoredEntry(entry, _BEGAN) for entry in entries])
    if game.result(story.state) is not None:
        row = replace(row, stage=Stage.ENDED, why=StopReason.FINISHED)
    return snapshot(Stored(row, seats), game, story)


def messages(table: Table, locale: str) -> Iterator[tuple[str, Message]]:
    """What is shown at a table now: the post, every seat's panel and hand, the recap; each with its name."""
    turns = table.turns()
    if turns:
        yield "post", turn_post(table, turns[-1], True)
    if table.over:
        yield "end", end_post(table, table.result)
    for seat in range(len(table.seats)):
        if seat in table.due:
            yield f"panel of seat {seat}", draft_panel(draft_of(table, seat, ()), locale)
        else:
            yield f"panel of seat {seat}", waiting_panel(table, seat, locale, table.row.thread)
        if table.view(seat).has_hand:
            yield f"hand of seat {seat}", hand_panel(table, seat, locale)
        yield f"recap of seat {seat}", replay_page(table, seat, Place(), locale)
    if table.over:
        for eyes in Eyes:
            middle = Place(len(turns) // 2, eyes)
            yield f"replay with eyes {eyes.name}", replay_page(table, 0, middle, locale)


def lines(message: Message) -> Iterator[str]:
    """A message as lines of text."""
    for item in message.items:
        match item:
            case Words(text):
                yield text
            case Wanted(name, alt=alt) | Shown(name, alt=alt):
                yield f"[{name}: {alt}]"
            case Attached(name):
                yield f"[{name}]"
            case row:
                yield "  ".join(
                    f"({each.label})" if isinstance(each, Button) else f"<{each.placeholder} ▾>"
                    for each in row
                )


def main() -> int:
    """Print the messages. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m playground.show", description=__doc__)
    parser.add_argument("journal", type=Path, help="a recorded game, such as those in tests/journals")
    parser.add_argument("entry", type=int, nargs="?", help="how far to play it; to its end if not given")
    parser.add_argument("--locale", choices=LOCALES, default=LOCALES[0])
    wanted = parser.parse_args()
    text, _, _ = wanted.journal.read_text(encoding="utf-8").rpartition("result ")
    header, entries = load(text)
    table = table_of(header, entries[: wanted.entry], wanted.locale)
    for name, message in messages(table, wanted.locale):
        sys.stdout.write("\n".join([f"━━ {name}", *lines(message), "", ""]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
