"""Your turns, from the result's `⋯` and by command: for whoever sat there, for themselves alone, and one turn for all if they like."""

import pytest

from engines.computers.reviewing import Reviewed
from tests.cogs.loopback.conftest import started_table
from tests.cogs.loopback.playing import SLOW, clicked
from tests.cogs.loopback.test_calls import play_out, sheet_of
from tests.cogs.loopback.test_sharing import shared
from tests.cogs.loopback.test_statistics import asked
from tests.cogs.loopback.test_table import press
from tests.spoken import said, says


@pytest.fixture
async def over(discord, client, channel, time, monkeypatch):
    """A finished game, and a bot that thinks quickly: (people, its table, its thread)."""
    guild = discord.guild("Game night")
    people = [guild.person("Ana"), guild.person("Ben")]

    async def quick(game, decision, key):
        first = decision.entries[0]
        return Reviewed(first.seq, tuple(each.line for each in decision.entries), 6.0 / first.seq, 0.1)

    monkeypatch.setattr(client.reviews, "_review", quick)
    table = await started_table(client, time, channel, people)
    await play_out(client, table)
    return people, table, channel.threads[-1]


async def test_from_the_result_to_ones_own_turns_and_one_of_them_into_the_thread(
    discord, client, over, channel, time
):
    (ana, ben), table, thread = over
    more = await clicked(ana, sheet_of(thread), "m1:more:")
    assert said("button-review") in more.labels
    later = await press(ana, more, "review")
    await discord.until(lambda: says(later.text, "review-at-night"), "with one worker", timeout=SLOW)
    assert await client.store.asked_reviews() == [(table, ana.id)]
    time.move(hours=12)
    page = await (await ana.click(later, said("button-review"))).settled(SLOW)
    await discord.until(lambda: says(page.text, "review-how"), "the review", timeout=SLOW)
    assert page.ephemeral and page.files and page.files[0].name.endswith("-review.webp")
    turn = next(each["custom_id"] for each in page.buttons if ":review:" in each["custom_id"])
    await ana.click(page, custom_id=turn)
    await discord.until(lambda: says(page.text, "review-other"), "a turn", timeout=SLOW)
    assert says(page.text, "review-played") and {said("button-what-if"), said("button-share")} <= set(
        page.labels
    )
    assert says((await press(ana, page, "share")).text, "shared")
    (post,) = shared(thread)
    assert post.files and not post.pinged and says(post.text, "review-done") and ana.mention in post.text

    # Nobody is judged by others: Ben has his own turns, and cannot share hers.
    stolen = await ben.click(sheet_of(thread), custom_id=f"m1:share:{table}:0:review 1", forge=True)
    assert (await stolen.settled(SLOW)).text == said("no-such-button") and len(shared(thread)) == 1
    own = await asked(ben, channel, "stats review")
    await discord.until(lambda: says(own.text, "review-how"), "his review", timeout=SLOW)
    assert own.ephemeral and own.text != page.text
    await client.projection.look()
    assert says((await asked(ben, channel, "stats profile")).text, "profile-missed")
    assert not says((await asked(ben, channel, "stats profile", player=ana)).text, "profile-missed")
    for made_up in ("999", "x"):
        answer = await ben.click(own, custom_id=f"m1:review:{table}:0:{made_up}", forge=True)
        assert (await answer.settled(SLOW)).text == said("no-such-button")


async def test_who_did_not_play_sees_nobodys_turns(discord, client, over, channel):
    _, table, thread = over
    eve = discord.guild("Game night").person("Eve")
    assert said("button-review") not in (await clicked(eve, sheet_of(thread), "m1:more:")).labels
    forged = await eve.click(sheet_of(thread), custom_id=f"m1:review:{table}:0:", forge=True)
    assert (await forged.settled(SLOW)).text == said("review-not-yours")
    assert (await asked(eve, channel, "stats review")).text == said("review-none")
    assert (await asked(eve, channel, "stats review", game=table)).text == said("review-not-yours")
    assert (await asked(eve, channel, "stats review", game="gone0000")).text == said("table-none")
    assert await client.store.asked_reviews() == []
