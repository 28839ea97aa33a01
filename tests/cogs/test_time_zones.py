"""Time zones are found by city, country and abbreviation, in every language."""

import pytest

from cogs.messages.time_zones import OFFERED, PLACES, find_zones, parse_zone, zones
from render.languages import LOCALES

WANTED = {
    "Osaka": "Asia/Tokyo",
    "東京": "Asia/Tokyo",
    "tokyo": "Asia/Tokyo",
    "JST": "Asia/Tokyo",
    "日本": "Asia/Tokyo",
    "Japan": "Asia/Tokyo",
    "大阪": "Asia/Tokyo",
    "Munich": "Europe/Berlin",
    "ドイツ": "Europe/Berlin",
    "Germany": "Europe/Berlin",
    "new york": "America/New_York",
    "PST": "America/Los_Angeles",
    "London": "Europe/London",
    "Genf": "Europe/Zurich",
    "Geneve": "Europe/Zurich",
    "Wien": "Europe/Vienna",
    "Vienne": "Europe/Vienna",
    "Straßburg": "Europe/Paris",
    "sao paulo": "America/Sao_Paulo",
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("typed", WANTED)
def test_a_place_is_found_by_whatever_it_is_called(typed, locale):
    assert WANTED[typed] in find_zones(typed, locale)[:2]


def test_whatever_is_offered_is_a_zone():
    assert set(PLACES.values()) | set(OFFERED) <= set(zones())
    assert find_zones("", "en") == list(zones()) and find_zones("Atlantis", "ja") == []


def test_what_is_typed_exactly_needs_no_suggestion():
    assert parse_zone("Osaka") == parse_zone("東京") == parse_zone("Asia/Tokyo") == "Asia/Tokyo"
    assert parse_zone("Atlantis") == "Atlantis"
