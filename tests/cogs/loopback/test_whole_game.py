"""Whole games over loopback: three people and a computer, by buttons and by commands, through a restart."""

import pytest

from cogs.messages.names import bold_names
from engines import GAMES
from engines.core.chance import Rng
from engines.core.journal import deal
from render.languages import language
from render.pictures import picture
from render.renderer import renderer
from render.sentences import sentence, sentences
from sandbox import Attachment
from tests.cogs.loopback.playing import (
    SLOW,
    answered_call,
    as_played,
    boards,
    calls,
    choices,
    clicked,
    confirmable,
    labelled,
    newest_post,
    open_panel,
    play_by_buttons,
    play_by_slash,
    score_sheet,
    seat_of,
    start,
    take,
)
from tests.spoken import said, says

VERBS = {
    "warrior": ("strength", "square"),
    "palisade": ("edge", "second"),
    "move": ("line",),
}


async def open_table(discord, channel, people, game, players, computers, private=False, **options):
    """Open a lobby, fill it, start it; returns the thread."""
    opener, *others = people
    how = {"private": True} if private else {}
    opened = await opener.slash(channel, "table new", game=game, players=players, computers=computers, **how)
    panel = await opened.settled(SLOW)
    if options:
        panel = await clicked(opener, panel, "m1:options:")
    for name, value in options.items():
        custom_id = next(
            each["custom_id"]
            for each in panel.selects
            if each["custom_id"].endswith(name.replace("_", " ", 1))
        )
        panel = await (await opener.choose(panel, value, custom_id=custom_id)).settled(SLOW)
    lobby = next(message for message in channel.messages if labelled(message, "button-join"))
    for person in others:
        await clicked(person, lobby, "m1:join:")
    await start(others[-1], lobby)
    await discord.until(lambda: channel.threads and newest(discord, channel), "a first turn post")
    return channel.threads[-1]


def newest(discord, channel):
    try:
        return newest_post(discord, channel.threads[-1])
    except StopIteration:
        return None


async def whole_game(discord, channel, people, thread, rng, after_turn=None, by_slash=()):
    """Play until the score sheet is there; returns it, how many taps turns took, and every hand
    picture that was seen in a DM."""
    taps: list[int] = []
    hands: dict[str, list[Attachment]] = {}
    turns = 0
    async for person, post in calls(discord, thread, people):
        for each in people.values():
            hands.setdefault(each.name, []).extend(
                message.files[0] for message in each.inbox if message.files
            )
        if person.name in by_slash:
            await play_by_slash(person, thread, VERBS, "armadora", rng)
        elif panel := await answered_call(person, post):
            if after_turn is not None and turns == 5:
                await after_turn(person, panel)
            else:
                await play_by_buttons(person, panel, rng, taps)
        else:
            continue
        turns += 1
    return score_sheet(thread), taps, hands


@pytest.mark.long
@pytest.mark.parametrize("seed", [1])
async def test_four_players_advanced_with_restart_closed_dms_and_a_double_click(discord, bot, channel, seed):
    guild = discord.guild("Game night")
    people = {name: guild.person(name, locale=locale) for name, locale in
              (("Ana", "en-US"), ("Ben", "de"), ("Chie", "ja"))}  # fmt: skip
    people["Ben"].dms_open = False
    rng = Rng(f"whole game {seed}", 0)
    thread = await open_table(
        discord, channel, list(people.values()), "armadora", 4, 1, option_advanced="yes"
    )

    async def through_a_restart(person, panel):
        """Half a turn, a power cut, the other half on the same panel; then Confirm twice."""
        offered = [each for each in choices(panel) if ":warrior" in each[0] or ":palisade" in each[0]]
        panel = await take(person, panel, rng.choice(offered))
        await bot.kill()
        await bot.start()
        while not confirmable(panel):
            panel = await take(person, panel, rng.choice(choices(panel)))
        custom_id = next(
            each["custom_id"] for each in panel.buttons if each["custom_id"].startswith("m1:confirm:")
        )
        before = len(thread.messages)
        done = await (await person.click(panel, custom_id=custom_id)).settled(SLOW)
        again = await (await person.click(panel, custom_id=custom_id, forge=True)).settled(SLOW)
        assert again.id == done.id and confirmable(again) is None
        assert says(again.text, "table-already-done", language(person.locale)), "nothing is played twice"
        await discord.until(lambda: len(thread.messages) > before, "one post for it", timeout=SLOW)

    end, taps, held = await whole_game(
        discord, channel, people, thread, rng, through_a_restart, by_slash={"Ana"}
    )

    header, steps, sheet = await as_played(people["Ana"], end)
    game = GAMES[header.game]

    # Every turn is posted once, in order, with the board as it was then.
    *pictures, card = [file.name for message in thread.messages for file in message.files]
    assert card == "armadora-result.webp"
    seats = {name: seat_of(sheet, name) for name in people}
    assert pictures == [f"armadora-{seq}.webp" for seq in boards(steps, {*seats.values()})]
    assert all(file.alt for message in thread.messages for file in message.files)
    assert [message for message in thread.messages if said("button-play") in message.labels] == []

    # Direct messages held the own secrets and nobody else's: always the same post, with the hand as it was.
    assert people["Ben"].inbox == []
    states = [deal(game, header), *(step.state for step in steps)]
    for name, locale in (("Ana", "en"), ("Chie", "ja")):
        assert [message.author for message in people[name].inbox] == [discord.world.bot]
        seat = seats[name]
        own = {hand_words(game.view(state, seat), game.view(state, None), locale) for state in states}
        assert {file.alt for file in held[name]} <= own
        assert {file.name for file in held[name]} == {"hand.png"}
        drawn = {picture("armadora", "hand", game.view(state, seat)) for state in states}
        assert {file.bytes for file in held[name]} <= drawn
    assert taps
    assert "warrior" not in bot.said()


def hand_words(own, public, locale):
    """What only the owner of a hand is told about it."""
    texts = renderer("armadora").alt(public)
    told = [text for text in renderer("armadora").alt(own) if text not in texts]
    return sentences(told, locale, lambda seat: "?")


@pytest.mark.long
async def test_computers_among_themselves_do_not_flood_the_thread(discord, client):
    """After the last person has passed, whatever is told is told once and in order, in few posts, the newest with the buttons."""
    channel = discord.guild("Game night").channel("tables")
    ana = discord.guild("Game night").person("Ana")
    await (await ana.slash(channel, "table new", game="armadora", players=4, computers=3)).settled(SLOW)
    await (await ana.click(channel.messages[0], said("button-start"))).settled(SLOW)
    post = await discord.until(
        lambda: channel.threads and (found := newest(discord, channel)) and ana in found.pinged and found,
        "a turn of Ana’s",
        timeout=SLOW,
    )
    panel = await open_panel(ana, post)
    panel = await take(ana, panel, next(each for each in choices(panel) if each[0].endswith(":pass")))
    await (await ana.click(panel, said("button-confirm"))).settled(SLOW)
    thread = channel.threads[-1]
    await discord.until(lambda: said("button-rematch") in thread.last.labels, "the end", timeout=SLOW)
    table = await client.tables.table(await client.store.table_in(thread.id))
    shown = [message.text for message in thread.messages if message.files]
    notes = [note for turn in table.turns() for note in turn.notes if note.to is None]
    told = [sentence(note.text, "en", bold_names(table, "en")) for note in notes]
    # Of very many turns the last ones are told, and those that scored.
    at = [number for line in told[1:] for number, text in enumerate(shown) if line in text]
    assert at == sorted(at) and len(at) >= 8
    assert len(shown) < len(table.turns()) / 2
