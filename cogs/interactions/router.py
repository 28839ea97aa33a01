"""Routes buttons, selects and forms to their handlers by custom id.

Nothing is kept in memory: an id says everything, so a click on a message from before a restart works as any other.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

import discord

from cogs.interactions.answer import Kind
from cogs.interactions.bot import Bot
from cogs.interactions.context import Context, Refused
from cogs.interactions.errors import answer_error
from cogs.interactions.open_panels import Refusals, TurnPanels
from cogs.interactions.way_back import way_back
from cogs.messages.custom_ids import CustomId, discord_id, field_name, number
from cogs.messages.interaction import Interaction
from cogs.messages.metrics import INTERACTIONS
from engines.core.text import GameError, NotYourTurn
from tables.errors import LobbyError, Stale
from tables.table import Table


class UnknownId(Refused):
    """Raised for an id that the bot does not write: from an old version, or made up."""

    def __init__(self) -> None:
        super().__init__("no-such-button")


@dataclass(frozen=True, slots=True)
class Click:
    """A pressed button or a choice in a select."""

    id: CustomId
    values: tuple[str, ...] = ()

    @property
    def value(self) -> str:
        """The value chosen in a select.

        Raises:
            UnknownId: nothing was, because a made-up id calls a button a select.
        """
        if not self.values:
            raise UnknownId
        return self.values[0]

    @staticmethod
    def number(text: str) -> int:
        """A part of the id or a value that is a number.

        Raises:
            UnknownId: it is no number.
        """
        found = number(text)
        if found is None:
            raise UnknownId
        return found

    @property
    def people(self) -> list[int]:
        """The users chosen in a select of people.

        Raises:
            UnknownId: nobody, because the values are made up.
        """
        return [self.person(each) for each in self.values]

    @staticmethod
    def person(text: str) -> int:
        """A part of the id or a value that is somebody's Discord id.

        Raises:
            UnknownId: it is no Discord id.
        """
        found = discord_id(text)
        if found is None:
            raise UnknownId
        return found


@dataclass(frozen=True, slots=True)
class Submit:
    """A sent form; `fields` holds each field's text or choices."""

    id: CustomId
    fields: Mapping[str, tuple[str, ...]]

    def text(self, name: str) -> str:
        """The stripped text or choice of a field; empty without one."""
        return next(iter(self.fields.get(name, ())), "").strip()


T = TypeVar("T")
OnClick: TypeAlias = Callable[[Context, Click], Awaitable[None]]
OnStale: TypeAlias = Callable[[Context, Click, GameError], Awaitable[None]]
OnForm: TypeAlias = Callable[[Context, Submit], Awaitable[None]]
OnTable: TypeAlias = Callable[[Context, Table], Awaitable[None]]
KindOf: TypeAlias = Callable[[CustomId], Kind]


class Handlers:
    """The handlers of one module, by the action of their ids."""

    def __init__(self) -> None:
        self.clicks: dict[str, tuple[Kind | KindOf, OnClick]] = {}
        self.newest: dict[str, OnStale] = {}
        self.forms: dict[str, tuple[Kind, OnForm]] = {}

    def click(
        self, action: str, kind: Kind | KindOf = Kind.PRIVATE, newest: OnStale | None = None
    ) -> Callable[[OnClick], OnClick]:
        """Register what a button or select does.

        Args:
            kind: how it is answered, or a function that says so by the id.
            newest: what is shown in place of its message where that asks what nobody is asked any more; else a refusal says so.
        """
        if newest is not None:
            self.newest[action] = newest

        def register(handler: OnClick) -> OnClick:
            assert action not in self.clicks, action
            self.clicks[action] = kind, handler
            return handler

        return register

    def table(self, action: str, kind: Kind = Kind.PRIVATE) -> Callable[[OnTable], OnTable]:
        """Register a handler about a button's table; commands call it too, once they have a table."""

        def register(handler: OnTable) -> OnTable:
            async def on_click(ctx: Context, click: Click) -> None:
                await handler(ctx, await ctx.load(click.id.table))

            self.click(action, kind)(on_click)
            return handler

        return register

    def form(self, action: str, kind: Kind = Kind.UPDATE) -> Callable[[OnForm], OnForm]:
        """Register what sending a form does."""

        def register(handler: OnForm) -> OnForm:
            assert action not in self.forms, action
            self.forms[action] = kind, handler
            return handler

        return register


