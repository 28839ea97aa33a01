"""Looking back at very many finished games: what each command costs."""

from bench.history.commands import measure as measure
