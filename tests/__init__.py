"""The suite: laws, vectors and journals for every game, and what people do over days, on the real thing wherever it can run."""
