"""Lines about a lobby: the game's options, clock, seating, language, requirements. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import clock_words, pair, span
from cogs.messages.message import Select, select
from data.records.enums import Stage
from engines.core.game import AnyGame, Option
from engines.core.text import Text
from render.sentences import dashed, listed, word
from tables.clocks.time_control import NO_CLOCK
from tables.conditions import Condition, ConditionKind
from tables.table import Table


def option_lines(table: Table, locale: str) -> list[str]:
    """One line per option that concerns this table."""
    lines = [word("lobby-seats", locale, count=table.row.setup_seats)]
    lines += game_option_lines(
        table.game, table.row.game, table.row.setup_seats, dict(table.row.options), locale
    )
    lines.append(_clock_line(table, locale))
    # Once everybody sits, their seats say more.
    seating = [("seating", table.row.seating)] if table.row.stage is Stage.LOBBY else []
    for label, value in (*seating, ("language", table.row.locale)):
        lines.append(pair(word(f"lobby-{label}", locale), word(f"{label}-{value}", locale), locale))
    if table.row.rated:
        lines.append(word("lobby-rated", locale))
    if (terms := table.terms) is not None:
        lines.append(
            word("lobby-crews", locale, access="open" if terms.open else "fixed", percent=terms.share)
        )
        extras = [name for name, yes in (("names", terms.names), ("captain", terms.captain)) if yes]
        lines += [word(f"lobby-crews-{each}", locale) for each in extras]
    if table.row.private:
        lines.append(word("lobby-private", locale))
    if table.row.starts_full:
        lines.append(word("lobby-starts-full", locale))
    if table.row.conditions:
        lines.append(condition_line(table.row.conditions, locale))
    return lines


def options_for(game: AnyGame, seats: int) -> list[Option]:
    """A game's options with a choice for this player count."""
    return [option for option in game.options if seats in option.seats and len(option.choices) > 1]


def game_option_lines(
    game: AnyGame, name: str, seats: int, chosen: Mapping[str, str], locale: str
) -> list[str]:
    """One line per option of a game: its title and chosen value."""
    lines = []
    for option in options_for(game, seats):
        key = f"{dashed(name)}-option-{dashed(option.name)}"
        choice = dashed(chosen.get(option.name, option.choices[0]))
        lines.append(pair(word(key, locale), word(f"{key}-{choice}", locale), locale))
    return lines


def option_select(id: CustomId, game: str, option: Option, chosen: str, locale: str) -> Select:
    """A select for an option, each choice with the option's title."""
    key = f"{dashed(game)}-option-{dashed(option.name)}"
    label = word(key, locale)
    texts = [
        (each, word("pair", locale, label=label, value=word(f"{key}-{dashed(each)}", locale)))
        for each in option.choices
    ]
    return select(id, texts, chosen, label)


def _clock_line(table: Table, locale: str) -> str:
    """The table's clock, and what becomes of those who are late, in one line."""
    row = table.row
    said = pair(word("lobby-clock", locale), clock_words(row.clock, locale), locale)
    if row.clock == NO_CLOCK:
        return said
    vacation = word("vacation-days", locale, count=row.vacation)
    absence = word(f"absence-{row.absence}", locale)
    late = word("pair", locale, label=word("lobby-absence", locale), value=absence)
    return f"{said} · {vacation} · {late}"


def condition_words(condition: Condition, locale: str) -> str:
    """One requirement as an entry of a select."""
    match condition.kind:
        case ConditionKind.IN_TIME:
            return word("condition-in-time", locale, percent=int(condition.value))
        case ConditionKind.ANSWERS:
            return word("condition-answers", locale, time=span(condition.minutes * 60, locale))
        case ConditionKind.RATING:
            return word("condition-rating", locale, range=_range(condition, locale))
        case kind:
            return word(f"condition-{kind}", locale)


def condition_line(conditions: Sequence[str], locale: str) -> str:
    """All requirements of a lobby in one line; empty without any."""
    if not conditions:
        return ""
    asked = listed([condition_words(Condition.parse(each), locale) for each in conditions], locale)
    return word("lobby-conditions", locale, asked=asked)


def unmet_words(reason: Text, locale: str) -> str:
    """Why somebody does not fit, with their own figure."""
    values = dict(reason.args)
    match reason.key:
        case "unmet-answers":
            asked, yours = int(str(values["asked"])), int(str(values["yours"]))
            return word(reason.key, locale, asked=span(asked, locale), yours=span(yours, locale))
        case "unmet-rating":
            asked_range = _range(Condition(ConditionKind.RATING, str(values["asked"])), locale)
            return word(reason.key, locale, asked=asked_range, yours=str(values["yours"]))
        case "unmet-language":
            return word(reason.key, locale, asked=word(f"language-{values['asked']}", locale))
        case _:
            return word(reason.key, locale, **values)


def _range(condition: Condition, locale: str) -> str:
    low, high = condition.range
    if low is None:
        return word("condition-at-most", locale, high=str(high))
    return word(
        "condition-at-least" if high is None else "condition-between", locale, low=str(low), high=str(high)
    )
