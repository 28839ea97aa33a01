"""Computer players: levels, whole turns, playouts, search. They know a game by its protocol alone, and get views of one seat."""
