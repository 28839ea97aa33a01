"""The bot itself: the client, its workers, its errors, its translator. Imports everything else in cogs; nothing there imports the client."""
