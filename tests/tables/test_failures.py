"""Failures of the database: nobody's mistake, and no secret of a table gets into a log by them; on both databases."""

import asyncio
import logging
import re
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import insert, text, update

from cli.logs import start_logging
from data import schema
from data.drivers.failures import StoreBug, translate_error
from data.records.failures import Raced, StoreDown, StoreUnsure
from data.records.rows import Change
from data.records.troubles import reason
from data.store import StoreError, open_store
from tables.clocks.due_loop import DueLoop
from tables.opening import Opening
from tests.databases import change, opened
from tests.room import ANA, BEN, Room

SEED = "seed-nobody-may-read"
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
LINE = "bid 3"
TROUBLES = {
    "08006": "connection failure", "25006": "read-only", "40001": "serialization failure", "40P01": "deadlock",
    "53100": "disk full", "53200": "out of memory", "55P03": "lock not available", "57014": "cancelled",
    "57P01": "shutdown", "58030": "input or output error", "XX001": "corrupted", "42501": "no right",
}  # fmt: skip
MISTAKES = {"22001": "too long", "23502": "null", "23514": "check", "42P01": "no such table"}


@pytest.fixture
def logs(caplog):
    """Everything that the bot would log at the lowest level."""
    before = {name: logging.getLogger(name).level for name in (None, *logging.root.manager.loggerDict)}
    for name in before:
        logging.getLogger(name).disabled = False  # whatever another test has switched off
    start_logging("DEBUG")
    caplog.set_level(logging.DEBUG)
    yield lambda: caplog.text
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


def tells_nothing(logged):
    assert SEED not in logged
    assert not re.search(r"\b(bid|take|mark) \d|'(rest|end)'", logged)


async def at_the_table(room, act, kind):
    """Something that fails, as an incident in the log."""
    with pytest.raises(kind) as caught:
        await act
    logging.getLogger("meeplepost").error("incident", exc_info=caught.value)


def test_a_bug_tells_where_it_is_and_nothing_of_the_game(capsys):
    """What a mistake of the program says may be a card, or a line of notation; libraries and the interpreter log it, too."""
    before = logging.root.handlers[:]
    try:
        for form in ("text", "json"):
            logging.root.handlers = []
            start_logging("DEBUG", form)
            try:
                try:
                    dict[str, int]()[SEED]
                except KeyError as error:
                    raise ValueError(LINE) from error
            except ValueError:
                logging.getLogger("discord.client").exception("Ignoring exception")
            said = capsys.readouterr().err
            assert "KeyError" in said and "ValueError" in said and "test_failures.py" in said
            tells_nothing(said)
    finally:
        logging.root.handlers = before


async def one_table(room):
    """A table whose second bid is in the journal, and its seed in the database."""
    table = await room.start()
    await change(room.store, update(schema.game_table).values(seed=SEED))
    await room.tables.play(table, ANA.user, LINE)
    return table


async def failing(store, state):
    """Have every entry fail with a state of SQL, telling the whole row."""
    for part in (
        f"""CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            RAISE EXCEPTION 'no' USING ERRCODE = '{state}', DETAIL = 'Failing row contains ' || NEW; END $$""",
        "CREATE OR REPLACE TRIGGER fails BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION fail()",
    ):
        await change(store, text(part))


@pytest.fixture
async def server(postgres, logs):
    """A room over a PostgreSQL server."""
    async with opened(postgres) as store:
        await change(store, *(table.delete() for table in reversed(schema.metadata.sorted_tables)))
        room = Room(store)
        yield room
        await room.tables.stop()
        await change(
            store, text("DROP TRIGGER IF EXISTS fails ON entry"), text("DROP FUNCTION IF EXISTS fail")
        )


@pytest.mark.parametrize("state", [*TROUBLES, *MISTAKES], ids=[*TROUBLES.values(), *MISTAKES.values()])
async def test_whatever_postgres_says_no_secret_is_logged(server, logs, state):
    table = await one_table(server)
    await failing(server.store, state)
    kind = StoreDown if state in TROUBLES else StoreBug
    await at_the_table(server, server.tables.play(table, BEN.user, "bid 1"), kind)
    assert await server.lines(table) == [f"0 {LINE}"]
    assert "incident" in logs()
    tells_nothing(logs())


