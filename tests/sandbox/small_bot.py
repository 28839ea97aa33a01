"""A small bot that uses much of discord.py; tests call its methods and its commands."""

from __future__ import annotations

import asyncio
import io
import re
import struct
from typing import Any, Self

import discord
from discord import app_commands, ui

from sandbox import Channel, Message, User
from sandbox.model.places import Place

Interaction = discord.Interaction[Any]

GAMES = ["armadora", "alhambra", "yspahan"]


def picture(name: str = "board.png", alt: str | None = None, width: int = 8) -> discord.File:
    """A file that begins like a PNG of this width."""
    content = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + struct.pack(">II", width, 4)
    return discord.File(io.BytesIO(content), filename=name, description=alt)


class Lobby(ui.View):
    """A legacy view that is registered again after a restart."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Join", custom_id="lobby:join")
    async def join(self, it: Interaction, button: ui.Button[Self]) -> None:
        await it.response.send_message(f"{it.user.display_name} joined", ephemeral=True)

    @ui.button(label="Start", custom_id="lobby:start", disabled=True)
    async def start(self, it: Interaction, button: ui.Button[Self]) -> None:
        await it.response.send_message("started")

    @ui.select(
        placeholder="Speed", custom_id="lobby:speed", options=[discord.SelectOption(label="Slow", value="s")]
    )
    async def speed(self, it: Interaction, select: ui.Select[Self]) -> None:
        await it.response.edit_message(content=f"speed {select.values[0]}")

    @ui.select(cls=ui.UserSelect, placeholder="Whom", custom_id="lobby:whom", min_values=1, max_values=2)
    async def whom(self, it: Interaction, select: ui.UserSelect[Self]) -> None:
        await it.response.send_message(" and ".join(user.name for user in select.values))


class Step(ui.DynamicItem[ui.Button[Any]], template=r"g1:(?P<rev>\d+)"):
    """A button whose state is in its custom_id."""

    def __init__(self, rev: int) -> None:
        super().__init__(ui.Button(label=f"Step {rev}", custom_id=f"g1:{rev}"))
        self.rev = rev

    @classmethod
    async def from_custom_id(cls, it: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(int(match["rev"]))

    async def callback(self, it: Interaction) -> None:
        await it.response.edit_message(view=board(self.rev + 1), attachments=[picture(width=self.rev + 1)])


def board(rev: int) -> ui.LayoutView:
    """A V2 message with a picture, words and a dynamic button."""
    gallery = ui.MediaGallery[Any](
        discord.MediaGalleryItem("attachment://board.png", description=f"board {rev}")
    )
    view = ui.LayoutView(timeout=None)
    row = ui.ActionRow[Any](Step(rev))
    section = ui.Section[Any]("nested words", accessory=ui.Thumbnail[Any]("attachment://board.png"))
    view.add_item(
        ui.Container(ui.TextDisplay(f"Turn {rev}"), section, gallery, ui.Separator(), row, accent_color=7)
    )
    return view


class Order(ui.Modal, title="Your order"):
    """A modal with each kind of field that works in discord.py."""

    name = ui.Label[Any](
        text="Name", component=ui.TextInput[Any](custom_id="name", min_length=2, max_length=9)
    )
    colour = ui.Label[Any](
        text="Colour",
        component=ui.Select[Any](
            custom_id="colour",
            options=[
                discord.SelectOption(label="Red", value="r"),
                discord.SelectOption(label="Blue", value="b"),
            ],
        ),
    )
    whom = ui.Label[Any](text="Friend", component=ui.UserSelect[Any](custom_id="whom", required=False))
    size = ui.Label[Any](
        text="Size",
        component=ui.RadioGroup[Any](
            custom_id="size",
            options=[
                discord.RadioGroupOption(label="S", value="s"),
                discord.RadioGroupOption(label="L", value="l"),
            ],
        ),
    )
    agree = ui.Label[Any](text="Agree", component=ui.Checkbox[Any](custom_id="agree"))

    async def on_submit(self, it: Interaction) -> None:
        parts = [getattr(self, key).component for key in ("name", "colour", "whom", "size", "agree")]
        name, colour, whom, size, agree = parts
        friends = [user.name for user in whom.values]
        answer = f"{name.value} {colour.values} {friends} {size.value} {agree.value}"
        await it.response.send_message(answer, ephemeral=True)


class Journal(ui.Modal, title="Load a journal"):
    """A modal with words and the rest of the fields."""

    words = ui.TextDisplay[Any]("Read the rules")
    note = ui.Label[Any](
        text="Note", component=ui.TextInput[Any](custom_id="note", required=False, default="none")
    )
    file = ui.Label[Any](text="File", component=ui.FileUpload[Any](custom_id="file", max_values=2))
    games = ui.Label[Any](
        text="Games",
        component=ui.CheckboxGroup[Any](
            custom_id="games",
            options=[discord.CheckboxGroupOption(label=game.title(), value=game) for game in GAMES],
        ),
    )

    async def on_submit(self, it: Interaction) -> None:
        note, file, games = (getattr(self, key).component for key in ("note", "file", "games"))
        sizes = [(one.filename, len(await one.read())) for one in file.values]
        await it.response.send_message(f"{note.value} {sizes} {games.values}", ephemeral=True)


class Rename(ui.Modal, title="Rename"):
    """A modal that changes the message whose button opened it."""

    name = ui.Label[Any](text="Name", component=ui.TextInput[Any](custom_id="name"))

    async def on_submit(self, it: Interaction) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        await it.response.edit_message(content=self.name.component.value, view=Panel())
        await it.followup.send("renamed", ephemeral=True)


class Panel(ui.View):
    """A private panel; it lives in the bot's memory only."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Rename")
    async def rename(self, it: Interaction, button: ui.Button[Self]) -> None:
        await it.response.send_modal(Rename())

    @ui.button(label="Picture")
    async def picture(self, it: Interaction, button: ui.Button[Self]) -> None:
        await it.response.defer()
        await it.edit_original_response(attachments=[picture("hand.png")], view=Panel())


