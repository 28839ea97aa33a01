"""Every file, command, setting, link and name of code that a page names exists."""

import argparse
import ast
import re
from functools import cache
from importlib import import_module

import pytest
from discord import app_commands

from bench.__main__ import PARTS
from cli.command import _EVERYTHING as SUB_COMMANDS
from cogs.bot.client import Client
from cogs.bot.worker_pool import Workers
from data.store import open_store
from settings import Settings
from tests.programs import ROOT
from tests.test_architecture import PACKAGES

PAGES = sorted(
    str(file.relative_to(ROOT))
    for file in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "sandbox" / "README.md")
)
MADE = {".env", ".venv", "build", "backups"}
"""Files and folders that appear by running."""

FIRST_LINES = {"record", "chance"}
"""“meeplepost record 2” and “meeplepost chance 2” begin texts; they are no commands."""

ROUTES = {"/health", "/metrics", "/tmp"}
"""Single words after a slash that are no commands of Discord."""

BUILT = {"docs/adding-a-game.md": "upstairs"}
"""Pages that build a game: its files are named as every game's are."""

_ENDINGS = "py md toml txt ftl json jsonl yaml yml palette pixels service timer html png ttf otf example"
_PATH = re.compile(rf"(?!\d)[\w.<>*-]+(/[\w.<>*-]+)+/?|[\w<>*-]+/|[\w.<>*-]+\.({_ENDINGS.replace(' ', '|')})")
_PLACE = re.compile(r"<[a-z-]+>")


