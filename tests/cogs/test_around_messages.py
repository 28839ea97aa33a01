"""Messages around the games, from values alone: every kind, in both languages, within Discord's limits."""

from __future__ import annotations

import itertools
import re
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bench.recorded import records
from cogs.handlers.server import game_defaults, with_default
from cogs.messages import score_lines, time_zones
from cogs.messages.custom_ids import CustomId
from cogs.messages.markdown import link
from cogs.messages.message import LONGEST_ALT, Attached, Button, ChannelSelect, RoleSelect, Select, Style
from cogs.messages.names import plain_names
from cogs.messages.permissions import FOR_PRIVATE, NEEDED
from cogs.panels import board, scores
from cogs.panels.are_you_sure import final_question
from cogs.panels.board import remaining
from cogs.panels.files import journal_file, personal_data_file
from cogs.panels.hand import hand_panel
from cogs.panels.help import Situation, help_page, situation
from cogs.panels.lobby import host_panel, joined_panel, options_panel, options_to_read, rematch_panel
from cogs.panels.more import Page, attendance_buttons, following, more_panel, note_form
from cogs.panels.notes import LONGEST
from cogs.panels.play import draft_panel
from cogs.panels.replay import Eyes, Place, replay_page
from cogs.panels.server import defaults_panel, server_panel
from cogs.panels.server_tables import moderated_table, server_tables
from cogs.panels.settings import SWITCHES, settings_panel
from cogs.panels.steps import leads_on
from cogs.panels.turns import PAGE, on_page, table_list
from data.records.enums import Seating, Stage, StopReason
from data.records.people import Person
from data.records.preferences import Preferences
from data.records.restrictions import Restrictions
from data.records.rows import DeadlineRow, DraftRow, GuildRow, SeatRow, TableRow
from engines import GAMES, PRESENTATIONS
from engines.core.journal import load
from engines.core.presentation import Presentation
from engines.core.record import check, read
from engines.core.text import Who
from render.languages import LOCALES
from render.pictures import scene_of
from render.renderer import renderer
from render.sentences import dashed, foretold, known, sentence, word
from tables import lobby_rules
from tables.drafts import draft_of
from tables.errors import LobbyError
from tables.lobby_rules import MOST_VACATION
from tables.running_tables import RunningTable
from tables.table import Table
from tests.cogs.discord_limits import form_problems, problems
from tests.core.test_leaks import recorded_table
from tests.gallery.positions import GAMES_SHOWN
from tests.room import BEN
from tests.spoken import says

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
NAMED_IN_HELP = {
    *("table", "turns", "settings", "rules", "learn", "replay", "stats"),
    *("play", "move", "league", "privacy", "server-settings", "doctor", "puzzle"),
}
"""The commands of which `/help` says when they are good for something."""
NAME = "Wilhelmina_the_*Third*_of_Holland"
NUMBER = 2**63


