"""The store: rows come back as they were, changes are whole or nothing, races have one winner; on both databases."""

import asyncio
import re
import shutil
import sqlite3
import threading
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, insert, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import await_only

from data import migrations, schema
from data.drivers.failures import StoreBug
from data.drivers.sqlite import File
from data.records.audiences import LOBBY, LOBBY_SHOWN, RESULT, THREAD, TOLD
from data.records.enums import PlanOutcome, Seating, Stage, StopReason, VoteKind, VoteResult
from data.records.failures import Raced
from data.records.people import PersonRow
from data.records.rows import (
    Change,
    DeadlineRow,
    DraftRow,
    PlanRow,
    PostRow,
    SeatRow,
    Stored,
    StoredEntry,
    SurfaceRow,
    TableRow,
    VoteRow,
)
from data.store import StoreError, open_store
from engines.core.journal import Entry
from tests.databases import change, contents, empty, opened
from tests.programs import ROOT, ended, program
from tests.room import ANA, BEN, CHIE, DORA, Room, stop_computers

NOON = datetime(2026, 3, 1, 12, 0, 0, 123456, tzinfo=UTC)
LARGE = 2**63 - 1
ROW = TableRow(
    "abcd1234", "quarry", 3, (("rounds", "1"), ("teams", "no")), 1, "", Stage.LOBBY, StopReason.NONE, LARGE, LARGE - 1, None,
    "ja", LARGE - 2, "1h", Seating.RANDOM, True, NOON,
)  # fmt: skip
SEATS = (
    SeatRow("abcd1234", 0, LARGE, "Ana 🎲 アナ", False, "ja"),
    SeatRow("abcd1234", 1, None, "", True, None),
)

FOUR = (*SEATS, *(SeatRow("abcd1234", seat, None, "", True, None) for seat in (2, 3)))


def entry(seq, line="rest", at=NOON):
    return StoredEntry(Entry(seq, 0, line, True, False, "0123456789ab"), at)


def deadline(seat, hours=1, table="abcd1234"):
    return DeadlineRow(
        table, seat, NOON + timedelta(hours=hours), False, NOON + timedelta(hours=hours * 0.75)
    )


async def test_a_connection_whose_opening_nobody_waits_for_is_closed_with_the_rest(tmp_path, monkeypatch):
    file, opening, go_on = File(make_url(f"sqlite:///{tmp_path}/a.db")), threading.Event(), threading.Event()
    connect = sqlite3.connect

    def slowly(*args, **options):
        if threading.current_thread() is not threading.main_thread():
            opening.set()
            go_on.wait(10)
        return connect(*args, **options)

    monkeypatch.setattr(sqlite3, "connect", slowly)
    reading = asyncio.create_task(file.look(lambda connection: connection.scalar(text("SELECT 1"))))
    await asyncio.to_thread(opening.wait, 10)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    threading.Timer(0.05, go_on.set).start()
    await file.close()
    assert go_on.is_set(), "it was waited for"


async def test_rows_come_back_as_they_were(store):
    await store.create(ROW, SEATS)
    assert await store.read("abcd1234") == Stored(ROW, SEATS)
    running = replace(
        ROW, stage=Stage.RUNNING, seed="s", thread=7, guild=None, clock="none", head=2, started_at=NOON
    )
    drafts = (DraftRow("abcd1234", 0, 2, ("take 1", "mark 2")), DraftRow("abcd1234", 1, 2, ()))
    votes = (VoteRow("abcd1234", VoteKind.UNDO, 1, 2, 0, (0, 1), NOON),)
    await store.commit(
        Change(running, SEATS[::-1], (entry(1), entry(2, "bid 3")), drafts, (), (deadline(0),), (), votes)
    )
    found = await store.read("abcd1234")
    assert found == Stored(replace(running, revision=1), SEATS, drafts, (deadline(0),), votes)
    assert await store.entries("abcd1234") == [entry(1), entry(2, "bid 3")]
    assert await store.read("nowhere1") is None and await store.entries("nowhere1") == []


