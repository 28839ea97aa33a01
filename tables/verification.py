"""Verifies backups, databases and exported journals: every game is replayed and must match its journal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from data.backups.files import back_up, one_file
from data.backups.scratch import scratch
from data.records.enums import Stage
from data.store import Store, open_store
from engines import GAMES
from engines.core.journal import Entry, Header, load, rerun
from engines.core.text import GameError


@dataclass(frozen=True, slots=True)
class Verdict:
    """Counts of replayed games and entries; failures with reasons; games already on hold; and remarks on a single game's seed."""

    games: int
    entries: int
    wrong: tuple[str, ...] = ()
    frozen: int = 0
    chance: tuple[str, ...] = ()

    def __str__(self) -> str:
        said = f"games replayed: {self.games}, entries: {self.entries}"
        if self.frozen:
            said += f", on hold and left out: {self.frozen}"
        return said + (f", {len(self.wrong)} WRONG" if self.wrong else ", all match")


async def verify_file(file: Path) -> Verdict:
    """Verify a copy of a database file, which may be in use or of an older version.

    Raises:
        BackupError: there is none, or it is not sound.
        StoreError: it is no database of ours, or of a newer version.
    """
    with scratch() as folder:
        return await verify_copy(back_up(file, folder, datetime.now(UTC)))


async def verify_copy(copy: Path) -> Verdict:
    """Verify a database file that nobody else uses.

    Raises:
        StoreError: it is no database of ours, or of a newer version.
    """
    store = await open_store(f"sqlite:///{copy}")
    try:
        return await verify_store(store)
    finally:
        await store.close()
        one_file(copy)


async def verify_store(store: Store) -> Verdict:
    """Replay every game of a database.

    Raises:
        StoreDown: it cannot be read.
    """
    games, entries, wrong = 0, 0, []
    for table in [*await store.tables_at(Stage.RUNNING), *await store.tables_at(Stage.ENDED)]:
        found = await store.read(table)
        if found is None or not found.row.seed:
            continue
        row = found.row
        journal = [kept.entry for kept in await store.entries(table) if kept.entry.seq <= row.head]
        games, entries = games + 1, entries + len(journal)
        last = journal[-1].seq if journal else 0
        reason = f"ends with entry {last}, not {row.head}" if last != row.head else ""
        if row.origin is not None and row.origin.seed != row.seed:
            reason = reason or "its seed does not follow from secret and parts"
        reason = reason or why_not_replayed(row.header, journal)
        if reason:
            wrong.append(f"table {table}: {reason}")
    return Verdict(games, entries, tuple(wrong), len(await store.tables_at(Stage.FROZEN)))


def verify_journals(files: Iterable[Path]) -> Verdict:
    """Replay exported journals."""
    games, entries, wrong = 0, 0, []
    for file in files:
        games += 1
        try:
            header, journal = load(file.read_text(encoding="utf-8"))
        except (ValueError, KeyError) as error:
            wrong.append(f"{file.name}: no journal ({type(error).__name__})")
            continue
        entries += len(journal)
        if reason := why_not_replayed(header, journal):
            wrong.append(f"{file.name}: {reason}")
    return Verdict(games, entries, tuple(wrong))


def why_not_replayed(header: Header, journal: Iterable[Entry]) -> str:
    """Why a journal does not replay as told, without a move or a seed; empty if it does."""
    game, last = GAMES.get(header.game), 0
    if game is None:
        return "a game that does not exist"
    # Whatever goes wrong here, this game does not go as it went; the others are looked at.
    try:
        for step in rerun(game, header, journal):
            last = step.entry.seq
    except Exception as error:
        said = f" {error}" if isinstance(error, GameError) else ""
        return f"after entry {last}: {type(error).__name__}{said}"
    return ""
