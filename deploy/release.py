"""Make a release of what is committed: `make release VERSION=1.0.0` checks, dates the changelog, commits and tags. Nothing is pushed."""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from render.languages import LANGUAGES, shares

ROOT: Final = Path(__file__).parents[1]
_VERSION: Final = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
_WRITTEN: Final = re.compile(r'^version = "(.*)"$', re.MULTILINE)
_UNRELEASED: Final = "## Unreleased\n"


class NotReleased(Exception):
    """A release cannot be made; one line says why."""


def dated(changelog: str, version: str, day: date) -> str:
    """A changelog whose unreleased changes are those of a version.

    Raises:
        NotReleased: there are none.
    """
    before, heading, rest = changelog.partition(_UNRELEASED)
    changes, mark, older = rest.partition("\n## ")
    if not heading or not changes.strip():
        raise NotReleased("CHANGELOG.md tells of nothing new.")
    return f"{before}{heading}\n## {version} ({day.isoformat()})\n{changes}{mark}{older}"


def numbered(project: str, version: str) -> str:
    """A `pyproject.toml` with a version.

    Raises:
        NotReleased: it is no version, or not above the one that stands there.
    """
    written = _WRITTEN.search(project)
    assert written is not None
    if not _VERSION.fullmatch(version):
        raise NotReleased(f"{version or 'VERSION'} is no version such as 1.2.3.")
    if _parts(version) <= _parts(written[1]):
        raise NotReleased(f"{version} is not above {written[1]}.")
    return project[: written.start(1)] + version + project[written.end(1) :]


def release(root: Path, version: str, day: date) -> str:
    """Write version and date into a checkout, commit, and tag; returns the tag.

    Raises:
        NotReleased: something is not committed, or one of the files does not allow it.
        CalledProcessError: git refuses.
    """
    if _git(root, "status", "--porcelain"):
        raise NotReleased("Something is not committed.")
    if lacking := [
        locale for locale, share in shares(root / "data").items() if locale in LANGUAGES and share < 1
    ]:
        raise NotReleased(f"Not everything is translated: make words LANGUAGE={lacking[0]}")
    tag = f"v{version}"
    files = {
        root / "pyproject.toml": numbered((root / "pyproject.toml").read_text(encoding="utf-8"), version),
        root / "CHANGELOG.md": dated((root / "CHANGELOG.md").read_text(encoding="utf-8"), version, day),
    }
    for file, text in files.items():
        file.write_text(text, encoding="utf-8")
    _git(root, "commit", "--all", "--message", f"Version {version}")
    _git(root, "tag", "--annotate", tag, "--message", f"Version {version}")
    return tag


def _parts(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _git(root: Path, *words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=root, check=True, capture_output=True, text=True
    ).stdout.strip()


def main() -> int:
    """Release the version that is named; returns 1 if that cannot be."""
    try:
        tag = release(ROOT, "".join(sys.argv[1:2]), datetime.now(UTC).date())
    except NotReleased as error:
        sys.stderr.write(f"No release: {error}\n")
        return 1
    sys.stdout.write(f"{tag} is tagged. Look at it, then: git push --follow-tags\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
