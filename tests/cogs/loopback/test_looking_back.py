"""Looking back over loopback: a record from anywhere, its replay, its film, and a private copy that one plays on."""

from __future__ import annotations

import asyncio
import gc
import re
import time
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, partial

import pytest

from cogs.panels.more import Page
from data.records.enums import Stage
from engines import GAMES, PRESENTATIONS
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.journal import Entry, deal, play
from engines.core.record import MOST_ENTRIES, write
from sandbox.model.wire import PATIENCE as SLOW
from tables.looking_back.imports import MOST_BROUGHT
from tables.looking_back.what_if import MOST_LINES
from tests.cogs.loopback.playing import (
    calls_to_play,
    due,
    further,
    newest_post,
    open_panel,
    play_by_buttons,
)
from tests.cogs.test_import_names import NAMES, harmless
from tests.core.test_record import FILES, SHORT, recorded
from tests.spoken import said, says

SHORTEST = recorded(next(file for file in SHORT if file.parent.name == "armadora"))
RECORD = write(SHORTEST).encode()
MOST_STALLED = 0.05
"""Seconds of its processor that the loop may be busy at once."""


def with_lines(record, lines):
    """The head of a record with other entries."""
    return (write(replace(record, entries=(), scores=())) + lines).encode()


def undone(record):
    """As many moves and as many undone ones as a file may have: to the end of the game, back to its beginning, and again."""
    game, chooser, seq = GAMES[record.header.game], Rng("again", 0), 0
    states = [(0, deal(game, record.header))]
    entries: list[Entry] = []
    while len(entries) < MOST_ENTRIES:
        seq += 1
        if due := game.due(states[-1][1]):
            state = states[-1][1]
            move = random_move(game, state, due[0], chooser)
            step = play(game, state, due[0], move, record.header.rng(seq, seq), seq)
            entries.append(step.entry)
            states.append((seq, step.state))
        else:
            entries.append(Entry(seq, seq % 2, f"undo {states[len(states) // 2][0]}"))
            states = states[: len(states) // 2]
    return write(replace(record, entries=tuple(entries), scores=())).encode()


def endless(record):
    """As many moves as a file may have, all of which count, of a game of Alhambra in which nobody buys what would end it."""
    game, chooser, state, entries = (
        GAMES["alhambra"],
        Rng("endless", 0),
        deal(GAMES["alhambra"], record.header),
        list[Entry](),
    )
    while len(entries) < MOST_ENTRIES:
        seat, seq = game.due(state)[0], len(entries) + 1
        legal = list(PRESENTATIONS[game.name].offered(state, seat))
        slow = [move for move in legal if not game.notation.format(move).startswith("buy")] or legal
        step = play(game, state, seat, slow[chooser.below(len(slow))], record.header.rng(seq, seq), seq)
        entries.append(step.entry)
        state = step.state
    return write(replace(record, entries=tuple(entries), scores=())).encode()


UNDO = with_lines(SHORTEST, "".join(f"{seq} 0 undo {seq - 1} | -\n" for seq in range(2, MOST_ENTRIES + 2)))
UNDO_MORE = with_lines(SHORTEST, "".join(f"{seq} 0 undo {seq - 1} | -\n" for seq in range(2, 3999)))
LINES = with_lines(
    SHORTEST,
    "".join(
        f"{seq} {seq % 2} {('away', 'back', 'gone', 'nudge 1', 'substituted 0', f'undo {seq - 1}')[seq % 6]} | -\n"
        for seq in range(2, MOST_ENTRIES + 2)
    ),
)


WHOLE = {file.parent.name: partial(undone, recorded(file)) for file in SHORT}
WHOLE["endless"] = partial(endless, recorded(next(file for file in SHORT if file.parent.name == "alhambra")))
"""Files that take so long to make that each is made by the first test that needs it."""
HEAVIEST = ("carcassonne", "endless")
"""What takes longest to replay."""


@cache
def made(name):
    return WHOLE[name]()


@contextmanager
def never_stalled():
    """The loop is not busy for long in one piece meanwhile, in time of the processor."""
    longest, run = [0.0], asyncio.Handle._run

    def timed(handle):
        began = time.thread_time()
        run(handle)
        longest.append(time.thread_time() - began)

    gc.collect()
    gc.disable()  # what the suite has left is not the bot's
    try:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(asyncio.Handle, "_run", timed)
            yield
    finally:
        gc.enable()
    assert max(longest) < MOST_STALLED


async def test_a_file_of_nothing_but_undone_lines_is_refused_in_time(discord, client, channel):
    zoe = discord.guild("Game night").person("Zoe")
    await opened(zoe, channel, RECORD)  # what is read once
    client.workers.file_patience = SLOW  # the machine may be busy with other tests
    with never_stalled():
        page = await (await zoe.slash(channel, "replay", file=("b.txt", UNDO_MORE))).settled(SLOW)
        assert says(page.text, "record-many")


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(UNDO, id="undo"),
        pytest.param(LINES, id="lines"),
        *(pytest.param(name, marks=() if name in HEAVIEST else pytest.mark.long, id=name) for name in WHOLE),
    ],
)
async def test_no_file_and_nothing_that_is_done_with_it_stops_the_bot(discord, client, channel, content):
    """Its pages, the proof, the record to take along, a private copy, and a table that plays it on."""
    content = made(content) if isinstance(content, str) else content
    zoe = discord.guild("Game night").person("Zoe")
    client.workers.file_patience = SLOW
    await read_once(discord, client, zoe, channel)
    with never_stalled():
        page = await opened(zoe, channel, content)
        assert says(page.text, "replay-checked") and says(page.text, "fair-file-nameless")
        assert "✅" not in page.text
        await used(discord, client, zoe, page)
        for way in ("◀", "⏮", "▶"):
            await turned(discord, zoe, page, way)


