"""What the public reads: the lobby post, one post per turn, the score sheet, and the one line for the channel."""

from __future__ import annotations

import io
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Literal
from zlib import crc32

import discord
from discord import ui
from discord.utils import format_dt

from cogs.components.custom_ids import CustomId
from cogs.components.layout import LONGEST_TEXT
from cogs.components.names import TOKENS, bold_names, plain_name, plain_names, safe_name
from cogs.components.router import BLURPLE, GREEN, Press, button, row
from cogs.panels.play import LONGEST_ALT, has_hand
from engines.core.game import Line, Result, View
from engines.core.text import Note, Seat
from engines.tables.clocks.time_control import NO_CLOCK, Control
from engines.tables.service import Table, Turn
from render.renderer import renderer
from render.translate import Names, dashed, joined, listed, sentence, sentences, word

if TYPE_CHECKING:
    from cogs.bot.client import Client

MOST_LINES = 4
"""Lines of a turn post that say what happened."""

_REMARKS = 500
"""Characters of the remarks below a score sheet."""

WITHOUT_SCORE = ("resigned", "agreed")
"""Why a game may be over that was not played to its end."""
_MARK = 2**29
"""Component ids of posts of turns are at least this; Discord gives out small ones."""

AUTO_ARCHIVE: Literal[10080] = 10080
"""Minutes without a post after which Discord archives a thread: a week, the longest there is."""

ACCENT = 0x8B5A2B


def lobby_post(
    table: Table, picture: bytes, invited: Sequence[int] = ()
) -> tuple[ui.LayoutView, discord.File]:
    """The post on which people gather; `picture` shows the game, `invited` are called by name."""
    locale, key = table.row.locale, dashed(table.row.game)
    file = discord.File(
        io.BytesIO(picture), filename="game.png", description=word(f"{key}-blurb", locale)[:LONGEST_ALT]
    )
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
    box.add_item(ui.TextDisplay(f"## {word(f'{key}-title', locale)}\n{word(f'{key}-blurb', locale)}"))
    box.add_item(
        ui.MediaGallery(discord.MediaGalleryItem("attachment://game.png", description=file.description))
    )
    box.add_item(ui.TextDisplay("\n".join(option_lines(table, locale))))
    seats = _seat_lines(table, locale)
    if invited:
        who = listed([f"<@{user}>" for user in invited], locale)
        seats.append(word("rematch-invites", locale, who=who, count=len(invited)))
    box.add_item(ui.TextDisplay("\n".join(seats)))
    buttons = [
        button(CustomId("join", table.row.id), word("button-join", locale), GREEN),
        button(CustomId("leave", table.row.id), word("button-leave", locale)),
        button(CustomId("options", table.row.id), word("button-options", locale)),
        button(CustomId("start", table.row.id), word("button-start", locale), BLURPLE),
        button(CustomId("rules", table.row.id), word("button-rules", locale)),
    ]
    box.add_item(row(*buttons))
    return _single(box), file


def option_lines(table: Table, locale: str) -> list[str]:
    """One line per option that concerns this table."""
    key = dashed(table.row.game)
    lines = [word("lobby-seats", locale, count=table.row.setup_seats)]
    for option in table.game.options:
        if table.row.setup_seats in option.seats and len(option.choices) > 1:
            choice = dict(table.row.options).get(option.name, option.choices[0])
            name = f"{key}-option-{dashed(option.name)}"
            lines.append(_pair(word(name, locale), word(f"{name}-{dashed(choice)}", locale), locale))
    lines.append(clock_line(table, locale))
    for label, value in (("seating", table.row.seating), ("language", table.row.locale)):
        lines.append(_pair(word(f"lobby-{label}", locale), word(f"{label}-{value}", locale), locale))
    if table.row.private:
        lines.append(word("lobby-private", locale))
    return lines


def clock_line(table: Table, locale: str) -> str:
    """The table's clock, and what becomes of those who are late, in one line."""
    row = table.row
    said = _pair(word("lobby-clock", locale), clock_words(row.clock, locale), locale)
    if row.clock == NO_CLOCK:
        return said
    vacation = word("vacation-days", locale, count=row.vacation)
    absence = word(f"absence-{row.absence}", locale)
    late = word("pair", locale, label=word("lobby-absence", locale), value=absence)
    return f"{said} · {vacation} · {late}"


