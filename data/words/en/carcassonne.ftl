### Carcassonne: lobby, panel, log, end, refusals, commands, names.
### $tile: one of `carcassonne-tile-…`. $at, $where: a space by its way from the start tile, “E2N1”. $spot, $spots: one of `carcassonne-spot`. $side: “north”.
### $tiles, $pennants, $cities, $neighbours: how many. $goods: “2 wine”. $gains: everyone, with their points. $special: 1 with an inn or a cathedral.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

carcassonne-title = Carcassonne
carcassonne-blurb = Build a landscape tile by tile, and claim it with your followers. 2–5 players, 6 with Inns & Cathedrals.
carcassonne-cover = A walled town on its hill above fields and woods; four followers walk up the road to its gate.
carcassonne-how-to-play =
    🏆 **Goal** – the most points.
    👉 **Your turn** – place your tile so that cities, roads and fields continue.
    🧍 Then you may place a follower on that tile, on a feature that nobody holds yet.
    ✅ A completed road, city or cloister scores, and its followers return.
    🌾 A farmer stays in the field, and scores completed cities at the end.
    🏁 The game ends with the last tile. Incomplete features score a little, too.
carcassonne-rules =
    🏆 **Goal** – the most points. 👉 **Your turn** – place your tile, place a follower on it if you like, score what is completed, draw your next tile.
    • **Tile**: place it beside another tile so that cities, roads and fields continue. A tile that fits nowhere is replaced; with three in hand, only if none of them fits.
    • **Follower**: place it only on the tile just placed, on a city, road, field or cloister that holds no follower yet, however far it reaches. It may score straight away.
    ⚖️ **Completed** (the most followers take all; tied players each score in full; the followers return):
    • Road: 1 per tile. City: 2 per tile and pennant. Cloister with all 8 neighbours: 9.
    🏁 **At the end**, when all tiles are placed: incomplete roads, cities and cloisters 1 per tile, pennant and neighbour. **Fields**: 3 for every completed city beside a field; farmers stay until then.
carcassonne-rules-inns =
    🏨 **Inns & Cathedrals** – road with an inn: 2 per tile, incomplete 0. City with a cathedral: 3 per tile and pennant, incomplete 0. The large follower counts as two.
carcassonne-rules-traders =
    🍷 **Traders & Builders** – the player who completes a city with a follower in it takes its goods; the most wine, grain and cloth score 10 each at the end. **Builder**, instead of a follower, on your own road or city: when you extend it, you play a second tile. **Pig**, on your own field: 4 instead of 3 per city if the field is yours.
carcassonne-rules-hand = ⚙️ **Three tiles in hand** – choose one of your three hidden tiles.
carcassonne-rules-farm = ⚙️ **First-edition fields** – each completed city pays 3 once, to the player with the most farmers around it.
carcassonne-rules-city2 = ⚙️ **Two-tile city** – 2 points instead of 4.
# Option, 100. In front of its value, or a value.
carcassonne-option-inns = Inns & Cathedrals
carcassonne-option-inns-off = Without
carcassonne-option-inns-full = Tiles and large followers
carcassonne-option-inns-tiles = Tiles only
# Below the options, when they do not fit.
carcassonne-six-need-inns = Six players need **Inns & Cathedrals**: choose “Tiles and large followers”. Only that expansion has the sixth colour.
# Option, 100. In front of its value, or a value.
carcassonne-option-traders = Traders & Builders
carcassonne-option-traders-off = Without
carcassonne-option-traders-full = Tiles, builders and pigs
carcassonne-option-traders-tiles = Tiles only (with goods)
carcassonne-option-hand = Tiles in hand
carcassonne-option-hand-one = One, open for all to see
carcassonne-option-hand-three = Three, hidden (private town planning)
carcassonne-option-farm = Fields
carcassonne-option-farm-third = Every field pays for its cities
carcassonne-option-farm-first = First edition (every city pays once)
carcassonne-option-city2 = City of two tiles
carcassonne-option-city2-4 = 4 points
carcassonne-option-city2-2 = 2 points

## Tips above the panel in somebody’s first games; each comes once

carcassonne-first-aim = -# 🌱 A follower on a road, city or cloister scores when it is complete. The most points win.
carcassonne-first-farmer = -# 🌱 A farmer stays in the field until the end and scores only then. Other followers come back.

## Panel: what is to be decided

