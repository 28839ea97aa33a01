"""Whatever is looked at in the middle of a turn leads back to it in one tap, as it was left; whoever is not to move gets no such way."""

import pytest

from cogs.panels.more import Page
from cogs.panels.way_back import WAYS
from engines import GAMES
from render.languages import language
from tests.cogs.loopback.conftest import started_table
from tests.cogs.loopback.playing import SLOW, choices, due, newest_post, open_panel, take
from tests.spoken import said

POSTED = ("hand", "zoom", "recap", "rules", "why")
"""What the post of a turn shows besides the panel."""
LOOKS = ("why", "rules", "recap", "legend", "board", "text", "remaining", "score", "fair", "options")
"""What the pages behind `⋯` show; nothing else there is looked at alone."""


def ids(message, *acts):
    """The ids of a message's buttons for these acts."""
    return [
        each["custom_id"]
        for each in message.buttons
        if each["custom_id"].split(":")[1] in acts and each["custom_id"].startswith("m1:")
    ]


def back(message):
    return ids(message, *WAYS)


async def click(person, message, custom_id):
    return await (await person.click(message, custom_id=custom_id)).settled(SLOW)


def told(message):
    return message.text, message.labels


@pytest.fixture
async def post(discord, client, time, request):
    """The first post of a game, and its people by name."""
    guild = discord.guild("Game night")
    people = {name: guild.person(name, locale=of) for name, of in (("Ana", "en-US"), ("Ben", "ja"))}
    await started_table(client, time, guild.channel("tables"), [*people.values()], request.param)
    return newest_post(discord, guild.channel("tables").threads[0]), people


games = pytest.mark.parametrize("post", GAMES, indirect=True)


@games
async def test_what_is_looked_at_from_the_post_becomes_the_panel_in_its_place(post):
    post, people = post
    mover = due(post, people)
    (other,) = [each for each in people.values() if each is not mover]
    assert ids(post, *POSTED)
    for custom_id in ids(post, *POSTED):
        seen = await click(other, post, custom_id)
        assert seen.ephemeral and back(seen) == []
        seen = await click(mover, post, custom_id)
        (way,) = back(seen)
        assert said("button-to-turn", language(mover.locale)) in seen.labels
        panel = await click(mover, seen, way)
        assert panel.id == seen.id and choices(panel) and back(panel) == []


@games
async def test_what_is_looked_at_from_the_panel_stands_in_its_place_and_leads_back_to_the_same_step(post):
    post, people = post
    mover = due(post, people)
    panel = await open_panel(mover, post)
    panel = await take(mover, panel, choices(panel)[0])
    aside = await click(mover, panel, *ids(panel, "aside"))
    panel = await click(mover, aside, *back(aside))
    left, looked = told(panel), []
    for page in Page:
        for act in LOOKS:
            aside = await click(mover, panel, *ids(panel, "aside"))
            if page is not Page.FIRST:
                turned = next(each for each in ids(aside, "menu") if each.split(":", 4)[4].startswith(page))
                aside = await click(mover, aside, turned)
            seen = aside
            for custom_id in ids(aside, act)[:1]:
                looked.append(act)
                seen = await click(mover, aside, custom_id)
                assert seen.id == panel.id and told(seen) != left, act
                for turned in ids(seen, "recap", "page", "textpage", "zoom", "signs")[:1]:
                    seen = await click(mover, seen, turned)
            (way,) = back(seen)
            assert told(await click(mover, seen, way)) == left, act
    assert {"recap", "board", "text", "options", "fair"} <= {*looked}
