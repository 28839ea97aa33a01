"""The list of a person's tables: waiting ones first, most urgent first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.messages.custom_ids import CustomId
from cogs.messages.markdown import distance, link, moment, safe
from cogs.messages.message import Button, Component, Message, Option, Select, Style, message
from cogs.messages.names import seat_name
from render.sentences import dashed, listed, word
from tables.running_tables import RunningTable

PAGE = 10
"""Tables on one page: as many as surely fit into one message."""

_MOST_BUTTONS = 5

_LONGEST_PEOPLE = 80
_LONGEST_SERVER = 40
"""Characters of names in one entry."""


def on_page(tables: Sequence[RunningTable], page: int) -> Sequence[RunningTable]:
    """The tables on a page, or on the nearest one that there is."""
    start = _nearest(tables, page) * PAGE
    return tables[start : start + PAGE]


def table_list(
    tables: Sequence[RunningTable],
    page: int,
    newest: Mapping[str, int],
    servers: Mapping[int, str],
    locale: str,
) -> Message:
    """A page of the list.

    Args:
        page: from 0; the nearest one if that does not exist.
        newest: the newest post in the threads of the tables on this page.
        servers: the names of their servers, as far as they are known.
    """
    page = _nearest(tables, page)
    shown = on_page(tables, page)
    mine = [(number, each) for number, each in enumerate(shown, page * PAGE + 1) if each.waits_for_me]
    away = [each for each in shown if each.away]
    others = [each for each in shown if not each.waits_for_me and not each.away]

    def place(each: RunningTable) -> str:
        return place_of(each, newest.get(each.table), servers, locale)

    said = []
    if mine:
        said.append(word("inbox-mine", locale, count=sum(each.waits_for_me for each in tables)))
        said += [f"{number}. {place(each)}\n-# {since(each, locale)}" for number, each in mine]
    elif page == 0 and not away:
        said.append(word("inbox-nothing", locale))
    if away:
        said.append(word("inbox-away", locale))
        said += [f"- {place(each)}" for each in away]
    if others:
        said.append(word("inbox-others", locale))
        said += [f"- {place(each)}\n-# {_waits_for(each, locale)}" for each in others]
    idle: list[Component] = [] if mine else [Button(CustomId("puzzle"), word("button-puzzle", locale))]
    return message(
        said, rows=[*_ways(mine, locale), _returns(away, locale), idle, _pages(page, _last_page(tables))]
    )


def _last_page(tables: Sequence[RunningTable]) -> int:
    return max(0, (len(tables) - 1) // PAGE)


def _nearest(tables: Sequence[RunningTable], page: int) -> int:
    return max(0, min(page, _last_page(tables)))


def _ways(mine: list[tuple[int, RunningTable]], locale: str) -> list[list[Component]]:
    """Next, and a way to each table that waits."""
    if not mine:
        return []
    rows: list[list[Component]] = [[Button(CustomId("next"), word("button-next", locale), Style.GREEN)]]
    if 1 < len(mine) <= _MOST_BUTTONS:
        rows.append(
            [
                Button(CustomId("play", each.table), f"{number} · {game_of(each, locale)}")
                for number, each in mine
            ]
        )
    elif len(mine) > _MOST_BUTTONS:
        options = tuple(
            Option(each.table, f"{number} · {game_of(each, locale)}", description=_people(each, locale))
            for number, each in mine
        )
        rows.append([Select(CustomId("turn"), options, word("inbox-choose", locale))])
    return rows


def _returns(away: list[RunningTable], locale: str) -> list[Component]:
    """Ways to take one's seats back from computers."""
    label = word("button-return", locale)
    return [
        Button(CustomId("return", each.table), f"{label} · {game_of(each, locale)}")
        for each in away[:_MOST_BUTTONS]
    ]


def _pages(page: int, last: int) -> list[Component]:
    steps = ((page - 1, "◀"), (page + 1, "▶"))
    return [Button(CustomId("inbox", rest=str(to)), sign) for to, sign in steps if 0 <= to <= last]


def since(each: RunningTable, locale: str) -> str:
    """Since when a table waits for its reader, and until when."""
    began = distance(each.since)
    if each.until is None:
        return word("inbox-paused" if each.paused else "inbox-since", locale, since=began)
    return word("inbox-until", locale, since=began, until=moment(each.until), left=distance(each.until))


def _waits_for(each: RunningTable, locale: str) -> str:
    who = listed([f"**{safe(seat_name(row, locale))}**" for row in each.due], locale)
    return word("inbox-waits-for", locale, who=who, since=distance(each.since))


def place_of(each: RunningTable, newest: int | None, servers: Mapping[int, str], locale: str) -> str:
    """Game, people and server, with a link to the newest post."""
    name = game_of(each, locale)
    if each.thread is not None:
        name = f"[{name}]({link(each.guild, each.thread, newest)})"
    server = servers.get(each.guild) if each.guild is not None else None
    parts = [f"**{name}**", safe(_cut(_people(each, locale), _LONGEST_PEOPLE))]
    parts += [safe(_cut(server, _LONGEST_SERVER))] if server else []
    return " · ".join(parts)


def game_of(each: RunningTable, locale: str) -> str:
    """The name of its game."""
    name = word(f"{dashed(each.game)}-title", locale)
    return word("played-on-title", locale, game=name) if each.played_on else name


def _people(each: RunningTable, locale: str) -> str:
    return listed([seat_name(row, locale) for row in each.seats], locale)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
