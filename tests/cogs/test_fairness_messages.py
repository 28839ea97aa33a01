"""What people read about the chance of a table, and what nobody may read before the end."""

from __future__ import annotations

import re
import shlex
import subprocess
from dataclasses import replace
from datetime import UTC, datetime
from itertools import chain

import pytest

from cogs.messages.message import Attached, Message
from cogs.panels.fairness import fairness_panel, word_added, word_form
from cogs.panels.files import journal_file, record_text
from cogs.panels.films import Cut, film_of
from cogs.panels.more import Page, more_panel
from cogs.panels.proof import whose_line
from cogs.panels.replay import Place, replay_page
from cogs.posts.batching import batches
from cogs.posts.commitments import promise, settled
from cogs.posts.lobby import lobby_post, started_post
from cogs.posts.score_sheets import end_post, result_line
from cogs.posts.turn import turn_post
from cogs.upkeep.thread import thread_name
from data.records.enums import Seating, Stage, StopReason
from data.records.people import Person
from data.records.restrictions import Restrictions
from data.records.rows import TableRow
from engines import GAMES
from engines.core import fairness
from engines.core.journal import rerun
from engines.core.record import Player, Record, check, read
from render.languages import LOCALES
from render.sentences import word
from tables import lobby_rules
from tables.looking_back.imports import table_of as import_of
from tables.looking_back.moments import moments
from tables.looking_back.proofs import Proof
from tables.looking_back.provenance import Whose
from tables.table import Table
from tests.cogs.discord_limits import form_problems, problems
from tests.core.test_fairness import games
from tests.core.test_leaks import table_of
from tests.core.test_record import SHORT, recorded
from tests.spoken import says

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SECRET = "5ec7" * 16
NAMES = [f"Wilhelmina_the_*Third*_of_Holland{number}" for number in range(6)]


def in_lobby(locale: str, chance: int = 2) -> Table:
    """A lobby of six, one of whom has typed a word, with a computer."""
    game = GAMES["carcassonne"]
    blank = TableRow(
        "abcd1234", game.name, 6, (("inns", "full"),), game.rules, "", Stage.LOBBY, StopReason.NONE, 1, 2, None, locale, 11,
        "none", Seating.RANDOM, False, NOON, chance=chance, secret=SECRET if chance > 1 else "",
    )  # fmt: skip
    people = [Person(11 + at, name, "en") for at, name in enumerate(NAMES[:5])]
    levels = lobby_rules.levels(blank, 1, "normal")
    table = Table(*lobby_rules.new_table(blank, game, people[0], levels, "a0" * 16), game)
    for at, person in enumerate(people[1:], 1):
        table = replace(table, seats=lobby_rules.joined(table, person, f"a{at}" * 16, Restrictions())[1])
    part = fairness.part_of_word(table.row.id, "x" * fairness.LONGEST_WORD)
    return replace(table, seats=lobby_rules.with_part(table, 12, part)[1]) if chance > 1 else table


def of_record(record: Record, locale: str, count: int | None = None) -> Table:
    """The table of a recorded game after so many entries; without a number it is over."""
    origin, game = record.origin, GAMES[record.header.game]
    assert origin is not None
    table: Table = table_of(game, record.header, record.entries[:count], locale)
    stage, why = (Stage.RUNNING, StopReason.NONE) if count is not None else (Stage.ENDED, StopReason.FINISHED)
    row = replace(
        table.row, id=origin.table, chance=2, secret=origin.secret, parts=tuple(map(str, origin.places)),
        stage=stage, why=why, head=table.story.head,
    )  # fmt: skip
    return replace(table, row=row)


def actions(message: Message) -> list[str]:
    return [each.id.action for each in message.components]


def carried(message: Message) -> str:
    """What the id of the last button carries."""
    return [*message.components][-1].id.rest


