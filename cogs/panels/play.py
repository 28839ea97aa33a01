"""The play panel: a private message on which a seat drafts its turn, looks at the preview, and confirms once."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.bot.errors import Refused
from cogs.components.custom_ids import CustomId
from cogs.components.layout import layout
from cogs.components.locale import locale_of, preferences_of
from cogs.components.names import bold_names, plain_names
from cogs.components.router import GREEN, Click, Interaction, Press, act, button
from cogs.panels import choices, notes, since_last_turn
from engines.core.game import View
from engines.core.text import Note, Seat
from engines.tables.service import Draft, Played, Table
from render.drawing.theme import load as theme
from render.renderer import renderer
from render.translate import dashed, listed, sentence, sentences, word

if TYPE_CHECKING:
    from cogs.bot.client import Client

LONGEST_ALT = 1024


@act("play")
async def _play(click: Click) -> None:
    await click.it.response.defer(ephemeral=True, thinking=True)
    await open_panel(click.it, click.tag.table)


@act("pick")
async def _pick(click: Click) -> None:
    """A token was chosen: either a whole line, which joins the draft, or the start of one."""
    it, tables = click.it, click.client.tables
    await it.response.defer()
    table = await load(it, click.tag.table)
    chosen = click.values[0] if click.values else click.tag.rest
    draft = await tables.panel(table, it.user.id)
    half = chosen not in draft.legal and any(line.startswith(f"{chosen} ") for line in draft.legal)
    if half and draft.head == click.tag.seq:
        await show_draft(it, table, draft, chosen)
        return
    draft = await tables.draft(table, it.user.id, chosen, click.tag.seq)
    at_once = draft.pending and chosen.split()[0] in table.game.at_once
    if at_once or _needs_no_confirm(it, draft):
        await show_played(it, await tables.confirm(table.row.id, it.user.id, draft.head))
        return
    await show_draft(it, table, draft)


@act("parts")
async def _parts(click: Click) -> None:
    """A list was put together from its parts, such as a payment from cards of the hand."""
    it = click.it
    await it.response.defer()
    table = await load(it, click.tag.table)
    line = choices.put_together(click.tag.rest, click.values)
    draft = await click.client.tables.draft(table, it.user.id, line, click.tag.seq)
    if _needs_no_confirm(it, draft):
        await show_played(it, await click.client.tables.confirm(table.row.id, it.user.id, draft.head))
        return
    await show_draft(it, table, draft)


def _needs_no_confirm(it: Interaction, draft: Draft) -> bool:
    """Whether the tap that made this draft was its owner's last word: nothing is left but the end of the turn, nothing
    new would be shown by what is drafted, and they want it played then."""
    left = [line for line in draft.legal if line != "end"]
    return not preferences_of(it).confirm and draft.can_confirm and draft.pending is None and not left


@act("back")
async def _back(click: Click) -> None:
    """One step back: of a half-chosen line, else of the draft."""
    it, tables = click.it, click.client.tables
    await it.response.defer()
    table = await load(it, click.tag.table)
    half_chosen = click.tag.rest
    if half_chosen:
        draft = await tables.panel(table, it.user.id)
        prefix = choices.one_step_back(list(draft.legal), half_chosen)
    else:
        draft, prefix = await tables.back(table, it.user.id, click.tag.seq), ""
    await show_draft(it, table, draft, prefix, forced=False)


@act("over")
async def _start_over(click: Click) -> None:
    it = click.it
    await it.response.defer()
    table = await load(it, click.tag.table)
    draft = await click.client.tables.start_over(table, it.user.id, click.tag.seq)
    await show_draft(it, table, draft, forced=False)


@act("confirm")
async def _confirm(click: Click) -> None:
    it = click.it
    await it.response.defer()
    table = await load(it, click.tag.table)
    played = await click.client.tables.confirm(table, it.user.id, click.tag.seq)
    await show_played(it, played)


async def load(it: Interaction, table: str) -> Table:
    """The table, remembered for names in a refusal.

    Raises:
        NoTable: there is none with this id.
        Refused: it is a table of another server, and not this person's own; no message here can have shown it. Or it is
            private, and none of theirs.
    """
    found = await it.client.tables.table(table)
    elsewhere = it.guild_id is not None and found.row.guild not in (None, it.guild_id)
    if elsewhere and found.seat_of(it.user.id) is None:
        raise Refused(word("no-such-button", locale_of(it)))
    refuse_outsiders(it, found)
    it.extras["table"] = found
    return found


def refuse_outsiders(it: Interaction, table: Table) -> None:
    """Keep a private game to those who play, and to whoever can read its thread.

    Raises:
        Refused: it is none of theirs.
    """
    row = table.row
    if row.private and row.seed and table.seat_of(it.user.id) is None and it.channel_id != row.thread:
        raise Refused(word("table-is-private", locale_of(it)))


async def open_panel(it: Interaction, table_id: str) -> None:
    """Fill a deferred private answer with the panel of whoever asked, or with what they wait for."""
    from cogs.panels.waiting import news, show_waiting

    table = await load(it, table_id)
    seat = table.seat_of(it.user.id)
    if seat is None or seat not in table.due or table.seats[seat].computer:
        await show_waiting(it, table, seat)
        return
    locale = locale_of(it)
    said = [
        *elsewhere(it, table),
        *await news(it.client, table, seat, locale),
        *await _unreachable(it, table, seat),
        *since_last_turn.lines(table, seat, locale),
        *await notes.folded(it.client, table_id, it.user.id),
    ]
    looks = [button(CustomId("recap", table_id, table.head), word("button-recap", locale))]
    draft = await it.client.tables.panel(table, it.user.id)
    await show_draft(it, table, draft, said=said, looks=looks if since_last_turn.unseen(table, seat) else [])


def elsewhere(it: Interaction, table: Table) -> list[str]:
    """The way to the table's thread, where this was not asked in it."""
    if table.row.thread in (None, it.channel_id):
        return []
    place = it.client.get_partial_messageable(table.row.thread or 0, guild_id=table.row.guild)
    return [f"-# → {place.jump_url}"]


