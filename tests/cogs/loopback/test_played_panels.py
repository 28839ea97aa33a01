"""Panels of a turn say nothing that is untrue later: they follow the table, or go, while Discord lets them be changed."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.interactions.answer import Kind
from cogs.interactions.open_panels import TurnPanels
from cogs.messages.custom_ids import CustomId
from cogs.messages.names import bold_names
from engines import GAMES
from engines.core.chance import Rng
from render.languages import language
from tests.cogs.loopback.conftest import started_table
from tests.cogs.loopback.playing import (
    SLOW,
    choices,
    confirm,
    confirmable,
    due,
    handled,
    newest_post,
    open_panel,
    panel_table,
    play_by_buttons,
    score_sheet,
    take,
)
from tests.cogs.loopback.test_table import press
from tests.spoken import said, says


async def settled(client):
    await client.tables.settle()
    await client.posts.settle()


async def test_a_played_panel_stays_true_and_goes_when_a_post_calls_to_the_next_turn(discord, client, table):
    thread, people = table
    rng = Rng("panels", 0)
    first = due(newest_post(discord, thread), people)
    second = next(each for each in people.values() if each is not first)
    panels = {}
    for person in (first, second):
        post = newest_post(discord, thread)
        panels[person] = await play_by_buttons(person, await open_panel(person, post), rng)
        locale = language(person.locale)
        assert says(panels[person].text, "turn-played", locale, number=1)
        assert not says(panels[person].text, "waiting-for", locale)
        await settled(client)
    await discord.until(lambda: panels[first].deleted, "only the post calls to the next turn", timeout=SLOW)
    assert says(panels[second].text, "turn-played", language(second.locale)), (
        "nothing has changed for the other"
    )


async def test_a_played_panel_goes_when_its_turn_is_undone(discord, client, table):
    thread, people = table
    first = due(newest_post(discord, thread), people)
    post = newest_post(discord, thread)
    panel = await play_by_buttons(first, await open_panel(first, post), Rng("panels", 1))
    await settled(client)
    assert says(panel.text, "turn-played", language(first.locale), number=1)
    await press(first, panel, "undo")
    await settled(client)
    await discord.until(lambda: panel.deleted, "it says that the turn is played", timeout=SLOW)


async def test_nothing_private_stands_between_the_last_turn_and_the_end(discord, client, table):
    thread, people = table
    panels = {}
    for _ in people:
        post = newest_post(discord, thread)
        person = due(post, people)
        panel = await open_panel(person, post)
        passing = next(each for each in choices(panel) if ":pass" in each[0])
        panels[person] = await confirm(person, await take(person, panel, passing))
        await settled(client)
    sheet = await discord.until(lambda: score_sheet(thread), "the end", timeout=SLOW)
    await discord.until(lambda: all(each.deleted for each in panels.values()), "nothing else", timeout=SLOW)
    assert thread.last is sheet


async def test_resigning_takes_away_what_asked_for_a_turn(discord, client, table):
    thread, people = table
    post = newest_post(discord, thread)
    person = due(post, people)
    other = next(each for each in people.values() if each is not person)
    number = panel_table(post)
    panel, menu = await open_panel(person, post), await press(person, post, "more")
    waits, looks = await open_panel(other, post), await press(other, post, "more")
    question = await press(person, menu, "resign")
    await press(person, question, "resigned")
    await settled(client)
    await discord.until(
        lambda: panel.deleted and menu.deleted, "nothing asks whoever has resigned", timeout=SLOW
    )
    await discord.until(lambda: waits.deleted and looks.deleted, "nobody waits any more", timeout=SLOW)
    assert says(question.text, "resign-done", language(person.locale))
    end = await press(other, score_sheet(thread), "more")
    client.posts.wake(number)
    await settled(client)
    assert not end.deleted, "what is opened after the end stays"


async def test_a_new_panel_takes_the_older_one_of_its_table_away(discord, client, table):
    thread, people = table
    post = newest_post(discord, thread)
    person = due(post, people)
    first = await open_panel(person, post)
    grown = await (await person.click(first, custom_id=choices(first)[0][0])).settled(SLOW)
    assert grown.id == first.id
    second = await open_panel(person, post)
    await discord.until(lambda: first.deleted, "the older panel is gone", timeout=SLOW)
    aside = [await press(person, post, "more") for _ in range(2)]
    await discord.until(lambda: aside[0].deleted, "the older page is gone", timeout=SLOW)
    assert not second.deleted and not aside[1].deleted, "another kind of panel stays"
    question = await press(person, aside[1], "resign")
    await person.click(question, said("button-keep-playing", language(person.locale)))
    await discord.until(lambda: question.deleted, "the question is gone", timeout=SLOW)
    assert not any(each.resigned for each in (await client.tables.table(panel_table(post))).seats)


async def test_a_panel_of_an_earlier_turn_becomes_the_newest_one_whatever_is_pressed_and_no_message_is_added(
    discord, client, table, monkeypatch
):
    thread, people = table
    post, rng = newest_post(discord, thread), Rng("stale", 0)
    person, number = due(post, people), panel_table(post)
    locale = language(person.locale)
    panels = []
    for _ in range(3):  # of the earlier ones Discord takes no changes any more, so that they stay
        monkeypatch.setattr(client.shown[TurnPanels], "_open", {})
        panels.append(await open_panel(person, post))
        await handled()
    for panel in panels:
        assert choices(panel) and not panel.deleted
    played = await play_by_buttons(person, panels.pop(), rng)
    await settled(client)
    assert not any(each.deleted for each in panels)
    for panel in panels:
        for _ in range(2):
            now = await take(person, panel, choices(panel)[0]) if choices(panel) else panel
            assert now.id == panel.id and not choices(now)
        assert says(now.text, "panel-newest", locale)
    other = next(each for each in people.values() if each is not person)
    await play_by_buttons(other, await open_panel(other, newest_post(discord, thread)), rng)
    await settled(client)
    assert played.deleted
    await handled()
    old = panels[-1]
    monkeypatch.setattr(client.shown[TurnPanels], "_open", {})
    fresh = await open_panel(person, newest_post(discord, thread))
    confirm_id = f"m1:confirm:{number}:0:"
    stale = await (await person.click(old, custom_id=confirm_id, forge=True)).settled(SLOW)
    assert stale.id == old.id and choices(stale) and says(stale.text, "table-already-done", locale)
    await discord.until(lambda: fresh.deleted, "one panel is left", timeout=SLOW)


async def test_a_refusal_goes_with_the_next_press_of_what_it_refused(discord, client, table):
    thread, people = table
    post = newest_post(discord, thread)
    person = due(post, people)
    panel = await open_panel(person, post)
    made_up = {"custom_id": f"m1:pick:{panel_table(post)}:0:fly", "forge": True}
    refusals = [await (await person.click(panel, **made_up)).settled(SLOW) for _ in range(3)]
    assert len({panel.id, *(each.id for each in refusals)}) == 4
    await discord.until(lambda: refusals[0].deleted and refusals[1].deleted, "one is left", timeout=SLOW)
    assert not refusals[2].deleted
    await take(person, panel, choices(panel)[0])
    await discord.until(lambda: refusals[2].deleted, "nothing is refused now", timeout=SLOW)
    assert not panel.deleted


async def test_of_two_panels_opened_at_once_the_newer_one_stays_whichever_is_noted_first():
    panels, gone = TurnPanels(), []
    asked: Any = SimpleNamespace(
        row=SimpleNamespace(id="k3j9x2ab"), over=False, due=(), seat_of=lambda user: None
    )

    def opened(message, kind=Kind.PRIVATE):
        async def close():
            gone.append(message)

        answer = SimpleNamespace(message=message, kind=kind, close=close)
        return SimpleNamespace(user=1, it=SimpleNamespace(message=None), answer=answer)

    for message in (11, 10):
        await panels.take_older_away(opened(message), asked, "play")
    assert gone == []
    await panels.take_older_away(opened(12), asked, "play")
    assert sorted(gone) == [10, 11]
    for each in (14, 12):  # whoever goes back to an older one leaves the newer one
        await panels.take_older_away(opened(each, Kind.UPDATE), asked, "play")
    assert sorted(gone) == [10, 11, 12, 14]


async def test_whoever_undoes_a_turn_has_its_panel_below_the_post_without_a_tap(discord, client):
    guild = discord.guild("Game night")
    ana, channel = guild.person("Ana"), guild.channel("tables")
    await (await ana.slash(channel, "table new", game="carcassonne", players=2, computers=1)).settled(SLOW)
    await (await ana.slash(channel, "table start")).settled(SLOW)
    await settled(client)
    (thread,) = channel.threads
    panel = await open_panel(ana, newest_post(discord, thread))
    while confirmable(panel) is None:
        panel = await take(ana, panel, choices(panel)[0])
    await confirm(ana, panel)
    await settled(client)
    played = newest_post(discord, thread)
    await press(ana, await press(ana, played, "more"), "undo")
    await settled(client)
    *_, post, again = ana.sees(thread)
    assert post is newest_post(discord, thread) is not played
    assert again.reader is ana and choices(again) and again.files
    table = await client.tables.table(panel_table(post))
    (computer,) = (each.seat for each in table.seats if each.computer)
    assert says(again.text, "undo-done-with", who=bold_names(table, "en")(computer))


@pytest.mark.parametrize(("game", "turns"), [("carcassonne", 2), ("hanging_gardens", 5)])
async def test_whoever_plays_computers_has_the_next_turn_below_its_post_without_a_tap(
    discord, client, game, turns
):
    """In The Hanging Gardens whoever plays last in a round plays first in the next one."""
    guild = discord.guild("Game night")
    ana, channel = guild.person("Ana"), guild.channel("tables")
    await (await ana.slash(channel, "table new", game=game, players=2, computers=1)).settled(SLOW)
    await (await ana.slash(channel, "table start")).settled(SLOW)
    await settled(client)
    (thread,) = channel.threads
    panel = await open_panel(ana, newest_post(discord, thread))
    played, seats = [], list[int]()
    for _ in range(turns):
        before = newest_post(discord, thread)
        while confirmable(panel) is None:
            panel = await take(ana, panel, choices(panel)[0])
        await confirm(ana, panel)
        await settled(client)
        played.append(panel)
        assert not any(each.deleted or each.labels for each in played), "the next panel answers it"
        assert [says(each.text, "turn-played", number=number) for number, each in enumerate(played, 1)]
        *_, post, panel = ana.sees(thread)
        assert panel.reply_to is played[-1]
        assert panel.reader is ana and choices(panel) and panel.files
        assert post is newest_post(discord, thread) is not before
        table = await client.tables.table(panel_table(post))
        seats.append([turn.seat for turn in table.turns() if turn.closed][-1])
        others = table.seats[seats[-1]].computer
        assert says(panel.text, "since-title", since="turn") == others, "what is out of sight"
    assert (len({*seats}) == 2) == (game == "hanging_gardens"), "two turns in a row"
    again = await open_panel(ana, newest_post(discord, thread))
    await discord.until(lambda: panel.deleted, "the older panel is gone", timeout=SLOW)
    assert not again.deleted and not any(each.deleted for each in played)
    await client.tables.resign(panel_table(newest_post(discord, thread)), ana.id)
    await settled(client)
    assert not [each for each in ana.sees(thread) if each.reader is ana and choices(each)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("at_once", [True, False])
async def test_of_two_presses_on_one_panel_one_counts_and_the_panel_is_the_turn_as_it_is_now(
    discord, client, time, channel, game, at_once
):
    """Whether the bot hears of both at once, or of the second while the old panel still stands on that person's phone."""
    people = [discord.guild("Game night").person(name) for name in ("Ana", "Ben")]
    number = await started_table(client, time, channel, people, game)
    thread = channel.threads[0]
    ana = due(newest_post(discord, thread), {each.name: each for each in people})
    panel = await open_panel(ana, newest_post(discord, thread))
    while True:
        legal = (await client.tables.panel(number, ana.id)).legal
        found: list[Any] = [CustomId.parse(id) for id, value in choices(panel) if not value]
        lines = [each for each in found if each.rest in legal and not each.rest.startswith("roll")]
        if len(lines) > 1:  # rolling is played at once
            break
        panel = await take(ana, panel, choices(panel)[0])
    first, *_, second = lines
    one = ana.click(panel, custom_id=str(first))
    two = ana.click(panel, custom_id=str(second), forge=True)
    if at_once:
        replies = [*await asyncio.gather(one, two)]
    else:
        replies = [await one]
        await replies[0].settled(SLOW)
        replies.append(await two)
    shown = [await reply.settled(SLOW) for reply in replies]
    assert [each.id for each in shown] == [panel.id] * 2, [each.text for each in shown]
    await handled()
    then = await client.tables.table(number)
    played = [each.entry.line for each in then.story.played]
    if ana.id == then.seats[then.due[0]].user:
        played += (await client.tables.panel(then, ana.id)).all_lines
    assert sum(each.rest in played for each in (first, second)) == 1
    fresh = await open_panel(ana, newest_post(discord, thread))
    assert [each["custom_id"] for each in panel.buttons if ":pick:" in each["custom_id"]] == [
        each["custom_id"] for each in fresh.buttons if ":pick:" in each["custom_id"]
    ]
