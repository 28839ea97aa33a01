"""Settings as private panels: a person's, and a server's."""
