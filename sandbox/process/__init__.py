"""A bot as a process: started, redirected to this Discord, killed, ended with its parent; imports the model and the server."""
