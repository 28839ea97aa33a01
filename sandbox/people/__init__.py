"""People with a Discord client, who click, write and type commands; imports the model and the server."""
