### Yspahan: lobby, panel, standing orders, log, end, refusals, commands, names.
### $quarter, $level: “Bag”. $souk, $souks: “Bag 3”, or how many. $shop, $shops: ids, “BAG3a”, or how many. $building, $buildings: “Hammam”. $card, $cards: “Exchange”, or how many. $goods: “camels”.
### $gold, $camels, $cubes, $dice, $left, $free, $price, $squares: how many. $yellow: how many yellow dice. $shown: what the dice show. $camel: its number. $week, $day: numbers. $multiplier: “3”.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

yspahan-title = Yspahan
yspahan-blurb = Dice decide what the bazaar offers: fill souks, bribe the supervisor, load the caravan. Three weeks for 2–4 merchants.
yspahan-cover = A caravan of loaded camels leaves the lit domes of Yspahan at dusk, past palms and a pond; the supervisor walks ahead.
yspahan-how-to-play =
    🏆 **Goal** – the most points in 3 weeks of 7 days.
    🎲 **Each day** the first player rolls. Equal dice form groups.
    👉 **Your turn** – take one group of dice, for camels, gold, cubes in souks, the supervisor or a card.
    📅 **Week’s end** – full souks score their number. Then the city is cleared.
    🐫 The supervisor sends cubes to the caravan, which scores straight away and at each week’s end.
    🏗️ Buildings help you, and score from the third one on.
yspahan-rules =
    🏆 **Goal** – Score the most points in 3 weeks of 7 days. Everyone starts with 2 gold.
    🎲 **Each day** the first player rolls all dice and may buy up to 3 yellow ones for 1 gold each. Equal dice form groups. The lowest goes to Camels, the highest to Gold, the others to Bag, Barrel, Chest and Vase.
    👉 **Your turn** – Take one group and do one thing:
    • **Camels, Gold**: take one per die.
    • **Neighbourhood**: place one cube per die in its shops. First fill any souk you have started. Cubes with no room are lost.
    • **Supervisor**: move it as far as the dice show, never turning back. Each square more or less costs 1 gold. Cubes beside its last square go to the caravan. Pay a camel to keep your cube there: one from your reserve goes.
    • **Card**: draw one.
    With three or four players you may then build once.
    📅 **Week’s end** – Full souks score their number. Then the city is cleared.
    🐫 **Caravan** – A cube scores 2, 1 or 0 straight away, by its row. When it is full, and at each week’s end, your cubes count × 1, 2 or 3, by the last row you reach.
    🏗️ **Buildings** score 0, 0, 5, 5, 5 and 10, in order. Paddock (2🐪): +1 camel. Shop (2🐪 2🪙): +2 gold. Hammam (2🐪 2🪙): 3 squares free. Caravanserai (3🐪 3🪙): a card per cube sent. Bazaar (4🐪 4🪙): +2 per full souk. Hoist (4🐪 4🪙): +1 cube.
    🃏 **Cards** – Play any number on your turn, or one as an extra die. They give goods, points, a cheaper building or a cube.
    🏁 **Last day** – With two or four players, the player with the lowest score goes first. Tied players share the win.
yspahan-rules-2 =
    👥 **Two players** – A day has three turns: the first player, the other, then the first again. There are 8 dice. Building takes a group of dice. The first player’s yellow dice stay all day.
# Option, 100. In front of its value, or a value.
yspahan-option-hammam-mode = Hammam’s 3 free squares
yspahan-option-hammam-mode-plus-only = May make the move longer
yspahan-option-hammam-mode-plus-minus = May make the move longer or shorter
yspahan-option-camel-timeout-policy = If the camel question goes unanswered
yspahan-option-camel-timeout-policy-never = No camel is paid, and the cube goes
yspahan-option-camel-timeout-policy-always = A camel is paid, and the cube stays
yspahan-option-camel-timeout-policy-complete-only = A camel is paid for complete souks only

## Tips above the panel in somebody’s first games; each comes once

yspahan-first-aim = -# 🌱 A good start is a small souk: whatever is complete scores at the week’s end. Camels and gold pay for buildings.
yspahan-first-use = -# 🌱 Where the supervisor stops, the cubes beside his square go to the caravan, which scores too. A card may help later.
# Instead of `first-panel`, before a choice that counts at once.
yspahan-first-panel = -# 👀 The roll counts straight away. What you do with the dice is played when you press **Confirm**.
yspahan-first-pair = -# 🌱 With two players, the first player of the day has two turns: the first and the third.

## Panel: what is to be decided
## $complete: 1 if the souk is complete. $then: the next cube’s shop, or `none`. $fills: 1 if the cube fills the caravan. $scored: what everybody scores then, “you +6, Ana +8”. $build: 1 if something can be built. $builds: when something can be.

