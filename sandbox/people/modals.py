"""A modal that a person has open, and what they fill in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sandbox.model import components as parts
from sandbox.model import limits
from sandbox.model.errors import TestError
from sandbox.model.interactions import Interaction
from sandbox.model.wire import Json
from sandbox.people.options import Resolved


@dataclass(frozen=True, slots=True)
class Modal:
    """A dialog that the bot opened for one person."""

    interaction: Interaction
    data: Json

    @property
    def title(self) -> str:
        """The heading."""
        return str(self.data["title"])

    @property
    def custom_id(self) -> str:
        """The bot's name for it."""
        return str(self.data["custom_id"])

    @property
    def fields(self) -> dict[str, Json]:
        """What can be filled in, by custom_id."""
        everything = parts.flat(self.data["components"])
        return {part["custom_id"]: part for part in everything if part["type"] in parts.FIELDS}

    @property
    def labels(self) -> dict[str, str]:
        """The label of every field, by custom_id."""
        found = {}
        for part in self.data["components"]:
            if part["type"] == parts.LABEL:
                found[part["component"]["custom_id"]] = part["label"]
            for child in part.get("components") or []:
                found[child["custom_id"]] = child.get("label", "")
        return found

    @property
    def text(self) -> str:
        """Title, labels, descriptions and texts, one per line."""
        found = [self.title]
        for part in parts.flat(self.data["components"]):
            found += [str(part[key]) for key in ("label", "description", "content") if part.get(key)]
        return "\n".join(found)

    def filled(self, values: Mapping[str, Any] | str, resolved: Resolved, *, forge: bool) -> Json:
        """The data of a submit; `values` are by custom_id or label, or one for the first field. What is missing keeps its default."""
        if isinstance(values, str):
            values = {next(iter(self.fields)): values}
        by_label = {label: custom_id for custom_id, label in self.labels.items()}
        given = {
            name if name in self.fields else by_label.get(name, name): value for name, value in values.items()
        }
        if (unknown := given.keys() - self.fields.keys()) and not forge:
            raise TestError(
                f"the modal has no fields {sorted(unknown)}; it has {sorted(self.labels.items())}"
            )
        fill = {
            custom_id: _filled(part, given.get(custom_id, _default(part)), resolved, forge=forge)
            for custom_id, part in self.fields.items()
        }
        tree = []
        for number, part in enumerate(self.data["components"], 1):
            shape: Json = {"type": part["type"], "id": part.get("id") or number}
            if part["type"] == parts.LABEL:
                shape["component"] = fill[part["component"]["custom_id"]]
            elif part["type"] == parts.ROW:
                shape["components"] = [fill[child["custom_id"]] for child in part["components"]]
            tree.append(shape)
        return resolved.wrap({"custom_id": self.custom_id, "components": tree})


def _default(part: Json) -> Any:
    chosen = [option["value"] for option in part.get("options") or [] if option.get("default")]
    match part["type"]:
        case 4:
            return part.get("value") or ""
        case 21:
            return chosen[0] if chosen else None
        case 23:
            return bool(part.get("default"))
        case _:
            return chosen


def _filled(part: Json, value: Any, resolved: Resolved, *, forge: bool) -> Json:
    kind, name = part["type"], part["custom_id"]
    shape: Json = {"type": kind, "custom_id": name, "id": part.get("id") or 100}
    if kind == parts.TEXT_INPUT:
        least = part.get("min_length") or (1 if part.get("required", True) else 0)
        most = part.get("max_length") or limits.TEXT_INPUT
        blank = not value and not part.get("required", True)
        if not forge and not blank and not least <= len(value) <= most:
            raise TestError(f"{name}: {len(value)} characters are not within {least} and {most}")
        return shape | {"value": str(value)}
    if kind in (parts.RADIO_GROUP, parts.CHECKBOX):
        if kind == parts.RADIO_GROUP and not forge:
            _among(part, [value] if value is not None else [])
        return shape | {"value": value}
    values = [value] if isinstance(value, str | tuple) else list(value)
    if not forge:
        _number(part, values)
    if kind in (parts.STRING_SELECT, parts.CHECKBOX_GROUP):
        if not forge:
            _among(part, values)
        return shape | {"values": values}
    return shape | {"values": [resolved.add(one) for one in values]}


def _among(part: Json, values: list[Any]) -> None:
    known = [option["value"] for option in part["options"]]
    if wrong := [value for value in values if value not in known]:
        raise TestError(f"{part['custom_id']}: {wrong} are none of {known}")
    if not values and part.get("required", True):
        raise TestError(f"{part['custom_id']} is required")


def _number(part: Json, values: list[Any]) -> None:
    if not values and not part.get("required", True):
        if part["type"] in parts.SELECTS and part.get("min_values") != 0 and _default(part):
            raise TestError(
                f"{part['custom_id']}: on a phone what was chosen stays so, without min_values of 0"
            )
        return
    least, most = part.get("min_values"), part.get("max_values")
    least = 1 if least is None else least
    most = (len(part["options"]) if part["type"] == parts.CHECKBOX_GROUP else 1) if most is None else most
    if not least <= len(values) <= most:
        raise TestError(f"{part['custom_id']}: choose {least} to {most}, not {len(values)}")
