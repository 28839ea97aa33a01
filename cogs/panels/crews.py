"""Crews in private: what a lobby gives them, what is proposed in one, and votes. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import game_name, in_order, preview_picture, title, way_to_thread
from cogs.messages.message import Button, Component, Message, Select, Style, message, select
from cogs.messages.names import member_names, safe_name
from cogs.panels import labels
from cogs.panels.play import crew_lines, foretold_notes
from engines.core.text import Seat
from render.sentences import word
from tables.crews import gathering, proposals
from tables.crews.proposals import Proposed
from tables.crews.terms import SHARES
from tables.table import Table

MOST_SHOWN = 5
"""Proposed turns that a page shows: a row of buttons."""

_LONGEST = 300
"""Characters of what a proposed turn would do."""


def crews_panel(table: Table, locale: str) -> Message:
    """What the opener of a lobby can give to crews, and on which terms."""
    terms = table.terms
    kinds = [(each, _choice_words(each, locale)) for each in gathering.choices(table)]
    rows: list[list[Component]] = [
        [_select(table, "crews", kinds, gathering.chosen(table), locale)],
    ]
    if terms is not None:
        shares = [(str(each), word("crew-share-value", locale, percent=each)) for each in SHARES]
        rows += [
            [_select(table, "share", shares, str(terms.share), locale)],
            [_select(table, "names", _yes_no("names", locale), _yes(terms.names), locale)],
            [_select(table, "captain", _yes_no("captain", locale), _yes(terms.captain), locale)],
        ]
    rows.append([Button(CustomId("options", table.row.id, rest="back"), word("button-back", locale))])
    said = [f"**{word('crews-title', locale)}**", word("crews-about", locale)]
    if table.game.hides(table.row.setup):
        said.append(word("crews-hidden", locale))
    return message(said, rows=rows)


def _choice_words(choice: str, locale: str) -> str:
    kind, _, count = choice.partition(" ")
    return word(f"crews-{kind}", locale, count=int(count or 0))


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _yes_no(name: str, locale: str) -> list[tuple[str, str]]:
    return [(each, word(f"crew-{name}-{each}", locale)) for each in ("no", "yes")]


def _select(table: Table, name: str, options: Sequence[tuple[str, str]], chosen: str, locale: str) -> Select:
    label = word("crews-title" if name == "crews" else f"crew-{name}", locale)
    texts = [(value, word("pair", locale, label=label, value=text)) for value, text in options]
    return select(CustomId("crewset", table.row.id, 0, name), texts, chosen, label)


def joined_crew(table: Table, seat: Seat, locale: str) -> Message:
    """The answer to joining a crew: what its members do."""
    said = word("crew-joined", locale, who=safe_name(table, seat, locale), game=game_name(table, locale))
    running = bool(table.row.seed)
    play = Button(CustomId("play", table.row.id, table.head), word("button-play", locale), Style.GREEN)
    return message(said, rows=[[play] if running else []])


def proposal_lines(table: Table, seat: Seat, user: int | None, locale: str) -> list[str]:
    """What is proposed in a crew, the leading turn first, with its votes and a mark on the reader's own."""
    found = proposals.proposed(table, seat)
    lines = [_line(table, seat, each, at, user, locale) for at, each in enumerate(found[:MOST_SHOWN], 1)]
    more = [word("crew-more", locale, count=len(found) - MOST_SHOWN)] if len(found) > MOST_SHOWN else []
    return [*lines, *more]


def _line(table: Table, seat: Seat, each: Proposed, number: int, user: int | None, locale: str) -> str:
    said = word(
        "crew-turn", locale, number=number, turn=turn_words(table, seat, each, locale), count=each.votes
    )
    terms, by = table.terms, ""
    if terms is not None and terms.names:
        by = member_names([one for one in table.crew(seat) if one.user in each.backers], locale)
    own = word("crew-turn-own" if user in each.proposers else "crew-turn-voted", locale)
    return " · ".join([said, *([by] if by else []), *([own] if user in each.backers else [])])


def turn_words(table: Table, seat: Seat, each: Proposed, locale: str) -> str:
    """What a proposed turn would do, in a line."""
    draft = proposals.draft_of_turn(table, seat, each)
    if draft is None:
        return word("crew-turn-gone", locale)
    notes = foretold_notes(draft)
    parts = [in_order(table, notes, locale, _LONGEST)] if notes else []
    if draft.pending is not None:
        parts.append(labels.spoken_lines(table.game, draft.pending, locale))
    return " · ".join(parts) or word("crew-turn-nothing", locale)


def proposals_panel(
    table: Table, seat: Seat, user: int, locale: str, key: str = "", done: str = ""
) -> Message:
    """The turns proposed in a crew, one of them as a picture, with the ways to vote.

    Args:
        user: who reads it.
        key: the turn that is shown; the leading one if that is not proposed any more.
        done: what the reader has just done, first.
    """
    found = proposals.proposed(table, seat)[:MOST_SHOWN]
    head = f"{title(table, locale)} · **{safe_name(table, seat, locale)}**"
    said = [*([done] if done else []), head, *crew_lines(table, seat, locale)]
    to_draft = Button(CustomId("panel", table.row.id, table.head), word("button-to-draft", locale))
    if not found:
        return message([*said, word("crew-nothing", locale)], rows=[[to_draft]])
    shown = next((each for each in found if each.key == key), found[0])
    number = found.index(shown) + 1
    draft = proposals.draft_of_turn(table, seat, shown)
    picture = None
    if draft is not None:
        name = f"proposal-{table.head}-{shown.key}"
        picture = preview_picture(table, draft.view, locale, name, confirmed=table.view(seat))
    numbers = [
        Button(
            CustomId("proposals", table.row.id, table.head, each.key),
            str(at),
            Style.BLURPLE if each is shown else Style.GREY,
        )
        for at, each in enumerate(found, 1)
    ]
    yes = user not in shown.backers
    vote = Button(
        CustomId("backing", table.row.id, table.head, f"{_yes(yes)} {shown.key}"),
        word("button-vote" if yes else "button-unvote", locale, number=number),
        Style.GREEN if yes else Style.GREY,
    )
    ways = [vote, to_draft]
    terms = table.terms
    if terms is not None and terms.captain and table.speaker(seat) == user:
        label = word("button-captain", locale, number=number)
        ways.insert(1, Button(CustomId("captain", table.row.id, table.head, shown.key), label))
    rows = [numbers if len(numbers) > 1 else [], ways]
    return message([*said, *proposal_lines(table, seat, user, locale)], picture, rows)


def turn_decided(table: Table, seat: Seat, locale: str, channel: int | None = None) -> Message:
    """The answer to the vote that decided a turn.

    Args:
        channel: where it is read.
    """
    said = word("crew-decided", locale, who=safe_name(table, seat, locale))
    return message([said, *way_to_thread(table, channel)])
