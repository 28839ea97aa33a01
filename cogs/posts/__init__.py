"""Public messages: presenters of posts. They may import panels and below; only `cogs.upkeep` sends them."""
