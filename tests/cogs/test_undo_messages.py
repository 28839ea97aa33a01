"""Taking back in words: the button, the question and the notice say the same of what goes."""

import pytest

from cogs.messages.lines import public_lines
from cogs.panels.undo import alone_line, undo_button, undo_question, undone_line
from cogs.posts.batching import batches
from render.languages import LOCALES
from render.sentences import word
from tests.cogs.discord_limits import problems
from tests.room import ANA, BEN, CHIE


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_button_says_whose_turns_go(room, locale):
    table = await room.start([ANA, BEN, CHIE])
    await room.bids(table, 3, 2, 1)
    await room.tables.play(table, ANA.user, "rest")
    mine = undo_button(await room.tables.table(table), 0, locale)
    assert mine is not None and mine.label == word("button-undo", locale)
    await room.tables.play(table, BEN.user, "rest")
    now = await room.tables.table(table)
    both, back = undo_button(now, 0, locale), now.taking_back(0)
    assert both is not None and back is not None
    assert "Ben" in both.label and back.consent and back.others == (1,) and both.id.seq == now.head
    asked = undo_question(now, 0, back, locale)
    assert problems(asked) == [] and "Ben" in asked.text
    assert "Ben" in undone_line(now, back, locale)


@pytest.mark.parametrize("locale", LOCALES)
async def test_alone_with_computers_it_is_free_and_says_so(room, locale):
    table = await room.start([ANA], computers=1)
    await room.tables.play(table, ANA.user, "bid 3")
    await room.tables.settle()
    await room.tables.play(table, ANA.user, "dig")
    await room.tables.settle()
    now = await room.tables.table(table)
    back = now.taking_back(0)
    assert back is not None and back.reveals and not back.consent and alone_line(now, 0, locale)
    before = now.head
    undone_table = (await room.tables.votes.undo(table, ANA.user)).table
    (turn,) = undone_table.turns_since(before)
    assert turn.taken_back == back.first
    (said,) = public_lines(undone_table, turn.notes, locale)
    names = word("computer-name", locale, number=1)
    assert (names in said) == (back.others == (1,))


async def test_an_undo_is_one_post(room):
    table = await room.start([ANA, BEN])
    await room.bids(table, 3, 1)
    await room.tables.play(table, ANA.user, "rest")
    before = (await room.tables.table(table)).head
    after = (await room.tables.votes.undo(table, ANA.user)).table
    assert [batch.taken_back is not None for batch in batches(after, before)] == [True]
