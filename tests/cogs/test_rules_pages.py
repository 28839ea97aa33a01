"""The pages of the rules: complete, true, the same in both languages, and small enough for Discord."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.guide import pages
from cogs.guide.lessons import words as lesson_words
from cogs.guide.positions import Untrue, play_scene
from cogs.messages.lines import lines_on_a_phone
from cogs.messages.message import Button, Picture, Select
from cogs.panels import rules
from cogs.panels.board import legend, panel_legend
from engines import GAMES
from engines.core.chance import Rng
from engines.core.game import Setup
from render.cards.cover import example
from render.drawing.callouts import MOST, find_signs, in_reading_order, number_signs
from render.drawing.scene import Label
from render.drawing.theme import load as theme
from render.languages import LOCALES
from render.pictures import scene_of
from render.renderer import renderer
from render.sentences import dashed, known, word, words
from tables.lessons.lessons import lessons
from tests.cogs.discord_limits import form_problems, problems
from tests.render.labels import written

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "data" / "words"
GUIDED = [name for name in GAMES if pages.pages(name)]
SECTIONS = dict(
    line.split(": ")
    for line in (Path(__file__).parent / "rules_sections.txt").read_text("utf-8").splitlines()[2:]
)

NO_RULES = {
    "alhambra": {"14", "15", "16"},
    "armadora": {"15", "16", "17", "18", "19"},
    "carcassonne": {"13", "15", "16", "17", "18"},
    "hanging_gardens": {"12", "13", "14", "15", "16"},
    "yspahan": {"14", "15", "16"},
}
"""What the complete rules hold beside rules: reasons for decisions and cases that follow, advice on Discord, data, vectors."""

NUMBERS = {
    "四": 4,
    "four": 4,
    "fourth": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "seventh": 7,
    "eight": 8,
    "nine": 9,
}
NUMBERS |= {"ten": 10, "eleven": 11, "twelve": 12, "fifteen": 15}
"""Numbers above three as they are spelled."""

UNEXPLAINED = re.compile(r"-(alt|text|summary|gives|count|counts|completes|reason)(-|$)")
"""Keys that describe what is seen or promised, and tell of nothing that happened."""


def test_every_game_whose_complete_rules_are_known_has_pages():
    assert set(SECTIONS) <= set(GUIDED)


@pytest.mark.parametrize("name", NO_RULES)
def test_every_section_of_the_rules_stands_on_a_page(name):
    """A page that names a whole section covers its parts, and a section whose parts are named is covered by them."""
    named = {section for page in pages.pages(name) for section in page.sections}
    wanted = {each for each in SECTIONS[name].split() if each.partition(".")[0] not in NO_RULES[name]}
    covered = {each for each in wanted if {each, each.partition(".")[0]} & named}
    covered |= {each.partition(".")[0] for each in named}
    assert sorted(wanted - covered) == []


@pytest.mark.parametrize("name", GUIDED)
def test_whatever_is_refused_or_told_leads_to_a_page(name):
    wanted = sentences_of(name)
    assert len(wanted) > 30
    assert sorted(key for key in wanted if not pages.explaining(name, [key])) == []


@pytest.mark.parametrize("name", GUIDED)
def test_whatever_tells_points_leads_to_the_page_of_these_points(name):
    """Behind points stands `Why?`."""
    words = (WORDS / "en" / f"{name}.ftl").read_text(encoding="utf-8")
    said = re.findall(rf"^({name.replace('_', '-')}-[a-z-]+) =((?:.*\n)(?:[ }}].*\n)*)", words, re.MULTILINE)
    told = [key for key, text in said if "**+{ $points }**" in text]
    assert [key for key in told if not pages.explaining_points(name, [key])] == []


@pytest.mark.parametrize("name", GUIDED)
def test_what_a_page_explains_and_leads_to_exists(name):
    topics = [page.topic for page in pages.pages(name)]
    keys = set(written_words())
    for page in pages.pages(name):
        assert page.sections and set(page.sections) <= set(SECTIONS[name].split()), page.topic
        assert set(page.see) <= set(topics) - {page.topic}, page.topic
        for key in (*page.why, *page.score):
            found = any(each.startswith(key[:-1]) for each in keys) if key.endswith("*") else key in keys
            assert found, (page.topic, key)


@pytest.mark.parametrize("name", GUIDED)
def test_every_page_shows_something_true(name):
    """Examples are executed: what is legal is legal, what is refused is refused for the reason that the page names."""
    examples = 0
    for page in pages.pages(name):
        assert page.scene.shots, page.topic
        examples += len(page.scene.examples)
    assert examples >= len(pages.pages(name)) / 2


@pytest.mark.parametrize("name", GUIDED)
def test_every_language_has_the_same_topics(name):
    wanted = [page.topic for page in pages.pages(name)]
    assert len(set(wanted)) == len(wanted) <= 25
    for locale in LOCALES:
        assert pages.topics(name, locale) == wanted
        said = [pages.words(page, locale) for page in pages.pages(name)]
        assert len({each.title for each in said}) == len(wanted)
        assert [each for each in said if not (each.title and each.text and each.caption)] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GUIDED)
def test_pages_call_the_button_of_what_is_hidden_as_it_is_called(name, locale):
    """A game in which it has a name of its own never speaks of the hand."""
    if known(f"{dashed(name)}-button-hand", locale):
        common = f"**{word('button-hand', locale)}**"
        said = [(page.topic, pages.words(page, locale)) for page in pages.pages(name)]
        assert [topic for topic, words in said if common in f"{words.text}\n{words.caption}"] == []


@pytest.mark.parametrize("name", GUIDED)
def test_both_languages_say_the_same(name):
    """Pages and lessons in English and Japanese have the same paragraphs, lists, places in pictures, and figures."""
    said = [
        (page.topic, [pages.words(page, locale) for locale in ("en", "ja")]) for page in pages.pages(name)
    ]
    assert [topic for topic, (one, other) in said if shape(one) != shape(other)] == []
    taught = [(each.topic, [lesson_words(each, locale) for locale in ("en", "ja")]) for each in lessons(name)]
    for topic, (one, other) in taught:
        assert one.mistakes.keys() == other.mistakes.keys()
        for mine, theirs in zip(sentences(one), sentences(other), strict=True):
            assert figures(mine) == figures(theirs), (topic, mine, theirs)


def shape(words):
    """The kinds of a page's paragraphs, the numbers of its picture that the caption explains, and all figures."""
    lines = [
        "•" if line[0] in "•・" else line[:2] if line[1] == "." else "" for line in words.text.splitlines()
    ]
    return lines, re.findall(r"\*\*(\d+)\*\*", words.caption), figures(f"{words.text}\n{words.caption}")


