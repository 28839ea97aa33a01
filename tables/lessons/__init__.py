"""Lessons: prepared positions in which one person learns a game alone, without a clock. What they teach stands in
`data/lessons`.
"""
