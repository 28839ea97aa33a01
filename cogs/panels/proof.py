"""The proof of a finished game's seed: what was checked, and how anyone can repeat it."""

from __future__ import annotations

import shlex

from cogs.messages.markdown import code_block, inline_code, safe
from engines.core.fairness import Origin, fingerprint
from render.sentences import sentence, word
from tables.looking_back.proofs import Proof
from tables.looking_back.provenance import Whose
from tables.table import Table


def proof(table: Table, found: Proof, locale: str, whose: Whose | None = None) -> list[str]:
    """The result of replaying a game, in lines.

    Args:
        whose: of an import, what it is; None for a table.
    """
    row, origin = table.row, table.origin
    if found.wrong is not None:
        return [word("fair-wrong", locale, why=safe(sentence(found.wrong, locale, str)))]
    drawn = word("fair-checked-draws", locale, draws=found.draws, moves=table.story.moves)
    kind = "checked" if whose is None else "file"
    first = (
        [word(f"fair-{kind}", locale)]
        if whose is None
        else [whose_line(table, whose, locale), word(f"fair-{kind}", locale)]
    )
    if origin is None:
        old = word(f"fair-{kind}-old", locale, seed=inline_code(row.seed), fingerprint=table.fingerprint)
        proves = [word("fair-old-proves", locale)] if whose is None else []
        return [*first, old, drawn, *proves, *_at_home(row.seed, locale)]
    return [
        *first,
        word(f"fair-{kind}-secret", locale, secret=inline_code(origin.secret), fingerprint=table.fingerprint),
        word("fair-checked-seal", locale, seal=origin.seal),
        word("fair-checked-seed", locale, seed=origin.seed),
        *([word("fair-checked-seats", locale)] if origin.by_lot else []),
        drawn,
        *_at_home(origin.secret, locale, origin),
    ]


def whose_line(brought: Table, whose: Whose, locale: str) -> str:
    """The source of an import, in a line."""
    table = brought.origin.table if brought.origin is not None else ""
    return word(f"fair-file-{whose}", locale, table=table)


def seal_at_home(origin: Origin) -> str:
    """The shell line that computes the fingerprint of the line at Start."""
    text = shlex.quote(f"{fingerprint(origin.secret)}\n{origin.statement}".replace("\n", "\\n"))
    return f"printf {text} | openssl dgst -sha256 -binary | base64"


def _at_home(secret: str, locale: str, origin: Origin | None = None) -> list[str]:
    """Shell lines that compute fingerprints and seed without the bot."""
    lines = [f"printf %s {shlex.quote(secret)} | sha256sum"]
    if origin is not None:
        text = shlex.quote(origin.statement.replace("\n", "\\n"))
        lines.append(seal_at_home(origin))
        lines.append(f"printf {text} | openssl dgst -sha256 -hmac {shlex.quote(secret)}")
    return [
        word("fair-at-home", locale),
        code_block("\n".join(lines), "sh"),
        word("fair-with-the-record", locale),
    ]
