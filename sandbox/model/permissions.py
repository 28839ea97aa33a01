"""The names of permissions, and what is granted at first."""

from __future__ import annotations

from collections.abc import Iterable

# In the order of their bits, lowest first; "-" is a bit without a name.
_NAMES = """
create_instant_invite kick_members ban_members administrator manage_channels manage_guild add_reactions
view_audit_log priority_speaker stream view_channel send_messages send_tts_messages manage_messages embed_links
attach_files read_message_history mention_everyone use_external_emojis view_guild_insights connect speak
mute_members deafen_members move_members use_vad change_nickname manage_nicknames manage_roles manage_webhooks
manage_guild_expressions use_application_commands request_to_speak manage_events manage_threads
create_public_threads create_private_threads use_external_stickers send_messages_in_threads
use_embedded_activities moderate_members view_creator_monetization_analytics use_soundboard
create_guild_expressions create_events use_external_sounds send_voice_messages - set_voice_channel_status
send_polls use_external_apps pin_messages bypass_slowmode
"""

BITS = {name: 1 << place for place, name in enumerate(_NAMES.split()) if name != "-"}
ALL = sum(BITS.values())


def bits(names: Iterable[str]) -> int:
    """The permissions of these names as one number."""
    total = 0
    for name in names:
        total |= BITS[name]
    return total


_COMMON = """
view_channel send_messages embed_links attach_files read_message_history create_public_threads
create_private_threads send_messages_in_threads
"""
BOT = bits(_COMMON.split())
"""What a careful bot asks for; its own role grants it when it is added to a guild."""
EVERYONE = BOT
"""What every member of a new guild may do; no more than that, for the bot is a member too."""

MODERATOR = bits(["manage_guild"])
"""What makes somebody a moderator of the guild."""

_MEMBER = """
add_reactions use_external_emojis change_nickname use_application_commands use_external_apps send_polls
"""
MEMBER = tuple(_MEMBER.split())
"""What people may do besides."""