async def _unreachable(it: Interaction, table: Table, seat: Seat) -> list[str]:
    """What somebody is told once whose hand could not be sent by direct message."""
    player = table.player(it.user.id)
    if player is None or player.dm_ok or player.preferences.get("told_of_dm") or not has_hand(table, seat):
        return []
    await it.client.store.prefer(it.user.id, player.locale, {"told_of_dm": True})
    return [word("dm-failed", locale_of(it))]


def has_hand(table: Table, seat: Seat) -> bool:
    """Whether something hidden lies in front of this seat now."""
    game = table.row.game
    return renderer(game).hand(table.view(seat), theme(game)) is not None


async def show_played(it: Interaction, played: Played) -> None:
    """Say that it is done, who is next, and what only this seat learned; or go on with the turn."""
    table = it.extras["table"] = played.table
    seat = table.seat_of(it.user.id)
    assert seat is not None
    locale = locale_of(it)
    learned = private_lines(table, seat, played.notes, locale)
    if seat in table.due and not table.over:
        await show_draft(it, table, await it.client.tables.panel(table, it.user.id), said=learned)
        return
    said = [word("done", locale), *learned, whose_turn(table, locale)]
    buttons: list[Press] = []
    if table.undoable(seat) == "free":
        buttons.append(button(CustomId("undo", table.row.id, table.head), word("button-undo", locale)))
    if waiting := await it.client.tables.waiting_for(it.user.id):
        label = word("button-next-game", locale, count=waiting)
        buttons.append(button(CustomId("next"), label, GREEN))
    await put(it, layout("\n".join(line for line in said if line), rows=[buttons] if buttons else []), [])