def text_of(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    if page == "CHANGELOG.md":  # what older releases named may be gone
        text = "\n## ".join(text.split("\n## ")[:2])
    return text


@cache
def spans(page):
    """What stands between backticks, and the lines of blocks that somebody could type."""
    text = text_of(page)
    typed = []
    for language, block in re.findall(r"^ *```(\w*)\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE):
        if language in ("", "sh"):
            typed += block.splitlines()
    text = re.sub(r"^ *```.*?^ *```", "", text, flags=re.DOTALL | re.MULTILINE)
    typed += re.findall(r"^ {4}(?! )(.*)", text, re.MULTILINE)
    text = re.sub(r"^ {4}.*", "", text, flags=re.MULTILINE)
    inline = [" ".join(each.split()) for each in re.findall(r"(?<!`)`([^`]+)`", text)]
    return inline, [re.sub(r"\s+#.*", "", line).strip() for line in typed]


@cache
def tree():
    """Every file of the sources, and the folders above it, as paths from the root."""
    files = [
        file.relative_to(ROOT)
        for top in ROOT.iterdir()
        if top.name not in MADE and (not top.is_dir() or top.name == ".github" or top.name[0] != ".")
        for file in (top.rglob("*") if top.is_dir() else (top,))
        if file.is_file() and "__pycache__" not in file.parts
    ]
    folders = {parent for file in files for parent in file.parents}
    return sorted(str(file) for file in files), {str(folder) for folder in folders}


def exists(path):
    """Whether a path from the root, or a file name that occurs once, stands for something; `<game>` is any name."""
    files, folders = tree()
    pattern = re.compile(_PLACE.sub("*", path.rstrip("/")).replace(".", r"\.").replace("*", "[^/]*") + r"\Z")
    if any(map(pattern.match, folders)) or any(map(pattern.match, files)):
        return True
    named = [file for file in files if "/" not in path and pattern.match(file.rpartition("/")[2])]
    return len(named) == 1


@pytest.mark.parametrize("page", PAGES)
def test_files_and_folders_exist(page):
    inline, typed = spans(page)
    top = {path.partition("/")[0] for path in tree()[1]}
    named = {span for span in inline if _PATH.fullmatch(span)}
    named |= {
        word for line in typed for word in line.split() if word.partition("/")[0] in top and "/" in word
    }
    if page in BUILT:
        named = {path.replace(BUILT[page], "<game>") for path in named}
        whole = {path.rpartition("/")[2] for path in named if "/" in path}
        named -= whole | {"<game>.palette"}
    assert [path for path in sorted(named) if path.partition("/")[0] not in MADE and not exists(path)] == []


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page):
    links = re.findall(r"\]\(([^)\s]+)\)", re.sub(r"`[^`]*`", "", text_of(page)))
    assert [link for link in links if "://" not in link and not _leads(page, link)] == []


def _leads(page, link):
    path, _, anchor = link.partition("#")
    file = (ROOT / page).parent / path if path else ROOT / page
    return file.exists() and (not anchor or anchor in _anchors(file))


def _anchors(file):
    for heading in re.findall(r"^#+ (.*)", file.read_text(encoding="utf-8"), re.MULTILINE):
        yield re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def _calls(page, *program):
    """The words after a program's name, wherever a page says how it is called."""
    for line in (each for part in spans(page) for each in part):
        words = line.split()
        while words and re.fullmatch(r"[A-Z_]+=\S*", words[0]):
            del words[0]
        if len(words) > len(program) and [words[0].rpartition("/")[2], *words[1 : len(program)]] == [
            *program
        ]:
            yield words[len(program) :]


@pytest.mark.parametrize("page", PAGES)
def test_targets_of_make_exist(page):
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipes = dict(re.findall(r"^([a-z-]+):[^=\n]*\n((?:\t.*\n)*)", makefile, re.MULTILINE))
    wrong = []
    for target, *given in _calls(page, "make"):
        variables = [each.split("=")[0] for each in given if "=" in each]
        if target not in recipes or any(f"$({name}" not in recipes[target] for name in variables):
            wrong.append(" ".join(("make", target, *given)))
        wrong += [each for each in given if each[:5] == "PART=" and each[5:].strip('"') not in PARTS]
    assert wrong == []


@pytest.mark.parametrize("page", PAGES)
def test_sub_commands_of_the_program_exist(page):
    wrong = []
    for name, *given in _calls(page, "meeplepost"):
        if name in FIRST_LINES or name.startswith("-"):
            continue
        parser = argparse.ArgumentParser()
        if name in SUB_COMMANDS:
            module = import_module(SUB_COMMANDS[name])
            getattr(module, "add_arguments", lambda _: None)(parser)
        options = [each for each in given if each.startswith("--")]
        if name not in SUB_COMMANDS or not {*options} <= parser._option_string_actions.keys():
            wrong.append(" ".join((name, *given)))
    assert wrong == []


@pytest.mark.parametrize("page", PAGES)
def test_modules_that_are_run_exist(page):
    wrong = []
    for module, *given in _calls(page, "python", "-m"):
        file = ROOT / module.replace(".", "/")
        sources = [*file.glob("*.py")] if file.is_dir() else [file.with_suffix(".py")]
        if module in ("venv", "pip", "pytest"):
            continue
        text = "".join(each.read_text(encoding="utf-8") for each in sources if each.is_file())
        runs = (file / "__main__.py").is_file() or '__name__ == "__main__"' in text
        options = [each for each in [*given, "--"][: [*given, "--"].index("--")] if each.startswith("--")]
        if not runs or any(f'"{option}"' not in text for option in options):
            wrong.append(" ".join((module, *given)))
    assert wrong == []


@pytest.fixture
async def commands(tmp_path):
    """Every slash command by its whole name, with the names of its options; groups have none."""
    store, workers = await open_store(f"sqlite:///{tmp_path}/tables.sqlite3"), Workers(1)
    client = Client(store, workers, application_id=1)
    await client.add_commands()
    yield {
        command.qualified_name: {parameter.name for parameter in command.parameters}
        if isinstance(command, app_commands.Command)
        else set()
        for command in client.tree.walk_commands()
    }
    workers.close()
    await store.close()


async def test_slash_commands_and_their_options_exist(commands):
    wrong = []
    for page in PAGES:
        for span in spans(page)[0]:
            if span in ROUTES or not re.match(r"/[a-z][a-z-]*(?![\w/.-])", span):
                continue
            names = span[1:].split()
            name = names.pop(0)
            while names and f"{name} {names[0]}" in commands:
                name += " " + names.pop(0)
            options = {each.partition(":")[0] for each in names if each != "…"}
            if name not in commands or not options <= commands[name]:
                wrong.append(f"{page}: {span}")
    assert wrong == []


@cache
def modules():
    """The names that each module of ours defines, and the names that each class has, its ancestors' too."""
    defined: dict[str, set[str]] = {}
    classes: dict[str, tuple[set[str], set[str]]] = {}
    for path in tree()[0]:
        if not path.endswith(".py"):
            continue
        body = ast.parse((ROOT / path).read_text(encoding="utf-8")).body
        module = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        defined[module] = {*_defined(body)}
        for each in (node for node in body if isinstance(node, ast.ClassDef)):
            own, bases = classes.setdefault(each.name, (set(), set()))
            own |= {*_defined(each.body)}
            bases |= {name.id for base in each.bases for name in ast.walk(base) if isinstance(name, ast.Name)}
    return defined, classes


def _defined(body):
    for node in body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name
                if node.name == "__init__":
                    yield from (each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute))
            case ast.AnnAssign(target=ast.Name(name)):
                yield name
            case ast.Assign(targets=targets):
                yield from (
                    each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)
                )
            case ast.If() | ast.Try():
                yield from _defined(node.body)


