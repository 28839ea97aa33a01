"""Routes that register commands."""

from __future__ import annotations

from sandbox.checks import commands
from sandbox.model.errors import ApiError, raise_for
from sandbox.model.platform import Event
from sandbox.model.world import World
from sandbox.server.routes import access
from sandbox.server.routing import Answer, Call, route


def _scope(world: World, call: Call) -> int | None:
    if call.id("application") != world.application_id:
        raise ApiError(10002)
    return access.guild(world, call).id if "guild" in call.parameters else None


@route("GET", "/applications/{application}/commands")
@route("GET", "/applications/{application}/guilds/{guild}/commands")
def list_commands(world: World, call: Call) -> Answer:
    """The registered commands."""
    return Answer(200, world.commands.all(_scope(world, call)))


@route("PUT", "/applications/{application}/commands")
@route("PUT", "/applications/{application}/guilds/{guild}/commands")
def replace_commands(world: World, call: Call) -> Answer:
    """Register exactly these commands."""
    raise_for(commands.all_of_a_scope(call.body))
    replaced = world.commands.replace(_scope(world, call), call.body, world.application_id)
    _announce(world)
    return Answer(200, replaced)


@route("POST", "/applications/{application}/commands")
@route("POST", "/applications/{application}/guilds/{guild}/commands")
def add_command(world: World, call: Call) -> Answer:
    """Register one command, or replace the one of its name."""
    scope = _scope(world, call)
    raise_for(commands.one((), call.body))
    known = {(command["type"], command["name"]) for command in world.commands.all(scope)}
    replaced = (call.body.get("type") or 1, call.body["name"]) in known
    others = [
        command
        for command in world.commands.all(scope)
        if (command["type"], command["name"]) != (call.body.get("type") or 1, call.body["name"])
    ]
    raise_for(commands.all_of_a_scope([*others, call.body]))
    command = world.commands.put(scope, call.body, world.application_id)
    _announce(world)
    return Answer(200 if replaced else 201, command)


@route("DELETE", "/applications/{application}/commands/{command}")
@route("DELETE", "/applications/{application}/guilds/{guild}/commands/{command}")
def delete_command(world: World, call: Call) -> Answer:
    """Forget a command."""
    if not world.commands.remove(_scope(world, call), call.id("command")):
        raise ApiError(10063)
    _announce(world)
    return Answer()


def _announce(world: World) -> None:
    """Tell people's clients that there are other commands now; the bot knows."""
    world.emit(Event(name="GUILD_APPLICATION_COMMAND_INDEX_UPDATE", bot=False))
