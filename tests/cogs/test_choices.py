"""A panel's choices: completion token by token, within Discord's figures, for every game."""

from itertools import chain, pairwise

import pytest

from bench.recorded import recorded
from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button, Option, Style
from cogs.panels import choices, keypads, labels, steps
from engines import GAMES, PRESENTATIONS
from engines.alhambra.moves import Build
from engines.armadora.board import NUMBERS, Edge, Square
from engines.armadora.regions import NAMES, REGION
from engines.carcassonne.moves import PlacePiece, PlaceTile
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.journal import Entry, Header, deal, play
from engines.core.notation import complete
from engines.core.presentation import MOST_PARTS, MOST_PLACES, NEAR, PART
from render.drawing.theme import load as theme
from render.languages import LOCALES
from render.renderer import renderer
from render.sentences import known, word
from tables.drafts import draft_of
from tests.cogs.choosing import passed_over, walk, way_to
from tests.core.test_leaks import table_of


def positions(name, count=40):
    """A random game's positions, with what the due seat may choose in each."""
    game = GAMES[name]
    header = Header(name, game.setup(min(game.seats)), "choices")
    state, chooser = deal(game, header), Rng("choices", 0)
    entries: list[Entry] = []
    while (due := game.due(state)) and len(entries) < count:
        yield game, state, due[0], [game.notation.format(move) for move in game.legal(state, due[0])]
        move = random_move(game, state, due[0], chooser)
        step = play(game, state, due[0], move, Rng(header.seed, len(entries) + 1), len(entries) + 1)
        state = step.state
        entries.append(step.entry)


SHARED = ("armadora",)
"""Games that offer a place in each part that it lies in: round every mine that is near."""

MOST_TAPS = 3
"""Taps from one token of a line to the next."""


@pytest.mark.parametrize("locale", ["en", "ja"])
@pytest.mark.parametrize("name", GAMES)
def test_every_legal_line_is_reached_once_by_few_taps_among_few_options(name, locale):
    drawn = renderer(name)
    printed = drawn.printed
    for game, state, seat, legal in positions(name):
        view, lines = game.view(state, seat), [line for line in legal if line != "end"]
        reached = []
        for prefix, taps, found, marks in walk(game, view, lines, locale):
            assert taps <= MOST_TAPS, prefix
            assert all(mark.label == mark.token for mark in marks if mark.label and printed(mark.token))
            # Parts that are called as places have the names of these.
            named = [mark for mark in marks if mark.token == PART + mark.label and not mark.label.isdecimal()]
            counted = [mark for mark in marks if mark.label and mark not in named]
            numbers = [mark.label for mark in counted if not printed(mark.token)]
            assert len(counted) <= MOST_PLACES and len(named) <= MOST_PARTS
            assert len(choices.numbered(found, marks)) >= len(counted), "the alt text names them all"
            further = "more:" in prefix or "part:elsewhere" in prefix
            first = int(numbers[0]) if numbers and further else 1
            own = [str(drawn.number(mark.token)) for mark in counted] if drawn.number else []
            assert numbers in ([str(at + first) for at in range(len(numbers))], own) or any(
                ":" in each.token for each in marks if each not in named
            )
            assert numbers == sorted({*numbers}, key=int)
            assert first > 1 or not numbers or "more:" not in prefix
            options = [option for menu in found for option in menu.options]
            assert len({option.value for option in options}) == len(options)
            assert len(options) <= (steps.MOST_OPTIONS if "more:" in prefix else steps.MOST_LISTED)
            assert all(0 < len(option.label) <= 100 for option in options)
            reached += [option.value for option in options if option.value in lines]
            for words in (False, True):
                rows = keypads.rows(found, CustomId("pick", "abcdefgh", 12345), words=words)
                assert sum(1 + len(row) for row in rows) <= 34 and all(len(row) <= 5 for row in rows)
        passed = passed_over(game, view, lines)
        assert sorted([*({*reached} if name in SHARED else reached), *passed]) == sorted(lines)
        for start in {*passed.values()}:
            found, _ = choices.menus(game, view, lines, start, locale)
            assert {line for line in lines if line.startswith(f"{start} ")} == {
                option.value for menu in found for option in menu.options
            }


