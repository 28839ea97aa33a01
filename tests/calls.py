"""Whether everything that the bot has posted called whom the table in docs/tables.md says, where it says so."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from render.languages import LOCALES
from sandbox import Message, Sandbox, User
from tests.spoken import expression, saying

_PAGE = Path(__file__).parents[1] / "docs" / "tables.md"

PLACES = {
    "thread": ("the thread", "the turn's post", "the post of the end", "the greeting"),
    "channel": ("channel", "its post"),
    "direct": ("direct message",),
}
"""How the page names where something is said."""

_HELD = re.compile(r"^-# → https://discord\.com/channels/[^/]+/\d+/(\d+)$", re.MULTILINE)
_WHO = re.compile(r"^(,\\ |さん、)")
"""What follows a name at the beginning of an expression."""

_TURN = ("push-turn", "push-turn-by", "push-turn-told", "push-turn-told-by")

_ENDED = ("ended-finished", "ended-resigned", "ended-resigned-won", "ended-agreed")

KEYS: dict[tuple[str, str], tuple[str, ...]] = {
    ("a turn is theirs", "who is asked"): (*_TURN, "yspahan-ask-keep-cube", "turn-played"),
    ("a crew’s turn", "its members, or its server’s role"): _TURN,
    ("a turn comes back after an undo", "who is asked"): _TURN,
    ("time runs out, a nudge, a pause ends", "who is asked"): (
        "push-reminder", "push-reminder-by", "reminder", "table-told-nudge", "table-told-resumed", *_TURN,
    ),
    ("a plan is dropped, and why", "its owner"): ("plan-undone", "plan-dropped"),
    ("a plan or an only move is played", "its owner"): ("plan-played", "plan-forced"),
    ("a hand", "its owner"): ("push-hand", "hands-wait", "hanging-gardens-push-hand", "hanging-gardens-hands-wait"),
    ("a question to the table", "who has yet to answer"): (
        "vote-undo", "vote-stop", "vote-pause", "vote-extra", "vote-offer", "vote-replace",
    ),
    ("a seat is handed on without its owner", "the owner"): ("seat-return",),
    ("the game is over: finished, resigned, agreed", "everyone who sits there, also who is away"): ("sheet-called", "over-agreed", "over-resigned", "over-resigned-won", "over-finished-won", "over-finished-shared"),
    ("the same", "followers"): _ENDED,
    ("the same", "all others"): _ENDED,
    ("a rematch", "who played"): ("rematch-invites", "lobby-invited-all"),
    ("a result is corrected", "who played"): ("correct-public",),
    ("an invitation", "who is invited"): ("lobby-invites", "lobby-invites-you", "lobby-invited-all"),
    ("an invitation lapses", "who was invited, and the host"): ("lobby-lapsed",),
    ("a lobby is full", "the host"): ("lobby-full-opener", "lobby-was-full"),
    ("options change, a lobby closes in a day", "who sits there"): ("lobby-changed", "lobby-closes-soon"),
    ("a lobby closes", "all"): ("lobby-closed",),
    ("a game of an event begins", "its players"): ("event-in-thread", *_TURN),
    ("an event is over or called off", "who takes part"): (
        "event-told-ended", "event-told-ended-divisions", "event-told-cancelled",
    ),
    ("a result of an event is corrected; someone withdraws or is replaced", "whom it concerns"): (
        "event-told-fixed", "event-told-withdrawn", "event-told-replaced",
    ),
    ("an event pauses, goes on, changes options", "all"): (
        "event-told-paused", "event-told-resumed", "event-told-chosen",
    ),
    ("a table is about to be deleted, goes on after being on hold", "its people; who is asked"): (
        "removal-running", "removal-ended", "removal-dm", "table-thawed",
    ),
    ("a table is on hold", "all"): ("table-frozen",),
    ("the thread is closed to the bot, the channel is gone", "whose turn it is; its people"): ("barred", "ended-gone"),
    ("fingerprints of a shuffle differ", "who sits there"): ("fair-changed",),
    ("friends are asked to play a game on", "who was chosen"): ("played-on-invites",),
    ("someone is removed from a lobby", "they"): ("lobby-removed",),
    ("tables seek players", "the server's role"): ("find-call",),
    ("an answer that Discord refuses elsewhere", "who pressed"): ("answer-elsewhere",),
    ("a phone is tried (`/doctor`)", "who asked for it"): (
        "doctor-phone-first", "doctor-phone-second", "doctor-phone-question",
    ),
    ("a digest", "who takes it"): ("digest-push", "digest-push-by", "digest-push-news"),
}  # fmt: skip
"""Keys that identify the message of each event: of what it says, or of what a phone shows of it."""

MENTION_OTHERS = {("a result is corrected", "who played"), ("a game of an event begins", "its players")}
"""Events whose message names people whom it does not call."""


@dataclass(frozen=True, slots=True)
class Event:
    """A row of the page: what happens, to whom it is said, where, and whether they are called."""

    what: str
    who: str
    places: frozenset[str]
    calls: bool

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that identify its message."""
        return KEYS[self.what, self.who]


