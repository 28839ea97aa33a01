"""Pictures of every game: goldens, budgets, secrets."""
