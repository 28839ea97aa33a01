"""What has changed since a position glows in the picture: all of it, in its owner's colour, and nothing else."""

from dataclasses import replace
from pathlib import Path

import pytest

from cogs.panels.play import draft_panel
from cogs.posts.batching import batches
from cogs.posts.turn import turn_post
from engines import GAMES
from engines.core.journal import load
from render.drawing.scene import Sprite
from render.drawing.theme import load as theme_of
from render.renderer import renderer
from tables.drafts import draft_of
from tests.core.test_leaks import table_of

JOURNALS = Path(__file__).parents[1] / "journals"
RECORDED = {
    "alhambra": "four-players",
    "armadora": "base-4-computers",
    "carcassonne": "base-4-first-edition",
    "hanging_gardens": "four-open",
    "yspahan": "four-players",
}
MOMENTS = (12, 21, 36, 41)
"""Turns of a game; the round before each is compared. In none of them Yspahan begins a new day, whose tower is another, or clears its city."""


def journal(name):
    file = JOURNALS / name / f"{RECORDED[name]}.txt"
    return load(file.read_text(encoding="utf-8").rpartition("result ")[0])


def recorded(name):
    """Some rounds of a recorded game: a turn of every seat."""
    header, entries = journal(name)
    table = table_of(GAMES[name], header, entries, "en")
    turns = [turn for turn in table.turns() if turn.closed]
    for moment in MOMENTS:
        yield turns[moment - header.setup.seats + 1 : moment + 1]


def lit(view):
    """The glows of a board: their drawing and what it was given, the owner's colour among it."""
    game = type(view).__module__.split(".")[1]
    scene = renderer(game).scene(view, theme_of(game))
    sprites = [item for layer in scene.layers for item in layer.items if isinstance(item, Sprite)]
    return [sprite.args for sprite in sprites if sprite.name.rpartition(".")[2] == "glow"]


def colours(view):
    """Whose things glow; what is nobody's, such as a palisade or a floor of the tower, glows white."""
    return {args[-1] for args in lit(view)}


@pytest.mark.parametrize("name", RECORDED)
def test_what_a_round_of_turns_has_changed_glows_for_each_of_them(name):
    nobodys, shown = theme_of(name)["light"], 0
    for turns in recorded(name):
        now = turns[-1].view_after(None)
        since = colours(replace(now, before=turns[0].view_before(None)))
        for turn in turns:
            theirs = colours(turn.view_after(None))
            assert theirs <= since or nobodys in since, (
                f"{turn.seat}: entries {turn.first_seq}-{turn.last_seq}"
            )
            shown += len(theirs & since)
        assert len(since) >= len(colours(now))
    assert shown >= len(MOMENTS)


@pytest.mark.parametrize("name", RECORDED)
def test_compared_with_itself_a_position_shows_its_newest_turn_alone(name):
    for turns in recorded(name):
        now = turns[-1].view_after(None)
        assert lit(replace(now, before=now)) == lit(now)


@pytest.mark.parametrize("name", RECORDED)
def test_posts_of_several_turns_and_panels_show_all_that_is_new_to_whoever_reads_them(name):
    header, entries = journal(name)
    table = table_of(GAMES[name], header, entries[: len(entries) // 2], "en")
    seat = table.due[0]
    last = [turn for turn in table.turns() if turn.seat == seat and turn.closed][-1]
    (picture,) = draft_panel(draft_of(table, seat, ()), "en").pictures
    assert picture.view.before == last.view_after(seat) != picture.view
    held = tuple(replace(each, computer=each.seat != seat) for each in table.seats)
    told = batches(replace(table, seats=held), -1)[-1]
    assert len(told.parts) > 1
    (picture,) = turn_post(table, told, False).pictures
    assert picture.view.before == told.view_before(None)
    (picture,) = turn_post(table, table.turns()[-1], False).pictures
    assert picture.view.before is None
