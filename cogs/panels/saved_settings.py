"""Saved settings of lobbies: the list, and the form for a name."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import clock_words
from cogs.messages.markdown import safe
from cogs.messages.message import Button, Component, Field, Form, Message, Option, Select, Style, message
from data.records.wishes import LONGEST_NAME, SavedSettings
from render.sentences import dashed, listed, word
from tables.clocks.time_control import NO_CLOCK


def save_form(table: str, locale: str) -> Form:
    """The form for the name of saved settings."""
    field = Field("name", word("saved-name", locale), longest=LONGEST_NAME)
    return Form(CustomId("usual", table), word("saved-form", locale), (field,))


def saved_panel(saved: Sequence[SavedSettings], locale: str) -> Message:
    """A person's saved settings on a server, to open or delete."""
    if not saved:
        return message(word("saved-none", locale))
    said = [word("saved-title", locale, count=len(saved))]
    said += [f"- {_line(each, locale)}" for each in saved]
    rows: list[list[Component]] = [
        [_select("reopen", saved, "saved-open", locale)],
        [_select("unsave", saved, "saved-delete", locale)],
    ]
    return message(said, rows=rows)


def saved_again(name: str, locale: str) -> Message:
    """The answer to saving: what saved settings are for."""
    rows = [[Button(CustomId("saved"), word("button-saved", locale), Style.GREY)]]
    return message(word("saved-done", locale, name=safe(name)), rows=rows)


def _select(action: str, saved: Sequence[SavedSettings], key: str, locale: str) -> Select:
    options = tuple(Option(each.name, each.name, description=_game(each, locale)) for each in saved)
    return Select(CustomId(action), options, word(key, locale))


def _line(saved: SavedSettings, locale: str) -> str:
    parts = [
        f"**{safe(saved.name)}**",
        _game(saved, locale),
        word("lobby-seats", locale, count=int(saved.settings.get("seats", 0))),
        clock_words(str(saved.settings.get("clock", NO_CLOCK)), locale),
    ]
    if saved.people:
        parts.append(listed([f"<@{each}>" for each in saved.people], locale))
    return " · ".join(parts)


def _game(saved: SavedSettings, locale: str) -> str:
    return word(f"{dashed(saved.game)}-title", locale)
