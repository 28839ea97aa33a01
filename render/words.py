"""The messages of a language, out of Fluent files; each is parsed when it is first asked for.

To parse all of them would be a third of a process's start.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Set
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

_ENTRY = re.compile(r"^(?=([a-zA-Z][\w-]*)\s*=)", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)")


class Words:
    """What a folder of Fluent files says; its name is the language's.

    Raises:
        ValueError: two files define the same key.
    """

    def __init__(self, folder: Path, functions: dict[str, Callable[..., str]]) -> None:
        # The library takes text from a function, as the language's specification has it; its annotation forgets that.
        allowed: dict[str, Any] = dict(functions)
        self._bundle = FluentBundle([folder.name], functions=allowed, use_isolating=False)
        self._sources: dict[str, str] = {}
        self._digest = hashlib.sha256()
        for file in sorted(folder.glob("*.ftl")):
            text = file.read_text(encoding="utf-8")
            self._digest.update(text.encode())
            _, *parts = _ENTRY.split(text)
            for key, source in zip(parts[::2], parts[1::2], strict=True):
                if key in self._sources:
                    raise ValueError(f"{file.name}: {key} is defined twice")
                self._sources[key] = source

    def keys(self) -> Set[str]:
        """Every message there is, without its attributes."""
        return self._sources.keys()

    @property
    def fingerprint(self) -> str:
        """Differs when the files differ."""
        return self._digest.hexdigest()

    def has(self, key: str) -> bool:
        """Whether there is a message, or an attribute (`key.attribute`).

        Raises:
            ValueError: the message is not Fluent.
        """
        return self._pattern(key) is not None

    def say(self, key: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """A message, or an attribute of one, with values; and what went wrong in it.

        Raises:
            KeyError: it does not exist.
            ValueError: it is not Fluent.
        """
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if name not in self._sources:
            return None
        self._load(name)
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _load(self, name: str) -> None:
        """Parse a message, and those that it refers to."""
        if self._bundle.has_message(name):
            return
        source = self._sources[name]
        resource = FluentResource(source)
        if any(type(entry).__name__ == "Junk" for entry in resource.body):
            raise ValueError(f"{name}: not Fluent: {source[:80]!r}")
        self._bundle.add_resource(resource)
        for other in _REFERENCE.findall(source):
            if other in self._sources:
                self._load(other)
