"""What finished games say: each as one value, ratings, records, awards. Pure but for `projection`, which waits; knows tables, and neither Discord nor SQL."""
