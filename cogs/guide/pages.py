"""The pages of a game's rules, from `data/rules/<game>.txt` and, for their words, `data/rules/<language>/<game>.txt`.

The first file holds what is the same in every language, a paragraph for each page:

    # laying                                    the topic: the page's name in ids and links
    § 7 7.1                                     sections of the complete rules
    see follower fits-nowhere                   pages that it leads to
    why carcassonne-cell-taken carcassonne-put-*    keys of refusals, of what is told and of what is asked that it explains; `*` stands
                                                for any ending
    score carcassonne-scored-road               the same for points
    draws U V                                   anything else is a line of its position: see `cogs.guide.positions`

The other one holds for each topic, in the same order, its title, its text in Discord's markdown, and behind `>` what its picture
shows:

    # laying: Laying a tile
    Your tile must touch …
    > **1** and **2**: the tile fits here.

A game without these files has no pages.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from cogs.guide.positions import Scene, play_scene
from engines.core.paragraphs import paragraphs
from render.languages import DATA, ENGLISH, language

FOLDER = DATA / "rules"


@dataclass(frozen=True, slots=True)
class Page:
    """One page, without its words."""

    game: str
    topic: str
    sections: tuple[str, ...]
    see: tuple[str, ...]
    why: tuple[str, ...]
    score: tuple[str, ...]
    lines: tuple[str, ...]

    @property
    def scene(self) -> Scene:
        """Its pictures and examples.

        Raises:
            Untrue: they are not so, which a test finds out before.
        """
        return _scene(self)

    def explains(self, key: str) -> bool:
        """Whether it explains a text of this key."""
        return _among(key, (*self.why, *self.score))

    def explains_points(self, key: str) -> bool:
        """Whether a text of this key tells of points, and it explains them."""
        return _among(key, self.score)


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a page in a language; `caption` says what its picture shows."""

    title: str
    text: str
    caption: str


@cache
def pages(game: str) -> tuple[Page, ...]:
    """A game's pages in order; none if none are written."""
    file = FOLDER / f"{game}.txt"
    return tuple(_page(game, head, body) for head, body in paragraphs(file)) if file.is_file() else ()


def page(game: str, topic: str) -> Page | None:
    """A page by topic; None if there is none."""
    return next((each for each in pages(game) if each.topic == topic), None)


def words(page: Page, locale: str) -> Words:
    """A page's words in the language closest to a locale; English where it has none."""
    return _words(page.game, language(locale)).get(page.topic) or _words(page.game, ENGLISH)[page.topic]


def explaining(game: str, keys: Sequence[str]) -> list[Page]:
    """The pages that explain texts of these keys: those about points first, then in the order of the texts."""
    found = [each for key in keys for each in _explaining(game, key)]
    points = explaining_points(game, keys)
    return list(dict.fromkeys([*points, *found]))


def explaining_points(game: str, keys: Sequence[str]) -> list[Page]:
    """The pages that explain points among texts of these keys."""
    return list(dict.fromkeys(each for key in keys for each in pages(game) if each.explains_points(key)))


def search(game: str, typed: str, locale: str) -> list[Page]:
    """Find the pages that contain all typed words; those with them in the title first."""
    wanted = typed.casefold().split()
    hits: list[tuple[int, Page]] = []
    for each in pages(game):
        said = words(each, locale)
        title, whole = said.title.casefold(), f"{said.title}\n{said.text}\n{said.caption}".casefold()
        if all(part in whole for part in wanted):
            hits.append((-sum(part in title for part in wanted), each))
    return [each for _, each in sorted(hits, key=lambda hit: hit[0])]


@lru_cache(maxsize=4096)
def _explaining(game: str, key: str) -> list[Page]:
    return [each for each in pages(game) if each.explains(key)]


@lru_cache(maxsize=64)
def _scene(page: Page) -> Scene:
    return play_scene(page.game, page.lines)


@cache
def _words(game: str, spoken: str) -> dict[str, Words]:
    made = {}
    file = FOLDER / spoken / f"{game}.txt"
    for head, body in paragraphs(file) if file.is_file() else ():
        topic, _, title = head.partition(": ")
        text = "\n".join(line for line in body if not line.startswith("> ")).strip()
        caption = "\n".join(line[2:] for line in body if line.startswith("> "))
        made[topic] = Words(title, text, caption)
    return made


def topics(game: str, locale: str = ENGLISH) -> list[str]:
    """The topics for which a language has words, in their order."""
    return list(_words(game, locale))


def _among(key: str, patterns: Iterable[str]) -> bool:
    return any(key.startswith(each[:-1]) if each.endswith("*") else key == each for each in patterns)


def _page(game: str, topic: str, body: Sequence[str]) -> Page:
    facts: dict[str, tuple[str, ...]] = {"§": (), "see": (), "why": (), "score": ()}
    lines = []
    for line in filter(None, map(str.strip, body)):
        name, *values = line.split()
        if name in facts:
            facts[name] += tuple(values)
        else:
            lines.append(line)
    return Page(game, topic, facts["§"], facts["see"], facts["why"], facts["score"], tuple(lines))
