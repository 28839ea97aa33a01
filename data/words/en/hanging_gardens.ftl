### The Hanging Gardens: lobby, panel, log, end, refusals, commands, names.
### $card: the number of an open card. $at, $temple, $among: squares, “M14”. $group, $groups: “4 terraces”. $tile: “Queen”. $column, $columns: I to III. $niche: a space of the display. $turn: degrees.
### $size, $squares, $needed, $smallest: how many squares.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

hanging-gardens-title = The Hanging Gardens
hanging-gardens-blurb = Place card upon card, grow terraces, parks, arcades and fountains, and win sets of tiles with your temples. 2–4 players.
hanging-gardens-cover = A garden of five terraces in the evening sun, full of trees and flowers; water falls from step to step into a pool.
hanging-gardens-how-to-play =
    🏆 **Goal** – collect sets of tiles: the more of a kind you have, the more each of them scores.
    👉 **Your turn** – choose a card and place it over your garden. Three or more alike in a group earn a tile.
    🛕 Three or more terraces, parks, arcades or fountains together form a group. A temple on a new group earns a tile.
    ↔️ A larger group has more columns of tiles to choose from.
    ⚖️ **At the end** the most points from tiles win.
hanging-gardens-rules =
    🏆 **Goal** – the most points from sets of tiles and from person tiles.
    👉 **Your turn** – take one of the open cards and place it in your garden, turned as you like.
    • Every structure (terrace, park, arcade, fountain) must lie on your garden: on building space or on another structure. Building spaces may lie anywhere, even on open water.
    • Never cover a square that has a temple.
    • If none of the open cards fits, discard one of them.
    🛕 **Temple** – structures of one kind that touch along edges are a group. You may claim *one* group that has at least 3 squares, holds a square of the card you just placed, and has no temple yet: place a temple on any of its squares and take a tile.
    • 3 squares: column I · 4: columns I and II · 5: any column · 6 or more: first a hidden tile from the pile, then one from any column.
    • A group you leave unclaimed needs a new square before it can be claimed later.
    • All 5 temples placed? The one on your *smallest* group moves (sizes count after the card is placed; in a tie you choose). You never lose tiles.
    🎴 **Rounds** – 2 players: 4 cards, two turns each · 3 players: 3 cards · 4 players: 4 cards. Then the first player changes. The game ends with the last of the 60 cards, or with the round in which the last tile is taken. A claim that yields no tile scores 5.
    ⚖️ **Scoring** – **What’s left** shows what one tile of a kind scores, a complete set, and what lies between; after a complete set, the next one begins. A person scores its small number, or the large one if you have a complete set of its kind; the Gatekeeper scores for every Gate. In a tie, the player with more tiles wins.
    🤫 Your tiles lie face down; only you can look at them (*Tiles*).
# Option, 100. In front of its value, or a value.
hanging-gardens-option-open-collections = Players’ tiles
hanging-gardens-option-open-collections-no = Face down (only their owner can look)
hanging-gardens-option-open-collections-yes = Open, except the bonus tiles from the pile

## Tips above the panel in somebody’s first games; each comes once

hanging-gardens-first-terraces = -# 🌱 Place each card over your garden; only bare lawn may jut out. Three or more alike side by side: your temple (🛕) earns a tile.
hanging-gardens-first-columns = -# 🌱 Column I needs a group of 3, II of 4, III of 5. **+3** on a tile: the points it adds for you.
hanging-gardens-first-persons = -# 🌱 A person marked 3/11 is worth 3 points, or 11 with a complete set of its tiles. **+3** in your picture is what it adds for you now.
hanging-gardens-first-gates = -# 🌱 One to four Gates score 0, 5, 12 or 21 together. The Gatekeeper adds 3 for each.
hanging-gardens-first-bonus = -# 🌱 A group of 6 or more brings a bonus tile: the top one of the pile, which only you see, before you take one on display.

