"""Before it is one's turn: whom the table waits for, turns to try and to keep as plans, and what became of those."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from cogs.components.custom_ids import CustomId
from cogs.components.layout import layout
from cogs.components.locale import locale_of
from cogs.components.names import bold_names
from cogs.components.router import GREEN, Click, Interaction, Press, act, button
from cogs.dms.delivery import dm_locale, mail
from cogs.panels import choices
from cogs.panels.play import board, draft_lines, elsewhere, load, open_panel, put, title, whose_turn
from engines.core.text import GameError, Seat
from engines.tables import plans
from engines.tables.service import Draft, Table
from engines.tables.store import PlanRow
from render.translate import sentence, word

if TYPE_CHECKING:
    from cogs.bot.client import Client


async def show_waiting(
    it: Interaction, table: Table, seat: Seat | None, said: list[str] | None = None
) -> None:
    """The board as this person sees it, whom the table waits for, and what they could do next: never an error."""
    locale, view = locale_of(it), table.view(seat)
    lines = [*(said or []), *elsewhere(it, table), title(table, locale), whose_turn(table, locale)]
    buttons = [
        button(CustomId("text", table.row.id, table.head), word("button-text", locale)),
        button(CustomId("more", table.row.id, table.head), "⋯"),
    ]
    if seat is None:
        lines.append(word("not-seated", locale))
    else:
        lines[:0] = await news(it.client, table, seat, locale)
        if table.seats[seat].away and not table.over:
            lines.append(word("table-you-are-away", locale))
            back = CustomId("return", table.row.id, table.head)
            buttons.insert(0, button(back, word("button-return", locale), GREEN))
        elif seat not in table.due and not table.over and table.game.next_seat(view) == seat:
            lines[-1] += word("you-are-next", locale)
        if plans.prepared(table, seat, ()) is not None:
            buttons.insert(0, button(CustomId("try", table.row.id, table.head), word("button-plan", locale)))
        if (row := table.plan_of(seat)) is not None and not row.fate:
            lines += _kept_lines(table, row, locale)
            buttons.append(
                button(CustomId("unplan", table.row.id, table.head), word("button-unplan", locale))
            )
    file, alt = await board(it.client, table, view, locale, f"board-{table.head}.png")
    await put(it, layout("\n".join(lines), file, alt, [buttons]), [file])


@act("wait")
async def _wait(click: Click) -> None:
    """Back from trying."""
    await click.it.response.defer()
    await open_panel(click.it, click.tag.table)


@act("try")
async def _try(click: Click) -> None:
    """A turn is tried before it is due: the tag, or what was chosen, holds its lines so far. Nothing is kept."""
    it = click.it
    await it.response.defer()
    table = await load(it, click.tag.table)
    found = _tried(table, table.seat_of(it.user.id), click.values[0] if click.values else click.tag.rest)
    if found is None:
        await open_panel(it, click.tag.table)
        return
    draft, prefix = found
    shorter = "; ".join(draft.all_lines if prefix else draft.all_lines[:-1])
    to = CustomId("try" if prefix or draft.all_lines else "wait", table.row.id, table.head, shorter)
    back = button(to, word("button-back", locale_of(it)))
    head = [title(table, locale_of(it)), *choices.chosen(table.game, prefix, locale_of(it))]
    await _show_plan(it, table, draft, prefix, [" · ".join(head)], [back])


@act("keep")
async def _keep(click: Click) -> None:
    """A turn that was tried is kept for when it is due."""
    it = click.it
    await it.response.defer()
    await load(it, click.tag.table)
    lines = tuple(click.tag.rest.split("; "))
    table = await click.client.tables.plans.keep(click.tag.table, it.user.id, lines, click.tag.seq)
    await show_waiting(it, table, table.seat_of(it.user.id), [word("plan-is-kept", locale_of(it))])


@act("unplan")
async def _unplan(click: Click) -> None:
    it = click.it
    await it.response.defer()
    await load(it, click.tag.table)
    table = await click.client.tables.plans.drop(click.tag.table, it.user.id)
    await show_waiting(it, table, table.seat_of(it.user.id), [word("plan-is-dropped", locale_of(it))])


async def news(client: Client, table: Table, seat: Seat, locale: str) -> list[str]:
    """What became of a seat's plan, told once."""
    row = table.plan_of(seat)
    if row is None or not row.fate or table.over:
        return []
    await client.tables.plans.told(row)
    return fate_lines(table, row, locale)


