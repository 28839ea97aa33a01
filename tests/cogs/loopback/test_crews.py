"""Crews over loopback: people gather, propose, vote and play together, by what they see."""

from datetime import timedelta

import pytest

from engines.core.chance import Rng
from tests.cogs.loopback.conftest import started
from tests.cogs.loopback.playing import SLOW, choices, newest_post, open_panel, score_sheet, start, take
from tests.cogs.loopback.test_table import press
from tests.spoken import said, says

pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")


async def click(person, message, begins):
    """Press the first button whose id begins so."""
    id = next(each["custom_id"] for each in message.buttons if each["custom_id"].startswith(begins))
    return await person.click(message, custom_id=id)


async def pressed(person, message, begins):
    """The settled answer of the first button whose id begins so."""
    return await (await click(person, message, begins)).settled(SLOW)


def offers(message, begins):
    return any(each.get("custom_id", "").startswith(begins) for each in message.buttons)


def lobby_of(channel):
    return next(each for each in channel.messages if offers(each, "m1:crew:"))


def long_here(guild, time, *people):
    """They have been on the server for long."""
    for each in people:
        guild.members[each.id].joined = time.now() - timedelta(days=30)


async def propose(person, panel, rng):
    """Draft at random until the turn may be proposed, and propose it; returns the page of proposals."""
    while not offers(panel, "m1:propose:"):
        offered = choices(panel)
        assert offered, panel.text
        panel = await take(person, panel, rng.choice(offered))
    return await pressed(person, panel, "m1:propose:")


async def crew_table(discord, client, channel, time, game, crews, people, others=(), **how):
    """A running table: the first of `people` opens it, they are its first crew."""
    opener, *members = people
    await (await opener.slash(channel, "table new", game=game, crews=crews, **how)).settled(SLOW)
    lobby = lobby_of(channel)
    for each in members:
        await pressed(each, lobby, "m1:crew:")
    for each in others:
        await pressed(each, lobby, "m1:join:")
    await start(opener, lobby_of(channel))
    await client.posts.settle()
    return channel.threads[-1]


async def test_the_server_plays_against_the_computer(discord, client, channel, time):
    guild = discord.guild("Game night")
    ana, ben, chie, new = (
        guild.person(name, locale=locale)
        for name, locale in (("Ana", "en-US"), ("Ben", "en-GB"), ("Chie", "ja"), ("Neo", "en-US"))
    )
    long_here(guild, time, ana, ben, chie)
    guild.members[new.id].joined = time.now() - timedelta(hours=3)
    asked = await (await ana.slash(channel, "table new")).settled(SLOW)
    reply = await click(ana, asked, "m1:crewnew:")
    [options] = await discord.until(lambda: reply.followups, "the host's panel", timeout=SLOW)
    page = await pressed(ana, await pressed(ana, options, "m1:options:"), "m1:crews:")
    assert said("crews-about") in page.text
    lobby = lobby_of(channel)
    assert "The server: Ana" in lobby.text and said("crew-members-none") not in lobby.text
    refusal = await pressed(new, lobby, "m1:crew:")
    assert says(refusal.text, "crew-too-new", days=1)
    await pressed(ben, lobby, "m1:crew:")
    await client.posts.settle()
    assert "Ana and Ben" in lobby_of(channel).text
    await start(ana, lobby_of(channel))
    await client.tables.settle()
    await client.posts.settle()
    (thread,) = channel.threads
    table = await client.tables.in_channel(thread.id)
    post = newest_post(discord, thread)
    if table.due != (table.seat_of(ana.id),):
        await client.tables.settle()
        post = newest_post(discord, thread)
    assert {each.name for each in post.pinged} == {"Ana", "Ben"}, "once, and nobody else"

    # An open crew is joined from the thread while the game goes on.
    joined = await pressed(chie, post, "m1:crew:")
    assert says(joined.text, "crew-joined", "ja")
    rng = Rng("server", 0)
    page = await propose(ana, await open_panel(ana, post), rng)
    assert says(page.text, "crew-turn", number=1, count=1) and said("crew-turn-own") in page.text
    assert page.files, "the turn as a picture"
    theirs = await open_panel(ben, post)
    assert says(theirs.text, "crew-proposed", count=1)
    page = await pressed(ben, theirs, "m1:proposals:")
    page = await pressed(ben, page, "m1:backing:")
    assert said("crew-done-voted") in page.text and says(page.text, "crew-turn", number=1, count=2)
    before = (await client.tables.table(table.row.id)).head
    time.move(hours=12, minutes=1)
    await discord.until(
        lambda: any(says(each.text, "crew-summary", count=2) for each in thread.messages), "the summary", SLOW
    )
    after = await client.tables.table(table.row.id)
    assert after.head > before and "late" not in {kept.entry.line for kept in after.story.entries}
    assert not any("Chie" in each.text and "▲" in each.text for each in thread.messages), "no names"


