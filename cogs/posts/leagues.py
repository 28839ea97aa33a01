"""An event's public post, first the sign-up, then the standings; and its announcements."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from cogs.messages import event_lines as say
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import cover, pair
from cogs.messages.message import (
    LONGEST_TEXT,
    Button,
    Item,
    Message,
    StandingsPicture,
    Style,
    Words,
    message,
)
from cogs.messages.push import LONGEST, cut, plain
from community.leagues import lines
from community.leagues.event import Event, Match
from community.leagues.league import League, pair_of
from community.leagues.lines import Line
from community.leagues.standings import Standing, standings
from data.records.events import Phase
from render.cards.standings import MOST_ROWS, Row
from render.drawing.monogram import monograms
from render.sentences import listed, word

_ROOM = LONGEST_TEXT - 900
"""Characters for standings and tables; the rest is for what stands around them."""

_MOST_CALLED = 80
"""People whom one message calls: with as many mentions its first line fits."""

_Who: TypeAlias = Callable[[League, int, str], str]
"""Names an entrant."""


def event_post(league: League, threads: Mapping[str, int]) -> Message:
    """The post in its channel.

    Args:
        threads: of running games, by table.
    """
    locale = league.row.locale
    title = Words(f"## 🏆 {say.name_of(league)}\n{say.about(league, locale)}")
    body = _sign_up(league, locale) if not league.event.begun else _standings(league, threads, locale)
    return Message((title, *body, *_buttons(league, locale)), framed=True)


def details(league: League, threads: Mapping[str, int], page: int, locale: str) -> Message:
    """All standings and tables of an event, by page, for one reader."""
    said = [f"## {say.name_of(league)}", say.about(league, locale), say.state(league, locale)]
    if not league.event.begun:
        return message([*said, say.how(league, locale), _signed_up(league, locale)])
    tables = [say.match_line(league, each, threads, locale) for each in reversed(league.event.matches)]
    entries = [*_standing_lines(league, locale), f"### {word('event-games', locale)}", *tables]
    pages = _paged(entries)
    page = min(page, len(pages) - 1)
    ways = [
        Button(CustomId("evshow", league.row.id, 0, str(to)), sign)
        for to, sign in ((page - 1, "◀"), (page + 1, "▶"))
        if 0 <= to < len(pages)
    ]
    rules = Button(CustomId("evhow", league.row.id), word("button-event-how", locale))
    return message([*said, *pages[page]], rows=[[*ways, rules]])


def rules_message(league: League, locale: str) -> Message:
    """How an event is played, and what breaks ties."""
    return message([f"## {say.name_of(league)}", say.about(league, locale), say.how(league, locale)])


def thread_greeting(league: League, match: Match) -> Message:
    """The greeting to a game's players in its thread."""
    locale = league.row.locale

    def said(who: _Who) -> str:
        people = listed([who(league, each, locale) for each in match.playing or match.seats], locale)
        return word(
            "event-in-thread", locale, who=people, name=say.name_of(league), round=match.round, number=match.number
        )  # fmt: skip

    return replace(message(said(say.who)), push=cut(plain(said(say.plain), locale), LONGEST))


def announcement(league: League, before: Event, line: Line) -> tuple[Message, list[int]] | None:
    """The channel's announcement of a line, and the users whom it calls; None for most lines.

    Args:
        before: the event as it stood before.
    """
    locale = league.row.locale
    said = _told(league, before, line, say.who)
    if said is None:
        return None
    rows = map(league.entrant, _concerned(league, line))
    users = [row.person for row in rows if row.person > 0 and not row.forgotten][:_MOST_CALLED]
    missing = [f"<@{user}>" for user in users if f"<@{user}>" not in said]
    called = word("called-people", locale, who=listed(missing, locale)) if missing else ""
    push = cut(plain(_told(league, before, line, say.plain) or "", locale), LONGEST)
    return replace(message([said, called]), push=push), users


def _concerned(league: League, line: Line) -> list[int]:
    """The entrants whom an announcement calls: an end all of them, a correction those of its game."""
    event = league.event
    match line:
        case lines.Ended() | lines.Cancelled():
            return [each for each in event.entrants if each not in event.gone]
        case lines.Withdrawn(entrant) | lines.Replaced(entrant):
            return [entrant]
        case lines.Fixed(number) | lines.Result(number):
            return list(event.matches[number - 1].seats)
    return []


def _told(league: League, before: Event, line: Line, who: _Who) -> str | None:
    """What a line announces, with entrants named by `who`."""
    locale = league.row.locale
    name = say.name_of(league)
    match line:
        case lines.Paused() | lines.Resumed() | lines.Cancelled():
            return word(f"event-told-{type(line).__name__.lower()}", locale, name=name)
        case lines.Chosen() if before.entrants:
            said = say.options(league, dict(map(pair_of, line.options)), locale)
            return word("event-told-chosen", locale, name=name, options=said)
        case lines.Ended():
            return _winners(league, locale, who)
        case lines.Withdrawn(entrant) | lines.Replaced(entrant):
            key = f"event-told-{type(line).__name__.lower()}"
            return word(key, locale, name=name, who=who(league, entrant, locale))
        case lines.Fixed(number, places):
            return _corrected(league, number, places, locale, who)
        case lines.Result(number, places, _) if before.matches[number - 1].over:
            return _corrected(league, number, places, locale, who)
    return None


