"""`/doctor`, and the same trials from the command line, on good days and bad ones."""

from dataclasses import replace

import discord as library
import pytest

from cogs.messages.trial_findings import Outcome, Trial
from cogs.upkeep.trials import PUSH_TIMES, Trials, sample
from data.records.restrictions import EVERYBODY, Bar
from render import pictures
from render.languages import LOCALES
from sandbox.model.errors import TestError
from sandbox.process.child import RUNNER
from sandbox.process.runner import redirect_discord
from tests.cogs.loopback.conftest import started
from tests.cogs.loopback.playing import SLOW
from tests.programs import ROOT, ended, program
from tests.spoken import said, says


@pytest.fixture
def place(discord):
    return discord.guild("Game night").channel("tables")


@pytest.fixture
def ana(discord):
    return discord.guild("Game night").person("Ana")


@pytest.fixture
async def trials(discord, place, ana):
    """Tries everything with a client that is only logged in; the findings that are not as believed."""
    redirect_discord(discord.base)

    async def tried():
        async with library.Client(intents=library.Intents.none()) as client:
            await client.login(discord.token)
            guild = await client.fetch_guild(place.guild.id)
            (channel,) = [each for each in await guild.fetch_channels() if each.id == place.id]
            assert isinstance(channel, library.TextChannel)

            async def open_dm():
                return await client.create_dm(library.Object(ana.id))

            picture = pictures.picture("armadora", "board", sample())
            found = await Trials(channel, library.Object(ana.id), open_dm, picture, "en").run()
        assert [each.trial for each in found] == list(Trial)
        return {each.trial: each for each in found if each.outcome is not Outcome.AS_BELIEVED}

    return tried


async def test_on_a_good_day_everything_is_as_believed_and_nothing_stays(discord, place, ana, trials):
    assert await trials() == {}
    assert [message for message in place.messages if message.type == 0] == []
    assert not ana.inbox
    assert len(place.threads) == 2 and all(thread.archived for thread in place.threads)


async def test_what_differs_is_found_and_named(discord, place, ana, trials):
    day = discord.bad_day
    day.switch("renumbers", True)
    day.switch("forgets_nonces", True)
    assert {trial: each.outcome for trial, each in (await trials()).items()} == {
        Trial.IDS: Outcome.OTHERWISE,
        Trial.NONCE: Outcome.OTHERWISE,
        Trial.EDIT: Outcome.OTHERWISE,
        Trial.DELETED: Outcome.OTHERWISE,
        Trial.DM: Outcome.OTHERWISE,
    }
    assert [message for message in place.messages if message.type == 0] == []
    day.switch("renumbers", False)
    day.switch("forgets_nonces", False)

    # Known to happen, and the bot is ready for it.
    day.switch("stays_archived", True)
    assert await trials() == {}

    day.switch("dm_refusals", True)
    ana.dms_open = False
    discord.world.opened_dms.clear()
    found = await trials()
    assert found.keys() == {Trial.DM} and "50007" in found[Trial.DM].reason

    for thread in place.threads:
        thread.archive()
    day.active_threads = 0
    found = await trials()
    assert found[Trial.THREAD].outcome is Outcome.FAILED and "160006" in found[Trial.THREAD].reason
    assert {found[each].outcome for each in (Trial.ARCHIVE, Trial.ARCHIVED_EDIT, Trial.OPEN_AGAIN)} == {
        Outcome.NOT_TRIED
    }


@pytest.mark.long
async def test_from_the_command_line(discord, place, tmp_path):
    async def run(*arguments, **settings):
        settings = {"DISCORD_TOKEN": discord.token, **settings}
        command = (str(RUNNER), discord.base, "-m", "cli", "doctor", *arguments)
        async with program(*command, cwd=tmp_path, PYTHONPATH=str(ROOT), **settings) as process:
            return await ended(process)

    place.deny("create_private_threads")
    status, text = await run("--language", "ja")
    lacking = said("permission-create-private-threads", "ja")
    assert status == 1 and says(text, "doctor-lacks", "ja", permission=lacking)
    assert (text.count("✅"), text.count("❌")) == (len(Trial) - 1, 1) and discord.token not in text
    assert [message for message in place.messages if message.type == 0] == []
    discord.guild("Another")
    status, text = await run()
    assert status == 2 and "--channel" in text and "Another" in text


def lacks(message, permission):
    """Whether a message tells in Japanese that a permission is missing, and what for."""
    name, purpose = said(permission, "ja"), said(f"{permission}-for", "ja")
    return says(message.text, "doctor-lacks", "ja", permission=name, purpose=purpose)