async def test_a_fixed_crew_sees_its_hand_and_nobody_else_does(discord, client, channel, time):
    guild = discord.guild("Game night")
    ana, ben, chie, dora = (guild.person(name) for name in ("Ana", "Ben", "Chie", "Dora"))
    thread = await crew_table(
        discord, client, channel, time, "armadora", "fixed 1", [ana, ben, chie], [dora], players=2
    )
    table = await client.tables.in_channel(thread.id)
    seat = table.seat_of(ana.id)
    for each in (ana, ben, chie):
        assert [len(message.files) for message in each.dm.messages] == [1], "the hand"
    assert len(dora.dm.messages) == 1
    rng = Rng("fixed", 1)
    while (await client.tables.table(table.row.id)).due != (seat,):
        panel = await open_panel(dora, newest_post(discord, thread))
        while not offers(panel, "m1:confirm:"):
            panel = await take(dora, panel, rng.choice(choices(panel)))
        await pressed(dora, panel, "m1:confirm:")
        await client.posts.settle()
    post = newest_post(discord, thread)
    assert {each.name for each in post.pinged} == {"Ana", "Ben", "Chie"}
    page = await propose(ana, await open_panel(ana, post), rng)
    await client.posts.settle()
    assert says(ben.dm.messages[0].text, "crew-turn", number=1, count=1), (
        "proposals, by direct message as well"
    )
    assert not any(says(each.text, "crew-turn") for each in dora.dm.messages)
    page = await pressed(ben, await pressed(ben, await open_panel(ben, post), "m1:proposals:"), "m1:backing:")
    assert says(page.text, "crew-decided")
    await client.posts.settle()
    assert any(says(each.text, "crew-summary", count=2) for each in thread.messages)

    # Who leaves loses sight of the hand.
    more = await pressed(ben, newest_post(discord, thread), "m1:more:")
    sure = await press(ben, more, "resign")
    left = await pressed(ben, sure, "m1:resigned:")
    assert said("crew-left") in left.text
    await client.posts.settle()
    assert ben.dm.messages == []
    own = await (await ben.slash(thread, "table hand")).settled(SLOW)
    assert said("not-seated") in own.text


async def test_a_restart_keeps_proposals_votes_and_their_time(discord, client, channel, time, tmp_path):
    guild = discord.guild("Game night")
    ana, ben = (guild.person(name) for name in ("Ana", "Ben"))
    long_here(guild, time, ana, ben)
    thread = await crew_table(
        discord, client, channel, time, "carcassonne", "open 1", [ana, ben], players=2, computers=1
    )
    await client.tables.settle()
    await client.posts.settle()
    page = await propose(ana, await open_panel(ana, newest_post(discord, thread)), Rng("restart", 0))
    await discord.stop(client)
    time.move(hours=12, minutes=1)
    client = await started(discord, tmp_path, time)
    await discord.until(
        lambda: any(says(each.text, "crew-summary", count=1) for each in thread.messages), "the summary", SLOW
    )
    late = await pressed(ana, page, "m1:backing:")
    assert said("table-already-done") in late.text
    await discord.stop(client)


