"""Keeps messages within Discord's limit on total text. Japanese takes three bytes a character."""

from __future__ import annotations

from dataclasses import replace

from cogs.messages.message import (
    LONGEST_ALT,
    Attached,
    Button,
    ChannelSelect,
    Component,
    Item,
    Message,
    RoleSelect,
    Select,
    Shown,
    UserSelect,
    Wanted,
    Words,
)

MOST_BYTES = 8000
"""The most bytes of all strings of a message in UTF-8. One text display more than 10,170 is known to fail, and nobody knows what counts."""

_SHORT_ALT = 600
"""Bytes of an alt text where there is no room."""
_SHORT_TEXT = 1500
"""Bytes of a text in a short version."""
_MORE = "…"


def size(message: Message) -> int:
    """The bytes of all strings of a message."""
    return sum(map(_size, message.items))


def fitted(message: Message) -> Message:
    """Shorten a message to the budget: alt texts and option hints first, then the longest texts.

    >>> size(fitted(Message((Words("あ" * 3900),)))) <= MOST_BYTES
    True
    """
    if size(message) <= MOST_BYTES:
        return message
    message = replace(message, items=tuple(map(_shorter, message.items)))
    while (excess := size(message) - MOST_BYTES) > 0:
        texts = [
            (len(item.text.encode()), at) for at, item in enumerate(message.items) if isinstance(item, Words)
        ]
        longest, at = max(texts, default=(0, 0))
        if longest <= len(_MORE.encode()):
            return message
        text = message.items[at]
        assert isinstance(text, Words)
        shorter = replace(text, text=cut(text.text, max(0, longest - excess)))
        message = replace(message, items=(*message.items[:at], shorter, *message.items[at + 1 :]))
    return message


def shortened(message: Message) -> Message:
    """A short version for when Discord rejects a message: the starts of texts and alt texts, no hints.

    >>> size(shortened(Message((Words("あ" * 3900),)))) <= 1500
    True
    """
    items = (
        replace(item, text=cut(item.text, _SHORT_TEXT)) if isinstance(item, Words) else _shorter(item)
        for item in message.items
    )
    return replace(message, items=tuple(items))


def _size(item: Item) -> int:
    match item:
        case Words(text):
            return _bytes(text)
        case Wanted(alt=alt) | Shown(alt=alt):
            return 2 * _bytes(alt[:LONGEST_ALT])  # of the file and of the picture
        case Attached():
            return 0
        case row:
            return sum(map(_component_size, row))


def _component_size(component: Component) -> int:
    match component:
        case Button(id, label):
            return _bytes(str(id), label)
        case Select(id, options, placeholder):
            told = [text for option in options for text in (option.value, option.label, option.description)]
            return _bytes(str(id), placeholder, *told) + 1
        case RoleSelect(id, chosen, placeholder):
            return _bytes(str(id), placeholder, str(chosen or "")) + 5
        case ChannelSelect(id, channels, placeholder):
            return _bytes(str(id), placeholder, *map(str, channels)) + 8 * len(channels) + 1
        case UserSelect(id, placeholder):
            return _bytes(str(id), placeholder) + 1


def _shorter(item: Item) -> Item:
    match item:
        case Wanted():
            return replace(item, alt=cut(item.alt, _SHORT_ALT))
        case tuple():
            return tuple(
                replace(each, options=tuple(replace(option, description="") for option in each.options))
                if isinstance(each, Select)
                else each
                for each in item
            )
        case _:
            return item


def cut(text: str, most: int) -> str:
    """Cut a text to at most `most` bytes."""
    if _bytes(text) <= most:
        return text
    return text.encode()[: max(0, most - _bytes(_MORE))].decode(errors="ignore") + _MORE


def _bytes(*texts: str) -> int:
    return len("".join(texts).encode())
