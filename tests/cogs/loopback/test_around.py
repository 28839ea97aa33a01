"""Around a game over loopback: notes, hands and scores, questions, what is taken back, followers, rematch."""

from datetime import timedelta

from engines.core import fairness
from engines.core.chance import Rng
from render.languages import language
from tests.cogs.loopback.conftest import started, started_table
from tests.cogs.loopback.playing import (
    SLOW,
    choices,
    due,
    newest_post,
    open_panel,
    panel_table,
    play_by_buttons,
    take,
)
from tests.cogs.loopback.test_attendance import at_rest
from tests.cogs.loopback.test_table import page_with, press, pressing
from tests.cogs.loopback.test_whole_game import open_table
from tests.spoken import said, says

AGREE, REFUSE, PLAY = said("button-agree"), said("button-refuse"), said("button-play")
UNDONE = said("post-taken-back")


def written(form):
    """What stands in the only field of a form."""
    (field,) = form.fields.values()
    return field.get("value") or ""


async def test_notes_are_private_and_a_form_outlives_a_restart(discord, client, table, time, tmp_path):
    thread, people = table
    post = newest_post(discord, thread)
    ana, ben = people.values()
    first = due(post, people)
    more = await page_with(first, await press(first, post, "more"), "notes")
    reply = await first.click(more, custom_id=pressing(more, "notes"))
    assert written(reply.modal) == ""
    shown = await (await first.submit(reply.modal, "  gold in the *north*\n@everyone ")).settled(SLOW)
    assert shown is more and "> 📝 gold in the *north*\n> @everyone" in shown.text and not shown.pinged

    # Opened before a restart, sent after it.
    again = (await first.click(more, custom_id=pressing(more, "notes"))).modal
    assert written(again) == "gold in the *north*\n@everyone"
    await discord.stop(client)
    fresh = await started(discord, tmp_path, time)
    shown = await (await first.submit(again, "palisades " * 30)).settled(SLOW)
    assert "palisades palisades" in shown.text and "gold" not in shown.text

    panel = await open_panel(first, post)
    (line,) = [line for line in panel.text.splitlines() if "📝" in line]
    assert choices(panel) and line.startswith("-# 📝 palisades") and line.endswith("…") and len(line) < 100
    other = ben if first is ana else ana
    for looked in (await open_panel(other, post), await press(other, post, "more")):
        assert "📝" not in looked.text
    empty = (await first.click(more, custom_id=pressing(more, "notes"))).modal
    gone = await (await first.submit(empty, " ")).settled(SLOW)
    assert "📝" not in gone.text and await fresh.store.note(panel_table(post), first.id) == ""

    # A note that is written elsewhere while a form is open is not overwritten without a question.
    opened = (await first.click(more, custom_id=pressing(more, "notes"))).modal
    await fresh.notes.keep(panel_table(post), first.id, "from elsewhere")
    asked = await (await first.submit(opened, "from here")).settled(SLOW)
    locale = language(first.locale)
    assert (
        says(asked.text, "notes-now", locale)
        and "> 📝 from elsewhere" in asked.text
        and "> 📝 from here" in asked.text
    )
    kept = await (await first.click(asked, said("button-note-now", locale))).settled(SLOW)
    assert "from elsewhere" in kept.text
    asked = await (await first.submit(opened, "from here")).settled(SLOW)
    kept = await (await first.click(asked, said("button-note-yours", locale))).settled(SLOW)
    assert "from here" in kept.text and await fresh.store.note(panel_table(post), first.id) == "from here"
    assert written((await first.click(more, custom_id=pressing(more, "notes"))).modal) == "from here"

    # A form of another version, or a made-up one, is answered and changes nothing.
    for custom_id in ("fm1:nosuch:abcd1234:0:", "what is this", "fm1:notes:nosuchid:0:"):
        opened = (await first.click(more, custom_id=pressing(more, "notes"))).modal
        opened.data["custom_id"] = custom_id
        refused = await first.submit(opened, "lost")
        told = await discord.until(lambda refused=refused: answered(refused), "the refusal", timeout=SLOW)
        assert told.ephemeral and told.text and "📝" not in told.text
    await discord.stop(fresh)


