"""How Discord writes things: one serializer each, for REST answers and gateway events alike."""

from __future__ import annotations

from sandbox.model import limits, places
from sandbox.model.channels import Channel, Thread
from sandbox.model.files import Emoji
from sandbox.model.guilds import GuildState, Member, Role
from sandbox.model.interactions import Interaction
from sandbox.model.messages import Attachment, InteractionMetadata, Message
from sandbox.model.users import User
from sandbox.model.wire import Json, stamp
from sandbox.model.world import World

_GUILD_NOTHING = """
icon description home_header splash discovery_splash banner application_id afk_channel_id system_channel_id
widget_channel_id max_presences vanity_url_code rules_channel_id safety_alerts_channel_id public_updates_channel_id
incidents_data
"""
_GUILD_ZERO = """
system_channel_flags verification_level default_message_notifications mfa_level explicit_content_filter premium_tier
premium_subscription_count nsfw_level max_stage_video_channel_users max_video_channel_users
"""


def user(user: User) -> Json:
    """A user."""
    shape: Json = {
        "id": str(user.id),
        "username": user.name.lower().replace(" ", "_"),
        "global_name": None if user.bot else user.name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    return shape | {"username": user.name, "bot": True} if user.bot else shape


def own_user(world: World) -> Json:
    """The bot's account as it sees itself."""
    return {**user(world.bot), "mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def partial_application(world: World) -> Json:
    """What READY tells about the application."""
    return {"id": str(world.application_id), "flags": 0}


def application(world: World) -> Json:
    """The bot's application."""
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(world.owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def emoji(world: World, emoji: Emoji) -> Json:
    """An emoji of the application."""
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "user": user(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def role(role: Role) -> Json:
    """A role."""
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.bot_id is not None,
        "mentionable": role.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
        **({"tags": {"bot_id": str(role.bot_id)}} if role.bot_id else {}),
    }


def member(member: Member) -> Json:
    """A member of a guild."""
    return {
        "user": user(member.user),
        "nick": member.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role) for role in member.roles],
        "joined_at": stamp(member.joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "mute": False,
        "deaf": False,
        "flags": 0,
    }


def guild(guild: GuildState) -> Json:
    """A guild as REST describes it."""
    return {
        **dict.fromkeys(_GUILD_NOTHING.split()),
        **dict.fromkeys(_GUILD_ZERO.split(), 0),
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner.id),
        "preferred_locale": guild.locale,
        "region": "",
        "features": [],
        "afk_timeout": 300,
        "widget_enabled": False,
        "max_members": 500_000,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "roles": [role(one) for one in guild.roles.values()],
        "emojis": [],
        "stickers": [],
    }


def guild_create(world: World, given: GuildState) -> Json:
    """A guild as the gateway announces it; only the bot among its members, unless they are asked for."""
    bot = given.members[world.bot.id]
    return {
        **guild(given),
        "unavailable": False,
        "large": False,
        "joined_at": stamp(bot.joined),
        "member_count": len(given.members),
        "members": [member(bot)],
        "channels": [channel(one) for one in world.channels_of(given)],
        "threads": [channel(one) for one in world.threads_of(given) if not one.archived],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel(channel: Channel) -> Json:
    """A channel of any kind."""
    last = next((str(one.id) for one in reversed(channel.history.values()) if not one.ephemeral), None)
    if isinstance(channel, Thread):
        return _thread(channel, last)
    if channel.guild is None:
        recipients = [user(one) for one in channel.recipients]
        return {
            "id": str(channel.id),
            "type": 1,
            "flags": 0,
            "last_message_id": last,
            "recipients": recipients,
        }
    voice = {"bitrate": 64_000, "user_limit": 0} if channel.type == places.VOICE else {}
    return voice | {
        "id": str(channel.id),
        "type": channel.type,
        "guild_id": str(channel.guild.id),
        "name": channel.name,
        "position": channel.position,
        "topic": channel.topic,
        "parent_id": None,
        "nsfw": False,
        "flags": 0,
        "rate_limit_per_user": channel.slowmode,
        "last_message_id": last,
        "permission_overwrites": [
            {"id": str(target), "type": one.kind, "allow": str(one.allow), "deny": str(one.deny)}
            for target, one in channel.overwrites.items()
        ],
    }


def _thread(thread: Thread, last: str | None) -> Json:
    assert thread.guild and thread.parent
    count = len([message for message in thread.messages if message.type != 21])
    shape: Json = {
        "id": str(thread.id),
        "type": thread.type,
        "guild_id": str(thread.guild.id),
        "parent_id": str(thread.parent.id),
        "owner_id": str(thread.owner.id),
        "name": thread.name,
        "flags": 0,
        "last_message_id": last,
        "rate_limit_per_user": thread.slowmode,
        "message_count": count,
        "total_message_sent": len([message for message in thread.history.values() if not message.ephemeral]),
        "member_count": len(thread.members),
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": stamp(thread.archive_changed),
            "auto_archive_duration": thread.auto_archive,
            "locked": thread.locked,
            "create_timestamp": stamp(thread.created),
        },
    }
    if thread.type == places.PRIVATE_THREAD:
        shape["thread_metadata"]["invitable"] = thread.invitable
    if thread.platform.bot.id in thread.members:
        shape["member"] = thread_member(thread, thread.platform.bot.id)
    return shape


def thread_member(thread: Thread, user_id: int) -> Json:
    """One membership of a thread."""
    joined = stamp(thread.members[user_id])
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def attachment(file: Attachment) -> Json:
    """A file of a message."""
    shape: Json = {
        "id": str(file.id),
        "filename": file.name,
        "size": len(file.bytes),
        "url": file.url,
        "proxy_url": file.url,
        "content_type": file.content_type,
    }
    if file.description:
        shape["description"] = file.description
    if file.size_px:
        shape["width"], shape["height"] = file.size_px
    return shape


def message(message: Message) -> Json:
    """A message of any kind."""
    bot = message.channel.platform.bot
    shape: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "type": message.type,
        "content": message.content,
        "author": user(message.author),
        "embeds": message.embeds,
        "components": message.components,
        "attachments": [attachment(file) for file in message.listed],
        "mentions": [user(one) for one in message.mentions],
        "mention_roles": [str(one) for one in message.mention_roles],
        "mention_everyone": message.mention_everyone,
        "timestamp": stamp(message.timestamp),
        "edited_timestamp": stamp(message.edited) if message.edited else None,
        "tts": False,
        "pinned": message.pinned is not None,
        "flags": message.flags,
    }
    if message.nonce is not None:
        shape["nonce"] = message.nonce
    if message.reactions:
        shape["reactions"] = [_reaction(emoji, users, bot) for emoji, users in message.reactions.items()]
    if message.reply_to:
        reference = {"type": 0, "message_id": str(message.reply_to.id), "channel_id": str(message.channel.id)}
        shape["message_reference"] = reference
        shape["referenced_message"] = None if message.reply_to.deleted else _plain(message.reply_to)
    if isinstance(message.thread, Thread):
        shape["thread"] = channel(message.thread)
    if message.interaction:
        shape["application_id"] = shape["webhook_id"] = str(bot.id)
        shape["interaction_metadata"] = interaction_metadata(message.interaction)
    return shape


