"""Backups by schedule: the real command in a process of its own."""

import logging
from datetime import timedelta

import pytest

from cli.scheduled import Backups, claim_backup
from tests.room import Time

EVERY = timedelta(hours=6)


def test_one_is_due_after_so_many_hours_also_when_the_clock_was_put_back():
    now = Time()
    assert claim_backup(None, now(), EVERY)[1]
    made = now().isoformat()
    assert claim_backup(made, now.go(hours=5, minutes=59), EVERY) == (made, False)
    later, due = claim_backup(made, now.go(minutes=1), EVERY)
    assert due and later != made
    _, due = claim_backup(later, now.go(days=-30), EVERY)
    assert due


def test_one_that_was_begun_and_never_made_is_begun_again():
    now = Time()
    text, due = claim_backup(None, now(), EVERY)
    assert due and claim_backup(text, now.go(minutes=29), EVERY) == (text, False)
    assert claim_backup(text, now.go(minutes=1), EVERY)[1]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_it_is_made_checked_and_said_in_the_log(store, played, database, tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(logging.getLogger("cli.scheduled"), "disabled", False)
    monkeypatch.setenv("DATABASE_URL", database)
    monkeypatch.setenv("DISCORD_TOKEN", "nobody's business")
    caplog.set_level(logging.INFO)
    backups = Backups(store, 6, tmp_path / "copies", 2)
    await backups.look()
    (copy,) = (tmp_path / "copies").iterdir()
    assert str(copy) in caplog.text and "all match" in caplog.text
    await backups.look()
    assert len(list((tmp_path / "copies").iterdir())) == 1, "none is due yet"