yspahan-ask-roll = { $gold ->
    [0] Roll the dice: the result counts straight away. You have no gold for yellow ones.
   *[other] Roll the dice: the result counts straight away. A yellow die costs 1 gold.
}
yspahan-ask-take-dice = { $builds ->
    [with] Take a group of dice. You can also build with one.
    [after] Take a group of dice. You can build after that.
   *[no] Take a group of dice: a cube, a camel or 1 gold for each die.
}
yspahan-ask-place-cubes = { $left ->
    [one] You have one cube left to place in the { $quarter } neighbourhood. Where?
   *[other] You have { $left } cubes left to place in the { $quarter } neighbourhood. Where?
}
yspahan-ask-extra-cube = Your Hoist lets you place one more cube in the { $quarter } neighbourhood, if you like.
yspahan-ask-keep-cube = The supervisor is beside your cube in { $souk } ({ $value } points, { $complete ->
    [1] complete
   *[0] not complete
}). Let it go, or pay a camel (you have { $camels })? Either way, a cube { $fills ->
    [0] joins the caravan for +{ $points }.
   *[other] fills the caravan: { $scored }.
}{ $then ->
    [none] {""}
   *[other] {" "}Next: the cube in { SPOKEN($then, "yspahan-souk") }.
}
yspahan-fills-own = you +{ $points }
yspahan-fills-one = { $who } +{ $points }
yspahan-ask-construct = { $build ->
    [0]
        { $cards ->
            [0] You can’t build anything, so end the turn.
           *[other] You can’t build anything. Play cards, or end the turn.
        }
   *[other]
        { $cards ->
            [0] Build something, or end the turn.
           *[other] Build something, play cards, or end the turn.
        }
}
yspahan-ask-end-turn = { $cards ->
    [0] Confirm to end your turn.
   *[other] Confirm to end your turn, or play cards first.
}

## Panel: moves and their parts, on buttons and in menus
## Button, 80. Keys in -short are for buttons that share a row, those in -pick for the line above the choices.

