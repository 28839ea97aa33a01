"""What has changed since an earlier position, in words: the same things that glow in a picture."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.text import Seat, Several, Text, Value, Who, say


def also_new(changes: Iterable[tuple[Seat | None, Value]], alone: bool = False) -> list[Text]:
    """A line that names changes by whom they belong to, or nothing without any; `None` for what is nobody's.

    Args:
        alone: whether no other line says what is new.
    """
    by_seat: dict[Seat | None, list[Value]] = {}
    for seat, what in changes:
        by_seat.setdefault(seat, []).append(what)
    if not by_seat:
        return []
    groups = tuple(
        say("picture-new-nobodys", what=Several(tuple(what)))
        if seat is None
        else say("picture-new-by", who=Who(seat), what=Several(tuple(what)))
        for seat, what in by_seat.items()
    )
    return [say("picture-also-new", alone=int(alone), changes=Several(groups))]