## Panel: what is to be decided
## $first: 1 in a first game.

# $claims: 1 if a card can claim a group; last if there is nothing to choose from.
hanging-gardens-ask-place-card = { $claims ->
    [last] One card left.
    [1] Choose a card. 🛕: how large a group your temple could claim.
   *[0] Choose a card.
}
hanging-gardens-ask-place-temple = { $count ->
    [one] You can claim **{ $groups }**
   *[other] You can claim one of these: **{ $groups }**
}: { $first ->
    [none] on which square?
   *[other] take a tile.
}
# Button, 80.
hanging-gardens-decline-place-temple = Not now

hanging-gardens-ask-choose-temple = All your temples are placed, so one from your smallest group will move. Which one?
hanging-gardens-ask-draw-tile = Your group has six or more squares, so first draw a bonus tile from the pile. Only you will see it.
hanging-gardens-ask-take-tile = Take a tile from the display.
hanging-gardens-ask-end-turn = Confirm to end your turn.

## Panel: moves and their parts, on buttons and in menus
## Button, 80. Keys in -short are for buttons that share a row, those in -pick for the line above the choices.

hanging-gardens-verb-place = 🎴 Place a card
hanging-gardens-verb-discard = 🗑️ Discard a card
hanging-gardens-verb-temple = 🛕 Place a temple
# Beside the tiles that may be taken at once.
hanging-gardens-verb-temple-seldom = Another square for the temple…
hanging-gardens-verb-move = 🛕 Move a temple
hanging-gardens-verb-draw = 🎁 Draw the bonus tile
hanging-gardens-verb-take = 🏺 Take a tile
hanging-gardens-verb-end = ✅ End the turn
hanging-gardens-place-card = 🎴 Card { $token }
hanging-gardens-place-card-short = { $token }
hanging-gardens-place-card-pick = Which card?
hanging-gardens-place-turn = ↻ { $token }°
hanging-gardens-place-turn-0 = As shown
hanging-gardens-place-turn-pick = Which way round?
hanging-gardens-place-at = { $token }
# $structure: that of the card by which its place is chosen.
hanging-gardens-place-at-pick = { $structure ->
    [terrace] Where will the framed terrace 🟥 go?
    [park] Where will the framed park 🌳 go?
    [arcade] Where will the framed arcade 🏛️ go?
   *[fountain] Where will the framed fountain ⛲ go?
}
hanging-gardens-discard-card = 🗑️ Card { $token }
hanging-gardens-discard-card-short = 🗑️ { $token }
hanging-gardens-discard-card-pick = Which card will you discard?
hanging-gardens-temple-at = { $token }
hanging-gardens-temple-at-pick = On which square will the temple go?
hanging-gardens-move-at = Temple on { $token }
hanging-gardens-move-at-pick = Which temple will move?
hanging-gardens-take-tile = { $token }
hanging-gardens-take-tile-queen = 👸 Queen
hanging-gardens-take-tile-king = 🤴 King
hanging-gardens-take-tile-tiger = 🐅 Tiger
hanging-gardens-take-tile-garden = 🌷 Garden
hanging-gardens-take-tile-statue = 🗿 Statue
hanging-gardens-take-tile-chalice = 🏆 Chalice
hanging-gardens-take-tile-gate = 🚪 Gate
hanging-gardens-take-tile-animal-tamer = 🧍 Animal tamer (tigers)
hanging-gardens-take-tile-gardener = 🧍 Gardener (gardens)
hanging-gardens-take-tile-sculptor = 🧍 Sculptor (statues)
hanging-gardens-take-tile-priest = 🧍 Priest (chalices)
hanging-gardens-take-tile-gatekeeper = 🧍 Gatekeeper (gates)
hanging-gardens-take-tile-short = { $token ->
    [queen] Queen
    [king] King
    [tiger] Tiger
    [garden] Garden
    [statue] Statue
    [chalice] Chalice
    [gate] Gate
    [animal-tamer] Animal tamer
    [gardener] Gardener
    [sculptor] Sculptor
    [priest] Priest
    [gatekeeper] Gatekeeper
   *[other] { $token }
}
hanging-gardens-take-tile-pick = Which tile?
hanging-gardens-take-column = from column { $token }
hanging-gardens-take-column-1 = from the column for 3
hanging-gardens-take-column-2 = from the column for 4
hanging-gardens-take-column-3 = from the column for 5 or more
hanging-gardens-take-column-pick = Which column will you take it from?
# In a hint, what to do. Each value as its option names it; $column may be empty.
hanging-gardens-place-act = Place { $card }
hanging-gardens-take-act = Take { $tile } { $column }

