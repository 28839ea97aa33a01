### Alhambra in words: alt texts, text board, counts, what’s left, legend.
### $tile, $tiles: buildings with their walls. $cards: money, “🔷3”; in `alt-player` and counts a number. $currency: its sign, “🔷”. $row: a kind, “Gardens”.
### $cell, $cells, $fountain: spaces, “M12”. $side, $sides: sides of spaces. $stall, $stalls, $slot: numbers of stalls. $scoring: which of the three.

## Alt texts
## $offers: stalls with buildings; $counts: kinds with numbers; $kind: a kind; $values, $total: cards of a currency and their sum.
## $score, $wall, $buildings, $reserve: how many points, sides of wall, buildings, tiles of the reserve.

alhambra-alt-fresh = New in { $who }’s Alhambra: { $cells }.
    .will = New in your Alhambra, not confirmed yet: { $cells }.
alhambra-alt-removed = Removed from { $who }’s Alhambra: { $cells }.
    .will = Removed from your Alhambra, not confirmed yet: { $cells }.
alhambra-alt-bought = To be placed by { $who }: { $tiles }.
alhambra-alt-site = { $count ->
    [0] The stalls are empty.
   *[other] On offer: { $offers }.
}
alhambra-alt-offer = { $tile } at stall { $slot } for { $currency }
alhambra-alt-display = { $count ->
    [0] No money on display.
   *[other] Money on display: { $cards }.
}
alhambra-alt-player = { $who }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { alhambra-alt-stands }
alhambra-alt-own = Your Alhambra: { alhambra-alt-stands }
# How both lines above end.
alhambra-alt-stands = { $wall ->
    [0] no wall
    [one] a wall of 1 side
   *[other] a wall of { $wall } sides
}{ $reserve ->
    [0] {""}
   *[other] , { $reserve } in the reserve
}{ $buildings ->
    [0] , nothing built.
   *[other] ; { $counts }.
}
alhambra-alt-spaces = Its spaces: { $tiles }.
alhambra-alt-reserve = Your reserve: { $tiles }.
alhambra-alt-count = { $count } { $count ->
    [one] { $kind ->
        [pavilion] pavilion
        [seraglio] seraglio
        [arcades] arcades tile
        [chambers] chambers tile
        [garden] garden
       *[tower] tower
    }
   *[other] { $kind ->
        [pavilion] pavilions
        [seraglio] seraglios
        [arcades] arcades
        [chambers] chambers
        [garden] gardens
       *[tower] towers
    }
}
alhambra-alt-dirk = { $score ->
    [one] Dirk: 1 point; { $counts }.
   *[other] Dirk: { $score } points; { $counts }.
}
alhambra-alt-purse = { $currency } { $values } ({ $total } in all)
alhambra-alt-hand = Your money: { $cards }.
# Above the first choice of a turn. $mine, $points: the reader’s points, and those of $who, the best of the others; $cards: the reader’s money by currency.
alhambra-aside = You: { $mine } · { $who }: { $points } · { $cards }
alhambra-aside-no-money = You: { $mine } · { $who }: { $points } · no money
# $values: the cards of a currency, “2 5 9”.
alhambra-aside-purse = { $currency } { $values }
# $purse: as above; $others: the following ones.
alhambra-aside-more = { $purse } · { $others }

## Text board
## $lot: 1 if drawn by lot. $step: what is to be done. $least: the same at the earliest. $rows: kinds with points. $offers: stalls as below.
## $money: money in the stall’s currency; $enough: 0 not enough, 1 enough, 2 exact.

