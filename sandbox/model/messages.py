"""What was posted: messages with their files, as people see them."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from sandbox.model import components as parts
from sandbox.model.places import Place
from sandbox.model.platform import Event
from sandbox.model.users import User
from sandbox.model.wire import Json

EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
HAS_THREAD: Final = 1 << 5
SUPPRESS_EMBEDS: Final = 1 << 2
SILENT: Final = 1 << 12
V2: Final = 1 << 15

ADDED: Final = 1
"""The type of a message that says that somebody was added."""


@dataclass(eq=False, slots=True)
class Attachment:
    """One file of a message."""

    id: int
    name: str
    bytes: bytes
    url: str
    content_type: str
    description: str | None = None
    size_px: tuple[int, int] | None = None

    @property
    def alt(self) -> str | None:
        """The text for those who cannot see the picture."""
        return self.description

    def __repr__(self) -> str:
        return f"<Attachment {self.name}, {len(self.bytes)} bytes>"


@dataclass(frozen=True, slots=True)
class InteractionMetadata:
    """Which interaction led to a message."""

    id: int
    type: int
    user: User
    guild_id: int | None
    message_id: int | None = None
    """The message whose component was used."""
    opened_by: InteractionMetadata | None = None
    """The interaction that opened the submitted modal."""
    command: str = ""
    """The words of the slash command, such as `table new`."""


@dataclass(eq=False, slots=True)
class Message:
    """One message in a channel, thread or DM."""

    id: int
    channel: Place
    author: User
    timestamp: datetime
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    files: list[Attachment] = field(default_factory=list)
    type: int = 0
    flags: int = 0
    nonce: str | int | None = None
    mentions: list[User] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    pinged: set[User] = field(default_factory=set)
    """Whom a mention in this message notified when it was posted.

    An edit never adds to it, and neither does completing a "thinking" message.
    """
    notified: dict[User, str] = field(default_factory=dict)
    """Whose phone it made ring when it was posted, and the words there: its plain content, since phones show none of components.

    A direct message needs no mention for that.
    """
    edited: datetime | None = None
    edits: int = 0
    """How often the message was edited, besides the edit that made one of components of it."""
    pinned: datetime | None = None
    reactions: dict[str, list[User]] = field(default_factory=dict)
    reply_to: Message | None = None
    interaction: InteractionMetadata | None = None
    """The interaction that this message answers."""
    reader: User | None = None
    """Whose ephemeral message this is; None for one that all in the channel see."""
    thread: Place | None = None
    """The thread that was started from it."""
    deleted: bool = False
    answered: float = float("-inf")
    """When the bot last got an answer about this message, in the loop's time."""

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def v2(self) -> bool:
        """Whether it consists of components only."""
        return bool(self.flags & V2)

    @property
    def text(self) -> str:
        """All words of the message: content, embeds and text displays, one per line."""
        found = [self.content] if self.content else []
        for embed in self.embeds:
            found += _embed_texts(embed)
        return "\n".join([*found, *parts.texts(self.components)])

    @property
    def buttons(self) -> list[Json]:
        """Every button, nested ones too."""
        return [part for part in parts.flat(self.components) if part["type"] == parts.BUTTON]

    @property
    def selects(self) -> list[Json]:
        """Every select menu, nested ones too."""
        return [part for part in parts.flat(self.components) if part["type"] in parts.SELECTS]

    @property
    def labels(self) -> list[str]:
        """What the buttons say."""
        return [button.get("label") or _emoji_text(button.get("emoji")) for button in self.buttons]

    @property
    def listed(self) -> list[Attachment]:
        """The files that Discord lists as attachments: those that no component and no embed shows."""
        media = [medium for part in parts.flat(self.components) for _, medium in parts.media(part)]
        for embed in self.embeds:
            media += [embed[key] for key in ("image", "thumbnail") if embed.get(key)]
            icons = (embed.get(key) or {} for key in ("author", "footer"))
            media += [{"url": icon["icon_url"]} for icon in icons if icon.get("icon_url")]
        shown = {medium["url"] for medium in media}
        return [file for file in self.files if file.url not in shown]

    @property
    def pictures(self) -> list[tuple[str, str | None]]:
        """URL and alt text of every picture that is shown: galleries, thumbnails, files, embeds."""
        found: list[tuple[str, str | None]] = []
        for part in parts.flat(self.components):
            if part["type"] == parts.GALLERY:
                found += [(item["media"]["url"], item["description"]) for item in part["items"]]
            elif part["type"] == parts.THUMBNAIL:
                found.append((part["media"]["url"], part["description"]))
        for embed in self.embeds:
            found += [(embed[key]["url"], None) for key in ("image", "thumbnail") if embed.get(key)]
        if not self.v2:
            found += [(file.url, file.alt) for file in self.listed if file.size_px]
        return found

    def __repr__(self) -> str:
        words = " | ".join(self.text.splitlines())
        marks = " ephemeral" * self.ephemeral + " thinking" * self.loading + " deleted" * self.deleted
        extras = [repr(label) for label in self.labels] + [file.name for file in self.files]
        return f"<Message{marks} {words[:120]!r} [{', '.join(extras)}]>"


def _embed_texts(embed: Json) -> list[str]:
    found = [(embed.get("author") or {}).get("name"), embed.get("title"), embed.get("description")]
    for entry in embed.get("fields") or []:
        found += [entry.get("name"), entry.get("value")]
    found.append((embed.get("footer") or {}).get("text"))
    return [text for text in found if text]


def _emoji_text(emoji: Json | None) -> str:
    return str((emoji or {}).get("name") or "")


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageEvent(Event):
    """Something that happened to a message."""

    message: Message


@dataclass(frozen=True, slots=True, kw_only=True)
class ReactionEvent(MessageEvent):
    """A reaction that came or went."""

    user: User
    emoji: str
