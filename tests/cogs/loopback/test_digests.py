"""Digests: one direct message a day with what waits, in place of single calls; and what cannot wait for it."""

import asyncio
from dataclasses import replace

import pytest

from cogs.upkeep.sync import PostSync
from data.records.failures import StoreDown
from data.records.people import Person as Player
from tables.opening import Opening
from tests.cogs.loopback.conftest import lock_screens, started, started_table
from tests.cogs.loopback.playing import SLOW, newest_post
from tests.cogs.loopback.test_calls import agree, play_out, settled, sheet_of
from tests.cogs.loopback.test_settings import choose, chosen_in, settings
from tests.spoken import said, says

EVENING = 18 * 60
"""The tests begin at noon."""


@pytest.fixture
def people(discord):
    guild = discord.guild("Game night")
    return [guild.person("Ana"), guild.person("Ben")]


async def wish(client, *people, digest=EVENING, **more):
    """People who wish for a digest."""
    for person in people:
        await client.preferences.choose(person.id, "en", lambda likes: replace(likes, digest=digest, **more))


def digests(person):
    return [each for each in person.inbox if says(each.text, "digest-settings")]


async def digest_of(discord, client, person, count=1):
    """Somebody's newest digest, once they have so many."""
    await discord.until(lambda: len(digests(person)) >= count, "a digest", timeout=SLOW)
    await settled(client)
    assert len(digests(person)) == count
    return digests(person)[-1]


async def done(client, time):
    """Wait until no digest and no held call is due."""
    store = client.store
    while await store.digests(time.now()) or await store.held_calls(time.now()):
        await asyncio.sleep(0)
    await settled(client)


async def turn_of_the_other(client, table):
    """Play something for the seat whose turn it is; returns the seat that is asked then."""
    now = await client.tables.table(table)
    (seat,) = now.due
    moves = map(now.game.notation.format, now.game.legal(now.story.state, seat))
    await client.tables.play(table, now.seats[seat].user, next(each for each in moves if each != "pass"))
    await settled(client)
    assert (await client.tables.table(table)).due == (1 - seat,)
    return 1 - seat


async def test_what_waits_comes_once_a_day_and_threads_are_silent(discord, client, channel, people, time):
    tables = [await started_table(client, time, channel, people) for _ in range(2)]  # no clock, and 24 hours
    (seat,) = (await client.tables.table(tables[0])).due
    second = people[1 - seat]
    await wish(client, second)
    before = len(discord.pings(second))
    assert [await turn_of_the_other(client, table) for table in tables] == [1 - seat] * 2
    posts = [newest_post(discord, thread) for thread in channel.threads]
    assert all(second.mention in post.text and not post.pinged for post in posts)
    time.move(hours=3)
    await done(client, time)
    assert len(discord.pings(second)) == before and not digests(second)
    time.move(hours=1)
    message = await digest_of(discord, client, second)
    line = next(iter(message.notified.values()))
    assert says(line, "digest-push-by", count=2, zone="UTC"), line
    assert says(message.text, "digest-waits", count=2) and message.labels == [said("button-next")]
    links = [message.text.index(f"/{post.channel.id}/{post.id})") for post in reversed(posts)]
    assert links == sorted(links), "the deadline comes first"
    # It comes again while something waits, and not when nothing does.
    for table in tables[:1]:
        await client.tables.play(table, second.id, "pass")
    await settled(client)
    time.move(hours=24)
    await digest_of(discord, client, second, 2)
    # A reminder rings in the words of a push, which are replaced by its own.
    reminders = [
        each
        for each in discord.pings(second)
        if says(each.text, "push-reminder") or says(each.text, "reminder")
    ]
    assert len(discord.pings(second)) == before + 2 + len(reminders)


async def test_what_ends_too_soon_calls_at_once(discord, client, channel, people, time):
    await started_table(client, time, channel, people)
    table = await started_table(client, time, channel, people)
    await wish(client, *people, digest=13 * 60)
    time.move(hours=1)  # the digest is a day away, and so is the end of the clock
    await done(client, time)
    seat = await turn_of_the_other(client, table)
    post = newest_post(discord, channel.threads[-1])
    assert post.pinged == {people[seat]} and says(next(iter(post.notified.values())), "push-turn-told-by")


