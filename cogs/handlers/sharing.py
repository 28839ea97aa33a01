"""Sharing films, charts and results of finished games: in the thread, or by direct message."""

from __future__ import annotations

from cogs.handlers.films import made_film
from cogs.interactions import channel_messages
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.messages.markdown import link
from cogs.messages.message import Item, message
from cogs.messages.score_lines import score_chart
from cogs.panels.films import Cut, film_item
from cogs.posts.score_sheets import result_card
from cogs.posts.sharing import sent_message, shared_post
from cogs.upkeep import thread
from cogs.upkeep.direct_messages import About, Delivered, send_dm
from tables.table import Table

handlers = Handlers()


@handlers.click("share")
async def _share(ctx: Context, click: Click) -> None:
    """Post in the thread: one of each kind for a person, which a later one replaces."""
    table = await ctx.load(click.id.table)
    place = table.row.thread
    if place is None or table.seat_of(ctx.user) is None:
        raise Refused("share-not-yours")
    key, item = await _made(ctx, table, click.id.rest, table.row.locale)
    ctx.bot.sure_places.pop(place, None)  # what they have posted before is looked for
    post = shared_post(table, key, item, ctx.user)
    sent = await thread.send(ctx.bot, table, post, _nonce(table.row.id, key, ctx.user), silent=True)
    await ctx.show(message(ctx.word("shared", link=link(table.row.guild, place, sent))))


@handlers.click("sendme")
async def _send(ctx: Context, click: Click) -> None:
    """Send a direct message to whoever asks for it."""
    table = await ctx.load(click.id.table)
    key, item = await _made(ctx, table, click.id.rest, ctx.locale)
    said = sent_message(table, key, item, ctx.locale)
    await ctx.bot.store.remember_locale(ctx.user, ctx.person.locale)
    sent = await send_dm(
        ctx.bot, table, ctx.user, said, About(f"{key} {click.id.rest}", table.head), silent=True
    )
    await ctx.show(message(ctx.word("sent-to-you" if isinstance(sent, Delivered) else "sent-not")))


@handlers.click("unshare")
async def _remove(ctx: Context, click: Click) -> None:
    """Remove a shared post, by whoever shared it or a moderator."""
    post, (whose, _, key) = ctx.it.message, click.id.rest.partition(" ")
    owner = click.person(whose)
    if post is None or ctx.channel is None:
        raise UnknownId
    mark = channel_messages.mark_of(ctx.channel, _nonce(click.id.table, key, owner))
    if getattr(post.components[0], "id", None) != mark:  # no other message of the bot's is removed so
        raise UnknownId
    if owner != ctx.user and not await ctx.moderates():
        raise Refused("unshare-not-yours")
    await channel_messages.delete(ctx.bot, post.channel.id, post.id)
    await ctx.show(message(ctx.word("unshared")))


def _nonce(table: str, key: str, user: int) -> str:
    return f"{table}-{key}-{user}"


async def _made(ctx: Context, table: Table, what: str, locale: str) -> tuple[str, Item]:
    """What is shared, as the key of its title and the picture or film.

    Raises:
        UnknownId: there is no such thing of this game.
        Refused: the game goes on.
    """
    if not table.over:
        raise Refused("film-later")
    kind, _, rest = what.partition(" ")
    if kind == "film" and (cut := Cut.parse(rest)) is not None:
        return "film-done", film_item(table, cut, await made_film(ctx, table, cut), locale)
    if kind == "chart" and (chart := score_chart(table, locale)) is not None:
        return "chart-done", chart
    if kind == "result" and table.result is not None:
        return "result-done", result_card(table, table.result)
    raise UnknownId
