"""How people come together, over loopback: invitations and their answers, conditions, tables that start by themselves."""

from dataclasses import replace

from tests.cogs.loopback.playing import SLOW, newest_post
from tests.cogs.loopback.test_table import press, pressing
from tests.cogs.loopback.test_whole_game import newest
from tests.spoken import said, says


def part(message, start):
    """The custom id of a select that begins so, after the letter of its kind."""
    return next(each["custom_id"] for each in message.selects if each["custom_id"][1:].startswith(start))


def holding(message, name):
    """The custom id of a select by what its id ends with."""
    return next(each["custom_id"] for each in message.selects if each["custom_id"].endswith(name))


async def test_invited_people_answer_and_the_table_starts_with_the_last(discord, client, channel, time):
    guild = discord.guild("Game night")
    discord.bad_day.silent_calls = True
    ana, ben, chie, eve = (
        guild.person(name, locale=locale)
        for name, locale in (("Ana", "en-US"), ("Ben", "en-GB"), ("Chie", "ja"), ("Eve", "en-US"))
    )
    options = await (await ana.slash(channel, "table new", game="armadora", players=3)).settled(SLOW)
    lobby = next(message for message in channel.messages if said("button-join") in message.labels)
    people = await press(ana, options, "people")
    assert says(people.text, "people-title", game=f"**{said('armadora-title')}**")
    people = await (await ana.choose(people, "yes", custom_id=holding(people, ":starts"))).settled(SLOW)
    for refused in (
        await ana.choose(people, discord.world.bot, custom_id=part(people, "m1:invite")),
        await ana.slash(channel, "table new", game="armadora", players=3, invite=discord.world.bot),
    ):
        assert says((await refused.settled(SLOW)).text, "table-cannot-invite")
    people = await (await ana.choose(people, ben, chie, custom_id=part(people, "m1:invite"))).settled(SLOW)
    assert all(says(people.text, "people-invited", who=each.mention) for each in (ben, chie))
    await discord.until(lambda: says(lobby.text, "seat-kept"), "kept seats on the lobby post", timeout=SLOW)
    assert says(lobby.text, "lobby-starts-full") and not lobby.pinged
    asked = await discord.until(
        lambda: next((each for each in channel.messages if each.pinged == {ben, chie} and each.v2), None),
        "the invitation",
        timeout=SLOW,
    )
    assert asked.labels == [said("button-accept"), said("button-decline")] and f"/{lobby.id}" in asked.text

    assert said("table-kept", count=2) in (await press(eve, lobby, "join")).text
    assert says((await press(eve, asked, "accept")).text, "table-not-invited")
    assert says((await press(ben, asked, "decline")).text, "declined", game=f"**{said('armadora-title')}**")
    await discord.until(
        lambda: not says(lobby.text, "seat-kept", who=ben.mention), "a free seat", timeout=SLOW
    )
    assert says(lobby.text, "seat-kept", who=chie.mention)
    assert says((await press(eve, lobby, "join")).text, "joined")
    await press(eve, lobby, "leave")
    # Who is invited later is asked in a new message, which pings nobody twice.
    people = await press(ana, await press(ana, lobby, "options"), "people")
    people = await (await ana.choose(people, ben, custom_id=part(people, "m1:invite"))).settled(SLOW)
    again = await discord.until(
        lambda: next((each for each in channel.messages if each.pinged == {ben}), None),
        "the second",
        timeout=SLOW,
    )
    await discord.until(lambda: asked.deleted, "one message for all", timeout=SLOW)
    assert says((await press(chie, again, "accept")).text, "joined", "ja")
    begun = await press(ben, again, "accept")
    await discord.until(lambda: channel.threads and newest(discord, channel), "the first post", timeout=SLOW)
    assert str(channel.threads[0].id) in begun.text
    await discord.until(lambda: not again.buttons, "nobody is asked any more", timeout=SLOW)
    assert not again.deleted, "Discord shows it above the answer"
    await discord.until(
        lambda: str(channel.threads[0].id) in people.text and not people.selects, "over", timeout=SLOW
    )
    assert newest_post(discord, channel.threads[0]) is not None


