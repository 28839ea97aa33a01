"""Time zones: suggestions, search and labels."""

from __future__ import annotations

import unicodedata
from datetime import date, datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.dates import format_date, get_timezone_location

from render.languages import LOCALES, language, written

OFFERED = (
    "Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago",
    "America/New_York", "America/Halifax", "America/Sao_Paulo", "UTC", "Europe/London", "Europe/Berlin",
    "Europe/Athens", "Europe/Istanbul", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata", "Asia/Dhaka",
    "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Adelaide", "Australia/Sydney",
    "Pacific/Auckland", "Africa/Johannesburg",
)  # fmt: skip
"""Those that a panel has room for; every other one can be typed."""

PLACES = {
    "JST": "Asia/Tokyo", "Osaka": "Asia/Tokyo", "大阪": "Asia/Tokyo", "Kyoto": "Asia/Tokyo", "京都": "Asia/Tokyo",
    "Nagoya": "Asia/Tokyo", "名古屋": "Asia/Tokyo", "Sapporo": "Asia/Tokyo", "札幌": "Asia/Tokyo",
    "Fukuoka": "Asia/Tokyo", "福岡": "Asia/Tokyo", "Yokohama": "Asia/Tokyo", "横浜": "Asia/Tokyo",
    "Kobe": "Asia/Tokyo", "神戸": "Asia/Tokyo", "Sendai": "Asia/Tokyo", "仙台": "Asia/Tokyo",
    "KST": "Asia/Seoul", "Busan": "Asia/Seoul", "Beijing": "Asia/Shanghai", "北京": "Asia/Shanghai",
    "Shenzhen": "Asia/Shanghai", "Delhi": "Asia/Kolkata", "Mumbai": "Asia/Kolkata", "Bangalore": "Asia/Kolkata",
    "IST": "Asia/Kolkata", "SGT": "Asia/Singapore", "Hanoi": "Asia/Bangkok", "Abu Dhabi": "Asia/Dubai",
    "CET": "Europe/Berlin", "CEST": "Europe/Berlin", "MEZ": "Europe/Berlin", "MESZ": "Europe/Berlin",
    "Munich": "Europe/Berlin", "München": "Europe/Berlin", "ミュンヘン": "Europe/Berlin", "Hamburg": "Europe/Berlin",
    "Cologne": "Europe/Berlin", "Köln": "Europe/Berlin", "Frankfurt": "Europe/Berlin", "Stuttgart": "Europe/Berlin",
    "Leipzig": "Europe/Berlin", "Essen": "Europe/Berlin", "Geneva": "Europe/Zurich", "Basel": "Europe/Zurich",
    "Milan": "Europe/Rome", "Naples": "Europe/Rome", "Barcelona": "Europe/Madrid", "Lyon": "Europe/Paris",
    "Marseille": "Europe/Paris", "Rotterdam": "Europe/Amsterdam", "The Hague": "Europe/Amsterdam",
    "Antwerp": "Europe/Brussels", "Krakow": "Europe/Warsaw", "Kraków": "Europe/Warsaw", "Gothenburg": "Europe/Stockholm",
    "GMT": "Europe/London", "BST": "Europe/London", "Manchester": "Europe/London", "Edinburgh": "Europe/London",
    "Glasgow": "Europe/London", "Birmingham": "Europe/London", "WET": "Europe/Lisbon", "Porto": "Europe/Lisbon",
    "EET": "Europe/Athens", "EEST": "Europe/Athens", "MSK": "Europe/Moscow", "Saint Petersburg": "Europe/Moscow",
    "Düsseldorf": "Europe/Berlin", "Dresden": "Europe/Berlin", "Hannover": "Europe/Berlin", "Nürnberg": "Europe/Berlin",
    "Nuremberg": "Europe/Berlin", "Salzburg": "Europe/Vienna", "Graz": "Europe/Vienna", "Genf": "Europe/Zurich",
    "Genève": "Europe/Zurich", "Lausanne": "Europe/Zurich", "Bern": "Europe/Zurich", "Bâle": "Europe/Zurich",
    "Lille": "Europe/Paris", "Nantes": "Europe/Paris", "Bordeaux": "Europe/Paris", "Toulouse": "Europe/Paris",
    "Strasbourg": "Europe/Paris", "Straßburg": "Europe/Paris", "Rennes": "Europe/Paris", "Nice": "Europe/Paris",
    "Anvers": "Europe/Brussels", "Gand": "Europe/Brussels", "Liège": "Europe/Brussels", "La Haye": "Europe/Amsterdam",
    "Mailand": "Europe/Rome", "Neapel": "Europe/Rome", "HNE": "America/Toronto",
    "HAE": "America/Toronto", "Québec": "America/Toronto", "Montréal": "America/Toronto",
    "EST": "America/New_York", "EDT": "America/New_York", "ET": "America/New_York", "Boston": "America/New_York",
    "Washington": "America/New_York", "Philadelphia": "America/New_York", "Miami": "America/New_York",
    "Atlanta": "America/New_York", "ニューヨーク": "America/New_York", "CST": "America/Chicago",
    "CDT": "America/Chicago", "Houston": "America/Chicago", "Dallas": "America/Chicago", "Austin": "America/Chicago",
    "MST": "America/Denver", "MDT": "America/Denver", "Salt Lake City": "America/Denver",
    "PST": "America/Los_Angeles", "PDT": "America/Los_Angeles", "Seattle": "America/Los_Angeles",
    "San Francisco": "America/Los_Angeles", "San Diego": "America/Los_Angeles", "Portland": "America/Los_Angeles",
    "Las Vegas": "America/Los_Angeles", "Montreal": "America/Toronto", "Ottawa": "America/Toronto",
    "Rio de Janeiro": "America/Sao_Paulo", "AKST": "America/Anchorage", "HST": "Pacific/Honolulu",
    "AEST": "Australia/Sydney", "AEDT": "Australia/Sydney", "Canberra": "Australia/Sydney",
    "ACST": "Australia/Adelaide", "AWST": "Australia/Perth", "NZST": "Pacific/Auckland", "NZDT": "Pacific/Auckland",
    "Wellington": "Pacific/Auckland", "Cape Town": "Africa/Johannesburg", "SAST": "Africa/Johannesburg",
}  # fmt: skip
"""Large cities and abbreviations after which no zone is named."""

