"""The drawing kit: scenes as values, shapes, sprites, themes, and the way to pixels. Knows no game."""
