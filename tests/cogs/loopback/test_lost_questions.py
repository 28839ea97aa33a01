"""A question by direct message that the bot owes when it is killed: the next start sends it, once, however often that happens."""

import pytest

from playground.bot import BotProcess
from tests.cogs.loopback.playing import SLOW, confirm, confirmable, newest_post, open_panel
from tests.cogs.loopback.test_yspahan import before_a_question, is_question


@pytest.mark.long
@pytest.mark.filterwarnings("ignore:unread_data")
async def test_a_question_comes_once_however_often_the_bot_is_killed_with_it(
    discord, client, monkeypatch, tmp_path
):
    _, _, mover, owner = await before_a_question(discord, client, monkeypatch)
    await client.posts.settle()
    (thread,) = discord.guild("Game night").threads
    asking = f"POST /channels/{owner.dm.id}/messages"

    await discord.stop(client)
    async with BotProcess(discord, tmp_path, WORKERS="1") as bot:

        async def dies(fault):
            await discord.until(lambda: fault.hits, "the question", timeout=SLOW)
            await bot.kill()

        await bot.start()
        panel = await open_panel(mover, newest_post(discord, thread))
        assert confirmable(panel)
        fault = discord.fail(asking, drop=True, then=bot.strike)
        await confirm(mover, panel)
        await dies(fault)
        posts = len(thread.messages)
        assert not owner.inbox
        # At the next start it is half sent, and again the bot dies before it knows; then Discord has forgotten the nonce.
        fault = discord.fail(asking, drop=True, after=True, then=bot.strike)
        await bot.spawn()
        await dies(fault)
        (question,) = owner.inbox
        assert not is_question(question), "a phone shows words, which become the question"
        discord.world.nonces.clear()
        await bot.start()
        await discord.until(lambda: is_question(question), "the question, found again", timeout=SLOW)
        answered = await open_panel(owner, newest_post(discord, thread))
        assert owner.inbox == [question] and confirmable(answered) is None
        assert len(thread.messages) == posts, "the thread says nothing twice"