carcassonne-ask-choose-tile = Choose one of your tiles to play.
# $places: where it fits.
carcassonne-ask-place-tile = { $places ->
    [1] Your tile fits in only one space.
   *[other] Where does your tile go?
}
carcassonne-ask-place-piece = Place a follower on the tile?
carcassonne-ask-end-turn = Confirm to end your turn.
# Button, 80.
carcassonne-decline-place-piece = No follower
# Button, 80. Where there is no room for more.
carcassonne-decline-place-piece-short = None

## Panel: moves and their parts, on buttons and in menus
## Button, 80. Keys in -short are for buttons that share a row, those in -pick for the line above the choices.

carcassonne-verb-choose = 🃏 Choose a tile
carcassonne-verb-place = 🧩 Place the tile
carcassonne-verb-follow = 🚶 Follower
carcassonne-verb-large = 🧍 Large follower
carcassonne-verb-builder = 👷 Builder
carcassonne-verb-pig = 🐖 Pig
carcassonne-verb-end = ✅ End the turn
carcassonne-choose-tile = { $token ->
    [A] Cloister with a road
    [B] Cloister
    [C] City on all four sides, with a pennant
    [D] City edge, straight road
    [E] City edge
    [F] City from side to side, with a pennant
    [G] City from side to side
    [H] Two city edges, opposite
    [I] Two city edges, side by side
    [J] City edge, road bending right
    [K] City edge, road bending left
    [L] City edge, three roads
    [M] City corner with a pennant
    [N] City corner
    [O] City corner with a pennant, road bend
    [P] City corner, road bend
    [Q] City on three sides, with a pennant
    [R] City on three sides
    [S] City on three sides with a pennant, road
    [T] City on three sides, road
    [U] Straight road
    [V] Road bend
    [W] Three roads
    [X] Crossroads
    [I01] Cathedral
    [I02] Four city edges
    [I03] Three city edges
    [I04] City corner with a pennant, city edge
    [I05] City edge with a closed tip
    [I06] City edge, road to the gate
    [I07] City corner, road from the side
    [I08] City from side to side with a pennant, two roads
    [I09] Two city edges, crossroads
    [I10] City corner, road with an inn
    [I11] City corner with a pennant, road bend with an inn
    [I12] City edge, road bend with an inn
    [I13] Three roads, one with an inn
    [I14] Straight road with an inn
    [I15] Road bend with an inn
    [I16] Two road bends
    [I17] Cloister between two roads
    [T01] City corner with grain
    [T02] City corner with wine
    [T03] City on three sides with grain
    [T04] City from side to side with wine
    [T05] City from side to side with cloth, city edge
    [T06] City from side to side with wine, city edge
    [T07] City corner with cloth, two city edges
    [T08] City corner with wine, city corner
    [T09] City on three sides with wine, road
    [T10] City from side to side with grain, road
    [T11] City from side to side with wine, road
    [T12] City from side to side with wine, two roads
    [T13] City corner with cloth, road
    [T14] Long city corner with wine, road
    [T15] City corner with grain, road
    [T16] Long city corner with grain, road
    [T17] City corner with wine, two roads
    [T18] Long city corner with cloth, two roads
    [T19] City corner with cloth, city edge, road
    [T20] City corner with grain, city edge, road
    [T21] City edge, road to the gate from the side
    [T22] City edge, bridge
    [T23] Bridge crossing
    [T24] Cloister with three roads
   *[other] { $token }
}
carcassonne-choose-tile-pick = Which tile?
carcassonne-place-where = { $token }
carcassonne-place-where-pick = Where does the tile go?
carcassonne-place-where-part-pick = In which part of the land?
carcassonne-place-turn = ↻ { $token }°
carcassonne-place-turn-0 = Not turned
carcassonne-place-turn-270 = ↻ 270°
carcassonne-place-turn-short = { "" }
carcassonne-place-turn-pick = Which way round?
carcassonne-follow-spot = { $token ->
    [city] Follower in the city
    [city-n] Follower in the north city
    [city-ne] Follower in the north-east city
    [city-e] Follower in the east city
    [city-se] Follower in the south-east city
    [city-s] Follower in the south city
    [city-sw] Follower in the south-west city
    [city-w] Follower in the west city
    [city-nw] Follower in the north-west city
    [road] Follower on the road
    [road-n] Follower on the north road
    [road-ne] Follower on the north-east road
    [road-e] Follower on the east road
    [road-se] Follower on the south-east road
    [road-s] Follower on the south road
    [road-sw] Follower on the south-west road
    [road-w] Follower on the west road
    [road-nw] Follower on the north-west road
    [field] Farmer in the field
    [field-n] Farmer in the north field
    [field-nne] Farmer in the right-hand north field
    [field-ne] Farmer in the north-east field
    [field-ene] Farmer in the upper east field
    [field-e] Farmer in the east field
    [field-ese] Farmer in the lower east field
    [field-se] Farmer in the south-east field
    [field-sse] Farmer in the right-hand south field
    [field-s] Farmer in the south field
    [field-ssw] Farmer in the left-hand south field
    [field-sw] Farmer in the south-west field
    [field-wsw] Farmer in the lower west field
    [field-w] Farmer in the west field
    [field-wnw] Farmer in the upper west field
    [field-nw] Farmer in the north-west field
    [field-nnw] Farmer in the left-hand north field
    [field-mid] Farmer in the middle field
    [cloister] Follower in the cloister
   *[other] { $token }
}
carcassonne-follow-spot-short = { $token ->
    [city] City
    [city-n] City
    [city-ne] City
    [city-e] City
    [city-se] City
    [city-s] City
    [city-sw] City
    [city-w] City
    [city-nw] City
    [road] Road
    [road-n] Road
    [road-ne] Road
    [road-e] Road
    [road-se] Road
    [road-s] Road
    [road-sw] Road
    [road-w] Road
    [road-nw] Road
    [cloister] Cloister
   *[other] Farmer
}
# Where a button's number has room for no word beside it: 🛣️ for a road.
carcassonne-follow-spot-city-sign = 🏰
carcassonne-follow-spot-road-sign = 🛣️
carcassonne-follow-spot-field-sign = 🌾
carcassonne-follow-spot-cloister-sign = ⛪
carcassonne-follow-spot-pick = Where does the follower go?
carcassonne-large-spot = Large follower: { carcassonne-spot }
carcassonne-large-spot-pick = Where does the large follower go?
carcassonne-builder-spot = Builder: { carcassonne-spot }
carcassonne-builder-spot-pick = Where does the builder go?
carcassonne-pig-spot = Pig: { carcassonne-spot }
carcassonne-pig-spot-pick = Where does the pig go?

