"""The cover of a lobby: what was painted for the game, or a position from the middle of a good game, kept in `data/covers`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final, TypeAlias

from PIL import Image

from engines import GAMES
from engines.core.game import AnyGame, Setup, View
from engines.core.journal import Header, deal, load, rerun
from engines.core.text import NoSuchSetup
from render.drawing.rasterise import ART

Options: TypeAlias = tuple[tuple[str, str], ...]
"""Names of options with what was chosen, as a setup holds them."""

WIDTH, HEIGHT = 1200, 675
COVERS: Final = Path(__file__).parents[2] / "data" / "covers"


def painting(game: str) -> Image.Image | None:
    """The painted cover of a game, `data/art/<game>/cover.webp`, if it has one."""
    file = ART / game / "cover.webp"
    if not file.exists():
        return None
    with Image.open(file, formats=("WEBP",)) as image:
        return image.convert("RGB")


def position(game: str, seats: int, options: Options = ()) -> View:
    """Everybody's view of a game's cover position for a player count; a game without covers as dealt.

    Args:
        options: what was chosen; what is not named, or does not go with so many players, is as usual.

    Raises:
        ValueError: the game is not played by so many.
    """
    rules = GAMES[game]
    if seats not in rules.seats:
        raise ValueError(f"{game} is not played by {seats}")
    chosen = visible_choices(rules, options)
    setup = next(
        (each for each in setups(rules, seats) if visible_choices(rules, each.options) == chosen), None
    )
    file = file_of(rules, setup or usual_setup(rules, seats))
    if file.exists():
        header, entries = load(file.read_text(encoding="utf-8"))
    else:
        header, entries = Header(game, usual_setup(rules, seats), f"cover {game} {seats}"), []
    state = deal(rules, header)
    for step in rerun(rules, header, entries):
        state = step.state
    found: View = rules.view(state, None)
    return found


def setups(game: AnyGame, seats: int) -> Iterator[Setup]:
    """For every way in which a table of so many players can look one setup, the usual one first."""
    usual = usual_setup(game, seats)
    yield usual
    visible = [option for option in game.options if option.seen and seats in option.seats]
    for choices in product(*(option.choices for option in visible)):
        options = {option.name: choice for option, choice in zip(visible, choices, strict=True)}
        try:
            setup = game.setup(seats, **options)
        except NoSuchSetup:
            continue
        if setup.options != usual.options:
            yield setup


def visible_choices(game: AnyGame, options: Options) -> Options:
    """The chosen options that change how a table looks."""
    chosen = dict(options)
    visible = (option for option in game.options if option.seen)
    return tuple((option.name, chosen.get(option.name, option.choices[0])) for option in visible)


def file_of(game: AnyGame, setup: Setup) -> Path:
    """The file of a cover's game."""
    usual = dict(usual_setup(game, setup.seats).options)
    others = [
        f"{name}-{choice}" for name, choice in visible_choices(game, setup.options) if usual[name] != choice
    ]
    return COVERS / game.name / f"{'-'.join([str(setup.seats), *others])}.txt"


def usual_setup(game: AnyGame, seats: int) -> Setup:
    """The usual options; where these do not serve so many players, one other choice that does.

    Raises:
        ValueError: no choice does.
    """
    wanted: list[dict[str, str]] = [{}]
    wanted += [{option.name: choice} for option in game.options for choice in reversed(option.choices[1:])]
    for options in wanted:
        try:
            return game.setup(seats, **options)
        except NoSuchSetup:
            continue
    raise ValueError(f"{game.name} is not played by {seats}")
