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

from deploy.trial import INSTALL, PAGE, WAYS, recipe

pytestmark = pytest.mark.outside

ROOT = Path(__file__).parents[1]
SOURCES = ("bot.py", "settings.py", "pyproject.toml", "requirements.in", "README.md", "LICENSE")


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The contents of the wheel, unpacked as an installation would be."""
    folder = tmp_path_factory.mktemp("package")
    copy = folder / "source"  # the build leaves files beside the sources
    for name in ("cli", "cogs", "community", "data", "engines", "playground", "render", "sandbox", "tables"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in SOURCES:
        shutil.copy(ROOT / name, copy / name)
    stale = copy / "build" / "lib" / "data" / "migrations" / "versions" / "9999_of_another_version.py"
    stale.parent.mkdir(parents=True)
    stale.touch()
    built = [_built(copy, folder / name) for name in ("once", "twice")]
    assert [file.read_bytes() for file in built[0]] == [file.read_bytes() for file in built[1]]
    (wheel,) = (file for file in built[0] if file.suffix == ".whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "installed")
    return folder / "installed"


def _built(sources, folder):
    """Wheel and sources, as `make dist` builds them."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1700000000"}
    subprocess.run(command, cwd=sources, env=environment, check=True, capture_output=True, timeout=400)
    return sorted(folder.iterdir())


def test_nothing_of_an_earlier_build_is_in_it(installed):
    """A stale migration would let an old version open a newer database."""
    assert not list(installed.rglob("9999*"))


def test_every_file_that_is_no_code_is_in_it(installed):
    wanted = {
        file.relative_to(ROOT)
        for folder in (
            "data/content",
            "data/art",
            "data/examples",
            "data/fonts",
            "data/themes",
            "data/words",
            "data/migrations",
            "data/rules",
            "data/lessons",
            "data/learnt",
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
        cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=400,
    )  # fmt: skip
    assert started.returncode == 2
    assert started.stderr.startswith("Meeplepost cannot start:") and "DATABASE_URL" in started.stderr


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
    for_tests = (named("requirements-test.in") | named("requirements-dev.in")) - named("requirements.txt")
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
        timeout=400,
    )
    assert started.returncode == 0, started.stderr


STEPS = [step.command for way in WAYS for step in recipe(PAGE.read_text(encoding="utf-8"), way, INSTALL)]
ELSEWHERE = {"make", "systemctl", "journalctl", "docker"}
"""What installs from the network, or is the system's own."""


def test_the_page_about_running_works_word_by_word_in_an_empty_folder(installed, tmp_path):
    """What is fetched from the network is there already, and nobody starts units or containers here; all else is as written."""
    folder = tmp_path / "meeplepost"
    shutil.copytree(ROOT / "deploy", folder / "deploy")
    shutil.copy(ROOT / ".env.example", folder)
    for place in ("etc/systemd/system", "opt", "usr/local/bin"):
        (tmp_path / place).mkdir(parents=True)
    done = []
    for line in STEPS:
        if line.split()[0] in ELSEWHERE or line.endswith("install -r requirements.txt"):
            continue
        command = re.sub(r"(^| )/(?=etc|opt|usr)", rf"\1{tmp_path}/", line).replace("python3", sys.executable)
        if " -m venv " in command:
            command += " --without-pip --system-site-packages"
        if command.endswith("/pip install --no-deps ."):
            _install(installed, Path(command.split()[0]).parent)
        else:
            subprocess.run(command, shell=True, cwd=folder, check=True, timeout=400, capture_output=True)
        done.append(line)
    assert len(done) == 7, done
    command = tmp_path / "opt/meeplepost/bin/meeplepost"
    said = subprocess.run([command, "--help"], capture_output=True, text=True, timeout=400, cwd=tmp_path)
    assert "doctor" in said.stdout, said
    assert (tmp_path / "etc/meeplepost.env").stat().st_mode & 0o777 == 0o600


def _install(wheel, programs):
    """What `pip install .` does with a wheel, without the network: what else is needed is there."""
    (site,) = programs.parent.glob("lib/python*/site-packages")
    there = next(path for path in sys.path if path.endswith("site-packages"))
    (site / "there.pth").write_text(f"{wheel}\n{there}\n", encoding="utf-8")
    (metadata,) = wheel.glob("*.dist-info")
    ((module, function),) = re.findall(
        r"meeplepost = ([\w.]+):(\w+)", (metadata / "entry_points.txt").read_text()
    )
    script = programs / "meeplepost"
    script.write_text(
        f"#!{programs}/python\nfrom {module} import {function}\nraise SystemExit({function}())\n"
    )
    script.chmod(0o755)
