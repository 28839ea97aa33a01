"""A person's profile: games played and won, ratings, streaks, how long others wait for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import span
from cogs.messages.markdown import clean, day
from cogs.messages.message import LONGEST_TEXT, Button, Component, Item, Message, ProfileCard, Words, message
from cogs.panels.spans import decimal, together
from community.statistics.person import GameRecord, PersonSums
from data.records.ratings import DUEL
from data.records.statistics import Rated
from engines.computers.reviewing import Reviewed
from render.cards.profile import MOST, Played
from render.drawing.monogram import monograms
from render.sentences import dashed, listed, word

_ROOM = LONGEST_TEXT - 400
"""Characters below the card; the rest is for what stands above it."""

LATELY = 10
"""Reviewed games of a kind that say how somebody plays now."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The data of a profile.

    Attributes:
        person, name: whose it is.
        own: whether the reader looks at themselves; then all servers count.
        times: whether answer times and the calendar may be seen.
        here: ratings on this server; everywhere: over all servers, where they may be seen.
        language: what they read.
        missed: points that a turn of theirs has missed lately, by game, for the owner alone.
        met: how often the reader ended before them, of how many games; None where that is nothing.
    """

    person: int
    name: str
    own: bool
    times: bool
    sums: PersonSums
    here: Sequence[Rated]
    everywhere: Sequence[Rated]
    language: str
    met: tuple[int, int] | None = None
    missed: Mapping[str, float] = field(default_factory=dict)


def profile(shown: Shown, locale: str) -> Message:
    """The profile, as a card and in words."""
    sums = shown.sums
    if not sums.games:
        said = word("profile-none-own" if shown.own else "profile-none", locale, who=f"<@{shown.person}>")
        return message(said, rows=[_own(shown, locale)])
    lines = [
        word("profile-title" if not shown.own else "profile-title-own", locale, who=f"<@{shown.person}>"),
        word("profile-games", locale, games=sums.counted, won=sums.won),
    ]
    if sums.since is not None:
        lines.append(word("profile-since", locale, since=day(sums.since), language=shown.language))
    first = lines
    lines = [_favourite(each, shown.missed.get(each.game), locale) for each in sums.favourites[:MOST]]
    lines += _ratings(word("profile-ratings", locale), shown.here, locale)
    further = [each for each in shown.everywhere if each not in shown.here]  # who plays on one server alone
    lines += _ratings(word("profile-ratings-everywhere", locale), further, locale)
    if sums.streaks.longest > 1:
        lines.append(word("profile-streaks", locale, now=sums.streaks.now, longest=sums.streaks.longest))
    if shown.met is not None:
        lines.append(
            word("profile-met", locale, who=f"<@{shown.person}>", ahead=shown.met[0], games=shown.met[1])
        )
    if shown.times:
        lines += _times(shown, locale)
    card = _card(shown, locale)
    items: list[Item] = [Words("\n".join(first)), *([card] if card else []), Words("\n".join(lines)[:_ROOM])]
    ways = [tuple(row) for row in (_further(shown, locale), _own(shown, locale)) if row]
    return Message((*items, *ways))


def size_words(size: int, locale: str) -> str:
    """The size of table that a rating is for."""
    return word("rating-duel" if size == DUEL else "rating-more", locale)


def rating_words(each: Rated, locale: str, bold: str = "") -> str:
    """A rating with its range, and whether it is provisional; `bold` is the markdown round it, none in an alt text."""
    low, high = each.skill.range
    key = "rating-provisional" if each.skill.provisional else "rating-range"
    return word(key, locale, rating=f"{bold}{each.skill.shown}{bold}", low=str(low), high=str(high))


def missed(reviews: Sequence[tuple[str, Sequence[Reviewed]]]) -> dict[str, float]:
    """The points that a turn has missed in reviewed games, by game."""
    turns: dict[str, list[float]] = {}
    for game, found in reviews:
        turns.setdefault(game, []).extend(each.missed for each in found)
    return {game: fmean(each) for game, each in turns.items() if each}


def _favourite(each: GameRecord, missed: float | None, locale: str) -> str:
    name = word(f"{dashed(each.game)}-title", locale)
    said = word("profile-game", locale, game=name, games=each.games, won=each.won)
    if each.score is not None and each.best is not None:
        said += f" · {word('profile-scores', locale, mean=str(round(each.score)), best=str(each.best))}"
    if missed is not None:
        said += f" · {word('profile-missed', locale, points=decimal(missed, 1, locale))}"
    return f"- {said}"


def _ratings(title: str, ratings: Sequence[Rated], locale: str) -> list[str]:
    if not ratings:
        return []
    return [
        f"**{title}**",
        *(f"- {_rating(each, locale)}" for each in ratings),
    ]


def _rating(each: Rated, locale: str) -> str:
    what = f"{_game(each, locale)}{together(size_words(each.size, locale), locale)}"
    return word("stats-line", locale, what=what, value=rating_words(each, locale, "**"))


def _game(each: Rated, locale: str) -> str:
    return word(f"{dashed(each.game)}-title", locale)


def _times(shown: Shown, locale: str) -> list[str]:
    found = shown.sums.reliability
    parts = []
    if found.typical is not None:
        parts.append(word("profile-typical", locale, time=span(found.typical, locale)))
    if found.in_time is not None:
        parts.append(word("profile-in-time", locale, share=round(100 * found.in_time)))
    if found.longest:
        parts.append(word("profile-longest", locale, time=span(found.longest, locale)))
    if not parts:
        return []
    return [" · ".join(parts), *([f"-# {word('profile-times-hidden', locale)}"] if shown.own else [])]


def _card(shown: Shown, locale: str) -> ProfileCard | None:
    sums = shown.sums
    if not sums.counted:
        return None
    best: dict[str, Rated] = {}
    for each in shown.here or shown.everywhere:
        known = best.get(each.game)
        if known is None or each.skill.games > known.skill.games:
            best[each.game] = each
    played = tuple(
        Played(
            each.game,
            each.games,
            each.won,
            best[each.game].skill.shown if each.game in best else None,
            *(best[each.game].skill.range if each.game in best else (0, 0)),
        )
        for each in sums.favourites[:MOST]
    )
    games = [
        word(
            "profile-game",
            locale,
            game=word(f"{dashed(each.game)}-title", locale),
            games=each.games,
            won=each.won,
        )
        + (f" · {rating_words(best[each.game], locale)}" if each.game in best else "")
        for each in sums.favourites[:MOST]
    ]
    alt = word(
        "picture-profile",
        locale,
        who=shown.name,
        games=sums.counted,
        won=sums.won,
        each=listed(games, locale).replace("**", ""),
    )
    (letters,) = monograms([clean(shown.name)])
    return ProfileCard("profile", letters, sums.counted, sums.won, played, alt=alt)


def _further(shown: Shown, locale: str) -> list[Component]:
    whose = "mine" if shown.own else str(shown.person)
    buttons: list[Component] = [
        Button(CustomId("history", rest=f"{whose} 0 new"), word("button-history", locale))
    ]
    scope, ratings = ("here", shown.here) if shown.here else ("all", shown.everywhere)
    most = max(ratings, key=lambda each: each.skill.games, default=None)
    if most is not None and most.skill.games > 1:
        rest = f"{shown.person} {scope} {most.game} {most.size}"
        buttons.append(Button(CustomId("course", rest=rest), word("button-rating-course", locale)))
    if shown.times:
        buttons.append(Button(CustomId("calendar", rest=str(shown.person)), word("button-calendar", locale)))
    return buttons


def _own(shown: Shown, locale: str) -> list[Component]:
    return [Button(CustomId("seen"), word("button-seen", locale))] if shown.own else []
