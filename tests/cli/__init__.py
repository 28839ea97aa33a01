"""The command `meeplepost`, called as from a terminal."""
