"""What a phone's lock screen says: plain words of one line, for every turn of recorded games, in both languages."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from cogs.messages.lines import game_name
from cogs.messages.names import plain_name
from cogs.messages.push import LONGEST, cut, due_push, plain, spelled, table_push, turn_push
from cogs.posts.batching import batches
from cogs.posts.score_sheets import ended_push
from data.records.rows import DeadlineRow
from engines import GAMES
from engines.core.text import Who
from render.languages import LOCALES
from tests.cogs.test_posts_messages import ended, recorded
from tests.spoken import said, says

BOTH = pytest.mark.parametrize("locale", LOCALES)
EVERY_GAME = pytest.mark.parametrize("name", GAMES)
MARKUP = re.compile(r"\*\*|`|<|~~|\n|https?:")


@EVERY_GAME
@BOTH
def test_every_turn_fits_a_lock_screen(name, locale):
    told = 0
    for table in recorded(name, locale):
        for turn in batches(table, -1):
            line = turn_push(table, turn, table.due, "Europe/Berlin")
            assert len(line) <= LONGEST and not MARKUP.search(line), line
            assert line.startswith(game_name(table, locale)), line
            told += len(line) > len(due_push(table, table.due, "Europe/Berlin"))
    assert told, "what happened is told where there is room"


@BOTH
def test_a_lock_screen_names_no_square_of_a_garden(locale):
    """The pictures of posts name none."""
    lines = [
        turn_push(table, turn, table.due, "UTC")
        for table in recorded("hanging_gardens", locale)
        for turn in batches(table, -1)
    ]
    assert lines and not any(re.search(r"(?<![A-Z])[A-Z]1?[0-9](?![0-9])", line) for line in lines)


@BOTH
def test_what_concerns_those_who_are_called_comes_first(locale):
    for table in recorded("carcassonne", locale):
        for turn in batches(table, -1):
            for seat in range(len(table.seats)):
                notes = [note for note in turn.notes if note.to is None]
                about = [note for note in notes if Who(seat) in [value for _, value in note.text.args]]
                line = turn_push(replace(table, deadlines=()), turn, (seat,), "UTC")
                if about and says(line, "push-turn-told", locale):
                    assert plain_name(table, seat, locale)[:12] in line, line


@BOTH
def test_until_when_is_said_if_it_holds_for_all_who_are_called(locale):
    noon = datetime(2026, 11, 26, 17, tzinfo=UTC)
    table = next(table for table in recorded("armadora", locale) if table.due)
    (seat,) = table.due
    other = (seat + 1) % len(table.seats)

    def due(*clocks):
        rows = [DeadlineRow(table.row.id, at, when, False, noon) for at, when in clocks]
        return replace(table, deadlines=tuple(rows))

    when = spelled(noon, locale, "Asia/Tokyo")
    assert when in due_push(due((seat, noon)), (seat,), "Asia/Tokyo") and "2:00" in when
    both = due((seat, noon), (other, noon))
    assert says(due_push(both, (seat, other), "UTC"), "push-turn-by", locale)
    apart = due((seat, noon), (other, noon + timedelta(hours=1)))
    for said_of in (due_push(apart, (seat, other), "UTC"), due_push(due((seat, noon)), (seat, other), "UTC")):
        assert said_of == said("push-turn", locale, game=game_name(table, locale), count=2)


@pytest.mark.parametrize("locale", ["de", "fr"])
def test_several_are_called_as_several(locale):
    table = next(table for table in recorded("armadora", locale) if table.due)
    game = game_name(table, locale)
    one, both = (due_push(replace(table, deadlines=()), seats, "UTC") for seats in ((0,), (0, 1)))
    assert one == said("push-turn", locale, game=game, count=1)
    assert both == said("push-turn", locale, game=game, count=2) != one


def test_a_text_becomes_plain_words():
    assert (
        plain("-# small\n🟠 **Ana\\_b** asks <@1>: `x` [yes](https://a.b)?\nmore", "en")
        == "Ana_b asks : x yes?"
    )
    assert plain("until <t:1764176400:f>", "en", "Europe/Berlin") == "Until Wed 26 Nov 18:00 (Berlin)"
    assert plain("💺 🟠 <@1> and <@2>: seats by <t:1764176400:f> (<t:1764176400:R>).", "en").startswith(
        "Seats by Wed"
    )
    assert plain("<@1>さん、席が埋まりました。", "ja") == "席が埋まりました。"
    told = plain("**来る**？　期限は<t:1764176400:f>", "ja", "Asia/Tokyo")
    assert told == "来る？　期限は11月27日（木）02:00（東京）"
    assert cut("one two three", 9) == "one two…" and cut("onetwothree", 5) == "onet…"
    table = next(recorded("alhambra", "en"))
    assert len(table_push(table, "word " * 99, "en")) <= LONGEST


@EVERY_GAME
@BOTH
def test_every_end_fits_a_lock_screen(name, locale):
    for table in ended(name, locale):
        assert table.result is not None
        line = ended_push(table)
        assert len(line) <= LONGEST and not MARKUP.search(line) and line.startswith(game_name(table, locale))
        assert (
            str(max(table.result.scores)) in line and plain_name(table, table.winners[0], locale)[:8] in line
        )


def test_those_who_tie_share_the_win_and_a_team_wins_together():
    table = next(ended("yspahan", "en"))
    table = replace(table, seats=tuple(replace(each, name=f"P{each.seat}") for each in table.seats))
    drawn = table.story.state.copy()  # other tests look at the same recorded game
    for player in drawn.players:
        player.points = 83
    table = replace(table, _story=replace(table.story, state=drawn))
    assert len(table.winners) == len(table.seats)
    assert says(ended_push(table).partition(": ")[2], "over-finished-shared")
    for team in ended("armadora", "en"):
        if any({*team.winners} <= {*side} for side in team.game.sides(team.row.setup)):
            assert not says(ended_push(team).partition(": ")[2], "over-finished-shared")
