"""What the log says about a trouble that comes again and again: one line a minute, with how many there were."""

from __future__ import annotations


def trouble(name: object) -> dict[str, str]:
    """The `extra` of a log line that is told once a minute for each name; see `cli.logs.OnceAMinute`."""
    return {"trouble": str(name)}


def reason(error: BaseException) -> str:
    """What an error of the outside world says, never nothing: its kind, and its words if it has any.

    >>> reason(TimeoutError()), reason(FileNotFoundError(2, "No such file or directory"))
    ('TimeoutError', 'FileNotFoundError: [Errno 2] No such file or directory')
    """
    said = str(error)
    return f"{type(error).__name__}: {said}" if said else type(error).__name__