def sentences(words):
    """What a lesson says, text by text."""
    return [words.text, words.task, words.hint, words.done, *words.mistakes.values()]


def figures(text):
    """The numbers above three, in digits or words, without those in names of places and tiles; smaller ones come as “one” and “both”."""
    text = re.sub(r"[A-Z]+\d+(?:[A-Z]\d+)?", "", text)
    spelled = {NUMBERS[word] for word in re.findall("四|[a-z]+", text.lower()) if word in NUMBERS}
    return {number for number in map(int, re.findall(r"\d+", text)) if number > 3} | spelled


@pytest.mark.parametrize("name", GUIDED)
def test_english_rules_are_read_in_one_breath(name):
    """A sentence has at most twenty words, but for lists of numbers and names."""
    said = [(page.topic, pages.words(page, "en")) for page in pages.pages(name)]
    whole = [(topic, f"{words.text}\n{words.caption}") for topic, words in said]
    parts = [(topic, part) for topic, text in whole for part in re.split(r"(?<=[.!?:;])\**\s|\n", text)]
    assert [each for each in parts if len(re.findall(r"[^\W\d][\w’-]*", each[1])) > 20] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GUIDED)
def test_pages_fit_into_messages(name, locale):
    for page in pages.pages(name):
        shown = rules.rules_page(
            page, locale, [other for other in pages.pages(name)[:2] if other is not page]
        )
        assert problems(shown) == [], page.topic
        spoken = [each.alt for each in shown.pictures]
        assert spoken and not any(re.search(r"[*`]", each) for each in spoken), page.topic
    for shown in (rules.contents(name, locale), rules.in_short(name, locale), rules.games(locale)):
        assert problems(shown) == []
    hits = pages.search(name, "", locale)
    assert problems(rules.search_results(name, "a" * 60, hits, locale)) == []
    assert form_problems(rules.search_form(name, locale)) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GUIDED)
