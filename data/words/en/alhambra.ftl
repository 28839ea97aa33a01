### Alhambra: lobby, panel, log, end, refusals, commands, names.
### $tile, $tiles, $old, $other: buildings with their walls, “Pavilion 2 (walls N E W)”; in `remark-…`, $tiles is a number.
### $card, $cards: money, “🔷3”. $currency: its sign, “🔷”. $total, $paid, $price, $over: amounts.
### $cell, $there, $lost: spaces of the Alhambra, “M12”. $side: “north”. $stall, $slot, $stalls: numbers of stalls.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

alhambra-title = Alhambra
alhambra-blurb = Buy buildings in four currencies, pay exactly when you can, and build the finest palace in Granada. 2–6 players.
alhambra-cover = The red palace on its wooded hill in the evening sun, with snowy mountains behind it. Below it are a garden with a pool, and a river.
alhambra-how-to-play =
    🏆 **Goal** – the most points in three scorings.
    👉 **Your turn** – take money or buy a building. If you pay exactly, you may act again.
    🏛️ Each stall takes its own currency. In place of both, you can redesign your Alhambra.
    🧱 Walls must meet walls, and every tile must be reachable from the fountain.
    ⚖️ **Each scoring** rewards the most buildings of each kind, and everyone’s longest outer wall.
alhambra-rules =
    {""}**Goal.** Own the most buildings of each kind in your Alhambra, and the longest outer wall. After three scorings, the most points win.

    {""}**Your turn: one action.**
    · *Take money*: one card from the display, or several worth 5 or less in all.
    · *Buy* a building: each of the four stalls takes its own currency. Pay the price or more; there is no change. **If you pay exactly, you may act again.**
    · *Redesign*: add one tile from your reserve, move one of your tiles to your reserve, or swap a built tile for one from your reserve.
    At the end of the turn every building you bought goes into your Alhambra or your reserve. Then money and stalls are refilled.

    {""}**Building rules.** Tiles are never turned. Touching sides must both have a wall or both have none. Every tile must be reachable on foot from the fountain without crossing a wall. A new tile must share a side with your Alhambra and leave no hole. The fountain never moves.

    {""}**Scoring.** Two scoring cards lie in the money deck, in its second and fourth fifths. Each kind pays its leaders: one rank in the first scoring, two in the second, three in the last. Pavilion 1 · 8/1 · 16/8/1, and one more per rank for Seraglio, Arcades, Chambers, Garden and Tower. Tied players share the points of their ranks, rounded down. Your longest connected outer wall scores 1 point per side each time; a wall is outer where no tile lies beyond it. Tiles in the reserve do not count.

    {""}**The game ends** when the stalls can no longer be refilled. Each leftover building goes to the player with the most money in its currency, or to nobody in a tie. Then comes the last scoring.
alhambra-rules-2 =
    {""}**Two players.** Dirk joins in: he owns 6 buildings at the start, gets more after scorings, and you may give him what you buy. He takes ranks, but has no wall and cannot win.

## Tips above the panel in somebody’s first games; each comes once

alhambra-first-signs = -# 🌱 Take money, or buy where you have enough. Exact pay (↻) lets you act again; anything over is lost.
alhambra-first-nowhere = -# 🌱 ⛔ fits nowhere in your Alhambra yet; if you buy it, it waits in your reserve.
alhambra-first-scoring = -# 🌱 A scoring card can come up soon. When it does, everyone scores.

## Below the first post

# $counted: 1 where the picture counts each kind.
alhambra-opening = { $counted ->
    [1] -# Above each Alhambra: its points. Beside each kind: the most that anyone has, in their colour.
   *[0] -# Above each Alhambra: its points.
}
# $count: how many buildings.
alhambra-opening-dirk = { $count ->
    [one] -# Dirk, a third player whom nobody plays, has 1 building. He scores, but can’t win.
   *[other] -# Dirk, a third player whom nobody plays, has { $count } buildings. He scores, but can’t win.
}

## Panel: what is to be decided
## $money: 1 if money can be taken. $buy: 1 if a building can be paid. $redesign: 1 if the Alhambra can be redesigned. $dirk: 0 without Dirk, 1 if the tile can go to him, 2 in a first game. $spare: tiles left in the bag beyond the stalls, -1 if there are plenty.