yspahan-verb-roll = 🎲 Roll
yspahan-verb-camels = 🐪 Take camels
yspahan-verb-gold = 🪙 Take gold
yspahan-verb-supply = 🏘️ Supply a neighbourhood
yspahan-verb-supply-short = 🏘️ Supply
yspahan-verb-supervisor = 🚶 Move the supervisor
yspahan-verb-supervisor-short = 🚶 Supervisor
yspahan-verb-draw = 🃏 Draw a card
yspahan-verb-draw-short = 🃏 Draw
yspahan-verb-construct = 🏗️ Build with dice
yspahan-verb-construct-short = 🏗️ Build
yspahan-verb-boost = ➕ Use a card as an extra die
yspahan-verb-boost-short = 🃏 As die
yspahan-verb-skip = No extra cube
yspahan-verb-keep = 🐪 Pay a camel, keep the cube
yspahan-verb-send = 🐫 Send the cube
yspahan-verb-build = 🏗️ Build
yspahan-verb-play = 🃏 Play a card
yspahan-verb-sell = ⭐ Card: goods for points
yspahan-verb-exchange = 🔁 Card: exchange goods
yspahan-verb-stock = 🏘️ Card: a cube to a shop
yspahan-verb-end = ✅ End the turn
yspahan-part-bag = Bag
yspahan-part-bag-short = Bag
yspahan-part-barrel = Barrel
yspahan-part-barrel-short = Barrel
yspahan-part-chest = Chest
yspahan-part-chest-short = Chest
yspahan-part-vase = Vase
yspahan-part-vase-short = Vase
yspahan-part-camel = 🐪 Camels
yspahan-part-camel-short = 🐪
yspahan-part-gold = 🪙 Gold
yspahan-part-gold-short = 🪙
yspahan-part-cards = 🃏 Play a card
yspahan-part-cards-short = 🃏 Card
yspahan-part-pick = Which dice?
yspahan-part-use = { $token ->
    [cards] Which card will you play?
    [camel] Camel dice: take camels, move the supervisor{ yspahan-use-build } draw a card?
    [gold] Gold dice: take gold, move the supervisor{ yspahan-use-build } draw a card?
   *[other] { yspahan-pick-level }: place cubes, move the supervisor{ yspahan-use-build } draw a card?
}
# In the line above; $build: `yes` if something can be built with these dice.
yspahan-use-build = { $build ->
    [yes] , build or
   *[no] {" "}or
}
yspahan-supervisor-to-part-pick = Along which street will the supervisor go?
yspahan-stock-souk-part-pick = In which neighbourhood?
yspahan-pick-level = { $token ->
    [camel] 🐪 Camel dice
    [bag] Bag dice
    [barrel] Barrel dice
    [chest] Chest dice
    [vase] Vase dice
    [gold] 🪙 Gold dice
   *[other] { $token }
}
yspahan-pick-card = { $token ->
    [three_camels] Three camels
    [three_gold] Three gold
    [camels_to_points] Camels for points
    [gold_to_points] Gold for points
    [build_without_camels] Build without camels
    [build_without_gold] Build without gold
    [cube_to_shop] Cube to a shop
    [cube_to_caravan] Cube to the caravan
    [exchange] Exchange
   *[other] { $token }
}
yspahan-pick-building = { $token ->
    [paddock] Paddock for 2 camels: +1 camel from the tower
    [shop] Shop for 2 camels, 2 gold: +2 gold from the tower
    [hammam] Hammam for 2 camels, 2 gold: supervisor 3 squares free
    [caravanserai] Caravanserai for 3 camels, 3 gold: a card per cube sent
    [bazaar] Bazaar for 4 camels, 4 gold: +2 points per souk
    [hoist] Hoist for 4 camels, 4 gold: +1 cube when supplying
   *[other] { $token }
}
yspahan-pick-payment = { $token ->
    [no_camels] Gold only (card)
    [no_gold] Camels only (card)
    [free] Free (both cards)
   *[other] { $token }
}
yspahan-roll-yellow = 🎲 Roll with { $token } yellow dice ({ $token } gold)
yspahan-roll-yellow-0 = 🎲 Roll without yellow dice
yspahan-roll-yellow-1 = 🎲 Roll with 1 yellow die (1 gold)
yspahan-roll-yellow-0-short = 🎲 Roll
yspahan-roll-yellow-short = 🎲 +{ $token } (🪙{ $token })
yspahan-roll-yellow-pick = How many yellow dice?
yspahan-supply-souk = { SPOKEN($token, "yspahan-souk") }
yspahan-supply-souk-short = { $token ->
    [BAG3] Bag 3
    [BAG4] Bag 4
    [BAG6] Bag 6
    [BAG8] Bag 8
    [BAR3] Barrel 3
    [BAR4] Barrel 4
    [BAR6] Barrel 6
    [BAR8] Barrel 8
    [CHE4] Chest 4
    [CHE6] Chest 6
    [CHE8] Chest 8
    [VAS4] Vase 4
    [VAS6] Vase 6
    [VAS12] Vase 12
   *[other] { $token }
}
yspahan-supply-souk-pick = Which souk? Its number is its points.
yspahan-supply-shops = Shops { $token }
yspahan-supply-shops-a = Shop a
yspahan-supply-shops-b = Shop b
yspahan-supply-shops-c = Shop c
yspahan-supply-shops-d = Shop d
yspahan-supply-shops-e = Shop e
yspahan-supply-shops-f = Shop f
yspahan-supply-shops-part = { $token }
yspahan-supply-shops-short = { $token }
yspahan-supply-shops-pick = Where? The picture shows each shop’s letter.
yspahan-supervisor-group = 🚶 Supervisor with { yspahan-pick-level }
yspahan-supervisor-group-short = 🚶 Supervisor
yspahan-supervisor-group-pick = 🚶 Which dice will move the supervisor?
yspahan-supervisor-to = { $token ->
    [C] C (the crossroads)
   *[other] { $token }
}
yspahan-supervisor-to-pick = Where will the supervisor go? Golden squares cost gold.
yspahan-supervisor-first = { SPOKEN($token, "yspahan-souk") } goes first
yspahan-supervisor-first-pick = Which of the two cubes will go first?
yspahan-draw-group = 🃏 Draw with { yspahan-pick-level }
yspahan-draw-group-short = 🃏 Draw
yspahan-draw-group-pick = 🃏 Which dice will you use to draw a card?
yspahan-construct-group = 🏗️ Build with { yspahan-pick-level }
yspahan-construct-group-short = 🏗️ Build
yspahan-construct-group-pick = 🏗️ Which dice will you use to build? (Next: which building)
yspahan-construct-building = { yspahan-pick-building }
yspahan-construct-building-short = { yspahan-build-building-short }
yspahan-construct-building-pick = What will you build?
yspahan-construct-payment = { yspahan-pick-payment }
yspahan-construct-payment-pick = How will you pay?
yspahan-boost-card = ➕ Discard “{ yspahan-pick-card }” as a die
yspahan-boost-card-pick = ➕ Which card will you discard as an extra die?
yspahan-boost-group = { yspahan-pick-level }
yspahan-boost-group-pick = Which dice get one more?
yspahan-build-building = { yspahan-pick-building }
yspahan-build-building-short = { $token ->
    [paddock] Paddock
    [shop] Shop
    [hammam] Hammam
    [caravanserai] Caravanserai
    [bazaar] Bazaar
    [hoist] Hoist
   *[other] { $token }
}
yspahan-build-building-pick = 🏗️ What will you build?
yspahan-build-payment = { yspahan-pick-payment }
yspahan-build-payment-pick = How will you pay?
yspahan-play-card = { $token ->
    [three_camels] 🃏 Three camels: take 3 camels
    [three_gold] 🃏 Three gold: take 3 gold
    [cube_to_caravan] 🃏 Cube to the caravan: load a cube
   *[other] { $token }
}
yspahan-play-card-pick = 🃏 Which card will you play?
yspahan-sell-goods = { $token ->
    [camels] ⭐ Card: sell camels, 2 points each
   *[gold] ⭐ Card: sell gold, 1 point each
}
yspahan-sell-goods-pick = ⭐ What will you turn into points?
yspahan-sell-count = Sell { $token }
yspahan-sell-count-short = { $token }
yspahan-sell-count-pick = How many?
yspahan-exchange-goods = { $token ->
    [camels] 🔁 Give camels, take gold
   *[gold] 🔁 Give gold, take camels
}
yspahan-exchange-goods-pick = 🔁 What will you give?
yspahan-exchange-count = Give { $token }
yspahan-exchange-count-short = { $token }
yspahan-exchange-count-pick = How many will you give?
yspahan-stock-souk = { SPOKEN($token, "yspahan-souk") }
yspahan-stock-souk-short = { yspahan-supply-souk-short }
yspahan-stock-souk-pick = 🃏 In which souk will you place the cube?
yspahan-stock-shop = Shop { $token }
yspahan-stock-shop-pick = Which shop? The picture shows each shop’s letter.