_PARTS_OF_THE_WORLD = {
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific",
}  # fmt: skip
"""Where zones are named after places; all other names are old spellings of these."""

_LONGEST_LABEL = 100


@cache
def zones() -> tuple[str, ...]:
    """All time zones by name, suggested ones first."""
    known = (zone for zone in available_timezones() if zone.partition("/")[0] in _PARTS_OF_THE_WORLD)
    return tuple(dict.fromkeys([*OFFERED, *sorted(known)]))


def find_zones(typed: str, locale: str) -> list[str]:
    """Zones whose name, city, country or abbreviation contains a text, in any language; exact cities and
    abbreviations first.

    >>> find_zones("Osaka", "en")[0], find_zones("東京", "en")[0], find_zones("JST", "en")[0], find_zones("Munich", "ja")[0]
    ('Asia/Tokyo', 'Asia/Tokyo', 'Asia/Tokyo', 'Europe/Berlin')
    """
    wanted = _folded(typed)
    if not wanted:
        return list(zones())
    exact = [zone for name, zone in PLACES.items() if _folded(name) == wanted]
    begun = [zone for name, zone in PLACES.items() if _folded(name).startswith(wanted)]
    named = [zone for zone in zones() if any(wanted in each for each in _names(zone))]
    return list(dict.fromkeys([*exact, *begun, *named]))


def parse_zone(typed: str) -> str:
    """The zone that a text means, by name or as the first match; the text itself if none."""
    if typed in zones():
        return typed
    fits = find_zones(typed.strip(), LOCALES[0])
    exact = [zone for name, zone in PLACES.items() if _folded(name) == _folded(typed.strip())]
    return exact[0] if exact else fits[0] if len(fits) == 1 else typed


def label(zone: str, locale: str, now: datetime) -> str:
    """A zone with its present time."""
    place = city(zone, locale)
    name = zone if place == zone else place + written(locale).brackets.format(zone)
    return f"{name} · {now.astimezone(ZoneInfo(zone)):%H:%M}"[:_LONGEST_LABEL]


def day_name(when: date, locale: str) -> str:
    """A day with its day of the week.

    >>> day_name(date(2026, 11, 26), "en"), day_name(date(2026, 3, 1), "fr"), day_name(date(2026, 3, 2), "fr")
    ('Thu 26 Nov', 'dim. 1er mars', 'lun. 2 mars')
    """
    here = written(locale)
    pattern = Locale.parse(here.locale).datetime_skeletons["MMMEd"].pattern
    return format_date(when, here.on(when.day, pattern), here.locale)


@cache
def _names(zone: str) -> tuple[str, ...]:
    """All names that find a zone: its own, and its city and country in every language."""
    names = [zone]
    for locale in LOCALES:
        names += [city(zone, locale), get_timezone_location(ZoneInfo(zone), locale=locale)]
    return tuple(map(_folded, names))


@cache
def city(zone: str, locale: str) -> str:
    """The city that a zone is named after, in a language."""
    return get_timezone_location(ZoneInfo(zone), locale=language(locale), return_city=True)


def _folded(text: str) -> str:
    """A text without case, accents and blanks.

    >>> _folded("São Paulo"), _folded("Straßburg")
    ('saopaulo', 'strassburg')
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    return (
        "".join(each for each in apart if not unicodedata.combining(each)).replace("_", "").replace(" ", "")
    )