alhambra-ask-act = { $money ->
    [1] { $buy ->
        [0] { $redesign ->
            [1] Take money or redesign.
           *[0] Take money.
        }
       *[1] { $redesign ->
            [1] Take money, buy or redesign.{ alhambra-ends-soon }
           *[0] Take money or buy a building.{ alhambra-ends-soon }
        }
    }
   *[0] Buy a building or redesign your Alhambra.{ alhambra-ends-soon }
}
alhambra-ask-act-again = Paid exactly: act again, or place.{ alhambra-ends-soon }
# Behind the question of what to do, once the bag cannot fill all stalls.
alhambra-ends-soon = { $spare ->
    [-1] {""}
    [0] {" "}⚠️ Buying a building ends the game this turn.
    [one] {" "}⚠️ Buying more than 1 building ends the game this turn.
   *[other] {" "}⚠️ Buying more than { $spare } buildings ends the game this turn.
}

alhambra-ask-build = { $dirk ->
    [2] Place what you bought, or give it to Dirk: that can cost a leader points.
   *[other] Place what you bought.
}
alhambra-ask-leftover = The game has ended. Place what you won, then finish.
alhambra-ask-end-turn = Confirm to end your turn. Money and stalls are refilled.

## In a hint: its turn in a few words, what that brings
## $row: a kind of building, “Gardens”. $length: how many sides. $building: a kind; $price: what it costs.

# $bought: buildings, “① Garden 9”; $taken: money, “🔷3”; $does: which of these it does.
alhambra-advice = { $does ->
    [both] Buy { $bought }, take { $taken }
    [buy] Buy { $bought }
   *[take] Take { $taken }
}
alhambra-advice-stall = { $stall ->
    [1] ①
    [2] ②
    [3] ③
   *[4] ④
} { alhambra-building }
# $placed: buildings and where each goes, “Garden 9 on M12”.
alhambra-advice-places = { $placed }
alhambra-advice-spot = { alhambra-building } on { $cell }
alhambra-advice-reserve = { alhambra-building } in the reserve
alhambra-advice-dirk = { alhambra-building } to Dirk
# $offer: a building at a stall, “① Garden 9”.
alhambra-reason-exact = You could then pay { $offer } exactly.
alhambra-reason-affordable = You could then buy { $offer }.
# $currency: its sign, “🔷”; $total: what the reader has of it.
alhambra-reason-money = You’d then have { $total } in { $currency }.
# $count: how many the reader has; $most: how many anyone else has at most.
alhambra-reason-count = { $row }: you’d have { $count }, others { $most } at most.
alhambra-gives-lead = This makes you first in { $row }.
alhambra-gives-level = This ties you for first in { $row }.
alhambra-gives-wall = { $length ->
    [one] This gives you an outer wall of 1 side.
   *[other] This makes your outer wall { $length } sides long.
}

## Panel: moves and their parts, on buttons and in menus
## Button, 80. Keys in -short are for buttons that share a row, those in -pick for the line above the choices.

alhambra-verb-take = 💰 Take money
alhambra-verb-buy = 🏛️ Buy a building
alhambra-verb-place = 🧱 Place your buildings
alhambra-verb-add = ➕ Build from the reserve
alhambra-verb-swap = 🔁 Swap with the reserve
alhambra-verb-remove = ➖ Move a tile to the reserve
alhambra-verb-end = ✅ End turn
alhambra-part-change = 💰 Several cards…
alhambra-part-change-short = Several…
alhambra-part-redesign = Redesign…
alhambra-part-redesign-use = Redesigning is your action for this turn. How will you redesign?
alhambra-otherwise = Pay another way
alhambra-take-cards = 💰 Take { alhambra-cards }
alhambra-take-cards-part = { alhambra-cards }
alhambra-take-cards-short = { alhambra-cards }
alhambra-take-cards-pick = 💰 Take money: one card
alhambra-take-cards-change-pick = 💰 Take several cards worth 5 or less in all
alhambra-buy-stall = Buy at stall { $token }

## Panel: what a choice gives, behind its label
## $building: a kind; $over: how much is paid too much, -1 if it is not asked; $paid: how much is paid; $ends: 1 if it ends the game; $fits: 0 if it fits nowhere.

