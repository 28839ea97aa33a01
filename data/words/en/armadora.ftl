### Armadöra: lobby, panel, log, end, refusals, commands, names.
### $square, $area: a square, “C4”, and the squares of an area, or one of them. $edge: two squares, “D3-E3”. $race, $own: “Goblin”. $strength: 1 to 5.
### $gold, $squares, $left, $lost, $share, $free: how many. $tiles, $hand: warriors, “2× strength 1, 1× strength 3”. $can: what can be placed.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

armadora-title = Armadöra
armadora-blurb = Fence in the dwarves’ gold and hide your strongest warriors where it counts. 2–4 players; four play in teams of two.
armadora-cover = A dwarf hall in the mountains at dusk; below it, gold behind a fence of stakes, guarded by four shields.
armadora-how-to-play =
    🏆 **Goal** – the most gold. In each area, the highest total strength takes it all.
    👉 **Your turn** – place a warrior face down, place 1 or 2 palisades, or pass for good.
    🪵 Palisades divide the land into areas of at least 4 squares.
    🛡️ Only you know how strong your warriors are.
    ⚖️ **At the end** all warriors are revealed. Tied players share an area’s gold.
armadora-rules =
    🏆 **Goal** – take the most of the 40 gold on the 8 mines.
    👉 **Your turn** – do one thing:
    • **Warrior**: place one face down on a free square, one without a mine or another warrior. Only you know its strength.
    • **Palisades**: place 1 or 2 on free edges. Every area must keep at least 4 squares; mines and warriors count, and the border is a wall.
    • **Pass** for good: you take no more turns.
    Players with nothing left to place are skipped. The game ends when nobody can act.
    ⚖️ **Scoring** – in every area, the highest total strength takes all its gold. Tied players share it, rounded down; the rest is lost. If gold is equal at the end, compare your largest haul from a single area, then your next largest, and so on.
    🛡️ **Hand** – 2 players: 1×11, 2×2, 3, 4, 5 · 3 players: 1×7, 2×2, 3, 4 · 4 players: 1×5, 2, 3, 4.
armadora-rules-4 =
    👥 **Four players** – seats 1+3 against 2+4. Partners’ strengths add up, but you do not see your partner’s numbers. Talk about the game only in public.
armadora-rules-advanced =
    ✨ **Advanced** – before your normal action, you may use one power, then your reinforcement. You can also pass instead.
    • **Goblin** (1): one extra warrior, face up.
    • **Orc** (1): one extra palisade.
    • **Mage** (2): look at an opponent’s face-down warrior.
    • **Elf** (2): shoot an opponent’s warrior in an area that is not full and holds one of your warriors: −1 (never below 0).
    • **Reinforcement** (everyone, 1): place it on your own warrior in a full area (nothing but mines and warriors) that has no such token: +1, and your side wins a tie there.
# Option, 100. In front of its value, or a value.
armadora-option-advanced = Rules
armadora-option-advanced-no = Base game (races are only colours)
armadora-option-advanced-yes = Advanced (powers and reinforcements)
armadora-option-races = Races
armadora-option-races-random = Dealt at random
armadora-option-races-choose = Chosen in turn order

## Tips above the panel in somebody’s first games; each comes once

armadora-first-areas = -# 🌱 At the end, the strongest player in each area takes all its gold. Palisades make the areas.
armadora-first-strengths = -# 🌱 A chest counts the gold of an area that stays whole. Below, you see how strong each side is where that can still change. “+” means at least.

## Panel: what is to be decided
## $reinforce: 1 if the reinforcement token can be used, too.

