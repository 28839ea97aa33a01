"""`PRIVACY.md` says what is kept: every column of the schema has its reason and its end there."""

from collections import Counter

from data.schema import metadata
from data.schema.kept import KEPT
from deploy.papers import PRIVACY, renewed


def test_every_column_is_kept_for_a_reason():
    there = {f"{table.name}.{column.name}" for table in metadata.sorted_tables for column in table.c}
    told = Counter(column for each in KEPT for column in each.columns)
    assert there - set(told) == set(), "data/schema/kept.py does not say why"
    assert set(told) - there == set(), "gone"
    assert [column for column, times in told.items() if times > 1] == []


def test_the_page_is_what_the_schema_says():
    page = PRIVACY.read_text(encoding="utf-8")
    assert renewed(page) == page, "make docs"
    assert renewed(page.replace("whom you have blocked", "nobody")) == page
