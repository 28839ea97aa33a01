# Yspahan's pictures in words: alt texts, the text board, the counts of the turn post.

yspahan-alt-over = The game is over; { $count ->
    [one] { $who } has won
   *[other] { $who } have won together
}.
yspahan-alt-day = Week { $week }, day { $day }{ $last ->
    [1] {" (the week is scored after it)"}
   *[0] {""}
}.
yspahan-alt-fresh = New, by { $who }: { $deeds }.
yspahan-alt-placed = cubes in { $shops }
yspahan-alt-moved = supervisor from { $start } to { $to }
yspahan-alt-cleared = { $shops } emptied
yspahan-alt-camels = camel { $camels } loaded
yspahan-alt-built = { $building } built
yspahan-alt-taken = { $level } dice taken
yspahan-alt-group = { $level } { $dice }×{ $shown }{ $yellow ->
    [0] {""}
   *[other] {" "}({ $yellow } yellow)
}
yspahan-alt-tower = Tower: { $groups }.
yspahan-alt-tower-empty = The tower is empty.
yspahan-alt-supervisor = Supervisor on { $at }.
yspahan-alt-asked = { $who } is asked about the cube in { $shop }.
yspahan-alt-complete = { $souk } full
yspahan-alt-begun = { $souk } { $cubes }/{ $shops }
yspahan-alt-player = { $who }: { $points } points, { $gold } gold, { $camels } camels, { $cards } cards{ $built ->
    [0] {""}
    [6] ; all buildings
   *[other] ; built { $buildings }
}{ $begun ->
    [0] {""}
   *[other] ; souks { $souks }
}{ $loaded ->
    [0] {""}
   *[other] ; { $loaded } on the caravan
}.
yspahan-alt-caravan = Caravan { $cubes }/{ $camels }.
yspahan-alt-hand = Your cards: { $cards }.

yspahan-text-order = Today: { $order }; turn { $turn }.
yspahan-text-quarter = { $quarter } quarter: { $souks }.
yspahan-text-empty = { $souk } ({ $points } points, { $shops } shops) free
yspahan-text-souk = { $souk } ({ $points } points) { $who }: { $filled }{ $left ->
    [0] , complete
   *[other] , free { $free }
}
yspahan-text-street = Street { $arm }, square and shop: { $squares }.
yspahan-text-caravan = On the camels from the first, { $row } in a row: { $cubes }.
yspahan-text-cards = { $pile } cards in the pile{ $discard ->
    [0] , none discarded.
   *[other] ; discarded: { $cards }.
}
yspahan-text-times = { $card }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}

yspahan-summary-seat = **{ $points }** 🪙{ $gold } 🐪{ $camels } 🃏{ $cards } 🏗️{ $buildings }
yspahan-summary-rest = { $day } { $caravan } { $pile ->
    [one] 1 card in the pile.
   *[other] { $pile } cards in the pile.
}
