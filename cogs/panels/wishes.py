"""A person's wishes, and what became of a new one."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import clock_words
from cogs.messages.markdown import distance, link, moment
from cogs.messages.message import Button, Component, Message, message
from data.records.wishes import ANY, Wish
from render.sentences import dashed, word
from tables.table import Table

_MOST_BUTTONS = 5


def wishes_panel(wishes: Sequence[Wish], locale: str) -> Message:
    """A person's wishes on a server, each removable by a tap."""
    if not wishes:
        return message(word("wish-none", locale))
    said = [word("wish-title", locale, count=len(wishes))]
    said += [f"- {wish_words(each, locale)}" for each in wishes]
    said.append(word("wish-help", locale))
    drops: list[Component] = [
        Button(CustomId("unwish", rest=each.game), word("button-unwish", locale, game=_game(each, locale)))
        for each in wishes[:_MOST_BUTTONS]
    ]
    return message(said, rows=[drops])


def matched(wish: Wish, table: Table, post: int | None, locale: str) -> Message:
    """The message that a group was found at once, with the way to its table."""
    way = link(table.row.guild, table.row.channel, post)
    return message(word("wish-matched", locale, game=f"[{_game(wish, locale)}]({way})"))


def wish_words(wish: Wish, locale: str) -> str:
    """One wish in a line."""
    players = word("wish-players", locale, fewest=wish.fewest, most=wish.most)
    if wish.fewest == wish.most:
        players = word("lobby-seats", locale, count=wish.most)
    clock = word("wish-any-clock", locale) if wish.clock == ANY else clock_words(wish.clock, locale)
    parts = [f"**{_game(wish, locale)}**", players, clock]
    parts += [option_words(wish.game, name, choice, locale) for name, choice in wish.options]
    if wish.rated != ANY:
        parts.append(word(f"wish-rated-{wish.rated}", locale))
    parts.append(word("wish-until", locale, until=moment(wish.until), left=distance(wish.until)))
    return " · ".join(parts)


def option_words(game: str, name: str, choice: str, locale: str) -> str:
    """A choice of a game's option, with the option's title."""
    key = f"{dashed(game)}-option-{dashed(name)}"
    return word("pair", locale, label=word(key, locale), value=word(f"{key}-{dashed(choice)}", locale))


def _game(wish: Wish, locale: str) -> str:
    return word(f"{dashed(wish.game)}-title", locale)
