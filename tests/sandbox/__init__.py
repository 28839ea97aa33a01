"""The sandbox itself, tried with the real discord.py."""
