### Carcassonne in words: alt texts, text board, counts, what’s left, legend.
### $tile, $tiles: tiles by their names, or a number of them. $at, $cells: spaces by their way from the start tile, “E2N1”. $spot, $spots, $part: one of `carcassonne-spot`. $piece, $pieces: “follower”.
### $held, $owners: who has followers there, and who has most. $open: how many edges or spaces are open; $ends: those spaces. $gains: everyone, with their points. $cities, $done, $growing, $pennants: how many. $counts: the counts below.

## Alt texts

carcassonne-alt-fresh = Latest turn, { $who }: { $cells }.
    .will = Your turn so far, not confirmed yet: { $cells }.
# One of the cells of `alt-fresh`.
carcassonne-alt-tile = { $at } ({ $tile })
carcassonne-alt-held = { $who }
carcassonne-alt-contested = { $who } (most: { $owners })
carcassonne-alt-city = City at { $at }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $open ->
    [one] 1 open edge
   *[other] { $open } open edges
}: { $held }.
carcassonne-alt-road = Road at { $at }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $open ->
    [one] 1 open end
   *[other] { $open } open ends
}: { $held }.
carcassonne-alt-cloister = Cloister at { $at }, { $tiles } of 9 tiles: { $held }.
carcassonne-alt-field = Field at { $at }, { $cities ->
    [one] 1 completed city
   *[other] { $cities } completed cities
}: { $held }; currently worth { $owners ->
    [0] nothing
   *[other] { $gains }
}.
carcassonne-alt-more = { $count ->
    [one] And one smaller feature.
   *[other] And { $count } smaller features.
}
carcassonne-alt-player = { $points ->
    [one] { $who }: 1 point.
   *[other] { $who }: { $points } points.
}
# $next: `carcassonne-summary-next` or `carcassonne-summary-now`.
carcassonne-alt-player-next = { $points ->
    [one] { $who }: 1 point, { $next }.
   *[other] { $who }: { $points } points, { $next }.
}
carcassonne-alt-placing = To be placed: { $tile }.
# Of the parts of the land that are numbered on the picture. $parts: as below.
carcassonne-alt-parts = Where they lie: { $parts }.
# $number: of the part; $first, $last: its north-western and south-eastern corner, the same where $count, how many spaces it has, is 1.
carcassonne-alt-part = { $count ->
    [one] { $number } at { $first }
   *[other] { $number } from { $first } to { $last }
}
carcassonne-alt-hand = Your tiles: { $tiles }.
carcassonne-alt-fit = { $count ->
    [0] { $tile } (fits nowhere)
    [one] { $tile } (fits in one space)
   *[other] { $tile } (fits in { $count } spaces)
}
# Below the picture of the hand.
carcassonne-hand-hint = -# The number under each tile shows how many spaces it fits in.

## Text board
## $turn: degrees. $edges: what the sides show. $row: its number. $step: what is to be done; $what: which tile; $extra: 1 with the builder’s second tile. $scored: lines of the log. $goods, $kinds: goods, and how many kinds; $special: 1 with an inn or a cathedral.

carcassonne-text-player = { $points ->
    [one] { $who }: 1 point, { $counts }.
   *[other] { $who }: { $points } points, { $counts }.
}
carcassonne-text-fits = { $count ->
    [0] The tile ({ $tile }) fits nowhere.
    [one] The tile ({ $tile }) fits in one space. For each way round, its sides (north, east, south, west):
   *[other] The tile ({ $tile }) fits in { $count } spaces. For each way round, its sides (north, east, south, west):
}
carcassonne-text-turned = ⤷ { $turn }° { $edges }: { $cells }.
carcassonne-text-free = Nobody holds these features:
carcassonne-text-turn = { $step ->
    [choose] { $who } is choosing one of the tiles in hand
    [place] { $who } has to place a tile: { $what }
    [piece] { $who } can place a piece on the tile at { $what }
   *[end] { $who } has nothing left to do but end the turn
}{ $part ->
    [2] {" (second part, by the builder)"}
   *[1] {""}
}{ $extra ->
    [1] ; the builder then allows a second tile.
   *[0] .
}
carcassonne-text-over = The game is over.
carcassonne-text-hand = In front of { $who }: { $tiles }.
carcassonne-text-removed = Removed because they fitted nowhere: { $tiles }.
carcassonne-text-kind = { $count }× { $tile }
carcassonne-text-unseen = Not seen yet: { $tiles }.
carcassonne-text-spots = What can be placed on it: { $spots }.
carcassonne-text-spot = { $piece }: { $spot }
carcassonne-text-outlook = When this part ends: { $scored }
carcassonne-text-count = { $who } with strength { $count }
carcassonne-text-city = At { $at }, { $spot }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $open ->
    [one] 1 open edge
   *[other] { $open } open edges
} (at { $ends }){ $pennants ->
    [0] {""}
    [one] {", 1 pennant"}
   *[other] , { $pennants } pennants
}{ $special ->
    [1] {", cathedral"}
   *[0] {""}
}{ $goods ->
    [0] {""}
   *[other] , { $kinds }
}, worth { $points }{ $count ->
    [0] {""}
   *[other] ; held by { $held }{ $owners ->
        [0] {""}
       *[other] {"; currently scoring: "}{ $gains }
    }
}.
carcassonne-text-road = At { $at }, { $spot }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $open ->
    [one] 1 open end
   *[other] { $open } open ends
} (at { $ends }){ $special ->
    [1] {", inn"}
   *[0] {""}
}, worth { $points }{ $count ->
    [0] {""}
   *[other] ; held by { $held }{ $owners ->
        [0] {""}
       *[other] {"; currently scoring: "}{ $gains }
    }
}.
carcassonne-text-cloister = At { $at }, { $spot }: { $tiles } of 9 tiles, { $open ->
    [one] 1 open space
   *[other] { $open } open spaces
} (at { $ends }), worth { $points }{ $count ->
    [0] {""}
   *[other] ; held by { $held }{ $owners ->
        [0] {""}
       *[other] {"; currently scoring: "}{ $gains }
    }
}.
carcassonne-text-field = At { $at }, { $spot }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $cities ->
    [0] no completed cities
    [one] 1 completed city ({ $done })
   *[other] { $cities } completed cities ({ $done })
}{ $growing ->
    [0] {""}
   *[other] , { $growing } incomplete
}{ $count ->
    [0] , worth { $points }
   *[other] ; held by { $held }; currently scoring: { $owners ->
        [0] nothing
       *[other] { $gains }
    }
}.
carcassonne-text-piece = { $who }’s { $piece } ({ $spot })
carcassonne-text-tile = { $turn ->
    [0]
        { $count ->
            [0] { $at } { $edges } { $tile }
           *[other] { $at } { $edges } { $tile } with { $pieces }
        }
   *[other]
        { $count ->
            [0] { $at } { $edges } { $tile } { $turn }°
           *[other] { $at } { $edges } { $tile } { $turn }° with { $pieces }
        }
}
carcassonne-piece-normal = follower
carcassonne-piece-large = large follower
carcassonne-piece-builder = builder
carcassonne-piece-pig = pig
carcassonne-text-legend = For each tile: its space, counted from the start tile; its sides north, east, south, west (c = city, r = road, f = field); what it shows; and how far it is turned clockwise.
carcassonne-text-row = Row { $row }: { $cells }.

