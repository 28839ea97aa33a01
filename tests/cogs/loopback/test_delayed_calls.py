"""Second thoughts ping the next player once in ten minutes; what was held back is told then, and never lost."""

from sqlalchemy import text

from data.records import audiences
from data.records.audiences import AudienceKind
from data.records.enums import Stage
from engines.core.chance import Rng
from tables.clocks.delayed_pings import APART
from tests.cogs.loopback.conftest import started
from tests.cogs.loopback.playing import SLOW, due, newest_post, open_panel, play_by_buttons
from tests.databases import change, opened
from tests.spoken import said, says


def _is_call(audience):
    return audience.kind is AudienceKind.CALL


async def test_whoever_takes_turns_back_pings_once_in_ten_minutes(discord, client, table, time, tmp_path):
    thread, people = table
    rng = Rng("second thoughts", 0)
    ana = due(newest_post(discord, thread), people)
    ben = next(each for each in people.values() if each is not ana)
    before = len(discord.pings(ben))

    async def rests(client):
        await client.tables.settle()
        await client.posts.settle()

    async def plays(client, person):
        post = newest_post(discord, thread)
        await play_by_buttons(person, await open_panel(person, post), rng)
        await discord.until(lambda: newest_post(discord, thread) is not post, "the turn", timeout=SLOW)
        await rests(client)

    async def takes_back(client):
        post = newest_post(discord, thread)
        await (await ana.slash(thread, "table undo")).settled(SLOW)
        await discord.until(
            lambda: newest_post(discord, thread) is not post, "the turn taken back", timeout=SLOW
        )
        await rests(client)

    async def another_round(client):
        await takes_back(client)
        await plays(client, ana)

    def pinged():
        return discord.pings(ben)[before:]

    await plays(client, ana)
    (first,) = pinged()
    for _ in range(3):
        time.move(minutes=1)
        await another_round(client)
    assert pinged() == [first] and f"<@{ben.id}>" not in first.text, "struck out, and nobody is mentioned"
    newest = newest_post(discord, thread)
    assert f"<@{ben.id}>" in newest.text and ben not in newest.pinged

    # Ten minutes after the first ping comes the next; it goes when it is taken back, too.
    time.move(minutes=7)
    call = await discord.until(lambda: pinged()[1:] and pinged()[1], "the delayed call", timeout=SLOW)
    assert says(call.text, "push-turn") or f"<@{ben.id}>" in call.text
    assert call.labels == [said("button-play")] and not call.files
    await rests(client)
    await takes_back(client)
    assert call.deleted and len(pinged()) == 2

    # The process dies between a post that pings nobody and its record: the next ping comes in its time all the same, once.
    (number,) = await client.store.tables_at(Stage.RUNNING)
    rows = {each.audience: each for each in await client.store.surfaces(number)}
    await plays(client, ana)
    await discord.stop(client)
    async with opened(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as store:
        for audience in (audiences.THREAD, audiences.PING, *filter(_is_call, rows)):
            await store.restart_surface(rows[audience])
        await change(store, text("DELETE FROM post WHERE drawn IS NOT NULL"))
    discord.world.nonces.clear()
    time.move(seconds=APART.total_seconds())
    again = await started(discord, tmp_path, time)
    await discord.until(lambda: len(pinged()) == 3, "the call after a start", timeout=SLOW)
    last = pinged()[-1]
    await rests(again)
    time.move(hours=2)
    await rests(again)
    assert len(pinged()) == 3 and not last.deleted
    await plays(again, ben)
    assert last.deleted
    await discord.stop(again)
