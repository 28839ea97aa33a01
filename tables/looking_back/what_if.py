"""What if: private copies of games where one person moves all seats; the game itself is not touched.

Of a game that goes on a copy holds what its owner saw, and everything else is dealt anew by `Game.guess`; nobody helps there, and there
is none of a rated table. Of a game that is over it is the position as it was, and computers may move, too. Chance is fresh in both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property
from typing import Final

from data.records.ids import fresh_id
from data.records.rows import SketchRow
from data.store import Store
from engines.computers.levels import Level
from engines.core.chance import Rng
from engines.core.game import Result, State, View
from engines.core.text import IllegalMove, Note, Seat, say
from tables.autoplay import Computer
from tables.errors import LobbyError, NoTable, Stale
from tables.table import Table

MOST_KEPT: Final = 10
"""Sketches that are kept of a person's."""
MOST_LINES: Final = 400
"""Lines of a sketch."""

_MARK: Final = "s"
_SEED_BYTES: Final = 32


@dataclass(frozen=True)
class Sketch:
    """A private copy of a game.

    Attributes:
        table: the game that it was taken from, as it is now.
        row: what is kept of it.
    """

    table: Table
    row: SketchRow

    @property
    def head(self) -> int:
        """How many lines were played on it."""
        return len(self.row.lines)

    @property
    def computers_allowed(self) -> bool:
        """Whether computers may move on it: only after the game, so that nobody gets advice."""
        return not self.row.guessed and self.table.over

    @property
    def shareable(self) -> bool:
        """Whether others may see it: something was tried, and computers are allowed, for the same reason."""
        return bool(self.head) and self.computers_allowed

    @cached_property
    def _played(self) -> tuple[State, list[Sequence[Note]]]:
        """The position after its lines, and each one's notes."""
        game, row = self.table.game, self.row
        state: State = self.table.story.back_to(row.base)
        if row.guessed:
            state = game.guess(game.view(state, row.viewer), Rng(row.seed, 0))
        notes: list[Sequence[Note]] = []
        for number, line in enumerate(row.lines, 1):
            seat = game.due(state)[0]
            state, told = game.apply(state, seat, game.notation.parse(line), Rng(row.seed, number))
            notes.append(told)
        return state, notes

    @property
    def notes(self) -> Sequence[Note]:
        """The last line's notes."""
        return self._played[1][-1] if self.head else ()

    @property
    def story(self) -> list[Note]:
        """All its notes."""
        return [note for notes in self._played[1] for note in notes]

    @property
    def seat(self) -> Seat | None:
        """The seat that is due; None once it is over."""
        due = self.table.game.due(self._played[0])
        return due[0] if due else None

    @cached_property
    def view(self) -> View:
        """The due seat's view; everybody's once it is over."""
        view: View = self.table.game.view(self._played[0], self.seat)
        return view

    def public(self) -> View:
        """Everybody's view."""
        view: View = self.table.game.view(self._played[0], None)
        return view

    @cached_property
    def legal(self) -> tuple[str, ...]:
        """The legal lines."""
        if self.seat is None:
            return ()
        moves = self.table.presentation.offered(self._played[0], self.seat)
        return tuple(map(self.table.game.notation.format, moves))

    @property
    def result(self) -> Result | None:
        """Its result."""
        return self.table.game.result(self._played[0])


class Sketches:
    """All sketches. Each method raises `NoTable` if a sketch or its game is gone or somebody else's.

    Args:
        table: a table, or an import, by its id.
        computer: answers for a seat.
        now: the time, in UTC.
        secret: as of `tables.service.Tables`.
    """

    def __init__(
        self,
        store: Store,
        table: Callable[[str], Awaitable[Table]],
        computer: Computer,
        now: Callable[[], datetime],
        secret: Callable[[int], str],
    ) -> None:
        self._store = store
        self._table = table
        self._computer = computer
        self._now = now
        self._secret = secret

    async def begin(self, table: Table, user: int, seq: int) -> Sketch:
        """Copy the position after an entry.

        Raises:
            LobbyError: the game goes on, and it is rated.
        """
        if not table.over and table.row.rated:
            raise LobbyError(say("table-sketch-rated"))
        id = fresh_id(self._secret, _MARK)
        viewer = table.seen_by(user)
        row = SketchRow(
            id, user, table.row.id, max(0, min(seq, table.head)), not table.over, viewer, self._secret(_SEED_BYTES), (), self._now()
        )  # fmt: skip
        return await self._kept(Sketch(table, row))

    async def sketch(self, id: str, user: int) -> Sketch:
        """Read one's own sketch."""
        row = await self._store.kept_sketch(id)
        if row is None or row.user != user:
            raise NoTable(say("table-no-sketch"))
        return await _played(Sketch(await self._table(row.source), row))

    async def play(self, id: str, user: int, text: str, head: int) -> Sketch:
        """Play a line for the seat that is due.

        Args:
            head: how many lines there were when it was chosen.

        Raises:
            NotAMove, IllegalMove: it cannot be played.
            Stale: there are more lines, or fewer.
        """
        now = await self.sketch(id, user)
        if now.head != head:
            raise Stale(say("table-stale"))
        return await self._with(now, text)

    async def back(self, id: str, user: int) -> Sketch:
        """Remove the last line."""
        now = await self.sketch(id, user)
        return await self._kept(replace(now, row=replace(now.row, lines=now.row.lines[:-1])))

    async def start_over(self, id: str, user: int) -> Sketch:
        """Remove all lines."""
        now = await self.sketch(id, user)
        return await self._kept(replace(now, row=replace(now.row, lines=())))

    async def computer(self, id: str, user: int) -> Sketch:
        """Let a computer play for the due seat until its turn ends or something unknown is revealed.

        Raises:
            LobbyError: the game goes on.
        """
        now = await self.sketch(id, user)
        if not now.computers_allowed:
            raise LobbyError(say("table-sketch-alone"))
        seat = now.seat
        if seat is None:
            return now
        key = f"{now.row.seed} {now.head}"
        lines = await self._computer(now.table.row.game, now.view, key, Level.NORMAL)
        for line in (*lines, "end"):
            if now.seat == seat and line in now.legal:
                now = await self._with(now, line)
        return now

    async def _with(self, now: Sketch, text: str) -> Sketch:
        game, seat = now.table.game, now.seat
        if seat is None or now.head >= MOST_LINES:
            raise IllegalMove(say("game-over"))
        lines = tuple(game.notation.format(move) for move in game.read(text))
        return await self._kept(replace(now, row=replace(now.row, lines=(*now.row.lines, *lines))))

    async def _kept(self, sketch: Sketch) -> Sketch:
        await _played(sketch)  # what cannot be played is refused before it is kept
        await self._store.keep_sketch(replace(sketch.row, at=self._now()), MOST_KEPT)
        return sketch


async def _played(sketch: Sketch) -> Sketch:
    """A sketch whose lines are played: in a thread, as they may be as many as a whole game has."""
    await asyncio.to_thread(getattr, sketch, "seat")
    return sketch
