"""Clocks and absences over loopback: one ping per decision, reminders that go, seats that change hands."""

import itertools
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

import pytest

from cogs.messages.discord_message import build
from cogs.messages.message import Select
from cogs.panels.lobby import options_panel
from cogs.panels.more import Page
from data.records.people import Person as Player
from engines import GAMES
from engines.core.chance import Rng
from render.languages import LOCALES
from tables.errors import LobbyError
from tables.opening import Opening
from tests.cogs.loopback.playing import SLOW, choices, due, further, newest_post, open_panel, play_by_buttons
from tests.cogs.loopback.test_table import press, pressing, thread_table
from tests.cogs.loopback.test_whole_game import newest, open_table
from tests.spoken import said, says

ASK, NOT_NOW, NUDGE, PLAY, RETURN = (
    said(f"button-{each}") for each in ("offer-ask", "not-now", "nudge", "play", "return")
)


def persons(discord, *names, **more):
    guild = discord.guild("Game night")
    return {name: guild.person(name, **more) for name in names}


def place(discord):
    return discord.guild("Game night").channel("tables")


def asked(post, people):
    """One of those whom a post names as due, pinged or not."""
    line = next(line for line in post.text.splitlines() if says(line, "your-turn"))
    return next(each for each in people.values() if each.mention in line)


async def told(discord, thread, key, **values):
    """The newest message of the thread that says this."""
    return await discord.until(
        lambda: next((each for each in reversed(thread.messages) if says(each.text, key, **values)), None),
        f"{key} in the thread",
        timeout=SLOW,
    )


def offered(post):
    """The labels by which a post offers seats to others."""
    return [label for label in post.labels if says(label, "button-take")]


