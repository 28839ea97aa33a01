"""What stands behind `⋯` and under a finished game: text board, rules, notes, undo, resign, end, journal, rematch."""

from __future__ import annotations

import io
import re

import discord
from discord import ui

from cogs import server
from cogs.bot.context import person
from cogs.bot.errors import Refused
from cogs.components.answers import answered
from cogs.components.custom_ids import CustomId
from cogs.components.forms import Submit, ask, form, written
from cogs.components.layout import layout, select
from cogs.components.locale import locale_of
from cogs.components.names import bold_names, plain_names
from cogs.components.router import GREEN, RED, Choose, Click, Interaction, Press, act, button
from cogs.dms import followers
from cogs.panels import attendance, notes
from cogs.panels.play import board, load, put, title, whose_turn
from cogs.posts import turn as posts
from engines.core.journal import dump
from engines.core.text import Seat
from engines.tables.clocks.time_control import NO_CLOCK
from engines.tables.service import Table
from engines.tables.store import Stage
from render.renderer import renderer
from render.translate import dashed, known, sentence, word


@answered("more")
async def show_more(it: Interaction, table: Table) -> None:
    """Fill a private answer with everything beside playing that its reader can do here."""
    locale, seat = locale_of(it), table.seat_of(it.user.id)
    looks = [
        button(CustomId("rules", table.row.id), word("button-rules", locale)),
        button(CustomId("text", table.row.id, table.head), word("button-text", locale)),
        button(CustomId("recap", table.row.id, table.head, ""), word("button-recap", locale)),
        button(CustomId("notes", table.row.id), word("button-notes", locale)),
        button(CustomId("save", table.row.id, table.head), word("button-save", locale)),
    ]
    rows: list[list[Press | Choose]] = [[*looks]]
    if not table.over and table.game.so_far(table.view(seat)):
        looks.insert(1, button(CustomId("score", table.row.id, table.head), word("button-score", locale)))
        rows = [[*looks[:3]], [*looks[3:]]]
    if seat is not None and not table.over and not table.seats[seat].computer:
        deeds: list[Press | Choose] = [*attendance.buttons(it, table, seat)]
        if table.undoable(seat):
            deeds.insert(0, button(CustomId("undo", table.row.id, table.head), word("button-undo", locale)))
        if deeds:
            rows.append(deeds)
        if table.game.orders:
            rows.append([_orders(table, seat, locale)])
        rows.append(
            [
                button(CustomId("offer", table.row.id, table.head), word("button-offer", locale)),
                button(CustomId("stop", table.row.id, table.head), word("button-stop", locale)),
                button(CustomId("resign", table.row.id, table.head), word("button-resign", locale), RED),
            ]
        )
    if seat is not None and table.seats[seat].away and not table.over:
        rows.append(
            [button(CustomId("return", table.row.id, table.head), word("button-return", locale), GREEN)]
        )
    if follow := await followers.buttons(it, table):
        rows.append([*follow])
    said = [title(table, locale), whose_turn(table, locale)]
    if seat is not None and table.row.clock != NO_CLOCK and not table.over:
        said.append(word("vacation-left", locale, count=table.seats[seat].vacation))
    said += await notes.whole(it.client, table.row.id, it.user.id)
    await put(it, layout("\n".join(said), rows=rows), [])


@answered("score")
async def _score(it: Interaction, table: Table) -> None:
    """The score sheet so far."""
    locale = locale_of(it)
    lines = table.game.so_far(table.view(table.seat_of(it.user.id)))
    names = bold_names(table, locale)
    totals = map(sum, zip(*(line.points for line in lines), strict=True))
    said = [title(table, locale), " · ".join(f"{names(seat)} {total}" for seat, total in enumerate(totals))]
    said.append(posts.sources(lines, locale, names))
    await put(it, layout("\n".join(said)), [])


