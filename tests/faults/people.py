"""People who press too much, press what is not theirs, and are called what nobody should be called.

Everything goes through the loopback Discord: each click must be answered in time and privately, without an incident in
the log, and the database may change only by what its own people really did.
"""

from __future__ import annotations

import asyncio
import re
from functools import reduce

from cogs.handlers import all_handlers
from engines.core.chance import Rng
from sandbox import Channel as Place
from sandbox import Guild, Message, Person, Reply, Sandbox
from sandbox.model import interactions
from sandbox.model.errors import TestError
from tests.cogs.loopback.playing import SLOW, confirmable, open_panel, take, wanted
from tests.cogs.loopback.test_table import pressing
from tests.cogs.loopback.test_whole_game import newest, open_table
from tests.faults.crowd import Crowd, Group, batches
from tests.faults.figures import Figures
from tests.faults.server import server
from tests.faults.typing import ODD
from tests.spoken import says

ACTIONS = {action for handlers in all_handlers() for action in handlers.clicks}
"""What ids can ask for."""

TIMES = 20
"""How often two people press the same button at once."""

NAMES = (
    "**bold** _it_ ~~no~~ ||sp||", "`code` ```block```", "> quote", "# title", "-# small", "- list", "1. list",
    "@everyone", "@here", "<@{victim}>", "<@!{victim}>", "<@&{role}>", "<#{channel}>", "</table new:1>",
    "<t:0:R>", "\\<t:0:R>", "<:x:{victim}>", "<id:customize>", "[here](https://example.com)", "https://example.com/a_b_c",
    "\u202eevil\u202c", "Z̷̡̢̛͇̲̹̃͐͊a̴l̸g̶o̷", "👩‍👩‍👧‍👦" * 4, "🎲" * 32, "{ $who }", "{0} %s $1", "\\", "\\*\\_",
    "名前　全角", "‏עברית‏", "\u200b", "a\nb", "{{ x }}", "x" * 32,
)  # fmt: skip
"""Names that must be only names; the placeholders are ids of somebody and something real."""

HARMFUL = {"forget"}
"""Acts by which people may do harm to their own tables: that is their good right."""

SYNTAX = re.compile(r"(?<!\\)(?:\\\\)*<(?:@[!&]?|#|/[^:<>]+:|t:|a?:\w+:|id:)\w+(?::\w)?>")
"""What Discord's client would show as a mention, a link, a time or an emoji."""


async def campaign(count: int, seed: int) -> Figures:
    """Run `count` rounds: a button pressed by two people at once, forged clicks, a table of oddly named people."""
    figures, rng = Figures("clicks and names"), Rng(f"people {seed}", 0)
    async with server(figures, rng) as here:
        discord, crowd = here.discord, here.crowd
        group = await crowd.open("armadora", 2)
        foreign = await crowd.open("armadora", 2)
        lobby = await _lobby(discord.guild("Elsewhere"))
        for at in range(count):
            await _press_together(discord, crowd, group, figures, rng)
            await _forge(crowd, group, foreign, lobby, figures, rng)
            names = [NAMES[(at * 3 + each) % len(NAMES)] for each in range(3)]
            await _meet(discord, here.guild.channel(f"names-{at}"), names, figures)
    return figures


