"""Who may import whom (the contracts in `pyproject.toml`), and what every game must bring along."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest
from importlinter.cli import lint_imports

from engines import GAMES
from render.translate import dashed, known

ROOT = Path(__file__).parents[1]
PACKAGES = ("bench", "cli", "cogs", "data", "engines", "render", "sandbox", "skeleton")
MOST_FILES = 16
"""Python files of a folder, besides `__init__.py`."""
SEQUENCES = {"data/migrations/versions"}
"""Folders of numbered files, read by their numbers, that grow for good."""


def test_the_contracts_are_kept(capsys, monkeypatch):
    monkeypatch.chdir(ROOT)
    # The tool configures logging, which would switch off the loggers of everything imported so far.
    monkeypatch.setattr("importlinter.cli._configure_logging", lambda verbose: None)
    kept = lint_imports(no_cache=True)
    assert kept == 0, capsys.readouterr().out


def test_there_is_no_import_circle():
    """Imports for type checking alone and inside functions count, too."""
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imports).prepare()


def test_a_folder_holds_what_one_can_overlook():
    counts = {
        folder: sum(1 for file in folder.glob("*.py") if file.name != "__init__.py")
        for package in PACKAGES
        for folder in {file.parent for file in (ROOT / package).rglob("*.py")}
    }
    assert {
        str(folder.relative_to(ROOT)): count
        for folder, count in counts.items()
        if count > MOST_FILES and str(folder.relative_to(ROOT)) not in SEQUENCES
    } == {}


def test_every_package_says_what_it_is():
    silent = [
        str(file.relative_to(ROOT))
        for package in (*PACKAGES, "tests")
        for file in (ROOT / package).rglob("__init__.py")
        if ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) is None
    ]
    assert silent == []


def test_only_the_kit_touches_pixels():
    found = {
        str(file.relative_to(ROOT / "render"))
        for file in (ROOT / "render").rglob("*.py")
        if "PIL" in {name.partition(".")[0] for name in imported(file)}
    }
    assert found <= {
        f"drawing/{name}.py" for name in ("animation", "compose", "png", "rasterise", "sprite_cache")
    }


def imported(file):
    """The modules that a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("game", GAMES)
def test_a_games_cog_stands_alone(game):
    """It is found by the game's name, knows no other command, and not the client."""
    graph = grimp.build_graph("cogs", cache_dir=None)
    own = f"cogs.{game}"
    assert graph.find_modules_that_directly_import(own) == set()
    beside = {module for module in graph.modules if module.count(".") == 1} - {own, "cogs.game_cog"}
    packages = {module for module in beside if graph.find_children(module)}
    known = graph.find_modules_directly_imported_by(own)
    assert known & (beside - packages) == set()
    assert not any(module.startswith("cogs.bot") for module in known)


PLACES = {
    "engines/{game}/rules.py": "",
    "render/{game}/__init__.py": "",
    "cogs/{game}.py": "",
    "tests/{game}/positions.py": "",
    "data/content/{game}.toml": "",
    "data/themes/default/{game}.toml": "",
    "data/themes/default/{game}.palette": "python -m render.palette {game} makes it",
    "data/words/en/{game}.ftl": "",
    "data/words/ja/{game}.ftl": "",
    "tests/vectors/{game}/*.txt": "",
    "tests/journals/{game}/*.txt": "python -m tests.laws {game} --record plays some",
    "tests/goldens/{game}.pixels": "UPDATE_GOLDEN=1 python -m pytest tests/render/test_goldens.py writes it",
}
"""Where the files of a game stand, and what makes those that nobody writes."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_brings_everything(game):
    missing = [
        " – ".join(filter(None, (place, how))).format(game=game)
        for place, how in PLACES.items()
        if not list(ROOT.glob(place.format(game=game)))
    ]
    assert missing == [], "; ".join(missing)


@pytest.mark.parametrize("locale", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_words_of_the_lobby_and_the_panel(game, locale):
    key, rules = dashed(game), GAMES[game]
    wanted = [f"{key}-{name}" for name in ("title", "blurb", "rules", "command", "ask-end-turn")]
    for option in rules.options:
        wanted.append(f"{key}-option-{dashed(option.name)}")
        wanted += [f"{key}-option-{dashed(option.name)}-{dashed(choice)}" for choice in option.choices]
    for verb in rules.notation.verbs:
        wanted += [f"{key}-verb-{dashed(verb)}"]
        for field in rules.notation.fields(verb):
            wanted += [f"{key}-{dashed(verb)}-{dashed(field)}", f"{key}-{dashed(verb)}-{dashed(field)}-pick"]
    assert [name for name in wanted if not known(name, locale)] == []


def test_the_two_languages_hold_the_same_messages():
    from render.translate import words

    assert words("en").keys() == words("ja").keys()


def test_nothing_of_this_machine_is_in_the_sources():
    for file in [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").glob("*.md"),
        *ROOT.glob("*.py"),
        *(file for package in PACKAGES for file in (ROOT / package).rglob("*.py")),
    ]:
        text = file.read_text(encoding="utf-8")
        assert str(ROOT) not in text, file