@pytest.mark.parametrize("name", GAMES)
def test_parts_of_a_board_leave_nothing_out_and_have_in_common_only_what_lies_between_them(name):
    presentation = PRESENTATIONS[name]
    for game, state, seat, legal in positions(name):
        view, lines = game.view(state, seat), [line for line in legal if line != "end"]
        for start in {tuple(line.split()[:count]) for line in lines for count in range(line.count(" ") + 1)}:
            here = [line for line in lines if tuple(line.split()[: len(start)]) == start]
            if start and len(complete(here, start)) <= MOST_PLACES:
                continue
            parts = presentation.divided(view, start, here)
            placed = [*chain(*parts.values())]
            assert not parts or sorted({*placed} if name in SHARED else placed) == sorted(here)
            assert all(len({*behind}) == len(behind) for behind in parts.values())
            near = bool(parts.get(NEAR))
            assert len(parts) - near <= MOST_PARTS
            if start:
                sizes = {part: len(complete(behind, start)) for part, behind in parts.items()}
                assert all(size <= MOST_PLACES - (part == NEAR) for part, size in sizes.items())


def test_a_step_has_two_rows_of_buttons_and_lists_only_beyond_that():
    def menu(verb, count, label="Somewhere else"):
        return keypads.Menu(
            verb, verb, tuple(Option(f"{verb} {at}", label, short=f"{at}") for at in range(count))
        )

    def kinds(*menus, words=False):
        rows = keypads.rows(menus, CustomId("pick", "abcdefgh", 1), words=words)
        return [[each.label if isinstance(each, Button) else "list" for each in row] for row in rows]

    camels = keypads.Menu("camels", "", (Option("camels", "Somewhere else"),))
    assert kinds(menu("walk", 2, "1"), camels) == [["1", "1"], ["Somewhere else"]]
    assert kinds(menu("walk", 2), camels) == [["Somewhere else"] * 2, ["Somewhere else"]]
    assert kinds(menu("walk", 5), camels) == [["0", "1", "2", "3", "4"], ["Somewhere else"]]
    assert kinds(menu("walk", 9), camels) == [
        ["0", "1", "2", "3", "4"], ["5", "6", "7", "8", "Somewhere else"],
    ]  # fmt: skip
    assert kinds(menu("walk", 11), camels) == [["list"], ["Somewhere else"]]
    assert kinds(menu("walk", 2), camels, words=True) == [["list"], ["Somewhere else"]]


def test_numbers_alone_lie_in_rows_of_one_length():
    def lengths(count):
        options = tuple(Option(f"part:{at}", f"{at}", short=f"{at}") for at in range(count))
        return [
            len(row)
            for row in keypads.rows(
                [keypads.Menu("", "?", options, keypad=True)], CustomId("pick", "abcdefgh", 1)
            )
        ]

    assert [lengths(count) for count in (3, 5, 6, 8, 9, 10)] == [[3], [5], [3, 3], [4, 4], [5, 4], [5, 5]]


@pytest.mark.parametrize(("count", "shown"), [(3, "1 Knight +9"), (6, "1 +9"), (9, "1")])
def test_a_keypad_has_words_beside_its_numbers_where_there_is_room(count, shown):
    options = tuple(Option(f"follow {at}", "…", short=f"{at} Knight +9") for at in range(1, count + 1))
    keypad = keypads.Menu("follow", "?", options, keypad=True)
    nothing = keypads.Menu("", "", (Option(steps.NOTHING, "No piece"),))
    rows = keypads.rows([keypad, nothing], CustomId("pick", "abcdefgh", 1))
    (first, *_), lists = rows[0], keypads.rows([keypad], CustomId("pick", "abcdefgh", 1), words=True)
    assert len(rows) == 2 and isinstance(first, Button) and first.label == shown
    assert [len(row) for row in lists] == [1] and not isinstance(lists[0][0], Button)


@pytest.mark.parametrize(("count", "shown"), [(4, "Barrel 4 ×2"), (6, "4 ×2"), (8, "4")])
def test_what_tells_buttons_apart_stays_on_them(count, shown):
    options = tuple(Option(f"{at}", "…", short=f"Barrel {at + 4} ×2") for at in range(count))
    rows = keypads.rows(
        [keypads.Menu("", "?", options, keypad=True), keypads.Menu("", "", (Option(steps.NOTHING, "None"),))],
        CustomId("pick", "abcdefgh", 1),
    )
    labels = [key.label for row in rows for key in row if isinstance(key, Button)]
    assert len({*labels}) == len(labels) and labels[0] == shown


