"""The lobby: who sits there, what the opener may change, how a table starts; on both databases."""

from typing import Any

import pytest

from data.records.enums import Stage
from engines import GAMES
from tables.errors import LobbyError, NotSeated
from tables.opening import Opening
from tests.refusals import refused
from tests.room import ANA, BEN, CHANNEL, CHIE, DORA, STRANGER


async def test_a_table_gathers_people_and_tells_of_each(room):
    table = await room.open([ANA], seats=3, options={"rounds": "1"}, clock="1h")
    assert table.row.stage is Stage.LOBBY
    assert (table.row.opener, table.row.guild, table.row.channel) == (ANA.user, 1, CHANNEL)
    assert dict(table.row.options) == {"rounds": "1", "teams": "no"}
    assert len(table.row.id) == 8
    table = await room.tables.lobbies.join(table.row.id, BEN)
    table = await room.tables.lobbies.join(table.row.id, CHIE)
    assert [(each.seat, each.user, each.name) for each in table.seats] == [
        (0, 11, "Ana"),
        (1, 22, "Ben"),
        (2, 33, "Chie"),
    ]
    assert room.told == [table.row.id] * 3
    assert (await room.store.person(CHIE.user)).locale == "ja"
    await refused(room.tables.lobbies.join(table.row.id, DORA), LobbyError, "table-full")
    await refused(room.tables.lobbies.join(table.row.id, ANA), LobbyError, "table-already-seated")


async def test_leaving_hands_the_lobby_on_and_the_last_one_closes_it(room):
    table = (await room.open([ANA, BEN], seats=3)).row.id
    left = await room.tables.lobbies.leave(table, ANA.user)
    assert (left.row.opener, [each.user for each in left.seats]) == (BEN.user, [BEN.user])
    assert left.seats[0].seat == 0
    closed = await room.tables.lobbies.leave(table, BEN.user)
    assert (closed.row.stage, closed.row.why, closed.seats) == (Stage.ENDED, "closed", ())
    assert closed.over and closed.result is None and closed.winners == ()
    await refused(room.tables.lobbies.join(table, ANA), LobbyError, "table-closed")


async def test_the_opener_alone_configures_and_closes(room):
    table = (await room.open([ANA, BEN], seats=4)).row.id
    await refused(room.tables.lobbies.configure(table, BEN.user, seats=2), LobbyError, "table-not-opener")
    await refused(room.tables.lobbies.close(table, BEN.user), LobbyError, "table-not-opener")
    changed = await room.tables.lobbies.configure(
        table, ANA.user, options={"teams": "yes"}, computers=2, clock="2h", locale="ja", private=True
    )
    assert dict(changed.row.options)["teams"] == "yes"
    assert [each.computer for each in changed.seats] == [False, False, True, True]
    assert (changed.row.clock, changed.row.locale, changed.row.private) == ("2h", "ja", True)
    changed = await room.tables.lobbies.configure(table, ANA.user, seats=3, clock="none", seating="random")
    assert [each.computer for each in changed.seats] == [False, False, True]
    assert (changed.row.clock, changed.row.seating) == ("none", "random")
    assert dict(changed.row.options)["teams"] == "no"
    await refused(room.tables.lobbies.configure(table, ANA.user, computers=2), LobbyError, "table-too-many")
    closed = await room.tables.lobbies.close(table, ANA.user)
    assert (closed.row.why, closed.seats) == ("closed", ())
    with pytest.raises(TypeError):
        await room.tables.lobbies.configure(table, ANA.user, colour="red")


