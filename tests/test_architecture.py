"""Who may import whom, and what every game must bring along."""

import ast
from pathlib import Path

import pytest

from engines import GAMES
from render.translate import dashed, known

ROOT = Path(__file__).parents[1]

OUTSIDE = {
    "discord",
    "PIL",
    "sqlalchemy",
    "aiosqlite",
    "asyncpg",
    "alembic",
    "sqlite3",
    "random",
    "aiohttp",
    "fluent",
}
TIME = {"asyncio", "datetime", "time", "secrets", "logging", "threading"}
OURS = {"engines", "render", "cogs", "data", "sandbox", "tests", "bot", "settings"}


def imports(file):
    """The modules that a file imports, as dotted names from the root."""
    package = file.relative_to(ROOT).with_suffix("").parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level]) if node.level else []
            base += node.module.split(".") if node.module else []
            yield ".".join(base)
            yield from (
                ".".join([*base, alias.name]) for alias in node.names if node.level and not node.module
            )


def files(folder):
    return sorted((ROOT / folder).rglob("*.py"))


def tops(file):
    return {name.partition(".")[0] for name in imports(file)}


@pytest.mark.parametrize("file", files("engines"), ids=lambda file: str(file.relative_to(ROOT)))
def test_engines_know_nothing_of_the_world(file):
    found = tops(file)
    assert not found & OUTSIDE
    assert found & OURS <= {"engines"}
    if "tables" not in file.parts:
        assert not found & TIME


@pytest.mark.parametrize("file", files("engines"), ids=lambda file: str(file.relative_to(ROOT)))
def test_a_game_imports_no_other_game(file):
    inside = file.relative_to(ROOT / "engines").parts
    games = {name.split(".")[1] for name in imports(file) if name.startswith("engines.") and name.count(".")}
    others = games & set(GAMES) - ({inside[0]} if len(inside) > 1 else set())
    if inside != ("__init__.py",):
        assert not others


@pytest.mark.parametrize("file", files("render"), ids=lambda file: str(file.relative_to(ROOT)))
def test_pictures_know_no_discord_and_no_database(file):
    found = tops(file)
    assert not found & ({"discord", "sqlalchemy", "asyncio", "random"} | (OURS - {"engines", "render"}))
    assert file.stem in {"png", "compose", "rasterise", "sprite_cache"} or "PIL" not in found


@pytest.mark.parametrize("file", files("cogs"), ids=lambda file: str(file.relative_to(ROOT)))
def test_cogs_know_no_rules_and_no_sql(file):
    found = set(imports(file))
    assert not tops(file) & {"PIL", "sqlalchemy", "aiosqlite", "asyncpg", "random", "sandbox", "data"}
    for name in found:
        assert not any(name.startswith(f"engines.{game}") for game in GAMES), name


def test_only_the_store_speaks_sql():
    for folder in ("engines", "render", "cogs"):
        for file in files(folder):
            assert "sqlalchemy" not in tops(file), file


@pytest.mark.parametrize("game", GAMES)
def test_a_game_brings_everything(game):
    for place in (f"render/{game}/__init__.py", f"cogs/{game}.py", f"data/content/{game}.toml"):
        assert (ROOT / place).is_file(), place
    for place in (f"tests/vectors/{game}", f"tests/journals/{game}"):
        assert list((ROOT / place).glob("*.txt")), (
            f"{place} is empty; python -m tests.laws {game} plays games to record"
        )
    for locale in ("en", "ja"):
        assert (ROOT / "data" / "words" / locale / f"{game}.ftl").is_file()


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
    from render.translate import bundle

    def names(locale):
        found = bundle(locale)
        return {name for name in found._messages if not name.startswith("-")}

    assert names("en") == names("ja")


def test_nothing_of_this_machine_is_in_the_sources():
    for file in [*ROOT.glob("*.md"), *ROOT.glob("*.py"), *files("engines"), *files("cogs"), *files("render")]:
        text = file.read_text(encoding="utf-8")
        assert str(ROOT) not in text, file
