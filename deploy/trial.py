"""Try the way to this version and back by the recipes of `docs/running.md`, on a Discord of its own. It asks PyPI for packages.

    make upgrade-trial                # from the last release to what is committed, and back
    make upgrade-trial FROM=REVISION

Before the first release it begins where the database had its last version but one. Each way of running has a folder of its own instead of
the system's root. systemd and docker are played: their units and images are made of the same commands.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, STDOUT, Process
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sandbox import Sandbox
from sandbox.model.messages import Message
from sandbox.process.runner import __file__ as RUNNER

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "running.md"
WAYS: Final = ("In a folder", "As a unit of systemd", "In a container")
INSTALL, UPGRADE, BACK = "Install it", "Upgrade it", "Go back"
OLDER: Final = "v1.0.0"
"""What the page calls the older version."""
LONG: Final = 500.0
_REDIRECTED: Final = """
import os, sys
if {"bot.py", "run"} & set(sys.orig_argv):
    import trial_runner
    trial_runner.redirect_discord(os.environ["TRIAL_DISCORD"])
"""
"""What Python reads first in each program here, so that bots of any version speak to the sandbox."""


class Failed(Exception):
    """A recipe does not do what the page says; one line says where."""


@dataclass(frozen=True, slots=True)
class Step:
    """A line of a recipe, and what the page says that it answers; `…` stands for anything."""

    command: str
    reply: str = ""

    def answers(self, said: str) -> bool:
        """Whether a program said that."""
        return re.search(".*".join(map(re.escape, self.reply.split("…"))), said) is not None


def recipe(page: str, way: str, part: str) -> list[Step]:
    """The steps of a part of a way of running, as the page has them."""
    (chapter,) = re.findall(rf"^## {way}\n(.*?)(?=^## |\Z)", page, re.DOTALL | re.MULTILINE)
    (section,) = re.findall(rf"^### {part}\n(.*?)(?=^### |\Z)", chapter, re.DOTALL | re.MULTILINE)
    steps: list[Step] = []
    for line in "".join(re.findall(r"```sh\n(.*?)```", section, re.DOTALL)).splitlines():
        if line.startswith("# "):
            steps[-1] = Step(steps[-1].command, line[2:])
        else:
            steps.append(Step(line))
    return steps


def image(recipe: str, root: Path) -> tuple[list[str], dict[str, str]]:
    """The commands of a Containerfile's first stage and the environment of its second, in a folder instead of the root."""
    build, run = recipe.replace("\\\n", "").split("\nFROM ")[1:]
    commands = re.findall(r"^RUN (.*)$", build, re.MULTILINE)
    settings = re.search(r"^ENV (.*)$", run, re.MULTILINE)
    assert commands and settings
    environment = dict(each.split("=", 1) for each in settings[1].split())
    for place in ("/opt/", "/data"):
        commands = [each.replace(place, f"{root}{place}") for each in commands]
        environment = {name: value.replace(place, f"{root}{place}") for name, value in environment.items()}
    return commands, environment