armadora-ask-choose-race = Choose your race.
armadora-ask-take-turn = { $can ->
    [warrior] Place a warrior.
    [palisade] Place a palisade or two.
    [token] Place your reinforcement.
   *[warrior-palisade] Place a warrior or palisades.
}
armadora-ask-after-power = Place { $can ->
    [warrior] a warrior
    [palisade] a palisade or two
    [token] your reinforcement token
   *[warrior-palisade] a warrior or palisades
}{ $reinforce ->
    [1] . You can reinforce first
   *[0] {""}
}.
armadora-ask-normal-action = { $can ->
    [warrior] You’ve reinforced. Now place a warrior.
    [palisade] You’ve reinforced. Now place palisades.
    [token] You’ve reinforced. Now place your reinforcement token.
   *[warrior-palisade] You’ve reinforced. Now place a warrior or palisades.
}
armadora-ask-must-reinforce = Place your reinforcement token to complete this turn.
armadora-ask-may-reinforce = You have nothing else to place. Use your reinforcement token, or end the turn.
armadora-ask-second-palisade = Place a second palisade?
armadora-ask-end-turn = Confirm to end your turn.

## Panel: moves and their parts, on buttons and in menus
## Button, 80. Keys in -short are for buttons that share a row, those in -pick for the line above the choices.

armadora-verb-race = 🎭 Race
armadora-verb-warrior = 🛡️ Warrior
armadora-verb-palisade = 🪵 Palisade
armadora-verb-champion = ⚔️ Extra warrior (Goblin)
armadora-verb-champion-short = ⚔️ Goblin
armadora-verb-stake = 🔨 Extra palisade (Orc)
armadora-verb-stake-short = 🔨 Orc
armadora-verb-peek = 👁️ Peek (Mage)
armadora-verb-peek-short = 👁️ Mage
armadora-verb-arrow = 🏹 Arrow (Elf)
armadora-verb-arrow-short = 🏹 Elf
armadora-verb-reinforce = ➕ Reinforce
armadora-verb-pass = 🏳️ Pass…
armadora-verb-end = ✅ End the turn
armadora-race-race = { $token }
armadora-race-race-goblin = Goblin – one extra warrior, face up
armadora-race-race-orc = Orc – one extra palisade
armadora-race-race-mage = Mage – two peeks at hidden warriors
armadora-race-race-elf = Elf – two arrows
armadora-race-race-pick = Which race will you choose?
armadora-warrior-strength = 🛡️ Warrior { $token }
armadora-warrior-strength-short = 🛡️{ $token }
armadora-warrior-strength-pick = How strong a warrior will you place?
armadora-warrior-square = { $token }
armadora-warrior-square-pick = Which square?
armadora-warrior-square-near-pick = Which square? ⛏️ shows more.
armadora-palisade-edge = { $token }
armadora-palisade-edge-pick = 🪵 Which edge will it go on?
armadora-palisade-edge-near-pick = 🪵 Which edge? ⛏️ shows those round a mine.
armadora-champion-strength = ⚔️ Extra warrior { $token }, face up
armadora-champion-strength-short = ⚔️{ $token }
armadora-champion-strength-pick = ⚔️ How strong will the extra warrior be? Everyone will see it.
armadora-champion-square = { $token }
armadora-champion-square-pick = ⚔️ Which square will the extra warrior go on?
armadora-champion-square-near-pick = ⚔️ Which square? ⛏️ shows more.
armadora-stake-edge = { $token }
armadora-stake-edge-pick = 🔨 Which edge will the extra palisade go on?
armadora-stake-edge-near-pick = 🔨 Which edge? ⛏️ shows those round a mine.
armadora-peek-square = 👁️ Look at { $token }
armadora-peek-square-pick = 👁️ Which warrior will you look at?
armadora-arrow-square = 🏹 Shoot at { $token }
armadora-arrow-square-pick = 🏹 Which warrior will you shoot?
armadora-reinforce-square = ➕ Reinforce { $token }
armadora-reinforce-square-pick = ➕ Which warrior will get the reinforcement token?
armadora-part-place = around the mine at { $token }
armadora-part-place-short = ⛏️ { $token }

## Panel: what a choice gives, behind its label
## $near, $far: the gold on either side.