class Router:
    """Runs the handler of every click and form, and answers all errors."""

    def __init__(self, bot: Bot, *modules: Handlers) -> None:
        self._bot = bot
        self._clicks: dict[str, tuple[Kind | KindOf, OnClick]] = {}
        self._forms: dict[str, tuple[Kind, OnForm]] = {}
        self._newest: dict[str, OnStale] = {}
        for module in modules:
            assert not self._clicks.keys() & module.clicks.keys()
            assert not self._forms.keys() & module.forms.keys()
            self._clicks |= module.clicks
            self._forms |= module.forms
            self._newest |= module.newest

    async def route(self, it: Interaction) -> None:
        """Handle an interaction with a component or a form; ignore all others."""
        data: Any = it.data or {}
        id = CustomId.parse(str(data.get("custom_id")))
        if it.type is discord.InteractionType.component:
            kind, on_click = self._clicks.get(id.action, _NO_CLICK) if id else _NO_CLICK
            click = Click(id or CustomId(""), tuple(map(str, data.get("values", ()))))
            with INTERACTIONS.labels(click.id.action if on_click is not _unknown_click else "unknown").time():
                newest = self._newest.get(click.id.action)
                await self._run(
                    it, kind if isinstance(kind, Kind) else kind(click.id), on_click, click, newest
                )
        elif it.type is discord.InteractionType.modal_submit:
            kind_of_form, on_form = self._forms.get(id.action, _NO_FORM) if id else _NO_FORM
            submit = Submit(id or CustomId(""), dict(_filled(data["components"])))
            named = f"form {submit.id.action}" if on_form is not _unknown_form else "unknown"
            with INTERACTIONS.labels(named).time():
                await self._run(it, kind_of_form, on_form, submit)

    async def _run(
        self,
        it: Interaction,
        kind: Kind,
        handle: Callable[[Context, T], Awaitable[None]],
        done: T,
        newest: Callable[[Context, T, GameError], Awaitable[None]] | None = None,
    ) -> None:
        """Run a handler, and answer its errors: what came too late by the newest state in its place, where there is one."""
        if kind is Kind.LOOK:
            kind = Kind.PRIVATE if way_back(it) is None else Kind.UPDATE
        ctx = Context(self._bot, it, kind)
        over = self._bot.shown[Refusals].pressed(ctx) if self._bot.shown[Refusals].shown else None
        try:
            ctx.answer.begin()
            if kind is not Kind.FORM:  # which cannot be deferred, and so waits for no database
                ctx.preferences = await self._bot.preferences.of(ctx.user)
            on_public = it.guild_id is not None and it.message is not None and not it.message.flags.ephemeral
            if kind is Kind.UPDATE and on_public:  # where no private message of ours can be
                raise UnknownId
            if kind is Kind.UPDATE:
                self._bot.shown[TurnPanels].pressed(ctx)
            await handle(ctx, done)
        except (Stale, NotYourTurn, LobbyError) as error:
            try:
                await (answer_error(ctx, error) if newest is None else newest(ctx, done, error))
            except Exception as further:
                await answer_error(ctx, further)
        except Exception as error:
            await answer_error(ctx, error)
        finally:
            ctx.answer.end()
            self._bot.shown[TurnPanels].answered(ctx)
            if over is not None:
                await self._bot.shown[Refusals].take_away(over)


async def _unknown_click(ctx: Context, click: Click) -> None:
    raise UnknownId


async def _unknown_form(ctx: Context, submit: Submit) -> None:
    raise Refused("no-such-form")


_NO_CLICK: tuple[Kind | KindOf, OnClick] = Kind.PRIVATE, _unknown_click
_NO_FORM: tuple[Kind, OnForm] = Kind.PRIVATE, _unknown_form


def _filled(parts: list[Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The fields within labels and rows, with their values."""
    for part in parts:
        if "components" in part:
            yield from _filled(part["components"])
        elif "component" in part:
            yield from _filled([part["component"]])
        elif "custom_id" in part:
            value = part.get("value")
            values = part.get("values") or ([] if value is None else [value])
            yield field_name(part["custom_id"]), tuple(map(str, values))
