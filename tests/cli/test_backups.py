"""Backups, restoring them, exporting and checking, on both databases while the bot may run."""

import pytest
from sqlalchemy import text, update

from cli.command import main
from data import schema
from data.backups.files import thin_out
from tests.databases import change, contents, empty, opened


async def test_everything_comes_back_and_replays(store, played, meeplepost, database, tmp_path):
    head = played.head
    status, said = await meeplepost("backup", "--to", "copies")
    assert status == 0 and f"games replayed: 1, entries: {head}, all match" in said
    (copy,) = (tmp_path / "copies").iterdir()
    before = await contents(store)

    status, said = await meeplepost("export")
    assert (status, said) == (0, "games written to journals: 1\n")
    (journal,) = (tmp_path / "journals").iterdir()
    status, said = await meeplepost("verify", "journals", "copies")
    assert status == 0 and said.count("all match") == 2
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
