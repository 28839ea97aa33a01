"""Screens that are looked up, set, or say that something cannot be: help, rules, settings, statistics, errors."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

from bench.recorded import recorded
from cogs.interactions.channel_messages import send
from cogs.panels.help import Situation
from cogs.posts.puzzles import puzzle_post
from data.records.puzzles import AttemptRow, TallyRow
from sandbox.model.wire import PATIENCE
from tables.puzzles.days import today
from tables.puzzles.pack import pack
from tests.cogs.loopback.test_learning import draft
from tests.cogs.loopback.test_settings import choose
from tests.cogs.loopback.test_table import press, pressing
from tests.screens.playing import GAME, SHOWN, beginning, newest
from tests.screens.stage import TABLE, Scenario, Screens, Stage
from tests.statistics.playing import recorded as finished


async def help_(stage: Stage) -> Screens:
    """Every page of the help."""
    for topic in Situation:
        yield f"help-{topic}", [await stage.type("Ana", "help", topic=topic)]


async def own(stage: Stage) -> Screens:
    """What is about a person and a server."""
    yield "turns-none", [await stage.type("Ana", "turns")]
    yield "settings", [await stage.type("Ana", "settings")]
    yield "privacy", [await stage.type("Ana", "privacy about"), await stage.type("Ana", "privacy forget")]
    stage.person("Host", can=("manage_guild",))
    panel = await stage.type("Host", "server-settings")
    yield "server-settings", [panel]
    yield "server-new-tables", [await press(stage.person("Host"), panel, "begins")]
    yield "doctor", [await stage.type("Host", "doctor")]
    stage.channel.deny("attach_files", "create_private_threads")
    await stage.discord.gateway.fence()
    yield "doctor-missing", [await stage.type("Host", "doctor")]
    yield (
        "block",
        [
            await stage.type("Ana", "privacy block", person=stage.person("Ben")),
            await stage.type("Ana", "privacy block"),
        ],
    )


async def statistics(stage: Stage) -> Screens:
    """What finished games come to."""
    pair = {stage.person(name).id: name for name in ("Ana", "Ben")}
    now = stage.time.now()
    for number, name in enumerate(("carcassonne", "yspahan", "armadora", "carcassonne")):
        await finished(
            stage.client.store, name, pair, now - timedelta(days=9 - number), f"past000{number}",
            guild=stage.guild.id, channel=stage.channel.id,
        )  # fmt: skip
    await stage.client.projection.look()
    profile = await stage.type("Ana", "stats profile")
    yield "profile", [profile]
    yield "profile-seen", [await press(stage.person("Ana"), profile, "seen")]
    yield "profile-none", [await stage.type("Chie", "stats profile")]
    yield "stats", [await stage.type("Ana", "stats game", game="yspahan")]
    yield "leaderboard", [await stage.type("Ana", "stats leaderboard", game="carcassonne")]
    yield "history", [await stage.type("Ana", "stats history")]


async def learning(stage: Stage) -> Screens:
    """Rules, and a lesson."""
    ana = stage.person("Ana")
    contents = await stage.type("Ana", "rules", game="armadora")
    yield "rules", [contents]
    yield "rules-page", [await stage.type("Ana", "rules", game="armadora", topic="warrior")]
    yield "rules-not-found", [await stage.type("Ana", "rules", game="armadora", topic="xyz")]
    lessons = await stage.type("Ana", "learn", game="armadora")
    yield "learn", [lessons]
    first = await press(ana, lessons, "lesson")
    yield "lesson", [first]
    yield "lesson-hint", [await press(ana, first, "learnhint")]
    aside = await press(ana, first, "learnaside")
    yield "lesson-aside", [aside]
    first = await press(ana, aside, "learnpanel")
    panel = await draft(ana, first, "warrior 1", "warrior 1 E2")
    wrong = await press(ana, panel, "learnconfirm")
    yield "lesson-wrong", [wrong]
    panel = await draft(ana, wrong, "warrior 5", "warrior 5 E2")
    yield "lesson-done", [await press(ana, panel, "learnconfirm")]


async def puzzles(stage: Stage) -> Screens:
    """A puzzle of a day, answered rightly and not; a server's channel."""
    client, day = stage.client, today(stage.client.now())
    puzzle = pack(GAME)[0]
    for name, lines in (("Ana", puzzle.best), ("Ben", puzzle.others[0].lines)):
        person = stage.person(name)
        await client.store.keep_puzzle_attempt(
            AttemptRow(person.id, day.isoformat(), puzzle.id, client.now(), seq=1)
        )
        panel = await stage.type(name, "puzzle")
        if name == "Ana":
            yield "puzzle", [panel]
            panel = await press(person, panel, "puzzlehint")
            yield "puzzle-hint", [panel]
            yield "puzzle-hint-more", [await press(person, panel, "puzzlehint")]
            yield "puzzle-aside", [await press(person, panel, "puzzleaside")]
        row = await client.store.puzzle_attempt(person.id, day.isoformat())
        assert row is not None
        drafted = replace(row, seq=row.seq + 1, draft=tuple(line for line in lines if line != "end"))
        await client.store.keep_puzzle_attempt(drafted)
        done = await press(person, await stage.type(name, "puzzle"), "puzzleconfirm")
        yield f"puzzle-{name.lower()}", [done]
    host = stage.person("Host", can=("manage_guild",))
    page = await press(host, await stage.type("Host", "server-settings"), "puzzleshere")
    yield "puzzle-server", [page]
    await choose(host, page, "", stage.channel, act="puzzlesin")
    yield "puzzle-server-chosen", [page]
    said = [
        puzzle_post(day, puzzle, (day, puzzle), TallyRow("", 2, 1), [stage.person("Ana").id], stage.locale)
    ]
    posts = [
        await send(client, stage.channel.id, each, f"puzzle {at}", silent=True)
        for at, each in enumerate(said)
    ]
    yield "puzzle-post", [next(each for each in stage.channel.messages if each.id == posts[0])]


