"""Actions at leagues and tournaments: signing up, starting, organising; and the task that lets events go on by
themselves.

An event goes on whenever somebody wakes it: it takes in the results of its games, draws what comes next, and opens tables. Each step is one transaction that holds only
if nobody else has taken one meanwhile, and the id of a game is settled before its table is opened: so after a crash, and with several processes, every game begins once.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import combinations

from community.leagues import draws, lines
from community.leagues.event import Event, after
from community.leagues.league import League
from community.leagues.lines import Line, Opened, format_line
from community.leagues.pairing import Pair, pair
from community.leagues.rules import FEWEST_ENTRANTS, MOST_ENTRANTS
from community.leagues.standings import ladder
from community.statistics.finished import are_places
from data.records.enums import Seating
from data.records.events import EntrantRow, EventChange, EventLine, EventRow, Format, Phase
from data.records.failures import Raced
from data.records.ids import fresh_id
from data.records.people import Person
from data.records.ratings import size_of
from data.store import Store
from engines import GAMES
from engines.core.fairness import SECRET_BYTES
from engines.core.game import AnyGame
from engines.core.text import GameError, say
from tables.keyed_jobs import Wakeups
from tables.lobby_rules import checked_setup
from tables.opening import Opening
from tables.service import Tables

log = logging.getLogger(__name__)

MOST_OPEN = 10
"""Events of a server that go on at a time."""
MOST_OWN, MOST_A_DAY = 3, 5
"""Events of one organiser that go on at a time, and that they open in 24 hours; those who moderate tables are not counted."""

Draw = Callable[[Event, tuple[str, ...], frozenset[Pair]], Awaitable[list[Line]]]
"""Works out what comes next, away from the event loop; see `coming_with_ids`."""


class EventError(GameError):
    """An action does not fit the event's present state."""


class NoEvent(GameError):
    """There is no such event."""


def coming_with_ids(event: Event, ids: tuple[str, ...], apart: frozenset[Pair]) -> list[Line]:
    """Run `draws.next_lines` with given ids; a job for a worker."""
    return draws.next_lines(event, iter(ids), apart)


def fewest_of(game: AnyGame, seats: int, options: Mapping[str, str]) -> int:
    """The smallest table of a game whose options fit it and every size up to `seats`.

    Raises:
        EventError: they do not fit a table of `seats`.
    """
    fewest = seats + 1
    for size in range(seats, 1, -1):
        try:
            if size not in game.seats:
                break
            game.setup(size, **options)
        except (GameError, ValueError):
            break
        fewest = size
    if fewest > seats:
        raise EventError(
            say("event-no-such-count", seats=seats, fewest=min(game.seats), most=max(game.seats))
        )
    return fewest


@dataclass(frozen=True, slots=True)
class _Step:
    """Lines to add to an event's journal, with the people concerned."""

    lines: tuple[Line, ...]
    entrants: tuple[EntrantRow, ...] = ()
    leaving: tuple[int, ...] = ()


