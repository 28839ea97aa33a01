"""What somebody shares of a finished game in its thread."""

from __future__ import annotations

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import title
from cogs.messages.message import Button, Item, Message, Words
from render.sentences import word
from tables.table import Table


def shared_post(table: Table, key: str, item: Item, user: int) -> Message:
    """The post in the thread, which its owner and moderators may remove.

    Args:
        key: what it is, as a message of the words.
        item: the picture or film.
        user: who shares it.
    """
    locale = table.row.locale
    said = f"{title(table, locale)} · {word(key, locale)}\n{word('shared-by', locale, who=f'<@{user}>')}"
    remove = Button(
        CustomId("unshare", table.row.id, table.head, f"{user} {key}"), word("button-unshare", locale)
    )
    return Message((Words(said), item, (remove,)))


def sent_message(table: Table, key: str, item: Item, locale: str) -> Message:
    """The same as a direct message; arguments as above."""
    return Message((Words(f"{title(table, locale)} · {word(key, locale)}"), item))
