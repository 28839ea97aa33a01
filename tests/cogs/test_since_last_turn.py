"""What a player has missed: since their own last turn, few lines, nothing that is not theirs to know."""

import re

import pytest

from bench.recorded import read, recorded, records
from cogs.messages.lines import said_once, told_lines
from cogs.messages.names import bold_names
from cogs.panels import since_last_turn
from engines import GAMES, PRESENTATIONS
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.journal import Entry, Header, deal, play, replay
from engines.core.table_lines import Away, Back
from engines.core.text import Note, Text, Who, say
from render.sentences import joined, sentence
from tables.story import PLAYED_FOR
from tests.core.test_leaks import recorded_table, table_of
from tests.laws import setups
from tests.room import ANA, BEN, CHIE
from tests.spoken import said

TURNS = 25


def random_tables(game):
    """A table after every turn of a random game."""
    setup = list(setups(game))[-1]
    header, rng = Header(game.name, setup, "since"), Rng("since", 0)
    state, turns = deal(game, header), 0
    entries: list[Entry] = []
    while turns < TURNS and (due := game.due(state)):
        seat = rng.choice(due)
        step = play(
            game,
            state,
            seat,
            random_move(game, state, seat, rng),
            Rng("since", len(entries) + 1),
            len(entries) + 1,
        )
        state = step.state
        entries.append(step.entry)
        if step.closes:
            turns += 1
            yield table_of(game, header, entries, ("en", "ja")[turns % 2])


@pytest.mark.parametrize("name", GAMES)
def test_few_lines_of_what_one_may_know(name):
    most = 0
    for table in random_tables(GAMES[name]):
        locale = table.row.locale
        for seat in range(len(table.seats)):
            said = since_last_turn.lines(table, seat, locale)
            missed = table.missed(seat)
            own = table.last_own(seat)
            keys = table.presentation.scorings | table.presentation.unforeseen
            scored = own is not None and any(note.text.key in keys for note in own.notes)
            assert bool(said) == bool(missed or scored) and len(said) <= 6 and len("\n".join(said)) < 2000
            assert all(turn.seat != seat for turn in missed)
            everything = [note for turn in table.turns() for note in turn.notes]
            secret = {note.text for note in everything if note.to not in (None, seat)}
            secret -= {note.text for note in everything if note.to in (None, seat)}
            shown = "\n".join(said)
            assert not [text for text in secret if sentence(text, locale, str) in shown]
            most = max(most, len(said))
    assert most > 2


@pytest.mark.parametrize("name", ["alhambra", "yspahan"])
def test_the_newest_turn_is_told_beside_what_the_own_one_set_off_where_six_lines_hold_both(name):
    both = 0
    for file in records(name)[:4]:
        header, entries = read(file)
        for end in range(0, len(entries), 3):
            table = recorded_table(GAMES[name], header, entries[:end], "en")
            for seat in table.due[:1]:
                news = since_last_turn._news(table, seat, True, None)
                if len(news) < 2 or news[0][0].seat != seat or since_last_turn._set_off(table, news[-1][1]):
                    continue
                turn, notes = news[-1]
                lines = since_last_turn.lines(table, seat, "en")
                names = bold_names(table, "en")
                told = any(sentence(note.text, "en", names) in "\n".join(lines) for note in notes)
                shortest = since_last_turn._ways(table, turn, notes, seat, "en", 1)[-1]
                both += told
                assert told or since_last_turn._height([*lines, *shortest]) > 6, lines
    assert both


@pytest.mark.parametrize("name", GAMES)
def test_each_event_has_a_line_while_there_is_room(name):
    apart = 0
    for table in random_tables(GAMES[name]):
        locale, names = table.row.locale, bold_names(table, table.row.locale)
        for seat in range(len(table.seats)):
            lines = since_last_turn.lines(table, seat, locale)
            news = since_last_turn._news(table, seat, True, None)
            told = said_once(notes for _, notes in news)
            for notes in told[-1:]:
                if PRESENTATIONS[name].scored([note.text for note in notes]) is not None:
                    continue
                events = [f"- {sentence(note.text, locale, names)}" for note in notes]
                rest = [line for line in lines if line not in events and not line.startswith("- ")]
                whole = since_last_turn._height([*rest, *events]) <= since_last_turn._MOST_LINES
                ends = range(len(events), len(lines) + 1)
                assert not whole or events in [lines[end - len(events) : end] for end in ends]
                apart += whole and len(events) > 1
    assert apart or name not in ("carcassonne", "yspahan"), "their turns have several"


@pytest.mark.parametrize(
    ("name", "file"), [("alhambra", "two-players"), ("carcassonne", "base-5"), ("yspahan", "four-players")]
)
def test_what_nobody_could_foresee_is_told_to_everybody_also_to_whoever_set_it_off(name, file):
    """Where there is no room for the heading of a scoring, what that one got."""
    played, presentation = recorded(name, file), PRESENTATIONS[name]
    game, keys = played.game, presentation.scorings | presentation.unforeseen
    untold: dict[int, list[Text]] = {seat: [] for seat in range(played.header.setup.seats)}
    told, steps = 0, replay(game, played.header, played.entries)
    for count, step in enumerate(steps, 1):
        for note in presentation.told(step.notes):
            for texts in untold.values() if note.text.key in keys else ():
                texts.append(note.text)
        for seat in game.due(step.state) if step.closes else ():
            if untold[seat]:
                table = table_of(game, played.header, played.entries[:count], "en")
                lines = "\n".join(since_last_turn.lines(table, seat, "en"))
                names = bold_names(table, "en")
                for text in untold[seat]:
                    left_out = text.key in presentation.scorings and names(seat) in lines
                    assert left_out or sentence(text, "en", names) in lines, lines
                told += len(untold[seat])
                untold[seat].clear()
    assert told >= len(untold)