async def test_a_server_is_examined_in_ones_language_and_mended(discord, client, table, tmp_path, time):
    thread, people = table
    channel, guild = thread.parent, thread.guild
    chie = guild.person("Chie", locale="ja", can=("manage_guild",))
    gone = guild.channel("gone")
    await client.store.settle(guild.id, lambda now: replace(now, channels=(gone.id,)))
    await discord.stop(client)
    # What happens while nobody looks.
    gone.delete()
    thread.archive()
    channel.deny("attach_files", "create_private_threads")
    settings = next(each for each in discord.world.commands.all(None) if each["name"] == "settings")
    discord.world.commands.remove(None, int(settings["id"]))
    client = await started(discord, tmp_path, time)

    told = await (await chie.slash(channel, "doctor")).settled(SLOW)
    assert lacks(told, "permission-attach-files") and lacks(told, "permission-create-private-threads")
    assert told.text.count("🔧") == 3 and says(told.text, "doctor-mended-threads", "ja", count=1)
    assert not thread.archived and (await client.store.guild(guild.id)).channels == ()
    assert "settings" in {each["name"] for each in discord.world.commands.all(None)}

    channel.allow("attach_files", "create_private_threads")
    await discord.gateway.fence()
    told = await (await chie.slash(channel, "doctor")).settled(SLOW)
    assert says(told.text, "doctor-well", "ja") and "🔧" not in told.text
    await (await chie.click(told, said("button-doctor", "ja"))).settled(SLOW)
    assert told.text == said("doctor-trials-well", "ja", count=len(Trial))

    # It is hidden from others, and does nothing for a changed client.
    with pytest.raises(TestError, match="hidden"):
        await people["Ana"].slash(channel, "doctor")
    forged = await people["Ana"].click(told, custom_id="m1:doctor::0:", forge=True)
    assert says((await forged.settled(SLOW)).text, "doctor-not-manager")
    await discord.stop(client)


async def test_a_new_server_is_welcomed_once_with_what_is_missing_and_two_buttons(discord, client):
    guild = discord.guild("Game night")
    await client.wait_until_ready()  # before, the library takes every server for one that it knew
    guild.remove_bot()
    await discord.gateway.fence()
    guild.locale = "ja"
    silent, narrow = guild.channel("silent"), guild.channel("narrow")
    tables = guild.channel("tables")
    dara = guild.person("Dara", can=("manage_guild",))
    for channel in (silent, tables):
        channel.deny("send_messages")
    narrow.deny("attach_files")
    guild.add_bot()
    post = await discord.until(lambda: next(iter(narrow.messages), None), "the welcome", SLOW)
    assert says(post.text, "welcome", "ja") and lacks(post, "permission-attach-files")
    opening, settings = said("button-open-table", "ja"), said("button-server-settings", "ja")
    assert post.labels == [opening, settings]

    # Both buttons lead somewhere, in the reader's language.
    answer = await (await dara.click(post, settings)).settled(SLOW)
    assert says(answer.text, "server-title")
    answer = await (await dara.click(post, opening)).settled(SLOW)
    missing = f"**{said('permission-attach-files')}**"
    assert said("permissions-missing", count=1, names=missing) in answer.text
    narrow.allow("attach_files")
    await discord.gateway.fence()
    answer = await (await dara.click(post, opening)).settled(SLOW)
    await (await dara.choose(answer, "alhambra")).settled(SLOW)
    titles = [said("alhambra-title", locale) for locale in LOCALES]
    assert any(title in message.text for message in narrow.messages[1:] for title in titles)

    # An event that comes twice is no second joining.
    (welcome,) = [client.get_cog("Welcome")]
    await welcome.on_guild_join(client.get_guild(guild.id))
    assert sum(says(message.text, "welcome", "ja") for message in narrow.messages) == 1
    assert not silent.messages

    # Whoever runs the bot may keep it from a server.
    await client.store.set_bar(Bar(guild.id, EVERYBODY, client.now()))
    guild.remove_bot()
    await discord.gateway.fence()
    guild.add_bot()
    await discord.until(lambda: not guild.with_bot, "a bot that leaves", SLOW)


async def test_somebodys_phone_says_with_how_many_calls_people_are_called(
    discord, client, channel, tmp_path, time
):
    owner = discord.guild("Game night").person("Olga", can=("manage_guild",))
    checked = await (await owner.slash(channel, "doctor")).settled(SLOW)
    asked = await (await owner.click(checked, said("button-phone"))).settled(SLOW)
    first, second, third = owner.inbox[-3:]
    assert first.notified == {owner: ""} and second.notified == {owner: said("doctor-phone-second")}
    assert (
        third.notified == {owner: third.content} and f"<t:{int(time.now().timestamp())}:t>" in third.content
    )
    assert says(asked.text, "doctor-phone-question")
    await (await owner.click(asked, said("button-phone-words"))).settled(SLOW)
    assert not client.pushes_lack_words and says(asked.text, "doctor-phone-times")
    await (await owner.click(asked, said("button-phone-code"))).settled(SLOW)
    assert says(asked.text, "doctor-phone-thanks")
    await discord.stop(client)
    again = await started(discord, tmp_path, time)
    assert not again.pushes_lack_words
    checked = await (await owner.slash(channel, "doctor")).settled(SLOW)
    asked = await (await owner.click(checked, said("button-phone"))).settled(SLOW)
    await (await owner.click(asked, said("button-phone-bare"))).settled(SLOW)
    assert again.pushes_lack_words
    assert await again.store.fact(PUSH_TIMES) == "code"
    for message in owner.inbox[-6:]:
        message.notified.clear()  # some are to show what phones do not show
    await discord.stop(again)
