"""Life at a table over loopback: lobby, panels, refusals, taking back, giving up, bad luck."""

import asyncio
import re

import pytest

from cogs.guide import pages
from cogs.interactions import answer
from cogs.messages.names import TOKENS
from engines.core.chance import Rng
from tests.cogs.loopback.playing import (
    SLOW,
    choices,
    confirm,
    confirmable,
    due,
    newest_post,
    open_panel,
    play_by_buttons,
    start,
    take,
)
from tests.cogs.loopback.test_whole_game import newest, open_table
from tests.spoken import said, says


def pressing(message, act):
    """The custom id of a message's button for an act."""
    return next(each["custom_id"] for each in message.buttons if each["custom_id"].startswith(f"m1:{act}:"))


def actions(message):
    """What a message's buttons do."""
    return [each["custom_id"].split(":")[1] for each in message.buttons]


def thread_table(post):
    """The table's id, from a post's buttons."""
    return pressing(post, "play").split(":")[2]


async def page_with(person, message, act):
    """A message with the button for an act; the pages behind `⋯` are turned until one has it."""
    for page in ("s", "t"):
        for way in ("m1:aside:.*", f"m1:menu:[^:]*:[0-9]*:{page}.*"):
            ids = [each["custom_id"] for each in message.buttons]
            if any(id.startswith(f"m1:{act}:") for id in ids):
                return message
            for id in [id for id in ids if re.fullmatch(way, id)][:1]:
                await (await person.click(message, custom_id=id)).settled(SLOW)
    return message


async def press(person, message, act):
    """Press the button for an act; returns the settled private answer."""
    message = await page_with(person, message, act)
    return await (await person.click(message, custom_id=pressing(message, act))).settled(SLOW)


def rules(topic):
    """A page of the rules, in English."""
    found = pages.page("armadora", topic)
    assert found is not None
    return pages.words(found, "en")


def says_of(text, key, person, value="who"):
    """Whether a text says what a key says of somebody, called by token and bold name."""
    return any(says(text, key, **{value: f"{token} **{person.name}**"}) for token in TOKENS)


async def test_the_lobby(discord, client, channel):
    guild = discord.guild("Game night")
    ana, ben, chie = (guild.person(name, locale=locale) for name, locale in
                      (("Ana", "en-US"), ("Ben @everyone **B**", "en-GB"), ("Chie", "ja")))  # fmt: skip
    options = await (await ana.slash(channel, "table new", game="armadora", players=2)).settled(SLOW)
    lobby = next(message for message in channel.messages if said("button-join") in message.labels)
    assert f"**{said('clock-none')}**" in lobby.text and lobby.files[0].alt

    # Only the opener sets options, and the lobby follows silently.
    panel = await press(ben, lobby, "options")
    assert not panel.selects and says(panel.text, "options-are-the-openers")
    assert f"{said('lobby-language')}: **{said('language-en')}**" in panel.text
    assert actions(options) == ["computer"] * 3 + ["people", "options"], "alone, nobody can start"
    options = await press(ana, options, "options")
    clock = next(each["custom_id"] for each in options.selects if each["custom_id"].endswith(":clock"))
    options = await (await ana.choose(options, "24h", custom_id=clock)).settled(SLOW)
    a_day = said("clock-move", time=said("time-days", count=1))
    await discord.until(lambda: f"**{a_day}**" in lobby.text, "the new time on the lobby post", timeout=SLOW)
    dm_locale = next(each["custom_id"] for each in options.selects if each["custom_id"].endswith(":locale"))
    await (await ana.choose(options, "ja", custom_id=dm_locale)).settled(SLOW)
    await discord.until(
        lambda: said("button-join", "ja") in lobby.labels, "a Japanese lobby post", timeout=SLOW
    )

    again = await press(ana, lobby, "join")
    assert again.ephemeral and lobby.text.count("Ana") == 1
    assert said("button-start") not in again.labels
    last = await press(ben, lobby, "join")
    assert said("joined", game=said("armadora-title"), count=0) in last.text
    assert said("button-start") in last.labels
    assert "@everyone" not in lobby.text.replace("@\u200beveryone", "") and "**B**" not in lobby.text

    # Who opened the table hears that it is full, who has joined of what changes; neither is left when it is not so any more.
    called = await announced(discord, channel, ana)
    assert said("button-start", "ja") in called.labels
    assert says(called.text, "lobby-full-opener", "ja", who=ana.mention, game=said("armadora-title", "ja"))
    for choice, told in (("48h", True), ("24h", False)):
        await (await ana.choose(options, choice, custom_id=clock)).settled(SLOW)
        if told:
            changes = await announced(discord, channel, ben)
            assert said("time-days", "ja", count=2) in changes.text and ana not in changes.pinged
    await discord.until(lambda: changes.deleted, "as it was", timeout=SLOW)
    assert "join" not in actions(lobby), "nobody else can"
    assert (await start(chie, lobby)).ephemeral and not channel.threads
    await press(ben, lobby, "leave")
    await discord.until(lambda: called.deleted and "join" in actions(lobby), "a free seat", timeout=SLOW)
    seated = await press(chie, lobby, "join")
    assert "🏆" in (await press(chie, lobby, "rules")).text
    assert await press(chie, seated, "start") is seated, "no second message beside the one that was pressed"
    await discord.until(lambda: channel.threads and newest(discord, channel), "the first post", timeout=SLOW)
    post = newest_post(discord, channel.threads[0])
    assert said("button-play", "ja") in post.labels and says(post.text, "your-turn-until", "ja")
    thread = channel.threads[0]
    assert not lobby.buttons and f"<#{thread.id}>" in lobby.text

    # The private panels of the lobby lead to the game, and its options can still be read there.
    await discord.until(lambda: f"<#{thread.id}>" in options.text, "the way", timeout=SLOW)
    assert (
        not options.selects
        and not options.labels
        and says(seated.text, "started", "ja", thread=f"<#{thread.id}>")
    )
    more = await press(ana, post, "more")
    assert a_day in (await press(ana, more, "options")).text
    assert {user.name for user in post.pinged} <= {"Ana", "Chie"} and len(post.pinged) == 1


