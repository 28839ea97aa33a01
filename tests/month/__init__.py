"""A month on a server: many tables, people who sleep, forget, leave and come back, and a clock that the test moves."""
