### Yspahan in words: alt texts, text board, counts, what’s left, legend.
### $quarter, $level: “Bag”. $souk, $souks: “Bag 3”, with its state, or how many. $shops, $squares, $square, $at: ids, “BAG3a”, or how many. $building, $buildings: “Hammam”, or how many. $card, $cards: likewise.
### $gold, $camels, $cubes, $dice, $pile, $discard, $left, $days: how many. $yellow: how many yellow dice. $shown: what the dice show. $week, $day: numbers, or `alt-day`.

## Alt texts
## $last: 1 on the last day of a week, 2 of the game. $deeds: the lines below, joined. $groups: groups of dice. $begun, $loaded: how many souks and cubes; $built: which buildings.

yspahan-alt-over = { $count ->
    [one] The game is over; { $who } has won.
   *[other] The game is over; { $who } have won together.
}
yspahan-alt-day = { $last ->
    [2] Week { $week }, day { $day } (the last day: at its end, the week is scored and the game is over).
    [1] Week { $week }, day { $day } (the week is scored at its end).
   *[0] Week { $week }, day { $day }.
}
yspahan-alt-counted = The city is shown as it was when the last week was scored.
yspahan-alt-fresh = Latest turn, { $who }: { $deeds }.
    .will = Your turn so far, not confirmed yet: { $deeds }.
yspahan-alt-placed = { $count ->
    [one] cube in { SPOKEN($shops, "yspahan-souk") }
   *[other] cubes in { SPOKEN($shops, "yspahan-souk") }
}
yspahan-alt-moved = supervisor from { yspahan-start } to { yspahan-goal }
yspahan-alt-cleared = { SPOKEN($shops, "yspahan-souk") } emptied
yspahan-alt-camels = camel { $camels } loaded
yspahan-alt-built = { $building } built
yspahan-alt-taken = { $level } dice taken
yspahan-alt-group = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} showing { $shown }{ $yellow ->
    [0] {""}
   *[other] {" "}({ $yellow } yellow)
} on { $level }
yspahan-alt-tower = Tower: { $groups }.
yspahan-alt-tower-empty = No dice lie in the tower.
yspahan-alt-supervisor = { $at ->
    [C] Supervisor at the crossroads.
   *[other] Supervisor on { $at }.
}
yspahan-alt-asked = { $who } has to decide what happens to the cube in { yspahan-shop }.
yspahan-alt-complete = { $souk } (full)
yspahan-alt-begun = { $souk } ({ $cubes } of { $shops })
yspahan-alt-player = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $gold } gold, { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $built ->
    [0] {""}
    [6] ; all buildings built
   *[other] ; built: { $buildings }
}{ $begun ->
    [0] {""}
   *[other] ; souks: { $souks }
}{ $loaded ->
    [0] {""}
    [one] ; 1 cube on the caravan
   *[other] ; { $loaded } cubes on the caravan
}.
yspahan-alt-souks = Souks in sight: { $souks }.
yspahan-alt-caravan = Caravan: { $cubes } of { $camels } loaded.
yspahan-alt-hand = Your cards: { $cards }.

## Text board
## $deeds: lines of the alt text, joined. $order: everyone, in order; $turn: its number; $first: who, or the first of several; $last: the last; $over: 1 if it is over. $mover: who moved the supervisor; $camel: its number; $then: how many are left; $waits: 0 for the first who has to decide.
## $filled, $free: letters of shops. $arm: “north”. $row, $rows: how many to a row, and the rows; $multiplier: “3”. $prices: buildings as below; $effect: its `text-effect-…`; $bonus: how many; $mode: a rule of the table.

