"""Files to download: a journal, a story, a person's data."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cogs.messages.message import Attached, Message, message
from cogs.messages.names import plain_names
from engines.core.draws import all_draws
from engines.core.record import Player, Record, write
from engines.core.text import say
from render.sentences import sentence, word
from tables.errors import LobbyError
from tables.looking_back.imports import day_of
from tables.table import Table

_MARKDOWN = re.compile(r"\*\*|`|^-# ", re.MULTILINE)


def journal_file(table: Table, locale: str) -> Message:
    """The record as a file. Before the end it would tell hidden moves, so it holds what is public: the story.

    Raises:
        LobbyError: it plays another game on, so there is none of its own.
    """
    if table.row.beginning:
        raise LobbyError(say("table-played-on-no-record"))
    said = record_text(table, locale) if table.over else story_text(table, locale)
    text = word("journal-file" if table.over else "story-file", locale)
    return _file(text, f"{table.row.game}-{table.row.id}.txt", said + "\n")


def personal_data_file(kept: Mapping[str, Any], locale: str) -> Message:
    """Everything stored about a person, as JSON."""
    text = word("privacy-exported", locale, count=len(kept["tables"]))
    return _file(text, "meeplepost.json", json.dumps(kept, ensure_ascii=False, indent=1, sort_keys=True))


def record_text(table: Table, locale: str) -> str:
    """A game as a record, with each entry's public notes.

    Raises:
        LobbyError: the game goes on.
    """
    header, entries = table.journal()
    drawn = () if table.broken else all_draws(table.game, header, entries)
    result, names = table.result, plain_names(table, locale)
    public = {
        told.entry.seq: [
            _MARKDOWN.sub("", sentence(note.text, locale, names)) for note in told.notes if note.to is None
        ]
        for told in table.story.played
    }
    record = Record(
        header,
        tuple(Player(names(seat.seat), computer=seat.computer) for seat in table.seats),
        tuple(entries),
        began=day_of(table.story.began),
        ended=day_of(table.story.entries[-1].at) if table.story.entries else "",
        scores=result.scores if result is not None else (),
        origin=table.origin,
        draws={each.seq: each.draws for each in drawn if each.draws},
    )
    return write(record, lambda entry: public.get(entry.seq, ()))


def story_text(table: Table, locale: str) -> str:
    """The public story as plain text, and the proof of the seed. Names keep their markdown."""
    names = plain_names(table, locale)
    stand_ins = {seat: chr(0xE000 + seat) for seat in range(len(table.seats))}
    notes = [note for turn in table.turns() for note in turn.notes if note.to is None]
    lines = [sentence(note.text, locale, stand_ins.__getitem__) for note in notes]
    origin = table.origin
    bound = word(
        "story-fingerprint" if origin else "story-fingerprint-seed", locale, fingerprint=table.fingerprint
    )
    said = "\n".join([bound, *(origin.statement.splitlines() if origin else []), *lines])
    return _MARKDOWN.sub("", said).translate({ord(sign): names(seat) for seat, sign in stand_ins.items()})


def _file(text: str, name: str, content: str) -> Message:
    said = message(text)
    return replace(said, items=(*said.items, Attached(name, content.encode())))
