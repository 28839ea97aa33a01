"""The way out of a question: nothing happens, and the question is gone."""

from __future__ import annotations

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers

handlers = Handlers()


@handlers.click("close", Kind.UPDATE)
async def _close(ctx: Context, click: Click) -> None:
    await ctx.answer.close()
