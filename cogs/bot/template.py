"""Imports what workers need, in the process from which they are forked, so that memory is shared."""

from __future__ import annotations

import gc

from cogs.bot import worker_pool
from render import pictures

pictures.ready()
gc.collect()
gc.freeze()  # so that no worker touches, and thereby copies, what they share

__all__ = ["worker_pool"]