## Panel: what a choice gives, behind its label
## $most: 1 if it is the most that can come. $mine, $others: points. $scores: 0 if nobody scores. $joins: what it continues. $n, $e, $s, $w: what each side shows. $done: 1 if it scores at once.

carcassonne-gives-place = { $most ->
    [1] up to{" "}
   *[0] {""}
}{ $mine ->
    [0] {""}
   *[other] +{ $mine } for you
}{ $others ->
    [0] {""}
   *[other] { $mine ->
        [0] {""}
       *[other] {", "}
    }+{ $others } for others
}
carcassonne-gives-cell = { $scores ->
    [0]
        { $count ->
            [0] touches fields only
           *[other] touches { $joins }
        }
   *[other]
        { $count ->
            [0] { carcassonne-gives-place }; touches fields only
           *[other] { carcassonne-gives-place }; touches { $joins }
        }
}
carcassonne-gives-turn = { $scores ->
    [0] north { $n }, east { $e }, south { $s }, west { $w }
   *[other] { carcassonne-gives-place }; north { $n }, east { $e }, south { $s }, west { $w }
}
carcassonne-gives-others-short = others +{ $others }
carcassonne-gives-cell-short = { $others ->
    [0] { $mine ->
        [0] {""}
       *[other] +{ $mine }
    }
   *[other] { $mine ->
        [0] { carcassonne-gives-others-short }
       *[other] +{ $mine }, { carcassonne-gives-others-short }
    }
}
carcassonne-gives-turn-short = { carcassonne-gives-cell-short }
carcassonne-gives-follow-short = { $points ->
    [0] (0 so far)
   *[other] { $done ->
        [1] +{ $points }
       *[0] ({ $points } at end)
    }
}
# $token: the place, too, as it is typed.
carcassonne-gives-joined = the { carcassonne-spot } at { $at }
carcassonne-gives-follow = { $done ->
    [1] scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } now
   *[0] { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end, as things stand
}
# Above Confirm and in hints. $done: what is completed, each one of the next three.
carcassonne-completes = This completes { $done }.
carcassonne-completes-city = { $points ->
    [one] the city (1 point for { $who })
   *[other] the city ({ $points } points for { $who })
}
carcassonne-completes-road = { $points ->
    [one] the road (1 point for { $who })
   *[other] the road ({ $points } points for { $who })
}
carcassonne-completes-cloister = { $points ->
    [one] the cloister (1 point for { $who })
   *[other] the cloister ({ $points } points for { $who })
}
# Hint: its turn, what speaks for it. $piece: “a follower in the city”; $open: how many; $kind: “city”.
carcassonne-advice = Place the tile on { $where }
carcassonne-advice-with = Place the tile on { $where }, with { $piece }
carcassonne-reason-follow = { $points ->
    [one] It’s worth 1 point so far, with { carcassonne-reason-open } left.
   *[other] It’s worth { $points } points so far, with { carcassonne-reason-open } left.
}
carcassonne-reason-open = { $kind ->
    [city] { $open ->
        [one] 1 open side
       *[other] { $open } open sides
    }
    [road] { $open ->
        [one] 1 open end
       *[other] { $open } open ends
    }
   *[cloister] { $open ->
        [one] 1 empty neighbour
       *[other] { $open } empty neighbours
    }
}
carcassonne-reason-field = { $points ->
    [one] It’s worth 1 point at the end, as it stands.
   *[other] It’s worth { $points } points at the end, as it stands.
}
carcassonne-gives-farmer = 0 points so far: completed cities beside the field count at the end.
carcassonne-gives-nothing = Nothing scores now.
carcassonne-reason-city = { $tiles ->
    [one] Your city grows to 1 tile.
   *[other] Your city grows to { $tiles } tiles.
}
carcassonne-reason-road = { $tiles ->
    [one] Your road grows to 1 tile.
   *[other] Your road grows to { $tiles } tiles.
}

