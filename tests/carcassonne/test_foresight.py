"""What the panel says that a tile scores at once is what it scores when it is laid and nothing is put on it."""

from itertools import count

import pytest

from bench.recorded import read
from engines import GAMES
from engines.carcassonne import PRESENTATION
from engines.carcassonne.moves import PlaceTile
from engines.carcassonne.notes import cell_text
from engines.carcassonne.scoring import final
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.game import End
from engines.core.journal import deal, replay
from render.carcassonne.text import text_board
from tests.carcassonne.hints import TRUE
from tests.core.test_journals import FOLDER

GAME = GAMES["carcassonne"]
EVERY = 5


@pytest.mark.parametrize("file", ["base-3-city2", "both-4-variants"])
def test_what_a_tile_would_score_is_what_it_scores(file):
    header, entries = read(FOLDER / "carcassonne" / f"{file}.txt")
    states = [deal(GAME, header), *(step.state for step in replay(GAME, header, entries))]
    told = 0
    for state in [each for each in states if each.todo and isinstance(each.todo[-1], PlaceTile)][::EVERY]:
        (seat,) = state.todo[-1].seats
        view = GAME.view(state, seat)
        best: dict[str, int] = {}
        for move in GAME.legal(state, seat):
            where, turn = str(move.where), str(move.turn)
            after, _ = GAME.apply(state, seat, move, Rng("lay", 1))
            ended, _ = GAME.apply(after, seat, End(), Rng("lay", 2))
            if not ended.todo:
                continue  # the last tile scores everything
            gained = [now - before for now, before in zip(ended.scores, state.scores, strict=True)]
            gives = values(PRESENTATION.foresee(view, ("place", where, turn)))
            mine, others = gives["mine"], gives["others"]
            assert mine == gained[seat], (where, turn)
            assert bool(others) == any(gained[:seat] + gained[seat + 1 :]), (where, turn)
            best[where] = max(best.get(where, 0), mine)
            told += gives["scores"]
        for where, mine in best.items():
            gives = values(PRESENTATION.foresee(view, ("place", where)))
            assert mine == gives["mine"]
    assert told >= 3


def test_a_cell_says_what_a_tile_joins_there_as_the_text_board_calls_it():
    """Whatever is named is a line of the board that goes on at this cell; whatever goes on there is named."""
    header, entries = read(FOLDER / "carcassonne" / "both-4-variants.txt")
    states = [step.state for step in replay(GAME, header, entries)]
    met = 0
    for state in [each for each in states if each.todo and isinstance(each.todo[-1], PlaceTile)][::20]:
        (seat,) = state.todo[-1].seats
        view = GAME.view(state, seat)
        board = [said for text in text_board(view) if "ends" in (said := values(text))]
        for where in {move.where for move in GAME.legal(state, seat)}:
            joins = values(PRESENTATION.foresee(view, ("place", str(where))))["joins"].items
            on = [said for said in board if cell_text(where) in said["ends"].items]
            goes_on = {(values(said["spot"])["token"], said["at"]) for said in on}
            assert {(text["token"], text["at"]) for text in joins} == goes_on
            met += len(joins) > 1
    assert met > 3


@pytest.mark.parametrize(
    "setup", [GAME.setup(2), GAME.setup(5), GAME.setup(3, inns="full", traders="full")], ids=str
)
def test_the_reason_of_a_hint_is_what_the_position_bears_out(setup):
    """In random play, for whatever could be advised: what is completed, what a follower is worth at the end, what grows."""
    state, chooser = GAME.new(setup, Rng("reasons", 0)), Rng("reasons", 1)
    seen = set()
    for seq in count(1):
        if not state.todo:
            break
        (seat,) = GAME.due(state)
        moves = [move for move in GAME.legal(state, seat) if not isinstance(move, End)]
        followers = [move for move in moves if GAME.notation.format(move).startswith("follow")]
        for move in (*moves[::12], *followers):
            after, _ = GAME.apply(state, seat, move, Rng("reasons", seq))
            why = PRESENTATION.reason(GAME.view(state, seat), GAME.view(after, seat))
            if why is not None:
                seen.add(why.key)
                assert borne_out(after, seat, why), (GAME.notation.format(move), why)
        move = random_move(GAME, state, seat, chooser)
        state, _ = GAME.apply(state, seat, move, Rng("reasons", seq))
    found = {key.rpartition("-")[2] for key in seen}
    fields = {"field"} if setup.seats < 5 else set()
    assert found == {"completes", "follow", "city", "road"} | fields


def test_a_post_tells_a_tile_and_its_follower_in_one_sentence():
    state, told = GAME.new(GAME.setup(2), Rng("told", 0)), []
    (seat,) = GAME.due(state)
    while [*GAME.due(state)] == [seat]:
        move = PRESENTATION.offered(state, seat)[0]
        state, notes = GAME.apply(state, seat, move, Rng("told", 1))
        told += notes
    keys = [note.text.key for note in PRESENTATION.told(told)]
    assert keys[0] == "carcassonne-laid-with" and "carcassonne-drew" not in keys
    assert len(keys) == len(told) - 2


def borne_out(state, seat, why):
    """Whether a reason holds in the position after the turn's last line but its end."""
    said, land = values(why), state.land
    if why.key == "carcassonne-completes":
        return TRUE[why.key](GAME, state, seat, (), said)
    face = land.laid[state.at].face
    if why.key in ("carcassonne-reason-follow", "carcassonne-reason-field"):
        name = land.feature_of(state.at, face.spots.index(said["token"]))
        ends = final(land, state.option("farm"), state.option("city2"))
        if why.key == "carcassonne-reason-follow":
            feature = land.features[name]
            assert (said["kind"], said["open"]) == (feature.kind, feature.open)
        return [one.share(seat) for one in ends if one.feature == name] == [said["points"]]
    here = {land.feature_of(state.at, part) for part in range(len(face.parts))}
    held = {land.feature_of(each.at, each.part) for each in land.pieces.values() if each.seat == seat}
    grown = [land.features[name] for name in here & held]
    return (why.key.rpartition("-")[2], said["tiles"]) in [(one.kind, one.size) for one in grown]


def values(text):
    """What a sentence is made of."""
    return dict(text.args)
