"""Screens of how people come together: the lobby, the start, the queue, an event."""

from __future__ import annotations

from typing import Final

from sandbox import Message, Person
from sandbox.model.wire import PATIENCE
from tests.cogs.loopback.playing import calls_to_play, choices, take
from tests.cogs.loopback.test_gathering import holding, part
from tests.cogs.loopback.test_table import press, pressing
from tests.screens.playing import newest
from tests.screens.stage import Scenario, Screens, Stage


def having(stage: Stage, act: str) -> Message:
    """The newest message of the channel with a button for an act."""
    return next(
        each
        for each in reversed(stage.channel.messages)
        if any(f":{act}:" in str(one) for one in each.buttons)
    )


async def lobby(stage: Stage) -> Screens:
    """A table is opened, filled by invitations and by who joins, and started."""
    ana, ben, chie, dora, emil = map(stage.person, ("Ana", "Ben", "Chie", "Dora", "Emil"))
    options = await stage.type("Ana", "table new", game="armadora", players=4, computers=1, time="24h")
    await stage.rest()
    post = having(stage, "join")
    yield "lobby", [post]
    yield "lobby-host", [options]
    yield "lobby-options", [await press(ana, options, "options")]
    people = await press(ana, await press(ana, options, "options"), "people")
    yield "lobby-people", [people]
    for name, value in ((":starts", "yes"), ("asks language", "yes"), ("asks in-time", "90")):
        people = await (await ana.choose(people, value, custom_id=holding(people, name))).settled(PATIENCE)
    people = await (await ana.choose(people, chie, custom_id=part(people, "m1:invite"))).settled(PATIENCE)
    joined = await press(ben, post, "join")
    await stage.rest()
    yield "lobby-joined", [joined, post]
    asked = having(stage, "accept")
    yield "lobby-invitation", [people, asked]
    yield "lobby-kept", [await press(emil, post, "join")]
    fair = await press(ben, post, "fair")
    form = await ben.click(fair, custom_id=pressing(fair, "fairword"))
    added = await (await ben.submit(form.modal, "a word")).settled(PATIENCE)
    yield "lobby-fair-shuffle", [fair, form.modal, added]
    declined = await press(chie, asked, "decline")
    await press(dora, post, "join")
    await stage.rest()
    thread = stage.channel.threads[0]
    yield "lobby-declined", [declined]
    yield "start", [post, newest(thread)]
    waiting = next(each for each in (ana, ben, dora) if each not in newest(thread).pinged)
    yield "waiting", [await press(waiting, newest(thread), "play"), await press(emil, newest(thread), "play")]


async def queue(stage: Stage) -> Screens:
    """People wait for a game and are matched."""
    yield "find-none", [await stage.type("Ana", "table find"), await stage.type("Ana", "play")]
    waiting = await stage.type("Ana", "play", game="armadora", most=2, time="24h")
    yield "play-waiting", [waiting]
    stage.time.move(minutes=5)
    matched = await stage.type("Ben", "play", game="armadora")
    await stage.moved(lambda: any(each.pinged for each in stage.channel.messages), "an invitation")
    asked = having(stage, "accept")
    yield "play-matched", [matched, having(stage, "join"), asked]
    begun = await press(stage.person("Ana"), asked, "accept")
    await stage.rest()
    yield "play-accepted", [begun]
    yield "hand", stage.person("Ana").inbox[-1:]


async def event(stage: Stage) -> Screens:
    """An event opens, people sign up, and its games begin."""
    host = stage.person("Host", can=("manage_guild",))
    made = await stage.type(
        "Host", "league new", game="armadora", name="Autumn cup", players=2, format="league", rounds=2
    )
    post = stage.channel.last
    signed = [await press(stage.person(name), post, "evjoin") for name in ("Ana", "Ben", "Chie", "Dora")]
    await settle(stage)
    yield "league-open", [made, signed[0], post]
    panel = await press(host, post, "evorg")
    yield "league-organisers", [panel]
    custom_id = next(each["custom_id"] for each in panel.buttons if each["custom_id"].endswith("start"))
    await (await host.click(panel, custom_id=custom_id)).settled(PATIENCE)
    await settle(stage)
    (row, *_) = await stage.client.store.events_in(stage.guild.id, 1)
    first = (await stage.client.events.read(row.id)).event.matches[0].table
    number = (await stage.client.tables.table(first)).row.thread
    thread = next(each for each in stage.channel.threads if each.id == number)
    greeting = next(each for each in thread.messages if each.pinged and not calls_to_play(each))
    yield "league-started", [await press(host, post, "evorg"), greeting, post]
    yield "league-standings", [await press(stage.person("Ana"), post, "evshow")]
    yield "league-list", [await stage.type("Ana", "league list")]


async def settle(stage: Stage) -> None:
    """Wait until an event and its games are shown."""
    await stage.client.events.settle()
    await stage.rest()
    await stage.client.event_posts.settle()


async def crews(stage: Stage) -> Screens:
    """A crew gathers against a person, proposes and votes."""
    ana, ben, chie = map(stage.person, ("Ana", "Ben", "Chie"))
    options = await stage.type("Ana", "table new", game="armadora", players=2, crews="fixed 1")
    await stage.rest()
    page = await press(ana, await press(ana, options, "options"), "crews")
    yield "crews-options", [page]
    post = having(stage, "crew")
    joined = await press(ben, post, "crew")
    await press(chie, post, "join")
    await stage.rest()
    yield "crews-lobby", [joined, post]
    await press(ana, post, "start")
    await stage.rest()
    thread = stage.channel.threads[0]
    if chie in newest(thread).pinged:
        await play(chie, await press(chie, newest(thread), "play"), "confirm")
        await stage.rest()
    called = newest(thread)
    yield "crews-turn", [called]
    panel = await press(ana, called, "play")
    yield "crews-panel", [panel]
    yield "crews-proposed", [await play(ana, panel, "propose")]
    theirs = await press(ben, called, "play")
    yield "crews-theirs", [theirs]
    page = await press(ben, theirs, "proposals")
    yield "crews-voting", [page]
    decided = await press(ben, page, "backing")
    await stage.rest()
    yield "crews-decided", [decided, newest(thread)]


async def play(person: Person, panel: Message, last: str) -> Message:
    """Take what is offered first until a turn is whole, then press this."""
    while not any(f":{last}:" in str(one) for one in panel.buttons):
        panel = await take(person, panel, choices(panel)[0])
    pressed: Message = await press(person, panel, last)
    return pressed


SCENARIOS: Final[dict[str, Scenario]] = {"lobby": lobby, "queue": queue, "event": event, "crews": crews}