def _pair(label: str, value: str, locale: str) -> str:
    """An option and what was chosen."""
    return word("pair", locale, label=label, value=f"**{value}**")


def clock_words(clock: str, locale: str) -> str:
    """A time control in words, from its spelling."""
    control = Control.read(clock)
    if control is None:
        return word("clock-none", locale)
    start = _time_words(control.start, locale)
    if not control.gain:
        return word("clock-move", locale, time=start)
    gain, most = _time_words(control.gain, locale), _time_words(control.most, locale)
    return word("clock-bank", locale, time=start, gain=gain, most=most)


def _time_words(time: timedelta, locale: str) -> str:
    """A length of time in the largest unit that tells it whole; half a day is twelve hours."""
    units = {"days": 86400, "hours": 3600, "minutes": 60, "seconds": 1}
    seconds = int(time.total_seconds())
    unit = next(unit for unit, size in units.items() if seconds % size == 0)
    return word(f"time-{unit}", locale, count=seconds // units[unit])


def started_post(table: Table) -> ui.LayoutView:
    """What remains of the lobby post: one line with a link to the thread, and the result once there is one."""
    locale = table.row.locale
    people = listed([safe_name(table, seat, locale) for seat in range(len(table.seats))], locale)
    name = word(f"{dashed(table.row.game)}-title", locale)
    said = word("lobby-started", locale, game=name, people=people, thread=f"<#{table.row.thread}>")
    return _single(ui.TextDisplay(said))


def closed_post(table: Table) -> ui.LayoutView:
    """What remains of a lobby that nobody started."""
    name = word(f"{dashed(table.row.game)}-title", table.row.locale)
    return _single(ui.TextDisplay(word("lobby-closed", table.row.locale, game=name)))


async def turn_post(
    client: Client, table: Table, turn: Turn, name: str, newest: bool
) -> tuple[ui.LayoutView, discord.File]:
    """What happened in a turn, the scores, the board; on the newest post also who is due, until when, and the buttons."""
    locale = table.row.locale
    view = turn.view_after(None)
    picture = await client.workers.picture(table.row.game, "board", view)
    alt = sentences(renderer(table.row.game).alt(view), locale, plain_names(table, locale))[:LONGEST_ALT]
    file = discord.File(io.BytesIO(picture), filename=name, description=alt)
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENT, id=mark(table, turn.last_seq))
    counts = counts_line(table, view, locale)
    due = due_line(table, locale) if newest and not table.over else ""
    if said := "\n".join(story(table, turn.notes, locale)):
        box.add_item(ui.TextDisplay(said[: LONGEST_TEXT - len(counts) - len(due)]))
    box.add_item(ui.TextDisplay(counts))
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt)))
    if newest and not table.over:
        box.add_item(ui.TextDisplay(due))
        box.add_item(row(*_turn_buttons(table, locale)))
        for buttons in _seats_to_take(table, locale):
            box.add_item(row(*buttons))
    return _single(box), file


def picture_name(table: Table, seq: int) -> str:
    """The file name of a turn's board; by its number a post that was sent but not recorded is found again."""
    return f"{table.row.game}-{seq}.png"


def mark(table: Table, seq: int) -> int:
    """The component id by which the post of a turn is known: it follows from when its last entry was committed."""
    return _MARK + crc32(f"{seq} {table.story.at(seq).isoformat()}".encode()) % _MARK


def seq_of(table: Table, message: discord.Message) -> int | None:
    """The entry number on a turn's post, by its picture; None for other messages."""
    for attachment in message.attachments:
        game, _, seq = attachment.filename.removesuffix(".png").rpartition("-")
        if game == table.row.game and seq.isdigit():
            return int(seq)
    return None


def shown_at(table: Table, message: discord.Message) -> int | None:
    """The entry that a turn's post shows; None for other messages, and for turns that this journal does not know."""
    seq = seq_of(table, message)
    known = seq is not None and seq <= table.head and message.components
    return (
        seq
        if known and seq is not None and getattr(message.components[0], "id", None) == mark(table, seq)
        else None
    )


