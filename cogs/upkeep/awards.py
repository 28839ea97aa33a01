"""What a score sheet tells of a game beside its points: records, comebacks, streaks. Found out when it is posted, and told once."""

from __future__ import annotations

import logging

from cogs.interactions.bot import Bot
from community.statistics.awards import awards, starters
from engines.core.text import Text
from tables.table import Table

log = logging.getLogger(__name__)


async def awards_of(bot: Bot, table: Table) -> tuple[Text, ...]:
    """What was remarkable about a game that has just ended; nothing where that cannot be found out: the score sheet does not wait."""
    result, guild, store = table.result, table.row.guild, bot.store
    if result is None or guild is None:
        return ()
    try:
        game = await bot.projection.game(table.row.id)
        if game is None or not game.counts:
            return ()
        people = [each.user for each in table.seats if each.user is not None]
        told = {user for user in people if (await bot.preferences.of(user)).feats_told}
        before = {
            seat: [each for each in await store.games_of(user, guild) if each.table != table.row.id]
            for seat, user in starters(game, told).items()
        }
        earlier = await store.games_here(guild, table.row.game, but=table.row.id)
        bests = await store.bests(guild, table.row.game, but=table.row.id)
        return awards(game, result.remarks, earlier, bests, before)
    except Exception:
        log.exception("nothing remarkable is told of table %s", table.row.id)
        return ()
