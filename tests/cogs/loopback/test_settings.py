"""What people and servers settle for themselves, over loopback; and that it holds."""

import asyncio
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.handlers.settings import with_choice
from cogs.interactions.bot import OperatorPolicy
from cogs.messages.time_zones import zones
from cogs.upkeep.endings import announce_removal
from data.records.preferences import LONGEST_QUIET, Preferences
from data.records.rows import GuildRow
from sandbox.model.errors import TestError
from tests.cogs.loopback.playing import SLOW, choices, confirmable, due, newest_post, open_panel, take
from tests.cogs.loopback.test_table import press
from tests.cogs.loopback.test_whole_game import open_table
from tests.spoken import said, says


def held(message, act, name):
    """The custom id of a panel's part."""
    parts = [each["custom_id"] for each in [*message.selects, *message.buttons] if "custom_id" in each]
    return next(each for each in parts if f"{act}:" in each and each.split(":", 4)[4].startswith(name))


async def choose(person, panel, name, *values, act="like"):
    """Choose on a settings panel; it changes where it stands."""
    await (await person.choose(panel, *values, custom_id=held(panel, act, name))).settled(SLOW)


def chosen_in(panel, name):
    """What a select of the panel shows as chosen."""
    found = next(each for each in panel.selects if each["custom_id"] == held(panel, "like", name))
    return [option["value"] for option in found["options"] if option.get("default")]


async def settings(person, where, **typed):
    return await (await person.slash(where, "settings", **typed)).settled(SLOW)


async def test_a_person_chooses_and_reads_their_own_language(discord, client):
    channel = discord.guild("Game night").channel("tables")
    ana = discord.guild("Game night").person("Ana")
    panel = await settings(ana, channel)
    assert panel.ephemeral and says(panel.text, "settings-title") and says(panel.text, "settings-quiet-none")
    await choose(ana, panel, "language", "ja")
    assert says(panel.text, "settings-title", "ja")
    await choose(ana, panel, "zone", "Asia/Tokyo")
    # Without quiet hours nothing says when they start; choosing that gives a night of them.
    assert chosen_in(panel, "since") == [] and chosen_in(panel, "quiet") == ["0"]
    await choose(ana, panel, "since", str(23 * 60))
    assert chosen_in(panel, "since") == [str(23 * 60)] and chosen_in(panel, "quiet") == [str(8 * 60)]
    assert "東京" in panel.text and says(panel.text, "settings-quiet-now", "ja", since="23:00", until="07:00")
    await choose(ana, panel, "quiet", "0")
    assert chosen_in(panel, "since") == []
    await choose(ana, panel, "quiet", str(8 * 60))
    assert says(panel.text, "settings-quiet-now", "ja", since="23:00", until="07:00")
    for name in ("direct_messages", "confirm", "forced"):
        await (await ana.click(panel, custom_id=held(panel, "like", name))).settled(SLOW)
    kept = (await client.store.person(ana.id)).preferences
    assert kept == Preferences("ja", "Asia/Tokyo", 23 * 60, 7 * 60, False, False, True)

    # Answers, refusals and suggestions follow; somebody else reads as before.
    assert says((await (await ana.slash(channel, "table play")).settled(SLOW)).text, "no-table-here", "ja")
    ben = discord.guild("Game night").person("Ben")
    assert says((await (await ben.slash(channel, "table play")).settled(SLOW)).text, "no-table-here")
    ((label, value),) = await ana.complete(channel, "settings", focus="zone", zone="シンガ")
    assert label.startswith("シンガポール（Asia/Singapore）") and value == "Asia/Singapore"
    lost = await settings(ana, channel, zone="Atlantis")
    assert "Atlantis" in lost.text and (await client.store.person(ana.id)).preferences == kept
    typed = await settings(ana, ana.dm, zone="Asia/Kathmandu")
    assert (
        "Asia/Kathmandu" in typed.text
        and (await client.store.person(ana.id)).preferences.zone == "Asia/Kathmandu"
    )
    made_up = await ana.choose(typed, "xx", custom_id=held(typed, "like", "language"), forge=True)
    assert "xx" in (await made_up.settled(SLOW)).text
    assert (await client.store.person(ana.id)).preferences == replace(kept, zone="Asia/Kathmandu")


async def test_two_taps_at_once_both_count(discord, client):
    ana = discord.guild("Game night").person("Ana")
    panel = await settings(ana, discord.guild("Game night").channel("tables"))
    taps = [held(panel, "like", name) for name in ("confirm", "forced")]
    for answer in await asyncio.gather(*(ana.click(panel, custom_id=tap) for tap in taps)):
        await answer.settled(SLOW)
    likes = (await client.store.person(ana.id)).preferences
    assert not likes.confirm and likes.forced