def fate_lines(table: Table, row: PlanRow, locale: str) -> list[str]:
    """What became of a plan, and why."""
    names = bold_names(table, locale)
    return [
        word(f"plan-{row.fate}", locale),
        *(
            word(
                "plan-reason",
                locale,
                plan=choices.called(table.game, plan, locale),
                reason=sentence(reason, locale, names),
            )
            for plan, reason in (plans.reasons(table, row) if row.fate == "dropped" else [])
        ),
    ]


async def tell_news(client: Client, table: Table) -> None:
    """Tell people by DM what became of their plans; where that is not wished for or fails, the Play panel says it."""
    for row in table.plans:
        user = table.seats[row.seat].user
        locale = await dm_locale(client, table, user) if user is not None and row.fate else None
        if user is None or locale is None:
            continue
        if (await client.tables.table(table.row.id)).plan_of(row.seat) != row:
            continue  # the panel has said it while this table's messages caught up
        said = [title(table, locale), *fate_lines(table, row, locale), f"<#{table.row.thread}>"]
        about = f"{table.row.id} plan {row.fate_at}"
        # Whose turn it is the thread tells aloud.
        quiet = row.fate in ("dropped", "undone")
        if await mail(client, user, layout("\n".join(said)), about, silent=quiet):
            await client.tables.plans.told(row)


async def _show_plan(
    it: Interaction, table: Table, draft: Draft, prefix: str, said: list[str], buttons: list[Press]
) -> None:
    """A turn as far as it was tried, with what it could go on with.

    Args:
        prefix: the start of a line that was chosen so far.
    """
    locale = locale_of(it)
    lines = [] if draft.pending else [line for line in draft.legal if line != "end"]
    found, marks = choices.menus(table.game, draft.view, lines, prefix, locale)
    before = "".join(f"{line}; " for line in draft.all_lines)
    rows: list[list[Any]] = []
    try:
        rows += choices.components(found, table.row.id, table.head, "try", before)
        if plans.whole(draft) and not prefix:
            keep = CustomId("keep", table.row.id, table.head, "; ".join(draft.lines))
            str(keep)
            buttons = [*buttons, button(keep, word("button-keep", locale), GREEN)]
    except ValueError:
        # A turn of so many lines does not fit on a button; it is played when it is due.
        marks = ()
    tried = [line for line in draft_lines(table, draft, locale) if line.startswith(">")]
    text = "\n".join([*said, *tried, word("plan", locale)])
    file, alt = await board(it.client, table, draft.view, locale, f"plan-{table.head}.png", marks, "preview")
    await put(it, layout(text, file, alt, [*rows, buttons]), [file])


def _tried(table: Table, seat: Seat | None, text: str) -> tuple[Draft, str] | None:
    """The turn that a text spells, and the start of a line behind it; None when it cannot be tried now.

    Raises:
        NotAMove, IllegalMove: it does not fit (any more).
    """
    draft = plans.prepared(table, seat, ()) if seat is not None else None
    for part in filter(None, text.split("; ")):
        if draft is None:
            return None
        if part not in draft.legal and any(line.startswith(f"{part} ") for line in draft.legal):
            return draft, part
        draft = plans.prepared(table, draft.seat, (*draft.all_lines, part))
    return None if draft is None else (draft, "")


def _kept_lines(table: Table, row: PlanRow, locale: str) -> list[str]:
    """The plans of a seat, in order: in words where they still fit, else as they were chosen."""
    names = bold_names(table, locale)
    said = [word("plan-waits", locale, count=len(row.plans))]
    for at, plan in enumerate(row.plans, 1):
        try:
            draft = plans.prepared(table, row.seat, tuple(plan.split("; ")))
        except GameError:
            draft = None
        told = [sentence(note.text, locale, names) for note in draft.notes] if draft is not None else []
        said.append(f"{at}. {' '.join(told) or discord.utils.escape_markdown(plan)}")
    return said
