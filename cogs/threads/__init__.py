"""Threads as places: open while somebody is due there, archived some days after the end, and room for new ones. May import
interactions; posts import it."""