def test_for_whom_a_computer_plays_is_said_with_their_first_turn_alone():
    ana, ben = (Note(say(PLAYED_FOR, who=Who(seat))) for seat in (0, 1))
    rest = Note(say("quarry-rest", who=Who(0)))
    assert said_once([[ana, rest], [ben, rest], [ana, rest]]) == [[ana, rest], [ben, rest], [rest]]


def test_the_lines_leave_room_for_the_panel():
    """Even the longest of them: a panel holds some 4,000 characters."""
    assert since_last_turn._LONGEST < 1500


async def test_what_is_missed(room):
    table = await room.start([ANA, BEN, CHIE], clock="1h")

    async def missed(seat):
        turns = (await room.tables.table(table)).missed(seat)
        return [(turn.seat, turn.last_seq) for turn in turns if not turn.aside]

    assert await missed(0) == []
    await room.bids(table, 3, 2, 1)
    assert await missed(0) == [(1, 2), (2, 3)] and await missed(2) == []
    await room.tables.play(table, ANA.user, "rest")
    assert await missed(0) == [] and [seat for seat, _ in await missed(2)] == [0]
    await room.tables.votes.undo(table, ANA.user)
    (taken_back,) = (await room.tables.table(table)).missed(2)
    assert taken_back.notes[0].text.key == "table-told-undo" and taken_back.taken_back == 4

    # What the clock played for somebody, they have missed, too.
    room.now.go(hours=2)
    (deadline,) = (await room.tables.table(table)).deadlines
    await room.tables.presence.expire(deadline)
    assert [seat for seat, _ in await missed(0)] == [0]
    now = await room.tables.table(table)
    (turn,) = since_last_turn._missed(now, 0)
    notes = [note for note in turn.notes if note.to is None]
    told = [since_last_turn._ways(now, turn, notes, seat, "en", 8)[0] for seat in (0, 1)]
    events = [each.removeprefix("- ") for each in told[1]]
    assert told[0] == [f"- {said('since-for-you', line=joined(events, 'en'))}"]
    await room.tables.play(table, BEN.user, "rest")
    assert [seat for seat, _ in await missed(0)] == [0, 1] and await missed(1) == []


async def test_comings_and_goings_leave_room_for_what_was_played(room):
    """Of who is away and back only the last is told, to others; whoever comes back is told what they were away from."""
    table = await room.start([ANA, BEN, CHIE], options={"rounds": "9"})
    await room.bids(table, 3, 2, 1)
    presence = room.tables.presence
    for _ in range(3):
        await presence.offer(table, BEN.user)
        await room.tables.settle()
        await presence.back(table, BEN.user)
    await presence.offer(table, BEN.user)
    now = await room.tables.table(table)
    assert [turn.line or turn.seat for turn in since_last_turn._missed(now, 0)] == [1, 2, Away()]
    assert since_last_turn.title(now, 0, "en") == said("since-title", since="turn")
    await room.tables.play(table, ANA.user, "rest")
    await presence.back(table, BEN.user)
    back = await room.tables.table(table)
    assert 0 in [turn.seat for turn in since_last_turn._missed(back, 1)]
    assert [turn.line for turn in since_last_turn._missed(back, 2) if turn.line] == [Back()]


async def test_before_the_first_turn_the_title_is_another(room):
    table = await room.start([ANA, BEN])
    await room.tables.play(table, ANA.user, "bid 1")
    assert since_last_turn.title(await room.tables.table(table), 1, "en") == said(
        "since-title", since="start"
    )
    await room.tables.play(table, BEN.user, "bid 1")
    await room.tables.play(table, ANA.user, "rest")
    assert since_last_turn.title(await room.tables.table(table), 1, "en") == said("since-title", since="turn")


async def test_what_was_taken_back_and_played_again_is_told_as_played(room):
    table = await room.start([ANA, BEN, CHIE])
    await room.bids(table, 3, 2, 1)
    await room.tables.play(table, ANA.user, "rest")
    for _ in range(3):
        await room.tables.play(table, BEN.user, "rest")
        await room.tables.votes.undo(table, BEN.user)
    last = since_last_turn._missed(await room.tables.table(table), 0)
    assert [turn.taken_back is not None for turn in last] == [True], "nothing in its place yet, and said once"
    await room.tables.play(table, BEN.user, "take 1")
    told = since_last_turn._missed(await room.tables.table(table), 0)
    assert [turn.line or turn.seat for turn in told] == [1]


def test_the_end_of_a_week_is_told_as_its_post_tells_it():
    header, entries = (played := recorded("yspahan", "two-players")).header, played.entries
    whole = recorded_table(GAMES["yspahan"], header, entries, "en")
    ends = [
        turn.last_seq
        for turn in whole.turns()
        if any(each.text.key in whole.presentation.scorings for each in turn.notes)
    ]
    for end in ends[:-1]:
        table = recorded_table(GAMES["yspahan"], header, entries[:end], "en")
        posted = [
            line
            for line in told_lines(table, table.turns()[-1], "en")
            if re.match(r".{1,12}\*\* \*\*\+", line)
        ]
        told = since_last_turn.lines(table, 1 - table.turns()[-1].seat, "en")
        assert posted and set(posted) <= {each.removeprefix("- ") for each in told}
