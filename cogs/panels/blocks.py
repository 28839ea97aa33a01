"""The people whom somebody has blocked; only they see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import title
from cogs.messages.markdown import link
from cogs.messages.message import Button, Message, message
from cogs.panels.numbered_list import numbered, page_of
from render.sentences import word
from tables.table import Table

MOST_BLOCKED = 100
"""People whom one may have blocked."""


def blocks_panel(blocked: Sequence[int], names: Mapping[int, str], page: int, locale: str) -> Message:
    """The list, with a select that unblocks.

    Args:
        blocked: by Discord id.
        names: those that are known.
    """
    page = page_of(len(blocked), page)
    said = [word("blocks-title", locale, count=len(blocked)), word("blocks-help", locale)]
    lines = [f"<@{user}>" for user in blocked]
    return numbered(
        said,
        blocked,
        lines,
        names,
        page,
        CustomId("unblock"),
        CustomId("blocks"),
        word("blocks-unblock", locale),
    )


def just_blocked(user: int, lobbies: Sequence[Table], running: Sequence[Table], locale: str) -> Message:
    """The answer to a block, with the tables where both still sit.

    Args:
        lobbies: those in which both sit.
        running: the games that both play.
    """
    said = [word("blocked", locale, who=f"<@{user}>"), word("blocks-help", locale)]
    if lobbies:
        said.append(word("blocked-lobbies", locale, count=len(lobbies)))
        said += [f"- {title(each, locale)} → {link(each.row.guild, each.row.channel)}" for each in lobbies]
    if running:
        said.append(word("blocked-running", locale, count=len(running)))
    buttons = [
        Button(CustomId("unblock", rest=str(user)), word("button-unblock", locale)),
        Button(CustomId("blocks", rest="0"), word("button-blocks", locale)),
    ]
    return message(said, rows=[buttons])
