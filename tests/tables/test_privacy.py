"""What is kept about a person can be had and removed, and other people's games stay what they were; on both databases."""

import json
from datetime import UTC, datetime

from sqlalchemy import insert, update

from cogs.messages.names import plain_name
from data import schema
from data.records.audiences import Audience
from data.records.enums import Stage
from data.records.people import Person
from data.records.restrictions import Bar
from data.records.rows import SurfaceRow
from render.sentences import word
from tests.databases import change, contents
from tests.room import BEN, CHIE, DORA

ANA = Person(7_400_000_000_000_001, "Anastasia", "ja")
"""Somebody whose number and name are found wherever they stand."""

AT = datetime(2026, 3, 1, tzinfo=UTC)


async def everything(room):
    """The whole database as text."""
    return json.dumps(await contents(room.store))


async def test_nothing_of_a_forgotten_person_is_left(room):
    lobby = (await room.open([ANA, BEN], seats=3)).row.id
    alone = (await room.open([ANA], seats=2)).row.id
    running = await room.start([ANA, BEN, CHIE])
    for person, bid in ((ANA, 0), (BEN, 3), (CHIE, 2)):
        await room.tables.play(running, person.user, f"bid {bid}")
    await room.tables.play(running, BEN.user, "rest")
    ended = await room.start([BEN, ANA])
    await room.tables.resign(ended, BEN.user)
    frozen = await room.start([BEN, ANA])
    stuck = update(schema.game_table).where(schema.game_table.c.id == frozen)
    await change(room.store, stuck.values(stage=Stage.FROZEN.value))
    await room.tables.draft(running, CHIE.user, "mark 1")
    await room.store.prefer(ANA.user, "ja", {"zone": "Asia/Tokyo"})
    await room.store.set_surface(SurfaceRow(running, Audience.hand(0), 99, 98, 1))
    await room.store.set_note(running, ANA.user, "take 3, not 2")
    await room.store.set_note(running, BEN.user, "rest")
    await room.store.follow(ended, ANA.user)
    before = {table: await room.store.entries(table) for table in (running, ended, frozen)}
    winners = (await room.tables.table(ended)).winners
    drafts = (await room.tables.table(running)).drafts

    await room.tables.forget(ANA.user)
    said = await everything(room)
    assert str(ANA.user) not in said and ANA.name not in said and "Asia/Tokyo" not in said
    assert "take 3, not 2" not in said and await room.store.note(running, BEN.user) == "rest"

    handed_on = await room.tables.table(lobby)
    assert handed_on.row.opener == BEN.user and [each.user for each in handed_on.seats] == [BEN.user]
    assert (await room.tables.table(alone)).row.why == "closed"
    assert (
        await room.store.entries(ended) == before[ended]
        and await room.store.entries(frozen) == before[frozen]
    )
    over = await room.tables.table(ended)
    assert over.winners == winners == (1,) and plain_name(over, 1, "en") == word("someone", "en")
    after = await room.tables.table(running)
    entries = await room.store.entries(running)
    assert (
        entries[: len(before[running])] == before[running]
        and entries[len(before[running])].entry.line == "resign"
    )
    assert plain_name(after, 0, "ja") == word("someone", "ja") and plain_name(after, 1, "en") == "Ben"
    assert after.drafts == drafts and not await room.store.surfaces(running)

    # The others play on, a computer at the forgotten seat; a frozen table thaws into the same.
    await room.tables.resume()
    await room.tables.play(running, CHIE.user, "rest")
    await room.tables.settle()
    assert (await room.lines(running))[-1].endswith("!") or (await room.tables.table(running)).over
    thawed = await room.tables.table(frozen)
    assert thawed.row.stage is Stage.RUNNING and not thawed.seats[1].human and thawed.seats[1].nameless

    # A second time nothing happens; whoever comes back is somebody new.
    before_again = await everything(room)
    await room.tables.forget(ANA.user)
    assert await everything(room) == before_again
    assert await room.tables.tables_of(ANA.user) == []
    await room.tables.lobbies.join(lobby, ANA)
    assert (await room.store.person(ANA.user)).stored_preferences == {}


async def test_who_is_named_in_a_journal_finds_that_in_their_own_file_alone(room):
    table = await room.start([BEN, CHIE])
    room.now.go(hours=12)
    await room.tables.presence.skip(table, ANA.user)
    (named, _) = (await room.store.everything_of(ANA.user))["named"]
    assert (named["table"], named["line"]) == (table, f"skipped {ANA.user}")
    kept = await room.store.everything_of(BEN.user)
    assert "skipped" in json.dumps(kept) and str(ANA.user) not in json.dumps(kept)


