"""The gallery: what it shows, and how it imitates colour blindness."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from engines import GAMES
from render.drawing.theme import load
from tests.gallery.positions import GAMES_SHOWN, PHASES, positions
from tests.gallery.sight import PHONE, SIGHTS, on_a_phone


def test_every_game_is_shown_with_the_fewest_and_the_most_players():
    assert set(GAMES_SHOWN) == set(GAMES)
    for name, game in GAMES.items():
        shown = list(positions(name))
        seats = {position.state.setup.seats for position in shown}
        assert {game.seats[0], game.seats[-1]} <= seats
        assert {position.phase for position in shown} == set(PHASES)
        assert all(bool(game.due(each.state)) == (each.phase != "final") for each in shown)


@pytest.mark.parametrize("sight", SIGHTS)
def test_everybody_sees_greys_alike(sight):
    grey = Image.linear_gradient("L").convert("RGB")
    different = ImageChops.difference(SIGHTS[sight](grey), grey)
    assert max(high for _, high in ImageStat.Stat(different).extrema) <= 3


def test_red_and_green_come_nearer_to_each_other_for_those_who_cannot_tell_them_apart():
    def apart(sight):
        red, green = (
            SIGHTS[sight](Image.new("RGB", (1, 1), colour)).tobytes()
            for colour in ((200, 60, 40), (110, 130, 40))
        )
        return sum(abs(a - b) for a, b in zip(red, green, strict=True))

    assert apart("protanopia") < apart("phone") / 2 and apart("deuteranopia") < apart("phone") / 2


def test_seats_are_told_apart_by_colour_in_every_sight():
    colours = [seat.colour[:3] for seat in load("armadora").seats]
    for name, see in SIGHTS.items():
        if name == "greyscale":
            continue  # there the shapes tell them apart
        seen = [see(Image.new("RGB", (1, 1), colour)).tobytes() for colour in colours[:4]]
        assert all(
            max(abs(a - b) for a, b in zip(one, other, strict=True)) > 24
            for at, one in enumerate(seen)
            for other in seen[:at]
        )


def test_a_phone_shows_the_whole_picture():
    assert on_a_phone(Image.new("RGB", (1200, 900))).size == (PHONE, round(900 * PHONE / 1200))
