# Carcassonne: what the pictures show, in words.

carcassonne-alt-fresh = { $who } has laid { $cells }.
carcassonne-alt-held = { $who }
carcassonne-alt-contested = { $who } (most: { $owners })
carcassonne-alt-city = City { $at }, { $tiles } tiles, { $open } open: { $held }.
carcassonne-alt-road = Road { $at }, { $tiles } tiles, { $open } open: { $held }.
carcassonne-alt-cloister = Cloister { $at }, { $tiles } of 9: { $held }.
carcassonne-alt-field = Field { $at }, { $cities } cities, { $points } points: { $held }.
carcassonne-alt-more = And { $count } smaller ones.
carcassonne-alt-player = { $who } { $points }.

carcassonne-text-player = { $who }: { $points } points; { $counts }.
carcassonne-text-free = Open cities without a follower: { $cells }.
carcassonne-text-fits = Your tile ({ $tile }) fits at { $count ->
    [0] no cell.
    [one] one cell: { $cells }.
   *[other] { $count } cells: { $cells }.
}
carcassonne-text-legend = Every tile by its sides north, east, south, west: c city, r road, f field.
carcassonne-text-row = Row { $row }: { $cells }.

carcassonne-summary-seat = **{ $points }** ({ $counts })
carcassonne-summary-counts = { $counts }
carcassonne-summary-followers = { $count ->
    [one] 1 follower
   *[other] { $count } followers
}
carcassonne-summary-large = large follower
carcassonne-summary-builder = builder
carcassonne-summary-pig = pig
carcassonne-summary-hidden = { $count ->
    [one] 1 hidden tile
   *[other] { $count } hidden tiles
}
carcassonne-summary-next = next: { $tile }
carcassonne-summary-stack = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}.
carcassonne-summary-stack-removed = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}, { $removed } fitted nowhere.

# Closer pictures

carcassonne-closeup-fields = Fields
carcassonne-closeup-fields-hint = -# Every field in the colours of whoever would score it now, with what it pays; pale fields belong to nobody.
carcassonne-closeup-nw = North-west
carcassonne-closeup-ne = North-east
carcassonne-closeup-sw = South-west
carcassonne-closeup-se = South-east