async def read_once(discord, client, person, channel):
    """Once, before the first test of a process: what is then in memory, such as words."""
    if not ALREADY_READ:
        await used(discord, client, person, await opened(person, channel, RECORD))
        ALREADY_READ.append(RECORD)


ALREADY_READ: list[bytes] = []


async def opened(person, channel, content):
    """The first page of a file."""
    page = await (await person.slash(channel, "replay", file=("a.txt", content))).settled(SLOW)
    assert says(page.text, "recap-page", page=1)
    return page


async def turned(discord, person, page, way):
    """Turn to another page."""
    before = page.text
    await person.click(page, way)
    await discord.until(lambda: page.text != before, way, timeout=SLOW)


async def used(discord, client, person, page):
    """Do what can be done at the end of an import, which its reader has opened."""
    for way in ("⏭", "◀"):
        await turned(discord, person, page, way)
        if ids(page, "whatif"):
            break
    proof = await (await person.click(page, custom_id=ids(page, "fair")[0])).settled(SLOW)
    assert says(proof.text, "fair-file")
    saved = await (await person.click(proof, said("button-save"))).settled(SLOW)
    assert saved.files[0].bytes.startswith(b"meeplepost record 2")
    copy = await (await person.click(page, custom_id=ids(page, "whatif")[0])).settled(SLOW)
    played_on = await (await person.click(copy, said("button-play-on"))).settled(SLOW)
    (number,) = re.findall("<#([0-9]+)>", played_on.text)
    thread = next(each for each in page.channel.threads if each.id == int(number))
    start = said("button-start")
    await person.click(next(each for each in thread.messages if start in each.labels), start)
    await discord.until(lambda: any(map(calls_to_play, thread.messages)), "the game", timeout=SLOW)
    await client.posts.settle()


