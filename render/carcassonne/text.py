"""Carcassonne in words: alt text, the board as lines, counts. Only from the view, so it tells no more than the picture."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from engines.carcassonne.cells import Cell, row
from engines.carcassonne.content import TILES, Goods, Kind, Part, Piece, Spot, TileId
from engines.carcassonne.determinization import rebuilt
from engines.carcassonne.moves import ChooseTile, PlacePiece, PlaceTile
from engines.carcassonne.notes import cell_text, scored_text, spot_text, tile_text
from engines.carcassonne.scoring import completed_cities
from engines.carcassonne.state import Scored, Source
from engines.carcassonne.view import CarcassonneView, SeenFeature, SeenPiece, SeenTile
from engines.core.text import Seat, Several, Text, Value, Who, say
from render.drawing.changes import also_new
from render.renderer import Summary

AT_ONCE = (Source.ROAD, Source.CITY, Source.CLOISTER)
"""Where points come from during the game."""

_ALT_FEATURES = 8


def alt(view: CarcassonneView) -> list[Text]:
    """The alt text: what changed, the weightiest features that somebody holds, the players, the stack."""
    texts = [*([] if view.asks else [say("carcassonne-text-over")]), *_news(view), *_weightiest(_held(view))]
    for seat, player in enumerate(view.players):
        values: dict[str, Value] = {"who": Who(seat), "points": player.score}
        if next_tile := _next(view, seat):
            texts.append(say("carcassonne-alt-player-next", **values, next=next_tile))
        else:
            texts.append(say("carcassonne-alt-player", **values))
    return [*texts, _stack(view), *_own_tiles(view)]


def beside(view: CarcassonneView, sight: Collection[Cell]) -> list[Text]:
    """A preview in words: what is new, and held, on the land that it shows; the tile to be placed, or the hand."""
    names = {name for seen in view.tiles if seen.at in sight for name in seen.features}
    seen = replace(view, before=None, fresh=tuple(at for at in view.fresh if at in sight))
    texts = _news(replace(seen, scored=view.scored if seen.fresh else ()))
    texts += _weightiest([one for one in _held(view) if one.name in names])
    match view.asks[-1] if view.asks else None:
        case PlaceTile(tile=tile):
            texts.append(say("carcassonne-alt-placing", tile=tile_text(tile)))
        case ChooseTile():
            texts += _own_tiles(view)
    return texts


def parts_told(parts: Sequence[tuple[str, Sequence[Cell]]]) -> list[Text]:
    """Where the parts of the land that are offered lie, by the corners of their spaces."""
    told = tuple(
        say(
            "carcassonne-alt-part",
            number=number,
            count=len(cells),
            first=str(Cell(min(at.x for at in cells), min(at.y for at in cells))),
            last=str(Cell(max(at.x for at in cells), max(at.y for at in cells))),
        )
        for number, cells in parts
    )
    return [say("carcassonne-alt-parts", parts=Several(told))] if told else []


def _weightiest(features: Sequence[SeenFeature]) -> list[Text]:
    """The first of features in words, and how many more there are."""
    more = len(features) - _ALT_FEATURES
    texts = [_feature(feature) for feature in features[:_ALT_FEATURES]]
    return [*texts, say("carcassonne-alt-more", count=more)] if more > 0 else texts


def _own_tiles(view: CarcassonneView) -> list[Text]:
    """The viewer's hidden hand, with where each tile fits."""
    if view.seat is None or not view.has_hand:
        return []
    fits = (say("carcassonne-alt-fit", tile=tile_text(fit.tile), count=len(fit.places)) for fit in view.fits)
    return [say("carcassonne-alt-hand", tiles=Several(tuple(fits)))]