async def test_a_seat_that_nobody_answers_for_is_free_again(discord, client, channel, time):
    guild = discord.guild("Game night")
    ana, ben, eve = (guild.person(name) for name in ("Ana", "Ben", "Eve"))
    options = await (await ana.slash(channel, "table new", game="armadora", invite=ben)).settled(SLOW)
    lobby = next(message for message in channel.messages if said("button-join") in message.labels)
    assert not says(options.text, "people-invited")
    asked = await discord.until(
        lambda: next((each for each in channel.messages if each.pinged == {ben}), None), "asked", timeout=SLOW
    )
    accept = pressing(asked, "accept")
    time.move(hours=49)
    await discord.until(
        lambda: not asked.buttons and not says(lobby.text, "seat-kept"), "too late", timeout=SLOW
    )
    assert says(asked.text, "lobby-invited-all")
    late = await ben.click(lobby, custom_id=accept, forge=True)
    assert says((await late.settled(SLOW)).text, "table-not-invited")
    assert says((await press(eve, lobby, "join")).text, "joined")


async def test_who_does_not_fit_is_told_why_with_their_own_figures(discord, client, channel):
    guild = discord.guild("Game night")
    ana, ben, chie = (
        guild.person(name, locale=locale)
        for name, locale in (("Ana", "en-US"), ("Ben", "ja"), ("Chie", "en-US"))
    )
    options = await (await ana.slash(channel, "table new", game="armadora", players=3)).settled(SLOW)
    lobby = next(message for message in channel.messages if said("button-join") in message.labels)
    people = await press(ana, options, "people")
    for name, value in (("asks language", "yes"), ("asks in-time", "90")):
        people = await (await ana.choose(people, value, custom_id=holding(people, name))).settled(SLOW)
    await discord.until(lambda: says(lobby.text, "lobby-conditions"), "what it asks", timeout=SLOW)
    refused = await press(ben, lobby, "join")
    assert refused.ephemeral and says(refused.text, "unmet-language", "ja") and "Ben" not in lobby.text
    assert says((await press(chie, lobby, "join")).text, "joined"), "a newcomer has no figures yet"
    # Whoever is invited is asked nothing.
    people = await (await ana.choose(people, ben, custom_id=part(people, "m1:invite"))).settled(SLOW)
    await discord.until(lambda: any(each.pinged == {ben} for each in channel.messages), "asked", timeout=SLOW)
    await press(ben, lobby, "join")
    await discord.until(lambda: "Ben" in lobby.text, "seated", timeout=SLOW)


async def test_open_tables_are_found_settings_saved_and_a_role_is_called(discord, client, channel, time):
    guild = discord.guild("Game night")
    ana, ben = guild.person("Ana"), guild.person("Ben")
    mia = guild.person("Mia", can=("manage_guild",))
    assert said("find-title", count=0) in (await (await ben.slash(channel, "table find")).settled(SLOW)).text
    options = await (await ana.slash(channel, "table new", game="armadora", players=3, time="24h")).settled(
        SLOW
    )
    people = await press(ana, options, "people")
    await (await ana.choose(people, ben, custom_id=part(people, "m1:invite"))).settled(SLOW)
    back = await press(ana, await press(ana, people, "options"), "options")
    form = (await ana.click(back, custom_id=pressing(back, "usual"))).modal
    kept = await (await ana.submit(form, " our  usual ")).settled(SLOW)
    assert says(kept.text, "saved-done", name="our usual")
    await (await mia.slash(channel, "table new", game="carcassonne", players=2, language="ja")).settled(SLOW)
    eve = guild.person("Eve")
    found = await (await eve.slash(channel, "table find")).settled(SLOW)
    assert said("find-title", count=1) in found.text
    assert said("armadora-title") in found.text and "1/3" in found.text
    others = await press(eve, found, "find")
    assert said("carcassonne-title") in others.text
    assert says(others.text, "unmet-language", asked=said("language-ja"))
    assert says((await press(eve, await press(eve, others, "find"), "join")).text, "joined")
    # What is saved is opened again, and its people are asked again.
    ((label, value),) = await ana.complete(channel, "table new", focus="saved", saved="our")
    assert label == value == "our usual"
    again = await (await ana.slash(channel, "table new", saved="Our usual")).settled(SLOW)
    assert says(again.text, "host-title")
    alike = [each.row for each in await client.tables.all_in(channel.id) if each.row.clock == "24h"]
    assert [(row.setup_seats, len(row.invited)) for row in alike] == [(3, 1), (3, 1)]
    listed = await (await ana.slash(channel, "table saved")).settled(SLOW)
    gone = await (await ana.choose(listed, "our usual", custom_id=part(listed, "m1:unsave"))).settled(SLOW)
    assert says(gone.text, "saved-none")
    unknown = await (await ana.slash(channel, "table new", saved="x")).settled(SLOW)
    assert says(unknown.text, "saved-no-such", name="x")

    role = guild.role("players")
    panel = await (await mia.slash(channel, "server-settings")).settled(SLOW)
    refused = await (await mia.choose(panel, role, custom_id=holding(panel, ":called"))).settled(SLOW)
    assert says(refused.text, "server-called-not-mentionable", role=role.mention)
    await client.store.settle(guild.id, lambda now: replace(now, called=role.id, needed=3))
    await client._calls.look()
    called = [each for each in channel.messages if says(each.text, "find-call")]
    assert not called, "a role that nobody may mention is not called"
    callers = guild.role("callers", mentionable=True)
    await client.store.settle(guild.id, lambda now: replace(now, called=callers.id))
    time.move(minutes=11)
    call = await discord.until(
        lambda: next((each for each in channel.messages if says(each.text, "find-call")), None),
        "a call",
        timeout=SLOW,
    )
    time.move(hours=11)
    await client._calls.look()
    assert [each for each in channel.messages if says(each.text, "find-call")] == [call]
    assert says(call.text, "find-call", role=callers.mention) and said("carcassonne-title") in call.text