@cache
def events() -> tuple[Event, ...]:
    """The rows of the page."""
    section = _PAGE.read_text("utf-8").partition("## Who is called")[2].partition("\n## ")[0]
    found: list[Event] = []
    for what, who, where, called in re.findall(
        r"^\| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$", section, re.MULTILINE
    )[1:]:
        places = frozenset(kind for kind, names in PLACES.items() if any(name in where for name in names))
        if where.startswith("the same"):
            places = found[-1].places
        found.append(Event(what, who, places, called.startswith("yes")))
    return tuple(found)


def events_of(message: Message) -> Iterator[Event]:
    """The events that a message may be about; a call that was held is about what it leads to."""
    lines = [*message.text.splitlines(), *message.notified.values()]
    history: dict[int, Message] = getattr(message.channel, "history", {})
    if (held := _HELD.search(message.text)) is not None and int(held[1]) in history:
        lines += history[int(held[1])].text.splitlines()
    for event in events():
        if any(event in _events_in(line) for line in lines):
            yield event


@cache
def _events_in(line: str) -> frozenset[Event]:
    return frozenset(event for event in events() if any(way.search(line) for way in _ways(event)))


@cache
def _ways(event: Event) -> tuple[re.Pattern[str], ...]:
    """The expressions by one of which a message about an event is known."""
    whole = [saying(key, locale) for key in event.keys for locale in LOCALES]
    # A message that is not yet whole is plain words, as on a phone, which begin after the names of those it calls.
    plain = [_WHO.sub("", way.pattern.replace(r"\*\*", "")) for way in whole]
    return *whole, *(expression(each, re.DOTALL | re.IGNORECASE) for each in plain)


def place_of(message: Message) -> str:
    """The kind of place where a message stands."""
    if message.channel.guild is None:
        return "direct"
    return "thread" if message.channel.parent is not None else "channel"


def faults(discord: Sandbox, awake: Iterable[User] = ()) -> list[str]:
    """What was posted otherwise than the page says.

    Args:
        awake: who is called by whatever calls people and mentions them, as they have no quiet hours and take no digests.
    """
    found: list[str] = []
    people = set(awake)
    for place in discord.world.channels.values():
        for message in place.history.values():
            if message.author is discord.world.bot and message.type == 0 and not message.ephemeral:
                found += [f"{why}: {message.text}" for why in _faults(message, people)]
    return found


def _faults(message: Message, people: set[User]) -> Iterator[str]:
    mentioned = {int(number) for number in re.findall(r"<@!?(\d+)>", message.text)}
    left_out = {user for user in people if user.id in mentioned} - set(message.notified)
    if not message.notified and not left_out:
        return
    calling = [event for event in events_of(message) if event.calls and place_of(message) in event.places]
    if message.notified and not calling:
        names = sorted(each.name for each in message.notified)
        yield f"the page calls nobody in a {place_of(message)} for this, and it calls {names}"
    if left_out and any((event.what, event.who) not in MENTION_OTHERS for event in calling):
        yield f"it mentions {sorted(each.name for each in left_out)} and does not call them"
