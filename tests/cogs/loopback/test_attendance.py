"""Clocks and absences over loopback: one ping per decision, reminders that go, seats that change hands."""

import itertools
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

import pytest

from cogs.messages.discord_message import build
from cogs.messages.message import Select
from cogs.panels.lobby import options_panel
from data.records.people import Person as Player
from engines import GAMES
from engines.core.chance import Rng
from render.sentences import LOCALES
from tables.errors import LobbyError
from tables.opening import Opening
from tests.cogs.loopback.playing import SLOW, choices, due, newest_post, open_panel, play_by_buttons
from tests.cogs.loopback.test_table import press, thread_table
from tests.cogs.loopback.test_whole_game import newest, open_table


def persons(discord, *names, **more):
    guild = discord.guild("Game night")
    return {name: guild.person(name, **more) for name in names}


def place(discord):
    return discord.guild("Game night").channel("tables")


def asked(post, people):
    """One of those whom a post names as due, pinged or not."""
    line = next(line for line in post.text.splitlines() if "your turn" in line)
    return next(each for each in people.values() if each.mention in line)


async def said(discord, thread, *words):
    """The newest message of the thread with these words."""
    return await discord.until(
        lambda: next(
            (each for each in reversed(thread.messages) if all(word in each.text for word in words)), None
        ),
        f"{words} in the thread",
        timeout=SLOW,
    )


async def at_rest(discord, client):
    """Wait until nothing is left to show."""
    await client.tables.settle()
    await client.posts.settle()


async def play(discord, client, person, thread, rng):
    before = newest_post(discord, thread)
    panel = await open_panel(person, before)
    await play_by_buttons(person, panel, rng)
    await discord.until(lambda: newest_post(discord, thread) is not before, "the next post", timeout=SLOW)
    await at_rest(discord, client)


async def test_one_ping_per_decision(discord, client, time):
    """Whoever is asked anew is pinged by one message, and nobody else, whatever else is told meanwhile."""
    people, rng = persons(discord, "Ana", "Ben", "Chie"), Rng("pings", 1)
    thread = await open_table(discord, place(discord), list(people.values()), "armadora", 3, 0)
    await at_rest(discord, client)
    for number in range(4):
        post = newest_post(discord, thread)
        person = asked(post, people)
        counts = {each.name: len(discord.pings(each, thread)) for each in people.values()}
        before = await client.tables.table(thread_table(post))
        if number == 3:
            # Whoever gives up is nobody's decision: those who are due know already.
            seat = next(each.seat for each in before.seats if each.seat not in before.due)
            await client.tables.resign(before.row.id, before.seats[seat].user)
            await at_rest(discord, client)
        else:
            await play(discord, client, person, thread, rng)
        after = await client.tables.table(before.row.id)
        for seat_row in after.seats:
            anew = seat_row.seat in after.due and after.ask_entries[seat_row.seat] != before.ask_entries.get(
                seat_row.seat
            )
            assert len(discord.pings(people[seat_row.name], thread)) - counts[seat_row.name] == anew


