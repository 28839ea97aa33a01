"""Moves as one line of text, and back: `warrior 3 C4`.

A move is a frozen dataclass; its line is the verb and one token per field. The same line stands in slash commands,
component ids, the journal, test vectors and bug reports.

A field's type says how its token reads: `int`, `str`, a `StrEnum`, any class with a static `parse(token)` and a `str`
that mirrors it, `tuple[T, ...]` joined by `+` (an empty one is `-`), or `T | None` for fields that may be left off
at the end.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import lru_cache
from itertools import product
from typing import Any, Generic, TypeVar

from engines.core.text import NotAMove, Several, say

M = TypeVar("M")

_MOST_EXAMPLES = 3
"""Values of one field in examples."""


@dataclass(frozen=True, slots=True)
class _Field:
    name: str
    parse: Callable[[str], object]
    optional: bool


class Notation(Generic[M]):
    """The notation of one game's moves.

    >>> @dataclass(frozen=True, slots=True)
    ... class Buy:
    ...     slot: int
    ...     cards: tuple[str, ...]
    >>> notation: Notation[Buy] = Notation(buy=Buy)
    >>> notation.format(Buy(2, ("b3", "b4")))
    'buy 2 b3+b4'
    >>> notation.parse("buy 2 b3+b4")
    Buy(slot=2, cards=('b3', 'b4'))
    """

    def __init__(self, **verbs: type[M]) -> None:
        self.verbs: dict[str, type[M]] = verbs
        self._verb_of = {kind: verb for verb, kind in verbs.items()}
        self._fields = {verb: _fields(kind) for verb, kind in verbs.items()}
        self._forms = {verb: _form(verb, wanted) for verb, wanted in self._fields.items()}
        # The same moves are offered with every click, and the same lines come back.
        self._remembered = lru_cache(maxsize=4096)(self._read)
        self._written = lru_cache(maxsize=4096)(self._write)

    def format(self, move: M) -> str:
        """Write a move as a line."""
        return self._written(move)

    def _write(self, move: M) -> str:
        verb = self._verb_of[type(move)]
        tokens = [verb]
        for field in self._fields[verb]:
            value = getattr(move, field.name)
            if value is not None:
                tokens.append(_token(value))
        return " ".join(tokens)

    def parse(self, line: str) -> M:
        """Parse a line; the last field takes the rest of it.

        Raises:
            NotAMove: the verb or a token is unknown, missing or too many.
        """
        return self._remembered(line)

    def _read(self, line: str) -> M:
        tokens = line.split()
        verb = tokens.pop(0).lower() if tokens else ""
        if verb not in self.verbs:
            raise NotAMove(say("not-a-verb", verb=verb, verbs=Several(tuple(self.verbs))))
        wanted = self._fields[verb]
        if len(tokens) > len(wanted):
            if not wanted:
                raise NotAMove(say("too-many-tokens", verb=verb, token=tokens[0]))
            tokens[len(wanted) - 1 :] = [" ".join(tokens[len(wanted) - 1 :])]
        form = self._forms[verb]
        values = [_parsed(field.parse, token, form) for field, token in zip(wanted, tokens, strict=False)]
        for field in wanted[len(tokens) :]:
            if not field.optional:
                raise NotAMove(say("missing-token", verb=verb, field=field.name))
            values.append(None)
        make: Callable[..., M] = self.verbs[verb]
        return make(*values)

    def examples(self, start: str, samples: Iterable[str]) -> list[M]:
        """Moves that begin with some tokens; the other required fields take values of their kind, or samples that fit.

        Raises:
            NotAMove: no move begins so.
        """
        verb, *given = start.split()
        if verb not in self._fields:
            return [self.parse(start)]
        samples = tuple(samples)
        rest = [each for each in self._fields[verb][len(given) :] if not each.optional]
        tails = product(*(_fitting(field, samples) for field in rest))
        return [self.parse(" ".join([verb, *given, *tail])) for tail in tails]

    def fields(self, verb: str) -> tuple[str, ...]:
        """The names of a verb's fields, in the order of its tokens."""
        return tuple(field.name for field in self._fields[verb])

    def needed(self, verb: str) -> int:
        """How many of a verb's fields are required."""
        return sum(not field.optional for field in self._fields[verb])


def complete(lines: Iterable[str], prefix: tuple[str, ...]) -> dict[str, list[str]]:
    """The next token of every line that starts with the tokens of `prefix`, each with the lines that continue with it.

    A line that ends exactly at the prefix appears under the empty token.

    >>> complete(["buy 1 b3", "buy 2 b3", "end"], ("buy",))
    {'1': ['buy 1 b3'], '2': ['buy 2 b3']}
    """
    found: dict[str, list[str]] = {}
    start = "".join(f"{token} " for token in prefix)
    for line in lines:
        if f"{line} ".startswith(start):
            found.setdefault(line[len(start) :].partition(" ")[0], []).append(line)
    return found


def _fields(kind: type[object]) -> tuple[_Field, ...]:
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} is not a dataclass")
    hints = typing.get_type_hints(kind)
    return tuple(_Field(f.name, *_reader(hints[f.name])) for f in fields(kind))


def _reader(hint: Any) -> tuple[Callable[[str], object], bool]:
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType):
        (inner,) = [arg for arg in typing.get_args(hint) if arg is not type(None)]
        return _reader(inner)[0], True
    if origin is tuple:
        one = _reader(typing.get_args(hint)[0])[0]
        return (
            lambda token: () if token == "-" else tuple(one(part) for part in token.split("+")),
            False,
        )
    if hasattr(hint, "parse"):
        return hint.parse, False
    if isinstance(hint, type) and (hint in (int, str) or issubclass(hint, Enum)):
        return hint, False
    raise TypeError(f"no notation for {hint!r}")


def _fitting(field: _Field, samples: tuple[str, ...]) -> list[str]:
    """A few tokens for a field."""
    kinds: Any = field.parse
    own = (str(each.value) for each in kinds) if isinstance(kinds, type) and issubclass(kinds, Enum) else ()
    found = []
    for token in (*own, *samples):
        with suppress(NotAMove):
            _parsed(field.parse, token, "")
            found.append(token)
    return found[:_MOST_EXAMPLES]


def _parsed(parse: Callable[[str], object], token: str, form: str) -> object:
    try:
        return parse(token)
    except ValueError:
        raise NotAMove(say("not-a-token", token=token, form=form)) from None


def _form(verb: str, wanted: Iterable[_Field]) -> str:
    """The form of a line: the verb, then its fields; optional ones in brackets."""
    names = (f"[{field.name.upper()}]" if field.optional else field.name.upper() for field in wanted)
    return " ".join([verb, *names])


def _token(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    # A NamedTuple is a value with a notation of its own, not a list.
    if type(value) is tuple:
        return "+".join(_token(part) for part in value) or "-"
    return str(value)
