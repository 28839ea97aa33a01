"""What is counted, and what is said about it."""

import json
import logging
import re
from datetime import UTC, datetime

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import TestServer
from prometheus_client import REGISTRY, generate_latest

from cli.logs import JsonLines
from cogs.bot.connection import trace_requests
from cogs.messages.last_day import STEPS, Counts, History
from cogs.messages.message import Chart
from cogs.messages.metrics import INTERACTIONS, PROBLEMS, Problem
from cogs.panels.health import Status, status_message
from cogs.upkeep.measures import ALARM, WINDOW, Invalid
from cogs.upkeep.memory import resident
from data.records.parts import Part
from render.languages import LOCALES
from render.sentences import listed
from tables.clocks.outages import Reach
from tests.programs import ROOT
from tests.spoken import said, says


class Seconds:
    at = 0.0

    def __call__(self):
        return self.at


def test_refused_requests_are_counted_for_ten_minutes_and_alarm_once(caplog, monkeypatch):
    # Whatever another test has switched off.
    monkeypatch.setattr(logging.getLogger("cogs.upkeep.measures"), "disabled", False)
    now = Seconds()
    invalid = Invalid(now)
    for status, shared in ((200, False), (404, False), (429, True)):
        invalid.answered(status, shared)
    assert invalid.count == 0
    for _ in range(ALARM // 2):
        for status in (401, 403):
            assert not caplog.records
            invalid.answered(status, False)
    assert len(caplog.records) == 1 and "1000 requests were refused" in caplog.text
    invalid.answered(429, False)
    assert len(caplog.records) == 1 and invalid.count == ALARM + 1
    now.at = WINDOW
    assert invalid.count == 0
    for _ in range(ALARM):
        invalid.answered(429, False)
    assert len(caplog.records) == 2


@pytest.mark.parametrize(
    ("status", "reached"), [(200, True), (404, True), (401, False), (429, False), (500, False)]
)
async def test_an_answer_says_whether_discord_can_be_reached(status, reached):
    async def answer(request):
        return web.Response(status=status)

    async def ask():
        return False

    reach = Reach(ask, lambda: 0.0)
    reach.parts = {Part()}
    app = web.Application()
    app.router.add_get("/", answer)
    async with (
        TestServer(app) as server,
        ClientSession(trace_configs=[trace_requests(reach)]) as session,
        session.get(server.make_url("/")),
    ):
        pass
    assert await reach() == ((Part(),) if reached else ())


def test_the_last_day_by_half_hours():
    history = History()
    INTERACTIONS.labels("play").observe(0.1)
    PROBLEMS.labels(Problem.RULES).inc()
    history.tick()
    PROBLEMS.labels(Problem.INCIDENT).inc()
    assert history.steps == (Counts(1, 0, 0), Counts(0, 0, 1))
    for _ in range(STEPS + 3):
        history.tick()
    assert len(history.steps) == STEPS + 1 and history.steps[-1] == Counts()


def test_memory_of_processes():
    assert resident(["self"]) > 10_000_000
    assert resident([2**30, "nobody"]) == 0


def status(day):
    return Status(
        began=datetime(2026, 3, 1, 12, tzinfo=UTC),
        parts={"gateway": True, "heartbeat": True, "database": True, "workers": False},
        heartbeat=12.0,
        servers=1,
        running={"alhambra": 2, "yspahan": 1},
        people=7,
        behind=0,
        queues={"posts": 3},
        refused=4,
        memory=152_000_000,
        workers_memory=270_000_000,
        day=day,
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_owner_reads(locale):
    first = status_message(status((Counts(5, 3, 0),)), locale)
    games = listed(
        [f"{said(f'{game}-title', locale)} {count}" for game, count in (("alhambra", 2), ("yspahan", 1))],
        locale,
    )
    words = [
        f"❌ {said('status-workers', locale)}",
        said("status-servers", locale, servers=1, people=7),
        said("status-tables", locale, count=3, games=games, behind=0),
        said("status-lately", locale, interactions=5, pictures=3, problems=0),
    ]
    assert [each for each in words if each not in first.text] == [] and len(first.items) == 1
    assert says(first.text, "status-machine", locale, memory=152, workers=270)
    later = status_message(status((Counts(9, 9, 1), Counts(5, 3, 0))), locale)
    (chart,) = [each for each in later.items if isinstance(each, Chart)]
    assert chart.scores == ((9, 9, 1), (5, 3, 0)) and "14" in chart.alt


def test_a_record_is_a_line_of_json():
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("cogs", logging.ERROR, __file__, 1, "incident %s", ("0a1b",), info)
    line = JsonLines().format(record)
    assert "\n" not in line
    said = json.loads(line)
    assert (said["level"], said["message"]) == ("ERROR", "incident 0a1b") and "ValueError" in said[
        "traceback"
    ]


def test_the_dashboard_shows_what_there_is():
    dashboard = json.loads((ROOT / "deploy/grafana.json").read_text(encoding="utf-8"))
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"meeplepost_\w+", target["expr"])
    }
    offered = {family.name for family in REGISTRY.collect() if family.name.startswith("meeplepost_")}
    base = {re.sub(r"_(count|bucket|total)$", "", name) for name in asked}
    assert base == offered


def test_alerts_ask_for_what_there_is():
    """One each for what an owner must hear of; every measure is in what the port serves."""
    rules = re.findall(
        r"- alert: (\w+)\n +expr: (.*)\n", (ROOT / "deploy/alerts.yml").read_text(encoding="utf-8")
    )
    offered = set(re.findall(r"^# HELP (meeplepost_\w+) ", generate_latest().decode(), re.MULTILINE))
    asked = {name: set(re.findall(r"meeplepost_\w+", expression)) for name, expression in rules}
    assert len(rules) == 7 and all(asked.values())
    assert {name: wrong for name, measures in asked.items() if (wrong := measures - offered)} == {}


async def test_the_size_of_the_database_is_measured(store):
    assert await store.size() > 100_000