async def test_a_private_copy_with_a_whole_game_of_lines_does_not_stop_the_bot(discord, client, channel):
    zoe, game = discord.guild("Game night").person("Zoe"), GAMES["carcassonne"]
    record = recorded(FILES[[file.stem for file in FILES].index("both-6-three-tiles")])
    page = await opened(zoe, channel, write(record).encode())
    copy = await (await zoe.click(page, said("button-what-if"))).settled(SLOW)
    row = await client.store.kept_sketch(ids(copy, "suppose")[0].split(":")[2])
    state, lines, chooser = deal(game, record.header), list[str](), Rng("copy", 0)
    while len(lines) < MOST_LINES - 20 and (due := game.due(state)):
        move = random_move(game, state, due[0], chooser)
        lines.append(game.notation.format(move))
        state, _ = game.apply(state, due[0], move, Rng(row.seed, len(lines)))
    kept = lines[:-6]
    await client.store.keep_sketch(replace(row, lines=tuple(kept)), 10)
    with never_stalled():
        for action in (
            "sketch:{}:0:show",
            f"suppose:{{}}:{len(kept)}:{lines[len(kept)]}",
            "sketch:{}:0:computer",
        ):
            before = copy.text, str(copy.buttons)
            await zoe.click(copy, custom_id=f"m1:{action.format(row.id)}", forge=True)
            await discord.until(
                lambda before=before: (copy.text, str(copy.buttons)) != before, action, timeout=SLOW
            )


async def test_a_file_that_takes_too_long_is_given_up(discord, client, channel):
    zoe = discord.guild("Game night").person("Zoe")
    client.workers.file_patience = 0.0001
    refused = await (await zoe.slash(channel, "replay", file=("a.txt", RECORD))).settled(SLOW)
    assert refused.ephemeral and says(refused.text, "record-too-slow")
    client.workers.file_patience = 30.0
    page = await (await zoe.slash(channel, "replay", file=("a.txt", RECORD))).settled(SLOW)
    assert says(page.text, "recap-page", page=1), "nothing is stuck"


async def test_five_files_an_hour(discord, client, channel):
    zoe, ben = map(discord.guild("Game night").person, ("Zoe", "Ben"))
    for number in range(MOST_BROUGHT):
        content = RECORD if number else b"no record"
        answer = await (await zoe.slash(channel, "replay", file=("a.txt", content))).settled(SLOW)
        assert answer.ephemeral and says(answer.text, "recap-page", page=1) == bool(number)
    picture = await (await zoe.slash(channel, "replay", file=("a.png", RECORD))).settled(SLOW)
    assert said("record-not-a-file", zoe.locale) in picture.text, "that is seen by its name"
    refused = await (await zoe.slash(channel, "replay", file=("a.txt", RECORD))).settled(SLOW)
    assert refused.ephemeral and re.search("<t:[0-9]+:R>", refused.text)
    assert says(refused.text, "record-too-many", most=MOST_BROUGHT)
    others = await (await ben.slash(channel, "replay", file=("a.txt", RECORD))).settled(SLOW)
    assert says(others.text, "recap-page", page=1)


def ids(message, action):
    """The ids of a message's buttons and selects for an action."""
    found = [each["custom_id"] for each in (*message.buttons, *message.selects)]
    return [each for each in found if f":{action}:" in each]


async def test_a_record_is_opened_filmed_and_played_on(discord, client, channel):
    zoe = discord.guild("Game night").person("Zoe")
    refused = await (
        await zoe.slash(channel, "replay", file=("a.txt", RECORD.replace(b"\n2 ", b"\n2 1 ", 1)))
    ).settled(SLOW)
    assert refused.ephemeral and not refused.files and says(refused.text, "record-illegal", entry=2)

    page = await (await zoe.slash(channel, "replay", file=("a.txt", RECORD))).settled(SLOW)
    assert page.ephemeral and page.files
    assert says(page.text, "replay-checked") and says(page.text, "recap-page", page=1)
    table = ids(page, "film")[0].split(":")[2]
    assert await client.store.tables_at(Stage.ENDED) == [], "it is no table"
    first = page.files[0].bytes
    await zoe.choose(page, page.selects[0]["options"][-1]["value"], custom_id=page.selects[0]["custom_id"])
    await discord.until(lambda: page.files[0].bytes != first, "the end", timeout=SLOW)
    before = page.files[0].bytes
    await zoe.click(page, said("replay-eyes-revealed"))
    await discord.until(
        lambda: any(said("replay-eyes-revealed") in label for label in page.labels) and page.buttons,
        "the same page",
        timeout=SLOW,
    )
    assert before

    film = await (await zoe.click(page, said("button-film"))).settled(SLOW)
    await discord.until(lambda: film.files and film.files[0].name.endswith(".webp"), "the film", timeout=SLOW)
    assert film.files[0].bytes[8:12] == b"WEBP"
    assert {said("time-seconds", count=8), said("film-gif")} <= set(film.labels)

    assert said("button-what-if") not in page.labels, "nothing can be played there"
    await zoe.click(page, "◀")
    await discord.until(lambda: said("button-what-if") in page.labels, "the page before", timeout=SLOW)
    copy = await (await zoe.click(page, said("button-what-if"))).settled(SLOW)
    assert says(copy.text, "what-if") and table not in str(ids(copy, "suppose"))


