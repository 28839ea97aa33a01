"""What panels of The Hanging Gardens say beside their pictures."""

from __future__ import annotations

import pytest

from bench.recorded import recorded
from cogs.panels.choices import menus
from engines import GAMES, PRESENTATIONS
from engines.hanging_gardens.cards import rows
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX
from engines.hanging_gardens.foresight import can_claim, fitting_places
from engines.hanging_gardens.moves import PlaceCard
from render.drawing.scene import Sprite
from render.drawing.theme import load as theme
from render.hanging_gardens import RENDERER
from render.languages import LOCALES
from render.renderer import Mark
from render.sentences import sentences, word
from tests.gallery.positions import positions

GAME, PRESENTATION = GAMES["hanging_gardens"], PRESENTATIONS["hanging_gardens"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_is_spelled_as_it_lies_where_the_picture_shows_it(locale):
    state = next(
        each.state for each in positions("hanging_gardens") if isinstance(each.state.todo[-1], PlaceCard)
    )
    view = GAME.view(state, *GAME.due(state))
    assert RENDERER.beside is not None
    open_cards = {slot: card for slot, card in enumerate(view.cards, 1) if card}
    for marks, shown, turn in (
        ((), open_cards, 0),
        ((Mark("1", ""), Mark("90", ""), Mark("N10", "1")), {1: open_cards[1]}, 90),
    ):
        said = sentences(RENDERER.beside(view, marks), locale, lambda seat: "AB"[seat])
        for slot, card in open_cards.items():
            names = [
                word(f"hanging-gardens-structure-{square}" if square else "hanging-gardens-alt-bare", locale)
                for row in rows(card, turn)
                for square in row
            ]
            begins = word("hanging-gardens-alt-card", locale, card=slot, squares="|").partition("|")[0]
            assert (begins in said) is (slot in shown)
            if slot in shown:
                told = said.partition(begins)[2]
                at = -1
                for name in names:
                    at = told.index(name, at + 1)
                assert at < 2 * sum(map(len, names))


def test_a_first_game_tells_of_the_bonus_tile_once_one_can_come_or_has_come():
    seen = {False: 0, True: 0}
    for state in recorded("hanging_gardens", "two-open").states:
        if state.todo and isinstance(state.todo[-1], PlaceCard):
            view = GAME.view(state, *GAME.due(state))
            if len([*filter(None, view.cards)]) == 1:
                continue
            drawn = any(tile.bonus for player in view.players for tile in player.tiles)
            due = drawn or can_claim(view, BOX.bonus_group)
            assert ("bonus" in PRESENTATION.firsts(view)) is due
            seen[due] += 1
    assert all(seen.values())


def test_the_numbers_of_small_squares_leave_some_of_them_in_sight():
    look, seen = theme("hanging_gardens", preview=True), 0
    for state in (each.state for each in positions("hanging_gardens")):
        if not (state.todo and isinstance(state.todo[-1], PlaceCard)):
            continue
        (seat,) = GAME.due(state)
        view = GAME.view(state, seat)
        slot = next(slot for slot, card in enumerate(view.cards, 1) if card)
        places = [laid.at for laid in fitting_places(view, slot) if not laid.turn][:3]
        marks = [Mark(str(slot), ""), Mark("0", ""), *(Mark(str(at), "1") for at in places)]
        shown = RENDERER.scene(view, look, tuple(marks))
        for layer in shown.layers:
            for item in layer.items:
                if layer.name == "marks" and isinstance(item, Sprite) and item.name == "marks.ground":
                    assert 2 * int(item.args[1]) <= max(6 * shown.unit // 7, 48)
                    seen += 1
    assert seen


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_said_of_a_garden_says_something(locale):
    assert RENDERER.beside is not None
    bare = word("hanging-gardens-alt-yours", locale, claimed=0, unclaimed=0, templed="", free="")
    for state in recorded("hanging_gardens", "two-open").states[::20]:
        view = GAME.view(state, 0)
        assert bare not in sentences(RENDERER.beside(view, ()), locale, lambda seat: "AB"[seat])


def test_a_place_is_called_by_the_square_on_which_its_number_stands():
    """The framed square of the card comes to lie there; the line names the card's corner."""
    apart = 0
    for state in (each.state for each in positions("hanging_gardens")):
        if not (state.todo and isinstance(state.todo[-1], PlaceCard)):
            continue
        view = GAME.view(state, *GAME.due(state))
        lines = [*map(GAME.notation.format, GAME.legal(state, *GAME.due(state)))]
        for prefix in (
            f"place {line.split()[1]} {turns}" for line in lines[:1] for turns in ("", "turn:next")
        ):
            found, _ = menus(GAME, view, lines, prefix.strip(), "en")
            for option in (each for each in found[0].options if each.value in lines):
                _, slot, turn, corner = option.value.split()
                shown = rows(view.cards[int(slot) - 1], int(turn))
                x, y = next((x, y) for y, row in enumerate(shown) for x, square in enumerate(row) if square)
                at = Cell.parse(corner)
                assert option.label.split()[2] == str(Cell(at.x + x, at.y + y)), option
                assert option.short.split()[0] == option.label.split()[0], "a key has its number"
                apart += bool(x or y)
    assert apart


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_that_was_placed_is_described_by_all_its_squares(locale):
    told = 0
    for state in recorded("hanging_gardens", "two-open").states[::10]:
        view = GAME.view(state, None)
        if view.fresh and view.fresh.laid:
            first, *_, last = map(str, view.fresh.laid.cells)
            said = word("hanging-gardens-alt-laid", locale, at=first, to=last)
            assert first in said and last in said
            assert said in sentences(RENDERER.alt(view), locale, lambda seat: "AB"[seat])
            told += 1
    assert told
