"""What people call themselves cannot spoil what others read: not the messages, not the alt texts, not the thread's name."""

from dataclasses import replace

import pytest

from cogs.messages.lines import board_picture
from cogs.messages.markdown import clean, safe
from cogs.posts.batching import batches
from cogs.posts.lobby import started_post
from cogs.posts.turn import turn_post
from cogs.upkeep.thread import thread_name
from render.drawing.monogram import monograms
from tests.cogs.test_posts_messages import recorded

BAD = {
    "another direction": "A\u202ena\u2066x",
    "nothing to see": "A\u200b\u2060na\u00ad",
    "terminal codes": "A\x1b[2Jna\x07",
    "a tower": "A" + "\u0335\u0321\u0322\u0327\u031b" * 6 + "na",
    "a link": "https://evil.example/a",
    "an invitation": "discord.gg/abc",
    "markdown": "**A** <@1> @everyone <t:0:R> `x`",
    "lines": "A\n# na",
}


@pytest.mark.parametrize("name", BAD.values(), ids=BAD)
def test_names_are_harmless_wherever_they_are_read(name):
    for table in recorded("armadora", "en"):
        table = replace(table, seats=tuple(replace(each, name=name) for each in table.seats))
        turn = batches(table, -1)[-1]
        post = turn_post(table, turn, True)
        alt = board_picture(table, table.view(None), "en", "x").alt
        everything = [post.text, alt, post.pictures[0].alt, thread_name(table), started_post(table).text]
        for text in everything:
            assert not set(text) & set("\u202e\u2066\u2060\u00ad\x1b\x07")
            assert "\u0335\u0321\u0322" not in text
        for text in (post.text, started_post(table).text):
            assert "https://evil" not in text and "discord.gg/abc" not in text
            live = text.replace(r"\<", "")
            assert "@everyone" not in live and "<@1>" not in live and "<t:0:R>" not in live
            assert "\n# na" not in text


def test_names_of_all_languages_stay_as_they_are():
    for name in ("花子", "Zoë", "Nguyễn Thị Ánh", "Ναταλία", "שרה", "ครูสมชาย", "👨‍👩‍👧", "A-Z_0"):
        assert clean(name) == name
    assert clean(" a \u3000 b ") == "a b" and clean("\u202e") == ""
    assert safe("a*b") == r"a\*b"


def test_nothing_but_letters_of_a_name_gets_into_pictures():
    assert all(each.isalpha() for each in monograms(list(BAD.values())))
