"""A page with every kind of picture of every game, for whoever changes one to look at: `make gallery`."""
