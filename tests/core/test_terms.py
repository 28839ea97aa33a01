"""One term for each thing: spellings that were given up do not come back, and a number has its plural."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from engines import GAMES
from render.languages import LOCALES
from render.sentences import FOLDER
from tests.translating import TONGUES, bodies, terms

ROOT = FOLDER.parent.parent

JAPANESE = "[ぁ-んァ-ヶー一-龠々、。：（「）」]"
"""A character of a Japanese sentence."""

GIVEN_UP = {
    "en": (
        *(r"\b(?:some|every|any)body\b", r"\bno one\b", r"\banew\b", r"\bseek", r"\bfrozen\b"),
        *(r"\bwhoever (?:runs me|opened)\b", r"\bopeners?\b", r"\bstand-ins?\b", r"\bforget me\b"),
        *(r"\bdue\b(?! to)", r"\b(?:is|are|next) to move\b", "to move, since", "one seat on"),
        *(r"\bt(?:ake[sn]?|ook) (?:(?!seat|it\b)\w+ ){0,3}back\b", r"\bput right\b"),
        *(r"\bturn(?:s|ed|ing)? (?:one |them |it )?up\b", r"\bstand(?:s|ing)? still\b"),
        *(r"\b(?:the|this|that|its|save) record\b", r"\b(?:journal|story|film|sketch)", r"\bban(?:s|ned)?\b"),
        *(r"\bgame (?:begins|began|has begun)\b", r"\babsence\b", r"\bcells?\b", r"\w\(s\)", "—", "ø"),
        *("Do you all agree", "no score and", "They may come back; until then"),
        *(r"\bvacation", r"\bseats? (?:is |are )?kept\b", r"\bmy calls\b", r"\bNew, by\b"),
        *(r"\b(?:lays?|laying|laid|puts?|putting)\b", r"\bwhoever has most\b", r"\bquarters?\b"),
        *(r"\bunfinished (?:road|cit|cloister)", r"\bseries\b", r"\(no wall\)", r"\bno completed city\b"),
    ),
    "ja": (
        *("待った(?!ら)", "いまの版", "ごゆっくり", "ただいま", "様子を聞", "延長はいりません", "この前の"),
        *("着いていません", "次の手を考える", "`/table", "だれ", "ひとつ(?!ながり)"),
        r"(?<!早)わか[るりっら]",
        *("～", "……", "％", r"[？！] (?=\S)"),
        *(rf"{JAPANESE} (?:`|\*\*|\{{ \$)", rf"(?:`|\*\*|\$ \}}) {JAPANESE}"),
    ),
}
"""What another word or spelling was chosen for, as regular expressions; no space stands around code and variables in Japanese, whose
terms are kept by `TERMS.md` beside its words."""

RENAMED = (
    *("Save record", "Still to come", "What is what?", "Fair chance", "How was it dealt?", "Look from here"),
    *("Ring my phone", "Try it for real", "**Film**", "Forget me", "公平さを確かめる"),
)
"""Labels that buttons and choices had before."""

NO_NUMBERS = {
    "who",
    "whom",
    "role",
    "game",
    "score",
    "names",
    "name",
    "user",
    "token",
    "option",
    "people",
    "when",
    "winners",
    *(
        "tile",
        "cell",
        "square",
        "stall",
        "card",
        "shop",
        "level",
        "building",
        "goods",
        "at",
        "where",
        "first",
    ),
}
"""What is no count of anything; stalls and cards are called by their number."""

ALWAYS_SEVERAL = {
    "armadora-part",
    "armadora-reason-area",
    "yspahan-reason-goods",
    "yspahan-reason-souk",
    "table-no-such-count",
    "wish-none-between",
    "lobby-seats",
    "lobby-can-start",
    "host-can-start",
    "table-options-clash",
    "table-too-many",
    "table-full",
    "table-not-full",
    "doctor-trials-other",
    "correct-places",
    "event-fix-hint",
    "event-too-many-own",
    "event-too-many-today",
    "event-state-league",
    "event-too-few",
    "event-too-many",
    "event-no-such-count",
    "event-places",
    "event-full",
    "profile-scores",
    "stats-games",
    "stats-luck-bonus",
    "stats-luck-bonus-all",
    "stats-own",
    "stats-played",
    "armadora-alt-area",
    "armadora-alt-empty",
    "armadora-now-full",
    "armadora-divided",
    "armadora-too-many-edges",
    "carcassonne-remark-field",
    "hanging-gardens-alt-compensated",
    "hanging-gardens-remark-tie",
    "hanging-gardens-text-person",
    "hanging-gardens-too-small",
    "wish-players",
    "yspahan-text-empty",
    "yspahan-text-souk",
    "yspahan-text-effect-hammam",
    "yspahan-text-effect-bazaar",
    "yspahan-ask-keep-cube",
    "yspahan-card-camels",
    "yspahan-remark-tie",
}
"""No game is for one alone, so these seats and players are two at least (games and people of an event are several); areas of Armadöra have four squares at least, a field
pays by threes; `-other` is said of several; averages of turns and points; the rest are figures of the rules, scores of whole games that nobody ends with a single point, and positions of a whole game."""

FIGURES = ("status-", "record-")
"""How the keys begin of what whoever runs the bot reads: lists of figures, and limits of files."""

QUOTES = {"de": "„(.+?)“", "fr": "«[\u00a0\u202f](.+?)[\u00a0\u202f]»", "ja": "「(.+?)」"}
"""How languages quote, where not as English does."""

_COUNTED = re.compile(r"\s+(?:\w+ )?(?!is\b|was\b|has\b|its\b|as\b)[a-z]+s\b")
"""The word after a number that counts something."""


def files(locale):
    return sorted((FOLDER / locale).glob("*.ftl"))


def spoken(locale):
    """What a language says, file by file: words without comments, keys and the names of variables; rules; lessons."""
    for file in files(locale):
        text = file.read_text(encoding="utf-8")
        text = re.sub(r"^(?:#.*| +\.name = .*|[\w-]+ =)|\{ [^\n{}]*->", "", text, flags=re.MULTILINE)
        yield file.name, re.sub(r"\{ [^\n{}]+ \}", "{ $ }", text)
    for folder in ("rules", "lessons"):
        for file in sorted((FOLDER.parent / folder / locale).glob("*.txt")):
            text = file.read_text(encoding="utf-8")
            yield f"{folder}/{file.name}", re.sub(r"^# [\w-]+: ", "# ", text, flags=re.MULTILINE)


@pytest.mark.parametrize("locale", GIVEN_UP)
def test_terms_that_were_given_up_do_not_come_back(locale):
    found = [
        (name, text[max(0, each.start() - 30) : each.end() + 20])
        for name, text in spoken(locale)
        for term in GIVEN_UP[locale]
        for each in re.finditer(term, text, re.IGNORECASE)
    ]
    assert found == []


def test_labels_that_were_renamed_are_named_nowhere():
    found = [
        (str(file.relative_to(ROOT)), label)
        for place in ("data", "docs", "cli", "sandbox", "README.md", "PRIVACY.md", "TERMS.md")
        for file in (sorted((ROOT / place).rglob("*")) if (ROOT / place).is_dir() else [ROOT / place])
        if file.suffix in {".ftl", ".txt", ".md", ".py", ".js", ".html"}
        for label in RENAMED
        if label in file.read_text(encoding="utf-8")
    ]
    assert found == []


@pytest.mark.parametrize("locale", TONGUES)
def test_the_page_of_terms_is_true(locale):
    """What it recommends is said, and what it gives up is not; of a language that is not offered, as far as it has texts."""
    assert (FOLDER / locale / "TERMS.md").exists() and list(terms(locale)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_lesson_quotes_choices_as_the_menus_call_them(locale):
    texts = dict(spoken(locale))
    quoted = [
        (name.removeprefix("lessons/").replace(".txt", ".ftl"), quote)
        for name, text in texts.items()
        if name.startswith("lessons/")
        for task in re.findall(r"^\? .*$", text, re.MULTILINE)
        for quote in re.findall(QUOTES.get(locale, "“(.+?)”"), task)
    ]
    assert quoted and [(name, quote) for name, quote in quoted if not quotes_a_line(quote, texts[name])] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_way_through_menus_names_a_button_and_a_label(locale):
    labels = {value for body in bodies(locale).values() for value in labels_of(body)}
    ways = [way for _, text in spoken(locale) for way in re.findall(r"\*\*([^*\n]+ › [^*\n]+)\*\*", text)]
    assert ways and [way for way in ways if not set(way.split(" › ")) <= labels | {"⋯"}] == []


def test_the_hand_is_called_as_its_button():
    """Around the games a hand is never a supply."""
    around = [file for file in files("ja") if not file.stem.startswith(tuple(GAMES))]
    assert [file.name for file in around if re.search("手元(?!で確かめる)", file.read_text("utf-8"))] == []


@pytest.mark.parametrize("name", [file.stem for file in files("en")])
def test_a_counted_thing_has_its_singular(name):
    wrong = [
        (entry.id.name, variable)
        for entry in bodies("en")[f"{name}.ftl"]
        if isinstance(entry, ast.Message) and entry.value is not None
        if entry.id.name not in ALWAYS_SEVERAL and not entry.id.name.startswith(FIGURES)
        for variable in unbent(entry.value, frozenset())
        if variable not in NO_NUMBERS
    ]
    assert wrong == [], "these say “1 cities”"


def test_the_law_of_plurals_sees_what_it_is_for():
    made = FluentParser().parse(
        "a = { $n } cities\nb = { $n ->\n    [one] one city\n   *[other] { $n } cities\n}\n"
    )
    one, other = made.body
    assert isinstance(one, ast.Message) and isinstance(other, ast.Message)
    assert list(unbent(one.value, frozenset())) == ["n"] and list(unbent(other.value, frozenset())) == []


def labels_of(body):
    """What a file says without any value."""
    for entry in body:
        if isinstance(entry, ast.Message) and entry.value and len(entry.value.elements) == 1:
            yield getattr(entry.value.elements[0], "value", "")


def quotes_a_line(quote, text):
    """Whether a line says this, without its emoji, its variant, and what follows in brackets."""
    for line in text.splitlines():
        label = re.split(r" \(|（", re.sub(r"^ *(?:\*?\[\w+\] )?(?:[^\w{]+ )?", "", line))[0]
        pattern = re.escape(label).replace(r"\{\ \$\ \}", ".+")
        if label.replace("{ $ }", "").strip() and re.fullmatch(pattern, quote):
            return True
    return False


@pytest.mark.parametrize("locale", LOCALES)
def test_sentences_are_whole(locale):
    """A choice of two or three stands outside its sentence, so that each is translated as a whole."""
    broken = [
        entry.id.name
        for body in bodies(locale).values()
        for entry in body
        if isinstance(entry, ast.Message)
        for pattern in (entry.value, *(each.value for each in entry.attributes))
        if pattern is not None and len(pattern.elements) > 1
        for choices in [choices_of(pattern)]
        if len(choices) == 1 and len(choices[0].variants) <= 3
        if not any(choices_of(variant.value) for variant in choices[0].variants)
    ]
    assert broken == []


def choices_of(pattern):
    """The choices in a pattern."""
    found = (each.expression for each in pattern.elements if isinstance(each, ast.Placeable))
    return [each for each in found if isinstance(each, ast.SelectExpression)]


def unbent(pattern, bent):
    """The variables in front of a plural that has no other form, in a pattern whose `bent` variables have been asked."""
    elements = pattern.elements
    for at, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            asked = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            for variant in inner.variants:
                yield from unbent(variant.value, bent | {asked})
        elif isinstance(inner, ast.VariableReference) and inner.id.name not in bent:
            after = elements[at + 1] if at + 1 < len(elements) else None
            if isinstance(after, ast.TextElement) and _COUNTED.match(after.value):
                yield inner.id.name