@pytest.mark.parametrize("how", [agree, play_out])
async def test_news_are_told_once_in_a_digest_and_what_waits_comes_first(
    discord, client, channel, people, time, how
):
    ana, ben = people
    over = await started_table(client, time, channel, people)
    asking = await started_table(client, time, channel, people)
    await wish(client, ana, ben)
    await how(client, over)
    await client.tables.votes.propose_stop(asking, ana.id)
    await settled(client)
    thread, other = channel.threads
    assert not sheet_of(thread).pinged and not other.last.pinged
    time.move(hours=4)
    message = await digest_of(discord, client, ben)
    waits, news = message.text.split(said("digest-news"))
    assert f"/{other.id}/{other.last.id}" in waits and f"/{thread.id}/{sheet_of(thread).id}" in news
    assert says(waits, "digest-by")
    (seat,) = (await client.tables.table(asking)).due
    count = 1 + (people[seat] is ben)
    assert says(next(iter(message.notified.values())), "digest-push-by", count=count)
    await client.tables.votes.vote(asking, ben.id, "stop", False)
    await settled(client)
    time.move(hours=24)
    await done(client, time)
    again = [each for each in digests(ben) if each is not message]
    assert not any(said("digest-news") in each.text or f"/{other.last.id}" in each.text for each in again)


async def test_where_nothing_waits_nothing_is_sent(discord, client, people, time):
    await wish(client, *people)
    time.move(hours=7)
    await done(client, time)
    assert not any(person.inbox for person in people)


@pytest.mark.parametrize("sent", [False, True])
async def test_a_digest_of_a_process_that_died_comes_once(
    discord, client, channel, people, time, tmp_path, monkeypatch, sent
):
    table = await started_table(client, time, channel, people)
    seat = await turn_of_the_other(client, table)
    await wish(client, people[seat])
    store, tried = client.store, asyncio.Event()

    async def dies(*_):
        tried.set()
        raise StoreDown("the process dies here")

    # Before it is sent, the last is to read the tables; after it is sent, the first is to record that.
    monkeypatch.setattr(*((store, "end_digest") if sent else (client.tables, "tables_of")), dies)
    time.move(hours=5)
    await asyncio.wait_for(tried.wait(), SLOW)
    await discord.stop(client)
    assert len(digests(people[seat])) == sent
    discord.world.nonces.clear()
    monkeypatch.undo()
    time.move(minutes=30)
    again = await started(discord, tmp_path, time)
    await digest_of(discord, again, people[seat])
    await done(again, time)
    assert len(digests(people[seat])) == 1
    shown = [line for line in lock_screens(discord) if says(line, "digest-push")]
    assert len(shown) == 1, "a phone has rung once"
    await discord.stop(again)


async def test_a_missed_digest_comes_once_when_the_bot_is_back(
    discord, client, channel, people, time, tmp_path
):
    table = await started_table(client, time, channel, people)
    await wish(client, *people)
    seat = await turn_of_the_other(client, table)
    await discord.stop(client)
    time.move(days=3, hours=2)
    again = await started(discord, tmp_path, time)
    await digest_of(discord, again, people[seat])
    await done(again, time)
    assert len(digests(people[seat])) == 1
    time.move(hours=24)
    await digest_of(discord, again, people[seat], 2)
    await discord.stop(again)


@pytest.mark.parametrize("digest_first", [True, False])
async def test_a_turn_that_a_missed_digest_tells_calls_nobody_besides(
    discord, client, channel, people, time, tmp_path, monkeypatch, digest_first
):
    """The bot ends before it has posted a turn, and is away at the hour of the digest; the turn would not wait for the next one."""
    await started_table(client, time, channel, people)
    table = await started_table(client, time, channel, people)
    await wish(client, *people)
    now = await client.tables.table(table)
    (seat,) = now.due
    person, line = (
        people[1 - seat],
        next(map(now.game.notation.format, now.game.legal(now.story.state, seat))),
    )
    fault = discord.fail("POST /channels/*/messages", times=50, drop=True)
    await client.tables.play(table, people[seat].id, line)
    await discord.until(lambda: fault.hits, "a post that is lost", timeout=SLOW)
    await discord.stop(client)
    fault.times = 0
    time.move(hours=7)
    if digest_first:
        monkeypatch.setattr(PostSync, "resume", _late(PostSync.resume, lambda: digests(person)))
    again = await started(discord, tmp_path, time)
    await digest_of(discord, again, person)
    await done(again, time)
    await settled(again)
    thread = channel.threads[-1]
    assert len(digests(person)) == 1 and discord.pings(person, thread) == []
    await discord.stop(again)


