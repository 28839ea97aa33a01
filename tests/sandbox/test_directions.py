"""Who may import whom inside the sandbox, and that it knows nothing of any bot."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SANDBOX = ROOT / "sandbox"

# What each part may import of the others; the standard library and the declared dependencies are everybody's.
MAY = {
    "model": {"model"},
    "checks": {"model", "checks"},
    "server": {"model", "checks", "server"},
    "people": {"model", "server", "people"},
    "process": {"model", "server", "process"},
    "sandbox": {"model", "server", "people", "process"},
    "page": {"model", "server", "people", "process", "sandbox", "page"},
    "__init__": {"model", "server", "people", "sandbox"},
    "__main__": {"sandbox"},
}
OURS = {
    path.stem if path.is_file() else path.name for path in ROOT.iterdir() if not path.name.startswith(".")
}


def modules() -> dict[str, Path]:
    """Every module of the sandbox by its dotted name."""
    found = {}
    for path in sorted(SANDBOX.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


def imported(path: Path) -> Iterator[str]:
    """What a file imports, for type checking and inside functions too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, f"{path} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def inside(name: str) -> str | None:
    """The module of the sandbox that an imported name is or belongs to."""
    known = modules()
    return next((each for each in (name, name.rpartition(".")[0]) if each in known), None)


@pytest.mark.parametrize("path", modules().values(), ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_go_one_way(path: Path) -> None:
    part = path.relative_to(SANDBOX).parts[0].removesuffix(".py")
    for name in imported(path):
        top, _, rest = name.partition(".")
        assert top == "sandbox" or top not in OURS, f"{path} knows {name}"
        if top == "sandbox":
            assert rest.partition(".")[0] in MAY[part], f"{path} imports {name}"


def test_no_module_imports_itself_in_a_circle() -> None:
    graph = {
        name: {found for each in imported(path) if (found := inside(each)) and found != name}
        for name, path in modules().items()
    }
    list(TopologicalSorter(graph).static_order())  # raises CycleError, which names the circle


def test_only_the_command_line_starts_the_sandbox() -> None:
    users = [
        *ROOT.glob("*.py"),
        *(
            path
            for top in ("cli", "cogs", "engines", "render", "data")
            for path in (ROOT / top).rglob("*.py")
        ),
    ]
    found = {
        (str(path.relative_to(ROOT)), name)
        for path in users
        for name in imported(path)
        if name.partition(".")[0] in ("sandbox", "playground")
    }
    assert {path for path, _ in found} == {"cli/run.py", "cli/sandbox.py"}
    assert {name for path, name in found if path == "cli/run.py"} == {"playground.launch.run"}
