"""Keeps the result of a table that is removed: the rows of `data.finished`, and its players."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from data.records.enums import Stage
from data.schema import (
    chance,
    feat,
    finished_game,
    game_table,
    holder,
    metadata,
    rating,
    seat,
    source,
)

DERIVED = (chance, feat, source, holder, rating, finished_game)
"""What follows from finished games, those last on which others stand."""

_OF_A_TABLE = [
    each
    for each in metadata.sorted_tables
    if any(key.column is game_table.c.id for key in each.foreign_keys) and each not in (seat, *DERIVED)
]


def keep_result(connection: Connection, table: str) -> bool:
    """Delete an ended table except its result; False if there is none, or it is not summed up."""
    known = select(finished_game.c.table).where(finished_game.c.table == table)
    if connection.execute(known).first() is None:
        return False
    for kind in _OF_A_TABLE:
        connection.execute(delete(kind).where(kind.c.table == table))
    row = update(game_table).where(game_table.c.id == table)
    connection.execute(
        row.values(
            stage=Stage.PAST.value, seed="", secret="", parts=[], removed=[], rematch_of=None,
            revision=game_table.c.revision + 1,
        )
    )  # fmt: skip
    seats = update(seat).where(seat.c.table == table)
    connection.execute(seats.values(order="", part="", locale=None))
    return True
