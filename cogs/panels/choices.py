"""Choices on a panel: a seat's legal lines, completed step by step so that each step fits one screen of a phone.

A step shows at most ten places, each with the same number on the picture and on its button, or twelve other options; what is left
stands behind `More…`. A verb's options stand on the first step where they are few; else the verb is a button that leads to them.
Whoever prefers words gets the same steps as lists with full descriptions. How a game takes part:

- `Presentation.offered` orders the lines: the likeliest by rule comes first, and never stands behind `More…`. Numbers run in the order
  of reading: by the renderer's `reading`, or else as the lines come.
- `Presentation.divided` names the parts of a board with more places than a step shows. A part is a token of the panel, as in
  `palisade part:6 D3-E3`, and of no line. One with a single choice is taken, one without any is left out. The part called
  `near` is opened by itself; all others then stand behind `Elsewhere…`, which names a single place, or each behind its name if it has
  words and there is room.
  With words for `<game>-part-place` parts are called as places of the picture, which may have a mark there. Parts may share what lies
  between them. A part that `is_place` takes for a place, as `part:bag`, has a number on the picture, before its name.
- `Renderer.scene` gets a `Mark` with a number for each place, and one without for each token that was chosen, `part:6` among them: a
  preview is cropped to what these leave to be decided, and says in `Scene.unit` how large it shows that.
- Words: `<game>-part-<name>` is the label of a part (else its name), `<game>-<verb>-<field>-part-pick` asks for one,
  `<game>-<verb>-<field>-near-pick` for one of the likeliest places or a part, and with a part's name for one within it. A key that ends in
  `-short` is for buttons that share a row: `<game>-<verb>-<field>-short` for a token, `<game>-verb-<verb>-short` for a verb, `<key>-short`
  for a text of `Presentation.foresee`; `<game>-<verb>-<field>-<kind>-sign` for a kind of places, a token's part before its hyphen, where
  numbers have room for no word; `<game>-verb-<verb>-seldom` for a verb of `Presentation.seldom` that
  is a button beside others. `<game>-decline-<ask>` is a button beside what a turn may also end without; Confirm follows it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from cogs.messages.message import Option
from cogs.messages.names import TOKENS
from cogs.panels.keypads import MOST_IN_A_ROW, Menu
from cogs.panels.labels import KEY, field_key, placeholder, token_label, verb_label
from cogs.panels.steps import MORE, MOST_LISTED, NOTHING, TURN, Step, behind, follow, in_order, is_place, page
from engines import PRESENTATIONS
from engines.core.game import AnyGame, Ask, View
from engines.core.notation import complete
from engines.core.presentation import ELSEWHERE, MOST_PLACES, NEAR, PART
from engines.core.text import Seat, Text
from render.drawing.marks import HINTED
from render.languages import LOCALES
from render.renderer import AnyRenderer, Mark, renderer
from render.sentences import Names, dashed, joined, known, sentence, word

MOST_OPENED: Final = 2 * MOST_IN_A_ROW
"""Options of several verbs that stand on one step."""

_ALL_WAYS: Final = 4
"""Rotations that something turned can have."""


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
    step = follow(game, view, lines, prefix)
    asking = _Asking(game, view, locale, names or _seat_name)
    shown = (*step.start[1:], *(token for token in step.path if token.startswith(PART)))
    chosen = [Mark(token, "") for token in shown if token != PART + ELSEWHERE]
    if step.parts and NEAR not in step.parts:
        menu, marks = asking.parts(step)
        return [menu], (*marks, *chosen)
    further = []
    if NEAR in step.parts:
        beside, placed = asking.beside(step)
        further += beside
        chosen = [*placed, *chosen]
        step = replace(step, lines=step.parts[NEAR], parts={})
    elif not step.start:
        # In the order of that part, even where there is no other one.
        near = PRESENTATIONS[game.name].divided(view, (), step.lines).get(NEAR)
        step = replace(step, lines=near or step.lines)
    found, marks = asking.one(step) if step.start else asking.several(step)
    opened = (
        [NEAR] if further else [token.removeprefix(PART) for token in step.path if token.startswith(PART)]
    )
    if opened and step.start:
        key = f"{field_key(game, step.start[0], len(step.start) - 1)}-{opened[-1].lower()}-pick"
        found[0] = replace(found[0], placeholder=word(key, locale)) if known(key) else found[0]
    if step.lying and (turned := step.lying.turned):
        further.append(Menu("", "", (Option(" ".join(turned), word("choices-turn", locale)),), quiet=True))
    if step.lying and len(step.lying.ways) < _ALL_WAYS:
        few = word("choices-few-ways", locale, count=len(step.lying.ways))
        found[0] = replace(found[0], placeholder=joined([found[0].placeholder, few], locale))
    return [*found, *further], (*marks, *chosen)


def shown(
    game: AnyGame, view: View, lines: Sequence[str], prefix: str, marks: Sequence[Mark]
) -> Sequence[str]:
    """The number of the place that a preview shows as if it were chosen, in words: none, or one."""
    numbers = {mark.token: mark.label for mark in marks if mark.label}
    start = follow(game, view, lines, prefix).start
    token = PRESENTATIONS[game.name].shown(view, start, [*numbers]) if numbers and start else ""
    return [numbers[token]] if token in numbers else []


def numbered(found: Sequence[Menu], marks: Sequence[Mark]) -> list[str]:
    """The options that have a number on the picture, each after its number, or whose own name is printed there: the picture's alt text
    begins with them."""
    numbers = {mark.label for mark in marks if mark.label}
    printed = {mark.token for mark in marks if mark.token == mark.label}
    return [
        option.label.replace(" · ", " = ", 1)
        for option in (option for menu in found for option in menu.options)
        if option.label.partition(" · ")[0] in numbers or printed & {*option.value.split()}
    ]


def hinted(
    game: AnyGame, view: View, lines: Sequence[str], found: Sequence[Menu], marks: tuple[Mark, ...], line: str
) -> tuple[str, tuple[Mark, ...]]:
    """The number of the option that leads to a line, and the marks with that one told apart; "" where it has none on the picture. A
    game that aims gets the whole line as one more mark."""
    aim = (Mark(line, HINTED),) if renderer(game.name).aims else ()
    for option in (option for menu in found for option in menu.options):
        number = option.label.partition(" · ")[0]
        leads = option.value == line or line in behind(game, view, lines, option.value)
        if leads and any(mark.label == number for mark in marks):
            told = (replace(each, label=number + HINTED) if each.label == number else each for each in marks)
            return number, (*told, *aim)
    return "", (*marks, *aim)


def declining(game: AnyGame, ask: Ask, locale: str) -> list[Menu]:
    """The button that wants none of an ask's choices, where the game has words for it: apart from them, where there is room."""
    key = f"{dashed(game.name)}-decline-{dashed(type(ask).__name__)}"
    if not known(key):
        return []
    short = word(f"{key}-short", locale) if known(f"{key}-short") else ""
    return [Menu("", "", (Option(NOTHING, word(key, locale), short=short),), quiet=True, foot=True)]