@pytest.mark.parametrize(("count", "shown"), [(5, "1 Farmer"), (7, "1 🌾"), (8, "1")])
def test_numbers_that_have_room_for_no_word_have_a_sign_beside_them(count, shown):
    options = tuple(
        Option(f"follow {at}", "…", short=f"{at} Farmer", sign="🌾") for at in range(1, count + 1)
    )
    keypad = keypads.Menu("follow", "?", options, keypad=True)
    nothing = keypads.Menu("", "", (Option(steps.NOTHING, "No follower", short="None"),))
    rows = keypads.rows([keypad, nothing], CustomId("pick", "abcdefgh", 1))
    first = rows[0][0]
    assert len(rows) == 2 and isinstance(first, Button) and first.label == shown


@pytest.mark.parametrize("locale", LOCALES)
def test_every_spot_for_a_follower_has_a_word_or_a_sign_beside_its_number(locale):
    """On the panel of each tile that has no more than seven of them."""
    game, seen = GAMES["carcassonne"], set()
    for state in recorded("carcassonne", "base-2").states:
        if game.due(state) and isinstance(state.todo[-1], PlacePiece):
            view = game.view(state, game.due(state)[0])
            lines = [game.notation.format(move) for move in game.legal(state, game.due(state)[0])]
            lines = [line for line in lines if line != "end"]
            found, _ = choices.menus(game, view, lines, "", locale)
            beside = choices.declining(game, state.todo[-1], locale)
            shown = keypads.rows([*found, *beside], CustomId("pick", "abcdefgh", 1))
            labels = [each.label for row in shown for each in row if isinstance(each, Button)]
            assert len(lines) > 7 or not any(label.isdigit() for label in labels), labels
            seen.add(len(lines))
    assert max(seen) >= 7, seen


@pytest.mark.parametrize("locale", LOCALES)
def test_the_button_of_a_verb_says_a_word_however_little_room_there_is(locale):
    keys = [
        f"{game}-verb-{verb}-short".replace("_", "-") for game in GAMES for verb in GAMES[game].notation.verbs
    ]
    shorts = [word(key, locale) for key in keys if known(key)]
    assert shorts and all(any(map(str.isalpha, short)) for short in shorts), shorts


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("file", ["base-2", "both-4-variants"])
def test_what_carcassonne_scores_at_once_stands_on_the_button(file, locale):
    """Of a place as of a follower, and what others get with it."""
    game, told, shared = GAMES["carcassonne"], 0, 0
    for state in recorded("carcassonne", file).states[::3]:
        if not (due := game.due(state)) or not isinstance(state.todo[-1], PlaceTile | PlacePiece):
            continue
        view = game.view(state, due[0])
        lines = [line for move in game.legal(state, due[0]) if (line := game.notation.format(move)) != "end"]
        found, _ = choices.menus(game, view, lines, "", locale)
        shown = keypads.rows(
            [*found, *choices.declining(game, state.todo[-1], locale)], CustomId("pick", "abcdefgh", 1)
        )
        labels = {
            each.id.rest: each.label.split(" ") for row in shown for each in row if isinstance(each, Button)
        }
        for option in (option for menu in found for option in menu.options):
            tokens = (*option.value.split(),)
            gives = None if PART in option.value else PRESENTATIONS[game.name].foresee(view, tokens)
            match gives and dict(gives.args):
                case {"mine": mine, "others": others}:
                    said = word("carcassonne-gives-cell-short", locale, mine=mine, others=others)
                case {"done": 1, "points": mine} if mine:
                    said = f"+{mine}"
                case _:
                    said = ""
            expected = said.split(" ") if said else []
            label = labels[option.value]
            assert [each for each in label if "+" in each] == expected, (label, gives)
            told += bool(expected)
            shared += len(expected) > 1
            assert "👥" not in said  # which is explained nowhere
    assert told > 3 and shared