@pytest.mark.parametrize("chosen", ["in the command", "in the question"])
async def test_a_hosts_panel_stands_below_the_lobby(discord, client, channel, monkeypatch, chosen):
    """However slow the post is: its Join is for others, and what the host presses is the last thing on the screen."""
    monkeypatch.setattr(answer, "LONG_PATIENCE", 60.0)
    post = client.posts.shown

    async def slowly(table):
        await asyncio.sleep(1.2 * answer.PATIENCE)
        return await post(table)

    monkeypatch.setattr(client.posts, "shown", slowly)
    ana = discord.guild("Game night").person("Ana")
    if chosen == "in the command":
        panel = await (await ana.slash(channel, "table new", game="armadora")).settled(SLOW)
    else:
        asked = await (await ana.slash(channel, "table new")).settled(SLOW)
        reply = await ana.choose(asked, "armadora", custom_id=asked.selects[0]["custom_id"])
        [panel] = await discord.until(lambda: reply.followups, "the host's panel", timeout=SLOW)
        assert asked.text == f"**{said('armadora-title')}**" and not asked.selects, "quoted above the panel"
    lobby = next(message for message in channel.messages if "join" in actions(message))
    assert panel.id > lobby.id and actions(panel) == ["computer"] * 3 + ["people", "options"]
    await press(ana, panel, "computer")
    await start(ana, lobby)
    await discord.until(lambda: panel.deleted, "one panel", timeout=SLOW)


