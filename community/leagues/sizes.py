"""Divides a field into tables, and says how many have a bye."""

from __future__ import annotations

from community.leagues.rules import LARGEST_DIVISION, SMALLEST_DIVISION


def equal_parts(people: int, parts: int) -> tuple[int, ...]:
    """Divide a number into `parts` that differ by at most one, larger ones first.

    >>> equal_parts(14, 4)
    (4, 4, 3, 3)
    """
    small, more = divmod(people, parts)
    return (small + 1,) * more + (small,) * (parts - more)


def table_sizes(people: int, seats: int, fewest: int) -> tuple[tuple[int, ...], int]:
    """The sizes of the tables of a round, and how many have a bye: as few as possible. Tables differ by one at most; none has fewer than half of the
    seats, unless it is the only one, and none fewer than `fewest`.

    >>> table_sizes(9, 2, 2), table_sizes(10, 4, 2), table_sizes(5, 4, 3)
    (((2, 2, 2, 2), 1), ((4, 3, 3), 0), ((4,), 1))
    """
    for byes in range(people - 1):
        playing = people - byes
        tables = -(-playing // seats)
        least = max(2, fewest) if tables == 1 else max(2, fewest, (seats + 1) // 2)
        if playing // tables >= least:
            return equal_parts(playing, tables), byes
    return (), people


def knockout_sizes(people: int, seats: int, fewest: int) -> tuple[tuple[int, ...], int]:
    """The sizes of a knock-out round's tables, and the number of byes. With two at a table, byes make the next round a power of two.

    >>> knockout_sizes(5, 2, 2), knockout_sizes(16, 4, 2)
    (((2,), 3), ((4, 4, 4, 4), 0))
    """
    if seats > 2:
        return table_sizes(people, seats, fewest)
    byes = (1 << (people - 1).bit_length()) - people
    return (2,) * ((people - byes) // 2), byes


def division_sizes(people: int, wanted: int) -> tuple[int, ...]:
    """The sizes of a league's divisions, highest first: 3 to 6 people, as wanted or one fewer where that works out.

    >>> division_sizes(12, 4), division_sizes(13, 4), division_sizes(7, 6), division_sizes(5, 3)
    ((4, 4, 4), (4, 3, 3, 3), (4, 3), (5,))
    """
    wanted = min(LARGEST_DIVISION, max(SMALLEST_DIVISION, wanted))
    return equal_parts(people, max(1, min(-(-people // wanted), people // SMALLEST_DIVISION)))


def moving(sizes: tuple[int, ...]) -> int:
    """How many move between two neighbouring divisions: one, or two if every division has five or six.

    >>> moving((4, 4)), moving((6, 5)), moving((5,))
    (1, 2, 0)
    """
    if len(sizes) == 1:
        return 0
    return 2 if min(sizes) >= 5 else 1


def games_each(people: int, seats: int, games: int) -> int:
    """How many games everybody plays in a division: as wanted, or a few more if only that fills all tables.

    >>> games_each(5, 2, 3), games_each(4, 3, 3)
    (4, 3)
    """
    seats = min(seats, people)
    return next(each for each in range(games, games + seats) if people * each % seats == 0)
