"""Paints the masters of all games that have any, or of those that are named: `python -m art carcassonne`."""

import sys
from importlib import import_module
from pathlib import Path

for name in sys.argv[1:] or sorted(file.parent.name for file in Path(__file__).parent.glob("*/__init__.py")):
    import_module(f"art.{name}").paint()
