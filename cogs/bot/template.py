"""Imports what pictures and computers need, in the process from which workers are forked, so that memory is shared.

Other jobs are seldom, and import what they need: the database's and Discord's libraries take more than all games.
"""

from __future__ import annotations

import gc

from cogs.bot import worker_process

try:
    from engines.computers import judge, reckoning, search
    from render import film, pictures
except ValueError as error:  # a content file is wrong: the bot, which reads it meanwhile, says so
    raise ImportError from error

pictures.ready()
gc.collect()
gc.freeze()  # so that no worker touches, and thereby copies, what they share

__all__ = ["film", "judge", "reckoning", "search", "worker_process"]
