"""Coming back over loopback: the inbox, what has happened since, and the recap."""

import re
from datetime import timedelta

from cogs.panels import turns
from engines.core.chance import Rng
from tests.cogs.loopback.conftest import started_table
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
from tests.cogs.loopback.test_table import press
from tests.spoken import said, says


async def test_the_inbox_lists_all_tables_of_all_servers(discord, client, time):
    home, club = discord.guild("Game night"), discord.guild("Club *zero*")
    channels = [home.channel("tables"), club.channel("games")]
    ana, ben, zoe = home.person("Ana", locale="en-US"), home.person("B*e*n"), home.person("Zoe")
    for each in (ana, ben):
        club.join(each)
    empty = await (await ana.slash(channels[0], "turns")).settled(SLOW)
    assert empty.ephemeral and says(empty.text, "inbox-nothing") and empty.labels == [said("button-puzzle")]
    first, second, third = [
        await started_table(client, time, channels[at % 2], [ana, ben] if at else [ben, ana])
        for at in range(3)
    ]
    elsewhere = await started_table(client, time, channels[0], [ben, zoe])

    async def look(person, place):
        return await (await person.slash(place, "turns")).settled(SLOW)

    # Those that wait for me come first, the soonest deadline before what has no clock; the place does not matter; nobody else's are there.
    listed = await look(ana, channels[1])
    assert said("inbox-mine", count=2) in listed.text and listed.text.count("Armadöra") == 3
    links = re.findall(r"https://discord.com/channels/(\d+)/(\d+)/(\d+)", listed.text)
    assert [int(guild) for guild, *_ in links] == [home.id, club.id, home.id]
    for table, link in zip((third, second, first), links, strict=True):
        post = newest_post(discord, discord.world.channels[int(link[1])])
        assert int(link[2]) == post.id and panel_table(post) == table
    began = [await client.tables.table(each) for each in (second, first)]
    assert [f"<t:{int(each.row.started_at.timestamp())}:R>" in listed.text for each in began] == [True, True]
    began = [await client.tables.table(third)]
    until = int((began[0].row.started_at + timedelta(days=1)).timestamp())
    assert f"<t:{until}:f>" in listed.text and f"<t:{until}:R>" in listed.text
    assert "**B\\*e\\*n**" in listed.text and r"Club \*zero\*" in listed.text
    in_dm = await look(ana, ana.dm)
    assert in_dm.text == listed.text and in_dm.labels == listed.labels
    assert (await look(zoe, channels[0])).text.count("Armadöra") == 1
    assert elsewhere not in str([each["custom_id"] for each in listed.buttons])

    # Next opens the most urgent one by now, wherever it is; then the other; then none.
    opened = await press(ana, listed, "next")
    assert opened.ephemeral and choices(opened)[0][0].split(":")[2] == third and str(home.id) in opened.text
    rng = Rng("inbox", 0)
    done = await play_by_buttons(ana, opened, rng)
    assert said("button-next-game", count=1) in done.labels
    opened = await press(ana, listed, "next")
    assert choices(opened)[0][0].split(":")[2] == second
    again = await press(ana, done, "next")
    assert choices(again)[0][0].split(":")[2] == second, "what no longer waits is not offered"
    done = await play_by_buttons(ana, again, rng)
    assert not any(says(label, "button-next-game") for label in done.labels)
    assert says((await press(ana, listed, "next")).text, "inbox-nothing")
    still = await open_by(ana, listed, second)
    assert says(still.text, "waiting-for", who=r"🟦 **B\*e\*n**") and not choices(still)


