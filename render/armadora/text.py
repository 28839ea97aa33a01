"""Armadöra in words: alt text, the board as lines, counts. Only from the view, so it tells no more than the picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.armadora.board import EDGES, ROWS, SQUARES, Edge, Square
from engines.armadora.content import Race
from engines.armadora.foresight import disputed
from engines.armadora.notes import hand_text, party
from engines.armadora.scoring import name_of
from engines.armadora.state import SIDES
from engines.armadora.view import ArmadoraView, SeenArea, SeenWarrior
from engines.core.text import Seat, Several, Text, Value, Who, say
from render.drawing.changes import also_new
from render.renderer import Summary


def alt(view: ArmadoraView) -> list[Text]:
    """The alt text: what changed, the areas with who stands there, the players, the supply."""
    texts = [*_ended(view), *_news(view)]
    texts += [_area(view, area) for area in view.areas]
    texts += [_player(view, seat) for seat in range(len(view.players))]
    texts += _teams(view)
    texts.append(_supply(view))
    texts += _known(view)
    if view.hand is not None and any(view.hand):
        texts.append(_hand(view.hand))
    return texts


def beside(view: ArmadoraView, squares: Sequence[Square]) -> list[Text]:
    """A preview in words: the land, or the squares of a part of it; and the row below, with the own tiles where no areas are disputed.

    Args:
        squares: of that part; none where all of the land is shown.
    """
    texts = _news(view)
    if squares:
        rows = (_row(view, row, squares) for row in ROWS if any(at.row == row for at in squares))
        inside = [edge for edge in view.palisades if edge.a in squares or edge.b in squares]
        texts += [*rows, *([say("armadora-text-palisades", edges=_listed((*inside,)))] if inside else [])]
    else:
        texts += [*(_area(view, area) for area in view.areas), *_known(view)]
    if not disputed(view):
        if view.hand is not None and any(view.hand):
            texts.append(_hand(view.hand))
        left = tuple(
            say("armadora-alt-left", who=Who(seat), count=player.tiles)
            for seat, player in enumerate(view.players)
            if seat != view.seat and player.tiles
        )
        texts += [say("armadora-alt-others", counts=Several(left))] if left else []
    return [*texts, _supply(view)]


def text_board(view: ArmadoraView) -> list[Text]:
    """Every square row by row, then palisades, edges, areas, players and whose turn it is."""
    lines = [_row(view, row, SQUARES) for row in ROWS]
    if view.palisades:
        lines.append(say("armadora-text-palisades", edges=_listed(view.palisades)))
    lines.append(_supply(view))
    if view.supply and not view.over:
        lines.append(_open_edges(view))
    for area in view.areas:
        lines.append(_area(view, area))
        squares = " ".join(map(str, area.squares))
        lines.append(say("armadora-text-squares", squares=squares, full=int(area.full)))
    lines += [_player(view, seat) for seat in range(len(view.players))]
    lines += [
        say("armadora-text-skipped", who=Who(seat))
        for seat, player in enumerate(view.players)
        if player.skipped and not view.over
    ]
    lines += _teams(view)
    lines += _hands(view)
    return [*_turn(view), *lines]


def summary(view: ArmadoraView) -> Summary:
    """Tiles and tokens per seat, palisades for all; the gold once the game is over."""
    return Summary(tuple(_counts(view, seat) for seat in range(len(view.players))), _supply(view))


def earlier(view: ArmadoraView) -> list[tuple[Seat | None, Square | Edge]]:
    """What has changed since the position that the view is compared with, before the newest turn, and whose it is."""
    if view.before is None:
        return []
    stood = {(seen.at, seen.arrows, seen.reinforced) for seen in view.before.warriors}
    warriors: list[tuple[Seat | None, Square | Edge]] = [
        (seen.seat, seen.at)
        for seen in view.warriors
        if (seen.at, seen.arrows, seen.reinforced) not in stood and seen.at not in view.fresh
    ]
    edges = [edge for edge in view.palisades if edge not in view.before.palisades and edge not in view.fresh]
    return warriors + [(None, edge) for edge in edges]


def _news(view: ArmadoraView) -> list[Text]:
    """What the last turn did, and what has changed before it since the position that the view is compared with."""
    texts: list[Text] = []
    if view.fresh and view.fresh_seat is not None:
        places: dict[str, list[str]] = {}
        for deed, place in _deeds(view):
            places.setdefault(deed, []).append(str(place))
        deeds = (
            say(f"armadora-alt-{deed}", places=Several((*done,)), count=len(done))
            for deed, done in places.items()
        )
        texts.append(say("armadora-alt-fresh", who=Who(view.fresh_seat), deeds=Several(tuple(deeds))))
    return texts + also_new((seat, str(place)) for seat, place in earlier(view))


def _deeds(view: ArmadoraView) -> Iterator[tuple[str, Square | Edge]]:
    """What was done at each place of the last turn: on a rival's warrior a power was used; an own one was placed or reinforced."""
    warriors = {seen.at: seen for seen in view.warriors}
    seen_before: set[Square] = set()
    for place in view.fresh:
        if isinstance(place, Edge):
            yield "fenced", place
            continue
        warrior = warriors[place]
        if warrior.seat != view.fresh_seat:
            deed = "looked" if view.players[view.fresh_seat or 0].race is Race.MAGE else "shot"
        elif place in seen_before or (warrior.reinforced and view.fresh.count(place) == 1):
            deed = "reinforced"
        else:
            deed = "placed"
        seen_before.add(place)
        yield deed, place


