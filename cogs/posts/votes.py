"""Questions to all people at a table: one message in the thread, which says in the end what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord.utils import format_dt

from cogs.components.custom_ids import CustomId
from cogs.components.layout import layout
from cogs.components.names import bold_names
from cogs.components.router import button
from cogs.interactions.error_codes import ARCHIVED, GONE
from engines.core.text import Seat
from engines.tables.service import Table
from engines.tables.store import SurfaceRow, VoteRow
from render.translate import listed, word

if TYPE_CHECKING:
    from cogs.bot.client import Client

_UNREACHABLE = GONE | {ARCHIVED}
"""Whoever still presses is told that it is too late."""


class Questions:
    """Asks what is open and not asked yet, shows who has agreed, and says what came of it."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._agreed: dict[int, tuple[Seat, ...]] = {}
        """Who had agreed when an open question's message was last edited; after a start it is edited once more."""

    async def catch_up(self, table: Table, shown: Mapping[str, SurfaceRow]) -> None:
        """Bring a table's questions up to date.

        Args:
            shown: what the table's messages show, by audience.
        """
        asked = dict(shown)
        for audience, surface in shown.items():
            if not audience.startswith("vote-") or surface.message is None:
                continue
            kind = audience.removeprefix("vote-")
            vote = table.question(kind)
            if vote is not None and vote.head == surface.shown_seq:
                await self._show_agreed(table, vote, surface)
            else:
                said = outcome(table, kind, surface.shown_seq)
                await _edit(self._client, table, surface, layout(said))
                self._agreed.pop(surface.message, None)
                asked[audience] = replace(surface, message=None)
                await self._client.store.set_surface(asked[audience])
        for vote in table.votes:
            known = asked.get(f"vote-{vote.kind}")
            if known is None or known.message is None:
                await _ask(self._client, table, vote)

    async def _show_agreed(self, table: Table, vote: VoteRow, surface: SurfaceRow) -> None:
        assert surface.message is not None
        if len(vote.agreed) > 1 and self._agreed.get(surface.message) != vote.agreed:
            await _edit(self._client, table, surface, _question(table, vote))
            self._agreed[surface.message] = vote.agreed


def outcome(table: Table, kind: str, head: int) -> str:
    """What came of a question that was asked at an entry, below what was asked where that is known."""
    locale = table.row.locale
    found = next((each for each in table.answered if each.kind == kind and each.head == head), None)
    if found is None:
        return word("vote-overtaken", locale)
    who = bold_names(table, locale)(found.closed_by) if found.closed_by is not None else ""
    key = "vote-expired" if found.outcome == "expired" else f"vote-{kind}-{found.outcome}"
    return f"-# {_words(table, found)}\n{word(key, locale, who=who)}"


async def _ask(client: Client, table: Table, vote: VoteRow) -> None:
    assert table.row.thread is not None
    thread = client.get_partial_messageable(table.row.thread, guild_id=table.row.guild)
    message = await thread.send(
        view=_question(table, vote),
        nonce=f"{table.row.id}-{vote.kind[0]}{int(vote.at.timestamp() * 1e6):x}",
        allowed_mentions=discord.AllowedMentions(
            users=[discord.Object(user) for user in _asked(table, vote)]
        ),
    )
    await client.store.set_surface(
        SurfaceRow(table.row.id, f"vote-{vote.kind}", table.row.thread, message.id, vote.head)
    )


def _asked(table: Table, vote: VoteRow) -> list[int]:
    """Who has yet to answer, by Discord id."""
    return [user for seat in table.voters(vote) if (user := table.seats[seat].user) is not None]


def _words(table: Table, vote: VoteRow) -> str:
    """What is asked, and by whom."""
    names = bold_names(table, table.row.locale)
    whom = names(vote.target_seq) if vote.kind == "offer" else ""
    return word(f"vote-{vote.kind}", table.row.locale, who=names(vote.asked_by), whom=whom)


def _question(table: Table, vote: VoteRow) -> discord.ui.LayoutView:
    """The question with who is asked and until when, and Agree and Refuse."""
    locale, names = table.row.locale, bold_names(table, table.row.locale)
    mentions = " ".join(f"<@{user}>" for user in _asked(table, vote))
    said = [
        f"{_words(table, vote)} {mentions}",
        word("vote-until", locale, when=format_dt(vote.until, "R")),
    ]
    if agreed := [names(seat) for seat in vote.agreed if seat != vote.asked_by]:
        said.append(word("vote-agreed", locale, who=listed(agreed, locale)))
    buttons = [
        button(CustomId("vote", table.row.id, vote.head, f"{vote.kind} yes"), word("button-agree", locale)),
        button(CustomId("vote", table.row.id, vote.head, f"{vote.kind} no"), word("button-refuse", locale)),
    ]
    return layout("\n".join(said), rows=[[*buttons]])


async def _edit(client: Client, table: Table, surface: SurfaceRow, view: discord.ui.LayoutView) -> None:
    assert surface.message is not None
    thread = client.get_partial_messageable(surface.channel, guild_id=table.row.guild)
    try:
        await thread.get_partial_message(surface.message).edit(
            view=view, allowed_mentions=discord.AllowedMentions.none()
        )
    except discord.HTTPException as error:
        if error.code not in _UNREACHABLE:
            raise
