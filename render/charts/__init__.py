"""Charts of many games, drawn with matplotlib: each in a process that lives for it alone. Only `drawing` imports the library."""