class SmallBot(discord.Client):
    """The bot; `gate` lets tests decide when slow commands go on."""

    def __init__(self, *, intents: discord.Intents | None = None, sync: bool = True) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            max_ratelimit_timeout=60.0,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = app_commands.CommandTree(self)
        self.gate = asyncio.Event()
        self.errors: list[BaseException] = []
        self._sync = sync

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds before a new session."""

    async def setup_hook(self) -> None:
        add_commands(self)
        self.add_view(Lobby())
        self.add_dynamic_items(Step)
        if self._sync:
            await self.tree.sync()

    def at(self, place: Place) -> discord.PartialMessageable:
        """The place as discord.py reaches it without a cache."""
        guild = place.guild.id if place.guild else None
        return self.get_partial_messageable(place.id, guild_id=guild)

    def partial(self, message: Message) -> discord.PartialMessage:
        """The message as discord.py reaches it without a cache."""
        return self.at(message.channel).get_partial_message(message.id)

    def text_channel(self, place: Channel) -> discord.TextChannel:
        """The cached channel."""
        found = self.get_channel(place.id)
        assert isinstance(found, discord.TextChannel)
        return found

    def thread(self, place: Channel) -> discord.Thread:
        """The cached thread."""
        assert place.guild
        guild = self.get_guild(place.guild.id)
        assert guild
        found = guild.get_thread(place.id)
        assert found
        return found

    async def fetched(self, place: Channel) -> discord.Thread:
        """A thread that is not in the cache."""
        found = await self.fetch_channel(place.id)
        assert isinstance(found, discord.Thread)
        return found

    async def write_to(self, user: User, *args: Any, **options: Any) -> discord.Message:
        """Send a DM."""
        dm = await self.create_dm(discord.Object(user.id))
        return await dm.send(*args, **options)


def add_commands(bot: SmallBot) -> None:
    """Give the bot its commands."""
    table = app_commands.Group(name="table", description="Tables")
    admin = app_commands.Group(name="admin", description="For the owner", parent=table)

    @table.command(name="new", description="Open a table")
    @app_commands.choices(game=[app_commands.Choice(name=game.title(), value=game) for game in GAMES])
    async def new(it: Interaction, game: str, computers: app_commands.Range[int, 0, 3] = 0) -> None:
        await it.response.send_message(f"{game} with {computers}", view=Lobby())

    @admin.command(name="close", description="Close a table")
    async def close(it: Interaction, reason: str) -> None:
        await it.response.send_message(f"closed: {reason}", ephemeral=True)

    @bot.tree.command(description="Place a warrior")
    async def place(it: Interaction, strength: int, at: str) -> None:
        await it.response.send_message(f"{strength} at {at}")

    @place.autocomplete("at")
    async def where(it: Interaction, current: str) -> list[app_commands.Choice[str]]:
        strength = it.namespace.strength
        fields = [f"{current}{number}" for number in range(1, 4)]
        return [app_commands.Choice(name=f"{field} for {strength}", value=field) for field in fields]

    @bot.tree.command(description="All kinds of options")
    async def kinds(
        it: Interaction,
        user: discord.Member,
        channel: discord.TextChannel,
        role: discord.Role,
        file: discord.Attachment,
        yes: bool,
        ratio: float,
    ) -> None:
        size = len(await file.read())
        await it.response.send_message(
            f"{user.name} {channel.name} {role.name} {file.filename}:{size} {yes} {ratio}"
        )

    @bot.tree.command(description="The board")
    async def show(it: Interaction) -> None:
        await it.response.send_message(view=board(1), file=picture(alt="the board"))

    shown = app_commands.Group(name="shown", description="Boards")

    @shown.command(name="late", description="The board, after a while, and once more if it is refused")
    async def late_board(it: Interaction) -> None:
        await it.response.defer()
        await bot.gate.wait()
        try:
            await it.edit_original_response(view=board(1), attachments=[picture()])
        except discord.HTTPException as error:
            bot.errors.append(error)
            await it.followup.send(view=board(2), file=picture())

    bot.tree.add_command(shown)

    @bot.tree.command(description="A private answer that takes long")
    async def hand(it: Interaction) -> None:
        await it.response.defer(ephemeral=True)
        await bot.gate.wait()
        await it.edit_original_response(content="your hand", attachments=[picture("hand.png", "two cards")])
        await it.followup.send("and more", ephemeral=True)

    @bot.tree.command(description="A public answer that takes long")
    async def think(it: Interaction) -> None:
        await it.response.defer()
        await bot.gate.wait()
        await it.followup.send("thought", ephemeral=True)

    @bot.tree.command(description="Too late")
    async def late(it: Interaction) -> None:
        await bot.gate.wait()
        try:
            await it.response.send_message("late")
        except discord.HTTPException as error:
            bot.errors.append(error)

    @bot.tree.command(description="Fill in")
    async def order(it: Interaction) -> None:
        await it.response.send_modal(Order())

    @bot.tree.command(description="A private panel")
    async def panel(it: Interaction) -> None:
        await it.response.send_message("panel", view=Panel(), ephemeral=True)

    @bot.tree.command(description="Load")
    async def load(it: Interaction) -> None:
        await it.response.send_modal(Journal())

    @bot.tree.command(description="For managers")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def manage(it: Interaction) -> None:
        await it.response.send_message("managed")

    @bot.tree.command(description="Who am I")
    async def whoami(it: Interaction) -> None:
        place = "dm" if it.guild_id is None else "guild"
        await it.response.send_message(f"{it.user.name} {it.locale} {place}", ephemeral=True)

    @bot.tree.context_menu(name="Greet")
    async def greet(it: Interaction, user: discord.Member) -> None:
        await it.response.send_message(f"hello {user.name}")

    @bot.tree.context_menu(name="Quote it")
    async def quote(it: Interaction, message: discord.Message) -> None:
        await it.response.send_message(f"> {message.content}")

    bot.tree.add_command(table)
