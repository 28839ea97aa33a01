"""What the bot is made of: pinned, allowed, and said; and how a release is made of it."""

import json
import os
import re
import subprocess
import sys
from datetime import date
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from deploy.pins import pin_actions, pin_images
from deploy.release import NotReleased, dated, numbered, release

ROOT = Path(__file__).parents[1]
RUN = (
    "cli",
    "cogs",
    "community",
    "data",
    "engines",
    "playground",
    "render",
    "sandbox",
    "tables",
    "settings.py",
)
LENDING = re.compile(r"\b(A?GPL|LGPL|GNU)\b")
"""Licences that ask something of whoever passes a program on with their code in it."""


def distributions(file):
    """The distributions of a list of requirements."""
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    return {re.split(r"[\[=]", line)[0].lower() for line in lines if line[:1].isalpha()}


@pytest.mark.parametrize("name", ["requirements", "requirements-test", "requirements-dev"])
def test_everything_that_is_installed_is_pinned_to_its_bytes(name):
    pinned = (ROOT / f"{name}.txt").read_text(encoding="utf-8")
    blocks = re.split(r"\n(?=\w)", pinned)
    assert all(re.match(r"[\w.-]+==\S+", each) and "--hash=sha256:" in each for each in blocks)
    written = re.findall(
        r"^([\w.-]+)(?:\[\w+\])?==([^\s#]+)", (ROOT / f"{name}.in").read_text("utf-8"), re.MULTILINE
    )
    for distribution, version in written:
        line = f"{re.sub(r'[_.]', '-', distribution.lower())}=={version}"
        assert re.search(rf"^{re.escape(line)}[ ;]", pinned, re.MULTILINE), f"{line}: make pins"


