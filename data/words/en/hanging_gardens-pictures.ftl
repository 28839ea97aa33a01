# The Hanging Gardens' pictures in words: alt texts, the text board, the counts of the turn post.

hanging-gardens-alt-news = New, by { $who }: { $what }.
hanging-gardens-alt-laid = card laid at { $at }
hanging-gardens-alt-discarded = card discarded
hanging-gardens-alt-claimed = temple on { $at } (group of { $size })
hanging-gardens-alt-took = took { $tile }
hanging-gardens-alt-bonus = bonus tile
hanging-gardens-alt-compensated = { $points } points
hanging-gardens-alt-round = Round { $round } of { $rounds }; turns left: { $turns }.
hanging-gardens-alt-over = The game is over.
hanging-gardens-alt-display = Display: I { $first }; II { $second }; III { $third }; { $pile } in the pile.
hanging-gardens-alt-garden = { $who }: { $counts }; temples on { $templed }; free { $free }.
hanging-gardens-alt-none = none
hanging-gardens-alt-own = Your points so far: { $points } ({ $tiles }).
hanging-gardens-alt-held = { $count } × { $tile }: { $points }

hanging-gardens-text-card = Card { $card }: `{ $rows }`
hanging-gardens-text-legend = Squares: T terrace, P park, A arcade, F fountain, small letter with a temple, . building space, _ table.
hanging-gardens-text-garden = **{ $who }** – { $counts }; columns { $left } to { $right }:
hanging-gardens-text-row = `{ $row }: { $squares }`
hanging-gardens-text-tiles = Tiles: { $tiles }.
hanging-gardens-text-count = { $count } × { $tile }
hanging-gardens-text-backs = { $count } face down
hanging-gardens-text-tile = { $tile } ({ $values })

hanging-gardens-summary-seat = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $temples ->
    [0] no temple left
    [one] 1 temple left
   *[other] { $temples } temples left
}{ $points ->
    [0] {""}
   *[other] {", "}+{ $points } points
}
hanging-gardens-summary-points = { $points } points, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
hanging-gardens-summary-supply = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} left.