class Machine:
    """A machine in a folder, with a clone of the repository, on which recipes are followed.

    Args:
        older, newer: the commits between which it goes.
    """

    def __init__(self, discord: Sandbox, root: Path, older: str, newer: str) -> None:
        self._discord, self._root = discord, root
        self._older, self._newer = older, newer
        self._origin, self._folder = root / "origin", root / "meeplepost"
        self._data = self._folder
        self._bot: Process | None = None
        self._said = self._command = ""
        self._environment = {
            **{name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG")},
            "PYTHONPATH": str(root / "first"),
            "TRIAL_DISCORD": discord.base,
            "DISCORD_TOKEN": discord.token,
        }

    async def prepare(self) -> None:
        """Clone the older version, as if the newer one were not there yet."""
        (self._root / "first").mkdir()
        shutil.copy(RUNNER, self._root / "first" / "trial_runner.py")
        (self._root / "first" / "sitecustomize.py").write_text(_REDIRECTED, encoding="utf-8")
        for place in ("etc/systemd/system", "usr/local/bin", "opt", "data", "var/lib/meeplepost"):
            (self._root / place).mkdir(parents=True)
        await self.run(f"git clone --quiet --bare {ROOT} {self._origin}", self._root)
        await self.run(f"git update-ref refs/heads/trial {self._older}", self._origin)
        await self.run(f"git clone --quiet --branch trial {self._origin} {self._folder}", self._root)

    async def follow(self, way: str, part: str) -> None:
        """Do each step of a recipe.

        Raises:
            Failed: one does not end well, or answers something else.
        """
        if way == WAYS[0]:
            await self.stop()  # Ctrl+C
        for step in recipe(PAGE.read_text(encoding="utf-8"), way, part):
            print(f"  {step.command}", flush=True)
            before = len(self._said)
            said = await self.do(step.command)
            for _ in range(600):  # what a bot says may come a moment later
                if part == INSTALL or step.answers(
                    said or self._said[before:]
                ):  # an older version answered otherwise
                    break
                await asyncio.sleep(0.1)
            else:
                raise Failed(
                    f"{step.command} answers:\n{said or self._said[before:]}\ninstead of: {step.reply}"
                )

    async def do(self, line: str) -> str:
        line = line.replace(OLDER, self._older).replace("backups/before-….sqlite3", self._copy())
        match line.split():
            case ["install", *_] | ["systemctl", "daemon-reload"]:  # an older version has less to install
                return ""
            case ["make", "run"]:
                await self._start(line)
                return ""
            case ["systemctl", "enable" | "start" | "restart", *_]:
                self._data = self._root / "var/lib/meeplepost"
                unit = (self._root / "etc/systemd/system/meeplepost.service").read_text(encoding="utf-8")
                (command,) = re.findall(r"^ExecStart=(.*)", unit, re.MULTILINE)
                await self._start(f"{self._root}{command}")
                return ""
            case ["docker", "compose", "up", *_]:
                await self._start(await self._build())
                return ""
            case ["systemctl", "stop", *_] | ["docker", "compose", "stop", *_]:
                await self.stop()
                return ""
            case ["journalctl", *_] | ["docker", "compose", "logs", *_]:
                return self._said
            case ["docker", "compose", "run", "--rm", "meeplepost", *words] | ["meeplepost", *words]:
                return await self.run(
                    f"{self._root}/opt/meeplepost/bin/meeplepost {' '.join(words)}", self._data
                )
            case ["git", "pull"]:
                await self.run(f"git update-ref refs/heads/trial {self._newer}", self._origin)
        return await self.run(re.sub(r"(^| )/(?=etc|opt|usr)", rf"\1{self._root}/", line), self._folder)

    def _copy(self) -> str:
        """The newest copy of the database from before an upgrade, as its folder names it."""
        copies = sorted(self._data.glob("backups/before-*"), key=lambda each: each.name)
        return f"backups/{copies[-1].name}" if copies else "backups/none"

    async def _build(self) -> str:
        """Make what an image holds; returns the command that it runs."""
        await self.stop()
        self._data = self._root / "data"
        recipe = (self._folder / "Containerfile").read_text(encoding="utf-8")
        commands, environment = image(recipe, self._root)
        for command in commands:
            await self.run(
                command.replace("python -m venv", f"{sys.executable} -m venv --clear"), self._folder
            )
        path = f"{self._root}/opt/meeplepost/bin:{self._environment['PATH']}"
        self._environment |= {**environment, "PATH": path, "MONITOR_PORT": "0"}
        return " ".join(
            word
            for said in re.findall(r"^(?:ENTRYPOINT|CMD) (.*)", recipe, re.MULTILINE)
            for word in json.loads(said)
        )

    async def run(self, command: str, folder: Path) -> str:
        """Run a command to its end; what it says.

        Raises:
            Failed: it does not end well.
        """
        process = await self._begin(command, folder)
        said, _ = await asyncio.wait_for(process.communicate(), LONG)
        if process.returncode:
            raise Failed(f"{command} ends with {process.returncode}:\n{said.decode()}")
        return said.decode()

    async def _begin(self, command: str, folder: Path) -> Process:
        return await asyncio.create_subprocess_shell(
            command, cwd=folder, env=self._environment, stdin=DEVNULL, stdout=PIPE, stderr=STDOUT,
            start_new_session=True,
        )  # fmt: skip

    async def _start(self, command: str) -> None:
        """Start the bot, until it is connected."""
        await self.stop()
        self._command = command
        sessions = self._discord.gateway.identified
        self._bot = await self._begin(command, self._data)
        self._reading = asyncio.create_task(self._read(self._bot))
        await self._discord.until(
            lambda: self._discord.gateway.identified > sessions or self._reading.done(), "a bot", timeout=LONG
        )
        if self._reading.done():
            raise Failed(f"{command} ends with {await self._bot.wait()}:\n{self._said}")
        await self._discord.connected(timeout=LONG)

    async def _read(self, bot: Process) -> None:
        assert bot.stdout is not None
        async for line in bot.stdout:
            self._said += line.decode()

    async def stop(self) -> None:
        """End the bot as systems do."""
        if self._bot is not None and self._bot.returncode is None:
            os.killpg(self._bot.pid, signal.SIGTERM)
            await asyncio.wait_for(self._bot.wait(), LONG)
        self._bot = None

    async def refuses_what_is_newer(self) -> None:
        """Start the older version on the newer database, which a restore has put aside.

        Raises:
            Failed: it does not refuse it.
        """
        await self.stop()
        database = self._data / "meeplepost.sqlite3"
        database.with_name(f"{database.name}.before").replace(database)
        try:
            await self._start(self._command)
        except Failed as refused:
            if "newer version" in str(refused):
                return
            raise
        raise Failed("The older version runs on the newer database.")


async def _play(discord: Sandbox) -> None:
    """A game of two people, of which the database is to tell ever after."""
    guild = discord.guild("Game night")
    channel, ana, ben = guild.channel("tables"), guild.person("Ana"), guild.person("Ben")
    await (await ana.slash(channel, "table new", game="armadora", players=2)).settled(LONG)
    await (await ben.slash(channel, "table join")).settled(LONG)
    lobby = next(message for message in channel.messages if message.reader is None and _start_of(message))
    await (await ana.click(lobby, custom_id=_start_of(lobby))).settled(LONG)
    await discord.until(lambda: any(thread.messages for thread in channel.threads), "a game", timeout=LONG)


def _start_of(message: Message) -> str | None:
    """The id of a lobby's button that starts it."""
    return next(
        (each["custom_id"] for each in message.buttons if ":start:" in each.get("custom_id", "")), None
    )


async def _try(way: str, older: str, newer: str) -> None:
    verify = "meeplepost verify" if way != WAYS[0] else ".venv/bin/python -m cli verify"
    with tempfile.TemporaryDirectory(prefix="trial-") as folder:
        async with Sandbox(check_answers=False, openapi=False) as discord:
            machine = Machine(discord, Path(folder), older, newer)
            await machine.prepare()
            try:
                await machine.follow(way, INSTALL)
                await _play(discord)
                for part in (UPGRADE, BACK):
                    await machine.follow(way, part)
                    if not re.search(r"\b1 games|games replayed: 1\b", said := await machine.do(verify)):
                        raise Failed(f"The game is not there: {said}")
                await machine.refuses_what_is_newer()
            finally:
                await machine.stop()


def earlier() -> str:
    """The last release; before the first, the commit before the newest version of the database.

    Raises:
        Failed: neither is here.
    """
    if tag := _git("tag", "--list", "v[0-9]*", "--sort=-version:refname", "--merged", "HEAD"):
        return tag.splitlines()[0]
    return _git("log", "-1", "--diff-filter=A", "--format=%H", "--", "data/migrations/versions") + "^"


def commit(revision: str) -> str:
    """The commit of a revision.

    Raises:
        Failed: it is not here.
    """
    try:
        return _git("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
    except subprocess.CalledProcessError:
        shallow = _git("rev-parse", "--is-shallow-repository") == "true"
        more = " This clone is shallow: git fetch --unshallow --tags" if shallow else ""
        raise Failed(f"There is no commit {revision} here.{more}") from None


def _git(*words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()


def main() -> int:
    """Try each way; returns 1 when one does not go there and back."""
    parser = argparse.ArgumentParser(prog="deploy.trial", description=__doc__)
    parser.add_argument("older", nargs="?", default="", help="the revision to begin and to end with")
    parser.add_argument("--way", choices=WAYS, help="only this one")
    given = parser.parse_args()
    try:
        older, newer = commit(given.older or earlier()), commit("HEAD")
        for way in [given.way] if given.way else WAYS:
            print(f"{way}: from {older[:8]} to {newer[:8]} and back", flush=True)
            asyncio.run(_try(way, older, newer))
    except Failed as error:
        print(error, file=sys.stderr)
        return 1
    print("There and back, each way.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