async def test_a_postgres_that_may_only_be_read(server, postgres, logs):
    table = await one_table(server)
    await change(server.store, text("ALTER DATABASE postgres SET default_transaction_read_only = on"))
    again = await open_store(postgres)
    try:
        room = Room(again)
        assert (await room.tables.table(table)).head == 1
        await at_the_table(room, room.tables.play(table, BEN.user, "bid 1"), StoreDown)
    finally:
        await again.close()
        await change(server.store, text("ALTER DATABASE postgres RESET default_transaction_read_only"))
    assert "read-only transaction" in logs()
    tells_nothing(logs())


async def test_two_changes_that_wait_for_each_other(server, logs):
    """PostgreSQL ends one of them."""
    tables = [await one_table(server), await one_table(server)]
    turns = [asyncio.Event(), asyncio.Event()]

    async def both(first):
        async with server.store.database._engine.begin() as connection:
            for at in (first, 1 - first):
                await connection.execute(
                    update(schema.seat).where(schema.seat.c.table == tables[at]).values(name=SEED)
                )
                turns[first].set()
                await turns[1 - first].wait()

    async def through(first):
        async with server.store.database._connected("look"):
            await both(first)

    done = await asyncio.gather(through(0), through(1), return_exceptions=True)
    (lost,) = [each for each in done if isinstance(each, BaseException)]
    assert isinstance(lost, StoreDown)
    logging.getLogger("meeplepost").error("incident", exc_info=lost)
    assert "deadlock" in logs()
    tells_nothing(logs())


async def test_connections_that_are_lost(server, logs):
    table = await one_table(server)
    await failing(server.store, "53100")
    fatal = "SELECT pg_terminate_backend(pg_backend_pid())"
    await at_the_table(server, change(server.store, text(fatal)), StoreDown)
    assert (await server.tables.table(table)).head == 1, "the next one is a new connection"
    tells_nothing(logs())


BREAKS_OFF = (
    "CREATE SEQUENCE attempts",
    """CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('attempts') = 1 THEN
            PERFORM pg_terminate_backend(pg_backend_pid());
            PERFORM pg_sleep(60);
        END IF;
        RETURN NULL; END $$""",
    """CREATE CONSTRAINT TRIGGER fails AFTER INSERT ON entry DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION fail()""",
)
"""The first commit of an entry loses its connection."""


async def test_a_connection_that_is_lost_while_a_turn_is_committed(server):
    table = await one_table(server)
    await change(server.store, *map(text, BREAKS_OFF))
    try:
        await server.tables.play(table, BEN.user, "bid 1")
    finally:
        await change(server.store, text("DROP SEQUENCE attempts CASCADE"))
    assert await server.lines(table) == [f"0 {LINE}", "1 bid 1"], "it was tried again"


@pytest.mark.parametrize("looks", [True, False])
async def test_a_commit_whose_answer_is_lost_counts_once(room, monkeypatch, looks):
    """Whoever can look finds the turn there and goes on; who cannot says that nobody knows."""
    table = await one_table(room)
    told: list[str] = []
    room.tables.listen(told.append)
    database = room.store.database
    write, look = database.write, database.look

    async def lost(work):
        await write(work)
        monkeypatch.setattr(database, "write", write)
        if not looks:
            monkeypatch.setattr(database, "look", away)
        raise StoreUnsure("connection was closed")

    async def away(work):
        raise StoreDown("nobody there")

    monkeypatch.setattr(database, "write", lost)
    if looks:
        await room.tables.play(table, BEN.user, "bid 1")
        assert told == [table]
    else:
        with pytest.raises(StoreUnsure):
            await room.tables.play(table, BEN.user, "bid 1")
    monkeypatch.setattr(database, "look", look)
    assert await room.lines(table) == [f"0 {LINE}", "1 bid 1"]


async def test_what_the_program_does_wrong_is_a_mistake_without_values(room, logs):
    """Values that do not fit, and rows without what they must have: the database itself would tell the row."""
    table = await one_table(room)
    row = {"table": table, "seq": 9, "seat": 0, "drew": False, "auto": False, "at": room.now(), "digest": ""}
    for wrong in (
        {"line": None},
        {"line": LINE, "table": "nowhere1"},
        {"line": LINE, "seq": None, "at": SEED},
    ):
        await at_the_table(room, change(room.store, insert(schema.entry).values(row | wrong)), StoreBug)
    if room.store.database.dialect == "postgresql":
        wrong = {"line": LINE, "seq": SEED}
        await at_the_table(room, change(room.store, insert(schema.entry).values(row | wrong)), StoreBug)
    tells_nothing(logs())


