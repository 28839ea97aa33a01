"""What is still to come at a table, as far as its reader may know: as text and as a picture."""

from __future__ import annotations

from cogs.messages.lines import title
from cogs.messages.message import LONGEST_ALT, Message, Picture, Words
from cogs.messages.names import bold_names
from engines.core.text import Seat
from render.renderer import renderer
from render.translate import sentence, word
from tables.table import Table


def remaining(table: Table, seat: Seat | None, locale: str) -> Message:
    """What players at a real table could count.

    Args:
        seat: the reader's; None for a bystander.
    """
    view, names = table.view(seat), bold_names(table, locale)
    lines = [sentence(text, locale, names) for text in renderer(table.row.game).remaining(view)]
    heading = f"{title(table, locale)} · {word('remaining-title', locale)}"
    alt = lines[0].replace("**", "")[:LONGEST_ALT] if lines else ""
    picture = Picture(f"remaining-{table.head}.png", table.row.game, "remaining", view, alt=alt)
    said = "\n".join([*lines, word("remaining-caption", locale)])
    return Message((Words(heading), picture, Words(said)))
