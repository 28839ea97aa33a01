"""Choices on a panel: a seat's legal lines, completed token by token.

Up to five next tokens become buttons (three where there are many buttons), more become selects of 25; a verb without
tokens is a button by itself. Tokens that are places on the picture are numbered there and in the menus alike.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from unicodedata import east_asian_width

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button, Option, Row, Select, Style
from cogs.messages.names import TOKENS
from engines import PRESENTATIONS
from engines.core.game import AnyGame, View
from engines.core.notation import complete
from engines.core.text import Seat, Text
from render.drawing.marks import MOST as MOST_NUMBERED
from render.renderer import AnyRenderer, Mark, renderer
from render.sentences import LOCALES, Names, dashed, known, sentence, word

MOST_BUTTONS = 5
FEW_BUTTONS = 3
MOST_BUTTONS_IN_ALL = 9
"""More buttons push the picture off a phone's screen; then menus of more than `FEW_BUTTONS` become selects."""

WIDEST_PAIR = 24
"""Columns of a label, two for each of a Japanese letter, with which two buttons stand side by side on a phone. Where several menus are
open at once, one with longer labels is a select in every turn."""

MOST_OPTIONS = 25
LONGEST_VALUE = 100
MOST_ITEMS = 28
"""Components that the choices may use of a message's 40, rows included."""

_KEY = re.compile(r"[a-zA-Z0-9_-]*")
"""What can be the name of a message."""


@dataclass(frozen=True, slots=True)
class Menu:
    """The next tokens of one verb: the value of an option is the start of a line that choosing it leads to.

    `parts`, where the next token is a list, are what it may be put together from, and `together` asks for that. `quiet`: its
    buttons do not stand out.
    """

    verb: str
    placeholder: str
    options: tuple[Option, ...]
    parts: tuple[Option, ...] = ()
    together: str = ""
    quiet: bool = False


def menus(
    game: AnyGame, view: View, lines: Sequence[str], prefix: str, locale: str, names: Names | None = None
) -> tuple[list[Menu], tuple[Mark, ...]]:
    """The next choices after a prefix, with their numbers on the picture; chosen ones are marked.

    Args:
        view: what the seat that chooses sees.
        lines: the legal lines, without the closing one.
        prefix: tokens chosen so far; empty at the start.
        names: what seats are called; without them by the shapes that stand for them.
    """
    names = names or _seat_name
    verbs = list(dict.fromkeys(line.split()[0] for line in lines))
    prefix = complete_prefix(lines, prefix)
    found: list[Menu] = []
    marks: list[Mark] = []
    seen: list[set[str]] = []
    drawn, presentation = renderer(game.name), PRESENTATIONS[game.name]
    is_place = partial(_is_place, game.name)
    starts = [
        (verb, tuple(prefix.split()) or (verb,)) for verb in (verbs if not prefix else [prefix.split()[0]])
    ]
    choices = [(verb, start, complete(lines, start)) for verb, start in starts]
    marked, numbered = _on_picture([list(nexts) for _, _, nexts in choices], is_place)
    for verb, start, nexts in choices:
        if len(nexts) > MOST_BUTTONS and all(map(is_place, nexts)) and {*nexts} in seen:
            # The same places once more, for another verb: a button leads to them.
            found.append(Menu(verb, "", (Option(verb, _verb_label(game, verb, locale)),)))
            continue
        seen.append({*nexts})
        options = []
        for token in _in_order(list(nexts), drawn, numbered):
            if not token:
                label = _verb_label(game, verb, locale)
                if gives := presentation.foresee(view, start):
                    label = _with_gives(label, gives, locale, names)
                options.append(Option(" ".join(start), label))
                continue
            label = name = token_label(game, verb, len(start) - 1, token, locale)
            if gives := presentation.foresee(view, (*start, token)):
                label = _with_gives(label, gives, locale, names)
            if marked and is_place(token):
                named = drawn.printed(token)
                marks.append(Mark(token, token if named else str(len(marks) + 1)))
                label = f"{len(marks)} · {label}" if numbered and not named else label
            options.append(
                Option(_without_choice(game, view, nexts[token], (*start, token)), label, name=name)
            )
        if options:
            placed = not any(nexts) or any(map(is_place, nexts))
            asked = placeholder(game, verb, len(start) - 1, locale, placed)
            parts = _parts(game, view, start, locale)
            quiet = verb in presentation.final
            found.append(Menu(verb, asked, tuple(options), parts, word("put-together", locale), quiet))
    marks += [Mark(token, "") for token in prefix.split()[1:]]
    if not prefix and _items(found) > MOST_ITEMS:
        return [_as_verbs(game, found, locale)], ()
    return found, tuple(marks)


def complete_prefix(lines: Sequence[str], prefix: str) -> str:
    """Extend a prefix by everything forced, a sole verb included."""
    verbs = {line.split()[0] for line in lines}
    if not prefix and len(verbs) == 1:
        (prefix,) = verbs
    return _descend(lines, prefix) if prefix else ""