## Panel: what a choice gives, behind its label

yspahan-gives-group = ×{ $count }
yspahan-gives-group-short = ×{ $count }
yspahan-gives-closed = ×{ $count }, but no souk is open to you
yspahan-gives-closed-short = ×{ $count } 🚫
# $more: how many of them come from a building that is there.
yspahan-gives-goods = { $more ->
    [0] +{ $count }
   *[other] +{ $count }, { $more } of them from the { $building }
}
yspahan-gives-goods-short = +{ $count }
yspahan-gives-part = +{ $count }
yspahan-gives-part-short = +{ $count }
yspahan-gives-points-short = +{ $points }
yspahan-gives-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
yspahan-gives-souk = { $free ->
    [one] { $cubes } of 1 free shop
   *[other] { $cubes } of { $free } free shops
}
yspahan-gives-free = { $shops ->
    [one] { $free } of 1 shop free
   *[other] { $free } of { $shops } shops free
}
yspahan-gives-dice = { $dice ->
    [one] 1 die showing { $shown }
   *[other] { $dice } dice showing { $shown }
}
yspahan-gives-construct = { yspahan-gives-dice }, for { $buildings }
yspahan-gives-walk = { $gold ->
    [0]
        { $count ->
            [0] free, sends no cubes
           *[other] free, sends { $cubes }
        }
   *[other]
        { $count ->
            [0] { $gold } gold, sends no cubes
           *[other] { $gold } gold, sends { $cubes }
        }
}
yspahan-gives-walk-short = { $gold ->
    [0] {""}
   *[other] 🪙{ $gold }
}
yspahan-gives-up = { $souk } will no longer be complete. It would have scored { $points } at the end of the week.
yspahan-gives-one-cube = { $souk } of { $who }
# In a hint, what to do. Each value as its option names it: $shops “Shops a + b”, $group “🚶 Supervisor with Bag dice”, $to “W4”.
yspahan-supply-act = Place cubes in { $souk }: { $shops }
yspahan-supervisor-act = { $group }: move to { $to }
# Hint: what speaks for it. $missing: shops without a cube; $points: for the complete souk; $can: buildings, $count how many.
yspahan-reason-souk = { $missing ->
    [0] This completes { $souk }: { $points } points this week.
    [one] With one more cube, { $souk } would score { $points } points.
   *[other] { $souk } needs { $missing } more cubes to score { $points } points.
}
yspahan-reason-caravan = { $cubes ->
    [one] You’ll have 1 cube in the caravan, which scores each week.
   *[other] You’ll have { $cubes } cubes in the caravan, which score each week.
}
yspahan-reason-goods = { $count ->
    [0] You’ll have 🐪{ $camels } and 🪙{ $gold } to pay for buildings.
   *[other] You’ll have 🐪{ $camels } and 🪙{ $gold }, enough for { $can }.
}

## Panel: standing orders
## $least: points; $keep: how many camels.

# Placeholder, 150.
yspahan-order-pick = Private standing order for cubes the supervisor reaches. For other numbers, use /yspahan order

yspahan-order = Supervisor
yspahan-standing-ask = Ask me each time{ yspahan-standing-keep }
yspahan-standing-never = Never pay: the cube goes to the caravan
yspahan-standing-always = Always pay a camel{ yspahan-standing-keep }
yspahan-standing-complete-only = Pay only for a complete souk{ yspahan-standing-keep }
yspahan-standing-complete-min = Pay for complete souks worth { $least } or more{ yspahan-standing-keep }
yspahan-standing-keep = { $keep ->
    [0] {""}
    [one] , but keep 1 camel
   *[other] , but keep { $keep } camels
}

## Log in the thread. What would happen, in a preview, is `.will`
## $order: everyone, in order. $groups: groups of dice. $start, $to: squares of the street, “W4”. $spent: how many dice. $back: how many cubes. $items: what somebody scored for, “Bag 3”.

yspahan-day = 📅 Week { $week }, day { $day }: { $who } is first player.
yspahan-last-day-order = On the last day, turns go from the lowest score to the highest: { $order }.
yspahan-rolled = { $yellow ->
    [0] 🎲 { $who } rolled: { $groups }.
    [one] 🎲 { $who } paid { $gold } gold for a yellow die and rolled: { $groups }.
   *[other] 🎲 { $who } paid { $gold } gold for { $yellow } yellow dice and rolled: { $groups }.
}
yspahan-yellow-gone = { $dice ->
    [one] The remaining yellow die left the tower.
   *[other] The remaining { $dice } yellow dice left the tower.
}
    .will = { $dice ->
            [one] The remaining yellow die will leave the tower.
           *[other] The remaining { $dice } yellow dice will leave the tower.
        }
yspahan-yellow-unused = { $dice ->
    [one] The yellow die on { $level } didn’t count, because only the first player can use yellow dice.
   *[other] The { $dice } yellow dice on { $level } didn’t count, because only the first player can use yellow dice.
}
    .will = { $dice ->
        [one] The yellow die on { $level } won’t count, because only the first player can use yellow dice.
       *[other] The { $dice } yellow dice on { $level } won’t count, because only the first player can use yellow dice.
    }