def _listed(places: tuple[object, ...]) -> Several:
    return Several(tuple(str(place) for place in places))


def _supply(view: ArmadoraView) -> Text:
    return say("armadora-summary-palisades", count=view.supply)


def _hand(hand: tuple[int, ...]) -> Text:
    held: tuple[Value, ...] = tuple(
        say("armadora-alt-held", count=count, strength=strength)
        for strength, count in enumerate(hand, 1)
        if count
    )
    return say("armadora-alt-hand", tiles=Several(held))


def _known(view: ArmadoraView) -> list[Text]:
    """The strengths of face-down warriors that the viewer knows: their own, and those they have looked at."""
    places: dict[int, list[str]] = {}
    for seen in view.warriors:
        if seen.strength is not None and not seen.face_up:
            places.setdefault(seen.strength, []).append(str(seen.at))
    known: tuple[Value, ...] = tuple(
        say("armadora-alt-strength", strength=strength, places=" ".join(there))
        for strength, there in sorted(places.items(), reverse=True)
    )
    return [say("armadora-alt-known", tiles=Several(known))] if known and not view.over else []


def _ended(view: ArmadoraView) -> list[Text]:
    """That nobody is asked any more."""
    return [] if view.asks else [say("armadora-text-over")]


def _turn(view: ArmadoraView) -> list[Text]:
    """The last change, and who does what now."""
    lines = _news(view)
    if ended := _ended(view):
        return [*lines, *ended]
    step = type(view.asks[-1]).__name__
    lines.append(say("armadora-text-turn", who=Who(view.asks[-1].seats[0]), step=step))
    if len(view.asks) > 1:
        waiting = tuple(Who(ask.seats[0]) for ask in view.asks[-2:0:-1])
        lines.append(
            say(
                "armadora-text-choosing",
                who=Several(waiting),
                count=len(waiting),
                first=Who(view.asks[0].seats[0]),
            )
        )
    return lines


def _open_edges(view: ArmadoraView) -> Text:
    """Where a palisade may go, or where not, whichever is shorter."""
    taken = {*view.open_edges, *view.palisades}
    closed = tuple(edge for edge in EDGES if edge not in taken)
    if len(closed) < len(view.open_edges):
        return say("armadora-text-open-but", count=len(closed), edges=_listed(closed))
    return say("armadora-text-open", count=len(view.open_edges), edges=_listed(view.open_edges))


