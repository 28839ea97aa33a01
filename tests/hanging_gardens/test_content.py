"""The box of The Hanging Gardens can be corrected, and a wrong correction is told exactly."""

import pytest

from engines.hanging_gardens.content import FILE, ContentError, Tile, load, read

TEXT = FILE.read_text(encoding="utf-8")


def corrected(*changes):
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def problems(*changes):
    with pytest.raises(ContentError) as caught:
        read(corrected(*changes), "box.toml")
    assert str(caught.value).startswith("box.toml cannot be used:")
    return list(caught.value.problems)


def test_the_file_as_it_is():
    box = read(TEXT, "box.toml")
    assert len(box.cards) == 60 and len(box.tiles) == 49
    letters = "".join(row for rows in box.cards.values() for row in rows)
    assert [letters.count(letter) for letter in "TPAF."] == [37, 37, 37, 37, 212]


def test_a_printed_copy_may_show_other_cards_and_values():
    box = read(
        corrected(
            ('B17 = ["T..", ".T."]', 'B17 = ["FFA", "..."]'),
            ("points = [3, 14]", "points = [4, 11]"),
            ("high = 13", "high = 10"),
        ),
        "box.toml",
    )
    assert box.cards["B17"] == ("FFA", "...")
    assert box.series[Tile.QUEEN].points == (4, 11)
    assert box.persons[Tile.ANIMAL_TAMER].high == 10


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            'B17 = ["T..", ".T."]',
            'B17 = ["T..", ".X."]',
            'card B17, row 2, square 2: "X" is none of . T P A F',
        ),
        (
            'B17 = ["T..", ".T."]',
            'B17 = ["T..", ".t."]',
            'card B17, row 2, square 2: "t" is none of . T P A F',
        ),
        (
            'B09 = ["TT.", "..."]',
            'B09 = ["TT..", "..."]',
            'card B09, row 1: "TT.." has 4 squares; it must have 3',
        ),
        (
            'B09 = ["TT.", "..."]',
            'B09 = ["TT.", ".."]',
            'card B09, row 2: ".." has 2 squares; it must have 3',
        ),
        ('B09 = ["TT.", "..."]', 'B09 = ["TT."]', "card B09 has 1 rows; it must have 2"),
        ('B09 = ["TT.", "..."]', 'B09 = "TT....."', "card B09 is 'TT.....'; it must be two rows of letters"),
        ('B01 = ["T..", "..."]', 'B01 = ["...", "..."]', "card B01 has 0 structures; it must have 1 to 4"),
        ('B57 = ["TP.", ".AF"]', 'B57 = ["TPT", ".AF"]', "card B57 has 5 structures; it must have 1 to 4"),
        ('B01 = ["T..", "..."]\n', "", "[cards] has 59 cards; [box] building_cards says 60"),
        (
            "points = [0, 5, 12, 21]",
            "points = [0, 15, 12, 21]",
            "[series.gate] points: 3 tiles score 12, less than 15 for 2",
        ),
        (
            "points = [0, 5, 12, 21]",
            'points = [0, "5", 12, 21]',
            "[series.gate] points is [0, '5', 12, 21]; it must be a list of numbers",
        ),
        (
            "points = [0, 5, 12, 21]",
            "points = 21",
            "[series.gate] points is 21; it must be a list of numbers",
        ),
        (
            "[series.gate]",
            "[series.gates]",
            "[series.gates] is none of queen, king, tiger, garden, statue, chalice, gate",
        ),
        ("[series.gate]", "[series.gates]", "[series.gate] is missing"),
        (
            'series = "gate"',
            'series = "gates"',
            "[person.gatekeeper] series is 'gates'; it must be one of queen, king, tiger, garden, statue, chalice, gate",
        ),
        ("high = 11", "high = 2", "[person.gardener] high is 2; it must be a number, 3 or more"),
        ("high = 11\n", "", "[person.gardener] high is missing; it must be a number, 3 or more"),
        (
            "each = 3",
            "each = 3\nlow = 1",
            "[person.gatekeeper] has both each and low; it scores either way, not both",
        ),
        (
            "copies = 10",
            "copies = 12",
            "[series]: all copies together are 46, with 5 persons 51 tiles; [box] point_tiles says 49",
        ),
        (
            "columns = [3, 4, 5]",
            "columns = [3, 5, 4]",
            "[claims] columns is [3, 5, 4]; it must be three rising numbers",
        ),
        ("temples = 5 ", "temples = 0 ", "[box] temples is 0; it must be a number, 1 or more"),
        (
            "3 = { cards = 3, rounds = 20 }",
            "3 = { cards = 4, rounds = 15 }",
            "[rounds] 3: 4 cards do not give 3 players the same turns",
        ),
        (
            "3 = { cards = 3, rounds = 20 }",
            "3 = { cards = 3, rounds = 19 }",
            "[rounds] 3: 19 rounds of 3 cards are 57 cards; [box] building_cards says 60",
        ),
        ("3 = { cards = 3, rounds = 20 }", "3 = 20", "[rounds] 3 must be { cards = …, rounds = … }"),
        ("[claims]", "[claim]", "[claim] is no table of this file"),
        ("[claims]", "[claim]", "[claims] is missing"),
    ],
)
def test_what_is_wrong_is_named(old, new, problem):
    assert problem in problems((old, new))


