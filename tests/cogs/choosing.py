"""Choosing on a panel, step by step."""

from cogs.panels import choices


def steps(game, view, lines, locale="en"):
    """Every step of choosing: what was chosen, how many taps ago the last token was, the menus and the marks."""
    todo = [("", 1)]
    while todo:
        prefix, taps = todo.pop()
        found, marks = choices.menus(game, view, lines, prefix, locale)
        yield prefix, taps, found, marks
        for option in (option for menu in found for option in menu.options if not option.off):
            if option.value not in lines:
                assert option.value not in prefix
                chosen = ":" not in option.value.split()[-1] and " " in option.value
                todo.append((option.value, 1 if chosen else taps + 1))


def way_to(game, view, lines, line):
    """What was chosen step by step until a line is."""
    way = [""]
    while way[-1] != line:
        found, _ = choices.menus(game, view, lines, way[-1], "en")
        offered = [option.value for menu in found for option in menu.options if not option.off]
        (then,) = [each for each in offered if line in choices.behind(game, view, lines, each)]
        way.append(then)
    return way


def leading_to(line, offered, draft):
    """Of what a draft's panel offers, what may still become a line."""
    return [each for each in offered if line in choices.behind(draft.game, draft.view, draft.choices, each)]