def _teams(view: ArmadoraView) -> list[Text]:
    """Who plays together, where there are teams (rules §12)."""
    sides = SIDES[view.setup.seats]
    if len(sides) == view.setup.seats:
        return []
    one, other = (Several(tuple(map(Who, side))) for side in sides)
    return [say("armadora-text-teams", one=one, other=other)]


def _hands(view: ArmadoraView) -> list[Text]:
    """The viewer's own hand; everybody's that was not used up, once the game is over."""
    if view.hands is not None:
        return [
            say("armadora-unused", who=Who(seat), tiles=hand_text(hand))
            for seat, hand in enumerate(view.hands)
            if any(hand)
        ]
    return [_hand(view.hand)] if view.hand is not None and any(view.hand) else []


def _area(view: ArmadoraView, area: SeenArea) -> Text:
    """Who stands there, or who got what."""
    anchor, squares = str(name_of(area.squares, dict(view.gold))), len(area.squares)
    if view.over and area.takers:
        takers = tuple(party(side) for side in SIDES[view.setup.seats] if set(side) & set(area.takers))
        return say(
            "armadora-alt-taken",
            area=anchor,
            gold=area.gold,
            takers=Several(takers),
            share=area.share,
            sides=len(takers),
        )
    inside = set(area.squares)
    counts = [
        sum(seen.seat == seat and seen.at in inside for seen in view.warriors)
        for seat in range(len(view.players))
    ]
    many = len(view.players) > 3  # their names in every area would be too long for an alt text
    troops: tuple[Value, ...] = tuple(
        say("armadora-alt-race-troop", who=_people(view, seat), count=count)
        if many
        else say("armadora-alt-troop", who=Who(seat), count=count)
        for seat, count in enumerate(counts)
        if count
    )
    values: dict[str, Value] = {
        "area": anchor,
        "whole": int(len(view.areas) == 1),
        "squares": squares,
        "gold": area.gold,
    }
    if not troops:
        return say("armadora-alt-empty", **values)
    return say("armadora-alt-area", troops=Several(troops), **values)


def _people(view: ArmadoraView, seat: Seat) -> Text:
    """Whose warriors a seat has."""
    race = view.players[seat].race
    return say("armadora-alt-race", race="none" if race is None else race.value)


def _player(view: ArmadoraView, seat: Seat) -> Text:
    return say("armadora-alt-player", race=_people(view, seat), who=Who(seat), counts=_counts(view, seat))


def _counts(view: ArmadoraView, seat: Seat) -> Text:
    player = view.players[seat]
    if view.totals is not None:
        return say("armadora-summary-gold", gold=view.totals[seat])
    passed = int(player.passed)
    if view.setup.option("advanced") == "yes":
        token = int(player.reinforcement)
        return say(
            "armadora-summary-advanced", tiles=player.tiles, powers=player.powers, token=token, passed=passed
        )
    return say("armadora-summary-tiles", tiles=player.tiles, passed=passed)


def _row(view: ArmadoraView, row: int, shown: Sequence[Square]) -> Text:
    gold = dict(view.gold)
    standing = {seen.at: seen for seen in view.warriors}
    squares: list[Value] = []
    for at in (at for at in shown if at.row == row):
        if at in gold:
            squares.append(say("armadora-text-gold", at=str(at), gold=gold[at]))
        elif at in standing:
            squares.append(_warrior(view, standing[at]))
        else:
            squares.append(say("armadora-text-free", at=str(at)))
    return say("armadora-text-row", row=row, squares=Several(tuple(squares)))


def _warrior(view: ArmadoraView, seen: SeenWarrior) -> Text:
    return say(
        "armadora-text-warrior",
        at=str(seen.at),
        race=_people(view, seen.seat),
        strength=seen.strength or 0,
        arrows=seen.arrows,
        token=int(seen.reinforced),
        face=int(seen.face_up),
        seen=int(seen.looked_at),
    )