def test_points_are_explained_by_what_was_scored_and_the_rule_with_the_way_to_its_page(name, locale):
    for page in (each for each in pages.pages(name) if each.score):
        shown = rules.points_explained([page], ["scored"], locale)
        assert problems(shown) == [] and not shown.pictures
        assert shown.text.startswith("> scored\n") and pages.words(page, locale).text.startswith(
            shown.text.partition("\n")[2]
        )
        assert [each.id.rest for each in shown.components] == [f"{name} {page.topic}"]


@pytest.mark.parametrize("name", GUIDED)
def test_every_number_that_a_caption_names_is_drawn(name):
    """A place that prints its name or its value instead has no number, and is not called by one."""
    for page in pages.pages(name):
        drawn = set().union(*(_numbers(name, shot) for shot in page.scene.shots))
        for locale in LOCALES:
            named = set(re.findall(r"\*\*(\d+)\*\*", pages.words(page, locale).caption))
            assert named <= drawn, (page.topic, locale)


@pytest.mark.parametrize("name", GUIDED)
def test_every_number_of_a_page_is_drawn(name):
    """A picture differs without any of the numbers that the page asks for."""
    shots = [(page.topic, shot) for page in pages.pages(name) for shot in page.scene.shots if shot.marks]
    draw, look = renderer(name).scene, theme(name, preview=True)
    bare = [
        (topic, mark.token)
        for topic, shot in shots
        for at, mark in enumerate(shot.marks)
        if draw(shot.view, look, shot.marks)
        == draw(shot.view, look, (*shot.marks[:at], *shot.marks[at + 1 :]))
    ]
    assert shots and bare == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GUIDED)
def test_the_rules_in_short_fit_a_phone_part_by_part(name, locale):
    """A part is about ten lines high, unless a single paragraph or list is higher; together they say everything, in order."""
    parts = rules.short_parts(name, locale)
    for topic, part in parts.items():
        lines = part.splitlines()
        tall = sum(map(lines_on_a_phone, lines))
        alone = all(line.startswith(("·", "•")) for line in lines[1:])
        assert len(lines) == 1 or tall <= 10 or (alone and tall <= 13)
        shown = rules.in_short(name, locale, topic=topic)
        assert problems(shown) == [] and part in shown.text and not shown.pictures


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GUIDED)
def test_a_list_that_a_phone_shows_whole_stands_on_one_page(name, locale):
    parts = rules.short_parts(name, locale).values()
    for found in re.findall(r"^.+(?:\n[·•].+)+", "\n".join(parts), re.MULTILINE):
        tall = sum(map(lines_on_a_phone, found.splitlines()))
        assert tall > 13 or any(found in part for part in parts)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("name", "seats", "options", "told"),
    [
        ("carcassonne", 3, {}, ()),
        ("carcassonne", 3, {"inns": "tiles", "farm": "first"}, ("inns", "farm")),
        ("carcassonne", 3, {"traders": "full", "hand": "three", "city2": "2"}, ("traders", "hand", "city2")),
        ("armadora", 4, {"advanced": "yes"}, ("4", "advanced")),
        ("armadora", 2, {}, ()),
        ("alhambra", 2, {}, ("2",)),
        ("yspahan", 3, {}, ()),
    ],
)
def test_a_table_reads_in_short_only_what_it_plays_with(name, seats, options, told, locale):
    setup = Setup(
        seats, tuple((each.name, options.get(each.name, each.choices[0])) for each in GAMES[name].options)
    )
    table: Any = SimpleNamespace(row=SimpleNamespace(id="k3j9x2ab", setup=setup, seed="s"))
    said = "\n".join(rules.short_parts(name, locale, table).values())
    further = [*(each.name for each in GAMES[name].options), *map(str, GAMES[name].seats)]
    keys = {each: f"{name}-rules-{each}" for each in further if known(f"{name}-rules-{each}")}
    assert {each for each, key in keys.items() if word(key, locale).split("\n")[0].strip() in said} == {*told}