async def test_a_long_inbox_has_pages(discord, client, time, monkeypatch):
    page, fits = 2, turns.PAGE
    monkeypatch.setattr(turns, "PAGE", page)
    monkeypatch.setattr(turns, "_MOST_BUTTONS", 1)
    channel = discord.guild("Game night").channel("tables")
    ana = discord.guild("Game night").person("Ana", locale="ja")
    long = [discord.guild("Game night").person(f"{'long_name_' * 3}{at}") for at in range(3)]
    tables = [await started_table(client, time, channel, [ana, *long]) for _ in range(page + 1)]
    listed = await (await ana.slash(channel, "turns")).settled(SLOW)
    assert said("inbox-mine", "ja", count=page + 1) in listed.text and len(listed.text) * fits / page < 4000
    options = listed.selects[0]["options"]
    clockless, clocked = tables[:page]
    assert [each["value"] for each in options] == [clocked, clockless]
    chosen = await (await ana.choose(listed, clocked)).settled(SLOW)
    assert choices(chosen)[0][0].split(":")[2] == clocked
    await press(ana, listed, "inbox")
    assert listed.labels == [said("button-next", "ja"), "◀"]
    await press(ana, listed, "inbox")
    assert listed.selects and listed.labels == [said("button-next", "ja"), "▶"]


async def test_since_ones_last_turn_and_the_recap(discord, client, table):
    thread, people = table
    post = newest_post(discord, thread)
    first = due(post, people)
    second = next(each for each in people.values() if each is not first)
    zoe = discord.guild("Game night").person("Zoe")
    assert "📝" not in (await open_panel(first, post)).text
    rng, begin = Rng("since", 3), post
    for person in (first, second, first):
        post = newest_post(discord, thread)
        here = await open_panel(person, post)
        panel = await open_panel(person, hand_of(person))
        title = said("since-title", person.locale, since="start" if person is second else "turn")
        assert title not in here.text, "the post just above says it"
        told = [line for line in panel.text.splitlines() if line.startswith("- ")]
        assert (title in panel.text) == bool(told) == (post is not begin)
        assert all(f"**{person.name}**" not in line for line in told)
        panel = await take(person, panel, choices(panel)[0])
        assert title not in panel.text, "said once, when the panel opens"
        await play_by_buttons(person, panel, rng)
        await discord.until(
            lambda person=person: due(newest_post(discord, thread), people) is not person,
            "a turn",
            timeout=SLOW,
        )
    hand = hand_of(second)
    title = said("since-title", second.locale, since="turn")
    await discord.until(lambda: title in hand.text, "the same by direct message", timeout=SLOW)

    # The recap begins with what was missed, goes to either end, and shows everybody their own pictures.
    post = newest_post(discord, thread)
    mine, theirs = await press(second, post, "recap"), await press(zoe, post, "recap")
    for page in (mine, theirs):
        assert "4" in page.text.splitlines()[0] and pages(page) == [0, 2, 3, 3]
    assert theirs.files[0].bytes == post.files[0].bytes != mine.files[0].bytes
    hand_over = await press(first, post, "recap")
    assert pages(hand_over) == [0, 2, 3, 3] and hand_over.files[0].bytes != theirs.files[0].bytes
    for to in (0, 1, 2, 3):
        await zoe.click(
            theirs,
            custom_id=next(
                id for id in (e["custom_id"] for e in theirs.buttons) if re.search(f":p0*{to}$", id)
            ),
        )
        await discord.until(
            lambda to=to: said("recap-page", page=to + 1, pages=4) in theirs.text, "the page", timeout=SLOW
        )
        assert pages(theirs) == [0, max(0, to - 1), min(to + 1, 3), 3], "the row keeps its shape"
    shown = {message.files[0].name: message.files[0].bytes for message in thread.messages if message.files}
    assert theirs.files[0].bytes == shown["armadora-" + theirs.files[0].name.split("-")[1]]


def hand_of(person):
    """The direct message with somebody's hand."""
    return next(message for message in person.inbox if "m1:board:" in str(message.buttons))


def pages(message):
    """The pages to which a recap's buttons lead."""
    ids = [each["custom_id"] for each in message.buttons]
    return [int(each.rpartition("p")[2]) for each in ids if ":recap:" in each]


async def open_by(person, message, table):
    """Press the button of one table in the inbox."""
    custom_id = next(each["custom_id"] for each in message.buttons if f":play:{table}:" in each["custom_id"])
    return await (await person.click(message, custom_id=custom_id)).settled(SLOW)
