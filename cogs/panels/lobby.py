"""Private messages around a lobby: the host's panel, options, joining, starting, rematches."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.clocks import CLOCKS
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import clock_words, game_name, title
from cogs.messages.markdown import link
from cogs.messages.message import Button, Message, Select, Style, message, select
from cogs.messages.names import lobby_token, safe_name
from cogs.messages.option_lines import option_lines, option_select, options_for
from data.records.enums import AbsenceRule, Stage
from engines.computers.levels import Level
from render.languages import LOCALES, language
from render.sentences import dashed, word
from tables.clocks.time_control import NO_CLOCK
from tables.lobby_rules import can_start, may_add
from tables.seating import seatings
from tables.table import Table

ONE_LESS, ALL, BACK = "less", "all", "back"
"""In the ids of buttons: one computer player less; all options; from them back to the host's panel."""

VACATIONS = (0, 1, 2, 3, 5, 7, 14)
"""Days of vacation that the lobby offers."""


def game_choice(games: Sequence[str], locale: str) -> Message:
    """The question which game a new table is for."""
    choices = [(game, word(f"{dashed(game)}-title", locale)) for game in games]
    asked = word("which-game", locale)
    server = Button(CustomId("crewnew"), word("button-server-plays", locale))
    return message(asked, rows=[[select(CustomId("new"), choices, "", asked)], [server]])


def host_panel(table: Table, locale: str) -> Message:
    """What a host most likely does, each by one button: add a computer player, start; the number of players; the ways to all else."""
    row, taken = table.row, len(table.seats)
    counts = [(str(count), word("lobby-seats", locale, count=count)) for count in table.game.seats]
    ready = can_start(table)
    style = Style.GREY if ready else Style.BLURPLE
    computers = [
        Button(CustomId("computer", row.id, rest=each), word(f"button-computer-{each}", locale), style)
        for each in Level
        if may_add(table)
    ]
    if any(each.computer for each in table.seats):
        computers.append(
            Button(CustomId("computer", row.id, rest=ONE_LESS), word("button-computer-less", locale))
        )
    start = Button(CustomId("start", row.id, rest="here"), word("button-start", locale), Style.GREEN)
    ways = [
        *([start] if ready else []),
        Button(CustomId("people", row.id), word("button-people", locale)),
        Button(CustomId("options", row.id, rest=ALL), word("button-more-options", locale)),
    ]
    how = "lobby-full" if table.full else "host-can-start" if ready else "host-alone"
    said = [
        word("host-title", locale, game=title(table, locale)),
        word(how, locale, count=taken),
        f"-# {' · '.join(f'{lobby_token(table, seat)} {safe_name(table, seat, locale)}' for seat in range(taken))}",
    ]
    seats = select(_id(table, "seats"), counts, str(row.setup_seats), word("option-seats", locale))
    return message(said, rows=[computers, [seats], ways])


def options_panel(table: Table, locale: str) -> Message:
    """One select per option: everything else that the opener can change while the table is in its lobby."""
    row = table.row
    seating = [(each, word(f"seating-{each}", locale)) for each in seatings(row)]
    languages = [(each, word(f"language-{each}", locale)) for each in LOCALES]
    selects = [
        *_game_options(table, locale),
        *_clock_options(table, locale),
        _labelled(table, "seating", word("lobby-seating", locale), seating, row.seating, locale),
        *_levels(table, locale),
        _labelled(table, "locale", word("lobby-language", locale), languages, row.locale, locale),
        *(
            []
            if row.crews
            else [
                select(
                    _id(table, "rated"), rated_choices(locale), _yes(row.rated), word("option-rated", locale)
                )
            ]
        ),
    ]
    back = Button(CustomId("options", row.id, rest=BACK), word("button-back", locale))
    crews = Button(CustomId("crews", row.id), word("crews-title", locale))
    save = Button(CustomId("usual", row.id), word("button-save-settings", locale))
    said = [word("options-title", locale)]
    if language(locale) != row.locale:
        said.append(word("options-language", locale, language=word(f"language-{row.locale}", locale)))
    return message(said, rows=[*([each] for each in selects), [crews, save, back]])


def rated_choices(locale: str) -> list[tuple[str, str]]:
    """Whether a table counts for ratings."""
    return [(each, word(f"rated-{each}", locale)) for each in ("no", "yes")]


def _yes(rated: bool) -> str:
    return "yes" if rated else "no"


