"""Short public messages: reminders, questions and their results, events of a thread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import due_line
from cogs.messages.markdown import distance, moment, safe
from cogs.messages.message import Button, Call, Message, Style, message
from cogs.messages.names import TOKENS, bold_names, mention
from data.records.enums import ABOUT_A_SEAT
from data.records.rows import VoteRow
from engines.core.text import Seat
from render.sentences import listed, word
from tables.table import Table

_REMINDER_MARK = 1_000_000_000
_CALL_MARK = 1_500_000_000
_LOST_MARK = 7_000_000


def removal(table: Table, users: Sequence[int], until: datetime) -> Message:
    """The notice that an untouched table will be removed.

    Args:
        users: its people, by Discord id, who are mentioned.
    """
    locale = table.row.locale
    who = listed([f"<@{user}>" for user in users], locale)
    key = "removal-ended" if table.over else "removal-running"
    return message(word(key, locale, who=who, count=len(users), when=moment(until)))


def reminder(table: Table, seat: Seat, asked: int) -> Message:
    """The reminder of a seat whose time runs out.

    Args:
        asked: the entry with which the seat's ask appeared.
    """
    said = word("reminder", table.row.locale, line=due_line(table, table.row.locale, (seat,)))
    return message(said, rows=[play_row(table)], mark=reminder_mark(seat, asked))


def late_call(table: Table, seat: Seat, asked: int) -> Message:
    """The delayed ping of a seat; `asked` as above."""
    said = due_line(table, table.row.locale, (seat,))
    return message(said, rows=[play_row(table)], mark=call_mark(seat, asked))


def call(table: Table, seat: Seat, asked: int) -> Message:
    """The ping of a seat for an ask that no direct message delivers; `asked` as above."""
    said = due_line(table, table.row.locale, (seat,))
    return message(said, rows=[play_row(table)], mark=reminder_mark(seat, asked))


def play_row(table: Table) -> list[Button]:
    """The way to play right from a message that calls somebody."""
    id = CustomId("play", table.row.id, table.head)
    return [Button(id, word("button-play", table.row.locale), Style.GREEN)]


def hands_wait(table: Table, seats: Sequence[Seat]) -> Message:
    """The notice that some seats' hands cannot be sent now, with a way to see them."""
    who = listed([f"{TOKENS[seat]} {mention(table, seat)}" for seat in seats], table.row.locale)
    return message(word(table.presentation.hands + "hands-wait", table.row.locale, who=who))


def reminder_mark(seat: Seat, asked: int) -> int:
    """The mark that identifies a sent but unrecorded reminder."""
    return _REMINDER_MARK + asked * 10 + seat


def call_mark(seat: Seat, asked: int) -> int:
    """The mark that identifies a sent but unrecorded late call."""
    return _CALL_MARK + asked * 10 + seat


def question(table: Table, vote: VoteRow) -> Message:
    """A question to the table: who has yet to answer, the deadline, Agree and Refuse."""
    locale, names = table.row.locale, bold_names(table, table.row.locale)
    mentions = " ".join(f"<@{user}>" for user in voters(table, vote))
    agreed = [names(seat) for seat in vote.agreed if seat != vote.asked_by]
    said = [
        f"{_asked(table, vote)} {mentions}",
        word(_until(vote), locale, when=distance(vote.until), whom=_whom(table, vote)),
        word("vote-agreed", locale, who=listed(agreed, locale)) if agreed else "",
    ]
    buttons = [
        Button(
            CustomId("vote", table.row.id, vote.head, f"{vote.kind} {answer} {vote.target_seq}"),
            word(label, locale),
        )
        for answer, label in (("yes", "button-agree"), ("no", "button-refuse"))
    ]
    return replace(message(said, rows=[buttons]), call=Call(vote.until))


def voters(table: Table, vote: VoteRow) -> list[int]:
    """The users who have yet to answer."""
    return [user for seat in table.voters(vote) if (user := table.speaker(seat)) is not None]


def outcome(table: Table, kind: str, head: int) -> Message:
    """The result of a question asked at an entry, below the question where it is known."""
    locale = table.row.locale
    found = next((each for each in table.answered if each.kind == kind and each.head == head), None)
    if found is None:
        return message(word("vote-overtaken", locale))
    who = bold_names(table, locale)(found.closed_by) if found.closed_by is not None else ""
    withdrawn = "withdrawn" if found.closed_by == found.asked_by else ""
    key = "vote-expired" if found.outcome == "expired" else f"vote-{withdrawn or f'{kind}-{found.outcome}'}"
    return message([f"-# {_asked(table, found)}", word(key, locale, who=who, whom=_whom(table, found))])


def frozen_post(table: Table) -> Message:
    """The notice that the table is on hold because its journal does not replay."""
    return message(word("table-frozen", table.row.locale, seq=table.readable_until))


def thawed_post(table: Table) -> Message:
    """The notice that the table goes on, and who is due."""
    said = [word("table-thawed", table.row.locale), due_line(table, table.row.locale)]
    return message(said, rows=[play_row(table)])


def moved_post(table: Table) -> Message:
    """The first post of a thread that replaces a deleted one."""
    return message(word("thread-moved", table.row.locale))


def lost_post(table: Table) -> Message:
    """The notice that the newest turns are lost after a backup was restored."""
    return message(word("restored", table.row.locale, seq=table.head), mark=_LOST_MARK + table.head)


def lost_turn_post(table: Table, texts: Sequence[str]) -> Message:
    """The remains of a lost turn's post."""
    lines = [f"~~{line}~~" for text in texts for line in text.splitlines() if "<@" not in line]
    return message([word("restored-lost", table.row.locale), *lines])


def _asked(table: Table, vote: VoteRow) -> str:
    """The question, with its asker."""
    names = bold_names(table, table.row.locale)
    return word(f"vote-{vote.kind}", table.row.locale, who=names(vote.asked_by), whom=_whom(table, vote))


def _whom(table: Table, vote: VoteRow) -> str:
    """Whose seat is asked about."""
    names = bold_names(table, table.row.locale)
    return names(vote.target_seq) if vote.kind in ABOUT_A_SEAT else ""


def _until(vote: VoteRow) -> str:
    return f"vote-until-{vote.kind}" if vote.kind in ABOUT_A_SEAT else "vote-until"


def correction(table: Table, places: Sequence[int], by: int, reason: str, called: Sequence[int]) -> Message:
    """The notice of a corrected result, with the reason. It calls everyone who played.

    Args:
        places: by seat; none for a game that counts for nothing.
        by: the moderator, by Discord id.
        called: the players, by Discord id.
    """
    locale = table.row.locale
    names = bold_names(table, locale)
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    said = " · ".join(f"{places[seat]}. {names(seat)}" for seat in order) or word("correct-void", locale)
    people = listed([f"<@{user}>" for user in called], locale)
    corrected = word("correct-public", locale, who=f"<@{by}>", places=said, reason=safe(reason[:200]))
    return message([corrected, word("called-people", locale, who=people) if called else ""])
