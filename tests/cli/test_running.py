"""What `docs/running.md` names is there; `tests/test_package.py` follows it."""

import re
import shutil
import subprocess

import pytest

from settings import Settings
from tests.programs import ROOT

PAGE = (ROOT / "docs/running.md").read_text(encoding="utf-8")


def test_every_command_and_setting_that_it_names_exists():
    from cli.command import _EVERYTHING

    assert set(re.findall(r"`meeplepost (\w+)", PAGE)) <= _EVERYTHING.keys()
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    settings = {name.upper() for name in Settings.model_fields}
    assert set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE)) == settings
    assert set(re.findall(r"`([A-Z]+_[A-Z]+)[`=]", PAGE)) <= settings
    for file in re.findall(r"`(deploy/[\w.-]+)`", PAGE):
        assert (ROOT / file).is_file(), file


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