armadora-gives-left = ×{ $count }
armadora-gives-left-short = ×{ $count }
armadora-gives-owner = { $who }
armadora-gives-strength = strength { $strength }
armadora-gives-division = divides the gold: { $near } and { $far }
# In a hint, what to do. Each value as its option names it.
armadora-warrior-act = Place { $strength } on { $square }
armadora-palisade-act = 🪵 Place a palisade on { $edge }
# Hint: what speaks for it. $rivals: warriors of others; $others: how strong these are at least; $mines: how many.
armadora-reason-beside = { $mines ->
    [one] It stands right beside { $gold } gold.
   *[other] It stands between { $mines } mines with { $gold } gold.
}
armadora-reason-area = { $rivals ->
    [0] You’d be unopposed in an area with { $gold } gold.
   *[other] You’d look strongest in an area with { $gold } gold: { $strength } against at least { $others }.
}

## Log in the thread. What would happen, in a preview, is `.will`
## $owner: whose warrior. $arrows: how many have hit it. $other, $other_squares, $other_gold: the other part. $warriors, $palisades: what is left; $reason: why the game ends.

armadora-became = { $who } is the { $race }.
    .will = You’ll be the { $race }.
armadora-warrior = { $who } placed a face-down warrior on **{ $square }** ({ $left } left).
    .will = You’ll place a face-down warrior on **{ $square }** ({ $left } left).
armadora-own-strength = Your warrior on { $square } has strength **{ $strength }**.
    .will = Its strength will be **{ $strength }**.
armadora-champion = { $who } placed an extra warrior of strength **{ $strength }** face up on **{ $square }** ({ $left } left).
    .will = You’ll place an extra warrior of strength **{ $strength }** face up on **{ $square }** ({ $left } left).
armadora-now-full = The area with { $area } ({ $squares } squares) is full.
    .will = The area with { $area } ({ $squares } squares) will be full.
armadora-palisade = { $who } placed a palisade on **{ $edge }** ({ $left } left).
    .will = You’ll place a palisade on **{ $edge }** ({ $left } left).
armadora-stake = { $who } placed an extra palisade on **{ $edge }** ({ $left } left).
    .will = You’ll place an extra palisade on **{ $edge }** ({ $left } left).
armadora-divided = An area was divided into two: { $area } ({ $squares } squares, { $gold } gold) and { $other } ({ $other_squares } squares, { $other_gold } gold).
    .will = You’ll divide an area: { $area } ({ $squares } squares, { $gold } gold) and { $other } ({ $other_squares } squares, { $other_gold } gold).
# In posts and news, all of a turn in one. $edges: each as “edge”; $count: how many. $parts: each as “part”.
armadora-fenced = { $count ->
    [one] { $who } placed a palisade on { $edges } ({ $left } left).
   *[other] { $who } placed palisades on { $edges } ({ $left } left).
}
armadora-fenced-off = { $count ->
    [one] { $who } placed a palisade on { $edges }, cutting off { $parts }.
   *[other] { $who } placed palisades on { $edges }, cutting off { $parts }.
}
armadora-edge = **{ $edge }**
armadora-part = { $squares } squares with { $gold } gold
armadora-peeked = { $who } looked at { $owner }’s warrior on **{ $square }**.
armadora-saw = { $owner }’s warrior on { $square } has strength **{ $strength }**.
armadora-shot = { $arrows ->
    [one] { $who } shot { $owner }’s warrior on **{ $square }**: −1.
   *[other] { $who } shot { $owner }’s warrior on **{ $square }**: { $arrows } arrows, −{ $arrows }.
}
    .will = { $arrows ->
        [one] You’ll shoot { $owner }’s warrior on **{ $square }**: −1.
       *[other] You’ll shoot { $owner }’s warrior on **{ $square }**: { $arrows } arrows, −{ $arrows }.
    }
armadora-reinforced = { $who } reinforced the warrior on **{ $square }** (+1, wins ties).
    .will = You’ll reinforce the warrior on **{ $square }** (+1, wins ties).
