"""Sharing films, charts, results, reviewed turns and what-ifs of finished games: in the thread, or by direct message."""

from __future__ import annotations

from cogs.handlers.films import made_film
from cogs.handlers.reviews import seat_for_review
from cogs.interactions import channel_messages
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.messages.markdown import link
from cogs.messages.message import Item, message
from cogs.messages.score_lines import score_chart
from cogs.panels.films import Cut, film_item
from cogs.panels.reviews import own_turns, shared_turn, worth_a_look
from cogs.posts.score_sheets import result_card
from cogs.posts.sharing import Shared, sent_message, shared_post, shared_sketch
from cogs.upkeep import thread
from cogs.upkeep.direct_messages import About, Delivered, send_dm
from render.sentences import word
from tables.table import Table

handlers = Handlers()


@handlers.click("share")
async def _share(ctx: Context, click: Click) -> None:
    """Post in the thread: each thing once for a person, as it is now."""
    table = await ctx.load(click.id.table)
    place = table.row.thread
    if place is None or table.seat_of(ctx.user) is None:
        raise Refused("share-not-yours")
    shared = await _made(ctx, table, click.id.rest, table.row.locale)
    ctx.bot.sure_places.pop(place, None)  # what they have posted before is looked for
    nonce = _nonce(table.row.id, shared.what, ctx.user)
    sent = await thread.send(ctx.bot, table, shared_post(table, shared, ctx.user), nonce, silent=True)
    await ctx.show(message(ctx.word("shared", link=link(table.row.guild, place, sent))))


@handlers.click("sendme")
async def _send(ctx: Context, click: Click) -> None:
    """Send a direct message to whoever asks for it."""
    table = await ctx.load(click.id.table)
    shared = await _made(ctx, table, click.id.rest, ctx.locale)
    said = sent_message(table, shared, ctx.locale)
    await ctx.bot.store.remember_locale(ctx.user, ctx.person.locale)
    about = About(f"{shared.what} {click.id.rest}", table.head)
    sent = await send_dm(ctx.bot, table, ctx.user, said, about, silent=True)
    await ctx.show(message(ctx.word("sent-to-you" if isinstance(sent, Delivered) else "sent-not")))


@handlers.click("unshare")
async def _remove(ctx: Context, click: Click) -> None:
    """Remove a shared post, by whoever shared it or a moderator."""
    post, (whose, _, what) = ctx.it.message, click.id.rest.partition(" ")
    owner = click.person(whose)
    if post is None or ctx.channel is None:
        raise UnknownId
    mark = channel_messages.mark_of(ctx.channel, _nonce(click.id.table, what, owner))
    if getattr(post.components[0], "id", None) != mark:  # no other message of the bot's is removed so
        raise UnknownId
    if owner != ctx.user and not await ctx.moderates():
        raise Refused("unshare-not-yours")
    await channel_messages.delete(ctx.bot, post.channel.id, post.id)
    await ctx.show(message(ctx.word("unshared")))


def _nonce(table: str, what: str, user: int) -> str:
    return f"{table}-{what}-{user}"


async def _made(ctx: Context, table: Table, what: str, locale: str) -> Shared:
    """What is shared.

    Raises:
        UnknownId: there is no such thing of this game.
        Refused: the game goes on.
        NoTable: it is somebody else's private copy, or gone.
    """
    if not table.over:
        raise Refused("film-later")
    kind, _, rest = what.partition(" ")
    if kind == "sketch":
        sketch = await ctx.bot.tables.sketches.sketch(rest, ctx.user)
        if sketch.row.source != table.row.id or not sketch.shareable:
            raise UnknownId
        return shared_sketch(sketch, locale)
    if kind == "review":
        seat, found = seat_for_review(ctx, table), await ctx.bot.store.kept_review(table.row.id, ctx.user)
        turns = own_turns(table, seat, found or ())
        turn = next((each for each in worth_a_look(turns) if str(each.number) == rest), None)
        if turn is None:
            raise UnknownId
        told, picture = shared_turn(table, seat, turns, turn, locale)
        return Shared("review", word("review-done", locale), picture, f"\n{told}")
    if kind == "film" and (cut := Cut.parse(rest)) is not None:
        item: Item | None = film_item(table, cut, await made_film(ctx, table, cut), locale)
    elif kind == "chart":
        item = score_chart(table, locale)
    else:
        item = result_card(table, table.result) if kind == "result" and table.result is not None else None
    if item is None:
        raise UnknownId
    return Shared(f"{kind}-done", word(f"{kind}-done", locale), item)
