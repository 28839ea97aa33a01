"""Tests the assumptions of `docs/discord.md` in a text channel of a real server, and cleans up.

Nothing here needs the gateway, so a client that is only logged in can do all of it. A thread can be deleted by those alone who
manage threads: without that permission the two threads of the trials stay behind in the archive.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Iterator
from datetime import datetime
from typing import Final, TypeVar

import aiohttp
import discord

from cogs.interactions import error_codes
from cogs.interactions.channel_messages import nonce_of
from cogs.messages.budget import MOST_BYTES
from cogs.messages.custom_ids import CustomId
from cogs.messages.discord_message import build
from cogs.messages.message import Button, Message, Picture, Words, message
from cogs.messages.trial_findings import Outcome, Trial, TrialFinding
from engines import GAMES
from engines.core.chance import Rng
from engines.core.game import View
from render.sentences import word

T = TypeVar("T")

MARKS: Final = (2**29 + 1, 2**29 + 2, 2**29 + 3)
"""Ids of a box, its text and its button: as large as those by which the bot knows its posts again."""
SECONDS: Final = 60.0
"""How long one trial may take; the library waits by itself where Discord asks for it."""

SAMPLE: Final = "armadora"
"""The game whose board is posted."""

_JAPANESE: Final = "あ"


def sample() -> View:
    """The public view of a freshly dealt game."""
    game = GAMES[SAMPLE]
    view: View = game.view(game.new(game.setup(min(game.seats)), Rng("trial", 0)), None)
    return view


PUSHES: Final = "pushes"
"""The fact that holds what phones show of messages of components."""
SHOW_WORDS: Final = "words"
"""The value of that fact if phones show words."""


PUSH_TIMES: Final = "push times"
"""The fact that holds how phones show Discord's times in plain words: as a time, or as the code that stands there."""


async def ring(channel: discord.abc.Messageable, locale: str, now: datetime) -> None:
    """Ring a person's phone thrice: by a message of components, by one of plain words, and by one with the time of day."""
    view, _ = build(message(word("doctor-phone-first", locale)), {})
    await channel.send(view=view)
    await channel.send(word("doctor-phone-second", locale))
    await channel.send(word("doctor-phone-third", locale, when=f"<t:{int(now.timestamp())}:t>"))


class _NotTried(Exception):
    """A trial that this one depends on failed."""