def before_newest(table: Table) -> int:
    """What a thread shows in which the post of the newest turn is missing."""
    closed = [turn.last_seq for turn in table.turns() if turn.closed]
    return closed[-2] if len(closed) > 1 else -1


def story(table: Table, notes: tuple[Note, ...], locale: str) -> list[str]:
    """The public notes, at most four lines."""
    names = bold_names(table, locale)
    lines = [sentence(note.text, locale, names) for note in notes if note.to is None]
    if len(lines) <= MOST_LINES:
        return lines
    size = -(-len(lines) // MOST_LINES)
    return [joined(lines[at : at + size], locale) for at in range(0, len(lines), size)]


def counts_line(table: Table, view: View, locale: str) -> str:
    """Every seat's public counts, then the supplies, in small print."""
    summary = renderer(table.row.game).summary(view)
    names = bold_names(table, locale)
    seats = [f"{names(seat)} {sentence(text, locale, names)}" for seat, text in enumerate(summary.seats)]
    return f"-# {' · '.join(seats)} — {sentence(summary.rest, locale, names)}"


def due_line(table: Table, locale: str, seats: tuple[Seat, ...] | None = None) -> str:
    """Who is asked, with a mention, and by when: one line for all whose time is up at the same moment.

    Args:
        seats: only these; None for all who are due.
    """
    clocks = {deadline.seat: deadline for deadline in table.deadlines}
    until: dict[datetime | None, list[str]] = {}
    for seat in table.due if seats is None else seats:
        seat_row = table.seats[seat]
        who = f"{TOKENS[seat]} <@{seat_row.user}>" if seat_row.human else bold_names(table, locale)(seat)
        clock = clocks.get(seat)
        until.setdefault(clock.due if clock and clock.left is None else None, []).append(who)
    return "\n".join(_due_words(table, locale, listed(who, locale), due) for due, who in until.items())


def deadline_lines(table: Table, locale: str) -> list[str]:
    """Until when those have who are due, as a fact that may stay in the thread: it calls nobody."""
    names = bold_names(table, locale)
    return [
        word("deadline", locale, who=names(clock.seat), when=stamp(clock.due))
        for clock in table.deadlines
        if clock.seat in table.due and clock.left is None
    ]


def _due_words(table: Table, locale: str, who: str, due: datetime | None) -> str:
    if due is not None:
        return word("your-turn-until", locale, who=who, when=stamp(due), left=format_dt(due, "R"))
    return word("your-turn-paused" if table.row.paused else "your-turn", locale, who=who)


def stamp(when: datetime) -> str:
    """A moment that Discord shows in each reader's own zone."""
    return format_dt(when, "f")


def score_sheet(table: Table, result: Result | None) -> ui.LayoutView:
    """Every seat's points by source, where they come from, the places, and what may be said of it.

    Args:
        result: None for a game that ended `WITHOUT_SCORE`; then the post says so, and offers what follows all the same.
    """
    locale = table.row.locale
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
    header, _ = table.journal()
    seed = "-# " + word("sheet-seed", locale, seed=header.seed)
    if result is None:
        told = [word(f"over-{table.row.why}", locale)]
    else:
        told = _score(table, result, locale, LONGEST_TEXT - len(seed))
    for said in [*told, seed]:
        box.add_item(ui.TextDisplay(said))
    buttons = [
        button(CustomId("rematch", table.row.id, table.head), word("button-rematch", locale), GREEN),
        button(CustomId("recap", table.row.id, table.head, "0"), word("button-replay", locale)),
        button(CustomId("save", table.row.id, table.head), word("button-save", locale)),
    ]
    box.add_item(row(*buttons))
    return _single(box)


def _score(table: Table, result: Result, locale: str, most: int) -> list[str]:
    """The texts of the score sheet: the ranking, the sources of points, the remarks; in so many characters."""
    names = bold_names(table, locale)
    ranking = f"## {word('sheet-title', locale)}\n" + "\n".join(_ranking(table, result, locale))
    remarks = _cut([sentence(text, locale, names) for text in result.remarks], _REMARKS)
    room = most - len(ranking) - len(remarks)
    return [said for said in (ranking, sources(result.sheet, locale, names, room), remarks) if said]


def sources(lines: Sequence[Line], locale: str, names: Names, most: int = LONGEST_TEXT) -> str:
    """Every source of points: what each seat has from it, and where it comes from; in so many characters."""
    said = []
    for line in lines:
        points = " · ".join(f"{TOKENS[seat]} {count}" for seat, count in enumerate(line.points))
        said.append(f"**{sentence(line.label, locale, names)}** — {points}")
        said += [f"-# {sentence(why, locale, names)}" for why in line.why]
    return _cut(said, most)


def ended_line(table: Table, result: Result | None, locale: str = "", link: str = "") -> str:
    """One line with the result; in the table's language and with its thread, unless others are given."""
    locale = locale or table.row.locale
    name = word(f"{dashed(table.row.game)}-title", locale)
    thread = link or f"<#{table.row.thread}>"
    names = bold_names(table, locale)
    if result is None:
        gone = listed([names(seat) for seat, seat_row in enumerate(table.seats) if seat_row.resigned], locale)
        return word(f"ended-{table.row.why}", locale, game=name, who=gone, thread=thread)
    scores = " · ".join(f"{names(seat)} {result.scores[seat]}" for seat in _by_place(result))
    return word("ended-finished", locale, game=name, scores=scores, thread=thread)


def thread_name(table: Table) -> str:
    """The game and who plays, in at most 100 characters."""
    locale = table.row.locale
    people = listed([plain_names(table, locale)(seat) for seat in range(len(table.seats))], locale)
    return f"{word(f'{dashed(table.row.game)}-title', locale)} · {people}"[:100]


def _seat_lines(table: Table, locale: str) -> list[str]:
    lines = [f"{TOKENS[seat]} {safe_name(table, seat, locale)}" for seat in range(len(table.seats))]
    lines += [
        f"{TOKENS[seat]} *{word('seat-free', locale)}*"
        for seat in range(len(table.seats), table.row.setup_seats)
    ]
    if len(table.seats) == table.row.setup_seats:
        lines.append(word("lobby-full", locale))
    return lines


def _turn_buttons(table: Table, locale: str) -> list[Press]:
    def tag(name: str) -> CustomId:
        return CustomId(name, table.row.id, table.head)

    buttons = [button(tag("play"), word("button-play", locale), GREEN)]
    if any(has_hand(table, seat) for seat in range(len(table.seats))):
        buttons.append(button(tag("hand"), word("button-hand", locale)))
    if renderer(table.row.game).closeups(table.view(None)):
        buttons.append(button(tag("zoom"), word("button-zoom", locale)))
    buttons.append(button(CustomId("recap", table.row.id, table.head, ""), word("button-recap", locale)))
    return [*buttons, button(tag("more"), "⋯")]


def _seats_to_take(table: Table, locale: str) -> list[list[Press]]:
    """Rows of buttons for seats that computers hold: taking one over, and coming back."""
    away = [seat for seat, seat_row in enumerate(table.seats) if seat_row.away]
    if not away:
        return []
    takes = [
        button(
            CustomId("take", table.row.id, table.head, str(seat)),
            word("button-take", locale, who=plain_name(table, seat, locale)),
        )
        for seat in away[:5]
    ]
    return [takes, [button(CustomId("return", table.row.id, table.head), word("button-return", locale))]]


def _ranking(table: Table, result: Result, locale: str) -> list[str]:
    names = bold_names(table, locale)
    medals = {1: "🥇", 2: "🥈", 3: "🥉"}
    return [
        f"{medals.get(result.places[seat], f'{result.places[seat]}.')} {names(seat)} — **{result.scores[seat]}**"
        for seat in _by_place(result)
    ]


def _by_place(result: Result) -> list[Seat]:
    return sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))


def _cut(lines: list[str], most: int) -> str:
    """As many lines as fit, and a mark where some do not."""
    kept: list[str] = []
    for line in lines:
        if sum(map(len, kept)) + len(kept) + len(line) > most - 2:
            kept.append("…")
            break
        kept.append(line)
    return "\n".join(kept)


def _single(item: ui.Item[Any]) -> ui.LayoutView:
    made = ui.LayoutView(timeout=None)
    made.add_item(item)
    return made
