"""The skeleton of a new game: the files of `docs/adding-a-game.md` under another name. Nothing imports this package."""