class Events:
    """All events of a store.

    Every method that takes an event's id raises `NoEvent` where there is none, and `EventError` where it does not fit how that stands.

    Args:
        draw: `coming_with_ids`, away from the event loop.
        secret: makes a number of bytes that nobody can guess, in hexadecimal digits.
        keep: for how long an event is kept in which nothing happens; for good if that is nothing.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        draw: Draw,
        *,
        now: Callable[[], datetime],
        secret: Callable[[int], str],
        games: Mapping[str, AnyGame] = GAMES,
        keep: timedelta = timedelta(),
    ) -> None:
        self._keep = keep
        self._store = store
        self._tables = tables
        self._draw = draw
        self._now = now
        self._secret = secret
        self._games = games
        self._listeners: list[Callable[[str], None]] = []
        self._wakeups = Wakeups("event", self._go_on, self._failed)
        self._ends = Wakeups("event of table", self._ended, self._failed)

    def listen(self, listener: Callable[[str], None]) -> None:
        """Have `listener` called with an event's id after every change."""
        self._listeners.append(listener)

    # What people do.

    def fresh_id(self) -> str:
        """An id for an event that is to be created."""
        return fresh_id(self._secret)

    async def create(self, row: EventRow, moderates: bool = False) -> League:
        """Open the sign-up for an event.

        Args:
            moderates: whether its organiser moderates tables there.

        Raises:
            EventError: there are too many on the server already, or too many of this organiser's.
        """
        latest = await self._store.events_in(row.guild, 100)
        own = [each for each in latest if each.organiser == row.organiser]
        if sum(each.phase in _GOING_ON for each in latest) >= MOST_OPEN:
            raise EventError(say("event-too-many", most=MOST_OPEN))
        if not moderates and sum(each.phase in _GOING_ON for each in own) >= MOST_OWN:
            raise EventError(say("event-too-many-own", most=MOST_OWN))
        if not moderates and sum(each.created_at > row.created_at - _DAY for each in own) >= MOST_A_DAY:
            raise EventError(say("event-too-many-today", most=MOST_A_DAY))
        await self._store.create_event(row)
        self._told(row.id)
        return await self.read(row.id)

    async def read(self, event: str) -> League:
        """An event as it is now, in the language that its server has settled since."""
        found = await self._store.event(event)
        if found is None:
            raise NoEvent(say("event-none"))
        locale = (await self._store.guild(found.row.guild)).locale or found.row.locale
        return League(replace(found.row, locale=locale), found.entrants, found.journal)

    async def join(self, event: str, person: Person) -> League:
        """Sign up.

        Raises:
            EventError: it has begun, is full, or they have; or they are barred, or not to be seated with somebody who has signed up.
        """
        guild = (await self.read(event)).row.guild
        restrictions = await self._store.restrictions([person.user], guild, self._now())

        def step(now: League) -> _Step:
            _refuse_begun(now)
            if now.number_of(person.user) is not None:
                raise EventError(say("event-signed-up-already"))
            if len(now.event.entrants) >= MOST_ENTRANTS:
                raise EventError(say("event-full", most=MOST_ENTRANTS))
            reason = restrictions.why_not(person.user, [each.person for each in now.entrants])
            if reason is not None:
                raise EventError(reason)
            number = now.event.joined + 1
            row = EntrantRow(event, number, person.user, person.name)
            return _Step((lines.Joined(number),), (row,))

        await self._store.remember_locale(person.user, person.locale)
        return await self._change(event, step)

    async def leave(self, event: str, user: int) -> League:
        """Sign off, or withdraw after the start: the running game goes on, and no other begins."""

        def step(now: League) -> _Step:
            number = now.number_of(user)
            if number is None or number in now.event.gone:
                raise EventError(say("event-not-joined"))
            if now.event.phase is Phase.OPEN:
                return _Step((lines.Left(number),), leaving=(number,))
            return self._withdrawn(now, number)

        return await self._change(event, step)

    # What organisers do.

    async def choose(self, event: str, option: str, choice: str) -> League:
        """Set one option of the game, as at an ordinary table.

        Raises:
            LobbyError: there is no such option or choice, or it does not fit the others.
        """

        def step(now: League) -> _Step | None:
            _refuse_begun(now)
            game, seats = self._games[now.row.game], now.row.seats
            options = dict(checked_setup(game, seats, {**now.options, option: choice}).options)
            if options == now.options:
                return None
            settled = tuple(f"{name}={each}" for name, each in options.items())
            return _Step((lines.Chosen(fewest_of(game, seats, options), settled),))

        return await self._change(event, step)

    async def start(self, event: str) -> League:
        """Close the sign-up and start. The field is ordered by the season before, then by rating on this server, then
        by lot.

        Raises:
            EventError: too few have signed up, or it has begun.
        """
        seed = self._secret(SECRET_BYTES)
        known = await self.read(event)
        strengths = await self._strengths(known)
        before: list[int] = []
        if known.row.follows is not None:
            last = await self.read(known.row.follows)
            people = [last.entrant(each).person for each in ladder(last.event)]
            before = [number for each in people if (number := known.number_of(each)) is not None]

        def step(now: League) -> _Step:
            _refuse_begun(now)
            fewest = max(FEWEST_ENTRANTS, now.event.rules.fewest)
            if len(now.event.entrants) < fewest:
                raise EventError(say("event-too-few", fewest=fewest, joined=len(now.event.entrants)))
            there = [each for each in before if each in now.event.entrants]
            return _Step((draws.start(now.event, seed, strengths, there),))

        return await self._change(event, step)

    async def pause(self, event: str) -> League:
        """Start no new games until `resume`; running ones go on."""
        return await self._turn(event, Phase.RUNNING, lines.Paused())

    async def resume(self, event: str) -> League:
        """End a pause."""
        return await self._turn(event, Phase.PAUSED, lines.Resumed())

    async def cancel(self, event: str) -> League:
        """Cancel an event; running games go on as any others."""

        def step(now: League) -> _Step:
            if now.event.phase not in _GOING_ON:
                raise EventError(say("event-over"))
            return _Step((lines.Cancelled(),))

        return await self._change(event, step)

    async def withdraw(self, event: str, number: int, by: int) -> League:
        """Take an entrant out: the running game goes on, and no other begins.

        Raises:
            EventError: the event is not running, or whoever does it is another entrant.
        """

        def step(now: League) -> _Step:
            _refuse_rival(now, number, by)
            return self._withdrawn(now, number)

        return await self._change(event, step)

    async def replace(self, event: str, number: int, person: Person, by: int) -> League:
        """Put somebody else in an entrant's place, with its points; a running game stays with its player.

        Raises:
            EventError: they take part already, are barred, or not to be seated with others there; or whoever does it is another
                entrant.
        """
        guild = (await self.read(event)).row.guild
        restrictions = await self._store.restrictions([person.user], guild, self._now())

        def step(now: League) -> _Step:
            if now.event.phase not in (Phase.RUNNING, Phase.PAUSED) or number not in now.event.order:
                raise EventError(say("event-not-running"))
            _refuse_rival(now, number, by)
            if now.number_of(person.user) is not None:
                raise EventError(say("event-joined-already"))
            others = [each.person for each in now.entrants if each.number != number]
            reason = restrictions.why_not(person.user, others)
            if reason is not None:
                raise EventError(reason)
            row = EntrantRow(event, number, person.user, person.name)
            return _Step((lines.Replaced(number),), (row,))

        await self._store.remember_locale(person.user, person.locale)
        return await self._change(event, step)

    async def fix(self, event: str, number: int, places: tuple[int, ...], by: int) -> League:
        """Set the places of a table, whatever its game says.

        Args:
            places: in the order in which the table was drawn.

        Raises:
            EventError: there is no such table, the places make no sense, or whoever does it played there.
        """

        def step(now: League) -> _Step:
            match = next((each for each in now.event.matches if each.number == number), None)
            if match is None or now.event.phase is Phase.CANCELLED:
                raise EventError(say("event-no-match"))
            if now.number_of(by) in (*match.seats, *match.playing):
                raise EventError(say("event-own-interest"))
            seats = len(match.seats)
            if not are_places(places, seats):
                raise EventError(
                    say("event-places", seats=seats, example=" ".join(map(str, range(1, seats + 1))))
                )
            return _Step((lines.Fixed(number, places),))

        return await self._change(event, step)

    async def next_season(self, event: str, organiser: int, moderates: bool = False) -> League:
        """Open the sign-up for the next season, once; everybody who took part is signed up.

        Raises:
            EventError: this is no league that is over, or there are too many events already.
        """
        before = await self.read(event)
        if before.row.format is not Format.LEAGUE or before.event.phase is not Phase.OVER:
            raise EventError(say("event-not-over"))
        found = await self._store.event_after(event)
        if found is None:
            row = before.row
            following = EventRow(
                self.fresh_id(), row.guild, row.channel, organiser, row.name, row.game,
                tuple(before.options.items()), row.clock, row.rated,
                row.locale, row.format, row.seats, before.event.rules.fewest, row.rounds, row.division, self._now(), follows=event,
            )  # fmt: skip
            try:
                found = (await self.create(following, moderates)).row.id
            except Raced:
                found = await self._store.event_after(event)
        assert found is not None
        people = [before.entrant(each) for each in ladder(before.event)]

        def step(now: League) -> _Step | None:
            if now.row.head:
                return None
            rows = [each for each in people if not each.forgotten]
            entrants = tuple(
                EntrantRow(now.row.id, number, each.person, each.name) for number, each in enumerate(rows, 1)
            )
            return _Step(tuple(lines.Joined(each.number) for each in entrants), entrants)

        return await self._change(found, step)

    # Going on by itself.

    def wake(self, event: str) -> None:
        """Let an event go on soon."""
        self._wakeups.wake(event)

    async def look(self) -> datetime | None:
        """Let every event go on that can, after a start and now and then; remove those no longer kept."""
        if self._keep:
            await self._store.drop_events(self._now() - self._keep)
        for event in await self._store.unfinished_events():
            self.wake(event)
            self._told(event)
        return None

    def ended(self, table: str) -> None:
        """Let an event go on after one of its tables has ended or was corrected."""
        self._ends.wake(table)

    async def settle(self) -> None:
        """Wait until every woken event has gone on or was put off."""
        await self._ends.settle()
        await self._wakeups.settle()

    async def close(self) -> None:
        """Stop; the rest follows after the next start."""
        await self._ends.close()
        await self._wakeups.close()

    async def _ended(self, table: str) -> None:
        event = await self._store.event_of(table)
        if event is not None:
            self.wake(event)

    async def _go_on(self, event: str) -> None:
        """Do everything for an event that can be done now."""
        while True:
            try:
                now = await self.read(event)
                if now.event.phase is Phase.CANCELLED:
                    return
                step = await self._next(now)
                if step is not None:
                    await self._commit(now, step)
                elif not await self._opened_one(now):
                    return
            except Raced:
                continue

    async def _next(self, now: League) -> _Step | None:
        """The next lines to write, except for opening tables."""
        event = now.event
        if event.phase is Phase.OPEN:
            forgotten = tuple(each.number for each in now.entrants if each.forgotten)
            return _Step(tuple(map(lines.Left, forgotten)), leaving=forgotten) if forgotten else None
        if results := await self._results(event):
            return _Step(tuple(results))
        if event.phase is not Phase.RUNNING:
            return None
        people = {each.number: each.person for each in now.entrants if not each.forgotten}
        restrictions = await self._store.restrictions(sorted(people.values()), now.row.guild, self._now())
        barred = {bar.user for bar in restrictions.bars}
        lost = [each for each in event.active if each not in people or people[each] in barred]
        if lost:
            return _Step(tuple(map(lines.Withdrawn, lost)))
        if len(event.active) < 2 and not any(each.running for each in event.matches):
            return _Step((lines.Ended(),))
        apart = frozenset(
            pair(one, other)
            for one, other in combinations(sorted(people), 2)
            if restrictions.apart(people[one], people[other])
        )
        if all(each.over for each in event.matches):
            most = len(event.order) * max(1, event.rules.rounds + event.rules.seats)
            coming = await self._draw(event, tuple(self.fresh_id() for _ in range(most)), apart)
        else:
            coming = draws.next_lines(event, iter(()), apart)  # walkovers alone
        return _Step(tuple(coming)) if coming else None

    async def _results(self, event: Event) -> list[Line]:
        """Results of games that have ended, or were corrected since."""
        begun = {each.table: each for each in event.matches if each.playing and not each.fixed}
        found: list[Line] = []
        for table, outcome in (await self._store.outcomes(sorted(begun))).items():
            match = begun[table]
            if len(outcome.places) != len(match.playing):
                continue
            places = draws.places_with(match, outcome.places)
            scores = outcome.scores if len(match.playing) == len(match.seats) else ()
            if (match.places, match.scores) != (places, scores):
                found.append(lines.Result(match.number, places, scores))
        return found

    async def _opened_one(self, now: League) -> bool:
        """Open the next table whose people are free, if there is one."""
        for opened in draws.to_open(now.event):
            await self._open(now, opened)
            await self._commit(now, _Step((opened,)))
            return True
        return False

    async def _open(self, now: League, opened: Opened) -> None:
        """Open the table of a match; an existing one stays as it is."""
        row, match = now.row, now.event.matches[opened.number - 1]
        people = [await self._person(now, each) for each in opened.seats]
        await self._tables.lobbies.open(
            row.game,
            people[0],
            Opening(
                guild=row.guild, channel=row.channel, seats=len(people), options=now.options, locale=row.locale,
                clock=row.clock, seating=Seating.JOINED, rated=row.rated, others=people[1:], starts_full=True,
                id=match.table,
            ),
        )  # fmt: skip

    async def _person(self, now: League, number: int) -> Person:
        row = now.entrant(number)
        known = await self._store.person(row.person)
        return Person(row.person, row.name, known.locale if known is not None else now.row.locale)

    async def _strengths(self, known: League) -> dict[int, float]:
        """The entrants' ratings in this game at this size on this server."""
        row = known.row
        found = {}
        for each in known.entrants:
            for rated in await self._store.ratings_of(each.person, row.guild):
                if (rated.game, rated.size) == (row.game, size_of(row.seats)):
                    found[each.number] = rated.skill.mu
        return found

    # Changing.

    async def _turn(self, event: str, phase: Phase, line: Line) -> League:
        def step(now: League) -> _Step:
            if now.event.phase is not phase:
                raise EventError(say("event-not-running"))
            return _Step((line,))

        return await self._change(event, step)

    def _withdrawn(self, now: League, number: int) -> _Step:
        if now.event.phase not in (Phase.RUNNING, Phase.PAUSED) or number not in now.event.active:
            raise EventError(say("event-not-running"))
        return _Step((lines.Withdrawn(number),))

    async def _change(self, event: str, step: Callable[[League], _Step | None]) -> League:
        """Take a step, worked out again as often as others were faster."""
        while True:
            now = await self.read(event)
            wanted = step(now)
            if wanted is None:
                return now
            try:
                await self._commit(now, wanted)
            except Raced:
                continue
            self.wake(event)
            return await self.read(event)

    async def _commit(self, now: League, step: _Step) -> None:
        row, at = now.row, self._now()
        event = now.event
        for line in step.lines:
            event = after(event, line)
        journal = tuple(
            EventLine(row.id, seq, format_line(line), at) for seq, line in enumerate(step.lines, row.head + 1)
        )
        tables = tuple(each.table for each in step.lines if isinstance(each, lines.Drawn))
        await self._store.change_event(
            EventChange(row.id, row.head, journal, event.phase, step.entrants, step.leaving, tables)
        )
        self._told(row.id)

    def _told(self, event: str) -> None:
        for listener in self._listeners:
            listener(event)

    def _failed(self, event: str, error: Exception, seconds: int) -> None:
        log.warning("event %s goes on again in %s s: %s", event, seconds, error, exc_info=error)


_DAY = timedelta(days=1)
_GOING_ON: Iterable[Phase] = (Phase.OPEN, Phase.RUNNING, Phase.PAUSED)


def _refuse_rival(now: League, number: int, by: int) -> None:
    """Refuse to let one entrant decide whether another one goes on."""
    own = now.number_of(by)
    if own in now.event.active and own != number:
        raise EventError(say("event-own-interest"))


def _refuse_begun(now: League) -> None:
    if now.event.phase is not Phase.OPEN:
        raise EventError(say("event-begun"))
