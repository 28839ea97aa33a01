"""The port of health and measures, and `/bot status`, with the real bot."""

import os
import signal

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from cogs.bot.client import Client, Timing
from cogs.bot.worker_pool import Workers
from cogs.messages import metrics
from data.store import open_store
from tests.cogs.loopback.playing import SLOW
from tests.cogs.loopback.test_whole_game import open_table
from tests.spoken import said, says

LOOKED_UP = (metrics.INVALID, metrics.PEOPLE, metrics.SERVERS, metrics.READY, metrics.STORED)


async def test_health_measures_and_status(discord, tmp_path, time, monkeypatch):
    guild = discord.guild("Game night")
    store = await open_store(f"sqlite:///{tmp_path}/tables.sqlite3")
    client = Client(store, Workers(1), timing=Timing(time.now, time.sleep_until), monitor=("127.0.0.1", 0))
    await discord.run(client)
    ana, ben = guild.person("Ana"), guild.person("Ben")
    await open_table(discord, guild.channel("tables"), [ana, ben], "armadora", 2, 0)
    await client.posts.settle()
    client.owner_id = ana.id
    await client.wait_until_ready()

    async with aiohttp.ClientSession(f"http://127.0.0.1:{client.monitor.port}") as http:

        async def healthy():
            async with http.get("/health") as answer:
                return answer.status, {part for part, well in (await answer.json()).items() if not well}

        assert await healthy() == (200, set())
        for each in LOOKED_UP:
            each.set(-1)
        async with http.get("/metrics") as answer:
            families = {
                each.name: each.samples for each in text_string_to_metric_families(await answer.text())
            }
        stale = [name for name, samples in families.items() if any(each.value == -1 for each in samples)]
        assert stale == [], "what nothing counts on the way is looked up"
        tables = {tuple(each.labels.values()): each.value for each in families["meeplepost_tables"]}
        assert tables["armadora", "running"] == 1
        kinds = {each.labels.get("kind") for each in families["meeplepost_interaction_seconds"]}
        assert {"/table new", "join", "start"} <= kinds
        assert families["meeplepost_gateway_ready"][0].value == 1
        assert families["meeplepost_database_seconds"] and families["meeplepost_picture_seconds"]
        assert {each.labels["status"] for each in families["meeplepost_discord_requests"]} >= {"200", "201"}
        assert all(each.value > 10_000_000 for each in families["meeplepost_memory_bytes"])
        assert families["meeplepost_database_bytes"][0].value > 100_000
        assert [each.labels["shard"] for each in families["meeplepost_shard_latency_seconds"]] == ["0"]
        measured = str(families)
        assert not any(str(secret) in measured for secret in (ana.id, ben.id, "Ana", discord.token))

        reply = await ana.slash(ana.dm, "bot status")
        assert f"✅ {said('status-workers')}" in (await reply.settled(SLOW)).text
        refused = await ben.slash(ben.dm, "bot status")
        assert says((await refused.settled(SLOW)).text, "status-not-owner")

        # A worker that hangs and a connection that is lost are told.
        (worker,) = client.processes
        os.kill(worker, signal.SIGSTOP)
        with monkeypatch.context() as hasty:
            hasty.setattr("cogs.upkeep.health.PATIENCE", 2.0)  # time enough for the database
            assert await healthy() == (503, {"workers"})
        os.kill(worker, signal.SIGCONT)
        monkeypatch.setattr("cogs.upkeep.health.PATIENCE", SLOW)
        monkeypatch.setattr("cogs.upkeep.health.OLDEST_BEAT", -1.0)
        assert await healthy() == (503, {"heartbeat"})
    await discord.stop(client)