def _corrected(league: League, number: int, places: Sequence[int], locale: str, who: _Who) -> str:
    seats = league.event.matches[number - 1].seats
    order = sorted(range(len(places)), key=lambda at: (places[at], at))
    said = " · ".join(f"{places[at]}. {who(league, seats[at], locale)}" for at in order)
    return word("event-told-fixed", locale, name=say.name_of(league), number=number, places=said)


def _winners(league: League, locale: str, who: _Who) -> str:
    """The announcement of the winners; in a league those of each division."""
    tables = standings(league.event)
    firsts = [
        listed([who(league, each.entrant, locale) for each in table if each.rank == 1], locale)
        for table in tables
    ]
    if len(firsts) == 1:
        return word("event-told-ended", locale, name=say.name_of(league), who=firsts[0])
    each = [pair(say.division_name(league, at, locale), first, locale) for at, first in enumerate(firsts)]
    return word("event-told-ended-divisions", locale, name=say.name_of(league), each=" · ".join(each))


def _sign_up(league: League, locale: str) -> list[Item]:
    row = league.row
    if league.event.phase is Phase.CANCELLED:
        return [Words(say.state(league, locale))]
    return [
        cover(row.game, locale),
        Words(say.how(league, locale)),
        Words(_signed_up(league, locale)),
    ]


def _signed_up(league: League, locale: str) -> str:
    numbers = league.event.entrants
    if not numbers:
        return word("event-nobody-yet", locale)
    return word("event-signed-up", locale, count=len(numbers), who=say.people(league, numbers, locale))


def _standings(league: League, threads: Mapping[str, int], locale: str) -> list[Item]:
    event = league.event
    said = say.state(league, locale)
    if event.phase is Phase.OVER:
        said = _winners(league, locale, say.who)
    found: list[Item] = [Words(said), picture(league, locale)]
    listed_lines = _standing_lines(league, locale)
    now = [say.match_line(league, each, threads, locale) for each in event.matches if each.running]
    tables = [f"### {word('event-games-now', locale)}", *now] if now else []
    if byes := (say.byes_line(league, locale) if event.phase is not Phase.OVER else ""):
        tables.append(byes)
    half = _ROOM // 2 if tables else _ROOM
    found.append(Words("\n".join(_fitting(listed_lines, half, locale))))
    if tables:
        found.append(Words("\n".join(_fitting(tables, half, locale))))
    return found


def _standing_lines(league: League, locale: str) -> list[str]:
    tables = standings(league.event)
    found = []
    for number, table in enumerate(tables):
        if len(tables) > 1:
            found.append(f"### {say.division_name(league, number, locale)}")
        found += [say.standing_line(league, each, locale) for each in table]
    return found


def picture(league: League, locale: str) -> StandingsPicture:
    """The standings as a picture: the first of them, as many as can be read on a phone."""
    tables = standings(league.event)
    names = {each.entrant: say.plain(league, each.entrant, locale) for table in tables for each in table}
    letters = dict(zip(names, monograms(list(names.values())), strict=True))

    def row(each: Standing) -> Row:
        forgotten = league.entrant(each.entrant).forgotten
        return Row(
            each.rank,
            "" if forgotten else letters[each.entrant],
            "" if forgotten else names[each.entrant],
            each.played,
            each.half_points,
            each.moves,
            each.entrant in league.event.gone,
        )

    divisions, left = [], MOST_ROWS
    for table in tables:
        divisions.append(tuple(row(each) for each in table[:left]))
        left -= len(table)
        if left <= 0:
            break
    facts = [
        word(
            "picture-standing",
            locale,
            place=each.rank,
            who=names[each.entrant],
            points=say.points_of(each.half_points),
        )
        for table in tables
        for each in table
    ]
    alt = word("picture-standings", locale, name=league.row.name, each=listed(facts, locale))
    return StandingsPicture("standings", league.row.game, tuple(each for each in divisions if each), alt=alt)


def _buttons(league: League, locale: str) -> list[Item]:
    phase, event = league.event.phase, league.row.id

    def button(action: str, style: Style = Style.GREY) -> Button:
        return Button(CustomId(action, event), word(f"button-{action}", locale), style)

    if phase is Phase.CANCELLED:
        return []
    if phase is Phase.OPEN:
        return [(button("evjoin", Style.GREEN), button("evleave"), button("evorg"))]
    return [(button("evshow"), button("evorg"))]


def _fitting(said: Sequence[str], room: int, locale: str) -> list[str]:
    """The lines that fit."""
    found: list[str] = []
    for at, line in enumerate(said):
        room -= len(line) + 1
        if room < 0:
            return [*found, word("event-more", locale, count=len(said) - at)]
        found.append(line)
    return found


def _paged(entries: Sequence[str]) -> list[list[str]]:
    pages: list[list[str]] = [[]]
    room = _ROOM
    for line in entries:
        room -= len(line) + 1
        if room < 0:
            pages.append([])
            room = _ROOM - len(line)
        pages[-1].append(line)
    return pages
