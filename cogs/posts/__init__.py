"""Public messages, and what keeps them true to the journal. Imports components."""
