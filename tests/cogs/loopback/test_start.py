"""Starting: whatever keeps the bot from it is said in one line, with what to do, and no traceback."""

import asyncio
import os
import re
import shutil
import signal
import socket
import sys
from pathlib import Path

import aiohttp
import pytest
from sqlalchemy import make_url

from cli.database import hold_database
from cli.failure import CannotStart, read_settings
from data.store import StoreAway, StoreError, open_store
from sandbox import Sandbox
from sandbox.model.places import NEWS, VOICE
from sandbox.process.child import RUNNER
from tests.cogs.loopback.playing import SLOW, choices, confirmable, newest_post, open_panel, take
from tests.cogs.loopback.test_whole_game import open_table
from tests.programs import LONG, ROOT, ended, program, said_until
from tests.spoken import said, says

linux = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


async def start(tmp_path, root=ROOT, on=None, **environment):
    """Run bot.py to its end, on the sandbox at this address if there is one; returns exit status and what it said."""
    settings = {"DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3", **environment}
    sandbox = (str(RUNNER), on) if on else ()
    async with program(*sandbox, str(root / "bot.py"), cwd=tmp_path, **settings) as process:
        return await ended(process)


async def test_without_a_token_it_plays_in_the_browser_until_it_is_stopped(tmp_path):
    folder = tmp_path / "empty"
    folder.mkdir()
    async with program(str(ROOT / "bot.py"), cwd=folder, DISCORD_TOKEN="", TMPDIR=str(folder)) as process:
        said = await said_until(process, "README.md")
        assert re.search(r"http://127\.0\.0\.1:\d+/[\w-]{20,}/", said) and "Loopback only" in said
        process.terminate()
        status, rest = await ended(process)
    assert status == 0, said + rest
    assert "Traceback" not in rest
    assert not list(folder.iterdir()), "the bot's files go with it"


SANDBOX = ("-m", "playground", "--port", "0", "--no-browser")


@pytest.fixture
def folder(tmp_path_factory):
    """A folder with a short name: the names of sockets in it have a hundred letters at most."""
    return tmp_path_factory.mktemp("s")


async def its_bot(process):
    """The folder in which the system tells of the bot that a sandbox has started, once it is connected."""
    said = await said_until(process, "README.md")
    origin, key = re.findall(r"(http://[^/]+)(/\S+/)", said)[0]
    async with (
        aiohttp.ClientSession() as http,
        http.ws_connect(f"{origin}{key}window", headers={"Origin": origin}) as window,
    ):
        while (await window.receive_json()).get("bot", {}).get("state") != "online":
            continue
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text()
    return Path(f"/proc/{int(children)}")


@linux
async def test_the_owners_token_never_reaches_the_sandbox(folder):
    secret = "the.owners.token"
    (folder / ".env").write_text(f"DISCORD_TOKEN={secret}\n", encoding="utf-8")
    async with program(
        *SANDBOX, cwd=folder, DISCORD_TOKEN=secret, PYTHONPATH=str(ROOT), TMPDIR=str(folder)
    ) as process:
        bot = await its_bot(process)
        told = (bot / "environ").read_bytes()
        assert b"DISCORD_TOKEN=" in told and secret.encode() not in told
        assert (bot / "cwd").readlink() != folder
        process.terminate()
        status, rest = await ended(process)
    assert status == 0, rest
    assert not bot.exists(), "the bot ends with it"


@linux
async def test_a_sandbox_that_is_killed_leaves_no_bot_behind(folder):
    async with program(*SANDBOX, TMPDIR=str(folder)) as process:
        bot = await its_bot(process)
        process.kill()
        # It would look for its Discord for ever.
        try:
            async with asyncio.timeout(LONG):
                await ended(process)  # the bot has inherited the pipe, which ends only when the bot has
        except TimeoutError:
            os.kill(int(bot.name), signal.SIGKILL)
            raise


async def test_a_server_of_databases_that_is_away_is_waited_for(tmp_path):
    url = "postgresql+asyncpg://nobody:secret@127.0.0.1:9/none"
    async with program(
        str(ROOT / "bot.py"), cwd=tmp_path, DISCORD_TOKEN="a.b.c", DATABASE_URL=url
    ) as process:
        said = await said_until(process, "Asked again")
        assert "127.0.0.1" in said and "secret" not in said and "Traceback" not in said


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_a_server_that_lets_nobody_in_is_not_waited_for(database, store):
    with pytest.raises(StoreError) as wrong:
        await open_store(
            f"{make_url(database).set(database='nowhere').render_as_string(hide_password=False)}"
        )
    assert not isinstance(wrong.value, StoreAway)