@pytest.mark.parametrize("locale", LOCALES)
def test_the_lobby_binds_the_bot_and_shows_every_part(locale):
    table = in_lobby(locale)
    post, panel = lobby_post(table), fairness_panel(table, 12, locale)
    assert problems(post) == problems(panel) == form_problems(word_form(table.row.id, locale)) == []
    bound = fairness.fingerprint(SECRET)
    assert bound in panel.text and actions(post)[-1] == "fair" and carried(post) == bound
    assert not re.search("[0-9a-f]{16}", post.text), "digits stand behind the button"
    assert bound in promise(table).text and problems(promise(table)) == []
    other = "ab" * 32
    changed = lobby_post(table, first=other)
    assert says(changed.text, "fair-changed", locale, before=other, fingerprint=bound)
    assert carried(changed) == other, "the first fingerprint stays there"
    for user, key in ((12, "fair-word-added"), (11, "fair-word-drawn")):
        added = word_added(table, user, locale, "https://discord.com/channels/1/2/3")
        part = next(each.part for each in table.seats if each.user == user)
        assert problems(added) == [] and says(added.text, key, locale, part=part, fingerprint=bound)
        assert says(added.text, "fair-promised", locale, link="https://discord.com/channels/1/2/3")
    assert actions(panel) == ["fairword"] and actions(fairness_panel(table, 99, locale)) == []
    for at in (0, 2, 3, 4):
        assert f"`{f'a{at}' * 4}…`" in panel.text
    assert fairness.part_of_word("abcd1234", "x" * 100)[:8] in panel.text and panel.text.count("…`") == 5
    assert len(panel.text) < 2900
    old = in_lobby(locale, chance=1)
    assert (
        "fair" not in actions(lobby_post(old))
        and word("fair-no-parts", locale) in fairness_panel(old, 11, locale).text
    )
    assert problems(fairness_panel(old, 11, locale)) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("at", range(len(GAMES)), ids=list(GAMES))
def test_the_start_says_it_in_one_line(at, locale):
    table = of_record(games()[at], locale, 0)
    (batch,) = batches(table, -1)
    for newest in (True, False):
        assert "fair" not in actions(turn_post(table, batch, newest)), "its first button is the game's"
    assert table.origin is not None
    seal = table.origin.seal
    line = settled(table)
    assert problems(line) == [] and actions(line) == []
    assert line.text == word("fair-start-line", locale, seal=seal) and len(seal) < 45, (
        "a line of a phone holds it"
    )
    called = settled(table, ["ab" * 32], [100, 101])
    assert problems(called) == [] and "<@100>" in called.text and line.text in called.text
    assert says(called.text, "fair-changed", locale, before="ab" * 32, fingerprint=table.fingerprint)
    panel = fairness_panel(table, 100, locale)
    assert problems(panel) == [] and table.fingerprint in panel.text and actions(panel) == []
    lines = [f"'{table.fingerprint}", *table.origin.statement.splitlines()]
    assert seal in panel.text and "\\n".join(lines) in panel.text
    later = of_record(games()[at], locale, 40)
    assert "fair" not in actions(turn_post(later, batches(later, -1)[-1], True))
    assert "fair" in actions(
        more_panel(later, 0, locale, note="", follows=False, may_nudge=False, page=Page.SEE)
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("at", range(len(GAMES)), ids=list(GAMES))
def test_the_end_proves_it(at, locale):
    record = games()[at]
    table = of_record(record, locale)
    panel = fairness_panel(table, 100, locale)
    assert problems(panel) == [] and actions(panel) == ["save"] and "✅" in panel.text
    assert record.origin is not None
    draws = sum(map(len, record.draws.values()))
    moves = sum(not entry.line.startswith(("undo", "nudge")) for entry in record.entries)
    for said in (record.origin.secret, record.header.seed, table.fingerprint, str(draws), str(moves)):
        assert said in panel.text
    assert word("fair-checked-seats", locale) in panel.text
    more = more_panel(table, None, locale, note="", follows=False, may_nudge=False, page=Page.SEE)
    assert problems(more) == [] and "fair" in actions(more)
    (file,) = [item for item in journal_file(table, locale).items if isinstance(item, Attached)]
    again = read(file.content.decode(), GAMES)
    assert again.origin == record.origin and check(again, GAMES).draws == draws
    assert again.draws == record.draws


def test_the_lines_for_home_do_what_they_say():
    """In a shell with `sha256sum` and `openssl`, which most computers have."""
    record = games()[0]
    table = of_record(record, "en")
    panel = fairness_panel(table, 100, "en").text
    lines = panel.split("```sh\n")[1].split("\n```")[0].splitlines()
    assert [shlex.split(line)[0] for line in lines] == ["printf"] * 3
    found = [
        subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=True).stdout
        for line in lines
    ]
    assert table.origin is not None
    assert table.fingerprint in found[0] and table.origin.seal in found[1] and record.header.seed in found[2]
    assert found[1].strip() in settled(table).text, "as the line at Start says"