def test_what_is_imported_is_declared():
    files = [
        file for name in RUN for file in ((ROOT / name).rglob("*.py") if "." not in name else [ROOT / name])
    ]
    words = {
        word
        for file in files
        for word in re.findall(r"^\s*(?:import|from) (\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    owners = packages_distributions()
    needed = {
        name
        for word in words
        if word in owners and word not in sys.stdlib_module_names
        for name in owners[word]
    }
    declared = {re.sub(r"[_.]", "-", each) for each in distributions("requirements.in")}
    assert {re.sub(r"[_.]", "-", each.lower()) for each in needed} - declared - OPTIONAL == set()


OPTIONAL = {"fluent-syntax", "jsonschema-rs", "meeplepost", "numpy", "playwright"}
"""What only the sandbox's own checks use, or comes with a package that needs it itself or shares its name."""


@pytest.mark.outside
def test_nothing_of_it_asks_more_than_to_be_named():
    command = [sys.executable, "-m", "piplicenses", "--format=json", "--from=mixed", "--packages"]
    said = subprocess.run(
        [*command, *distributions("requirements.txt")], check=True, capture_output=True, text=True
    )
    found = {each["Name"]: each["License"] for each in json.loads(said.stdout)}
    assert len(found) > 30
    assert {name: licence for name, licence in found.items() if LENDING.search(licence)} == {}


@pytest.mark.outside
def test_the_list_of_parts_is_whole_and_the_same_each_time(tmp_path):
    made = []
    for name in ("once", "twice"):
        command = [str(Path(sys.executable).with_name("cyclonedx-py")), "requirements", "requirements.txt"]
        options = ["--pyproject", "pyproject.toml", "--output-reproducible", "-o", str(tmp_path / name)]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": "1700000000", "PYTHONWARNINGS": "ignore"}
        subprocess.run([*command, *options], cwd=ROOT, check=True, env=environment, capture_output=True)
        subprocess.run([sys.executable, "-m", "deploy.parts", tmp_path / name], cwd=ROOT, check=True)
        made.append((tmp_path / name).read_text(encoding="utf-8"))
    assert made[0] == made[1]
    parts = json.loads(made[0])
    bot, components = parts["metadata"]["component"], {each["name"]: each for each in parts["components"]}
    assert bot["name"] == "meeplepost" and bot["version"] in (ROOT / "pyproject.toml").read_text("utf-8")
    pinned = distributions("requirements.txt")
    fonts = {each.name for each in (ROOT / "data/fonts").glob("*.[ot]tf")}
    assert set(components) == pinned | fonts and len(fonts) == 3
    assert {name for name in pinned if not components[name].get("licenses")} <= ELSEWHERE
    needed = {each["ref"]: each.get("dependsOn", []) for each in parts["dependencies"]}
    assert components["discord-py"]["bom-ref"] in needed[bot["bom-ref"]]
    assert components["aiohttp"]["bom-ref"] in needed[components["discord-py"]["bom-ref"]]
    reached = {bot["bom-ref"]}
    while more := {on for ref in reached for on in needed[ref]} - reached:
        reached |= more
    assert reached == set(needed), "nobody needs them"


ELSEWHERE = {"async-timeout", "colorama", "audioop-lts"}
"""What is pinned for other systems or versions of Python, and not installed here."""


@pytest.mark.outside
def test_the_workflows_are_safe():
    command = [
        str(Path(sys.executable).with_name("zizmor")),
        "--offline",
        "--no-progress",
        str(ROOT / ".github"),
    ]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 0, said.stdout + said.stderr


def test_images_and_actions_are_pinned_and_pinned_anew():
    once = pin_images("FROM python:3.11-slim AS build\n", lambda name, tag: f"sha256:{name}{tag[:1]}")
    assert once == "FROM python:3.11-slim@sha256:python3 AS build\n"
    assert pin_images(once, lambda *_: "sha256:ab") == "FROM python:3.11-slim@sha256:ab AS build\n"
    assert (
        pin_images("    image: postgres:17-alpine\n", lambda *_: "sha256:1")
        == "    image: postgres:17-alpine@sha256:1\n"
    )
    once = pin_actions("uses: actions/checkout@v4\n", lambda name, tag: f"{len(name)}{tag}")
    assert once == "uses: actions/checkout@16v4 # v4\n"
    assert pin_actions(once, lambda *_: "abc") == "uses: actions/checkout@abc # v4\n"
    recipe = (ROOT / "Containerfile").read_text(encoding="utf-8")
    assert pin_images(recipe, lambda *_: "sha256:1").count("@sha256:1") == 2


DAY = date(2026, 3, 1)
NEWS = "# Changelog\n\n## Unreleased\n\n- A game.\n\n## 0.1.0 (2026-01-01)\n\n- All.\n"


def test_a_release_is_dated_numbered_and_tagged(tmp_path):
    def git(*words):
        return subprocess.run(
            ["git", *words], cwd=tmp_path, check=True, capture_output=True, text=True
        ).stdout

    git("init", "--quiet")
    git("config", "user.email", "a@b.c"), git("config", "user.name", "A")
    (tmp_path / "CHANGELOG.md").write_text(NEWS, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "0.1.0"\n', encoding="utf-8")
    for locale in ("en", "de"):
        (tmp_path / "data" / "words" / locale).mkdir(parents=True)
        (tmp_path / "data" / "words" / locale / "a.ftl").write_text("a = b\n", encoding="utf-8")
    (tmp_path / "data" / "words" / "en" / "a.ftl").write_text("a = b\nb = c\n", encoding="utf-8")
    git("add", "."), git("commit", "--quiet", "--message", "All")
    with pytest.raises(NotReleased, match="LANGUAGE=de"):
        release(tmp_path, "1.0.0", DAY)
    (tmp_path / "data" / "words" / "en" / "a.ftl").write_text("a = b\n", encoding="utf-8")
    git("commit", "--quiet", "--all", "--message", "All is translated")
    assert release(tmp_path, "1.0.0", DAY) == "v1.0.0"
    assert "## Unreleased\n\n## 1.0.0 (2026-03-01)\n\n- A game.\n\n## 0.1.0" in (
        tmp_path / "CHANGELOG.md"
    ).read_text("utf-8")
    assert git("describe").strip() == "v1.0.0" and not git("status", "--porcelain")
    (tmp_path / "new").touch()
    with pytest.raises(NotReleased, match="committed"):
        release(tmp_path, "1.0.1", DAY)


def test_what_is_no_release_is_refused():
    with pytest.raises(NotReleased, match="nothing new"):
        dated(NEWS.replace("- A game.\n", ""), "1.0.0", DAY)
    for version in ("", "1.0", "v1.0.0", "01.0.0"):
        with pytest.raises(NotReleased, match="no version"):
            numbered('version = "0.1.0"\n', version)
    with pytest.raises(NotReleased, match="not above"):
        numbered('version = "0.10.0"\n', "0.9.0")
