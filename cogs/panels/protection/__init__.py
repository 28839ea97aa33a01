"""Protection as private panels: whom one has blocked, whom a server has barred, who is removed from a lobby."""