async def test_a_moderator_is_forgotten_in_what_is_told_of_tables_as_well(room):
    table = await room.start([BEN, CHIE])
    room.now.go(hours=12)
    await room.tables.presence.skip(table, ANA.user)
    assert str(ANA.user) in repr((await room.tables.table(table)).turns())
    await room.tables.forget(ANA.user)
    assert str(ANA.user) not in repr((await room.tables.table(table)).turns())


async def test_a_game_that_is_gone_keeps_nobody_remembered(room):
    await room.open([ANA, BEN], seats=3)
    await room.start([ANA, BEN])
    await room.fresh(games={}).forget(ANA.user)
    assert str(ANA.user) not in await everything(room)


async def test_the_last_person_takes_the_game_along(room):
    table = await room.start([ANA], seats=2, computers=1)
    await room.tables.forget(ANA.user)
    await room.tables.settle()
    over = await room.tables.table(table)
    assert (over.row.stage, over.row.why) == (Stage.ENDED, "resigned") and over.seats[0].nameless


async def test_one_who_resigned_or_was_the_other_of_two_is_forgotten_too(room):
    table = await room.start([ANA, BEN, CHIE])
    await room.tables.resign(table, ANA.user)
    two = await room.start([ANA, BEN])
    await room.tables.forget(ANA.user)
    assert str(ANA.user) not in await everything(room)
    assert (await room.lines(table)).count("0 resign") == 1
    after = await room.tables.table(two)
    assert after.row.stage is Stage.RUNNING and after.seats[1].human, "the other one may play on"


async def test_the_file_holds_one_person_and_nobody_else(room):
    table = await room.start([ANA, BEN, CHIE])
    await room.tables.play(table, BEN.user, "bid 3")
    await room.tables.play(table, ANA.user, "bid 1")
    await room.store.prefer(ANA.user, "ja", {"zone": "Asia/Tokyo"})
    drafted = [{"table": table, "seat": 0, "base_seq": 0, "lines": ["mark 1"]}]
    await change(room.store, insert(schema.draft).values(drafted))
    await room.start([BEN, DORA])
    await room.store.set_note(table, ANA.user, "mine")
    await room.store.set_note(table, BEN.user, "his")
    kept = await room.store.everything_of(ANA.user)
    said = json.dumps(kept)
    assert kept["user"] == str(ANA.user) and kept["player"]["preferences"] == {"zone": "Asia/Tokyo"}
    (own,) = kept["tables"]
    assert (own["id"], own["opened_by_me"], own["seat"]["name"]) == (table, True, "Anastasia")
    assert [each["line"] for each in own["entry"]] == ["bid 1"] and own["draft"][0]["lines"] == ["mark 1"]
    assert kept["note"] == [{"table": table, "text": "mine"}] and "his" not in said.split('"text"')[1]
    assert "bid 3" not in said and "seed" not in said and "digest" not in said and "drew" not in said
    assert not any(name in said for name in ("Ben", "Chie", "Dora"))
    assert {kind.name for kind in schema.metadata.sorted_tables if "user" in kind.c} <= {
        "seat",
        "player",
        *kept,
    }

    nobody = await room.store.everything_of(5)
    assert (nobody["user"], nobody["player"], nobody["tables"]) == ("5", None, [])


async def test_ones_own_blocks_are_ones_own_and_nobody_gets_around_others_by_being_forgotten(room):
    table = (await room.open([BEN, ANA], seats=3)).row.id
    await room.tables.lobbies.remove(table, BEN.user, ANA.user)
    await room.store.block(ANA.user, BEN.user, AT, 9)
    await room.store.block(CHIE.user, ANA.user, AT, 9)
    await room.store.set_bar(Bar(1, ANA.user, AT))
    mine = await room.store.everything_of(ANA.user)
    assert mine["block"] == [{"blocked": BEN.user, "at": AT.isoformat()}]
    assert mine["bar"] == [{"guild": 1, "at": AT.isoformat(), "until": None}]
    assert mine["removed_from"] == [table] and str(CHIE.user) not in json.dumps(mine)

    await room.tables.forget(ANA.user)
    after = await room.store.everything_of(ANA.user)
    assert (after["block"], after["bar"], after["removed_from"]) == ([], mine["bar"], [])
    assert (await room.store.restrictions([ANA.user], 1, AT)).blocks == {(CHIE.user, ANA.user)}
