"""Carcassonne in words: alt text, the board as lines, counts. Only from the view, so it tells no more than the picture."""

from __future__ import annotations

from engines.carcassonne.cells import column, row
from engines.carcassonne.content import TILES, Goods, Kind, Piece
from engines.carcassonne.notes import tile_text
from engines.carcassonne.view import CarcassonneView, SeenFeature
from engines.core.text import Seat, Several, Text, Value, Who, say
from render.renderer import Summary

_ALT_FEATURES = 8
_TEXT_FEATURES = 28


def alt(view: CarcassonneView) -> list[Text]:
    """What changed, the weightiest features that somebody holds, the players, the stack."""
    texts: list[Text] = []
    if view.fresh and view.fresh_seat is not None:
        cells = Several(tuple(map(str, view.fresh)))
        texts.append(say("carcassonne-alt-fresh", who=Who(view.fresh_seat), cells=cells))
    held = _held(view)
    texts += [_feature(feature) for feature in held[:_ALT_FEATURES]]
    if len(held) > _ALT_FEATURES:
        texts.append(say("carcassonne-alt-more", count=len(held) - _ALT_FEATURES))
    texts += [
        say("carcassonne-alt-player", who=Who(seat), points=player.score)
        for seat, player in enumerate(view.players)
    ]
    texts.append(_stack(view))
    return texts


def text_board(view: CarcassonneView) -> list[Text]:
    """Players, features that somebody holds, open ones that nobody does, where the own tile fits, and every tile by rows."""
    lines = [
        say("carcassonne-text-player", who=Who(seat), points=player.score, counts=_counts(view, seat))
        for seat, player in enumerate(view.players)
    ]
    lines.append(_stack(view))
    held = _held(view)
    lines += [_feature(feature) for feature in held[:_TEXT_FEATURES]]
    if len(held) > _TEXT_FEATURES:
        lines.append(say("carcassonne-alt-more", count=len(held) - _TEXT_FEATURES))
    if free := [str(one.at) for one in view.features if _free_city(one)]:
        lines.append(say("carcassonne-text-free", cells=Several(tuple(free[:20]))))
    for fit in view.fits:
        cells = Several(tuple(str(at) for at, _ in fit.places[:24]))
        lines.append(
            say("carcassonne-text-fits", tile=tile_text(fit.tile), count=len(fit.places), cells=cells)
        )
    lines.append(say("carcassonne-text-legend"))
    for y in sorted({seen.at.y for seen in view.tiles}):
        tiles = sorted((seen for seen in view.tiles if seen.at.y == y), key=lambda seen: seen.at.x)
        cells = Several(
            tuple(f"{column(seen.at.x)} {TILES[seen.tile].faces[seen.turn.quarters].edges}" for seen in tiles)
        )
        lines.append(say("carcassonne-text-row", row=row(y), cells=cells))
    return lines


def summary(view: CarcassonneView) -> Summary:
    """Pieces, goods and the next tile per seat; the tiles left for all."""
    seats = (
        say("carcassonne-summary-seat", points=player.score, counts=_counts(view, seat))
        for seat, player in enumerate(view.players)
    )
    return Summary(tuple(seats), _stack(view))


def _held(view: CarcassonneView) -> list[SeenFeature]:
    """Unfinished features with followers, the most valuable first."""
    held = [feature for feature in view.features if feature.followers and not feature.complete]
    return sorted(held, key=lambda feature: (-feature.value, feature.name))


def _free_city(feature: SeenFeature) -> bool:
    return feature.kind is Kind.CITY and not feature.complete and not feature.followers


def _feature(feature: SeenFeature) -> Text:
    who = Several(tuple(Who(seat) for seat, _ in feature.followers))
    owners = Several(tuple(map(Who, feature.owners)))
    if len(feature.followers) == len(feature.owners):
        held: Text = say("carcassonne-alt-held", who=owners)
    else:
        held = say("carcassonne-alt-contested", who=who, owners=owners)
    if feature.kind is Kind.FIELD:
        return say(
            "carcassonne-alt-field",
            at=str(feature.at),
            cities=feature.cities,
            points=feature.value,
            held=held,
        )
    return say(
        f"carcassonne-alt-{feature.kind.value}",
        at=str(feature.at),
        tiles=feature.size,
        open=feature.open,
        points=feature.value,
        held=held,
    )


def _stack(view: CarcassonneView) -> Text:
    if view.removed:
        return say("carcassonne-summary-stack-removed", count=view.stack, removed=len(view.removed))
    return say("carcassonne-summary-stack", count=view.stack)


def _counts(view: CarcassonneView, seat: Seat) -> Text:
    player = view.players[seat]
    counts: list[Value] = [say("carcassonne-summary-followers", count=player.supply[0])]
    counts += [
        say(f"carcassonne-summary-{piece.value}")
        for piece, count in zip(Piece, player.supply, strict=True)
        if piece is not Piece.NORMAL and count
    ]
    counts += [
        say(f"carcassonne-goods-{goods.value}", count=count)
        for goods, count in zip(Goods, player.goods, strict=True)
        if count
    ]
    if view.setup.option("hand") == "three":
        counts.append(say("carcassonne-summary-hidden", count=player.tiles))
    elif player.hand:
        counts.append(say("carcassonne-summary-next", tile=tile_text(player.hand[0])))
    return say("carcassonne-summary-counts", counts=Several(tuple(counts)))
