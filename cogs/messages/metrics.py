"""Metrics of the running bot for Prometheus. Labels name kinds, never people, tables or moves."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_ANSWERS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 15.0)

INTERACTIONS: Final = Histogram(
    "meeplepost_interaction_seconds",
    "From an interaction to the end of its handler, by what was pressed, sent or typed",
    ["kind"],
    buckets=_ANSWERS,
)
PICTURES: Final = Histogram(
    "meeplepost_picture_seconds",
    "From a wish to the picture's file, by what draws it",
    ["kind"],
    buckets=_ANSWERS,
)
COMPUTERS: Final = Histogram(
    "meeplepost_computer_move_seconds", "From a question to a computer player to its answer", buckets=_ANSWERS
)
PROBLEMS: Final = Counter(
    "meeplepost_problems",
    "Answers that say why nothing happened, by the reason; `incident` is a bug",
    ["kind"],
)
REQUESTS: Final = Counter(
    "meeplepost_discord_requests", "Requests to Discord, by the status of the answer", ["status"]
)
INVALID: Final = Gauge(
    "meeplepost_discord_invalid_requests",
    "Answers 401, 403 and 429 of the last ten minutes; at 10,000 Discord bans the address",
)
QUEUES: Final = Gauge("meeplepost_queue_length", "What waits for its turn", ["queue"])
TABLES: Final = Gauge("meeplepost_tables", "Tables, by game and stage", ["game", "stage"])
PEOPLE: Final = Gauge("meeplepost_people_active", "People who have moved within the last day")
SERVERS: Final = Gauge("meeplepost_servers", "Servers that this process looks after")
READY: Final = Gauge("meeplepost_gateway_ready", "1 while the gateway is ready")
MEMORY: Final = Gauge("meeplepost_memory_bytes", "Resident memory, of the bot and of its workers", ["of"])
BACKUP: Final = Gauge(
    "meeplepost_backup_timestamp_seconds",
    "When the last backup was made in which every game replays; 0 before the first",
)
STORED: Final = Gauge("meeplepost_database_bytes", "Size of the database")
LATENCY: Final = Gauge(
    "meeplepost_shard_latency_seconds", "From a heartbeat to Discord’s answer, by shard", ["shard"]
)
UNDELIVERED: Final = Counter(
    "meeplepost_undelivered_direct_messages", "Direct messages that Discord does not deliver to their reader"
)
LOOP_HELD: Final = Counter(
    "meeplepost_event_loop_held",
    "How often something has held the event loop, and no click was answered meanwhile",
)
BUILD: Final = Gauge("meeplepost_build_info", "1, with the version of the program", ["version"])


class Problem(StrEnum):
    """The kinds of `PROBLEMS`."""

    RULES = "rules"
    """Against the rules of a game or a table."""
    REFUSED = "refused"
    LATE = "late"
    """Discord takes the answer no more."""
    DATABASE = "database"
    BUSY = "busy"
    DISCORD = "discord"
    INCIDENT = "incident"
    """A bug."""
