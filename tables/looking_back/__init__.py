"""Looking back at games: decisive moments, films, imports, private copies, proofs."""
