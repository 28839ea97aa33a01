"""The rules as pages that can be looked at: their sources in `data/rules`, and the positions in them."""
