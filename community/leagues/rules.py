"""Limits and defaults of what an organiser chooses before anybody joins."""

from __future__ import annotations

FEWEST_ENTRANTS, MOST_ENTRANTS = 3, 64
SMALLEST_DIVISION, LARGEST_DIVISION = 3, 6
MOST_SEATS = 6
MOST_ROUNDS = 12
CLOCK = "24h"
"""The clock of an event for which neither its organiser nor the server has chosen one: without any, the others would wait for good for who does not turn up."""
