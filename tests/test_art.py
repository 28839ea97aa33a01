"""What paints the masters: fields that go on at their edges, light from the upper left, the same pixels each time."""

import numpy as np

from art.brush import finished, plain, stone, strokes, wood
from art.fields import blurred, depth, distance, lit, mask, noise


def test_noise_goes_on_at_its_edges():
    for field in (noise((60, 90), [30, 9], "meadow"), noise((60, 90), [12], "grain", stretch=(5, 0.5))):
        inner = np.abs(np.diff(field, axis=0)).max(), np.abs(np.diff(field, axis=1)).max()
        assert np.abs(field[0] - field[-1]).max() < 1.5 * inner[0]
        assert np.abs(field[:, 0] - field[:, -1]).max() < 1.5 * inner[1]
        assert abs(field.mean()) < 1e-9 and abs(field.std() - 1) < 1e-9


def test_light_comes_from_the_upper_left():
    disc = mask((64, 64), [(32 + 20 * np.cos(at), 32 + 20 * np.sin(at)) for at in np.linspace(0, 6.2, 40)])
    tone = lit(blurred(disc * 10, 3), 1)
    assert tone[18, 18] > 1.2 and tone[46, 46] < 0.8 and abs(tone[32, 32] - 1) < 0.01


def test_lengths_are_pixels():
    away, along, side = distance((40, 40), [(10, 5), (10, 35)])
    assert (
        away[20, 19] == 9.5 and abs(along[20, 19] - 15.5) < 1e-9 and side[20, 19] == -1 and side[20, 2] == 1
    )
    square = mask((40, 40), [(10, 10), (30, 10), (30, 30), (10, 30)])
    assert depth(square, 20).max() == 10 and depth(square, 4).max() == 4 and depth(square, 4)[20, 10] == 1


def test_the_same_words_paint_the_same_pixels():
    def painted():
        ground = strokes(wood((40, 60), "table"), noise((40, 60), [20], "way"), "strokes", tiled=True)
        return finished(ground + stone((40, 60), 12, "wall")[0] + plain((40, 60), "#102030"), "end")

    assert np.array_equal(painted(), painted())