@pytest.mark.parametrize("locale", LOCALES)
def test_what_does_not_fit_is_said(locale):
    table = of_record(games()[0], locale)
    wrong = [
        replace(table, row=replace(table.row, secret="0" * 64)),
        replace(table, row=replace(table.row, parts=(*table.row.parts[1:], table.row.parts[0]))),
    ]
    for each in wrong:
        panel = fairness_panel(each, 100, locale)
        assert problems(panel) == [] and "⚠️" in panel.text and "✅" not in panel.text


@pytest.mark.parametrize("locale", LOCALES)
def test_older_tables_are_proved_by_the_older_rule(locale):
    record = games()[1]
    entries = [replace(entry, digest="") for entry in record.entries[:0]]
    table = table_of(GAMES[record.header.game], replace(record.header, chance=1), entries, locale)
    running = fairness_panel(table, 100, locale)
    assert (
        problems(running) == [] and table.fingerprint in running.text and table.row.seed not in running.text
    )
    over = replace(table, row=replace(table.row, stage=Stage.ENDED, why=StopReason.AGREED))
    panel = fairness_panel(over, 100, locale)
    assert problems(panel) == [] and table.row.seed in panel.text and table.fingerprint in panel.text
    assert word("fair-old-proves", locale) in panel.text


@pytest.mark.parametrize("file", SHORT, ids=lambda file: file.parent.name)
def test_recorded_games_of_the_older_rule_are_proved_to_their_end(file):
    record = recorded(file)
    table = table_of(GAMES[record.header.game], record.header, record.entries, "en")
    over = replace(table, row=replace(table.row, stage=Stage.ENDED, why=StopReason.FINISHED))
    panel = fairness_panel(over, 100, "en").text
    assert "✅" in panel and word("fair-old-proves", "en") in panel and table.row.seed in panel


@pytest.mark.parametrize("at", range(len(GAMES)), ids=list(GAMES))
def test_an_imported_record_keeps_its_secret_and_all_else(at):
    record = games()[at]
    players = (Player("Ana"), *(Player(f"Computer {seat}", computer=True) for seat in range(2, 20)))
    for began in ("", "2026-11-01"):
        seats = record.header.setup.seats
        whole = replace(record, players=players[:seats], began=began, ended=began and "2026-11-20")
        brought = import_of("i1234abcd", whole, GAMES)
        text = record_text(brought, "en")
        again = read(text, GAMES)
        assert again == whole and check(again, GAMES).draws
        assert record_text(import_of("i9876abcd", again, GAMES), "en") == text
    panel = fairness_panel(brought, 100, "en")
    assert record.origin is not None and record.origin.secret in panel.text and "✅" not in panel.text
    assert says(panel.text, "fair-file-secret") and not says(panel.text, "fair-checked-secret")
    assert word("fair-file-unknown", "en") in panel.text
    assert {"fair", "whatif"} <= set(actions(replay_page(brought, None, Place(0), "en")))