def offers(post, person):
    """Whether a post offers a person's seat to others."""
    return said("button-take", who=person.name) in post.labels


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
    reminder = await told(discord, thread, "reminder")
    await at_rest(discord, client)
    assert discord.pings(late, thread) == [post, reminder]

    # A pause is put to all; the post says that the clock stands still, and nobody is pinged by that.
    menu = await press(others[0], post, "more")
    await press(others[0], menu, "pause")
    question = await told(discord, thread, "vote-pause")
    for each in people.values():
        if each is not others[0]:
            await press(each, question, "vote")
    stopped = await told(discord, thread, "table-told-paused")
    await at_rest(discord, client)
    assert not stopped.pinged and says(post.text, "your-turn-paused") and f"<t:{until}:f>" not in post.text
    assert f"<@{late.id}>" not in stopped.text
    time.move(days=9)
    await at_rest(discord, client)
    assert not any(says(each.text, "table-told-late") for each in thread.messages)
    menu = await press(others[1], post, "more")
    await press(others[1], menu, "pause")
    going_on = await told(discord, thread, "table-told-resumed")
    until += 9 * 86400
    await discord.until(lambda: f"<t:{until}:f>" in post.text, "the new deadline", timeout=SLOW)
    assert going_on.pinged == {late}

    # A day more, then a day of vacation, each said in one line; then a default move, and the reminder is gone.
    menu = await press(late, post, "more")
    assert said("vacation-left", count=1) in menu.text
    await press(late, menu, "extra")
    question = await told(discord, thread, "vote-extra")
    for each in others:
        await press(each, question, "vote")
    await told(discord, thread, "table-told-extra")
    await at_rest(discord, client)
    pings = len(discord.pings(late, thread))
    time.move(hours=5 + 24)
    vacation = await told(discord, thread, "table-told-vacation")
    await discord.until(lambda: f"<t:{until + 2 * 86400}:f>" in post.text, "the new deadline", timeout=SLOW)
    assert not vacation.pinged and f"<t:{until + 2 * 86400}:f>" in vacation.text
    for key in ("your-turn", "your-turn-until"):
        assert not says(vacation.text, key), "it stays there when the turn is over"
    again = await told(discord, thread, "reminder")
    await discord.until(
        lambda: f"<t:{until + 2 * 86400}:R>" in again.text, "it reminds of that", timeout=SLOW
    )
    await at_rest(discord, client)
    assert len(discord.pings(late, thread)) - pings <= 1, "one more reminder, after the extra time"
    time.move(hours=25)
    await discord.until(lambda: newest_post(discord, thread) is not post, "a default move", timeout=SLOW)
    await at_rest(discord, client)
    after = newest_post(discord, thread)
    assert says(after.text, "table-told-late") and late.name in after.text and late not in after.pinged
    assert reminder.deleted and not any(says(each.text, "reminder") for each in thread.messages)
    assert PLAY not in post.labels and len(after.pinged) == 1


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_has_its_options_on_one_panel(room, game):
    """Discord takes forty components in a message; the clock of a table brings three."""
    ana = Player(1, "Ana", "en")
    lobbies, tables = room.fresh(games=GAMES).lobbies, []
    for count in GAMES[game].seats:
        with suppress(LobbyError):  # so many need an expansion
            tables.append(
                await lobbies.open(
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
    nudging = pressing(post, "more").replace("more", "nudge")

    async def pressed(person):
        return await (await person.click(post, custom_id=nudging, forge=True)).settled(SLOW)

    assert NUDGE not in (await further(other, post, Page.TABLE)).labels, "too early"
    early = await pressed(other)
    assert says(early.text, "table-nudge-later") and early.ephemeral
    time.move(hours=12)
    assert NUDGE in (await further(other, post, Page.TABLE)).labels
    assert NUDGE not in (await further(late, post, Page.TABLE)).labels, "nobody waits for somebody else"
    await pressed(other)
    nudge = await told(discord, thread, "table-told-nudge")
    assert nudge.pinged == {late} and other not in nudge.pinged
    again = await pressed(other)
    assert says(again.text, "table-nudged")

    refused = await (await other.slash(thread, "table skip")).settled(SLOW)
    assert says(refused.text, "skip-moderators") and newest_post(discord, thread) is post
    sure = await (await moderator.slash(thread, "table skip")).settled(SLOW)
    assert says(sure.text, "skip-sure", who=late.name) and "Armadöra" in sure.text
    assert newest_post(discord, thread) is post
    old = pressing(sure, "skipped")
    await press(moderator, sure, "skipped")
    await discord.until(lambda: newest_post(discord, thread) is not post, "the skipped turn", timeout=SLOW)
    await at_rest(discord, client)
    after = newest_post(discord, thread)
    assert says(after.text, "table-told-skipped", user=moderator.id)
    assert late.name in after.text and after.pinged == {other}
    assert nudge.deleted
    time.move(hours=12)
    again = await (await moderator.click(sure, custom_id=old, forge=True)).settled(SLOW)
    assert says(again.text, "table-stale"), "it named somebody else"


async def test_a_substitute_gets_the_hand_and_the_old_owner_loses_it(discord, client, time):
    people = persons(discord, "Ana", "Ben", "Chie")
    dora = discord.guild("Game night").person("Dora")
    thread = await open_table(discord, place(discord), list(people.values()), "armadora", 3, 0)
    await at_rest(discord, client)
    leaver = next(each for each in people.values() if each not in newest_post(discord, thread).pinged)
    (hand,) = leaver.inbox
    post = newest_post(discord, thread)
    none_yet = await (await leaver.slash(thread, "table back")).settled(SLOW)
    assert says(none_yet.text, "table-not-away")

    sure = await press(leaver, await press(leaver, post, "more"), "offer")
    await press(leaver, sure, "offered")
    await discord.until(lambda: offers(newest_post(discord, thread), leaver), "an offer", timeout=SLOW)
    await at_rest(discord, client)
    offer = newest_post(discord, thread)
    assert offer is post, "the board is as before, so it is not posted again"
    (away,) = [each for each in thread.messages if says(each.text, "table-told-away")]
    assert not away.pinged and not away.files, "who is due was told of it already"
    panel = await open_panel(leaver, offer)
    assert not choices(panel) and RETURN in panel.labels and says(panel.text, "table-you-are-away")
    assert RETURN not in (watching := await open_panel(dora, offer)).labels and "⋯" in watching.labels

    # The inbox knows, and leads back; then away again.
    inbox = await (await leaver.slash(thread, "turns")).settled(SLOW)
    assert says(inbox.text, "inbox-away") and not says(inbox.text, "inbox-others")
    assert inbox.labels[0] == f"{RETURN} · Armadöra"
    await press(leaver, inbox, "return")
    await at_rest(discord, client)
    assert newest_post(discord, thread) is post
    assert not offered(post)
    sure = await (await leaver.slash(thread, "table substitute")).settled(SLOW)
    await press(leaver, sure, "offered")
    await discord.until(lambda: offers(newest_post(discord, thread), leaver), "an offer", timeout=SLOW)
    await at_rest(discord, client)

    seated = next(each for each in people.values() if each is not leaver)
    assert "already" in (await press(seated, newest_post(discord, thread), "take")).text
    guild = discord.guild("Game night").id
    await (await dora.slash(place(discord), "table new", game="carcassonne")).settled(SLOW)
    await client.store.settle(guild, lambda now: replace(now, most=1))
    enough = await press(dora, newest_post(discord, thread), "take")
    assert said("server-enough", count=1) in enough.text
    await client.store.settle(guild, lambda now: replace(now, most=2))
    asked_first = await press(dora, newest_post(discord, thread), "take")
    assert says(asked_first.text, "take-sure", who=leaver.name)
    taken = await press(dora, asked_first, "taken")
    assert says(taken.text, "take-done-hand")
    handed = await told(discord, thread, "table-told-substituted", user=leaver.id)
    assert "Dora" in handed.text and leaver not in handed.pinged
    await at_rest(discord, client)
    (line,) = [each for each in place(discord).messages if f"<#{thread.id}>" in each.text]
    for called in (thread.name, line.text):
        assert "Dora" in called and leaver.name not in called
    assert hand.deleted and leaver.inbox == [] and len(dora.inbox) == 1
    assert dora.inbox[0].files[0].bytes == hand.files[0].bytes
    watching = await press(leaver, newest_post(discord, thread), "hand")
    assert says(watching.text, "not-seated") and not watching.files

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
    await told(discord, thread, "table-told-gone")
    await at_rest(discord, client)
    assert offers(post, late) and newest_post(discord, thread) is post
    time.move(minutes=10)
    await discord.until(
        lambda: newest(discord, place(discord)) is not post, "the game to go on", timeout=SLOW
    )
    await at_rest(discord, client)
    after = newest_post(discord, thread)
    assert says(after.text.replace("🟠", "🟦"), "table-told-played-for", who=f"🟦 **{late.name}**")
    assert offers(after, late) and late not in after.pinged and len(after.pinged) == 1
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
        lambda: sum(says(each.text, "reminder") for each in thread.messages) == 1, "it", timeout=SLOW
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
    assert says(sure.text, "offer-sure-offer", who="Ben") and sure.labels == [ASK, NOT_NOW]
    done = await press(ana, sure, "handon")
    assert says(done.text, "offer-asked", who="Ben")
    question = await told(discord, thread, "vote-offer")
    assert question.pinged == {ben}
    assert not offered(newest_post(discord, thread))
    (no,) = [each["custom_id"] for each in question.buttons if "offer no" in each["custom_id"]]
    await (await ben.click(question, custom_id=no)).settled(SLOW)
    await discord.until(lambda: says(question.text, "vote-offer-no"), "the answer", timeout=SLOW)

    # A moderator who does not play is named.
    sure = await (await moderator.slash(thread, "table substitute", player=ben)).settled(SLOW)
    assert says(sure.text, "offer-sure-moderator", who="Ben")
    await press(moderator, sure, "handon")
    post = await told(discord, thread, "table-told-removed", user=moderator.id)
    assert post.pinged == {ben} and says(post.text, "seat-return")

    # Who is away is called for the end, and may say no.
    await press(ana, await (await ana.slash(thread, "table stop")).settled(SLOW), "stopped")
    question = await told(discord, thread, "vote-stop")
    assert question.pinged == {ben}
    (no,) = [each["custom_id"] for each in question.buttons if "stop no" in each["custom_id"]]
    await (await ben.click(question, custom_id=no)).settled(SLOW)
    await discord.until(lambda: says(question.text, "vote-stop-no"), "the answer", timeout=SLOW)


async def test_a_question_that_is_no_longer_true_is_asked_anew(discord, client, time):
    people = persons(discord, "Ana", "Ben")
    thread = await open_table(discord, place(discord), list(people.values()), "armadora", 2, 0)
    await at_rest(discord, client)
    late = due(newest_post(discord, thread), people)
    other = next(each for each in people.values() if each is not late)
    sure = await (await other.slash(thread, "table substitute", player=late)).settled(SLOW)
    time.move(days=6)
    again = await press(other, sure, "handon")
    assert says(again.text, "offer-sure-replace", who=late.name) and again.labels == [ASK, NOT_NOW]
    await press(other, again, "handon")
    question = await told(discord, thread, "vote-replace")
    assert question.pinged == {late} and says(question.text, "vote-until-replace")
    time.move(hours=25)
    await discord.until(lambda: offers(newest_post(discord, thread), late), "an offer", timeout=SLOW)
    post = await told(discord, thread, "table-told-voted")
    assert other.name in post.text and post.pinged == {late}
