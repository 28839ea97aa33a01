"""Reading the rules: contents, a page per topic, search results."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain

from cogs.guide.pages import Page, pages, words
from cogs.guide.positions import Example
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import lines_on_a_phone
from cogs.messages.message import (
    LONGEST_ALT,
    Button,
    Component,
    Field,
    Form,
    Item,
    Message,
    Option,
    Picture,
    Row,
    Select,
    Style,
    Words,
    message,
)
from cogs.messages.names import TOKENS
from cogs.panels.labels import spoken_lines
from cogs.panels.lesson_offer import learn_button
from engines import GAMES
from render.sentences import dashed, known, listed, sentence, word
from tables.lessons.lessons import lessons
from tables.table import Table

SHORT = "short"
"""The first page of the rules in short, besides those of the contents."""

_MOST_LINES = 10
"""The most lines, as a phone shows them, on a page of the rules in short."""

_MOST_IN_LIST = 13
"""The most lines there of a list that stays whole with what leads to it: so many still fit a phone's screen."""

_ITEMS = ("·", "•")
"""How the items of such a list begin."""

MOST_LINKS = 5
"""Pages that a page leads to: a row of buttons."""

_MOST_RESULTS = 10
_LONGEST_SEARCH = 60


def contents(game: str, locale: str, table: Table | None = None) -> Message:
    """How to play in a few lines, and the select of all pages; all in short where a game has no such lines.

    Args:
        table: the one at which it is read, here and below: its buttons lead back there, and only what it plays with is said in short.
    """
    if not known(key := f"{dashed(game)}-how-to-play"):
        return in_short(game, locale, table)
    said = [f"**{_name(game, locale)}**", word(key, locale)]
    ways = [learn_button(game, locale, _of(table))] if lessons(game) else []
    short = Button(CustomId("page", _of(table), rest=f"{game} {SHORT}"), word("button-rules-short", locale))
    row = [*ways, short, *_ways(game, "", locale, table)[-1:]]
    return message(said, rows=[*_choice(game, "", locale, table), row])


def in_short(game: str, locale: str, table: Table | None = None, topic: str = SHORT) -> Message:
    """The rules in short, a phone’s screen at a time.

    Args:
        topic: which part of them, `SHORT` and a number from the second one on; the first one if that does not exist.
    """
    parts = short_parts(game, locale, table)
    topic = topic if topic in parts else SHORT
    said = [f"**{_name(game, locale)}** · {[*parts].index(topic) + 1}/{len(parts)}", parts[topic]]
    at = _of(table) if table is not None and table.row.seed else ""
    explained = Button(CustomId("legend", at, rest="" if at else game), word("button-legend", locale))
    rows: list[Row] = [*_choice(game, "", locale, table), [*_ways(game, topic, locale, table), explained]]
    return message(said, rows=rows if pages(game) else [])


def short_parts(game: str, locale: str, table: Table | None = None) -> dict[str, str]:
    """The rules in short by the topics of their parts: of a table what holds for its options and seats, else all.

    A part has about `_MOST_LINES` lines of a phone; a paragraph stays whole, and a list within `_MOST_IN_LIST`.
    """
    texts = [word(f"{dashed(game)}-rules", locale)]
    setup = None if table is None else table.row.setup
    for option in GAMES[game].options:
        if setup is None or dict(setup.options).get(option.name, option.choices[0]) != option.choices[0]:
            texts += _if_known(f"{dashed(game)}-rules-{dashed(option.name)}", locale)
    for seats in GAMES[game].seats:
        if setup is None or setup.seats == seats:
            texts += _if_known(f"{dashed(game)}-rules-{seats}", locale)
    blocks: list[list[str]] = []
    for line in filter(None, chain.from_iterable(map(str.splitlines, texts))):
        if line.startswith(_ITEMS) and sum(map(lines_on_a_phone, [*blocks[-1], line])) <= _MOST_IN_LIST:
            blocks[-1].append(line)
        else:
            blocks.append([line])
    parts: list[list[str]] = []
    left = 0
    for block in blocks:
        tall = sum(map(lines_on_a_phone, block))
        if tall > left:
            parts.append([])
            left = _MOST_LINES
        parts[-1] += block
        left -= tall
    return {SHORT + str(number or ""): "\n".join(part) for number, part in enumerate(parts)}


