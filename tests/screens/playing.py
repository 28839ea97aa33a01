"""Screens of a game: turns, questions, clocks, seats, and the end."""

from __future__ import annotations

from functools import partial
from typing import Final

from bench.recorded import Recorded, recorded
from render.languages import LOCALES
from sandbox import Message, Person, Thread
from sandbox.model.wire import PATIENCE
from tests.cogs.loopback.playing import calls_to_play, choices, confirm, confirmable, take
from tests.cogs.loopback.test_table import page_with, press, pressing
from tests.gallery.positions import GAMES_SHOWN
from tests.screens.stage import NAMES, TABLE, Scenario, Screens, Stage
from tests.spoken import says

GAME = "armadora"
SHOWN = GAMES_SHOWN[GAME][0]
"""A game where any would do, and a recorded one of two people."""


async def turn(stage: Stage, game: str) -> Screens:
    """A usual turn in the middle of a game: its post, its panel, a preview, and what is said after Confirm."""
    played = recorded(game, GAMES_SHOWN[game][0])
    head = beginning(played, 0.5)
    thread = await stage.seated(game, GAMES_SHOWN[game][0], head)
    post = newest(thread)
    person = stage.person(NAMES[played.entries[head].seat or 0])
    yield f"{game}-post", [post]
    panel = await press(person, post, "play")
    yield f"{game}-panel", [panel]
    lines = [each.line for each in played.entries[head:]]
    if game == GAME:
        aside = await press(person, panel, "aside")
        yield "panel-aside", [aside]
        for name, act in (("see", "legend"), ("table", "resign")):
            yield f"panel-aside-{name}", [await page_with(person, aside, act)]
        panel = await press(person, aside, "panel")
    panel = await tapped(person, panel, lines)
    if not confirmable(panel):
        yield f"{game}-step", [panel]
        panel = await drafted(person, panel, lines)
    yield f"{game}-preview", [panel]
    done = await press(person, panel, "confirm")
    await stage.rest()
    yield f"{game}-confirmed", [done, newest(thread)]


def beginning(played: Recorded, share: float) -> int:
    """The first entry from a share of a game on with which somebody begins a turn that is theirs to choose."""
    first = round(share * len(played.entries))
    ends = (at for at in range(first, len(played.entries)) if played.entries[at - 1].line == "end")
    return next(at for at in ends if played.entries[at].line != "end" and not played.entries[at].auto)


def newest(thread: Thread) -> Message:
    """The post with the buttons to play."""
    return next(each for each in reversed(thread.messages) if calls_to_play(each))


async def drafted(person: Person, panel: Message, lines: list[str]) -> Message:
    """A panel on which these lines were chosen tap by tap, until Confirm is there."""
    while not confirmable(panel):
        panel = await tapped(person, panel, lines)
    return panel


async def tapped(person: Person, panel: Message, lines: list[str]) -> Message:
    """A panel after one more tap: the way to the first of these lines that is offered, else anything."""
    offered = choices(panel)
    ways = ([each for each in offered if f"{line} ".startswith(f"{line_of(each)} ")] for line in lines)
    wanted = next(filter(None, ways), offered[:1])
    return await take(person, panel, max(wanted, key=lambda each: len(line_of(each))))


def line_of(choice: tuple[str, str]) -> str:
    """The line, or its beginning, that a choice stands for."""
    custom_id, value = choice
    return value or custom_id.split(":", 4)[4]


async def looks(stage: Stage) -> Screens:
    """Ways to look at a game: what was, what is there, what is to come."""
    game, name = "carcassonne", GAMES_SHOWN["carcassonne"][0]
    thread = await stage.seated(game, name, beginning(recorded(game, name), 0.5))
    ana = stage.person("Ana")
    yield "recap", [await press(ana, newest(thread), "recap")]
    yield "why-points", [await press(ana, newest(thread), "why")]
    more = await press(ana, newest(thread), "more")
    for act in ("legend", "remaining", "score", "text"):
        yield act, [await press(ana, more, act)]
    yield "zoom", [await press(ana, newest(thread), "zoom")]
    more = await page_with(ana, more, "notes")
    notes = await ana.click(more, custom_id=pressing(more, "notes"))
    yield "notes", [notes.modal]


async def take_turn(stage: Stage, thread: Thread, played: Recorded) -> tuple[Person, Message]:
    """The next turn of the recorded game, by whoever is due; they, and what is said after Confirm."""
    now = await stage.client.tables.table(TABLE)
    person = stage.person(NAMES[now.due[0]])
    panel = await press(person, newest(thread), "play")
    panel = await drafted(person, panel, [each.line for each in played.entries[now.head :]])
    done = await confirm(person, panel)
    await stage.rest()
    return person, done