async def test_every_computer_has_a_level(room):
    table = (await room.open([ANA], seats=4, computers=1, level="hard")).row.id
    changed = await room.tables.lobbies.configure(table, ANA.user, computers=3)
    assert [each.level for each in changed.seats] == ["normal", "hard", "hard", "hard"]
    changed = await room.tables.lobbies.configure(table, ANA.user, level=(1, "easy"))
    assert [each.level for each in changed.seats] == ["normal", "hard", "easy", "hard"]
    await refused(
        room.tables.lobbies.configure(table, ANA.user, level=(0, "best")), LobbyError, "table-no-such-level"
    )
    changed = await room.tables.lobbies.configure(table, ANA.user, computers=2)
    changed = await room.tables.lobbies.join(table, BEN)
    assert [each.level for each in changed.seats] == ["normal", "normal", "hard", "easy"]
    await room.tables.lobbies.configure(table, ANA.user, level=(7, "easy"))  # it has left meanwhile
    await room.tables.lobbies.start(table, ANA.user)
    await room.tables.settle()
    seats = (await room.fresh().table(table)).seats
    assert [each.level for each in seats] == ["normal", "normal", "hard", "easy"]


async def test_what_no_table_can_have(room):
    for settings, key in (
        ({"seats": 5}, "table-no-such-count"),
        ({"options": {"rounds": "7"}}, "table-no-such-option"),
        ({"options": {"weather": "fine"}}, "table-no-such-option"),
        ({"clock": "5s"}, "table-no-such-time"),
        ({"seating": "by height"}, "table-no-such-seating"),
        ({"level": "best"}, "table-no-such-level"),
        ({"computers": 3}, "table-too-many"),
        ({"computers": -1}, "table-too-many"),
    ):
        await refused(room.open([ANA], **({"seats": 3} | settings)), LobbyError, key)
    wanted: dict[str, Any] = {"guild": None, "channel": 1, "seats": 2, "options": {}, "locale": "en"}
    await refused(room.tables.lobbies.open("chess", ANA, Opening(**wanted)), LobbyError, "table-no-such-game")
    assert await room.store.lagging() == []


async def test_a_table_starts_full_or_with_fewer_if_the_opener_says_so(room):
    table = (await room.open([ANA], seats=4)).row.id
    await refused(room.tables.lobbies.start(table, ANA.user), LobbyError, "table-too-few")
    await room.tables.lobbies.join(table, BEN)
    await refused(room.tables.lobbies.start(table, BEN.user), LobbyError, "table-not-full")
    await refused(room.tables.lobbies.start(table, STRANGER.user), NotSeated, "table-not-joined")
    started = await room.tables.lobbies.start(table, ANA.user)
    assert (started.row.stage, started.row.setup_seats) == (Stage.RUNNING, 2) and started.row.seed
    assert started.due == (0, 1)
    await refused(room.tables.lobbies.start(table, ANA.user), LobbyError, "table-has-started")
    await refused(room.tables.lobbies.join(table, CHIE), LobbyError, "table-has-started")
    await refused(room.tables.lobbies.leave(table, ANA.user), LobbyError, "table-leave-is-resign")


@pytest.mark.parametrize("game", GAMES)
async def test_who_plays_for_the_first_time_against_computers_alone_begins(room, game):
    """No turn of another comes before their first one. Who knows the game sits where the lot says, as does everyone beside a person."""
    began, lobbies = {True: 0, False: 0}, room.fresh(games=GAMES).lobbies
    for met in [False] * 6 + [True] * 12:
        opening = Opening(
            guild=1,
            channel=CHANNEL,
            seats=3,
            computers=2,
            options={},
            locale="en",
            seating="random",
            vacation=0,
        )
        opened = await lobbies.open(game, ANA, opening)
        told = await lobbies.start(opened.row.id, ANA.user)
        (mine,) = [each.seat for each in told.seats if each.human]
        began[met] += mine in told.due
        origin = told.row.origin
        assert origin.seats_follow and origin.by_lot == met
        parts = [str(each) for each in origin.places]
        assert parts[0].startswith(f"{mine} ") and sum("computer" in each for each in parts) == 2
        if not met:
            assert mine in told.due
        if (began[False], met) == (6, False):
            await room.store.prefer(ANA.user, "en", {f"told_of_game_{game}": told.row.id})
    assert began[True] < 12


async def test_random_seats_follow_from_the_seed(room):
    found = []
    for _ in range(8):
        table = await room.start([ANA, BEN, CHIE], seating="random")
        now = await room.tables.table(table)
        assert now.row.origin.seats_follow
        found.append(tuple(each.user for each in now.seats))
    assert len(set(found)) > 2