def _numbers(name, shot):
    """The numbers that a picture draws for its marks; the things that a legend names are there."""
    kind, *names = shot.kind.split()
    if kind in ("legend", "board") and names:
        signs = {sign.name: sign for sign in renderer(name).signs}
        scene = renderer(name).numbered(kind)(shot.view, theme(name))
        there = find_signs(scene, theme(name), [signs[each] for each in names])
        assert len(there) == len(names), shot.kind
        return {str(number) for number, _ in enumerate(there, 1)}
    # No other text of the picture looks like these.
    marks = tuple(replace(mark, label=f"9{mark.label}7") for mark in shot.marks)
    drawn, look = scene_of(name, shot.kind, shot.view, marks)
    said = {each.text for each in written(drawn, look)} if drawn else set()
    return {mark.label for mark, odd in zip(shot.marks, marks, strict=True) if odd.label in said}


@pytest.mark.parametrize("name", GUIDED)
def test_pages_draw_their_own_positions(name):
    """No number stands on a board that is the same for every position, and so shows nothing of what the page says."""
    game, look, draw = GAMES[name], theme(name), renderer(name).numbered("legend")
    for page in pages.pages(name):
        for shot in page.scene.shots:
            if shot.kind.startswith("legend "):
                fresh = game.view(game.new(shot.view.setup, Rng("page", 0)), None)
                assert draw(shot.view, look) != draw(fresh, look), page.topic


def test_pages_are_turned_and_lead_back():
    """Each button's id says which page it opens; the contents lead to every page."""
    first, second = pages.pages("carcassonne")[:2]
    shown = rules.rules_page(first, "en")
    ways = {each.label: each.id.rest for each in shown.components if isinstance(each, Button)}
    *_, short = rules.short_parts("carcassonne", "en")
    assert ways["▶"] == f"carcassonne {second.topic}" and ways["◀"] == f"carcassonne {short}"
    (contents,) = [each for each in shown.components if isinstance(each, Select)]
    assert [each.value for each in contents.options] == [page.topic for page in pages.pages("carcassonne")]
    assert [each.value for each in contents.options if each.chosen] == [first.topic]
    alts = [each.alt for each in shown.items if isinstance(each, Picture)]
    assert alts == [pages.words(first, "en").caption.replace("**", "")]


@pytest.mark.parametrize(
    ("typed", "locale", "topic"),
    [("pig", "en", "pig"), ("CATHEDRAL pennant", "en", "cathedral"), ("建築士", "ja", "builder")],
)
def test_a_search_finds_titles_first(typed, locale, topic):
    assert pages.search("carcassonne", typed, locale)[0].topic == topic


def test_a_search_for_nothing_there_says_so():
    assert pages.search("carcassonne", "spaceship", "en") == []
    shown = rules.search_results("carcassonne", "spaceship", [], "en")
    assert "spaceship" in shown.text and any(isinstance(each, Select) for each in shown.components)


@pytest.mark.parametrize(
    "line",
    [
        "legal 0 place E2N2 0",
        "refused 0 place W1 0 : carcassonne-cell-taken",
        "refused 0 place N1 180 : carcassonne-edges-differ",
        "play 0 place E2N2 0",
        "dance 0",
        "picture 9 board",
    ],
)
def test_what_is_not_so_is_found_out(line):
    with pytest.raises(Untrue):
        play_scene("carcassonne", ["draws U E", "play 0 place E1 0; end", line.replace(" 0 ", " 1 ", 1)])