async def refusals(stage: Stage) -> Screens:
    """What cannot be done, and what has gone wrong."""
    yield "refused-no-table", [await stage.type("Ana", "table play")]
    thread = await stage.seated(GAME, SHOWN, beginning(recorded(GAME, SHOWN), 0.1))
    table = await stage.client.tables.table(TABLE)
    due = "Ana" if table.due[0] == 0 else "Ben"
    refused = await (
        await stage.person(due).slash(thread, "armadora palisade", forge=True, edge="A1-A2 A1-B1")
    ).settled(PATIENCE)
    yield "refused-by-the-rules", [refused]
    yield "refused-why", [await press(stage.person(due), refused, "why")]
    yield "turns", [await stage.type(due, "turns")]
    post = newest(thread)
    old = pressing(post, "play").replace("play", "nonsense")
    yield (
        "refused-old-button",
        [await (await stage.person("Ana").click(post, custom_id=old, forge=True)).settled(PATIENCE)],
    )
    other = "Ben" if due == "Ana" else "Ana"
    early = await (
        await stage.person(other).slash(thread, "armadora warrior", forge=True, strength="1", square="A1")
    ).settled(PATIENCE)
    yield "refused-not-your-turn", [early]

    stage.discord.fail("POST /interactions/*/callback", status=429, retry_after=None, times=1)
    yield "discord-down", [await stage.type("Ana", "turns")]

    async def fails(*_: object) -> None:
        raise RuntimeError

    stage.client.tables.panel_for = fails  # type: ignore[method-assign, assignment]  # a fault of the bot's own
    broken = await press(stage.person("Ana"), post, "play")
    yield "incident", [broken]


SCENARIOS: Final[dict[str, Scenario]] = {
    "help": help_,
    "own": own,
    "statistics": statistics,
    "learning": learning,
    "puzzles": puzzles,
    "refusals": refusals,
}