yspahan-week-ends-today = ⚠️ The week is scored at the end of today.
yspahan-game-ends-today = ⚠️ Today is the last day. At its end, the week is scored and the game is over.
yspahan-no-dice = No dice were left for { $who }, who had to draw a card instead.
yspahan-took-camels = { $camels ->
    [one] 🐪 { $who } took 1 camel.
   *[other] 🐪 { $who } took { $camels } camels.
}
    .will = { $camels ->
        [one] 🐪 You’ll take 1 camel.
       *[other] 🐪 You’ll take { $camels } camels.
    }
yspahan-took-gold = 🪙 { $who } took { $gold } gold.
    .will = 🪙 You’ll take { $gold } gold.
yspahan-boosted = { $who } discarded “{ $card }” as an extra die on { $level }, which makes { $dice }.
    .will = You’ll discard “{ $card }” as an extra die on { $level }, which makes { $dice }.
yspahan-placed = { $cubes ->
    [one] 🏘️ { $who } placed a cube in { $souk }.
   *[other] 🏘️ { $who } placed { $cubes } cubes in { $souk }.
}
    .will = { $cubes ->
        [one] 🏘️ You’ll place a cube in { $souk }.
       *[other] 🏘️ You’ll place { $cubes } cubes in { $souk }.
    }
yspahan-completed = { $souk } is complete.
    .will = { $souk } will be complete and count at the week’s end.
yspahan-cubes-lost = { $cubes ->
    [one] There was no free shop in the { $quarter } neighbourhood for one cube, so it was lost.
   *[other] There were no free shops in the { $quarter } neighbourhood for { $cubes } cubes, so they were lost.
}
    .will = { $cubes ->
            [one] There will be no free shop in the { $quarter } neighbourhood for one cube.
           *[other] There will be no free shops in the { $quarter } neighbourhood for { $cubes } cubes.
        }
yspahan-skipped = { $who } didn’t use the Hoist’s extra cube.
    .will = You’ll leave the Hoist’s extra cube unused.
yspahan-dice-for-card = { $who } used the dice on { $level } to draw a card.
yspahan-dice-for-building = { $who } used the dice on { $level }.
    .will = You’ll use the dice on { $level }.
yspahan-moved = { $gold ->
    [0] 🚶 { $who } moved the supervisor from { yspahan-start } to { yspahan-goal }.
   *[other] 🚶 { $who } moved the supervisor from { yspahan-start } to { yspahan-goal }, for { $gold } gold.
}
    .will = { $gold ->
        [0] 🚶 You’ll move the supervisor from { yspahan-start } to { yspahan-goal }.
       *[other] 🚶 You’ll move the supervisor from { yspahan-start } to { yspahan-goal }, for { $gold } gold.
    }
yspahan-supervised = { $gold ->
    [0] 🚶 { $who } used the dice on { $level } to move the supervisor from { yspahan-start } to { yspahan-goal }.
   *[other] 🚶 { $who } used the dice on { $level } to move the supervisor from { yspahan-start } to { yspahan-goal }, for { $gold } gold.
}
    .will = { $gold ->
        [0] 🚶 You’ll use the dice on { $level } to move the supervisor from { yspahan-start } to { yspahan-goal }.
       *[other] 🚶 You’ll use the dice on { $level } to move the supervisor from { yspahan-start } to { yspahan-goal }, for { $gold } gold.
    }
yspahan-start = { $start ->
    [C] the crossroads
   *[other] { $start }
}
yspahan-goal = { $to ->
    [C] the crossroads
   *[other] { $to }
}
yspahan-nobody-sent = There was no cube next to { yspahan-goal }.
    .will = There will be no cube next to { yspahan-goal }.
yspahan-asked = { $who } has to decide what happens to the cube in { yspahan-in }.
    .will = { $who } will have to decide what happens to the cube in { yspahan-in }.
yspahan-sent = 🐫 { $who }’s cube left { yspahan-in } for the caravan: **+{ $points }**.
    .will = 🐫 { $who }’s cube will leave { yspahan-in } for the caravan: **+{ $points }**.
yspahan-kept = 🐪 { $who } paid a camel to keep the cube in { yspahan-in }. One from the reserve joined the caravan: **+{ $points }**.
    .will = 🐪 You’ll pay a camel to keep the cube in { yspahan-in }. One from your reserve will join the caravan: **+{ $points }**.
yspahan-loaded = 🃏 { $who } used a card to load a cube onto the caravan: **+{ $points }**.
    .will = 🃏 You’ll use a card to load a cube onto the caravan: **+{ $points }**.
yspahan-caravan-full = The caravan was full, so it was scored and emptied.
    .will = The caravan will be full, so it will be scored and emptied.
yspahan-caravan-scored = 🐫 { $who }: { $cubes } × { $multiplier } on the caravan: **+{ $points }**.
    .will = 🐫 { $who } will score { $cubes } × { $multiplier } on the caravan: **+{ $points }**.
