"""Fair shuffles that nobody can choose: the bot's bound secret, a part from every person, and the seed made from
both.

All of it is text in hexadecimal digits, Base64 or ASCII, so that `sha256sum` and `openssl` suffice to repeat it; `docs/fairness.md`
describes it to the byte.

>>> lines = statement("k3j9x2ab", ("00ff", COMPUTER))
>>> lines
'meeplepost chance 2\\ntable k3j9x2ab\\n00ff\\ncomputer\\n'
>>> seed_of("secret", lines)[:16], fingerprint("secret")[:16]
('86f578c545797448', '2bb80d537b1da3e3')
"""

from __future__ import annotations

import hmac
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from engines.core.chance import Rng
from engines.core.text import Seat

SECRET_BYTES: Final = 32
"""Bytes of randomness in the bot's secret, which is written as twice as many hexadecimal digits."""

PART_BYTES: Final = 16
"""Bytes of randomness that the bot draws as the part of somebody who types no word; the hash of a word has 32."""

COMPUTER: Final = "computer"
"""What stands for a computer, which adds nothing."""

LONGEST_WORD: Final = 100
"""Characters of a word that a person may add."""


@dataclass(frozen=True, slots=True)
class Place:
    """One place of the lobby at Start, and the seat that it became. `part` is hexadecimal digits, or `COMPUTER`."""

    seat: Seat
    part: str

    @property
    def own_word(self) -> bool:
        """Whether it is the hash of a typed word, not drawn by the bot."""
        return len(self.part) == sha256().digest_size * 2

    def __str__(self) -> str:
        return f"{self.seat} {self.part}"

    @staticmethod
    def parse(text: str) -> Place:
        """Parse a place; the inverse of `str`.

        >>> Place.parse("2 computer")
        Place(seat=2, part='computer')
        """
        seat, _, part = text.partition(" ")
        return Place(int(seat), part)


@dataclass(frozen=True, slots=True)
class Origin:
    """The sources of a seed. `places` are in lobby order; `by_lot`: the seats were drawn."""

    table: str
    secret: str = field(repr=False)
    places: tuple[Place, ...]
    by_lot: bool

    @property
    def statement(self) -> str:
        """Everything settled at Start, as the text that makes the seed."""
        return statement(self.table, [place.part for place in self.places])

    @property
    def seal(self) -> str:
        """The one fingerprint that is posted at Start: it binds the secret's own fingerprint and the statement."""
        text = f"{fingerprint(self.secret)}\n{self.statement}"
        return b64encode(sha256(text.encode()).digest()).decode()

    @property
    def seed(self) -> str:
        """The seed made from it."""
        return seed_of(self.secret, self.statement)

    @property
    def seats_follow(self) -> bool:
        """Whether everybody sits where the draw put them; always true without a draw."""
        order = seats_by_lot(self.seed, len(self.places))
        return not self.by_lot or [self.places[at].seat for at in order] == list(range(len(order)))


def fingerprint(secret: str) -> str:
    """The SHA-256 that binds the bot to a secret without telling it."""
    return sha256(secret.encode()).hexdigest()


def part_of_word(table: str, word: str) -> str:
    """The part of a person who adds a word: SHA-256 of the table's id, a space, and the word in UTF-8."""
    return sha256(f"{table} {word}".encode()).hexdigest()


def statement(table: str, parts: Sequence[str]) -> str:
    """The text of everything in a seed except the secret: one line each, places in lobby order."""
    return "".join(f"{line}\n" for line in ("meeplepost chance 2", f"table {table}", *parts))


def seed_of(secret: str, statement: str) -> str:
    """The seed: HMAC-SHA-256 of the statement with the secret's digits as its key, in hexadecimal digits."""
    return hmac.new(secret.encode(), statement.encode(), sha256).hexdigest()


def seats_by_lot(seed: str, count: int) -> list[int]:
    """The lobby place drawn for each seat."""
    order = list(range(count))
    Rng(f"seating {seed}", 0).shuffle(order)
    return order