async def test_reminders_pauses_and_extra_time(discord, client, time):
    people = persons(discord, "Ana", "Ben", "Chie")
    thread = await open_table(
        discord, place(discord), list(people.values()), "armadora", 3, 0, clock="24h", vacation="1"
    )
    post = newest_post(discord, thread)
    late = due(post, people)
    others = [each for each in people.values() if each is not late]
    until = int((time.now() + timedelta(hours=24)).timestamp())
    assert f"<t:{until}:f>" in post.text

    time.move(hours=19)
    reminder = await said(discord, thread, "gentle reminder")
    await at_rest(discord, client)
    assert discord.pings(late, thread) == [post, reminder]

    # A pause is put to all; the post says that the clock stands still, and nobody is pinged by that.
    menu = await press(others[0], post, "more")
    await press(others[0], menu, "pause")
    question = await said(discord, thread, "like to pause")
    for each in people.values():
        if each is not others[0]:
            await press(each, question, "vote")
    stopped = await said(discord, thread, "⏸️")
    await at_rest(discord, client)
    assert not stopped.pinged and "stands still" in post.text and f"<t:{until}:f>" not in post.text
    assert f"<@{late.id}>" not in stopped.text
    time.move(days=9)
    await at_rest(discord, client)
    assert not any("⌛" in each.text for each in thread.messages)
    menu = await press(others[1], post, "more")
    await press(others[1], menu, "pause")
    going_on = await said(discord, thread, "▶️")
    until += 9 * 86400
    await discord.until(lambda: f"<t:{until}:f>" in post.text, "the new deadline", timeout=SLOW)
    assert going_on.pinged == {late}

    # A day more, then a day of vacation, each said in one line; then a default move, and the reminder is gone.
    menu = await press(late, post, "more")
    assert "One day of vacation left" in menu.text
    await press(late, menu, "extra")
    question = await said(discord, thread, "extra time. Do you")
    for each in others:
        await press(each, question, "vote")
    await said(discord, thread, "➕")
    await at_rest(discord, client)
    pings = len(discord.pings(late, thread))
    time.move(hours=5 + 24)
    vacation = await said(discord, thread, "🏖️")
    await discord.until(lambda: f"<t:{until + 2 * 86400}:f>" in post.text, "the new deadline", timeout=SLOW)
    assert not vacation.pinged and f"<t:{until + 2 * 86400}:f>" in vacation.text
    assert "your turn" not in vacation.text, "it stays there when the turn is over"
    again = await said(discord, thread, "gentle reminder")
    await discord.until(
        lambda: f"<t:{until + 2 * 86400}:R>" in again.text, "it reminds of that", timeout=SLOW
    )
    await at_rest(discord, client)
    assert len(discord.pings(late, thread)) - pings <= 1, "one more reminder, after the extra time"
    time.move(hours=25)
    await discord.until(lambda: newest_post(discord, thread) is not post, "a default move", timeout=SLOW)
    await at_rest(discord, client)
    after = newest_post(discord, thread)
    assert "⌛" in after.text and late.name in after.text and late not in after.pinged
    assert reminder.deleted and not any("gentle reminder" in each.text for each in thread.messages)
    assert "Play" not in post.labels and len(after.pinged) == 1


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_has_its_options_on_one_panel(client, game):
    """Discord takes forty components in a message; the clock of a table brings three."""
    ana = Player(1, "Ana", "en")
    tables = []
    for count in GAMES[game].seats:
        with suppress(LobbyError):  # so many need an expansion
            tables.append(
                await client.tables.lobbies.open(
                    game, ana, Opening(guild=1, channel=2, seats=count, options={}, locale="en", clock="90m")
                )
            )
    for table, locale in itertools.product(tables, LOCALES):
        panel = options_panel(table, locale)
        view, _ = build(panel, {})
        assert view.total_children_count <= 40
        selects = [each for each in panel.components if isinstance(each, Select)]
        assert {"clock", "vacation", "absence"} <= {each.id.rest for each in selects}
        assert all(sum(option.chosen for option in each.options) == 1 for each in selects)


async def test_a_nudge_and_a_skip(discord, client, time):
    people = persons(discord, "Ana", "Ben")
    moderator = discord.guild("Game night").person("Mo", can=("manage_threads",))
    thread = await open_table(discord, place(discord), list(people.values()), "armadora", 2, 0)
    post = newest_post(discord, thread)
    late = due(post, people)
    other = next(each for each in people.values() if each is not late)
    assert "Nudge" not in (await press(other, post, "more")).labels, "too early"
    early = await (await other.slash(thread, "table nudge")).settled(SLOW)
    assert "too early" in early.text and early.ephemeral
    time.move(hours=12)
    assert "Nudge" in (await press(other, post, "more")).labels
    assert "Nudge" not in (await press(late, post, "more")).labels, "nobody waits for somebody else"
    await (await other.slash(thread, "table nudge")).settled(SLOW)
    nudge = await said(discord, thread, "👋")
    assert nudge.pinged == {late} and other not in nudge.pinged
    again = await (await other.slash(thread, "table nudge")).settled(SLOW)
    assert "already" in again.text

    refused = await (await other.slash(thread, "table skip")).settled(SLOW)
    assert "moderators" in refused.text and newest_post(discord, thread) is post
    sure = await (await moderator.slash(thread, "table skip")).settled(SLOW)
    assert late.name in sure.text and "Armadöra" in sure.text and newest_post(discord, thread) is post
    await press(moderator, sure, "skipped")
    await discord.until(lambda: newest_post(discord, thread) is not post, "the skipped turn", timeout=SLOW)
    await at_rest(discord, client)
    after = newest_post(discord, thread)
    assert f"<@{moderator.id}>" in after.text and late.name in after.text and after.pinged == {other}
    assert nudge.deleted