def text_board(view: CarcassonneView) -> list[Text]:
    """Everything that one has to know to play: whose turn it is, players, the reader's own features and the others', where what
    fits, what nobody holds, and every tile by rows."""
    lines = _turn(view)
    lines += [
        say("carcassonne-text-player", who=Who(seat), points=player.score, counts=_counts(view, seat))
        for seat, player in enumerate(view.players)
    ]
    lines += _hand(view)
    if view.spots:
        spots = tuple(
            say("carcassonne-text-spot", piece=_piece(piece), spot=spot_text(spot))
            for piece, spot in view.spots
        )
        lines.append(say("carcassonne-text-spots", spots=Several(spots)))
    lines += [say("carcassonne-text-outlook", scored=scored_text(scored)) for scored in view.outlook]
    open_features = sorted((one for one in view.features if not one.complete), key=_weight)
    open_features.sort(key=lambda one: view.seat not in dict(one.followers))
    held = [one for one in open_features if one.followers]
    free = open_features[len(held) :]
    where = _Where(view)
    lines += [_whole_feature(where, one) for one in held]
    lines += _fits(view)
    if free:
        lines.append(say("carcassonne-text-free"))
    lines += [_whole_feature(where, one) for one in free]
    lines.append(say("carcassonne-text-legend"))
    rows: dict[int, list[SeenTile]] = {}
    for seen in sorted(view.tiles, key=lambda seen: (seen.at.y, seen.at.x)):
        rows.setdefault(seen.at.y, []).append(seen)
    for y, row_tiles in rows.items():
        cells = Several(tuple(_whole_tile(where, seen) for seen in row_tiles))
        lines.append(say("carcassonne-text-row", row=row(y), cells=cells))
    lines.append(_stack(view))
    if view.removed:
        lines.append(say("carcassonne-text-removed", tiles=Several(tuple(map(tile_text, view.removed)))))
    if view.unseen:
        lines.append(say("carcassonne-text-unseen", tiles=_by_kind(view.unseen)))
    return lines


def summary(view: CarcassonneView) -> Summary:
    """Points, followers and goods per seat, and the tiles left for all; after the end nothing but points. The picture shows all pieces."""
    if view.over:
        points = (say("carcassonne-summary-over", points=player.score) for player in view.players)
        return Summary(tuple(points), say("carcassonne-text-over"))
    seats = (
        say(
            "carcassonne-summary-seat",
            points=player.score,
            counts=say("carcassonne-summary-counts", counts=_pieces(view, seat, special=False)),
        )
        for seat, player in enumerate(view.players)
    )
    return Summary(tuple(seats), _stack(view))


def aside(view: CarcassonneView) -> Text | None:
    """The points of the seat that decides and of whoever leads of the others, the pieces and goods that it has, and the tiles left."""
    if view.over or view.seat is None:
        return None
    points = [player.score for player in view.players]
    rival = max((seat for seat in range(len(points)) if seat != view.seat), key=lambda seat: points[seat])
    return say(
        "carcassonne-aside",
        mine=points[view.seat],
        who=Who(rival),
        points=points[rival],
        counts=say("carcassonne-summary-counts", counts=_pieces(view, view.seat)),
        left=say("carcassonne-aside-last")
        if _is_last(view)
        else say("carcassonne-aside-left", count=view.stack),
    )


def _is_last(view: CarcassonneView) -> bool:
    """Whether the seat that decides has no tile but the one of this turn, and draws none."""
    own = 0 if view.seat is None else view.players[view.seat].tiles
    return not view.stack and own == int(view.at is None)


def _held(view: CarcassonneView) -> list[SeenFeature]:
    """Unfinished features with followers, the most valuable first."""
    return sorted((one for one in view.features if one.followers and not one.complete), key=_weight)


def _weight(feature: SeenFeature) -> tuple[bool, int, int]:
    """What is held comes before what is free, and the more valuable first."""
    return not feature.followers, -feature.value, feature.name


def _turn(view: CarcassonneView) -> list[Text]:
    """The last change, who does what now, and whether a second part follows."""
    lines = _news(view)
    if view.over or not view.asks:
        return [*lines, say("carcassonne-text-over")]
    ask = view.asks[-1]
    values: dict[str, Value] = {"who": Who(ask.seats[0]), "part": view.part, "extra": int(view.extra)}
    match ask:
        case PlaceTile(tile=tile):
            return [*lines, say("carcassonne-text-turn", step="place", what=tile_text(tile), **values)]
        case PlacePiece(at=at):
            return [*lines, say("carcassonne-text-turn", step="piece", what=cell_text(at), **values)]
        case ChooseTile():
            return [*lines, say("carcassonne-text-turn", step="choose", what="", **values)]
    return [*lines, say("carcassonne-text-turn", step="end", what="", **values)]


def earlier(view: CarcassonneView) -> list[SeenTile]:
    """The tiles laid since the position that the view is compared with, before the newest; the latest first."""
    if view.before is None:
        return []
    stood = {seen.at for seen in view.before.tiles}
    return [seen for seen in reversed(view.tiles) if seen.at not in stood and seen.at not in view.fresh]


