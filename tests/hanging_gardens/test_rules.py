"""The Hanging Gardens played by people who mean it: random play seldom forms groups, so eager play checks what claims do."""

from __future__ import annotations

from typing import Any

import pytest

from bench.recorded import recorded
from engines import GAMES
from engines.core.chance import Rng
from engines.core.game import End
from engines.core.journal import deal, load, replay
from engines.hanging_gardens import PRESENTATION, legality
from engines.hanging_gardens.cards import Laid
from engines.hanging_gardens.content import BOX
from engines.hanging_gardens.garden import Garden
from engines.hanging_gardens.moves import Place, PlaceCard
from tests.core.test_journals import FOLDER
from tests.hanging_gardens.positions import hold

GAME = GAMES["hanging_gardens"]


def eager(state, seat, rng):
    """A move that claims what it can: the first choices of a few cards, never the end of a turn too early."""
    moves: list[Any] = PRESENTATION.offered(state, seat)
    wanted = [move for move in moves if not isinstance(move, End)] or moves
    if rng.below(4) == 0:
        return rng.choice(wanted)
    best = [move for move in wanted if not hasattr(move, "turn")]
    if best:
        return rng.choice(best)
    firsts = list({(move.card, move.turn): move for move in reversed(wanted)}.values())
    claims = [GAME.apply(state, seat, move, Rng("look", 0))[0].todo[-1] for move in firsts]
    good = [move for move, ask in zip(firsts, claims, strict=True) if type(ask).__name__ == "PlaceTemple"]
    return rng.choice(good or wanted)


def eager_game(setup, seed):
    """Every state of a game of eager play."""
    state, rng = GAME.new(setup, Rng(seed, 0)), Rng(f"eager {seed}", 0)
    seq = 0
    yield state
    while due := GAME.due(state):
        seq += 1
        state, _ = GAME.apply(state, due[0], eager(state, due[0], rng), Rng(seed, seq))
        yield state


def claims_are_what_cards_make_eligible(state, number):
    """The quick count for all places of a card at once, against groups counted square by square once it lies there."""
    (seat,), rng = GAME.due(state), Rng("claims", number)
    moves = [move for move in GAME.legal(state, seat) if isinstance(move, Place)]
    if not moves:
        return
    found = legality._claims(state, seat)
    likely = [move for move in moves if found[move.card, move.turn].get(move.at)]
    for move in [*(rng.choice(likely) for _ in range(3) if likely), *(rng.choice(moves) for _ in range(2))]:
        after, _ = GAME.apply(state, seat, move, Rng("claims", 0))
        garden = after.gardens[seat]
        own = {cell for cell, square in garden.laid[-1] if square}
        groups = [group for group in garden.groups() if own & {*group.cells} and not group.temples]
        sizes = sorted((group.size for group in groups if group.size >= BOX.smallest_group), reverse=True)
        assert [group.size for group in garden.claimable] == sizes
        assert found[move.card, move.turn].get(move.at, 0) == max(sizes, default=0)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("collections", ["no", "yes"])
def test_eager_games_keep_every_piece_and_every_secret(seats, collections):
    setup = GAME.setup(seats, open_collections=collections)
    for seed in range(2):
        for number, state in enumerate(eager_game(setup, f"{seats} {collections} {seed}")):
            hold(state)
            if number % 9 == 0:
                nobody_sees_too_much(state, number)
            if state.todo and isinstance(state.todo[-1], PlaceCard):
                claims_are_what_cards_make_eligible(state, number)
        assert all(len(garden.temples) == 5 for garden in state.gardens) or seats > 2
        assert GAME.result(state) is not None


@pytest.mark.parametrize("seats", GAME.seats)
def test_placements_that_make_the_largest_group_claimable_are_offered_first(seats):
    for number, state in enumerate(eager_game(GAME.setup(seats), f"order {seats}")):
        if number % 5 == 0 and state.todo and isinstance(state.todo[-1], PlaceCard):
            seat = state.todo[-1].seats[0]
            offered = [move for move in PRESENTATION.offered(state, seat) if isinstance(move, Place)]
            claims = {
                move: largest_claim(state.gardens[seat], Laid(state.named(move.card), move.turn, move.at))
                for move in offered
            }
            # A card lies first as it makes the largest group claimable; then it is turned clockwise.
            best = {
                move.card: move.turn for move in sorted(offered, key=lambda move: (claims[move], -move.turn))
            }
            wanted = sorted(
                offered,
                key=lambda move: (
                    move.card,
                    (move.turn - best[move.card]) % 360,
                    -claims[move],
                    move.at.y,
                    move.at.x,
                ),
            )
            assert offered == wanted


def largest_claim(garden, card):
    """The size of the largest group that a card would make claimable, found group by group; 0 if none."""
    after = Garden((*garden.laid, card), {**garden.visible, **dict(card)}, garden.temples)
    groups = [group for group in after.groups() if set(group.cells) & set(card.cells) and not group.temples]
    return max((group.size for group in groups if group.size >= BOX.smallest_group), default=0)


def nobody_sees_too_much(state, number):
    """What a seat sees, what it may do and what all see does not depend on what is hidden from it."""
    for seat in range(state.setup.seats):
        view = GAME.view(state, seat)
        guess = GAME.guess(view, Rng("guess", number))
        assert GAME.view(guess, seat) == view
        assert GAME.view(guess, None) == GAME.view(state, None)
        assert list(GAME.legal(guess, seat)) == list(GAME.legal(state, seat))


@pytest.mark.parametrize(
    "file", sorted((FOLDER / "hanging_gardens").glob("*.txt")), ids=lambda file: file.stem
)
def test_recorded_games_keep_every_piece(file):
    header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
    hold(deal(GAME, header))
    for step in replay(GAME, header, entries):
        hold(step.state)


def test_the_sheet_adds_up_with_compensations():
    """They are so rare that no recorded game has one."""
    state = recorded("hanging_gardens").states[-1].copy()
    state.compensated = [2 + seat for seat in range(state.setup.seats)]
    result = GAME.result(state)
    assert result is not None
    sums = [sum(line.points[seat] for line in result.sheet) for seat in range(state.setup.seats)]
    assert sums == [*result.scores]
