"""Tables of people: what they do, one transaction each, and what follows. Imports core and the list of games; Discord is unknown here."""