## Panel: what a choice gives, behind its label
## $structures: what the card shows.

hanging-gardens-gives-card = { $structures }
hanging-gardens-gives-best-short = 🛕{ $squares }
hanging-gardens-gives-best = { $structures }; can claim a group of { $squares }
hanging-gardens-gives-claim = can claim a group of { $squares }
hanging-gardens-gives-claims-short = 🛕{ $squares }
hanging-gardens-gives-claims = can claim { $groups }
# The largest number that will touch, after a sign for what it is. $structure: which one, “park”.
hanging-gardens-gives-touch-short = { $structure ->
    [terrace] 🟥
    [park] 🌳
    [arcade] 🏛️
   *[fountain] ⛲
}{ $squares }
hanging-gardens-gives-touch = { $groups } will touch
hanging-gardens-gives-points-short = +{ $points }
hanging-gardens-gives-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
# What the card does where it lies, in a preview. $making, $covering: how many kinds there are of each; $groups, $covered: “4 parks and 2 arcades”.
hanging-gardens-gives-changes = { $making ->
    [0] The card will cover { $covered }.
   *[other] { $covering ->
        [0] { $groups } will touch.
       *[other] { $groups } will touch. The card will cover { $covered }.
    }
}
# What the tile will be worth to its owner. $gained: how many of the points are new.
hanging-gardens-gives-scored = { $points ->
    [one] You’ll have **1 point** (+{ $gained }).
   *[other] You’ll have **{ $points } points** (+{ $gained }).
}
# $changes and $scored: the two sentences above.
hanging-gardens-gives-both = { $changes } { $scored }

## What speaks for a hint, below it
## $points: what the viewer has more of. $squares: how many.

hanging-gardens-gives-turn-takes = This earns you the { $tile } tile (+{ $points }), for a group of { $group }.
hanging-gardens-gives-turn-draws = This earns you a hidden tile and one from the display, for a group of { $group }.
hanging-gardens-gives-turn-compensated = This earns you +{ $points } for a group of { $group }, because no tiles are left.
hanging-gardens-gives-turn-nearly = Now { $group } touch. One more would make a group you can claim.
hanging-gardens-gives-turn-grows = { $squares ->
    [one] Your garden grows by 1 square, on which structures can lie.
   *[other] Your garden grows by { $squares } squares, on which structures can lie.
}

## Log in the thread. What would happen, in a preview, is `.will`
## $left: the square it came from. $round: its number. $cards: cards as below; $rows: the card’s squares, letter by letter; $shows: groups. $reason: why the game ends.

hanging-gardens-placed = { $turn ->
    [0] { $who } placed card { $card } at **{ $at }**.
   *[other] { $who } placed card { $card } at **{ $at }**, turned { $turn }°.
}
    .will = { $turn ->
        [0] You’ll place card { $card } at **{ $at }**.
       *[other] You’ll place card { $card } at **{ $at }**, turned { $turn }°.
    }
# The same beside its picture, which shows where.
hanging-gardens-laid = { $who } placed card { $card }.
    .will = You’ll place card { $card }.