alhambra-gives-dirk = a third player, who scores too
# $length: the sides of the outer wall with the building there.
alhambra-gives-wall-here = outer wall { $length }
alhambra-gives-wall-here-short = 🧱{ $length }
alhambra-gives-building = { alhambra-building }, { alhambra-walls }{ $fits ->
    [0] , fits nowhere yet
   *[1] {""}
}{ $over ->
    [-1] {""}
    [0] , exact price
   *[other] , { $over } too much
}{ $ends ->
    [1] , ends the game
   *[0] {""}
}
alhambra-gives-building-short = { alhambra-kind }{ $over ->
    [-1] {""}
    [0] {" "}{ $price } ↻
   *[other] {" "}{ $price }, pay { $paid }
}{ $fits ->
    [0] {" ⛔"}
   *[1] {""}
}
alhambra-gives-payment-short = { $over ->
    [0] ↻
   *[other] ({ $over } too much)
}
alhambra-gives-payment = { $over ->
    [0] exact price, so act again
   *[other] { $over } too much
}
alhambra-buy-stall-1-short = ①
alhambra-buy-stall-2-short = ②
alhambra-buy-stall-3-short = ③
alhambra-buy-stall-4-short = ④
alhambra-buy-stall-pick = 🏛️ At which stall will you buy?
alhambra-buy-cards = Pay { alhambra-cards }
alhambra-buy-cards-part = { alhambra-cards }
alhambra-buy-cards-short = { alhambra-cards }
alhambra-buy-cards-pick = Which cards will you pay with?
alhambra-place-tile = 🧱 Place { alhambra-tile }
alhambra-place-tile-pick = 🧱 Which building will you place?
alhambra-place-to = { $token }
alhambra-place-to-reserve = Reserve
alhambra-place-to-dirk = Give to Dirk
alhambra-place-to-pick = Where will you place it?
alhambra-place-to-pick-nowhere = It doesn’t fit in your Alhambra right now. Where will it go?
alhambra-add-tile = Build { alhambra-tile }
alhambra-add-tile-pick = ➕ Which tile will you build from your reserve?
alhambra-add-at = { $token }
alhambra-add-at-pick = Where will you build it?
alhambra-swap-tile = Swap in { alhambra-tile }
alhambra-swap-tile-pick = 🔁 Which tile will you swap in from your reserve?
alhambra-swap-at = 🔁 For the tile on { $token }
alhambra-swap-at-pick = Which tile will it replace?
alhambra-remove-at = ➖ Remove { $token }
alhambra-remove-at-pick = ➖ Which tile will you move to the reserve?

## Log in the thread. What would happen, in a preview, is `.will`
## $row: a kind of building, “Gardens”; $shares, $totals: everyone, with what they have; $scoring: which of the three.

alhambra-took = { $who } took { $cards }.
    .will = You’ll take { $cards }.
alhambra-bought-exactly = { $who } bought { $tile } for the exact price: { $cards }.
    .will = You’ll buy { $tile }: { $cards } ↻.
alhambra-bought = { $who } bought { $tile } for { $paid } (price { $price }): { $cards }.
    .will = You’ll pay { $paid } for { $tile }: { $cards }.
# In posts and news, a turn in one sentence. $items: what was bought, each as the next but one says. $paid: one sum, “🔷9”.
alhambra-bought-in-all = { $who } bought { $items }.
alhambra-bought-and-took = { $who } bought { $items }, then took { $cards }.
alhambra-one-bought = { $tile } for { $paid }
# A single one that was placed.
alhambra-bought-to = { $who } bought { $tile } for { $paid } and placed it on { $cell }.
alhambra-added = { $who } moved { $tile } from the reserve to { $cell }.
    .will = You’ll move { $tile } from the reserve to { $cell }.
alhambra-removed = { $who } moved { $tile } from { $cell } to the reserve.
    .will = You’ll move { $tile } from { $cell } to the reserve.
alhambra-swapped = { $who } swapped { $old } on { $cell } for { $tile } from the reserve.
    .will = You’ll swap { $old } on { $cell } for { $tile } from the reserve.
alhambra-placed = { $who } placed { $tile } on { $cell }.
    .will = You’ll place { $tile } on { $cell }.
alhambra-reserved = { $who } placed { $tile } in the reserve.
    .will = You’ll place { $tile } in the reserve.
alhambra-gave-dirk = { $who } gave { $tile } to Dirk.
    .will = You’ll give { $tile } to Dirk.
