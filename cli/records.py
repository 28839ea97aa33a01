"""Records that somebody has, for the sub-commands that read them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cogs.messages.names import seat_name
from data.records.rows import StoredEntry
from data.store import Store
from engines import GAMES
from engines.core.fairness import COMPUTER, fingerprint
from engines.core.game import State
from engines.core.journal import deal, rerun
from engines.core.record import MOST_BYTES, BadRecord, Record, check, read
from engines.core.text import Seat, say
from render.languages import LOCALES
from render.pictures import picture
from render.sentences import sentence
from tables.looking_back.provenance import Whose, whose

_WHOSE: Final = {
    Whose.SAME: "this is table {table} as it was played with the database here",
    Whose.NAMED: "this is table {table} as it was played with the database here, but names or dates differ",
    Whose.OTHER: "this file claims to be table {table}, but differs from it in the database here",
    Whose.UNKNOWN: "this file is no finished game of the database here; anyone can make up such a file",
    Whose.NAMELESS: "the file names no table, so it cannot be known whose game it is",
}


def is_record(file: Path) -> bool:
    """Whether a file claims to be a record."""
    with file.open("rb") as opened:
        return opened.read(32).removeprefix(b"\xef\xbb\xbf").startswith(b"meeplepost record")


def checked_record(file: Path) -> Record:
    """Check a record by replaying its game.

    Raises:
        BadRecord: the file is no record, or does not hold what it says.
        OSError: the file cannot be read.
    """
    with file.open("rb") as opened:
        content = opened.read(MOST_BYTES + 1)
    try:
        record = read(content.decode("utf-8"), GAMES)
    except UnicodeDecodeError:
        raise BadRecord(say("record-not-text")) from None
    check(record, GAMES)
    return record


def chance_of(record: Record) -> tuple[str, ...]:
    """The result of checking a record's seed; `docs/fairness.md` explains it."""
    origin, count = record.origin, sum(map(len, record.draws.values()))
    kind, secret = ("seed", record.header.seed) if origin is None else ("secret", origin.secret)
    said = [f"this file's {kind} has the fingerprint {fingerprint(secret)}"]
    if origin is not None:
        people = sum(place.part != COMPUTER for place in origin.places)
        seats = "; the seats were drawn with it" if origin.by_lot else ""
        said.append(f"the seed follows from the secret and {people} parts{seats}")
    if count:
        said.append(f"{count} numbers were drawn as the file says, all from the seed")
    return tuple(said)


async def whose_of(record: Record, store: Store | None) -> tuple[str, bool]:
    """The source of a record, and whether it may be told.

    Args:
        store: the database of a bot; None where there is none here.
    """
    table, own, entries = record.origin.table if record.origin else "", None, list[StoredEntry]()
    if table and store is None:
        return f"the file names table {table}; no database of a bot is at hand to compare it with", True
    if table and store is not None and (own := await store.read(table)) is not None:
        entries = await store.entries(table)
    game = GAMES[record.header.game]
    found = whose(record, own, entries, game, lambda seat: [seat_name(seat, each) for each in LOCALES])
    return _WHOSE[found].format(table=table), found is not Whose.OTHER


def why(error: BadRecord, locale: str = "en") -> str:
    """The reason why a file is refused, in words."""
    return sentence(error.text, locale, str)


def write_replay(record: Record, folder: Path, locale: str) -> int:
    """Write a picture of the board after every turn, from `000.webp` for the deal, and `story.txt`; returns how many
    pictures.

    Raises:
        OSError: something cannot be written.
    """
    game, story = GAMES[record.header.game], []
    folder.mkdir(parents=True, exist_ok=True)

    def draw(number: int, state: State) -> None:
        (folder / f"{number:03}.webp").write_bytes(picture(game.name, "board", game.view(state, None)))

    def called(seat: Seat) -> str:
        return record.players[seat].name

    draw(0, deal(game, record.header))
    turns = 0
    for step in rerun(game, record.header, record.entries):
        story += [sentence(note.text, locale, called) for note in step.notes if note.to is None]
        if step.closes:
            turns += 1
            draw(turns, step.state)
            story.append(f"[{turns:03}.webp]")
    (folder / "story.txt").write_text("\n".join(story) + "\n", encoding="utf-8")
    return turns + 1