@pytest.mark.parametrize("locale", LOCALES)
def test_redesigning_is_called_alike_however_much_room_there_is(locale):
    game, labels = GAMES["alhambra"], list[str]()
    for state in recorded("alhambra", "two-players").states[::5]:
        for seat in game.due(state):
            lines = [*map(game.notation.format, game.legal(state, seat))]
            found, _ = choices.menus(game, game.view(state, seat), lines, "", locale)
            shown = keypads.rows(found, CustomId("pick", "abcdefgh", 1), most=PRESENTATIONS[game.name].rows)
            keys = [each for row in shown for each in row if isinstance(each, Button)]
            labels += [each.label for each in keys if each.id.rest.endswith("part:redesign")]
    assert len(labels) > 1 and len({*labels}) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_how_long_a_wall_becomes_stands_on_buttons_where_that_differs(locale):
    game, told = GAMES["alhambra"], set()
    for state in recorded("alhambra", "two-players").states:
        if not (due := game.due(state)) or not isinstance(state.todo[-1], Build):
            continue
        view, lines = game.view(state, due[0]), [*map(game.notation.format, game.legal(state, due[0]))]
        start = steps.follow(game, view, lines, "").start
        found, marks = choices.menus(game, view, lines, "", locale)
        shown = keypads.rows(found, CustomId("pick", "abcdefgh", 1), most=PRESENTATIONS[game.name].rows)
        labels = [each.label.split() for row in shown for each in row if isinstance(each, Button)]
        walls = {}
        for mark in marks:
            if mark.label and (gives := PRESENTATIONS[game.name].foresee(view, (*start, mark.token))):
                walls[mark.label] = f"🧱{gives['length']}"
        alike = len(walls) > 1 and len({*walls.values()}) == 1
        assert {label[0]: label[-1] for label in labels if "🧱" in label[-1]} == ({} if alike else walls)
        told.add((alike, len(walls) > 3))
    assert told >= {(True, True), (False, True)}


@pytest.mark.parametrize(("there", "last"), [(1, ["Rebuild…", "Hint"]), (4, ["Hint"] * 4)])
def test_a_choice_stands_in_the_bottom_row_where_that_has_room(there, last):
    walk = keypads.Menu("walk", "?", tuple(Option(f"walk {at}", f"{at}") for at in range(2)))
    rebuild = keypads.Menu("", "", (Option("part:rebuild", "Rebuild…"),), quiet=True, foot=True)
    bottom = [Button(CustomId("hint", "abcdefgh", 1), "Hint")] * there

    def labels(*bottom):
        rows = keypads.rows([walk, rebuild], CustomId("pick", "abcdefgh", 1), bottom=bottom)
        return [[each.label for each in row if isinstance(each, Button)] for row in rows]

    assert labels(*bottom)[-1] == last
    assert (["Rebuild…"] in labels(*bottom)) == (last[0] != "Rebuild…")
    assert labels()[-1] == ["Rebuild…"]


def test_what_leaves_no_choice_is_not_asked_for():
    game = GAMES["carcassonne"]
    state = game.new(game.setup(2), Rng("a straight road", 0))
    lines = ["place N2 0", "place W1 0", "place W1 90"]
    (menu,), _ = choices.menus(game, game.view(state, 0), lines, "", "en")
    assert [option.value for option in menu.options] == ["place N2 0", "place W1"]


@pytest.mark.parametrize("locale", ["en", "ja"])
@pytest.mark.parametrize("name", GAMES)
def test_what_was_chosen_is_named_and_stays_on_the_picture(name, locale):
    for game, state, seat, legal in positions(name, 12):
        view, lines = game.view(state, seat), [line for line in legal if line != "end"]
        for line in lines[:20]:
            start, _, _ = line.rpartition(" ")
            tokens = start.split()[1:]
            assert len(labels.chosen_words(game, start, locale)) == len(tokens)
            _, marks = choices.menus(game, view, lines, start, locale)
            blank = [mark.token for mark in marks if not mark.label]
            assert blank == tokens and renderer(name).scene(view, theme(name, preview=True), marks)


