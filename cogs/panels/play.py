"""The play panel: draft a turn, look at the preview, confirm once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from cogs.guide.why import rules_for, why_points
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import (
    aim_lines,
    in_order,
    lines_on_a_phone,
    opening_lines,
    pause_lines,
    preview_picture,
    private_lines,
    title,
    way_to_thread,
)
from cogs.messages.markdown import distance
from cogs.messages.message import Button, Message, Row, Style, Words, message
from cogs.messages.names import bold_names, plain_names
from cogs.panels import choices, keypads, labels, notes, plans, since_last_turn, steps
from cogs.panels.hints import Hint, given_up, may_hint
from cogs.panels.lesson_offer import how_to_play_button, offer
from cogs.panels.undo import undo_button
from cogs.panels.way_back import to_turn_button
from engines.core.game import EndTurn, View
from engines.core.presentation import PART
from engines.core.text import Note, Seat, Text
from render.drawing.marks import HINTED
from render.renderer import Mark, renderer
from render.sentences import dashed, foretold, known, sentence, word
from tables.crews import proposals
from tables.drafts import Draft, draft_in, forced_lines
from tables.panel import Panel
from tables.results import Played
from tables.table import Table

_LONGEST_EFFECTS = 1200
"""Characters of what a draft does."""

_FEW_LINES = 3
"""Lines that leave room for a third row of choices."""

_FEW_EFFECTS = 2
"""Lines in which a turn that goes on is told as a whole."""

_MOST_LISTED = 5
"""Effects of a draft of which each has a line of its own."""

_END = "end"
"""The line that Confirm adds."""


def opened_panel(
    panel: Panel,
    draft: Draft,
    locale: str,
    channel: int | None,
    above: int | None = None,
    words: bool = False,
    first: Sequence[str] = (),
    elsewhere: bool = False,
) -> Message:
    """The panel when opened: news first, then the decision. Where its reader sees no first post, it explains to a newcomer what that does.

    Args:
        draft: that of the panel.
        channel: where it is read.
        above: the first entry that the post just above tells of, where there is one.
        words: whether the reader prefers lists to keypads.
        first: lines before all others.
        elsewhere: whether it is read outside of the thread.
    """
    table, seat, news = draft.table, draft.seat, panel.news
    explains = elsewhere and panel.new_to_game
    said = [
        *first,
        *way_to_thread(table, channel),
        *([word(_first_words(draft), locale)] if panel.first_time else []),
        *([aim_lines(table, locale), *opening_lines(table, locale, False)] if explains else []),
        *(
            [offer(table.row.game, locale, bool(table.deadlines))]
            if panel.first_table and not explains
            else []
        ),
        *([word(f"{dashed(table.row.game)}-first-{panel.first}", locale)] if panel.first else []),
        *(plans.outcome_lines(table, news, locale) if news is not None else []),
        *([word(table.presentation.hands + "dm-failed", locale)] if panel.dm_failed else []),
        *since_last_turn.lines(table, seat, locale, above=above),
        *notes.folded(panel.note),
        *pause_lines(table, locale, seat),
        *crew_lines(table, seat, locale),
    ]
    ways = [how_to_play_button(table, locale)] if explains else []
    return draft_panel(draft, locale, said=[*filter(None, said)], words=words, ways=ways)


def _first_words(draft: Draft) -> str:
    """The message about what Confirm does: a game has its own where the first choice counts at once."""
    if draft.table.seats[draft.seat].crew:
        return "crew-first-panel"
    own = f"{dashed(draft.game.name)}-first-panel"
    counts = all(line.split()[0] in draft.presentation.at_once for line in draft.choices)
    return own if draft.choices and counts and known(own) else "first-panel"


def draft_panel(
    draft: Draft,
    locale: str,
    prefix: str = "",
    *,
    said: Sequence[str] = (),
    hint: Hint | None = None,
    words: bool = False,
    ways: Sequence[Button] = (),
) -> Message:
    """The panel of a decision.

    Args:
        prefix: the start of a line that was chosen so far.
        said: lines that only this seat may read, first.
        hint: stands where it was asked for, just above the bottom row; the picture shows what it proposes.
        words: whether the reader prefers lists to keypads.
        ways: further buttons of the bottom row.
    """
    table = draft.table
    found, marks = choices.menus(
        table.game, draft.view, draft.choices, prefix, locale, plain_names(table, locale)
    )
    # What may be left out is declined first, so that nobody confirms too early.
    declining = choices.declining(table.game, draft.ask, locale) if draft.can_confirm else []
    declined = declining[0].options[0].label if declining and prefix == steps.NOTHING else ""
    declining = declining if found and not prefix else []
    found += declining
    begun = prefix not in ("", steps.NOTHING)
    confirms = not (begun or declining)
    chosen = labels.chosen_words(table.game, steps.complete_prefix(draft.choices, prefix), locale)
    if declined and draft.closes:  # headed as every turn that only waits for Confirm
        chosen, question = [declined], ask_line(table, replace(draft, ask=EndTurn((draft.seat,))), locale)
    elif declined or not ((prefix or chosen) and found):
        question = declined or ask_line(table, draft, locale)
    else:
        question = found[0].placeholder
    # What may also be left undone is still asked as a whole, and so is what the panel opens with.
    whole = draft.can_confirm or not draft.all_lines
    asks = [ask_line(table, draft, locale)] if chosen and not prefix and whole else []
    pending = None if prefix else draft.pending
    asked = question if pending is None else labels.spoken_lines(table.game, pending, locale)
    further = []
    if asks and draft.can_confirm and pending is None:
        # Nobody need go on: what there is left to do stands below what Confirm plays.
        further, asked, chosen = [f"-# {' · '.join([*chosen, asked])}"], asks.pop(), []
    elif draft.can_confirm and confirms and found and steps.complete_prefix(draft.choices, prefix):
        # The only thing that can still be done is asked for at once, so what its buttons do is named; parts of a board say so.
        parts = any(f" {PART}" in each.value for menu in found for each in menu.options)
        further = [f"-# {found[0].placeholder}"] if len(draft.choices) > 1 and not parts else []
    if chosen and hint is None:  # a hint has a place of its own in the picture, and says which
        lying = choices.shown(table.game, draft.view, draft.choices, prefix, marks)
        chosen += [word("choices-shown", locale, number=number) for number in lying]
    first, *more = [*asks, asked]
    lines = [
        *said,
        f"{title(table, locale)} · {first}",
        *([f"-# {' · '.join(chosen)}"] if chosen else []),
        *more,
        *(
            (not begun and _effects_lines(draft, locale, confirms, bool(declined)))
            or aside_line(table, draft.view, locale)
        ),
        *given_up(draft, locale),
        *(_what_confirm_does(draft, locale) if confirms else []),
        *further,
    ]
    advised, begun_with = ((), prefix) if hint is None else (hint.ways, hint.instead_of or prefix)
    *rows, bottom = keypads.rows(
        found,
        CustomId("pick", table.row.id, draft.head, mark=draft.mark),
        words=words,
        most=_room(table, lines[len(said) :]),
        bottom=[*ways, *_bottom_row(draft, locale, begun_with, confirms, advised)],
    )
    rows += _beside(draft, locale) if not (found or prefix) else []
    numbered, number, seen = choices.numbered(found, marks), "", draft.view
    confirmed = table.view(draft.seat)
    if hint is not None and hint.line and (hint.goes_on or renderer(table.row.game).aims):
        number, marks = choices.hinted(table.game, draft.view, draft.choices, found, marks, hint.line)
        seen = draft.view if hint.goes_on else confirmed
    view = replace(seen, before=table.seen_last(draft.seat))
    picture = preview_picture(table, view, locale, f"preview-{draft.head}", marks, numbered, confirmed)
    panel = message(lines, picture, rows)
    hinted = [] if hint is None else [Words(_numbered(hint, number, marks))]
    return Message((*panel.items, *hinted, tuple(bottom)))


def crew_lines(table: Table, seat: Seat, locale: str) -> list[str]:
    """What a member reads above the decision: how many turns are proposed, and when votes are counted."""
    if not table.seats[seat].crew or seat not in table.due:
        return []
    count = len(proposals.proposed(table, seat))
    return [f"-# {word('crew-proposed', locale, count=count)}{_counted(table, seat, locale)}"]


def _counted(table: Table, seat: Seat, locale: str) -> str:
    """When votes are counted, after a dot; nothing while the clock stands still."""
    clock = next((each for each in table.deadlines if each.seat == seat and each.left is None), None)
    if clock is None:
        return ""
    key = "crew-counted-soon" if clock.warned else "crew-counted"
    return f" · {word(key, locale, when=distance(clock.remind))}"


def _room(table: Table, lines: Iterable[str]) -> int:
    """The rows of choices that a phone has room for: one less below a longer text."""
    tall = sum(map(lines_on_a_phone, lines))
    return table.presentation.rows - (tall > _FEW_LINES and table.presentation.rows > keypads.MOST_ROWS)


def _beside(draft: Draft, locale: str) -> list[Row]:
    """Buttons to the places beside the one where something was just placed."""
    if not draft.lines:
        return []
    table = draft.table
    before = draft_in(table, draft.seat, draft.lines[:-1], table.story.state, table.head)
    beside = steps.places_beside(table.game, before.choices, draft.lines[-1])
    beside_it = [
        Button(
            CustomId("instead", table.row.id, draft.head, line, draft.mark),
            word(f"choices-place-{side}", locale),
        )
        for side, line in beside.items()
    ]
    return [beside_it] if beside_it else []


def ways_back(draft: Draft, locale: str, prefix: str = "") -> list[Button]:
    """Buttons of the page behind the panel's `⋯`: back to the panel as it was, and start over."""
    table, head = draft.table.row.id, draft.head
    ways = [to_turn_button(CustomId("panel", table, head, prefix), locale)]
    if prefix or draft.all_lines:
        ways.append(Button(CustomId("over", table, head), word("button-start-over", locale)))
    return ways


