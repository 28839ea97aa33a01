"""A game made from the page `docs/adding-a-game.md` passes what holds for every game, and is played through the bot."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engines.core.chance import Rng
from engines.core.journal import load
from playground.bot import BotProcess
from sandbox import Sandbox
from sandbox.model.wire import PATIENCE
from skeleton.page import files
from tests import short_game
from tests.cogs.loopback.playing import (
    answered_call,
    calls,
    play_by_buttons,
    play_by_slash,
    saved_file,
    score_sheet,
)
from tests.cogs.loopback.test_whole_game import open_table
from tests.programs import ROOT

pytestmark = pytest.mark.outside

NAME = "sky_towers"
"""Two words, as they are spelled differently in code, in keys and for people."""

GENERIC = (
    "--ignore=tests/cogs/loopback",
    "tests/core",
    "tests/cogs",
    "tests/render",
    "tests/statistics/test_finished.py",
    "tests/tables/test_plans.py",
    "tests/test_architecture.py",
)
"""Where the tests stand that are written once for all games."""

ALL_AT_ONCE = "test_commands or test_architecture or test_record or test_cards"
"""Those among them that look at all games in one test."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """The sources with a new game in them."""
    folder = tmp_path_factory.mktemp("new game") / "sources"
    copy_sources(folder)
    run(folder, "skeleton", NAME)
    return folder


def copy_sources(folder):
    """All but what is hidden, half compiled, or made at the top."""

    def left_out(where, names):
        made = {"build", "backups"} if Path(where) == ROOT else set()
        return made | {name for name in names if name.startswith(".") or ".pyc." in name}

    shutil.copytree(ROOT, folder, ignore=left_out)


def run(tree, *module, fails=False):
    """What a module says that is run there."""
    done = subprocess.run(
        [sys.executable, "-m", *module], cwd=tree, capture_output=True, text=True, timeout=500
    )
    assert (done.returncode != 0) == fails, done.stdout + done.stderr
    return done.stdout + done.stderr


def suite(tree, *wanted, fails=False):
    return run(tree, "pytest", "-n0", "-p", "no:cacheprovider", *wanted, fails=fails)


def changed(tree):
    """The files that differ from those here, and the new ones."""
    found = {
        str(file.relative_to(tree)): file
        for file in tree.rglob("*")
        if file.is_file() and ".pyc" not in file.name
    }
    return sorted(
        name
        for name, file in found.items()
        if not (ROOT / name).is_file() or (ROOT / name).read_bytes() != file.read_bytes()
    )


def test_it_takes_three_files_and_one_line(tree):
    names = [name for name in changed(tree) if "_cache" not in name]
    (old,) = [name for name in names if (ROOT / name).is_file()]
    assert old == "engines/__init__.py"
    before, after = ((top / old).read_text(encoding="utf-8").splitlines() for top in (ROOT, tree))
    assert [line for line in after if line not in before] == [f'        "{NAME}",']
    assert len(after) == len(before) + 1
    wanted = [f"data/words/en/{NAME}.ftl", f"engines/{NAME}.py", f"render/{NAME}.py"]
    assert [name for name in names if name != old] == wanted


@pytest.mark.parametrize("name", [NAME, "doctor", "core", "sky-towers", "class"])
def test_a_name_that_is_none_or_is_taken_is_refused(tree, name):
    before = changed(tree)
    said = run(tree, "skeleton", name, fails=True)
    assert ("already there" in said or "is no name" in said) and "Traceback" not in said
    assert changed(tree) == before


def test_the_page_shows_files_as_they_are_formatted(tree):
    """Put in place under the name that the page gives them, they are in order."""
    shown = files((ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8"))
    python = [path for path in shown if path.endswith(".py")]
    for path in python:
        (tree / path).write_text(shown[path], encoding="utf-8")
    try:
        run(tree, "ruff", "check", "--no-cache", *python)
        run(tree, "ruff", "format", "--no-cache", "--diff", *python)
    finally:
        for path in python:
            (tree / path).unlink()


def test_what_holds_for_every_game_holds_for_it(tree):
    said = suite(tree, "-k", f"{NAME} or {NAME.replace('_', '-')} or {ALL_AT_ONCE}", *GENERIC)
    assert "passed" in said and "skipped" not in said


def test_it_holds_for_a_game_of_three_moves_too(tmp_path):
    """Without computers, presentation, palette, commands or Japanese of its own."""
    folder = tmp_path / "sources"
    copy_sources(folder)
    for name, text in short_game.FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    program = f"import skeleton.__main__ as made; made.list_game({short_game.NAME!r})"
    subprocess.run([sys.executable, "-c", program], cwd=folder, check=True, timeout=60)
    run(folder, "tests.laws", short_game.NAME, "--games", "20", "--every", "1")
    said = suite(folder, "-k", f"{short_game.NAME} or {ALL_AT_ONCE}", *GENERIC)
    assert "passed" in said and "skipped" not in said


@pytest.mark.long
def test_its_types_and_contracts_are_in_order(tree):
    run(tree, "mypy", f"engines/{NAME}.py", f"render/{NAME}.py")
    suite(tree, "tests/test_architecture.py")


def test_words_that_are_missing_are_named(tree):
    file = tree / f"data/words/en/{NAME}.ftl"
    held = file.read_text(encoding="utf-8")
    file.write_text(held.replace("sky-towers-verb-lay", "sky-towers-other"), encoding="utf-8")
    try:
        said = suite(tree, "-k", f"{NAME}-en and words", "tests/test_architecture.py", fails=True)
    finally:
        file.write_text(held, encoding="utf-8")
    assert "sky-towers-verb-lay" in said


@pytest.mark.long
def test_it_is_measured(tree):
    program = f"""