## Log in the thread. What would happen, in a preview, is `.will`
## $turn: degrees, “270”.

carcassonne-laid = { $who } placed a tile at **{ $where }**.
    .will = You’ll place the tile at **{ $where }**.
carcassonne-laid-turned = { carcassonne-laid }
    .will = { carcassonne-laid.will }
# A tile with what was placed on it; $piece: one of the next seven.
carcassonne-laid-with = { $who } placed a tile at **{ $where }**, with { $piece }.
carcassonne-with-city = a follower in the { $spot }
carcassonne-with-road = a follower on the { $spot }
carcassonne-with-field = a farmer in the { $spot }
carcassonne-with-cloister = a follower in the { $spot }
carcassonne-with-large = the large follower on the { $spot }
carcassonne-with-builder = the builder on the { $spot }
carcassonne-with-pig = the pig on the { $spot }
carcassonne-start-tile = the start tile
carcassonne-put-city = { $who } placed a follower in the { $spot }.
    .will = You’ll place a follower in the { $spot }.
carcassonne-put-road = { $who } placed a follower on the { $spot }.
    .will = You’ll place a follower on the { $spot }.
carcassonne-put-field = { $who } placed a farmer in the { $spot }.
    .will = You’ll place a farmer in the { $spot }.
carcassonne-put-cloister = { $who } placed a follower in the { $spot }.
    .will = You’ll place a follower in the { $spot }.
carcassonne-put-large = { $who } claimed the { $spot } with the large follower.
    .will = You’ll claim the { $spot } with the large follower.
carcassonne-put-builder = { $who } added the builder to the { $spot }.
    .will = You’ll add the builder to the { $spot }.
carcassonne-put-pig = { $who } placed the pig in the { $spot }.
    .will = You’ll place the pig in the { $spot }.