yspahan-drew = { $who } drew a card.
yspahan-drew-with = 🃏 { $who } used the dice on { $level } to draw a card.
yspahan-drew-card = You drew **{ $card }**.
yspahan-no-card-left = No card was left for { $who } to draw.
yspahan-no-card-left-for = { $who } used the dice on { $level } to draw a card, but none was left.
yspahan-reshuffled = { $cards ->
    [one] The discarded card became the new pile.
   *[other] The { $cards } discarded cards were shuffled into a new pile.
}
yspahan-built = 🏗️ { $who } built the { $building } ({ yspahan-amount-of-camels }, { $gold } gold{ $cards ->
    [0] {""}
    [one] , 1 card
   *[other] , { $cards } cards
}): building { $number } of 6, { $points ->
    [0] no points
   *[other] **+{ $points }**
}.
    .will = 🏗️ You’ll build the { $building } ({ yspahan-amount-of-camels }, { $gold } gold{ $cards ->
            [0] {""}
            [one] , 1 card
           *[other] , { $cards } cards
        }): building { $number } of 6, { $points ->
            [0] no points
           *[other] **+{ $points }**
        }.
yspahan-constructed = 🏗️ { $who } built the { $building } ({ yspahan-amount-of-camels }, { $gold } gold{ $cards ->
    [0] {""}
   *[other] ; card: { $spent }
}): building { $number } of 6, { $points ->
    [0] no points
   *[other] **+{ $points }**
}.
    .will = 🏗️ You’ll build the { $building } ({ yspahan-amount-of-camels }, { $gold } gold{ $cards ->
            [0] {""}
           *[other] ; card: { $spent }
        }): building { $number } of 6, { $points ->
            [0] no points
           *[other] **+{ $points }**
        }.
yspahan-amount-of-camels = { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}
yspahan-card-camels = 🃏 { $who } played “Three camels”: +{ $camels } camels.
    .will = 🃏 You’ll play “Three camels”: +{ $camels } camels.
yspahan-card-gold = 🃏 { $who } played “Three gold”: +{ $gold } gold.
    .will = 🃏 You’ll play “Three gold”: +{ $gold } gold.
yspahan-card-shop = 🃏 { $who } played “Cube to a shop”.
    .will = 🃏 You’ll play “Cube to a shop”.
yspahan-sold-camels = { $camels ->
    [one] 🃏 { $who } turned 1 camel into points: **+{ $points }**.
   *[other] 🃏 { $who } turned { $camels } camels into points: **+{ $points }**.
}
    .will = { $camels ->
        [one] 🃏 You’ll turn 1 camel into points: **+{ $points }**.
       *[other] 🃏 You’ll turn { $camels } camels into points: **+{ $points }**.
    }
yspahan-sold-gold = 🃏 { $who } turned { $gold } gold into points: **+{ $points }**.
    .will = 🃏 You’ll turn { $gold } gold into points: **+{ $points }**.
yspahan-exchanged-camels = { $count ->
    [one] 🃏 { $who } exchanged 1 camel for { $count } gold.
   *[other] 🃏 { $who } exchanged { $count } camels for { $count } gold.
}
    .will = { $count ->
        [one] 🃏 You’ll exchange 1 camel for { $count } gold.
       *[other] 🃏 You’ll exchange { $count } camels for { $count } gold.
    }
yspahan-exchanged-gold = { $count ->
    [one] 🃏 { $who } exchanged { $count } gold for 1 camel.
   *[other] 🃏 { $who } exchanged { $count } gold for { $count } camels.
}
    .will = { $count ->
        [one] 🃏 You’ll exchange { $count } gold for 1 camel.
       *[other] 🃏 You’ll exchange { $count } gold for { $count } camels.
    }
# In posts and news, shorter. $items: each as `yspahan-in-souk`, where $complete is 1 if that souk is complete.
yspahan-day-in-short = 📅 Week { $week }, day { $day } began.
yspahan-rolled-in-short = { $yellow ->
    [0] 🎲 { $who } rolled.
    [one] 🎲 { $who } rolled with a yellow die.
   *[other] 🎲 { $who } rolled with { $yellow } yellow dice.
}
yspahan-boosted-in-short = { $who } used a card as an extra die.
yspahan-supplied = 🏘️ { $who } placed { $items }.
yspahan-in-souk = { $cubes ->
    [one] a cube in { $souk }{ $complete ->
        [1] {" (complete)"}
       *[0] {""}
    }
   *[other] { $cubes } cubes in { $souk }{ $complete ->
        [1] {" (complete)"}
       *[0] {""}
    }
}
yspahan-cubes-lost-in-short = { $cubes ->
    [one] One cube found no free shop.
   *[other] { $cubes } cubes found no free shop.
}
yspahan-moved-in-short = { $gold ->
    [0] 🚶 { $who } moved the supervisor to { yspahan-goal }.
   *[other] 🚶 { $who } moved the supervisor to { yspahan-goal } for { $gold } gold.
}
yspahan-built-in-short = { $points ->
    [0] 🏗️ { $who } built the { $building }.
   *[other] 🏗️ { $who } built the { $building }: **+{ $points }**.
}
yspahan-week-over = 🌙 **Week { $week } is over.**
yspahan-week-scored = { $who } **+{ $points }**: { $items }
yspahan-week-bazaar = Bazaar +{ $points }
yspahan-week-caravan = caravan +{ $points }
yspahan-souk-scored = { $who } scored { $souk }: **+{ $points }**.
yspahan-bazaar-scored = { $souks ->
    [one] { $who }’s Bazaar: 1 souk, **+{ $points }**.
   *[other] { $who }’s Bazaar: { $souks } souks, **+{ $points }**.
}
yspahan-cleared = { $cubes ->
    [0] The city was empty.
   *[other] The city was cleared.
}
yspahan-game-over = The three weeks are over.

