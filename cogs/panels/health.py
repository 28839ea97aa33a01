"""The bot's status, as a value and as `/bot status` shows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from cogs.messages.last_day import Counts
from cogs.messages.markdown import distance
from cogs.messages.message import Chart, Message, message
from cogs.messages.names import TOKENS
from engines import GAMES
from render.sentences import dashed, listed, word

_MEGABYTE = 1_000_000
_WELL, _ILL = "✅", "❌"


@dataclass(frozen=True, slots=True)
class Status:
    """How the bot is: since when it runs, its parts and whether each is well, seconds since Discord's last sign of life; running
    tables by game, people who moved within a day, tables that are shown late, lengths of queues, requests that Discord refused
    in ten minutes, bytes of memory; and the half hours of the last day."""

    began: datetime
    parts: Mapping[str, bool]
    heartbeat: float | None
    servers: int
    running: Mapping[str, int]
    people: int
    behind: int
    queues: Mapping[str, int]
    refused: int
    memory: int
    workers_memory: int
    day: tuple[Counts, ...]


def status_message(status: Status, locale: str) -> Message:
    """The status in words, with a chart of the last day if there is one."""
    parts = " · ".join(
        f"{_WELL if well else _ILL} {word(f'status-{part}', locale)}" for part, well in status.parts.items()
    )
    running = [
        f"{word(f'{dashed(game)}-title', locale)} {count}"
        for game, count in status.running.items()
        if game in GAMES
    ]
    waiting = sum(status.queues.values())
    lines = [
        word("status-title", locale, since=distance(status.began)),
        parts,
        word("status-servers", locale, servers=status.servers, people=status.people),
        word(
            "status-tables",
            locale,
            count=sum(status.running.values()),
            games=listed(running, locale) if running else "–",
            behind=status.behind,
        ),
        word(
            "status-machine",
            locale,
            memory=round(status.memory / _MEGABYTE),
            workers=round(status.workers_memory / _MEGABYTE),
            waiting=waiting,
            refused=status.refused,
        ),
    ]
    newest = status.day[-1]
    lines.append(
        word(
            "status-lately",
            locale,
            interactions=newest.interactions,
            pictures=newest.pictures,
            problems=newest.problems,
        )
    )
    if len(status.day) == 1:
        return message(lines)
    lines.append(word("status-chart", locale, first=TOKENS[0], second=TOKENS[1], third=TOKENS[2]))
    series = tuple((step.interactions, step.pictures, step.problems) for step in status.day)
    total = [sum(column) for column in zip(*series, strict=True)]
    alt = word("status-alt", locale, interactions=total[0], pictures=total[1], problems=total[2])
    return message(lines, Chart("day", next(iter(GAMES)), series, alt=alt))
