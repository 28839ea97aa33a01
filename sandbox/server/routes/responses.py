"""Routes that answer interactions: callback, follow-ups, edits."""

from __future__ import annotations

from sandbox.checks import components
from sandbox.checks.commands import autocompleted
from sandbox.model import components as parts
from sandbox.model.channels import Thread
from sandbox.model.errors import ApiError, Problem, invalid, raise_for
from sandbox.model.interactions import (
    ACKNOWLEDGED,
    ANSWER,
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    MODAL,
    MODAL_SUBMIT,
    THINKING,
    UPDATE,
    Interaction,
    InteractionEvent,
)
from sandbox.model.messages import EPHEMERAL, LOADING, Message
from sandbox.model.wire import Json
from sandbox.model.world import World
from sandbox.server import posting, shapes
from sandbox.server.routing import Answer, Call, route

_REPLY, _TO_COMMAND = 19, 20


@route("POST", "/interactions/{interaction}/{token}/callback", with_token=False)
def callback(world: World, call: Call) -> Answer:
    """The first answer to an interaction."""
    interaction = world.to_answer(call.id("interaction"), call.parameters["token"])
    kind = call.body.get("type")
    data: Json = call.body.get("data") or {}
    if not _fits(interaction, kind):
        raise invalid(
            Problem(("type",), f"an interaction of type {interaction.type} is not answered with {kind}")
        )
    if kind in (ANSWER, THINKING, UPDATE):
        _not_archived(interaction)
    try:
        message = _answer(world, interaction, kind, data, call)
    except ApiError as refusal:
        if refusal.code == 500:  # a first answer that is too large is not told so
            raise ApiError(10062, blame=True) from None
        raise
    interaction.answer = kind
    world.emit(InteractionEvent(name="INTERACTION_ANSWERED", interaction=interaction, bot=False))
    shape: Json = {"interaction": {"id": str(interaction.id), "type": interaction.type}}
    if message:
        interaction.touched.append(message)
        shape["interaction"]["response_message_id"] = str(message.id)
        shape["interaction"]["response_message_loading"] = message.loading
        shape["interaction"]["response_message_ephemeral"] = message.ephemeral
    if message and kind in (ANSWER, UPDATE):
        shape["resource"] = {"type": kind, "message": shapes.message(message)}
    if call.query.get("with_response") not in ("1", "true", "True"):
        return Answer(204, None, (interaction, message))
    return Answer(200, shape, (interaction, message))


def _fits(interaction: Interaction, kind: object) -> bool:
    on_message = interaction.message is not None
    match kind:
        case 4 | 5:
            return interaction.type != AUTOCOMPLETE
        case 6 | 7:
            return interaction.type in (COMPONENT, MODAL_SUBMIT) and on_message
        case 8:
            return interaction.type == AUTOCOMPLETE
        case 9:
            return interaction.type in (COMMAND, COMPONENT)
        case _:
            return False


def _answer(world: World, interaction: Interaction, kind: int, data: Json, call: Call) -> Message | None:
    message_type = _TO_COMMAND if interaction.type == COMMAND else _REPLY if interaction.message else 0
    if kind == ANSWER:
        if call.body.get("data") is None:
            raise invalid(Problem(("data",), "this field is required"))
        interaction.original = _send(world, interaction, data, call, message_type)
    elif kind == THINKING:
        interaction.original = posting.thinking(world, interaction, int(data.get("flags") or 0), message_type)
    elif kind in (ACKNOWLEDGED, UPDATE):
        interaction.original = interaction.message
        if kind == UPDATE and interaction.message:
            _present(interaction.message)
            if world.bad_day.forgetful_updates and "attachments" not in data:
                data = {**data, "attachments": []}
            posting.edit(world, interaction.message, data, call.uploads)
    elif kind == CHOICES:
        raise_for(autocompleted(data.get("choices")))
        interaction.choices = data["choices"]
    elif kind == MODAL:
        raise_for(components.modal(data))
        interaction.modal = _as_first_seen(world, interaction, data)
    return interaction.original