async def show_draft(
    it: Interaction,
    table: Table,
    draft: Draft,
    prefix: str = "",
    said: list[str] | None = None,
    forced: bool = True,
    looks: Sequence[Press] = (),
) -> None:
    """The panel for this decision.

    Args:
        prefix: the start of a line that was chosen so far.
        said: lines that only this seat may read, first.
        forced: take a single legal choice by itself (and name it); not after a step back.
        looks: further buttons in the bottom row.
    """
    client, locale = it.client, locale_of(it)
    lines = [line for line in draft.legal if line != "end"]
    while forced and not prefix and not draft.pending and not draft.can_confirm and len(lines) == 1:
        draft = await client.tables.draft(table.row.id, it.user.id, lines[0], draft.head)
        lines = [line for line in draft.legal if line != "end"]
    found, marks = choices.menus(table.game, draft.view, [] if draft.pending else lines, prefix, locale)
    asked = found[0].placeholder if prefix and found else ask_line(table, draft, locale)
    head = [title(table, locale), *choices.chosen(table.game, prefix, locale), asked]
    body = [
        *(said or []),
        " · ".join(head),
        *draft_lines(table, draft, locale),
    ]
    rows: list[list[Any]] = list(choices.components(found, table.row.id, draft.head))
    bottom: list[Press] = []
    if prefix or draft.lines or draft.pending:
        bottom.append(button(CustomId("back", table.row.id, draft.head, prefix), word("button-back", locale)))
        bottom.append(button(CustomId("over", table.row.id, draft.head), word("button-start-over", locale)))
    if draft.can_confirm and not prefix:
        bottom.append(
            button(CustomId("confirm", table.row.id, draft.head), word("button-confirm", locale), GREEN)
        )
    bottom += looks
    if bottom:
        rows.append(bottom)
    file, alt = await board(client, table, draft.view, locale, f"preview-{draft.head}.png", marks, "preview")
    await put(it, layout("\n".join(body), file, alt, rows), [file])


def ask_line(table: Table, draft: Draft, locale: str) -> str:
    """What is to be decided now, in one line."""
    return word(f"{dashed(table.row.game)}-ask-{dashed(type(draft.ask).__name__)}", locale)


def draft_lines(table: Table, draft: Draft, locale: str) -> list[str]:
    """What the draft will do, and what Confirm means."""
    said = [f"> {sentence(note.text, locale, bold_names(table, locale))}" for note in draft.notes]
    if draft.pending:
        said.append(word("confirm-reveals", locale))
    elif draft.can_confirm:
        said.append(word("confirm-ends", locale))
    return said


def private_lines(table: Table, seat: Seat, notes: tuple[Note, ...], locale: str) -> list[str]:
    """The notes for one seat alone."""
    return [sentence(note.text, locale, bold_names(table, locale)) for note in notes if note.to == seat]


def title(table: Table, locale: str) -> str:
    """The game's name, bold."""
    return f"**{word(f'{dashed(table.row.game)}-title', locale)}**"


def whose_turn(table: Table, locale: str) -> str:
    """Whom the table waits for, or that the game is over."""
    if table.over:
        return word("game-is-over", locale)
    names = bold_names(table, locale)
    return word(
        "waiting-for", locale, who=listed([names(seat) for seat in table.due], locale), count=len(table.due)
    )


async def board(
    client: Client,
    table: Table,
    view: View,
    locale: str,
    name: str,
    marks: tuple[Any, ...] = (),
    kind: str = "board",
) -> tuple[discord.File, str]:
    """A picture of a view with its alt text."""
    picture = await client.workers.picture(table.row.game, kind, view, marks)
    alt = sentences(renderer(table.row.game).alt(view), locale, plain_names(table, locale))[:LONGEST_ALT]
    return discord.File(io.BytesIO(picture), filename=name, description=alt), alt


async def put(it: Interaction, view: ui.LayoutView, files: list[discord.File]) -> None:
    """Fill or change the private message of an interaction that was acknowledged.

    Raises:
        Refused: the component was used on a public message, where no private one of ours can be.
    """
    redrawn = it.response.type is discord.InteractionResponseType.deferred_message_update
    if redrawn and it.guild_id is not None and it.message is not None and not it.message.flags.ephemeral:
        raise Refused(word("no-such-button", locale_of(it)))
    await it.edit_original_response(
        view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none()
    )
