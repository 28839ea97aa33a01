"""What follows from finished games, in both databases: summed up when they end, made again, forgotten, put right, listed."""

from sqlalchemy import delete, select, update

from community.statistics.projection import rebuild
from data.records.enums import StopReason
from data.records.ratings import EVERYWHERE
from data.schema import chance, entry, feat, finished_game, game_table, holder, rating, seat, source
from tests.databases import change
from tests.room import ANA, BEN, CHIE, GAMES, STRANGER
from tests.statistics.playing import begun, ended, finish, projection

DERIVED = (finished_game, holder, source, feat, chance, rating)


async def derived(store):
    """All that follows from finished games, to be compared."""
    return {kind.name: sorted(map(repr, await store.rows(select(kind)))) for kind in DERIVED}


async def some_games(room):
    """Seven games on two servers: rated and not, won, tied, given up, taken over, ended by consent, with a computer."""
    people = (ANA, BEN, CHIE)
    tables = [
        await ended(room, people, best=1, rated=True),
        await ended(room, (BEN, ANA), best=0, rated=True),
        await ended(room, people, best=9, rated=True, guild=2),
        await ended(room, (ANA, BEN), best=1),
    ]
    given_up = await begun(room, people, rated=True)
    await room.tables.resign(given_up, CHIE.user)
    await finish(room, given_up, (ANA, BEN), best=0)
    taken_over = await begun(room, people, rated=True)
    await room.tables.presence.offer(taken_over, BEN.user)
    await room.tables.presence.substitute(taken_over, 1, STRANGER)
    await finish(room, taken_over, (ANA, STRANGER, CHIE), best=1)
    stopped = await begun(room, (ANA, BEN), rated=True)
    await room.tables.votes.propose_stop(stopped, ANA.user)
    await room.tables.votes.vote(stopped, BEN.user, "stop", True)
    for _ in range(2):
        await room.tables.settle()
    return [*tables, given_up, taken_over, stopped]


async def test_games_are_summed_up_and_a_rebuild_gives_the_same(room):
    summing = projection(room.store)
    room.tables.listen_for_ends(summing.wake)
    tables = await some_games(room)
    await summing.settle()
    known = await derived(room.store)
    assert len(known["finished_game"]) == len(tables) and await room.store.unsummed(9) == []
    # The leaver too; not the substitute, nor after consent.
    assert len(known["rating"]) == 2 * (3 + 2 + 3 + 3 + 3)
    await change(room.store, update(finished_game).values(turns=0), delete(rating))
    assert await rebuild(room.store, GAMES) == len(tables)
    assert await derived(room.store) == known

    mine = await room.store.games_of(ANA.user)
    assert [each.table for each in mine] == tables and [each.won for each in mine][:4] == [0, 0, 1, 0]
    strangers = await room.store.games_of(STRANGER.user)
    assert [(each.nth, each.won) for each in strangers] == [(1, True)]
    assert await room.store.ratings_of(STRANGER.user, EVERYWHERE) == []
    duels = [each for each in await room.store.ratings_of(BEN.user, 1) if each.size == 2]
    assert [each.skill.games for each in duels] == [1] and duels[0].skill.shown > 1000
    met = await room.store.encounters([ANA.user, BEN.user], 1)
    assert await room.store.known_to(ANA.user, 1) >= {BEN.user} and not await room.store.known_to(ANA.user, 3)
    assert met[BEN.user, ANA.user] == (3, 5) and met[ANA.user, BEN.user] == (2, 5)


async def test_who_is_forgotten_becomes_somebody_whom_nobody_can_link_and_numbers_stay(room):
    summing = projection(room.store)
    await some_games(room)
    await summing.look()
    before = {
        (each.game, each.size): each.skill
        for person in (ANA, CHIE)
        for each in await room.store.ratings_of(person.user, EVERYWHERE)
    }
    await room.tables.forget(BEN.user)
    for kind in (holder, rating):
        assert BEN.user not in {row.person for row in await room.store.rows(select(kind))}
    lines = [row.line for row in await room.store.rows(select(entry))]
    assert f"substituted {BEN.user}" not in lines and any(line.startswith("substituted -") for line in lines)
    assert (await room.store.everything_of(BEN.user))["holder"] == []
    stand_ins = {row.stand_in for row in await room.store.rows(select(seat)) if row.stand_in is not None}
    assert len(stand_ins) == 1 and stand_ins.pop() < 0
    known = await derived(room.store)
    await rebuild(room.store, GAMES)
    assert await derived(room.store) == known
    assert before == {
        (each.game, each.size): each.skill
        for person in (ANA, CHIE)
        for each in await room.store.ratings_of(person.user, EVERYWHERE)
    }
    await room.tables.forget(ANA.user)
    stand_ins = {row.stand_in for row in await room.store.rows(select(seat)) if row.stand_in is not None}
    assert len(stand_ins) == 2


