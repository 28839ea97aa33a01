"""A turn on one screen: every step of every game's usual turns, drawn by the page as a phone shows it, and measured."""

from __future__ import annotations

import io
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, takewhile
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Page

from bench.recorded import recorded
from cogs.bot.worker_pool import drawing_job
from cogs.messages.discord_message import build
from cogs.messages.lines import lines_on_a_phone
from cogs.messages.message import Button, Message, Select
from cogs.panels import since_last_turn
from cogs.panels.play import draft_panel
from cogs.panels.steps import leads_on
from cogs.posts.score_sheets import end_post
from cogs.posts.turn import turn_post
from data.records.enums import Stage, StopReason
from engines import GAMES
from render.languages import LOCALES
from tables.drafts import Draft, draft_of, with_only_moves
from tables.table import Table
from tests.core.test_leaks import recorded_table
from tests.gallery.positions import GAMES_SHOWN, PHASES
from tests.page.conftest import PICTURES, Open, Stand

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.outside]

SCREEN = 560
"""Pixels of a phone of 390 × 844 between Discord's head and its input row, with what else it shows there."""

OPENED = 709
"""Pixels of a panel that begins with what happened since one's last turn: its buttons are in sight, and at most its first line is not."""

WORST = 5
"""Such panels of a recorded game that are looked at: those with the most to tell."""

LINES = 2
"""Lines of a turn that are looked at one after the other; what a rare turn adds to them only makes its summary longer."""

POST = 757
"""Pixels of a whole turn's post there, from its first line to its buttons; with six players their counts take more."""

MOMENTS = ("dealt", "middle", "late")

_DRAW = """async ([components, number]) => {
    const { store } = await import(new URL('static/store.js', location).href);
    const id = `${10n ** 19n + BigInt(number)}`;
    const author = { id: '1', username: 'Meeplepost', global_name: null, bot: true, avatar: null };
    const message = { id, channel_id: store.place, type: 0, content: '', author, embeds: [], components, attachments: [],
        mentions: [], mention_roles: [], mention_everyone: false, timestamp: new Date().toISOString(),
        edited_timestamp: null, flags: 32768 | 64 };
    const url = file => `${store.files}/${file}`;
    const walk = part => {
        for (const item of part.items ?? []) item.media = { ...item.media, url: url(item.media.url) };
        for (const child of part.components ?? []) walk(child);
    };
    components.forEach(walk);
    store.hear({ is: 'message', message, new: true });
    const node = document.getElementById(`message-${id}`);
    const box = one => one.getBoundingClientRect();
    const wrapped = [...node.querySelectorAll('.row')].filter(row => new Set([...row.children].map(one => box(one).top)).size > 1);
    const found = { height: Math.ceil(box(node).height), wrapped: wrapped.map(row => row.textContent) };
    store.hear({ is: 'gone', channel: store.place, message: id });
    return found;
}"""


def drafts(game: str, locale: str) -> Iterator[tuple[str, Draft]]:
    """Decisions early, in the middle and late, with the fewest and the most players."""
    for name in GAMES_SHOWN[game]:
        header, entries = (played := recorded(game, name)).header, played.entries
        for phase in MOMENTS:
            first = int(len(entries) * PHASES[phase])
            at = next(at for at in range(first, len(entries)) if at == 0 or entries[at - 1].line == "end")
            table = recorded_table(GAMES[game], header, entries[:at], locale)
            yield f"{name}, {phase}", with_only_moves(draft_of(table, table.due[0], ()))


