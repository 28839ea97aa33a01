# Alhambra's pictures in words: alt texts, the text board, the counts of the turn post.

alhambra-alt-fresh = New, by { $who }: { $cells }.
alhambra-alt-site = { $count ->
    [0] The stalls are empty.
   *[other] On offer: { $offers }.
}
alhambra-alt-offer = { $slot } { $currency }: { $tile }
alhambra-alt-display = { $count ->
    [0] No money on display.
   *[other] Money: { $cards }.
}
alhambra-alt-player = { $who }: { $score } points, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, wall { $wall }{ $reserve ->
    [0] {""}
   *[other] , reserve { $reserve }
}{ $buildings ->
    [0] , nothing built.
   *[other] ; { $counts }.
}
alhambra-alt-count = { $count } { $count ->
    [one] { $kind ->
        [pavilion] pavilion
        [seraglio] seraglio
        [arcades] arcades
        [chambers] chambers
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
alhambra-alt-dirk = Dirk: { $score } points; { $counts }.
alhambra-alt-purse = { $currency } { $values } (together { $total })
alhambra-alt-hand = Your money: { $cards }.

alhambra-text-starter = { $who } starts{ $lot ->
    [1] , drawn by lot among equals.
   *[0] : fewest cards, then the lowest total.
}
alhambra-text-dealt = { $who } was dealt { $cards }.
alhambra-text-coming = Scoring card { $scoring }: after { $least ->
    [0] at most { $most }
   *[other] { $least } to { $most }
} more money cards.
alhambra-text-pays = { $row } { $points }
alhambra-text-table = { $scoring ->
    [1] The first scoring pays
    [2] The second scoring pays
   *[3] The final scoring pays
}: { $rows }.
alhambra-text-cell = { $cell } { $tile }
alhambra-text-city = ⤷ built: { $tiles }.
alhambra-text-reserve = ⤷ reserve: { $tiles }.
alhambra-text-bought = ⤷ to be placed: { $tiles }.
alhambra-text-money = ⤷ money: { $cards }.
alhambra-text-dirk = ⤷ { $tiles }.

alhambra-summary-seat = { $score } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, wall { $wall })
alhambra-summary-piles = { $bag ->
    [0] No tiles left in the bag
    [one] 1 tile in the bag
   *[other] { $bag } tiles in the bag
}, { $deck ->
    [one] 1 money card in the deck
   *[other] { $deck } money cards in the deck
}, { $discard } discarded; { $shown ->
    [0] no scoring yet
    [1] the first scoring is done
   *[2] two scorings are done
}.

# Closer pictures

alhambra-closeup-city-1 = 🔴 City 1
alhambra-closeup-city-2 = 🟦 City 2
alhambra-closeup-city-3 = 🟡 City 3
alhambra-closeup-city-4 = 🟢 City 4
alhambra-closeup-city-5 = 🟣 City 5
alhambra-closeup-city-6 = ⚫ City 6
