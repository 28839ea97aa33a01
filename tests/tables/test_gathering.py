"""How people come together: places that are kept for the invited, tables that start by themselves, tables opened with people at them."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from community.finding.fitting import Candidate
from community.finding.open_tables import open_tables
from data.records.enums import Stage
from data.records.invitations import INVITED_FOR, Invitation
from tables.conditions import CHOICES, NEEDED, Condition, ConditionKind, Figures, changed, unmet
from tables.errors import LobbyError, NotSeated
from tables.opening import Opening
from tests.refusals import refused
from tests.room import ANA, BEN, CHANNEL, CHIE, DORA, STRANGER
from tests.statistics.playing import begun, finish, projection


def invited(table):
    """For whom places are kept."""
    return [each.user for each in Invitation.all(table.row)]


async def test_a_place_is_kept_until_it_is_taken_declined_or_the_time_is_up(room):
    lobbies = room.tables.lobbies
    table = (await room.open([ANA], seats=3, invited=[BEN.user])).row.id
    await refused(lobbies.invite(table, STRANGER.user, [DORA.user]), NotSeated, "table-not-joined")
    await refused(
        lobbies.invite(table, ANA.user, [CHIE.user, DORA.user]), LobbyError, "table-too-many-invited"
    )
    now = await lobbies.invite(table, ANA.user, [CHIE.user, ANA.user, BEN.user, CHIE.user])
    assert invited(now) == [BEN.user, CHIE.user]
    first, second = Invitation.all(now.row)
    assert first.asked_at < second.asked_at and second.until == room.now() + INVITED_FOR
    await refused(lobbies.join(table, DORA), LobbyError, "table-kept")
    await refused(lobbies.configure(table, ANA.user, seats=2), LobbyError, "table-too-many")
    await refused(lobbies.configure(table, ANA.user, computers=1), LobbyError, "table-too-many")
    now = await lobbies.join(table, BEN)
    assert invited(now) == [CHIE.user] and len(now.seats) == 2
    await refused(lobbies.decline(table, DORA.user), LobbyError, "table-not-invited")
    now = await lobbies.decline(table, CHIE.user)
    assert invited(now) == []

    now = await lobbies.invite(table, BEN.user, [DORA.user])
    assert invited(await lobbies.lapse(table, room.now() + INVITED_FOR / 2)) == [DORA.user]
    assert invited(await lobbies.lapse(table, room.now.go(hours=48))) == []
    assert len((await lobbies.join(table, DORA)).seats) == 3


async def test_computers_give_way_to_nobody_and_the_start_forgets_who_has_not_answered(room):
    table = (await room.open([ANA], seats=4, computers=1, invited=[BEN.user])).row.id
    assert len((await room.tables.lobbies.join(table, CHIE)).seats) == 3
    started = await room.tables.lobbies.start(table, ANA.user)
    assert (started.row.stage, started.row.invited, started.row.setup_seats) == (Stage.RUNNING, (), 3)
    closed = await room.open([ANA], seats=2, invited=[BEN.user])
    assert (await room.tables.lobbies.leave(closed.row.id, ANA.user)).row.invited == ()


async def test_a_table_starts_by_itself_with_the_last_person_to_come(room):
    lobbies = room.tables.lobbies
    table = (await room.open([ANA], seats=3, starts_full=True)).row.id
    filled = await lobbies.configure(table, ANA.user, computers=2)
    assert filled.row.stage is Stage.LOBBY, "a computer is nobody who comes"
    await lobbies.configure(table, ANA.user, computers=0)
    assert (await lobbies.join(table, BEN)).row.stage is Stage.LOBBY
    started = await lobbies.join(table, CHIE)
    assert started.row.stage is Stage.RUNNING and started.row.seed
    assert [each.name for each in started.seats] == ["Ana", "Ben", "Chie"]

    off = await lobbies.configure((await room.open([ANA], seats=2)).row.id, ANA.user, starts_full=True)
    off = await lobbies.configure(off.row.id, ANA.user, starts_full=False)
    assert (await lobbies.join(off.row.id, BEN)).row.stage is Stage.LOBBY


async def test_what_a_process_left_unstarted_is_started_by_the_next(room):
    table = (await room.open([ANA, BEN], seats=2)).row.id
    await room.tables.lobbies.configure(table, ANA.user, starts_full=True)
    assert (await room.fresh().lobbies.start_if_full(table)).row.stage is Stage.RUNNING
    assert (await room.fresh().lobbies.start_if_full(table)).row.stage is Stage.RUNNING


async def test_people_are_seated_together_once_however_often_it_is_asked(room):
    asked: dict[str, Any] = {
        "guild": 1, "channel": CHANNEL, "seats": 3, "options": {}, "locale": "en", "seating": "joined",
        "others": [BEN, CHIE], "starts_full": True, "id": "leaguea1",
    }  # fmt: skip
    started = await room.tables.lobbies.open("quarry", ANA, Opening(**asked))
    assert started.row.id == "leaguea1" and started.row.stage is Stage.RUNNING
    assert [each.user for each in started.seats] == [ANA.user, BEN.user, CHIE.user]
    again = await room.fresh().lobbies.open("quarry", ANA, Opening(**asked))
    assert (again.row, again.seats) == (started.row, started.seats)
    assert await room.store.tables_at(Stage.LOBBY) == []
    too_many = asked | {"others": [BEN, CHIE, DORA], "id": "leaguea2"}
    await refused(room.tables.lobbies.open("quarry", ANA, Opening(**too_many)), LobbyError, "table-too-many")


async def test_a_program_opens_more_tables_than_a_person_may(room):
    for number in range(7):
        await room.tables.lobbies.open(
            "quarry",
            ANA,
            Opening(guild=1, channel=CHANNEL, seats=2, options={}, locale="en", id=f"leagueb{number}"),
        )
    await refused(room.open([ANA], seats=2), LobbyError, "table-too-many-opened")


async def test_nobody_learns_by_an_invitation_who_has_blocked_whom(room):
    await room.store.block(BEN.user, ANA.user, room.now(), 9)
    table = (await room.open([ANA], seats=4)).row.id
    await refused(room.tables.lobbies.invite(table, ANA.user, [BEN.user]), LobbyError, "table-cannot-invite")
    await refused(room.open([ANA], seats=4, invited=[BEN.user]), LobbyError, "table-cannot-invite")
    await refused(
        room.tables.lobbies.invite(table, ANA.user, [CHIE.user, BEN.user]), LobbyError, "table-cannot-invite"
    )
    await room.store.block(ANA.user, DORA.user, room.now(), 9)
    own = room.tables.lobbies.invite(table, ANA.user, [DORA.user])
    await refused(own, LobbyError, "table-you-blocked-invited")
    assert invited(await room.tables.table(table)) == []


async def test_an_invitation_is_exported_and_forgotten(room):
    table = (await room.open([ANA], seats=3, invited=[BEN.user, CHIE.user])).row.id
    everything = await room.store.everything_of(BEN.user)
    assert [each["table"] for each in everything["invited"]] == [table]
    assert (await room.store.everything_of(DORA.user))["invited"] == []
    await room.tables.forget(BEN.user)
    assert invited(await room.tables.table(table)) == [CHIE.user]
    assert (await room.store.everything_of(BEN.user))["invited"] == []


NEWCOMER = Figures(0, None, None, None, "en", False)
OLD_HAND = Figures(9, 0.85, 3600, 1000, "en", True)


@pytest.mark.parametrize(
    ("condition", "who", "reason"),
    [
        ("in-time 90", OLD_HAND, {"unmet-in-time": 85}),
        ("in-time 80", OLD_HAND, {}),
        ("in-time 90", replace(OLD_HAND, in_time=90 / 100), {}),
        ("in-time 90", replace(OLD_HAND, in_time=899 / 1000), {"unmet-in-time": 89}),
        ("in-time 90", replace(OLD_HAND, in_time=57 / 100), {"unmet-in-time": 57}),
        ("answers 60", OLD_HAND, {}),
        ("answers 60", Figures(9, 1.0, 3601, None, "en", False), {"unmet-answers": 3601}),
        ("rating 1100-", OLD_HAND, {"unmet-rating": 1000}),
        ("rating -900", OLD_HAND, {"unmet-rating": 1000}),
        ("rating 900-1100", OLD_HAND, {}),
        ("in-time 95", Figures(4, 0.1, 99999, None, "en", False), {}),
        ("answers 60", Figures(4, 0.1, 99999, None, "en", False), {}),
    ],
)
def test_figures_count_for_those_who_have_played_enough(condition, who, reason):
    found = unmet([condition], who, 5, "en")
    assert {each.key: each["yours"] for each in found} == reason


def test_language_and_acquaintance_count_for_everybody():
    asked = ("language yes", "known yes")
    assert [each.key for each in unmet(asked, NEWCOMER, 5, "ja")] == ["unmet-language", "unmet-known"]
    assert unmet(asked, OLD_HAND, 5, "en") == []


EVERY = [(kind, value) for kind in ConditionKind for value in ("", *CHOICES[kind])]


@given(st.lists(st.sampled_from(EVERY), max_size=12))
def test_conditions_are_kept_as_they_were_chosen_last(chosen):
    kept: tuple[str, ...] = ()
    for kind, value in chosen:
        kept = changed(kept, kind, value)
    wanted = dict(chosen)
    assert {each.kind: each.value for each in map(Condition.parse, kept)} == {
        kind: value for kind, value in wanted.items() if value
    }
    assert {each.key for each in unmet(kept, NEWCOMER, 1, "en")} <= {"unmet-known"}


def test_what_no_table_can_ask():
    for name, value in (("height", "2"), ("in-time", "101"), ("rating", "x-y")):
        with pytest.raises(LobbyError):
            changed((), name, value)


async def test_an_invitation_lapses_later_by_what_nobody_could_be_reached(room):
    row = (await room.open([ANA], seats=3, invited=[BEN.user])).row
    (place,) = Invitation.all(row)
    moved = replace(row, outage_moved=timedelta(hours=3))
    assert place.lapses(moved) - place.lapses(row) == timedelta(hours=3)


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_an_open_table_says_all_that_keeps_somebody_from_it(room, language):
    await room.open([ANA], seats=3)
    await room.open([ANA], seats=3, conditions=["language yes"])
    await room.open([ANA, BEN], seats=2)
    found = await open_tables(room.store, room.tables, 1, CHIE.user, language, CHANNEL.__eq__, room.now())
    told = [[reason.key for reason in each.reasons] for each in found]
    foreign = ["unmet-language"] * (language == "ja")
    assert sorted(told) == sorted([foreign, foreign, ["unmet-full", *foreign]])


async def test_what_a_table_asks_for_is_held_against_finished_games(room):
    """They took ten minutes for one decision and six hours for the other, each time."""
    summing = projection(room.store)
    for _ in range(NEEDED):
        table = await begun(room, (ANA, BEN))
        room.now.go(hours=5)
        await finish(room, table, (ANA, BEN))
    await summing.look()
    asks = [await room.open([CHIE], seats=3, conditions=[each]) for each in ("answers 60", "answers 240")]
    reasons = [await Candidate(room.store, ANA.user, "en").why_not_fitting(each) for each in asks]
    assert [[each.key for each in found] for found in reasons] == [["unmet-answers"], []]


async def test_a_rematch_asks_strangers_the_same_and_those_who_played_nothing(room):
    started = await room.open([CHIE, DORA], conditions=["known yes"], starts_full=True)
    assert started.row.stage is Stage.RUNNING and started.row.invited == ()
    await room.tables.votes.propose_stop(started.row.id, CHIE.user)
    await room.tables.votes.vote(started.row.id, DORA.user, "stop", True)
    again = await room.tables.lobbies.rematch(started.row.id, DORA)
    assert (again.row.conditions, again.row.starts_full) == (("known yes",), True)
    reasons = await Candidate(room.store, STRANGER.user, "en").why_not_fitting(again)
    assert [each.key for each in reasons] == ["unmet-known"]
    assert await Candidate(room.store, CHIE.user, "ja").why_not_fitting(again) == []
    assert (await room.tables.lobbies.join(again.row.id, CHIE)).row.stage is Stage.RUNNING