async def test_a_number_that_is_taken_is_a_race_and_tells_nothing(room, logs):
    table = await one_table(room)
    now = (await room.tables.table(table)).row
    taken = (await room.store.entries(table))[0]
    await at_the_table(room, room.store.commit(Change(replace(now), None, (taken,))), Raced)
    tells_nothing(logs())


@pytest.mark.parametrize(
    ("trouble", "says"),
    [
        ("PRAGMA query_only = ON", "readonly"),
        ("PRAGMA max_page_count = 1", "full"),
    ],
)
async def test_a_file_that_cannot_be_written(sqlite_template, tmp_path, logs, trouble, says):
    file = tmp_path / "tables.db"
    file.write_bytes(sqlite_template.read_bytes())
    async with opened(f"sqlite:///{file}") as store:
        room = Room(store)
        table = await one_table(room)
        await change(store, text(trouble))

        async def written():
            for _ in range(200):  # what is free in the pages that are there
                await store.set_note(table, ANA.user, SEED * 1000)
                await store.set_note(table, BEN.user, SEED * 1000)
                await room.tables.lobbies.open(
                    "quarry", ANA, Opening(guild=1, channel=2, seats=2, options={}, locale="en")
                )

        await at_the_table(room, written(), StoreDown)
        assert (await room.fresh().table(table)).head == 1
    assert says in logs()
    tells_nothing(logs())


async def test_a_file_that_somebody_else_holds_or_spoils(sqlite_template, tmp_path, logs):
    file = tmp_path / "tables.db"
    file.write_bytes(sqlite_template.read_bytes())
    async with opened(f"sqlite:///{file}") as store, opened(f"sqlite:///{file}") as other:
        room = Room(store)
        table = await one_table(room)
        await change(store, text("PRAGMA busy_timeout = 0"))

        def hold(connection):
            connection.execute(update(schema.game_table).values(locale="ja"))
            trying = asyncio.run_coroutine_threadsafe(
                at_the_table(room, room.tables.play(table, BEN.user, "bid 1"), StoreDown), loop
            )
            trying.result()

        loop = asyncio.get_running_loop()
        await other.database.write(hold)
        assert "locked" in logs()
    with file.open("r+b") as spoilt:
        spoilt.seek(100)
        spoilt.write(b"\xff" * 8000)
    with pytest.raises(StoreError, match="malformed"):
        await open_store(f"sqlite:///{file}")
    tells_nothing(logs())


async def test_a_store_closes_once_what_is_being_done_is_done(database):
    """Whatever is at work when a bot ends keeps its connection until then, and leaves none open behind it."""
    store = await open_store(database)
    begun, done = asyncio.Event(), []
    loop = asyncio.get_running_loop()

    def work(connection):
        loop.call_soon_threadsafe(begun.set)
        for _ in range(20):
            connection.execute(text("select 1"))
        done.append(True)

    working = asyncio.create_task(store.database.write(work))
    await begun.wait()
    await store.close()
    assert done == [True]
    await working


async def test_a_database_that_is_away_is_one_line_without_a_traceback(caplog):
    """Each look says it in words, never empty; the log tells it once a minute."""
    looks = 0

    async def look():
        nonlocal looks
        looks += 1
        if looks > 3:
            raise asyncio.CancelledError
        raise StoreDown("disk full")

    async def at_once(until):
        return

    loop = DueLoop("the clock", look, now=lambda: NOON, sleep_until=at_once, longest=timedelta(minutes=1))
    with suppress(asyncio.CancelledError):
        await loop.run()
    lines = [each for each in caplog.records if each.name.endswith("due_loop")]
    assert len(lines) == 3 and {each.trouble for each in lines} == {"the clock"}
    assert all("StoreDown: disk full" in each.getMessage() and not each.exc_info for each in lines)
    for error in (TimeoutError(), OSError(2, "No such file"), StoreDown()):
        assert reason(error).startswith(type(error).__name__)
    assert str(translate_error(OSError(2, "No such file"))) == "FileNotFoundError: [Errno 2] No such file"