from bench import engines, pictures
from bench.engines import tables
from bench.recorded import recorded
(small, large) = engines.tables("{NAME}")
assert all(figure.value > 0 for figure in engines.speeds("{NAME}", small, 1))
assert all(figure.value > 0 for kind in ("board", "hand") for figure in pictures.picture_figures("{NAME}", kind, 2))
assert recorded("{NAME}").entries
"""
    subprocess.run([sys.executable, "-c", program], cwd=tree, check=True, timeout=400)


async def test_a_whole_game_is_played_through_the_bot(tree, tmp_path):
    """Ana presses what is offered, Chie types what is suggested, and a computer plays along."""
    async with Sandbox(answer_seconds=PATIENCE) as discord:
        guild = discord.guild("Game night")
        channel = guild.channel("tables")
        people = {
            name: guild.person(name, locale=locale) for name, locale in (("Ana", "en-US"), ("Chie", "ja"))
        }
        async with BotProcess(discord, tmp_path, WORKERS="1", PYTHONPATH=str(tree)) as bot:
            await bot.start()
            thread = await open_table(discord, channel, list(people.values()), NAME, 3, 1)
            rng, typed = Rng("a new game", 0), 0
            async for person, post in calls(discord, thread, people):
                if person.name == "Chie" and rng.below(2):
                    await play_by_slash(person, thread, {"lay": ("card",)}, NAME.replace("_", "-"), rng)
                    typed += 1
                elif panel := await answered_call(person, post):
                    await play_by_buttons(person, panel, rng)
            end = score_sheet(thread)
            assert end is not None
            saved = await saved_file(people["Ana"], end)
            await bot.stop()
        assert "Traceback" not in bot.said() and " ERROR " not in bot.said(), bot.said()
    header, entries = load(saved)
    assert (header.game, header.setup.seats) == (NAME, 3) and typed
    assert sum(entry.line.startswith("lay ") for entry in entries) == 24
    assert any(entry.auto for entry in entries), "the computer played"
    assert all(message.files[0].description for message in thread.messages if message.files)
