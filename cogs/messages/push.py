"""Lines for a phone's lock screen: plain words, since nothing else of a message is shown there. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache

from babel.dates import format_datetime

from cogs.messages.lines import game_name, most_important
from cogs.messages.message import Call
from cogs.messages.names import TOKENS
from cogs.messages.time_zones import city
from data.records.preferences import zone_called
from engines.core.text import Seat
from render.languages import language, written
from render.sentences import listed, word
from tables.story import Turn
from tables.table import Table

LONGEST = 110
"""Characters of a line, besides whom it mentions."""

_SHORTEST = 15
"""Characters below which what happened is left out rather than cut."""

NEAR = timedelta(days=6)
"""How far ahead the day of the week says enough."""

_STAMP = re.compile(r"<t:(-?[0-9]+)(?::\w)?>")
_MARKUP = re.compile(rf"\\([^\w\s]|_)|<@[!&]?[0-9]+>|<a?:\w+:[0-9]+>|{'|'.join(TOKENS)}|[*`~]+|\u200b")
"""What is not shown, and, as a group, an escaped sign, which is."""
_DISTANCE = re.compile(r"\s*[(（]<t:-?[0-9]+:R>[)）]")
_OPEN = re.compile(r"\s*[(（][^)）]*$")
_ONE = rf"(?:{'|'.join(TOKENS)})?\s*<@!?[0-9]+>(?:さん)?"
_SMALL = re.compile(r"^-# .*$|^#{1,3} ", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)|https?://\S+")


def turn_push(table: Table, turn: Turn, seats: Sequence[Seat], zone: str) -> str:
    """The line of a turn's post: the game, what happened, and until when those have who are called.

    Args:
        seats: who is called.
        zone: the time zone in which it is said until when.
    """
    public = [note for note in turn.notes if note.to is None]
    told = table.presentation.told(public) or public
    said = plain(most_important(table, told, seats, table.row.locale), table.row.locale, zone)
    return due_push(table, seats, zone, told=said)


def due_push(table: Table, seats: Sequence[Seat], zone: str, key: str = "push-turn", told: str = "") -> str:
    """A line that says whose turn it is: yours.

    Args:
        seats: who is called; until when they have is said if that holds for all.
        key: what is said; `-by` is added with a time, `-told` with what happened.
        told: what happened, which is cut to what there is room for.
    """
    locale = table.row.locale
    due = {clock.due for clock in table.deadlines if clock.seat in seats and clock.left is None}
    clocked = [clock for clock in table.deadlines if clock.seat in seats]
    values: dict[str, str | int] = {
        "game": game_name(table, locale),
        "count": sum(len(table.people_at(seat)) for seat in seats),
    }
    if len(due) == 1 and len(clocked) == len(seats):
        when = due.pop()
        near = when - table.story.at(table.head) < NEAR
        key = f"{key}-by"
        values |= {"when": spelled(when, locale, zone, near), "zone": city(zone, locale)}
    if not told:
        return word(key, locale, **values)
    whole = f"{key.removesuffix('-by')}-told{'-by' if key.endswith('-by') else ''}"
    room = LONGEST - len(word(whole, locale, told="", **values))
    if room < _SHORTEST:
        return word(key, locale, **values)
    return word(whole, locale, told=cut(told, room), **values)


def turn_call(table: Table, seats: Iterable[Seat]) -> Call:
    """What calls these seats to their turn, by the first of their deadlines."""
    until = [at for seat in seats if (at := table.runs_out(seat)) is not None]
    return Call(min(until, default=None), turn=True)


def table_push(table: Table, said: str, locale: str, zone: str = "UTC") -> str:
    """The line of any other message about a table: the game, and how the message begins."""
    told, game = plain(said, locale, zone), game_name(table, locale)
    return cut(told if game in told else word("push-line", locale, game=game, said=told), LONGEST)


def plain(text: str, locale: str, zone: str = "UTC") -> str:
    """How a text begins, without markup: small print, links, mentions and emojis of ours are left out, times spelled out.

    >>> plain("-# small\\n🟠 **Ana** asks: [yes](https://a.b)? <@1>", "en")
    'Ana asks: yes?'
    """

    def spell(found: re.Match[str]) -> str:
        when = spelled(datetime.fromtimestamp(int(found[1]), UTC), locale, zone)
        return when + written(locale).brackets.format(city(zone, locale))

    spelt = _STAMP.sub(spell, _DISTANCE.sub("", _called(language(locale)).sub("", _SMALL.sub("", text))))
    bare = _MARKUP.sub(r"\1", _LINK.sub(r"\1", spelt))
    # A wide space, which ends a question in Japanese, stays.
    lines = (re.sub(r"[^\S\u3000]+", " ", line).strip() for line in bare.splitlines())
    said = next((line for line in lines if line), "")
    return said[:1].upper() + said[1:]


def spelled(when: datetime, locale: str, zone: str, near: bool = False) -> str:
    """A time in a zone, with its date, or if it is `near` with the day of the week alone.

    >>> at = datetime(2026, 11, 26, 17, tzinfo=UTC)
    >>> spelled(at, "en", "Europe/Berlin", near=True), spelled(at, "en", "UTC"), spelled(at, "ja", "UTC")
    ('Thu 18:00', 'Thu 26 Nov 17:00', '11月26日（木）17:00')
    >>> spelled(datetime(2026, 2, 28, 23, tzinfo=UTC), "fr", "Europe/Paris")
    'dim. 1er mars 00:00'
    """
    here = written(locale)
    at = when.astimezone(zone_called(zone))
    return format_datetime(at, here.near if near else here.on(at.day, here.later), at.tzinfo, here.locale)


@cache
def _called(spoken: str) -> re.Pattern[str]:
    """Whom a text calls, at its beginning, in a language: a phone names them anyway."""
    two, *three = (listed(["@"] * count, spoken).strip("@") for count in (2, 3))
    between = sorted(
        {two, *three[0].split("@"), f",{two}", written(spoken).closely, "と"}, key=len, reverse=True
    )
    return re.compile(
        rf"^\W*?{_ONE}(?:(?:{'|'.join(map(re.escape, between))}){_ONE})*\s*[,:：、–]?\s*", re.MULTILINE
    )


def cut(text: str, longest: int) -> str:
    """A text in at most `longest` characters, cut between words and before a bracket that it would leave open.

    >>> cut("one two three", 9), cut("one", 9), cut("one (two three)", 12)
    ('one two…', 'one', 'one…')
    """
    if len(text) <= longest:
        return text
    kept = text[: longest - 1]
    return f"{_OPEN.sub('', kept.rpartition(' ')[0] or kept)}…"