carcassonne-outvoted = { $who } had fewer followers there, so they returned without scoring.
carcassonne-unclaimed-road = { $tiles ->
    [one] The road at { $at } (1 tile) was completed, but nobody had claimed it.
   *[other] The road at { $at } ({ $tiles } tiles) was completed, but nobody had claimed it.
}
carcassonne-unclaimed-city = { $tiles ->
    [one] The city at { $at } (1 tile) was completed, but nobody had claimed it.
   *[other] The city at { $at } ({ $tiles } tiles) was completed, but nobody had claimed it.
}
carcassonne-unclaimed-cloister = The cloister at { $at } was completed, but nobody had claimed it.
carcassonne-took-goods = { $who } completed the city and took { $goods }.
carcassonne-lost-goods = Nobody had a follower in the city, so nobody took { $goods }.
carcassonne-drew = { $who } drew the next tile: { $tile }.
carcassonne-drew-face-down = { $who } drew a tile.
carcassonne-drew-hidden = Your new tile: { $tile }.
carcassonne-removed = { $who }’s tile didn’t fit anywhere and was removed: { $tile }.
carcassonne-second-part = 👷 { $who }’s builder earned a second tile.
carcassonne-no-second-part = { $who }’s builder earned a second tile, but no tile fitted.
carcassonne-skipped = { $who } had no tile that fitted and was skipped.
carcassonne-over = There are no tiles left to place. Final scoring.
carcassonne-gain = { $who } { $points }
carcassonne-final-open-road = Incomplete roads: { $gains }.
carcassonne-final-open-city = Incomplete cities: { $gains }.
carcassonne-final-open-cloister = Incomplete cloisters: { $gains }.
carcassonne-final-field = Fields: { $gains }.
carcassonne-final-field-city = Fields (first edition): { $gains }.
carcassonne-final-goods = Goods: { $gains }.

## Score sheet and the lines of the end

carcassonne-scored-road = { $who }: **+{ $points }** for the road at { $at } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $special ->
    [0] ).
   *[other] , with an inn).
}
carcassonne-scored-city = { $who }: **+{ $points }** for the city at { $at } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $pennants ->
    [0] {""}
    [one] {", "}1 pennant
   *[other] {", "}{ $pennants } pennants
}{ $special ->
    [0] ).
   *[other] , with a cathedral).
}
carcassonne-scored-cloister = { $who }: **+{ $points }** for the cloister at { $at }.
carcassonne-scored-open-road = { $who }: +{ $points } for the incomplete road at { $at } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $special ->
    [0] ).
   *[other] , with an inn).
}
carcassonne-scored-open-city = { $who }: +{ $points } for the incomplete city at { $at } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $pennants ->
    [0] {""}
    [one] {", "}1 pennant
   *[other] {", "}{ $pennants } pennants
}{ $special ->
    [0] ).
   *[other] , with a cathedral).
}
carcassonne-scored-open-cloister = { $who }: +{ $points } for the cloister at { $at } with { $neighbours } of 8 neighbours.
carcassonne-scored-field = { $cities ->
    [0] { $who }: +{ $points } for the field at { $at } (no completed cities).
    [one] { $who }: +{ $points } for the field at { $at } (1 completed city).
   *[other] { $who }: +{ $points } for the field at { $at } ({ $cities } completed cities).
}
carcassonne-scored-field-city = { $who }: +{ $points } for the most farmers around the city at { $at }.
carcassonne-scored-pig = { $cities ->
    [one] { $who }: +{ $points } for the pig in the field at { $at } (1 completed city).
   *[other] { $who }: +{ $points } for the pig in the field at { $at } ({ $cities } completed cities).
}
carcassonne-scored-pig-city = { $who }: +{ $points } for the pig in a field around the city at { $at }.
carcassonne-scored-goods = { $who }: +{ $points } for the most { $goods }.
carcassonne-kind-wine = wine
carcassonne-kind-grain = grain
carcassonne-kind-cloth = cloth
carcassonne-sheet-road = Roads
carcassonne-sheet-city = Cities
carcassonne-sheet-cloister = Cloisters
carcassonne-sheet-open-road = Incomplete roads
carcassonne-sheet-open-city = Incomplete cities
carcassonne-sheet-open-cloister = Incomplete cloisters
carcassonne-sheet-field = Fields
carcassonne-sheet-field-city = Fields (first edition)
carcassonne-sheet-pig = Pigs
carcassonne-sheet-goods = Goods
# $count: how many share it, each with all its points.
carcassonne-remark-city = Largest city: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} at { $at }, { $points ->
    [one] 1 point
   *[other] { $points } points
} { $count ->
    [one] for { $who }
   *[other] each for { $who }
}.
carcassonne-remark-road = Longest road: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} at { $at }, { $points ->
    [one] 1 point
   *[other] { $points } points
} { $count ->
    [one] for { $who }
   *[other] each for { $who }
}.
carcassonne-remark-field = Richest field: { $cities ->
    [one] 1 city
   *[other] { $cities } cities
} around { $at }, { $points ->
    [one] 1 point
   *[other] { $points } points
} { $count ->
    [one] for { $who }
   *[other] each for { $who }
}.

