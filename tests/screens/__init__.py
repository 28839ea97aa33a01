"""Whole screens as text, as people read them: made by the bot on a loopback Discord, kept in `tests/goldens/screens`."""