yspahan-text-order = Today: { $order }; turn { $turn }. { $first } is first player.
yspahan-text-turn = { $over ->
    [1] { $who }’s turn is over.
   *[0] { $who }’s turn continues.
}
yspahan-text-turned = Latest turn, { $who }: { $deeds }.
yspahan-text-turning = This turn so far, { $who }: { $deeds }.
yspahan-text-asks-roll = { yspahan-text-waits }{ $who } buys yellow dice and rolls.
yspahan-text-asks-dice = { yspahan-text-waits }{ $who } takes a group of dice.
yspahan-text-asks-place = { $left ->
    [one] { yspahan-text-waits }{ $who } places 1 more cube in the { $quarter } neighbourhood.
   *[other] { yspahan-text-waits }{ $who } places { $left } more cubes in the { $quarter } neighbourhood.
}
yspahan-text-asks-extra = { yspahan-text-waits }{ $who } can place the Hoist’s cube in the { $quarter } neighbourhood.
yspahan-text-asks-camel = { yspahan-text-waits }{ $who } lets the cube in { yspahan-shop } go or pays a camel, because { $mover } moved the supervisor; a cube goes on camel { $camel } for { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $then ->
    [none] {""}
   *[other] ; then comes the cube in { SPOKEN($then, "yspahan-souk") }
}.
yspahan-text-asks-build = { yspahan-text-waits }{ $who } can build before ending the turn.
yspahan-text-asks-end = { yspahan-text-waits }{ $who } ends the turn.
yspahan-text-waits = { $waits ->
    [0] Next:{" "}
   *[other] After that:{" "}
}
yspahan-text-quarter = { $quarter } neighbourhood: { $souks }.
yspahan-text-empty = { $shops ->
    [one] { $souk } ({ $points } points, 1 shop, { $first }) free
   *[other] { $souk } ({ $points } points, { $shops } shops, { $first }–{ $last }) free
}
yspahan-text-souk = { $left ->
    [0] { $souk } ({ $points } points) { $who }: { $filled }, complete
   *[other] { $souk } ({ $points } points) { $who }: { $filled }, free { $free }
}
yspahan-text-crossing = The four streets start at the crossroads (C); their squares are counted from there.
yspahan-text-street = Street { $arm }, square and shop: { SPOKEN($squares, "yspahan-souk") }.
yspahan-text-beside = { $square }: { $shops }
yspahan-text-caravan = Cubes from the first camel on, { $row } to a row: { $cubes }.
yspahan-text-rows = Rows of the caravan, with what a cube scores there straight away and the multiplier: { $rows }. When the caravan is full, and at each week’s end, you score your cubes × the multiplier of the last row that holds one.
yspahan-text-row = camels { $first }–{ $last } +{ $points } ×{ $multiplier }
yspahan-text-prices = Buildings: { $prices }. They score { $points }, from the first to the sixth.
yspahan-text-price = { $building } { $camels }🐪 { $gold }🪙 ({ $effect })
yspahan-text-effect-paddock = +{ $bonus } camel from the tower
yspahan-text-effect-shop = +{ $bonus } gold from the tower
yspahan-text-effect-hammam = { $mode ->
    [plus-only] supervisor { $bonus } squares more without gold
   *[plus-minus] supervisor { $bonus } squares more or less without gold
}
yspahan-text-effect-caravanserai = { $bonus } card for each of your cubes sent
yspahan-text-effect-bazaar = +{ $bonus } points per complete souk
yspahan-text-effect-hoist = +{ $bonus } cube when supplying
yspahan-text-cards = { $pile ->
    [one]
        { $discard ->
            [0] 1 card in the pile, none discarded.
           *[other] 1 card in the pile; discarded: { $cards }.
        }
   *[other]
        { $discard ->
            [0] { $pile } cards in the pile, none discarded.
           *[other] { $pile } cards in the pile; discarded: { $cards }.
        }
}
yspahan-text-times = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}

## Counts beside the players on the turn’s post
## $others: the players as below.

yspahan-aside = Week { $week }, day { $day } · Caravan { $cubes }/{ $camels }, next +{ $points } · { $others }
# $score: points.
yspahan-aside-seat = { $who }: **{ $score }** 🐪{ $camels }
# $other: the next of them.
yspahan-aside-more = { $other } · { $others }
# $more: what complete souks add at the week’s end.
yspahan-summary-seat = { $more ->
    [0] **{ $points }**
   *[other] **{ $points }** (+{ $more })
}
yspahan-summary-rest = { $day }

## What’s left
## $of: of how many.

yspahan-left = { $days ->
    [0] This is the last day.
    [one] One more day after this one.
   *[other] { $days } more days after this one.
} { $pile ->
    [one] 1 card
   *[other] { $pile } cards
} in the pile. Cards you can’t see, there or in other hands:
yspahan-left-card = • { $card }: { $count } of { $of }
yspahan-left-building = { $count ->
    [0] 🏗️ { $building } – { $camels }🐪 { $gold }🪙: nobody has it
   *[other] 🏗️ { $building } – { $camels }🐪 { $gold }🪙: { $who }
}

## Legend: what is what on the picture

yspahan-legend-souk = A souk’s plaque: its points if it is complete at the end of the week. Pale: all its shops are empty. Dark: some are full. In a player’s colour: it is complete, and theirs.
yspahan-legend-offered = A souk that these dice can supply, with its points. A coloured or golden one would be complete.
yspahan-legend-shop = A souk: all shops of one colour in a neighbourhood. Banners show which neighbourhood it is, by its level’s sign.
yspahan-legend-supervisor = The supervisor on a square of the street.
yspahan-legend-level = A level of the tower, from the bottom: Camels, Bag, Barrel, Chest, Vase, Gold. A frame: its dice were the last ones taken.
yspahan-legend-tower = A level of the tower, from the bottom: Camels, Bag, Barrel, Chest, Vase, Gold. A frame: its dice were the last ones taken. Beside it, the moons count the weeks, and the sun counts the days.
yspahan-legend-yellow = A yellow die, only for the first player.
yspahan-legend-week = The weeks, one moon each.
yspahan-legend-day = Which of the week’s seven days today is. After the seventh, the week is scored.
yspahan-legend-caravan = The caravan: cubes ride on its camels, filling the front row first.
yspahan-legend-row = What a cube in this row scores straight away, and what all your cubes are multiplied by when this is your last row.
yspahan-legend-gold = Gold.
yspahan-legend-camels = Camels.
yspahan-legend-building = A building: everyone can build six. On small plates, a number beside one says how many stand.

## Chart of the points

# $turns: “16, 49 and 104”; $count: how many they are.
yspahan-chart-events = { $count ->
    [one] A week ends with turn { $turns }.
   *[other] Weeks end with turns { $turns }.
}
