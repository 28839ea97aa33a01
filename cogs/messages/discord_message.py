"""Converts message values to discord.py's objects."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.messages.budget import MOST_BYTES, fitted, size
from cogs.messages.custom_ids import digest
from cogs.messages.message import (
    LONGEST_ALT,
    LONGEST_TEXT,
    Attached,
    Button,
    ChannelSelect,
    Component,
    Field,
    Form,
    Message,
    RoleSelect,
    Select,
    Shown,
    Style,
    UserSelect,
    Wanted,
    Words,
)
from cogs.messages.names import TOKENS
from render.pictures import suffix

ACCENT = 0x8B5A2B
MOST_CHANNELS = 25
"""Channels that a select takes at once."""

_LONGEST_LABEL = 80
_LONGEST_OPTION = 100
_LONGEST_PLACEHOLDER = 150
_LONGEST_NAME = 45
"""Characters of a form's title or label."""

_STYLES = {
    Style.GREY: discord.ButtonStyle.secondary,
    Style.BLURPLE: discord.ButtonStyle.primary,
    Style.GREEN: discord.ButtonStyle.success,
    Style.RED: discord.ButtonStyle.danger,
}

_TOKEN = re.compile(rf"```.*?```|`[^`]*`|{'|'.join(TOKENS)}", re.DOTALL)
"""A seat's token, or what is code."""

View: TypeAlias = ui.LayoutView


def build(
    message: Message, drawn: Mapping[str, bytes], seats: Sequence[str] = ()
) -> tuple[View, list[discord.File]]:
    """Build a message's view and files, within Discord's limits.

    Args:
        drawn: the wanted pictures by name; one that is empty or missing is left out.
        seats: the emojis of the seats in texts, in place of their tokens; none where there are none.
    """
    files: list[discord.File] = []
    items: list[ui.Item[Any]] = []
    for item in with_emojis(fitted(message), seats).items:
        match item:
            case Words(text, mark):
                items.append(ui.TextDisplay(text[:LONGEST_TEXT], id=mark))
            case Wanted(name, alt=alt):
                if content := drawn.get(name):
                    items.append(_gallery(files, name, content, alt))
            case Shown(name, content, alt):
                items.append(_gallery(files, name, content, alt))
            case Attached(name, content):
                files.append(discord.File(io.BytesIO(content), filename=name))
                items.append(ui.File(f"attachment://{name}"))
            case row:
                items.append(ui.ActionRow(*map(_component, row)))
    view = ui.LayoutView(timeout=None)
    if message.framed:
        view.add_item(ui.Container(*items, accent_colour=ACCENT, id=message.mark))
    else:
        for each in items:
            view.add_item(each)
    view.stop()  # every click finds its handler by its id, so the library need not keep the view
    return view, files


class FirstRow(ui.View):
    """The first row of buttons of a message, for the line of text that stands there before it; else a way to the place.

    Args:
        mark: the row's id, by which the message is known again.
        place: the address of the place.
    """

    def __init__(self, message: Message, mark: int, place: str) -> None:
        super().__init__(timeout=None)
        self._mark = mark
        rows = [[each for each in row if isinstance(each, Button)] for row in message.rows]
        for each in next(filter(None, rows), ()):
            self.add_item(_component(each))
        if not self.children:
            self.add_item(ui.Button(label="↗", url=place))
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        """The row as Discord takes it, with its mark."""
        return [row | {"id": self._mark} for row in super().to_components()]


def with_emojis(message: Message, seats: Sequence[str]) -> Message:
    """Replace seat tokens in texts by emojis; unchanged if that would be too long.

    Labels keep the tokens: Discord shows no emoji of an application within them. So does what is code.

    Args:
        seats: the mention of an emoji for every seat, or none at all.

    >>> with_emojis(Message((Words("🟡 **Ana** `🟡`"),)), ("<:a:1>", "<:b:2>", "<:c:3>")).text
    '<:c:3> **Ana** `🟡`'
    """
    shown = dict(zip(TOKENS, seats, strict=False))
    said = message.text if shown else ""
    if not any(token in said for token in shown):
        return message
    changed = replace(
        message,
        items=tuple(
            replace(item, text=_TOKEN.sub(lambda found: shown.get(found[0], found[0]), item.text))
            if isinstance(item, Words)
            else item
            for item in message.items
        ),
    )
    return changed if len(changed.text) <= LONGEST_TEXT and size(changed) <= MOST_BYTES else message


def modal(form: Form) -> ui.Modal:
    """Build a form as a modal.

    Phones remember forms and fields by their ids, with what first stood in them: what is shown anew has other ids.
    """
    shown = f"~{digest(form)}"
    made = ui.Modal(title=form.title[:_LONGEST_NAME], custom_id=f"f{form.id}{shown}")
    for field in form.fields:
        made.add_item(_field(field, shown))
    made.stop()
    return made


def _gallery(files: list[discord.File], name: str, content: bytes, alt: str) -> ui.MediaGallery[Any]:
    file = discord.File(
        io.BytesIO(content), filename=f"{name}{suffix(content)}", description=alt[:LONGEST_ALT] or None
    )
    files.append(file)
    return ui.MediaGallery(discord.MediaGalleryItem(file, description=alt[:LONGEST_ALT] or None))


def _component(component: Component) -> ui.Item[Any]:
    match component:
        case Button(id, label, style):
            return ui.Button(label=label[:_LONGEST_LABEL], style=_STYLES[style], custom_id=str(id))
        case Select(id, options, placeholder, most):
            return ui.Select(
                custom_id=f"s{id}",
                options=[
                    discord.SelectOption(
                        label=each.label[:_LONGEST_OPTION],
                        value=each.value,
                        description=each.description[:_LONGEST_OPTION] or None,
                        default=each.chosen,
                    )
                    for each in options
                ],
                placeholder=placeholder[:_LONGEST_PLACEHOLDER],
                max_values=most,
            )
        case RoleSelect(id, chosen, placeholder):
            return ui.RoleSelect(
                custom_id=f"r{id}",
                placeholder=placeholder[:_LONGEST_PLACEHOLDER],
                min_values=0,
                default_values=[discord.Object(chosen)] if chosen is not None else [],
            )
        case ChannelSelect(id, channels, placeholder):
            return ui.ChannelSelect(
                custom_id=f"c{id}",
                placeholder=placeholder[:_LONGEST_PLACEHOLDER],
                channel_types=[discord.ChannelType.text],
                min_values=0,
                max_values=MOST_CHANNELS,
                default_values=[discord.Object(channel) for channel in channels],
            )
        case UserSelect(id, placeholder, most):
            return ui.UserSelect(
                custom_id=f"u{id}", placeholder=placeholder[:_LONGEST_PLACEHOLDER], max_values=most
            )


def _field(field: Field, shown: str) -> ui.Label[Any]:
    style = discord.TextStyle.paragraph if field.lines else discord.TextStyle.short
    entry: ui.TextInput[Any] = ui.TextInput(
        custom_id=f"{field.name}{shown}",
        style=style,
        default=field.value or None,
        max_length=field.longest,
        required=False,
    )
    return ui.Label(text=field.label[:_LONGEST_NAME], description=field.hint or None, component=entry)
