"""Discord on loopback: a small server that the real discord.py talks to, for tests and for trying the bot."""

from sandbox.errors import DidNotRespond, TestError, Violation
from sandbox.faults import REALISTIC
from sandbox.messages import Attachment, Message
from sandbox.modals import Modal
from sandbox.people import Person
from sandbox.places import Channel, Thread
from sandbox.reply import Reply
from sandbox.server import Sandbox
from sandbox.world import Guild, User

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