async def test_from_the_post_of_a_turn_to_its_page_and_to_a_private_copy(discord, client, table):
    thread, people = table
    begin = newest_post(discord, thread)
    ana = due(begin, people)
    await play_by_buttons(ana, await open_panel(ana, begin), Rng("look from here", 0))
    await discord.until(
        lambda: not calls_to_play(begin) and ids(begin, "recap"), "the way back", timeout=SLOW
    )
    page = await (await ana.click(begin, custom_id=ids(begin, "recap")[0])).settled(SLOW)
    assert page.ephemeral and page.files[0].name == "recap-0.webp" and not ids(page, "film")
    copy = await (await ana.click(page, custom_id=ids(page, "whatif")[0])).settled(SLOW)
    assert ids(copy, "suppose") and not any(each.endswith(":computer") for each in ids(copy, "sketch"))
    number = ids(page, "whatif")[0].split(":")[2]
    for early in (f"m1:film:{number}:0:15", f"m1:film:{number}:0:15r", f"m1:story:{number}:0:"):
        refused = await (await ana.click(page, custom_id=early, forge=True)).settled(SLOW)
        assert refused.ephemeral and not refused.files, "nothing of the whole game before its end"
    posts = len(thread.messages)
    chosen = ids(copy, "suppose")[0]
    options = next((each["options"] for each in copy.selects if each["custom_id"] == chosen), None)
    for _ in range(2):
        if options is not None:
            await ana.choose(copy, options[0]["value"], custom_id=chosen)
        else:
            await ana.click(copy, custom_id=chosen)
        await discord.until(
            lambda seen=chosen: seen not in ids(copy, "suppose"), "the next choice", timeout=SLOW
        )
        chosen = ids(copy, "suppose")[0]
        options = next((each["options"] for each in copy.selects if each["custom_id"] == chosen), None)
    assert len(thread.messages) == posts and calls_to_play(newest_post(discord, thread))
    await client.posts.settle()