def rows(found: Sequence[Menu], table: str, seq: int, action: str = "pick", before: str = "") -> list[Row]:
    """Menus as rows; lone buttons share rows, at most five in each.

    Args:
        action: what choosing does.
        before: what the action gets in front of what is chosen.

    Raises:
        ValueError: a choice with what stands before it is too long for a component.
    """
    if before:
        found = [
            replace(menu, options=tuple(_behind(before, each) for each in menu.options)) for menu in found
        ]
    made: list[Row] = []
    lone: list[Button] = []
    buttons = sum(len(menu.options) for menu in found if len(menu.options) <= MOST_BUTTONS)
    most = MOST_BUTTONS if buttons <= MOST_BUTTONS_IN_ALL else FEW_BUTTONS
    several = sum(len(menu.options) > 1 for menu in found) > 1
    for menu in found:
        if len(menu.options) == 1:
            lone.append(_button(action, table, seq, menu.options[0], menu.quiet))
        elif len(menu.options) <= most and not (several and _is_wide(menu)):
            made.append([_button(action, table, seq, option, menu.quiet) for option in menu.options])
        else:
            made += [[select] for select in _selects(menu, action, table, seq)]
    # What is ready comes before what one puts together.
    made += [lone[at : at + MOST_BUTTONS] for at in range(0, len(lone), MOST_BUTTONS)]
    for menu in found:
        if len(menu.parts) > 1 and action == "pick":
            id = CustomId("parts", table, seq, menu.options[0].value.rpartition(" ")[0])
            made.append([Select(id, menu.parts, menu.together, most=len(menu.parts))])
    return made


def _is_wide(menu: Menu) -> bool:
    """Whether its buttons would take a line each on a phone."""
    return any(
        sum(2 if east_asian_width(each) in "WF" else 1 for each in option.label) > WIDEST_PAIR
        for option in menu.options
    )


def token_label(game: AnyGame, verb: str, field: int, token: str, locale: str) -> str:
    """A token's label: its own message, its field's, or the bare token."""
    key = f"{dashed(game.name)}-{dashed(verb)}-{dashed(game.notation.fields(verb)[field])}"
    return _called(key, token, locale)


@lru_cache(maxsize=16_384)
def _called(key: str, token: str, locale: str) -> str:
    """A token's label by the key of its field."""
    own = f"{key}-{dashed(token.lower())}"
    if _KEY.fullmatch(own) and known(own):
        return word(own, locale)
    if "+" in token and known(f"{key}-part"):
        token = " + ".join(word(f"{key}-part", locale, token=part) for part in token.split("+"))
    return word(key, locale, token=token) if known(key) else token


def chosen_words(game: AnyGame, prefix: str, locale: str) -> list[str]:
    """The chosen tokens as their menus labelled them."""
    verb, *tokens = prefix.split() or [""]
    return [token_label(game, verb, field, token, locale) for field, token in enumerate(tokens)]


def spoken_lines(game: AnyGame, lines: str, locale: str) -> str:
    """Lines of a turn as menus label them, with the verb where tokens alone are unclear."""
    said = []
    for line in lines.split("; "):
        verb, *tokens = line.split()
        names = chosen_words(game, line, locale)
        if names == tokens:
            names = [_verb_label(game, verb, locale), *names]
        said.append(" · ".join(names))
    return " → ".join(said)


def placeholder(game: AnyGame, verb: str, field: int, locale: str, placed: bool = True) -> str:
    """A select's placeholder.

    Args:
        placed: whether a place on the picture is among the choices; a game may have words for where there is none.
    """
    fields = game.notation.fields(verb)
    if field >= len(fields):
        return word(f"{dashed(game.name)}-verb-{dashed(verb)}", locale)
    key = f"{dashed(game.name)}-{dashed(verb)}-{dashed(fields[field])}-pick"
    return word(f"{key}-nowhere" if not placed and known(f"{key}-nowhere") else key, locale)


def _by_name(token: str) -> list[tuple[bool, int, str]]:
    """Letters by letter, numbers by size: D7 before D10."""
    return [(part.isdigit(), int(part) if part.isdigit() else 0, part) for part in re.split(r"(\d+)", token)]


def join_parts(prefix: str, values: tuple[str, ...]) -> str:
    """The line made of freely chosen parts."""
    return f"{prefix} {'+'.join(value.partition('.')[0] for value in values)}"


def _on_picture(tokens: Sequence[Sequence[str]], is_place: Callable[[str], bool]) -> tuple[bool, bool]:
    """Whether the picture shows the places among the next tokens, and whether it numbers them.

    While verbs are open, places are what is being decided only if nothing else is. Of many it shows outlines alone, so
    numbers would say nothing.
    """
    asking = [nexts for nexts in tokens if any(nexts)]
    named = [token for nexts in asking for token in nexts if token]
    few = sum(map(is_place, named)) <= MOST_NUMBERED
    decided = len(tokens) == 1 or (all(map(is_place, named)) and (few or len(asking) == 1))
    return decided, decided and few


