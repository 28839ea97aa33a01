"""One or two letters per person, made from the names when a game starts, drawn beside the seats' tokens."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from render.drawing.colour import Colour
from render.drawing.scene import Label

Monograms = tuple[str, ...]
"""Per seat one or two letters, or nothing; empty where nobody's are known. They are part of what a picture is made from,
because a view knows no names."""

NARROW, LETTERS = "narrow", "letters"
"""The fonts of monograms: Latin; Greek, Cyrillic, kana, the kanji of JIS level 1 and those of names."""

_LATIN: Final = frozenset(code for code in range(0x41, 0x180) if chr(code).isupper()) - frozenset(
    map(ord, "ĔĬĲĿŎ")
)
_GREEK: Final = frozenset(range(0x391, 0x3AA)) - {0x3A2}
_CYRILLIC: Final = frozenset((*range(0x410, 0x430), 0x401))
_KANA: Final = frozenset((*range(0x3041, 0x3097), *range(0x30A1, 0x30FB)))
_NAMES: Final = frozenset(
    "乘于亞仍仗仟佶來侑侖俐俶倩倬假偕傳儂兌兒册凉凖凛凜凰剋劭勁勳卷咏嚴圀國團堯墺壯壹壽夛奎奕奘奧奬妍娜娟學實尅將專尹岑峩崋崚嶌嶮嶽巍巖巫已廣廸弌弍彌彗彭徑德怡恆悛惠惺愼愽憙憬應懿揆搖攘攝收敍敕敞數旻昊昴昶"
    "晁晄晏晟晢晧晨暉暎曄曉曖會枡柯栁栞桒梛條棗椰楸榕榧榮榴槇槿橙檜櫂櫻毬气氣汪洌洙洵洸洽浤涓淇淨渕渙渺渾湍湶溥溪滉滿漱澣澤澪濟濱濵瀨炳煌煕熙燎燵燿爲珈琥瑜瑤瑶璋瓊當癸皎皓皖眞眸礒祟禧禮秉稟穗穰竚竟笙篷糺紲"
    "絆絋絲經綮綵綸綺緻總繪翔翡耿聆聰聽聿脩腱與舒苺茉莉莊莎菁菫萠萬蓁蕭蕾藏藝藹虔螢衞褌襄覺詢諄證譽讓豐貮赳躬軼辨迪逞逹遙邇邉邊鄙釟鈞鉉銖鎬鎭鎰鐵靄靜韶頌顯颯騫驍髙魏鶫鶯鷗麒黎齊齋﨑"
)
"""Kanji of Japanese names beyond JIS level 1."""

_ALPHABETS: Final = _LATIN | _GREEK | _CYRILLIC


def monograms(names: Sequence[str]) -> Monograms:
    """Letters for the players of a table, unlike each other where the names allow it.

    >>> monograms(["Ana", "Ben Olsen", "Anton", "千恵", "🐈"])
    ('A', 'BO', 'AN', '千', '')
    """
    return _monograms(tuple(names))


@lru_cache(maxsize=1_024)
def _monograms(names: tuple[str, ...]) -> Monograms:
    found: list[str] = []
    for name in names:
        choices = list(_choices(name))
        found.append(next((choice for choice in choices if choice not in found), (choices or [""])[0]))
    return tuple(found)


def label(text: str, x: float, y: float, size: int, colour: Colour, anchor: str = "mm") -> Label:
    """A monogram on a picture; other scripts are drawn smaller, because they are taller."""
    if all(ord(letter) in _LATIN for letter in text):
        return Label(x, y, text, size, colour, NARROW, anchor)
    # The font of the other scripts is light: a rim in its own colour makes it as bold as the rest.
    return Label(x, y, text, round(size * 0.82), colour, LETTERS, anchor, colour, size / 40)


def width(text: str, size: int) -> int:
    """About how wide a monogram is."""
    wide = sum(0.5 if ord(letter) in _LATIN else 0.82 for letter in text)
    return round(size * wide)


def _choices(name: str) -> Iterator[str]:
    """The initials of two words, the first letter alone, the first letter and another one."""
    words = ["".join(map(_plain, word)) for word in unicodedata.normalize("NFKC", name).upper().split()]
    words = [word for word in words if word]
    if not words:
        return
    first = words[0][0]
    if len(words) > 1 and ord(first) in _LATIN and ord(words[1][0]) in _LATIN:
        yield first + words[1][0]
    yield first
    if ord(first) in _ALPHABETS:
        yield from (first + other for other in "".join(words)[1:])
    else:
        yield from "".join(words)[1:]


def _plain(letter: str) -> str:
    """A letter that the fonts here have: itself, the same without its accent, or nothing."""
    bare = unicodedata.normalize("NFD", letter)[:1]
    return next((each for each in (letter, bare) if drawable(each)), "")


def drawable(letter: str) -> bool:
    """Whether the fonts here have a letter; of letters with a case the capital."""
    return letter.isalpha() and (
        ord(letter) in _ALPHABETS | _KANA or letter in _NAMES or _common_kanji(letter)
    )


def _common_kanji(letter: str) -> bool:
    try:
        code = letter.encode("euc_jp")
    except UnicodeEncodeError:
        return False
    return len(code) == 2 and 0xB0 <= code[0] <= 0xCF
