"""Routes about the bot itself, users and guilds."""

from __future__ import annotations

from sandbox.model.errors import ApiError
from sandbox.model.users import User
from sandbox.model.wire import snowflake
from sandbox.model.world import World
from sandbox.server import shapes
from sandbox.server.routes import access
from sandbox.server.routing import Answer, Call, route


@route("GET", "/users/@me")
def me(world: World, call: Call) -> Answer:
    """The bot's account."""
    return Answer(200, shapes.own_user(world))


@route("GET", "/applications/@me")
@route("GET", "/oauth2/applications/@me")
def application(world: World, call: Call) -> Answer:
    """The bot's application."""
    return Answer(200, shapes.application(world))


@route("GET", "/gateway", with_token=False)
def gateway(world: World, call: Call) -> Answer:
    """Where the gateway is."""
    return Answer(200, {"url": _gateway(world)})


@route("GET", "/gateway/bot")
def gateway_for_bots(world: World, call: Call) -> Answer:
    """Where the gateway is, and how often one may identify."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
    return Answer(200, {"url": _gateway(world), "shards": 1, "session_start_limit": limit})


def _gateway(world: World) -> str:
    return world.base.replace("http", "ws", 1) + "/gateway"


@route("POST", "/users/@me/channels")
def open_dm(world: World, call: Call) -> Answer:
    """The direct channel with a user; the same one each time."""
    user = world.users.get(snowflake(call.body["recipient_id"]))
    if user is None or user.bot:
        raise ApiError(50033)
    if user.id not in world.opened_dms:
        _new_dm(world, user)
    return Answer(200, shapes.channel(world.dm(user)))


def _new_dm(world: World, user: User) -> None:
    """The bot opens a DM that was not open; on a bad day Discord refuses."""
    day = world.bad_day
    if day.dm_refusals:
        if not any(user.id in guild.members for guild in world.guilds.values() if guild.with_bot):
            raise ApiError(50278, status=400)
        if not user.dms_open:
            raise ApiError(50007, status=400)
    if day.dm_openings is not None and world.dm_openings >= day.dm_openings:
        raise ApiError(40003)
    world.opened_dms.add(user.id)
    world.dm_openings += 1


@route("GET", "/users/{user}")
def user(world: World, call: Call) -> Answer:
    """A user."""
    found = world.users.get(call.id("user"))
    if found is None:
        raise ApiError(10013)
    return Answer(200, shapes.user(found))


@route("GET", "/users/@me/guilds")
def own_guilds(world: World, call: Call) -> Answer:
    """The guilds which the bot is in."""
    keys = ("id", "name", "icon", "features", "banner")
    guilds = [guild for guild in world.guilds.values() if guild.with_bot]
    return Answer(
        200,
        [
            {
                **{key: shapes.guild(guild)[key] for key in keys},
                **dict.fromkeys(
                    ("approximate_member_count", "approximate_presence_count"), len(guild.members)
                ),
                "owner": False,
                "permissions": "0",
            }
            for guild in guilds
        ],
    )


@route("DELETE", "/users/@me/guilds/{guild}")
def leave_guild(world: World, call: Call) -> Answer:
    """Leave a guild."""
    access.guild(world, call).remove_bot()
    return Answer(204)


@route("GET", "/guilds/{guild}")
def guild(world: World, call: Call) -> Answer:
    """A guild."""
    found = access.guild(world, call)
    count = len(found.members)
    return Answer(
        200, shapes.guild(found) | {"approximate_member_count": count, "approximate_presence_count": count}
    )


@route("GET", "/guilds/{guild}/channels")
def guild_channels(world: World, call: Call) -> Answer:
    """The channels of a guild, without threads."""
    return Answer(200, [shapes.channel(channel) for channel in world.channels_of(access.guild(world, call))])


@route("GET", "/guilds/{guild}/roles")
def guild_roles(world: World, call: Call) -> Answer:
    """The roles of a guild."""
    return Answer(200, [shapes.role(role) for role in access.guild(world, call).roles.values()])


@route("GET", "/guilds/{guild}/members/{user}")
def member(world: World, call: Call) -> Answer:
    """A member of a guild."""
    found = access.guild(world, call).members.get(call.id("user"))
    if found is None:
        raise ApiError(10007 if call.id("user") in world.users else 10013)
    return Answer(200, shapes.member(found))
