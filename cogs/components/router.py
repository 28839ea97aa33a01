"""What clicks do: a registry of acts, and the two persistent components that carry their tags.

Nothing is kept in memory: a tag says everything, so a click on a message from before a restart works as any other.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.bot.errors import Refused, answer_error
from cogs.components.custom_ids import PATTERN, CustomId
from cogs.components.locale import locale_of, read_preferences
from render.translate import word

if TYPE_CHECKING:
    from cogs.bot.client import Client

Interaction = discord.Interaction["Client"]
MOST_CHANNELS = 25
"""Channels that a select takes at once."""

_LONGEST_NUMBER = 9
"""Digits of a number in a tag."""


@dataclass(frozen=True, slots=True)
class Click:
    """Somebody pressed a button or chose in a select."""

    it: Interaction
    tag: CustomId
    values: tuple[str, ...] = ()

    @property
    def client(self) -> Client:
        """The bot."""
        return self.it.client

    @property
    def value(self) -> str:
        """What was chosen in a select.

        Raises:
            Refused: nothing was, because a made-up id calls a button a select.
        """
        if not self.values:
            raise self.unknown_id()
        return self.values[0]

    def number(self, text: str) -> int:
        """A part of the tag or a value that is a number.

        Raises:
            Refused: it is none; the id was made up.
        """
        if not (text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER):
            raise self.unknown_id()
        return int(text)

    def unknown_id(self) -> Refused:
        """The refusal of an id that no message of ours carries."""
        return Refused(word("no-such-button", locale_of(self.it)))


Handler = Callable[[Click], Awaitable[None]]
ACTS: dict[str, Handler] = {}


def act(name: str) -> Callable[[Handler], Handler]:
    """Register what a tag's `act` does."""

    def register(handler: Handler) -> Handler:
        assert name not in ACTS, name
        ACTS[name] = handler
        return handler

    return register


async def handle(click: Click) -> None:
    """Run a click's act; whatever goes wrong is answered here, because nobody above would."""
    if click.client.router.knows(click.tag.action):
        return
    try:
        await read_preferences(click.it)
        if click.tag.action not in ACTS:
            raise click.unknown_id()
        await ACTS[click.tag.action](click)
    except Exception as error:
        await answer_error(click.it, error)


async def catch_unknown_id(it: discord.Interaction[Any]) -> None:
    """Answer a click whose id is none of ours: from an old version of the bot, or made up."""
    data: Any = it.data or {}
    if it.type is discord.InteractionType.component and not re.fullmatch(
        f"[src]?{PATTERN}", str(data.get("custom_id"))
    ):
        try:
            await read_preferences(it)
            raise Refused(word("no-such-button", locale_of(it)))
        except Exception as error:
            await answer_error(it, error)


class Press(ui.DynamicItem[ui.Button[Any]], template=PATTERN):
    """A button with a tag."""

    def __init__(self, tag: CustomId, label: str, style: discord.ButtonStyle, disabled: bool = False) -> None:
        super().__init__(ui.Button(label=label[:80], style=style, custom_id=str(tag), disabled=disabled))
        self.tag = tag

    @classmethod
    async def from_custom_id(
        cls, it: discord.Interaction[Any], item: ui.Item[Any], found: re.Match[str], /
    ) -> Press:
        assert isinstance(item, ui.Button)
        return cls(CustomId.of(found), item.label or "", item.style)

    async def callback(self, it: discord.Interaction[Any]) -> None:
        await handle(Click(it, self.tag))


class Choose(ui.DynamicItem[ui.Select[Any]], template="s" + PATTERN):
    """A select with a tag."""

    def __init__(
        self, tag: CustomId, options: list[discord.SelectOption], placeholder: str, most: int = 1
    ) -> None:
        super().__init__(
            ui.Select(
                custom_id="s" + str(tag),
                options=options,
                placeholder=placeholder[:150],
                max_values=most,
            )
        )
        self.tag = tag

    @classmethod
    async def from_custom_id(
        cls, it: discord.Interaction[Any], item: ui.Item[Any], found: re.Match[str], /
    ) -> Choose:
        assert isinstance(item, ui.Select)
        return cls(CustomId.of(found), item.options, item.placeholder or "", item.max_values)

    async def callback(self, it: discord.Interaction[Any]) -> None:
        await handle(Click(it, self.tag, tuple(self.item.values)))


class ChooseRole(ui.DynamicItem[ui.RoleSelect[Any]], template="r" + PATTERN):
    """A select of one of the server's roles, or of none; the value is its id."""

    def __init__(self, tag: CustomId, chosen: int | None, placeholder: str) -> None:
        super().__init__(
            ui.RoleSelect(
                custom_id="r" + str(tag),
                placeholder=placeholder[:150],
                min_values=0,
                default_values=[discord.Object(chosen)] if chosen is not None else [],
            )
        )
        self.tag = tag

    @classmethod
    async def from_custom_id(
        cls, it: discord.Interaction[Any], item: ui.Item[Any], found: re.Match[str], /
    ) -> ChooseRole:
        assert isinstance(item, ui.RoleSelect)
        return cls(CustomId.of(found), None, item.placeholder or "")

    async def callback(self, it: discord.Interaction[Any]) -> None:
        await handle(Click(it, self.tag, tuple(str(role.id) for role in self.item.values)))


class ChooseChannels(ui.DynamicItem[ui.ChannelSelect[Any]], template="c" + PATTERN):
    """A select of text channels, or of none; the values are their ids."""

    def __init__(self, tag: CustomId, chosen: Sequence[int], placeholder: str) -> None:
        super().__init__(
            ui.ChannelSelect(
                custom_id="c" + str(tag),
                placeholder=placeholder[:150],
                channel_types=[discord.ChannelType.text],
                min_values=0,
                max_values=MOST_CHANNELS,
                default_values=[discord.Object(channel) for channel in chosen],
            )
        )
        self.tag = tag

    @classmethod
    async def from_custom_id(
        cls, it: discord.Interaction[Any], item: ui.Item[Any], found: re.Match[str], /
    ) -> ChooseChannels:
        assert isinstance(item, ui.ChannelSelect)
        return cls(CustomId.of(found), [], item.placeholder or "")

    async def callback(self, it: discord.Interaction[Any]) -> None:
        await handle(Click(it, self.tag, tuple(str(channel.id) for channel in self.item.values)))


GREY, GREEN, RED = discord.ButtonStyle.secondary, discord.ButtonStyle.success, discord.ButtonStyle.danger
BLURPLE = discord.ButtonStyle.primary

Part = Press | Choose | ChooseRole | ChooseChannels


def button(tag: CustomId, label: str, style: discord.ButtonStyle = GREY) -> Press:
    """A button; grey unless a style is given."""
    return Press(tag, label, style)


def row(*items: Part) -> ui.ActionRow[Any]:
    """Components side by side: up to five buttons, or one select."""
    return ui.ActionRow(*items)
