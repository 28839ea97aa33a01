# Armadöra: what the engine says, the asks, the choices, the commands, the rules.

armadora-title = Armadöra
armadora-blurb = Fence in the dwarves’ gold and hide your strongest warriors where it counts. 2–4 players, teams of two with four.
armadora-rules =
    🏆 **Goal** – take the most of the 40 gold on the 8 mines.
    👉 **Your turn** – do one thing:
    • **Warrior**: place one face down on a free square (no mine, no other warrior). Only you know its strength.
    • **Palisades**: place 1 or 2 on free edges. Every area must keep at least 4 squares; mines and warriors count, the border is a wall.
    • **Pass**: final, no more turns for you.
    Who has nothing left to place is skipped. The game ends when nobody can act.
    ⚖️ **Scoring** – in every area, the highest total strength takes all its gold. A tie shares it, rounded down; the rest is lost. Equal gold at the end: compare your largest hauls from single areas, then the next.
    🛡️ **Hand** – 2 players: 1×11, 2×2, 3, 4, 5 · 3 players: 1×7, 2×2, 3, 4 · 4 players: 1×5, 2, 3, 4.
    👥 **Four players** – seats 1+3 against 2+4. Strengths of partners add up; you do not see your partner’s numbers. Talk about the game in public only.

    ✨ **Advanced** – a turn is: one power if you like, then your reinforcement if you like, then the normal action. Or pass instead of everything.
    • **Goblin** (1): one extra warrior, face up.
    • **Orc** (1): one extra palisade.
    • **Mage** (2): look at an opponent’s face-down warrior.
    • **Elf** (2): shoot an opponent’s warrior in an area that is not full and holds a warrior of yours: −1 (never below 0).
    • **Reinforcement** (everyone, 1): on your own warrior in a full area – every square a warrior or a mine – without such a token: +1, and its side wins a tie there.

armadora-option-advanced = Rules
armadora-option-advanced-no = Base game (races are only colours)
armadora-option-advanced-yes = Advanced (powers and reinforcements)
armadora-option-races = Races
armadora-option-races-random = Dealt at random
armadora-option-races-choose = Chosen in turn order

armadora-people-goblin = Goblin
armadora-people-orc = Orc
armadora-people-mage = Mage
armadora-people-elf = Elf

# Asks

armadora-ask-choose-race = Choose your race.
armadora-ask-take-turn = Place { $can ->
    [warrior] a warrior
    [palisade] a palisade or two
    [token] your reinforcement
   *[warrior-palisade] a warrior or palisades
}.
armadora-ask-after-power = Now { $can ->
    [warrior] a warrior
    [palisade] a palisade or two
    [token] your reinforcement token
   *[warrior-palisade] a warrior or palisades
}{ $reinforce ->
    [1] . You may reinforce first
   *[0] {""}
}.
armadora-ask-normal-action = Reinforced. Now { $can ->
    [warrior] place a warrior
    [palisade] place palisades
    [token] place your reinforcement token
   *[warrior-palisade] place a warrior or palisades
}.
armadora-ask-must-reinforce = Place your reinforcement token to complete this turn.
armadora-ask-may-reinforce = Nothing else is left to place: use your reinforcement token, or end the turn.
armadora-ask-second-palisade = A second palisade?
armadora-ask-end-turn = Your turn is complete.

# Verbs and their choices

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
armadora-race-race-pick = Which race do you choose?
armadora-warrior-strength = 🛡️ Warrior { $token }
armadora-warrior-strength-short = 🛡️{ $token }
armadora-warrior-strength-pick = A warrior of which strength?
armadora-warrior-square = { $token }
armadora-warrior-square-pick = On which square?
armadora-warrior-square-part-pick = In which part?
armadora-palisade-edge = { $token }
armadora-palisade-edge-pick = 🪵 Palisade: on which edge?
armadora-palisade-edge-part-pick = 🪵 Palisade: in which part?
armadora-champion-strength = ⚔️ Extra warrior { $token }, face up
armadora-champion-strength-short = ⚔️{ $token }
armadora-champion-strength-pick = ⚔️ Extra warrior: which strength? Everyone will see it.
armadora-champion-square = { $token }
armadora-champion-square-pick = ⚔️ Extra warrior: on which square?
armadora-champion-square-part-pick = ⚔️ Extra warrior: in which part?
armadora-stake-edge = { $token }
armadora-stake-edge-pick = 🔨 Extra palisade: on which edge?
armadora-stake-edge-part-pick = 🔨 Extra palisade: in which part?
armadora-peek-square = 👁️ Look at { $token }
armadora-peek-square-pick = 👁️ Whose strength do you want to know?
armadora-arrow-square = 🏹 Shoot at { $token }
armadora-arrow-square-pick = 🏹 Who do you shoot?
armadora-reinforce-square = ➕ Reinforce { $token }
armadora-reinforce-square-pick = ➕ Who gets the reinforcement token?
armadora-part-1 = columns A–B, rows 1–2
armadora-part-2 = columns C–D, rows 1–2
armadora-part-3 = columns E–F, rows 1–2
armadora-part-4 = columns G–H, rows 1–2
armadora-part-5 = columns A–B, rows 3–5
armadora-part-6 = columns C–D, rows 3–5
armadora-part-7 = columns E–F, rows 3–5
armadora-part-8 = columns G–H, rows 3–5
armadora-gives-left = ×{ $count }
armadora-gives-owner = { $who }
armadora-gives-strength = strength { $strength }
armadora-gives-division = divides { $near } | { $far } gold