@act("notes")
async def _notes(click: Click) -> None:
    it, locale = click.it, locale_of(click.it)
    table = await load(it, click.tag.table)
    kept = await click.client.store.note(table.row.id, it.user.id)
    label, hint = word("notes-label", locale), word("notes-hint", locale)
    field = written("text", label, kept, longest=notes.LONGEST, lines=True, hint=hint)
    await ask(it, CustomId("notes", table.row.id), word("button-notes", locale), field)


@form("notes")
async def _note(submit: Submit) -> None:
    """Keep the note, and show it where the form was opened."""
    await submit.it.response.defer()
    table = await load(submit.it, submit.tag.table)
    said = submit.text("text")[: notes.LONGEST]
    await submit.client.store.set_note(table.row.id, submit.it.user.id, said)
    await show_more(submit.it, table)


def _orders(table: Table, seat: Seat, locale: str) -> Choose:
    """A select of the game's standing orders, the one that holds now chosen."""
    key = f"{dashed(table.row.game)}-order"
    now = table.seats[seat].order or table.game.orders[0]
    orders = [
        (order, word("pair", locale, label=word(key, locale), value=word(order_key(key, order), locale)))
        for order in table.game.orders
    ]
    return select(CustomId("order", table.row.id, table.head), orders, now, word(f"{key}-pick", locale))


def order_key(key: str, order: str) -> str:
    """The key of a standing order's words.

    >>> order_key("yspahan-order", "complete-min 6 keep 2")
    'yspahan-order-complete-min-6-keep-2'
    """
    return f"{key}-{dashed(order).replace(' ', '-')}"


@act("order")
async def _order(click: Click) -> None:
    """Give a standing order; what is being asked already stays a question."""
    await click.it.response.defer(ephemeral=True, thinking=True)
    await load(click.it, click.tag.table)
    await click.client.tables.give_order(click.tag.table, click.it.user.id, click.value)
    await put(click.it, layout(word("order-given", locale_of(click.it))), [])


@answered("text")
async def show_text(it: Interaction, table: Table) -> None:
    """The whole board as text, as its reader may see it."""
    locale = locale_of(it)
    names = plain_names(table, locale)
    lines = [
        sentence(text, locale, names)
        for text in renderer(table.row.game).text_board(table.view(table.seat_of(it.user.id)))
    ]
    await put(it, layout("\n".join([title(table, locale), whose_turn(table, locale), *lines])), [])


@act("zoom")
async def _zoom(click: Click) -> None:
    """A further picture of the board; its buttons lead to the others."""
    it = click.it
    await (it.response.defer() if click.tag.rest else it.response.defer(ephemeral=True, thinking=True))
    await show_closeup(it, await load(it, click.tag.table), click.tag.rest)


async def show_closeup(it: Interaction, table: Table, name: str = "") -> None:
    """Fill a private answer with a closer look at the board.

    Args:
        name: one of the game's closeups, or a place on the board; empty for the first.

    Raises:
        Refused: this board has no such closeup.
    """
    locale, view = locale_of(it), table.view(table.seat_of(it.user.id))
    names = renderer(table.row.game).closeups(view)
    name = name or next(iter(names), "")
    try:
        if not names:
            raise ValueError(name)
        file, alt = await board(
            it.client, table, view, locale, f"zoom-{table.head}.png", kind=f"closeup {name}"
        )
    except ValueError:
        raise Refused(word("no-such-closeup", locale, name=name)) from None
    key = f"{dashed(table.row.game)}-closeup"
    buttons = [
        button(CustomId("zoom", table.row.id, table.head, each), word(f"{key}-{each}", locale))
        for each in names
    ]
    rows = [buttons[at : at + 5] for at in range(0, len(buttons), 5)]
    said = [f"{title(table, locale)} · {word(f'{key}-{name}', locale) if name in names else name}"]
    if known(f"{key}-{name}-hint"):
        said.append(word(f"{key}-{name}-hint", locale))
    await put(it, layout("\n".join(said), file, alt, [[*row] for row in rows]), [file])


