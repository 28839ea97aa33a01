"""Public posts and direct messages, from values alone: every kind, in both languages, within Discord's limits."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import product

import pytest

from bench.recorded import records
from cogs.bot.worker_pool import drawing_job
from cogs.messages.lines import counts_line, scored_lines
from cogs.messages.message import Button, Cover, Picture, ResultCard, Style, Words
from cogs.messages.names import TOKENS, bold_names, letters, plain_name
from cogs.messages.score_lines import reasons, rival, totals, winners_of
from cogs.panels import notices as dm_notices
from cogs.panels.hand import hand_panel, hand_post, is_outdated, question_post
from cogs.panels.lobby import host_panel
from cogs.panels.replay import Place, replay_page
from cogs.panels.scores import score_sheet, why_points
from cogs.posts import notices
from cogs.posts.batching import batch_of, batches
from cogs.posts.lobby import closed_post, closing_soon, lobby_post, started_post
from cogs.posts.score_sheets import WITHOUT_SCORE, end_post, result_line
from cogs.posts.turn import clocks_post, clocks_seq, mark, marks, picture_name, struck_post, turn_post
from data.records.enums import ABOUT_A_SEAT, Seating, Stage, StopReason, VoteKind, VoteResult
from data.records.people import PersonRow
from data.records.rows import DeadlineRow, SeatRow, StoredEntry, VoteRow
from engines import GAMES, PRESENTATIONS
from engines.carcassonne.notes import tile_text
from engines.core.game import Line
from engines.core.journal import Entry, load, replay
from engines.core.table_lines import Accepted, Away, Back, Gone, Removed, Resign, Undo, Voted, format_line
from engines.core.text import Note, Who, say
from render.cards.result import sources
from render.languages import LOCALES
from render.renderer import renderer
from render.sentences import dashed, known, sentence, word
from tables.drafts import draft_of
from tables.lessons.lessons import lessons
from tables.story import Turn, story_of
from tables.table import Table
from tests.cogs.discord_limits import problems
from tests.core.test_leaks import recorded_table
from tests.spoken import said, says

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
NAME = "Wilhelmina_the_*Third*_of_Holland"
THREAD = "<#3>"
"""The thread of these tables, as a link."""

HOW_TO_START = ("lobby-full", "lobby-can-start", "lobby-alone")

COMING = {
    "alhambra-text-coming",
    "alhambra-summary-next",
    "carcassonne-alt-player-next",
    "hanging-gardens-text-asked",
    *(f"{game}-text-turn" for game in ("alhambra", "armadora", "carcassonne")),
}
"""What a board says of turns and scorings to come."""

BOTH = pytest.mark.parametrize("locale", LOCALES)
EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def recorded(name, locale, moments=3):
    """Tables of recorded games with long names and clocks, each at its beginning and at some moments."""
    for file in records(name)[::3]:
        header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
        for at in range(moments):
            table = recorded_table(GAMES[name], header, entries[: at * len(entries) // moments], locale)
            seats = tuple(replace(each, name=f"{NAME}{each.seat}") for each in table.seats)
            clocks = tuple(
                DeadlineRow(table.row.id, seat, NOON + timedelta(hours=seat), False, NOON)
                for seat in table.due
            )
            yield replace(table, seats=seats, deadlines=clocks)


def ended(name, locale, why=StopReason.FINISHED):
    """Tables of recorded games that are over."""
    for file in records(name)[::3]:
        header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
        if why is not StopReason.FINISHED:
            entries = entries[: len(entries) // 2]
        table = recorded_table(GAMES[name], header, entries, locale)
        seats = tuple(
            replace(each, name=f"{NAME}{each.seat}", resigned=why is StopReason.RESIGNED and not each.seat)
            for each in table.seats
        )
        yield replace(table, seats=seats, row=replace(table.row, stage=Stage.ENDED, why=why))


@BOTH
@EVERY_GAME
def test_a_last_post_leaves_to_the_score_sheet_what_that_tells(name, locale):
    left_out = set()
    for table in ended(name, locale):
        last, names = table.turns()[-1], bold_names(table, locale)
        post = turn_post(table, last, True)
        told = [*table.presentation.told(last.notes)]
        if found := table.presentation.scored([note.text for note in told]):
            assert all(line in post.text for line in scored_lines(table, found, locale))
            del told[found.first : found.past]
        for note in told:
            said = note.to is None and sentence(note.text, locale, names) in post.text
            assert said == (note.to is None and note.text.key not in table.presentation.on_sheet), note
        left_out |= {note.text.key for note in last.notes} & table.presentation.on_sheet
    assert left_out or not PRESENTATIONS[name].on_sheet
    assert all(known(key, locale) for key in PRESENTATIONS[name].on_sheet | PRESENTATIONS[name].matters)


def test_letters_in_pictures_come_from_names_and_go_with_them():
    table = next(recorded("yspahan", "en"))
    names = ("Ana", "Ben Olsen", "千恵", "Dara")
    seated = replace(
        table, seats=tuple(replace(each, name=name) for each, name in zip(table.seats, names, strict=True))
    )
    drawn = turn_post(seated, seated.turns()[-1], True).pictures[0]
    assert drawn.monograms == letters(seated) == ("A", "BO", "千", "D")
    forgotten = replace(seated.seats[0], user=None, name="", resigned=True, computer=True)
    after = replace(seated, seats=(forgotten, *seated.seats[1:]))
    without = turn_post(after, after.turns()[-1], True).pictures[0]
    assert without.monograms == ("", *drawn.monograms[1:])
    assert drawing_job(without) != drawing_job(drawn), "what is kept of a picture is not found again"


def actions(message):
    return [component.id.action for component in message.components]


def mentioned(table, seats):
    return [f"<@{table.seats[seat].user}>" for seat in seats]


@BOTH
@EVERY_GAME
def test_a_turn_is_told_to_everybody_and_the_newest_asks_who_is_due(name, locale):
    for table in recorded(name, locale):
        for turn in batches(table, -1)[-2:]:
            post, older = turn_post(table, turn, True), turn_post(table, turn, False)
            assert problems(post) == problems(older) == []
            (picture,) = post.pictures
            assert picture.view == turn.view_after(None) and picture.view.seat is None and picture.alt
            assert picture.name == picture_name(table, turn.last_seq)
            assert post.framed and post.mark == older.mark == mark(table, turn.last_seq)
            assert all(who in post.text for who in mentioned(table, table.due))
            assert not any(who in older.text for who in mentioned(table, table.due))
            assert actions(post)[0] == "play" and {"recap", "more"} <= set(actions(post))
            assert ("hand" in actions(post)) == any(table.view(each.seat).has_hand for each in table.seats)
            assert actions(older) == ["recap"]
            place = Place.parse(next(older.components).id.rest)
            assert place is not None
            assert f"recap-{turn.last_seq}" == replay_page(table, None, place, locale).pictures[0].name
            over = replace(table, row=replace(table.row, stage=Stage.ENDED, why="agreed"))
            assert turn_post(over, turn, True) == older


@BOTH
@EVERY_GAME
def test_where_somebody_plays_for_the_first_time_the_first_post_leads_to_the_rules(name, locale):
    table = next(recorded(name, locale))
    user, (first, *_) = table.seats[0].user, batches(table, -1)
    hand = ["hand"] if any(table.view(each.seat).has_hand for each in table.seats) else []
    for kept, newcomer in (({}, True), ({f"told_of_game_{name}": "another"}, False)):
        seated = replace(table, people=(PersonRow(user, locale, True, kept),))
        post = turn_post(seated, first, True)
        assert problems(post) == []
        wanted = ["play", "rules", *hand, "more"]
        assert (actions(post) == wanted) == newcomer and ("recap" in actions(post)) != newcomer
        key = f"{dashed(name)}-how-to-play"
        lines = [line.strip() for line in said(key, locale).splitlines()] if known(key) else []
        aim = [f"-# {line}" for line in lines if line[0] in "🏆👉"]
        assert not aim or ("\n".join(aim) in post.text) == newcomer


@EVERY_GAME
def test_a_post_is_made_again_from_the_entries_that_it_told(name):
    for table in recorded(name, LOCALES[0], moments=2):
        since, marked = -1, marks(table)
        for turn in batches(table, -1):
            again = batch_of(table, since, turn.last_seq)
            if turn.last_seq % 3 == 0:
                assert turn_post(table, again, False) == turn_post(table, turn, False)
            assert marked[mark(table, turn.last_seq)] == turn.last_seq
            since = turn.last_seq


@BOTH
def test_a_turn_that_was_taken_back_is_made_again_and_struck_out(locale):
    for table in recorded("armadora", locale):
        turn = batches(table, -1)[-1]
        before = turn_post(table, turn, False)
        undo = StoredEntry(Entry(table.head + 1, turn.seat, format_line(Undo(turn.first_seq))), NOON)
        entries = (*table.story.entries, undo)
        story = story_of(table.game, table.story.header, table.story.began, entries)
        taken_back = replace(table, row=replace(table.row, head=undo.entry.seq), _story=story)
        assert turn.last_seq not in {each.entry.seq for each in story.played}
        struck = struck_post(taken_back, batch_of(taken_back, turn.first_seq - 1, turn.last_seq))
        assert struck.mark == before.mark and struck.items[1] == before.items[1]
        assert struck.pictures[0].view == before.pictures[0].view and problems(struck) == []
        said, told = struck.items[0], before.items[0]
        assert isinstance(said, Words) and isinstance(told, Words)
        first, *lines = said.text.splitlines()
        assert lines == [f"~~{line}~~" for line in told.text.splitlines()] and "~" not in first


def test_what_leaves_the_board_alone_shows_it_no_second_time():
    for table in recorded("carcassonne", LOCALES[0]):
        seat = table.due[0]
        for line in (Away(), Gone(), Accepted(1), Voted(1), Removed(7), Resign(), Back()):
            entry = StoredEntry(Entry(table.head + 1, seat, format_line(line)), NOON)
            story = story_of(table.game, table.story.header, table.story.began, (*table.story.entries, entry))
            after = replace(table, row=replace(table.row, head=entry.entry.seq), _story=story)
            turns = batches(after, table.head)
            assert [turn_post(after, turn, True).wanted for turn in turns] == [()]
            assert actions(turn_post(after, turns[0], True))[0] == "play"
        assert all(turn_post(table, turn, False).wanted for turn in batches(table, -1)[::8])


@BOTH
def test_seats_that_computers_hold_can_be_taken_from_the_newest_post(locale):
    table = max(recorded("alhambra", locale), key=lambda table: len(table.seats))
    away = replace(table, seats=tuple(replace(each, away=True, computer=True) for each in table.seats))
    post = turn_post(away, away.turns()[-1], True)
    assert problems(post) == [] and len(table.seats) == 6
    assert actions(post).count("take") == 5 and actions(post)[-1] == "return"


@BOTH
def test_what_concerns_the_clocks_is_a_line_or_two(locale):
    for table in recorded("carcassonne", locale):
        who, *_ = table.due
        note = Note(say("table-told-nudge", who=Who(1 - who), whom=Who(who)))
        turn = Turn(None, table.head, table.head, NOON, (note,), True, True, table.story)
        calls, tells = clocks_post(table, turn, True), clocks_post(table, turn, False)
        assert problems(calls) == problems(tells) == [] and actions(calls) == ["play"] and not tells.rows
        assert mentioned(table, [who])[0] in calls.text and "<@" not in tells.text
        assert f"<t:{int(table.deadlines[0].due.timestamp())}:f>" in tells.text
        said = calls.items[0]
        assert isinstance(said, Words) and clocks_seq(said.mark) == table.head


@BOTH
@EVERY_GAME
def test_a_lobby_shows_the_game_its_options_and_who_sits_there(name, locale):
    game = GAMES[name]
    for table, seats in product(list(recorded(name, locale, 1))[:2], game.seats):
        options = tuple((option.name, option.choices[-1]) for option in game.options)
        row = replace(
            table.row, stage=Stage.LOBBY, setup_seats=seats, options=options, clock="72h+12h/120h",
            private=True, thread=None, seed="",
        )  # fmt: skip
        people = table.seats[: max(1, seats - 1)]
        lobby = Table(row, people, game)
        post = lobby_post(lobby)
        assert problems(post) == []
        learn = ["learn"] if lessons(name) else []
        ready = len(people) in game.seats
        computer = [] if len(people) == seats else ["computer"]
        join = [] if len(people) == seats else ["join"]
        ways = [*join, *computer, "leave", "options", *(["start"] if ready else [])]
        assert actions(post) == [*ways, "rules", *learn]
        told = ["lobby-full"] if len(people) == seats else ["lobby-can-start"] if ready else ["lobby-alone"]
        assert [key for key in HOW_TO_START if says(post.text, key, locale)] == told
        assert (
            word(f"{dashed(name)}-blurb", locale) in post.text and word("lobby-private", locale) in post.text
        )
        assert post.text.count("Wilhelmina") == len(people)
        green = [
            each.id.action
            for each in lobby_post(lobby).components
            if getattr(each, "style", 0) is Style.GREEN
        ]
        assert green == (["start"] if len(people) == seats else ["join"])
        (cover,) = post.wanted
        assert cover == Cover("game", name, alt=cover.alt) and cover.alt
        for message in (started_post(table), closed_post(lobby), closing_soon(lobby, NOON, [1])):
            assert problems(message) == [] and not message.rows
        assert THREAD in started_post(table).text
        teams = len(game.sides(row.setup)) < seats
        assert says(post.text, "lobby-teams", locale) == teams
        joined = replace(lobby, row=replace(row, seating=Seating.JOINED))
        assert says(lobby_post(joined).text, "lobby-teams", locale) == teams
        for shown in (lobby_post, partial(host_panel, locale=locale)):
            kept, drawn = shown(joined).text, shown(lobby).text
            assert TOKENS[0] in kept and not any(token in drawn for token in TOKENS), "seats are drawn later"


@BOTH
@EVERY_GAME
def test_partners_are_named_where_a_game_starts_and_beside_its_picture(name, locale):
    for file in records(name):
        header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
        table = recorded_table(GAMES[name], header, entries[:1], locale)
        teams, seats = table.game.sides(table.row.setup), range(len(table.seats))
        (first, *_) = table.turns()
        posts = [started_post(table), turn_post(table, first, True)]
        assert [says(post.text, "table-teams", locale) for post in posts] == [len(teams) < len(seats)] * 2
        told = {text.key for text in renderer(name).alt(first.view_after(None))}
        assert ("armadora-text-teams" in told) == (len(teams) < len(seats))


@BOTH
@EVERY_GAME
def test_the_end_says_who_won_by_what_and_has_the_way_on(name, locale):
    for table in ended(name, locale):
        result, names = table.result, bold_names(table, locale)
        post, line = end_post(table, result, result.remarks, [100]), result_line(table, result)
        assert problems(post) == problems(line) == []
        assert actions(post) == ["rematch", "story", "score", "more"]
        head, told, *awards = post.text.splitlines()
        assert head.startswith("## ") and all(names(seat) in head for seat in table.winners)
        second = rival(table, result.scores, table.winners[0])
        scores = said("score-against", locale, points=max(result.scores), others=result.scores[second])
        assert scores in head and " " not in scores, "no line ends between them"
        short = table.presentation.in_short(result.sheet)
        assert totals(short) == totals(result.sheet)
        leads = [line.points[table.winners[0]] - line.points[second] for line in short]
        made_up, ahead = -4 * min(leads) >= 3 * max(leads), result.scores[second] < max(result.scores)
        assert says(told, "sheet-decided", locale) == (ahead and not made_up)
        enough = max(leads) >= -min(leads)
        assert says(told, "sheet-made-up", locale) == (ahead and made_up and enough)
        assert says(told, "sheet-by-many", locale) == (ahead and made_up and not enough)
        assert sum(line.startswith("-# ") for line in awards) == min(len(result.remarks), 1) + 1
        assert says(post.text, "sheet-called", locale, who="<@100>")
        assert THREAD in line.text and not line.rows
        (card,) = post.wanted
        assert isinstance(card, ResultCard) and line.wanted == (card,)
        in_short = replace(result, sheet=tuple(short))
        assert (card.view, card.result) == (table.view(None), in_short) and card.monograms == letters(table)
        assert all(
            plain_name(table, seat, locale) in card.alt and str(score) in card.alt
            for seat, score in enumerate(result.scores)
        )
        assert dm_notices.ended(table, locale).text == line.text
        elsewhere = dm_notices.ended(table, locale, "elsewhere")
        assert problems(elsewhere) == [] and "elsewhere" in elsewhere.text
    for why in WITHOUT_SCORE:
        for table in ended(name, locale, why):
            post, line = end_post(table, None), result_line(table, None)
            assert problems(post) == problems(line) == [] and not line.wanted
            (board,) = post.wanted
            assert isinstance(board, Picture)
            assert (board.kind, board.view) == ("board", table.view(None))
            assert counts_line(table, table.view(None), locale) in post.text
            assert actions(post) == ["rematch", "more"]
            won, gone = winners_of(table, locale), bold_names(table, locale)(0)
            (head, *_), resigned = post.text.splitlines(), why is StopReason.RESIGNED
            assert won in head and won in line.text
            assert (gone in head) == (gone in line.text) == resigned
            assert bool(won) == (resigned and bool(table.winners))


@BOTH
@EVERY_GAME
def test_an_end_has_one_breakdown_of_everyones_points(name, locale):
    """The tables, the card, what decided the game and Why? name the same sources with the same points."""
    pictured = renderer(name).pictured
    for table in ended(name, locale):
        post, names = end_post(table, table.result), bold_names(table, locale)
        (tabled,) = re.findall(r"```.*?```", score_sheet(table, None, locale).text, re.DOTALL)
        assert tabled in post.text or "```" not in post.text
        (card,) = post.wanted
        assert isinstance(card, ResultCard)
        parts = sources(card.result, pictured) if pictured else {}
        every, cut = set[str](), False
        for seat in range(len(table.seats)):
            why = why_points(table, seat, None, locale, whole=True).text
            told = dict(re.findall(r"^\*\*(.+)\*\* \+(\d+)$", why, re.MULTILINE))
            cut |= "…" in why
            every |= told.keys()
            for part in parts.get(seat, ()):
                if part.label is not None:
                    label = sentence(part.label, locale, names)
                    assert f"{label} {part.points}" in card.alt
                    assert told.get(label) == str(part.points) or cut
        rows = [line.split("  ")[0].strip() for line in tabled.splitlines()[2:-2]]
        assert cut or (len(rows) == len(every) and all(any(row in label for label in every) for row in rows))
        decisive = post.text.splitlines()[1]
        assert decisive.startswith("-# ") or any(label in decisive for label in every)


@BOTH
@EVERY_GAME
def test_a_game_that_people_have_ended_asks_nobody_any_more(name, locale):
    for why in WITHOUT_SCORE:
        for table in ended(name, locale, why):
            views = [table.view(seat) for seat in (None, 0)]
            assert not any(ask.seats for view in views for ask in view.asks)
            drawn = renderer(name)
            texts = [text for view in views for text in (*drawn.alt(view), *drawn.text_board(view))]
            texts.append(drawn.summary(views[0]).rest)
            assert not {text.key for text in texts} & COMING
            post = end_post(table, None)
            assert problems(post) == [] and post.wanted[0].alt


@BOTH
@EVERY_GAME
def test_nobody_who_resigned_wins_before_whoever_stayed(name, locale):
    for table in ended(name, locale):
        sides, first = table.game.sides(table.row.setup), table.winners[0]

        def without(gone, table=table):
            return replace(
                table, seats=tuple(replace(each, resigned=each.seat in gone) for each in table.seats)
            )

        best = next(side for side in sides if first in side)
        left = without(best)
        post, names = end_post(left, left.result), bold_names(table, locale)
        assert problems(post) == [] and not set(left.winners) & set(best)
        assert says(post.text, "sheet-finished-by", locale)
        (card,) = post.wanted
        assert isinstance(card, ResultCard)
        assert {seat for seat, place in enumerate(card.result.places) if place == 1} == set(left.winners)
        assert len(sides) > 2 or says(post.text, "over-resigned-won", locale)
        alone = without([seat for side in sides if side != best for seat in side])
        post = end_post(alone, alone.result)
        assert alone.winners == table.winners == best and names(first) in post.text.splitlines()[0]
        assert says(post.text, "over-resigned-won", locale), "no source of points has decided it"
        assert not says(post.text, "sheet-decided", locale) and not says(post.text, "sheet-made-up", locale)
        assert without(range(len(table.seats))).winners == table.winners, "a computer has won for one of them"


@EVERY_GAME
def test_play_promises_a_turn_only_while_a_person_is_asked(name):
    for table in recorded(name, "en"):
        if not table.due:
            continue
        for computer, style in ((False, Style.GREEN), (True, Style.GREY)):
            seats = tuple(
                replace(each, computer=computer, user=None if computer else 7) for each in table.seats
            )
            post = turn_post(replace(table, seats=seats), table.turns()[-1], True)
            (play,) = [each for each in post.components if each.id.action == "play"]
            assert isinstance(play, Button) and play.style is style


@BOTH
@EVERY_GAME
def test_the_score_sheet_has_every_seat_and_why_its_points_are_so(name, locale):
    for table in ended(name, locale):
        result = table.result
        sheet = score_sheet(table, None, locale)
        assert problems(sheet) == [] and actions(sheet) == ["points"]
        assert all(f"**{score}**" in sheet.text for score in result.scores)
        course = table.course()
        assert course[0] == (0,) * len(table.seats)
        assert course[-1] == result.scores and len(course) == 2 + sum(
            each.closes for each in table.story.played
        )
        for seat, points in enumerate(result.scores):
            given = sum(bool(line.points[seat]) for line in table.presentation.in_short(result.sheet))
            for whole in (False, True):
                why = why_points(table, seat, None, locale, whole)
                ways = [each.id.rest for each in why.components if each.id.action == "points"]
                assert problems(why) == [] and len(ways) >= len(table.seats)
                said = why.text.splitlines()
                assert f"**{points}**" in said[0]
                sources = [line for line in said if re.match(r"\*\*.*\*\* [+−]", line)]
                if whole:
                    assert len(sources) == given or "…" in said
                else:
                    rest = [line for line in said if says(line, "sheet-rest", locale)]
                    assert len(sources) == min(given, 3) and len(said) <= 3 + 3 * 4 + len(rest), (
                        "what decided, on one screen"
                    )
                    counts = re.findall(r"([+−])(\d+)(?= ·|$)", "\n".join([*sources, *rest]), re.MULTILINE)
                    assert len(rest) == (given > 3)
                    assert sum(int(number) * (1 if sign == "+" else -1) for sign, number in counts) == points
                    assert (f"{seat} all" in ways) or given <= 3, "the rest is behind a button"
            lead = [line for line in said if says(line, "sheet-ahead", locale)]
            assert lead or seat not in table.winners or len(table.winners) > 1
            assert len(said) == len(set(said)), "each thing once"


@BOTH
def test_the_score_sheet_says_whose_game_a_computer_has_ended(locale):
    table = next(iter(ended("alhambra", locale)))
    said = word("sheet-resigned", locale)
    assert said not in score_sheet(table, None, locale).text
    first, *others = table.seats
    left = replace(table, seats=(replace(first, resigned=True), *others))
    marked = [line for line in score_sheet(left, None, locale).text.splitlines() if said in line]
    assert len(marked) == 1 and TOKENS[0] in marked[0]


@BOTH
@EVERY_GAME
def test_no_post_shows_a_hash_and_no_sheet_a_row_of_zeros(name, locale):
    for table in recorded(name, locale):
        first = turn_post(table, batches(table, -1)[0], False)
        assert not re.search("[0-9a-f]{32}", first.text)
    for table in ended(name, locale):
        post, text = end_post(table, table.result), score_sheet(table, None, locale).text
        assert not re.search("[0-9a-f]{32}", post.text + text)
        _, block, _ = text.split("```")
        rows = block.strip("\n").splitlines()[1:]
        assert rows and all(re.search("[1-9]", row) for row in rows)


@BOTH
def test_who_is_due_is_called_with_a_mark_of_this_ask(locale):
    for table in recorded("armadora", locale):
        for seat in table.due:
            asked = table.asked_at(seat)
            for message in (notices.reminder(table, seat, asked), notices.call(table, seat, asked)):
                assert problems(message) == [] and mentioned(table, [seat])[0] in message.text
                said, row = message.items
                assert isinstance(row, tuple) and [each.id.action for each in row] == ["play"]
                assert isinstance(said, Words) and said.mark == notices.reminder_mark(seat, asked)
    marks = {notices.reminder_mark(seat, asked) for seat in range(6) for asked in range(500)}
    assert len(marks) == 3000 and max(marks) < 2**31


@BOTH
@pytest.mark.parametrize("kind", ["undo", "stop", "pause", "extra", "offer", "replace"])
def test_a_question_says_who_has_yet_to_answer_and_then_what_came_of_it(kind, locale):
    table = max(recorded("yspahan", locale), key=lambda table: len(table.seats))
    kind = VoteKind(kind)
    agreed = (0,) if kind == "offer" else (0, 1)
    vote = VoteRow(table.row.id, kind, 2 if kind in ABOUT_A_SEAT else 1, table.head, 0, agreed, NOON)
    asked = notices.question(table, vote)
    assert problems(asked) == []
    answers = [f"{kind} yes {vote.target_seq}", f"{kind} no {vote.target_seq}"]
    assert [component.id.rest for component in asked.components] == answers
    missing = [2] if kind == "offer" else [2, 3]
    assert notices.voters(table, vote) == [table.seats[seat].user for seat in missing]
    assert all(who in asked.text for who in mentioned(table, missing)) and "<@101>" not in asked.text
    question = asked.text.split(" <@")[0]
    for outcome, by in ((VoteResult.YES, None), (VoteResult.NO, 3), (VoteResult.EXPIRED, None)):
        answered = replace(table, answered=(replace(vote, outcome=outcome, closed_by=by),))
        said = notices.outcome(answered, kind, table.head)
        assert problems(said) == [] and not said.rows and said.text.startswith(f"-# {question}\n")
        names = bold_names(table, locale)(2) in said.text.splitlines()[-1]
        assert kind not in ABOUT_A_SEAT or names == (outcome is VoteResult.YES)
    withdrawn = replace(table, answered=(replace(vote, outcome=VoteResult.NO, closed_by=0),))
    said = notices.outcome(withdrawn, kind, table.head)
    assert (
        says(said.text, "vote-withdrawn", locale, who=bold_names(table, locale)(0)) and problems(said) == []
    )
    overtaken = notices.outcome(table, kind, table.head)
    assert overtaken.text == word("vote-overtaken", locale)


@BOTH
def test_what_befalls_a_thread_is_said_in_a_line_or_two(locale):
    for table in recorded("alhambra", locale):
        said = [
            notices.frozen_post(table),
            notices.thawed_post(table),
            notices.moved_post(table),
            notices.lost_post(table),
        ]
        assert [problems(each) for each in said] == [[]] * 4
        assert len({each.text for each in said}) == 4
        assert [actions(each) for each in said] == [[], ["play"], [], []]
        assert [bool("<@" in each.text) for each in said] == [False, True, False, False]
        closed = dm_notices.no_access(table, locale)
        assert problems(closed) == [] and THREAD in closed.text and actions(closed) == ["play"]


def test_what_is_said_beside_a_hand_holds_now():
    """A new tile is named while it is in the hand."""
    named = 0
    for table in recorded("carcassonne", "en", moments=8):
        for seat in range(len(table.seats)):
            hand = table.view(seat).players[seat].hand or ()
            in_hand = {str(tile_text(tile)) for tile in hand}
            text = hand_panel(table, seat, "en").text
            for note in (note for turn in table.turns() for note in turn.notes if note.to == seat):
                if sentence(note.text, "en", str) in text:
                    assert str(dict(note.text.args)["tile"]) in in_hand, (table.head, seat)
                    named += 1
    assert named


@BOTH
@EVERY_GAME
def test_a_hand_is_shown_to_its_owner_alone(name, locale):
    for table in recorded(name, locale):
        for seat in range(len(table.seats)):
            view = table.view(seat)
            post, panel = hand_post(table, seat, locale), hand_panel(table, seat, locale)
            for message in (post, panel, hand_panel(table, seat, locale, True)):
                assert problems(message) == []
                assert [picture.view for picture in message.pictures] == [view] * view.has_hand
                assert (word("hand-empty", locale) in message.text) is not view.has_hand
                assert all(picture.name == "hand" and picture.alt for picture in message.pictures)
            recap = f"**{word('button-recap', locale)}**" in post.text
            assert actions(post) == ["play", "board", *["recap"] * recap]
            assert THREAD in post.text and not panel.rows
            assert is_outdated(table, seat, -1) or not table.head
            assert not is_outdated(table, seat, table.head)
    assert hand_panel(table, None, locale).text == word("not-seated", locale)
    for table in ended(name, locale):
        assert not hand_post(table, 0, locale).rows


def questioned(name, locale):
    """Tables of recorded games in which somebody is asked on somebody else's turn, two of each game."""
    game = GAMES[name]
    for file in records(name):
        header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
        steps = replay(game, header, entries)
        asked = [
            step.entry.seq
            for step in steps
            if step.state.todo and isinstance(step.state.todo[-1], PRESENTATIONS[game.name].questions)
        ]
        for seq in asked[:2]:
            yield recorded_table(game, header, entries[:seq], locale)


