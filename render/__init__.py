"""Pictures: a view becomes a scene of plain values, the scene becomes a WebP, or a PNG if it is flat.

How to draw a new game
----------------------
1. `data/themes/default/<game>.toml`: `[colours]` and `[sizes]` by name; they add to those of `theme.toml`. At most five
   hues besides the seats; everything else is `mix`, `lit` (nearer to warm light), `dim` (nearer to shade), `fade` (opacity).
   `[preview]` holds other sizes for the picture beside a menu, whose theme says `preview`: smaller tiles, no score strip.
2. Sprites: a function `(theme, *args) -> Drawing` under `@sprite`, for example

       @sprite
       def tile(theme: Theme, size: int, kind: str, turned: int) -> Drawing:
           ground = Rect(0, 0, size, size, Ramp((0, 0), (size, size), theme["grass"].lit(0.1), theme["grass"].dim(0.1)))
           return Drawing(Box(0, 0, size, size), (ground, Group(roads(kind), size / 2, size / 2, turned * 90)))

   Its origin (0, 0) lands where the sprite is put: take a corner for what tiles a grid, the centre for what stands on it.
   It is drawn four times as large and shrunk, once per value of its arguments: so keep arguments small and few (names,
   numbers, enums), draw at the size in which it is shown, and take a `strokes.Jitter` where strokes shall stray
   (`random` is not imported here). It depends on colours and fonts, not on a theme's sizes: boards and previews share it.
   What is painted beforehand (`make art`, package `art`) is `Art`, what is made of several is `Layered`.
   What is seen in many sizes is drawn once and `Reduced`; what has a middle that runs on, a plate or a rim, is under `@frame`.
   Opaque sprites (every pixel covered) are pasted fastest and join without a seam.
   Order of shapes in a piece: `Shadow`, dark outline (a `Poly` with a wide `line`), light rim, body with a `Ramp` from the
   upper left, details. `curves` has arcs, bends, stars, tapering strokes, rough outlines.
3. `render/<game>/__init__.py` with a `RENDERER`, a `renderer.Renderer` of the game's view. A scene is layers of items; `tile.at(x, y, 64, "b", 2)` is
   an item. Mark as `still` the layers at the back that rarely change (ground, frame, coordinates): they are painted once.
   A growing board chooses its tile size from steps (128, 112, 96, 80, 64) so that it stays within 1200 pixels.
   `seats.strip` makes the score strip (`Plate`, `Count` with an icon sprite about 40 pixels wide), `seats.token` a seat's
   token, `marks.disc` a numbered candidate place, `marks.glow` and `Glow` the mark of the last move. Big areas are tinted with `Rect`s
   without radius: they are painted directly; any other shape on the board is drawn large first, so keep those small.
   `showpiece` is what those who have won have made, large (result cards). A lobby has the game's key art, `data/art/<game>/cover.webp`;
   without any the table of `data/examples/<game>.txt`, a record of half a game, which the legend explains, too.
4. `python -m render.palette <game>` plays games, looks at their pictures and writes `data/themes/default/<game>.palette`,
   the 256 fixed colours of flat pictures, of GIFs, and of all where `PICTURE_FORMAT=png`. Run it again after every change of colours.

A board may weigh 300 KB, 200 in the median, a preview 125, a hand 80. What a picture weighs is decided by its details, not by its
size alone; one that is too heavy is written less well.

Points are 40 pixels high, a `Label` of size 58 or more; nothing that is read is below 30 in a picture 1200 wide, size 43.
Look at `make gallery` before and after, and at `docs/pictures.md`. Pictures hold no words. What a view does not show
cannot leak: never look at anything but the view.
"""
