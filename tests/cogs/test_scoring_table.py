"""The table of a scoring: as wide as a phone shows it, and with the sums that were scored."""

import re
from unicodedata import east_asian_width

import pytest

from cogs.messages.scoring_table import scoring_tables
from cogs.posts.turn import turn_post
from render.languages import LOCALES
from tests.cogs.test_posts_messages import ended

WIDEST = 34


@pytest.mark.parametrize("locale", LOCALES)
def test_every_scoring_is_a_table_that_adds_up(locale):
    for table in ended("alhambra", locale):
        seats, seen = len(table.seats), 0
        scored = [0] * seats
        for turn in table.turns():
            for said in scoring_tables(table, turn.notes, locale):
                _, _, head, *rows, total, fence = said.split("\n")
                assert fence == "```" and seats <= len(head.split())
                for line in (head, *rows, total):
                    assert sum(1 + (east_asian_width(each) in "WF") for each in line) <= WIDEST
                sums = [
                    [int(cell.strip("·") or 0) for cell in re.findall(r"(?<= )(?:\+\d+|·)", line)]
                    for line in (*rows, total)
                ]
                assert [sum(column) for column in zip(*sums[:-1], strict=True)] == sums[-1]
                scored = [sum(each) for each in zip(scored, sums[-1][:seats], strict=True)]
                assert said in turn_post(table, turn, newest=False).text
                seen += 1
        assert seen == len(table.view(None).history) and tuple(scored) == table.result.scores