hanging-gardens-discarded = No open card fitted in { $who }’s garden, so card { $card } was discarded.
    .will = No open card fits in your garden, so you’ll discard card { $card }.
hanging-gardens-claimed = { $who } placed a temple on a group of **{ $group }**, at **{ $at }**.
    .will = You’ll place a temple on a group of **{ $group }**, at **{ $at }**.
hanging-gardens-moved = { $who } moved a temple to a group of **{ $group }**, at **{ $at }** (from { $left }, a group of { $size }).
    .will = You’ll move a temple to a group of **{ $group }**, at **{ $at }** (from { $left }, a group of { $size }).
hanging-gardens-claimed-here = { $who } placed a temple on a group of **{ $group }**.
    .will = You’ll place a temple on a group of **{ $group }**.
hanging-gardens-moved-here = { $who } moved a temple to a group of **{ $group }** (from a group of { $size }).
    .will = You’ll move a temple to a group of **{ $group }** (from a group of { $size }).
# In posts and news, a turn with a claim in one sentence. $tile: the one from the display. $got: tile, bonus, or both.
hanging-gardens-got = { $got ->
    [tile] { $who } placed card { $card } and took **{ $tile }** for **{ $group }**.
    [bonus] { $who } placed card { $card } and drew a bonus tile for **{ $group }**.
   *[both] { $who } placed card { $card }, drew a bonus tile and took **{ $tile }** for **{ $group }**.
}
hanging-gardens-unclaimed = { $who } left { $groups } without a temple.
hanging-gardens-bonus = { $who } drew a bonus tile from the pile.
hanging-gardens-bonus-yours = Your bonus tile: **{ $tile }**. Now take one from the display.
hanging-gardens-no-bonus = The pile is empty, so there is no bonus tile for { $who }.
hanging-gardens-took = { $column ->
    [1] { $who } took a tile from column I: **{ $tile }**.
    [2] { $who } took a tile from column II: **{ $tile }**.
   *[3] { $who } took a tile from column III: **{ $tile }**.
}
    .will = { $column ->
        [1] You’ll take a tile from column I: **{ $tile }**.
        [2] You’ll take a tile from column II: **{ $tile }**.
       *[3] You’ll take a tile from column III: **{ $tile }**.
    }
hanging-gardens-compensated = No tile was left for { $who }’s claim, so it scored **+{ $points }** instead.
hanging-gardens-refilled = { $column ->
    [1] New in column I: { $tile }.
    [2] New in column II: { $tile }.
   *[3] New in column III: { $tile }.
}
hanging-gardens-pile-empty = The pile is empty, so this space in the display won’t be refilled.
hanging-gardens-tiles-out = That was the last tile, so the game will end after this round.
hanging-gardens-round = Round { $round } of { $rounds }: { $who } begins.
hanging-gardens-new-cards = New cards were revealed.
hanging-gardens-new-card = { $card } `{ $rows }`
hanging-gardens-open-card = { $card } with { $shows }
hanging-gardens-over = { $reason ->
    [cards] The last card has been played. All tiles are revealed.
   *[tiles] The last tile has been taken, and the round is complete. All tiles are revealed.
}

## Hidden tiles: what is said of hands, here

# The public post's button, 80.
hanging-gardens-button-hand = Tiles
# Behind the game's name.
hanging-gardens-your-hand = your tiles, for your eyes only
# The direct message with one’s tiles; says nothing of what they are.
hanging-gardens-push-hand = { $game }: your tiles.
hanging-gardens-dm-closed = I couldn’t send you a direct message, so here are your tiles. To get them by direct message next time, allow messages from members of this server.
hanging-gardens-dm-failed = 📪 I couldn’t send your tiles by direct message. Press **Tiles** to see them here at any time.
# In the thread; $who are mentions.
hanging-gardens-hands-wait = 📪 { $who }: Discord won’t let me start new direct messages right now. Press **Tiles** to see your tiles here. Only you can see them.
hanging-gardens-take-done-hand = The seat is yours. Press **Tiles** to see your tiles.