## Score sheet and the lines of the end
## $what: one of `why-…`. $items: several of `why-one-…`. $top, $middle, $bottom: how many cubes.

yspahan-source-city = Souks
yspahan-source-bazaar = Bazaar
yspahan-source-loading = Caravan loading
yspahan-source-caravan = Caravan scoring
yspahan-sheet-caravan = Caravan
yspahan-source-buildings = Buildings
yspahan-source-cards = Cards
yspahan-why = { $who }: { $what }
yspahan-why-souk = { $items }
yspahan-why-one-souk = { $souk } (week { $week })
yspahan-why-bazaar = { $souks } × 2
yspahan-why-loading = { $cubes ->
    [one] { $cubes } cube: { $top } in the front row, { $middle } in the middle row, { $bottom } in the last row
   *[other] { $cubes } cubes: { $top } in the front row, { $middle } in the middle row, { $bottom } in the last row
}
yspahan-why-caravan = { $items }
yspahan-why-one-caravan = { $cubes ->
    [one] 1 cube × { $multiplier } = { $points }
   *[other] { $cubes } cubes × { $multiplier } = { $points }
}
yspahan-why-buildings = { $items }
yspahan-why-cards = { $items }
yspahan-why-one-camels = { $count ->
    [one] 1 camel = { $points }
   *[other] { $count } camels = { $points }
}
yspahan-why-one-gold = { $count } gold = { $points }
yspahan-remark-souks = Most souks: { $who } with { $souks }.
yspahan-remark-caravan = Richest caravan: { $who }, { $cubes } × { $multiplier } = { $points } in one go.
yspahan-remark-tie = The winners share first place with { $points } points each.
yspahan-remark-close = { $points ->
    [one] It was decided by a single point.
   *[other] It was decided by { $points } points.
}

## Refusals
## $to: a square of the street. $has_gold, $has_camels: how many the player has; $owned: the same in words. $order: what was typed; $orders: what fits.

yspahan-first-roll = First roll the day’s dice. You can still play cards before that.
yspahan-first-dice = First take a group of dice from the tower and use it.
yspahan-build-after-dice = First take a group of dice. You can build after that.
yspahan-build-with-dice = Choose dice first, then **Build**: with two players, building uses a group of dice.
yspahan-nothing-payable = You can’t pay for another building: you have { yspahan-amount-of-camels } and { $gold } gold.
yspahan-rolled-already = The day’s dice have already been rolled.
yspahan-no-extra-cube = You have no extra Hoist cube to place or skip right now.
yspahan-no-camel-question = None of your cubes is about to be sent, so there’s nothing to decide.
yspahan-first-place = { $left ->
    [one] First place your last cube in the { $quarter } neighbourhood.
   *[other] First place your remaining { $left } cubes in the { $quarter } neighbourhood.
}
yspahan-first-extra = First place the Hoist’s extra cube in the { $quarter } neighbourhood, or skip it.
yspahan-first-camel = First decide what happens to the cube in { yspahan-shop }: let it go, or pay a camel.
yspahan-only-building = You’ve used your dice this turn. You can still build, play cards or end the turn.
yspahan-only-end = You can only play cards or end the turn now.
yspahan-built-already = You’ve already built this turn, and you can build only once a turn.
yspahan-build-needs-dice = With two players, a building costs a group of dice, and you can’t take another this turn.
yspahan-build-later = With more than two players, you build after the dice action, without dice.
yspahan-three-yellow = There are { $most } yellow dice, so you can buy 0 to { $most } of them.
yspahan-yellow-too-dear = { $yellow ->
    [one] A yellow die costs { $price } gold, but you have { $gold }.
   *[other] { $yellow } yellow dice cost { $price } gold, but you have { $gold }.
}
yspahan-level-empty = There are no dice on the { $level } level.
yspahan-yellow-only = There are only yellow dice on the { $level } level, and they are { $who }’s.
yspahan-boost-first = A card counts as an extra die only when you take the group, not while you place its cubes.
yspahan-nowhere = No shop in the { $quarter } neighbourhood is open to you.
yspahan-other-quarter = { $souk } isn’t in the { $quarter } neighbourhood.
yspahan-no-such-shop = { $souk } has no shop { yspahan-shop }. Its shops: { $shops }.
yspahan-shop-full = { $who } already has a cube in { yspahan-shop }.
yspahan-begun-first = You can’t start { $souk } yet: first complete { $souks }, which you’ve started in this neighbourhood.
yspahan-souk-taken = { $souk } is closed to you: { $who } has a cube there.
yspahan-which-shops = Name different shops in { $souk }, at most { $most }.
yspahan-too-many-cubes = You named { $cubes ->
    [one] 1 shop
   *[other] { $cubes } shops
}, but there { $most ->
    [one] is only 1 cube
   *[other] are only { $most } cubes
} to place now.
yspahan-too-far = { $squares ->
    [one] { $to } is 1 square away, but the dice show { $shown }. That would cost { $price } gold, but you have { $gold }.
   *[other] { $to } is { $squares } squares away, but the dice show { $shown }. That would cost { $price } gold, but you have { $gold }.
}
yspahan-which-first = Two cubes stand beside { yspahan-goal }, in { SPOKEN($shops, "yspahan-souk") }. Say which goes first.
yspahan-no-order = { $cubes ->
    [0] The cube in { yspahan-shop } can’t go first: no cube stands beside { yspahan-goal }.
    [one] The cube in { yspahan-shop } can’t go first: only one cube stands beside { yspahan-goal }.
   *[other] The cube in { yspahan-shop } can’t go first: other cubes stand beside { yspahan-goal }.
}
yspahan-no-camel = You have no camel to pay.
yspahan-has-building = You’ve already built the { $building }.
yspahan-too-dear = The { $building } costs { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} and { $gold } gold that way, but you have { $has_camels ->
    [one] 1 camel
   *[other] { $has_camels } camels
} and { $has_gold } gold.
yspahan-saves-nothing = “{ $card }” wouldn’t save you anything on the { $building }.
yspahan-no-such-card = You don’t have “{ $card }” in hand.
yspahan-other-verb = “{ $card }” has its own command.
yspahan-so-many = You have { $owned }, and the card takes 1 to { $most }.
yspahan-nothing-owned = You have no { $goods } for this card.
yspahan-not-an-order = “{ $order }” isn’t a standing order. Start with { $orders } (complete_min needs a number of points). You can add “keep” and a number of camels.