alhambra-passed = { $who } couldn’t act and was skipped.
alhambra-new-money = New money: { $cards }.
alhambra-display-short = { $count ->
    [0] There is no more money to reveal, and none is on display.
    [one] There is no more money to reveal, so only 1 card is on display.
   *[other] There is no more money to reveal, so only { $count } cards are on display.
}
alhambra-new-buildings = New buildings: { $tiles }.
alhambra-on-stall = { $tile } at stall { $slot }
alhambra-reshuffled = { $count ->
    [one] The money deck was empty, so the discarded card became the new deck.
   *[other] The money deck was empty, so the { $count } discarded cards became the new deck.
}
alhambra-scoring-card = { $scoring ->
    [1] The first scoring card came up!
   *[2] The second scoring card came up!
}
alhambra-scored = **{ $row }**: { $shares }.
alhambra-share = { $points ->
    [0] { $who } { $count }
   *[other] { $who } { $count } → +{ $points }
}
alhambra-points = { $who } +{ $points }
alhambra-scored-total = { $scoring ->
    [1] First scoring: { $totals }.
    [2] Second scoring: { $totals }.
   *[3] Final scoring: { $totals }.
}
alhambra-scored-total-title = { $scoring ->
    [1] First scoring
    [2] Second scoring
   *[3] Final scoring
}
alhambra-dirk-drew = Dirk got { $tiles }.
alhambra-ends = The stalls couldn’t be refilled, so the game ended. All hands are revealed.
alhambra-leftover = { $tile } went to { $who }, who had the most { $currency }: { $total }.
alhambra-leftover-nobody = { $total ->
    [0] { $tile } went to nobody, because nobody had any { $currency }.
   *[other] { $tile } went to nobody: several players tied for the most { $currency }, with { $total } each.
}
# The last two notes in one sentence. $items: each of the next two.
alhambra-ended-with = The game ended. Left over at the stalls: { $items }.
alhambra-left-to = { $tile } → { $who } ({ $currency } { $total })
alhambra-left-to-nobody = { $total ->
    [0] { $tile } → nobody
   *[other] { $tile } → nobody ({ $currency } { $total }, tied)
}

## Score sheet and the lines of the end
## $shares: kinds of buildings with points; $scoring: which of the three; $length: how many sides.

alhambra-sheet-why = { $scoring ->
    [1] First scoring: { $shares }
    [2] Second scoring: { $shares }
   *[3] Final scoring: { $shares }
}
alhambra-dirk-ahead = { $points ->
    [one] Dirk’s 1 point would have beaten you both.
   *[other] Dirk’s { $points } points would have beaten you both.
}
alhambra-dirk-behind = { $points ->
    [one] Dirk collected 1 point.
   *[other] Dirk collected { $points } points.
}
alhambra-remark-wall = { $length ->
    [one] Longest wall: { $who } with 1 side.
   *[other] Longest wall: { $who } with { $length } sides.
}
alhambra-remark-city = { $tiles ->
    [one] Largest Alhambra: { $who } with 1 building.
   *[other] Largest Alhambra: { $who } with { $tiles } buildings.
}

## Refusals
## $money, $dirk: 1 if that is possible.

