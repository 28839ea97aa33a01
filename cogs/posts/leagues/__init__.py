"""The public messages of leagues and tournaments."""
