"""What a person does on Discord: commands, clicks, choices, modals, messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandbox.model import components as parts
from sandbox.model import interactions, permissions
from sandbox.model.channels import Channel, Thread
from sandbox.model.commands import Invocation
from sandbox.model.errors import ApiError, DidNotRespond, TestError
from sandbox.model.files import Upload
from sandbox.model.messages import Message
from sandbox.model.places import Place
from sandbox.model.users import User
from sandbox.model.wire import Json
from sandbox.model.world import World
from sandbox.people.modals import Modal
from sandbox.people.options import Resolved, fill
from sandbox.people.reply import Reply
from sandbox.people.surroundings import Surroundings
from sandbox.server import posting, shapes
from sandbox.server.routes.messages import add_reaction


class Person(User):
    """Somebody with a Discord client, which refuses what Discord's own would refuse."""

    def __init__(self, stage: Surroundings, world: World, name: str, locale: str) -> None:
        super().__init__(world.ids.next(), name, locale=locale)
        self.world = world
        self.desktop = False
        """Whether the client is the desktop's: others open an archived thread before a click in it reaches the bot."""
        self._stage = stage

    @property
    def dm(self) -> Channel:
        """The direct channel with the bot."""
        return self.world.dm(self)

    @property
    def inbox(self) -> list[Message]:
        """What the bot has written to this person directly, oldest first."""
        return [message for message in self.dm.messages if message.author is self.world.bot]

    def sees(self, place: Channel) -> list[Message]:
        """The messages of a place as this person sees them, ephemeral ones included."""
        if not place.visible_to(self):
            return []
        everything = (one for one in place.history.values() if not one.deleted)
        return [one for one in everything if one.reader in (None, self)]

    async def slash(self, where: Channel, command: str, /, *, forge: bool = False, **options: Any) -> Reply:
        """Send a slash command such as `table new`; `forge` skips the client's check of the options."""
        found, resolved = self._command(where, command, 1), Resolved(self.world, where, self)
        filled = fill(found.options, options, resolved, forge=forge)
        data = found.data(options=found.nest(filled))
        return await self._act(interactions.COMMAND, where, resolved.wrap(data))

    async def complete(
        self, where: Channel, command: str, /, *, focus: str, forge: bool = False, **options: Any
    ) -> list[tuple[str, str | int | float]]:
        """The completions for the option `focus`, whose text so far is among the options."""
        found, resolved = self._command(where, command, 1), Resolved(self.world, where, self)
        option = next((one for one in found.options if one["name"] == focus), None)
        if option is None or (not option.get("autocomplete") and not forge):
            raise TestError(f"/{command} completes no option {focus!r}")
        filled = fill(found.options, {focus: "", **options}, resolved, focus=focus, forge=forge)
        data = found.data(options=found.nest(filled))
        return (await self._act(interactions.AUTOCOMPLETE, where, resolved.wrap(data))).choices

    async def menu(self, where: Channel, command: str, target: User | Message, /) -> Reply:
        """Use a command of the context menu of a user or message."""
        kind = 2 if isinstance(target, User) else 3
        found, resolved = self._command(where, command, kind), Resolved(self.world, where, self)
        if isinstance(target, User):
            resolved.add(target)
        else:
            resolved.data["messages"] = {str(target.id): shapes.message(target)}
        data = found.data(target_id=str(target.id))
        return await self._act(interactions.COMMAND, where, resolved.wrap(data))

    async def click(
        self,
        message: Message,
        label: str | None = None,
        /,
        *,
        custom_id: str | None = None,
        forge: bool = False,
    ) -> Reply:
        """Press a button, by its label or custom_id; `forge` sends any custom_id, as a changed client could."""
        await self._stage.hold(message.answered)
        if forge:
            self._reach(message, forge=True)
            assert custom_id is not None, "a forged click needs a custom_id"
            part: Json = {
                "type": parts.BUTTON,
                "custom_id": custom_id,
                "id": 999,
                "style": 1,
                "label": "forged",
            }
            return await self._use(message, part, {}, forge=True)
        self._reach(message)
        fits = [one for one in message.buttons if custom_id in (None, one.get("custom_id"))]
        if label is not None:
            fits = [one for one in fits if label in (one.get("label"), (one.get("emoji") or {}).get("name"))]
        button = _only(fits, f"button {label or custom_id!r}", message)
        if "custom_id" not in button:
            raise TestError(f"the button {label!r} opens a link, the bot does not hear of it")
        return await self._use(message, button, {})

    async def choose(
        self,
        message: Message,
        /,
        *values: Any,
        placeholder: str | None = None,
        custom_id: str | None = None,
        forge: bool = False,
    ) -> Reply:
        """Choose in a select: option values (or labels), users, roles or channels.

        Without `placeholder` or `custom_id` the message must have just one select.
        """
        await self._stage.hold(message.answered)
        self._reach(message, forge=forge)
        if forge and custom_id not in [one["custom_id"] for one in message.selects]:
            assert custom_id is not None, "a forged choice needs a custom_id"
            part = {"type": parts.STRING_SELECT, "custom_id": custom_id, "id": 999, "options": []}
            return await self._use(message, part, {"values": list(values)}, forge=True)
        fits = [one for one in message.selects if custom_id in (None, one["custom_id"])]
        fits = [one for one in fits if placeholder in (None, one.get("placeholder"))]
        select = _only(fits, f"select {placeholder or custom_id or ''!r}", message)
        resolved = Resolved(self.world, self._channel(message), self)
        chosen = _chosen(select, values, resolved, forge=forge)
        return await self._use(message, select, resolved.wrap({"values": chosen}), forge=forge)

    async def submit(
        self, modal: Modal, values: Mapping[str, Any] | str | None = None, /, *, forge: bool = False
    ) -> Reply:
        """Send a modal; values by custom_id or label, fields left out keep what they show."""
        opened = modal.interaction
        if opened.user is not self:
            raise TestError(f"the modal is open for {opened.user}, not for {self}")
        await self._stage.hold(opened.answered)
        data = modal.filled(values or {}, Resolved(self.world, opened.channel, self), forge=forge)
        return await self._act(
            interactions.MODAL_SUBMIT, opened.channel, data, message=opened.message, opened_by=opened
        )

    async def say(
        self, where: Channel, text: str, *files: tuple[str, bytes], reply_to: Message | None = None
    ) -> Message:
        """Write a message."""
        self._enter(where)
        needed = "send_messages_in_threads" if isinstance(where, Thread) else "send_messages"
        if not where.allows(self, needed):
            raise TestError(f"{self} may not write in {where}")
        if isinstance(where, Thread):
            if where.closed_to(self):
                raise TestError(f"{where} is locked")
            if where.archived:
                self._reopen(where)
            where.admit(self)
        if where.guild is None:
            self.world.opened_dms.add(self.id)
        uploads = {number: Upload(*file) for number, file in enumerate(files)}
        body = {"content": text, "attachments": [{"id": number} for number in uploads]}
        kind = 19 if reply_to else 0
        return posting.send(self.world, where, self, body, uploads, reply_to=reply_to, type=kind)

    def react(self, message: Message, emoji: str) -> None:
        """Add a reaction."""
        self._reach(message)
        add_reaction(self.world, message, self, emoji)

    def delete(self, message: Message) -> None:
        """Delete a message: one's own, or any with the permission for it; dismiss an ephemeral one."""
        own = self in (message.author, message.reader)
        if not own and not message.channel.allows(self, "manage_messages"):
            raise TestError(f"{self} may not delete {message}")
        self._channel(message).remove([message])

    def _enter(self, where: Place) -> None:
        if not where.visible_to(self):
            raise TestError(f"{self} cannot see {where}")

    def _reopen(self, thread: Thread) -> None:
        try:
            self.world.reopen(thread)
        except ApiError as refusal:
            raise TestError(f"{self} cannot open {thread}: {refusal}") from None

    def _channel(self, message: Message) -> Channel:
        return self.world.channels[message.channel.id]

    def _reach(self, message: Message, *, forge: bool = False) -> None:
        if message.deleted:
            raise TestError(f"{message} is deleted")
        if forge:
            return
        self._enter(message.channel)
        if message.reader not in (None, self):
            raise TestError(f"{self} cannot see the ephemeral message of {message.reader}")

    def _command(self, where: Channel, words: str, kind: int) -> Invocation:
        self._enter(where)
        if isinstance(where, Thread) and where.archived:
            raise TestError(f"{where} is archived; commands cannot be used there")
        found = self.world.commands.find(words, kind, where.guild.id if where.guild else None)
        contexts = found.command["contexts"]
        if contexts is not None and (0 if where.guild else 1) not in contexts:
            raise TestError(f"/{words} cannot be used in {where}")
        if where.guild:
            if not where.allows(self, "use_application_commands"):
                raise TestError(f"{self} may not use commands in {where}")
            needed = int(found.command["default_member_permissions"] or 0)
            hidden = found.command["default_member_permissions"] == "0"
            granted = where.granted(self)
            if granted != permissions.ALL and (hidden or granted & needed != needed):
                raise TestError(f"/{words} is hidden from {self}")
        return found

    async def _use(self, message: Message, part: Json, more: Json, *, forge: bool = False) -> Reply:
        if part.get("disabled") and not forge:
            raise TestError(f"{part.get('label') or part['custom_id']!r} is disabled in {message}")
        place = self._channel(message)
        self.world.may_archive(place)
        if isinstance(place, Thread) and place.archived and not self.desktop:
            if place.closed_to(self) or not place.allows(self, "send_messages_in_threads"):
                raise TestError(
                    f"An error occurred: {self} may not open {place}, and the bot hears of nothing"
                )
            self._reopen(place)
        data = {"component_type": part["type"], "custom_id": part["custom_id"], "id": part["id"], **more}
        shown = shapes.message(message)
        if forge and part["custom_id"] not in [
            one.get("custom_id") for one in parts.flat(message.components)
        ]:
            row = {"type": parts.ROW, "id": 998, "components": [part]}
            shown["components"] = [*message.components, row]
        return await self._act(interactions.COMPONENT, place, data, message=message, shown=shown)

    async def _act(
        self,
        kind: int,
        where: Channel,
        data: Json,
        *,
        message: Message | None = None,
        shown: Json | None = None,
        opened_by: interactions.Interaction | None = None,
    ) -> Reply:
        seconds = self._stage.answer_seconds
        interaction = self.world.interact(
            kind,
            self,
            where,
            data,
            seconds=seconds,
            message=message,
            shown=shown,
            opened_by=opened_by,
        )
        try:
            await self._stage.until(lambda: interaction.answer is not None, "an answer", seconds)
        except TimeoutError:
            what = data.get("name") or data.get("custom_id")
            raise DidNotRespond(
                f"the bot did not respond to {what!r} of {self}{self._stage.troubles()}"
            ) from None
        return Reply(self._stage, interaction)


def _only(fits: list[Json], what: str, message: Message) -> Json:
    if not fits:
        there = [one.get("placeholder") or one["custom_id"] for one in message.selects] + message.labels
        raise TestError(f"no {what} in {message}; there are {there}")
    enabled = [one for one in fits if not one.get("disabled")]
    if len(fits) > 1 and len(enabled) != 1:
        raise TestError(f"{len(fits)} times {what} in {message}; name its custom_id")
    return enabled[0] if enabled else fits[0]


def _chosen(select: Json, values: tuple[Any, ...], resolved: Resolved, *, forge: bool) -> list[str]:
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not forge and not least <= len(values) <= most:
        raise TestError(f"choose {least} to {most} in {select['custom_id']!r}, not {len(values)}")
    if select["type"] != parts.STRING_SELECT:
        return [resolved.add(value) for value in values]
    if forge:
        return list(map(str, values))
    by_label = {option["label"]: option["value"] for option in select["options"]}
    known = [option["value"] for option in select["options"]]
    if wrong := [value for value in values if value not in known and value not in by_label]:
        raise TestError(f"{wrong} are none of the options {known} or their labels {list(by_label)}")
    return [value if value in known else by_label[value] for value in values]
