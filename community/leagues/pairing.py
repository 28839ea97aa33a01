"""Pairs people at tables for a round.

The objective, in this order: no two who must not meet at a table; as few repeated meetings as possible, each counted by how often the two have
met; then the least difference between those at a table, as the sum of squares over all pairs of what `difference` says. Two at a table are
matched exactly, by weighted matching; larger tables by a search that starts from the order of the field, exchanges people as long as that helps,
and tries again from exchanges drawn by lot. The same field, history and seed always give the same tables.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from engines.core.chance import Rng

Pair = tuple[int, int]
"""Two entrants, the lower number first."""

Weights = Sequence[Sequence[int]]
"""What it costs to have two together, by their places in the field."""

_EXCHANGES, _STARTS = 120_000, 150
"""Exchanges that a search looks at, at most, and starts in a row that found nothing better: well within a second for 64 people."""


def pair(one: int, other: int) -> Pair:
    """The key of two entrants."""
    return (one, other) if one < other else (other, one)


def weights(
    field: Sequence[int],
    met: Mapping[Pair, int],
    apart: Collection[Pair],
    difference: Callable[[int, int], int],
) -> Weights:
    """The cost of seating each two of a field together; a lesser criterion never outweighs a greater one.

    Args:
        met: how often two have sat together.
        apart: who must not.
        difference: between two entrants; its square counts.
    """
    size = len(field)
    squares = [[difference(one, other) ** 2 for other in field] for one in field]
    repeat = 1 + size * size * max(map(max, squares), default=0)
    never = repeat * (1 + size * size * max(met.values(), default=0))
    return [
        [
            squares[a][b]
            + repeat * met.get(pair(one, other), 0)
            + never * (pair(one, other) in apart and one != other)
            for b, other in enumerate(field)
        ]
        for a, one in enumerate(field)
    ]


def cost(tables: Sequence[Sequence[int]], cost_of: Weights) -> int:
    """The cost of tables, whose people are indices into the field."""
    return sum(
        cost_of[one][other] for table in tables for at, one in enumerate(table) for other in table[:at]
    )


def pair_field(
    field: Sequence[int], sizes: Sequence[int], cost_of: Weights, seed: str, number: int
) -> list[tuple[int, ...]]:
    """Divide a field into tables of these sizes, which add up to it.

    Args:
        cost_of: see `weights`.
        number: of the round; with the seed it settles all that is by lot.
    """
    if all(size == 2 for size in sizes):
        tables = _matched(len(field), cost_of)
    else:
        tables = _searched(sizes, cost_of, Rng(seed, number))
    return [tuple(field[at] for at in table) for table in tables]


def _matched(size: int, cost_of: Weights) -> list[list[int]]:
    """The pairs of least cost."""
    import networkx  # half a second of processor, which nobody pays who pairs nothing

    graph: networkx.Graph[int] = networkx.Graph()
    for one in range(size):
        for other in range(one):
            graph.add_edge(other, one, weight=cost_of[one][other])
    return sorted(sorted(each) for each in networkx.min_weight_matching(graph))


def _searched(sizes: Sequence[int], cost_of: Weights, rng: Rng) -> list[list[int]]:
    """Tables that no exchange improves, the best of several starts."""
    places = iter(range(sum(sizes)))
    best = [[next(places) for _ in range(size)] for size in sizes]
    left = _EXCHANGES - _improve(best, cost_of)
    least = cost(best, cost_of)
    in_vain = 0
    while least and left > 0 and in_vain < _STARTS and len(sizes) > 1:
        now = [list(table) for table in best]
        for _ in range(2 + rng.below(3)):
            one, other = rng.choice(now), rng.choice(now)
            a, b = rng.below(len(one)), rng.below(len(other))
            one[a], other[b] = other[b], one[a]
        left -= _improve(now, cost_of)
        found = cost(now, cost_of)
        in_vain = 0 if found < least else in_vain + 1
        if found <= least:
            best, least = now, found
    return [sorted(table) for table in best]


def _improve(tables: list[list[int]], cost_of: Weights) -> int:
    """Exchange people between tables while that lowers the cost; returns how many exchanges were tried."""
    seen = 0
    better = True
    while better:
        better = False
        for second, other in enumerate(tables):
            for one in tables[:second]:
                for a in range(len(one)):
                    for b in range(len(other)):
                        seen += 1
                        x, y = one[a], other[b]
                        of_x, of_y = cost_of[x], cost_of[y]
                        change = -2 * of_x[y]
                        for each in one:
                            change += of_y[each] - of_x[each]
                        for each in other:
                            change += of_x[each] - of_y[each]
                        if change < 0:
                            one[a], other[b] = y, x
                            better = True
    return seen
