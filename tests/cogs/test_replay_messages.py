"""Looking back, from values alone: the moments that mattered, and with whose eyes a game is seen."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise

import pytest

from bench.recorded import records
from cogs.messages.message import Attached, Button, Chart, PlotPicture
from cogs.messages.names import bold_names
from cogs.panels.files import journal_file, record_text, story_text
from cogs.panels.films import Cut, film_of
from cogs.panels.replay import Eyes, Place, replay_page
from cogs.panels.reviews import (
    MOST_SHOWN,
    own_turns,
    review_later,
    review_page,
    reviewing,
    shared_turn,
    summary,
    turn_page,
    worth_a_look,
)
from cogs.panels.scores import compared
from cogs.panels.story import story_message, thinking
from cogs.panels.what_if import what_if_panel
from cogs.posts.sharing import shared_post, shared_sketch
from data.records.enums import Stage, StopReason
from data.records.rows import SketchRow
from engines import GAMES, PLAYERS, PRESENTATIONS
from engines.computers.baselines import random_move
from engines.computers.reckoning import Decisive, Reckoning
from engines.computers.reviewing import Reviewed, decisions
from engines.core.chance import Rng
from engines.core.journal import Entry, Header, deal, load, play, replay, rerun
from engines.core.table_lines import Undo, format_line
from playground.show import table_of
from render.charts.missed import Missed
from render.languages import LOCALES
from render.sentences import word
from tables.errors import LobbyError
from tables.looking_back.hidden import hides
from tables.looking_back.moments import MOST, Kind, moments
from tables.looking_back.proofs import to_prove
from tables.looking_back.what_if import Sketch
from tests.cogs.discord_limits import problems
from tests.spoken import says

NUMBER = 1234567890123456789


def recorded(file, locale="en", half=False):
    header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
    return table_of(header, entries[: len(entries) // 2] if half else entries, locale)


def shortest(name):
    return min(records(name), key=lambda file: file.stat().st_size)


@pytest.mark.parametrize("name", GAMES)
def test_the_moments_of_a_game_are_a_few_of_its_turns(name):
    for file in records(name):
        table = recorded(file)
        found, turns = moments(table), table.turns()
        pages = [moment.page for moment in found]
        assert pages == sorted(set(pages)) and len(found) <= MOST
        assert Kind.END in found[-1].kinds and found[-1].page == len(turns) - 1
        assert sum(Kind.LAST_ROUND in moment.kinds for moment in found) == (len(turns) - 1 > len(table.seats))
        for moment in found:
            if Kind.SWING in moment.kinds or Kind.SCORING in moment.kinds:
                assert moment.points > 0 and moment.seat is not None
        scored = {moment.page for moment in found if Kind.SCORING in moment.kinds}
        assert not scored or table.presentation.so_far(turns[min(scored)].view_after(None)), (
            "nothing is scored before the end"
        )
        leads = [moment.seat for moment in found if Kind.LEAD in moment.kinds]
        assert len(found) == MOST or all(a != b for a, b in pairwise(leads))


@pytest.mark.parametrize("name", [name for name in GAMES if PRESENTATIONS[name].scorings])
def test_every_scoring_is_called_so(name):
    for file in records(name):
        table = recorded(file)
        told = told_scorings(table)
        called = {moment.page for moment in moments(table) if Kind.SCORING in moment.kinds}
        assert len(told) == 3 and told <= called and max(called) == len(table.turns()) - 1


def test_also_a_week_in_which_only_one_had_anything_to_score():
    game, chooser = GAMES["yspahan"], Rng("m2", 0)
    header = Header("yspahan", game.setup(2), "2")
    entries: list[Entry] = []
    state = deal(game, header)
    while not told_scorings(table := table_of(header, entries, "en")):
        for _ in range(15):
            seat, number = game.due(state)[0], len(entries) + 1
            step = play(
                game, state, seat, random_move(game, state, seat, chooser), header.rng(number, 0), number
            )
            state = step.state
            entries.append(step.entry)
    (page,) = told_scorings(table)
    (moment,) = [each for each in moments(table) if each.page == page]
    assert sorted(table.course()[-1]) == [0, moment.points] and Kind.SCORING in moment.kinds


def told_scorings(table):
    """The pages on which somebody is told that everybody was scored."""
    keys = table.presentation.scorings
    return {page for page, turn in enumerate(table.turns()) if keys & {note.text.key for note in turn.notes}}


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_asked_what_if_where_nothing_can_be_played(name):
    table = recorded(shortest(name))
    table = replace(table, row=replace(table.row, stage=Stage.ENDED, why=StopReason.FINISHED))
    last = len(table.turns()) - 1
    offered = [
        any(each.id.action == "whatif" for each in replay_page(table, None, Place(at), "en").components)
        for at in (last - 1, last)
    ]
    assert offered == [True, False]


def test_a_turn_that_was_taken_back_is_a_moment():
    file = shortest("carcassonne")
    header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
    played = entries[:6]
    undo = played[-1].__class__(played[-1].seq + 1, 0, format_line(Undo(played[-1].seq)))
    table = table_of(header, [*played, undo], "en")
    assert [moment.kinds for moment in moments(table) if Kind.UNDONE in moment.kinds] == [(Kind.UNDONE,)]


def test_what_was_taken_back_counts_where_draws_are_numbered():
    """Draws follow the count of moves, undone ones included: a journal is played again as a whole."""
    game = GAMES["carcassonne"]
    header = Header("carcassonne", game.setup(2), "0f" * 32, chance=2)
    entries: list[Entry] = []
    chooser = Rng("undone", 0)
    for number in range(1, 31):
        states = [step.state for step in replay(game, header, entries)]
        state = states[-1] if states else deal(game, header)
        if number == 12:
            entries.append(Entry(number, 0, format_line(Undo(10))))
            continue
        seat = game.due(state)[0]
        move = random_move(game, state, seat, chooser)
        moves = number if number < 12 else number - 1
        entries.append(play(game, state, seat, move, header.rng(number, moves), number).entry)
    table = table_of(header, entries, "en")
    assert not table.broken and moments(table)
    agreed = replace(table, row=replace(table.row, stage=Stage.ENDED, why=StopReason.AGREED))
    assert list(rerun(game, header, film_of(agreed, Cut()).entries))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_is_revealed_after_the_end_and_not_before(name, locale):
    file = next((file for file in records(name) if "hidden" in file.name), shortest(name))
    over, running = recorded(file, locale), recorded(file, locale, half=True)
    middle = Place(len(running.turns()) // 2, Eyes.REVEALED)
    own, public = (replay_page(running, seat, Place(middle.number), locale) for seat in (0, None))
    assert (
        replay_page(running, 0, middle, locale) == own
        and replay_page(running, None, middle, locale) == public
    )
    revealed, plain = (
        replay_page(over, None, Place(middle.number, eyes), locale) for eyes in (Eyes.REVEALED, Eyes.OPEN)
    )
    assert problems(revealed) == problems(plain) == []
    assert revealed.pictures[0].view.seat is None and plain.pictures == public.pictures
    assert ("r" in eyes_of(plain)) == hides(over)
    differs = (
        replay_page(over, None, Place(page, Eyes.REVEALED), locale).pictures
        != replay_page(over, None, Place(page, Eyes.OPEN), locale).pictures
        for page in range(len(over.turns()) // 3, len(over.turns()), 7)
    )
    assert any(differs) == hides(over)
    assert eyes_of(own) <= set("0123456789p")


def eyes_of(page):
    """The last letters of what the buttons of a page say about other pages."""
    return {each.id.rest[-1] for each in page.components if each.id.action == "recap"}


@pytest.mark.parametrize("name", GAMES)
def test_before_the_end_nothing_is_made_of_the_whole_journal(name):
    """What holds lines, seed or everything that is hidden: film, story, record, proof; and a page leads to none of them."""
    running, over = recorded(shortest(name), half=True), recorded(shortest(name))
    whole = (
        lambda table: film_of(table, Cut()),
        lambda table: table.journal(),
        lambda table: record_text(table, "en"),
        to_prove,
    )
    for make in whole:
        with pytest.raises(LobbyError):
            make(running)
        assert make(over)
    last = Place(len(over.turns()) - 1, Eyes.REVEALED)
    led = [
        {each.id.action for seat in (None, 0) for each in replay_page(table, seat, last, "en").components}
        for table in (running, over)
    ]
    assert led[1] - led[0] >= {"film", "story"} and not led[0] & {"film", "story", "save", "fair"}
    file = journal_file(running, "en").items[-1]
    assert isinstance(file, Attached) and file.content.decode() == story_text(running, "en") + "\n"


@pytest.mark.parametrize("rest", ["x", "p12x", "s-1", "p9999999999", "pp1"])
def test_what_no_page_is_called_by_is_none(rest):
    assert Place.parse(rest) is None and Place.parse("p", "twelve") is None


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_a_private_copy_is_played_on_to_its_end(name, locale):
    """From the middle of a game, guessed for a seat, the choices of any panel lead on until the game is over."""
    table = recorded(shortest(name), locale, half=True)
    chooser = Rng(f"what if {name}", 0)
    row = SketchRow(
        "s12345678", 1, "recorded", table.head, True, 0, "seed", (), datetime(2026, 1, 1, tzinfo=UTC)
    )
    for step in range(40):
        sketch = Sketch(table, row)
        if sketch.seat is None:
            assert problems(what_if_panel(sketch, locale)) == []
            break
        if step % 5 == 0:
            panel = what_if_panel(sketch, locale)
            assert problems(panel) == [] and any(each.id.action == "suppose" for each in panel.components)
            assert panel.pictures[0].view.seat == sketch.seat
            as_whom = word("what-if-as", locale, who=bold_names(table, locale)(sketch.seat))
            assert as_whom in panel.text, "whose turn it is stands before the question"
        row = replace(row, lines=(*row.lines, chooser.choice(sketch.legal)))
    over = recorded(shortest(name), locale)
    real = Sketch(over, replace(row, base=over.head, guessed=False, lines=()))
    panel = what_if_panel(real, locale)
    assert problems(panel) == [] and real.seat is None and real.result == over.result


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_however_long_a_shared_what_if_is_discord_takes_it(name, locale):
    """After a line, after twenty, and after many; nothing is shared before the first, nor what is guessed."""
    table, chooser = recorded(shortest(name), locale), Rng(f"shared {name}", 0)
    row = SketchRow("s12345678", 1, "recorded", 0, False, None, "seed", (), datetime(2026, 1, 1, tzinfo=UTC))
    for count in range(120):
        sketch = Sketch(table, row)
        if count in (0, 1, 20) or sketch.seat is None or count == 119:
            post = shared_post(table, shared_sketch(sketch, locale), NUMBER)
            assert problems(post) == [] and says(post.text, "what-if-done", locale, page=1)
            assert sketch.shareable == bool(count) and not Sketch(table, replace(row, guessed=True)).shareable
            assert [each.view.seat for each in post.pictures] == [None], "what nobody sees is not shown"
        if sketch.seat is None:
            break
        row = replace(row, lines=(*row.lines, chooser.choice(sketch.legal)))


def own_lines(table, seq):
    """The first entry of a turn by its last one, and its lines, in place of a better turn's."""
    group = next(each for each in table.story.groups() if each[-1].entry.seq == seq)
    return group[0].entry.seq, tuple(each.entry.line for each in group)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_the_story_names_the_turns_that_decided(name, locale):
    table = recorded(shortest(name), locale)
    closed = [turn.last_seq for turn in table.turns() if turn.closed and turn.seat is not None]
    seats = len(table.seats)
    even = (1 / seats,) * seats
    won = tuple(float(seat == table.winners[0]) for seat in range(seats))
    found: list[tuple[float, str] | None] = [None, (6.2, "story-better"), (-2.0, "story-best")]

    def reviewed(seq: int, less: float) -> Reviewed:
        first, lines = own_lines(table, seq)
        return Reviewed(first, lines, less, 0.3)

    # The shortest games end after two turns.
    decisive = tuple(
        Decisive(seq, even, won, reviewed(seq, told[0]) if told else None)
        for seq, told in zip(closed[10:13] or closed[:3], found, strict=False)
    )
    middle = closed[min(10, (len(closed) - 1) // 2)]
    story = Reckoning(((0, even), (middle, even), (closed[-1], won)), decisive)
    told = [story_message(table, story, locale, at=at) for at in range(len(decisive))]
    for at, page in enumerate(told):
        (board,) = page.pictures
        assert problems(page) == [] and board.kind == "board" and board.alt
        named = next(
            each.label for each in page.components if isinstance(each, Button) and each.id.action == "recap"
        )
        group = next(each for each in table.story.groups() if each[-1].entry.seq == decisive[at].seq)
        seat = group[0].entry.seat
        own = [each for each in table.story.groups() if each[0].entry.seat == seat]
        assert named == word("story-turn", locale, number=own.index(group) + 1, who=table.seats[seat].name)
        assert f"**{named}.** " in page.text, "the button says what it leads to"
        keys = {key for key in ("story-better", "story-best") if says(page.text, key, locale)}
        assert keys == {each[1] for each in (found[at],) if each}
        assert says(page.text, "story-chances", locale), "what the numbers are, and which come first"
        if keys == {"story-better"}:
            assert says(page.text, "story-better", locale, raised=int(seat == table.winners[0]))
        assert page.text.count("→ 100") == 1 == page.text.count("→ 0") / (seats - 1)
        steps = [each.id.rest for each in page.components if each.id.action == "story"]
        assert steps == [str(to) for to in (at - 1, at + 1) if to >= 0], "one page to the other"
    shown = story_message(table, story, locale, at=9)
    (chart,) = shown.wanted
    assert (
        isinstance(chart, Chart)
        and chart.unit == "%"
        and chart.scores[-1] == tuple(round(100 * each) for each in won)
        and len(chart.scores) == len(table.turns())
    )
    looks = [each.id for page in told for each in page.components if each.id.action == "recap"]
    places = [Place.parse(id.rest) for id in looks]
    assert [place and place.number for place in places] == [each.seq for each in decisive]
    assert problems(shown) == problems(story_message(table, Reckoning(story.course, ()), locale)) == []
    vague = PLAYERS[name].thinking.vague
    assert {says(each.text, "story-open", locale) for each in (*told, shown)} == {vague}
    first = [thinking(table, done, locale) for done in (0, 3, 999)]
    assert [problems(each) for each in first] == [[]] * 3 and len({each.text for each in first}) == 3
    sheet = table.presentation.in_short(table.result.sheet)
    ahead = [*compared(table, sheet, table.winners[0], locale)]
    assert all(line in each.text for line in ahead for each in (*first, shown)), "points are known at once"
    assert says(first[-1].text, "story-thinking", locale, percent=99)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_a_review_names_the_turns_that_missed_most_and_shows_both_ways(name, locale):
    table, seat = recorded(shortest(name), locale), 0
    header, entries = table.journal()
    by_hand = [replace(entry, auto=False) for entry in entries]
    played = [each.entries for each in decisions(table.game, header, by_hand, seat)]
    gaps = [6.2, 0.1, 1.4, -3.0, 0.9, 2.6]
    found = [
        Reviewed(own[0].seq, tuple(entry.line for entry in own), gap, 0.2)
        for own, gap in zip(played, gaps, strict=False)
    ]
    turns = own_turns(table, seat, found)
    shown = review_page(table, seat, found, locale)
    assert problems(shown) == [] and says(shown.text, "review-how", locale)
    numbers = [int(button.id.rest) for button in shown.components]
    assert len(numbers) <= MOST_SHOWN + 1 and numbers == [each.number for each in worth_a_look(turns)]
    assert max(turns, key=lambda each: each.missed).number in numbers
    (chart,) = shown.wanted
    assert isinstance(chart, PlotPicture) and isinstance(chart.plot, Missed) and chart.alt
    for turn in worth_a_look(turns):
        page = turn_page(table, seat, turn, locale)
        assert problems(page) == [] and {each.view.seat for each in page.pictures} <= {seat}
        told, picture = shared_turn(table, seat, turns, turn, locale)
        assert picture.view.seat is None, "what nobody else saw is not shown"
        assert summary(turns, locale) in told
    good = [replace(each, less=0.0) for each in found]
    assert says(review_page(table, seat, good, locale).text, "review-all-good", locale)
    assert (
        problems(review_page(table, seat, good, locale))
        == problems(review_page(table, seat, (), locale))
        == []
    )
    first = [reviewing(table, percent, locale) for percent in (0, 100)]
    assert [problems(each) for each in first] == [[], []] and says(
        first[1].text, "review-thinking", locale, percent=99
    )
    assert (
        problems(review_later(table, locale))
        == problems(review_later(table, locale, table.story.began))
        == []
    )