def rest_of_turn(played: Recorded, head: int) -> list[str]:
    """The lines of the turn that goes on at an entry, without its end."""
    lines = [each.line for each in played.entries[head:]]
    return lines[: lines.index("end")] if "end" in lines else lines


async def undo(stage: Stage) -> Screens:
    """A turn is undone at once; another one only once the other agrees."""
    played = recorded(GAME, SHOWN)
    thread = await stage.seated(GAME, SHOWN, beginning(played, 0.3))
    first, done = await take_turn(stage, thread, played)
    struck = thread.last
    undone = await press(first, done, "undo")
    await stage.rest()
    yield "undo-at-once", [undone, struck, thread.last]
    await take_turn(stage, thread, played)
    second, _ = await take_turn(stage, thread, played)
    asked = await stage.type(first.name, "table undo", thread)
    await stage.rest()
    question = thread.last
    yield "undo-asked", [asked, question]
    answer = await press(second, question, "vote")
    await stage.rest()
    yield "undo-answered", [answer, question, newest(thread)]


async def votes(stage: Stage) -> Screens:
    """Questions to the table, and what becomes of them."""
    played = recorded(GAME, GAMES_SHOWN[GAME][1])
    thread = await stage.seated(GAME, GAMES_SHOWN[GAME][1], beginning(played, 0.3))
    due = (await stage.client.tables.table(TABLE)).due[0]
    asking = stage.person(NAMES[due])
    others = [stage.person(name) for name in NAMES[:4] if name != asking.name]
    more = await press(asking, newest(thread), "more")
    yield "more", [more]
    for act in ("extra", "pause", "stop"):
        said = await press(asking, await press(asking, newest(thread), "more"), act)
        if act == "stop":
            yield "vote-stop-sure", [said]
            said = await press(asking, said, "stopped")
        await stage.rest()
        question = thread.last
        yield f"vote-{act}-open", [said, question]
        for each in others:
            answer = await press(each, question, "vote")
        await stage.rest()
        yield f"vote-{act}-answered", [answer, *thread.messages[thread.messages.index(question) :]]
        if act == "pause":
            ended = await press(asking, await press(asking, newest(thread), "more"), "pause")
            await stage.rest()
            yield "pause-ended", [ended, thread.last]


async def clocks(stage: Stage) -> Screens:
    """A reminder, a day of vacation, then a default move."""
    played = recorded(GAME, SHOWN)
    thread = await stage.seated(GAME, SHOWN, beginning(played, 0.3), vacation=1)
    stage.time.move(hours=19)
    await stage.moved(lambda: len(thread.messages) > 1 and thread.last.v2, "a reminder")
    yield "clock-reminder", [thread.last]
    stage.time.move(hours=5, minutes=1)
    await stage.moved(lambda: "🏖️" in str([each.text for each in thread.messages]), "a day of vacation")
    yield "clock-vacation", thread.messages[1:]
    stage.time.move(hours=24)
    await stage.moved(lambda: "⌛" in str([each.text for each in thread.messages]), "a default move")
    yield "clock-default-move", [newest(thread)]


async def digest(stage: Stage) -> Screens:
    """What waits for somebody once a day, and what happened meanwhile."""
    played = recorded(GAME, SHOWN)
    thread = await stage.seated(GAME, SHOWN, beginning(played, 0.3))
    due = (await stage.client.tables.table(TABLE)).due[0]
    reader, other = stage.person(NAMES[due]), stage.person(NAMES[1 - due])
    panel = await stage.type(reader.name, "settings")
    menu = next(each for each in panel.selects if each["custom_id"].endswith(":digest"))
    panel = await (await reader.choose(panel, str(18 * 60), custom_id=menu["custom_id"])).settled(PATIENCE)
    yield "settings-digest", [panel]
    for name in (other.name, reader.name):
        shown = await stage.type(name, "settings", away="2026-03-08", until="2026-03-15")
    yield (
        "settings-away",
        [shown, await press(reader, newest(thread), "more"), await press(other, newest(thread), "play")],
    )
    for each in (other, reader):
        gone = await stage.type(each.name, "settings")
        await (await each.click(gone, custom_id=gone.buttons[-1]["custom_id"])).settled(PATIENCE)
    sure = await press(other, await press(other, newest(thread), "more"), "stop")
    await press(other, sure, "stopped")
    await stage.type(other.name, "table new", game="yspahan", players=2, invite=reader)
    await stage.rest()
    question = next(each for each in thread.messages if ":vote:" in str(each.buttons))
    yield "digest-question", [question]
    stage.time.move(hours=6)
    await stage.moved(lambda: any(said_in(each) for each in reader.inbox), "a digest")
    yield "digest", [each for each in reader.inbox if said_in(each)]
    await press(reader, question, "vote")
    await press(
        reader, next(each for each in stage.channel.messages if ":decline:" in str(each.buttons)), "decline"
    )
    await stage.rest()
    stage.time.move(hours=24)
    await stage.moved(lambda: sum(said_in(each) for each in reader.inbox) == 2, "news")
    yield "digest-news", [each for each in reader.inbox if said_in(each)][1:]
    reader.dms_open = False
    await stage.type(other.name, "table new", game="yspahan", players=2, invite=reader)
    await stage.rest()
    stage.time.move(hours=24)
    await stage.moved(lambda: reader in stage.channel.last.pinged, "a single call")
    yield "digest-closed", [stage.channel.last, await stage.type(reader.name, "settings")]