async def test_hand_is_offered_where_there_is_something_hidden_and_zoom_says_what_it_shows(
    discord, client, time
):
    guild = discord.guild("Game night")
    ana, ben = guild.person("Ana"), guild.person("Ben")
    for game, hidden in (("armadora", True), ("carcassonne", False)):
        channel = guild.channel(game)
        await started_table(client, time, channel, [ana, ben], game)
        post = newest_post(discord, channel.threads[0])
        assert (said("button-hand") in post.labels) is hidden
    zoomed = await (await ana.slash(channel.threads[0], "table zoom")).settled(SLOW)
    assert f"**Carcassonne** · {said('carcassonne-closeup-new')}" in zoomed.text
    fields = await press(ana, zoomed, "zoom")
    assert f"**Carcassonne** · {said('carcassonne-closeup-fields')}" in fields.text
    assert says(fields.text, "carcassonne-closeup-fields-hint")


async def test_the_score_so_far(discord, client, time, monkeypatch):
    guild = discord.guild("Game night")
    ana, ben = guild.person("Ana", locale="en-US"), guild.person("Ben", locale="ja")
    monkeypatch.setattr(fairness, "seed_of", lambda *_: "a seed with which somebody scores before the end")
    table = await started_table(client, time, guild.channel("tables"), [ana, ben], "carcassonne")
    thread = guild.channel("tables").threads[0]
    more = await page_with(ana, await press(ana, newest_post(discord, thread), "more"), "text")
    assert said("button-score") not in more.labels
    rng, now = Rng("so far", 0), await client.tables.table(table)
    while not now.presentation.so_far(now.view(None)):
        user = now.seats[now.due[0]].user
        draft = await client.tables.panel(now, user)
        while lines := [line for line in draft.legal if line != "end"]:
            draft = await client.tables.draft(table, user, rng.choice(lines))
        now = (await client.tables.confirm(table, user)).table
    await at_rest(discord, client)
    post = newest_post(discord, thread)
    assert said("button-score", "ja") in (await page_with(ben, await press(ben, post, "more"), "text")).labels
    told = await press(ana, await press(ana, post, "more"), "score")
    points = [sum(line.points[seat] for line in now.presentation.so_far(now.view(None))) for seat in (0, 1)]
    assert max(points) > 0
    for seat, count in enumerate(points):
        assert f"**{now.seats[seat].name}** {count}" in told.text


async def test_a_question_says_what_came_of_it(discord, client, table, time, tmp_path):
    thread, people = table
    first = due(newest_post(discord, thread), people)
    second = next(each for each in people.values() if each is not first)

    withdraw = []

    async def ask(what="stop"):
        time.move(seconds=1)
        told = await (await first.slash(thread, f"table {what}")).settled(SLOW)
        if what == "stop":
            assert AGREE not in thread.last.labels and says(told.text, "stop-sure", language(first.locale))
            told = await press(first, told, "stopped")
        assert says(told.text, f"{what}-asked", language(first.locale))
        withdraw.append(told)
        return await discord.until(
            lambda: AGREE in thread.last.labels and thread.last.v2 and thread.last,
            "the question",
            timeout=SLOW,
        )

    async def closed(question, key):
        await discord.until(lambda: says(question.text, key) and not question.buttons, key, timeout=SLOW)

    refused = await ask()
    until = int((time.now() + timedelta(hours=24)).timestamp())
    assert refused.pinged == {second} and f"<t:{until}:R>" in refused.text
    await (await second.click(refused, REFUSE)).settled(SLOW)
    await closed(refused, "vote-stop-no")

    # A day later, with a restart between: the message says so, and a late answer is told why.
    sure = await (await first.slash(thread, "table stop")).settled(SLOW)
    again = await press(first, sure, "stopped")
    assert says(again.text, "table-vote-again", language(first.locale))
    time.move(hours=1)
    late = await ask()
    assert late is not refused
    custom_id = pressing(late, "vote")
    await discord.stop(client)
    time.move(hours=23)
    fresh = await started(discord, tmp_path, time)
    assert late.buttons and thread.last is late
    await discord.until(
        lambda: time.sleeping == len(client._watches), "clock and keeper to sleep", timeout=SLOW
    )
    time.move(hours=1)
    await closed(late, "vote-expired")
    too_late = await (await second.click(late, custom_id=custom_id, forge=True)).settled(SLOW)
    assert too_late.ephemeral and says(too_late.text, "table-no-vote", language(second.locale))

    # Whoever asked takes the question back.
    taken_back = await ask()
    await press(first, withdraw[-1], "vote")
    await closed(taken_back, "vote-withdrawn")
    time.move(hours=1)

    # The game moves on: to end it can still be agreed to, to take something back not any more.
    rng, still = Rng("void", 0), await ask()
    for person in (first, second):
        post = newest_post(discord, thread)
        await play_by_buttons(person, await open_panel(person, post), rng)
        await discord.until(
            lambda post=post: newest_post(discord, thread) is not post, "a turn", timeout=SLOW
        )
    void = await ask("undo")
    await play_by_buttons(first, await open_panel(first, newest_post(discord, thread)), rng)
    await closed(void, "vote-overtaken")
    assert AGREE in still.labels
    await (await second.click(still, REFUSE)).settled(SLOW)
    await closed(still, "vote-stop-no")
    await fresh.posts.settle()
    assert sum(PLAY in message.labels for message in thread.messages) == 1
    await discord.stop(fresh)