def steps(start: Draft, locale: str) -> Iterator[tuple[str, Message]]:
    """The panels of one turn, one of each kind: what was chosen before it, and what it offers, by verbs and counts of words."""
    todo, seen = [(start, "")], set()
    while todo:
        draft, chosen = todo.pop()
        shown = draft_panel(draft, locale, chosen)
        offered = [
            value
            for row in shown.rows
            for part in row
            if isinstance(part, Button | Select)
            and part.id.action == "pick"
            and not getattr(part, "off", False)
            for value in (
                [part.id.rest] if isinstance(part, Button) else [each.value for each in part.options]
            )
        ]
        kinds = {_kind(value): value for value in reversed(offered)}
        kind = f"{'; '.join(line.split()[0] for line in draft.lines)} | {_kind(chosen)} | {' '.join(sorted(kinds))}"
        if kind in seen:
            continue
        seen.add(kind)
        yield kind, shown
        for value in kinds.values():
            if len(draft.lines) == LINES:
                continue
            if leads_on(draft.legal, value):
                todo.append((draft, value))
            else:
                todo.append((with_only_moves(draft_of(draft.table, draft.seat, (*draft.lines, value))), ""))


def _kind(line: str) -> str:
    """A verb, how many words follow, and the panel's own ones among them, without numbers."""
    verb, *words = line.split() or [""]
    return f"{verb}{len(words) or ''}{''.join(word.strip('12345678') for word in words if ':' in word)}"


def components(shown: Message) -> list[dict[str, Any]]:
    """A message as Discord keeps it, its pictures in the addresses."""
    made = {}
    for item in shown.wanted:
        draw, about = drawing_job(item)
        if content := draw(*about):
            made[item.name] = content
    view, _ = build(shown, made)
    found: list[dict[str, Any]] = view.to_components()
    for part in [*found, *(inner for each in found for inner in each.get("components", ()))]:
        for item in part.get("items", ()):
            content = made[item["media"]["url"].removeprefix("attachment://").rpartition(".")[0]]
            with Image.open(io.BytesIO(content)) as image:
                width, height = image.size
                kind = image.get_format_mimetype()
            url = f"data:{kind};base64,{b64encode(content).decode()}"
            item["media"] = {"url": url, "width": width, "height": height}
    return found


async def a_phone(windows: Open, small: Stand) -> Page:
    """A window of a phone's size in a channel."""
    made = await windows(small.page.url, width=390)
    await made.locator(".drawer-button").click()
    await made.locator("#places .place", has_text="tables").first.click()
    return made


def posts(game: str, locale: str) -> Iterator[tuple[str, Message]]:
    """The newest posts of the same moments, and of those in which everybody scored, each of one turn: all that have a table, else the
    first; and those of the end, of which the bot calls one user."""
    for where, draft in drafts(game, locale):
        if where.startswith("six"):
            continue
        table = draft.table
        yield where, _newest(table)
    for name in (name for name in GAMES_SHOWN[game] if not name.startswith("six")):
        header, entries = (played := recorded(game, name)).header, played.entries
        whole = recorded_table(GAMES[game], header, entries, locale)
        keys, tabled = whole.presentation.scorings, bool(whole.presentation.tabled)
        scored = [turn for turn in whole.turns() if any(note.text.key in keys for note in turn.notes)]
        for turn in scored if tabled else scored[:1]:
            then = recorded_table(GAMES[game], header, entries[: turn.last_seq], locale)
            yield f"{name}, scoring at {turn.last_seq}", _newest(then)
        over = replace(whole, row=replace(whole.row, stage=Stage.ENDED, why=StopReason.FINISHED))
        if over.result is not None:
            yield f"{name}, the end", end_post(over, over.result, over.result.remarks, [100])


def _newest(table: Table) -> Message:
    turn = next(turn for turn in reversed(table.turns()) if turn.closed)
    return turn_post(table, turn, newest=True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LOCALES)
async def test_no_post_is_taller_than_it_may_be(
    windows: Open, small: Stand, game: str, language: str
) -> None:
    phone, number = await a_phone(windows, small), count()
    tall = {}
    for where, post in posts(game, language):
        tall[where] = (await phone.evaluate(_DRAW, [components(post), next(number)]))["height"]
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"posts-{game}-{language}.tsv").write_text(
        "".join(f"{most}\t{where}\n" for where, most in tall.items())
    )
    assert {where: most for where, most in tall.items() if most > POST} == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LOCALES)
