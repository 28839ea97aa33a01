"""Events over a real store and real tables: they run by themselves to their ends, whoever is interrupted, and organisers may step in."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from hashlib import sha256
from itertools import count

import pytest

from cogs.posts.leagues import announcement
from community.leagues import lines
from community.leagues.lines import Fixed
from community.leagues.service import (
    MOST_A_DAY,
    MOST_OPEN,
    MOST_OWN,
    EventError,
    Events,
    NoEvent,
    coming_with_ids,
    fewest_of,
)
from community.leagues.standings import ladder, standings
from data.records.enums import Stage
from data.records.events import EventRow, Format, Phase
from data.records.failures import Raced
from data.records.people import Person
from data.records.restrictions import Bar
from engines import GAMES as ALL
from tables.errors import LobbyError
from tests.room import CHANNEL, GAMES, QUARRY, STRANGER
from tests.statistics.playing import idle_on, projection

PEOPLE = [Person(100 + number, f"P{number}", "en") for number in range(1, 17)]
_runs = count()


async def here(event, ids, apart):
    """Draws where the test is."""
    return coming_with_ids(event, ids, apart)


class Hall:
    """Events over a room, with games that end as they are told to."""

    def __init__(self, room):
        self.room = room
        numbers, run = count(), next(_runs)
        self.events = Events(
            room.store,
            room.tables,
            here,
            now=room.now,
            secret=lambda size: sha256(f"{run} {next(numbers)}".encode()).hexdigest()[: 2 * size],
            games=GAMES,
        )
        self.summing = projection(room.store)
        room.tables.listen_for_ends(self.summing.wake)
        self.summing.listen(self.events.ended)

    async def new(self, format, people, **settings):
        """An event for which these have signed up."""
        row = EventRow(
            self.events.fresh_id(), 1, CHANNEL, 100, "Autumn", "quarry", (), "none", False, "en", format, 2, 2, 2, 4,
            self.room.now(),
        )  # fmt: skip
        await self.events.create(replace(row, **settings))
        for person in people:
            await self.events.join(row.id, person)
        return row.id

    async def going_on(self):
        """Wait until every event has gone on."""
        await self.summing.settle()
        await self.events.settle()

    async def lose(self, table, user):
        """Somebody gives up at a table of two."""
        await self.room.tables.resign(table, user)
        await self.going_on()

    async def play(self, event):
        """Play an event to its end; the lower number wins."""
        for _ in range(200):
            now = await self.events.read(event)
            running = [each for each in now.event.matches if each.running]
            if not running:
                return now
            await self.lose(running[0].table, now.entrant(max(running[0].playing)).person)
        raise AssertionError("it never ends")


@pytest.fixture
async def hall(room):
    made = Hall(room)
    yield made
    await made.events.close()


async def test_a_knockout_runs_to_its_end_and_may_be_put_right(hall):
    event = await hall.new(Format.KNOCKOUT, PEOPLE[:8], rounds=0, division=0)
    await hall.events.start(event)
    await hall.going_on()
    first = await hall.events.read(event)
    assert len(first.event.matches) == 4 and all(each.running for each in first.event.matches)
    for match in first.event.matches:
        table = await hall.room.tables.table(match.table)
        assert table.row.stage is Stage.RUNNING and table.row.channel == CHANNEL
        assert [each.user for each in table.seats] == [first.entrant(each).person for each in match.seats]
    done = await hall.play(event)
    assert done.event.phase is Phase.OVER and len(done.event.matches) == 7
    assert done.entrant(standings(done.event)[0][0].entrant).name == "P1"
    # A correction of the final changes who has won, also after the end.
    final = done.event.matches[-1]
    loser = next(each for each in final.seats if each != 1)
    places = [2 if each == 1 else 1 for each in final.seats]
    await hall.room.store.correct(final.table, places, hall.room.now())
    hall.summing.wake(final.table)
    await hall.going_on()
    put_right = await hall.events.read(event)
    assert standings(put_right.event)[0][0].entrant == loser
    assert put_right.event.phase is Phase.OVER
    # What the organiser settles holds against whatever the game says later.
    await hall.events.fix(event, final.number, (1, 1), STRANGER.user)
    hall.summing.wake(final.table)
    await hall.going_on()
    assert (await hall.events.read(event)).event.matches[-1].places == (1, 1)


async def test_the_games_options_are_settled_until_the_start(hall):
    event = await hall.new(Format.LEAGUE, PEOPLE[:3], division=3, rounds=2)
    for option, choice in (("teams", "perhaps"), ("nothing", "yes")):
        with pytest.raises(LobbyError):
            await hall.events.choose(event, option, choice)
    first = await hall.events.choose(event, "rounds", "1")
    again = await hall.events.choose(event, "rounds", "1")
    assert first.options["rounds"] == "1" and again.row.head == first.row.head == 4
    await hall.events.start(event)
    await hall.going_on()
    with pytest.raises(EventError):
        await hall.events.choose(event, "rounds", "2")
    done = await hall.play(event)
    for match in done.event.matches:
        assert dict((await hall.room.tables.table(match.table)).row.options)["rounds"] == "1"
    season = await hall.events.next_season(event, 100)
    assert season.options == first.options and season.event.rules == first.event.rules


async def test_an_event_and_its_games_speak_the_language_that_its_server_settles_meanwhile(hall):
    event = await hall.new(Format.LEAGUE, PEOPLE[:3], division=3, rounds=2)
    before = await hall.events.read(event)
    assert before.row.locale == "en"
    await hall.room.store.settle(before.row.guild, lambda settled: replace(settled, locale="ja"))
    await hall.events.start(event)
    await hall.going_on()
    now = await hall.events.read(event)
    games = [
        (await hall.room.tables.table(each.table)).row.locale for each in now.event.matches if each.running
    ]
    assert now.row.locale == "ja" and games and set(games) == {"ja"}


async def test_nobody_opens_events_without_end(hall):
    rows = [await hall.new(Format.SWISS, ()) for _ in range(MOST_OWN)]
    with pytest.raises(EventError) as own:
        await hall.new(Format.SWISS, ())
    other = await hall.new(Format.SWISS, (), organiser=7)
    for each in rows:
        await hall.events.cancel(each)
    for _ in range(MOST_A_DAY - MOST_OWN):
        await hall.events.cancel(await hall.new(Format.SWISS, ()))
    with pytest.raises(EventError) as today:
        await hall.new(Format.SWISS, ())
    moderated = (await hall.events.read(other)).row
    for _ in range(MOST_OPEN - 1):
        await hall.events.create(replace(moderated, id=hall.events.fresh_id()), moderates=True)
    hall.room.now.go(days=1)
    with pytest.raises(EventError) as full:
        await hall.new(Format.SWISS, ())
    await hall.events.cancel(other)
    await hall.new(Format.SWISS, ())
    keys = [each.value.text.key for each in (own, today, full)]
    assert keys == ["event-too-many-own", "event-too-many-today", "event-too-many"]


async def test_a_league_and_its_next_season(hall):
    event = await hall.new(Format.LEAGUE, PEOPLE[:6], division=3)
    await hall.events.start(event)
    await hall.going_on()
    with pytest.raises(EventError):
        await hall.events.next_season(event, 100)
    done = await hall.play(event)
    assert done.event.phase is Phase.OVER
    assert [len(each) for each in done.event.divisions] == [3, 3]
    assert len(done.event.matches) == 6
    seasons = await asyncio.gather(*(hall.events.next_season(event, 100) for _ in range(3)))
    assert {each.row.id for each in seasons} == {seasons[0].row.id}
    season = await hall.events.read(seasons[0].row.id)
    assert [each.person for each in season.entrants] == [
        done.entrant(each).person for each in ladder(done.event)
    ]
    await hall.events.join(season.row.id, PEOPLE[9])
    await hall.events.leave(season.row.id, season.entrants[0].person)
    begun = await hall.events.start(season.row.id)
    people = [begun.entrant(each).person for each in begun.event.order]
    assert people == [*(done.entrant(each).person for each in ladder(done.event)[1:]), PEOPLE[9].user]


async def test_whoever_is_interrupted_opens_every_table_once(hall):
    """Two processes at the same event, one of which was stopped after it had opened a table and before it could say so."""
    event = await hall.new(Format.SWISS, PEOPLE[:4], rounds=2)
    other = Hall(hall.room).events
    await hall.events.start(event)
    await hall.events.close()
    while step := await hall.events._next(now := await hall.events.read(event)):
        with suppress(Raced):  # what was being written when it was stopped is there
            await hall.events._commit(now, step)
    if not any(each.playing for each in now.event.matches):
        await hall.events._open(now, lines.Opened(1, now.event.matches[0].seats))
    for each in (hall.events, other, hall.events):
        each.wake(event)
    await asyncio.gather(hall.events.settle(), other.settle())
    now = await other.read(event)
    assert [each.running for each in now.event.matches] == [True, True]
    assert len(await hall.room.store.tables_at(Stage.RUNNING)) == 2
    assert [each.seq for each in now.journal] == list(range(1, now.row.head + 1))


async def test_nobody_settles_their_own_games_or_takes_out_a_rival(hall):
    event = await hall.new(Format.SWISS, PEOPLE[:5], rounds=2, division=0)
    await hall.events.start(event)
    await hall.going_on()
    now = await hall.events.read(event)
    match = now.event.matches[0]
    inside = [now.entrant(number).person for number in match.seats]
    outside = [each.person for each in now.entrants if each.person not in inside]
    for person in inside:
        with pytest.raises(EventError, match="event-own-interest"):
            await hall.events.fix(event, match.number, (2, 1), person)
        rival = now.number_of(outside[0])
        for way in (
            hall.events.withdraw(event, rival, person),
            hall.events.replace(event, rival, PEOPLE[8], person),
        ):
            with pytest.raises(EventError, match="event-own-interest"):
                await way
    fixed = await hall.events.fix(event, match.number, (2, 1), outside[0])
    said = Fixed(match.number, (2, 1))
    assert fixed.lines[-1] == said
    told = announcement(fixed, now.event, said)
    assert told and sorted(told[1]) == sorted(inside), "those concerned are called"
    number = now.number_of(outside[0])
    gone = await hall.events.withdraw(event, number, outside[0])
    assert number in gone.event.gone, "anyone may go"
    told = announcement(gone, fixed.event, gone.lines[-1])
    assert told and told[1] == [outside[0]]


async def test_organisers_pause_replace_and_withdraw(hall):
    event = await hall.new(Format.SWISS, PEOPLE[:5], rounds=2, division=0)
    with pytest.raises(EventError):
        await hall.events.join(event, PEOPLE[0])
    await hall.events.leave(event, PEOPLE[4].user)
    await hall.events.join(event, PEOPLE[4])
    await hall.events.start(event)
    await hall.going_on()
    for refused in (
        hall.events.start(event),
        hall.events.join(event, PEOPLE[7]),
        hall.events.resume(event),
        hall.events.fix(event, 9, (1, 2), STRANGER.user),
        hall.events.fix(event, 1, (2, 2), STRANGER.user),
        hall.events.replace(event, 1, PEOPLE[1], STRANGER.user),
        hall.events.withdraw(event, 5, STRANGER.user),
    ):
        with pytest.raises(EventError):
            await refused
    await hall.events.pause(event)
    now = await hall.play(event)
    assert now.event.phase is Phase.PAUSED and now.event.round == 1
    assert [entrant for _, entrant in now.event.byes] == [now.event.order[-1]]
    taken = await hall.events.replace(event, 2, PEOPLE[8], STRANGER.user)
    assert taken.entrant(2).person == PEOPLE[8].user
    await hall.events.withdraw(event, 3, STRANGER.user)
    await hall.events.resume(event)
    await hall.going_on()
    now = await hall.events.read(event)
    second = [each for each in now.event.matches if each.round == 2]
    assert len(second) == 2 and not any(3 in each.seats for each in second)
    seated = [seat.user for each in second for seat in (await hall.room.tables.table(each.table)).seats]
    assert PEOPLE[8].user in seated and PEOPLE[1].user not in seated
    assert (await hall.play(event)).event.phase is Phase.OVER
    cancelled = await hall.new(Format.SWISS, PEOPLE[:3])
    assert (await hall.events.cancel(cancelled)).event.phase is Phase.CANCELLED
    with pytest.raises(EventError):
        await hall.events.cancel(cancelled)
    with pytest.raises(NoEvent):
        await hall.events.read("nothing")


async def test_the_barred_the_blocked_and_the_forgotten(hall):
    store, now = hall.room.store, hall.room.now
    event = await hall.new(Format.SWISS, PEOPLE[:6], rounds=2)
    await store.block(PEOPLE[6].user, PEOPLE[0].user, now(), 99)
    await store.block(PEOPLE[1].user, PEOPLE[7].user, now(), 99)
    for person, key in ((PEOPLE[6], "table-you-blocked"), (PEOPLE[7], "table-no-seat-for-you")):
        with pytest.raises(EventError) as refused:
            await hall.events.join(event, person)
        assert refused.value.text.key == key
    # Who has blocked somebody since is kept from them; who is forgotten or barred is taken out.
    await hall.room.tables.forget(PEOPLE[5].user)
    hall.events.wake(event)
    await hall.going_on()
    assert len((await hall.events.read(event)).event.entrants) == 5
    await store.block(PEOPLE[0].user, PEOPLE[1].user, now(), 99)
    await store.set_bar(Bar(1, PEOPLE[4].user, now(), now() + timedelta(days=9)))
    await hall.events.start(event)
    await hall.going_on()
    running = await hall.events.read(event)
    assert running.event.gone == (5,) and not running.event.byes
    assert not any({1, 2} <= set(each.seats) for each in running.event.matches)
    done = await hall.play(event)
    known = await store.everything_of(PEOPLE[0].user)
    assert [each["event"] for each in known["event_entrant"]] == [event]
    await hall.room.tables.forget(PEOPLE[0].user)
    forgotten = await hall.events.read(event)
    assert forgotten.entrant(1).forgotten and forgotten.entrant(1).name == ""
    assert standings(forgotten.event) == standings(done.event)


async def test_what_nobody_touches_goes(hall):
    kept = [await hall.new(Format.SWISS, PEOPLE[:3])]
    gone = await hall.new(Format.SWISS, [])
    hall.events._keep = timedelta(days=365)
    hall.room.now.go(days=360)
    kept.append(await hall.new(Format.SWISS, []))
    await hall.events.join(kept[0], PEOPLE[4])
    hall.room.now.go(days=6)
    await hall.events.look()
    await hall.events.settle()
    assert {each.id for each in await hall.room.store.events_in(1, 9)} == set(kept)
    with pytest.raises(NoEvent):
        await hall.events.read(gone)


async def test_a_game_without_a_result_is_a_tie(hall):
    event = await hall.new(Format.SWISS, PEOPLE[:3], rounds=1)
    await hall.events.start(event)
    await hall.going_on()
    match = (await hall.events.read(event)).event.matches[0]
    await hall.room.tables.abandon(match.table)
    await hall.going_on()
    now = await hall.events.read(event)
    assert now.event.matches[0].places == (1, 1) and now.event.phase is Phase.OVER
    assert sorted(each.half_points for each in standings(now.event)[0]) == [1, 1, 2]


@pytest.mark.parametrize("moderator", [True, False], ids=["moderator", "own doing"])
async def test_a_seat_that_was_taken_from_somebody_is_no_forfeit(hall, moderator):
    """What becomes of the seat counts for them; a seat that they gave away themselves comes last."""
    event = await hall.new(Format.SWISS, PEOPLE[:3], rounds=1, options=(("rounds", "1"),))
    await hall.events.start(event)
    await hall.going_on()
    (match,) = (await hall.events.read(event)).event.matches
    tables = hall.room.tables
    seats = (await tables.table(match.table)).seats
    loser, winner = (PEOPLE[each.user - 101] for each in seats)
    by = PEOPLE[9] if moderator else winner
    await tables.presence.offer(match.table, by.user, 1, moderator=moderator)
    await tables.presence.substitute(match.table, 1, PEOPLE[8])
    await tables.play(match.table, loser.user, "bid 0")
    await tables.play(match.table, PEOPLE[8].user, "bid 3")
    await tables.play(match.table, PEOPLE[8].user, "take 1")
    await idle_on(hall.room, match.table)
    await hall.going_on()
    now = await hall.events.read(event)
    assert now.event.matches[0].places == ((2, 1) if moderator else (1, 2))
    points = {now.entrant(each.entrant).person: each.half_points for each in standings(now.event)[0]}
    assert points[winner.user] == (2 if moderator else 0) == 2 - points[loser.user]


def test_options_settle_the_smallest_table():
    assert fewest_of(QUARRY, 4, {}) == 2
    assert fewest_of(ALL["armadora"], 4, {}) == 2
    with pytest.raises(EventError):
        fewest_of(ALL["armadora"], 4, {"no such": "option"})
    with pytest.raises(EventError):
        fewest_of(QUARRY, 6, {})
