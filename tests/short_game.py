"""The shortest game there can be, of three files: everybody takes one of the tokens that lie open, and the highest wins.

A test puts it into a copy of the sources: what holds for every game must hold for it, too.
"""

from __future__ import annotations

NAME = "tokens"

RULES = '''"""Everybody takes one of the tokens that lie open; the highest wins."""

from collections.abc import Iterator
from dataclasses import dataclass

from engines.core.chance import Rng
from engines.core.game import Ask, Game, Line, Result, Setup, State, View
from engines.core.notation import Notation
from engines.core.state_copy import state
from engines.core.text import Note, Seat, Text, Who, say


@dataclass(frozen=True, slots=True)
class Take:
    token: int


@dataclass(frozen=True, slots=True)
class Choose(Ask):
    pass


@state
class TokensState(State):
    lying: list[int]
    taken: list[int]


@dataclass(frozen=True, slots=True)
class TokensView(View):
    lying: tuple[int, ...]
    taken: tuple[int, ...]


class Tokens(Game[TokensState, Take, TokensView]):
    name = "tokens"
    seats = range(2, 4)
    notation = Notation[Take](take=Take)

    def new(self, setup: Setup, rng: Rng) -> TokensState:
        bag = list(range(1, 10))
        return TokensState(setup, [Choose((0,))], [rng.draw(bag) for _ in range(setup.seats + 1)], [])

    def moves(self, state: TokensState, ask: Ask, seat: Seat) -> Iterator[Take]:
        yield from map(Take, sorted(state.lying))

    def why_not(self, state: TokensState, ask: Ask, seat: Seat, move: Take) -> Text | None:
        lies = isinstance(move, Take) and move.token in state.lying
        return None if lies else say("tokens-not-there")

    def step(self, state: TokensState, ask: Ask, seat: Seat, move: Take, rng: Rng) -> list[Note]:
        state.lying.remove(move.token)
        state.taken.append(move.token)
        state.todo = [Choose((seat + 1,))] if seat + 1 < state.setup.seats else []
        return [Note(say("tokens-took", who=Who(seat), token=move.token))]

    def view(self, state: TokensState, seat: Seat | None) -> TokensView:
        return TokensView(state.setup, seat, tuple(state.todo), tuple(state.lying), tuple(state.taken))

    def guess(self, view: TokensView, rng: Rng) -> TokensState:
        return TokensState(view.setup, list(view.asks), list(view.lying), list(view.taken))

    def result(self, state: TokensState) -> Result | None:
        if state.todo:
            return None
        points = tuple(state.taken)
        places = tuple(1 + sum(other > own for other in points) for own in points)
        return Result(places, points, (Line(say("tokens-sheet"), points),))


GAME = Tokens()
'''

PICTURE = '''"""Tokens as numbers in a row."""

from engines.core.text import Several, Text, say
from engines.tokens import TokensView
from render.drawing.monogram import Monograms
from render.drawing.scene import Item, Label, Layer, Scene
from render.drawing.theme import Theme
from render.renderer import Mark, Renderer, Summary


def scene(view: TokensView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()) -> Scene:
    rows = ((100, view.lying), (220, view.taken))
    items: list[Item] = [
        Label(80 + 100 * at, height, str(token), 60, theme["ink"])
        for height, row in rows
        for at, token in enumerate(row)
    ]
    return Scene(480, 300, theme["parchment"], (Layer("tokens", tuple(items)),))


def alt(view: TokensView) -> list[Text]:
    return [say("tokens-lying", tokens=Several(tuple(map(str, view.lying))))]


def summary(view: TokensView) -> Summary:
    own = tuple(say("tokens-own", token=token) for token in (*view.taken, 0, 0, 0)[: view.setup.seats])
    return Summary(own, alt(view)[0])


RENDERER = Renderer(scene, alt, alt, summary)
'''

WORDS = """
tokens-title = Tokens
tokens-blurb = Take a token.
tokens-rules = **Your turn** – take a token. The highest wins.
tokens-ask-choose = Take a token.
tokens-verb-take = Take a token
tokens-take-token = Token { $token }
tokens-take-token-pick = Which token?
tokens-took = { $who } took **{ $token }**.
    .will = You’ll take **{ $token }**.
tokens-not-there = That token does not lie there.
tokens-sheet = Token
# $tokens: their numbers.
tokens-lying = On the table: { $tokens }.
tokens-own = { $token ->
    [0] no token yet
   *[other] token { $token }
}
"""

FILES = {
    f"engines/{NAME}.py": RULES,
    f"render/{NAME}.py": PICTURE,
    f"data/words/en/{NAME}.ftl": WORDS,
}