def recorded(game, locale):
    """Tables of recorded games, each at its beginning, in the middle and at its end."""
    for file in records(game)[::4]:
        header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
        for count in (0, len(entries) // 2):
            yield recorded_table(GAMES[game], header, entries[:count], locale)
        table = recorded_table(GAMES[game], header, entries, locale)
        yield replace(table, row=replace(table.row, stage=Stage.ENDED, why=StopReason.FINISHED))


def ids(message):
    """The actions of a message's components."""
    return [component.id.action for component in message.components]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_looking_at_a_recorded_game(name, locale):
    title, scored = word(f"{dashed(name)}-title", locale), False
    for table in recorded(name, locale):
        for seat in (None, 0):
            view = table.view(seat)
            shown = [
                board.board(table, seat, locale),
                board.text_board(table, seat, locale),
                hand_panel(table, seat, locale),
                hand_panel(table, seat, locale, dm_failed=True),
                *(board.closeup(table, seat, each, locale) for each in renderer(name).closeups(view)),
            ]
            if table.presentation.so_far(view):
                scored = True
                shown.append(scores.score_sheet(table, seat, locale))
            assert [problems(each) for each in shown] == [[]] * len(shown)
            assert all(title in each.text for each in [*shown[:2], *shown[4:]])
            assert (
                shown[0].pictures[0].view == replace(view, before=shown[0].pictures[0].view.before)
                and shown[0].pictures[0].alt
            )
            if seat is not None:
                assert bool(shown[2].pictures) == view.has_hand
                assert word(table.presentation.hands + "dm-closed", locale) not in shown[2].text
                assert word(table.presentation.hands + "dm-closed", locale) in shown[3].text
            near = renderer(name).closeups(view)
            for at, each in zip(near, shown[4:], strict=False):
                assert [button.id.rest for button in each.components] == [one for one in near if one != at]
    assert scored == (type(PRESENTATIONS[name]).so_far is not Presentation.so_far)


def test_a_city_seen_closely_is_called_by_its_owner():
    for table in recorded("alhambra", "en"):
        names = plain_names(table, "en")
        for at in renderer("alhambra").closeups(table.view(None)):
            seen = board.closeup(table, None, at, "en")
            others = [seat for seat in range(len(table.seats)) if f"city-{seat + 1}" != at]
            labels = [button.label[2:] for button in seen.components if isinstance(button, Button)]
            (picture,) = seen.pictures
            assert names(int(at[-1]) - 1) in picture.alt and not any(
                names(seat) in picture.alt for seat in others
            )
            assert sorted(labels) == sorted(map(names, others))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_the_text_board_shows_what_its_reader_has_drafted_and_nobody_else(name, locale):
    for table in recorded(name, locale):
        for seat in table.due:
            plain = board.text_board(table, seat, locale)
            for line in draft_of(table, seat, ()).choices:
                draft = draft_of(table, seat, (line,))
                if draft.lines:
                    break
            else:
                continue
            at = table.story.ask_entries[seat]
            drafting = replace(table, drafts=(DraftRow(table.row.id, seat, at, draft.lines),))
            said = board.text_board(drafting, seat, locale)
            assert word("text-with-draft", locale) in said.text and problems(said) == []
            assert word("text-with-draft", locale) not in plain.text
            first = renderer(name).text_board(draft.view)[0]
            new = first not in renderer(name).text_board(table.view(seat))
            first = foretold(first) if new and Who(seat) in dict(first.args).values() else first
            assert sentence(first, locale, plain_names(table, locale)) in said.text
            for other in (None, *(each for each in range(len(table.seats)) if each != seat)):
                assert board.text_board(drafting, other, locale) == board.text_board(table, other, locale)


@pytest.mark.parametrize("name", GAMES_SHOWN)
def test_a_legend_explains_the_step_of_the_panel_on_which_it_was_opened(name):
    steps = [
        (draft, each.id.rest)
        for table in recorded(name, "en")
        for draft in [draft_of(table, seat, ()) for seat in table.due]
        for each in draft_panel(draft, "en").components
        if leads_on(draft.legal, each.id.rest)
    ]
    looks: dict[str, Any] = {"note": "", "follows": False, "may_nudge": False, "page": Page.SEE}
    for draft, prefix in steps[:: 1 + len(steps) // 6]:
        opened = more_panel(draft.table, draft.seat, "en", turn=(draft, prefix), **looks).components
        assert [each.id.rest for each in opened if each.id.action == "legend"] == [prefix]
        (panel,) = draft_panel(draft, "en", prefix).pictures
        told = board.panel_legend(name, panel, "en")
        for picture in told.pictures if told is not None else ():
            drawn: Any = scene_of(name, picture.kind, picture.view, picture.marks)[0]
            plain: Any = scene_of(name, "preview", panel.view, panel.marks)[0]
            assert drawn.layers[:-1] == plain.layers, "with numbers at its signs"
    assert steps


def pages(table, seat, locale, **values):
    """All pages behind `⋯`, none of which has more than eight buttons; what is on the first stands there wherever it is opened."""
    found = [more_panel(table, seat, locale, page=page, **values) for page in Page]
    asked = seat is not None and seat in table.due
    turn = (
        more_panel(table, seat, locale, turn=(draft_of(table, seat, ()), ""), **values) if asked else found[0]
    )
    assert ids(turn)[-len(ids(found[0])) :] == [
        each.replace("rules", ids(turn)[asked]) for each in ids(found[0])
    ]
    for each in (*found, turn):
        assert problems(each) == [] and len([one for one in each.components if isinstance(one, Button)]) <= 8
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_what_stands_behind_more(name, locale):
    note = "*gold* in the north\n" * (LONGEST // 20)
    for table, follows in itertools.product(recorded(name, locale), (False, True)):
        first, *mine = pages(table, 0, locale, note=note, follows=False, may_nudge=True)
        other, *theirs = pages(table, None, locale, note="", follows=follows, may_nudge=False)
        assert first.text.count("\n> ") == len(note.splitlines()) and "📝" not in other.text
        mine, theirs = (
            [each for page in panels for each in ids(page)] for panels in ((first, *mine), (other, *theirs))
        )
        looks = {"rules", "text", "recap", "notes", "save"}
        left, lines = remaining(table, 0, locale), renderer(name).remaining(table.view(0))
        assert problems(left) == [] and len(left.text.splitlines()) == 2 + len(lines)
        (pictured,) = left.wanted
        assert len(pictured.alt) == LONGEST_ALT or pictured.alt.count(" · ") >= len(lines) - 1
        assert ("remaining" in mine) == ("remaining" in theirs) == bool(lines and not table.over)
        assert looks <= set(mine) and looks <= set(theirs)
        deeds = {"offer", "stop", "resign", "nudge"}
        assert deeds & set(mine) == (set() if table.over else deeds)
        assert ("order" in mine) == (bool(table.presentation.orders) and not table.over)
        follow = [each for each in theirs if "follow" in each]
        assert follow == ([] if table.over else ["unfollow" if follows else "follow"])
        assert not {*deeds, "undo", "order"} & set(theirs)
        assert problems(following(table, follows, locale)) == []
        assert form_problems(note_form(table.row.id, note[:LONGEST], locale)) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_page_of_the_recap_fits(name):
    """A page in the middle has most to press: both ways, the ends, the chart and the rules behind points."""
    rows = set()
    for table in recorded(name, "en"):
        for page in (0, len(table.turns()) // 2, len(table.turns()) - 2):
            for eyes in Eyes:
                shown = replay_page(table, table.due[0] if table.due else 0, Place(page, eyes), "en")
                assert problems(shown) == []
                rows |= {len(row) for row in shown.rows}
    assert 4 in rows


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_the_chart_tells_what_everybody_knows(name, locale):
    for table in recorded(name, locale):
        panel, page = board.chart(table, locale), replay_page(table, None, Place(), locale)
        assert problems(panel) == problems(page) == []
        secret = not table.over and not table.presentation.so_far(table.view(None))
        assert ("chart" in ids(page)) == (not secret)
        assert (panel.text.endswith(word("chart-empty", locale))) == (not panel.wanted)
        assert not (secret and table.course()) and (
            table.over <= (bool(panel.wanted) or len(set(table.course())) < score_lines._FEWEST_POINTS)
        )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_the_journal_is_told_at_the_end_and_the_story_before(name, locale):
    for table in recorded(name, locale):
        said = journal_file(table, locale)
        (file,) = [item for item in said.items if isinstance(item, Attached)]
        assert problems(said) == [] and file.name.startswith(name)
        text = file.content.decode()
        assert (f"seed {table.row.seed}" in text) == table.over
        if table.over:
            # Journals of the suite have seeds that people can read; those of tables are hexadecimal digits.
            record = read(text.replace(f"seed {table.row.seed}\n", f"seed {'0f' * 32}\n"), GAMES)
            record = replace(record, header=replace(record.header, seed=table.row.seed))
            assert check(record, GAMES).result == table.result


@pytest.mark.parametrize("name", GAMES)
def test_clocks_and_absences_have_their_buttons(name):
    table = next(recorded(name, "en"))
    seat, row = table.due[0], table.row
    clock = DeadlineRow(row.id, seat, NOON + timedelta(days=1), False, NOON)
    table = replace(table, row=replace(row, clock="24h"), deadlines=(clock,))
    for locale in LOCALES:
        buttons = attendance_buttons(table, seat, False, locale)
        assert [each.id.action for each in buttons] == ["pause", "extra"]
        paused = replace(table, row=replace(table.row, paused=True))
        (resume, nudge) = attendance_buttons(paused, seat, True, locale)
        assert resume.label == word("button-resume", locale) and nudge.id.action == "nudge"
        mine = replace(table.seats[seat], away=True, computer=True)
        away = replace(table, seats=tuple(mine if each.seat == seat else each for each in table.seats))
        panel = more_panel(away, seat, locale, note="", follows=False, may_nudge=False)
        assert problems(panel) == [] and ids(panel)[0] == "return" and "resign" not in ids(panel)
        assert word("vacation-left", locale, count=mine.vacation) in panel.text


def lobbies(name, clock="none"):
    """Lobbies of a game, one for each number of players that needs no expansion."""
    game = GAMES[name]
    for count in game.seats:
        blank = TableRow(
            "abcd1234", name, count, (), game.rules, "", Stage.LOBBY, StopReason.NONE, NUMBER, NUMBER, None, "ja", 11,
            clock, Seating.RANDOM, True, NOON, vacation=MOST_VACATION,
        )  # fmt: skip
        with suppress(LobbyError):
            yield Table(*lobby_rules.new_table(blank, game, Person(11, NAME, "en"), (), ""), game)


@pytest.mark.parametrize("clock", ["none", "90m", "72h+12h/120h"])
@pytest.mark.parametrize("name", GAMES)
def test_options_to_change_and_to_read(name, clock):
    seen = 0
    for table in lobbies(name, clock):
        for locale in LOCALES:
            panel, read = options_panel(table, locale), options_to_read(table, locale)
            first = host_panel(table, locale)
            assert problems(panel) == problems(read) == problems(first) == []
            reached = {each.id.action + each.id.rest for each in first.components}
            assert reached == {
                "computereasy",
                "computernormal",
                "computerhard",
                "setseats",
                "people",
                "optionsall",
            }
            selects = [each for each in panel.components if isinstance(each, Select)]
            assert all(sum(option.chosen for option in each.options) == 1 for each in selects)
            assert ("vacation" in [each.id.rest for each in selects]) == (clock != "none")
            assert not read.rows and word("lobby-private", locale) in read.text
            other = word(f"language-{table.row.locale}", locale)
            assert (f"**{other}**" in panel.text) == (table.row.locale != locale), "said where it is another"
            seen += 1
    assert seen


def test_taking_a_seat_and_a_rematch():
    alone = next(lobbies("armadora"))
    full = replace(alone, seats=lobby_rules.joined(alone, BEN, "", Restrictions())[1])
    threaded = replace(full, row=replace(full.row, thread=NUMBER))
    for locale in LOCALES:
        said = [joined_panel(alone, locale), joined_panel(full, locale)]
        assert [ids(each) for each in said] == [[], ["start"]]
        ways = [
            rematch_panel(full, None, locale, 11),
            rematch_panel(full, NUMBER, locale, 999),
            rematch_panel(threaded, NUMBER, locale, BEN.user),
        ]
        assert [problems(each) for each in [*said, *ways]] == [[]] * 5
        links = [f"/{full.row.channel}", f"/{full.row.channel}/{NUMBER}", f"/{full.row.guild}/{NUMBER}"]
        assert all(link in way.text for link, way in zip(links, ways, strict=True))
        assert [ids(each) for each in ways] == [["start", "options"], ["join"], ["start"]]


def waiting(number, mine, away=False, until=None):
    """A table in the list, with the longest names and numbers that there are."""
    rows = tuple(SeatRow(f"{number:08}", seat, seat + 1, NAME, False, "en") for seat in range(6))
    game = list(GAMES)[number % len(GAMES)]
    return RunningTable(
        f"{number:08}", game, NUMBER + number, mine, away, rows[1:3], NOON, until, NUMBER + number, rows
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mine", [0, 1, 2, 5, 6, 12, 25])
def test_every_page_of_the_list(mine, locale):
    tables = [waiting(number, True, until=NOON + timedelta(days=1)) for number in range(mine)]
    tables += [waiting(number, False, away=True) for number in range(mine, mine + 7)]
    tables += [waiting(number, False) for number in range(mine + 7, mine + 14)]
    newest = {each.table: NUMBER for each in tables}
    servers = {each.guild: "A server with a very long name of_a_hundred characters"[:100] for each in tables}
    pages = -(-len(tables) // PAGE)
    numbered = set()
    for page in range(pages):
        said = table_list(tables, page, newest, servers, locale)
        assert problems(said) == []
        shown = on_page(tables, page)
        assert said.text.count("https://discord.com/channels/") == len(shown)
        steps = [each.id.rest for each in said.components if each.id.action == "inbox"]
        assert steps == [str(to) for to in (page - 1, page + 1) if 0 <= to < pages]
        numbered |= {line.split(".")[0] for line in said.text.splitlines() if line[0].isdigit()}
        due = [each.table for each in shown if each.waits_for_me]
        buttons = [each.id.table for each in said.components if each.id.action == "play"]
        selects = [each for each in said.components if isinstance(each, Select)]
        options = [option.value for select in selects for option in select.options]
        assert buttons + options == (due if len(due) > 1 else [])
        assert all(option.description for select in selects for option in select.options)
    assert numbered == {str(number) for number in range(1, mine + 1)}
    assert table_list(tables, pages + 3, newest, servers, locale) == said, "beyond the last page is the last"
    assert problems(table_list([], 0, {}, {}, locale)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_ones_own_settings(locale):
    everything = Preferences("ja", "Asia/Kathmandu", 23 * 60, 7 * 60, False, False, True, digest=18 * 60)
    for chosen in [Preferences(), everything, *(Preferences(zone=zone) for zone in time_zones.zones()[::20])]:
        panel = settings_panel(chosen, True, "pt-BR", locale, NOON)
        assert problems(panel) == []
        held = {
            each.id.rest: [option.value for option in each.options if option.chosen]
            for each in panel.components
            if isinstance(each, Select)
        }
        assert held["zone"] == [chosen.zone] and held["language"] == [chosen.language or "discord"]
        assert held["digest"] == ["off" if chosen.digest is None else str(chosen.digest)]
        assert held["since"] == ([str(chosen.quiet_from)] if chosen.quiet else [])
        switches = [each for each in panel.components if isinstance(each, Button)]
        on = [getattr(chosen, each) for each in SWITCHES]
        assert [each.style is Style.GREEN for each in switches] == on
        assert [each.id.rest.endswith(" off") for each in switches] == on


@pytest.mark.parametrize("locale", LOCALES)
def test_a_servers_settings(locale):
    channels = tuple(NUMBER + number for number in range(25))
    settled = GuildRow(1, "ja", channels, NUMBER, 5, NUMBER, called=NUMBER)
    panel = server_panel(
        settled, channels, dict.fromkeys(("creators", "moderators", "called", "crews"), NUMBER), locale, NOON
    )
    gone = server_panel(settled, channels[:1], {}, locale, NOON)
    none = server_panel(GuildRow(1), (), {}, locale, NOON)
    assert [problems(each) for each in (panel, gone, none)] == [[], [], []]
    assert panel.text == none.text and word("server-role-gone", locale) in gone.text
    assert word("server-channels-gone", locale, count=24, left=1) in gone.text
    (held,) = [each for each in panel.components if isinstance(each, ChannelSelect)]
    roles = [each.chosen for each in gone.components if isinstance(each, RoleSelect)]
    assert held.chosen == channels and roles == [None] * 4
    assert (
        word("server-moderators-gone", locale) in gone.text
        and word("server-called-gone", locale) in gone.text
    )
    lacking = server_panel(settled, channels, {}, locale, NOON, {(*NEEDED, FOR_PRIVATE): channels})
    assert problems(lacking) == [] and says(lacking.text, "server-channels-lack", locale, count=7)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_new_tables_of_a_server_begin_with(locale):
    """Whatever is offered can be settled, is shown as chosen then, and makes a table of the game."""
    for game in ("", *GAMES):
        settled = GuildRow(1)
        offered = [
            each
            for each in defaults_panel(settled, game, locale).components
            if isinstance(each, Select) and each.id.action == "begin"
        ]
        assert len(offered) >= 4 and problems(defaults_panel(settled, game, locale)) == []
        for each in offered:
            settled = with_default(settled, each.id.rest, each.options[-1].value)
        again = defaults_panel(settled, game, locale)
        chosen = [each for each in again.components if isinstance(each, Select) and each.id.action == "begin"]
        assert len(chosen) == len(offered) and all(each.options[-1].chosen for each in chosen)
        if game:
            seats = min(GAMES[game].seats)
            GAMES[game].setup(seats, **game_defaults(settled, game, seats))
    for name, value in (
        ("clock", "soon"),
        ("seats", "9"),
        ("armadora.advanced", "perhaps"),
        ("chess.clock", "1"),
    ):
        with pytest.raises(ValueError):
            with_default(GuildRow(1), name, value)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_tables_of_a_server_for_its_moderators(locale):
    everywhere = (table for name in GAMES for table in recorded(name, locale))
    tables = [
        replace(table, row=replace(table.row, id=f"abcd123{at}"))
        for at, table in enumerate(itertools.islice((table for table in everywhere if table.due), 8))
    ]
    page = server_tables(tables, 1, 30, locale)
    assert problems(page) == [] and [
        each.id.rest for each in page.components if each.id.action == "tables"
    ] == ["0", "2"]
    assert all(link(each.row.guild, each.row.thread) in page.text for each in tables)
    (choose,) = [each for each in page.components if isinstance(each, Select)]
    assert [each.value for each in choose.options] == [each.row.id for each in tables]
    for table in tables:
        one = moderated_table(table, 1, locale)
        deeds = [each.id.rest.split()[0] for each in one.components if each.id.action == "at"]
        assert problems(one) == [] and deeds.count("substitute") == len(table.seats) and "skip" in deeds
    hidden = replace(tables[0], row=replace(tables[0].row, private=True))
    assert not [each for each in server_tables([hidden], 0, 1, locale).components if isinstance(each, Select)]
    assert word("server-tables", locale, count=0) in server_tables([], 0, 0, locale).text


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_asked_once_more_and_what_is_kept(locale):
    for question, label, id in (
        ("resign-sure", "button-resign", CustomId("resigned", "abcd1234", 10**6)),
        ("offer-sure", "button-offer", CustomId("offered", "abcd1234", 10**6)),
        ("privacy-sure", "button-forget", CustomId("forget")),
    ):
        said = final_question(word(question, locale, count=3), id, word(label, locale), locale)
        button, stay = said.components
        assert problems(said) == [] and button == Button(id, word(label, locale), Style.RED)
        assert stay == Button(CustomId("close"), word("button-not-now", locale))
    kept = personal_data_file({"tables": [{"name": NAME}], "user": 1}, locale)
    (file,) = [item for item in kept.items if isinstance(item, Attached)]
    assert problems(kept) == [] and NAME.encode() in file.content


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("about", list(Situation))
def test_help_for_every_situation(about, locale):
    page = help_page(about, locale)
    assert problems(page) == [] and "{" not in page.text and len(page.text.splitlines()) >= 4
    (others,) = [each for each in page.components if isinstance(each, Select)]
    assert [each.value for each in others.options if each.chosen] == [about] and len(others.options) > 5


@pytest.mark.parametrize("locale", LOCALES)
def test_help_names_commands_that_there_are(locale):
    """In the reader's language, as Discord shows them."""
    named = {
        command
        for about in Situation
        for command in re.findall(r"`/([^` ]+)(?: [^`]*)?`", help_page(about, locale).text)
    }
    keys = {group: f"{group}-command.name" for group in NAMED_IN_HELP}
    names = {word(key, locale) if known(key, locale) else group for group, key in keys.items()}
    assert named == names


def test_help_begins_with_where_one_is():
    (table, *_) = recorded("armadora", "en")
    due = table.due[0]
    assert situation(None, None) is situation(table, None) is Situation.START
    assert situation(table, due) is Situation.TURN
    assert situation(table, (due + 1) % len(table.seats)) is Situation.WAITING
