"""What all windows of a page share: the server that is shown, its people, the bot, and the news for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Protocol

from sandbox.model.bad_day import BAD
from sandbox.model.permissions import MODERATOR
from sandbox.model.wire import Json
from sandbox.page.greeting import Greeting
from sandbox.people.guild import Guild
from sandbox.people.person import Person
from sandbox.process.child import Child
from sandbox.sandbox import Sandbox


class Listener(Protocol):
    """A window, as far as the room knows it."""

    person: Person

    def send(self, news: Json) -> None:
        """Pass on news."""

    def greet(self) -> None:
        """Pass on everything anew."""


class Room:
    """One guild of a sandbox, and whoever looks at it.

    Args:
        discord: the sandbox.
        guild: the server that is shown.
        people: who a reader can be; the first is who a new window is.
        child: the bot's process; None for a bot that runs elsewhere.
        greeting: what a first visit reads; None for none.
    """

    def __init__(
        self,
        discord: Sandbox,
        guild: Guild,
        people: Sequence[Person],
        child: Child | None = None,
        greeting: Greeting | None = None,
    ) -> None:
        self.discord = discord
        self.guild = guild
        self.people = {str(person.id): person for person in people}
        self.child = child
        self.greeting = greeting
        self.listeners: set[Listener] = set()

    @property
    def bot(self) -> Json:
        """The bot as the page's head shows it."""
        bot, state = self.discord.world.bot, self.child.state if self.child else "online"
        return {"id": str(bot.id), "name": bot.name, "state": state, "mine": self.child is not None}

    @property
    def roster(self) -> list[Json]:
        """The people, and how they have set their clients."""
        return [
            {
                "id": number,
                "name": person.name,
                "locale": person.locale,
                "dms": person.dms_open,
                "moderator": bool(self.guild.granted(person) & MODERATOR),
            }
            for number, person in self.people.items()
        ]

    @property
    def bad_day(self) -> dict[str, bool]:
        """The switches of a bad day, and whether they are on."""
        return {name: self.discord.world.bad_day.is_on(name) for name in BAD}

    def greeting_in(self, locale: str) -> Json | None:
        """The greeting as a window shows it."""
        if self.greeting is None:
            return None
        shape = asdict(self.greeting.words(locale))
        for card in shape["cards"]:
            card["picture"] = self.greeting.picture(card["key"]) is not None
        return {"channel": str(self.greeting.channel.id), **shape}

    def tell_bot(self) -> None:
        """Tell every window how the bot is."""
        self._tell({"is": "bot", "bot": self.bot})

    def tell_bad_day(self) -> None:
        """Tell every window what goes wrong now."""
        self._tell({"is": "bad day", "switches": self.bad_day})

    def tell_people(self) -> None:
        """Tell every window how people have set their clients."""
        self._tell({"is": "people", "people": self.roster})

    def greet(self, person: Person) -> None:
        """Send everything anew to the windows of this person, whose language is another now."""
        for listener in self.listeners:
            if listener.person is person:
                listener.greet()

    def _tell(self, news: Json) -> None:
        for listener in self.listeners:
            listener.send(news)


def people(guild: Guild) -> list[Person]:
    """Four people of a guild, one of them a moderator."""
    return [
        guild.person("Ana"),
        guild.person("Ben"),
        guild.person("Chie", locale="ja"),
        guild.person("Dara", can=("manage_guild", "manage_messages", "manage_threads")),
    ]
