"""Presents Carcassonne to people: choices, questions, points, planning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engines.carcassonne.cells import Cell
from engines.carcassonne.deal import drawn_cloisters
from engines.carcassonne.foresight import ahead, foresee, next_seat, outcome, reason, turn_in_short
from engines.carcassonne.legality import farmers_last
from engines.carcassonne.moves import Move, PlaceTile
from engines.carcassonne.parts import parts_of
from engines.carcassonne.scoring import in_short
from engines.carcassonne.scoring import lines as score_lines
from engines.carcassonne.state import CarcassonneState
from engines.carcassonne.view import CarcassonneView
from engines.core.chance import Rng
from engines.core.game import Ask, Line
from engines.core.presentation import Chance, Presentation
from engines.core.text import Note, Seat, Text, Value, say


class CarcassonnePresentation(Presentation[CarcassonneState, Move, CarcassonneView]):
    """Presents Carcassonne to people: choices, questions, points, planning."""

    feats = MappingProxyType(
        {
            "carcassonne-remark-city": "tiles",
            "carcassonne-remark-road": "tiles",
            "carcassonne-remark-field": "points",
        }
    )
    unforeseen = frozenset({"carcassonne-removed"})
    divides_few = True
    samples = ("T", "U", "N1", "S1", "0", "90", "city", "field")
    matters = frozenset(
        {
            "carcassonne-outvoted",
            "carcassonne-removed",
            "carcassonne-took-goods",
            "carcassonne-unclaimed-city",
            "carcassonne-unclaimed-cloister",
            "carcassonne-unclaimed-road",
        }
    )

    goals = MappingProxyType(
        {
            **{
                spot: rf"place [^;]+; (follow|large) {spot}.*"
                for spot in ("city", "road", "cloister", "field")
            },
            "follower": r"place [^;]+; (follow|large) .+",
            "none": r"place [^;]+",
        }
    )

    def told(self, notes: Sequence[Note]) -> Sequence[Note]:
        """A tile and what was placed on it in one sentence; the picture shows the tiles that players draw."""
        found: list[Note] = []
        for note in notes:
            if (
                note.text.key.startswith("carcassonne-put-")
                and found
                and "where" in dict(found[-1].text.args)
            ):
                values = dict(note.text.args)
                piece = say(note.text.key.replace("-put-", "-with-"), spot=values["spot"])
                where = dict(found.pop().text.args)["where"]
                note = Note(say("carcassonne-laid-with", who=values["who"], where=where, piece=piece))
            if note.text.key != "carcassonne-drew":
                found.append(note)
        return found

    def ask_values(self, view: CarcassonneView, ask: Ask) -> dict[str, Value]:
        return {"places": len(view.fits[0].places)} if isinstance(ask, PlaceTile) and view.fits else {}

    def firsts(self, view: CarcassonneView) -> tuple[str, ...]:
        return ("aim", "farmer")

    def offered(self, state: CarcassonneState, seat: Seat) -> list[Move]:
        """Knights, thieves and monks before farmers, whom fewer turns want."""
        return farmers_last(self.game.legal(state, seat))

    def divided(
        self, view: CarcassonneView, prefix: tuple[str, ...], lines: Sequence[str]
    ) -> Mapping[str, Sequence[str]]:
        """Places that lie close together, so that they are seen large; those that touch what counts come first."""
        if prefix != ("place",):
            return {}
        behind: dict[Cell, list[str]] = {}
        for line in lines:
            behind.setdefault(Cell.parse(line.split()[1]), []).append(line)
        parts = parts_of(view, [*behind])
        return {name: [line for at in cells for line in behind[at]] for name, cells in parts.items()}

    def in_short(self, sheet: Sequence[Line]) -> Sequence[Line]:
        """With land of a kind as one line, and pigs with the fields."""
        return in_short(sheet)

    def stand(self, state: CarcassonneState) -> tuple[int, ...]:
        return tuple(state.scores)

    def chances(self, state: CarcassonneState, notes: Sequence[Note]) -> list[Chance]:
        return drawn_cloisters(state, notes)

    def so_far(self, view: CarcassonneView) -> tuple[Line, ...]:
        return tuple(score_lines(view.ledger, view.setup.seats))

    def foresee(self, view: CarcassonneView, tokens: tuple[str, ...]) -> Text | None:
        return foresee(view, tokens)

    def reason(self, before: CarcassonneView, after: CarcassonneView) -> Text | None:
        return reason(after)

    def turn_in_short(self, view: CarcassonneView, lines: Sequence[str]) -> Text | None:
        return turn_in_short(view, lines)

    def ahead(self, view: CarcassonneView, rng: Rng) -> CarcassonneState | None:
        return ahead(view, rng)

    def next_seat(self, view: CarcassonneView) -> Seat | None:
        return next_seat(view)

    def outcome(self, view: CarcassonneView) -> object:
        return outcome(view)