@BOTH
@pytest.mark.parametrize("name", [name for name in GAMES if PRESENTATIONS[name].questions])
def test_a_question_to_somebody_has_its_answers_as_buttons(name, locale):
    tables = list(questioned(name, locale))
    assert tables
    for table in tables:
        for seat in table.due:
            draft = draft_of(table, seat, ())
            message = question_post(table, draft, locale)
            assert problems(message) == [] and THREAD in message.text
            assert message.pictures[0].view == draft.view and message.pictures[0].kind == "preview"
            assert {component.id.action for component in message.components} == {"pick"}
            assert mentioned(table, [seat])[0] in message.text


def test_a_computer_is_named_and_not_called():
    table = next(recorded("armadora", "en"))
    seats = (SeatRow(table.row.id, 0, None, "", True, None), *table.seats[1:])
    post = turn_post(replace(table, seats=seats), table.turns()[-1], True)
    assert problems(post) == [] and "<@None>" not in post.text


def test_a_seat_reads_why_it_has_its_points_and_not_why_others_have_theirs():
    why = tuple(say("carcassonne-gain", who=Who(seat), points=points) for seat, points in ((0, 31), (1, 7)))
    lines = (Line(say("carcassonne-title"), (31, 7), why), Line(say("carcassonne-title"), (0, 0), why))
    own = [reasons(lines, seat, "en", "seat {}".format) for seat in (0, 1)]
    assert all(f"seat {seat}" in own[seat] and f"seat {1 - seat}" not in own[seat] for seat in (0, 1))


@BOTH
@EVERY_GAME
def test_a_hand_post_says_that_the_game_is_over(name, locale):
    for table in ended(name, locale):
        said = hand_post(table, 0, locale)
        assert table.view(0).has_hand or word("game-is-over", locale) in said.text
        assert word("hand-empty", locale) not in said.text
        assert all(picture.alt for picture in said.pictures)