async def test_a_host_plays_the_computer_by_two_buttons(discord, client, channel):
    ana = discord.guild("Game night").person("Ana")
    first = await (await ana.slash(channel, "table new", game="carcassonne")).settled(SLOW)
    lobby = next(message for message in channel.messages if "join" in actions(message))
    assert "start" not in actions(lobby) and says(lobby.text, "lobby-alone")
    assert says(first.text, "host-alone") and "start" not in actions(first)

    # From the post or from the panel: one more each time, one less, on a seat more where none is free.
    panel = await press(ana, lobby, "computer")
    assert says(panel.text, "lobby-full") and "start" in actions(panel)
    for level in ("hard", "less"):
        pressed = next(each["custom_id"] for each in panel.buttons if each["custom_id"].endswith(f":{level}"))
        panel = await (await ana.click(panel, custom_id=pressed)).settled(SLOW)
        named = said("computer-name-hard", number=2) in panel.text
        assert named == (level == "hard") and says(panel.text, "lobby-full") == named
    assert says(panel.text, "host-can-start", count=2)
    await discord.until(lambda: says(lobby.text, "lobby-can-start", count=2), "seats", timeout=SLOW)

    # The answer to Start is the turn itself, and the next turn comes to the same place: nothing is posted there.
    turn = await press(ana, panel, "start")
    (thread,) = channel.threads
    assert turn is panel and says(
        turn.text, "started", game=said("carcassonne-title"), thread=f"<#{thread.id}>"
    )
    assert first.deleted

    def private():
        return [each for each in ana.sees(channel) if each.ephemeral]

    for _ in range(2):
        assert private() == [turn]
        while confirmable(turn) is None:
            turn = await take(ana, turn, choices(turn)[0])
        await confirm(ana, turn)
        await discord.until(
            lambda turn=turn: says(turn.text, "since-title", since="turn"), "the next turn", timeout=SLOW
        )
        await client.posts.settle()
    assert private() == [turn] and choices(turn) and f"/{thread.id}" in turn.text


async def test_start_on_the_call_to_start_leaves_what_it_answers(discord, client, channel):
    guild = discord.guild("Game night")
    ana, ben = guild.person("Ana"), guild.person("Ben")
    await (await ana.slash(channel, "table new", game="armadora")).settled(SLOW)
    lobby = next(message for message in channel.messages if "join" in actions(message))
    await press(ben, lobby, "join")
    call = await announced(discord, channel, ana)
    await press(ana, call, "start")
    assert not call.deleted and not call.buttons, "Discord shows it above the answer"
    assert says(call.text, "lobby-was-full", game=said("armadora-title"))


async def announced(discord, channel, person):
    """The newest message of the channel that pings somebody, besides the lobby post."""
    return await discord.until(
        lambda: next(
            (each for each in reversed(channel.messages) if each.pinged == {person} and each.v2), None
        ),
        f"a word to {person.name}",
        timeout=SLOW,
    )


