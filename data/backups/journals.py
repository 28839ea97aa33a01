"""All games of a database as text files, which replay without it."""

from __future__ import annotations

from pathlib import Path

from data.records.enums import Stage
from data.store import Store
from engines.core.journal import dump


async def export(store: Store, folder: Path) -> int:
    """Write every game that has begun to `<game>-<table>.txt` of a folder; returns how many.

    The files of running games hold their seeds and hidden moves: they are for whoever runs the bot alone.

    Raises:
        StoreDown: the database cannot be read.
        OSError: a file cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = 0
    for stage in (Stage.RUNNING, Stage.FROZEN, Stage.ENDED):
        for table in await store.tables_at(stage):
            found = await store.read(table)
            if found is None or not found.row.seed:
                continue
            row = found.row
            journal = [kept.entry for kept in await store.entries(table) if kept.entry.seq <= row.head]
            text = dump(row.header, journal)
            (folder / f"{row.game}-{table}.txt").write_text(text, encoding="utf-8")
            written += 1
    return written
