"""The proof of the chance of a game that is over: what was checked, and how anybody repeats it at home."""

from __future__ import annotations

from engines.core.fairness import Origin
from engines.core.record import BadRecord, Record, check
from render.translate import sentence, word
from tables.table import Table


def proof(table: Table, locale: str) -> list[str]:
    """What playing a game again has shown, in lines; it must be over.

    Raises:
        LobbyError: it goes on.
    """
    header, entries = table.journal()
    row, origin = table.row, table.origin
    result = table.result
    scores = result.scores if result is not None else ()
    try:
        checked = check(
            Record(header, (), tuple(entries), scores=scores, origin=origin), {row.game: table.game}
        )
    except BadRecord as error:
        return [word("fair-wrong", locale, why=sentence(error.text, locale, str))]
    moves = table.story.moves
    drawn = word("fair-checked-draws", locale, draws=checked.draws, moves=moves)
    if origin is None:
        bound = word("fair-checked-old", locale, seed=row.seed, fingerprint=table.fingerprint)
        return [
            word("fair-checked", locale),
            bound,
            drawn,
            word("fair-old-proves", locale),
            *_at_home(row.seed, locale),
        ]
    return [
        word("fair-checked", locale),
        word("fair-checked-secret", locale, secret=origin.secret, fingerprint=table.fingerprint),
        word("fair-checked-seed", locale, seed=origin.seed),
        *([word("fair-checked-seats", locale)] if origin.by_lot else []),
        drawn,
        *_at_home(origin.secret, locale, origin),
    ]


def _at_home(secret: str, locale: str, origin: Origin | None = None) -> list[str]:
    """The few lines for a shell with which fingerprint and seed are made again, without anything of ours."""
    lines = [f"printf %s {secret} | sha256sum"]
    if origin is not None:
        text = origin.statement.replace("\n", "\\n")
        lines.append(f"printf '{text}' | openssl dgst -sha256 -hmac {secret}")
    return [
        word("fair-at-home", locale),
        "```sh\n" + "\n".join(lines) + "\n```",
        word("fair-with-the-record", locale),
    ]
