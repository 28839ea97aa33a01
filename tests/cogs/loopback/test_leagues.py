"""Leagues and tournaments over loopback: people sign up by buttons, games begin by themselves, and it goes on to its end."""

import pytest

from community.leagues.standings import standings
from data.records.events import Phase
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from tests.cogs.loopback.playing import SLOW
from tests.cogs.loopback.test_table import press
from tests.spoken import said, says


async def new_event(discord, channel, client, people, **options):
    """An event for which these have signed up by the buttons of its post: organiser, post, id."""
    host = discord.guild("Game night").person("Host", can=("manage_guild",))
    asked = {"game": "armadora", "name": "Autumn *cup*", "players": 2}
    created = await (await host.slash(channel, "league new", **(asked | options))).settled(SLOW)
    assert says(created.text, "event-created")
    post = channel.messages[-1]
    for person in people:
        assert created.ephemeral and (await press(person, post, "evjoin")).text
    await settle(client)
    (row, *_) = await client.store.events_in(channel.guild.id, 1)
    return host, post, row.id


async def settle(client):
    """Wait until everything that was woken is done and shown."""
    await client.projection.settle()
    await client.events.settle()
    await client.posts.settle()
    await client.event_posts.settle()


def shown(channel, post):
    """A message as it is now."""
    return next(each for each in channel.messages if each.id == post.id)


async def turn(client, table, rng, passing):
    """Whoever is due takes a turn: passing where that goes, else what a computer would."""
    seat = table.due[0]
    game = table.game
    legal = [game.notation.format(each) for each in game.legal(table.story.state, seat)]
    line = (
        "pass"
        if passing and "pass" in legal
        else game.notation.format(random_move(game, table.story.state, seat, rng))
    )
    await client.tables.play(table.row.id, table.seats[seat].user, line)


async def play_on(client, event, rng, passing, games=999):
    """Play the games that run, each to its end, until so many were played or there are no more."""
    while games:
        await settle(client)
        league = await client.events.read(event)
        running = [each for each in league.event.matches if each.running]
        if not running:
            break
        for match in running[:games]:
            while not (table := await client.tables.table(match.table)).over:
                await turn(client, table, rng, passing)
            games -= 1
    await settle(client)
    return await client.events.read(event)


async def test_a_knockout_with_everything_around_it(discord, client, channel):
    guild = discord.guild("Game night")
    names = ("Ana", "Ben @everyone", "Chie", "Dora", "Emil")
    people = [guild.person(name, locale="ja" if name == "Chie" else "en-US") for name in names]
    host, post, event = await new_event(discord, channel, client, people, format="knockout")
    ana, *_, emil = people
    post = shown(channel, post)
    assert says(post.text, "event-signed-up", count=5) and f"<@{ana.id}>" in post.text and post.files[0].alt
    assert says(post.text, "event-how-knockout") and not post.pinged
    assert says((await press(ana, post, "evjoin")).text, "event-signed-up-already")
    await press(emil, post, "evleave")
    await settle(client)
    refused = await press(ana, post, "evorg")
    assert says(refused.text, "event-not-organiser")
    for way in (f"evdo:{event}:0:start", f"evset:{event}:0:mode", f"evout:{event}:0:"):
        forged = await ana.choose(refused, "1", custom_id=f"m1:{way}", forge=True)
        assert says((await forged.settled(SLOW)).text, "event-not-organiser"), way
    panel = await press(host, post, "evorg")
    panel = await (await host.click(panel, said("button-event-start"))).settled(SLOW)
    assert says(panel.text, "event-done") and said("button-event-cancel") in panel.labels
    await settle(client)

    post = shown(channel, post)
    assert said("event-state-knockout", round=1, left=4, running=2) in post.text
    assert says(post.files[0].alt, "picture-standings", name="Autumn *cup*")
    assert says(post.files[0].alt, "picture-standing", place=1) and len(channel.threads) == 2
    assert all(f"<#{thread.id}>" in post.text for thread in channel.threads), "the ways to the games"
    for thread in channel.threads:
        called = next(each for each in thread.messages if says(each.text, "event-in-thread"))
        first = next(each for each in thread.messages if said("button-play") in each.labels)
        # Everybody is pinged once: by the first post, or by the call.
        assert len({*called.pinged, *first.pinged}) == len(called.pinged) + len(first.pinged) == 2
    assert not any(each.pinged for each in channel.messages)

    rng = Rng("cup", 1)
    await play_on(client, event, rng, True, games=1)
    panel = await press(host, post, "evorg")
    over = next(each for each in (await client.events.read(event)).event.matches if each.over)
    reply = await host.choose(panel, f"{over.number} 2", custom_id=panel.selects[1]["custom_id"])
    refused = await (await host.submit(reply.modal, "1 4")).settled(SLOW)
    assert says(refused.text, "event-places", seats=2)
    reply = await host.choose(panel, f"{over.number} 2", custom_id=panel.selects[1]["custom_id"])
    await (await host.submit(reply.modal, "2, 1")).settled(SLOW)
    await settle(client)
    assert any(says(each.text, "event-told-fixed", number=over.number) for each in channel.messages)
    replaced = await host.slash(channel, "league replace", event=event, player=ana, by=emil)
    assert says((await replaced.settled(SLOW)).text, "event-done")
    league = await play_on(client, event, rng, True)
    assert league.event.phase is Phase.OVER
    post = shown(channel, post)
    winner = league.entrant(standings(league.event)[0][0].entrant).person
    assert says(post.text, "event-told-ended", who=f"<@{winner}>")
    told = [each for each in channel.messages if says(each.text, "event-told-ended") and each.id != post.id]
    assert len(told) == 1
    details = await press(people[2], post, "evshow")
    assert said("format-knockout", "ja") in details.text and details.ephemeral
    listed = await (await people[1].slash(channel, "league list")).settled(SLOW)
    assert "Autumn" in listed.text and said("phase-over") in listed.text
    opened = await (await people[1].choose(listed, event)).settled(SLOW)
    assert f"### {said('event-games')}" in opened.text


