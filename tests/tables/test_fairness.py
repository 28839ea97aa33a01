"""The chance of a table: what it is made of, when that is settled, and what changes no draw; on both databases."""

import asyncio
import hmac
from dataclasses import replace
from hashlib import sha256

from sqlalchemy import delete, update

from data.records.rows import Change
from data.schema import entry, game_table
from engines import PRESENTATIONS
from engines.core.chance import Rng
from engines.core.journal import dump, load, replay
from tables.errors import LobbyError, NotSeated
from tests.quarry.game import QuarryState
from tests.refusals import refused
from tests.room import ANA, BEN, CHIE, DORA, QUARRY, STRANGER


async def ended(room, table, people=(ANA, BEN)):
    await room.tables.votes.propose_stop(table, people[0].user)
    for person in people[1:]:
        await room.tables.votes.vote(table, person.user, "stop", True)


async def test_the_secret_is_bound_when_the_table_opens_and_start_settles_the_rest(room):
    opened = await room.open([ANA, BEN], seats=4, computers=1, seating="random")
    table, secret, bound = opened.row.id, opened.row.secret, opened.fingerprint
    assert bound == sha256(secret.encode()).hexdigest() and len(secret) == 64
    assert opened.row.seed == "" and opened.row.parts == () and opened.row.origin is None
    ana, ben = (each.part for each in opened.seats[:2])
    assert len(ana) == len(ben) == 32 and ana != ben and opened.seats[2].part == ""

    await room.tables.lobbies.add_word(table, BEN.user, "gold & 砂")
    now = await room.tables.lobbies.join(table, CHIE)
    word = sha256(f"{table} gold & 砂".encode()).hexdigest()
    chie = now.seats[2].part
    begun = await room.tables.lobbies.start(table, ANA.user)
    assert (begun.row.secret, begun.fingerprint) == (secret, bound)
    places = [each.split(" ") for each in begun.row.parts]
    assert [part for _, part in places] == [ana, word, chie, "computer"]
    users = {ANA.user: "0", BEN.user: "1", CHIE.user: "2", None: "3"}
    seated = {users[each.user]: each.seat for each in begun.seats}
    assert [int(seat) for seat, _ in places] == [seated[str(at)] for at in range(4)]
    text = f"meeplepost chance 2\ntable {table}\n{ana}\n{word}\n{chie}\ncomputer\n"
    assert begun.row.seed == hmac.new(secret.encode(), text.encode(), "sha256").hexdigest()
    assert begun.row.origin.seed == begun.row.seed and begun.row.origin.seats_follow
    assert [each.own_word for each in begun.row.origin.places] == [False, True, False, False]
    assert {each.part for each in begun.seats} == {""}, "a part is the table's from then on"
    kept, row = (await room.store.read(table)).row, begun.row
    assert (kept.secret, kept.seed, kept.parts, kept.origin) == (row.secret, row.seed, row.parts, row.origin)
    for person in (ANA, BEN):
        assert str(person.user) not in "".join(begun.row.parts).split()


async def test_a_word_counts_until_start_and_goes_with_whoever_leaves(room):
    table = (await room.open([ANA, BEN, CHIE])).row.id
    await refused(room.tables.lobbies.add_word(table, STRANGER.user, "x"), NotSeated, "table-not-joined")
    words = []
    for word in ("one", "two", ""):
        now = await room.tables.lobbies.add_word(table, BEN.user, word)
        words.append(now.seats[1].part)
    assert len({*words}) == 3 and [len(each) for each in words] == [64, 64, 32]
    await room.tables.lobbies.leave(table, BEN.user)
    again = await room.tables.lobbies.join(table, BEN)
    assert again.seats[2].part not in words
    begun = await room.tables.lobbies.start(table, ANA.user)
    assert all(word not in " ".join(begun.row.parts) for word in words)
    await refused(room.tables.lobbies.add_word(table, BEN.user, "late"), LobbyError, "table-has-started")


async def test_of_a_word_only_its_hash_is_kept(room, caplog):
    table = (await room.open([ANA, BEN])).row.id
    with caplog.at_level("DEBUG"):
        await room.tables.lobbies.add_word(table, ANA.user, "xylophone")
    assert "xylophone" not in repr(await room.store.read(table)) and "xylophone" not in caplog.text
    assert "xylophone" not in repr(await room.store.everything_of(ANA.user))


async def test_a_restored_game_goes_on_with_its_chance_and_a_restored_lobby_with_another(room):
    """What was dealt stays; the secret of a lobby may have been shown since the backup."""
    running = await room.start()
    await room.bids(running, 3, 1)
    kept, entries = (await room.store.read(running)).row, await room.store.entries(running)
    stone = (await room.tables.play(running, ANA.user, "dig")).table.view(None).piles
    back = replace((await room.store.read(running)).row, head=kept.head)
    drop = delete(entry).where(entry.c.table == running, entry.c.seq > kept.head)
    await room.store.database.write(lambda connection: connection.execute(drop))
    await room.store.commit(Change(back))
    room.tables = room.fresh()
    assert len(entries) == kept.head == (await room.tables.table(running)).head
    assert (await room.tables.play(running, ANA.user, "dig")).table.view(None).piles == stone

    lobby = await room.open([ANA, BEN], seats=3, computers=1)
    await room.tables.lobbies.add_word(lobby.row.id, ANA.user, "mine")
    now = await room.tables.lobbies.draw_anew(lobby.row.id)
    assert now.fingerprint != lobby.fingerprint and now.row.revision > lobby.row.revision
    assert not {each.part for each in now.seats if each.human} & {each.part for each in lobby.seats}
    assert [len(each.part) for each in now.seats] == [32, 32, 0]
    await refused(room.tables.lobbies.draw_anew(running), LobbyError, "table-has-started")


