"""Starting: whatever keeps the bot from it is said in one line, with what to do, and no traceback."""

import asyncio
import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from tests.discord.process import ROOT


async def start(tmp_path, root=ROOT, **environment):
    """Run bot.py to its end; returns exit status and what it said."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG")}
    settings = {"DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3", **environment}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(root / "bot.py"),
        env={**kept, **settings},
        cwd=tmp_path,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(process.communicate(), 60)
    return process.returncode, said.decode()


async def test_without_a_token_it_plays_in_the_browser_until_it_is_stopped(tmp_path):
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG")}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        env={**kept, "DISCORD_TOKEN": "", "TMPDIR": str(tmp_path)},
        cwd=tmp_path,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert process.stdout is not None
    said = ""
    while "README.md" not in said:
        line = await asyncio.wait_for(process.stdout.readline(), 30)
        assert line, said
        said += line.decode()
    assert re.search(r"http://127\.0\.0\.1:\d+/[\w-]{20,}/", said) and "Loopback only" in said
    process.terminate()
    rest, _ = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0, said + rest.decode()
    assert "Traceback" not in rest.decode()
    assert not list(tmp_path.iterdir()), "the bot's files go with it"


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_the_owners_token_never_reaches_the_sandbox(tmp_path):
    secret = "the.owners.token"
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={secret}\n", encoding="utf-8")
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "sandbox.page", "--port", "0", "--no-browser"),
        env={**os.environ, "DISCORD_TOKEN": secret, "PYTHONPATH": str(ROOT), "TMPDIR": str(tmp_path)},
        cwd=tmp_path,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert process.stdout is not None
    await asyncio.wait_for(process.stdout.readuntil(b"README.md"), 30)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while not (bots := [int(word) for word in children.read_text().split()]):
        await asyncio.sleep(0)
    bot = Path(f"/proc/{bots[0]}")
    while b"bot.py" not in (bot / "cmdline").read_bytes():
        await asyncio.sleep(0)
    told = (bot / "environ").read_bytes()
    assert b"DISCORD_TOKEN=sandbox.token" in told and secret.encode() not in told
    assert (bot / "cwd").readlink() != tmp_path
    process.terminate()
    rest, _ = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0, rest.decode()
    assert not bot.exists(), "the bot ends with it"


async def test_an_address_of_the_sandbox_without_its_token_is_named(tmp_path):
    status, said = await start(tmp_path, DISCORD_API_BASE="http://127.0.0.1:9")
    assert status == 2
    assert "DISCORD_TOKEN" in said and "Traceback" not in said


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"LOG_LEVEL": "LOUD"}, ["LOG_LEVEL", ".env.example"]),
        ({"WORKERS": "0"}, ["WORKERS", ".env.example"]),
        ({"DISCORD_API_BASE": "http://192.0.2.1:80"}, ["DISCORD_API_BASE", "loopback"]),
        ({"DATABASE_URL": "mysql://somewhere/else"}, ["sqlite", "postgresql"]),
        (
            {"DATABASE_URL": "postgresql+asyncpg://nobody:secret@127.0.0.1:9/none"},
            ["127.0.0.1", "cannot be used"],
        ),
        ({"DATABASE_URL": "sqlite+aiosqlite:////proc/nowhere/tables.sqlite3"}, ["cannot be"]),
    ],
)
async def test_a_wrong_setting_is_named(tmp_path, environment, words):
    status, said = await start(tmp_path, DISCORD_TOKEN="a.b.c", **environment)
    assert status == 2
    assert said.count("\n") == 1, said
    assert all(word in said for word in words), said
    assert "secret@" not in said and "Traceback" not in said


async def test_a_wrong_token_is_named(discord, tmp_path):
    status, said = await start(tmp_path, DISCORD_TOKEN="not.the.token", DISCORD_API_BASE=discord.base)
    assert status == 2
    assert "does not accept the token" in said and "Traceback" not in said


async def test_no_discord_is_named(tmp_path):
    status, said = await start(tmp_path, DISCORD_TOKEN="a.b.c", DISCORD_API_BASE="http://127.0.0.1:9")
    assert status == 2
    assert "cannot be reached" in said and "Traceback" not in said


async def test_a_locked_database_is_named(discord, tmp_path):
    import sqlite3

    file = tmp_path / "tables.sqlite3"
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("create table of_somebody_else (x)")
        other.execute("begin exclusive")
        status, said = await start(
            tmp_path,
            DISCORD_TOKEN=discord.token,
            DISCORD_API_BASE=discord.base,
            DATABASE_URL=f"sqlite:///{file}?timeout=0.5",
        )
        other.execute("rollback")
    assert status == 2
    assert "locked" in said and "Traceback" not in said


async def test_a_wrong_correction_of_a_content_file_is_told_exactly(tmp_path):
    for name in ("bot.py", "settings.py"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    for folder in ("cogs", "engines", "render", "sandbox"):
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


async def test_missing_permissions_are_named_before_a_table_opens(discord, bot, channel):
    ana = discord.guild("Game night").person("Ana")
    channel.deny("create_public_threads", "attach_files")
    before = len(channel.messages)
    reply = await ana.slash(channel, "table new", game="armadora")
    message = await reply.settled(30)
    assert "create_public_threads" in message.text and "attach_files" in message.text
    assert len(channel.messages) == before


async def test_it_stops_when_it_is_asked_to(bot):
    assert await bot.stop() == 0
