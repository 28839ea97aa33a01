"""Private messages about the chance of a table: what it is made of, what that proves, and after the end the proof."""
