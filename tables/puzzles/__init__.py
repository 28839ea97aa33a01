"""The puzzle of the day: the pack, which one a day has, attempts at it."""
