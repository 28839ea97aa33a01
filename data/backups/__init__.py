"""Backups: making and restoring them, exporting games as text, and verifying that all of it replays."""
