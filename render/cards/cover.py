"""The cover of a lobby: a position from the middle of a good game, kept in `data/covers`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engines import GAMES
from engines.core.game import AnyGame, Setup, View
from engines.core.journal import Header, deal, load, rerun
from engines.core.text import NoSuchSetup

WIDTH, HEIGHT = 1200, 675
COVERS: Final = Path(__file__).parents[2] / "data" / "covers"


def position(game: str, seats: int) -> View:
    """What everybody sees of a game's cover position for so many players; of a game without covers as it is dealt.

    Raises:
        ValueError: the game is not played by so many.
    """
    rules = GAMES[game]
    if seats not in rules.seats:
        raise ValueError(f"{game} is not played by {seats}")
    file = COVERS / game / f"{seats}.txt"
    if file.exists():
        header, entries = load(file.read_text(encoding="utf-8"))
    else:
        header, entries = Header(game, usual_setup(rules, seats), f"cover {game} {seats}"), []
    state = deal(rules, header)
    for step in rerun(rules, header, entries):
        state = step.state
    found: View = rules.view(state, None)
    return found


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