def _has(name, attribute, seen=()):
    own, bases = modules()[1].get(name, (set(), set()))
    return attribute in own or any(
        _has(base, attribute, (*seen, name)) for base in bases if base not in (*seen, name)
    )


def _resolves(name):
    """Whether a dotted name is a module, something in one, or something in a class."""
    defined, classes = modules()
    first, *rest = name.split(".")
    if not rest and any(first in names for names in defined.values()):
        return True
    if first in classes:
        return all(_has(first, each) for each in rest[:1])
    while True:
        for module in (each for each in defined if f".{each}".endswith(f".{first}")):
            if not rest or (rest[0] in defined[module] and len(rest) == 1):
                return True
            if len(rest) == 2 and _has(*rest):
                return True
        if not rest:
            return False
        first += "." + rest.pop(0)


def test_names_of_code_exist():
    """Dotted names from a package or class of ours, `module.name`, and names in CamelCase. What is called may be a variable's."""
    defined, classes = modules()
    files = [module.rpartition(".")[2] for module in defined]
    wrong = []
    for where, span in ((page, span) for page in PAGES for span in spans(page)[0]):
        name = re.sub(r"\(.*\)\Z", "", span)
        first, *rest = name.split(".")
        known = (
            first in PACKAGES or first in classes or (files.count(first) == 1 == len(rest) and name == span)
        )
        dotted = known and re.fullmatch(r"\w+(\.\w+)+", name)
        camel = re.fullmatch(r"([A-Z][a-z]+){2,}", name)
        if (camel or (dotted and not _PATH.fullmatch(name))) and not _resolves(name):
            wrong.append(f"{where}: {span}")
    assert wrong == []


def test_settings_and_constants_exist():
    known = {name.upper() for name in Settings.model_fields}.union(*modules()[0].values())
    for path in (path for path in tree()[0] if path.endswith(".py") or path == "Makefile"):
        text = (ROOT / path).read_text(encoding="utf-8")
        known |= {*re.findall(r"(?:environ\W+(?:get\W+|pop\W+)?|\$\()([A-Z_]+)", text)}
    named = {(page, span) for page in PAGES for span in spans(page)[0]}
    shouted = re.compile(r"[A-Z]+(?:_[A-Z]+)+(?==|\Z)|[A-Z]+(?==)")
    assert [each for each in named if (name := shouted.match(each[1])) and name[0] not in known] == []


@pytest.mark.parametrize("page", PAGES)
def test_measures_exist(page):
    counted = "".join(
        (ROOT / path).read_text(encoding="utf-8")
        for path in ("cogs/messages/metrics.py", "cogs/upkeep/measures.py")
    )
    named = {name for span in spans(page)[0] for name in re.findall(r"meeplepost_[a-z_]+", span)}
    assert {name for name in named if f'"{name}' not in counted} == set()


def test_every_setting_is_explained():
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    settings = {name.upper() for name in Settings.model_fields}
    assert set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE)) == settings


def test_a_page_that_code_names_exists():
    wrong = [
        f"{path}: {page}"
        for path in tree()[0]
        if path.endswith(
            (".py", ".ftl", ".service", ".yaml", ".toml", ".example", "Makefile", "Containerfile")
        )
        for page in re.findall(
            r"\b(?:docs/|sandbox/)?[\w-]+\.md\b", (ROOT / path).read_text(encoding="utf-8")
        )
        if not path.startswith("tests/") and not {page, f"docs/{page}"} & {*PAGES}
    ]
    assert wrong == []
