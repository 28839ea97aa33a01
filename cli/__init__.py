"""The command `meeplepost`: a file for each sub-command, for whoever runs the bot. Nothing imports it but `bot.py`."""