armadora-passed = { $left ->
    [0] { $who } passed for good.
    [one] { $who } passed for good, with one warrior unused.
   *[other] { $who } passed for good, with { $left } warriors unused.
}
    .will = { $left ->
        [0] You’ll pass for good.
        [one] You’ll pass for good, with one warrior unused. You can’t place anything again.
       *[other] You’ll pass for good, with { $left } warriors unused. You can’t place anything again.
    }
armadora-skipped = { $who } was skipped: { $warriors ->
    [hand] no warriors left
   *[square] no free square left
} and { $palisades ->
    [supply] no palisades left
   *[edge] no room left for a palisade
}.
armadora-unused = { $who } didn’t use { $tiles }.
armadora-over = { $reason ->
    [passed] Everyone has passed. All warriors are revealed.
   *[stuck] Nobody still in the game can place anything. All warriors are revealed.
}

## Score sheet and the lines of the end
## $strengths, $totals: everyone, with theirs; in the score sheet “19 : 17”. $how: what decided a tie. $hauls: gold of areas. $lead: by how much.

armadora-strength = { $strength } for { $who }
armadora-area-taken = Area { $area }, { $gold } gold: all to { $who } (strength: { $strengths }).
armadora-area-by-token = Area { $area }, { $gold } gold: all to { $who }, whose reinforcement wins the tie (strength: { $strengths }).
armadora-area-shared = { $lost ->
    [0] Area { $area }, { $gold } gold: { $share } each to { $who } (strength: { $strengths }).
   *[other] Area { $area }, { $gold } gold: { $share } each to { $who } (strength: { $strengths }); { $lost } lost.
}
armadora-area-empty = Area { $area }, { $gold } gold: nobody stands there.
armadora-area-powerless = Area { $area }, { $gold } gold: nobody takes it, because no strength is left there ({ $strengths }).
armadora-total = { $gold } for { $who }
armadora-totals = { $lost ->
    [0] Gold: { $totals }.
   *[other] Gold: { $totals }; { $lost } not awarded.
}
armadora-sheet-area = Gold from areas
armadora-sheet-one-area = { $area }, { $gold } gold (strength { $strengths })
armadora-why = Strength: { $strengths }{ $how ->
    [token] ; a reinforcement wins the tie
    [shared] ; shared
    [none] ; nobody takes it
   *[most] { "" }
}{ $lost ->
    [0] .
   *[other] {"; "}{ $lost } gold lost.
}
armadora-why-empty = Nobody stands there.
armadora-remark-hauls = The top players tied with { $gold } gold, but { $who } had the larger hauls ({ $hauls }).
armadora-remark-richest = Richest haul: { $gold } gold from area { $area } for { $who }.
armadora-remark-closest = { $lead ->
    [0] Closest call: area { $area } ({ $gold } gold) to { $who } by a reinforcement.
   *[other] Closest call: area { $area } ({ $gold } gold) to { $who } by { $lead } strength.
}

## Refusals
## $needed: how many squares at least. $archers: squares of one’s warriors. $held: whose token is there.