async def test_every_step_fits_one_screen(windows: Open, small: Stand, game: str, language: str) -> None:
    phone, number = await a_phone(windows, small), count()
    tall: dict[str, list[Any]] = {}
    for where, draft in drafts(game, language):
        for kind, shown in steps(draft, language):
            found = await phone.evaluate(_DRAW, [components(shown), next(number)])
            tall[kind] = max(tall.get(kind, [0]), [found["height"], where, found["wrapped"]])
    lines = ["\t".join(map(str, (most[0], kind, *most[1:]))) for kind, most in tall.items()]
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"heights-{game}-{language}.tsv").write_text("\n".join(sorted(lines, reverse=True)))
    assert {kind: found for kind, found in tall.items() if found[0] > SCREEN} == {}


def claims(locale: str) -> Iterator[tuple[str, Message]]:
    """The panels of recorded turns of The Hanging Gardens that place a temple, line by line up to what reveals something: the steps above rarely come
    to one."""
    game = "hanging_gardens"
    for name in GAMES_SHOWN[game]:
        header, entries = (played := recorded(game, name)).header, played.entries
        lines = [entry.line for entry in entries]
        for at in (at for at, line in enumerate(lines[:-1]) if line.startswith("place ")):
            turn = [*takewhile(lambda line: line not in ("draw", "end"), lines[at:])]
            if len(turn) == 1:
                continue
            table = recorded_table(GAMES[game], header, entries[:at], locale)
            for past in range(1, len(turn) + 1):
                drafted = draft_of(table, table.due[0], tuple(turn[:past]))
                yield f"{name}, {at}: {'; '.join(turn[:past])}", draft_panel(drafted, locale)


@pytest.mark.parametrize("language", LOCALES)
async def test_a_turn_that_claims_fits_one_screen(windows: Open, small: Stand, language: str) -> None:
    phone, number = await a_phone(windows, small), count()
    tall = {}
    for where, shown in claims(language):
        tall[where] = (await phone.evaluate(_DRAW, [components(shown), next(number)]))["height"]
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"claims-{language}.tsv").write_text(
        "".join(f"{most}\t{where}\n" for where, most in tall.items())
    )
    assert {where: most for where, most in tall.items() if most > SCREEN} == {}


def openings(game: str, locale: str) -> Iterator[tuple[str, Message]]:
    """The panels with the most to tell of what happened since one's last turn."""
    for name in GAMES_SHOWN[game]:
        header, entries = (played := recorded(game, name)).header, played.entries
        found = []
        for at in (
            at for at, entry in enumerate(entries, 1) if entry.line == "end" or entry.line.startswith("roll")
        ):
            table = recorded_table(GAMES[game], header, entries[:at], locale)
            for seat in table.due[:1]:
                said = since_last_turn.lines(table, seat, locale)
                found.append((sum(map(lines_on_a_phone, said)), at, said))
        for _, at, said in sorted(found, reverse=True)[:WORST]:
            table = recorded_table(GAMES[game], header, entries[:at], locale)
            drafted = with_only_moves(draft_of(table, table.due[0], ()))
            yield f"{name}, {at}", draft_panel(drafted, locale, said=said)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LOCALES)
async def test_a_turn_that_begins_with_what_happened_fits_one_screen(
    windows: Open, small: Stand, game: str, language: str
) -> None:
    phone, number = await a_phone(windows, small), count()
    tall = {}
    for where, shown in openings(game, language):
        tall[where] = (await phone.evaluate(_DRAW, [components(shown), next(number)]))["height"]
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"openings-{game}-{language}.tsv").write_text(
        "".join(f"{most}\t{where}\n" for where, most in tall.items())
    )
    assert {where: most for where, most in tall.items() if most > OPENED} == {}