@answered("undo")
async def undo(it: Interaction, table: Table) -> None:
    """Take the last turn back, or ask the others for it."""
    undone = await it.client.tables.votes.undo(table.row.id, it.user.id)
    await put(it, layout(word("undo-asked" if undone.asked else "undo-done", locale_of(it))), [])


@answered("stop")
async def propose_stop(it: Interaction, table: Table) -> None:
    """Propose to end the game; it ends when all people at the table agree."""
    after = await it.client.tables.votes.propose_stop(table.row.id, it.user.id)
    asked = after.row.stage is Stage.RUNNING
    await put(it, layout(word("stop-asked" if asked else "stop-done", locale_of(it))), [])


@act("vote")
async def _vote(click: Click) -> None:
    """Somebody agreed or refused; the question itself says what came of it."""
    it = click.it
    await it.response.defer(ephemeral=True, thinking=True)
    table = await load(it, click.tag.table)
    kind, _, said = click.tag.rest.partition(" ")
    await it.client.tables.votes.vote(table.row.id, it.user.id, kind, said == "yes", click.tag.seq)
    await put(it, layout(word("vote-counted", locale_of(it))), [])


@answered("resign")
async def ask_resign(it: Interaction, table: Table) -> None:
    """Giving up is final: ask once more."""
    locale = locale_of(it)
    if table.seat_of(it.user.id) is None or table.over:
        raise Refused(word("not-seated", locale))
    sure = button(CustomId("resigned", table.row.id, table.head), word("button-resign", locale), RED)
    await put(it, layout(word("resign-sure", locale), rows=[[sure]]), [])


@act("resigned")
async def _resigned(click: Click) -> None:
    await click.it.response.defer()
    await load(click.it, click.tag.table)
    await click.client.tables.resign(click.tag.table, click.it.user.id)
    await put(click.it, layout(word("resign-done", locale_of(click.it))), [])


@answered("save")
async def send_journal(it: Interaction, table: Table) -> None:
    """The journal as a file. Before the end it would tell hidden moves, so it holds what is public: the story."""
    locale = locale_of(it)
    said = dump(*table.journal()) if table.over else story_text(table, locale)
    file = discord.File(io.BytesIO((said + "\n").encode()), filename=f"{table.row.game}-{table.row.id}.txt")
    view = layout(word("journal-file" if table.over else "story-file", locale))
    view.add_item(ui.File(f"attachment://{file.filename}"))
    await put(it, view, [file])


_MARKDOWN = re.compile(r"\*\*|`|^-# ", re.MULTILINE)


def story_text(table: Table, locale: str) -> str:
    """What everybody was told, as plain text. Names keep what looks like markdown in them."""
    names = plain_names(table, locale)
    stand_ins = {seat: chr(0xE000 + seat) for seat in range(len(table.seats))}
    notes = [note for turn in table.turns() for note in turn.notes if note.to is None]
    said = "\n".join(sentence(note.text, locale, stand_ins.__getitem__) for note in notes)
    return _MARKDOWN.sub("", said).translate({ord(sign): names(seat) for seat, sign in stand_ins.items()})


@act("rematch")
async def _rematch(click: Click) -> None:
    """A lobby for the same people with the same options; pressed again, the way to it."""
    it = click.it
    await it.response.defer(ephemeral=True, thinking=True)
    old = await load(it, click.tag.table)
    if not old.over:
        raise click.unknown_id()
    if await it.client.store.rematch_of(old.row.id) is None:
        await server.may_open(it, old.row.channel)
    table = await it.client.tables.rematch(old.row.id, person(it))
    await it.client.posts.shown(table.row.id)
    surface = await it.client.store.surface(table.row.id, "lobby")
    place = it.client.get_partial_messageable(table.row.thread or table.row.channel, guild_id=table.row.guild)
    link = place.jump_url
    if table.row.thread is None and surface is not None and surface.message is not None:
        link = place.get_partial_message(surface.message).jump_url
    game = word(f"{dashed(table.row.game)}-title", locale_of(it))
    await put(it, layout(word("rematch-opened", locale_of(it), game=game, link=link)), [])
