"""A database that does not answer, and more people than can be answered: every click is acknowledged, and nothing is lost."""

import asyncio
import gc
from contextlib import contextmanager

from cogs.interactions import answer
from render.languages import language
from sandbox.model import interactions
from tests.cogs.loopback.playing import SLOW, choices, due, newest_post, open_panel
from tests.cogs.loopback.test_table import page_with, press, pressing
from tests.spoken import said, says


@contextmanager
def silent(store):
    """Nothing can be read meanwhile: others hold all connections that read."""
    readers = store.database._readers
    held = [readers.get_nowait() for _ in range(readers.qsize())]
    try:
        yield
    finally:
        for line in held:
            readers.put_nowait(line)


async def test_acknowledgements_wait_for_no_database_and_too_many_are_told(
    discord, client, table, monkeypatch
):
    thread, people = table
    post = newest_post(discord, thread)
    ana = due(post, people)
    more = await page_with(ana, await press(ana, post, "more"), "notes")
    await client.posts.settle()
    monkeypatch.setattr(answer, "PATIENCE", 0.05)
    monkeypatch.setattr(answer, "MOST_WAITING", 3)
    with silent(client.store):
        form = await ana.click(more, custom_id=pressing(more, "notes"))
        assert form.type == interactions.MODAL
        waiting = [await ana.click(post, custom_id=pressing(post, "play")) for _ in range(3)]
        assert {each.type for each in waiting} == {interactions.THINKING}
        for person in people.values():
            told = await open_panel(person, post)
            assert told.ephemeral and not told.buttons
            assert says(told.text, "busy", language(person.locale))
        assert await ana.complete(thread, "armadora warrior", focus="strength") == []
    panels = [await each.settled(SLOW) for each in waiting]
    assert all(choices(panel) for panel in panels)
    kept = await (await ana.submit(form.modal, "watch the north")).settled(SLOW)
    assert "watch the north" in kept.text
    again = await ana.click(kept, custom_id=pressing(kept, "notes"))
    assert again.modal.interaction.modal and "watch the north" in str(again.modal.interaction.modal)


async def test_a_form_whose_text_is_unknown_is_told_to_be_tried_again(discord, client, table, monkeypatch):
    thread, people = table
    post = newest_post(discord, thread)
    ana = due(post, people)
    more = await page_with(ana, await press(ana, post, "more"), "notes")
    await client.posts.settle()
    await client.store.set_note(pressing(post, "play").split(":")[2], ana.id, "written elsewhere")
    with silent(client.store), monkeypatch.context() as impatient:
        impatient.setattr("cogs.handlers.notes.PATIENCE", 0.05)
        told = await (await ana.click(more, custom_id=pressing(more, "notes"))).settled(SLOW)
        assert says(told.text, "busy", language(ana.locale))
    form = await ana.click(more, custom_id=pressing(more, "notes"))
    assert "written elsewhere" in str(form.interaction.modal)


async def test_what_the_end_of_the_bot_cuts_off_is_no_error(discord, client, table, caplog):
    """It could not wait for everything: an answer is on its way, and a deferral."""
    thread, people = table
    post = newest_post(discord, thread)
    await client.posts.settle()
    answers = discord.fail("POST /interactions/*/callback", delay=SLOW, times=2)
    clicks = [asyncio.create_task(each.click(post, said("button-play"))) for each in people.values()]
    await discord.until(lambda: answers.hits == 2, "answers on their way", timeout=SLOW)
    await discord.stop(client)
    for click in clicks:
        click.cancel()
    await asyncio.gather(*clicks, return_exceptions=True)
    gc.collect()  # a task whose error nobody has looked at says so when it goes
    await asyncio.sleep(0)
    assert not [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]