def test_everything_that_is_wrong_is_named_at_once():
    found = problems(
        ('B17 = ["T..", ".T."]', 'B17 = ["Q..", ".T"]'),
        ('B20 = ["F..", ".F."]', 'B20 = ["......", "..."]'),
        ("low = 3\nhigh = 13", 'low = "3"\nhigh = 13'),
    )
    assert found == [
        'card B17, row 1, square 1: "Q" is none of . T P A F',
        'card B17, row 2: ".T" has 2 squares; it must have 3',
        'card B20, row 1: "......" has 6 squares; it must have 3',
        "[person.animal-tamer] low is '3'; it must be a number, 0 or more",
    ]


def test_what_is_not_toml_is_told_with_its_line():
    (problem,) = problems(('B17 = ["T..", ".T."]', 'B17 = ["T..", ".T."'))
    assert problem.startswith("this is not TOML: ") and "line" in problem


def test_a_card_that_is_named_twice_is_told():
    (problem,) = problems(('B18 = ["P..", ".P."]', 'B17 = ["P..", ".P."]'))
    assert problem.startswith("this is not TOML: ")


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        (None, "it cannot be read: No such file or directory"),
        (TEXT.encode("utf-16"), "it is not UTF-8: byte 0 is wrong; save it as UTF-8"),
        (TEXT.encode("cp1252", "replace").replace(b"points", b"p\xf6ints", 1), "it is not UTF-8"),
    ],
    ids=["missing", "UTF-16", "Windows"],
)
def test_a_file_that_cannot_be_read_is_named(tmp_path, written, problem):
    file = tmp_path / "data" / "content" / "hanging_gardens.toml"
    file.parent.mkdir(parents=True)
    if written is not None:
        file.write_bytes(written)
    with pytest.raises(ContentError, match=r"data/content/hanging_gardens\.toml cannot be used") as caught:
        load(file)
    assert problem in str(caught.value)


def test_what_an_editor_puts_before_the_text_does_no_harm(tmp_path):
    file = tmp_path / "hanging_gardens.toml"
    file.write_bytes(b"\xef\xbb\xbf" + TEXT.encode())
    assert load(file) == read(TEXT, "box.toml")


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ([("columns = [3, 4, 5]", "columns = [7, 8, 9]")], "a claim of 3 could take no tile"),
        ([("columns = [3, 4, 5]", "columns = [4, 4, 5]")], "a claim of 3 could take no tile"),
        ([("bonus_group = 6", "bonus_group = 2")], "bonus_group is 2, less than smallest_group, 3"),
        ([("B17 =", "start =")], "card start is called as the start card is"),
        ([("4 = { cards = 4, rounds = 15 }", "4 = { cards = 12, rounds = 5 }")], "12 open cards do not fit on the 4 spaces"),
        ([("temples = 5", "temples = 5\ntempels = 4")], "[box] tempels is unknown"),
        ([("compensation = 5", "compensation = 5\nbonus = 1")], "[claims] bonus is unknown"),
        ([("4 = { cards = 4, rounds = 15 }", "4 = { cards = 4, rounds = 15 }\n5 = { cards = 5, rounds = 12 }")], "[rounds] 5 is unknown"),
        ([("2 = { cards = 4, rounds = 15 }", "2 = { cards = 4, rounds = 15, seats = 2 }")], "[rounds.2] seats is unknown"),
        ([("points = [3, 14]", "points = [3, 14]\nvalue = 3")], "[series.queen] value is unknown"),
        ([("high = 13", "high = 13\nmost = 3")], "[person.animal-tamer] most is unknown"),
    ],
)  # fmt: skip
def test_what_would_stop_a_game_later_is_refused_at_the_start(changes, problem):
    assert any(problem in each for each in problems(*changes)), problems(*changes)
