"""The main program of a process that draws one chart."""

from __future__ import annotations

from render.charts.kinds import Plot


def plot(wanted: Plot) -> bytes:
    """A chart as a PNG, 1200 pixels wide. The library is large, and so imported only where it is used and goes with the process."""
    from render.charts.drawing import png

    return png(wanted)