def _send(world: World, interaction: Interaction, data: Json, call: Call, kind: int) -> Message:
    reply_to = interaction.message if kind == _REPLY and interaction.message else None
    return posting.send(
        world,
        interaction.channel,
        world.bot,
        data,
        call.uploads,
        interaction=interaction,
        reply_to=reply_to,
        type=kind,
    )


@route("POST", "/webhooks/{application}/{token}", with_token=False)
def follow_up(world: World, call: Call) -> Answer:
    """A further message; the first one after "thinking" completes that message instead."""
    interaction = _of(world, call)
    _not_archived(interaction)
    body = call.body or {}
    original = interaction.original
    if interaction.answer == THINKING and original and original.loading and not original.deleted:
        visible = {key: value for key, value in body.items() if key != "flags"}
        visible["flags"] = int(body.get("flags") or 0) & ~EPHEMERAL
        _lose_media(world, interaction, call)
        posting.edit(world, original, visible, call.uploads)
        message = original
    else:
        _lose_media(world, interaction, call)
        message = _send(world, interaction, body, call, _REPLY if original else 0)
        interaction.followups.append(message)
    interaction.touched.append(message)
    return Answer(200, shapes.message(message), (message,))


@route("GET", "/webhooks/{application}/{token}/messages/@original", with_token=False)
@route("GET", "/webhooks/{application}/{token}/messages/{message}", with_token=False)
def read(world: World, call: Call) -> Answer:
    """A message that answers the interaction."""
    return Answer(200, shapes.message(_message(_of(world, call), call)))


@route("PATCH", "/webhooks/{application}/{token}/messages/@original", with_token=False)
@route("PATCH", "/webhooks/{application}/{token}/messages/{message}", with_token=False)
def edit(world: World, call: Call) -> Answer:
    """Change a message that answers the interaction."""
    interaction = _of(world, call)
    _not_archived(interaction)
    message = _message(interaction, call)
    _lose_media(world, interaction, call)
    posting.edit(world, message, call.body or {}, call.uploads)
    interaction.touched.append(message)
    return Answer(200, shapes.message(message), (message,))


@route("DELETE", "/webhooks/{application}/{token}/messages/@original", with_token=False)
@route("DELETE", "/webhooks/{application}/{token}/messages/{message}", with_token=False)
def delete(world: World, call: Call) -> Answer:
    """Delete a message that answers the interaction."""
    interaction = _of(world, call)
    _not_archived(interaction)
    message = _message(interaction, call)
    message.flags &= ~LOADING
    interaction.channel.remove([message])
    interaction.touched.append(message)
    return Answer()


def _lose_media(world: World, interaction: Interaction, call: Call) -> None:
    """On a bad day the first message after a deferred answer does not find its new files."""
    first = interaction.answer in (THINKING, ACKNOWLEDGED) and len(interaction.touched) == 1
    if world.bad_day.lost_media and first and call.uploads and not interaction.lost_media:
        interaction.lost_media = True
        raise ApiError(50035, [Problem(("components",), "media not found")], blame=False)


def _of(world: World, call: Call) -> Interaction:
    return world.answered(call.id("application"), call.parameters["token"])


def _not_archived(interaction: Interaction) -> None:
    """Answers do not open an archived thread."""
    place = interaction.channel
    if isinstance(place, Thread) and place.archived:
        raise ApiError(50083)


def _message(interaction: Interaction, call: Call) -> Message:
    if "message" not in call.parameters:
        message = interaction.original
    else:
        known = [interaction.original, *interaction.followups]
        message = next((one for one in known if one and one.id == call.id("message")), None)
    if message is None:
        raise ApiError(10008)
    _present(message)
    return message


def _present(message: Message) -> None:
    if message.deleted:
        raise ApiError(10008)


def _as_first_seen(world: World, interaction: Interaction, form: Json) -> Json:
    """A form as a phone shows it: with the texts that stood in it when a form and field of these ids were first shown there."""
    fields = [part for part in parts.flat(form["components"]) if part["type"] == parts.TEXT_INPUT]
    known = world.forms.setdefault((interaction.user.id, form["custom_id"]), {})
    for field in fields:
        field["value"] = known.setdefault(field["custom_id"], field.get("value") or "")
    return form
