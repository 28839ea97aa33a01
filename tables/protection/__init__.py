"""Protection of people from each other: blocks between two, bars from a server's tables. Pure functions and values."""