@lru_cache(maxsize=4096)
def _is_place(game: str, token: str) -> bool:
    """Whether a game's token is a place on its picture."""
    return renderer(game).is_place(token)


def _in_order(tokens: Sequence[str], drawn: AnyRenderer, numbered: bool) -> Sequence[str]:
    """Split over several menus, a token must be found by its name, and a number on the picture by its place; otherwise the
    common choice comes first."""
    if len(tokens) > MOST_OPTIONS:
        return sorted(tokens, key=_by_name)
    if (
        numbered
        and drawn.reading
        and all(drawn.is_place(each) and not drawn.printed(each) for each in tokens)
    ):
        return sorted(tokens, key=drawn.reading)
    return tokens


def _parts(game: AnyGame, view: View, start: tuple[str, ...], locale: str) -> tuple[Option, ...]:
    """The parts of a list, numbered because equal ones may be among them."""
    parts = PRESENTATIONS[game.name].parts(view, start)[:MOST_OPTIONS]
    return tuple(
        Option(f"{part}.{at}", token_label(game, start[0], len(start) - 1, part, locale))
        for at, part in enumerate(parts)
    )


def one_step_back(game: AnyGame, view: View, lines: Sequence[str], prefix: str) -> str:
    """The previous prefix on the panel; empty after the first step.

    Args:
        view, lines: as `menus` takes them.
    """
    step = ""
    while True:
        found, _ = menus(game, view, lines, step, LOCALES[0])
        offered = (option.value for menu in found for option in menu.options)
        further = next((each for each in offered if f"{prefix} ".startswith(f"{each} ")), prefix)
        if len(further) >= len(prefix) or len(further) <= len(step):
            return step
        step = further


def _seat_name(seat: Seat) -> str:
    return TOKENS[seat]


def _descend(lines: Sequence[str], prefix: str) -> str:
    """Extend a prefix by every forced token, short of a whole line."""
    while True:
        nexts = complete(lines, tuple(prefix.split()))
        if len(nexts) != 1:
            return prefix
        ((token, behind),) = nexts.items()
        if not token or f"{prefix} {token}" in behind:
            return prefix
        prefix = f"{prefix} {token}"


def _with_gives(label: str, gives: Text, locale: str, names: Names) -> str:
    return word("label-gives", locale, label=label, gives=sentence(gives, locale, names))


def _without_choice(game: AnyGame, view: View, behind: list[str], start: tuple[str, ...]) -> str:
    """Complete a prefix that only one line continues, unless parts can be composed freely."""
    alone = len(behind) == 1 and len(PRESENTATIONS[game.name].parts(view, start)) < 2
    return behind[0] if alone else " ".join(start)


def _behind(before: str, option: Option) -> Option:
    value = before + option.value
    if len(value) > LONGEST_VALUE:
        raise ValueError(f"too long for a choice: {value}")
    return replace(option, value=value)


def _button(action: str, table: str, seq: int, option: Option, quiet: bool) -> Button:
    id = CustomId(action, table, seq, option.value)
    if not id.fits:
        raise ValueError(f"too long for a button: {id.rest}")
    return Button(id, option.label, Style.GREY if quiet else Style.BLURPLE)


def _selects(menu: Menu, action: str, table: str, seq: int) -> list[Select]:
    """A menu as one select, or as several that say which part of it they hold."""
    chunks = _chunks(menu.options)
    made = []
    for at, chunk in enumerate(chunks):
        part = (
            f" ({at + 1}/{len(chunks)}) {chunk[0].name or chunk[0].label} – {chunk[-1].name or chunk[-1].label}"
            if len(chunks) > 1
            else ""
        )
        id = CustomId(action, table, seq, f"{menu.verb} {at}")
        made.append(Select(id, chunk, menu.placeholder + part))
    return made


def _chunks(options: tuple[Option, ...]) -> list[tuple[Option, ...]]:
    count = -(-len(options) // MOST_OPTIONS)
    size = -(-len(options) // count)
    return [options[at : at + size] for at in range(0, len(options), size)]


def _items(found: list[Menu]) -> int:
    lone = sum(len(menu.options) == 1 for menu in found)
    total = lone + -(-lone // MOST_BUTTONS)
    for menu in found:
        if 1 < len(menu.options) <= MOST_BUTTONS:
            total += 1 + len(menu.options)
        elif len(menu.options) > MOST_BUTTONS:
            total += 2 * -(-len(menu.options) // MOST_OPTIONS)
    return total


def _as_verbs(game: AnyGame, found: list[Menu], locale: str) -> Menu:
    verbs = [menu.verb for menu in found]
    return Menu("", "…", tuple(Option(verb, _verb_label(game, verb, locale)) for verb in verbs))


def _verb_label(game: AnyGame, verb: str, locale: str) -> str:
    return word(f"{dashed(game.name)}-verb-{dashed(verb)}", locale)
