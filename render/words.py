"""The messages of a language, out of Fluent files; each is parsed when it is first asked for, and those that are nothing but text without
Fluent.

To parse all of them would be a third of a process's start, and the words of the commands alone nearly as much: most of those are plain.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Set
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

_ENTRY = re.compile(r"^(?=([a-zA-Z][\w-]*)\s*=)", re.MULTILINE)
_LINE = r"[ ]*=[ ]*([^{}\n]*)\n"
_ATTRIBUTE = re.compile(rf"[ ]+\.([a-zA-Z][\w-]*){_LINE}")
_PLAIN = re.compile(rf"[a-zA-Z][\w-]*{_LINE}((?:{_ATTRIBUTE.pattern})*)(?:#[^\n]*\n|[ ]*\n)*")
"""A message whose value and attributes are a line of text each; whatever else it has, Fluent reads."""
_PART = re.compile(
    r"^(?:[a-zA-Z][\w-]*|[ ]+\.([a-zA-Z][\w-]*))[ ]*=[ ]*([^{}\n]*[^{}\s])[ ]*\n(?=(?:[ ]*\n)*(?:[ ]+\.[a-zA-Z]|[^ \n]|\Z))",
    re.MULTILINE,
)
"""A value, or an attribute, that is a line of text, whatever stands beside it."""
_REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)")


class Words:
    """The messages of a folder of Fluent files; its name is the language's.

    Args:
        spare: another language's, which has what messages refer to and the folder lacks.

    Raises:
        ValueError: two files define the same key.
    """

    def __init__(
        self, folder: Path, functions: dict[str, Callable[..., str]], spare: Callable[[], Words] | None = None
    ) -> None:
        # The library takes text from a function, as the language's specification has it; its annotation forgets that.
        allowed: dict[str, Any] = dict(functions)
        self._spare = spare
        self._bundle = FluentBundle([folder.name], functions=allowed, use_isolating=False)
        self._sources: dict[str, str] = {}
        self._plain: dict[str, tuple[Mapping[str, str], bool]] = {}
        for file in sorted(folder.glob("*.ftl")):
            text = file.read_text(encoding="utf-8")
            _, *parts = _ENTRY.split(text)
            for key, source in zip(parts[::2], parts[1::2], strict=True):
                if key in self._sources:
                    raise ValueError(f"{file.name}: {key} is defined twice")
                self._sources[key] = source

    def keys(self) -> Set[str]:
        """Every message there is, without its attributes."""
        return self._sources.keys()

    def has(self, key: str) -> bool:
        """Whether there is a message, or an attribute (`key.attribute`).

        Raises:
            ValueError: the message is not Fluent.
        """
        name, _, attribute = key.partition(".")
        plain, whole = self._plain_text(name)
        return attribute in plain or (not whole and self._pattern(name, attribute) is not None)

    def say(self, key: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """A message, or an attribute of one, with values; and what went wrong in it.

        Raises:
            KeyError: it does not exist.
            ValueError: it is not Fluent.
        """
        name, _, attribute = key.partition(".")
        plain, _ = self._plain_text(name)
        if attribute in plain:
            return plain[attribute], []
        pattern = self._pattern(name, attribute)
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors

    def _plain_text(self, name: str) -> tuple[Mapping[str, str], bool]:
        """The value, as "", and the attributes of a message that are nothing but text; and whether these are all."""
        if name not in self._plain:
            source = self._sources.get(name, "")
            found = _PLAIN.fullmatch(source)
            texts = _texts(found) if found is not None else None
            parts = dict(_PART.findall(source)) if texts is None else texts
            self._plain[name] = parts, texts is not None
        return self._plain[name]

    def _pattern(self, name: str, attribute: str) -> Pattern | None:
        if name not in self._sources:
            return None
        if not self._bundle.has_message(name):
            self._load(name)
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _load(self, name: str) -> None:
        """Parse a message, and those that it refers to."""
        source = self._source(name)
        resource = FluentResource(source)
        if any(type(entry).__name__ == "Junk" for entry in resource.body):
            raise ValueError(f"{name}: not Fluent: {source[:80]!r}")
        self._bundle.add_resource(resource)
        for other in _REFERENCE.findall(source):
            if self._source(other) and not self._bundle.has_message(other):
                self._load(other)

    def _source(self, name: str) -> str:
        own = self._sources.get(name, "")
        return own if own or self._spare is None else self._spare()._source(name)


def _texts(found: re.Match[str]) -> Mapping[str, str] | None:
    attributes = {name: text.rstrip(" ") for name, text in _ATTRIBUTE.findall(found[2])}
    texts = {"": found[1].rstrip(" "), **attributes} if found[1].strip(" ") else attributes
    return texts if texts and all(texts.values()) else None  # what lacks something is for Fluent to refuse