async def test_a_captain_plays_what_another_has_proposed(discord, client, channel, time):
    guild = discord.guild("Game night")
    ana, ben, chie = (guild.person(name) for name in ("Ana", "Ben", "Chie"))
    options = await (
        await ana.slash(channel, "table new", game="hanging_gardens", crews="fixed 1", computers=1, players=2)
    ).settled(SLOW)
    page = await pressed(ana, await pressed(ana, options, "m1:options:"), "m1:crews:")
    for name in ("captain", "names"):
        id = next(each["custom_id"] for each in page.selects if each["custom_id"].endswith(f":{name}"))
        page = await (await ana.choose(page, "yes", custom_id=id)).settled(SLOW)
    for each in (ben, chie):
        await pressed(each, lobby_of(channel), "m1:crew:")
    await start(ana, lobby_of(channel))
    await client.tables.settle()
    await client.posts.settle()
    (thread,) = channel.threads
    post = newest_post(discord, thread)
    theirs = await propose(ben, await open_panel(ben, post), Rng("captain", 0))
    assert not offers(theirs, "m1:captain:"), "the first of the crew alone"
    page = await pressed(ana, await open_panel(ana, post), "m1:proposals:")
    played = await pressed(ana, page, "m1:captain:")
    assert not says(played.text, "table-crew-proposes")
    await client.tables.settle()
    await client.posts.settle()
    assert any(says(each.text, "crew-summary-by", count=2) for each in thread.messages), (
        "with names, as the table wants"
    )


@pytest.mark.long
async def test_a_whole_game_of_two_crews_to_its_end(discord, client, channel, time):
    guild = discord.guild("Game night")
    ana, ben, chie, dora = people = [guild.person(name) for name in ("Ana", "Ben", "Chie", "Dora")]
    await (await ana.slash(channel, "table new", game="armadora", crews="fixed 2", players=2)).settled(SLOW)
    lobby = lobby_of(channel)
    await (await ben.click(lobby, custom_id=lobby_button(lobby, 1))).settled(SLOW)
    for each in (chie, dora):
        await (await each.click(lobby, custom_id=lobby_button(lobby, 2))).settled(SLOW)
    await start(ana, lobby_of(channel))
    await client.posts.settle()
    (thread,) = channel.threads
    rng = Rng("crews", 2)
    for _ in range(200):
        table = await client.tables.in_channel(thread.id)
        if table.over:
            break
        crew = [each for each in people if table.seat_of(each.id) in table.due]
        post = newest_post(discord, thread)
        await propose(crew[0], await open_panel(crew[0], post), rng)
        page = await pressed(crew[1], await open_panel(crew[1], post), "m1:proposals:")
        page = await pressed(crew[1], page, "m1:backing:")
        assert says(page.text, "crew-decided"), page.text
        await client.posts.settle()
    assert table.over
    sheet = await discord.until(lambda: score_sheet(thread), "the end", SLOW)
    assert {each.name for each in sheet.pinged} == {"Ana", "Ben", "Chie", "Dora"}
    table = await client.tables.in_channel(thread.id)
    game = await client.projection.game(table.row.id)
    assert (
        game is not None
        and not game.rated
        and not game.counts
        and {each.user for each in game.holders} == {None}
    )
    history = await (await dora.slash(channel, "stats history")).settled(SLOW)
    assert said("armadora-title") in history.text and "Crew 1" in history.text and "Crew 2" in history.text


def lobby_button(lobby, number):
    return next(
        each["custom_id"]
        for each in lobby.buttons
        if each["custom_id"].startswith("m1:crew:") and each["custom_id"].endswith(f":{number}")
    )
