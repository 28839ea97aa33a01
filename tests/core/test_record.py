"""Records: every recorded game is written, read and checked; whatever is done to a file, it is a record or is refused in words."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines import GAMES
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.journal import Entry, deal, load, play
from engines.core.record import (
    MOST_BEYOND,
    MOST_BYTES,
    MOST_ENTRIES,
    BadRecord,
    Player,
    Record,
    check,
    read,
    write,
)
from render.languages import LOCALES
from render.sentences import sentence

FILES = sorted((Path(__file__).parents[1] / "journals").glob("*/*.txt"))
SHORT = [min(FILES, key=lambda file: (file.parent.name != name, file.stat().st_size)) for name in GAMES]


def journaled(file: Path) -> Record:
    """The game of a journal. Journals of the suite have seeds that people can read, so what is written of it holds a seed that is as
    long as those of tables, and is read, but not played again."""
    text, _, scores = file.read_text(encoding="utf-8").rpartition("result ")
    header, entries = load(text)
    header = replace(header, seed=sha256(header.seed.encode()).hexdigest())
    players = tuple(Player(f"Ana {seat}", computer=seat == 1) for seat in range(header.setup.seats))
    return Record(
        header, players, tuple(entries), "2026-11-01", "2026-11-22", tuple(map(int, scores.split()))
    )


@cache
def recorded(file: Path) -> Record:
    """A game with the setup of a journal, played at random from a seed as tables have them."""
    record = journaled(file)
    header, game = record.header, GAMES[record.header.game]
    state, chooser = deal(game, header), Rng("recorded", 0)
    entries: list[Entry] = []
    while due := game.due(state):
        seq = len(entries) + 1
        move = random_move(game, state, due[0], chooser)
        step = play(game, state, due[0], move, header.rng(seq, seq), seq)
        entries.append(step.entry)
        state = step.state
    result = game.result(state)
    assert result is not None
    return replace(record, entries=tuple(entries), scores=result.scores)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}: {file.stem}")
def test_a_game_is_read_back_as_it_was_written(file):
    record = journaled(file)
    text = write(record, lambda entry: [f"entry {entry.seq}\nof a game"])
    again = read(text, GAMES)
    assert (again.players, again.entries, again.scores) == (record.players, record.entries, record.scores)
    assert (again.header.seed, again.began, again.ended) == (record.header.seed, "2026-11-01", "2026-11-22")
    assert write(again) == write(record) or again.header.setup.options != record.header.setup.options


@pytest.mark.parametrize("file", SHORT, ids=lambda file: file.parent.name)
def test_it_is_played_again_and_every_change_is_found(file):
    record = recorded(file)
    result = check(record, GAMES).result
    assert result is not None and result.scores == record.scores
    text = write(record)
    for changed, key in (
        (
            text.replace(f"seed {record.header.seed}", f"seed {'0f' * 32}"),
            ("record-differs", "record-illegal"),
        ),
        (
            text.replace(f"\nresult {record.scores[0]}", f"\nresult {record.scores[0] + 1}"),
            ("record-result",),
        ),
        (_without_the_line(text, record), ("record-differs", "record-illegal")),
    ):
        assert changed != text
        with pytest.raises(BadRecord) as refused:
            check(read(changed, GAMES), GAMES)
        assert refused.value.text.key in key


def _without_the_line(text: str, record: Record) -> str:
    """Without an entry in the middle of the game."""
    lines = text.splitlines(keepends=True)
    seq = record.entries[len(record.entries) // 2].seq
    return "".join(line for line in lines if not line.startswith(f"{seq} "))


def test_people_are_not_named_by_number():
    record = recorded(FILES[0])
    entries = (*record.entries[:-1], record.entries[-1].__class__(9999, 0, "substituted 1574063077270224898"))
    whole = Record(record.header, record.players, entries)
    written = write(whole)
    assert "1574063077270224898" not in written and "substituted 0" in written
    assert read(written, GAMES).entries[-1].line == "substituted 0"


@pytest.mark.parametrize(
    ("of", "to", "key"),
    [
        ("meeplepost record 2", "meeplepost record 3", "record-version"),
        ("meeplepost record 2", "PGN", "record-none"),
        ("\nseed", "\nchance 7\nseed", "record-bad-value"),
        ("\nseed", "\nchance 2\nseed", "record-lacks"),
        ("\n\n1 ", "\n\n= 0/9\n1 ", "record-draws"),
        ("\n\n1 ", "\n\n= 0/0\n1 ", "record-bad-line"),
        ("game armadora", "game chess", "record-no-such-game"),
        ("game armadora\n", "", "record-lacks"),
        ("seats 2", "seats 9", "record-setup"),
        ("seats 2", "seats ٢", "record-bad-value"),
        ("\nseed ", "\nseed x", "record-bad-value"),
        ("\nseed ", "\nseed $(true) #", "record-bad-value"),
        ("\nseed", "\nsecret x; true #\nseed", "record-bad-value"),
        ("\nseed", "\nsecret ```\nseed", "record-bad-value"),
        ("\nseed", f"\nsecret {'A' * 64}\nseed", "record-bad-value"),
        ("\nseed", "\nplace 0 abc\nseed", "record-bad-value"),
        ("player 0 Ana 0", "player 0 \u3164", "record-bad-value"),
        ("player 0 Ana 0", "player 0 \uffa0\u2800\ufe0f", "record-bad-value"),
        ("\n\n1 ", "\n\n1 0 nudge 9999 | -\n2 ", "record-bad-seat"),
        ("\n\n1 ", "\n\n1 0 nudge -1 | -\n2 ", "record-bad-line"),
        ("\n\n1 ", "\n\n1 - paused | -\n2 ", "record-bad-seat"),
        ("\n\n1 ", "\n\n1 0 skipped 1574063077270224898 | -\n2 ", "record-bad-line"),
        ("\n\n1 ", "\n\n1 0 substituted 7 | -\n2 ", "record-bad-line"),
        ("\n\n1 ", "\n\n1 0 substituted -7 | -\n2 ", "record-bad-line"),
        ("\n\n1 ", "\n\n1 0 away @everyone | -\n2 ", "record-bad-line"),
        ("\n\n1 ", "\n\n1 0 nudge ١ | -\n2 ", "record-bad-line"),
        ("\n\n1 ", "\n\n1 0 back\x1b[2J | -\n2 ", "record-bad-line"),
        ("\n\n", "\n\n" + "0 0 late | -\n" * 2, "record-order"),
        ("seats 2", "seats 2\nseats 2", "record-twice"),
        ("rules 1", "rules 99", "record-rules"),
        ("player 0 Ana 0", "player 0 Ana\u202e 0", "record-bad-value"),
        ("player 0 Ana 0\n", "", "record-players"),
        ("player 0", "joker 0", "record-unknown"),
        ("\n\n1 ", "\n\n1 0 undo 1 | -\n2 ", "record-bad-line"),
        ("\n\n1 0", "\n\n1 7", "record-bad-seat"),
        ("\n\n1 ", "\n\n1 0 voted 9 | -\n2 ", "record-bad-seat"),
        ("\n\n1 0", "\n\n900 0", "record-order"),
        ("\n\n1 0", "\n\n1 0 " + "x" * 2000, "record-long-line"),
    ],
)
def test_what_is_wrong_is_named(of, to, key):
    text = write(recorded(next(file for file in FILES if file.parent.name == "armadora")))
    assert of in text
    with pytest.raises(BadRecord) as refused:
        check(read(text.replace(of, to, 1), GAMES), GAMES)
    assert refused.value.text.key == key
    for locale in LOCALES:
        assert "record-" not in sentence(refused.value.text, locale, str)


def test_no_file_is_larger_than_a_real_one_may_be():
    assert MOST_BEYOND + max(game.longest_record for game in GAMES.values()) == MOST_BYTES
    file = next(file for file in SHORT if file.parent.name == "armadora")
    text = write(recorded(file))
    room = GAMES["armadora"].longest_record + MOST_BEYOND - len(text.encode())
    filler = "; " + "x" * 500 + "\n"
    assert check(read(text + filler * (room // len(filler)), GAMES), GAMES).result is not None
    for more in (filler * (room // len(filler) + 1), filler * 2 * room):
        with pytest.raises(BadRecord, match="record-too-long"):
            read(text + more, GAMES)
    last = recorded(file).entries[-1].seq
    lines = [f"{last + number} 0 late | -\n" for number in range(1, MOST_ENTRIES + 2 - last)]
    assert len(read(text + "".join(lines[:-1]), GAMES).entries) == MOST_ENTRIES
    with pytest.raises(BadRecord, match="record-many"):
        read(text + "".join(lines), GAMES)


def test_a_name_that_cannot_be_seen_is_written_as_a_question_mark():
    record = recorded(SHORT[0])
    written = write(replace(record, players=(Player("\u3164"), *record.players[1:])))
    assert "player 0 ?\n" in written and read(written, GAMES).players[0].name == "?"


TEXTS = [write(recorded(file)) for file in SHORT]
PIECES = st.one_of(
    st.text(max_size=12),
    st.integers(-(10**30), 10**30).map(str),
    st.sampled_from(
        ["\n", "\n\n", "undo 1", "end", "|", " ", "*!", "player 0 x", "\x00", "9" * 5000, "٣", "; "]
    ),
    st.sampled_from(sorted({token for text in TEXTS for token in text.split()})),
)


@given(data=st.data())
def test_whatever_is_done_to_a_file_it_is_a_record_or_refused(data):
    """`HYPOTHESIS_PROFILE=many` does it 20,000 times."""
    text = data.draw(st.sampled_from(TEXTS))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(at, min(len(text), at + 40)))
        text = text[:at] + data.draw(PIECES) + text[end:]
    try:
        check(read(text, GAMES), GAMES)
    except BadRecord as error:
        for locale in LOCALES:
            said = sentence(error.text, locale, str)
            assert 0 < len(said) < 1800 and error.text.key not in said
