"""Direct messages: hands, questions, what became of plans, the end of a game, places that are closed. May import panels and
what is below; posts import it."""
