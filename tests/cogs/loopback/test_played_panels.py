"""A panel that says that a turn is played says nothing that is untrue later, and goes on when its owner's next turn is there."""

from engines.core.chance import Rng
from render.sentences import language
from tests.cogs.loopback.playing import (
    SLOW,
    choices,
    due,
    newest_post,
    open_panel,
    panel_table,
    play_by_buttons,
)
from tests.cogs.loopback.test_table import press
from tests.spoken import said, says


async def settled(client):
    await client.tables.settle()
    await client.posts.settle()


async def test_a_played_panel_stays_true_and_goes_on_with_the_next_turn(discord, client, table):
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
    mine = panels[first]
    onward = said("button-onward", language(first.locale))
    await discord.until(lambda: onward in mine.labels, "the next turn on the old panel", timeout=SLOW)
    assert says(mine.text, "turn-yours", language(first.locale), number=2)
    assert says(panels[second].text, "turn-played", language(second.locale)), (
        "nothing has changed for the other"
    )
    shown = await (await first.click(mine, onward)).settled(SLOW)
    assert shown.id == mine.id and choices(shown), "it goes on where the last turn was played"

    # Something else is shown there now: that is never replaced.
    number = panel_table(newest_post(discord, thread))
    text = mine.text
    client.posts.wake(number)
    await settled(client)
    assert mine.text == text


async def test_a_played_panel_follows_undoing_and_the_end(discord, client, table):
    thread, people = table
    first = due(newest_post(discord, thread), people)
    second = next(each for each in people.values() if each is not first)
    post = newest_post(discord, thread)
    panel = await play_by_buttons(first, await open_panel(first, post), Rng("panels", 1))
    await settled(client)
    assert says(panel.text, "turn-played", language(first.locale), number=1)
    await press(first, panel, "undo")
    await settled(client)
    assert says(panel.text, "turn-yours", language(first.locale), number=1)
    panel = await (await first.click(panel, said("button-onward", language(first.locale)))).settled(SLOW)
    panel = await play_by_buttons(first, panel, Rng("panels", 2))
    await client.tables.resign(panel_table(newest_post(discord, thread)), second.id)
    await settled(client)
    assert says(panel.text, "game-is-over", language(first.locale)) and not panel.buttons


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
