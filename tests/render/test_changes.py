"""What has changed since a position glows in the picture: all of it, in its owner's colour, and nothing else."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.panels.play import draft_panel
from cogs.posts.batching import batches
from cogs.posts.turn import turn_post
from engines import GAMES
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.game import End
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
        if name == "yspahan" and now.fresh.over and now.turn == 0:
            continue  # a day is over, and the tower of the next one is another
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


@pytest.mark.parametrize("name", RECORDED)
def test_texts_name_what_glows(name):
    """Alt text and text board say more exactly where more glows, and name those whose things it is."""
    drawn, met = renderer(name), 0
    for turns in recorded(name):
        now = turns[-1].view_after(None)
        since = replace(now, before=turns[0].view_before(None))
        seats = {glow: seat for seat in range(now.setup.seats) for glow in (seat, theme_of(name).seat(seat))}
        more = Counter(args[-1] for args in lit(since)) - Counter(args[-1] for args in lit(now))
        for texts in (drawn.alt, drawn.text_board):
            new = [text for text in texts(since) if text not in texts(now)]
            also: list[Any] = [text for text in new if text.key == "picture-also-new"]
            assert len(also) == 1 or not more
            assert not [text for text in texts(now) if text.key == "picture-also-new"]
            named = {
                dict(group.args)["who"].seat
                for text in also
                for group in text["changes"].items
                if "who" in dict(group.args)
            }
            assert {seats[colour] for colour in more if colour in seats} <= named
            met += len(named)
    assert met


DEEDS = {
    "alhambra-placed": ("alhambra-alt-fresh", "cell"),
    "alhambra-added": ("alhambra-alt-fresh", "cell"),
    "alhambra-swapped": ("alhambra-alt-fresh", "cell"),
    "alhambra-removed": ("alhambra-alt-removed", "cell"),
    "armadora-warrior": ("armadora-alt-placed", "square"),
    "armadora-champion": ("armadora-alt-placed", "square"),
    "armadora-palisade": ("armadora-alt-fenced", "edge"),
    "armadora-stake": ("armadora-alt-fenced", "edge"),
    "armadora-reinforced": ("armadora-alt-reinforced", "square"),
    "armadora-peeked": ("armadora-alt-looked", "square"),
    "armadora-shot": ("armadora-alt-shot", "square"),
}
"""What a note tells that was done somewhere, and what the picture's text then names as new there."""


@pytest.mark.parametrize(
    ("name", "setup"),
    [
        (name, GAMES[name].setup(3, **options))
        for name, options in (("alhambra", {}), ("armadora", {"advanced": "yes"}))
    ],
    ids=str,
)
def test_what_is_called_new_is_what_was_done_there(name, setup):
    """A building that was removed is not new, nor is a warrior that was looked at."""
    game, drawn, chooser = GAMES[name], renderer(name), Rng("new", 0)
    met: Counter[str] = Counter()
    for seed in range(3):
        state, seq, done = game.new(setup, Rng(f"new {seed}", 0)), 0, []
        while due := game.due(state):
            seq += 1
            seat = chooser.choice(due)
            move = random_move(game, state, seat, chooser)
            state, notes = game.apply(state, seat, move, Rng(f"new {seed}", seq))
            done += [
                (*DEEDS[note.text.key][:1], str(note.text[DEEDS[note.text.key][1]]))
                for note in notes
                if note.text.key in DEEDS
            ]
            if isinstance(move, End) or not game.due(state):
                for texts in (drawn.alt, drawn.text_board):
                    assert Counter(told(texts(game.view(state, None)))) == Counter(done), (
                        f"{seed}: entry {seq}"
                    )
                met.update(key for key, _ in done)
                done = []
            if getattr(state, "over", False):
                break  # leftovers are placed at the same time
    assert set(met) == {key for key, _ in DEEDS.values() if key.startswith(name)}


def told(texts):
    """What texts name as new, and where."""
    for text in texts:
        if text.key in ("alhambra-alt-fresh", "alhambra-alt-removed"):
            yield from ((text.key, str(cell)) for cell in text["cells"].items)
        elif text.key == "armadora-alt-fresh":
            yield from ((deed.key, place) for deed in text["deeds"].items for place in deed["places"].items)