async def test_a_question_moves_on_with_its_table_when_the_thread_is_deleted(discord, client, table, time):
    thread, people = table
    ana, ben = people.values()
    time.move(seconds=1)
    await press(ana, await (await ana.slash(thread, "table stop")).settled(SLOW), "stopped")
    await discord.until(lambda: AGREE in thread.last.labels, "the question", timeout=SLOW)
    await at_rest(discord, client)
    thread.delete()
    channel = discord.guild("Game night").channel("tables")

    def asked_again():
        moved = [each for each in channel.threads if each is not thread and each.messages]
        return moved and AGREE in moved[0].last.labels and moved[0].last.v2 and moved[0].last

    question = await discord.until(asked_again, "the question in the new thread", timeout=SLOW)
    assert question.pinged == {ben}
    await (await ben.click(question, AGREE)).settled(SLOW)
    await discord.until(lambda: not question.buttons, "what came of it", timeout=SLOW)


async def test_a_question_is_edited_when_somebody_agrees_and_not_with_every_turn(discord, client):
    guild = discord.guild("Game night")
    people = {name: guild.person(name) for name in ("Ana", "Ben", "Chie")}
    thread = await open_table(discord, guild.channel("tables"), list(people.values()), "armadora", 3, 0)
    post = newest_post(discord, thread)
    first = due(post, people)
    second = next(each for each in people.values() if each is not first)
    await press(first, await (await first.slash(thread, "table stop")).settled(SLOW), "stopped")
    question = await discord.until(
        lambda: AGREE in thread.last.labels and thread.last.v2 and thread.last, "a question"
    )

    def edits():
        return (
            sum(each.method == "PATCH" and each.path.endswith(f"/{question.id}") for each in discord.requests)
            - 1
        )  # that which made it whole

    await press(second, question, "vote")
    await client.posts.settle()
    assert f"**{second.name}**" in question.text and edits() == 1
    await play_by_buttons(first, await open_panel(first, post), Rng("agreed", 0))
    await discord.until(lambda: newest_post(discord, thread) is not post, "a turn", timeout=SLOW)
    await client.posts.settle()
    assert question.buttons and edits() == 1