## Score sheet and the lines of the end
## $complete: how many whole sets; $rest: how many tiles beyond. $person: “Gardener”; $series: “Garden”. $counts: everyone, with their tiles.

hanging-gardens-sheet-queen = Queens
hanging-gardens-sheet-king = Kings
hanging-gardens-sheet-tiger = Tigers
hanging-gardens-sheet-garden = Gardens
hanging-gardens-sheet-statue = Statues
hanging-gardens-sheet-chalice = Chalices
hanging-gardens-sheet-gate = Gates
hanging-gardens-sheet-compensations = Claims without a tile
hanging-gardens-why-series = { $who }: { $count } × { $tile }{ $complete ->
    [0] {""}
    [one] {" – one complete set"}{ $rest ->
        [0] {""}
       *[other] {" and "}{ $rest } of the next
    }
   *[other] {" – "}{ $complete } complete sets{ $rest ->
        [0] {""}
       *[other] {" and "}{ $rest } of the next
    }
}: { $points }
hanging-gardens-why-high = { $who }: { $person } with a complete { $series } set: { $points }
hanging-gardens-why-low = { $who }: { $person } without a complete { $series } set: { $points }
hanging-gardens-why-each = { $who }: { $person } with { $count } × { $series }: { $points }
hanging-gardens-why-compensation = { $count ->
    [one] { $who }: one claim without a tile: { $points }
   *[other] { $who }: { $count } claims without a tile: { $points }
}
hanging-gardens-remark-largest = Largest group at the end: { $group } in { $who }’s garden.
hanging-gardens-remark-bonus = Most bonus tiles from the pile, for groups of 6 or more: { $who } with { $count }.
hanging-gardens-remark-tie = The top players tied with { $points } points, so the number of tiles decided it: { $counts }.
hanging-gardens-remark-tiles = { $who } { $count }

## Refusals
## $left: what is open, or how many temples. $ask: what is to be decided. $structure: “terrace”.

hanging-gardens-not-now = Not now. { $ask }
hanging-gardens-no-card = There is no card on space { $card }. Open now: { $left }.
hanging-gardens-no-turn = You can turn a card by 0, 90, 180 or 270 degrees, not by { $turn }.
hanging-gardens-covers-temple = The card can’t go there: it would cover the temple on { $at }.
hanging-gardens-over-table = The card can’t go there: the { $structure } at { $at } would lie on open water. Only building spaces can.
hanging-gardens-no-overlap = At { $at } the card wouldn’t touch your garden at all.
hanging-gardens-something-fits = { $turn ->
    [0] You can’t discard a card, because one fits: card { $card } at { $at }.
   *[other] You can’t discard a card, because one fits: card { $card }, turned by { $turn }°, at { $at }.
}
hanging-gardens-no-group = There is no structure on { $at } in your garden, but a temple needs one.
hanging-gardens-has-temple = The group at { $at } ({ $group }) already has a temple on { $temple }.
hanging-gardens-too-small = The group at { $at } is too small: { $group }, but { $needed } squares are needed.
hanging-gardens-not-fresh = The group at { $at } ({ $group }) doesn’t include a square of the card you just placed. It needs a new square before you can claim it.
hanging-gardens-no-temple = None of your temples stands on { $at }.
hanging-gardens-not-smallest = The temple on { $at } can’t move: its group has size { $size }, and your smallest has size { $smallest }. You can move: { $among }.
hanging-gardens-reserve-first = { $left ->
    [one] You still have a temple in reserve. Temples move only when the reserve is empty.
   *[other] You still have { $left } temples in reserve. Temples move only when the reserve is empty.
}
hanging-gardens-which-group = You can claim several groups ({ $groups }), so first place the temple on a square of one of them.
hanging-gardens-which-temple = Your temples on { $among } stand on equally small groups. First place the temple on a square of the new group, then choose which of them moves.
hanging-gardens-bonus-first = This group ({ $group }) earns a bonus tile, which you get to see first. Place the temple on one of its squares, then draw.
hanging-gardens-not-on-display = There is no such tile in the display: { $tile }.
hanging-gardens-tile-elsewhere = { $tile } is in column { $columns }, not in the one you named.
hanging-gardens-niche-elsewhere = Space { $niche } of the display is in column { $columns }.
hanging-gardens-no-niche = There is no space { $niche }: the display has spaces 1 to { $most }.
hanging-gardens-niche-empty = Space { $niche } of the display is empty.
hanging-gardens-column-closed = { $column ->
    [1] Column I needs a group of { $needed }, but yours has { $size }.
    [2] Column II needs a group of { $needed }, but yours has { $size }.
   *[3] Column III needs a group of { $needed }, but yours has { $size }.
}
hanging-gardens-which-column = { $tile } is in several columns ({ $columns }). Say which.