# Commands

armadora-command = Your moves in Armadöra; for its tables alone
armadora-command-race = Choose your race
armadora-command-race-race = One of the races that are left
armadora-command-warrior = Place a warrior face down
armadora-command-warrior-strength = A strength from your hand
armadora-command-warrior-square = A free square, such as C4
armadora-command-palisade = Place one palisade, or two
armadora-command-palisade-edge = Two neighbouring squares, such as D3-E3; a second pair may follow
armadora-command-palisade-second = A second palisade in the same turn
armadora-command-champion = Goblin: place one extra warrior, face up
armadora-command-champion-strength = A strength from your hand
armadora-command-champion-square = A free square, such as C4
armadora-command-stake = Orc: place one extra palisade
armadora-command-stake-edge = Two neighbouring squares, such as D3-E3
armadora-command-peek = Mage: look at an opponent’s face-down warrior
armadora-command-peek-square = Where the warrior stands
armadora-command-arrow = Elf: shoot an opponent’s warrior
armadora-command-arrow-square = Where the warrior stands
armadora-command-reinforce = Put your reinforcement token on a warrior of yours
armadora-command-reinforce-square = Where your warrior stands, in a full area
armadora-command-pass = Take no more turns in this game
armadora-command-end = End your turn

# What happened

armadora-became = { $who } is the { $race }.
armadora-warrior = { $who } placed a face-down warrior on **{ $square }** ({ $left } left).
armadora-own-strength = Your warrior on { $square } has strength **{ $strength }**.
armadora-champion = { $who } placed an extra warrior of strength **{ $strength }** face up on **{ $square }** ({ $left } left).
armadora-now-full = The area with { $area } ({ $squares } squares) is full.
armadora-palisade = { $who } placed a palisade on **{ $edge }** ({ $left } left).
armadora-stake = { $who } placed an extra palisade on **{ $edge }** ({ $left } left).
armadora-divided = An area was divided: { $squares } squares with { $gold } gold at { $area }, { $other_squares } with { $other_gold } at { $other }.
armadora-peeked = { $who } looked at the warrior of { $owner } on **{ $square }**.
armadora-saw = The warrior of { $owner } on { $square } has strength **{ $strength }**.
armadora-shot = { $who } shot the warrior of { $owner } on **{ $square }**{ $arrows ->
    [one] {": −1."}
   *[other] {": "}{ $arrows } arrows, −{ $arrows }.
}
armadora-reinforced = { $who } reinforced the warrior on **{ $square }**: strength +1, and it wins ties in its area.
armadora-passed = { $who } passed for good{ $left ->
    [0] .
    [one] {", "}with one warrior unused.
   *[other] {", "}with { $left } warriors unused.
}
armadora-skipped = { $who } was skipped: { $warriors ->
    [hand] no warriors left
   *[square] no free square left
}, { $palisades ->
    [supply] no palisades left
   *[edge] no place left for a palisade
}.
armadora-unused = { $who } did not use { $tiles }.
armadora-over = { $reason ->
    [passed] Everyone has passed.
   *[stuck] Nobody who is left can place anything.
} All warriors are revealed.

# Scoring

armadora-strength = { $strength } for { $who }
armadora-area-taken = Area with { $area }, { $gold } gold: all for { $who } (strength: { $strengths }).
armadora-area-by-token = Area with { $area }, { $gold } gold: all for { $who }, whose reinforcement wins the tie (strength: { $strengths }).
armadora-area-shared = Area with { $area }, { $gold } gold: { $share } each for { $who } (strength: { $strengths }){ $lost ->
    [0] .
   *[other] {"; "}{ $lost } lost.
}
armadora-area-empty = Area with { $area }, { $gold } gold: nobody stands there.
armadora-area-powerless = Area with { $area }, { $gold } gold: nobody takes it, because no strength is left there ({ $strengths }).
armadora-total = { $gold } for { $who }
armadora-totals = Gold: { $totals }{ $lost ->
    [0] .
   *[other] {"; "}{ $lost } not awarded.
}
armadora-sheet-area = Gold from areas
armadora-sheet-one-area = Area with { $area } ({ $squares } squares)
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
armadora-remark-hauls = Level at the top with { $gold } gold: the larger hauls ({ $hauls }) decided for { $who }.
armadora-remark-richest = Richest haul: { $gold } gold from the area with { $area } for { $who }.
armadora-remark-closest = Closest: the area with { $area }, { $gold } gold, { $lead ->
    [0] decided by a reinforcement token
    [one] won by a single point of strength
   *[other] won by { $lead } points of strength
} – { $who }.

