"""The leak scanner: what nobody may know must not show in anything that the bot says.

At random moments of random games the position is replaced by another one that looks the same to somebody: to a bystander,
or to one of the players. Everything that this somebody is sent is then made from both, by the code that makes it for
Discord: texts, alt texts, component ids, pictures byte by byte, file names, suggestions, what the next move tells, and the
log. Any difference is a leak. Leaks that are planted on purpose must all be found.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, cast
from unittest.mock import patch

from discord import File

from cogs.bot.worker_pool import drawing_job
from cogs.interactions.channel_messages import draw_pictures
from cogs.messages.custom_ids import CustomId
from cogs.messages.discord_message import View, build
from cogs.messages.lines import private_lines
from cogs.messages.message import Button, Message, Wanted
from cogs.messages.names import plain_names
from cogs.panels import hand, since_last_turn
from cogs.panels.play import draft_panel
from cogs.posts import turn as posts
from cogs.upkeep.thread import thread_name
from engines import GAMES
from engines.computers.baselines import random_move
from engines.core.chance import Revealing, Rng, SealedRng
from engines.core.game import AnyGame
from engines.core.journal import Entry, Header, deal, play
from engines.core.text import GameError, Seat, Text
from render.languages import LOCALES
from render.renderer import renderer
from render.sentences import sentence
from tables.drafts import draft_of
from tables.story import Turn
from tables.table import Table
from tests.core.test_leaks import table_of
from tests.faults.figures import Figures
from tests.laws import setups
from tests.spoken import said

Seen = dict[str, Any]


class _Painter:
    """Makes pictures as the workers do, in this process."""

    seat_emojis = ()

    @property
    def pictures(self) -> _Painter:
        return self

    async def picture(self, wanted: Wanted) -> bytes:
        job, args = drawing_job(wanted)
        return job(*args)


CLIENT = cast(Any, _Painter())


@dataclass(frozen=True)
class Twins:
    """A table, the same with other secrets, and who must not be able to tell them apart (None: a bystander)."""

    table: Table
    other: Table
    observer: Seat | None
    move: tuple[Seat, Any]
    """A move that is about to be made, and by whom."""


_MOST_TRIES = 400
"""Pairs that are looked at for a planted leak. Many show none: a board drawn as its owner sees it differs in one pair of thirty."""


async def campaign(count: int, seed: int) -> Figures:
    """Compare `count` pairs of twins, then look for each planted leak."""
    figures, rng = Figures("secrets"), Rng(f"secrets {seed}", 0)
    source = _source(rng)
    for _ in range(count):
        twins = next(source)
        figures.tried += 1
        figures.met[f"pairs of {twins.table.row.game}"] += 1
        found = await differences(twins)
        figures.leaked += [f"{twins.table.row.game}, seen by {twins.observer}: {name}" for name in found]
        figures.survived += not found
    for name, plant in PLANTS.items():
        figures.tried += 1
        found, tries = set(), 0
        with plant():
            while name not in found and tries < _MOST_TRIES:
                found, tries = await differences(next(source)), tries + 1
        if name in found:
            figures.survived += 1
            figures.met["planted leaks found"] += 1
        else:
            figures.leaked.append(f"a leak planted in the {name} was not found")
    return figures


async def differences(twins: Twins) -> set[str]:
    """In what the observer could tell the twins apart."""
    one, other = await seen(twins.table, twins.observer), await seen(twins.other, twins.observer)
    told = [_told(table, *twins.move, twins.observer) for table in (twins.table, twins.other)]
    if None not in told and told[0] != told[1]:
        return {"telling"}
    return {name for name in one if one[name] != other[name]}


async def seen(table: Table, observer: Seat | None) -> Seen:
    """Everything that a bystander, or a player, is sent about the table as it is now."""
    with _logged() as log:
        shown = await (_by_all(table) if observer is None else _by_seat(table, observer))
    return {**shown, "log": log}


async def _built(message: Message) -> tuple[View, list[File]]:
    return build(message, await draw_pictures(CLIENT.pictures, message))


async def _by_all(table: Table) -> Seen:
    locale, turn = table.row.locale, table.turns()[-1]
    view, (file,) = await _built(posts.turn_post(table, turn, True))
    drawn, names = renderer(table.row.game), plain_names(table, locale)
    return {
        "text": [item.content for item in view.walk_children() if hasattr(item, "content")],
        "id": [getattr(item, "custom_id", None) for item in view.walk_children()],
        "message": view.to_components(),
        "alt": file.description,
        "file name": file.filename,
        "picture": file.fp.read(),
        "thread": thread_name(table),
        "text board": [sentence(text, locale, names) for text in drawn.text_board(table.view(None))],
    }


async def _by_seat(table: Table, seat: Seat) -> Seen:
    locale = table.row.locale
    view, files = await _built(hand.hand_post(table, seat, locale))
    drawn, names = renderer(table.row.game), plain_names(table, locale)
    shown: Seen = {
        "hand": view.to_components(),
        "hand picture": [(file.filename, file.description, file.fp.read()) for file in files],
        "told": [private_lines(table, seat, turn.notes, locale) for turn in table.turns()],
        "own text board": [sentence(text, locale, names) for text in drawn.text_board(table.view(seat))],
    }
    if seat in table.due:
        draft = draft_of(table, seat, ())
        panel, files = await _built(draft_panel(draft, locale))
        shown["panel"] = panel.to_components()
        shown["suggestions"] = draft.legal
        shown["preview"] = [(file.filename, file.description, file.fp.read()) for file in files]
        shown["since"] = since_last_turn.lines(table, seat, locale)
    return shown


def _told(table: Table, seat: Seat, move: Any, observer: Seat | None) -> list[Text] | None:
    """What a move would tell the observer, with all values; None where it is another's secret whether it can be made, or it
    draws."""
    try:
        _, notes = table.game.apply(table.story.state, seat, move, SealedRng())
    except (GameError, Revealing):
        return None
    return [note.text for note in notes if note.to in (None, observer)]


def _source(rng: Rng) -> Iterator[Twins]:
    """Twins out of random games of every kind, only such as differ."""
    kinds = {name: list(setups(GAMES[name])) for name in GAMES}
    while True:
        for name in GAMES:
            yield from _along(
                GAMES[name], Header(name, rng.choice(kinds[name]), f"{rng.below(1 << 30):x}"), rng
            )


def _along(game: AnyGame, header: Header, rng: Rng) -> Iterator[Twins]:
    """A few moments of one random game."""
    state, locale = deal(game, header), rng.choice(LOCALES)
    entries: list[Entry] = []
    gap = 1 + rng.below(12)
    yielded = 0
    while (due := game.due(state)) and yielded < 4:
        seat = rng.choice(due)
        move = random_move(game, state, seat, rng)
        if len(entries) and not len(entries) % gap:
            table = table_of(game, header, list(entries), locale)
            observer = rng.choice([None, None, *range(header.setup.seats)])
            twin = game.guess(game.view(state, observer), Rng(header.seed, -len(entries)))
            if repr(twin) != repr(state):
                yielded += 1
                yield Twins(table, _with(table, twin), observer, (seat, move))
        step = play(game, state, seat, move, Rng(header.seed, len(entries) + 1), len(entries) + 1)
        state = step.state
        entries.append(step.entry)


def _with(table: Table, state: Any) -> Table:
    return replace(table, _story=replace(table.story, state=state))


@contextmanager
def _logged() -> Iterator[list[str]]:
    """What is logged meanwhile."""
    said: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(record.getMessage())

    listener, root = Listener(), logging.getLogger()
    root.addHandler(listener)
    try:
        yield said
    finally:
        root.removeHandler(listener)


# Leaks, planted: each lets something of the whole position into one channel.


def _secret(table: Table) -> str:
    return sha256(repr(table.story.state).encode()).hexdigest()[:8]


def _planted(where: Any, name: str, leaky: Callable[..., Any]) -> Callable[[], Any]:
    """Wraps a function: the leaky one gets its result and its arguments."""
    honest = getattr(where, name)
    return lambda: patch.object(where, name, lambda *args: leaky(honest(*args), *args))


def _chatty(due: str, table: Table, *_: Any) -> str:
    logging.getLogger("cogs.posts").warning("asked at %s", _secret(table))
    return due


def _owners_view(view: Any, turn: Turn, _: Seat | None) -> Any:
    """The board as one of the players sees it, posted for all."""
    state = turn._story.state
    return max(
        (turn._story.game.view(state, seat) for seat in range(turn._story.header.setup.seats)), key=repr
    )


PLANTS: dict[str, Callable[[], Any]] = {
    "text": _planted(posts, "told_lines", lambda said, table, *_: [*said, _secret(table)]),
    "alt": _planted(Turn, "view_after", _owners_view),
    "picture": _planted(Turn, "view_after", _owners_view),
    "id": _planted(
        posts, "_turn_buttons",
        lambda found, table, *_: (Button(CustomId("play", table.row.id, table.head, _secret(table)), said("button-play")), *found[1:]),
    ),
    "file name": _planted(posts, "picture_name", lambda name, table, *_: f"{table.row.game}-{_secret(table)}"),
    "log": _planted(posts, "due_line", _chatty),
}  # fmt: skip