async def test_a_position_is_played_on_with_friends_in_a_private_thread(discord, client, channel):
    zoe, ben, dora = map(discord.guild("Game night").person, ("Zoe", "Ben", "Dora"))
    page = await (await zoe.slash(channel, "replay", file=("a.txt", RECORD))).settled(SLOW)
    copy = await (await zoe.click(page, said("button-what-if"))).settled(SLOW)
    opened = await (await zoe.click(copy, said("button-play-on"))).settled(SLOW)
    (thread,) = channel.threads
    assert opened.ephemeral and str(thread.id) in opened.text
    assert says(thread.name, "played-on-title", game=said("armadora-title"))
    assert zoe.id in thread.members and ben.id not in thread.members and channel.messages == []

    lobby = next(each for each in thread.messages if each.selects)
    assert says(lobby.text, "played-on-about") and lobby.files and said("button-options") not in lobby.labels
    (select,) = [each["custom_id"] for each in lobby.selects]
    told = await (await zoe.choose(lobby, ben, custom_id=select)).settled(SLOW)
    assert says(told.text, "played-on-asked", who=ben.mention) and ben.id in thread.members
    call = thread.messages[-1]
    assert ben in call.pinged and says(call.text, "played-on-invites", who=ben.mention) and "Zoe" in call.text
    assert discord.pings(ben, thread) == [call], "nobody is called twice"
    again = await (await zoe.choose(lobby, ben, custom_id=select)).settled(SLOW)
    assert says(again.text, "played-on-asked", who=ben.mention) and thread.messages[-1] is call, "called once"
    outside = await (await dora.slash(channel, "table join")).settled(SLOW)
    assert says(outside.text, "table-is-private") and dora.id not in thread.members

    joined = await (await ben.click(call, said("button-join"))).settled(SLOW)
    assert says(joined.text, "played-on-joined")
    await discord.until(lambda: "Ben" in lobby.text, "his seat", timeout=SLOW)
    await ben.click(lobby, said("button-start"))
    begin = await discord.until(
        lambda: next((each for each in thread.messages if calls_to_play(each)), None), "the game"
    )
    await client.posts.settle()
    assert says(begin.text, "table-told-played-on")
    assert says(lobby.text, "played-on-started") and not lobby.labels
    assert "Zoe" in thread.name and "Ben" in thread.name and channel.messages == []
    hands = [await (await each.slash(thread, "table hand")).settled(SLOW) for each in (zoe, ben)]
    assert all(each.ephemeral and each.files for each in hands)
    assert hands[0].files[0].bytes != hands[1].files[0].bytes, "everybody sees their own"

    player = due(begin, {"zoe": zoe, "ben": ben})
    await play_by_buttons(player, await open_panel(player, begin), Rng("play on", 0))
    (id,) = await client.store.tables_at(Stage.RUNNING)
    table = await client.tables.table(id)
    assert table.head and table.row.private and not table.row.rated
    await client.tables.resign(id, ben.id)
    await client.posts.settle()
    sheet = next(each for each in thread.messages if says(each.text, "sheet-played-on"))
    assert sheet.labels == ["⋯"]
    assert said("button-save") not in (await further(zoe, sheet, Page.SEE)).labels
    for action, key in (("rematch", "table-played-on-no-rematch"), ("save", "table-played-on-no-record")):
        refused = await (await zoe.click(sheet, custom_id=f"m1:{action}:{id}:0:", forge=True)).settled(SLOW)
        assert refused.ephemeral and not refused.files and says(refused.text, key)
    assert channel.messages == [] and await client.store.finished_games() == 0


@pytest.mark.parametrize("locale", ["en-US", "ja"])
async def test_names_out_of_a_file_come_to_life_nowhere(discord, client, channel, locale):
    zoe = discord.guild("Game night").person("Zoe", locale=locale)
    players = tuple(replace(each, name=name) for each, name in zip(SHORTEST.players, NAMES, strict=False))
    page = await (
        await zoe.slash(channel, "replay", file=("a.txt", write(replace(SHORTEST, players=players)).encode()))
    ).settled(SLOW)
    table = ids(page, "film")[0].split(":")[2]
    said = [page]
    for action in (
        "fair",
        "text",
        "board",
        "chart",
        "remaining",
        "score",
        "more",
        "hand",
        "zoom",
        "film",
    ):
        answer = await (
            await zoe.click(page, custom_id=f"m1:{action}:{table}:0:{'15' * (action == 'film')}", forge=True)
        ).settled(SLOW)
        said.append(answer)
    await zoe.choose(page, page.selects[0]["options"][-1]["value"], custom_id=page.selects[0]["custom_id"])
    copy = await (await zoe.click(page, custom_id=f"m1:whatif:{table}:0:3", forge=True)).settled(SLOW)
    opened = await (await zoe.click(copy, custom_id=ids(copy, "playon")[0])).settled(SLOW)
    (thread,) = channel.threads
    said += [page, copy, opened, *thread.messages]
    for message in said:
        assert harmless(message.text), message.text
        assert not message.pinged or message in thread.messages
        for _, alt in message.pictures:
            assert not set(alt or "") & set("\n\u202e")
    assert not any(name[:8] in thread.name for name in NAMES)
    assert any("[x](http" in each.text.replace("\\", "") for each in said), "they are named"
