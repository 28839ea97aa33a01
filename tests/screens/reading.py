"""Messages and forms as text: what a reader sees, in order, without what differs from run to run."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta

from babel import Locale
from babel.dates import format_date, format_timedelta

from render.languages import ENGLISH, written
from sandbox import Message, Sandbox
from sandbox.model import components as parts
from sandbox.model.wire import Json
from sandbox.people.modals import Modal

Shown = Message | Modal

MOST_OPTIONS, FEWER_OPTIONS = 12, 5
"""Longer lists of options are cut: nobody reads them to the end."""

_MENTION = re.compile(r"<(@&|@|#)(\d+)>")
_COMMAND = re.compile(r"</([^:>]+):\d+>")
_TIME = re.compile(r"<t:(\d+):(\w)>")
_LINK = re.compile(r"https://discord\.com/channels/[\d/]+")
_HASH = re.compile(r"\b[0-9a-f]{32,}\b")
_CLOCK = re.compile(r"(?<=· )\d\d:\d\d\b")
"""The time of day in a time zone, which is told by the real clock."""
_ERROR = re.compile(r"`[0-9a-f]{8}`")

_UNITS = ((86400, "days"), (3600, "hours"), (60, "minutes"), (1, "seconds"))


class Reader:
    """Reads what a Discord shows at some time, as a client in this language does.

    Args:
        discord: where people, channels and roles have their names.
        now: the time from which others are told.
        locale: the language of the client.
    """

    def __init__(self, discord: Sandbox, now: datetime, locale: str) -> None:
        self._world, self._now, self._locale = discord.world, now, locale

    def text(self, shown: Shown) -> str:
        """A message below a line that says who sees it, or a form."""
        lines = self._form(shown) if isinstance(shown, Modal) else self._message(shown)
        return "\n".join(lines) + "\n"

    def _message(self, message: Message) -> Iterator[str]:
        yield self._head(message)
        # What a phone shows when it rings: whom it calls, and plain words.
        yield from sorted({f"📱 {self._said(words)}" for words in message.notified.values()})
        if message.content:
            yield self._said(message.content)
        yield from self._components(message.components)
        yield from (f"📎 {file.name}" for file in message.listed)

    def _head(self, message: Message) -> str:
        place = message.channel
        if message.reader is not None:
            return f"# only {message.reader.name}"
        if place.guild is None:
            (person,) = (each for each in self._world.users.values() if self._world.dm(each) is place)
            return f"# direct message to {person.name}"
        where = f"public, in the thread “{place.name}”" if place.parent is not None else "public"
        pinged = ", ".join(sorted(each.name for each in message.pinged))
        return f"# {where}{f', pings {pinged}' if pinged else ''}"

    def _form(self, form: Modal) -> Iterator[str]:
        yield f"# form: {form.title}"
        for part in form.data["components"]:
            if part["type"] == parts.TEXT:
                yield self._said(part["content"])
            elif part["type"] == parts.LABEL:
                yield f"{part['label']}: ⟨{part['component'].get('placeholder') or ''}⟩"
                yield from [f"  {part['description']}"] if part.get("description") else []
                yield from self._options(part["component"])

    def _components(self, components: Iterable[Json]) -> Iterator[str]:
        for part in components:
            kind = part["type"]
            if kind == parts.TEXT:
                yield self._said(part["content"])
            elif kind == parts.ROW and part["components"][0]["type"] == parts.BUTTON:
                yield " ".join(map(_button, part["components"]))
            elif kind in parts.SELECTS:
                yield f"⟨{part.get('placeholder') or ''}⟩{'✗' * part['disabled']}"
                yield from self._options(part)
            elif kind == parts.GALLERY:
                yield from (f"🖼 {self._said(each['description'] or '')}" for each in part["items"])
            elif kind == parts.THUMBNAIL:
                yield f"🖼 {self._said(part['description'] or '')}"
            elif kind == parts.BUTTON:
                yield _button(part)
            elif kind == parts.SEPARATOR:
                yield "────"
            elif kind == parts.FILE:
                yield f"📎 {part['name']}"
            else:
                yield from self._components([*part["components"], *filter(None, [part.get("accessory")])])

    def _options(self, select: Json) -> Iterator[str]:
        options = select.get("options") or []
        for option in options if len(options) <= MOST_OPTIONS else options[:FEWER_OPTIONS]:
            said = " — ".join(filter(None, (option["label"], option.get("description"))))
            yield f"  {'●' if option.get('default') else '○'} {self._said(said)}"
        if len(options) > MOST_OPTIONS:
            yield f"  … {len(options) - FEWER_OPTIONS} more"

    def _said(self, text: str) -> str:
        text = _LINK.sub("⟨link⟩", _COMMAND.sub(r"/\1", _MENTION.sub(self._name, text)))
        text = _HASH.sub("⟨hash⟩", _TIME.sub(self._time, text))
        return _ERROR.sub("`⟨number⟩`", _CLOCK.sub("⟨time⟩", text))

    def _name(self, mention: re.Match[str]) -> str:
        sign, number = mention[1], int(mention[2])
        if sign == "#":
            return f"#{self._world.channels[number].name}"
        if sign == "@":
            return f"@{self._world.users[number].name}"
        return next(
            f"@{guild.roles[number].name}" for guild in self._world.guilds.values() if number in guild.roles
        )

    def _time(self, told: re.Match[str]) -> str:
        at = datetime.fromtimestamp(int(told[1]), UTC)
        if told[2] != "R":
            day = (
                []
                if told[2] == "t"
                else [format_date(at, _pattern(self._locale, told[2] == "d"), self._locale)]
            )
            return f"‹{' '.join([*day, *([f'{at:%H:%M}'] if told[2] in 'ft' else [])])}›"
        seconds = round((at - self._now).total_seconds())
        size, plural = next((each for each in _UNITS if abs(seconds) >= each[0]), _UNITS[-1])
        count = round(abs(seconds) / size)
        if self._locale != ENGLISH:
            # Discord counts days where CLDR counts weeks, and hours where it counts days.
            left = timedelta(seconds=size * min(count, 6))
            said = format_timedelta(
                left if seconds >= 0 else -left, threshold=1, add_direction=True, locale=self._locale
            )
            said = re.sub(r"\d+", str(count), said)
            return f"‹{said if written(self._locale).spaces else said.replace(' ', '')}›"
        words = f"{count} {plural}" if count != 1 else f"{'an' if size == 3600 else 'a'} {plural[:-1]}"
        return f"‹{words} ago›" if seconds < 0 else f"‹in {words}›"


def _pattern(locale: str, short: bool) -> str:
    """How Discord writes a day: as CLDR does, with the whole year."""
    formats = Locale.parse(written(locale).locale).date_formats
    return re.sub("y+", "y", str(formats["short" if short else "long"].pattern))


def _button(button: Json) -> str:
    label = button.get("label") or (button.get("emoji") or {}).get("name")
    return f"[{label}]{'✗' * bool(button.get('disabled'))}{'↗' * (button['style'] == parts.LINK)}"
