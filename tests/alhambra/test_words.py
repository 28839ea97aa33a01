"""What Alhambra says beside its choices, and its refusals of whatever is typed, in both languages."""

import re
from pathlib import Path

import pytest

from bench.recorded import recorded
from cogs.panels.choices import menus
from engines import GAMES
from engines.alhambra import PRESENTATION
from engines.alhambra.city import founded, places
from engines.alhambra.content import STALLS
from engines.core.chance import Rng
from engines.core.journal import replay
from engines.core.text import Note, Several, Who, say
from render.alhambra.text import aside, beside
from render.languages import LOCALES
from render.sentences import known, sentence, word

GAME = GAMES["alhambra"]
ROOT = Path(__file__).parents[2]
NAMES = ("Isabella", "Boabdil", "Washington", "Mohammed", "Ferdinand", "Scheherazade")


def spoken(text, locale):
    said = sentence(text, locale, lambda seat: NAMES[seat])
    assert known(text.key, locale), text.key
    assert "{" not in said and "alhambra-" not in said, said
    return said


def test_a_stall_says_what_is_sold_there_and_what_would_be_paid_too_much():
    said = set()
    for seed in range(20):
        state = GAME.new(GAME.setup(3), Rng(f"stalls {seed}", 0))
        seat = GAME.due(state)[0]
        view = GAME.view(state, seat)
        for slot, tile in enumerate(view.site, 1):
            gives = PRESENTATION.foresee(view, ("buy", str(slot)))
            assert gives is not None and tile is not None
            over = gives["over"]
            assert isinstance(over, int)
            assert (over == 0) == view.offers[slot - 1].exact
            assert (over >= 0) == view.offers[slot - 1].affordable
            walls = str(tile).rpartition("-")[2]
            assert (gives["building"], gives["price"], gives["walls"]) == (tile.kind.value, tile.price, walls)
            assert gives["fits"] == int(bool(places(founded(), tile)))
            assert word("alhambra-walls", "en", walls=walls) in spoken(gives, "en")
            assert str(tile.price) in spoken(gives, "ja")
            said.add(min(1, over))
        for line in map(GAME.notation.format, GAME.legal(state, seat)):
            if line.startswith("buy "):
                verb, stall, cards = line.split()
                over = sum(int(card[2:]) for card in cards.split("+")) - view.site[int(stall) - 1].price
                gives = PRESENTATION.foresee(view, (verb, stall, cards))
                assert spoken(gives, "en") == word("alhambra-gives-payment", "en", over=over)
    assert said == {-1, 0, 1}


def _bought(tile, *values):
    """A purchase in 🔷."""
    cards = Several(
        tuple(say("alhambra-card", currency=say("alhambra-currency-DE"), value=each) for each in values)
    )
    return Note(
        say("alhambra-bought-exactly", who=Who(0), tile=say("alhambra-tile", token=tile), cards=cards)
    )


def test_a_post_names_no_walls_and_says_where_what_was_bought_went():
    tile = say("alhambra-tile", token="T7-NEW")
    notes = [
        _bought("T7-NEW", 5, 2),
        Note(say("alhambra-placed", who=Who(0), tile=tile, cell="M12")),
        Note(say("alhambra-new-buildings", tiles=Several(()))),
        Note(say("alhambra-dirk-drew", tiles=Several((tile, tile)))),
    ]
    plain = say("alhambra-building", building="tower", price=7)
    bought, drew = (note.text for note in PRESENTATION.told(notes))
    assert spoken(bought, "en") == "Isabella bought Tower 7 for 🔷7 and placed it on M12.", (
        "later turns hide where"
    )
    assert drew["tiles"] == Several((plain, plain))


def test_what_was_bought_and_taken_in_a_turn_is_one_short_sentence():
    tile, cards = say("alhambra-tile", token="P7-E"), Several((say("alhambra-cards", token="DU5"),))
    placed = Note(say("alhambra-placed", who=Who(0), tile=tile, cell="M12"))
    took = Note(say("alhambra-took", who=Who(0), cards=cards))
    buys = [_bought("P7-E", 7), _bought("G10-0", 7, 3), _bought("A8-N", 9)]
    for notes, sentences in (
        (buys, ["Isabella bought Pavilion 7 for 🔷7, Garden 10 for 🔷10 and Arcades 8 for 🔷9."]),
        ([buys[0], took, placed], ["Isabella bought Pavilion 7 for 🔷7, then took 🔶5."]),
        ([took], ["Isabella took 🔶5."]),
    ):
        assert [spoken(note.text, "en") for note in PRESENTATION.told(notes)] == sentences


@pytest.mark.parametrize("locale", LOCALES)
def test_above_the_first_choice_stand_the_points_and_every_own_card(locale):
    for state in recorded(GAME.name, "six-players").states[::40]:
        for seat in range(6):
            view = GAME.view(state, seat)
            told = aside(view)
            assert (told is None) == view.over
            if told is None:
                continue
            best = max(player.score for at, player in enumerate(view.players) if at != seat)
            said = spoken(told, locale)
            numbers = [int(number) for number in re.findall(r"\d+", said)]
            cards = [
                card.value for currency in STALLS for card in state.hands[seat] if card.currency is currency
            ]
            assert numbers == [view.players[seat].score, best, *cards]
    assert aside(GAME.view(recorded(GAME.name, "six-players").states[0], None)) is None, (
        "nobody sees another’s money"
    )


def test_what_waits_to_be_placed_is_told_beside_the_market_too():
    met = 0
    for state in recorded(GAME.name, "two-players").states:
        for seat in GAME.due(state):
            view = GAME.view(state, seat)
            keys = [text.key for text in beside(view, city=False, slot=None)]
            assert ("alhambra-alt-bought" in keys) == bool(view.players[seat].bought)
            met += "alhambra-alt-bought" in keys
    assert met


def test_a_scoring_s_rows_have_everybody_who_has_something():
    header, entries = recorded(GAME.name, "two-players").header, recorded(GAME.name, "two-players").entries
    state = [step.state for step in replay(GAME, header, entries)][-1]
    view = GAME.view(state, None)
    for scoring in view.history:
        held = [sum(map(bool, row.counts)) for row in scoring.rows if any(row.counts)]
        told = [row["shares"] for row in PRESENTATION.rows_of(view, scoring.number)]
        assert [len(shares.items) for shares in told if isinstance(shares, Several)] == held
    assert not PRESENTATION.rows_of(view, len(view.history) + 1)


def test_what_may_be_taken_is_asked_for_as_it_is_offered():
    """On the first step single cards, behind a button several together."""
    met = 0
    for seed in range(20):
        state = GAME.new(GAME.setup(3), Rng(f"several {seed}", 0))
        seat = GAME.due(state)[0]
        lines = [line for line in map(GAME.notation.format, GAME.legal(state, seat)) if "take" in line]
        if sum("+" in line for line in lines) > 1:
            for prefix, key in (
                ("", "alhambra-take-cards-pick"),
                ("part:change", "alhambra-take-cards-change-pick"),
            ):
                found, _ = menus(GAME, GAME.view(state, seat), lines, prefix, "en")
                (menu,) = (menu for menu in found if menu.placeholder)
                several = ["+" in option.value for option in menu.options]
                assert menu.placeholder == word(key, "en") and several == [bool(prefix)] * len(several)
                met += 1
    assert met
