"""What computers hope for in Yspahan, and what the learnt weights do to it."""

import pytest

from bench.recorded import recorded
from engines.yspahan import evaluation


def test_a_learnt_weight_counts_as_much_as_its_part_and_nothing_at_the_end(monkeypatch):
    states = recorded("yspahan").states
    learnt = evaluation._LEARNT
    for state in states[10::30]:
        for at, name in enumerate(evaluation.WEIGHTS):
            parts = [evaluation.parts(state, seat)[name] for seat in range(state.setup.seats)]
            before = evaluation.prospects(state)
            more = (*learnt[:at], learnt[at] + 0.1, *learnt[at + 1 :])
            monkeypatch.setattr(evaluation, "_LEARNT", more)
            grown = [after - once for after, once in zip(evaluation.prospects(state), before, strict=True)]
            monkeypatch.setattr(evaluation, "_LEARNT", learnt)
            assert grown == pytest.approx([0.1 * part for part in parts])
    assert evaluation.prospects(states[-1]) == [float(player.points) for player in states[-1].players]
