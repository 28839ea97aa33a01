"""The seats' emojis stand in texts where the tokens stood, and nowhere else."""

import unicodedata
from colorsys import rgb_to_hsv
from io import BytesIO

import pytest
from PIL import Image

from cogs.messages.budget import MOST_BYTES, size
from cogs.messages.custom_ids import CustomId
from cogs.messages.discord_message import with_emojis
from cogs.messages.message import LONGEST_TEXT, Button, Message, Words
from cogs.messages.names import TOKENS
from render.cards.emoji import SIZE, seat_emojis
from render.drawing.theme import load

EMOJIS = [f"<:{name}:12345678901234567{at:02}>" for at, name in enumerate(seat_emojis())]


def test_every_seat_has_a_drawing_of_its_own_with_room_around_it():
    drawings = seat_emojis()
    assert len(drawings) == len(TOKENS) and len(set(drawings.values())) == len(TOKENS)
    for picture in drawings.values():
        image = Image.open(BytesIO(picture))
        assert image.size == (SIZE, SIZE) and len(picture) < 16_000
        box = image.getchannel("A").point(lambda alpha: 255 * (alpha > 128)).getbbox()
        assert box is not None
        left, top, right, bottom = box
        assert 0 < left < right < SIZE and 0 < top < bottom < SIZE
        assert right - left > SIZE * 0.6


def test_a_token_has_the_colour_of_its_seat():
    hues = {"RED": 0.0, "ORANGE": 0.08, "YELLOW": 0.14, "GREEN": 0.42, "BLUE": 0.57, "PURPLE": 0.78}
    for look, shown in zip(load("armadora").seats, TOKENS, strict=True):
        hue, colourful, _ = rgb_to_hsv(*(part / 255 for part in look.colour[:3]))
        called = "BLACK" if colourful < 0.2 else min(hues, key=lambda name: abs(hues[name] - hue))
        assert called in unicodedata.name(shown)


def test_texts_show_them_labels_and_code_do_not():
    button = (Button(CustomId("play", "t", 1), f"Take {TOKENS[1]}"),)
    text = f"{TOKENS[0]} **Ana** {TOKENS[5]}\N{NO-BREAK SPACE}7 `{TOKENS[0]}`"
    shown = with_emojis(Message((Words(text, mark=9), button, Words(f"```\n{TOKENS[2]}\n```"))), EMOJIS)
    assert shown.items[0] == Words(
        f"{EMOJIS[0]} **Ana** {EMOJIS[5]}\N{NO-BREAK SPACE}7 `{TOKENS[0]}`", mark=9
    )
    assert shown.items[1] == button and shown.items[2] == Words(f"```\n{TOKENS[2]}\n```")


@pytest.mark.parametrize("filler", ["a", "あ"])
def test_a_text_that_would_be_too_long_keeps_its_tokens(filler):
    token, emoji = TOKENS[0], EMOJIS[0]
    most = min(
        LONGEST_TEXT - len(emoji),
        (MOST_BYTES - len(emoji.encode())) // len(filler.encode()),
    )
    fits, over = (Message((Words(token), Words(filler * (most + more)))) for more in (-1, 1))
    assert with_emojis(fits, EMOJIS).text.startswith(emoji)
    assert with_emojis(over, EMOJIS) == over
    assert size(with_emojis(fits, EMOJIS)) <= MOST_BYTES


def test_without_emojis_nothing_changes():
    message = Message((Words(f"{TOKENS[0]} **Ana**"),))
    assert with_emojis(message, ()) is message
