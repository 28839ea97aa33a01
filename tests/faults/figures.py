"""What a campaign counts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Figures:
    """The outcome of one campaign: how often something was tried, and everything that went wrong, in words."""

    name: str
    tried: int = 0
    survived: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    leaked: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    met: Counter[str] = field(default_factory=Counter)
    """What happened on the way, by kind."""

    @property
    def wrong(self) -> list[str]:
        """Everything that must not be."""
        kinds = {"lost": self.lost, "doubled": self.doubled, "leaked": self.leaked, "stuck": self.stuck}
        return [f"{kind}: {each}" for kind, found in kinds.items() for each in found]

    def __str__(self) -> str:
        counts = " ".join(
            f"{kind} {len(found)}"
            for kind, found in (
                ("lost", self.lost), ("doubled", self.doubled), ("leaked", self.leaked), ("stuck", self.stuck)
            )
        )  # fmt: skip
        met = ", ".join(f"{count} {kind}" for kind, count in sorted(self.met.items()))
        return f"{self.name}: tried {self.tried} survived {self.survived} {counts}" + f" ({met})" * bool(met)

    def demand(self) -> None:
        """Fail unless everything that was tried went well.

        Raises:
            AssertionError: something was lost, doubled, leaked or stuck, or something tried did not survive.
        """
        assert not self.wrong, "\n".join([str(self), *self.wrong[:20]])
        assert self.tried == self.survived > 0, str(self)
