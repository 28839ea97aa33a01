"""What a window can wish for: everything that a person does on Discord, and the switches of the sandbox."""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sandbox.model import components as parts
from sandbox.model import interactions, limits
from sandbox.model.errors import TestError
from sandbox.model.wire import Json
from sandbox.page.client import Client
from sandbox.people import options
from sandbox.people.reply import Reply
from sandbox.process.child import NotStarted

_Wish = Callable[[Client, Json], Awaitable[Json]]
_WISHES: Final[dict[str, _Wish]] = {}


def _wish(name: str) -> Callable[[_Wish], _Wish]:
    def register(grant: _Wish) -> _Wish:
        _WISHES[name] = grant
        return grant

    return register


async def grant(client: Client, wish: Json) -> Json:
    """Do what the wish says, as the window's person; the answer's fields.

    Raises:
        TestError: Discord's client would not let the person do this.
        DidNotRespond: the bot did not answer in time.
        KeyError, ValueError: the wish names something that does not exist.
    """
    return await _WISHES[wish["do"]](client, wish)


@_wish("slash")
async def _slash(client: Client, wish: Json) -> Json:
    where, command = client.channel(wish), wish["command"]
    kinds = _kinds(client, wish)
    values = {
        name: _thing(client, kinds.get(name, options.STRING), value)
        for name, value in wish["options"].items()
    }
    return _told(client, await client.person.slash(where, command, **values))


@_wish("complete")
async def _complete(client: Client, wish: Json) -> Json:
    kinds = _kinds(client, wish)
    values = {}
    for name, value in wish["options"].items():
        try:
            values[name] = _thing(client, kinds.get(name, options.STRING), value)
        except (KeyError, ValueError):
            continue  # half typed; the bot completes from what is whole
    found = await client.person.complete(
        client.channel(wish), wish["command"], focus=wish["focus"], forge=True, **values
    )
    return {"choices": [{"name": name, "value": value} for name, value in found]}


@_wish("click")
async def _click(client: Client, wish: Json) -> Json:
    return _told(client, await client.person.click(client.message(wish), custom_id=wish["custom_id"]))


@_wish("choose")
async def _choose(client: Client, wish: Json) -> Json:
    message = client.message(wish)
    kinds = {one["custom_id"]: one["type"] for one in message.selects}
    values = [_chosen(client, kinds[wish["custom_id"]], value) for value in wish["values"]]
    return _told(client, await client.person.choose(message, *values, custom_id=wish["custom_id"]))


@_wish("submit")
async def _submit(client: Client, wish: Json) -> Json:
    modal = client.modals[wish["modal"]]
    values = {
        name: _filled(client, modal.fields[name]["type"], value) for name, value in wish["values"].items()
    }
    reply = await client.person.submit(modal, values)
    del client.modals[wish["modal"]]
    return _told(client, reply)


@_wish("say")
async def _say(client: Client, wish: Json) -> Json:
    await client.person.say(client.channel(wish), wish["text"])
    return {}


@_wish("dismiss")
async def _dismiss(client: Client, wish: Json) -> Json:
    client.person.delete(client.message(wish))
    return {}


@_wish("be")
async def _be(client: Client, wish: Json) -> Json:
    """Become another person, who then sees what that person sees."""
    client.person = client.room.people[wish["person"]]
    client.modals.clear()
    client.greet()
    return {}


@_wish("locale")
async def _locale(client: Client, wish: Json) -> Json:
    if wish["locale"] not in limits.LOCALES:
        raise ValueError(f"Discord has no language {wish['locale']!r}")
    client.person.locale = wish["locale"]
    client.room.tell_people()
    client.room.greet(client.person)
    return {}


@_wish("dms")
async def _dms(client: Client, wish: Json) -> Json:
    client.person.dms_open = bool(wish["open"])
    client.room.tell_people()
    return {}


@_wish("bad day")
async def _bad_day(client: Client, wish: Json) -> Json:
    """Let something go wrong from now on, or no more."""
    client.room.discord.world.bad_day.switch(wish["switch"], bool(wish["on"]))
    client.room.tell_bad_day()
    return {}


@_wish("restart")
async def _restart(client: Client, wish: Json) -> Json:
    """Kill the bot and start it again."""
    if client.room.child is None:
        raise TestError("the bot is not a child of this page")
    try:
        await client.room.child.restart()
    except NotStarted:
        return {"back": False}
    return {"back": True}


@_wish("begin")
async def _begin(client: Client, wish: Json) -> Json:
    """Do what a card of the greeting promises; the place to go to."""
    if client.room.greeting is None:
        raise TestError("there is nothing to begin")
    place = await client.room.greeting.begin(client.person, wish["card"], bool(wish.get("also")))
    return {"go": str(place.id)}


def _told(client: Client, reply: Reply) -> Json:
    """What a window has to know of the bot's answer; messages come by themselves."""
    if reply.type == interactions.MODAL:
        modal = reply.modal
        client.modals[str(reply.interaction.id)] = modal
        return {"modal": {"id": str(reply.interaction.id), **modal.data}}
    return {"type": reply.type}


def _kinds(client: Client, wish: Json) -> dict[str, int]:
    """The types of a command's options by name."""
    where = client.channel(wish)
    found = client.room.discord.world.commands.find(
        wish["command"], 1, where.guild.id if where.guild else None
    )
    return {one["name"]: one["type"] for one in found.options}


def _thing(client: Client, kind: int, value: Any) -> Any:
    """What a person means by the value of an option of this type."""
    world, guild = client.room.discord.world, client.room.guild
    match kind:
        case options.USER:
            return world.users[int(value)]
        case options.CHANNEL:
            return world.channels[int(value)]
        case options.ROLE:
            return guild.roles[int(value)]
        case options.MENTIONABLE:
            return world.users.get(int(value)) or guild.roles[int(value)]
        case options.ATTACHMENT:
            return _file(value)
        case _:
            return value


_CHOSEN: Final = {
    parts.USER_SELECT: options.USER,
    parts.ROLE_SELECT: options.ROLE,
    parts.MENTIONABLE_SELECT: options.MENTIONABLE,
    parts.CHANNEL_SELECT: options.CHANNEL,
}


def _chosen(client: Client, kind: int, value: Any) -> Any:
    return _thing(client, _CHOSEN.get(kind, options.STRING), value)


def _filled(client: Client, kind: int, value: Any) -> Any:
    """The value of a modal's field."""
    if kind in _CHOSEN:
        return [_chosen(client, kind, one) for one in value]
    if kind == parts.FILE_UPLOAD:
        return [_file(one) for one in value]
    return value


def _file(value: Json) -> tuple[str, bytes]:
    return str(value["name"]), base64.b64decode(value["base64"])
