"""The life of the games on Discord: commands, panels, posts. No rule of any game stands here."""
