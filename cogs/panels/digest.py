"""The digest: one direct message a day with everything that waits for a person, most urgent first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from cogs.messages.custom_ids import CustomId
from cogs.messages.markdown import distance, link, moment, safe
from cogs.messages.message import Button, Call, Message, Style, message
from cogs.messages.push import LONGEST, NEAR, cut, spelled
from cogs.messages.time_zones import city
from cogs.panels.turns import game_of, place_of, since
from data.records.rows import HeldCallRow
from render.languages import language
from render.sentences import dashed, word
from tables.running_tables import RunningTable

MOST_TABLES = 7
MOST_CALLS = 6
"""Tables and calls of one digest: as many as surely fit into one message."""

_NEVER = datetime.max.replace(tzinfo=UTC)


def digest(
    waiting: Sequence[RunningTable],
    calls: Sequence[HeldCallRow],
    newest: Mapping[str, int],
    servers: Mapping[int, str],
    locale: str,
    zone: str,
    now: datetime,
) -> Message:
    """What waits for somebody, and what happened.

    Args:
        waiting: the tables that wait for them, most urgent first.
        calls: what else they are called to, and what happened.
        newest, servers: as for `cogs.panels.turns.table_list`.
        zone: the time zone in which a phone's line spells times.
    """
    asks = [each for each in calls if each.until is not None]
    news = [each for each in calls if each.until is None]
    entries = [
        (each.until or _NEVER, game_of(each, locale), _turn(each, newest, servers, locale))
        for each in waiting[:MOST_TABLES]
    ] + [(each.until or _NEVER, each.words.rstrip(".。"), _call(each, locale)) for each in asks]
    entries.sort(key=lambda each: each[0])
    count, more = len(waiting) + len(asks), len(waiting[MOST_TABLES:])
    said = [
        *([word("digest-waits", locale, count=count)] if entries else []),
        *(text for _, _, text in entries),
        word("digest-more", locale, count=more) if more else "",
        *([word("digest-news", locale)] if news else []),
        *(_call(each, locale) for each in news),
        word("digest-settings", locale),
    ]
    rows = [[Button(CustomId("next"), word("button-next", locale), Style.GREEN)]] if waiting else []
    push = _push(entries[0][:2], count, locale, zone, now) if entries else _news(news[0], locale)
    return replace(message(said, rows=rows), push=push, call=Call(until=now))


def in_words(held: HeldCallRow, spoken: str, game: str | None, locale: str) -> HeldCallRow:
    """A call as a digest tells it: in the words of its post, unless that speaks another language than the reader.

    Args:
        spoken: the language of the post.
        game: the game that it is about, if it is about one.
    """
    if spoken == language(locale):
        return held
    key = "digest-told" if held.until is None else "digest-asked"
    if game is None:
        return replace(held, words=word(f"{key}-here", locale))
    return replace(held, words=word(key, locale, game=word(f"{dashed(game)}-title", locale)))


def _turn(each: RunningTable, newest: Mapping[str, int], servers: Mapping[int, str], locale: str) -> str:
    return f"- {place_of(each, newest.get(each.table), servers, locale)}\n-# {since(each, locale)}"


def _call(each: HeldCallRow, locale: str) -> str:
    where = link(each.guild, each.channel, each.message)
    if each.until is None:
        return f"- {safe(each.words)}\n-# → {where}"
    by = word("digest-by", locale, until=moment(each.until), left=distance(each.until))
    return f"- {safe(each.words)}\n-# {by} → {where}"


def _push(first: tuple[datetime, str], count: int, locale: str, zone: str, now: datetime) -> str:
    """What a phone shows: how much waits, what comes first, and until when."""
    until, what = first
    key, values = "digest-push", {}
    if until != _NEVER:
        key = "digest-push-by"
        values = {"when": spelled(until, locale, zone, until - now < NEAR), "zone": city(zone, locale)}
    room = LONGEST - len(word(key, locale, count=count, what="", **values))
    return word(key, locale, count=count, what=cut(what, room), **values)


def _news(first: HeldCallRow, locale: str) -> str:
    room = LONGEST - len(word("digest-push-news", locale, what=""))
    return word("digest-push-news", locale, what=cut(first.words, room))
