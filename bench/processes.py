"""Processor time and memory of a process with all its descendants."""

from __future__ import annotations

from pathlib import Path

_PROC = Path("/proc")


def family(pid: int) -> list[int]:
    """A process and its descendants."""
    found = [pid]
    for task in _tasks(pid):
        try:
            children = (task / "children").read_text().split()
        except OSError:
            continue
        for child in children:
            found += family(int(child))
    return found


def processor(pid: int) -> float:
    """Seconds on a processor of a process with its descendants, to the nanosecond."""
    spent = 0
    for each in family(pid):
        for task in _tasks(each):
            try:
                spent += int((task / "schedstat").read_text().split()[0])
            except OSError:
                continue  # it has just ended
    return spent / 1e9


def memory(pid: int) -> int:
    """Bytes of a process with its descendants, shared pages shared out (PSS)."""
    return sum(memories(pid).values())


def memories(pid: int) -> dict[int, int]:
    """Bytes (PSS) of a process and of each descendant, by process id, the first one first."""
    found = {}
    for each in family(pid):
        try:
            lines = (_PROC / str(each) / "smaps_rollup").read_text().splitlines()
        except OSError:
            continue  # it has just ended
        found[each] = sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
    return found


def _tasks(pid: int) -> list[Path]:
    try:
        return list((_PROC / str(pid) / "task").iterdir())
    except OSError:
        return []
