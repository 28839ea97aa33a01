"""Time controls and quiet hours: pure laws on any times, in any zone, over every change of clocks."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.records.preferences import LONGEST_QUIET, Preferences
from tables.clocks.time_control import DAY, LONGEST, SHORTEST, Control, Quiet, runs_out, wakes, waking

ZONES = (
    *("UTC", "Asia/Tokyo", "Asia/Kolkata", "Europe/Berlin", "America/New_York"),
    *("Australia/Lord_Howe", "Pacific/Apia", "America/St_Johns"),
)
NIGHT = timedelta(minutes=LONGEST_QUIET)

moments = st.integers(0, 20 * 366 * 86400).map(
    lambda seconds: datetime(2009, 1, 1, tzinfo=UTC) + timedelta(seconds=seconds)
)
spans = st.timedeltas(timedelta(microseconds=1), timedelta(days=12))
quiets = st.builds(
    lambda zone, begins, length: Quiet(zone, begins, (begins + length) % 1440),
    st.sampled_from(ZONES),
    st.integers(0, 1439),
    st.integers(1, LONGEST_QUIET),
)
lengths = st.builds(
    lambda count, unit: count * timedelta(**{unit: 1}),
    st.integers(1, 60),
    st.sampled_from(["seconds", "minutes", "hours", "days"]),
).filter(lambda length: SHORTEST <= length <= LONGEST)
controls = st.builds(Control, lengths) | st.builds(
    lambda start, gain, more: Control(start, gain, min(LONGEST, start + more)), lengths, lengths, lengths
)


@given(moments, spans, quiets)
def test_time_runs_out_when_so_much_of_it_was_awake(since, span, quiet):
    due = runs_out(since, span, quiet)
    assert waking(since, due, quiet) == span
    assert waking(since, due - timedelta(microseconds=1), quiet) < span


@given(moments, spans, spans, quiets)
def test_time_that_was_stopped_and_goes_on_is_the_same_time(since, first, then, quiet):
    between = runs_out(since, first, quiet)
    assert runs_out(between, then, quiet) == runs_out(since, first + then, quiet)
    assert waking(since, between, quiet) + waking(between, between + then, quiet) == waking(
        since, between + then, quiet
    )


@given(moments, spans, quiets)
def test_quiet_hours_stop_a_clock_for_less_than_half_of_it(since, span, quiet):
    """At most ten hours a night, and the nights begin a day apart, or an hour less when clocks go forward."""
    until = since + span
    nights = span // timedelta(hours=23) + 2
    assert span - nights * NIGHT <= waking(since, until, quiet) <= span


@given(moments, quiets)
def test_who_is_woken_is_awake(at, quiet):
    awake = wakes(at, quiet)
    assert at <= awake <= at + NIGHT and wakes(awake, quiet) == awake
    assert not waking(at, awake, quiet)


@pytest.mark.parametrize(
    ("quiet", "since", "hours", "due"),
    [
        # Tokyo has no summer time: 23:00 to 07:00 is 14:00 to 22:00 UTC.
        ("Asia/Tokyo 1380 420", "2026-03-01 12:00", 3, "2026-03-01 23:00"),
        ("Asia/Tokyo 1380 420", "2026-03-01 15:00", 1, "2026-03-01 23:00"),
        ("Asia/Tokyo 1380 420", "2026-03-01 12:00", 24, "2026-03-03 04:00"),
        # Berlin, the night to 29 March, is an hour shorter, and the one to 25 October an hour longer.
        ("Europe/Berlin 1320 360", "2026-03-28 20:00", 2, "2026-03-29 05:00"),
        ("Europe/Berlin 1320 360", "2026-10-24 19:00", 2, "2026-10-25 06:00"),
        # A nap in the middle of the day.
        ("UTC 780 840", "2026-03-01 12:00", 2, "2026-03-01 15:00"),
    ],
)
def test_quiet_hours_by_hand(quiet, since, hours, due):
    def moment(text):
        return datetime.fromisoformat(text).replace(tzinfo=UTC)

    assert runs_out(moment(since), timedelta(hours=hours), Quiet.read(quiet)) == moment(due)


def test_a_zone_that_new_data_does_not_know_any_more_is_utc():
    """Nobody is locked out, and no clock stands still, because a machine has other data than the one before."""
    kept = {"zone": "Europe/Atlantis", "quiet_from": 1320, "quiet_until": 360}
    assert Preferences.read(kept).zone == "UTC" and Preferences.read({"zone": "../nonsense"}).zone == "UTC"
    night = datetime(2026, 3, 1, 23, tzinfo=UTC)
    assert wakes(night, Quiet.read("Europe/Atlantis 1320 360")) == wakes(night, Quiet("UTC", 1320, 360))


@given(quiets, moments, spans, st.sampled_from(ZONES))
def test_other_rules_of_a_zone_move_a_deadline_by_a_night_at_most(quiet, since, span, after):
    """What is left of a clock is worked out anew from its deadline: data that say otherwise meanwhile give or take little of it."""
    due = runs_out(since, span, quiet)
    left = waking(since, due, replace(quiet, zone=after))
    assert timedelta() <= left and abs(left - span) <= 2 * NIGHT


def test_without_quiet_hours_all_time_counts():
    noon = datetime(2026, 3, 1, 12, tzinfo=UTC)
    assert runs_out(noon, DAY, None) == noon + DAY and waking(noon, noon + DAY, None) == DAY
    assert wakes(noon, None) == noon and Quiet.of(Preferences()) is None and Quiet.read("") is None
    assert waking(noon + DAY, noon, None) == timedelta()
    likes = Preferences(zone="Asia/Tokyo", quiet_from=1380, quiet_until=420)
    assert Quiet.read(str(Quiet.of(likes))) == Quiet("Asia/Tokyo", 1380, 420)
    with pytest.raises(ValueError, match="ten hours"):
        Preferences(quiet_from=0, quiet_until=LONGEST_QUIET + 1)


@given(controls)
def test_a_time_control_has_one_spelling(control):
    assert Control.read(str(control)) == control


@pytest.mark.parametrize(
    "text", ["", "24", "24 h", "0h", "5s", "61m+", "1440h+0h/1440h", "24h+1h/2h", "24h/48h", "9999h", "-1h"]
)
def test_what_no_clock_gives(text):
    with pytest.raises(ValueError, match="time control"):
        Control.read(text)


@given(controls, st.timedeltas(timedelta(), LONGEST), st.integers(0, 3))
def test_a_bank_never_loses_by_a_gain_and_stays_below_its_cap(control, bank, turns):
    after = control.gained(bank, turns)
    assert bank <= after <= max(bank, control.most)
    assert control.given(bank) == control.start if not control.gain else control.given(bank) >= bank
    assert Control.read("none") is None and timedelta() < control.grace <= timedelta(hours=1)