async def test_what_was_taken_back_is_struck_out(discord, client, table):
    thread, people = table
    begin = newest_post(discord, thread)
    first = due(begin, people)
    second = next(each for each in people.values() if each is not first)
    await client.posts.settle()
    hands = {each: next(m for m in each.inbox if "m1:board:" in str(m.buttons)) for each in people.values()}
    before = {each: hand.files[0].bytes for each, hand in hands.items()}
    rng = Rng("struck", 5)

    async def play(person):
        post = newest_post(discord, thread)
        panel = await open_panel(person, post)
        warrior = next(choice for choice in choices(panel) if ":warrior 1" in choice[0])
        panel = await take(person, panel, warrior)
        done = await play_by_buttons(person, await take(person, panel, rng.choice(choices(panel))), rng)
        return done, await discord.until(
            lambda: (now := newest_post(discord, thread)) is not post and now, "its post", timeout=SLOW
        )

    # Alone and at once, while nobody has acted: the post is struck, says so once, and keeps its picture.
    done, post = await play(first)
    words, picture = post.text, post.files[0].bytes
    await discord.until(lambda: hands[first].files[0].bytes != before[first], "a hand with a warrior less")
    assert UNDONE not in words
    undone = await press(first, done, "undo")
    assert says(undone.text, "undo-done", language(first.locale))
    await discord.until(lambda: UNDONE in post.text, "the mark", timeout=SLOW)
    assert post.text.splitlines()[1] == f"~~{words.splitlines()[0]}~~" and not post.buttons
    assert post.files[0].bytes == picture and begin.text.count(UNDONE) == 0
    trace = newest_post(discord, thread)
    assert says(trace.text, "table-told-undo") and trace.files[0].bytes == begin.files[0].bytes
    assert trace.pinged == {first}
    await discord.until(
        lambda: hands[first].files[0].bytes == before[first], "the hand as before", timeout=SLOW
    )

    # By consent, once somebody has acted: every post that does not count any more is struck, and no other.
    _, mine = await play(first)
    _, theirs = await play(second)
    await (await first.slash(thread, "table undo")).settled(SLOW)
    question = await discord.until(
        lambda: AGREE in thread.last.labels and thread.last.v2 and thread.last, "a question", timeout=SLOW
    )
    await (await second.click(question, AGREE)).settled(SLOW)
    await discord.until(lambda: UNDONE in mine.text and UNDONE in theirs.text, "both marks", timeout=SLOW)
    assert [m.text.count(UNDONE) for m in (begin, post, trace, mine, theirs)] == [0, 1, 0, 1, 1]
    await discord.until(lambda: says(question.text, "vote-undo-yes"), "what came of it", timeout=SLOW)
    assert says(question.text, "vote-undo") and "<@" not in question.text
    await client.posts.settle()
    assert {each: hand.files[0].bytes for each, hand in hands.items()} == before
    assert due(newest_post(discord, thread), people) is first


