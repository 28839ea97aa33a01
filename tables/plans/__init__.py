"""Whole turns that a seat prepares before it is due, and turns without any choice, both played without its doing."""
