"""How fast the bot and its parts are."""
