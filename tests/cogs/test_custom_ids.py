"""Custom ids on messages that are posted already keep working: `custom_ids.txt` holds one of every kind that was ever posted."""

from pathlib import Path

import pytest

from cogs.bot.client import HANDLERS
from cogs.components.custom_ids import CustomId

POSTED = (Path(__file__).parent / "custom_ids.txt").read_text(encoding="utf-8").splitlines()
ACTIONS = {action for handlers in HANDLERS for action in (*handlers.clicks, *handlers.forms)}


@pytest.mark.parametrize("text", POSTED)
def test_an_id_on_a_posted_message_has_its_handler(text):
    id = CustomId.parse(text)
    assert id is not None and id.action in ACTIONS
    assert text.endswith(str(id))


@pytest.mark.parametrize(
    "text", ["", "m2:play::0:", "m1:play:", "xm1:play::0:", "m1:play:K3J9::", "m1:play::1:\n"]
)
def test_what_is_no_id_of_ours_is_none(text):
    assert CustomId.parse(text) is None