alhambra-must-act = { $money ->
    [1] First take an action: take money, buy or redesign.
   *[0] First take an action: buy or redesign.
}
alhambra-place-first = { $dirk ->
    [1] You still have to place { $tile }: in your Alhambra, in your reserve or with Dirk.
   *[0] You still have to place { $tile }: in your Alhambra or your reserve.
}
alhambra-actions-over = You have no actions left. Place { $tile } now.
alhambra-only-end = Your turn is complete, so end it now.
alhambra-only-leftover = The game has ended. All you can still do is place the leftover buildings you won.
alhambra-take-nothing = Choose at least one card.
alhambra-not-on-display = { $count ->
    [0] There is no { $card } on display.
    [one] There is only one { $card } on display.
   *[other] There are only { $count } { $card } cards on display.
}
alhambra-take-too-much = Together, these cards are worth { $total }, but several cards can be worth at most { $most }.
alhambra-no-stall = There is no stall { $stall }. The stalls are numbered 1 to { $stalls }.
alhambra-stall-empty = Stall { $stall } is empty: its building was bought this turn.
alhambra-not-in-hand = { $count ->
    [0] You hold no { $card }.
    [one] You hold only one { $card }.
   *[other] You hold only { $count } { $card } cards.
}
alhambra-wrong-currency = Stall { $stall } takes { $currency } only, not { $card }.
alhambra-too-little = { $tile } costs { $price }, but you offered only { $paid }.
alhambra-not-bought = { $tile } isn’t one of the buildings you bought this turn.
alhambra-built-already = { $tile } is already built, on { $cell }.
alhambra-place-from-reserve = { $tile } is in your reserve. Building it is a separate action: “Build from the reserve” (`add`).
alhambra-no-dirk = Dirk joins only two-player games, and there are { $seats } of you.
alhambra-dirk-takes-no-leftover = Leftover buildings can’t be given to Dirk.
alhambra-not-on-reserve = { $tile } isn’t in your reserve.
alhambra-only-bought = You bought { $tile } this turn, so you can’t redesign with it until your next turn.
alhambra-cell-taken = { $cell } is taken by { $other }.
alhambra-cell-empty = There is no tile on { $cell }.
alhambra-fountain-stays = The fountain stays where it is.
alhambra-lonely = { $cell } doesn’t share a side with your Alhambra. Touching at a corner isn’t enough.
alhambra-misfit-wall = { $tile } has a wall to the { $side }, but { $other } on { $there } is open towards { $cell }.
alhambra-misfit-open = { $tile } is open to the { $side }, but { $other } on { $there } has a wall towards { $cell }.
alhambra-unreached = { $tile } on { $cell } couldn’t be reached on foot: every side towards your Alhambra has a wall.
alhambra-hole = { $tile } on { $cell } would enclose an empty space.
alhambra-remove-hole = Removing { $tile } from { $cell } would leave a hole: it has neighbours on all four sides.
alhambra-cut-off = Without { $tile } on { $cell }, { $other } on { $lost } could no longer be reached on foot.

## Slash commands of the game
## Command, 100.

alhambra-command = Your moves in Alhambra; only at its tables
alhambra-command-take = Take money from the display: one card, or several worth 5 or less
alhambra-command-take-cards = The cards, joined by +, such as DE3+DU2 (DE 🔷, DU 🔶, DI ✳️, GU ⚜️)
alhambra-command-buy = Buy a building; paying exactly gives you another action
alhambra-command-buy-stall = The stall, 1 to 4
alhambra-command-buy-cards = Your cards, joined by +, such as DI3+DI5
alhambra-command-place = Place a building you bought
alhambra-command-place-tile = The building
alhambra-command-place-to = The space, such as M12, or the reserve
alhambra-command-end = End your turn

## Names of things, used in other messages

# $building: a kind; $price: what it costs.
alhambra-kind = { $building ->
    [pavilion] Pavilion
    [seraglio] Seraglio
    [arcades] Arcades
    [chambers] Chambers
    [garden] Garden
   *[tower] Tower
}
alhambra-building = { alhambra-kind } { $price }

# $walls: the walled sides of a building, one of those below.
alhambra-walls = { $walls ->
    [E] wall E
    [N] wall N
    [S] wall S
    [W] wall W
    [ES] walls E S
    [NE] walls N E
    [NW] walls N W
    [SW] walls S W
    [ESW] walls E S W
    [NES] walls N E S
    [NEW] walls N E W
    [NSW] walls N S W
   *[0] no walls
}

