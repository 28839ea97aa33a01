"""A finished game as one value: holders, times, results, records and chance, from the journal alone."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bench.recorded import records
from community.statistics.finished import finished_game
from data.records.enums import Stage, StopReason
from data.records.rows import StoredEntry
from engines import GAMES
from engines.alhambra.content import Card
from engines.alhambra.effects import turned_up
from engines.alhambra.moves import Act
from engines.alhambra.state import AlhambraState
from engines.core.chance import Rng
from engines.core.journal import load
from engines.core.presentation import Chance
from engines.core.text import Note, Several, Who, say
from engines.hanging_gardens.content import Tile
from engines.hanging_gardens.scoring import drawn_bonus
from engines.hanging_gardens.state import Taken
from render.languages import LOCALES
from render.sentences import FOLDER, known
from tests.core.test_leaks import NOW, table_of
from tests.room import ANA, BEN, CHIE
from tests.statistics.playing import begun, ended, finish, finished


@pytest.fixture
def database(sqlite_template, tmp_path):
    """What is asked here has nothing to do with the kind of database."""
    file = tmp_path / "tables.db"
    file.write_bytes(sqlite_template.read_bytes())
    return f"sqlite:///{file}"


@pytest.mark.parametrize("name", GAMES)
def test_recorded_games_come_to_what_their_score_sheets_say(name):
    for file in records(name)[::3]:
        header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
        table = table_of(GAMES[name], header, entries, "en")
        stored = [StoredEntry(each, NOW + timedelta(minutes=each.seq)) for each in entries]
        row = replace(table.row, stage=Stage.ENDED, why=StopReason.FINISHED)
        game = finished_game(GAMES[name], row, table.seats, stored)
        result = GAMES[name].result(table.story.state)
        assert result is not None
        assert (game.places, game.scores) == (result.places, result.scores) and game.counts
        assert len({each.label for each in game.sources}) == len(game.sources)
        words = [FOLDER / locale / f"{name}.ftl" for locale in LOCALES]
        for file_of_words in filter(
            Path.exists, words
        ):  # /stats calls them so, over games whose values differ
            said = file_of_words.read_text(encoding="utf-8")
            assert all(f"\n{each.label} = " in said for each in game.sources)
            assert not [
                each
                for each in game.sources
                if "$" in said.partition(f"\n{each.label} = ")[2].partition("\n")[0]
            ]
        assert [sum(each.points[seat] for each in game.sources) for seat in range(row.setup_seats)] == [
            sum(line.points[seat] for line in result.sheet) for seat in range(row.setup_seats)
        ]
        assert game.turns == sum(each.closes for each in table.story.played)
        assert {each.seat for each in game.best_feats if each.name == "score"} == set(range(row.setup_seats))
        assert game.margin is not None and game.margin >= 0
        assert all(each.longest <= 60 * len(entries) for each in game.holders)


def test_dice_and_tiles_are_held_against_what_was_to_be_expected():
    kinds = (
        ("yspahan", "dice", 900),
        ("carcassonne", "cloisters", 100),
        ("alhambra", "money", 100),
        ("hanging_gardens", "bonus", 3),
    )
    for name, chance, many in kinds:
        count = value = expected = 0
        for file in records(name):
            header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
            table = table_of(GAMES[name], header, entries, "en")
            stored = [StoredEntry(each, NOW) for each in entries]
            row = replace(table.row, stage=Stage.ENDED, why=StopReason.FINISHED)
            game = finished_game(GAMES[name], row, table.seats, stored)
            assert {each.name for each in game.chances} <= {chance}
            count += sum(each.count for each in game.chances)
            value += sum(each.value for each in game.chances)
            expected += sum(each.expected for each in game.chances)
        assert count > many
        assert count < 100 or 0.9 < 1000 * value / expected < 1.1
    assert all(
        known(f"stats-luck-{chance}{all}", locale)
        for _, chance, _ in kinds
        for all in ("", "-all")
        for locale in LOCALES
    )


async def test_answer_times_are_those_that_others_waited(room):
    table = await begun(room)
    await room.tables.play(table, ANA.user, "take 1")  # at once, after Ben's bid
    room.now.go(hours=5)
    await room.tables.play(table, BEN.user, "rest")
    ana, ben = (await finished(room, table)).holders
    assert ana.waits == (600, 0) and ben.waits == (1200, 5 * 3600)
    assert (ben.longest, ben.turns, ben.timed, ben.late) == (5 * 3600, 2, 0, 0)


async def test_what_was_taken_back_counts_for_nothing_and_pauses_take_no_time(room):
    table = await begun(room, clock="168h")
    room.now.go(hours=1)
    await room.tables.play(table, ANA.user, "rest")
    await room.tables.votes.undo(table, ANA.user)
    room.now.go(hours=2)
    await room.tables.presence.pause(table, ANA.user)
    await room.tables.votes.vote(table, BEN.user, "pause", True)
    room.now.go(days=3)
    await room.tables.presence.resume(table, BEN.user)
    room.now.go(hours=1)
    await finish(room, table, (ANA, BEN), best=1)
    game = await finished(room, table)
    assert game.holders[0].waits == (600, 4 * 3600)
    assert game.turns == 4  # two bids, two turns


async def test_who_gives_up_has_left_and_the_others_have_won(room):
    table = await begun(room)
    await room.tables.resign(table, BEN.user)
    game = await finished(room, table)
    assert game.why is StopReason.RESIGNED and not game.counts
    ana, ben = game.holders
    assert game.place_of(ana) == 1 and game.place_of(ben) is None and not ben.stayed


async def test_substitutes_are_holders_of_their_own(room):
    table = await begun(room, (ANA, BEN), computers=0)
    await room.tables.presence.offer(table, BEN.user)
    await room.tables.presence.substitute(table, 1, CHIE)
    await finish(room, table, (ANA, CHIE), best=1)
    ana, ben, chie = (await finished(room, table)).holders
    assert (ben.user, ben.nth, ben.stayed) == (BEN.user, 0, False)
    assert (chie.user, chie.nth, chie.stayed) == (CHIE.user, 1, True)
    assert chie.turns == 1 and ben.turns == 1 and ana.began


async def test_computers_from_the_start_are_nobody(room):
    table = await ended(room, (ANA,), computers=1)
    await room.tables.settle()
    now = await room.tables.table(table)
    if now.over:
        game = await finished(room, table)
        assert game.people == 1 and game.holders[1].user is None and not game.counts


def test_money_before_a_turn_is_held_against_the_deck_that_it_came_from():
    deck, shown = (
        [Card.parse(text) for text in ("DI2", "DU4")],
        [Card.parse(text) for text in ("DE9", "DE5", "DI7")],
    )
    state = AlhambraState.__new__(AlhambraState)
    for name, value in {"todo": [Act((2,))], "deck": deck, "display": shown, "fresh_cards": 2}.items():
        setattr(state, name, value)
    new = Note(say("alhambra-new-money", cards=Several(())))
    # Two of DI2, DU4, DE5 and DI7: 4.5 each on average.
    assert turned_up(state, [new]) == [Chance("money", 2, 2, 12, 9000)]
    # DE5 was the last of the old deck, DI7 came from the three that were shuffled.
    mixed = Note(say("alhambra-reshuffled", count=3))
    assert turned_up(state, [mixed, new]) == [Chance("money", 2, 2, 12, 5000 + 13000 // 3)]
    state.todo = []
    assert turned_up(state, []) == turned_up(state, [new]) == []


def test_a_bonus_tile_is_held_against_what_every_tile_of_the_pile_would_have_given():
    game = GAMES["hanging_gardens"]
    state = game.new(game.setup(2), Rng("", 0))
    state.tiles[1] = tuple(Taken(tile, bonus) for tile, bonus in ((Tile.GARDEN, False), (Tile.GARDEN, True)))
    state.pile = [Tile.GARDEN, Tile.GATEKEEPER]
    told = [Note(say("hanging-gardens-bonus", who=Who(1)))]
    # One garden is 2 points, two are 8; a gatekeeper without gates is nothing.
    assert drawn_bonus(state, told) == [Chance("bonus", 1, 1, 6, 4000)] and drawn_bonus(state, []) == []
