"""What others may see of the reader's results, and what score sheets tell of them."""

from __future__ import annotations

from dataclasses import replace

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button, Message, Style, message
from data.records.preferences import Preferences
from render.translate import word

CHOICES = ("results_seen", "times_seen", "everywhere", "feats_told", "stories")


def visibility(chosen: Preferences, locale: str) -> Message:
    """The choices, each with a button that turns it."""
    said = [word("seen-title", locale)]
    rows = []
    for name in CHOICES:
        on = getattr(chosen, name)
        key = f"seen-{name.replace('_', '-')}"
        said.append(f"- {word(f'{key}-{_on(on)}', locale)}")
        style = Style.GREEN if on else Style.GREY
        rows.append(
            [
                Button(
                    CustomId("seeing", rest=f"{name} {_on(not on)}"), word(key, locale, state=_on(on)), style
                )
            ]
        )
    return message(said, rows=rows)


def turned(chosen: Preferences, name: str, on: bool) -> Preferences:
    """The preferences with one of the choices on or off.

    Raises:
        ValueError: there is no such choice.
    """
    match name:
        case "results_seen":
            return replace(chosen, results_seen=on)
        case "times_seen":
            return replace(chosen, times_seen=on)
        case "everywhere":
            return replace(chosen, everywhere=on)
        case "feats_told":
            return replace(chosen, feats_told=on)
        case "stories":
            return replace(chosen, stories=on)
    raise ValueError(name)


def _on(value: bool) -> str:
    return "on" if value else "off"