## Refusals
## $mine, $theirs: “city”. $large: 1 if the large follower is left.

carcassonne-not-in-hand = That tile ({ $tile }) isn’t in your hand.
carcassonne-fits-nowhere = That tile ({ $tile }) fits nowhere right now. Choose another one.
carcassonne-already-chosen = You’ve already chosen this tile: { $tile }. Go back to choose another one.
carcassonne-one-in-hand = Everyone has only one open tile, so there’s nothing to choose. Yours is { $tile }.
carcassonne-choose-first = Choose one of your tiles first.
carcassonne-place-first = Place your tile first.
carcassonne-already-placed = Your tile is already at { $where }. Go back to move it.
carcassonne-no-more-pieces = You’ve already placed a piece on this tile, which can take only one.
carcassonne-cell-taken = There is already a tile at { $where } ({ $tile }).
carcassonne-no-neighbour = { $where } isn’t next to any tile. Touching at a corner isn’t enough.
carcassonne-edges-differ = Your tile doesn’t fit at { $where }. To the { $side }, it has a { $mine }, but the tile next to it has a { $theirs }.
carcassonne-no-such-spot = The tile has no { $spot }. It has: { $spots }.
carcassonne-no-normal-left = { $large ->
    [0] All your followers are on the board.
   *[other] All your normal followers are on the board. You still have the large one.
}
carcassonne-no-large-left = You have no large follower left to place.
carcassonne-no-builder-left = You have no builder to place.
carcassonne-no-pig-left = You have no pig to place.
carcassonne-builder-elsewhere = A builder goes on a road or in a city, not in the { $spot }.
carcassonne-pig-elsewhere = A pig goes only in a field. The { $spot } isn’t one.
carcassonne-claimed-city = One of { $who }’s followers is already in that city.
carcassonne-claimed-road = One of { $who }’s followers is already on that road.
carcassonne-claimed-field = One of { $who }’s followers is already in that field.
carcassonne-claimed-cloister = One of { $who }’s followers is already in that cloister.
carcassonne-builder-alone-city = The builder needs one of your followers in that city.
carcassonne-builder-alone-road = The builder needs one of your followers on that road.
carcassonne-builder-complete-city = This tile completes that city, so a builder would have nothing to do there.
carcassonne-builder-complete-road = This tile completes that road, so a builder would have nothing to do there.
carcassonne-pig-alone = The pig needs one of your farmers in that field.

## Slash commands of the game
## Command, 100.

carcassonne-command = Your moves in Carcassonne; only at its tables
carcassonne-command-place = Place your tile, and a follower if you like
carcassonne-command-place-where = A space, counted from the start tile, such as E2N1
carcassonne-command-place-turn = How far the tile is turned clockwise
carcassonne-command-place-follower = A piece and its spot on the tile, such as “follow city”
carcassonne-command-place-tile = With three hidden tiles: which one
carcassonne-command-follow = Place a follower on the tile you have placed
carcassonne-command-follow-spot = A spot on the tile, such as road or field-n
carcassonne-command-end = End your turn

## Names of things, used in other messages

