"""Every puzzle replays and asks what is true; a few stay right under a deeper search; days have theirs without repeats."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bench import puzzles as maker
from engines import GAMES, PLAYERS, PRESENTATIONS
from engines.computers.puzzling import Found, Tempting, Trial, compared, is_clear
from engines.computers.stream import Stream
from engines.core.journal import dump
from render.languages import LOCALES
from render.sentences import dashed, known
from tables.puzzles import days
from tables.puzzles.goals import BEST, POINTS, fits, gain, meets
from tables.puzzles.pack import all_puzzles, pack, read
from tests.puzzles import holds, stays_best

PACKED = [game for game in GAMES if pack(game)]
ALL = [each for game in PACKED for each in pack(game)]
WEEK = timedelta(days=7)


def puzzle_of(day):
    found = days.puzzle_of(day)
    assert found is not None
    return found


def ids(puzzle):
    return f"{puzzle.game}-{puzzle.id}"


@pytest.mark.parametrize("puzzle", ALL, ids=ids)
def test_a_puzzle_keeps_the_laws(puzzle):
    holds(puzzle)


@pytest.mark.parametrize("game", PACKED)
def test_the_first_puzzle_of_a_game_stays_right_under_a_deeper_search(game):
    stays_best(pack(game)[0], 12)


def test_every_game_has_puzzles_and_none_comes_twice():
    assert len(PACKED) >= 5 and len(all_puzzles()) == len(ALL)
    journals = {dump(each.header, each.entries) for each in ALL}
    assert len(journals) == len(ALL)


@pytest.mark.parametrize("game", PACKED)
def test_every_question_has_its_words(game):
    for goal in (POINTS, *PRESENTATIONS[game].goals):
        assert all(known(f"{dashed(game)}-goal-{goal}", locale) for locale in LOCALES), goal


def test_a_question_is_about_the_best_turn_and_leaves_a_choice():
    """Points at once are more than others bring; of a pattern there is another turn that tempts."""
    for each in ALL:
        match each.asks:
            case "points":
                assert (
                    gain(each, each.best)
                    == each.value
                    > max(gain(each, other.lines) for other in each.others)
                )
            case goal if goal != BEST:
                assert any(fits(each, goal, other.lines) for other in each.others)


def test_an_answer_is_compared_alike_each_time_and_a_tempting_one_is_worse():
    puzzle = pack("carcassonne")[0]
    player, other = PLAYERS["carcassonne"], puzzle.others[0]
    once, twice = (compared(player, puzzle.view, puzzle.best, other.lines, "key", 8) for _ in range(2))
    assert once == twice and once.less > 0 and once.less == pytest.approx(once.own + once.rest)
    assert not meets(puzzle, puzzle.best) or puzzle.tempting((*other.lines, "end")) is other


def test_what_a_puzzle_tells_depends_on_nothing_that_the_seat_does_not_see():
    """The position is swapped for a guess of what is hidden: it is judged alike."""
    for game in PACKED:
        puzzle = pack(game)[-1]
        swapped = GAMES[game].guess(puzzle.view, Stream("swapped"))
        view = GAMES[game].view(swapped, puzzle.seat)
        others = puzzle.others[0].lines
        told = [compared(PLAYERS[game], each, puzzle.best, others, "key", 2) for each in (puzzle.view, view)]
        assert told[0] == told[1]


def test_a_lead_is_clear_only_beyond_the_noise():
    assert is_clear([2.0, 2.5, 1.5, 2.0]) and not is_clear([0.2, 0.3, 0.2, 0.3])
    assert not is_clear([9.0, -7.0, 8.0, -6.0])
    trial, best = Trial((), [3.0], [5.0]), Trial((), [6.0], [4.0])
    assert trial.behind(best) == [4.0]


def test_a_puzzle_is_made_again_alike(monkeypatch):
    """From a game between computers; the lines of the pack are what the maker wrote."""
    monkeypatch.setattr(maker, "find", quick_find)
    one, two = ([*maker.of_deal("carcassonne", 3)] for _ in range(2))
    assert one and one == two
    puzzle = read("carcassonne", one[0])
    assert puzzle.id not in all_puzzles() and puzzle.header.seed == "puzzle 3"
    assert puzzle.rules.due(puzzle.state) == (puzzle.seat,) and meets(puzzle, puzzle.best)


def quick_find(player, view, key):
    """What the maker would find, without the search."""
    state = player.game.guess(view, Stream(key))
    lines = [(player.game.notation.format(each),) for each in player.game.legal(state, view.seat)]
    if len(lines) < 3:
        return None
    return Found(lines[0], tuple(Tempting(each, 2.0, 0.1, 1.0, 1.0) for each in lines[1:3]), 3, 6)


def test_a_round_has_every_puzzle_once_then_another_order_begins():
    first = [puzzle_of(days.FIRST + timedelta(at)) for at in range(2 * len(ALL))]
    rounds = first[: len(ALL)], first[len(ALL) :]
    assert all(len({*each}) == len(ALL) for each in rounds) and rounds[0] != rounds[1]
    assert days.puzzle_of(days.FIRST - timedelta(1)) is None
    assert days.round_begins(days.FIRST + timedelta(len(ALL) + 3)) == days.FIRST + timedelta(len(ALL))


def test_what_was_seen_lately_does_not_come_again_soon():
    found = [puzzle_of(days.FIRST + timedelta(at)).id for at in range(5 * len(ALL))]
    seen: dict[str, int] = {}
    least = len(ALL)
    for at, each in enumerate(found):
        least = min(least, at - seen.get(each, -len(found)))
        seen[each] = at
    assert least > len(ALL) // 2 - 1


def test_mondays_are_easier_than_sundays():
    """By how often computers find them, ranked within each game."""
    rank: dict[str, float] = {}
    for game in PACKED:
        ease = [each.ease for each in pack(game)]
        rank |= {each.id: sum(other > each.ease for other in ease) / len(ease) for each in pack(game)}
    found = [days.FIRST + timedelta(at) for at in range(len(ALL))]
    means = []
    for weekday in range(7):
        ranks = [rank[puzzle_of(each).id] for each in found if each.weekday() == weekday]
        means.append(sum(ranks) / len(ranks))
    assert means == sorted(means) and days.level_of(date(2026, 11, 23)) == 1 < days.level_of(
        date(2026, 11, 29)
    )


def test_games_take_turns_where_they_can():
    found = [puzzle_of(days.FIRST + timedelta(at)).game for at in range(14)]
    assert len({*found[:7]}) >= 3 and len({*found}) >= 4


def test_a_solution_waits_until_the_day_has_ended_everywhere():
    day = date(2026, 11, 26)
    assert days.closes(day) == datetime(2026, 11, 27, 12, tzinfo=UTC)
    before, after = (days.closes(day) + timedelta(seconds=each) for each in (-1, 0))
    assert days.last_closed(before) == day - timedelta(1) and days.last_closed(after) == day
    assert days.today(datetime(2026, 11, 26, 23, 59, tzinfo=UTC)) == day
    assert days.is_open_to(day, before) and not days.is_open_to(day + timedelta(2), before)
    assert not days.is_open_to(days.FIRST - timedelta(1), before)


def test_a_streak_ends_with_today_or_yesterday():
    now = datetime(2026, 11, 26, 9, tzinfo=UTC)
    back = [date(2026, 11, 26) - timedelta(at) for at in range(5)]
    assert days.streak(back[:3], now) == 3 and days.streak(back[1:3], now) == 2
    assert days.streak(back[2:], now) == 0 and days.streak([back[0], back[2]], now) == 1