async def test_a_file_that_cannot_be_opened_is_not_waited_for(tmp_path):
    (tmp_path / "a folder.sqlite3").mkdir()
    with pytest.raises(StoreError) as wrong:
        await open_store(f"sqlite:///{tmp_path}/a folder.sqlite3")
    assert not isinstance(wrong.value, StoreAway)


async def test_a_taken_port_is_named(discord, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        status, said = await start(tmp_path, on=discord.base, DISCORD_TOKEN=discord.token, MONITOR_PORT=port)
    assert status == 2 and f"port {port} is taken" in said and "Traceback" not in said


async def test_a_second_bot_on_the_same_file_is_refused(tmp_path):
    with hold_database(f"sqlite:///{tmp_path}/tables.sqlite3"):
        status, said = await start(tmp_path, DISCORD_TOKEN="a.b.c")
    assert status == 2 and f"process {os.getpid()} uses" in said and said.count("\n") == 1


async def test_a_service_without_a_token_plays_no_demo(tmp_path):
    """As whatever is wrong, it is the last word, in one line."""
    async with program(str(ROOT / "bot.py"), "--service", cwd=tmp_path) as process:
        status, said = await ended(process)
    assert status == 2 and "DISCORD_TOKEN" in said and said.count("\n") == 1


def test_a_mistyped_setting_is_named_with_the_one_that_is_meant(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("POSTGRES_PASSWORD=x\nBACKUP_HOUR=6\n", encoding="utf-8")
    with pytest.raises(CannotStart, match="BACKUP_HOUR, which does not exist"):
        read_settings()


def test_a_service_knows_of_settings_in_the_environment_alone(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BACKUP_HOUR", "6")
    read_settings()
    with pytest.raises(CannotStart, match=r"the environment has a setting BACKUP_HOUR.* Is it BACKUP_HOURS"):
        read_settings(service=True)


def test_the_token_may_be_a_credential_of_systemd(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "")
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    assert not read_settings().discord_token.get_secret_value()
    (tmp_path / "token").write_text("a.b.c\n", encoding="utf-8")
    assert read_settings().discord_token.get_secret_value() == "a.b.c"


def test_the_token_may_stand_in_a_file_of_its_own(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "token"))
    with pytest.raises(CannotStart, match="DISCORD_TOKEN_FILE"):
        read_settings()
    (tmp_path / "token").write_text("\n", encoding="utf-8")
    with pytest.raises(CannotStart, match="is empty"):
        read_settings()
    (tmp_path / "token").write_text("a.b.c\n", encoding="utf-8")
    assert read_settings().discord_token.get_secret_value() == "a.b.c"


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"WORKERS": "0"}, ["WORKERS", ".env.example"]),
        ({"LOG_LEVEL": "LOUD"}, ["LOG_LEVEL", ".env.example"]),
        ({"SHARD_IDS": "0,1"}, ["SHARD_IDS", "SHARD_COUNT", ".env.example"]),
        ({"SHARD_COUNT": "2", "SHARD_IDS": "1,2"}, ["SHARD_IDS", "less than SHARD_COUNT"]),
        ({"SHARD_COUNT": "2", "SHARD_IDS": "one"}, ["SHARD_IDS", ".env.example"]),
        ({"PUSH_CALLS": "3"}, ["PUSH_CALLS", ".env.example"]),
    ],
)
def test_a_wrong_setting_is_named(tmp_path, monkeypatch, environment, words):
    monkeypatch.chdir(tmp_path)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(CannotStart) as wrong:
        read_settings()
    assert all(word in str(wrong.value) for word in words) and "\n" not in str(wrong.value)


def test_numbers_are_read_from_the_environment(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PUSH_CALLS", "1")
    assert read_settings().push_calls == 1


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://somewhere/else", ["sqlite", "postgresql"]),
        ("sqlite+aiosqlite:////proc/nowhere/tables.sqlite3", ["cannot be"]),
    ],
)
async def test_a_database_that_cannot_be_is_named(url, words):
    with pytest.raises(StoreError) as wrong:
        await open_store(url)
    assert all(word in str(wrong.value) for word in words) and "\n" not in str(wrong.value)