async def test_two_processes_start_one_game(room):
    table = (await room.open([ANA, BEN], seating="random")).row.id
    one, two = room.fresh(), room.fresh()
    done = await asyncio.gather(
        one.lobbies.start(table, ANA.user),
        two.lobbies.start(table, BEN.user),
        two.lobbies.add_word(table, BEN.user, "last"),
        return_exceptions=True,
    )
    assert sum(not isinstance(each, Exception) for each in done[:2]) == 1
    now = await room.fresh().table(table)
    word = sha256(f"{table} last".encode()).hexdigest()
    assert now.row.origin.seed == now.row.seed
    assert (word in now.row.origin.statement) == (not isinstance(done[2], Exception))


async def test_a_rematch_draws_everything_anew_and_a_substitute_inherits_no_part(room):
    first = await room.start([ANA, BEN, CHIE])
    before = (await room.tables.table(first)).row
    await room.tables.presence.offer(first, BEN.user, 1)
    await room.tables.presence.substitute(first, 1, DORA)
    now = await room.tables.table(first)
    assert now.seats[1].user == DORA.user and now.row.parts == before.parts and now.row.seed == before.seed
    assert before.parts[1].split()[1] not in repr(await room.store.everything_of(DORA.user))
    await ended(room, first, (ANA, DORA, CHIE))
    next_one = (await room.tables.lobbies.rematch(first, ANA)).row
    assert next_one.chance == 2 and next_one.parts == () and next_one.secret not in ("", before.secret)
    for person in (DORA, CHIE):
        row = (await room.tables.lobbies.join(next_one.id, person)).row
    assert row.seed != before.seed and not {*row.parts} & {*before.parts}
    assert row.origin.seed == row.seed


async def test_lines_of_the_table_change_no_draw_and_an_undone_branch_never_comes_back(room):
    """Move number four draws the same, whatever clocks and people have done before it."""
    table = await room.start([ANA, BEN, CHIE], clock="24h")
    await room.bids(table, 3, 2, 1)
    seed = (await room.tables.table(table)).row.seed
    room.now.go(hours=20)
    await room.tables.presence.nudge(table, BEN.user)
    await room.tables.presence.pause(table, ANA.user)
    for person in (BEN, CHIE):
        await room.tables.votes.vote(table, person.user, "pause", True)
    await room.tables.presence.resume(table, ANA.user)
    dug = await room.tables.play(table, ANA.user, "dig")
    assert dug.entries[0].seq == 7
    bag = 40 - 3

    def stone(number):
        return Rng(seed, number).below(bag)

    piles = dug.table.view(None).piles[0]
    state = dug.table.story.back_to(6)
    assert piles == ([*state.bag][stone(4)],)

    await room.tables.votes.undo(table, ANA.user)
    for person in (BEN, CHIE):
        await room.tables.votes.vote(table, person.user, "undo", True)
    again = await room.tables.play(table, ANA.user, "dig")
    assert again.table.view(None).piles[0] == ([*state.bag][stone(dug.table.story.moves + 1)],)
    for tables in (room.tables, room.fresh()):
        now = await tables.table(table)
        assert now.story.back_to(7).piles == dug.table.story.state.piles, "looking back"
        assert now.broken == "" and now.story.standings(PRESENTATIONS["quarry"].stand)
    await ended(room, table, (ANA, BEN, CHIE))
    header, entries = (await room.tables.table(table)).journal()
    *_, last = replay(QUARRY, *load(dump(header, entries)))
    assert isinstance(last.state, QuarryState) and last.state.piles == again.table.story.state.piles


async def test_a_table_from_before_goes_on_by_the_old_rule(room):
    """Its draws are keyed by entries, and its seed is drawn at the start, by itself."""

    async def aged(table):
        kept = {"chance": 1, "secret": "", "parts": []}
        query = update(game_table).where(game_table.c.id == table).values(kept)
        await room.store.database.write(lambda connection: connection.execute(query))

    lobby = (await room.open([ANA, BEN])).row.id
    await aged(lobby)
    await refused(room.tables.lobbies.add_word(lobby, ANA.user, "x"), LobbyError, "table-no-parts")
    begun = await room.tables.lobbies.start(lobby, ANA.user)
    assert (begun.row.chance, begun.row.parts, begun.row.origin) == (1, (), None) and len(
        begun.row.seed
    ) == 64
    assert begun.fingerprint == sha256(begun.row.seed.encode()).hexdigest()

    running = await room.start([ANA, BEN], clock="24h")
    await aged(running)
    room.tables = room.fresh()
    await room.bids(running, 3, 1)
    room.now.go(hours=20)
    await room.tables.presence.nudge(running, BEN.user)
    state = (await room.tables.table(running)).story.state
    dug = await room.tables.play(running, ANA.user, "dig")
    assert dug.entries[0].seq == 4
    seed = dug.table.row.seed
    assert dug.table.view(None).piles[0][0] == [*state.bag][Rng(seed, 4).below(len(state.bag))]
    assert (await room.fresh().table(running)).broken == ""


async def test_a_part_is_part_of_what_its_owner_is_given(room):
    table = await room.open([ANA, BEN])
    kept = (await room.store.everything_of(BEN.user))["tables"][0]
    assert kept["seat"]["part"] == table.seats[1].part
    said = repr(kept)
    assert table.row.secret not in said and table.seats[0].part not in said


async def test_the_secret_is_in_no_text_of_a_row(room):
    table = await room.tables.table(await room.start())
    said = repr(table) + repr(table.row) + repr(Change(table.row)) + repr(replace(table.row, head=1))
    assert table.row.secret not in said and table.row.seed not in said
    assert repr(table.row.origin).count(table.row.secret) == 0
