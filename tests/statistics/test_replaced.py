"""Whoever was replaced without their doing is neither the last nor a leaver: in ratings, history, streaks and events."""

import pytest

from cogs.panels.history import past_game
from cogs.panels.spans import together
from community.statistics.person import person_sums
from community.statistics.projection import rebuild
from community.statistics.ratings import entrants
from data.records.ratings import EVERYWHERE, Starter
from render.languages import LOCALES
from render.sentences import word
from tests.room import ANA, BEN, CHIE, DORA, GAMES, STRANGER
from tests.statistics.playing import begun, finish, finished, idle_on, projection
from tests.tables.test_clock import Bell


def _by_moderator(room, table):
    return room.tables.presence.offer(table, STRANGER.user, 1, moderator=True)


async def _by_consent(room, table):
    await room.tables.presence.offer(table, ANA.user, 1)
    await room.tables.votes.vote(table, BEN.user, "offer", True)


async def _after_days(room, table):
    room.now.go(days=6)
    vote = (await room.tables.presence.offer(table, ANA.user, 1)).question
    room.now.at = vote.until
    await room.tables.votes.lapse(vote)


async def _time_out(room, table):
    room.now.at = min(each.due for each in (await room.tables.table(table)).deadlines)
    await Bell(room).clock.tick()


async def _after_a_time_out(room, table):
    await _time_out(room, table)
    vote = (await room.tables.presence.offer(table, ANA.user, 1)).question
    assert vote.kind == "replace"
    room.now.at = vote.until
    await room.tables.votes.lapse(vote)


async def _by_moderator_after_a_time_out(room, table):
    await _time_out(room, table)
    await _by_moderator(room, table)


async def _by_moderator_after_a_move(room, table):
    """The time-out is over and done with."""
    await _time_out(room, table)
    await room.tables.play(table, ANA.user, "rest")
    await room.tables.play(table, BEN.user, "rest")
    await _by_moderator(room, table)


WAYS = {
    "own": (lambda room, table: room.tables.presence.offer(table, BEN.user), {}, False),
    "gone": (lambda room, table: room.tables.presence.gone(table, BEN.user), {}, False),
    "consent": (_by_consent, {}, False),
    "moderator": (_by_moderator, {}, True),
    "moderator, on a clock": (_by_moderator, {"clock": "24h"}, True),
    "moderator, late": (_by_moderator_after_a_time_out, {"clock": "24h"}, False),
    "moderator, late before": (_by_moderator_after_a_move, {"clock": "24h"}, True),
    "late": (_after_a_time_out, {"clock": "24h"}, False),
    "without a clock": (_after_days, {}, True),
}
"""How Ben's seat is handed on, at which table, and whether that was without his doing."""


@pytest.mark.parametrize("substitute", [True, False], ids=["substitute", "computer"])
@pytest.mark.parametrize("way", WAYS)
async def test_who_is_replaced_without_their_doing_is_no_leaver(room, way, substitute):
    hand_on, settings, replaced = WAYS[way]
    table = await room.start((ANA, BEN), options={"rounds": "2"}, rated=True, **settings)
    await room.tables.play(table, ANA.user, "bid 3")
    await hand_on(room, table)
    if substitute:
        await room.tables.presence.substitute(table, 1, CHIE)
    await room.played_on(minutes=10)
    await idle_on(room, table)
    game = await finished(room, table)
    ana, ben = game.holders[:2]
    assert (ben.stayed, ben.replaced, ana.replaced) == (False, replaced, False)
    assert game.place_of(ben) == (game.places[1] if replaced else None)
    people = [
        Starter(each.seat, each.user, game.place_of(each), each.left, each.replaced) for each in (ana, ben)
    ]
    rated = [each.people for each in entrants(people, game.sides, game.why)]
    assert rated == ([] if replaced else [(ANA.user,), (BEN.user,)])

    summing = projection(room.store)
    await summing.look()
    (his,) = await room.store.games_of(BEN.user)
    assert (his.left, his.replaced, his.won) == (not replaced, replaced, False)
    sums = person_sums([his])
    assert (sums.left, sums.counted, sums.reliability.finished) == (not replaced, not replaced, 0)
    assert bool(await room.store.ratings_of(ANA.user, EVERYWHERE)) == (not replaced)
    (listed,) = (await room.store.history(BEN.user, person=BEN.user, guild=None, offset=0, limit=9)).games
    assert (listed.taken, listed.replaced) == (replaced and substitute, (1,) * (replaced and not substitute))
    for locale in LOCALES:
        said = past_game(listed, locale)
        assert (word("history-taken" if substitute else "history-replaced", locale) in said) == replaced
        assert (together(word("history-left", locale), locale) in said) == (not replaced and not substitute)
    outcome = (await room.store.outcomes([table]))[table]
    assert outcome.places == (game.places if replaced else (1, 2))
    assert await rebuild(room.store, GAMES) == 1
    assert await room.store.games_of(BEN.user) == [his]


async def test_whoever_is_back_is_no_longer_replaced(room):
    table = await begun(room)
    await _by_moderator(room, table)
    await room.tables.presence.back(table, BEN.user)
    await room.tables.presence.offer(table, BEN.user)
    await room.tables.presence.substitute(table, 1, CHIE)
    await finish(room, table, (ANA, CHIE))
    _, ben, _ = (await finished(room, table)).holders
    assert not ben.stayed and not ben.replaced


async def test_at_a_larger_table_the_others_are_rated(room):
    table = await begun(room, (ANA, BEN, CHIE), rated=True)
    await _by_moderator(room, table)
    await room.tables.presence.substitute(table, 1, DORA)
    await finish(room, table, (ANA, DORA, CHIE), best=2)
    await projection(room.store).look()
    rated = {
        person: [each.skill.games for each in await room.store.ratings_of(person.user, EVERYWHERE)]
        for person in (ANA, BEN, CHIE, DORA)
    }
    assert rated == {ANA: [1], BEN: [], CHIE: [1], DORA: []}
    assert (CHIE.user, BEN.user) not in await room.store.encounters([BEN.user, CHIE.user], 1)
