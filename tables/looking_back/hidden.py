"""Says whether a table had anything hidden."""

from __future__ import annotations

from tables.table import Table


def hides(table: Table) -> bool:
    """Whether somebody was told something alone, or had a hand from the start."""
    game, story = table.game, table.story
    deal = story.back_to(0)
    return any(note.to is not None for played in story.played for note in played.notes) or any(
        game.view(deal, seat).has_hand for seat in range(len(table.seats))
    )
