"""What finished games say: each by itself, ratings, sums, lists; and that all of it can be made again."""