def options_to_read(table: Table, locale: str) -> Message:
    """The options for people who cannot change them."""
    first = word(
        "options-are-the-openers" if table.row.stage is Stage.LOBBY else "options-are-settled", locale
    )
    return message([title(table, locale), first, *option_lines(table, locale)])


def started_panel(table: Table, locale: str) -> Message:
    """The message that the game runs, with the way to it; replaces earlier panels."""
    return message(started_line(table, locale))


def started_line(table: Table, locale: str) -> str:
    """That the game runs, and where."""
    row = table.row
    return word("started", locale, game=game_name(table, locale), thread=f"<#{row.thread or row.channel}>")


def joined_panel(table: Table, locale: str) -> Message:
    """The answer to taking a seat; after the last seat with the way to start."""
    free, game = table.row.setup_seats - len(table.seats), game_name(table, locale)
    start = Button(CustomId("start", table.row.id, rest="here"), word("button-start", locale), Style.BLURPLE)
    if table.row.beginning:
        return message(word("played-on-joined", locale, game=game), rows=[[start]])
    return message(word("joined", locale, count=free, game=game), rows=[[] if free else [start]])


def rematch_panel(table: Table, lobby_post: int | None, locale: str, user: int) -> Message:
    """The way to a rematch's table, and what its reader can do there.

    Args:
        lobby_post: the message on which people gather, if it is there.
        user: who reads it, by Discord id.
    """
    row = table.row
    ways = []
    if row.stage is Stage.LOBBY and table.seat_of(user) is None:
        ways.append(Button(CustomId("join", row.id), word("button-join", locale), Style.GREEN))
    elif row.stage is Stage.LOBBY and table.full:
        ways.append(Button(CustomId("start", row.id, rest="here"), word("button-start", locale), Style.GREEN))
    if row.stage is Stage.LOBBY and row.opener == user:
        ways.append(Button(CustomId("options", row.id), word("button-options", locale)))
    way = link(row.guild, row.channel, lobby_post) if row.thread is None else link(row.guild, row.thread)
    game = word(f"{dashed(row.game)}-title", locale)
    return message(word("rematch-opened", locale, game=game, link=way), rows=[ways])


def _game_options(table: Table, locale: str) -> list[Select]:
    """The options of the game's own that concern this many players."""
    chosen = dict(table.row.options)
    return [
        option_select(
            _id(table, f"option {option.name}"), table.row.game, option,
            chosen.get(option.name, option.choices[0]), locale,
        )
        for option in options_for(table.game, table.row.setup_seats)
    ]  # fmt: skip


def _levels(table: Table, locale: str) -> list[Select]:
    """How well each of the computers plays."""
    levels = [(each.value, word(f"level-{each}", locale)) for each in Level]
    computers = [seat_row for seat_row in table.seats if seat_row.computer]
    return [
        _labelled(
            table,
            f"level {at}",
            word("computer-name", locale, number=seat_row.name or seat_row.seat + 1),
            levels,
            seat_row.level,
            locale,
        )
        for at, seat_row in enumerate(computers)
    ]


def _clock_options(table: Table, locale: str) -> list[Select]:
    """The clock; with one, also days of vacation, and what becomes of those who are late."""
    row = table.row
    offered = [each for each in dict.fromkeys([*CLOCKS, row.clock]) if each != NO_CLOCK or not row.crews]
    clocks = [(each, clock_words(each, locale)) for each in offered]
    selects = [_labelled(table, "clock", word("lobby-clock", locale), clocks, row.clock, locale)]
    if row.clock != NO_CLOCK:
        days = [
            (str(each), word("time-days" if each else "vacation-none", locale, count=each))
            for each in sorted({*VACATIONS, row.vacation})
        ]
        absences = [(each.value, word(f"absence-{each}", locale)) for each in AbsenceRule]
        selects += [
            _labelled(table, "vacation", word("lobby-vacation", locale), days, str(row.vacation), locale),
            _labelled(table, "absence", word("lobby-absence", locale), absences, row.absence, locale),
        ]
    return selects


def _labelled(
    table: Table, name: str, label: str, choices: Sequence[tuple[str, str]], chosen: str, locale: str
) -> Select:
    """A select in which every choice says what it is a choice of."""
    texts = [(value, word("pair", locale, label=label, value=text)) for value, text in choices]
    return select(_id(table, name), texts, chosen, label)


def _id(table: Table, name: str) -> CustomId:
    return CustomId("set", table.row.id, 0, name)
