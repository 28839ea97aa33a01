"""A panel's choices: completion token by token, within Discord's figures, for every game."""

from itertools import pairwise

import pytest

from cogs.messages.message import Button, Option, Style
from cogs.panels import choices
from engines import GAMES, PRESENTATIONS
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.journal import Entry, Header, deal, play
from render.drawing.theme import load as theme
from render.renderer import renderer
from render.sentences import LOCALES, word
from tables.drafts import draft_of
from tests.core.test_leaks import table_of


def positions(name, count=40):
    """A random game's positions, with what the due seat may choose in each."""
    game = GAMES[name]
    header = Header(name, game.setup(min(game.seats)), "choices")
    state, chooser = deal(game, header), Rng("choices", 0)
    entries: list[Entry] = []
    while (due := game.due(state)) and len(entries) < count:
        yield game, state, due[0], [game.notation.format(move) for move in game.legal(state, due[0])]
        move = random_move(game, state, due[0], chooser)
        step = play(game, state, due[0], move, Rng(header.seed, len(entries) + 1), len(entries) + 1)
        state = step.state
        entries.append(step.entry)


@pytest.mark.parametrize("locale", ["en", "ja"])
@pytest.mark.parametrize("name", GAMES)
def test_every_legal_line_can_be_reached_by_choosing(name, locale):
    for game, state, seat, legal in positions(name):
        lines = [line for line in legal if line != "end"]
        reached, todo = set(), [""]
        while todo:
            prefix = todo.pop()
            found, marks = choices.menus(game, game.view(state, seat), lines, prefix, locale)
            printed = renderer(name).printed
            assert all(mark.label == mark.token for mark in marks if mark.label and printed(mark.token))
            numbers = [mark.label for mark in marks if mark.label and not printed(mark.token)]
            assert numbers == [str(at + 1) for at in range(len(numbers))]
            rows = choices.rows(found, "abcdefgh", 12345)
            assert sum(1 + len(row) for row in rows) <= 36 and all(len(row) <= 5 for row in rows)
            for option in (option for menu in found for option in menu.options):
                assert 0 < len(option.label) <= 100
                if option.value in lines:
                    reached.add(option.value)
                else:
                    assert option.value != prefix
                    todo.append(option.value)
        assert reached == set(lines)


def test_many_buttons_become_selects_so_that_the_picture_stays_in_sight():
    def menu(verb, count):
        return choices.Menu(verb, verb, tuple(Option(f"{verb} {at}", f"{at}") for at in range(count)))

    few = choices.rows([menu("walk", 5), menu("camels", 1)], "abcdefgh", 1)
    assert [len(row) for row in few] == [5, 1]
    many = choices.rows(
        [menu("walk", 5), menu("draw", 4), menu("build", 3), menu("camels", 1)], "abcdefgh", 1
    )
    assert [[type(each).__name__ for each in row] for row in many] == [
        ["Select"], ["Select"], ["Button"] * 3, ["Button"],
    ]  # fmt: skip


@pytest.mark.parametrize("label", ["Draw with the Barrel dice", "樽のダイスで引く（ダイス1個）"])
def test_beside_other_menus_one_with_wide_labels_is_a_select_however_few_there_are(label):
    two = tuple(Option(f"draw {at}", label) for at in range(2))
    draw, walk = (
        choices.Menu("draw", "?", two),
        choices.Menu("walk", "?", (Option("walk 1", "1"), Option("walk 2", "2"))),
    )
    assert [type(row[0]).__name__ for row in choices.rows([draw, walk], "abcdefgh", 1)] == [
        "Select",
        "Button",
    ]
    assert [type(row[0]).__name__ for row in choices.rows([draw], "abcdefgh", 1)] == ["Button"]


def test_what_leaves_no_choice_is_not_asked_for():
    game = GAMES["carcassonne"]
    state = game.new(game.setup(2), Rng("a straight road", 0))
    lines = ["place N2 0", "place W1 0", "place W1 90"]
    (menu,), _ = choices.menus(game, game.view(state, 0), lines, "", "en")
    assert [option.value for option in menu.options] == ["place N2 0", "place W1"]


@pytest.mark.parametrize("locale", ["en", "ja"])
@pytest.mark.parametrize("name", GAMES)
def test_what_was_chosen_is_named_and_stays_on_the_picture(name, locale):
    for game, state, seat, legal in positions(name, 12):
        view, lines = game.view(state, seat), [line for line in legal if line != "end"]
        for line in lines[:20]:
            start, _, _ = line.rpartition(" ")
            tokens = start.split()[1:]
            assert len(choices.chosen_words(game, start, locale)) == len(tokens)
            _, marks = choices.menus(game, view, lines, start, locale)
            blank = [mark.token for mark in marks if not mark.label]
            assert blank == tokens and renderer(name).scene(view, theme(name, preview=True), marks)