carcassonne-tile-a = cloister with a road
carcassonne-tile-b = cloister
carcassonne-tile-c = city on all four sides, with a pennant
carcassonne-tile-d = city edge, straight road
carcassonne-tile-e = city edge
carcassonne-tile-f = city from side to side, with a pennant
carcassonne-tile-g = city from side to side
carcassonne-tile-h = two city edges, opposite
carcassonne-tile-i = two city edges, side by side
carcassonne-tile-j = city edge, road bending right
carcassonne-tile-k = city edge, road bending left
carcassonne-tile-l = city edge, three roads
carcassonne-tile-m = city corner with a pennant
carcassonne-tile-n = city corner
carcassonne-tile-o = city corner with a pennant, road bend
carcassonne-tile-p = city corner, road bend
carcassonne-tile-q = city on three sides, with a pennant
carcassonne-tile-r = city on three sides
carcassonne-tile-s = city on three sides with a pennant, road
carcassonne-tile-t = city on three sides, road
carcassonne-tile-u = straight road
carcassonne-tile-v = road bend
carcassonne-tile-w = three roads
carcassonne-tile-x = crossroads
carcassonne-tile-i01 = cathedral
carcassonne-tile-i02 = four city edges
carcassonne-tile-i03 = three city edges
carcassonne-tile-i04 = city corner with a pennant, city edge
carcassonne-tile-i05 = city edge with a closed tip
carcassonne-tile-i06 = city edge, road to the gate
carcassonne-tile-i07 = city corner, road from the side
carcassonne-tile-i08 = city from side to side with a pennant, two roads
carcassonne-tile-i09 = two city edges, crossroads
carcassonne-tile-i10 = city corner, road with an inn
carcassonne-tile-i11 = city corner with a pennant, road bend with an inn
carcassonne-tile-i12 = city edge, road bend with an inn
carcassonne-tile-i13 = three roads, one with an inn
carcassonne-tile-i14 = straight road with an inn
carcassonne-tile-i15 = road bend with an inn
carcassonne-tile-i16 = two road bends
carcassonne-tile-i17 = cloister between two roads
carcassonne-tile-t01 = city corner with grain
carcassonne-tile-t02 = city corner with wine
carcassonne-tile-t03 = city on three sides with grain
carcassonne-tile-t04 = city from side to side with wine
carcassonne-tile-t05 = city from side to side with cloth, city edge
carcassonne-tile-t06 = city from side to side with wine, city edge
carcassonne-tile-t07 = city corner with cloth, two city edges
carcassonne-tile-t08 = city corner with wine, city corner
carcassonne-tile-t09 = city on three sides with wine, road
carcassonne-tile-t10 = city from side to side with grain, road
carcassonne-tile-t11 = city from side to side with wine, road
carcassonne-tile-t12 = city from side to side with wine, two roads
carcassonne-tile-t13 = city corner with cloth, road
carcassonne-tile-t14 = long city corner with wine, road
carcassonne-tile-t15 = city corner with grain, road
carcassonne-tile-t16 = long city corner with grain, road
carcassonne-tile-t17 = city corner with wine, two roads
carcassonne-tile-t18 = long city corner with cloth, two roads
carcassonne-tile-t19 = city corner with cloth, city edge, road
carcassonne-tile-t20 = city corner with grain, city edge, road
carcassonne-tile-t21 = city edge, road to the gate from the side
carcassonne-tile-t22 = city edge, bridge
carcassonne-tile-t23 = bridge crossing
carcassonne-tile-t24 = cloister with three roads
carcassonne-spot = { $token ->
    [city] city
    [city-n] north city
    [city-ne] north-east city
    [city-e] east city
    [city-se] south-east city
    [city-s] south city
    [city-sw] south-west city
    [city-w] west city
    [city-nw] north-west city
    [road] road
    [road-n] north road
    [road-ne] north-east road
    [road-e] east road
    [road-se] south-east road
    [road-s] south road
    [road-sw] south-west road
    [road-w] west road
    [road-nw] north-west road
    [field] field
    [field-n] north field
    [field-nne] right-hand north field
    [field-ne] north-east field
    [field-ene] upper east field
    [field-e] east field
    [field-ese] lower east field
    [field-se] south-east field
    [field-sse] right-hand south field
    [field-s] south field
    [field-ssw] left-hand south field
    [field-sw] south-west field
    [field-wsw] lower west field
    [field-w] west field
    [field-wnw] upper west field
    [field-nw] north-west field
    [field-nnw] left-hand north field
    [field-mid] middle field
    [cloister] cloister
   *[other] { $token }
}
carcassonne-side-n = north
carcassonne-side-e = east
carcassonne-side-s = south
carcassonne-side-w = west
carcassonne-terrain-c = city
carcassonne-terrain-r = road
carcassonne-terrain-f = field
carcassonne-goods-wine = { $count } wine
carcassonne-goods-grain = { $count } grain
carcassonne-goods-cloth = { $count } cloth

## Puzzles: what is asked of the turn

carcassonne-goal-points = { $points ->
    [one] Score at least { $points } point with this tile.
   *[other] Score at least { $points } points with this tile.
}
carcassonne-goal-city = Claim a city with this tile. Where?
carcassonne-goal-road = Claim a road with this tile. Where?
carcassonne-goal-cloister = Claim the cloister. Where does the tile go?
carcassonne-goal-field = Claim a field with this tile. Where?
carcassonne-goal-follower = Place this tile and a follower on it. Where?
carcassonne-goal-none = Keep your followers back. Where does the tile go?
