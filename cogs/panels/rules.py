"""Reading the rules: contents, a page per topic, search results."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cogs.guide.pages import Page, pages, words
from cogs.guide.positions import Example
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import cover
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
from cogs.panels.choices import spoken_lines
from cogs.panels.lesson_offer import learn_button
from engines import GAMES
from render.sentences import dashed, known, listed, sentence, word
from tables.lessons.lessons import lessons

SHORT = "short"
"""The page with all of the rules in short, besides those of the contents."""

MOST_LINKS = 5
"""Pages that a page leads to: a row of buttons."""

_MOST_RESULTS = 10
_LONGEST_SEARCH = 60


def contents(game: str, locale: str, play: CustomId | None = None) -> Message:
    """How to play in a few lines, and the select of all pages; all in short where a game has no such lines.

    Args:
        play: opens the panel of a reader whose turn it is.
    """
    if not known(key := f"{dashed(game)}-how-to-play"):
        return in_short(game, locale)
    said = [f"**{_name(game, locale)}**", word(key, locale)]
    ways = [Button(play, word("button-play", locale), Style.GREEN)] if play is not None else []
    ways += [learn_button(game, locale)] if lessons(game) else []
    short = Button(CustomId("page", rest=f"{game} {SHORT}"), word("button-rules-short", locale))
    return message(said, rows=[[*ways, short, *_ways(game, "", locale)[-1:]], *_choice(game, "", locale)])


def in_short(game: str, locale: str) -> Message:
    """The game's cover, and all of the rules in short."""
    said = [f"**{_name(game, locale)}**", word(f"{dashed(game)}-rules", locale)]
    explained = Button(CustomId("legend", rest=game), word("button-legend", locale))
    rows: list[Row] = [*_choice(game, "", locale), [*_ways(game, SHORT, locale), explained]]
    return message(said, cover(game, locale), rows=rows if pages(game) else [])


def rules_page(page: Page, locale: str, also: Sequence[Page] = ()) -> Message:
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
                alt=said.caption.replace("**", "")[:LONGEST_ALT],
            )
        )
    foot = word(
        "rules-section", locale, sections=listed(list(page.sections), locale), count=len(page.sections)
    )
    items.append(Words(f"{said.caption}\n-# {foot}" if said.caption else f"-# {foot}"))
    links = list(dict.fromkeys([*also, *(each for each in pages(page.game) if each.topic in page.see)]))
    rows: list[Sequence[Component]] = [
        [_to(each, words(each, locale).title) for each in links[:MOST_LINKS]],
        *_choice(page.game, page.topic, locale),
        _ways(page.game, page.topic, locale),
    ]
    return Message((*items, *(tuple(row) for row in rows if row)))


def points_explained(found: Sequence[Page], scored: Sequence[str], locale: str) -> Message:
    """What was scored and the rule for it, with the ways to its pages."""
    rule = words(found[0], locale).text
    first = rule.partition("\n")[0]
    said = [*(f"> {line}" for line in scored), first if first.endswith((".", "。", "*")) else rule]
    return message(said, rows=[[_to(each, f"📖 {words(each, locale).title}") for each in found]])


def games(locale: str) -> Message:
    """The question which game's rules to read."""
    buttons = [Button(CustomId("page", rest=name), _name(name, locale)) for name in GAMES]
    rows = [buttons[at : at + MOST_LINKS] for at in range(0, len(buttons), MOST_LINKS)]
    return message(word("rules-which-game", locale), rows=rows)


def search_form(game: str, locale: str) -> Form:
    """The form for a search."""
    field = Field("words", word("rules-search-label", locale), longest=_LONGEST_SEARCH)
    return Form(CustomId("find", rest=game), word("button-rules-search", locale), (field,))


def search_results(game: str, typed: str, hits: Sequence[Page], locale: str) -> Message:
    """The pages that a search has found, as buttons."""
    said = word("rules-found", locale, typed=typed, count=len(hits))
    buttons = [_to(each, words(each, locale).title, Style.BLURPLE) for each in hits[:_MOST_RESULTS]]
    rows = [buttons[at : at + MOST_LINKS] for at in range(0, len(buttons), MOST_LINKS)]
    return message(
        [f"**{_name(game, locale)}**", said],
        rows=[*rows, *_choice(game, "", locale), _ways(game, "", locale)],
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


def _choice(game: str, topic: str, locale: str) -> list[list[Select]]:
    """The contents: a select of all pages."""
    if not pages(game):
        return []
    options = tuple(
        Option(each.topic, f"{at}. {words(each, locale).title}", each.topic == topic)
        for at, each in enumerate(pages(game), 1)
    )
    return [[Select(CustomId("page", rest=game), options, word("rules-contents", locale))]]


def _ways(game: str, topic: str, locale: str) -> list[Button]:
    """Back and on by one page, to how to play, and to a search."""
    order = ["", SHORT, *(each.topic for each in pages(game))]
    at = order.index(topic)
    # The number keeps ids apart that lead to the same page.
    steps = [(at - 1, "◀"), (at + 1, "▶"), *([(0, word("button-how-to-play", locale))] if at > 1 else [])]
    ways = [
        Button(CustomId("page", "", nth, f"{game} {order[to]}".strip()), sign)
        for nth, (to, sign) in enumerate(steps, 1)
        if 0 <= to < len(order)
    ]
    return [*ways, Button(CustomId("search", rest=game), word("button-rules-search", locale))]


def _to(page: Page, label: str, style: Style = Style.GREY) -> Button:
    return Button(CustomId("page", rest=f"{page.game} {page.topic}"), label, style)


def _name(game: str, locale: str) -> str:
    return word(f"{dashed(game)}-title", locale)
