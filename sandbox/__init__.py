"""Discord on loopback: a small server that the real discord.py talks to, for tests and for trying the bot.

    async with Sandbox() as discord:
        guild = discord.guild("Game night")
        channel, ana = guild.channel("table-talk"), guild.person("Ana")
        await discord.run(bot)
        lobby = (await ana.slash(channel, "table new", game="armadora")).message
        reply = await ana.click(lobby, "Join")
        assert reply.ephemeral and not ana.inbox

A bot that is a process of its own calls `redirect_discord(base)` before it starts; the test waits for it with
`await discord.connected()`. Leaving the block fails if the bot sent anything that Discord would refuse.
"""

from sandbox.model.errors import DidNotRespond, TestError, Violation
from sandbox.model.messages import Attachment, Message
from sandbox.model.places import Channel, Thread
from sandbox.model.world import Guild, User
from sandbox.people.modals import Modal
from sandbox.people.person import Person
from sandbox.people.reply import Reply
from sandbox.server.faults import REALISTIC
from sandbox.server.loopback import Sandbox

__all__ = [
    "REALISTIC",
    "Attachment",
    "Channel",
    "DidNotRespond",
    "Guild",
    "Message",
    "Modal",
    "Person",
    "Reply",
    "Sandbox",
    "TestError",
    "Thread",
    "User",
    "Violation",
]
