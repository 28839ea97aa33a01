"""Settings that a lobby is opened with, by a person, a league or a group that was found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from data.records.enums import AbsenceRule, Seating, Stage, StopReason
from data.records.invitations import INVITED_FOR, Invitation, spell_invitations
from data.records.people import Person
from data.records.rows import TableRow
from engines.computers.levels import Level
from tables import lobby_rules
from tables.clocks.time_control import NO_CLOCK


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """Everything that a new lobby starts with, besides its game and its opener.

    Attributes:
        level: the strength of all computers, to begin with.
        clock: spells a `time_control.Control`.
        absence: spells an `AbsenceRule`.
        seating: spells a `Seating`.
        others: people who sit down with the opener, in this order; the caller knows that they want to.
        invited: users for whom seats are kept until they answer, for as long as `kept_for`.
        starts_full: whether the game starts by itself as soon as the last seat is taken.
        conditions: requirements for those who join by themselves, see `tables.conditions`.
        id: the table's id, made by the caller with `fresh_id`. Opening twice with it returns the table that is there, so that
            an interrupted caller gets one table. Such tables do not count among those of the opener and the channel.
    """

    guild: int | None
    channel: int
    seats: int
    options: Mapping[str, str]
    locale: str
    computers: int = 0
    level: str = Level.NORMAL
    clock: str = NO_CLOCK
    vacation: int = lobby_rules.VACATION
    absence: str = AbsenceRule.IDLE
    seating: str = Seating.RANDOM
    private: bool = False
    rated: bool = False
    others: Sequence[Person] = ()
    invited: Sequence[int] = ()
    kept_for: timedelta = INVITED_FOR
    starts_full: bool = False
    conditions: Sequence[str] = ()
    id: str | None = None

    def row(self, table: str, game: str, opener: Person, now: datetime, secret: str) -> TableRow:
        """Build the row of the new table.

        Args:
            table: its id.
            secret: the table's part of the seed.

        Raises:
            LobbyError: there is no such seating or absence rule.
        """
        places = [Invitation(each, now + self.kept_for, 0) for each in dict.fromkeys(self.invited)]
        return TableRow(
            table, game, self.seats, tuple(self.options.items()), 0, "", Stage.LOBBY, StopReason.NONE, self.guild,
            self.channel, None, self.locale, opener.user, self.clock, lobby_rules.seating(self.seating), self.private, now,
            vacation=self.vacation, absence=lobby_rules.absence_rule(self.absence), chance=2, secret=secret,
            rated=self.rated, invited=spell_invitations(places), starts_full=self.starts_full, conditions=tuple(self.conditions),
        )  # fmt: skip