def test_nothing_of_a_file_is_a_command():
    """Records with such secrets are refused; and were they not, the shell would take them for words."""
    record = games()[0]
    assert record.origin is not None
    secret = "x; touch pwned `id` ``` $(id) ' #"
    table = replace(of_record(record, "en"), brought=replace(record.origin, secret=secret))
    text = fairness_panel(table, 100, "en", Proof()).text
    block = text.split("```sh\n")[1].split("\n```")[0]
    assert text.count("```") == block.count("```") + 2 == 2
    said = [shlex.split(line) for line in block.replace("\u200b", "").splitlines()]
    assert said[0] == ["printf", "%s", secret, "|", "sha256sum"]
    assert said[1][0] == "printf" and said[1][2:] == [
        "|",
        "openssl",
        "dgst",
        "-sha256",
        "-binary",
        "|",
        "base64",
    ]
    assert said[2][0] == "printf" and said[2][2:] == ["|", "openssl", "dgst", "-sha256", "-hmac", secret]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("whose", Whose)
def test_a_file_is_called_what_it_is(locale, whose):
    record = games()[0]
    brought = import_of(
        "i1234abcd", replace(record, players=tuple(map(Player, "ABCDEF"[: record.header.setup.seats]))), GAMES
    )
    panel = fairness_panel(brought, 100, locale, Proof(7), whose)
    assert problems(panel) == [] and whose_line(brought, whose, locale) in panel.text
    assert ("✅" in panel.text) == (whose in (Whose.SAME, Whose.NAMED))
    assert record.origin is not None
    assert (f"`{record.origin.table}`" in panel.text) == (whose not in (Whose.UNKNOWN, Whose.NAMELESS))


def before_the_end(record: Record, locale: str) -> list[object]:
    """Everything about a table that somebody may read while it runs."""
    told: list[object] = []
    for count in (0, 60):
        table = of_record(record, locale, count)
        first, *_, last = (*batches(table, -1), *batches(table, table.story.head - 20))
        told += [turn_post(table, batch, newest) for batch in (first, last) for newest in (True, False)]
        told += [
            started_post(table),
            settled(table),
            promise(table),
            thread_name(table),
            journal_file(table, locale),
            table,
        ]
        told += [fairness_panel(table, user, locale) for user in (100, 101, 999)]
        told += [replay_page(table, seat, Place(1), locale) for seat in (None, 0)]
        told += [
            more_panel(table, seat, locale, note="", follows=False, may_nudge=True) for seat in (None, 0)
        ]
    return told


@pytest.mark.parametrize("at", range(len(GAMES)), ids=list(GAMES))
def test_no_secret_is_told_before_the_end(at):
    record = games()[at]
    assert record.origin is not None
    told = [repr(each) for locale in LOCALES for each in before_the_end(record, locale)]
    told += [
        repr(each)
        for locale in LOCALES
        for each in (lobby_post(in_lobby(locale)), fairness_panel(in_lobby(locale), 12, locale))
    ]
    for secret in (record.origin.secret, record.header.seed, SECRET):
        assert not [each for each in told if secret in each]
    after = of_record(record, "en")
    public = [repr(each) for each in (end_post(after, after.result), result_line(after, after.result))]
    assert not [each for each in public if record.origin.secret in each]
    users = {str(each.user) for each in after.seats}
    assert not users & {*chain(*(part.split() for part in after.row.parts))}


def test_whoever_looks_back_sees_what_was_drawn_then():
    """Also after something was taken back: draws are counted along the whole journal."""
    for record in games():
        table = of_record(record, "en")
        assert table.broken == "" and table.course()[-1] == record.scores and moments(table)
        made = film_of(table, Cut())
        assert [*rerun(table.game, made.header, made.entries)][-1].entry.seq >= max(
            seq for seq, _ in made.shots
        )


def test_a_planted_secret_is_found(monkeypatch):
    monkeypatch.setattr("cogs.panels.fairness.word", lambda key, *_, **values: f"{key} {values}")
    monkeypatch.setattr(Table, "fingerprint", property(lambda table: table.row.secret))
    record = games()[0]
    assert record.origin is not None
    assert any(record.origin.secret in repr(each) for each in before_the_end(record, "en"))
