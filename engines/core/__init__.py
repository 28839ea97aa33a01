"""What every game is built on: the protocol, texts, notation, chance, the journal. Imports nothing but itself; everybody may import it."""
