"""Rated tables: people only from the start, and only what nobody has seen anything of is taken back."""

from tables.errors import LobbyError
from tests.refusals import refused
from tests.room import ANA, BEN, CHIE


async def test_rated_tables_begin_with_people_only(room):
    lobbies = room.tables.lobbies
    await refused(room.open((ANA,), computers=1, rated=True), LobbyError, "table-rated-people-only")
    table = (await room.open((ANA,), seats=3, rated=True)).row.id
    await refused(lobbies.configure(table, ANA.user, computers=1), LobbyError, "table-rated-people-only")
    await lobbies.configure(table, ANA.user, rated=False, computers=1)
    await refused(lobbies.configure(table, ANA.user, rated=True), LobbyError, "table-rated-people-only")
    assert (await lobbies.configure(table, ANA.user, rated=True, computers=0)).row.rated


async def test_what_somebody_has_seen_stays_at_a_rated_table(room):
    for rated in (False, True):
        table = await room.start((ANA, BEN, CHIE), rated=rated)
        await room.bids(table, 3, 2, 1)
        await room.tables.play(table, ANA.user, "rest")
        now = await room.tables.table(table)
        assert not now.taking_back(0).consent  # nothing was drawn, nobody has acted
        await room.tables.play(table, BEN.user, "take 1")  # another stone comes into the row
        now = await room.tables.table(table)
        for seat in (1, 0):
            back = now.taking_back(seat)
            assert back is None if rated else back.consent
        if rated:
            for person in (ANA, BEN):
                await refused(room.tables.votes.undo(table, person.user), LobbyError, "table-rated-stands")


async def test_a_rematch_is_rated_as_the_game_before(room):
    table = await room.start((ANA, BEN), rated=True, options={"rounds": "1"})
    await room.bids(table, 3, 2)
    for person in (ANA, BEN):
        await room.tables.play(table, person.user, "rest")
    assert (await room.tables.lobbies.rematch(table, BEN)).row.rated
