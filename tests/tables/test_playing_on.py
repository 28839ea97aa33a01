"""A game that is over is played on at a table of its own: from the position as it was, with whoever comes, and it counts for nothing; on both databases."""

from __future__ import annotations

from dataclasses import replace

import pytest

from community.statistics.projection import rebuild
from data.records.enums import Stage, StopReason
from engines import GAMES
from engines.core.journal import Header, deal, load, replay
from engines.core.record import BadRecord, Record, check
from tables.errors import LobbyError, NotSeated
from tables.looking_back.playing_on import beginning
from tests.cogs.test_fairness_messages import of_record
from tests.core.test_fairness import games
from tests.refusals import refused
from tests.room import ANA, BEN, CHANNEL, CHIE, DORA, STRANGER


async def ended(room, people=(ANA, BEN, CHIE)):
    """A game of three that was taken back here and there, and ended by consent."""
    table = await room.start(list(people))
    await room.bids(table, 3, 2, 1)
    await room.tables.play(table, ANA.user, "dig")
    await room.tables.votes.undo(table, ANA.user)
    for person in people[1:]:
        await room.tables.votes.vote(table, person.user, "undo", True)
    await room.tables.play(table, ANA.user, "dig")
    await room.tables.votes.propose_stop(table, ANA.user)
    for person in people[1:]:
        await room.tables.votes.vote(table, person.user, "stop", True)
    return await room.tables.table(table)


async def opened(room, before, seq, opener=BEN):
    return await room.tables.lobbies.play_on(before, seq, opener, guild=1, channel=CHANNEL, locale="en")


async def test_everybody_sits_where_they_sat_and_computers_hold_the_rest(room):
    before = await ended(room)
    table = await opened(room, before, before.head)
    assert [each.user for each in table.seats] == [None, BEN.user, None] and table.row.private
    assert [each.human for each in table.seats] == [False, True, False] and not table.row.rated
    id = table.row.id
    now = await room.tables.lobbies.join(id, STRANGER)
    assert [each.user for each in now.seats] == [STRANGER.user, BEN.user, None], "the first that is free"
    now = await room.tables.lobbies.leave(id, STRANGER.user)
    assert now.seats[0] == table.seats[0]
    now = await room.tables.lobbies.join(id, CHIE)
    assert [each.user for each in now.seats] == [None, BEN.user, CHIE.user], "her own"
    await room.tables.lobbies.join(id, DORA)
    await refused(room.tables.lobbies.join(id, STRANGER), LobbyError, "table-full")
    await refused(room.tables.lobbies.join(id, CHIE), LobbyError, "table-already-seated")
    for change in ({"rated": True}, {"seats": 2}, {"private": False}):
        await refused(
            room.tables.lobbies.configure(id, BEN.user, **change), LobbyError, "table-played-on-settled"
        )
    await room.tables.lobbies.leave(id, BEN.user)
    now = await room.tables.lobbies.leave(id, CHIE.user)
    assert now.row.opener == DORA.user and now.seats[1].user is None
    assert (await room.tables.lobbies.leave(id, DORA.user)).row.why is StopReason.CLOSED


async def test_it_goes_on_from_the_position_with_chance_of_its_own_and_the_real_game_stays(room):
    before = await ended(room)
    seq = before.story.played[-1].entry.seq
    position = before.story.back_to(seq)
    first, other = await opened(room, before, seq), await opened(room, before, seq)
    for table in (first, other):
        await room.tables.lobbies.join(table.row.id, CHIE)
        await room.tables.lobbies.join(table.row.id, ANA)
        now = await room.tables.lobbies.start(table.row.id, ANA.user)
        assert now.story.state == position and now.head == 0 and now.row.rules == before.row.rules
        assert now.due == before.game.due(position) and now.view(0) == before.game.view(position, 0)
    assert len({before.row.seed, first.row.secret, other.row.secret, now.row.seed}) == 4
    assert now.row.origin.seed == now.row.seed and now.row.origin.seats_follow
    played = await room.tables.play(first.row.id, BEN.user, "dig")
    again = await room.fresh().table(first.row.id)
    assert again.story.state == played.table.story.state and not again.broken
    assert again.story.back_to(0) == position and again.turns()[0].notes[0].text.key == "table-told-played-on"
    assert again.turns()[0].view_after(None) == before.game.view(position, None)
    *_, last = replay(again.game, again.story.header, [kept.entry for kept in again.story.entries])
    assert last.state == again.story.state
    untouched = await room.fresh().table(before.row.id)
    assert untouched.row == before.row and untouched.story.entries == before.story.entries


async def test_it_counts_for_nothing(room):
    before = await ended(room)
    counted = await rebuild(room.store, room.tables._repository.games)
    id = (await opened(room, before, before.story.played[-1].entry.seq)).row.id
    await room.tables.lobbies.join(id, CHIE)
    await room.tables.lobbies.start(id, BEN.user)
    await room.tables.votes.propose_stop(id, BEN.user)
    await room.tables.votes.vote(id, CHIE.user, "stop", True)
    over = await room.tables.table(id)
    assert over.row.stage is Stage.ENDED and over.row.why is StopReason.AGREED
    assert await rebuild(room.store, room.tables._repository.games) == counted
    assert await room.store.unsummed(10) == []
    await refused(opened(room, over, 0), LobbyError, "table-played-on")
    await refused(room.tables.lobbies.rematch(id, BEN), LobbyError, "table-played-on-no-rematch")


async def test_what_cannot_be_played_on(room):
    running = await room.tables.table(await room.start())
    await refused(opened(room, running, 0, ANA), LobbyError, "table-not-over")
    before = await ended(room)
    table = await opened(room, before, before.head, STRANGER)
    assert table.seats[before.game.due(before.story.state)[0]].user == STRANGER.user, "who is due first"
    await refused(room.tables.lobbies.start(table.row.id, ANA.user), NotSeated, "table-not-joined")


async def test_nobody_is_named_in_what_is_kept_of_the_beginning(room):
    before = await ended(room)
    await room.tables.forget(CHIE.user)
    table = await opened(room, await room.tables.table(before.row.id), before.head)
    header, entries = load(table.row.beginning)
    assert header == replace(before.story.header, beginning="")
    assert {each.line.split()[0] for each in entries} <= {"bid", "dig", "undo", "end"}
    assert not {each.digest for each in entries} - {""} and table.row.beginning not in repr(table)


@pytest.mark.parametrize("at", range(len(GAMES)), ids=list(GAMES))
def test_any_position_of_any_game_is_a_beginning(at):
    """Also where something was taken back before; and the draws after it follow from the new seed alone."""
    record = games()[at]
    game, origin = GAMES[record.header.game], record.origin
    assert origin is not None
    table = of_record(record, "en")
    undone = next((each.seq for each in record.entries if each.line.startswith("undo ")), 0)
    for seq in {0, undone, table.head // 2}:
        text, due = beginning(table, seq)
        assert due == game.due(table.story.back_to(seq))
        header = Header(game.name, record.header.setup, "another", 2, text)
        position = table.story.back_to(seq)
        assert deal(game, header) == position and deal(game, header) is not deal(game, header)
        assert game.view(deal(game, header), 0) == game.view(position, 0)
        assert check(Record(header, record.players, ()), GAMES).draws == 0
    with pytest.raises(LobbyError):
        beginning(table, table.head)
    with pytest.raises(BadRecord):
        check(Record(replace(header, beginning=""), record.players, record.entries[-3:]), GAMES)
