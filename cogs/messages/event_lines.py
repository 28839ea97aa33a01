"""Lines about an event: rules, people, standings, pairings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce

from cogs.messages.lines import clock_words
from cogs.messages.markdown import clean, safe
from cogs.messages.option_lines import game_option_lines
from community.leagues.event import Match
from community.leagues.league import League
from community.leagues.standings import Standing
from data.records.events import Format, Phase
from engines import GAMES
from render.sentences import dashed, listed, word
from tables.clocks.time_control import NO_CLOCK

MOVES = {-1: " ▲", 0: "", 1: " ▼"}
"""The marks for up and down, after a line of the standings."""


def name_of(league: League) -> str:
    """An event's name, escaped for markdown."""
    return safe(league.row.name)


def who(league: League, number: int, locale: str) -> str:
    """An entrant as a mention."""
    row = league.entrant(number)
    return word("someone", locale) if row.forgotten else f"<@{row.person}>"


def plain(league: League, number: int, locale: str) -> str:
    """An entrant without a mention, for alt texts and options."""
    row = league.entrant(number)
    return word("someone", locale) if row.forgotten else clean(row.name)[:32] or "?"


def people(league: League, numbers: Iterable[int], locale: str) -> str:
    """Some entrants."""
    return listed([who(league, each, locale) for each in numbers], locale)


def about(league: League, locale: str) -> str:
    """Game, format, size and clock in one line."""
    row = league.row
    said = [
        f"**{word(f'{dashed(row.game)}-title', locale)}**",
        word(f"format-{row.format}", locale),
        word("event-seats", locale, count=row.seats),
    ]
    if row.format is not Format.KNOCKOUT:
        said.append(word(f"event-rounds-{row.format}", locale, count=row.rounds))
    if row.format is Format.LEAGUE:
        said.append(word("event-division-size", locale, count=row.division))
    said.append(clock_words(row.clock, locale))
    if row.rated:
        said.append(word("history-rated", locale))
    return "\n".join(filter(None, (" · ".join(said), options(league, league.options, locale))))


def options(league: League, chosen: Mapping[str, str], locale: str) -> str:
    """The chosen options of the game in one line; empty without any."""
    row = league.row
    return " · ".join(game_option_lines(GAMES[row.game], row.game, row.seats, chosen, locale))


def how(league: League, locale: str) -> str:
    """The format and tie-breaks, stated before anybody signs up."""
    row = league.row
    first = word(f"event-how-{row.format}", locale, count=row.rounds, advancing=row.rules.advancing)
    points = word("event-how-points", locale, most=row.seats - 1)
    ties = word(f"event-how-ties-{row.format}", locale)
    return "\n".join(
        (
            first,
            points,
            ties,
            word("event-how-no-clock" if row.clock == NO_CLOCK else "event-how-no-shows", locale),
        )
    )


def state(league: League, locale: str) -> str:
    """The event's present state in one line."""
    event, row = league.event, league.row
    running = sum(each.running for each in event.matches)
    if event.phase is Phase.RUNNING and not event.matches:
        return word("event-state-drawing", locale)
    if event.phase is Phase.RUNNING:
        done = sum(each.over for each in event.matches)
        if row.format is Format.LEAGUE:
            return word("event-state-league", locale, done=done, games=len(event.matches), running=running)
        if row.format is Format.SWISS:
            return word("event-state-swiss", locale, round=event.round, rounds=row.rounds, running=running)
        return word("event-state-knockout", locale, round=event.round, left=still_in(league), running=running)
    return word(f"event-state-{event.phase}", locale, count=len(event.entrants))


def still_in(league: League) -> int:
    """How many are still in a knock-out."""
    event = league.event
    playing = {each for match in event.matches if match.round == event.round for each in match.seats}
    playing.update(entrant for number, entrant in event.byes if number == event.round)
    return len(playing - set(event.gone))


def points_of(half_points: int) -> str:
    """Points as people read them.

    >>> points_of(7), points_of(4), points_of(1)
    ('3½', '2', '½')
    """
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)


def standing_line(league: League, each: Standing, locale: str) -> str:
    """A line of the standings."""
    gone = each.entrant in league.event.gone
    name = who(league, each.entrant, locale)
    points = word("event-points", locale, score=points_of(each.half_points), count=each.half_points)
    played = word("event-played", locale, count=each.played)
    out = f" · {word('event-withdrawn', locale)}" if gone else ""
    return f"{each.rank}. {name} · **{points}** · {played}{MOVES[each.moves]}{out}"


def division_name(league: League, number: int, locale: str) -> str:
    """A division's name: A is the highest."""
    return word("event-division", locale, letter=chr(ord("A") + number % 26))


def against(names: Sequence[str], locale: str) -> str:
    """Who plays whom."""
    return reduce(lambda one, other: word("event-against", locale, one=one, other=other), names)


def match_line(league: League, match: Match, threads: Mapping[str, int], locale: str) -> str:
    """A table in one line: its players, the way there, or its result."""
    number = f"`{match.number}`"
    if match.over:
        order = sorted(range(len(match.seats)), key=lambda at: (match.places[at], at))
        said = " · ".join(f"{match.places[at]}. {who(league, match.seats[at], locale)}" for at in order)
        return f"{number} {said}"
    names = against([who(league, each, locale) for each in match.playing or match.seats], locale)
    if not match.playing:
        return f"{number} {names} · *{word('event-waits', locale)}*"
    thread = threads.get(match.table)
    return f"{number} {names}" + (f" → <#{thread}>" if thread is not None else "")


def byes_line(league: League, locale: str) -> str:
    """The entrants with a bye; empty without any."""
    event = league.event
    numbers: Sequence[int] = [entrant for number, entrant in event.byes if number == event.round]
    return word("event-byes", locale, who=people(league, numbers, locale)) if numbers else ""
