"""Reviews of turns: only of what a seat has decided itself, and only from what it could see."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines import GAMES, PLAYERS
from engines.computers.reviewing import Reviewed, decisions, review
from engines.core.chance import Rng
from engines.core.journal import Entry, Header, rerun
from tests.core.test_record import SHORT, recorded


def quick(name, monkeypatch):
    """The player of a game, who looks at few positions."""
    player = PLAYERS[name]
    monkeypatch.setattr(type(player), "thinking", replace(player.thinking, positions=200))
    return player


def by_hand(record):
    """The journal as if people had played all of it."""
    return [replace(entry, auto=False) for entry in record.entries]


@pytest.mark.parametrize("file", SHORT[::2], ids=lambda file: file.parent.name)
def test_who_swaps_what_a_seat_could_not_see_gets_the_same_review(file, monkeypatch):
    record = recorded(file)
    game, player = GAMES[record.header.game], quick(record.header.game, monkeypatch)
    found = [*decisions(game, record.header, by_hand(record), 0)]
    for at in (1, len(found) // 2, len(found) - 2):
        decision = found[at]
        other = game.view(game.guess(decision.view, Rng(f"swapped {at}", 0)), 0)
        seen = review(player, decision, "key", 0.5)
        assert review(player, replace(decision, view=other), "key", 0.5) == seen


@pytest.mark.parametrize("file", SHORT[::2], ids=lambda file: file.parent.name)
def test_decisions_are_all_that_a_seat_has_played_itself_cut_where_something_was_revealed(file):
    record = recorded(file)
    game, entries = GAMES[record.header.game], by_hand(record)
    seat = record.header.setup.seats - 1
    mine = [step.entry for step in rerun(game, record.header, entries) if step.entry.seat == seat]
    found = [*decisions(game, record.header, entries, seat)]
    assert [entry for each in found for entry in each.entries] == mine
    assert all(not entry.drew for each in found for entry in each.entries[:-1])
    assert all(each.view.seat == seat and seat in each.view.asks[-1].seats for each in found)
    since = mine[len(mine) // 2].seq
    later = [entry for each in decisions(game, record.header, entries, seat, since) for entry in each.entries]
    assert later == [entry for entry in mine if entry.seq > since], "what somebody else played there before"
    late = mine[-1].seq
    auto = [replace(entry, auto=entry.seq != late) for entry in entries]
    assert [each.entries for each in decisions(game, record.header, auto, seat)] == [(mine[-1],)], (
        "what was played by itself is nobody's"
    )


def test_who_gives_a_castle_away_is_told_what_hard_had_found(monkeypatch):
    """Two players of Armadöra: passing at the start gives up all gold, and a placed warrior does not."""
    game, player = GAMES["armadora"], quick("armadora", monkeypatch)
    header = Header("armadora", game.setup(2), "review")
    entries = [Entry(1, 0, "pass"), Entry(2, 0, "end")]
    (passed,) = decisions(game, header, entries, 0)
    seen = review(player, passed, "key", 10)
    assert seen is not None and seen.missed > 5 and seen.best[0].startswith("warrior")
    assert seen.first == 1 and seen == review(player, passed, "key", 10), "the same every time"


def test_a_difference_below_the_noise_is_as_good():
    assert Reviewed(1, ("pass",), 1.9, 1.0).missed == Reviewed(1, ("pass",), 0.4, 0.1).missed == 0
    assert Reviewed(1, ("pass",), 2.1, 1.0).missed == Reviewed(1, ("pass",), -2.1, 1.0).ahead == 2.1
    assert Reviewed(1, ("pass",), -1.9, 1.0).ahead == Reviewed(1, ("pass",), 2.1, 1.0).ahead == 0