async def test_two_options_of_a_table_chosen_at_once_both_count(discord, client):
    channel = discord.guild("Game night").channel("tables")
    ana = discord.guild("Game night").person("Ana")
    first = await (await ana.slash(channel, "table new", game="carcassonne")).settled(SLOW)
    panel = await (await ana.click(first, said("button-more-options"))).settled(SLOW)
    before = await client.tables.in_channel(channel.id)
    wanted = {option.name: option.choices[1] for option in before.game.options if 2 in option.seats}
    chosen = [
        ana.choose(panel, choice, custom_id=held(panel, "set", f"option {name}"))
        for name, choice in wanted.items()
    ]
    for answer in await asyncio.gather(*chosen):
        await answer.settled(SLOW)
    after = dict((await client.tables.in_channel(channel.id)).row.options)
    assert len(wanted) > 2 and after == dict(before.row.options) | wanted


async def test_preferences_that_were_chosen_elsewhere_hold_at_once(discord, client):
    ana = discord.guild("Game night").person("Ana")
    channel = discord.guild("Game night").channel("tables")
    assert says((await settings(ana, channel)).text, "settings-title")
    await client.store.prefer(ana.id, "en", {"language": "ja", "told_of_dm": True})
    panel = await settings(ana, channel)
    assert says(panel.text, "settings-title", "ja")
    await choose(ana, panel, "language", "discord")
    assert says(panel.text, "settings-title")
    assert (await client.store.person(ana.id)).stored_preferences["told_of_dm"] is True


async def test_without_confirm_the_last_tap_plays(discord, client):
    channel = discord.guild("Game night").channel("tables")
    people = {name: discord.guild("Game night").person(name) for name in ("Ana", "Ben")}
    for person in people.values():
        await client.store.prefer(person.id, "en", {"confirm": False})
    thread = await open_table(discord, channel, list(people.values()), "armadora", 2, 0)
    post = newest_post(discord, thread)
    panel = await open_panel(due(post, people), post)
    person, taps = due(post, people), 0
    while (offered := choices(panel)) and not confirmable(panel):
        panel = await take(person, panel, next(each for each in offered if not each[0].endswith(":pass")))
        taps += 1
    assert taps and says(panel.text, "turn-played") and said("button-undo") in panel.labels
    await discord.until(lambda: newest_post(discord, thread) is not post, "the turn’s post", timeout=SLOW)


async def test_direct_messages_are_sent_to_those_who_want_them(discord, client):
    channel = discord.guild("Game night").channel("tables")
    people = {name: discord.guild("Game night").person(name) for name in ("Ana", "Ben")}
    await client.store.prefer(people["Ana"].id, "en", {"direct_messages": False})
    thread = await open_table(discord, channel, list(people.values()), "armadora", 2, 0)
    await discord.until(lambda: people["Ben"].inbox, "Ben’s hand", timeout=SLOW)
    await client.posts.settle()
    assert not people["Ana"].inbox
    hand = await press(people["Ana"], newest_post(discord, thread), "hand")
    assert hand.files and not says(hand.text, "dm-closed") and not says(hand.text, "dm-failed")


