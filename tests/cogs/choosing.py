"""Choosing on a panel, step by step."""

from cogs.panels import choices


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