def rules_button(draft: Draft, locale: str) -> Button:
    """The button to the rules of the present decision."""
    return rules_for(draft.table, question_text(draft), locale)


def played_panel(played: Played, draft: Draft | None, locale: str, words: bool = False) -> Message:
    """The panel after confirming: what stays true of the turn, and private news; or the seat's next decision.

    Args:
        draft: what the seat is to decide next; None when others are.
        words: whether the reader prefers lists to keypads.
    """
    table, seat = played.table, played.seat
    learned = private_lines(table, seat, played.notes, locale)
    if draft is not None:
        set_off = since_last_turn.lines(table, seat, locale, private=False) if played.closed else []
        return draft_panel(draft, locale, said=[*learned, *set_off], words=words)
    undo = undo_button(table, seat, locale)
    buttons = [undo] if undo is not None else []
    if played.waiting_elsewhere:
        buttons.append(_next_game(played.waiting_elsewhere, locale))
    if (why := why_points(table, [note.text for note in played.notes], locale)) is not None:
        buttons.append(why)
    if table.over:
        over = word("done-over", locale, thread=int(table.row.thread is not None))
        return message([over, *learned], rows=[buttons])
    done = word("turn-played", locale, number=table.turns_of(seat)) if played.closed else word("done", locale)
    return message([done, *learned], rows=[buttons])


