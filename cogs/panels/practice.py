"""A real panel on a private table of one's own, a lesson's or a puzzle's: the same components under ids of its own."""

from __future__ import annotations

from dataclasses import replace

from cogs.messages.message import Button, Component, Item, Select

OWN = frozenset(
    {
        *("pick", "back", "otherwise", "instead", "over", "aside", "panel", "confirm"),
        *("hint", "another", "advice"),
    }
)
"""What the components of a real panel do that the panel of a practice does as well."""


def of_practice(kind: str, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The parts of a real panel with the ids of a kind of practice, `learn` or `puzzle`."""
    return tuple(
        tuple(_own(kind, each) for each in item) if isinstance(item, tuple) else item for item in items
    )


def _own(kind: str, component: Component) -> Component:
    if isinstance(component, Button | Select) and component.id.action in OWN:
        return replace(component, id=replace(component.id, action=f"{kind}{component.id.action}"))
    return component