def _late(work, there):
    """A task that begins once something is there, or after a while without it."""

    async def late(*args):
        for _ in range(50):
            if there():
                break
            await asyncio.sleep(0.01)
        await work(*args)

    return late


async def test_where_no_direct_message_arrives_calls_are_single_again(discord, client, channel, people, time):
    table = await started_table(client, time, channel, people)
    await wish(client, *people)
    seat = await turn_of_the_other(client, table)
    person, other, thread = people[seat], people[1 - seat], channel.threads[-1]
    opening = Opening(guild=channel.guild.id, channel=channel.id, seats=2, options={}, locale="en")
    host = Player(other.id, other.name, "en")
    await client.tables.lobbies.open("armadora", host, replace(opening, invited=(person.id,)))
    await settled(client)
    person.dms_open = False
    time.move(hours=5)
    call = await discord.until(lambda: person in thread.last.pinged and thread.last, "a call", timeout=SLOW)
    assert says(call.text, "push-turn")
    await discord.until(lambda: person in channel.last.pinged, "the invitation", timeout=SLOW)
    await done(client, time)
    calls = discord.pings(person)
    time.move(hours=24)
    await done(client, time)
    assert discord.pings(person) == calls, "what still waits calls nobody twice"
    panel = await settings(person, thread)
    assert says(panel.text, "settings-digest-closed")
    for _ in range(2):
        await turn_of_the_other(client, table)
    assert newest_post(discord, thread).pinged == {person}
    # Choosing the hour again tries it again.
    person.dms_open = True
    await choose(person, panel, "digest", str(EVENING))
    assert says(panel.text, "settings-digest-now") and (await client.store.person(person.id)).takes_digests


async def test_whoever_does_without_it_is_called_for_what_it_would_have_said(
    discord, client, channel, people, time
):
    table = await started_table(client, time, channel, people)
    await wish(client, *people)
    seat = await turn_of_the_other(client, table)
    person, thread = people[seat], channel.threads[-1]
    panel = await settings(person, thread)
    assert chosen_in(panel, "digest") == [str(EVENING)] and says(panel.text, "settings-digest-now")
    await choose(person, panel, "digest", "off")
    assert says(panel.text, "settings-digest-none")
    time.move(hours=5)
    await discord.until(lambda: person in thread.last.pinged, "a call", timeout=SLOW)
    await done(client, time)
    assert not digests(person)


async def test_another_hour_and_another_zone_move_what_is_held(discord, client, channel, people, time):
    table = await started_table(client, time, channel, people)
    await wish(client, *people)
    person = people[await turn_of_the_other(client, table)]
    await wish(client, person, zone="Asia/Tokyo")  # eighteen o'clock was four hours ago there
    time.move(hours=19)
    await done(client, time)
    assert not digests(person) and not newest_post(discord, channel.threads[-1]).pinged
    time.move(hours=2)
    await digest_of(discord, client, person)


async def test_quiet_hours_put_off_a_digest_that_was_missed(discord, client, channel, people, time, tmp_path):
    table = await started_table(client, time, channel, people)
    await wish(client, *people, quiet_from=22 * 60, quiet_until=8 * 60)
    person = people[await turn_of_the_other(client, table)]
    await discord.stop(client)
    time.move(hours=10)
    again = await started(discord, tmp_path, time)
    await done(again, time)
    assert not digests(person)
    time.move(hours=10)
    await digest_of(discord, again, person)
    await discord.stop(again)


async def test_who_takes_digests_does_not_keep_others_from_being_called(
    discord, client, channel, people, time
):
    ana, ben = people
    table = await started_table(client, time, channel, people)
    await wish(client, ana)
    await agree(client, table)
    await settled(client)
    assert sheet_of(channel.threads[-1]).pinged == {ben}


async def test_after_a_break_one_digest_says_all_of_it(discord, client, channel, people, time):
    ben = people[1]
    over = await started_table(client, time, channel, people)
    await wish(client, ben, away_from="2026-03-01", away_until="2026-03-03")
    await agree(client, over)
    await settled(client)
    for _ in range(2):
        time.move(hours=24)
        await done(client, time)
    assert not digests(ben)
    time.move(hours=24)
    message = await digest_of(discord, client, ben)
    await done(client, time)
    thread = channel.threads[-1]
    assert f"/{thread.id}/{sheet_of(thread).id}" in message.text and len(digests(ben)) == 1
    assert not discord.pings(ben, thread)[1:]