def news(view: CarcassonneView) -> tuple[Scored, ...]:
    """What was scored in the last turn, or since the position that the view is compared with."""
    return view.scored if view.before is None else view.ledger[len(view.before.ledger) :]


def _news(view: CarcassonneView) -> list[Text]:
    """The tiles of the last turn, those before it since the position that the view is compared with, and what was scored."""
    texts: list[Text] = []
    if view.fresh and view.fresh_seat is not None:
        laid = {seen.at: tile_text(seen.tile) for seen in view.tiles}
        cells = Several(
            tuple(say("carcassonne-alt-tile", at=cell_text(at), tile=laid[at]) for at in view.fresh)
        )
        texts.append(say("carcassonne-alt-fresh", who=Who(view.fresh_seat), cells=cells))
    texts += also_new((seen.seat, cell_text(seen.at)) for seen in reversed(earlier(view)))
    return texts + [scored_text(scored) for scored in news(view) if scored.source in AT_ONCE]


def _hand(view: CarcassonneView) -> list[Text]:
    """Every hand that the viewer knows."""
    return [
        say("carcassonne-text-hand", who=Who(seat), tiles=Several(tuple(map(tile_text, player.hand))))
        for seat, player in enumerate(view.players)
        if player.hand
    ]


def _by_kind(tiles: Iterable[tuple[TileId, int]]) -> Several:
    return Several(
        tuple(say("carcassonne-text-kind", tile=tile_text(tile), count=count) for tile, count in tiles)
    )


def _fits(view: CarcassonneView) -> list[Text]:
    """Where the viewer's own tiles could lie: for every turn that differs in play what the sides are then, and the cells."""
    lines: list[Text] = []
    for fit in view.fits:
        lines.append(say("carcassonne-text-fits", tile=tile_text(fit.tile), count=len(fit.places)))
        for turn in sorted({turn for _, turns in fit.places for turn in turns}, key=int):
            cells = tuple(cell_text(at) for at, turns in fit.places if turn in turns)
            edges = TILES[fit.tile].faces[turn.quarters].edges
            lines.append(say("carcassonne-text-turned", turn=int(turn), edges=edges, cells=Several(cells)))
    return lines


class _Where:
    """What of a view is asked for by places and features, looked up once."""

    def __init__(self, view: CarcassonneView) -> None:
        self.laid = {seen.at for seen in view.tiles}
        self.parts: dict[int, list[tuple[SeenTile, Part, Spot]]] = {}
        """The parts of every feature, tile by tile; it is called by the first, as `engines.carcassonne.foresight.named` does."""
        for seen in view.tiles:
            face = TILES[seen.tile].faces[seen.turn.quarters]
            for part, spot, name in zip(face.parts, face.spots, seen.features, strict=True):
                self.parts.setdefault(name, []).append((seen, part, spot))
        self.pieces: dict[Cell, list[SeenPiece]] = {}
        for piece in view.pieces:
            self.pieces.setdefault(piece.at, []).append(piece)
        self.land = rebuilt(view.tiles, view.pieces)

    def finished_beside(self, field: int) -> Several:
        """The finished cities that a field touches, each by the tile that it is called by."""
        return Several(
            tuple(cell_text(self.parts[city][0][0].at) for city in completed_cities(self.land, field))
        )


def _ends(where: _Where, one: SeenFeature) -> list[Cell]:
    """The free cells at which a road or city goes on, or which a cloister still needs."""
    if one.kind is Kind.CLOISTER:
        cells = [*one.at.around()]
    else:
        cells = [seen.at.beside(edge) for seen, part, _ in where.parts[one.name] for edge in part.edges]
    return [cell for cell in dict.fromkeys(cells) if cell not in where.laid]