async def test_times_are_utc_whatever_zone_they_came_from(store):
    tokyo = NOON.astimezone(timezone(timedelta(hours=9)))
    await store.create(replace(ROW, created_at=tokyo), ())
    found = (await store.read("abcd1234")).row.created_at
    assert found == NOON and found.tzinfo is UTC
    with pytest.raises(Exception, match="has no zone"):
        await store.create(replace(ROW, id="other123", created_at=NOON.replace(tzinfo=None)), ())


async def test_a_change_leaves_alone_what_it_does_not_name(store):
    await store.create(ROW, SEATS)
    drafts = tuple(DraftRow("abcd1234", seat, 0, ("rest",)) for seat in (0, 1))
    deadlines = (deadline(0), deadline(1))
    await store.commit(Change(ROW, drafts=drafts, deadlines=deadlines))
    await store.commit(Change(replace(ROW, revision=1, head=1), None, (entry(1),), (), (1,), (), (0,)))
    found = await store.read("abcd1234")
    assert (found.seats, found.drafts, found.deadlines) == (SEATS, drafts[:1], deadlines[1:])
    await store.commit(
        Change(replace(found.row), None, (), (drafts[1],), (0, 1), (deadline(1, 5),), (1,), ())
    )
    found = await store.read("abcd1234")
    assert (found.drafts, found.deadlines) == (drafts[1:], (deadline(1, 5),))


async def test_a_late_change_writes_nothing(store):
    await store.create(ROW, SEATS)
    await store.commit(Change(replace(ROW, head=1), None, (entry(1),)))
    before = await contents(store)
    with pytest.raises(Raced):
        await store.commit(Change(replace(ROW, head=1), (), (entry(1, "take 2"),), votes=()))
    with pytest.raises(Raced):
        await store.create(ROW, SEATS)
    assert await contents(store) == before


async def test_a_number_is_taken_once(store):
    """The unique number backs the revision up: nothing of a change with a taken number is kept."""
    await store.create(ROW, SEATS)
    await store.commit(Change(ROW, None, (entry(1),)))
    before = await contents(store)
    with pytest.raises(Raced):
        await store.commit(
            Change(replace(ROW, revision=1, why=StopReason.GONE), (), (entry(2), entry(1, "take 2")))
        )
    assert await contents(store) == before


