"""However much there is to say in whatever language, a message stays within its bytes."""

from cogs.messages.budget import MOST_BYTES, fitted, size
from cogs.messages.custom_ids import CustomId
from cogs.messages.discord_message import build
from cogs.messages.message import Button, Cover, Message, Option, Select, Words
from sandbox.checks import messages

LONG = "長い話。" * 1000


def full(text):
    options = tuple(Option(f"{at:0100}", LONG[:100], description=LONG[:100]) for at in range(7))
    return Message(
        (
            Words(text, mark=7),
            Cover("a", "alhambra", alt=LONG[:1024]),
            Words(text[: len(text) // 3]),
            (Select(CustomId("pick", "k3j9x2ab", 1), options, LONG[:150]),),
            (Button(CustomId("play", "k3j9x2ab", 1), LONG[:80]),),
        ),
        framed=True,
        mark=2**29,
    )


def test_what_is_too_much_is_cut_where_it_hurts_least():
    for text in ("", "short", LONG[:500], LONG[:1000], LONG[:2900], "x" * 3900, LONG):
        made = fitted(full(text))
        assert size(made) <= MOST_BYTES
        assert [type(item) for item in made.items] == [type(item) for item in full(text).items]
        assert [each.label for each in made.components if isinstance(each, Button)] == [LONG[:80]]
        view, files = build(full(text), {"a": b"picture"})
        body = {"components": view.to_components(), "attachments": [files[0].to_dict(0)]}
        assert list(messages.budget(body)) == []
        shorter = [item for item in made.items if isinstance(item, Words) and item.text.endswith("…")]
        assert bool(shorter) == (len(text) > 600)


def test_what_fits_stays_as_it_is():
    small = Message((Words("hello"), Cover("a", "alhambra", alt="a board")))
    assert fitted(small) is small
