"""A person's panel at a table: everything that opening it shows, from one read. Pure functions."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from data.records.people import PersonRow
from data.records.rows import PlanRow
from engines.core.text import Seat
from tables.drafts import Draft, current_draft
from tables.lessons.lessons import lessons
from tables.table import Table

_OF_PANEL, _OF_DM, _OF_LESSONS = "told_of_panel", "told_of_dm", "told_of_lessons_"
_OF_GAME, _OF_FIRST = "told_of_game_", "told_of_first_"
"""What somebody was told once is kept beside their preferences under these names, with the table where."""


@dataclass(frozen=True, slots=True)
class Panel:
    """The content of a person's panel.

    Attributes:
        user: whose it is.
        seat: where they sit; None for a bystander.
        draft: what their seat has drafted; None while it owes nothing.
        news: the plan of the seat that was played or dropped, until its owner knows.
        note: what they noted here.
        once: what the panel says that they were never told, as it is kept; see `Tables.mark_told`.
    """

    table: Table
    user: int
    seat: Seat | None
    draft: Draft | None = None
    news: PlanRow | None = None
    note: str = ""
    once: tuple[str, ...] = ()

    @property
    def first_time(self) -> bool:
        """Whether they have never seen a panel."""
        return _OF_PANEL in self.once

    @property
    def dm_failed(self) -> bool:
        """Whether to say that the person's hand could not be sent."""
        return _OF_DM in self.once

    @property
    def first_table(self) -> bool:
        """Whether to offer the lessons: this is their first table of a game that they have not learned here."""
        return f"{_OF_LESSONS}{self.table.row.game}" in self.once

    @property
    def new_to_game(self) -> bool:
        """Whether they have never opened a panel of the game."""
        return f"{_OF_GAME}{self.table.row.game}" in self.once

    @property
    def first(self) -> str:
        """What to explain to somebody at their first game; empty if nothing."""
        begins = f"{_OF_FIRST}{self.table.row.game}_"
        return next((each.removeprefix(begins) for each in self.once if each.startswith(begins)), "")


def has_newcomer(table: Table) -> bool:
    """Whether somebody who sits here has never opened a panel of the game."""
    game = table.row.game
    people = [
        player for each in table.seats if each.human and (player := table.person(each.user)) is not None
    ]
    return any(not _met(player, game) for player in people)


def _met(player: PersonRow, game: str) -> bool:
    return any(f"{key}{game}" in player.stored_preferences for key in (_OF_GAME, _OF_LESSONS))


def panel_of(table: Table, user: int, note: str = "", learned: Collection[str] = ()) -> Panel:
    """Build the panel of a person.

    Args:
        learned: the games whose lessons they have begun.
    """
    seat = table.seen_by(user)
    if seat is None:
        return Panel(table, user, seat)
    row = table.plan_of(seat)
    news = row if row is not None and row.outcome and not table.over else None
    if seat not in table.due or table.seats[seat].computer:
        return Panel(table, user, seat, news=news)
    once = _never_told(table, seat, user, learned)
    return Panel(table, user, seat, current_draft(table, seat, user), news, note, once)


def _never_told(table: Table, seat: Seat, user: int, learned: Collection[str]) -> tuple[str, ...]:
    """News that a due person was never told."""
    player, game = table.person(user), table.row.game
    if player is None:
        return ()
    stored = player.stored_preferences
    begins = not any(each.entry.seat == seat for each in table.story.played)
    now = {
        _OF_PANEL: True,
        _OF_DM: not player.dm_ok and table.view(seat).has_hand,
        f"{_OF_LESSONS}{game}": begins and game not in learned and bool(lessons(game)),
        f"{_OF_GAME}{game}": True,
    }
    told = tuple(what for what, true in now.items() if true and not stored.get(what))
    new = not _met(player, game) or stored.get(f"{_OF_GAME}{game}") == table.row.id
    keys = (f"{_OF_FIRST}{game}_{each}" for each in table.presentation.firsts(table.view(seat)))
    first = next((key for key in keys if key not in stored), "") if new and game not in learned else ""
    return (*told, first) if first else told