## Counts beside the players on the turn’s post
## $next: `summary-next` or `summary-now`. $removed: how many left the game.

carcassonne-summary-seat = **{ $points }** ({ $counts })
carcassonne-summary-over = **{ $points }**
carcassonne-summary-counts = { $counts }
carcassonne-summary-followers = { $count ->
    [one] 1 follower
   *[other] { $count } followers
}
carcassonne-summary-hidden = { $count ->
    [one] 1 hidden tile
   *[other] { $count } hidden tiles
}
# $next: `carcassonne-summary-next` or `carcassonne-summary-now`.
carcassonne-summary-counts-next = { $counts }, { $next }
carcassonne-summary-next = next tile: { $tile }
carcassonne-summary-now = now placing: { $tile }
# Small print on the panel. $mine: the reader’s points; $who, $points: whoever leads of the others; $left: one of the next two.
carcassonne-aside = You: { $mine }, { $counts } · { $who }: { $points } · { $left }
carcassonne-aside-last = your last turn
carcassonne-aside-left = { $count ->
    [0] no tiles left to draw
    [one] 1 tile left
   *[other] { $count } tiles left
}
carcassonne-summary-stack = { $count ->
    [0] No tiles left to draw.
    [one] 1 tile left.
   *[other] { $count } tiles left.
}
carcassonne-summary-stack-removed = { $count ->
    [0] No tiles left to draw, { $removed } removed.
    [one] 1 tile left, { $removed } removed.
   *[other] { $count } tiles left, { $removed } removed.
}

## Buttons for closer pictures
## Button, 80.

carcassonne-closeup-new = The newest tile
carcassonne-closeup-fields = Fields
carcassonne-closeup-nw = North-west
carcassonne-closeup-ne = North-east
carcassonne-closeup-sw = South-west
carcassonne-closeup-se = South-east

## What’s left
## $stack, $hidden: how many tiles.

carcassonne-left = Still to be drawn: { $stack ->
    [one] 1 tile
   *[other] { $stack } tiles
}{ $hidden ->
    [0] .
   *[other] {"; "}{ $hidden } more in hands you can’t see.
}
carcassonne-left-kind = { $count }× { $tile }

## Legend: what is what on the picture

# Below the closer picture of the fields.
carcassonne-closeup-fields-hint = -# Each field shows its owners’ colours, and what it would score for them now. Pale fields belong to nobody.

# Behind the heading: its board is the same in every game.
carcassonne-legend-example = This board is an example, not your game.
carcassonne-legend-newest = The tile placed last. Its frame and its pin show who placed it.
carcassonne-legend-follower = A follower: knight in a city, thief on a road, monk in a cloister. One that lies in a field is a farmer and scores only at the end of the game. A large follower counts as two.
carcassonne-legend-points = Points scored last turn, and by whom.
carcassonne-legend-places = A space where your tile fits.
carcassonne-legend-elsewhere = Your tile fits here, too, but you choose this space in another step.
carcassonne-legend-start = The start tile: all spaces are counted from here.
carcassonne-legend-stack = The stack: how many tiles are still to be drawn.
carcassonne-legend-supply = Pieces this player has left: followers and, with the expansions, a large follower, a builder and a pig.
carcassonne-legend-goods = Goods collected: wine, grain, cloth.
carcassonne-legend-held = The tile that this player is placing now.
carcassonne-legend-hidden = Tiles in a hidden hand.