@pytest.mark.parametrize("name", GAMES)
def test_back_leads_to_where_one_came_from(name):
    """Step by step the way that the panel showed, and nowhere else."""
    for game, state, seat, legal in positions(name, 12):
        view, lines = game.view(state, seat), [line for line in legal if line != "end"]
        for line in lines[:: max(1, len(lines) // 6)]:
            shown = [""]
            while shown[-1] != line:
                found, _ = choices.menus(game, view, lines, shown[-1], "en")
                offered = [option.value for menu in found for option in menu.options]
                shown += [each for each in offered if f"{line} ".startswith(f"{each} ")]
            for before, prefix in pairwise(shown):
                assert choices.one_step_back(game, view, lines, prefix) == before


def test_a_payment_may_be_put_together_from_any_cards_of_the_currency():
    for game, state, seat, legal in positions("alhambra", 200):
        view = game.view(state, seat)
        for slot in {line.split()[1] for line in legal if line.startswith("buy ")}:
            found, _ = choices.menus(game, view, legal, f"buy {slot}", "en")
            (menu,) = found
            if len(menu.parts) > 1:
                line = choices.join_parts(f"buy {slot}", tuple(part.value for part in menu.parts))
                # All own cards of that currency together always suffice where a smaller payment does.
                (move,) = game.read(line)
                assert game.why_not(state, state.todo[-1], seat, move) is None
                return
    raise AssertionError("nobody could pay with several cards")


def test_a_draft_offers_what_is_legal():
    game = GAMES["armadora"]
    table = table_of(game, Header("armadora", game.setup(2), "choices"), [], "en")
    draft = draft_of(table, 0, ())
    found, marks = choices.menus(game, draft.view, list(draft.legal), "warrior 1", "en")
    assert [len(menu.options) for menu in found] == [32] and len(marks) == 33 and marks[-1].label == ""
    assert found[0].options[0].label == "A1", "the picture shows outlines of so many, without numbers"


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_shows_the_places_of_what_is_being_decided_alone(name):
    is_place = renderer(name).is_place
    for game, state, seat, legal in positions(name):
        lines = [line for line in legal if line != "end"]
        found, marks = choices.menus(game, game.view(state, seat), lines, "", "en")
        asked = {line.split()[1] for line in lines if " " in line}
        shown = {mark.token for mark in marks if mark.label}
        if len({line.split()[0] for line in lines}) == 1 or all(map(is_place, asked)):
            continue
        assert not shown and not any(" · " in each.label[:5] for menu in found for each in menu.options)


def test_the_same_places_are_offered_once_and_passing_for_good_does_not_stand_out():
    game = GAMES["armadora"]
    for seed in range(9):  # until an orc begins
        state = game.new(game.setup(2, advanced="yes"), Rng(f"orc {seed}", 0))
        lines = [game.notation.format(move) for move in PRESENTATIONS[game.name].offered(state, 0)]
        if any(line.startswith("stake") for line in lines):
            break
    view = game.view(state, 0)
    found, _ = choices.menus(game, view, lines, "", "en")
    buttons = [
        button for row in choices.rows(found, "abcdefgh", 1) for button in row if isinstance(button, Button)
    ]
    assert [len(menu.options) for menu in found if menu.verb in ("palisade", "stake")] == [67, 1]
    styles = {button.id.rest.split()[0]: button.style for button in buttons}
    assert styles == {"warrior": Style.BLURPLE, "stake": Style.BLURPLE, "pass": Style.GREY}
    again, _ = choices.menus(game, view, lines, "stake", "en")
    assert [len(menu.options) for menu in again] == [67]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_tile_without_a_legal_place_is_said_to_fit_nowhere(locale):
    game = GAMES["alhambra"]
    view = game.view(game.new(game.setup(2), Rng("nowhere", 0)), 0)
    aside = ["place T7-NEW reserve", "place T7-NEW dirk"]
    for lines, key in (
        ([*aside, "place T7-NEW M11"], "pick"),
        (aside, "pick-nowhere"),
        (aside[:1], "pick-nowhere"),
    ):
        (menu,), _ = choices.menus(game, view, lines, "", locale)
        assert menu.placeholder == word(f"alhambra-place-to-{key}", locale)
