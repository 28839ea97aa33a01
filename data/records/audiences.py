"""Names a table's messages: a kind, and for some the seat or question."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from data.records.enums import VoteKind
from engines.core.text import Seat


class AudienceKind(StrEnum):
    """Kinds of a table's messages; comments say where each is posted."""

    LOBBY = "lobby"
    """The channel: the lobby, later one line."""
    LOBBY_SHOWN = "lobby-shown"
    """No message of its own: the revision of the table that its lobby post shows."""
    CLOSING = "closing"
    """The channel: the lobby will close soon."""
    FULL = "full"
    """The channel: all seats are taken, to whoever opened the table."""
    CHANGED = "changed"
    """The channel: options are others than they were when people joined."""
    INVITED = "invited"
    """The channel: places are kept for people, who have not answered yet."""
    BOUND = "bound"
    """The channel: the fingerprint of a lobby's secret; never edited."""
    SETTLED = "settled"
    """The thread: the fingerprints of what Start has settled; never edited."""
    RESULT = "result"
    """The channel: how it ended."""
    SHEET = "sheet"
    """The thread: the final scores."""
    THREAD = "thread"
    """The thread: the newest turn."""
    PING = "ping"
    """No message of its own: up to which entry those who are due were pinged."""
    TOLD = "told"
    """No message of its own: up to which entry everything was said, direct messages included, but for what is kept as owed."""
    FROZEN = "frozen"
    """The thread: the table is frozen."""
    HAND = "seat"
    """A direct message to a seat: its hand."""
    CREW_HAND = "crew"
    """A direct message to a member of a crew: its hand, proposals and votes. It is shown up to a revision of the table."""
    QUESTION = "ask"
    """A direct message to a seat: what it is asked alone."""
    REMINDER = "reminder"
    """The thread: a seat's time runs out."""
    CALL = "call"
    """The thread: a seat's ping that had to wait; without a message while it waits."""
    HAND_WAITS = "waits"
    """The thread: a seat's hand cannot be sent for now; without a message once it was."""
    NO_ACCESS = "barred"
    """A direct message to a seat: the bot may not post in the thread."""
    GONE = "gone"
    """A direct message to a seat: the table's channel is gone."""
    VOTE = "vote"
    """The thread: a question to all people at the table."""


class Audience(str):
    """The key of one message of a table, as stored text.

    >>> Audience("seat-3").kind, Audience("seat-3").seat, Audience("vote-undo").vote
    (<AudienceKind.HAND: 'seat'>, 3, <VoteKind.UNDO: 'undo'>)
    """

    __slots__ = ()

    @property
    def kind(self) -> AudienceKind | None:
        """The kind of message; None for one of an older version only."""
        whole = str(self)
        return _KINDS.get(whole if whole in _ALONE else whole.partition("-")[0])

    @property
    def seat(self) -> Seat | None:
        """The seat it is for."""
        return int(self.partition("-")[2]) if self.kind in _PER_SEAT else None

    @property
    def user(self) -> int | None:
        """The person it is for, by Discord id."""
        return int(self.partition("-")[2]) if self.kind is AudienceKind.CREW_HAND else None

    @property
    def vote(self) -> VoteKind | None:
        """The question it asks."""
        return VoteKind(self.partition("-")[2]) if self.kind is AudienceKind.VOTE else None

    @classmethod
    def hand(cls, seat: Seat) -> Audience:
        """The DM with a seat's hand."""
        return cls(f"{AudienceKind.HAND}-{seat}")

    @classmethod
    def crew_hand(cls, user: int) -> Audience:
        """The DM with the hand of a member's crew."""
        return cls(f"{AudienceKind.CREW_HAND}-{user}")

    @classmethod
    def question(cls, seat: Seat) -> Audience:
        """The DM with a seat's question."""
        return cls(f"{AudienceKind.QUESTION}-{seat}")

    @classmethod
    def reminder(cls, seat: Seat) -> Audience:
        """The reminder of a seat."""
        return cls(f"{AudienceKind.REMINDER}-{seat}")

    @classmethod
    def call(cls, seat: Seat) -> Audience:
        """The delayed ping of a seat."""
        return cls(f"{AudienceKind.CALL}-{seat}")

    @classmethod
    def hand_waits(cls, seat: Seat) -> Audience:
        """The notice that a seat's hand cannot be sent for now."""
        return cls(f"{AudienceKind.HAND_WAITS}-{seat}")

    @classmethod
    def no_access(cls, seat: Seat) -> Audience:
        """The notice to a seat that the bot may not post."""
        return cls(f"{AudienceKind.NO_ACCESS}-{seat}")

    @classmethod
    def gone(cls, seat: Seat) -> Audience:
        """The notice to a seat that the table's channel is gone."""
        return cls(f"{AudienceKind.GONE}-{seat}")

    @classmethod
    def of_vote(cls, kind: VoteKind) -> Audience:
        """The message with an open question."""
        return cls(f"{AudienceKind.VOTE}-{kind}")


_KINDS = {kind.value: kind for kind in AudienceKind}
_PER_SEAT = frozenset(
    {
        AudienceKind.HAND,
        AudienceKind.QUESTION,
        AudienceKind.REMINDER,
        AudienceKind.CALL,
        AudienceKind.HAND_WAITS,
        AudienceKind.NO_ACCESS,
        AudienceKind.GONE,
    }
)
_ALONE = frozenset(
    kind.value for kind in set(AudienceKind) - _PER_SEAT - {AudienceKind.VOTE, AudienceKind.CREW_HAND}
)

LOBBY: Final = Audience(AudienceKind.LOBBY.value)
LOBBY_SHOWN: Final = Audience(AudienceKind.LOBBY_SHOWN.value)
CLOSING: Final = Audience(AudienceKind.CLOSING.value)
FULL: Final = Audience(AudienceKind.FULL.value)
CHANGED: Final = Audience(AudienceKind.CHANGED.value)
INVITED: Final = Audience(AudienceKind.INVITED.value)
BOUND: Final = Audience(AudienceKind.BOUND.value)
SETTLED: Final = Audience(AudienceKind.SETTLED.value)
SHEET: Final = Audience(AudienceKind.SHEET.value)
RESULT: Final = Audience(AudienceKind.RESULT.value)
THREAD: Final = Audience(AudienceKind.THREAD.value)
PING: Final = Audience(AudienceKind.PING.value)
TOLD: Final = Audience(AudienceKind.TOLD.value)
FROZEN: Final = Audience(AudienceKind.FROZEN.value)
