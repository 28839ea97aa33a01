"""A few days of the month; `make month` lives through all of it."""

import pytest

from sandbox import REALISTIC, Sandbox
from sandbox.model.wire import PATIENCE
from tests.month.month import Month


@pytest.mark.long
async def test_some_days_with_a_power_cut(tmp_path):
    async with Sandbox(answer_seconds=PATIENCE, rate_limits=REALISTIC) as discord:
        month = Month(discord, tmp_path, seed="days", tables=(3, 0), days=1, kills=1, agree=1)
        figures = await month.run()
    assert not month.complaints
    assert figures.ended == 1, "and all of its people have heard of it"
    assert figures.kills == 1 and figures.turns >= 3
    said = (tmp_path / "bot.log").read_text(encoding="utf-8")
    assert "Traceback" not in said and "ERROR" not in said


@pytest.mark.long
async def test_some_days_of_crews_with_a_power_cut(tmp_path):
    async with Sandbox(answer_seconds=PATIENCE, rate_limits=REALISTIC) as discord:
        month = Month(discord, tmp_path, seed="crews", tables=(0, 2), days=4, kills=2)
        figures = await month.run()
    assert not month.complaints
    assert figures.kills == 2 and figures.conferred >= 3 and figures.proposals >= 6 and figures.votes >= 1
    said = (tmp_path / "bot.log").read_text(encoding="utf-8")
    assert "Traceback" not in said and "ERROR" not in said
