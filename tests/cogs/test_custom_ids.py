"""Custom ids on messages that are posted already keep working: `custom_ids.txt` holds one of every kind that was ever posted."""

from dataclasses import replace
from pathlib import Path

import pytest

from cogs.handlers import all_handlers
from cogs.interactions.router import Click, UnknownId
from cogs.messages.custom_ids import LONGEST, CustomId, discord_id

POSTED = (Path(__file__).parent / "custom_ids.txt").read_text(encoding="utf-8").splitlines()
ACTIONS = {action for handlers in all_handlers() for action in (*handlers.clicks, *handlers.forms)}


@pytest.mark.parametrize("text", POSTED)
def test_an_id_on_a_posted_message_has_its_handler(text):
    id = CustomId.parse(text)
    assert id is not None and id.action in ACTIONS
    assert text.endswith(str(id))


@pytest.mark.parametrize("action", sorted(ACTIONS))
def test_the_id_of_every_action_is_read_again(action):
    """The second page of a long text board was out of reach, because its action had a hyphen."""
    id = CustomId(action, "k3j9x2ab", 41, "1")
    assert CustomId.parse(str(id)) == id


@pytest.mark.parametrize(
    "text", ["", "m2:play::0:", "m1:play:", "xm1:play::0:", "m1:play:K3J9::", "m1:play::1:\n"]
)
def test_what_is_no_id_of_ours_is_none(text):
    assert CustomId.parse(text) is None


def test_an_id_fits_up_to_what_discord_takes():
    spelled = CustomId("pick", "k3j9x2ab", 17, "")
    longest = replace(spelled, rest="x" * (LONGEST - len(str(spelled))))
    assert longest.fits and len(str(longest)) == LONGEST
    assert not replace(longest, rest=f"{longest.rest}x").fits


def test_a_discord_id_is_longer_than_a_number_and_fits_into_the_database():
    assert discord_id("1234567890123456789") == Click.person("1234567890123456789") == 1234567890123456789
    assert [discord_id(text) for text in ("", "x", "-1", "１", "9" * 19, "1" * 20)] == [None] * 6
    with pytest.raises(UnknownId):
        Click.person("Ana")