async def _press_together(discord: Sandbox, crowd: Crowd, group: Group, figures: Figures, rng: Rng) -> None:
    """Somebody drafts a turn; then they and another press Confirm again and again, all at once."""
    post = await discord.until(group.newest, "a post", timeout=SLOW)
    assert post is not None
    person = next(each for each in group.people if each.mention in post.text)
    other = next(each for each in group.people if each is not person)
    panel = await open_panel(person, post)
    while not confirmable(panel):
        panel = await take(person, panel, rng.choice(wanted(panel)))
    before, _ = crowd.witness(group.table)
    posts, confirm = len(group.posts()), pressing(panel, "confirm")
    presses = [
        each.click(panel, custom_id=confirm, forge=True)
        for _ in range(TIMES // 2)
        for each in (person, other)
    ]
    replies = await asyncio.gather(*presses, return_exceptions=True)
    await _answered(replies, panel, figures)
    figures.met["simultaneous presses"] += len(presses)
    entries, _ = crowd.witness(group.table)
    added = batches(entries) - batches(before)
    if added != 1:
        (figures.doubled if added else figures.lost).append(f"{added} turns by {TIMES} presses of Confirm")
    await discord.until(lambda: len(group.posts()) > posts, "the turn's post", timeout=SLOW)
    if group.over:
        raise AssertionError("the game is too short for so many rounds")
    if len(group.posts()) != posts + 1:
        figures.doubled.append(f"{len(group.posts()) - posts} posts for one turn")


async def _lobby(guild: Guild) -> tuple[Person, Message]:
    """A lobby on another server, with its opener."""
    place, person = guild.channel("tables"), guild.person("Otto")
    await (await person.slash(place, "table new", game="yspahan", players=3)).settled(SLOW)
    return person, next(message for message in place.messages if message.buttons)


async def _forge(
    crowd: Crowd, group: Group, foreign: Group, lobby: tuple[Person, Message], figures: Figures, rng: Rng
) -> None:
    """Somebody else's people, here and on another server, send made-up ids about a table that is not theirs."""
    post = group.newest()
    assert post is not None
    stranger = foreign.people[rng.below(2)]
    before = crowd.witness(group.table)
    clicks = [_forged(stranger, post, group.table, foreign.table, rng) for _ in range(TIMES)]
    await _answered(await asyncio.gather(*clicks, return_exceptions=True), post, figures)
    figures.met["forged ids"] += len(clicks)
    outsider, message = lobby
    away = [_forged(outsider, message, group.table, group.table, rng) for _ in range(TIMES)]
    await _answered(replies := await asyncio.gather(*away, return_exceptions=True), message, figures)
    figures.met["forged ids"] += len(away)
    for reply in replies:
        if isinstance(reply, Reply) and any(
            found.files for found in reply.interaction.touched if found is not message
        ):
            figures.leaked.append(f"a table was shown on another server: {reply.interaction.data}")
    # The opener's own lobby: nonsense for its options.
    own = [_forged(outsider, message, _table(message), _table(message), rng, only=("set", "options", "rematch"))
           for _ in range(TIMES // 2)]  # fmt: skip
    await _answered(await asyncio.gather(*own, return_exceptions=True), message, figures)
    figures.met["forged ids"] += len(own)
    if crowd.witness(group.table) != before:
        figures.leaked.append("a stranger changed a table by forged ids")
    # Nonsense from those who may act here: refused with a reason, never a failure.
    (person,) = (each for each in group.people if each.mention in post.text)
    nonsense = [_forged(person, post, group.table, foreign.table, rng, only=("pick", "back", "try", "zoom", "recap", "set",
                                                                 "order", "vote")) for _ in range(TIMES // 2)]  # fmt: skip
    await _answered(await asyncio.gather(*nonsense, return_exceptions=True), post, figures)
    figures.met["forged ids"] += len(nonsense)


def _table(message: Message) -> str:
    return str(message.buttons[0]["custom_id"]).split(":")[2]


def _forged(
    person: Person, post: Message, mine: str, foreign: str, rng: Rng, only: tuple[str, ...] = ()
) -> asyncio.Task[Reply]:
    """A click or a choice with an id that no message of the bot has shown to this person."""
    act = rng.choice([*(only or sorted(ACTIONS - HARMFUL)), "nothing"])
    table = rng.choice([mine, mine, mine, foreign, "zzzzzzzz", ""])
    seq = rng.choice([0, 1, 7, 10**9, 10**30])
    rest = rng.choice(
        [*ODD, "warrior 1 A1", "option advanced", "seats", "hours", "pq", "p-1", "p99999", "undo yes"]
    )
    tag = rng.choice([f"m1:{act}:{table}:{seq}:{rest}"] * 6 + [f"m1:{act}:{table}", "m2:x", f"{rest}:"])[:90]
    tag = tag.replace("\n", " ") or "x"
    if rng.below(3):
        return asyncio.ensure_future(person.click(post, custom_id=tag, forge=True))
    values = [rng.choice(ODD)[:90] or "x" for _ in range(1 + rng.below(3))]
    return asyncio.ensure_future(person.choose(post, *values, custom_id=f"s{tag}", forge=True))


async def _answered(replies: list[Reply | BaseException], about: Message, figures: Figures) -> None:
    """Every click must have been answered, to its sender alone."""
    for reply in replies:
        figures.tried += 1
        if isinstance(reply, BaseException):
            if not isinstance(reply, TestError):
                raise reply
            figures.stuck.append(str(reply).splitlines()[0])
            continue
        if reply.type == interactions.MODAL:
            figures.survived += 1
            continue
        try:
            message = await reply.settled(SLOW)
        except TestError:
            figures.stuck.append(f"no answer to {reply.interaction.data['custom_id']!r}")
            continue
        if not message.ephemeral and message is not about:
            figures.leaked.append(f"a public answer: {message}")
            continue
        figures.survived += 1


async def _meet(discord: Sandbox, place: Place, names: list[str], figures: Figures) -> None:
    """A table of people with odd names, from the lobby to the first turn: nothing pings but whose turn it is, and the host of a full lobby."""
    guild = discord.guild("Game night")
    victim, role = guild.person("Victim"), guild.role("everybody's", mentionable=True)
    ids = {"{victim}": victim.id, "{role}": role.id, "{channel}": place.id}
    filled = [reduce(lambda said, id: said.replace(id, str(ids[id])), ids, name)[:32] for name in names]
    people = [guild.person(name) for name in filled]
    thread = await open_table(discord, place, people, "armadora", 3, 0)
    post = await discord.until(lambda: newest(discord, place), "the first post", timeout=SLOW)
    answers = [await open_panel(person, post) for person in people]
    figures.tried += len(people)
    for message in [
        *thread.messages,
        *place.messages,
        *answers,
        *(post for each in people for post in each.inbox),
    ]:
        hosts = says(message.text, "lobby-was-full") or says(message.text, "lobby-full-opener")
        called = set(people[:1] if hosts else people if message is post else [])
        if message.pinged - called or victim in message.mentions or message.mention_everyone:
            figures.leaked.append(f"{names} pinged {message.pinged or 'everybody'}")
        shown = message.text.replace(f"<#{thread.id}>", "")
        for person in people:
            shown = shown.replace(person.mention, "")
        for emoji in discord.world.emojis.values():  # the bot's own ones, which show seats
            shown = shown.replace(f"<:{emoji.name}:{emoji.id}>", "")
        if message.author is discord.world.bot and (found := SYNTAX.search(shown)):
            figures.leaked.append(f"{found[0]} out of a name is shown as more than a name")
    figures.survived += len(people)
    figures.met["odd names"] += len(people)