def _plain(original: Message) -> Json:
    return {
        key: value
        for key, value in message(original).items()
        if key not in ("reactions", "referenced_message")
    }


def _reaction(emoji: str, users: list[User], bot: User) -> Json:
    name, _, number = emoji.partition(":")
    return {
        "emoji": {"id": number or None, "name": name},
        "count": len(users),
        "count_details": {"normal": len(users), "burst": 0},
        "burst_colors": [],
        "me": bot in users,
        "me_burst": False,
    }


def interaction_metadata(metadata: InteractionMetadata) -> Json:
    """Which interaction led to a message."""
    shape: Json = {
        "id": str(metadata.id),
        "type": metadata.type,
        "user": user(metadata.user),
        "authorizing_integration_owners": owners(metadata.guild_id),
    }
    if metadata.message_id:
        shape["interacted_message_id"] = str(metadata.message_id)
    if metadata.opened_by:
        shape["triggering_interaction_metadata"] = interaction_metadata(metadata.opened_by)
    return shape


def owners(guild_id: int | None) -> Json:
    """Who installed the application where an interaction happened: the guild, nobody in a DM."""
    return {"0": str(guild_id or 0)}


def interaction(interaction: Interaction) -> Json:
    """An interaction as the gateway brings it to the bot."""
    place, actor = interaction.channel, interaction.user
    bot = place.platform.bot
    shape: Json = {
        "id": str(interaction.id),
        "application_id": str(bot.id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel": channel(place) | {"permissions": str(place.granted(actor))},
        "channel_id": str(place.id),
        "attachment_size_limit": limits.FILE_BYTES,
        "app_permissions": str(place.granted(bot)),
        "locale": actor.locale,
        "entitlements": [],
        "authorizing_integration_owners": owners(place.guild.id if place.guild else None),
        "context": 0 if place.guild else 1,
    }
    if place.guild:
        granted = str(place.granted(actor))
        shape["guild_id"] = str(place.guild.id)
        shape["guild"] = {"id": str(place.guild.id), "locale": place.guild.locale, "features": []}
        shape["guild_locale"] = place.guild.locale
        shape["member"] = member(place.guild.members[actor.id]) | {"permissions": granted}
    else:
        shape["user"] = user(actor)
    if interaction.message:
        shape["message"] = interaction.shown or message(interaction.message)
    return shape
