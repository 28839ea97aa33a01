"""The page's own modules: no circle, nothing from outside, nothing that nobody uses."""

from __future__ import annotations

import re
from graphlib import TopologicalSorter
from pathlib import Path

STATIC = Path(__file__).parents[2] / "sandbox" / "page" / "static"
_IMPORT = re.compile(r'^import\s+(?:[^"]*?\sfrom\s+)?"([^"]+)";', re.MULTILINE)
_DYNAMIC = re.compile(r"\bimport\(")


def imports() -> dict[str, set[str]]:
    """The modules that each module imports."""
    return {path.name: set(_IMPORT.findall(path.read_text(encoding="utf-8"))) for path in STATIC.glob("*.js")}


def test_no_module_imports_itself_in_a_circle() -> None:
    graph = {name: {each.removeprefix("./") for each in found} for name, found in imports().items()}
    list(TopologicalSorter(graph).static_order())  # raises CycleError, which names the circle


def test_modules_come_from_the_page_itself() -> None:
    for name, found in imports().items():
        assert not _DYNAMIC.search((STATIC / name).read_text(encoding="utf-8")), name
        for each in found:
            assert each.startswith("./") and (STATIC / each).is_file(), f"{name} imports {each}"


def test_every_module_is_used() -> None:
    used = {each.removeprefix("./") for found in imports().values() for each in found}
    assert {path.name for path in STATIC.glob("*.js")} - used == {"app.js"}


def test_what_is_imported_is_exported() -> None:
    for path in STATIC.glob("*.js"):
        text = path.read_text(encoding="utf-8")
        for names, source in re.findall(r'^import \{([^}]*)\} from "\./([^"]+)";', text, re.MULTILINE):
            offered = (STATIC / source).read_text(encoding="utf-8")
            for name in (part.partition(" as ")[0].strip() for part in names.split(",")):
                assert re.search(
                    rf"^export (?:async )?(?:function|const|class|let) {name}\b", offered, re.MULTILINE
                ), f"{path.name}: {source} has no {name}"