alhambra-text-starter = { $lot ->
    [1] { $who } starts, chosen by lot from those tied.
   *[0] { $who } starts, with the fewest cards (or the lowest total among those tied).
}
alhambra-text-dealt = { $who } was dealt { $cards }.
alhambra-text-turn = { $step ->
    [Act] { $who } can take money, buy a building or redesign.
    [ActAgain] { $who } paid exactly and can act again.
    [Build] { $who } still has to place new buildings.
    [Leftover] The game has ended, but { $who } still has to place leftover buildings.
   *[EndTurn] { $who } has nothing left to do but end the turn.
}
alhambra-text-over = The game is over.
alhambra-text-new-money = Money revealed last: { $cards }.
alhambra-text-new-stalls = { $count ->
    [one] New at stall { $stalls }.
   *[other] New at stalls { $stalls }.
}
alhambra-text-cells = Spaces: letters run from west to east, numbers from north to south. The fountain is on { $fountain }.
alhambra-text-coming = Scoring card { $scoring }: { $most ->
    [0] with the very next money card.
   *[other] { $least ->
        [0] after at most { $most ->
            [one] 1 more money card.
           *[other] { $most } more money cards.
        }
       *[other] after { $least } to { $most } more money cards.
    }
}
alhambra-text-pays = { $row } { $points }
alhambra-text-table = { $scoring ->
    [1] The first scoring pays: { $rows }.
    [2] The second scoring pays: { $rows }.
   *[3] The final scoring pays: { $rows }.
}
alhambra-text-cell = { $cell } { $tile }
alhambra-text-city = ⤷ built: { $tiles }.
alhambra-text-beside = ⤷ free spaces beside it: { $cells }.
alhambra-text-wall = ⤷ longest outer wall: { $sides }.
alhambra-text-segment = { $cell } { $side }
alhambra-text-reserve = ⤷ reserve: { $tiles }.
alhambra-text-bought = ⤷ to be placed: { $tiles }.
alhambra-text-unclaimed = Leftover buildings that went to nobody: { $tiles }.
alhambra-text-offers = Your money at the stalls: { $offers }.
alhambra-text-offer = { $enough ->
    [0] stall { $stall }: { $money } (not enough)
    [1] stall { $stall }: { $money } (enough)
   *[2] stall { $stall }: { $money } (you can pay exactly)
}
alhambra-text-money = ⤷ money: { $cards }.
alhambra-text-dirk = ⤷ { $tiles }.

## Counts beside the players on the turn’s post
## $score, $wall: how many. $bag, $deck, $discard: how many tiles and cards are there; $stage: which scoring comes next.

alhambra-summary-seat = { $cards ->
    [one] { $score } ({ $cards } card, wall { $wall })
   *[other] { $score } ({ $cards } cards, wall { $wall })
}
alhambra-summary-piles = { $bag ->
    [0] No tiles left in the bag
    [one] 1 tile in the bag
   *[other] { $bag } tiles in the bag
}, { $deck ->
    [one] 1 money card in the deck
   *[other] { $deck } money cards in the deck
}, { $discard } discarded; { $stage ->
    [none] no scoring yet
    [first] first scoring done
    [second] two scorings done
    [final] final scoring next
   *[over] final scoring done
}.

# $scoring: the one that comes next. $least, $most: money cards before it; $bag: tiles left.
alhambra-summary-next = { $scoring ->
    [1] First scoring
    [2] Second scoring
   *[3] Final scoring
} { $scoring ->
    [3] when the bag is empty: { $bag ->
        [one] 1 tile left.
       *[other] { $bag } tiles left.
    }
   *[other] after { $least ->
        [0] at most { $most }
       *[other] { $least } to { $most }
    } more money { $most ->
        [one] card.
       *[other] cards.
    }
}

## What’s left
## $bag, $deck, $discard: how many tiles and cards are there. $of: of how many in all.

alhambra-left = { $bag ->
    [one] 1 building
   *[other] { $bag } buildings
} in the bag; { $deck ->
    [one] 1 money card
   *[other] { $deck } money cards
} in the deck, { $discard } discarded.
alhambra-left-kind = { $count ->
    [0] **{ $row }** – { $count } of { $of }.
   *[other] **{ $row }** – { $count } of { $of }: { $tiles }.
}
alhambra-left-hidden = **Money** in the deck, discarded or in a hidden hand:
alhambra-left-money = { $currency } { $cards }
alhambra-left-card = { $count }×{ $value }

## Legend: what is what on the picture

alhambra-legend-stall = A stall: the building on sale, its price, and the money it takes: 🔷 Denar, ✳️ Dirham, 🔶 Ducat, ⚜️ Gulden.
alhambra-legend-display = Money on display: take one card, or several worth 5 or less in all.
alhambra-legend-reserve = The reserve: tiles not yet built. They do not score.
alhambra-legend-wall = Walls. The longest outer wall, edged in light, scores 1 point per side.
alhambra-legend-newest = In a frame, with a pin: the building placed last, in its owner’s colour.
alhambra-legend-fountain = The fountain: every Alhambra begins with it, and every building must be reachable from it on foot.
alhambra-legend-kind = A kind of building, and the most that anyone has of it, in the colour of whoever has them.
alhambra-legend-purse = Your money in one currency: the total.
alhambra-legend-pays = In a golden frame: you can pay for this building; with a round arrow exactly, and then act again.
alhambra-legend-nowhere = No entry: it fits nowhere in your Alhambra yet. If you buy it, it waits in your reserve.
alhambra-legend-dirk = Dirk, the imaginary third player in a two-player game.

## Chart of the points

# $turns: “16, 49 and 104”; $count: how many they are.
alhambra-chart-events = { $count ->
    [one] A scoring after turn { $turns }.
   *[other] Scorings after turns { $turns }.
}
