"""The tables of the database, as the code of today wants them; `migrations` leads every older database here."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)
from sqlalchemy.types import TypeDecorator


class Moment(TypeDecorator[datetime]):
    """A point in time. SQLite keeps no zone, so it is given UTC and gets it back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """To UTC; a time without a zone is a mistake of the caller."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"{value} has no zone")
        value = value.astimezone(UTC)
        return value.replace(tzinfo=None) if dialect.name == "sqlite" else value

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """Back, in UTC."""
        if value is None:
            return None
        assert isinstance(value, datetime)
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Span(TypeDecorator[timedelta]):
    """A length of time, in microseconds."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: timedelta | None, dialect: Dialect) -> int | None:
        """To microseconds."""
        return None if value is None else value // _MICROSECOND

    def process_result_value(self, value: Any, dialect: Dialect) -> timedelta | None:
        """Back."""
        return None if value is None else value * _MICROSECOND


_MICROSECOND = timedelta(microseconds=1)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _table_key() -> Column[str]:
    return Column("table", String(8), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)


game_table = Table(
    "game_table",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("game", Text, nullable=False),
    Column("setup_seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("stage", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("guild", BigInteger),
    Column("channel", BigInteger, nullable=False),
    Column("thread", BigInteger),
    Column("locale", Text, nullable=False),
    Column("opener", BigInteger, nullable=False),
    Column("clock", Text, nullable=False),
    Column("seating", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("head", Integer, nullable=False),
    Column("started_at", Moment),
    Column("revision", Integer, nullable=False),
    Column("vacation", Integer, nullable=False),
    Column("absence", Text, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("rematch_of", String(8)),
    Column("outage_head", Integer),
    Column("outage_moved", Span),
    Column("chance", Integer, nullable=False, server_default="1"),
    Column("secret", Text, nullable=False, server_default=""),
    Column("parts", JSON, nullable=False, server_default="[]"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("removed", JSON, nullable=False, server_default="[]"),
    Column("invited", JSON, nullable=False, server_default="[]"),
    Column("starts_full", Boolean, nullable=False, server_default=false()),
    Column("conditions", JSON, nullable=False, server_default="[]"),
    Column("beginning", Text, nullable=False, server_default=""),
    Column("source", String(9)),
    Index("ix_game_table_rematch_of", "rematch_of", unique=True),
    Index("ix_game_table_stage", "stage"),
    Index("ix_game_table_channel", "channel"),
    Index("ix_game_table_thread", "thread"),
)

fact = Table(
    "fact", metadata, Column("name", String(64), primary_key=True), Column("value", Text, nullable=False)
)
"""Small things that the program remembers about itself, such as the commands that Discord was told last."""

seat = Table(
    "seat",
    metadata,
    _table_key(),
    Column("seat", Integer, primary_key=True),
    Column("user", BigInteger),
    Column("name", Text, nullable=False),
    Column("computer", Boolean, nullable=False),
    Column("locale", Text),
    Column("resigned", Boolean, nullable=False),
    Column("order", Text, nullable=False),
    Column("ordered_at", Integer, nullable=False),
    Column("bank", Span, nullable=False),
    Column("ended", Integer, nullable=False),
    Column("vacation", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("level", String(8), nullable=False, server_default="normal"),
    Column("part", Text, nullable=False, server_default=""),
    Column("stand_in", BigInteger),
    Index("ix_seat_user", "user"),
)

entry = Table(
    "entry",
    metadata,
    _table_key(),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer),
    Column("line", Text, nullable=False),
    Column("drew", Boolean, nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("at", Moment, nullable=False),
    Column("digest", Text, nullable=False),
)

draft = Table(
    "draft",
    metadata,
    _table_key(),
    Column("seat", Integer, primary_key=True),
    Column("base_seq", Integer, nullable=False),
    Column("lines", JSON, nullable=False),
)

plan = Table(
    "plan",
    metadata,
    _table_key(),
    Column("seat", Integer, primary_key=True),
    Column("plans", JSON, nullable=False),
    Column("told", JSON, nullable=False),
    Column("fate", Text, nullable=False),
    Column("fate_at", Integer, nullable=False),
)

deadline = Table(
    "deadline",
    metadata,
    _table_key(),
    Column("seat", Integer, primary_key=True),
    Column("due", Moment, nullable=False),
    Column("warned", Boolean, nullable=False),
    Column("remind", Moment, nullable=False),
    Column("quiet", Text, nullable=False),
    Column("left", Span),
    Column("claimed_until", Moment),
    Column("begins", Moment),
    Index("ix_deadline_due", "due"),
)

heartbeat = Table(
    "heartbeat", metadata, Column("part", String(16), primary_key=True), Column("at", Moment, nullable=False)
)
"""When a process that reaches people last said so, by the part of the servers that it looks after."""

outage = Table(
    "outage",
    metadata,
    Column("part", String(16), primary_key=True),
    Column("since", Moment, primary_key=True),
    Column("until", Moment, nullable=False),
)
"""When nobody could be reached lately, by the part of the servers."""

vote = Table(
    "vote",
    metadata,
    _table_key(),
    Column("kind", Text, primary_key=True),
    Column("target_seq", Integer, nullable=False),
    Column("head", Integer, nullable=False),
    Column("asked_by", Integer, nullable=False),
    Column("agreed", JSON, nullable=False),
    Column("at", Moment, nullable=False),
    Column("outcome", Text, nullable=False, server_default=""),
    Column("closed_by", Integer),
)

player = Table(
    "player",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", Text, nullable=False),
    Column("dm_ok", Boolean, nullable=False),
    Column("preferences", JSON, nullable=False),
    Column("dm_channel", BigInteger),
)

guild = Table(
    "guild",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", Text),
    Column("channels", JSON, nullable=False),
    Column("creators", BigInteger),
    Column("most", Integer),
    Column("moderators", BigInteger),
    Column("defaults", JSON, nullable=False, server_default="[]"),
    Column("needed", Integer),
    Column("called", BigInteger),
)

surface = Table(
    "surface",
    metadata,
    _table_key(),
    Column("audience", Text, primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("shown_seq", Integer, nullable=False),
    Column("failures", Integer, nullable=False, default=0),
    Column("retry_at", Moment),
)
"""The messages that the bot owns. `failures` and `retry_at` are no longer used; a column that is there stays."""

post = Table(
    "post",
    metadata,
    _table_key(),
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("since", Integer, nullable=False),
    Column("until", Integer, nullable=False),
    Column("drawn", Integer),
)
"""The messages in threads that tell the story, until they are not to be changed any more."""

follower = Table(
    "follower",
    metadata,
    _table_key(),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Index("ix_follower_user", "user"),
)
"""Bystanders who will be told the result; a row goes when they were."""

imported_record = Table(
    "imported_record",
    metadata,
    Column("id", String(9), primary_key=True),
    Column("user", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Index("ix_imported_record_user", "user"),
)
"""Records that people have brought along; a person's last ones."""

sketch = Table(
    "sketch",
    metadata,
    Column("id", String(9), primary_key=True),
    Column("user", BigInteger, nullable=False),
    Column("source", String(9), nullable=False),
    Column("base", Integer, nullable=False),
    Column("guessed", Boolean, nullable=False),
    Column("viewer", Integer),
    Column("seed", Text, nullable=False),
    Column("lines", JSON, nullable=False),
    Column("at", Moment, nullable=False),
    Index("ix_sketch_user", "user"),
)
"""Private copies of games on which people try out what would be; a person's last ones."""

story = Table(
    "story",
    metadata,
    _table_key(),
    Column("version", Integer, nullable=False),
    Column("course", JSON, nullable=False),
    Column("decisive", JSON, nullable=False),
)
"""What everybody could expect in a game turn by turn, and the turns that decided it; can be worked out again."""

owed_message = Table(
    "owed_message",
    metadata,
    _table_key(),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
    Index("ix_owed_message_user", "user"),
)
"""Direct messages for which no channel could be opened yet."""

note = Table(
    "note",
    metadata,
    _table_key(),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Index("ix_note_user", "user"),
)

# Finished games: what follows from the journals, for lists and sums. It may be deleted, and is made again.

finished_game = Table(
    "finished_game",
    metadata,
    _table_key(),
    Column("version", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("guild", BigInteger),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("why", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("started_at", Moment, nullable=False),
    Column("ended_at", Moment, nullable=False),
    Column("people", Integer, nullable=False),
    Column("sides", JSON, nullable=False),
    Column("margin", Integer),
    Column("comeback_seat", Integer),
    Column("comeback", Integer),
    Column("turns", Integer, nullable=False),
    Column("folded", Boolean, nullable=False),
    Index("ix_finished_game_guild", "guild", "ended_at"),
    Index("ix_finished_game_kind", "guild", "game", "counts", "seats", "turns"),
    Index("ix_finished_game_folded", "rated", "folded", "ended_at"),
)

holder = Table(
    "holder",
    metadata,
    _table_key(),
    Column("seat", Integer, primary_key=True),
    Column("nth", Integer, primary_key=True),
    Column("person", BigInteger),
    Column("guild", BigInteger),
    Column("game", Text, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("ended_at", Moment, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("left", Integer),
    Column("until", Integer, nullable=False),
    Column("place", Integer),
    Column("score", Integer),
    Column("won", Boolean, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("timed", Integer, nullable=False),
    Column("late", Integer, nullable=False),
    Column("waits", JSON, nullable=False),
    Column("longest", Integer, nullable=False),
    Index("ix_holder_person", "person", "ended_at"),
    Index("ix_holder_kind", "guild", "game", "counts", "nth", "seats", "seat", "won", "score"),
)
"""Who held a seat of a finished game; see `engines.statistics.holders.Holder`."""

source = Table(
    "source",
    metadata,
    _table_key(),
    Column("seat", Integer, primary_key=True),
    Column("label", Text, primary_key=True),
    Column("guild", BigInteger),
    Column("game", Text, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Index("ix_source_kind", "guild", "game", "counts", "label", "points"),
)
"""Points of a finished game by their source."""

feat = Table(
    "feat",
    metadata,
    _table_key(),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("guild", BigInteger),
    Column("game", Text, nullable=False),
    Column("value", Integer, nullable=False),
    Index("ix_feat_kind", "guild", "game", "name", "value"),
)
"""What can be a record, of games that count."""

chance = Table(
    "chance",
    metadata,
    _table_key(),
    Column("seat", Integer, primary_key=True),
    Column("nth", Integer, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("guild", BigInteger),
    Column("game", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("value", Integer, nullable=False),
    Column("expected", Integer, nullable=False),
    Index("ix_chance_kind", "guild", "game", "name", "count", "value", "expected"),
)
"""What chance gave, in games that count."""

rating = Table(
    "rating",
    metadata,
    _table_key(),
    Column("scope", BigInteger, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("nth", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ended_at", Moment, nullable=False),
    Index("ix_rating_kind", "scope", "game", "size", "person", "nth"),
    Index("ix_rating_person", "person", "scope", "ended_at"),
)
"""What a rating was after a game. `scope` is a server, or 0 for all of them; `size` is 2, or 3 for more players."""

correction = Table(
    "correction",
    metadata,
    _table_key(),
    Column("places", JSON, nullable=False),
    Column("at", Moment, nullable=False),
)
"""The places that an organiser has put right, by seat; none for a game that counts for nothing. Not derived from anything."""

lesson = Table(
    "lesson",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("topic", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("lines", JSON, nullable=False),
    Column("draft", JSON, nullable=False),
    Column("done", JSON, nullable=False),
)
"""How far people have come in the lessons of a game."""

block = Table(
    "block",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
    Index("ix_block_blocked", "blocked"),
)
"""Whom people do not want to be seated with anew."""

bar = Table(
    "bar",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
    Column("until", Moment),
    Index("ix_bar_user", "user"),
)
"""Members of servers who may take no seat at their tables."""

# Leagues and tournaments.


def _event_key() -> Column[str]:
    return Column("event", String(8), ForeignKey("event.id", ondelete="CASCADE"), primary_key=True)


event = Table(
    "event",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("organiser", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("locale", Text, nullable=False),
    Column("format", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("fewest", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("division", Integer, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("phase", Text, nullable=False),
    Column("head", Integer, nullable=False),
    Column("follows", String(8)),
    Column("message", BigInteger),
    Column("shown", Integer, nullable=False),
    Column("told", Integer, nullable=False),
    Index("ix_event_follows", "follows", unique=True),
    Index("ix_event_guild", "guild", "created_at"),
)
"""See `engines.leagues.rows.EventRow`."""

event_entrant = Table(
    "event_entrant",
    metadata,
    _event_key(),
    Column("number", Integer, primary_key=True),
    Column("person", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Index("ix_event_entrant_person", "person"),
)
"""Who takes part in an event; a stand-in where somebody was forgotten."""

event_line = Table(
    "event_line",
    metadata,
    _event_key(),
    Column("seq", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("at", Moment, nullable=False),
)
"""The journals of events, which know entrants by numbers alone."""

event_table = Table(
    "event_table",
    metadata,
    Column("table", String(8), primary_key=True),
    Column("event", String(8), ForeignKey("event.id", ondelete="CASCADE"), nullable=False),
)
"""For which event a table was drawn; it may not have begun yet, or be gone."""

wish = Table(
    "wish",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("fewest", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rated", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("until", Moment, nullable=False),
    Column("ready_until", Moment, nullable=False),
    Column("table", String(8)),
    Index("ix_wish_until", "until"),
)
"""What people wait for; see `engines.finding.wishes.Wish`."""

saved_settings = Table(
    "saved_settings",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(40), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("people", JSON, nullable=False),
    Column("at", Moment, nullable=False),
)
"""Lobbies as their openers want to open them again, with the people whom they invite."""