async def test_a_server_settles_where_tables_are_opened_by_whom_and_how_many(discord, client):
    guild = discord.guild("Game night")
    tables, talk = guild.channel("tables"), guild.channel("talk")
    role = guild.role("host")
    mia = guild.person("Mia", can=("manage_guild",))
    ana, ben = guild.person("Ana"), guild.person("Ben")
    with pytest.raises(TestError, match="hidden"):
        await ana.slash(tables, "server-settings", forge=True)
    panel = await (await mia.slash(tables, "server-settings")).settled(SLOW)
    await choose(mia, panel, "language", "ja", act="server")
    await choose(mia, panel, "most", "1", act="server")
    await choose(mia, panel, "channels", tables, act="server")
    await choose(mia, panel, "creators", role, act="server")
    assert await client.store.guild(guild.id) == GuildRow(guild.id, "ja", (tables.id,), role.id, 1)

    elsewhere = await (await mia.slash(talk, "table new", game="armadora")).settled(SLOW)
    assert f"<#{tables.id}>" in elsewhere.text and not talk.messages
    nobody = await (await ana.slash(tables, "table new", game="armadora")).settled(SLOW)
    assert role.mention in nobody.text and not tables.messages
    await (await mia.slash(tables, "table new", game="armadora")).settled(SLOW)
    lobby = next(message for message in tables.messages if said("button-join", "ja") in message.labels)
    seated = await press(ben, lobby, "join")
    assert says(seated.text, "joined")
    second = await (await mia.slash(tables, "table new", game="armadora")).settled(SLOW)
    assert said("server-enough", count=1) in second.text

    made_up = await ben.click(seated, custom_id="m1:server::0:most", forge=True)
    assert says((await made_up.settled(SLOW)).text, "server-not-manager")
    made_up = await ana.click(lobby, custom_id="m1:server::0:most 5", forge=True)
    assert says((await made_up.settled(SLOW)).text, "no-such-button")

    # A second seat is refused at the door, for whoever it was that opened the table.
    await client.store.settle(guild.id, lambda now: replace(now, creators=None))
    await (await ana.slash(tables, "table new", game="alhambra")).settled(SLOW)
    other = next(
        message for message in reversed(tables.messages) if said("button-join", "ja") in message.labels
    )
    assert other is not lobby
    refused = await press(ben, other, "join")
    assert said("server-enough", count=1) in refused.text and "Ben" not in other.text
    await press(ben, lobby, "leave")
    await press(ben, other, "join")
    await discord.until(lambda: "Ben" in other.text, "Ben on the lobby post", timeout=SLOW)

    # What new tables begin with, and who moderates them beside those who may by Discord.
    await client.store.settle(guild.id, lambda now: replace(now, most=None))
    begins = await press(mia, panel, "begins")
    await choose(mia, begins, "clock", "24h", act="begin")
    (games,) = [each for each in begins.selects if "begins:" in each["custom_id"]]
    await (await mia.choose(begins, "armadora", custom_id=games["custom_id"])).settled(SLOW)
    await choose(mia, begins, "armadora.advanced", "yes", act="begin")
    await (await ana.slash(tables, "table new", game="armadora")).settled(SLOW)
    newest = tables.messages[-1]
    clock = said("clock-move", "ja", time=said("time-days", "ja", count=1))
    assert f"{said('lobby-clock', 'ja')}：**{clock}**" in newest.text
    made = next(each for each in await client.tables.all_in(tables.id) if each.row.clock == "24h")
    assert dict(made.row.options)["advanced"] == "yes"
    back = await press(mia, begins, "settled")
    await choose(mia, back, "moderators", role, act="server")
    listed_tables = await press(mia, back, "tables")
    assert listed_tables.text.count("https://discord.com/channels/") == 3

    # What I lack in a chosen channel is said as soon as it is chosen.
    tables.deny("attach_files")
    names = f"**{said('permission-attach-files')}**"
    lacks = said("server-channels-lack", channels=f"<#{tables.id}>", names=names, count=1)
    back = await press(mia, begins, "settled")
    assert lacks in back.text
    await choose(mia, back, "channels", talk, act="server")
    assert not says(back.text, "server-channels-lack")
    await choose(mia, back, "channels", talk, tables, act="server")
    assert lacks in back.text

    # What was deleted settles nothing any more, and the panel says so.
    await client.store.settle(guild.id, lambda now: GuildRow(now.guild, None, (tables.id,), role.id, None))
    tables.delete()
    guild.remove_role(role)
    panel = await (await mia.slash(talk, "server-settings")).settled(SLOW)
    assert said("server-channels-gone", left=0, count=1) in panel.text
    assert says(panel.text, "server-role-gone")
    await (await ana.slash(talk, "table new", game="armadora")).settled(SLOW)
    assert any(said("button-join") in message.labels for message in talk.messages)


@pytest.mark.parametrize(
    ("name", "value"),
    [("language", "xx"), ("zone", "../etc/passwd"), ("zone", "America"), ("since", "5000"), ("quiet", "660"),
     ("quiet", "x"), ("confirm", "maybe"), ("user", "1")],
)  # fmt: skip
def test_what_nobody_can_choose(name, value):
    with pytest.raises(ValueError):
        with_choice(Preferences(), name, value)


CHOICES = st.one_of(
    st.tuples(st.just("zone"), st.sampled_from(zones())),
    st.tuples(st.just("since"), st.integers(0, 23).map(lambda hour: str(hour * 60))),
    st.tuples(st.just("quiet"), st.integers(0, LONGEST_QUIET // 60).map(lambda hours: str(hours * 60))),
    st.tuples(st.sampled_from(["confirm", "forced", "direct_messages"]), st.sampled_from(["on", "off"])),
    st.tuples(st.just("language"), st.sampled_from(["en", "ja", "discord"])),
)


@given(st.lists(CHOICES, max_size=12))
def test_any_choices_are_kept_as_they_were_made(made):
    likes = Preferences()
    for name, value in made:
        likes = with_choice(likes, name, value)
        assert likes.quiet <= LONGEST_QUIET
        if name == "quiet":
            assert likes.quiet == int(value)
    assert Preferences.read(likes.keep({"told_of_dm": True})) == likes


async def test_what_is_kept_and_that_it_will_be_removed_is_said(discord, client, table, time):
    """In the thread, with everybody mentioned; where that is gone by direct message, to those with whom one is open."""
    thread, people = table
    ana, ben = people["Ana"], people["Ben"]
    client.policy = OperatorPolicy("https://example.org/privacy", keep_days=365)
    about = (await (await ana.slash(thread, "privacy about")).settled(SLOW)).text
    assert said("privacy-about", days=365) in about
    assert said("privacy-link", url="https://example.org/privacy") in about

    time.move(days=352)
    for table_id, _ in await client.store.untouched_since(time.now()):
        await announce_removal(client, await client.tables.table(table_id), time.now())
    notice = next(message for message in thread.messages if says(message.text, "removal-running"))
    assert set(notice.pinged) == {ana, ben}

    (number,) = await client.store.running_in(thread.guild.id)
    await client.store.set_dm_channel(ana.id, ana.dm.id)
    known = await client.tables.table(number)
    thread.delete()
    before = {person: len(person.inbox) for person in (ana, ben)}
    discord.world.opened_dms.discard(ben.id)
    await announce_removal(client, known, time.now())
    assert len(ana.inbox) == before[ana] + 1 and says(ana.inbox[-1].text, "removal-dm")
