"""The database's tables as today's code needs them; `migrations` brings older databases here.

May be imported by `data` alone, and by what measures and tests it.
"""

from data.schema.base import metadata
from data.schema.finished import chance, correction, feat, finished_game, holder, rating, source
from data.schema.leagues import event, event_entrant, event_line, event_table
from data.schema.looking_back import imported_record, review, sketch, story
from data.schema.messages import daily_message, follower, held_call, owed_message, post, surface
from data.schema.people import bar, block, guild, lesson, note, player, saved_settings, wish
from data.schema.puzzles import puzzle_attempt, puzzle_channel, puzzle_tally
from data.schema.running import (
    backing,
    deadline,
    draft,
    entry,
    fact,
    game_table,
    heartbeat,
    member,
    outage,
    plan,
    seat,
    vote,
)

__all__ = [
    "backing",
    "bar",
    "block",
    "chance",
    "correction",
    "daily_message",
    "deadline",
    "draft",
    "entry",
    "event",
    "event_entrant",
    "event_line",
    "event_table",
    "fact",
    "feat",
    "finished_game",
    "follower",
    "game_table",
    "guild",
    "heartbeat",
    "held_call",
    "holder",
    "imported_record",
    "lesson",
    "member",
    "metadata",
    "note",
    "outage",
    "owed_message",
    "plan",
    "player",
    "post",
    "puzzle_attempt",
    "puzzle_channel",
    "puzzle_tally",
    "rating",
    "review",
    "saved_settings",
    "seat",
    "sketch",
    "source",
    "story",
    "surface",
    "vote",
    "wish",
]
