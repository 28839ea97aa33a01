"""Computer players: levels, whole turns, playouts, search. They use a game's protocol and one seat's view."""