async def test_of_many_changes_at_once_one_wins(store):
    await store.create(ROW, SEATS)
    changes = [store.commit(Change(replace(ROW, head=1), None, (entry(1, f"take {at}"),))) for at in range(8)]
    done = await asyncio.gather(*changes, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Raced"] * 7 + ["list"]
    assert [kept.entry.line for kept in await store.entries("abcd1234")] == [f"take {done.index([])}"]


async def test_nothing_belongs_to_no_table(store):
    for orphan in (
        insert(schema.entry).values(
            table="nowhere1", seq=1, seat=0, line="x", drew=False, auto=False, at=NOON, digest=""
        ),
        insert(schema.draft).values(table="nowhere1", seat=0, base_seq=0, lines=[]),
    ):
        with pytest.raises(StoreBug):
            await change(store, orphan)


async def test_a_reader_sees_one_moment(store):
    await store.create(ROW, SEATS)
    loop, count = asyncio.get_running_loop(), text("SELECT count(*) FROM entry")

    def work(connection):
        before = connection.execute(count).scalar()
        writing = store.commit(Change(replace(ROW, head=1), None, (entry(1),)))
        if store.database.dialect == "sqlite":
            asyncio.run_coroutine_threadsafe(writing, loop).result()
        else:
            await_only(writing)
        return before, connection.execute(count).scalar()

    assert await store.database.read(work) == (0, 0)
    assert len(await store.entries("abcd1234")) == 1


async def test_people(store):
    assert await store.person(LARGE) is None
    await store.remember_locale(LARGE, "ja")
    assert await store.person(LARGE) == PersonRow(LARGE, "ja", True, {})
    await store.set_dm_ok(LARGE, False)
    await store.remember_locale(LARGE, "en")
    assert await store.person(LARGE) == PersonRow(LARGE, "en", False, {})
    chosen = {"pings": "quiet", "nested": {"a": [1, 2.5, None]}}
    await store.prefer(LARGE, "ja", chosen)
    assert await store.person(LARGE) == PersonRow(LARGE, "en", False, chosen)
    await store.set_dm_ok(5, False)
    assert (await store.person(5)).dm_ok is False


async def test_messages(store):
    await store.create(ROW, SEATS)
    assert await store.surface("abcd1234", THREAD) is None
    first = SurfaceRow("abcd1234", THREAD, LARGE, None, -1)
    await store.set_surface(first)
    assert await store.surface("abcd1234", THREAD) == first
    shown = replace(first, message=LARGE, shown_seq=4)
    await store.set_surface(shown)
    await store.set_surface(SurfaceRow("abcd1234", LOBBY, 1, 1, 0))
    await store.set_surface(shown, SurfaceRow("abcd1234", LOBBY, 1, 2, 0))
    assert await store.surfaces("abcd1234") == [SurfaceRow("abcd1234", LOBBY, 1, 2, 0), shown]


async def test_newer_never_gives_way_to_older(store, database):
    """Of two processes the slower one has posted less: what it writes last does not count."""
    await store.create(ROW, SEATS)
    async with opened(database) as other:
        first = SurfaceRow("abcd1234", THREAD, 1, 10, 3)
        await store.set_surface(first)
        await store.set_surface(
            replace(first, message=12, shown_seq=5), replace(first, audience=LOBBY, shown_seq=0)
        )
        await other.set_surface(
            replace(first, message=11, shown_seq=4), replace(first, audience=LOBBY, message=7, shown_seq=1)
        )
        assert await store.surface("abcd1234", THREAD) == replace(first, message=12, shown_seq=5)
        assert (await store.surface("abcd1234", LOBBY)).message == 7, "the rest of what it has written does"
        writers = [
            (store, other)[seq % 2].set_surface(replace(first, message=100 + seq, shown_seq=seq))
            for seq in range(6, 30)
        ]
        await asyncio.gather(*reversed(writers))
        assert await other.surface("abcd1234", THREAD) == replace(first, message=129, shown_seq=29)
        await other.set_surface(replace(first, message=None, shown_seq=29))
        assert (await store.surface("abcd1234", THREAD)).message is None
        await other.restart_surface(replace(first, channel=2, message=None, shown_seq=28))
        assert await store.surface("abcd1234", THREAD) == replace(
            first, channel=2, message=None, shown_seq=28
        )


async def test_followers_and_notes(store):
    await store.create(ROW, SEATS)
    await store.create(replace(ROW, id="other123"), ())
    for user in (LARGE, 5, LARGE):
        await store.follow("abcd1234", user)
    assert await store.followers("abcd1234") == [5, LARGE] and await store.followers("other123") == []
    await store.unfollow("abcd1234", 5)
    await store.unfollow("other123", LARGE)
    assert await store.followers("abcd1234") == [LARGE]
    for said in ("camels first", "🐫\n" * 500):
        await store.set_note("abcd1234", LARGE, said)
        assert await store.note("abcd1234", LARGE) == said
    assert await store.note("abcd1234", 5) == "" == await store.note("other123", LARGE)
    await store.set_note("abcd1234", LARGE, "")
    assert await store.note("abcd1234", LARGE) == ""
    with pytest.raises(StoreBug):
        await store.set_note("nowhere1", LARGE, "lost")


async def test_one_table_follows_another(store):
    await store.create(ROW, SEATS)
    assert await store.rematch_of("abcd1234") is None
    await store.create(replace(ROW, id="second12", rematch_of="abcd1234"), ())
    assert await store.rematch_of("abcd1234") == "second12"
    assert (await store.read("second12")).row.rematch_of == "abcd1234"
    with pytest.raises(Raced):
        await store.create(replace(ROW, id="third123", rematch_of="abcd1234"), ())
    for other in ("fourth12", "fifth123"):
        await store.create(replace(ROW, id=other), ())


async def test_open_questions_of_all_tables(store):
    votes = []
    for at, table in enumerate(("abcd1234", "other123", "third123")):
        await store.create(replace(ROW, id=table), ())
        votes.append(VoteRow(table, VoteKind.UNDO, 1, 2, 0, (0,), NOON - timedelta(hours=at)))
        await store.commit(Change(replace(ROW, id=table), votes=(votes[-1],)))
    assert await store.open_votes() == votes[::-1]
    said_no = replace(votes[1], outcome=VoteResult.NO, closed_by=1)
    await store.commit(Change(replace(ROW, id="other123", revision=1), votes=(said_no,)))
    assert await store.open_votes() == [votes[2], votes[0]]
    assert (await store.read("other123")).votes == (said_no,)


async def test_which_tables_lag(room):
    store = room.store
    lobby = (await room.open([ANA], seats=2)).row.id
    running, ended = await room.start([ANA, BEN, CHIE]), await room.start([BEN, CHIE])
    await room.tables.resign(ended, BEN.user)
    assert sorted(await store.lagging()) == sorted([lobby, running, ended])

    async def shows(table, audience, seq):
        await store.set_surface(SurfaceRow(table, audience, 1, 2, seq))

    for audience in (THREAD, TOLD):
        assert {running, ended} <= set(await store.lagging()), "a post, or a direct message"
        await shows(running, audience, 0)
        await shows(ended, audience, 1)
    assert sorted(await store.lagging()) == sorted([lobby, ended]), "the result is still to be told"
    await shows(ended, RESULT, 1)
    assert await store.lagging() == [lobby]
    await shows(ended, LOBBY, 0)
    assert sorted(await store.lagging()) == sorted([lobby, ended]), "the lobby post has yet to shrink"
    await shows(ended, LOBBY, 1)
    assert await store.lagging() == [lobby]
    await room.tables.play(running, ANA.user, "bid 1")
    for audience in (THREAD, TOLD):
        assert sorted(await store.lagging()) == sorted([lobby, running])
        assert (running, 1) in await store.unshown()
        await shows(running, audience, 1)
    assert await store.lagging() == [lobby]
    await shows(lobby, LOBBY_SHOWN, (await room.tables.table(lobby)).row.revision)
    assert await store.lagging() == [], "a lobby that is shown as it is"
    newest, older = PostRow(running, 2, 1, 0, 1, 1), PostRow(running, 1, 1, -1, 0, 0)
    for told in (older, replace(newest, drawn=0)):
        await store.set_post(told)
        assert await store.lagging() == [running] and (running, 1) in await store.unshown(), (
            "buttons are left"
        )
        await store.set_post(replace(told, drawn=None))
    later = SurfaceRow(running, LOBBY, 1, None, 5)
    await store.set_shown([later], [newest])
    await store.set_shown([replace(later, shown_seq=4)], [])
    assert await store.shown(running) == (await store.surfaces(running), await store.posts(running))
    assert later in await store.surfaces(running) and newest in await store.posts(running)
    assert await store.lagging() == [] and (running, 1) not in await store.unshown()
    await room.tables.lobbies.join(lobby, BEN)
    assert await store.lagging() == [lobby]


async def test_a_table_is_read_with_each_of_its_rows_once(store):
    """Seats, questions and people multiply in the join that reads them."""
    seats = tuple(
        SeatRow("abcd1234", seat, user, "x", False, "en") for seat, user in enumerate((70, 50, None, 60))
    )
    await store.create(ROW, seats)
    await store.create(replace(ROW, id="other123"), (replace(seats[0], table="other123"),))
    drafts = (DraftRow("abcd1234", 1, 4, ("rest", "rest")), DraftRow("abcd1234", 3, 4, ()))
    plans = (
        PlanRow("abcd1234", 0, ("rest",), ("told",)),
        PlanRow("abcd1234", 3, (), (), PlanOutcome.PLAYED, 3),
    )
    votes = tuple(
        VoteRow("abcd1234", kind, 2, 4, 1, (1,), NOON)
        for kind in (VoteKind.EXTRA, VoteKind.STOP, VoteKind.UNDO)
    )
    await store.commit(Change(ROW, drafts=drafts, deadlines=(deadline(2),), votes=votes, plans=plans))
    people = (PersonRow(50, "ja", False, {"zone": "Asia/Tokyo"}), PersonRow(70, "en"))
    for each in (*people, PersonRow(80, "en")):
        await store.prefer(each.user, each.locale, each.stored_preferences)
        await store.set_dm_ok(each.user, each.dm_ok)
    found = await store.read("abcd1234")
    after = replace(ROW, revision=ROW.revision + 1)
    assert found == Stored(after, seats, drafts, (deadline(2),), votes, people, plans)
    alone = await store.read("other123")
    assert alone == Stored(
        replace(ROW, id="other123"), (replace(seats[0], table="other123"),), people=(people[1],)
    )


async def test_deadlines_are_claimed_by_one(store):
    await store.create(ROW, FOUR)
    await store.commit(Change(ROW, deadlines=tuple(deadline(seat, 1 + seat) for seat in range(4))))
    assert await store.next_deadline() == NOON + timedelta(minutes=45)
    now, until = NOON + timedelta(hours=2.5), NOON + timedelta(hours=9)
    taken = await asyncio.gather(*(store.claim_deadlines(now, until, 2) for _ in range(3)))
    assert sorted(each.seat for some in taken for each in some) == [0, 1, 2]
    assert await store.next_deadline() == NOON + timedelta(hours=3), "seat 3 is next, the claims come later"
    assert [each.seat for each in await store.claim_deadlines(until, until, 9)] == [3, 0, 1, 2]
    await store.mark_reminded(deadline(2, 3))
    await store.mark_reminded(deadline(3, 9))
    left = {each.seat: each.warned for each in (await store.read("abcd1234")).deadlines}
    assert left == {0: False, 1: False, 2: True, 3: False}, "a deadline that was put off is another one"


async def test_grace_is_for_what_nobody_handles(store):
    await store.create(ROW, FOUR)
    await store.commit(Change(ROW, deadlines=(deadline(0, 1), deadline(1, 2), deadline(2, 9))))
    now = NOON + timedelta(hours=3)
    await store.claim_deadlines(NOON + timedelta(hours=1), now + timedelta(minutes=1), 1)
    await store.grant_grace(now, lambda clock, passed: now + timedelta(minutes=15) * int(clock[:-1]))
    due = {each.seat: each.due - NOON for each in (await store.read("abcd1234")).deadlines}
    assert due == {0: timedelta(hours=1), 1: timedelta(hours=3, minutes=15), 2: timedelta(hours=9)}


# Opening.


async def test_migrations_lead_to_the_schema_of_the_code(store):
    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    assert await store.database.read(differences) == []


_OLD_TABLE = """
    INSERT INTO game_table (id, game, setup_seats, options, rules, seed, stage, why, channel, locale, opener, move_time,
        seating, private, created_at, head, revision)
    VALUES (:id, 'quarry', 2, '[]', 1, 's', 'running', '', 1, 'en', 1, :seconds, 'joined', 0, '2026-03-01 12:00:00', 0, 0)
"""
_OLD_SEAT = """
    INSERT INTO seat ("table", seat, "user", name, computer, resigned, "order", ordered_at)
    VALUES ('table000', 0, 1, 'Ana', 0, 0, '', 0)
"""


async def test_a_time_per_move_becomes_a_time_control(tmp_path):
    """A database from before time controls keeps its tables, with their clocks and without vacations."""
    engine = create_engine(f"sqlite:///{tmp_path}/tables.db")
    with engine.begin() as connection:
        command.upgrade(migrations.configuration(connection), "0001")
        for number, seconds in enumerate((None, 86400, 5400, 61)):
            connection.execute(text(_OLD_TABLE), {"id": f"table00{number}", "seconds": seconds})
        connection.execute(text(_OLD_SEAT))
    engine.dispose()
    async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
        read = [await store.read(f"table00{number}") for number in range(4)]
    found = [each for each in read if each is not None]
    assert [each.row.clock for each in found] == ["none", "24h", "90m", "61s"]
    assert {(each.row.vacation, each.row.absence, each.row.paused) for each in found} == {(0, "idle", False)}
    (seat,) = found[0].seats
    assert (seat.name, seat.bank, seat.away) == ("Ana", timedelta(), False)


async def test_a_database_is_opened_again_and_by_many_at_once(store, database):
    await store.create(ROW, SEATS)
    opened = await asyncio.gather(*(open_store(database) for _ in range(3)))
    for each in opened:
        assert await each.read("abcd1234") == Stored(ROW, SEATS)
        await each.close()


async def test_a_fresh_database_is_made_once_by_many(postgres, tmp_path):
    owner = create_async_engine(postgres, isolation_level="AUTOCOMMIT")
    async with owner.connect() as connection:
        await connection.execute(text("DROP DATABASE IF EXISTS fresh"))
        await connection.execute(text("CREATE DATABASE fresh"))
    await owner.dispose()
    for url in (postgres.replace("/postgres?", "/fresh?"), f"sqlite:///{tmp_path}/deep/down/tables.db"):
        opened = await asyncio.gather(*(open_store(url) for _ in range(3)))
        await opened[0].create(ROW, SEATS)
        assert await opened[2].read("abcd1234") == Stored(ROW, SEATS)
        for each in opened:
            await each.close()


async def test_a_newer_database_is_refused(store, database):
    asked = text("SELECT version_num FROM alembic_version")
    version = await store.database.look(lambda connection: connection.execute(asked).scalar_one())
    assert version == migrations.newest()
    await change(store, text("UPDATE alembic_version SET version_num = '9999'"))
    try:
        with pytest.raises(StoreError, match="newer version"):
            await open_store(database)
    finally:
        await change(store, text("UPDATE alembic_version SET version_num = :it").bindparams(it=version))


async def test_sqlite_keeps_what_it_has_confirmed(sqlite_template, tmp_path):
    async with opened(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}") as store:
        pragmas = await store.database.read(
            lambda connection: {
                name: connection.execute(text(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            }
        )
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mysql://localhost/tables", "must begin with sqlite or postgresql"),
        ("no address", "makes no sense"),
        ("sqlite:///{file}/tables.db", "folder cannot be made"),
        ("sqlite:///{folder}", "unable to open database file"),
        ("sqlite:///{file}", "not a database"),
        ("sqlite:///file:{empty}?mode=ro&uri=true", "readonly"),
        ("sqlite:///{locked}?timeout=0.01", "locked"),
        ("postgresql://bot:secret@/tables?host={folder}", "cannot be used"),
    ],
)
async def test_a_database_that_cannot_be_used_is_one_clear_sentence(tmp_path, url, reason):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("This is a letter to a friend, and no database at all. " * 20)
    for name in ("empty", "locked"):
        sqlite3.connect(tmp_path / name).close()
    other = sqlite3.connect(tmp_path / "locked", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    places = {name: tmp_path / name for name in ("folder", "file", "empty", "locked")}
    with pytest.raises(StoreError, match=reason) as caught:
        await open_store(url.format(**places))
    other.close()
    assert "secret" not in str(caught.value)


ADDING = {"create_table", "add_column", "create_index"}
SINCE = "0006"
"""The version from which on that is promised. One that takes away what a whole release has not written is named here, with it."""


def test_migrations_only_add():
    """Processes of the release before go on writing while one of the next brings the database up to date."""
    for file in sorted((ROOT / "data/migrations/versions").glob("[0-9]*.py")):
        called = set(re.findall(r"\bop\.(\w+)\(", file.read_text(encoding="utf-8")))
        if file.name[:4] < SINCE:
            continue
        assert called <= ADDING, (file.name, called - ADDING)
        for column in re.findall(r"op\.add_column\((.*)\)", file.read_text(encoding="utf-8")):
            assert "nullable=False" not in column or "server_default" in column, (file.name, column)


async def test_a_missing_postgres_database_is_named(postgres):
    with pytest.raises(StoreError, match="nowhere"):
        await open_store(postgres.replace("/postgres?", "/nowhere?"))


# Several processes.


@pytest.fixture
async def shared(postgres):
    """A room over a database that others may open."""
    async with opened(postgres) as store:
        await empty(store)
        yield Room(store)
        await stop_computers()


NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "9000"
down_revision = "{newest}"


def upgrade():
    op.add_column("game_table", sa.Column("season", sa.Integer))
    op.add_column("seat", sa.Column("team", sa.Text, nullable=False, server_default=""))
    op.create_table("league", sa.Column("id", sa.Integer, primary_key=True))
"""
"""What a migration may do while processes of the release before still write: add what they need not fill."""


@pytest.fixture
async def next_release(tmp_path, shared):
    """The folder of a program whose database has one version more; its additions are taken back afterwards."""
    for part in ("engines", "render", "settings.py", "tables", "tests"):
        (tmp_path / part).symlink_to(ROOT / part)
    shutil.copytree(ROOT / "data", tmp_path / "data", ignore=shutil.ignore_patterns("__pycache__"))
    file = tmp_path / "data" / "migrations" / "versions" / "9000_next_release.py"
    file.write_text(NEXT.format(newest=migrations.newest()), encoding="utf-8")
    yield tmp_path
    back = (
        "ALTER TABLE game_table DROP COLUMN season",
        "ALTER TABLE seat DROP COLUMN team",
        "DROP TABLE league",
    )
    await change(shared.store, *map(text, back))
    await change(shared.store, text(f"UPDATE alembic_version SET version_num = '{migrations.newest()}'"))


@pytest.mark.long
async def test_two_processes_play_one_table_while_one_of_them_is_upgraded(shared, postgres, next_release):
    """The release of today, and the next one that brings the database up to date below it, play the same seats of one table as
    fast as they can: one story comes of it. After that the old one does not start any more, and says so in a line."""
    table = await shared.start([ANA, BEN, CHIE, DORA], options={"rounds": "9"})
    # A draft may be left behind by one that lost its race again and again.
    await shared.tables.draft(table, ANA.user, "bid 2")

    async def race(number, root):
        command = ("-m", "tests.tables.racer", postgres, table, number)
        async with program(*command, cwd=root, PYTHONPATH=str(root)) as racer:
            status, said = await ended(racer)
        assert status == 0, said
        return int(said)

    # Each waits for the other: when one fails, the other is ended, too.
    async with asyncio.TaskGroup() as racers:
        old = racers.create_task(race("1", ROOT))
        while await shared.store.person(1) is None:  # it is at work on the database as it was
            assert not old.done(), old.result()
            await asyncio.sleep(0)
        new = racers.create_task(race("2", next_release))
    done = [old.result(), new.result()]
    entries = [kept.entry for kept in await shared.store.entries(table)]
    assert [each.seq for each in entries] == list(range(1, len(entries) + 1))
    assert sum(done) == len(entries) and min(done) > 0
    over = await shared.tables.table(table)
    assert not over.broken and over.result is not None
    with pytest.raises(StoreError, match="newer version"):
        await open_store(postgres)


async def test_facts_are_remembered_and_replaced(store):
    assert await store.fact("commands") is None
    await store.set_fact("commands", "one")
    await store.set_fact("commands", "two")
    assert await store.fact("commands") == "two"
