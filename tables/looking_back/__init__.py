"""What is made of a journal afterwards: the moments that mattered."""
