"""The fair shuffle of a table: how it works, a player's own word, and the proof after the end."""

from __future__ import annotations

import logging

import discord

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers, Submit
from cogs.messages.markdown import link
from cogs.messages.names import seat_name
from cogs.panels.fairness import fairness_panel, word_added, word_form
from data.records.enums import Stage
from data.records.rows import Stored, StoredEntry, is_import
from engines.core.fairness import LONGEST_WORD
from render.languages import LOCALES
from tables.looking_back.proofs import to_prove
from tables.looking_back.provenance import Whose, record_of, whose
from tables.table import Table

log = logging.getLogger(__name__)

handlers = Handlers()


@handlers.table("fair", Kind.LOOK)
async def show_fairness(ctx: Context, table: Table) -> None:
    """Show how the seed is made, or was made; after the end with the proof."""
    if table.row.stage is Stage.LOBBY:
        await ctx.look(fairness_panel(table, ctx.user, ctx.locale, promised=await _promised(ctx, table)))
        return
    if not (table.over and table.row.seed):
        await ctx.look(fairness_panel(table, ctx.user, ctx.locale))
        return
    brought = is_import(table.row.id)
    found = await ctx.bot.records.proof(to_prove(table), brought)
    whose = await whose_file(ctx, table) if brought else None
    await ctx.look(fairness_panel(table, ctx.user, ctx.locale, found, whose))


async def whose_file(ctx: Context, brought: Table) -> Whose:
    """Say where an import comes from, as far as its reader may know. A table that they cannot see here is not mentioned."""
    origin, entries = brought.origin, list[StoredEntry]()
    own: Stored | None = None
    stored = await ctx.bot.store.read(origin.table) if origin is not None else None
    if stored is not None and stored.row.stage is Stage.ENDED and ctx.may_see(stored):
        own, entries = stored, await ctx.bot.store.entries(stored.row.id)
    return whose(
        record_of(brought),
        own,
        entries,
        brought.game,
        lambda seat: [seat_name(seat, locale) for locale in LOCALES],
    )


async def _promised(ctx: Context, table: Table) -> str:
    """The address of the message with a lobby's fingerprint. It is posted before a player can add a word."""
    if table.row.chance == 1 or table.seat_of(ctx.user) is None:
        return ""
    try:
        kept = await ctx.bot.posts.promise(table)
    except discord.HTTPException as error:
        log.info("table %s: its fingerprint cannot be posted (%s)", table.row.id, error.code)
        return ""
    return link(table.row.guild, kept.channel, kept.message)


@handlers.click("fairword", Kind.FORM)
async def _ask(ctx: Context, click: Click) -> None:
    """Ask for a word; whether it can still count is checked when the form is sent."""
    await ctx.ask(word_form(click.id.table, ctx.locale))


@handlers.form("fairword")
async def _add(ctx: Context, submit: Submit) -> None:
    """Add a player's word. Only its hash is stored."""
    table = await ctx.load(submit.id.table)
    typed = submit.text("word")[:LONGEST_WORD]
    promised = await _promised(ctx, table) if table.row.stage is Stage.LOBBY else ""
    table = await ctx.bot.tables.lobbies.add_word(table.row.id, ctx.user, typed)
    await ctx.show(word_added(table, ctx.user, ctx.locale, promised))
