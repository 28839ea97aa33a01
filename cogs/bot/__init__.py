"""The bot itself: client, workers, translator. It may import all other cogs; none of them imports it."""