def _next_game(waiting: int, locale: str) -> Button:
    """The button to the next of one's games that wait."""
    return Button(CustomId("next"), word("button-next-game", locale, count=waiting), Style.GREEN)


def played_since(
    seat: Seat,
    notes: tuple[Note, ...],
    closed: bool,
    waiting_elsewhere: int,
    locale: str,
    in_thread: bool,
    alone: bool,
    now: Table,
) -> Message | None:
    """The panel after confirming, later: elsewhere it says when the next turn is there, or the end. In the thread a post says so, and it goes,
    as it does where that turn is shown by itself. So does that of the last turn of all.

    Args:
        seat, notes, closed, waiting_elsewhere: of the turn, as in `Played`.
        alone: whether its reader plays computers alone.
        now: the table later.
    """
    if not now.over and seat not in now.due:
        return played_panel(Played(now, seat, (), notes, closed, None, waiting_elsewhere), None, locale)
    if in_thread or (alone and not now.over):
        return None
    if now.over:
        rows = [[_next_game(waiting_elsewhere, locale)] if waiting_elsewhere else []]
        return message([word("game-is-over", locale), *way_to_thread(now, None)], rows=rows)
    buttons = [Button(CustomId("onward", now.row.id, now.head), word("button-onward", locale), Style.GREEN)]
    return message(word("turn-yours", locale, number=now.turns_of(seat) + 1), rows=[buttons])


def ask_line(table: Table, draft: Draft, locale: str) -> str:
    """The present decision in one line; a member of a crew ends no turn, but proposes it."""
    if table.seats[draft.seat].crew and isinstance(draft.ask, EndTurn):
        return word("crew-ask-end", locale)
    return sentence(question_text(draft), locale, bold_names(table, locale))


def question_text(draft: Draft) -> Text:
    """The present decision as a question."""
    key = f"{dashed(draft.game.name)}-ask-{dashed(type(draft.ask).__name__)}"
    return Text(key, tuple(draft.presentation.ask_values(draft.view, draft.ask).items()))


def aside_line(table: Table, view: View, locale: str) -> list[str]:
    """Values that the preview has no room for, in small print."""
    said = renderer(table.row.game).aside(view)
    return [] if said is None else [f"-# {sentence(said, locale, bold_names(table, locale))}"]


def _numbered(hint: Hint, number: str, marks: Sequence[Mark]) -> str:
    """What a hint says, with the number of its place on the picture in place of that one's name."""
    token = next((mark.token for mark in marks if mark.label.endswith(HINTED)), "")
    if not number:
        return hint.said
    before, bold, rest = hint.said.partition("**")
    turn, end, after = rest.partition("**")
    named = re.sub(rf"(?<![\w-]){re.escape(token)}(?![\w-])", number, turn, count=1, flags=re.ASCII)
    if len(token) < 2 or named == turn:  # “a” may be anything
        named = f"{number} · {turn}"
    return f"{before}{bold}{named}{end}{after}" if bold else f"**{number}** · {hint.said}"


