"""What crews see, from values alone: in both languages, within Discord's limits, with long names and many people."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bench.recorded import records
from cogs.messages.lines import due_line
from cogs.panels.crews import crews_panel, joined_crew, proposal_lines, proposals_panel, turn_decided
from cogs.panels.hand import hand_post
from cogs.panels.more import Page, more_panel
from cogs.panels.play import draft_panel
from cogs.posts.crews import join_buttons
from cogs.posts.lobby import lobby_post
from cogs.posts.score_sheets import end_post
from cogs.posts.turn import turn_post
from data.records.enums import Stage
from data.records.rows import BackingRow, DeadlineRow, MemberRow
from engines import GAMES
from engines.core.journal import load
from render.languages import LOCALES
from render.sentences import word
from tables.crews import gathering, proposals
from tables.crews.terms import MOST_BY_NAME, MOST_OPEN, Terms
from tables.drafts import draft_of, with_only_moves
from tests.cogs.discord_limits import problems
from tests.core.test_leaks import recorded_table
from tests.spoken import says

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
NAME = "Wilhelmina_the_*Third*_of_Holland"
BOTH = pytest.mark.parametrize("locale", LOCALES)


def table_with_crew(game, locale, terms, people, stage=Stage.RUNNING):
    """A recorded game in its middle; whoever is due there is a crew of so many."""
    loaded = (load(each.read_text(encoding="utf-8").rpartition("result ")[0]) for each in records(game))
    header, entries = next(each for each in loaded if not (terms.open and GAMES[game].hides(each[0].setup)))
    for cut in range(len(entries) // 2, len(entries)):
        table = recorded_table(GAMES[game], header, entries[:cut], locale)
        if table.due and len(draft_of(table, table.due[0], ()).choices) > 1:
            break
    seat = table.due[0]
    name = gathering.SERVER if terms.open else "crew 1"
    seats = tuple(
        replace(each, user=None, name=name, crew=1, locale=None) if each.seat == seat else each
        for each in table.seats
    )
    members = tuple(
        MemberRow(table.row.id, 10**18 + at, 1, f"{NAME}{at}"[-32:], locale, NOON + timedelta(seconds=at))
        for at in range(people)
    )
    row = replace(table.row, crews=str(terms), clock="24h", stage=stage)
    clock = DeadlineRow(row.id, seat, NOON + timedelta(days=1), False, NOON + timedelta(hours=12))
    return replace(table, row=row, seats=seats, members=members, deadlines=(clock,)), seat


def with_proposals(table, seat, most=7):
    """Several whole turns are proposed there, and all members vote for the first."""
    found = []
    for line in draft_of(table, seat, ()).choices:
        draft = with_only_moves(draft_of(table, seat, (line,)))
        while not draft.plays:
            draft = draft_of(table, seat, (*draft.all_lines, draft.choices[0]))
        turn = "; ".join(draft.plays)
        if turn not in found:
            found.append(turn)
        if len(found) == most:
            break
    asked = table.asked_at(seat)
    rows = [
        BackingRow(table.row.id, each.user, 1, asked, found[0], NOON + timedelta(minutes=at), at == 0)
        for at, each in enumerate(table.members)
    ]
    rows += [
        BackingRow(table.row.id, each.user, 1, asked, turn, NOON + timedelta(hours=1), True)
        for each, turn in zip(table.members[1:], found[1:], strict=False)
    ]
    return replace(table, backings=tuple(rows))


@BOTH
@pytest.mark.parametrize("game", GAMES)
def test_what_is_proposed_is_a_picture_and_sentences_with_its_votes(game, locale):
    hidden = GAMES[game].hides(GAMES[game].setup(min(GAMES[game].seats)))
    for terms in (Terms(False, 25, True, True), Terms(not hidden)):
        table, seat = table_with_crew(game, locale, terms, 6)
        user = table.members[0].user
        empty = proposals_panel(table, seat, user, locale)
        assert problems(empty) == [] and word("crew-nothing", locale) in empty.text
        table = with_proposals(table, seat)
        found = proposals.proposed(table, seat)
        assert len(found) >= 2 and found[0].votes == 6
        for each in found:
            assert proposals.draft_of_turn(table, seat, each) is not None, "all may be played"
            panel = proposals_panel(table, seat, user, locale, each.key, word("crew-done-voted", locale))
            assert problems(panel) == []
            shown = panel.pictures
            assert len(shown) == 1 and shown[0].alt and shown[0].view.seat == seat
            actions = [component.id.action for component in panel.components]
            assert ("captain" in actions) == terms.captain
        lines = proposal_lines(table, seat, user, locale)
        assert says(lines[0], "crew-turn", locale, number=1, count=6)
        assert any("Holland" in line for line in lines) == terms.names, (
            "names only where the table wants them"
        )
        draft = draft_panel(draft_of(table, seat, ()), locale)
        assert problems(draft) == []
        assert [each.id.action for each in draft.rows[-1]].count("proposals") == 1
        if table.view(seat).has_hand:
            post = hand_post(table, seat, locale, user)
            assert problems(post) == [] and says(post.text, "crew-turn", locale, number=1, count=6)
        for page, speaks in ((page, speaks) for page in Page for speaks in (False, None)):
            more = more_panel(table, seat, locale, note="", follows=False, may_nudge=speaks, page=page)
            assert problems(more) == []
        assert problems(turn_decided(table, seat, locale)) == []
        assert problems(joined_crew(table, seat, locale)) == []


@BOTH
def test_posts_hold_as_many_people_as_a_crew_may_have(locale):
    for people in (1, MOST_BY_NAME, MOST_BY_NAME + 1, MOST_OPEN):
        table, seat = table_with_crew("carcassonne", locale, Terms(True, names=True), people)
        table = replace(table, row=replace(table.row, locale=locale))
        last = table.turns()[-1]
        assert problems(turn_post(table, last, True)) == []
        due = due_line(table, locale)
        assert due.count("<@") == (people if people <= MOST_BY_NAME else 0)
        crew_turn = next(turn for turn in reversed(table.turns()) if turn.seat == seat)
        voted = tuple(
            BackingRow(table.row.id, each.user, 1, 0, "x", NOON, played=crew_turn.first_seq)
            for each in table.members
        )
        post = turn_post(replace(table, backings=voted), crew_turn, False)
        key = "crew-summary-by" if people == 1 else "crew-summary"
        assert problems(post) == [] and says(post.text, key, locale, count=people)
        called = table.by_name(seat)
        assert problems(end_post(table, None, (), called)) == []
        lobby = replace(table, row=replace(table.row, stage=Stage.LOBBY, seed=""))
        assert problems(lobby_post(lobby)) == [] and len(join_buttons(lobby)) == 1
        role = replace(table, row=replace(table.row, crews=str(Terms(True, role=77))))
        assert "<@&77>" in due_line(role, locale) and "<@1" not in due_line(role, locale)


@BOTH
def test_a_lobby_chooses_what_its_game_allows(locale):
    for game, kinds in (("carcassonne", {"none", "open", "fixed"}), ("hanging_gardens", {"none", "fixed"})):
        table, _ = table_with_crew(game, locale, Terms("open" in kinds, 50, True), 6)
        lobby = replace(table, row=replace(table.row, stage=Stage.LOBBY, seed=""))
        assert {each.partition(" ")[0] for each in gathering.choices(lobby)} == kinds
        panel = crews_panel(lobby, locale)
        assert problems(panel) == []
        assert (word("crews-hidden", locale) in panel.text) == ("open" not in kinds)
        assert problems(crews_panel(replace(lobby, row=replace(lobby.row, crews="")), locale)) == []


def test_only_a_game_that_shows_everything_may_be_open():
    """Where `hides` says no, every seat sees what bystanders see, and nobody is told anything alone."""
    open_games = [name for name, game in GAMES.items() if not game.hides(game.setup(min(game.seats)))]
    assert open_games == ["carcassonne"]
    for file in records("carcassonne"):
        header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
        game = GAMES["carcassonne"]
        if game.hides(header.setup):
            continue
        table = recorded_table(game, header, entries[: len(entries) // 2], "en")
        assert not any(note.to is not None for each in table.story.played for note in each.notes)
        nobody = table.view(None)
        for seat in range(len(table.seats)):
            assert not table.view(seat).has_hand
            assert [getattr(table.view(seat), name) for name in ("players", "asks")] == [
                getattr(nobody, name) for name in ("players", "asks")
            ]
