"""Replays a finished game to prove that everything fits: secret, parts, seed, seats, moves, result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engines.core.game import AnyGame
from engines.core.record import BadRecord, Record, check
from engines.core.text import Text
from tables.table import Table


@dataclass(frozen=True, slots=True)
class Proof:
    """The result of replaying a game: what does not fit, or how many numbers were drawn."""

    draws: int = 0
    wrong: Text | None = None


def prove(record: Record, games: Mapping[str, AnyGame]) -> Proof:
    """Replay a game; a job for a worker."""
    try:
        return Proof(check(record, games).draws)
    except BadRecord as error:
        return Proof(wrong=error.text)


def to_prove(table: Table) -> Record:
    """The material of a table's proof.

    Raises:
        LobbyError: it goes on.
    """
    header, entries = table.journal()
    result = table.result
    return Record(
        header,
        (),
        tuple(entries),
        scores=result.scores if result is not None else (),
        origin=table.origin,
    )