class Trials:
    """One round of trials.

    Args:
        channel: where they take place.
        person: somebody who is added to a private thread.
        open_dm: a channel of direct messages with that person; None if none may be opened now.
        picture: a picture's file.
        locale: the language of the messages, which people may see for some seconds.
    """

    def __init__(
        self,
        channel: discord.TextChannel,
        person: discord.abc.Snowflake,
        open_dm: Callable[[], Awaitable[discord.abc.Messageable | None]],
        picture: bytes,
        locale: str,
    ) -> None:
        self._channel = channel
        self._person = person
        self._open_dm = open_dm
        self._picture = picture
        self._locale = locale
        self._nonce = nonce_of(channel.id, secrets.token_hex(8))
        self._posted: list[discord.Message] = []
        self._threads: list[discord.Thread] = []

    async def run(self) -> list[TrialFinding]:
        """Run every trial, and clean up; returns one finding for each."""
        try:
            return [await self._finding(trial, attempt) for trial, attempt in self._attempts()]
        finally:
            await self._clean_up()

    def _attempts(self) -> Iterator[tuple[Trial, Callable[[], Awaitable[bool]]]]:
        yield Trial.POST, self._post
        yield Trial.IDS, self._ids
        yield Trial.FILES, self._files
        yield Trial.NONCE, self._nonce_twice
        yield Trial.EDIT, self._edit
        yield Trial.LONG, self._long
        yield Trial.HISTORY, self._history
        yield Trial.DELETED, self._nonce_of_deleted
        yield Trial.THREAD, self._thread
        yield Trial.ARCHIVE, self._archive
        yield Trial.ARCHIVED_EDIT, self._edit_archived
        yield Trial.ARCHIVED_POST, self._post_archived
        yield Trial.OPEN_AGAIN, self._open_again
        yield Trial.PRIVATE, self._private
        yield Trial.DM, self._dm

    async def _finding(self, trial: Trial, attempt: Callable[[], Awaitable[bool]]) -> TrialFinding:
        try:
            async with asyncio.timeout(SECONDS):
                as_believed = await attempt()
        except _NotTried:
            return TrialFinding(trial, Outcome.NOT_TRIED)
        except discord.HTTPException as error:
            return TrialFinding(trial, Outcome.FAILED, f"HTTP {error.status}, {error.code}: {error.text}")
        except (discord.RateLimited, aiohttp.ClientError, OSError) as error:
            return TrialFinding(trial, Outcome.FAILED, type(error).__name__)
        return TrialFinding(trial, Outcome.AS_BELIEVED if as_believed else Outcome.OTHERWISE)

    # Messages.

    async def _post(self) -> bool:
        self._posted.append(await self._send(self._channel, nonce=self._nonce))
        return True

    async def _ids(self) -> bool:
        """Check that component ids come back, at once and later."""
        sent = self._first_post
        later = await self._channel.fetch_message(sent.id)
        return _ids_of(sent) == _ids_of(later) == [MARKS[0], MARKS[1], MARKS[2]]

    async def _files(self) -> bool:
        """Check that shown files are not among the attachments and have addresses of their own."""
        later = await self._channel.fetch_message(self._first_post.id)
        return not later.attachments and len(_pictures(later)) == 1

    async def _nonce_twice(self) -> bool:
        """Check that a message sent twice with one nonce is the first one."""
        first = self._first_post
        second = await self._send(self._channel, nonce=self._nonce)
        if second.id != first.id:
            self._posted.append(second)
        return second.id == first.id

    async def _edit(self) -> bool:
        """Check that an edit keeps the files that it lists, and nothing else."""
        view, files = self._message("second")
        await self._first_post.edit(view=view, attachments=files)
        later = await self._channel.fetch_message(self._first_post.id)
        shown = _pictures(later)
        return len(shown) == 1 and "second" in shown[0] and _ids_of(later) == list(MARKS)

    async def _long(self) -> bool:
        """Check that the longest text of the bot is accepted, in the language that needs most bytes."""
        # Nobody is to read this for the seconds that it stands there.
        view, _ = build(Message((Words(_JAPANESE * (MOST_BYTES // 3 - 100)),)), {})
        self._posted.append(await self._channel.send(view=view, silent=True))
        return True

    async def _history(self) -> bool:
        """Check that history comes newest first."""
        found = [each.id async for each in self._channel.history(limit=10)]
        return found == sorted(found, reverse=True) and self._first_post.id in found

    async def _nonce_of_deleted(self) -> bool:
        """Check that a deleted message's nonce is refused as an unknown message."""
        nonce = nonce_of(self._channel.id, secrets.token_hex(8))
        sent = await self._send(self._channel, nonce=nonce)
        await sent.delete()
        try:
            self._posted.append(await self._send(self._channel, nonce=nonce))
        except discord.HTTPException as error:
            return _expected(error, error_codes.UNKNOWN_MESSAGE)
        return False

    # Threads.

    async def _thread(self) -> bool:
        """Check that a thread below a post has the post's id, and is the only one."""
        name = word("doctor-thread", self._locale)
        post = self._first_post
        self._threads.append(await post.create_thread(name=name, auto_archive_duration=60))
        self._posted.append(await self._send(self._first_thread))
        try:
            self._threads.append(await post.create_thread(name=name, auto_archive_duration=60))
        except discord.HTTPException as error:
            return _expected(error, error_codes.THREAD_EXISTS) and self._first_thread.id == post.id
        return False

    async def _archive(self) -> bool:
        """Check that a thread's creator may archive it."""
        await self._first_thread.edit(archived=True)
        return True

    async def _edit_archived(self) -> bool:
        """Check that a message in an archived thread cannot be changed."""
        view, files = self._message("third")
        within = _first([each for each in self._posted if each.channel.id == self._first_thread.id])
        try:
            await within.edit(view=view, attachments=files)
        except discord.HTTPException as error:
            return _expected(error, error_codes.ARCHIVED)
        return False

    async def _post_archived(self) -> bool:
        """Check that a message opens an archived thread or is refused: the bot handles both."""
        try:
            self._posted.append(await self._send(self._first_thread))
        except discord.HTTPException as error:
            return _expected(error, error_codes.ARCHIVED)
        return True

    async def _open_again(self) -> bool:
        """Check that a thread's creator may open it again."""
        opened = await self._first_thread.edit(archived=False)
        return not opened.archived

    async def _private(self) -> bool:
        """Check that a private thread's creator may add people though members may not invite."""
        thread = await self._channel.create_thread(
            name=word("doctor-thread", self._locale),
            type=discord.ChannelType.private_thread,
            auto_archive_duration=60,
            invitable=False,
        )
        self._threads.append(thread)
        await thread.add_user(self._person)
        self._posted.append(await self._send(thread))
        return True

    async def _dm(self) -> bool:
        """Check that a direct message arrives and is found by its component ids."""
        place = await self._open_dm()
        if place is None:
            raise _NotTried
        sent = await self._send(place)
        self._posted.append(sent)
        return [_ids_of(each) async for each in place.history(limit=10) if each.id == sent.id] == [
            list(MARKS)
        ]

    # The rest.

    @property
    def _first_post(self) -> discord.Message:
        return _first(self._posted)

    @property
    def _first_thread(self) -> discord.Thread:
        return _first(self._threads)

    def _message(self, name: str) -> tuple[discord.ui.LayoutView, list[discord.File]]:
        said = word("doctor-trial", self._locale)
        button = Button(CustomId("doctor"), word("button-doctor", self._locale))
        items = (Words(said, MARKS[1]), Picture(name, SAMPLE, "board", sample(), alt=said), (button,))
        view, files = build(Message(items, framed=True, mark=MARKS[0]), {name: self._picture})
        for item in view.walk_children():
            if isinstance(item, discord.ui.Button):
                item.id = MARKS[2]
        return view, files

    async def _send(self, place: discord.abc.Messageable, nonce: str | None = None) -> discord.Message:
        view, files = self._message("first")
        if nonce is None:
            return await place.send(view=view, files=files, silent=True)
        return await place.send(view=view, files=files, nonce=nonce, silent=True)

    async def _clean_up(self) -> None:
        for posted in reversed(self._posted):
            with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                await posted.delete()
        for thread in reversed(self._threads):
            with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                await _put_away(thread)


def _expected(error: discord.HTTPException, code: int) -> bool:
    """Swallow an expected refusal; raise any other again."""
    if error.code != code:
        raise error
    return True


def _first(made: list[T]) -> T:
    """The first created item.

    Raises:
        _NotTried: nothing was.
    """
    if not made:
        raise _NotTried
    return made[0]


async def _put_away(thread: discord.Thread) -> None:
    try:
        await thread.delete()
    except discord.Forbidden:
        await thread.edit(archived=True)


def _ids_of(message: discord.Message) -> list[int | None]:
    """The ids of the box, the text and the button of a message, as Discord returns them."""
    box = message.components[0] if message.components else None
    if not isinstance(box, discord.Container):
        return []
    texts = [each.id for each in box.children if isinstance(each, discord.TextDisplay)]
    rows = [each for each in box.children if isinstance(each, discord.ActionRow)]
    return [box.id, *texts, *(item.id for row in rows for item in row.children)]


def _pictures(message: discord.Message) -> list[str]:
    """The addresses of a message's pictures."""
    box = message.components[0] if message.components else None
    if not isinstance(box, discord.Container):
        return []
    galleries = [each for each in box.children if isinstance(each, discord.MediaGalleryComponent)]
    return [item.media.url for gallery in galleries for item in gallery.items]