def one_step_back(game: AnyGame, view: View, lines: Sequence[str], prefix: str) -> str:
    """The previous prefix on the panel; empty after the first step. Its rotation is no step.

    Args:
        view, lines: as `menus` takes them.
    """
    while prefix.endswith(TURN):
        prefix = prefix.removesuffix(TURN).rstrip()
    step = ""
    while True:
        found, _ = menus(game, view, lines, step, LOCALES[0])
        offered = (option.value for menu in found for option in menu.options)
        further = next((each for each in offered if f"{prefix} ".startswith(f"{each} ")), prefix)
        if len(further) >= len(prefix) or len(further) <= len(step):
            return step
        step = further


def step_of(game: AnyGame, view: View, lines: Sequence[str], line: str) -> str:
    """The prefix on which a whole line is chosen, with what is placed lying as in the line; the first step where it is not offered."""
    step = ""
    while True:
        found, _ = menus(game, view, lines, step, LOCALES[0])
        offered = [option.value for menu in found for option in menu.options]
        if line in offered:
            return step
        onward = (each for each in offered if len(each) > len(step))
        step = next((each for each in onward if line in behind(game, view, lines, each)), "")
        if not step:
            return ""


def turned_to(game: AnyGame, view: View, lines: Sequence[str], prefix: str, line: str) -> str:
    """A prefix with what it shows lying as in a line that it may still become; unchanged where nothing lies there."""
    lying = follow(game, view, lines, prefix).lying
    way = next((way for way, lines in lying.ways.items() if line in lines), "") if lying else ""
    return " ".join(lying.path_to(way)) if lying and way not in ("", lying.way) else prefix


