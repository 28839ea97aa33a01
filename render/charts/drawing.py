"""The charts themselves, in the theme's colours and fonts, with figures that can be read on a phone."""

from __future__ import annotations

import logging
from datetime import date, timedelta
from io import BytesIO
from typing import Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties, fontManager
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.patches import FancyBboxPatch
from matplotlib.ticker import MaxNLocator

from render.charts.kinds import Calendar, Encounters, Ladder, Plot, RatingCourse
from render.drawing.colour import Colour
from render.drawing.theme import Theme, load

_DPI: Final = 100
_WIDE: Final = 12.0
_HIGH: Final = 7.2
_LARGE: Final = 32
_SMALL: Final = 26
"""Points: at a third of its size, as a phone shows it, a figure is still some twelve pixels high."""
_WEEK: Final = 7
_MANY_GAMES: Final = 40
_MANY_DAYS: Final = 62
"""From so many days on a chart's days are called by their months."""


def png(plot: Plot) -> bytes:
    """A chart as a file."""
    theme = load("armadora")
    _fonts(theme)
    high = _HIGH
    if isinstance(plot, Ladder):
        high = max(2.4, 0.62 * len(plot.people) + 1.3)
    elif isinstance(plot, Calendar):
        high = 4.2
    elif isinstance(plot, Encounters):
        high = max(3.0, 1.1 * len(plot.people) + 1.2)
    figure = Figure(figsize=(_WIDE, high), dpi=_DPI, facecolor=_rgb(theme["parchment"]), layout="constrained")
    engine = figure.get_layout_engine()
    assert isinstance(engine, ConstrainedLayoutEngine)
    engine.set(w_pad=0.3, h_pad=0.26)
    _frame(figure, theme)
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    _plain(axes, theme)
    match plot:
        case RatingCourse():
            _course(axes, plot, theme)
        case Ladder():
            _ladder(axes, plot, theme)
        case Calendar():
            _calendar(axes, plot, theme)
        case Encounters():
            _encounters(axes, plot, theme)
    file = BytesIO()
    figure.savefig(file, format="png", metadata={"Software": None})
    return file.getvalue()


def _frame(figure: Figure, theme: Theme) -> None:
    """The double line round all cards, in pixels of the file."""
    wide, high = figure.get_size_inches() * _DPI
    for inset, colour, line, corner in ((7, "gold_shade", 4, 16), (13, "gold", 1.5, 11)):
        box = FancyBboxPatch(
            (inset, inset), wide - 2 * inset, high - 2 * inset,
            boxstyle=f"round,pad=0.0,rounding_size={corner}", transform=None, fill=False,
            edgecolor=_rgb(theme[colour]), linewidth=line * 72 / _DPI,
        )  # fmt: skip
        box.set_in_layout(False)
        figure.add_artist(box)


def _fonts(theme: Theme) -> None:
    """The theme's own: figures in the narrow one, other scripts in the one for letters."""
    names = []
    for kind in ("narrow", "letters"):
        path = str(theme.font(kind))
        fontManager.addfont(path)
        names.append(FontProperties(fname=path).get_name())
    matplotlib.rcParams["font.family"] = names
    matplotlib.rcParams["font.weight"] = "semibold"
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)  # letters have one weight alone


def _rgb(colour: Colour) -> tuple[float, float, float]:
    return colour.r / 255, colour.g / 255, colour.b / 255


def _plain(axes: Axes, theme: Theme) -> None:
    axes.set_facecolor(_rgb(theme["parchment"]))
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.tick_params(length=0, colors=_rgb(theme["plate_ink"]), labelsize=_SMALL)
    axes.set_axisbelow(True)


def _grid(axes: Axes, which: str, theme: Theme) -> None:
    axes.grid(
        visible=True,
        axis="y" if which == "y" else "x",
        color=_rgb(theme["plate_rim"]),
        alpha=0.5,
        linewidth=1.5,
    )


