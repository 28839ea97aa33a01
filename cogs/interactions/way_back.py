"""The way from what somebody looks at back to their turn, as the private message says itself whose button was pressed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from cogs.messages.custom_ids import CustomId
from cogs.messages.interaction import Interaction
from cogs.panels.way_back import WAYS


def way_back(it: Interaction) -> CustomId | None:
    """The id that leads from the pressed message to its reader's turn; None where it is no private message that does."""
    if it.message is None or not it.message.flags.ephemeral:
        return None
    return next((id for id in _ids(it.message.components) if id.action in WAYS), None)


def _ids(components: Iterable[Any]) -> Iterator[CustomId]:
    """The ids of a message's components."""
    for each in components:
        if (id := CustomId.parse(getattr(each, "custom_id", None) or "")) is not None:
            yield id
        yield from _ids(getattr(each, "children", ()))