# Refusals

armadora-race-taken = { $who } is already the { $race }.
armadora-race-first = Choose your race first.
armadora-races-settled = The races have been chosen.
armadora-race-chosen = You have chosen already: { $race }. Go back to choose another one.
armadora-tiles = { $count }× strength { $strength }
armadora-no-warriors = You have no warriors left. *(Rules: Warrior)*
armadora-no-such-warrior = You don’t have a warrior of strength { $strength } in hand. Your hand: { $hand }. *(Rules: Warrior)*
armadora-occupied = { $square } is occupied: a warrior of { $who } stands there. *(Rules: Warrior)*
armadora-mine = { $square } is a mine ({ $gold } gold); warriors stand on land only. *(Rules: Warrior)*
armadora-not-an-edge = “{ $edge }” isn’t an edge between two squares. Name two neighbouring squares, such as D3-E3. The border takes no palisades. *(Rules: Palisades)*
armadora-too-many-edges = That is { $count } palisades; { $most ->
    [one] one is allowed here
   *[other] at most { $most } are allowed in a turn
}. *(Rules: Palisades)*
armadora-not-a-square = “{ $square }” isn’t a square. Squares go from A1 to H5: a letter from west to east, a number from north to south.
armadora-no-palisades = There are no palisades left. *(Rules: Palisades)*
armadora-edge-taken = A palisade already stands on { $edge }. *(Rules: Palisades)*
armadora-area-too-small = Not on { $edge }: the area { $area } would have only { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}, and every area needs { $needed }. *(Rules: Palisades)*
armadora-advanced-only = This table plays the base game: no powers, no reinforcements. *(Rules: Advanced)*
armadora-wrong-race = That is the power of another race ({ $race }); yours is { $own }. *(Rules: Advanced)*
armadora-no-power-left = You have used up all your power tokens ({ $race }). *(Rules: Advanced)*
armadora-power-used = Only one power per turn, and you have used yours. *(Rules: Advanced)*
armadora-power-too-late = A power comes before the reinforcement and the normal action. *(Rules: Advanced)*
armadora-nobody-there = No warrior stands on { $square }. *(Rules: Advanced)*
armadora-own-warrior = The warrior on { $square } is your own; choose an opponent’s. *(Rules: Advanced)*
armadora-partner-warrior = The warrior on { $square } belongs to your partner { $who }; choose an opponent’s. *(Rules: Advanced)*
armadora-face-up = The warrior on { $square } is already face up: strength { $strength }. You keep your token. *(Rules: Advanced)*
armadora-already-seen = You’ve already looked at { $square }: strength { $strength }. You keep your token. *(Rules: Advanced)*
armadora-no-archer = { $count ->
    [0] You have no warriors on the board yet, so you can’t shoot.
   *[other] You can’t shoot at { $square }: you have no warrior in its area. Yours: { $archers }.
} *(Rules: Advanced)*
armadora-area-full = The area of { $square } is full ({ $area }), so arrows can’t reach it. *(Rules: Advanced)*
armadora-not-your-warrior = The warrior on { $square } belongs to { $who }; the token goes on your own. *(Rules: Reinforcement)*
armadora-area-not-full = The area of { $square } is not full: { $count ->
    [one] { $free } is free
   *[other] { $count } squares are free ({ $free })
}. *(Rules: Reinforcement)*
armadora-area-reinforced = The area of { $square } already holds a reinforcement token, of { $who } on { $held }. *(Rules: Reinforcement)*
armadora-reinforcement-used = You have already used your reinforcement token. *(Rules: Reinforcement)*
armadora-nothing-done = Nothing is done yet: { $can ->
    [warrior] place a warrior
    [palisade] place palisades
    [token] place your reinforcement token
   *[warrior-palisade] place a warrior or palisades
}, or pass. *(Rules: Your turn)*
armadora-pass-too-late = You can pass only at the start of your turn, instead of doing anything else. *(Rules: Advanced)*
armadora-action-owed = The turn is not over: { $can ->
    [warrior] place a warrior
    [palisade] place palisades
    [token] place your reinforcement token
   *[warrior-palisade] place a warrior or palisades
}. *(Rules: Advanced)*
armadora-token-owed = You used a power in a turn that allows only the reinforcement, so the token must be placed now. *(Rules: Advanced)*
armadora-token-or-end = You can only place your reinforcement token or end the turn now. *(Rules: Advanced)*
armadora-second-or-end = You have placed a palisade: place a second one, or end the turn. *(Rules: Palisades)*
armadora-turn-done = Your turn is complete; there is nothing more to do in it. *(Rules: Your turn)*