## Slash commands of the game
## Command, 100.

hanging-gardens-command = Your moves in The Hanging Gardens; only at its tables
hanging-gardens-command-place = Place a card; you can add a temple and a tile in the same line
hanging-gardens-command-place-card = Number of an open card
hanging-gardens-command-place-turn = Degrees clockwise: 0, 90, 180 or 270
hanging-gardens-command-place-at = Where the upper left square of the turned card goes, such as L13
hanging-gardens-command-place-temple = A square of the group you claim, such as M14
hanging-gardens-command-place-moved = If all temples are placed and groups tie: the temple that moves
hanging-gardens-command-place-tile = The tile you take: its kind, or its number in the display
hanging-gardens-command-temple = Claim a group with a temple
hanging-gardens-command-temple-at = A square of the group, such as M14
hanging-gardens-command-take = Take a tile from the display
hanging-gardens-command-take-tile = Its kind, or its number in the display
hanging-gardens-command-take-column = 1, 2 or 3, if the same kind is in several columns
hanging-gardens-command-end = End your turn

## Names of things, used in other messages

hanging-gardens-structure-terrace = terrace
hanging-gardens-structure-park = park
hanging-gardens-structure-arcade = arcade
hanging-gardens-structure-fountain = fountain
hanging-gardens-group-terrace = { $count ->
    [one] 1 terrace
   *[other] { $count } terraces
}
hanging-gardens-group-park = { $count ->
    [one] 1 park
   *[other] { $count } parks
}
hanging-gardens-group-arcade = { $count ->
    [one] 1 arcade
   *[other] { $count } arcades
}
hanging-gardens-group-fountain = { $count ->
    [one] 1 fountain
   *[other] { $count } fountains
}
hanging-gardens-group-at = { $group } at { $at }
hanging-gardens-numeral = { $column ->
    [1] I
    [2] II
   *[3] III
}
hanging-gardens-tile-queen = Queen
hanging-gardens-tile-king = King
hanging-gardens-tile-tiger = Tiger
hanging-gardens-tile-garden = Garden
hanging-gardens-tile-statue = Statue
hanging-gardens-tile-chalice = Chalice
hanging-gardens-tile-gate = Gate
hanging-gardens-tile-animal-tamer = Animal tamer
hanging-gardens-tile-gardener = Gardener
hanging-gardens-tile-sculptor = Sculptor
hanging-gardens-tile-priest = Priest
hanging-gardens-tile-gatekeeper = Gatekeeper

## Puzzles: what is asked of the turn

hanging-gardens-goal-points = { $points ->
    [one] Score at least { $points } point with this turn.
   *[other] Score at least { $points } points with this turn.
}
hanging-gardens-goal-take = Claim a group and take a tile. Which card, and where?
hanging-gardens-goal-temple = Claim a group. Which card, and where?
hanging-gardens-goal-place = Place a card without a temple. Which one, and where?