def rules_page(page: Page, locale: str, also: Sequence[Page] = (), table: Table | None = None) -> Message:
    """A page: text, examples, picture, ways to other pages.

    Args:
        also: further pages that answer what was asked; they are offered first.
    """
    said, scene = words(page, locale), page.scene
    text = [f"**{_name(page.game, locale)} · {said.title}**", said.text]
    if scene.examples or scene.shots:
        text.append(word("rules-example", locale))
    text += [_example(page.game, each, locale) for each in scene.examples]
    items: list[Item] = [Words("\n".join(text))]
    for at, shot in enumerate(scene.shots):
        name = f"rules-{page.topic}-{at}"
        items.append(
            Picture(
                name,
                page.game,
                shot.kind,
                shot.view,
                shot.marks,
                alt=re.sub(r"[*`]", "", said.caption)[:LONGEST_ALT],
            )
        )
    foot = word(
        "rules-section", locale, sections=listed(list(page.sections), locale), count=len(page.sections)
    )
    items.append(Words(f"{said.caption}\n-# {foot}" if said.caption else f"-# {foot}"))
    links = list(dict.fromkeys([*also, *(each for each in pages(page.game) if each.topic in page.see)]))
    rows: list[Sequence[Component]] = [
        [_to(each, words(each, locale).title, table) for each in links[:MOST_LINKS]],
        *_choice(page.game, page.topic, locale, table),
        _ways(page.game, page.topic, locale, table),
    ]
    return Message((*items, *(tuple(row) for row in rows if row)))


def points_explained(
    found: Sequence[Page], scored: Sequence[str], locale: str, table: Table | None = None
) -> Message:
    """What was scored and the rule for it, with the ways to its pages."""
    rule = words(found[0], locale).text
    first = rule.partition("\n")[0]
    said = [*(f"> {line}" for line in scored), first if first.endswith((".", "。", "*")) else rule]
    return message(said, rows=[[_to(each, f"📖 {words(each, locale).title}", table) for each in found]])


def games(locale: str) -> Message:
    """The question which game's rules to read."""
    buttons = [Button(CustomId("page", rest=name), _name(name, locale)) for name in GAMES]
    rows = [buttons[at : at + MOST_LINKS] for at in range(0, len(buttons), MOST_LINKS)]
    return message(word("rules-which-game", locale), rows=rows)


def search_form(game: str, locale: str, table: str = "") -> Form:
    """The form for a search."""
    field = Field("words", word("rules-search-label", locale), longest=_LONGEST_SEARCH)
    return Form(CustomId("find", table, rest=game), word("button-rules-search", locale), (field,))


def search_results(
    game: str, typed: str, hits: Sequence[Page], locale: str, table: Table | None = None
) -> Message:
    """The pages that a search has found, as buttons."""
    said = word("rules-found", locale, typed=typed, count=len(hits))
    buttons = [_to(each, words(each, locale).title, table, Style.BLURPLE) for each in hits[:_MOST_RESULTS]]
    rows = [buttons[at : at + MOST_LINKS] for at in range(0, len(buttons), MOST_LINKS)]
    return message(
        [f"**{_name(game, locale)}**", said],
        rows=[*rows, *_choice(game, "", locale, table), _ways(game, "", locale, table)],
    )


def _example(game: str, example: Example, locale: str) -> str:
    """A legal move in the picture, or a refused one with the reason."""
    moves = "; ".join(map(GAMES[game].notation.format, GAMES[game].read(example.line)))
    verb = re.sub(r"^\W+", "", word(f"{dashed(game)}-verb-{dashed(moves.split()[0])}", locale))
    said = spoken_lines(GAMES[game], moves, locale)
    if said.endswith(verb):
        shown = verb
    else:
        shown = said if verb in said else word("pair", locale, label=verb, value=said)
    if example.reason is None:
        return f"✅ {shown}"
    return f"❌ {shown}\n-# {sentence(example.reason, locale, TOKENS.__getitem__)}"


def _choice(game: str, topic: str, locale: str, table: Table | None) -> list[list[Select]]:
    """The contents: a select of all pages."""
    if not pages(game):
        return []
    options = tuple(
        Option(each.topic, f"{at}. {words(each, locale).title}", each.topic == topic)
        for at, each in enumerate(pages(game), 1)
    )
    return [[Select(CustomId("page", _of(table), rest=game), options, word("rules-contents", locale))]]


def _ways(game: str, topic: str, locale: str, table: Table | None) -> list[Button]:
    """Back and on by one page, to how to play, and to a search."""
    order = ["", *short_parts(game, locale, table), *(each.topic for each in pages(game))]
    at = order.index(topic)
    # The number keeps ids apart that lead to the same page.
    steps = [(at - 1, "◀"), (at + 1, "▶"), *([(0, word("button-how-to-play", locale))] if at > 1 else [])]
    ways = [
        Button(CustomId("page", _of(table), nth, f"{game} {order[to]}".strip()), sign)
        for nth, (to, sign) in enumerate(steps, 1)
        if 0 <= to < len(order)
    ]
    return [*ways, Button(CustomId("search", _of(table), rest=game), word("button-rules-search", locale))]


def _to(page: Page, label: str, table: Table | None, style: Style = Style.GREY) -> Button:
    return Button(CustomId("page", _of(table), rest=f"{page.game} {page.topic}"), label, style)


def _of(table: Table | None) -> str:
    return "" if table is None else table.row.id


def _if_known(key: str, locale: str) -> list[str]:
    return [word(key, locale)] if known(key) else []


def _name(game: str, locale: str) -> str:
    return word(f"{dashed(game)}-title", locale)