alhambra-tile = { $token ->
    [F-0] the fountain
    [P2-NEW] Pavilion 2 (walls N E W)
    [P3-SW] Pavilion 3 (walls S W)
    [P4-ES] Pavilion 4 (walls E S)
    [P5-NW] Pavilion 5 (walls N W)
    [P6-N] Pavilion 6 (wall N)
    [P7-E] Pavilion 7 (wall E)
    [P8-0] Pavilion 8 (no walls)
    [S3-ESW] Seraglio 3 (walls E S W)
    [S4-NE] Seraglio 4 (walls N E)
    [S5-SW] Seraglio 5 (walls S W)
    [S6-ES] Seraglio 6 (walls E S)
    [S7-W] Seraglio 7 (wall W)
    [S8-S] Seraglio 8 (wall S)
    [S9-0] Seraglio 9 (no walls)
    [A4-NES] Arcades 4 (walls N E S)
    [A5-NW] Arcades 5 (walls N W)
    [A6-NE] Arcades 6 (walls N E)
    [A6-SW] Arcades 6 (walls S W)
    [A7-ES] Arcades 7 (walls E S)
    [A8-N] Arcades 8 (wall N)
    [A8-E] Arcades 8 (wall E)
    [A9-0] Arcades 9 (no walls)
    [A10-0] Arcades 10 (no walls)
    [C5-NSW] Chambers 5 (walls N S W)
    [C6-ES] Chambers 6 (walls E S)
    [C7-NE] Chambers 7 (walls N E)
    [C7-SW] Chambers 7 (walls S W)
    [C8-NW] Chambers 8 (walls N W)
    [C9-S] Chambers 9 (wall S)
    [C9-W] Chambers 9 (wall W)
    [C10-0] Chambers 10 (no walls)
    [C11-0] Chambers 11 (no walls)
    [G6-ESW] Garden 6 (walls E S W)
    [G7-NSW] Garden 7 (walls N S W)
    [G8-NE] Garden 8 (walls N E)
    [G8-NW] Garden 8 (walls N W)
    [G8-SW] Garden 8 (walls S W)
    [G9-E] Garden 9 (wall E)
    [G10-N] Garden 10 (wall N)
    [G10-W] Garden 10 (wall W)
    [G10-0] Garden 10 (no walls)
    [G11-0] Garden 11 (no walls)
    [G12-S] Garden 12 (wall S)
    [T7-NEW] Tower 7 (walls N E W)
    [T8-NES] Tower 8 (walls N E S)
    [T9-NE] Tower 9 (walls N E)
    [T9-NW] Tower 9 (walls N W)
    [T9-ES] Tower 9 (walls E S)
    [T10-W] Tower 10 (wall W)
    [T11-N] Tower 11 (wall N)
    [T11-S] Tower 11 (wall S)
    [T11-0] Tower 11 (no walls)
    [T12-0] Tower 12 (no walls)
    [T13-E] Tower 13 (wall E)
   *[other] { $token }
}
alhambra-cards = { $token ->
    [DE1] 🔷1
    [DE2] 🔷2
    [DE3] 🔷3
    [DE4] 🔷4
    [DE5] 🔷5
    [DE6] 🔷6
    [DE7] 🔷7
    [DE8] 🔷8
    [DE9] 🔷9
    [DI1] ✳️1
    [DI2] ✳️2
    [DI3] ✳️3
    [DI4] ✳️4
    [DI5] ✳️5
    [DI6] ✳️6
    [DI7] ✳️7
    [DI8] ✳️8
    [DI9] ✳️9
    [DU1] 🔶1
    [DU2] 🔶2
    [DU3] 🔶3
    [DU4] 🔶4
    [DU5] 🔶5
    [DU6] 🔶6
    [DU7] 🔶7
    [DU8] 🔶8
    [DU9] 🔶9
    [GU1] ⚜️1
    [GU2] ⚜️2
    [GU3] ⚜️3
    [GU4] ⚜️4
    [GU5] ⚜️5
    [GU6] ⚜️6
    [GU7] ⚜️7
    [GU8] ⚜️8
    [GU9] ⚜️9
   *[other] { $token }
}
alhambra-card = { $currency }{ $value }
alhambra-currency-DE = 🔷
alhambra-currency-DI = ✳️
alhambra-currency-DU = 🔶
alhambra-currency-GU = ⚜️
alhambra-dirk = Dirk
alhambra-side-n = north
alhambra-side-e = east
alhambra-side-s = south
alhambra-side-w = west
alhambra-row-pavilion = Pavilions
alhambra-row-seraglio = Seraglios
alhambra-row-arcades = Arcades
alhambra-row-chambers = Chambers
alhambra-row-garden = Gardens
alhambra-row-tower = Towers
alhambra-row-wall = Outer wall

## Puzzles: what is asked of the turn

alhambra-goal-points = { $points ->
    [one] Score at least { $points } point with this turn.
   *[other] Score at least { $points } points with this turn.
}
alhambra-goal-buy-twice = Buy exactly twice, and build both in your Alhambra.
alhambra-goal-buy = Buy and build. Which building, and where?
alhambra-goal-redesign = Redesign your Alhambra. How?
alhambra-goal-take = Take money. Which cards?
