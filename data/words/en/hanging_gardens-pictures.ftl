### The Hanging Gardens in words: alt texts, text board, counts, what’s left, legend.
### $tile: “Queen”; $tiles: several, or how many. $at, $to, $squares: squares, “M14”. $group: “4 terraces”. $size, $cards, $bonus, $temples: how many. $card: its number. $counts: groups or tiles with their numbers.

## Alt texts
## $what: the lines below, joined. $round: its number. $turns: whose. $first, $second, $third: the tiles of a column; $pile: how many. $templed, $free: groups with and without a temple; $claimed, $unclaimed: how many of them. $held: how many kinds of tiles.

hanging-gardens-alt-news = Latest turn, { $who }: { $what }.
    .will = Your turn so far, not confirmed yet: { $what }.
hanging-gardens-alt-laid = card placed on { $at }–{ $to }
hanging-gardens-alt-discarded = card discarded
hanging-gardens-alt-temple = temple at { $at }
hanging-gardens-alt-claimed = temple on { $at } (group of { $size })
hanging-gardens-alt-took = { $tile } taken
hanging-gardens-alt-bonus = bonus tile drawn
hanging-gardens-alt-compensated = { $points } points
hanging-gardens-alt-round = Round { $round } of { $rounds }; turns left: { $turns }.
hanging-gardens-alt-over = The game is over.
hanging-gardens-alt-columns = On display: (I) { $first }; (II) { $second }; (III) { $third }
hanging-gardens-alt-display = { hanging-gardens-alt-columns }; { $pile } in the pile.
hanging-gardens-alt-shown = { hanging-gardens-alt-columns }.
hanging-gardens-alt-takeable = Can be taken now: { $tiles }.
hanging-gardens-alt-groups = { $claimed ->
    [0] {""}
   *[other] ; claimed groups: { $templed }
}{ $unclaimed ->
    [0] {""}
   *[other] ; unclaimed groups: { $free }
}
hanging-gardens-alt-garden = { $who }: { $counts }{ hanging-gardens-alt-groups }.
hanging-gardens-alt-yours = Your garden{ hanging-gardens-alt-groups }.
hanging-gardens-alt-bare-garden = Your garden has no group of { $size } or more yet.
hanging-gardens-alt-none = none
hanging-gardens-alt-own = { $held ->
    [0] Your points so far: { $points }.
   *[other] Your points so far: { $points } ({ $tiles }).
}
hanging-gardens-alt-held = { $count ->
    [one] { $tile }: { $points }
   *[other] { $count } × { $tile }: { $points }
}

# $squares: those of a card as it lies, row by row. $a, $b, $c, $d, $e, $f: one each, “terrace”.
hanging-gardens-alt-card = Card { $card }: { $squares }.
hanging-gardens-alt-across = { $a }, { $b }, { $c }; { $d }, { $e }, { $f }
hanging-gardens-alt-upright = { $a }, { $b }; { $c }, { $d }; { $e }, { $f }
hanging-gardens-alt-bare = space

# Below the picture of the hand.
hanging-gardens-hand-hint = -# + shows what the next tile of that kind would score. From two on, its corner shows how many there are.
    -# Row by row: Queen, King, Tiger, Garden; Statue, Chalice, Gate, Animal tamer; Gardener, Sculptor, Priest, Gatekeeper.
# Below the picture of the hand: its tiles by their names. $tiles: “2 × Garden: 8”.
hanging-gardens-hand-own = So far { $points }: { $tiles }.
# Below the question which card to place.
hanging-gardens-aside = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}, { $temples ->
    [0] no temples left
    [one] 1 temple left
   *[other] { $temples } temples left
}.

## Text board
## $rows: a card’s squares, letter by letter; $row: a row’s number; $columns: the columns’ letters. $turn: degrees. $templed: groups with a temple; $left, $right: the garden’s edges; $movable, $moving: temples. $values: points by number; $copies: how many.
## $series: which tiles; $low, $high, $each: points. $niche, $niches: spaces of the display. $ask: what is to be decided. $first, $second, $third: sizes; $more: points. $left: the square it came from, or “none”.

