"""The taps on the panel of a private table of one's own: a lesson's, or a puzzle's."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Generic, Protocol, TypeVar

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers
from cogs.messages.message import Message
from cogs.panels import choices, steps
from data.records.people import Person
from tables.drafts import Draft
from tables.errors import Stale
from tables.table import Table


class Practised(Protocol):
    """A private table as its owner left it; without a draft nothing is to be decided."""

    @property
    def table(self) -> Table: ...
    @property
    def draft(self) -> Draft | None: ...


K = TypeVar("K")
K_contra = TypeVar("K_contra", contravariant=True)
"""What a person's tables of a kind are told apart by: a game, a day."""
A = TypeVar("A", bound=Practised)
A_co = TypeVar("A_co", bound=Practised, covariant=True)

Act = Callable[[Context, Click, K], Awaitable[None]]
"""What a component of such a panel does."""


class Service(Protocol[K_contra, A_co]):
    """What keeps the drafts of a kind of practice."""

    async def current(self, person: Person, key: K_contra, asked_at: int, /) -> A_co: ...
    async def draft(self, person: Person, key: K_contra, text: str, asked_at: int, /) -> A_co: ...
    async def draft_anew(
        self, person: Person, key: K_contra, lines: tuple[str, ...], asked_at: int, /
    ) -> A_co: ...
    async def back(self, person: Person, key: K_contra, asked_at: int, /) -> A_co: ...


class Practice(ABC, Generic[K, A]):
    """A kind of practice, whose panel is drafted on tap by tap like a real turn.

    Attributes:
        kind: what the actions of its ids begin with.
    """

    kind: str

    def __init__(self, handlers: Handlers) -> None:
        self._handlers = handlers
        for action, act in {
            "pick": self._pick,
            "back": self._back,
            "otherwise": self._otherwise,
            "instead": self._instead,
            "over": self._start_over,
            "aside": self._aside,
            "panel": self._to_task,
        }.items():
            self.click(action)(act)

    @abstractmethod
    def key(self, click: Click) -> K:
        """Which of a person's tables a click is about.

        Raises:
            UnknownId: none.
        """

    @abstractmethod
    def service(self, ctx: Context) -> Service[K, A]:
        """What keeps the drafts."""

    @abstractmethod
    async def show(self, ctx: Context, now: A, prefix: str = "") -> None:
        """Show the panel, or what comes when nothing is to be decided."""

    @abstractmethod
    def aside(self, now: A, draft: Draft, locale: str, prefix: str) -> Message:
        """Everything besides playing, with the way back."""

    @abstractmethod
    async def moved_on(self, ctx: Context, key: K, error: Stale) -> None:
        """Show how far it is now, for a click on an older panel."""

    async def drafted(self, ctx: Context, key: K, now: A, line: str) -> A:
        """What becomes of a draft that a line has joined."""
        return now

    def click(self, action: str) -> Callable[[Act[K]], Act[K]]:
        """Register what a component of the panel does."""

        def register(act: Act[K]) -> Act[K]:
            @self._handlers.click(f"{self.kind}{action}", Kind.UPDATE)
            async def on_click(ctx: Context, click: Click) -> None:
                key = self.key(click)
                try:
                    await act(ctx, click, key)
                except Stale as error:
                    ctx.table = None
                    await self.moved_on(ctx, key, error)

            return act

        return register

    async def at(self, ctx: Context, click: Click, key: K) -> A:
        """The practice as the person who clicked was looking at it.

        Raises:
            Stale: it has moved on since.
        """
        now = await self.service(ctx).current(ctx.person, key, click.id.seq)
        ctx.table = now.table
        return now

    def begun(self, now: A, prefix: str) -> str:
        """The start of a line, if it still is one."""
        return prefix if now.draft is not None and steps.leads_on(now.draft.legal, prefix) else ""

    async def _pick(self, ctx: Context, click: Click, key: K) -> None:
        """Add a chosen token: a whole line joins the draft, a prefix grows."""
        chosen = click.values[0] if click.values else click.id.rest
        now = await self.at(ctx, click, key)
        if now.draft is not None and steps.leads_on(now.draft.legal, chosen):
            await self.show(ctx, now, chosen)
            return
        now = await self.service(ctx).draft(ctx.person, key, chosen, click.id.seq)
        await self.show(ctx, await self.drafted(ctx, key, now, chosen))

    async def _back(self, ctx: Context, click: Click, key: K) -> None:
        """Go back one step: of a half-chosen line, else of the draft."""
        now = await self.at(ctx, click, key)
        if (half_chosen := click.id.rest) and (draft := now.draft) is not None:
            prefix = choices.one_step_back(draft.game, draft.view, draft.choices, half_chosen)
            await self.show(ctx, now, prefix)
            return
        before, now = now.draft, await self.service(ctx).back(ctx.person, key, click.id.seq)
        prefix = ""
        if before is not None and before.lines and (draft := now.draft) is not None:
            prefix = choices.step_of(draft.game, draft.view, draft.choices, before.lines[-1])
        await self.show(ctx, now, prefix)

    async def _otherwise(self, ctx: Context, click: Click, key: K) -> None:
        """Take a line back that was the likeliest of several, to choose among all of them."""
        now = await self.service(ctx).back(ctx.person, key, click.id.seq)
        await self.show(ctx, now, self.begun(now, click.id.rest))

    async def _instead(self, ctx: Context, click: Click, key: K) -> None:
        """Take another line in place of the last one."""
        now = await self.at(ctx, click, key)
        lines = (*(now.draft.lines[:-1] if now.draft is not None else ()), click.id.rest)
        await self.show(ctx, await self.service(ctx).draft_anew(ctx.person, key, lines, click.id.seq))

    async def _start_over(self, ctx: Context, click: Click, key: K) -> None:
        await self.show(ctx, await self.service(ctx).draft_anew(ctx.person, key, (), click.id.seq))

    async def _aside(self, ctx: Context, click: Click, key: K) -> None:
        """Show everything besides playing, with the way back."""
        now = await self.at(ctx, click, key)
        if now.draft is None:
            await self.show(ctx, now)
        else:
            await ctx.show(self.aside(now, now.draft, ctx.locale, click.id.rest))

    async def _to_task(self, ctx: Context, click: Click, key: K) -> None:
        """Return to the panel as it was left."""
        now = await self.at(ctx, click, key)
        await self.show(ctx, now, self.begun(now, click.id.rest))