def said_in(message: Message) -> bool:
    """Whether a message is a digest."""
    return any(says(message.text, "digest-settings", locale) for locale in LOCALES)


async def seats(stage: Stage) -> Screens:
    """A seat is offered, played by a computer, and taken over."""
    played = recorded(GAME, GAMES_SHOWN[GAME][1])
    thread = await stage.seated(GAME, GAMES_SHOWN[GAME][1], beginning(played, 0.3))
    leaver, taker = stage.person(NAMES[(await stage.client.tables.table(TABLE)).due[0]]), stage.person("Emil")
    sure = await press(leaver, await press(leaver, newest(thread), "more"), "offer")
    yield "seat-offer-sure", [sure]
    done = await press(leaver, sure, "offered")
    await stage.rest()
    yield "seat-offered", [done, *thread.messages]
    stage.time.move(minutes=11)
    await stage.moved(lambda: newest(thread) is not thread.messages[0], "the computer's turn")
    yield "seat-computer-plays", [newest(thread), await press(leaver, newest(thread), "play")]
    sure = await press(taker, newest(thread), "take")
    yield "seat-take-sure", [sure]
    taken = await press(taker, sure, "taken")
    await stage.moved(lambda: any(each.v2 for each in taker.inbox), "the hand")
    yield "seat-taken", [taken, thread.last, *taker.inbox]


async def end(stage: Stage, game: str) -> Screens:
    """The last turn of a game, the post of its end, and where to go from there."""
    name = GAMES_SHOWN[game][0]
    played = recorded(game, name)
    last = max(at for at, each in enumerate(played.entries[:-1], 1) if each.line == "end")
    thread = await stage.seated(game, name, last, clock="none")
    while not (table := await stage.client.tables.table(TABLE)).over:
        user = stage.person(NAMES[table.due[0]]).id
        for line in rest_of_turn(played, table.head):
            await stage.client.tables.draft(TABLE, user, line)
        await stage.client.tables.confirm(TABLE, user)
    await stage.rest()
    sheet = next(each for each in thread.messages if any(":rematch:" in str(one) for one in each.buttons))
    yield f"{game}-end", [*thread.messages[1:], stage.channel.last]
    ana = stage.person("Ana")
    why = await press(ana, sheet, "score")
    yield f"{game}-why", [why]
    *_, points = [each["custom_id"] for each in why.buttons if each["custom_id"].startswith("m1:points:")]
    yield f"{game}-points", [await (await ana.click(why, custom_id=points)).settled(PATIENCE)]
    if game == GAME:
        more = await press(ana, sheet, "more")
        yield "end-more", [more]
        yield "replay", [await press(ana, more, "recap")]
        yield "verify", [await press(ana, more, "fair")]
        opened = await press(ana, sheet, "rematch")
        await stage.rest()
        yield "rematch", [opened, *stage.channel.messages[-2:]]
        later = await press(ana, more, "review")
        await stage.discord.until(lambda: later.buttons, "the night", timeout=PATIENCE)
        yield "review-at-night", [later]
        stage.time.move(hours=12)
        await stage.client.reviews.look()
        page = await press(ana, later, "review")
        await stage.discord.until(lambda: page.buttons, "the review", timeout=PATIENCE)
        yield "review", [page]
        yield "review-turn", [await press(ana, page, "review")]


SCENARIOS: Final[dict[str, Scenario]] = {
    **{f"turn-{game}": partial(turn, game=game) for game in GAMES_SHOWN},
    **{f"end-{game}": partial(end, game=game) for game in GAMES_SHOWN},
    "looks": looks,
    "undo": undo,
    "votes": votes,
    "clocks": clocks,
    "digest": digest,
    "seats": seats,
}
