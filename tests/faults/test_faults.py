"""A little of every campaign; `make faults` runs them at length."""

from pathlib import Path

import pytest

from sandbox.model.bad_day import BAD
from tests.faults import bad_days, disk, kills, machines, people, secrets, typing, ways_in, weather


@pytest.mark.long
async def test_nothing_is_lost_by_kill_9():
    (await kills.campaign(1, 1, ("armadora",))).demand()


def test_typed_lines_are_moves_or_refused():
    typing.campaign(5_000, 1).demand()


async def test_whatever_comes_from_outside_is_refused_in_words():
    (await ways_in.campaign(150, 1)).demand()


@pytest.mark.long
async def test_presses_and_forged_ids_and_odd_names():
    (await people.campaign(1, 1)).demand()


@pytest.mark.long
async def test_doubled_events_and_deleted_posts_and_threads():
    (await weather.campaign(1, 1, weather.KINDS_FOR_A_MINUTE)).demand()


@pytest.mark.long
async def test_nothing_hidden_leaks_and_planted_leaks_are_found():
    (await secrets.campaign(10, 1)).demand()


@pytest.mark.long
async def test_a_restored_backup_says_what_it_lacks_and_goes_on():
    (await disk.campaign(1, 1, disk.KINDS_FOR_A_MINUTE)).demand()


def test_every_switch_of_a_bad_day_is_weather():
    told = Path(bad_days.__file__).read_text(encoding="utf-8")
    assert [name for name in BAD if f'"{name}"' not in told and f"bad_day.{name}" not in told] == []


@pytest.mark.long
async def test_three_machines_on_one_database_survive_a_kill():
    (await machines.campaign(1, 1)).demand()
