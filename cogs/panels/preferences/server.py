"""The panel of a server's settings."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.components.custom_ids import CustomId
from cogs.components.message import (
    ChannelSelect,
    Component,
    Message,
    RoleSelect,
    Select,
    message,
    select,
)
from engines.tables.records.rows import GuildRow
from render.translate import LOCALES, word

LIMITS = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20)
"""Tables at once per person that the panel offers."""


def server_panel(settled: GuildRow, channels: Sequence[int], creators: int | None, locale: str) -> Message:
    """What is settled, what of it is void because it was deleted, and the means to settle it otherwise.

    Args:
        channels: those of the settled channels that still exist.
        creators: the settled role, if it still exists.
    """
    said = [word("server-title", locale)]
    if lost := len(settled.channels) - len(channels):
        said.append(word("server-channels-gone", locale, count=lost, left=len(channels)))
    if settled.creators is not None and creators is None:
        said.append(word("server-role-gone", locale))
    said.append(word("server-help", locale))
    languages = [("discord", word("server-language-discord", locale))]
    languages += [(each, word(f"language-{each}", locale)) for each in LOCALES]
    limits = [("none", word("server-most-none", locale))]
    limits += [(str(count), word("server-most-count", locale, count=count)) for count in LIMITS]
    rows: list[list[Component]] = [
        [_select("language", languages, settled.locale or "discord", locale)],
        [_select("most", limits, str(settled.most or "none"), locale)],
        [ChannelSelect(_id("channels"), tuple(channels), word("server-channels", locale))],
        [RoleSelect(_id("creators"), creators, word("server-creators", locale))],
    ]
    return message(said, rows=rows)


def _select(name: str, choices: list[tuple[str, str]], chosen: str, locale: str) -> Select:
    what = word(f"server-{name}", locale)
    labelled = [(value, word("pair", locale, label=what, value=label)) for value, label in choices]
    return select(_id(name), labelled, chosen, what)


def _id(name: str) -> CustomId:
    return CustomId("server", rest=name)
