"""Backups: making them, bringing them back, exporting all games as text, and checking that all of that replays."""