## Slash commands of the game
## Command, 100.

yspahan-command = Your moves in Yspahan; only at its tables
yspahan-command-roll = Buy yellow dice and roll for the day
yspahan-command-roll-yellow = Yellow dice, 1 gold each
yspahan-command-camels = Take the dice on the camel level, for camels
yspahan-command-gold = Take the dice on the gold level, for gold
yspahan-command-supply = Take a neighbourhood’s dice and place cubes there
yspahan-command-supply-souk = The souk, such as BAG3
yspahan-command-supply-shops = Its shops by letter, such as a+b
yspahan-command-supervisor = Move the supervisor
yspahan-command-supervisor-group = Which dice you use
yspahan-command-supervisor-to = The square where it ends, such as W4
yspahan-command-supervisor-first = With two cubes beside it: the shop whose cube goes first
yspahan-command-draw = Use a group of dice to draw a card
yspahan-command-draw-group = Which dice you use
yspahan-command-build = Build after using your dice
yspahan-command-build-building = What you build
yspahan-command-build-payment = Leave empty to pay camels and gold
yspahan-command-order = Give a private standing order for cubes that the supervisor reaches
yspahan-command-order-order = The answer to give for you; type any number of points or camels
yspahan-command-end = End your turn

## Names of things, used in other messages

yspahan-level-camel = Camels
yspahan-level-bag = Bag
yspahan-level-barrel = Barrel
yspahan-level-chest = Chest
yspahan-level-vase = Vase
yspahan-level-gold = Gold
yspahan-souk-bag3 = Bag 3
yspahan-souk-bag4 = Bag 4
yspahan-souk-bag6 = Bag 6
yspahan-souk-bag8 = Bag 8
yspahan-souk-bar3 = Barrel 3
yspahan-souk-bar4 = Barrel 4
yspahan-souk-bar6 = Barrel 6
yspahan-souk-bar8 = Barrel 8
yspahan-souk-che4 = Chest 4
yspahan-souk-che6 = Chest 6
yspahan-souk-che8 = Chest 8
yspahan-souk-vas4 = Vase 4
yspahan-souk-vas6 = Vase 6
yspahan-souk-vas12 = Vase 12
yspahan-shop = { SPOKEN($shop, "yspahan-souk") }
yspahan-in = { WHERE($shop, "yspahan-souk") }
yspahan-building-paddock = Paddock
yspahan-building-shop = Shop
yspahan-building-hammam = Hammam
yspahan-building-caravanserai = Caravanserai
yspahan-building-bazaar = Bazaar
yspahan-building-hoist = Hoist
yspahan-card-three-camels = Three camels
yspahan-card-three-gold = Three gold
yspahan-card-camels-to-points = Camels for points
yspahan-card-gold-to-points = Gold for points
yspahan-card-build-without-camels = Build without camels
yspahan-card-build-without-gold = Build without gold
yspahan-card-cube-to-shop = Cube to a shop
yspahan-card-cube-to-caravan = Cube to the caravan
yspahan-card-exchange = Exchange
yspahan-goods-camels = camels
yspahan-goods-gold = gold
yspahan-group = { $level } { $dice }×{ $shown }
yspahan-group-yellow = { yspahan-group } ({ $yellow } yellow)
yspahan-amount-camels = { $count ->
    [one] 1 camel
   *[other] { $count } camels
}
yspahan-amount-gold = { $count } gold

## Puzzles: what is asked of the turn

yspahan-goal-points = { $points ->
    [one] Score at least { $points } point with this turn.
   *[other] Score at least { $points } points with this turn.
}
yspahan-goal-card = Use a card this turn. What for?
yspahan-goal-build = Build this turn. What?
yspahan-goal-supervisor = Move the supervisor. With which dice, and where to?
yspahan-goal-supply = Supply a neighbourhood. With which dice, and where?