def _course(axes: Axes, plot: RatingCourse, theme: Theme) -> None:
    """The rating as a line over its range."""
    at = list(range(len(plot.points)))
    tone, edge = _rgb(theme.seat(1)), _rgb(theme.seat(1).mix(theme["ink"], 0.6))
    low, high = [low for _, _, low, _ in plot.points], [high for _, _, _, high in plot.points]
    shown = [shown for _, shown, _, _ in plot.points]
    axes.fill_between(at, low, high, color=tone, alpha=0.22, linewidth=0)
    axes.plot(at, shown, color=edge, linewidth=8)
    axes.plot(at, shown, color=tone, linewidth=5, marker="o", markersize=9 if len(at) < _MANY_GAMES else 0)
    axes.plot(
        at[-1:], shown[-1:], marker="s", markersize=20, color=tone, markeredgecolor=edge, markeredgewidth=2.5
    )
    if len(at) == 1:
        axes.vlines(at, low, high, color=tone, alpha=0.45, linewidth=13)
    axes.annotate(
        str(shown[-1]),
        (at[-1], shown[-1]),
        (22, 0),
        textcoords="offset points",
        va="center",
        fontsize=_LARGE,
        color=_rgb(theme["plate_ink"]),
        annotation_clip=False,
    )
    axes.yaxis.set_major_locator(MaxNLocator(5, integer=True))
    _grid(axes, "y", theme)
    days = [date.fromordinal(day) for day, _, _, _ in plot.points]
    far = (days[-1] - days[0]).days > _MANY_DAYS
    ticks = sorted({0, len(at) // 2, len(at) - 1})
    axes.set_xticks(ticks, [f"{days[tick]:%Y-%m}" if far else f"{days[tick]:%m-%d}" for tick in ticks])
    axes.margins(x=0.1)


def _ladder(axes: Axes, plot: Ladder, theme: Theme) -> None:
    """A bar from the least to the most for everybody, with a mark where the rating is."""
    ink = _rgb(theme["plate_ink"])
    for row, (_, shown, low, high, provisional) in enumerate(plot.people):
        tone = _rgb(theme["plate_rim"] if provisional else theme.seat(1))
        axes.plot([low, high], [row, row], color=tone, linewidth=13, alpha=0.45, solid_capstyle="round")
        axes.plot(
            [shown], [row], marker="D", markersize=15, color=tone, markeredgecolor=ink, markeredgewidth=2
        )
        axes.annotate(
            str(shown), (1.0, row), (10, 0), xycoords=("axes fraction", "data"), textcoords="offset points",
            va="center", fontsize=_LARGE, color=ink, annotation_clip=False,
        )  # fmt: skip
    axes.set_yticks(
        range(len(plot.people)), [f"{number}  {each[0]}" for number, each in enumerate(plot.people, 1)]
    )
    axes.set_ylim(len(plot.people) - 0.4, -0.6)
    axes.xaxis.set_major_locator(MaxNLocator(5, integer=True))
    _grid(axes, "x", theme)


def _calendar(axes: Axes, plot: Calendar, theme: Theme) -> None:
    """A square per day, a column per week; the darker, the more was done."""
    last = date.fromordinal(plot.last)
    first = last - timedelta(days=len(plot.counts) - 1)
    most = max(1, *plot.counts)
    pale, dark = theme["parchment_shade"].mix(theme["parchment"], 0.4), theme.seat(3)
    shades = LinearSegmentedColormap.from_list("days", [_rgb(pale), _rgb(dark)])
    before = first.weekday()
    months: dict[int, str] = {}
    for at, count in enumerate(plot.counts):
        week, weekday = divmod(at + before, _WEEK)
        day = first + timedelta(days=at)
        if day.day == 1:
            months[week] = str(day.month)
        share = 0.0 if not count else 0.25 + 0.75 * count / most
        square = FancyBboxPatch(
            (week - 0.40, weekday - 0.40), 0.80, 0.80, boxstyle="round,pad=0.0,rounding_size=0.14",
            facecolor=shades(share), edgecolor=_rgb(theme["plate_rim"]), linewidth=1.0,
        )  # fmt: skip
        axes.add_patch(square)
    weeks = (len(plot.counts) - 1 + before) // _WEEK + 1
    axes.set_xlim(-0.7, weeks - 0.3)
    axes.set_ylim(6.7, -0.7)
    axes.set_aspect("equal")
    axes.set_xticks(list(months), list(months.values()))
    axes.xaxis.tick_top()
    axes.set_yticks([])


def _encounters(axes: Axes, plot: Encounters, theme: Theme) -> None:
    """A table: the share of games in which the one in the row was ahead, as shade and as figures."""
    ink = _rgb(theme["plate_ink"])
    shades = LinearSegmentedColormap.from_list(
        "shares", [_rgb(theme.seat(0)), _rgb(theme["parchment"]), _rgb(theme.seat(1))]
    )
    many = len(plot.people)
    for row, line in enumerate(plot.met):
        for column, (ahead, games) in enumerate(line):
            if row == column or not games:
                continue
            axes.add_patch(
                FancyBboxPatch(
                    (column - 0.45, row - 0.42),
                    0.90,
                    0.84,
                    boxstyle="round,pad=0.0,rounding_size=0.10",
                    facecolor=(*shades(ahead / games)[:3], 0.55),
                    edgecolor=_rgb(theme["plate_rim"]),
                    linewidth=1.5,
                )
            )
            axes.text(column, row, f"{ahead}/{games}", ha="center", va="center", fontsize=_LARGE, color=ink)
    labels = list(plot.people)
    axes.set_xticks(range(many), labels)
    axes.set_yticks(range(many), labels)
    axes.tick_params(labelsize=_LARGE)
    axes.xaxis.tick_top()
    axes.set_xlim(-0.6, many - 0.4)
    axes.set_ylim(many - 0.4, -0.6)