def _whole_feature(where: _Where, one: SeenFeature) -> Text:
    """A feature by a tile and a spot that name it alone, with all that its scoring goes by."""
    tile, _, spot = where.parts[one.name][0]
    held = Several(
        tuple(say("carcassonne-text-count", who=Who(seat), count=count) for seat, count in one.followers)
    )
    owed = _gains(one)
    values: dict[str, Value] = {"spot": spot_text(spot), "at": cell_text(tile.at), "tiles": one.size}
    if one.kind is Kind.FIELD:
        values |= {"cities": one.cities, "growing": one.growing, "done": where.finished_beside(one.name)}
    else:
        values |= {"open": one.open, "ends": Several(tuple(map(cell_text, _ends(where, one))))}
    if one.kind in (Kind.CITY, Kind.ROAD):
        values |= {"special": int(one.special)}
    if one.kind is Kind.CITY:
        goods = Several(
            tuple(
                say(f"carcassonne-goods-{goods}", count=one.goods.count(goods))
                for goods in Goods
                if goods in one.goods
            )
        )
        values |= {"pennants": one.pennants, "goods": len(one.goods), "kinds": goods}
    return say(
        f"carcassonne-text-{one.kind.value}",
        **values,
        points=one.value,
        owners=len(owed),
        count=len(one.followers),
        held=held,
        gains=_gain_list(owed),
    )


def _gain_list(owed: tuple[tuple[Seat, int], ...]) -> Several:
    return Several(tuple(say("carcassonne-gain", who=Who(seat), points=points) for seat, points in owed))


def _gains(one: SeenFeature) -> tuple[tuple[Seat, int], ...]:
    """Who would get what for a feature now."""
    if one.kind is Kind.FIELD:
        return tuple((seat, points) for seat, points in one.gains if points)
    return tuple((seat, one.value) for seat in one.owners if one.value)


def _whole_tile(where: _Where, seen: SeenTile) -> Text:
    """A tile as it lies, with whatever stands on it."""
    pieces = tuple(
        say("carcassonne-text-piece", who=Who(each.seat), piece=_piece(each.piece), spot=spot_text(each.spot))
        for each in where.pieces.get(seen.at, ())
    )
    return say(
        "carcassonne-text-tile",
        at=cell_text(seen.at),
        edges=TILES[seen.tile].faces[seen.turn.quarters].edges,
        tile=tile_text(seen.tile),
        turn=int(seen.turn),
        count=len(pieces),
        pieces=Several(pieces),
    )


def _piece(piece: Piece) -> Text:
    return say(f"carcassonne-piece-{piece.value}")


def _feature(feature: SeenFeature) -> Text:
    who = Several(tuple(Who(seat) for seat, _ in feature.followers))
    owners = Several(tuple(map(Who, feature.owners)))
    if len(feature.followers) == len(feature.owners):
        held: Text = say("carcassonne-alt-held", who=owners)
    else:
        held = say("carcassonne-alt-contested", who=who, owners=owners)
    if feature.kind is Kind.FIELD:
        owed = _gains(feature)
        return say(
            "carcassonne-alt-field",
            at=cell_text(feature.at),
            cities=feature.cities,
            held=held,
            owners=len(owed),
            gains=_gain_list(owed),
        )
    return say(
        f"carcassonne-alt-{feature.kind.value}",
        at=cell_text(feature.at),
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
    """What somebody has, and the next tile."""
    counts, next_tile = _pieces(view, seat), _next(view, seat)
    if next_tile is None:
        return say("carcassonne-summary-counts", counts=counts)
    return say("carcassonne-summary-counts-next", counts=counts, next=next_tile)


def _next(view: CarcassonneView, seat: Seat) -> Text | None:
    """Somebody's open tile."""
    player = view.players[seat]
    if view.setup.option("hand") == "three" or not player.hand:
        return None
    now = any(isinstance(ask, PlaceTile) and seat in ask.seats for ask in view.asks)
    return say(
        f"carcassonne-summary-{'now' if now else 'next'}", tile=tile_text(player.hand[-1 if now else 0])
    )


def _pieces(view: CarcassonneView, seat: Seat, special: bool = True) -> Several:
    """The pieces off the board, special ones if wanted, goods, and the tiles of a hidden hand."""
    player = view.players[seat]
    counts: list[Value] = [say("carcassonne-summary-followers", count=player.supply[0])]
    counts += [
        say(f"carcassonne-piece-{piece.value}")
        for piece, count in zip(Piece, player.supply, strict=True)
        if special and piece is not Piece.NORMAL and count
    ]
    counts += [
        say(f"carcassonne-goods-{goods.value}", count=count)
        for goods, count in zip(Goods, player.goods, strict=True)
        if count
    ]
    if view.setup.option("hand") == "three":
        counts.append(say("carcassonne-summary-hidden", count=player.tiles))
    return Several(tuple(counts))