@pytest.mark.parametrize("name", GAMES)
def test_back_leads_to_where_one_came_from(name):
    """Step by step the way that the panel showed, and nowhere else."""
    for game, state, seat, legal in positions(name, 12):
        view, lines = game.view(state, seat), [line for line in legal if line != "end"]
        for line in lines[:: max(1, len(lines) // 6)]:
            if line in passed_over(game, view, lines):
                continue
            *way, last = way_to(game, view, lines, line)
            assert last == line and choices.step_of(game, view, lines, line) == way[-1]
            for before, prefix in pairwise(way):
                back = choices.one_step_back(game, view, lines, prefix)
                # How something lies is no step.
                assert back == (before if not prefix.endswith("turn:next") else "")


def test_a_part_with_one_choice_is_taken_and_one_that_is_gone_is_passed_over():
    game = GAMES["armadora"]
    view = game.view(game.new(game.setup(2), Rng("parts", 0)), 0)
    edges = [
        line
        for line in map(game.notation.format, game.legal(game.new(game.setup(2), Rng("parts", 0)), 0))
        if "-" in line
    ]
    # Of the region of G5 only H4-H5 is left: no button leads to a region with one edge.
    others = {edge for edge, mine in REGION.items() if str(mine) == "G5" and str(edge) != "H4-H5"}
    lines = [line for line in edges if Edge.parse(line.split()[1]) not in others]
    (near, regions), marks = choices.menus(game, view, lines, "palisade", "en")
    assert "palisade H4-H5" in {option.value for option in near.options}
    assert [option.value for option in regions.options] == [
        f"palisade part:{name}" for name in NAMES if str(name) != "G5"
    ]
    assert "part:G5" not in {mark.token for mark in marks}
    (few, gone) = (
        choices.menus(game, view, edges[:10], prefix, "en")[0] for prefix in ("palisade", "palisade part:E4")
    )
    assert few == gone


@pytest.mark.parametrize("locale", LOCALES)
def test_a_single_place_elsewhere_is_called_by_its_name_and_its_ways_are_numbered_from_one(locale):
    game, met = GAMES["carcassonne"], set()
    for file in ("base-2", "base-3-city2", "base-5"):
        for state in recorded("carcassonne", file).states:
            if not (due := game.due(state)) or not isinstance(state.todo[-1], PlaceTile):
                continue
            view, lines = game.view(state, due[0]), [*map(game.notation.format, game.legal(state, due[0]))]
            if len(parts := steps.follow(game, view, lines, "").parts) < 2:
                continue
            places = {line.split()[1] for name, behind in parts.items() if name != NEAR for line in behind}
            found, _ = choices.menus(game, view, lines, "", locale)
            (option,) = found[-1].options
            assert (len(places) == 1) == any(place in option.label for place in places)
            if len(places) == 1:
                ways = [line for line in lines if line.split()[1] in places]
                assert (option.value == ways[0]) == (len(ways) == 1)
                _, marks = choices.menus(game, view, lines, option.value, locale)
                numbers = [str(at) for at in range(1, len(ways) + 1)]
                assert len(ways) == 1 or [mark.label for mark in marks if mark.label] == numbers
                assert len(ways) > 1 or choices.elsewhere(game, view, lines, ways[0]).endswith(
                    PART + "elsewhere"
                )
                met.add(len(ways) > 1)
    assert met == {True, False}


def test_the_cheapest_payment_is_taken_and_another_may_be_asked_for():
    seen = 0
    for game, state, seat, legal in positions("alhambra", 200):
        view, presentation = game.view(state, seat), PRESENTATIONS["alhambra"]
        for line, start in passed_over(game, view, legal).items():
            alike = [each for each in legal if each.startswith(f"{start} ")]
            taken = presentation.taken(view, alike) or ""
            for paid in (taken, line):
                after, _ = game.apply(state, seat, game.notation.parse(paid), Rng("paid", 0))
                asked = " ".join(paid.split()[:2]) if paid == taken else ""
                assert presentation.otherwise(game.view(after, seat), paid) == asked
            seen += 1
    assert seen


def test_a_card_is_turned_round_and_more_places_for_it_are_numbered_on():
    game = GAMES["hanging_gardens"]
    state = game.new(game.setup(2), Rng("turned", 0))
    view, lines = game.view(state, 0), [game.notation.format(move) for move in game.legal(state, 0)]
    ways = [" ".join(["place 1", *["turn:next"] * turned]) for turned in range(4)]
    lying = []
    for at, prefix in enumerate(ways):
        found, marks = choices.menus(game, view, lines, prefix, "en")
        assert [option.value for option in found[-1].options] == [ways[(at + 1) % 4]]
        further, on = choices.menus(game, view, lines, f"{prefix} more:", "en")
        assert [option.value for option in further[-1].options] == [ways[(at + 1) % 4]]
        assert not {mark.label for mark in marks} & {mark.label for mark in on if mark.label}
        lying.append([mark.token for mark in marks if not mark.label])
    assert lying == [["1", turn] for turn in ("0", "90", "180", "270")]


def test_a_draft_offers_what_is_legal():
    game = GAMES["armadora"]
    table = table_of(game, Header("armadora", game.setup(2), "choices"), [], "en")
    draft = draft_of(table, 0, ())
    (near, regions), marks = choices.menus(game, draft.view, draft.choices, "warrior 1", "en")
    parts = [f"part:{name}" for name in NAMES]
    assert [option.value for option in regions.options] == [f"warrior 1 {part}" for part in parts]
    shown = [mark.token for mark in marks if mark.label]
    assert marks[-1].token == "1" and shown == [*(each.value.split()[-1] for each in near.options), *parts]
    for part in ("part:G5", "part:elsewhere part:G5"):  # the latter of panels from before regions had buttons
        (menu, *_), marks = choices.menus(game, draft.view, draft.choices, f"warrior 1 {part}", "en")
        assert "part:G5" in [mark.token for mark in marks if not mark.label]
        squares = {mark.token for mark in marks if mark.label}
        assert squares == {option.value.split()[-1] for option in menu.options}
        assert {str(REGION[Square.parse(at)]) for at in squares} == {"G5"}


def test_an_edge_keeps_its_number_when_a_palisade_stands_on_another():
    game = GAMES["armadora"]
    table = table_of(game, Header("armadora", game.setup(2), "choices"), [], "en")
    before, after = draft_of(table, 0, ()), draft_of(table, 0, ("palisade C3-C4",))
    seen = 0
    for part in ("", *(f"part:{name}" for name in NAMES)):
        _, first = choices.menus(game, before.view, before.choices, f"palisade {part}".strip(), "en")
        _, second = choices.menus(game, after.view, after.choices, f"palisade {part}".strip(), "en")
        for mark in (*first, *second):
            if "-" in mark.token:
                assert mark.label == str(NUMBERS[Edge.parse(mark.token)])
                seen += 1
    assert seen > len(NUMBERS)


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_shows_the_places_of_what_is_being_decided_alone(name):
    is_place = renderer(name).is_place
    for game, state, seat, legal in positions(name):
        lines = [line for line in legal if line != "end"]
        found, marks = choices.menus(game, game.view(state, seat), lines, "", "en")
        asked = {line.split()[1] for line in lines if " " in line}
        shown = {mark.token for mark in marks if mark.label}
        if len({line.split()[0] for line in lines}) == 1 or all(map(is_place, asked)):
            continue
        if shown and all(token.startswith(PART) for token in shown):
            numbers = [
                label for each in found[0].options if (label := each.label.partition(" · ")[0]).isdecimal()
            ]
            assert numbers == [mark.label for mark in marks]
            continue
        assert not shown and not any(" · " in each.label[:5] for menu in found for each in menu.options)


def test_places_are_asked_for_by_their_verb_and_passing_for_good_does_not_stand_out():
    game = GAMES["armadora"]
    for seed in range(9):  # until an orc begins
        state = game.new(game.setup(2, advanced="yes"), Rng(f"orc {seed}", 0))
        lines = [game.notation.format(move) for move in PRESENTATIONS[game.name].offered(state, 0)]
        if any(line.startswith("stake") for line in lines):
            break
    view = game.view(state, 0)
    found, _ = choices.menus(game, view, lines, "", "en")
    buttons = [
        button
        for row in keypads.rows(found, CustomId("pick", "abcdefgh", 1))
        for button in row
        if isinstance(button, Button)
    ]
    assert [len(menu.options) for menu in found if menu.verb in ("palisade", "stake")] == [1, 1]
    styles = {button.id.rest.split()[0]: button.style for button in buttons}
    assert styles == dict.fromkeys(("warrior", "palisade", "stake"), Style.BLURPLE) | {"pass": Style.GREY}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_tile_without_a_legal_place_is_said_to_fit_nowhere(locale):
    game = GAMES["alhambra"]
    view = game.view(game.new(game.setup(2), Rng("nowhere", 0)), 0)
    aside = ["place T7-NEW reserve", "place T7-NEW dirk"]
    for lines, key in (
        ([*aside, "place T7-NEW M11"], "pick"),
        (aside, "pick-nowhere"),
        (aside[:1], "pick-nowhere"),
    ):
        (menu, *seldom), _ = choices.menus(game, view, lines, "", locale)
        assert menu.placeholder == word(f"alhambra-place-to-{key}", locale) and all(
            each.quiet for each in seldom
        )


@pytest.mark.parametrize(("count", "sides"), [(1, []), (2, ["after"]), (4, ["before", "after"])])
def test_what_was_placed_may_go_on_to_the_places_beside(count, sides):
    lines = [f"place 1 90 {cell}" for cell in ("L12", "M12", "L13", "M13")[:count]]
    beside = steps.places_beside(GAMES["hanging_gardens"], [*lines, "place 1 0 L14"], lines[0])
    assert list(beside) == sides and lines[0] not in beside.values()
    assert not sides or beside["after"] == lines[1]
    assert not steps.places_beside(GAMES["carcassonne"], ["place N2 0", "place W1 0"], "place N2 0")