async def test_people_who_wait_for_a_game_are_matched_and_it_starts_by_itself(discord, client, channel, time):
    guild = discord.guild("Game night")
    ana, ben, chie = (
        guild.person(name, locale=locale)
        for name, locale in (("Ana", "en-US"), ("Ben", "en-US"), ("Chie", "ja"))
    )
    nothing = await (await ana.slash(channel, "play")).settled(SLOW)
    assert says(nothing.text, "wish-none")
    crossed = await (await ana.slash(channel, "play", game="armadora", least=4, most=2)).settled(SLOW)
    assert crossed.text == said("wish-none-between", fewest=4, most=2)
    ((_, value),) = [
        each
        for each in await ana.complete(channel, "play", focus="option", game="armadora", option="")
        if each[1] == "advanced=yes"
    ]
    listed = await (
        await ana.slash(channel, "play", game="armadora", least=2, most=2, option=value, wait="72")
    ).settled(SLOW)
    assert said("wish-title", count=1) in listed.text and not channel.messages
    assert said("lobby-seats", count=2) in listed.text
    given_up = await press(ana, listed, "unwish")
    assert says(given_up.text, "wish-none")
    await (await ana.slash(channel, "play", game="armadora", most=2, option=value)).settled(SLOW)
    other = await (await chie.slash(channel, "play", game="armadora", option="advanced=no")).settled(SLOW)
    assert said("armadora-title", "ja") in other.text
    assert not channel.messages, "she insists on something else"
    time.move(hours=1)
    elsewhere, dora = guild.channel("elsewhere"), guild.person("Dora")
    channel.deny("view_channel", who=dora)
    lonely = await (await dora.slash(elsewhere, "play", game="armadora", time="24h", rated=False)).settled(
        SLOW
    )
    assert said("wish-title", count=1) in lonely.text, "she would not see their table"
    matched = await (await ben.slash(elsewhere, "play", game="armadora", time="24h")).settled(SLOW)
    assert says(matched.text, "wish-matched") and said("armadora-title") in matched.text
    lobby = await discord.until(
        lambda: next((each for each in channel.messages if said("button-join") in each.labels), None),
        "a lobby",
        timeout=SLOW,
    )
    assert says(lobby.text, "seat-kept") and says(lobby.text, "lobby-starts-full")
    assert f"/{lobby.id}" in matched.text
    assert not elsewhere.messages, "it opens where the first of them asked"
    asked = await discord.until(
        lambda: next((each for each in channel.messages if ana in each.pinged), None), "asked", timeout=SLOW
    )
    begun = await press(ana, asked, "accept")
    await discord.until(lambda: channel.threads and newest(discord, channel), "the first post", timeout=SLOW)
    assert str(channel.threads[0].id) in begun.text
    await client.finding.look()
    waiting = await client.store.wishes_for(guild.id, "armadora")
    assert [each.user for each in waiting] == [chie.id, dora.id]
