"""How people come together, over loopback: invitations and their answers, conditions, tables that start by themselves."""

from tests.cogs.loopback.playing import SLOW, newest_post
from tests.cogs.loopback.test_table import press, pressing
from tests.cogs.loopback.test_whole_game import newest


def part(message, start):
    """The custom id of a select that begins so, behind the letter of its kind."""
    return next(each["custom_id"] for each in message.selects if each["custom_id"][1:].startswith(start))


def holding(message, name):
    """The custom id of a select by what its id ends with."""
    return next(each["custom_id"] for each in message.selects if each["custom_id"].endswith(name))


async def test_invited_people_answer_and_the_table_starts_with_the_last(discord, client, channel, time):
    guild = discord.guild("Game night")
    ana, ben, chie, eve = (
        guild.person(name, locale=locale)
        for name, locale in (("Ana", "en-US"), ("Ben", "en-GB"), ("Chie", "ja"), ("Eve", "en-US"))
    )
    options = await (await ana.slash(channel, "table new", game="armadora", players=3)).settled(SLOW)
    lobby = next(message for message in channel.messages if "Join" in message.labels)
    people = await press(ana, options, "people")
    assert "Who comes to" in people.text
    people = await (await ana.choose(people, "yes", custom_id=holding(people, ":starts"))).settled(SLOW)
    people = await (await ana.choose(people, ben, chie, custom_id=part(people, "m1:invite"))).settled(SLOW)
    assert people.text.count("invited") == 2
    await discord.until(lambda: "kept for" in lobby.text, "kept seats on the lobby post", timeout=SLOW)
    assert "Starts by itself" in lobby.text and not lobby.pinged
    asked = await discord.until(
        lambda: next((each for each in channel.messages if each.pinged == {ben, chie}), None),
        "the invitation",
        timeout=SLOW,
    )
    assert asked.labels == ["Play", "No, thanks"] and f"/{lobby.id}" in asked.text

    assert "kept for people" in (await press(eve, lobby, "join")).text
    assert "No seat is kept for you" in (await press(eve, asked, "accept")).text
    assert "this time" in (await press(ben, asked, "decline")).text
    await discord.until(lambda: lobby.text.count("kept for") == 1, "a free seat", timeout=SLOW)
    assert "You are in" in (await press(eve, lobby, "join")).text
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
    assert "参加しました" in (await press(chie, again, "accept")).text
    begun = await press(ben, again, "accept")
    await discord.until(lambda: channel.threads and newest(discord, channel), "the first post", timeout=SLOW)
    assert f"/{channel.threads[0].id}" in begun.text
    await discord.until(lambda: again.deleted, "nobody is asked any more", timeout=SLOW)
    await discord.until(
        lambda: f"/{channel.threads[0].id}" in people.text and not people.selects, "over", timeout=SLOW
    )
    assert newest_post(discord, channel.threads[0]) is not None


async def test_a_seat_that_nobody_answers_for_is_free_again(discord, client, channel, time):
    guild = discord.guild("Game night")
    ana, ben, eve = (guild.person(name) for name in ("Ana", "Ben", "Eve"))
    options = await (await ana.slash(channel, "table new", game="armadora", invite=ben)).settled(SLOW)
    lobby = next(message for message in channel.messages if "Join" in message.labels)
    assert "invited" not in options.text
    asked = await discord.until(
        lambda: next((each for each in channel.messages if each.pinged == {ben}), None), "asked", timeout=SLOW
    )
    time.move(hours=49)
    await discord.until(lambda: asked.deleted and "kept for" not in lobby.text, "too late", timeout=SLOW)
    late = await ben.click(lobby, custom_id=pressing(asked, "accept"), forge=True)
    assert "No seat is kept for you" in (await late.settled(SLOW)).text
    assert "You are in" in (await press(eve, lobby, "join")).text


async def test_who_does_not_fit_is_told_why_with_their_own_figures(discord, client, channel):
    guild = discord.guild("Game night")
    ana, ben, chie = (
        guild.person(name, locale=locale)
        for name, locale in (("Ana", "en-US"), ("Ben", "ja"), ("Chie", "en-US"))
    )
    options = await (await ana.slash(channel, "table new", game="armadora", players=3)).settled(SLOW)
    lobby = next(message for message in channel.messages if "Join" in message.labels)
    people = await press(ana, options, "people")
    for name, value in (("asks language", "yes"), ("asks in-time", "90")):
        people = await (await ana.choose(people, value, custom_id=holding(people, name))).settled(SLOW)
    await discord.until(lambda: "For people with" in lobby.text, "what it asks", timeout=SLOW)
    refused = await press(ben, lobby, "join")
    assert refused.ephemeral and "あなたの言語と違います" in refused.text and "Ben" not in lobby.text
    assert "You are in" in (await press(chie, lobby, "join")).text, "a newcomer has no figures yet"
    # Whoever is invited is asked nothing.
    people = await (await ana.choose(people, ben, custom_id=part(people, "m1:invite"))).settled(SLOW)
    await discord.until(lambda: any(each.pinged == {ben} for each in channel.messages), "asked", timeout=SLOW)
    await press(ben, lobby, "join")
    await discord.until(lambda: "Ben" in lobby.text, "seated", timeout=SLOW)