def elsewhere(game: AnyGame, view: View, lines: Sequence[str], line: str) -> str:
    """The prefix on which the place of a line is offered, if that is elsewhere and no other step leads there; else empty."""
    first, step = follow(game, view, lines, ""), ""
    if [*first.parts] == [NEAR, "1"] and [*first.parts["1"]] == [line]:  # it has a button, but no mark
        return " ".join((*first.path, f"{PART}{ELSEWHERE}"))
    while True:
        found, _ = menus(game, view, lines, step, LOCALES[0])
        offered = [option.value for menu in found for option in menu.options]
        onward = (each for each in offered if len(each) > len(step) and PART in each.rpartition(" ")[2])
        further = next((each for each in onward if line in behind(game, view, lines, each)), "")
        if not further or not (step or further.endswith(ELSEWHERE)):
            return step
        step = further


@dataclass(frozen=True, slots=True)
class _Asking:
    """What is asked of whom: the position, and how it is spoken about."""

    game: AnyGame
    view: View
    locale: str
    names: Names

    def parts(self, step: Step) -> tuple[Menu, tuple[Mark, ...]]:
        """The parts of what can be chosen."""
        options, marks = [], []
        numbered = all(map(str.isdecimal, step.parts))
        for name, lines in step.parts.items():
            if not lines:
                continue  # a screen reader would not say that its button cannot be pressed
            key = f"{dashed(self.game.name)}-part-{name}"
            label = word(key, self.locale) if known(key) else name
            short = name if numbered else self._short(Text(f"{key}-short"))
            if numbered:
                label = f"{name} · {label}" if label != name else name
                marks.append(Mark(PART + name, name))
            else:
                if self._is_place(PART + name):
                    marks.append(Mark(PART + name, number := str(len(marks) + 1)))
                    label, short = f"{number} · {label}", f"{number} {short}"
                if gives := PRESENTATIONS[self.game.name].foresee(self.view, (*step.start, PART + name)):
                    label, short = self._with_gives(label, short, gives)
            value = lines[0] if len(lines) == 1 else " ".join((*step.path, PART + name))
            options.append(Option(value, label, short=short))
        verb, *chosen = step.start or ("",)
        key = f"{field_key(self.game, verb, len(chosen)) if verb else dashed(self.game.name)}-part-pick"
        asked = (
            word(key, self.locale) if known(key) else placeholder(self.game, verb, len(chosen), self.locale)
        )
        return Menu(verb, asked, tuple(options), keypad=numbered), tuple(marks)

    def beside(self, step: Step) -> tuple[list[Menu], list[Mark]]:
        """The parts beside the one that is opened by itself: each by its name where it has one and there is room, else all as one. Those
        called as a place are marked there."""
        key = f"{dashed(self.game.name)}-part"
        places = known(f"{key}-place")
        named = {
            name: lines
            for name, lines in step.parts.items()
            if name != NEAR and not name.isdecimal() and lines and (places or known(f"{key}-{name}"))
        }
        near = len(complete(step.parts[NEAR], step.start)) if step.start else 0
        if not named or near + len(named) > (MOST_LISTED if places else MOST_PLACES):
            rest = {*chain.from_iterable(lines for name, lines in step.parts.items() if name != NEAR)}
            left = complete([line for line in step.lines if line in rest], step.start)
            value = " ".join((*step.path, f"{PART}{ELSEWHERE}"))
            elsewhere = Option(value, word("choices-elsewhere", self.locale, count=len(left)))
            if step.start and len(left) == 1:  # a single one is called by its name
                ((token, behind_it),) = left.items()
                name = token_label(self.game, step.start[0], len(step.start) - 1, token, self.locale)
                gives = PRESENTATIONS[self.game.name].foresee(self.view, (*step.start, token))
                short = self._with_gives(name, name, gives)[1] if gives else name
                label = word("choices-elsewhere-one", self.locale, place=short)
                elsewhere = Option(behind_it[0] if len(behind_it) == 1 else value, label, short=short)
            return [Menu("", "", (elsewhere,), quiet=True)], []
        found: list[Menu] = []
        options: list[Option] = []
        marks: list[Mark] = []
        for name, lines in named.items():
            if places:
                label = word(f"{key}-place", self.locale, token=name)
                short = word(f"{key}-place-short", self.locale, token=name)
                marks.append(Mark(PART + name, name))
            else:
                label, short = word(f"{key}-{name}", self.locale), self._short(Text(f"{key}-{name}-short"))
            value = lines[0] if step.start and len(lines) == 1 else " ".join((*step.path, PART + name))
            option = Option(value, label, short=short)
            if places:
                options.append(option)
            else:
                at_foot = name in PRESENTATIONS[self.game.name].at_foot
                found.append(Menu("", "", (option,), quiet=True, foot=at_foot))
        if options:
            found.append(Menu("", "", tuple(options), quiet=True, keypad=True))
        return found, marks

    def one(self, step: Step) -> tuple[list[Menu], tuple[Mark, ...]]:
        """The next tokens of the only verb, page by page."""
        nexts = complete(step.lines, step.start)
        shown = page(self.game, nexts, step.path, step.lying)
        marks: list[Mark] = []
        seldom = [token for token in shown if token in PRESENTATIONS[self.game.name].seldom]
        usual = {token: nexts[token] for token in shown if token not in seldom}
        found = [self._menu(step, step.start, usual, marks)] if usual else []
        for token in seldom:
            found.append(replace(self._menu(step, step.start, {token: nexts[token]}, None), quiet=True))
        if len(shown) < len(nexts):
            further = Option(" ".join((*step.path, MORE)), word("choices-more", self.locale))
            found.append(Menu("", "", (further,), quiet=True))
        return found, tuple(marks)

    def several(self, step: Step) -> tuple[list[Menu], tuple[Mark, ...]]:
        """The verbs: the options of those that have few, and buttons that lead to all others."""
        presentation = PRESENTATIONS[self.game.name]
        nexts = {
            verb: complete(step.lines, (verb,))
            for verb in dict.fromkeys(line.split()[0] for line in step.lines)
        }
        # After a part the first verb is what it was opened for, unless the part leaves it no choice.
        asking = dict(nexts if not step.path else [*nexts.items()][:1])
        named = [token for tokens in asking.values() for token in tokens if token]
        decided = len(named) <= MOST_PLACES and all(map(self._is_place, named))
        opened = self._opened(asking, decided) if not step.path or len(named) != 1 or decided else set()
        found: list[Menu] = []
        marks: list[Mark] = []
        for verb, tokens in nexts.items():
            if verb in opened:
                found.append(self._menu(step, (verb,), tokens, marks if decided else None))
            else:
                behind = [*chain.from_iterable(tokens.values())]
                value = behind[0] if len(behind) == 1 else " ".join((*step.path, verb))
                label = verb_label(self.game, verb, self.locale)
                if known(seldom := f"{dashed(self.game.name)}-verb-{dashed(verb)}-seldom"):
                    label = word(seldom, self.locale)
                short = self._short(Text(f"{dashed(self.game.name)}-verb-{dashed(verb)}-short"))
                option = Option(value, label, short=short)
                found.append(
                    Menu(verb, "", (option,), quiet=verb in presentation.final | presentation.seldom)
                )
        name = step.path[-1].removeprefix(PART) if step.path else ""
        for part in (f"part-{name}", "part") if name else ():
            if known(used := f"{dashed(self.game.name)}-{part}-use"):
                values = presentation.pick_values(self.view, step.path)
                found[0] = replace(found[0], placeholder=word(used, self.locale, token=name, **values))
                break
        return found, tuple(marks)

    def _opened(self, nexts: Mapping[str, Mapping[str, list[str]]], decided: bool) -> set[str]:
        """The verbs whose options stand on the first step: of the shortest as many as there is room for. Places do only if nothing
        else is decided, and only once."""
        opened: set[str] = set()
        seen: set[str] = set()
        left = MOST_OPENED - len(nexts)
        for verb, tokens in sorted(nexts.items(), key=lambda each: len(each[1])):
            left -= len(tokens) - 1
            places = {token for token in tokens if self._is_place(token)}
            if left >= 0 and not places & seen and (decided or not places):
                opened.add(verb)
                seen |= places
            else:
                left += len(tokens) - 1
        return opened

    def _menu(
        self, step: Step, start: tuple[str, ...], nexts: Mapping[str, list[str]], marks: list[Mark] | None
    ) -> Menu:
        """Tokens as options; places among them get the next numbers, unless there are no marks to add them to."""
        verb, field = start[0], len(start) - 1
        drawn, presentation = renderer(self.game.name), PRESENTATIONS[self.game.name]
        path = step.path if step.start else (*step.path, verb)
        options, bare = [], 0
        ordered = in_order([*nexts], drawn)
        own_numbers = _own_numbers(ordered, drawn)
        terse = verb in presentation.brief and len(nexts) <= MOST_IN_A_ROW
        given = {
            token: presentation.foresee(self.view, (*start, token) if token else start) for token in ordered
        }
        told = [gives for gives in given.values() if gives]
        alike = len(told) > 1 and len({*told}) == 1
        for token in ordered:
            label = name = verb_label(self.game, verb, self.locale)
            own, mark = f"{field_key(self.game, verb, field)}-short" if token else "", ""
            if token:
                called = presentation.called(self.view, start, token)
                label = name = token_label(self.game, verb, field, called, self.locale)
                key = f"{field_key(self.game, verb, field)}-{dashed(token.lower())}-short"
                own = key if KEY.fullmatch(key) and known(key) else own
            if marks is not None and token and self._is_place(token):
                mark = own_numbers.get(token) or str(step.shown + len(marks) + 1)
                marks.append(Mark(token, mark))
                bare += name == called or known(own)
                label = label if mark == token else f"{mark} · {label}"
            brief = (self._short(Text(own, (("token", each),))) for each in token.split("+"))
            named = "+".join(filter(None, brief))
            short = (named or mark) if mark == token else f"{mark} {named}".strip()
            if gives := given[token]:
                label, with_gives = self._with_gives(label, short, gives)
                short = short if alike and gives.key in presentation.compared else with_gives
            if terse and named not in ("", token):  # a sign alone would not say what it is
                short = short.replace(" ", "\u00a0", 1)
            value = _value(self.game, self.view, path, token, nexts[token])
            options.append(
                Option(value, label, short=short, sign=self._sign(verb, field, token) if mark else "")
            )
        placed = not any(nexts) or any(map(self._is_place, nexts))
        return Menu(
            verb,
            placeholder(
                self.game,
                verb,
                field,
                self.locale,
                placed,
                presentation.pick_values(self.view, start),
            ),
            tuple(options),
            verb in PRESENTATIONS[self.game.name].final,
            keypad=terse or 0 < bare == sum(map(self._is_place, nexts)),
        )

    def _with_gives(self, label: str, short: str, gives: Text) -> tuple[str, str]:
        """The long and the short label, each with what a choice gives."""
        said = sentence(gives, self.locale, self.names)
        gained = self._short(Text(f"{gives.key}-short", gives.args)) if short else ""
        # What is as short as can be looks the same with room and without.
        whole = (
            f"{label} {said}" if said == gained else word("label-gives", self.locale, label=label, gives=said)
        )
        return whole, f"{short} {gained}".strip()

    def _sign(self, verb: str, field: int, token: str) -> str:
        """What stands for the kind of a place: its token up to the first hyphen."""
        key = f"{field_key(self.game, verb, field)}-{token.partition('-')[0].lower()}-sign"
        return self._short(Text(key)) if KEY.fullmatch(key) else ""

    def _short(self, text: Text) -> str:
        return sentence(text, self.locale, self.names) if known(text.key) else ""

    def _is_place(self, token: str) -> bool:
        return is_place(self.game.name, token)


def _own_numbers(tokens: Sequence[str], drawn: AnyRenderer) -> dict[str, str]:
    """What places are always called: by their printed names, or by numbers of their own where these differ and run on in order."""
    numbers = [drawn.number(token) for token in tokens if drawn.is_place(token)] if drawn.number else []
    if numbers and numbers == sorted({*numbers}) and numbers[0]:
        return dict(zip(filter(drawn.is_place, tokens), map(str, numbers), strict=True))
    return {token: token for token in tokens if drawn.printed(token)}


def _seat_name(seat: Seat) -> str:
    return TOKENS[seat]


def _value(game: AnyGame, view: View, path: tuple[str, ...], token: str, behind: list[str]) -> str:
    """What choosing a token leads to: the only line after it, or the one that it stands for."""
    prefix = " ".join((*path, token))
    presentation = PRESENTATIONS[game.name]
    if len(behind) > 1 and (line := presentation.taken(view, behind)) is not None:
        return line
    return behind[0] if len(behind) == 1 or not token else prefix