def sentences_of(name):
    """The keys of whole sentences that a game's engine says: what is refused, told, scored and remarked."""
    key = re.compile(rf"{dashed(name)}(-[a-z0-9]+)+-?")
    spelled = {
        node.value
        for file in (ROOT / "engines" / name).glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and key.fullmatch(node.value)
    }
    words = [each for each in written_words() if each.startswith(f"{dashed(name)}-")]
    starts = tuple(each for each in spelled if each.endswith("-"))
    said = {each for each in words if each in spelled or (starts and each.startswith(starts))}
    told = {each for each in said if _is_sentence(each) or "-sheet-" in each}
    return {each for each in told if not UNEXPLAINED.search(each.removeprefix(dashed(name)))}


def written_words():
    """All keys of the English words."""
    return words(LOCALES[0]).keys()


def _is_sentence(key):
    text = words(LOCALES[0]).say(key, {})[0] if known(key) else ""
    return re.sub(r"\s*\*\(.*\)\*$", "", text).rstrip("*").endswith((".", "!", "?"))


@pytest.mark.parametrize("name", [name for name in GAMES if renderer(name).signs])
def test_a_legend_explains_what_is_there(name):
    """Each sign is found in some position, is numbered there, and has words; the numbers stay on the picture."""
    drawn, look, met = renderer(name), theme(name), set()
    boards = [
        (example(name), LOCALES),
        *((_begun(name, seats), LOCALES[:1]) for seats in GAMES[name].seats[:3]),
    ]
    for view, locales in boards:
        scene = drawn.numbered("legend")(view, look)
        signs = [sign.name for sign, _ in find_signs(scene, look, drawn.signs)]
        met.update(signs)
        numbered = number_signs(scene, look, drawn.signs)
        shown = numbered.layers[-1]
        labels = [item for item in shown.items if isinstance(item, Label)]
        assert [item.text for item in labels] == [str(number) for number, _ in enumerate(signs, 1)]
        assert all(0 < item.x < numbered.width and 0 < item.y < numbered.height for item in labels)
        for locale in locales:
            told = legend(name, view, locale)
            assert problems(told) == [] and len(told.text.splitlines()) == 1 + len(signs)
            _, *names = told.pictures[0].kind.split()
            lines = [word(f"{dashed(name)}-legend-{each}", locale) for each in names]
            said = [f"**{number}** {line}" for number, line in enumerate(lines, 1)]
            assert said == told.text.splitlines()[1:], "the words are in the order of the numbers"
    for seats in GAMES[name].seats[:3]:
        panel = Picture("preview", name, "preview", GAMES[name].view(_new(name, seats), 0))
        own = panel_legend(name, panel, locale)
        assert own is not None and problems(own) == [] and word("legend-panel", locale) in own.text
        assert [picture.view for picture in own.pictures] == [panel.view], "each on a page of its own"
    words = [f"{dashed(name)}-legend-{sign.name}" for sign in drawn.signs]
    assert [key for locale in LOCALES for key in words if not known(key, locale)] == []
    assert len(met) >= 2 * MOST / 3


@pytest.mark.parametrize("name", [name for name in GAMES if renderer(name).signs])
def test_a_legend_points_at_the_first_thing_of_a_name_that_is_there(name):
    """Of signs with one name those that stand first say it best, such as a souk that is complete."""
    view, look = example(name), theme(name)
    scene = renderer(name).numbered("legend")(view, look)
    named = " ".join(("legend", *(sign.name for sign in in_reading_order(scene, look, renderer(name).signs))))
    assert scene_of(name, named, view) == scene_of(name, "legend", view)


def _begun(name, seats):
    """A game with all its options that has just begun, as its first player sees it."""
    return GAMES[name].view(_new(name, seats), 0)


def _new(name, seats):
    game = GAMES[name]
    options = {option.name: option.choices[-1] for option in game.options if seats in option.seats}
    return game.new(game.setup(seats, **options), Rng("begun", 0))
