"""Discord on loopback, for any discord.py bot: a server of its own, people, a page. It imports no bot; README.md says more.

    async with Sandbox() as discord:
        guild = discord.guild("Game night")
        channel, ana = guild.channel("general"), guild.person("Ana")
        await discord.run(bot)
        question = (await ana.slash(channel, "roll", sides=20)).message
        reply = await ana.click(question, "Again")
        assert reply.ephemeral and not ana.inbox

Leaving the block fails if the bot sent anything that Discord would refuse.
"""

from sandbox.model.channels import Channel, Thread
from sandbox.model.errors import DidNotRespond, TestError, Violation
from sandbox.model.messages import Attachment, Message
from sandbox.model.users import User
from sandbox.people.guild import Guild
from sandbox.people.modals import Modal
from sandbox.people.person import Person
from sandbox.people.reply import Reply
from sandbox.sandbox import Sandbox
from sandbox.server.faults import REALISTIC

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
