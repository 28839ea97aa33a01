"""Translates names and descriptions of commands into the languages of Discord's clients."""

from __future__ import annotations

from typing import Any

from discord import Locale
from discord.app_commands import (
    Command,
    Group,
    Parameter,
    TranslationContextLocation,
    Translator,
    locale_str,
)

from render.languages import language
from render.sentences import dashed, known, word

_PLACES = TranslationContextLocation
_SPOKEN = {
    locale: language(locale.value)
    for locale in Locale
    if locale.value.split("-")[0] == language(locale.value)
}
"""Those of Discord's languages for which there are words."""


class CommandTranslator(Translator):
    """Finds a command's words under `<group>-command-<verb>-<parameter>`; names are their `.name` attribute."""

    async def translate(self, string: locale_str, locale: Locale, context: Any) -> str | None:
        """The words in a client's language, or None to keep the default."""
        # Discord asks for thirty languages of every word.
        if locale not in _SPOKEN:
            return None
        key = string.extras.get("key") or self._key(context.location, context.data)
        if key is None or not known(key, _SPOKEN[locale]):
            return None
        return word(key, _SPOKEN[locale])

    def _key(self, location: TranslationContextLocation, data: Any) -> str | None:
        if location in (_PLACES.command_name, _PLACES.group_name):
            return f"{_command_key(data)}.name"
        if location in (_PLACES.command_description, _PLACES.group_description):
            return _command_key(data)
        if location is _PLACES.parameter_name:
            return f"{_parameter_key(data)}.name"
        if location is _PLACES.parameter_description:
            return _parameter_key(data)
        return None


def _command_key(data: Command[Any, ..., Any] | Group) -> str:
    group, _, verb = data.qualified_name.partition(" ")
    return f"{dashed(group)}-command" + (f"-{dashed(verb)}" if verb else "")


def _parameter_key(data: Parameter) -> str:
    return f"{_command_key(data.command)}-{dashed(data.name)}"