async def test_a_substitute_gets_the_hand_and_the_old_owner_loses_it(discord, client, time):
    people = persons(discord, "Ana", "Ben", "Chie")
    dora = discord.guild("Game night").person("Dora")
    thread = await open_table(discord, place(discord), list(people.values()), "armadora", 3, 0)
    await at_rest(discord, client)
    leaver = next(each for each in people.values() if each not in newest_post(discord, thread).pinged)
    (hand,) = leaver.inbox
    post = newest_post(discord, thread)
    none_yet = await (await leaver.slash(thread, "table back")).settled(SLOW)
    assert "No computer holds" in none_yet.text

    sure = await press(leaver, await press(leaver, post, "more"), "offer")
    await press(leaver, sure, "offered")
    await discord.until(
        lambda: f"Take over: {leaver.name}" in newest_post(discord, thread).labels, "an offer", timeout=SLOW
    )
    await at_rest(discord, client)
    offer = newest_post(discord, thread)
    assert offer is post, "the board is as before, so it is not posted again"
    (told,) = [each for each in thread.messages if "A computer holds the seat" in each.text]
    assert not told.pinged and not told.files, "who is due was told of it already"
    panel = await open_panel(leaver, offer)
    assert not choices(panel) and "I’m back" in panel.labels and "A computer holds your seat" in panel.text
    assert "I’m back" not in (watching := await open_panel(dora, offer)).labels and "⋯" in watching.labels

    # The inbox knows, and leads back; then away again.
    inbox = await (await leaver.slash(thread, "turns")).settled(SLOW)
    assert "A computer plays for you here" in inbox.text and "waiting for others" not in inbox.text
    assert inbox.labels == ["I’m back · Armadöra"]
    await press(leaver, inbox, "return")
    await at_rest(discord, client)
    assert newest_post(discord, thread) is post
    assert not any(label.startswith("Take over") for label in post.labels)
    sure = await (await leaver.slash(thread, "table substitute")).settled(SLOW)
    await press(leaver, sure, "offered")
    await discord.until(
        lambda: f"Take over: {leaver.name}" in newest_post(discord, thread).labels, "an offer", timeout=SLOW
    )
    await at_rest(discord, client)

    seated = next(each for each in people.values() if each is not leaver)
    assert "already" in (await press(seated, newest_post(discord, thread), "take")).text
    guild = discord.guild("Game night").id
    await (await dora.slash(place(discord), "table new", game="carcassonne")).settled(SLOW)
    await client.store.settle(guild, lambda now: replace(now, most=1))
    enough = await press(dora, newest_post(discord, thread), "take")
    assert "one table at a time" in enough.text
    await client.store.settle(guild, lambda now: replace(now, most=2))
    asked_first = await press(dora, newest_post(discord, thread), "take")
    assert leaver.name in asked_first.text and "for good" in asked_first.text
    taken = await press(dora, asked_first, "taken")
    assert "**Hand** shows what belongs to it" in taken.text
    told = await said(discord, thread, "Dora", f"taken over the seat of {leaver.mention}")
    assert leaver not in told.pinged
    await at_rest(discord, client)
    (line,) = [each for each in place(discord).messages if f"<#{thread.id}>" in each.text]
    for called in (thread.name, line.text):
        assert "Dora" in called and leaver.name not in called
    assert hand.deleted and leaver.inbox == [] and len(dora.inbox) == 1
    assert dora.inbox[0].files[0].bytes == hand.files[0].bytes
    watching = await press(leaver, newest_post(discord, thread), "hand")
    assert "not at this table" in watching.text and not watching.files

    # Whatever comes later reaches the new owner alone.
    rng = Rng("substitute", 1)
    everybody = people | {"Dora": dora}
    for _ in range(3):
        player = asked(newest_post(discord, thread), everybody)
        assert player is not leaver
        await play(discord, client, player, thread, rng)
    assert leaver.inbox == []


async def test_who_has_left_the_server_is_found_out_by_the_reminder(discord, client, time):
    people = persons(discord, "Ana", "Ben", "Chie")
    thread = await open_table(
        discord, place(discord), list(people.values()), "armadora", 3, 0, clock="24h", vacation="3"
    )
    post = newest_post(discord, thread)
    late = due(post, people)
    discord.guild("Game night").leave(late)
    await at_rest(discord, client)
    time.move(hours=19)
    await said(discord, thread, "is no longer here")
    await at_rest(discord, client)
    assert f"Take over: {late.name}" in post.labels and newest_post(discord, thread) is post
    time.move(minutes=10)
    await discord.until(
        lambda: newest(discord, place(discord)) is not post, "the game to go on", timeout=SLOW
    )
    await at_rest(discord, client)
    after = newest_post(discord, thread)
    assert f"A computer plays for 🟦 **{late.name}**" in after.text.replace("🟠", "🟦")
    assert f"Take over: {late.name}" in after.labels and late not in after.pinged and len(after.pinged) == 1
    assert discord.pings(late, thread) == [post]


