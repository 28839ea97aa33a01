"""Choosing on a panel, step by step."""

from cogs.panels import choices, steps
from engines import PRESENTATIONS


def walk(game, view, lines, locale="en"):
    """Every step of choosing: what was chosen, how many taps ago the last token was, the menus and the marks."""
    todo, seen = [("", 1)], set[str]()
    while todo:
        prefix, taps = todo.pop(0)
        if (here := steps.complete_prefix(lines, prefix)) in seen:
            continue
        seen.add(here)
        found, marks = choices.menus(game, view, lines, prefix, locale)
        yield prefix, taps, found, marks
        for option in (option for menu in found for option in menu.options):
            if option.value not in lines:
                assert option.value not in prefix or "turn:" in prefix
                last = option.value.split()[-1]
                # How something lies is a token too.
                chosen = (":" not in last or "turn:" in last) and " " in option.value
                todo.append((option.value, 1 if chosen else taps + 1))


def way_to(game, view, lines, line):
    """What was chosen step by step until a line is, by the first of the ways to it."""
    way = [""]
    while way[-1] != line:
        found, _ = choices.menus(game, view, lines, way[-1], "en")
        offered = onward(way[-1], [option.value for menu in found for option in menu.options])
        way.append(next(each for each in offered if line in steps.behind(game, view, lines, each)))
    return way


def passed_over(game, view, lines):
    """Lines that are passed over for another one, each with the start after which it is offered on request."""
    passed: dict[str, str] = {}
    for start in {
        " ".join(line.split()[:count]) for line in lines for count in range(1, line.count(" ") + 1)
    }:
        alike = [line for line in lines if line.startswith(f"{start} ")]
        if len(alike) > 1 and (taken := PRESENTATIONS[game.name].taken(view, alike)):
            passed |= {line: start for line in alike if line != taken}
    return passed


def onward(prefix, offered):
    """What is offered after a prefix and does not turn something back to where it was."""
    return [each for each in offered if not f"{prefix} ".startswith(f"{each} ")]


def leading_to(line, offered, draft, prefix=""):
    """Those choices of a draft's panel after a prefix that can still become a line."""
    return [
        each
        for each in onward(prefix, offered)
        if line in steps.behind(draft.game, draft.view, draft.choices, each)
    ]
