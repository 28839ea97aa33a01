"""Measurements: `python -m bench` prints them as a table with the goals, `docs/performance.md` explains them.

Only ratios measured in one run say something about the program: two sides take turns in short blocks, and what counts is
the median of their paired ratios. A part is a module with `measure(quick)`, which returns its `Figure`s.
"""