async def test_a_wrong_token_is_named(discord, tmp_path):
    status, said = await start(tmp_path, on=discord.base, DISCORD_TOKEN="not.the.token")
    assert status == 2
    assert "does not accept the token" in said and "Traceback" not in said


async def test_a_discord_that_is_away_is_waited_for(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    settings = {
        "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3",
        "DISCORD_TOKEN": "sandbox.token",
    }
    command = (str(RUNNER), f"http://127.0.0.1:{port}", str(ROOT / "bot.py"))
    async with program(*command, cwd=tmp_path, **settings) as process:
        said = await said_until(process, "asked again")
        assert "cannot be reached" in said
        async with Sandbox(port=port, token="sandbox.token", check_answers=False) as discord:
            discord.guild("Game night")
            await discord.connected()
            process.terminate()
            status, rest = await ended(process)
    assert status == 0 and "Traceback" not in said + rest, said + rest


async def test_a_locked_database_is_named(discord, tmp_path):
    import sqlite3

    file = tmp_path / "tables.sqlite3"
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("create table of_somebody_else (x)")
        other.execute("begin exclusive")
        status, said = await start(
            tmp_path,
            on=discord.base,
            DISCORD_TOKEN=discord.token,
            DATABASE_URL=f"sqlite:///{file}?timeout=0.5",
        )
        other.execute("rollback")
    assert status == 2
    assert "locked" in said and "Traceback" not in said


async def test_a_wrong_correction_of_a_content_file_is_told_exactly(tmp_path):
    for name in ("bot.py", "settings.py"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    for folder in ("cli", "cogs", "engines", "render"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    shutil.copytree(ROOT / "data", tmp_path / "data")
    shutil.copytree(ROOT / "engines", tmp_path / "copied")
    (tmp_path / "engines").unlink()
    (tmp_path / "copied").rename(tmp_path / "engines")
    file = tmp_path / "data" / "content" / "hanging_gardens.toml"
    good = file.read_text(encoding="utf-8")
    broken = re.sub(r'"([.TPAF]{3})"', '"X.."', good, count=1)
    assert broken != good
    file.write_text(broken, encoding="utf-8")
    status, said = await start(tmp_path, root=tmp_path, DISCORD_TOKEN="a.b.c")
    assert status == 2
    assert '"X" is none of' in said and "Traceback" not in said


async def test_missing_permissions_are_named_before_a_table_opens(discord, client, channel):
    ana = discord.guild("Game night").person("Ana")
    channel.deny("create_public_threads", "attach_files")
    before = len(channel.messages)
    reply = await ana.slash(channel, "table new", game="armadora")
    message = await reply.settled(SLOW)
    names = [f"**{said(f'permission-{name}')}**" for name in ("create-public-threads", "attach-files")]
    assert said("permissions-missing", names=" and ".join(names), count=2) in message.text
    assert len(channel.messages) == before


async def test_no_table_opens_where_not_every_thread_can_be_made(discord, client, channel):
    guild = discord.guild("Game night")
    ana = guild.person("Ana", locale="ja")
    for place in (guild.channel("lounge", VOICE), guild.channel("news", NEWS)):
        reply = await (await ana.slash(place, "table new", game="armadora")).settled(SLOW)
        assert says(reply.text, "table-needs-text-channel", "ja") and not place.messages


async def test_it_ends_what_it_has_begun_and_says_that_it_is_back_soon(discord, bot, channel):
    """What is being confirmed when it is told to stop ends and is posted; nothing more begins."""
    ana, ben = people = [discord.guild("Game night").person(name) for name in ("Ana", "Ben")]
    thread = await open_table(discord, channel, people, "armadora", 2, 0)
    post = newest_post(discord, thread)
    person = next(each for each in people if each in post.pinged)
    panel = await open_panel(person, post)
    while not confirmable(panel):
        panel = await take(person, panel, choices(panel)[0])
    # Discord takes a second to show the turn that is being confirmed.
    held = discord.fail("POST /channels/*/messages", delay=1.0)
    confirming = asyncio.create_task(person.click(panel, said("button-confirm")))
    await discord.until(lambda: held.hits, "the turn on its way", SLOW)
    bot.process.terminate()
    await discord.until(lambda: "draining" in bot.said(), "a bot that stops", SLOW)
    other = ben if person is ana else ana
    refused = await other.click(post, said("button-play"))
    assert says((await refused.settled(SLOW)).text, "closing")
    await confirming
    assert await bot.process.wait() == 0
    assert newest_post(discord, thread) is not post and other in newest_post(discord, thread).pinged
