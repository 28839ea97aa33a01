"""Messages of `/doctor` and of the welcome on a new server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button, Message, Style, Words, message
from cogs.messages.trial_findings import Outcome, TrialFinding
from render.sentences import dashed, word


class Mended(Enum):
    """Repairs that were made at once."""

    RESTING = "resting"
    """Tables whose messages were behind."""
    THREADS = "threads"
    """Archived threads in which somebody is due."""
    SETTINGS = "settings"
    """Settings of the server about what was deleted since."""
    COMMANDS = "commands"
    """Commands of which Discord had an older version, or none."""


def examination(
    channel: int, missing: Sequence[str], members_may_write: bool, mended: Mapping[Mended, int], locale: str
) -> Message:
    """The bot's state in a channel, with a button for trials where they make sense.

    Args:
        missing: the permissions that it lacks there.
        members_may_write: whether everybody may write in threads.
        mended: how many of each kind.
    """
    said = [word("doctor-title", locale, channel=f"<#{channel}>"), *permission_lines(missing, locale)]
    if not members_may_write:
        said.append(word("doctor-members", locale))
    said += [
        word(f"doctor-mended-{what.value}", locale, count=count) for what, count in mended.items() if count
    ]
    said.append(word("doctor-trials-offer", locale))
    buttons = [Button(CustomId(each), word(f"button-{each}", locale)) for each in ("doctor", "phone")]
    return message(said, rows=[buttons])


def phone_question(locale: str, times: bool = False) -> Message:
    """The question what a phone showed of two messages, or of the `times` in the third."""
    buttons = [
        Button(CustomId("phone", rest=shown), word(f"button-phone-{shown}", locale))
        for shown in (("time", "code") if times else ("words", "bare"))
    ]
    return message(word("doctor-phone-times" if times else "doctor-phone-question", locale), rows=[buttons])


def welcome_post(missing: Sequence[str], locale: str) -> Message:
    """The welcome on a new server: purpose, missing permissions, two buttons."""
    said = [word("welcome", locale)]
    if missing:
        said += permission_lines(missing, locale)
    buttons = (
        Button(CustomId("open"), word("button-open-table", locale), Style.BLURPLE),
        Button(CustomId("settle"), word("button-server-settings", locale)),
    )
    return Message((Words("\n".join(said)), buttons), framed=True)


def permission_lines(missing: Sequence[str], locale: str) -> list[str]:
    """The missing permissions, each with its purpose."""
    if not missing:
        return [word("doctor-well", locale)]
    lacks = [
        word(
            "doctor-lacks",
            locale,
            permission=word(f"permission-{dashed(name)}", locale),
            purpose=word(f"permission-{dashed(name)}-for", locale),
        )
        for name in missing
    ]
    return [*lacks, word("doctor-grant", locale)]


def trials_report(findings: Sequence[TrialFinding], locale: str) -> Message:
    """The trials that differed from expectation."""
    well = sum(each.outcome is Outcome.AS_BELIEVED for each in findings)
    if well == len(findings):
        return message(word("doctor-trials-well", locale, count=well))
    others = [each for each in findings if each.outcome is not Outcome.AS_BELIEVED]
    said = [word("doctor-trials-other", locale, count=len(findings), well=well)]
    return message([*said, *(finding_line(each, locale) for each in others)])


def finding_line(finding: TrialFinding, locale: str) -> str:
    """A trial's outcome, and what follows if it was not expected."""
    key = f"doctor-{finding.trial.value}"
    return word(
        f"doctor-{finding.outcome.value}",
        locale,
        trial=word(key, locale),
        effect=word(f"{key}-effect", locale),
        reason=finding.reason,
    )
