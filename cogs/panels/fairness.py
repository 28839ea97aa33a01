"""The panel about a table's fair shuffle: in the lobby, during the game, and with the proof at the end."""

from __future__ import annotations

from dataclasses import replace

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import title
from cogs.messages.markdown import code_block
from cogs.messages.message import Button, Field, Form, Message, Words, message
from cogs.messages.names import bold_names
from cogs.panels.proof import proof, seal_at_home
from data.records.enums import Stage
from data.records.rows import is_import
from engines.core.fairness import COMPUTER, LONGEST_WORD, Place
from render.sentences import word
from tables.looking_back.proofs import Proof, prove, to_prove
from tables.looking_back.provenance import Whose
from tables.table import Table

_SHOWN = 8
"""Digits of a part by which people know theirs again."""


def fairness_panel(
    table: Table,
    user: int,
    locale: str,
    found: Proof | None = None,
    whose: Whose | None = None,
    promised: str = "",
) -> Message:
    """The present state of a table's fair shuffle.

    Args:
        user: the reader, by Discord id.
        found: what playing it again has shown, where it is over; without it, it is played right here.
        whose: of an import, what it is.
        promised: the address of the message that keeps a lobby's fingerprint.
    """
    head = f"{title(table, locale)} · {word('fair-title', locale)}"
    if table.row.stage is Stage.LOBBY:
        return _in_lobby(table, head, user, locale, promised)
    if table.over and table.row.seed:
        found = found or prove(to_prove(table), {table.row.game: table.game})
        if whose is None and is_import(table.row.id):
            whose = Whose.NAMELESS if table.origin is None else Whose.UNKNOWN
        return message(
            [head, *proof(table, found, locale, whose)],
            rows=[[] if table.row.beginning else [_save(table, locale)]],
        )
    if table.origin is None:
        settled = [word("fair-by-seed", locale), _fingerprint(table, locale)] if table.row.seed else []
        return message([head, *(settled or [word("fair-no-parts", locale)])])
    said = [word("fair-settled", locale), _fingerprint(table, locale), word("fair-parts", locale)]
    said += [_part(place, _seat(table, place, locale), locale) for place in table.origin.places]
    said += [
        word("fair-sealed", locale, seal=table.origin.seal),
        code_block(seal_at_home(table.origin), "sh"),
        *_proves(locale),
    ]
    return message([head, *said])


def word_form(table: str, locale: str) -> Form:
    """The form for a word; an earlier word is stored nowhere and so not shown."""
    label, hint = word("fair-word-label", locale), word("fair-word-hint", locale)
    field = Field("word", label, longest=LONGEST_WORD, hint=hint)
    return Form(CustomId("fairword", table), word("button-fair-word", locale), (field,))


def word_added(table: Table, user: int, locale: str, promised: str) -> Message:
    """The confirmation to whoever has added a word: what it became, and the fingerprint that it was added to."""
    seat_row = table.seats[table.seat_of(user) or 0]
    key = "fair-word-added" if Place(seat_row.seat, seat_row.part).own_word else "fair-word-drawn"
    done = word(key, locale, part=seat_row.part, fingerprint=table.fingerprint)
    panel = fairness_panel(table, user, locale, promised=promised)
    return replace(panel, items=(Words(done), *panel.items))


def fair_button(table: Table, label: str, locale: str, carries: str = "") -> Button:
    """The button to that panel.

    Args:
        label: `lobby` or `dealt`.
        carries: a fingerprint that its id keeps in the message.
    """
    return Button(CustomId("fair", table.row.id, 0, carries), word(f"button-fair-{label}", locale))


def changed_line(table: Table, before: str, locale: str) -> str:
    """The warning that a table's secret is not the one whose fingerprint was posted first."""
    return word("fair-changed", locale, before=before, fingerprint=table.fingerprint)


def _in_lobby(table: Table, head: str, user: int, locale: str, promised: str) -> Message:
    if table.row.chance == 1:
        return message([head, word("fair-no-parts", locale)])
    people = [each for each in table.seats if each.human]
    kept = word("fair-promised", locale, link=promised) if promised else ""
    said = [word("fair-lobby", locale), _fingerprint(table, locale), kept, word("fair-parts-so-far", locale)]
    names = bold_names(table, locale)
    said += [_part(Place(each.seat, each.part), names(each.seat), locale) for each in people]
    mine = Button(CustomId("fairword", table.row.id), word("button-fair-word", locale))
    seated = table.seat_of(user) is not None
    return message([head, *said, *_proves(locale)], rows=[[mine] if seated else []])


def _proves(locale: str) -> list[str]:
    """The limits of the proof: what it shows, and what not."""
    return [word(f"fair-{key}", locale) for key in ("proves-title", "proves", "not-title", "not")]


def _seat(table: Table, place: Place, locale: str) -> str:
    """The seat that a place became; who sits there now may have taken it over."""
    return word("fair-seat-of", locale, who=bold_names(table, locale)(place.seat))


def _part(place: Place, who: str, locale: str) -> str:
    if place.part == COMPUTER:
        return word("fair-part-computer", locale, who=who)
    key = "fair-part-word" if place.own_word else "fair-part-drawn"
    return word(key, locale, who=who, part=place.part[:_SHOWN])


def _fingerprint(table: Table, locale: str) -> str:
    return word("fair-fingerprint", locale, fingerprint=table.fingerprint)


def _save(table: Table, locale: str) -> Button:
    return Button(CustomId("save", table.row.id, table.head), word("button-save", locale))
