"""The package that `pip install .` makes: everything the bot needs is in it, and it starts from there."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ("bot.py", "settings.py", "pyproject.toml", "requirements.txt", "README.md", "LICENSE")


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The contents of the wheel, unpacked as an installation would be."""
    folder = tmp_path_factory.mktemp("package")
    copy = folder / "source"  # the build leaves files beside the sources
    for name in ("cli", "cogs", "data", "engines", "playground", "render", "sandbox"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in SOURCES:
        shutil.copy(ROOT / name, copy / name)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--wheel-dir", folder, copy], check=True, capture_output=True, timeout=120)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "installed")
    return folder / "installed"


def test_every_file_that_is_no_code_is_in_it(installed):
    wanted = {
        file.relative_to(ROOT)
        for folder in (
            "data/content",
            "data/covers",
            "data/fonts",
            "data/themes",
            "data/words",
            "data/migrations",
            "sandbox/page/static",
            "playground",
        )
        for file in (ROOT / folder).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".py"
    }
    assert {file for file in wanted if not (installed / file).is_file()} == set()


def test_its_command_starts_the_bot(installed, tmp_path):
    (metadata,) = installed.glob("*.dist-info")
    assert "meeplepost = cli.command:main" in (metadata / "entry_points.txt").read_text()
    environment = {
        **os.environ,
        "PYTHONPATH": str(installed),
        "DISCORD_TOKEN": "none",
        "DATABASE_URL": "nonsense",
    }
    started = subprocess.run(
        [sys.executable, "-c", "import cli.command, sys; sys.exit(cli.command.main([]))"],
        cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert started.returncode == 2
    assert started.stderr.startswith("Meeplepost cannot start:") and "database" in started.stderr


_WITHOUT = """
import sys

class Refuses:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {away!r}:
            raise ImportError(name)

sys.meta_path.insert(0, Refuses())
import cli.command, cogs.bot.client, data.drivers.postgres, playground.greeting, sandbox.page.launch
from sandbox import Sandbox
Sandbox(openapi=False)
"""


def test_running_needs_nothing_that_only_tests_need(tmp_path):
    """`make run` installs what stands in `requirements.txt` alone."""

    def named(file):
        lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
        return {
            re.split(r"[\[=]", line)[0].strip().lower().replace("_", "-")
            for line in lines
            if line[:1].isalpha()
        }

    owners = packages_distributions()
    for_tests = named("requirements-dev.txt") - named("requirements.txt")
    away = {
        module
        for module, distributions in owners.items()
        if {each.lower().replace("_", "-") for each in distributions} & for_tests
    }
    assert {"pytest", "jsonschema_rs", "chess"} <= away
    program = _WITHOUT.replace("{away!r}", repr(away))
    started = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert started.returncode == 0, started.stderr