async def test_results_outlive_their_journals_and_still_a_rebuild_gives_the_same(room):
    summing = projection(room.store)
    tables = await some_games(room)
    await summing.look()
    await room.store.prefer(ANA.user, "en", {"results_seen": False})
    await room.store.set_note(tables[0], ANA.user, "mine")
    known, listed = await derived(room.store), await room.store.games_of(BEN.user)
    for table in tables[:5]:
        await room.store.remove(table)
        assert await room.store.read(table) is None and await room.store.entries(table) == []
    assert await room.store.note(tables[0], ANA.user) == "" and await room.store.unsummed(9) == []
    assert [table for table, _ in await room.store.untouched_since(room.now.go(days=999))] == tables[5:]
    assert await derived(room.store) == known and await room.store.games_of(BEN.user) == listed
    assert await rebuild(room.store, GAMES) == len(tables)
    assert await derived(room.store) == known

    past = await room.store.history(CHIE.user, person=None, guild=1, offset=0, limit=9)
    assert [each.whole for each in past.games] == [each.table not in tables[:5] for each in past.games]
    assert {each.name for game in past.games for each in game.seats} == {"Ana", "Ben", "Chie", "Zoe"}
    secrets = select(game_table.c.seed, game_table.c.secret).where(game_table.c.stage == "past")
    assert {tuple(row) for row in await room.store.rows(secrets)} == {("", "")}
    # Whoever hides their results still does, and whoever is forgotten leaves these, too.
    assert not (await room.store.person(ANA.user)).preferences.results_seen
    kept = await room.store.everything_of(ANA.user)
    assert {each["stage"] for each in kept["tables"]} == {"past", "ended"} and len(kept["holder"]) == 7
    await room.tables.forget(ANA.user)
    nothing = await room.store.everything_of(ANA.user)
    assert nothing["tables"] == nothing["holder"] == nothing["rating"] == []
    assert await rebuild(room.store, GAMES) == len(tables)


async def test_a_correction_changes_places_and_all_later_ratings_and_survives_a_rebuild(room):
    summing = projection(room.store)
    first = await ended(room, (ANA, BEN), best=0, rated=True)
    second = await ended(room, (ANA, BEN), best=0, rated=True)
    await summing.look()
    await room.store.correct(first, (2, 1), room.now())
    await summing.look()
    ana, ben = [(await room.store.ratings_of(each.user, 1))[0].skill for each in (ANA, BEN)]
    assert ana.games == ben.games == 2 and abs(ana.mu - ben.mu) < 3
    assert [each.won for each in await room.store.games_of(BEN.user)] == [True, False]
    known = await derived(room.store)
    await rebuild(room.store, GAMES)
    assert await derived(room.store) == known

    await room.store.correct(second, (), room.now())
    await summing.look()
    assert [each.skill.games for each in await room.store.ratings_of(ANA.user, 1)] == [1]
    found = await room.store.history(ANA.user, person=None, guild=1, offset=0, limit=9)
    assert [each.why for each in found.games] == [StopReason.AGREED, StopReason.FINISHED]


async def test_lists_show_private_games_to_those_who_played_alone(room):
    summing = projection(room.store)
    public = await ended(room, (ANA, BEN))
    private = await ended(room, (ANA, BEN), private=True)
    other = await ended(room, (ANA, CHIE), guild=2)
    await summing.look()

    async def listed(viewer, **which):
        asked = {"person": None, "guild": None, "offset": 0, "limit": 9} | which
        found = await room.store.history(viewer.user, **asked)
        assert found.total == len(found.games)
        return [each.table for each in found.games]

    assert await listed(ANA, person=ANA.user) == [other, private, public]
    assert await listed(CHIE, guild=1) == [public] and await listed(BEN, guild=1) == [private, public]
    assert await listed(CHIE, person=ANA.user, guild=1) == [public]
    assert await listed(ANA, guild=2) == [other]


async def test_sums_records_and_chances_of_a_server(room):
    summing = projection(room.store)
    await some_games(room)
    await ended(room, (ANA,), computers=1)
    await summing.look()
    sums = await room.store.sums(1, "quarry")
    assert sums.games == 5 and sums.turns > 0 and sums.sources[0][0] == "quarry-stones"
    assert sum(each.games for each in sums.seats) == sums.seats_played == 3 + 2 + 2 + 3 + 3
    bests = await room.store.bests(1, "quarry")
    assert [each.name for each in bests] == ["score"] and bests[0].person is not None
    assert await room.store.own_chances(ANA.user, 1, "quarry") == []
    assert await room.store.names_of([ANA.user, 12345]) == {ANA.user: "Ana"}
    await room.store.prefer(BEN.user, "en", {"results_seen": False})
    leaders = await room.store.leaders(1, "quarry", 3, 9)
    assert {each.person for each in leaders} == {ANA.user, CHIE.user}
    assert await room.store.leaders(EVERYWHERE, "quarry", 3, 9) == []
    await room.store.prefer(ANA.user, "en", {"everywhere": True})
    assert [each.person for each in await room.store.leaders(EVERYWHERE, "quarry", 3, 9)] == [ANA.user]
