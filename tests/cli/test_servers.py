"""What an owner can do about servers and people, on a sandbox's Discord, with the commands of a terminal."""

import json
import re
from datetime import UTC, datetime

import pytest

from cli.database import hold_database
from sandbox import Sandbox
from sandbox.process.child import RUNNER
from sandbox.process.runner import redirect_discord
from tests.programs import ROOT, ended, program
from tests.room import ANA, BEN

NOW = datetime.now(UTC)


@pytest.fixture
async def discord():
    async with Sandbox(check_answers=False) as discord:
        yield discord


@pytest.fixture
def call(discord, meeplepost, monkeypatch):
    """Calls a command on that Discord, in this process; the exit status and what was printed."""
    redirect_discord(discord.base)
    monkeypatch.setenv("DISCORD_TOKEN", discord.token)
    return meeplepost


@pytest.fixture
def call_apart(discord, database, tmp_path):
    """Like `call`, but in a new process, as in a terminal: to import everything takes most of its time."""

    async def called(*words):
        command = (str(RUNNER), discord.base, "-m", "cli", *words)
        settings = {
            "DISCORD_TOKEN": discord.token,
            "DATABASE_URL": database,
            "PYTHONPATH": str(RUNNER.parents[2]),
        }
        async with program(*command, cwd=tmp_path, **settings) as process:
            return await ended(process)

    return called


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_servers_are_listed_left_and_barred(discord, store, call, call_apart):
    first, second = discord.guild("Game night"), discord.guild("Elsewhere")

    status, said = await call_apart("servers")
    assert status == 0 and f"{first.id}  Game night  " in said and f"{second.id}  Elsewhere  " in said
    status, said = await call("leave", str(second.id))
    assert (status, said) == (0, f"left server {second.id}\n") and not second.with_bot
    assert (await call("leave", str(second.id)))[0] == 2, "it is not there"

    status, said = await call("bar", "server", str(first.id), "--days", "7")
    assert status == 0 and "for 7 days" in said and not first.with_bot
    status, said = await call("bar", "person", "5")
    assert (status, said) == (0, "person 5 is barred for good\n")
    assert len((await store.restrictions([5], 1, NOW)).bars) == 1
    for days in ("0", "-3", "99999999"):
        with pytest.raises(SystemExit):
            await call("bar", "person", "5", "--days", days)
    assert (await call("bar", "person", "5", "--lift"))[0] == 0
    assert (await store.restrictions([5], 1, NOW)).bars == ()


ASKED = re.findall(
    r"^\| `meeplepost (.*?)` \| `(.*?)`",
    (ROOT / "docs" / "running.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_each_command_of_the_page_answers_what_stands_there(
    discord, store, played, call, database, tmp_path
):
    """All but `health`, which asks a running bot; `test_container.py` does."""
    ana, elsewhere = discord.guild("Game night").person("Ana"), discord.guild("Elsewhere")
    named = {"SERVER": str(elsewhere.id), "PERSON": str(ana.id), "FILE": "key", "REASON": "seen"}
    assert len(ASKED) == 12
    for words, answer in ASKED[1:]:
        if words == "restore BACKUP":
            await store.close()
        for placeholder, name in named.items():
            words, answer = words.replace(placeholder, name), answer.replace(placeholder, name)
        status, said = await call(*words.split())
        assert status == 0, said
        assert re.search(".*".join(map(re.escape, answer.split("…"))), said), (words, said)
        for copy in (tmp_path / "backups").glob("*.sqlite3"):
            named["BACKUP"] = str(copy)
        if ana.inbox:
            named["CODE"] = re.findall(r"`(\w{8})`", ana.inbox[0].text)[0]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_what_is_asked_for_by_letter_needs_the_code_that_the_account_was_sent(
    discord, store, played, call, call_apart, database, tmp_path
):
    ana = discord.guild("Game night").person("Ana")
    who = str(ana.id)
    await store.remember_locale(ana.id, "en")
    status, said = await call("letter", "export", who)
    assert status == 0 and "was sent a code" in said
    (sent,) = ana.inbox
    (code,) = re.findall(r"`(\w{8})`", sent.text)
    for wrong in ("00000000", code[::-1] + "x"):
        assert (await call("letter", "export", who, "--code", wrong))[0] == 1
    assert (await call("letter", "forget", who, "--code", code))[0] == 1, "it was sent for something else"
    assert (await call("letter", "export", who, "--code", code.upper()))[0] == 0
    kept = json.loads((tmp_path / f"meeplepost-{who}.json").read_text(encoding="utf-8"))
    assert kept["user"] == who and kept["player"]["locale"] == "en"
    assert (await call("letter", "export", who, "--code", code))[0] == 1, "a code is good once"

    lost = ("letter", "forget", str(ANA.user), "--lost", "a letter with a passport")
    with hold_database(database):
        status, said = await call(*lost)
        assert status == 2 and "already" in said
    status, said = await call_apart(*lost)
    assert status == 0 and "passport" in said, "it stands in the log"
    assert (await store.everything_of(ANA.user))["tables"] == []
    now = await store.read(played.row.id)
    assert now is not None and [each.user for each in now.seats if each.user] == [BEN.user]
    assert await store.fact("letters") == "{}"