async def test_a_restart_in_the_middle(discord, client, channel, tmp_path, time):
    from tests.cogs.loopback.conftest import started

    guild = discord.guild("Game night")
    people = [guild.person(name) for name in ("Ana", "Ben", "Chie")]
    host, post, event = await new_event(
        discord, channel, client, people, format="league", rounds=2, division=3
    )
    await client.events.start(event)
    await settle(client)
    await play_on(client, event, Rng("league", 1), True, games=1)
    channel.remove([shown(channel, post)])  # its standings are posted again
    await discord.stop(client)
    again = await started(discord, tmp_path, time)
    try:
        league = await play_on(again, event, Rng("league", 2), True)
        assert league.event.phase is Phase.OVER and len(league.event.matches) == 3 == len(channel.threads)
        (post,) = (each for each in channel.messages if said("button-evshow") in each.labels)
        assert says(post.text, "event-told-ended")
        panel = await press(host, shown(channel, post), "evorg")
        created = await (await host.click(panel, said("button-event-next"))).settled(SLOW)
        assert says(created.text, "event-created")
        assert says(channel.messages[-1].text, "event-signed-up", count=3)
        # Without its channel an event ends, and nothing is tried for ever.
        channel.delete()
        following = await again.store.event_after(event)
        await again.events.leave(following, people[0].id)
        await discord.until(lambda: not again.event_posts._wakeups.pending, "posts that are put off no more")
        row = (await again.events.read(following)).row
        assert row.phase is Phase.CANCELLED and row.shown == row.told == row.head
    finally:
        await discord.stop(again)


@pytest.mark.long
@pytest.mark.parametrize(
    ("people", "options", "games"),
    [(12, {"format": "league", "rounds": 3, "division": 4}, 18), (16, {"format": "knockout"}, 15)],
)
async def test_whole_events(discord, client, channel, people, options, games):
    """A league of 12 in three divisions and a knock-out of 16, with people whom a computer drives, to the end."""
    guild = discord.guild("Game night")
    entrants = [guild.person(f"Player {number}") for number in range(people)]
    _, post, event = await new_event(discord, channel, client, entrants, **options)
    await client.events.start(event)
    league = await play_on(client, event, Rng("whole", people), False)
    assert league.event.phase is Phase.OVER and len(league.event.matches) == games == len(channel.threads)
    assert all(each.scores for each in league.event.matches)
    assert shown(channel, post).files[0].alt
    assert sum(map(len, standings(league.event))) == people
