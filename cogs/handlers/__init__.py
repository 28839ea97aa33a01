"""What is done when a button is pressed, a choice made or a form sent: one service call, one message. Imports panels, posts and
interactions; only the commands and the client import it."""
