"""Films, charts and results of finished games are posted in the thread once, or sent by direct message."""

import pytest

from sandbox.model.messages import SILENT
from tests.cogs.loopback.conftest import started_table
from tests.cogs.loopback.playing import SLOW, clicked
from tests.cogs.loopback.test_calls import play_out, sheet_of
from tests.cogs.loopback.test_table import press
from tests.spoken import said, says


@pytest.fixture
async def over(discord, client, channel, time):
    """A finished game: (people, its table, its thread)."""
    guild = discord.guild("Game night")
    people = [guild.person("Ana"), guild.person("Ben")]
    table = await started_table(client, time, channel, people)
    await play_out(client, table)
    return people, table, channel.threads[-1]


def shared(thread):
    return [each for each in thread.messages if says(each.text, "shared-by")]


async def made(client, monkeypatch):
    """Films that take no time."""

    async def film(wanted, told):
        return f"film {len(wanted.shots)}".encode()

    monkeypatch.setattr(client.films, "film", film)


async def test_a_film_is_posted_once_and_removed_by_a_moderator(discord, client, over, monkeypatch):
    (ana, ben), table, thread = over
    guild = discord.guild("Game night")
    zoe, mia = guild.person("Zoe"), guild.person("Mia", can=("manage_threads",))
    await made(client, monkeypatch)
    film = await ana.click(sheet_of(thread), custom_id=f"m1:film:{table}:0:15", forge=True)
    film = await film.settled(SLOW)
    assert {said("button-share"), said("button-sendme")} <= set(film.labels)
    assert says((await press(ana, film, "share")).text, "shared")
    (post,) = shared(thread)
    assert post.files and says(post.text, "film-done") and not post.pinged and ana.mention in post.text
    await press(ana, film, "share")
    assert shared(thread) == [post], "once, however often it is pressed"

    # Somebody else's is another one; who did not play may have it sent, and not posted.
    theirs = await ben.click(sheet_of(thread), custom_id=f"m1:share:{table}:0:film 15", forge=True)
    assert says((await theirs.settled(SLOW)).text, "shared") and len(shared(thread)) == 2
    foreign = await zoe.click(sheet_of(thread), custom_id=f"m1:share:{table}:0:film 15", forge=True)
    assert says((await foreign.settled(SLOW)).text, "share-not-yours") and len(shared(thread)) == 2

    assert says((await press(ben, post, "unshare")).text, "unshare-not-yours") and not post.deleted
    forged = await ben.click(
        sheet_of(thread), custom_id=f"m1:unshare:{table}:0:{ben.id} film-done", forge=True
    )
    assert (await forged.settled(SLOW)).ephemeral and not sheet_of(thread).deleted
    assert says((await press(mia, post, "unshare")).text, "unshared") and post.deleted


async def test_what_was_made_is_sent_once_by_direct_message(discord, client, over, monkeypatch):
    (ana, _), table, thread = over
    await made(client, monkeypatch)
    before = len(ana.inbox)
    for what in ("film 15", "film 15", "result"):
        sent = await ana.click(sheet_of(thread), custom_id=f"m1:sendme:{table}:0:{what}", forge=True)
        assert says((await sent.settled(SLOW)).text, "sent-to-you"), what
    film, result = ana.inbox[before:]
    assert says(film.text, "film-done") and says(result.text, "result-done") and film.files and result.files
    more = await clicked(ana, sheet_of(thread), "m1:more:")
    assert film.flags & SILENT and said("button-sendme") in more.labels


async def test_a_what_if_is_posted_once_as_it_is_now_or_sent(discord, client, over):
    (ana, ben), table, thread = over
    copy = await ana.click(sheet_of(thread), custom_id=f"m1:whatif:{table}:0:1", forge=True)
    copy = await copy.settled(SLOW)
    assert said("button-share") not in copy.labels, "nothing was tried yet"

    async def go_on():
        before = copy.buttons
        await ana.click(copy, said("button-computer-moves"))
        await discord.until(lambda: copy.buttons != before, "the computer's turn", timeout=SLOW)

    await go_on()
    assert says((await press(ana, copy, "share")).text, "shared")
    (post,) = shared(thread)
    first = post.text
    assert post.files and says(first, "what-if-done") and not post.pinged and ana.mention in first
    await go_on()
    await press(ana, copy, "share")
    assert shared(thread) == [post] and post.text != first, "once, and as it is now"
    other = await ana.click(sheet_of(thread), custom_id=f"m1:whatif:{table}:0:3", forge=True)
    other = await other.settled(SLOW)
    await ana.click(other, said("button-computer-moves"))
    await discord.until(lambda: said("button-share") in other.labels, "the computer's turn", timeout=SLOW)
    await press(ana, other, "share")
    assert len(shared(thread)) == 2, "another copy is another post"

    (number,) = {each["custom_id"].split(":")[2] for each in copy.buttons if ":sketch:" in each["custom_id"]}
    stolen = await ben.click(sheet_of(thread), custom_id=f"m1:share:{table}:0:sketch {number}", forge=True)
    assert says((await stolen.settled(SLOW)).text, "table-no-sketch"), "another's copy is theirs"
    before = len(ana.inbox)
    assert says((await press(ana, copy, "sendme")).text, "sent-to-you")
    (sent,) = ana.inbox[before:]
    assert says(sent.text, "what-if-done") and sent.files and sent.flags & SILENT
    assert says((await press(ana, post, "unshare")).text, "unshared") and post.deleted
    assert len(shared(thread)) == 1


async def test_no_what_if_of_a_running_game_is_shared(discord, client, channel, time):
    people = [discord.guild("Game night").person(name) for name in ("Ana", "Ben")]
    table = await started_table(client, time, channel, people)
    thread, ana = channel.threads[-1], people[0]
    now = await client.tables.table(table)
    sketch = await client.tables.sketches.begin(now, ana.id, now.head)
    await client.tables.sketches.play(sketch.row.id, ana.id, sketch.legal[0], 0)
    post = thread.messages[-1]
    for action in ("share", "sendme"):
        forged = await ana.click(post, custom_id=f"m1:{action}:{table}:0:sketch {sketch.row.id}", forge=True)
        assert says((await forged.settled(SLOW)).text, "film-later")
    assert not shared(thread) and not any(says(each.text, "what-if-done") for each in ana.inbox)