async def test_who_follows_is_told_the_result_once(discord, client, table):
    thread, people = table
    guild = discord.guild("Game night")
    post = newest_post(discord, thread)
    number = panel_table(post)
    first = due(post, people)
    zoe, yan, xia = guild.person("Zoe", locale="ja"), guild.person("Yan"), guild.person("Xia")
    xia.dms_open = False

    # Looking around is friendly, and shows what is public: texts and pictures are those of everybody.
    more = await press(zoe, post, "more")
    looks = [
        await open_panel(zoe, post),
        await press(zoe, more, "recap"),
        await press(zoe, post, "hand"),
        more,
    ]
    assert says(looks[0].text, "not-seated", "ja") and says(looks[2].text, "not-seated", "ja")
    assert looks[0].files[0].bytes == looks[1].files[0].bytes == post.files[0].bytes
    assert (await press(zoe, looks[3], "text")).text
    asked = [await who.click(post, custom_id=f"m1:rules:{number}:0:", forge=True) for who in (zoe, first)]
    pages = [await discord.until(lambda each=each: answered(each), "how to play") for each in asked]
    ways = [
        said("button-to-turn", language(who.locale)) in page.labels
        for who, page in zip((zoe, first), pages, strict=True)
    ]
    assert ways == [False, True] and all(page.text for page in pages), "whose turn it is has a way back to it"
    mine = await page_with(first, await press(first, post, "more"), "notes")
    assert said("button-follow", first.locale) not in mine.labels

    for person in (zoe, yan, xia):
        more = await page_with(person, await press(person, post, "more"), "follow")
        await person.click(more, custom_id=pressing(more, "follow"))
        await discord.until(lambda more=more: "m1:unfollow" in str(more.buttons), "Unfollow", timeout=SLOW)
        assert says(more.text, "followed", language(person.locale))
        if person is yan:
            await yan.click(more, custom_id=pressing(more, "unfollow"))
            await discord.until(lambda more=more: "m1:follow" in str(more.buttons), "Follow", timeout=SLOW)
    seated = await first.click(post, custom_id=f"m1:follow:{number}:0:", forge=True)
    refused = await discord.until(lambda: answered(seated), "a refusal", timeout=SLOW)
    assert refused.ephemeral

    # While the game goes on, followers hear nothing; when it is over, once, with the way to it.
    await play_by_buttons(first, await open_panel(first, post), Rng("follow", 0))
    await client.posts.settle()
    assert not zoe.inbox
    sure = await (await first.slash(thread, "table resign")).settled(SLOW)
    await press(first, sure, "resigned")
    told = await discord.until(lambda: zoe.inbox and zoe.inbox[-1], "the result", timeout=SLOW)
    await client.posts.settle()
    game = said("armadora-title", "ja")
    text, who = told.text.replace("🟠", "🟦"), f"🟦 **{first.name}**"
    assert says(text, "ended-resigned-won", "ja", game=game, who=who)
    assert f"https://discord.com/channels/{guild.id}/{thread.id}" in told.text
    assert len(zoe.inbox) == 1 and not yan.inbox and not xia.inbox
    assert await client.store.followers(number) == [] == await client.store.lagging()
    client.posts.wake(number)
    await client.posts.settle()
    assert len(zoe.inbox) == 1
    late = await yan.click(post, custom_id=f"m1:more:{number}:0:", forge=True)
    assert said("button-follow") not in (await page_with(yan, await late.settled(SLOW), "notes")).labels


async def test_a_rematch_invites_the_same_people_once(discord, client, table):
    thread, people = table
    channel = discord.guild("Game night").channel("tables")
    ana, ben = people.values()
    zoe = discord.guild("Game night").person("Zoe")
    old = panel_table(newest_post(discord, thread))
    sheet = newest_post(discord, thread)
    await client.tables.votes.propose_stop(old, ana.id)
    await client.tables.votes.vote(old, ben.id, "stop", True)
    await client.posts.settle()
    rematch = f"m1:rematch:{old}:0:"

    async def press_rematch(person):
        return await (await person.click(sheet, custom_id=rematch, forge=True)).settled(SLOW)

    refused = await press_rematch(zoe)
    assert refused.ephemeral and says(refused.text, "table-not-played")
    told = await press_rematch(ben)
    join = said("button-join")
    lobby, asked = channel.messages[-2:]
    assert join in lobby.labels and says(lobby.text, "seat-kept")
    assert says(asked.text, "rematch-invites", who=ana.mention) and asked.pinged == {ana}
    assert says(lobby.text, "seating-rotated")
    link = f"https://discord.com/channels/{channel.guild.id}/{channel.id}/{lobby.id}"
    assert link in told.text
    again = await press_rematch(ben)
    assert link in again.text and channel.last is asked
    refused = await (await zoe.click(lobby, join)).settled(SLOW)
    assert says(refused.text, "table-kept", count=1)
    began = await press_rematch(ana)
    await discord.until(lambda: says(asked.text, "lobby-invited-all"), "all answered", timeout=SLOW)
    assert not asked.buttons and says(began.text, "started", thread=f"<#{channel.threads[-1].id}>")
    assert len(channel.threads) == 2, "with the last who accepts it begins"
    await client.posts.settle()
    assert f"/{channel.threads[1].id}" in (await press_rematch(ana)).text
    before, now = [await client.tables.in_channel(each.id) for each in channel.threads]
    names = [seat_row.name for seat_row in before.seats]
    assert [seat_row.name for seat_row in now.seats] == [*names[1:], *names[:1]]


def answered(reply):
    """What the bot said beside the message that was there."""
    return reply.followups[-1] if reply.followups else reply.type == 4 and reply.message
