"""How people come together at a lobby: who is invited, and who may join by themselves."""
