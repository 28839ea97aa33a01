"""The units and the container of `docs/running.md`; `tests/test_package.py` follows the page."""

import re
import shutil
import subprocess
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from cli.command import main
from deploy import trial
from deploy.trial import BACK, INSTALL, PAGE, UPGRADE, WAYS, recipe
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
    assert {".env", ".env.*", ".git", "*.sqlite3*", "backups", "*.key", "*.log", "meeplepost-*.json"} <= set(
        ignored
    )
    assert (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() == ignored
    recipe = (ROOT / "Containerfile").read_text(encoding="utf-8")
    assert recipe.count("\nFROM ") == 2 and "\nUSER 10001" in recipe and "HEALTHCHECK" in recipe
    places = re.findall(r"(?:TMPDIR|HOME|FOLDER|URL)=(\S+)", recipe)
    assert all(place.removeprefix("sqlite+aiosqlite:///").startswith("/data") for place in places), places
    assert "read_only: true" in (ROOT / "compose.yaml").read_text(encoding="utf-8")


def test_what_commands_write_in_the_folder_is_not_committed():
    written = (".env", ".env.old", "meeplepost.sqlite3", "meeplepost-1.json", "backup.key", "meeplepost.log")
    asked = ["git", "check-ignore", "--no-index", *written, "backups/a.sqlite3", "journals/a.txt"]
    said = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True).stdout.split()
    assert said == asked[3:]


def test_the_token_is_never_copied_to_where_others_read_it():
    page = PAGE.read_text(encoding="utf-8")
    for way in WAYS:
        made = [step.command for step in recipe(page, way, INSTALL) if ".env.example" in step.command]
        assert len(made) == 1 and made[0].startswith("install -m 600 "), way


def test_each_backup_goes_where_the_settings_say():
    unit = (ROOT / "deploy" / "meeplepost-backup.service").read_text(encoding="utf-8")
    (command,) = re.findall(r"^ExecStart=(.*)", unit, re.MULTILINE)
    assert command.endswith("/meeplepost backup")


@pytest.mark.parametrize("way", WAYS)
def test_each_way_has_one_recipe_there_and_one_back(way):
    """`make upgrade-trial` follows them."""
    page = PAGE.read_text(encoding="utf-8")
    assert all(recipe(page, way, part) for part in (INSTALL, UPGRADE, BACK))
    replies = [step.reply for part in (UPGRADE, BACK) for step in recipe(page, way, part) if step.reply]
    assert len(replies) == 2 and replies[0].startswith("the database is upgraded now")


def test_a_trial_that_lacks_its_revision_says_what_to_fetch(tmp_path, monkeypatch):
    def git(*words, cwd=tmp_path):
        subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@b.c", *words], cwd=cwd, check=True)

    versions = tmp_path / "whole" / "data" / "migrations" / "versions"
    versions.mkdir(parents=True)
    git("init", "--quiet", cwd=tmp_path / "whole")
    for number in ("0001", "0002"):
        (versions / f"{number}.py").touch()
        git("add", ".", cwd=tmp_path / "whole")
        git("commit", "--quiet", "--message", number, cwd=tmp_path / "whole")
    git("clone", "--quiet", "--depth", "1", f"file://{tmp_path}/whole", "shallow")
    monkeypatch.setattr(trial, "ROOT", tmp_path / "whole")
    assert trial.commit(trial.earlier()) == trial.commit("HEAD~1"), (
        "before the newest version of the database"
    )
    monkeypatch.setattr(trial, "ROOT", tmp_path / "shallow")
    with pytest.raises(trial.Failed, match="shallow: git fetch --unshallow --tags"):
        trial.commit(trial.earlier())
    git("tag", "v1.0.0", "HEAD~1", cwd=tmp_path / "whole")
    monkeypatch.setattr(trial, "ROOT", tmp_path / "whole")
    assert trial.earlier() == "v1.0.0"


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "0.0.0.0"])
def test_health_is_asked_where_it_is_served(host, tmp_path, monkeypatch, capsys):
    class Answer(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'{"gateway": true}')

        def log_message(self, *_):
            pass

    monkeypatch.chdir(tmp_path)
    with HTTPServer((host, 0), Answer) as served:
        monkeypatch.setenv("MONITOR_HOST", host)
        monkeypatch.setenv("MONITOR_PORT", str(served.server_port))
        Thread(target=served.serve_forever).start()
        try:
            assert main(["health"]) == 0 and capsys.readouterr().out == "gateway: well\n"
        finally:
            served.shutdown()