armadora-race-taken = { $who } is already the { $race }.
armadora-race-first = Choose your race first.
armadora-races-settled = The races have already been chosen.
armadora-race-chosen = You’ve already chosen: { $race }. Go back to choose another one.
armadora-tiles = { $count }× strength { $strength }
armadora-no-warriors = You have no warriors left.
armadora-no-such-warrior = You don’t have a warrior of strength { $strength } in hand. Your hand: { $hand }.
armadora-occupied = { $square } is occupied: { $who }’s warrior stands there.
armadora-mine = { $square } is a mine ({ $gold } gold). Warriors can stand only on land.
armadora-not-an-edge = “{ $edge }” isn’t an edge between two squares. Name two neighbouring squares, such as D3-E3. Palisades can’t go on the border.
armadora-too-many-edges = { $most ->
    [one] That’s { $count } palisades, but only one is allowed here.
   *[other] That’s { $count } palisades, but at most { $most } are allowed in a turn.
}
armadora-not-a-square = “{ $square }” isn’t a square. Squares go from A1 to H5: a letter from west to east, a number from north to south.
armadora-no-palisades = There are no palisades left.
armadora-edge-taken = A palisade already stands on { $edge }.
armadora-area-too-small = { $squares ->
    [one] You can’t fence { $edge }: area { $area } would have only 1 square, but every area needs at least { $needed }.
   *[other] You can’t fence { $edge }: area { $area } would have only { $squares } squares, but every area needs at least { $needed }.
}
armadora-advanced-only = This table plays the base game, without powers or reinforcements.
armadora-wrong-race = That power belongs to another race ({ $race }). Yours is { $own }.
armadora-no-power-left = You’ve used up all your power tokens ({ $race }).
armadora-power-used = You can use only one power per turn, and you’ve used yours.
armadora-power-too-late = You can use a power only before the reinforcement and the normal action.
armadora-nobody-there = No warrior stands on { $square }.
armadora-own-warrior = The warrior on { $square } is your own. Choose an opponent’s.
armadora-partner-warrior = The warrior on { $square } belongs to your partner { $who }. Choose an opponent’s.
armadora-face-up = The warrior on { $square } is already face up: strength { $strength }. You keep your token.
armadora-already-seen = You’ve already looked at { $square }: strength { $strength }. You keep your token.
armadora-no-archer = { $count ->
    [0] You have no warriors on the board yet, so you can’t shoot.
   *[other] You can’t shoot at { $square }: you have no warrior in its area. Your warriors: { $archers }.
}
armadora-area-full = The area around { $square } is full ({ $area }), so arrows can’t reach it.
armadora-not-your-warrior = The warrior on { $square } belongs to { $who }, but the token goes on one of your own.
armadora-area-not-full = { $count ->
    [one] The area around { $square } isn’t full: { $free } is free.
   *[other] The area around { $square } isn’t full: { $count } squares are free ({ $free }).
}
armadora-area-reinforced = The area around { $square } already has a reinforcement token: { $who }’s, on { $held }.
armadora-reinforcement-used = You’ve already used your reinforcement token.
armadora-nothing-done = { $can ->
    [warrior] You haven’t done anything yet: place a warrior, or pass.
    [palisade] You haven’t done anything yet: place palisades, or pass.
    [token] You haven’t done anything yet: place your reinforcement token, or pass.
   *[warrior-palisade] You haven’t done anything yet: place a warrior or palisades, or pass.
}
armadora-pass-too-late = You can pass only at the start of your turn, before you do anything else.
armadora-action-owed = { $can ->
    [warrior] Your turn isn’t over: place a warrior.
    [palisade] Your turn isn’t over: place palisades.
    [token] Your turn isn’t over: place your reinforcement token.
   *[warrior-palisade] Your turn isn’t over: place a warrior or palisades.
}
armadora-token-owed = You used a power in a turn that allows only the reinforcement, so you must place the token now.
armadora-token-or-end = You can only place your reinforcement token or end the turn now.
armadora-second-or-end = You’ve placed a palisade. Place a second one, or end the turn.
armadora-turn-done = Your turn is complete. There is nothing more to do.

## Slash commands of the game
## Command, 100.

armadora-command = Your moves in Armadöra; only at its tables
armadora-command-warrior = Place a warrior face down
armadora-command-warrior-strength = A strength from your hand
armadora-command-warrior-square = A free square, such as C4
armadora-command-palisade = Place one palisade, or two
armadora-command-palisade-edge = Two neighbouring squares, such as D3-E3; you can add a second pair
armadora-command-palisade-second = A second palisade in the same turn
armadora-command-pass = Take no more turns in this game
armadora-command-end = End your turn

## Names of things, used in other messages

armadora-people-goblin = Goblin
armadora-people-orc = Orc
armadora-people-mage = Mage
armadora-people-elf = Elf

## Puzzles: what is asked of the turn

armadora-goal-points = Fence in at least { $points } more gold.
armadora-goal-palisades = Place two palisades. Where?
armadora-goal-palisade = Place palisades. Where?
armadora-goal-warrior = Place a warrior. Which one, and where?
