"""The units and the container of `docs/running.md`; `tests/test_package.py` follows the page."""

import re
import shutil
import subprocess

import pytest

from tests.programs import ROOT


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="asks systemd")
def test_the_units_are_as_systemd_wants_them():
    units = [
        str(ROOT / "deploy" / name)
        for name in ("meeplepost.service", "meeplepost-backup.service", "meeplepost-backup.timer")
    ]
    found = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, timeout=300)
    wrong = [
        line
        for line in found.stderr.splitlines()
        if "/opt/meeplepost/bin/meeplepost is not executable" not in line
    ]
    assert wrong == []


def test_an_image_holds_no_secret_and_only_writes_to_its_volume():
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
    assert {".env", ".git", "*.sqlite3*", "backups"} <= set(ignored)
    assert (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() == ignored
    recipe = (ROOT / "Containerfile").read_text(encoding="utf-8")
    assert recipe.count("\nFROM ") == 2 and "\nUSER 10001" in recipe and "HEALTHCHECK" in recipe
    places = re.findall(r"(?:TMPDIR|HOME|FOLDER|URL)=(\S+)", recipe)
    assert all(place.removeprefix("sqlite+aiosqlite:///").startswith("/data") for place in places), places
    assert "read_only: true" in (ROOT / "compose.yaml").read_text(encoding="utf-8")