async def test_nothing_is_pinged_twice_when_sending_fails(discord, client, time):
    people = persons(discord, "Ana", "Ben")
    thread = await open_table(
        discord, place(discord), list(people.values()), "armadora", 2, 0, clock="24h", vacation="1"
    )
    await at_rest(discord, client)
    late = due(newest_post(discord, thread), people)
    # The reminder is sent, and the answer lost: it is found again.
    fault = discord.fail("POST /channels/*/messages", times=50, drop=True, after=True)
    time.move(hours=19)
    await discord.until(lambda: fault.hits, "a lost answer", timeout=SLOW)
    fault.times = 0
    await discord.until(lambda: time.sleeping == len(client._watches), "the clock to sleep", timeout=SLOW)
    time.move(minutes=3)
    await at_rest(discord, client)
    await discord.until(
        lambda: sum("gentle reminder" in each.text for each in thread.messages) == 1, "it", timeout=SLOW
    )
    assert len(discord.pings(late, thread)) == 2
    time.move(minutes=10)
    await at_rest(discord, client)
    assert len(discord.pings(late, thread)) == 2


async def test_nobody_loses_their_seat_to_an_opponent(discord, client, time):
    people = persons(discord, "Ana", "Ben")
    guild = discord.guild("Game night")
    moderator = guild.person("Mo", can=("manage_threads",))
    thread = await open_table(discord, place(discord), list(people.values()), "armadora", 2, 0)
    await at_rest(discord, client)
    ana, ben = people.values()

    # What pressing the button does is said first; then Ben alone is asked and called.
    sure = await (await ana.slash(thread, "table substitute", player=ben)).settled(SLOW)
    assert "Only Ben is asked" in sure.text and "Nothing changes" in sure.text and sure.labels == ["Ask"]
    told = await press(ana, sure, "handon")
    assert "asked Ben" in told.text
    question = await said(discord, thread, "hands the seat on")
    assert question.pinged == {ben}
    assert "Take over" not in " ".join(newest_post(discord, thread).labels)
    (no,) = [each["custom_id"] for each in question.buttons if each["custom_id"].endswith("offer no")]
    await (await ben.click(question, custom_id=no)).settled(SLOW)
    await discord.until(lambda: "does not agree" in question.text, "the answer", timeout=SLOW)

    # A moderator who does not play is named.
    sure = await (await moderator.slash(thread, "table substitute", player=ben)).settled(SLOW)
    assert "as a moderator" in sure.text and "the thread says that it was you" in sure.text
    await press(moderator, sure, "handon")
    post = await said(discord, thread, f"was offered by <@{moderator.id}> (moderator)")
    assert post.pinged == {ben} and "**I’m back** below the board" in post.text

    # Who is away is called for the end, and may say no.
    await (await ana.slash(thread, "table stop")).settled(SLOW)
    question = await said(discord, thread, "end the game without a result")
    assert question.pinged == {ben}
    (no,) = [each["custom_id"] for each in question.buttons if each["custom_id"].endswith("stop no")]
    await (await ben.click(question, custom_id=no)).settled(SLOW)
    await discord.until(lambda: "rather play on" in question.text, "the answer", timeout=SLOW)


async def test_a_question_that_is_no_longer_true_is_asked_anew(discord, client, time):
    people = persons(discord, "Ana", "Ben")
    thread = await open_table(discord, place(discord), list(people.values()), "armadora", 2, 0)
    await at_rest(discord, client)
    late = due(newest_post(discord, thread), people)
    other = next(each for each in people.values() if each is not late)
    sure = await (await other.slash(thread, "table substitute", player=late)).settled(SLOW)
    time.move(days=6)
    again = await press(other, sure, "handon")
    assert f"{late.name} is late" in again.text and again.labels == ["Ask"]
    await press(other, again, "handon")
    question = await said(discord, thread, "is late")
    assert question.pinged == {late} and "has neither answered nor moved" in question.text
    time.move(hours=25)
    await discord.until(
        lambda: f"Take over: {late.name}" in newest_post(discord, thread).labels, "an offer", timeout=SLOW
    )
    post = await said(discord, thread, "was late, so the seat is offered")
    assert other.name in post.text and post.pinged == {late}
