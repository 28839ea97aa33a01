"""Rules pages and lessons for reading: their sources in `data/rules` and `data/lessons`, and the positions in them."""
