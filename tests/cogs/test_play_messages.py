"""Messages of playing and planning, from values alone: every kind, in both languages, within Discord's limits."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from itertools import islice

import pytest

from bench.recorded import records
from cogs.guide.why import corrected_line, why_points
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import private_lines
from cogs.messages.message import Button, Select, Style
from cogs.messages.names import TOKENS, plain_name
from cogs.panels import choices, keypads, since_last_turn, steps
from cogs.panels.board import board
from cogs.panels.lesson_offer import offer
from cogs.panels.play import _first_words, draft_panel, opened_panel, played_panel
from cogs.panels.waiting import plan_panel, waiting_panel
from cogs.posts.batching import newest_board
from cogs.upkeep.plans import outcome_message
from data.records.enums import PlanOutcome, Stage
from data.records.people import PersonRow
from data.records.rows import DeadlineRow, PlanRow
from engines import GAMES, PRESENTATIONS
from engines.core.journal import load
from engines.core.presentation import Presentation
from engines.core.text import NotAMove
from render.languages import LOCALES
from render.sentences import dashed, known, sentence, word
from tables.drafts import draft_of, forced_lines, with_only_moves
from tables.panel import Panel, panel_of
from tables.plans import plans
from tables.results import Played
from tests.cogs.choosing import leading_to
from tests.cogs.discord_limits import problems
from tests.core.test_leaks import recorded_table
from tests.gallery.positions import GAMES_SHOWN
from tests.spoken import says

MOMENTS = 3
THREAD = 3
"""The thread of these tables."""


def recorded(game, locale):
    """Tables of two or three recorded games at some moments, each with the lines that were played from there; other games for every
    language where there are enough."""
    files = records(game)
    files = files[LOCALES.index(locale) :: len(LOCALES)] if len(files) > 2 * len(LOCALES) else files
    for file in files[:: 1 + len(files) // 4]:
        header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
        for at in range(0, len(entries), max(1, len(entries) // MOMENTS)):
            table = recorded_table(GAMES[game], header, entries[:at], locale)
            if entries[at].seat in table.due:
                yield table, entries[at].seat, [entry.line for entry in entries[at:]]


@pytest.mark.parametrize("name", GAMES)
def test_to_what_is_mistyped_a_line_is_named_that_can_be_typed_now(name):
    game, seen = GAMES[name], 0
    for table, seat, _ in islice(recorded(name, "en"), MOMENTS):
        user, legal = table.seats[seat].user, draft_of(table, seat, ()).legal
        for verb in {line.split()[0] for line in legal if " " in line}:
            mistyped = f"{verb}{' ~' * len(game.notation.fields(verb))}"
            try:
                game.notation.parse(mistyped)
            except NotAMove as error:
                said = corrected_line(table, user, error.text, "en")
                seen += said != ""
                assert not said or (said.split("`")[1] in legal and said.split("`")[1].startswith(f"{verb} "))
                assert corrected_line(table, -1, error.text, "en") == "", "nobody else reads of a hand"
    assert seen


def ended(table):
    return replace(table, row=replace(table.row, stage=Stage.ENDED, why="stopped"))


def ids(message):
    return [component.id for component in message.components]


def actions(message):
    return [id.action for id in ids(message)]


def labels(message):
    """What is read on its buttons and in its selects: somebody who hears it knows names, and no shapes."""
    selects = [each for each in message.components if isinstance(each, Select)]
    buttons = [each.label for each in message.components if isinstance(each, Button)]
    return [*buttons, *(option.label for each in selects for option in each.options)]


def chosen_by(message):
    """What can be chosen on a panel: the starts of lines behind its buttons and in its selects."""
    found = set()
    for component in message.components:
        if component.id.action in ("pick", "try"):
            if isinstance(component, Select):
                found |= {option.value for option in component.options}
            else:
                found.add(component.id.rest)
    return found


def reveals(panel, locale):
    """What a panel says that Confirm reveals."""
    keys = ("confirm-reveals", "confirm-reveals-consent")
    return [key for key in keys if word(key, locale) in panel.text.splitlines()]


def last_row(panel):
    """What the buttons in the last row do, besides choices and taking back what was the likeliest of several."""
    return [each.id.action for each in panel.rows[-1] if each.id.action not in ("otherwise", "pick")]


OWN = ("alhambra", "hanging_gardens")
"""Games whose panels show nothing of the others."""


@pytest.mark.parametrize("name", GAMES_SHOWN)
def test_the_words_of_a_panel_s_picture_tell_what_it_shows(name):
    """Nothing that is drafted is called a turn, and nobody is named of whom nothing is seen."""
    drafted = 0
    for table, seat, lines in recorded(name, "en"):
        names = [plain_name(table, other, "en") for other in range(len(table.seats)) if other != seat]
        confirmed, draft = draft_panel(draft_of(table, seat, ()), "en").pictures[0].alt, None
        assert "not confirmed yet" not in confirmed
        for line in lines:
            before = draft or draft_of(table, seat, ())
            if line not in before.choices:
                break
            draft = draft_of(table, seat, (*before.lines, line))
            alt = draft_panel(draft, "en").pictures[0].alt
            latest = alt.partition(f"Latest turn, {plain_name(table, seat, 'en')}: ")[2].partition(".")[0]
            assert latest in confirmed
            assert name not in OWN or not [each for each in names if re.search(rf"\b{each}\b", alt)]
            drafted += "not confirmed yet" in alt
    assert drafted


@pytest.mark.parametrize("name", GAMES_SHOWN)
def test_a_board_of_a_game_that_people_have_ended_says_so(name):
    over = word("game-is-over", "en").rstrip(".")
    for table, _, _ in recorded(name, "en"):
        assert over not in board(table, None, "en").pictures[0].alt
        assert over in board(ended(table), None, "en").pictures[0].alt


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_turn_is_drafted_panel_by_panel(name, locale):
    confirmed = 0
    for table, seat, lines in recorded(name, locale):
        draft = draft_of(table, seat, ())
        for line in lines:
            prefix = ""
            while line in draft.choices:
                panel = draft_panel(draft, locale, prefix)
                assert problems(panel) == []
                view = replace(draft.view, before=table.seen_last(seat))
                assert panel.pictures[0].view == view and panel.pictures[0].alt
                assert {(id.table, id.seq) for id in ids(panel)} == {(table.row.id, table.head)}
                may_decline = any(each.id.rest == steps.NOTHING for each in panel.components)
                confirm = ["confirm"] if draft.can_confirm and not (prefix or may_decline) else []
                back = ["back"] if prefix or draft.lines else []
                assert last_row(panel) == [*back, *confirm, "aside"]
                assert not [label for label in labels(panel) for token in TOKENS if token in label]
                offered = chosen_by(panel)
                if line in offered:
                    draft = draft_of(table, seat, (*draft.lines, line))
                    break
                found = leading_to(line, offered, draft, prefix)
                if (
                    not found
                ):  # the likeliest payment is taken at once, and its panel leads back to all of them
                    (paid,) = (each for each in offered if each.split()[:2] == line.split()[:2])
                    after = draft_of(table, seat, (*draft.lines, paid))
                    found = [after.presentation.otherwise(after.view, paid)]
                prefix = found[0]
                assert steps.leads_on(draft.legal, prefix)
            if draft.complete or line == "end":
                break
        panel, declined = draft_panel(draft, locale), ""
        if any(each.id.rest == steps.NOTHING for each in panel.components):
            assert draft.choices and "confirm" not in actions(panel)
            panel, declined = draft_panel(draft, locale, steps.NOTHING), steps.NOTHING
        assert problems(panel) == []
        assert ("confirm" in actions(panel)) == draft.can_confirm
        if declined and draft.closes:
            assert says(panel.text.splitlines()[0], f"{dashed(name)}-ask-end-turn", locale), "as every other"
        key = "confirm-reveals-consent" if draft.pending or draft.end_reveals else ""
        assert reveals(panel, locale) == ([key] if key else [])
        ends = draft.can_confirm and draft.presentation.foresee(draft.view, ("end",)) is not None
        most = len(draft.notes) + 1 if table.presentation.listed else bool(draft.notes) or ends
        assert bool(draft.notes) <= panel.text.count("\n> ") <= most, "one paragraph, or a line each"
        others = tuple(replace(each, computer=each.seat != seat) for each in table.seats)
        alone = draft_panel(replace(draft, table=replace(table, seats=others)), locale, declined)
        key = "confirm-reveals" if draft.pending else ""
        assert reveals(alone, locale) == ([key] if key else []), "among computers taking back is free"
        assert says(panel.text, "only-choice", locale) == bool(forced_lines(draft))
        confirmed += draft.can_confirm
    assert confirmed


def test_what_need_not_be_done_was_chosen_by_nobody():
    """A card that may still be played is not “chosen, as there was no other way”: Confirm is the other way."""
    game, seen = GAMES["yspahan"], 0
    header, entries = load(records("yspahan")[0].read_text(encoding="utf-8").rpartition("result ")[0])
    for at in range(len(entries)):
        table = recorded_table(game, header, entries[:at], "en")
        for seat in table.due:
            draft = draft_of(table, seat, ())
            if draft.can_confirm and steps.complete_prefix(draft.choices, ""):
                seen += 1
                assert not says(draft_panel(draft, "en").text, "only-choice")
    assert seen


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_a_newcomer_is_told_each_thing_once_and_an_old_hand_nothing(name, locale):
    told = set()
    for table, seat, _ in recorded(name, locale):
        user = table.seats[seat].user
        kept: dict[str, str] = {}

        def panel_with(kept, table=table, user=user, learned=()):
            return panel_of(replace(table, people=(PersonRow(user, locale, True, kept),)), user, "", learned)

        once = []
        while first := (panel := panel_with(kept)).first:
            said = opened_panel(panel, panel.draft, locale, 77)
            assert problems(said) == [] and word(f"{dashed(name)}-first-{first}", locale) in said.text
            kept |= dict.fromkeys(panel.once, table.row.id)
            once.append(first)
        assert once == list(dict.fromkeys(table.presentation.firsts(table.view(seat))))
        told |= set(once)
        assert not panel_with({f"told_of_game_{name}": "another"}).first
        assert not panel_with({f"told_of_lessons_{name}": True}).first, "from before firsts were told"
        assert not panel_with({}, learned=(name,)).first
        assert f"told_of_game_{name}" in panel_with({}).once
    own = type(PRESENTATIONS[name]).firsts is not Presentation.firsts
    assert bool(told) <= own and (told or not own or name == "yspahan"), "there it is for two alone"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_above_an_opened_panel_stands_what_happened_before(name, locale):
    met = 0
    note = "*gold* in the north\n" * 50
    for table, seat, lines in recorded(name, locale):
        draft = with_only_moves(draft_of(table, seat, ()))
        news = PlanRow(table.row.id, seat, (lines[0],), ("",), PlanOutcome.DROPPED, table.head)
        told_once = ("told_of_panel", "told_of_dm")
        full = opened_panel(Panel(table, 1, seat, draft, news, note, told_once), draft, locale, 77)
        newest = newest_board(table)
        bare = opened_panel(Panel(table, 1, seat, draft), draft, locale, THREAD, newest)
        assert problems(full) == problems(bare) == []
        assert full.text.startswith("-# → https://discord.com/channels/1/3\n")
        assert "discord.com" not in bare.text
        told = (_first_words(draft), table.presentation.hands + "dm-failed", "plan-dropped")
        for said in (*(word(each, locale) for each in told), "-# 📝 *gold*"):
            assert said in full.text and said not in bare.text
        for panel, above in ((full, None), (bare, newest)):
            assert "\n".join(since_last_turn.lines(table, seat, locale, above=above)) in panel.text
        met += 1
    assert met, "somebody was due"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_a_newcomer_elsewhere_reads_what_the_first_post_of_the_thread_says(name, locale):
    """Who starts in the channel or plays by direct message sees no post: its aim, Dirk and How to play stand on the panel."""
    table, seat, _ = next(recorded(name, locale))
    user = table.seats[seat].user
    told = {"": {}, "met": {f"told_of_game_{name}": "another"}}
    newcomer, met = (
        panel_of(replace(table, people=(PersonRow(user, locale, True, kept),)), user)
        for kept in told.values()
    )
    assert newcomer.draft is not None and met.draft is not None
    said = opened_panel(newcomer, newcomer.draft, locale, THREAD, elsewhere=True)
    rules = word("button-how-to-play", locale)
    assert problems(said) == [] and labels(said).count(rules) == 1
    key = f"{dashed(name)}-how-to-play"
    taught = word(key, locale).splitlines() if known(key) else []
    aim = [f"-# {line.strip()}" for line in taught if line.strip()[:1] in ("🏆", "👉")]
    assert len(aim) == (2 if taught else 0) and all(line in said.text for line in aim)
    dirk = table.presentation.opening(table.row.setup)
    assert dirk is None or sentence(dirk, locale, str) in said.text
    for panel, draft, elsewhere in ((newcomer, newcomer.draft, False), (met, met.draft, True)):
        shown = opened_panel(panel, draft, locale, THREAD, elsewhere=elsewhere)
        assert rules not in labels(shown) and not any(line in shown.text for line in aim)


@pytest.mark.parametrize("locale", LOCALES)
def test_who_may_learn_meanwhile_reads_whether_a_clock_goes_on(locale):
    table, seat, _ = next(recorded("armadora", locale))
    noon = datetime(2026, 1, 2, tzinfo=UTC)
    until = DeadlineRow(table.row.id, seat, noon, False, noon)
    said = [
        opened_panel(
            Panel(each, 1, seat, once=("told_of_lessons_armadora",)), draft_of(each, seat, ()), locale, THREAD
        ).text
        for each in (table, replace(table, deadlines=(until,)))
    ]
    assert [
        offer("armadora", locale, clock) in text for clock, text in zip((False, True), said, strict=True)
    ] == [True] * 2
    assert said[0] != said[1]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_a_played_turn_says_only_what_stays_true_or_goes_on(name, locale):
    ways = set()
    for table, seat, _ in recorded(name, locale):
        turn = table.turns()[-1]
        if turn.seat is None:
            continue
        notes = tuple(note for note in turn.notes if note.to in (None, turn.seat))
        played = Played(table, turn.seat, (), notes, True, None, 2)
        done = played_panel(played, None, locale)
        alone = played_panel(replace(played, waiting_elsewhere=0), None, locale)
        assert problems(done) == problems(alone) == [] and not done.pictures
        assert says(done.text, "turn-played", locale, number=table.turns_of(turn.seat))
        assert not says(done.text, "waiting-for", locale), "who is next is not true for long"
        assert all(line in done.text for line in private_lines(table, turn.seat, turn.notes, locale))
        undo = ["undo"] if table.taking_back(turn.seat) else []
        why = ["why"] if why_points(table, [note.text for note in played.notes], locale) else []
        assert actions(done) == [*undo, "next", *why] and actions(alone) == [*undo, *why]
        over = played_panel(replace(played, table=ended(table), waiting_elsewhere=0), None, locale)
        there = word("done-over", locale, thread=1)
        assert there in over.text and word("game-is-over", locale) not in over.text and problems(over) == []
        goes_on = played_panel(replace(played, seat=seat), draft_of(table, seat, ()), locale)
        assert not says(goes_on.text, "turn-played", locale) and goes_on.pictures
        ways |= {tuple(undo)}
    assert ("undo",) in ways


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_whoever_waits_sees_the_board_and_what_they_may_do(name, locale):
    for table, seat, lines in recorded(name, locale):
        stranger = waiting_panel(table, None, locale, THREAD)
        assert word("not-seated", locale) in stranger.text and actions(stranger) == ["text", "more"]
        assert stranger.pictures[0].view == table.view(None)
        away = tuple(replace(each, away=each.seat == seat) for each in table.seats)
        gone = waiting_panel(replace(table, seats=away), seat, locale, 77)
        assert actions(gone)[-3:] == ["return", "text", "more"]
        assert word("table-you-are-away", locale) in gone.text
        finished = waiting_panel(ended(table), 0, locale, THREAD, said=["first of all"])
        assert finished.text.startswith("first of all\n")
        assert word("game-is-over", locale) in finished.text
        shown = [stranger, gone, finished]
        for other in sorted(set(range(len(table.seats))) - set(table.due))[:1]:
            row = PlanRow(table.row.id, other, tuple(lines[:5]), ("",) * len(lines[:5]))
            planned = waiting_panel(replace(table, plans=(row,)), other, locale, THREAD)
            assert actions(planned)[-1] == "unplan" and f"\n{len(row.plans)}. " in planned.text
            assert ("try" in actions(planned)) == (plans.try_turn(table, other, ()) is not None)
            shown.append(planned)
            for outcome in set(PlanOutcome) - {PlanOutcome.WAITING}:
                news = replace(row, outcome=outcome, outcome_at=table.head)
                told = replace(table, plans=(news,))
                shown.append(waiting_panel(told, other, locale, THREAD, news=news))
                shown.append(outcome_message(told, news, locale))
                assert "unplan" not in actions(shown[-2])
                assert all(word(f"plan-{outcome}", locale) in each.text for each in shown[-2:])
        assert [problems(each) for each in shown] == [[]] * len(shown)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_tried_tap_by_tap_and_can_be_kept(name, locale):
    kept = tried = 0
    for table, _, _ in recorded(name, locale):
        for seat in set(range(len(table.seats))) - set(table.due):
            for draft in trial(table, seat):
                tried += 1
                panel = plan_panel(draft, locale)
                assert problems(panel) == [] and panel.pictures[0].view == draft.view
                assert ("wait" in actions(panel)) == (not draft.lines)
                if draft.choices:
                    start = draft.choices[0].rpartition(" ")[0]
                    assert problems(plan_panel(draft, locale, start)) == []
                keep = [each for each in panel.components if each.id.action == "keep"]
                assert len(keep) <= plans.is_whole_turn(draft)
                assert all(isinstance(each, Button) and each.style is Style.GREEN for each in keep)
                assert all(each.id.rest == "; ".join(draft.lines) for each in keep)
                kept += len(keep)
    assert bool(kept) == bool(tried)


def trial(table, seat):
    """A turn that is tried with the first choice at each step, as far as it goes."""
    draft = plans.try_turn(table, seat, ())
    while draft is not None:
        yield draft
        if plans.is_whole_turn(draft) or not draft.choices:
            return
        draft = plans.try_turn(table, seat, (*draft.lines, draft.choices[0]))


def test_what_is_too_long_for_a_component_is_neither_offered_nor_kept():
    """Lines that do not fit into an id after those before them leave the panel with its way back."""
    table, *_ = next(recorded("carcassonne", "en"))
    waits = next(each for each in range(len(table.seats)) if each not in table.due)
    draft = plans.try_turn(table, waits, ())
    assert draft is not None and chosen_by(plan_panel(draft, "en"))
    long = replace(draft, lines=("place N1 0",) * 12)
    panel = plan_panel(long, "en")
    assert actions(panel) == ["try"] and not panel.pictures[0].marks
    with pytest.raises(ValueError, match="too long"):
        keypads.rows(
            choices.menus(table.game, draft.view, draft.choices, "", "en")[0],
            CustomId("try", "t", 1),
            "x" * 100,
        )
