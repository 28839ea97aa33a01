"""Who may import whom (the contracts in `pyproject.toml`), and what every game must bring along."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest
from importlinter.cli import lint_imports

from engines import GAMES
from render.languages import LOCALES
from render.sentences import FOLDER, dashed, known, words
from tests.gallery.positions import GAMES_SHOWN

ROOT = Path(__file__).parents[1]
PACKAGES = (
    "art",
    "bench",
    "cli",
    "cogs",
    "community",
    "data",
    "engines",
    "render",
    "sandbox",
    "skeleton",
    "tables",
)


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


def test_cogs_are_flat():
    """One word, four places: no folder stands in a folder there."""
    deep = {file.parent for file in (ROOT / "cogs").glob("*/*/**/*.py")}
    assert deep == set()


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
        f"drawing/{name}.py"
        for name in ("animation", "callouts", "compose", "png", "rasterise", "sprite_cache", "webp")
    }


def imported(file):
    """The modules that a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("game", [game for game in GAMES if (ROOT / "cogs" / f"{game}.py").exists()])
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
"""Where the files of a game stand that brings everything, and what makes those that nobody writes."""


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_a_game_brings_everything(game):
    missing = [
        " – ".join(filter(None, (place, how))).format(game=game)
        for place, how in PLACES.items()
        if not list(ROOT.glob(place.format(game=game)))
    ]
    assert missing == [], "; ".join(missing)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_words_of_the_lobby_and_the_panel(game, locale):
    key, rules = dashed(game), GAMES[game]
    if not (FOLDER / locale / f"{game}.ftl").exists() and game not in GAMES_SHOWN:
        locale = "en"
    wanted = [f"{key}-{name}" for name in ("title", "blurb", "rules")]
    wanted += [f"{key}-command"] if (ROOT / "cogs" / f"{game}.py").exists() else []
    wanted += [f"{key}-ask-end-turn"] if "end" in rules.notation.verbs else []
    for option in rules.options:
        wanted.append(f"{key}-option-{dashed(option.name)}")
        wanted += [f"{key}-option-{dashed(option.name)}-{dashed(choice)}" for choice in option.choices]
    for verb in rules.notation.verbs:
        wanted += [f"{key}-verb-{dashed(verb)}"]
        for field in rules.notation.fields(verb):
            wanted += [f"{key}-{dashed(verb)}-{dashed(field)}", f"{key}-{dashed(verb)}-{dashed(field)}-pick"]
    assert [name for name in wanted if not known(name, locale)] == []


def test_english_and_japanese_hold_the_same_messages():
    unfinished = (f"language-{each.name}" for each in FOLDER.iterdir() if each.name not in LOCALES)
    games = (f"{dashed(game)}-" for game in GAMES if not (FOLDER / "ja" / f"{game}.ftl").exists())
    untold = (*unfinished, *games)
    english, japanese = (words(locale).keys() for locale in ("en", "ja"))
    assert {key for key in english if not key.startswith(untold)} == japanese


def test_nothing_of_this_machine_is_in_the_sources():
    for file in [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").glob("*.md"),
        *ROOT.glob("*.py"),
        *(file for package in PACKAGES for file in (ROOT / package).rglob("*.py")),
    ]:
        text = file.read_text(encoding="utf-8")
        assert str(ROOT) not in text, file
