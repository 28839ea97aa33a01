"""Messages about leagues and tournaments: the public post of each, what organisers choose, what is told of it."""
