"""What a program can find out on the real Discord about `docs/discord.md`: `/doctor` and `meeplepost doctor` try it."""
