"""Paints the masters of pictures: run by `make art`, never by the bot, which reads what was painted from `data/art`.

How to paint for a game
-----------------------
1. `art/<game>/__init__.py` has a function `paint()`; `make art GAME=<game>` runs it. It writes to `data/art/<game>` with `brush.saved`,
   three to four times as large as things are shown. Seeds are texts, so the same sources make the same pixels.
2. A picture begins as fields: arrays of one number per pixel, shaped (height, width), lengths in pixels, y down. `fields.noise` is the
   roll of a meadow or a stain, `fields.distance` how far a road is, `fields.depth` how far the edge of a mask, `brush.rounded` a bevel.
3. A `Paint` is shaped (height, width, 3), from 0 to 255. `brush.mixed` lays a colour through a field of opacities, `brush.toned` makes
   lighter and darker. Light falls from the upper left: `fields.lit` makes tones of any height. `brush.wood` and `brush.stone` are ready.
4. `brush.strokes` brushes along a field of directions; `brush.finished` adds grain and contrast at the very end.
5. At run time `render.drawing.scene.Art` shows a file of `data/art` as a sprite, whole or a part of it, in any smaller size.
6. `art/cloth` paints what hangs below the result cards of all games, `make art GAME=cloth`: a new game adds its colours and a figure.

What is `tiled` goes on at its opposite edges.
"""
