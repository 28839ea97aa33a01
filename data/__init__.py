"""The database (`store`), and data files: content, words, themes, fonts."""
