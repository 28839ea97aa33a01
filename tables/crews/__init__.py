"""Seats that many people play together: who is in a crew, what is proposed there, and which turn is played."""