async def test_a_turn_its_refusals_and_taking_it_back(discord, client, channel):
    guild = discord.guild("Game night")
    people = {name: guild.person(name) for name in ("Ana", "Ben")}
    stranger = guild.person("Eve")
    thread = await open_table(discord, channel, list(people.values()), "armadora", 2, 0)
    post = newest_post(discord, thread)
    first = due(post, people)
    second = next(person for person in people.values() if person is not first)

    # Whoever is not due is told whom the table waits for; a stranger may look on.
    waiting = await open_panel(second, post)
    assert says_of(waiting.text, "waiting-for", first) and says(waiting.text, "you-are-next")
    assert waiting.files and not choices(waiting)
    watching = await open_panel(stranger, post)
    assert says(watching.text, "not-seated") and not says(watching.text, "you-are-next")
    assert watching.files[0].bytes != waiting.files[0].bytes

    # Autocomplete offers what is legal, to whoever is due alone.
    assert await second.complete(thread, "armadora palisade", focus="edge", edge="A1") == []
    told = await stranger.complete(thread, "armadora warrior", focus="strength")
    assert [value for _, value in told] == ["–"] and says(told[0][0], "table-not-seated")
    ((why, value),) = await first.complete(
        thread, "armadora warrior", focus="square", strength="1", square="D1"
    )
    assert value == "D1" and says(why, "armadora-mine", square="D1")
    offered = await first.complete(thread, "armadora palisade", focus="edge", edge="d3")
    assert {value for _, value in offered} == {"D2-D3", "C3-D3", "D3-D4", "D3-E3"}
    after = await first.complete(thread, "armadora palisade", focus="second", edge="A1-A2", second="A1")
    assert "A1-B1" not in {value for _, value in after}

    # Refusals name the reason with the values of this position, privately, and change nothing.
    count = len(thread.messages)
    for typed, words in (
        ({"edge": "A1-A2 A1-B1"}, ["A1", "4"]),
        ({"edge": "A1-C1"}, ["A1"]),
    ):
        refused = await (await first.slash(thread, "armadora palisade", forge=True, **typed)).settled(SLOW)
        assert refused.ephemeral and all(word in refused.text for word in words), refused.text
    mine = await (
        await first.slash(thread, "armadora warrior", forge=True, strength="1", square="D1")
    ).settled(SLOW)
    assert mine.ephemeral and says(mine.text, "armadora-mine", square="D1")
    page = await press(first, mine, "why")
    assert page.ephemeral and rules("warrior").title in page.text and page.files[0].bytes
    page = await (await first.choose(page, "areas")).settled(SLOW)
    assert rules("areas").text in page.text and page.files[0].bytes
    looked_up = await (await first.slash(thread, "rules", topic="reinforcement")).settled(SLOW)
    assert looked_up.ephemeral
    assert f"{said('armadora-title')} · {rules('reinforcement').title}" in looked_up.text
    early = await (
        await second.slash(thread, "armadora warrior", forge=True, strength="1", square="A1")
    ).settled(SLOW)
    assert early.ephemeral and first.name in early.text
    for custom_id in (
        "m1:pick:nosuchid:0:warrior 1 A1",
        "m1:confirm:nosuchid:0:",
        pressing(post, "play")[:-1] + "99",
    ):
        forged = await stranger.click(post, custom_id=custom_id, forge=True)
        assert (await forged.settled(SLOW)).ephemeral
    panel = await open_panel(first, post)
    for place, word in ((post, said("no-such-button")), (panel, "fly")):
        made_up = await first.click(place, custom_id=f"m1:pick:{thread_table(post)}:0:fly away", forge=True)
        refused = await made_up.settled(SLOW)
        assert refused.ephemeral and word in refused.text
    assert len(thread.messages) == count

    # A turn: drafted, looked at, changed, confirmed once.
    old = next(each for each, _ in choices(panel) if each.endswith(":warrior 1"))
    panel = await (await first.slash(thread, "armadora warrior", strength="1", square="C3")).settled(SLOW)
    assert confirmable(panel) and "C3" in panel.text
    drafted = panel.text
    aside = await press(first, panel, "aside")
    assert says(aside.text, "waiting-for-you") and said("button-table-more") in aside.labels
    panel = await press(first, aside, "panel")
    assert panel.text == drafted and confirmable(panel), "the way back keeps the draft"
    panel = await press(first, await press(first, panel, "aside"), "over")
    assert not confirmable(panel)
    # A list of squares, as panels had them, is still answered.
    panel = await first.choose(panel, "warrior 1 A1", custom_id=f"s{old}", forge=True)
    panel = await panel.settled(SLOW)
    done = await confirm(first, panel)
    assert says(done.text, "turn-played", number=1) and second.name not in done.text
    post = await discord.until(
        lambda: (now := newest_post(discord, thread)) is not post and now, "its post", timeout=SLOW
    )
    assert "**A1**" in post.text and due(post, people) is second

    # A stale panel says so, and becomes the current one.
    stale = await (await first.choose(panel, "warrior 1 C3", custom_id=f"s{old}", forge=True)).settled(SLOW)
    assert stale.ephemeral and says(stale.text, "panel-newest")

    # Undo is free until somebody acts; then the others are asked.
    undone = await press(first, await press(first, stale, "more"), "undo")
    assert says(undone.text, "undo-done")
    post = await discord.until(
        lambda: due(now := newest_post(discord, thread), people) is first and now is not post and now,
        "the board before",
        timeout=SLOW,
    )
    rng = Rng("table", 1)
    for person in (first, second):
        await play_by_buttons(person, await open_panel(person, newest_post(discord, thread)), rng)
        await discord.until(
            lambda person=person: due(newest_post(discord, thread), people) is not person,
            "the next turn",
            timeout=SLOW,
        )
    asked = await (await first.slash(thread, "table undo")).settled(SLOW)
    assert says(asked.text, "undo-asked")
    question = await discord.until(
        lambda: next((m for m in thread.messages if said("button-agree") in m.labels), None), "a question"
    )
    assert question.pinged == {second}
    assert (await press(stranger, question, "vote")).ephemeral and said("button-agree") in question.labels
    await press(second, question, "vote")
    await discord.until(lambda: said("button-agree") not in question.labels, "the answer", timeout=SLOW)
    await discord.until(
        lambda: due(newest_post(discord, thread), people) is first, "the board before", timeout=SLOW
    )

    # Looking around: the board as text, the turns so far, the story.
    text = await (await stranger.slash(thread, "table show", form="text")).settled(SLOW)
    assert "D1" in text.text and not text.files
    recap = await press(second, newest_post(discord, thread), "recap")
    assert says(recap.text, "recap-page") and recap.files
    more = await (await second.slash(thread, "table more")).settled(SLOW)
    story = await press(second, more, "save")
    assert "seats 2" not in story.files[0].bytes.decode(), "the journal itself holds what is hidden"

    # Resigning asks once more; with one side left the game ends, and the channel hears of it.
    sure = await (await second.slash(thread, "table resign")).settled(SLOW)
    await press(second, sure, "resigned")
    await discord.until(
        lambda: says_of(channel.last.text, "ended-resigned-won", second),
        "the line in the channel",
        timeout=SLOW,
    )
    last = channel.threads[0].last
    assert says_of(last.text, "over-resigned-won", first, "winners")
    assert says_of(last.text, "over-resigned-won", second)
    assert last.labels == [said("button-rematch"), "⋯"]
    more = await press(second, last, "more")
    assert {said(f"button-{name}") for name in ("replay", "film")} <= set(more.labels)
    more = await page_with(second, more, "save")
    assert {said(f"button-{name}") for name in ("save", "fair-dealt")} <= set(more.labels)
    assert not any(said("button-play") in message.labels for message in thread.messages)


