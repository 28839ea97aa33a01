"""What a window can wish for: everything that a person does on Discord, and the switches of the sandbox."""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from sandbox.model import components as parts
from sandbox.model import interactions
from sandbox.model.errors import TestError
from sandbox.model.wire import Json
from sandbox.people import options
from sandbox.people.reply import Reply
from sandbox.process.child import NotStarted

if TYPE_CHECKING:
    from sandbox.page.window import Window

_Wish = Callable[["Window", Json], Awaitable[Json]]
_WISHES: Final[dict[str, _Wish]] = {}
LOCALES: Final = ("en-US", "ja")


def _wish(name: str) -> Callable[[_Wish], _Wish]:
    def register(grant: _Wish) -> _Wish:
        _WISHES[name] = grant
        return grant

    return register


async def grant(window: Window, wish: Json) -> Json:
    """Do what the wish says, as the window's person; the answer's fields.

    Raises:
        TestError: Discord's client would not let the person do this.
        DidNotRespond: the bot did not answer in time.
        KeyError, ValueError: the wish names something that does not exist.
    """
    return await _WISHES[wish["do"]](window, wish)


@_wish("slash")
async def _slash(window: Window, wish: Json) -> Json:
    where, command = window.channel(wish), wish["command"]
    kinds = _kinds(window, wish)
    values = {
        name: _thing(window, kinds.get(name, options.STRING), value)
        for name, value in wish["options"].items()
    }
    return _told(window, await window.person.slash(where, command, **values))


@_wish("complete")
async def _complete(window: Window, wish: Json) -> Json:
    kinds = _kinds(window, wish)
    values = {}
    for name, value in wish["options"].items():
        try:
            values[name] = _thing(window, kinds.get(name, options.STRING), value)
        except (KeyError, ValueError):
            continue  # half typed; the bot completes from what is whole
    found = await window.person.complete(
        window.channel(wish), wish["command"], focus=wish["focus"], forge=True, **values
    )
    return {"choices": [{"name": name, "value": value} for name, value in found]}


@_wish("click")
async def _click(window: Window, wish: Json) -> Json:
    return _told(window, await window.person.click(window.message(wish), custom_id=wish["custom_id"]))


@_wish("choose")
async def _choose(window: Window, wish: Json) -> Json:
    message = window.message(wish)
    kinds = {one["custom_id"]: one["type"] for one in message.selects}
    values = [_chosen(window, kinds[wish["custom_id"]], value) for value in wish["values"]]
    return _told(window, await window.person.choose(message, *values, custom_id=wish["custom_id"]))


@_wish("submit")
async def _submit(window: Window, wish: Json) -> Json:
    modal = window.modals[wish["modal"]]
    values = {
        name: _filled(window, modal.fields[name]["type"], value) for name, value in wish["values"].items()
    }
    reply = await window.person.submit(modal, values)
    del window.modals[wish["modal"]]
    return _told(window, reply)


@_wish("say")
async def _say(window: Window, wish: Json) -> Json:
    await window.person.say(window.channel(wish), wish["text"])
    return {}


@_wish("dismiss")
async def _dismiss(window: Window, wish: Json) -> Json:
    window.person.delete(window.message(wish))
    return {}


@_wish("be")
async def _be(window: Window, wish: Json) -> Json:
    """Become another person, who then sees what that person sees."""
    window.person = window.page.people[wish["person"]]
    window.modals.clear()
    window.greet()
    return {}


@_wish("locale")
async def _locale(window: Window, wish: Json) -> Json:
    if wish["locale"] not in LOCALES:
        raise ValueError(f"the languages are {LOCALES}")
    window.person.locale = wish["locale"]
    window.page.tell_people()
    window.page.greet(window.person)
    return {}


@_wish("dms")
async def _dms(window: Window, wish: Json) -> Json:
    window.person.dms_open = bool(wish["open"])
    window.page.tell_people()
    return {}


@_wish("restart")
async def _restart(window: Window, wish: Json) -> Json:
    """Kill the bot and start it again."""
    if window.page.child is None:
        raise TestError("the bot is not a child of this page")
    try:
        await window.page.child.restart()
    except NotStarted:
        return {"back": False}
    return {"back": True}


@_wish("begin")
async def _begin(window: Window, wish: Json) -> Json:
    """Open and start a game against a computer player; the thread to go to."""
    if window.page.greeting is None:
        raise TestError("there is nothing to begin")
    thread = await window.page.greeting.begin(window.person, wish["game"])
    return {"go": str(thread.id)}


def _told(window: Window, reply: Reply) -> Json:
    """What a window has to know of the bot's answer; messages come by themselves."""
    if reply.type == interactions.MODAL:
        modal = reply.modal
        window.modals[str(reply.interaction.id)] = modal
        return {"modal": {"id": str(reply.interaction.id), **modal.data}}
    return {"type": reply.type}


def _kinds(window: Window, wish: Json) -> dict[str, int]:
    """The types of a command's options by name."""
    where = window.channel(wish)
    found = window.page.discord.world.commands.find(
        wish["command"], 1, where.guild.id if where.guild else None
    )
    return {one["name"]: one["type"] for one in found.options}


def _thing(window: Window, kind: int, value: Any) -> Any:
    """What a person means by the value of an option of this type."""
    world, guild = window.page.discord.world, window.page.guild
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


def _chosen(window: Window, kind: int, value: Any) -> Any:
    return _thing(window, _CHOSEN.get(kind, options.STRING), value)


def _filled(window: Window, kind: int, value: Any) -> Any:
    """The value of a modal's field."""
    if kind in _CHOSEN:
        return [_chosen(window, kind, one) for one in value]
    if kind == parts.FILE_UPLOAD:
        return [_file(one) for one in value]
    return value


def _file(value: Json) -> tuple[str, bytes]:
    return str(value["name"]), base64.b64decode(value["base64"])
