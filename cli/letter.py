"""What somebody asks for by letter: their data as a file, or to be forgotten.

Without a code, one is sent to the account by direct message: whoever asks must tell it. `--lost REASON` is for an account that its
owner cannot use any more; the reason stands in the log. To forget somebody, stop the bot first where its database is a file.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import hmac
import json
import logging
import secrets
from contextlib import nullcontext
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import discord

from cli.at_discord import at_discord
from cli.database import hold_database, need_database
from cli.failure import CannotStart, failed, read_settings, refuse
from cli.forgetting import forget, forget_again
from cli.logs import start_logging
from settings import Settings

if TYPE_CHECKING:
    from data.store import Store

log = logging.getLogger(__name__)

_SENT = "letters"
"""The name of the fact that holds, by what and whom, fingerprints of the codes that were sent, and until when they hold."""

_HOLDS = timedelta(days=14)
"""How long a code is good for."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    parser.add_argument("what", choices=("export", "forget"))
    parser.add_argument("person", type=int, help="the account, by the number by which Discord knows it")
    proof = parser.add_mutually_exclusive_group()
    proof.add_argument("--code", help="the code that the account was sent")
    proof.add_argument(
        "--lost", metavar="REASON", help="the account is lost; how you know that it was theirs"
    )


def main(what: str, person: int, code: str | None, lost: str | None) -> int:
    """Print what was done; returns 0, or 1 if that was not possible or the code is wrong, or 2."""
    from data.records.failures import StoreDown
    from data.store import StoreError

    try:
        settings = read_settings()
        need_database(settings.database_url)
        if code is None and lost is None:
            return _send_code(settings, person, what)
        start_logging(settings.log_level, settings.log_format, settings.log_file, settings.log_megabytes)
        with hold_database(settings.database_url) if what == "forget" else nullcontext():
            return asyncio.run(_carry_out(settings, what, person, code, lost))
    except CannotStart as error:
        return refuse(error)
    except (StoreError, StoreDown, OSError) as error:
        return failed(error)


def _send_code(settings: Settings, person: int, what: str) -> int:
    code = secrets.token_hex(4)
    locale = asyncio.run(_keep_code(settings, person, what, code))

    async def send(client: discord.Client) -> None:
        from render.sentences import word

        user = await client.create_dm(discord.Object(person))
        await user.send(word(f"letter-{what}", locale, code=code))

    at_discord(settings, send)
    print(f"account {person} was sent a code. Call this once more with --code when they tell it to you.")
    return 0


async def _keep_code(settings: Settings, person: int, what: str, code: str) -> str:
    """Keep a fingerprint of a code; returns the person's language."""
    from data.store import open_store

    store = await open_store(settings.database_url, upgrade=False)
    try:
        until = datetime.now(UTC) + _HOLDS
        await _revise(store, what, person, (_fingerprint(code), until.isoformat()))
        known = await store.person(person)
        return (known.locale if known is not None else None) or settings.default_language
    finally:
        await store.close()


async def _carry_out(settings: Settings, what: str, person: int, code: str | None, lost: str | None) -> int:
    from data.store import open_store

    store = await open_store(settings.database_url, upgrade=False)
    try:
        if code is not None and not await _is_right(store, person, what, code):
            return failed("that is not the code, or it was sent more than two weeks ago.")
        if lost is not None:
            log.warning(
                "%s of account %s without a code, by the operator\u2019s word: %s", what, person, lost
            )
        if what == "forget":
            await forget_again(store, settings.backup_folder)
            await forget(store, person)
            print(f"account {person} is forgotten")
        else:
            file = Path(f"meeplepost-{person}.json")
            kept = await store.everything_of(person)
            text = json.dumps(kept, ensure_ascii=False, indent=1, sort_keys=True)
            file.write_text(text, encoding="utf-8")
            print(f"written to {file}")
        await _revise(store, what, person, None)
        return 0
    finally:
        await store.close()


async def _is_right(store: Store, person: int, what: str, code: str) -> bool:
    kept = json.loads(await store.fact(_SENT) or "{}").get(f"{what} {person}")
    if kept is None or datetime.now(UTC) >= datetime.fromisoformat(kept[1]):
        return False
    return hmac.compare_digest(kept[0], _fingerprint(code.strip().lower()))


async def _revise(store: Store, what: str, person: int, sent: tuple[str, str] | None) -> None:
    """Keep what was sent to an account, or drop it, and all that is too old."""

    def revised(text: str | None) -> str:
        now = datetime.now(UTC)
        kept = {
            key: each
            for key, each in json.loads(text or "{}").items()
            if datetime.fromisoformat(each[1]) > now and key != f"{what} {person}"
        }
        return json.dumps(kept | ({f"{what} {person}": sent} if sent else {}))

    await store.revise_fact(_SENT, revised)


def _fingerprint(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