def _effects_lines(draft: Draft, locale: str, whole: bool, declined: bool = False) -> list[str]:
    """The effects of the draft: while more can be chosen, in one paragraph, in which they take the fewest lines of a phone, and of its
    last line alone where the game does not list them or has too many; else all, in a list where the game wants that, with what ends
    with them; also where what may be left out was `declined`. Before it, what was drafted because there was nothing else."""
    forced = forced_lines(draft)
    said = " · ".join(labels.spoken_lines(draft.game, line, locale) for line in forced)
    only = [f"-# {word('only-choice', locale, choice=said)}"] if forced else []
    if draft.choices and forced == draft.all_lines and not declined:
        return only
    own = _foretold_briefly(draft, draft.notes)
    if draft.tries and draft.choices:
        all_told = in_order(draft.table, own, locale, _LONGEST_EFFECTS)
        if not draft.presentation.listed or lines_on_a_phone(f"> {all_told}") > _FEW_EFFECTS:
            own = _foretold_briefly(draft, draft.tries[-1].notes)
    ends = draft.presentation.foresee(draft.view, (_END,)) if whole and draft.can_confirm else None
    own += [Note(ends)] if ends is not None else []
    several = draft.presentation.listed and 1 < len(own) <= _MOST_LISTED and not draft.choices
    parts = [[note] for note in own] if several else [own]
    listed = "- " if several else ""
    return [
        *only,
        *(f"> {listed}{in_order(draft.table, part, locale, _LONGEST_EFFECTS)}" for part in parts if part),
    ]


def _foretold_briefly(draft: Draft, notes: Sequence[Note]) -> list[Note]:
    """What the seat of a draft may know of some notes, as what will happen."""
    briefly = draft.presentation.briefly
    return [
        replace(note, text=foretold(briefly(note.text))) for note in notes if note.to in (None, draft.seat)
    ]


def drafted_lines(draft: Draft, locale: str) -> list[str]:
    """The effects of the draft."""
    names = bold_names(draft.table, locale)
    return [f"> {sentence(note.text, locale, names)}" for note in foretold_notes(draft)]


def foretold_notes(draft: Draft) -> list[Note]:
    """The effects of a draft as what will happen; the log tells the same notes as what has happened."""
    return [replace(note, text=foretold(note.text)) for note in draft.notes]


def _what_confirm_does(draft: Draft, locale: str) -> list[str]:
    """What Confirm reveals, and whether undoing it will need the others; nothing where it only plays what is shown."""
    revealing = draft.pending is not None
    if draft.table.seats[draft.seat].crew:  # whose proposal reveals nothing
        return []
    people = any(each.human for each in draft.table.seats if each.seat != draft.seat)
    if people and (revealing or draft.end_reveals):
        return [word("confirm-reveals-consent", locale)]
    return [word("confirm-reveals", locale)] if revealing else []


def _bottom_row(
    draft: Draft, locale: str, prefix: str, confirms: bool, advised: Sequence[Button]
) -> Sequence[Button]:
    """Buttons that stay in place: back, confirm, a hint where it is fair, or what to do with the one that is shown; everything else."""
    table, head, mark = draft.table.row.id, draft.head, draft.mark
    ways = [*advised]
    ready = draft.can_confirm and confirms
    if advised and (prefix or not ready):
        ways.append(Button(CustomId("panel", table, head, prefix), word("button-back", locale)))
    elif not advised and (prefix or draft.all_lines):
        ways.append(Button(CustomId("back", table, head, prefix, mark), word("button-back", locale)))
    if (
        draft.lines
        and not (prefix or advised)
        and (start := draft.presentation.otherwise(draft.view, draft.lines[-1]))
    ):
        label = word(f"{dashed(draft.game.name)}-otherwise", locale)
        ways.append(Button(CustomId("otherwise", table, head, start, mark), label))
    of_crew = bool(draft.table.seats[draft.seat].crew)
    if ready and of_crew:
        ways.append(
            Button(CustomId("propose", table, head, mark=mark), word("button-propose", locale), Style.GREEN)
        )
    elif ready:
        for_good = any(line.split()[0] in draft.presentation.final for line in draft.all_lines)
        style = Style.RED if for_good else Style.GREEN
        ways.append(
            Button(CustomId("confirm", table, head, mark=mark), word("button-confirm", locale), style)
        )
    if of_crew and (count := len(proposals.proposed(draft.table, draft.seat))):
        label = word("button-proposals", locale, count=count)
        ways.append(Button(CustomId("proposals", table, head), label))
    if may_hint(draft.table, draft.seat) and not advised:
        ways.append(Button(CustomId("hint", table, head, prefix), word("button-hint", locale)))
    return [*ways, Button(CustomId("aside", table, head, prefix), "⋯")]
