"""Run the bot. Without a token it plays in the browser, on a Discord of its own.

One clear line says what keeps it from starting.
"""

from __future__ import annotations

import argparse
import asyncio
import errno
import gc
import logging
import signal
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import aiohttp
import discord
from platformdirs import user_cache_path

from cli.database import hold_database
from cli.failure import CannotStart, read_settings, refuse
from cli.forgetting import forget_again
from cli.logs import start_logging
from cli.version import program_version
from settings import Settings

if TYPE_CHECKING:
    from cogs.bot.client import Client
    from data.store import Store

log = logging.getLogger("meeplepost")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    parser.add_argument(
        "--service", action="store_true", help="without a token stop, instead of playing in the browser"
    )
    parser.add_argument(
        "--no-copy", action="store_true", help="upgrade the database without a copy of it as it was"
    )


def main(service: bool = False, no_copy: bool = False) -> int:
    """Run until interrupted. Returns the exit status: 0 after a normal stop, 2 when it cannot start."""
    try:
        settings = read_settings(service)
    except CannotStart as error:
        return refuse(error)
    if not settings.discord_token.get_secret_value():
        return refuse("there is no token in DISCORD_TOKEN.") if service else _without_token()
    try:
        start_logging(settings.log_level, settings.log_format, settings.log_file, settings.log_megabytes)
    except OSError as error:
        return refuse(f"the log {settings.log_file} cannot be written: {error}")
    # The bot has no voice; the library need not say so at each start.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        with hold_database(settings.database_url):
            asyncio.run(_run(settings, not no_copy))
    except CannotStart as error:
        return refuse(error)
    except KeyboardInterrupt:
        pass
    return 0


async def _run(settings: Settings, copies: bool) -> None:
    gc.disable()  # nearly all that is imported stays: to look for garbage in it takes a twentieth of the start
    try:
        from cogs.bot.worker_process import begin_template
        from cogs.upkeep import memory

        memory.tune()
        begin_template()
        # The games read and check their content files when they are imported; an owner may have corrected one.
        from cli.scheduled import Backups
        from cogs.bot.client import Client
        from cogs.bot.garbage import Garbage
        from cogs.bot.starting import until_reachable
        from cogs.bot.watchdog import Watchdog
        from cogs.bot.worker_pool import Workers
        from cogs.interactions.bot import OperatorPolicy
        from cogs.messages.metrics import BUILD
        from render.cards.emoji import seat_emojis
    except ValueError as error:
        raise CannotStart(f"a content file is wrong. {error}") from None
    finally:
        gc.enable()
    gc.freeze()
    log.info("Meeplepost %s", program_version())
    BUILD.labels(program_version()).set(1)
    store = await _opened(settings, copies)
    workers = Workers(
        settings.workers,
        user_cache_path("meeplepost"),
        thinkers=1,
        png=settings.picture_format == "png",
    )
    client = Client(
        store,
        workers,
        default_language=settings.default_language,
        shard_count=settings.shard_count,
        shard_ids=settings.shard_ids,
        monitor=None if settings.monitor_port is None else (settings.monitor_host, settings.monitor_port),
        policy=OperatorPolicy(
            settings.privacy_url, settings.terms_url, settings.keep_days, settings.push_calls
        ),
        seats=seat_emojis,
    )
    backups = Backups(store, settings.backup_hours, settings.backup_folder, settings.backups_kept)
    ends = _Ends(client)
    try:
        async with client, backups, Garbage(lambda: client.load.waiting > 0), Watchdog():
            await until_reachable()
            ends.can_drain = True
            await client.start(settings.discord_token.get_secret_value())
    except discord.LoginFailure:
        raise CannotStart(
            "Discord does not accept the token. Copy it again from https://discord.com/developers/applications "
            "(Bot → Reset Token) into DISCORD_TOKEN."
        ) from None
    except discord.PrivilegedIntentsRequired:
        raise CannotStart(
            "Discord asks for privileged intents, which Meeplepost does not use. Update Meeplepost."
        ) from None
    except (aiohttp.ClientConnectionError, discord.GatewayNotFound) as error:
        raise CannotStart(
            f"Discord cannot be reached ({error}). Check the connection of this machine."
        ) from None
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise CannotStart(f"port {settings.monitor_port} is taken. Choose another MONITOR_PORT.") from None
    except asyncio.CancelledError:
        log.info("stopped")


async def _opened(settings: Settings, copies: bool) -> Store:
    """The database, brought up to date; a server that does not answer yet is waited for.

    Args:
        copies: whether it is copied before it is upgraded.

    Raises:
        CannotStart: it cannot be used, or not be copied.
    """
    from cogs.bot.starting import pauses
    from data.backups.files import BackupError
    from data.backups.upgrades import copy_before_upgrade, thin_out_copies
    from data.records.failures import StoreDown
    from data.store import StoreAway, StoreError, open_store

    url, folder, key = settings.database_url, settings.backup_folder, settings.backup_key_file
    for pause in pauses():
        try:
            now = datetime.now(UTC)
            thin_out_copies(folder, now)
            if copies and (copy := await copy_before_upgrade(url, folder, now, key)) is not None:
                log.warning("the database is upgraded now; as it was, it is kept in %s", copy)
            store = await open_store(url)
            try:
                await forget_again(store, folder)
            except BaseException:
                await store.close()
                raise
            return store
        except (StoreAway, StoreDown) as error:
            log.warning("%s Asked again in %.0f s.", error, pause)
            await asyncio.sleep(pause)
        except (StoreError, BackupError) as error:
            raise CannotStart(str(error)) from None
        except OSError as error:
            raise CannotStart(f"BACKUP_FOLDER cannot be written: {error}") from None
    raise AssertionError("the pauses never end")


class _Ends:
    """Ends this task in order when the system or somebody at the terminal asks for it; at once when they ask again."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._draining: asyncio.Task[None] | None = None
        self._ended = False
        self.can_drain = False
        task = asyncio.current_task()
        assert task is not None
        self._running = task
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, self._asked)

    def _asked(self) -> None:
        if self._draining is None and self.can_drain:
            self._draining = asyncio.create_task(self._client.drain(), name="draining")
            self._draining.add_done_callback(lambda _: self._end())
        elif self._draining is not None and not self._draining.done():
            self._draining.cancel()
        else:
            self._end()

    def _end(self) -> None:
        if not self._ended:  # once: what closes must not be cut off
            self._ended = True
            self._running.cancel()


def _without_token() -> int:
    """The bot on a Discord of its own, in the browser."""
    from playground.launch import run

    return run()