async def test_a_crash_between_commit_and_post_repeats_nothing_and_forgets_nothing(discord, bot, channel):
    guild = discord.guild("Game night")
    people = {name: guild.person(name) for name in ("Ana", "Ben")}
    thread = await open_table(discord, channel, list(people.values()), "armadora", 2, 0)
    rng = Rng("crash", 0)
    for after in (True, False):
        post = newest_post(discord, thread)
        person = due(post, people)
        fault = discord.fail("POST /channels/*/messages", times=50, drop=True, after=after)
        panel = await open_panel(person, post)
        await play_by_buttons(person, panel, rng)
        await discord.until(lambda fault=fault: fault.hits, "a post that is lost", timeout=SLOW)
        await bot.kill()
        fault.times = 0
        await bot.start()
        await discord.until(
            lambda person=person: due(newest_post(discord, thread), people) not in (None, person),
            "the turn's post",
            timeout=SLOW,
        )
        names = [file.name for message in thread.messages for file in message.files]
        assert len(names) == len(set(names))
        await discord.until(
            lambda: sum(said("button-play") in message.labels for message in thread.messages) == 1,
            "one post with buttons",
            timeout=SLOW,
        )


async def test_discord_having_enough_of_us_is_nobodys_mistake(discord, client):
    guild = discord.guild("Game night")
    ana, channel = guild.person("Ana", locale="en-US"), guild.channel("tables")
    discord.fail("POST /interactions/*/callback", status=429, retry_after=None, times=1)
    answer = await (await ana.slash(channel, "turns")).settled(SLOW)
    assert says(answer.text, "discord-down") and answer.ephemeral


async def test_a_rematch_with_computers_begins_with_one_press(discord, client, channel):
    """Its answer is the first turn where that is one's own; nobody is asked, nothing else is pressed."""
    ana = discord.guild("Game night").person("Ana")
    await (await ana.slash(channel, "table new", game="armadora", computers=1)).settled(SLOW)
    await start(ana, next(message for message in channel.messages if "start" in actions(message)))
    await discord.until(lambda: channel.threads and newest(discord, channel), "the first post", timeout=SLOW)
    [thread] = channel.threads
    old = await client.tables.in_channel(thread.id)
    await client.tables.resign(old.row.id, ana.id)
    await client.posts.settle()
    sheet = next(each for each in thread.messages if said("button-rematch") in each.labels)
    shown = await press(ana, sheet, "rematch")
    [_, second] = channel.threads
    assert says(shown.text, "started", thread=f"<#{second.id}>")
    now = await client.tables.in_channel(second.id)
    assert now.row.rematch_of == old.row.id and newest(discord, channel)
    if now.seat_of(ana.id) in now.due:
        assert choices(shown)
