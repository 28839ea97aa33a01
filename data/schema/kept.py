"""What is kept where, why and how long: every column of the schema once. `PRIVACY.md` shows it; `make docs` renews it there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept, in words for people.

    Attributes:
        where: columns by table, a line for each: `note: table user text`; none for what is beside the database.
    """

    what: str
    why: str
    until: str
    where: str = ""

    @property
    def columns(self) -> list[str]:
        """The column written `table.column`."""
        lines = [line.split(":") for line in self.where.strip().splitlines()]
        return [f"{table.strip()}.{column}" for table, columns in lines for column in columns.split()]


_TABLE: Final = "as long as the table"

KEPT: Final = (
    Kept(
        "your Discord ID, your name when you sat down, your language, your seat and its clock",
        "to know whose turn it is, and to notify you",
        _TABLE,
        """
        seat: table seat user name computer locale resigned bank ended vacation missed away level crew
        deadline: table seat due warned remind quiet left claimed_until begins
        game_table: opener
        """,
    ),
    Kept(
        "every move with its time, drafts, plans, standing orders, votes, notes, tables that you follow",
        "because the game consists of them",
        _TABLE,
        """
        seat: order ordered_at
        entry: table seq seat line drew auto at digest
        draft: table seat base_seq lines
        plan: table seat plans told fate fate_at
        vote: table kind target_seq head asked_by agreed at outcome closed_by
        note: table user text
        follower: table user
        story: table version course decisive
        """,
    ),
    Kept(
        "which crew of a table you joined, and whether you left; what you drafted, proposed and voted for there",
        "so that many can play one seat, and nobody plays on two sides",
        "as long as the table, or until you ask; of turns that were played, only votes for what was played",
        """
        member: table user crew name locale at left base_seq lines
        backing: table user base_seq turn crew at own played
        """,
    ),
    Kept(
        "what your own turns in a finished game missed, if you have asked for this review",
        "to show it to you again, and only to you",
        "as long as the table, or until you ask",
        "review: table user version decisions at",
    ),
    Kept(
        "your part in a shuffle: random digits, or the hash of a word, never the word",
        "so that everyone can check the shuffle",
        "with your seat until the start, then without your name for as long as the table",
        """
        seat: part
        game_table: seed chance secret parts
        """,
    ),
    Kept(
        "results of finished games: place, points, reply times, records, dice, ratings",
        "for lists, ratings and statistics",
        "until you ask, even after the moves are removed",
        """
        seat: stand_in
        finished_game: table version game guild seats options rules why rated private counts started_at ended_at people sides
        finished_game: margin comeback_seat comeback turns folded
        holder: table seat nth person guild game counts ended_at seats left until place score won turns timed late waits longest
        holder: replaced
        source: table seat label guild game counts points
        feat: table seat name guild game value
        chance: table seat nth name guild game count value expected
        rating: table scope person game size nth mu sigma ended_at
        correction: table places at
        """,
    ),
    Kept(
        "your settings, when you are away, whether direct messages reach you, and the ID of their channel",
        "to reach you the way you like",
        "until neither a table nor a result with you is left, or you ask",
        "player: user locale dm_ok preferences dm_channel",
    ),
    Kept(
        "messages and notifications still to be sent to you, and when to send your next digest",
        "so that none is lost",
        "until they are sent",
        """
        owed_message: table user at
        held_call: message user channel guild words at until turn
        daily_message: user due at
        """,
    ),
    Kept(
        "game files that you opened with `/replay`, and when; private copies of *What if …?*",
        "to open them again; the limit is five files an hour",
        "the last five files, the last ten copies, or until you ask",
        """
        imported_record: id user text at
        sketch: id user source base guessed viewer seed lines at
        """,
    ),
    Kept(
        "whom you have blocked",
        "to keep you apart",
        "until you unblock them, or you ask",
        "block: user blocked at",
    ),
    Kept(
        "whether a server, or the operator, has barred you",
        "to protect others",
        "until the bar ends or is lifted",
        "bar: guild user at until",
    ),
    Kept(
        "whether a host has removed you from a lobby, or invited you",
        "so that the lobby lets the right people in",
        "a removal for as long as the table, an invitation for at most a week, or until you ask",
        "game_table: removed invited",
    ),
    Kept(
        "leagues and tournaments that you take part in or organise, with your name there",
        "to pair people, and to show standings",
        "until nothing has happened there for a year, or you ask",
        """
        event: id guild channel organiser name game options clock rated locale format seats fewest rounds division created_at
        event: phase head follows message shown told
        event_entrant: event number person name
        event_line: event seq line at
        event_table: table event
        """,
    ),
    Kept(
        "which games you are waiting for with `/play`, what you asked for, and channels where you could join",
        "to find you a table",
        "until the table starts, you stop waiting, or the time you chose is up",
        "wish: user guild game channel name locale fewest most clock options rated at until ready_until table sees",
    ),
    Kept(
        "table settings that you saved, with the people you invite",
        "to open such a table again",
        "until you delete them, or you or they ask",
        "saved_settings: user guild name game settings people at",
    ),
    Kept(
        "lessons that you have finished, and your moves in the current one",
        "to continue where you left off",
        "until nothing has happened there for a year, or you ask",
        "lesson: user game topic at seq lines draft done",
    ),
    Kept(
        "your answers to the daily puzzles, the hints you took, and where you answered",
        "to show how you are doing, and to name you among those who found it, if you allow that",
        "until you ask; how many found a puzzle is kept without names",
        """
        puzzle_attempt: user day puzzle at guild seq draft hints lines found counts less own rest
        puzzle_tally: day answered found
        """,
    ),
    Kept(
        "a table’s settings; IDs of servers, channels, threads and the bot’s own messages",
        "to find them again",
        _TABLE,
        """
        game_table: id game setup_seats options rules stage why guild channel thread locale clock seating private created_at
        game_table: head started_at revision vacation absence paused rematch_of outage_head outage_moved rated starts_full
        game_table: conditions beginning source crews
        surface: table audience channel message shown_seq failures retry_at
        post: table message channel since until drawn
        """,
    ),
    Kept(
        "a server’s settings",
        "so that tables fit the server",
        "until they are changed",
        """
        guild: guild locale channels creators most moderators defaults needed called
        puzzle_channel: guild channel hour due at
        """,
    ),
    Kept(
        "the bot’s notes about itself; which account was sent a code after a letter",
        "to start, and to answer the right person",
        "an account for two weeks; everything else names nobody",
        """
        fact: name value
        heartbeat: part at
        outage: part since until
        """,
    ),
    Kept(
        "beside the backups: a hash of your ID if your data were deleted, which only the database’s key can match",
        "so that they are deleted again from a restored backup",
        "two years",
    ),
    Kept(
        "backups of all this",
        "in case the machine is lost",
        "until 14 newer ones are made; a copy from before an upgrade 30 days",
    ),
    Kept(
        "all of this as it was before a backup was restored, beside the database",
        "in case it was the wrong backup",
        "until the operator deletes it",
    ),
)


def as_table() -> str:
    """The list as a table of Markdown."""
    rows = [f"| {each.what} | {each.why} | {each.until} |\n" for each in KEPT]
    return f"| what | why | how long |\n|---|---|---|\n{''.join(rows)}"
