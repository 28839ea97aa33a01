"""Forms: dialogs in which people type, kept nowhere. A form's id is a tag, so one that was opened before a restart still works.

`@form(act)` registers what a submitted form does; `ask` opens one. The library keeps an opened dialog in memory only while
it may still be submitted to it; ours are finished from its point of view, and every submit arrives as a plain interaction.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.bot.errors import Refused, answer_error
from cogs.components.custom_ids import PATTERN, CustomId
from cogs.components.locale import locale_of, read_preferences
from cogs.components.router import Interaction
from render.translate import word

if TYPE_CHECKING:
    from cogs.bot.client import Client

LONGEST_NAME = 45
"""Characters of a title or label."""
_TEMPLATE = re.compile("f" + PATTERN)


@dataclass(frozen=True, slots=True)
class Submit:
    """Somebody sent a form; `fields` holds what each of its fields says, by custom_id: one text, or what was chosen."""

    it: Interaction
    tag: CustomId
    fields: Mapping[str, tuple[str, ...]]

    @property
    def client(self) -> Client:
        """The bot."""
        return self.it.client

    def text(self, name: str) -> str:
        """What was written into a field or chosen in it, without white space around it; empty if nothing was."""
        return next(iter(self.fields.get(name, ())), "").strip()


Handler = Callable[[Submit], Awaitable[None]]
FORMS: dict[str, Handler] = {}


def form(name: str) -> Callable[[Handler], Handler]:
    """Register what sending a form with a tag's `act` does. The handler acknowledges the interaction itself."""

    def register(handler: Handler) -> Handler:
        assert name not in FORMS, name
        FORMS[name] = handler
        return handler

    return register


async def ask(it: Interaction, tag: CustomId, title: str, *fields: ui.Label[Any]) -> None:
    """Answer an interaction with a form.

    Args:
        tag: `act` names the handler in `FORMS`.
        fields: one to five; their components need a `custom_id` each, under which `Submit` knows them.
    """
    modal = ui.Modal(title=title[:LONGEST_NAME], custom_id=f"f{tag}")
    for field in fields:
        modal.add_item(field)
    modal.stop()  # so that the library does not keep it
    await it.response.send_modal(modal)


def written(
    name: str, label: str, value: str = "", *, longest: int, lines: bool = False, hint: str = ""
) -> ui.Label[Any]:
    """A field to write in, which may be left empty; `lines` gives it room for several."""
    style = discord.TextStyle.paragraph if lines else discord.TextStyle.short
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=name, style=style, default=value or None, max_length=longest, required=False
    )
    return ui.Label(text=label[:LONGEST_NAME], description=hint or None, component=field)


async def catch_form(it: discord.Interaction[Any]) -> None:
    """Run a submitted form's handler; whatever goes wrong is answered here, because nobody above would."""
    if it.type is not discord.InteractionType.modal_submit:
        return
    data: Any = it.data
    found = _TEMPLATE.fullmatch(str(data.get("custom_id")))
    if found is not None and it.client.router.knows(found["action"]):
        return
    try:
        await read_preferences(it)
        if found is None or found["action"] not in FORMS:
            raise Refused(word("no-such-form", locale_of(it)))
        await FORMS[found["action"]](Submit(it, CustomId.of(found), dict(_filled(data["components"]))))
    except Exception as error:
        await answer_error(it, error)


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
            yield part["custom_id"], tuple(map(str, values))
