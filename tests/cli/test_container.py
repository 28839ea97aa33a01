"""The steps of the Containerfile as a script in a bare directory: what they install runs on a sandbox, is well, and ends in order."""

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from deploy.trial import image
from sandbox import Sandbox
from sandbox.process.runner import __file__ as RUNNER
from tests.programs import ROOT

LONG = 300


def health_check(recipe):
    """The command that asks a container whether it is well."""
    said = re.search(r"^HEALTHCHECK .* CMD (\[.*\])$", recipe.replace("\\\n", ""), re.MULTILINE)
    assert said
    command: list[str] = json.loads(said[1])
    return command


@pytest.fixture
def bare():
    """A folder with a short name: sockets are made in it."""
    with tempfile.TemporaryDirectory(prefix="bare-") as folder:
        yield Path(folder)


@pytest.mark.long
@pytest.mark.timeout(2 * LONG)
async def test_the_steps_of_the_image_work_in_a_bare_directory(bare):
    recipe = (ROOT / "Containerfile").read_text(encoding="utf-8")
    commands, environment = image(recipe, bare)
    environment["MONITOR_PORT"] = "18080"
    source = bare / "source"
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True).stdout
    for name in filter(None, files.decode().split("\0")):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    (bare / "data").mkdir()
    path = f"{Path(sys.executable).resolve().parent}:{os.environ['PATH']}"
    for command in commands:
        subprocess.run(
            command, shell=True, cwd=source, env={**os.environ, "PATH": path}, check=True, timeout=LONG,
            stdout=subprocess.DEVNULL,
        )  # fmt: skip

    async with Sandbox(check_answers=False) as discord:
        discord.guild("Game night").channel("tables")
        known = {
            **{name: value for name, value in os.environ.items() if name in ("HOME", "LANG")},
            **environment,
            "PATH": f"{bare}/opt/meeplepost/bin:/usr/bin:/bin",
            "DISCORD_TOKEN": discord.token,
        }
        python = f"{bare}/opt/meeplepost/bin/python"
        bot = await asyncio.create_subprocess_exec(
            python, RUNNER, discord.base, "-m", "cli", cwd=bare / "data", env=known
        )
        try:
            await discord.connected()
            for _ in range(60):  # the gateway is ready a moment after the commands are there
                health = await asyncio.to_thread(
                    subprocess.run, [f"{bare}/opt/meeplepost/bin/meeplepost", "health"],
                    cwd=bare / "data", env=known, capture_output=True, text=True, timeout=LONG,
                )  # fmt: skip
                if health.returncode == 0:
                    break
            assert health.returncode == 0 and "gateway: well" in health.stdout, health.stderr
            subprocess.run(health_check(recipe), env=known, check=True, timeout=LONG)
            bot.send_signal(signal.SIGTERM)
            assert await asyncio.wait_for(bot.wait(), LONG) == 0
        finally:
            if bot.returncode is None:
                bot.kill()
                await bot.wait()
    assert (bare / "data" / "meeplepost.sqlite3").is_file()


def _tool():
    """A container tool that has its daemon, if it needs one."""
    for name in ("podman", "docker"):
        if (
            shutil.which(name)
            and not subprocess.run([name, "info"], capture_output=True, timeout=LONG).returncode
        ):
            return name
    return None


@pytest.mark.long
@pytest.mark.timeout(4 * LONG)
def test_the_image_is_built_and_runs_without_writing():
    tool = _tool()
    if tool is None:
        pytest.skip("no container tool here; the steps are tried as a script")
    image = "meeplepost-tried"
    subprocess.run(
        [tool, "build", "-f", "Containerfile", "-t", image, "."], cwd=ROOT, check=True, timeout=3 * LONG
    )
    asked = [tool, "run", "--rm", "--read-only", "--cap-drop=ALL", image, "verify", "--help"]
    assert "usage" in subprocess.run(asked, check=True, capture_output=True, text=True, timeout=LONG).stdout