hanging-gardens-text-card = Card { $card }: { $turns }.
hanging-gardens-text-way = { $turn ->
    [0] `{ $rows }`
   *[other] turned { $turn }° `{ $rows }`
}
hanging-gardens-text-legend = Squares: T = terrace, P = park, A = arcade, F = fountain (a small letter has a temple), B = building space, X = no card. A card’s place is its top-left square. The numbers after a tile say what 1, 2, 3 … of its kind are worth together.
hanging-gardens-text-garden = **{ $who }** – { $counts }{ $bonus ->
    [0] {""}
    [one] , 1 of them a bonus tile
   *[other] , { $bonus } of them bonus tiles
}; groups claimed: { $templed }{ $moving ->
    [0] {""}
   *[other] {" "}(temples that can move next: { $movable })
}; columns { $left } to { $right }:
hanging-gardens-text-row = `{ $row }: { $squares }`
hanging-gardens-text-tiles = Tiles: { $tiles }.
hanging-gardens-text-count = { $count } × { $tile }
hanging-gardens-text-backs = { $count } face down
hanging-gardens-text-tile = { $tile } ({ $values }; { $copies } in the game)
hanging-gardens-text-person = { $each ->
    [0] { $tile } ({ $series }: { $low } points, { $high } with a complete set)
    [one] { $tile } ({ $series }: 1 point each)
   *[other] { $tile } ({ $series }: { $each } points each)
}
hanging-gardens-text-niche = [{ $niche }] { $tile }
hanging-gardens-text-supply = { $who } started this round; { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} left in the deck, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} in the pile.
hanging-gardens-text-asked = To decide: { $who }. { $ask }
hanging-gardens-text-claimable = Can be claimed: { $group }, on { $squares }.
hanging-gardens-text-moves-to = The temple moves to { $at }.
hanging-gardens-text-size = { $size ->
    [one] The claimed group has 1 square.
   *[other] The claimed group has { $size } squares.
}
hanging-gardens-text-niches = { $count ->
    [one] Space to take from: { $niches }.
   *[other] Spaces to take from: { $niches }.
}
hanging-gardens-text-laid = { $turn ->
    [0] card `{ $rows }` placed at { $at }
   *[other] card `{ $rows }` placed at { $at }, turned by { $turn }°
}
hanging-gardens-text-threw = card `{ $rows }` discarded
hanging-gardens-text-claimed = { $left ->
    [none] temple on { $at } for a group of { $group }
   *[other] temple on { $at } for a group of { $group }, moved from { $left }
}
hanging-gardens-text-took = { $tile } taken from space { $niche }, column { hanging-gardens-numeral }
hanging-gardens-text-discarded = Discarded because they fitted nowhere: { $cards }.
hanging-gardens-text-header = `  { $columns }`
hanging-gardens-text-columns = Groups of { $first } take from column I, { $second } from I or II, { $third } or more from any column. With { $bonus } or more, you first get a hidden tile from the pile.
hanging-gardens-text-adds = What one more tile of a kind would add for you: { $tiles }.
hanging-gardens-text-more = { $tile } +{ $more }

## Counts beside the players on the turn’s post

hanging-gardens-summary-seat = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $temples ->
    [0] no temples left
    [one] 1 temple left
   *[other] { $temples } temples left
}{ $points ->
    [0] {""}
   *[other] {", "}+{ $points } points
}
# The same where tiles lie open. $hidden: bonus tiles that only their owner knows.
hanging-gardens-summary-open = { $hidden ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $points }+ points
}, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $temples ->
    [0] no temples left
    [one] 1 temple left
   *[other] { $temples } temples left
}
hanging-gardens-summary-points = { $points ->
    [one]
        { $tiles ->
            [one] 1 point, 1 tile
           *[other] 1 point, { $tiles } tiles
        }
   *[other]
        { $tiles ->
            [one] { $points } points, 1 tile
           *[other] { $points } points, { $tiles } tiles
        }
}
hanging-gardens-summary-supply = { $cards ->
    [one]
        { $tiles ->
            [one] 1 card and 1 tile left.
           *[other] 1 card and { $tiles } tiles left.
        }
   *[other]
        { $tiles ->
            [one] { $cards } cards and 1 tile left.
           *[other] { $cards } cards and { $tiles } tiles left.
        }
}

## What’s left
## $of: of how many. $has_person, $person, $person_left: whether there is a person for it, who, and whether it is still to come.

hanging-gardens-left = { $rounds ->
    [0] This is the last round.
    [one] One more round after this one.
   *[other] { $rounds } more rounds after this one.
} { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in the deck, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} in the pile. Tiles you can’t see, there or face down in front of others:
hanging-gardens-left-series = { $has_person ->
    [0] **{ $tile }** – { $count } of { $of }; together worth { $points }; no person.
   *[other]
        { $person_left ->
            [0] **{ $tile }** – { $count } of { $of }; together worth { $points }; its person: { $person }, which you can see.
           *[other] **{ $tile }** – { $count } of { $of }; together worth { $points }; its person: { $person }.
        }
}

hanging-gardens-closeup-market = The market

## Legend: what is what on the picture

hanging-gardens-legend-turns = The round, and how many there are; below, whose turns are left in it, in order.
hanging-gardens-legend-card = The open cards with their numbers. A bed of flowers lies where a card has been taken.
hanging-gardens-legend-column = A column of the display, and how large a group must be to take from it.
hanging-gardens-legend-tile = A point tile: what one of its kind is worth, and a complete set. A person is worth the second number with a complete set of its tiles.
hanging-gardens-legend-gain = A point tile: how many points it would add for you now.
hanging-gardens-legend-terrace = A terrace, one of the four structures. Adjacent structures of one kind form a group. This garden is only an example.
hanging-gardens-legend-park = A park.
hanging-gardens-legend-arcade = An arcade.
hanging-gardens-legend-fountain = A fountain.
hanging-gardens-legend-temple = A temple: this group has been claimed, and nothing can be placed over this square.
hanging-gardens-legend-temples = Temples that this player can still place.
hanging-gardens-legend-tiles = Tiles that this player has taken, face down.
