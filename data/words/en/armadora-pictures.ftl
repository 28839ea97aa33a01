### Armadöra in words: alt texts, text board, counts, what’s left, legend.
### $race: “Goblin”. $area, $at, $places: squares, “C4 D3”. $edges: edges, “D3-E3”. $strength: 1 to 5. $tiles: warriors by strength; in counts a number.
### $gold, $squares, $share: how many.

## Alt texts
## $deeds: the lines below, joined. $troops: whose warriors, and how many. $sides, $takers: how many win the area, and who. $counts: one of the counts.

armadora-alt-race = { $race ->
    [goblin] Goblin
    [orc] Orc
    [mage] Mage
    [elf] Elf
   *[none] no race yet
}
armadora-alt-fresh = Latest turn, { $who }: { $deeds }.
    .will = Your turn so far, not confirmed yet: { $deeds }.
armadora-alt-placed = { $count ->
    [one] warrior on { $places }
   *[other] warriors on { $places }
}
armadora-alt-fenced = { $count ->
    [one] palisade on { $places }
   *[other] palisades on { $places }
}
armadora-alt-reinforced = reinforcement on { $places }
armadora-alt-looked = looked at { $places }
armadora-alt-shot = arrow at { $places }
# $whole: 1 until palisades divide the land.
armadora-alt-land = { $whole ->
    [1] The whole land
   *[0] Area { $area }
}
armadora-alt-area = { $whole ->
    [1] { armadora-alt-land } ({ $squares } squares, { $gold } gold), warriors: { $troops }.
   *[0] { armadora-alt-land } ({ $squares } squares, { $gold } gold): { $troops }.
}
armadora-alt-empty = { armadora-alt-land } ({ $squares } squares, { $gold } gold): no warriors.
armadora-alt-taken = { $sides ->
    [one] Area { $area }, { $gold } gold: { $share } to { $takers }.
   *[other] Area { $area }, { $gold } gold: { $share } each to { $takers }.
}
armadora-alt-troop = { $count } by { $who }
armadora-alt-race-troop = { $who } { $count }
armadora-alt-player = { $who } ({ $race }): { $counts }.
armadora-alt-known = Strengths you know: { $tiles }.
armadora-alt-strength = { $strength } on { $places }
armadora-alt-hand = Your hand: { $tiles }.
armadora-alt-left = { $who }: { $count }
armadora-alt-others = Warriors the others have left: { $counts }.
armadora-alt-held = { $count } of strength { $strength }

## Text board
## $row: its number; $squares: its squares. $arrows: how many have hit it. $face: whether it is face up; $seen: whether the reader has looked at it. $full: 1 if the area is full. $first: who begins. $one, $other: the teams. $step: what is to be done.

armadora-text-row = Row { $row }: { $squares }.
armadora-text-free = { $at } free
armadora-text-gold = { $at } gold { $gold }
armadora-text-warrior = { $at } { $race }{ $strength ->
    [0] {""}
   *[other] {" of strength "}{ $strength }
}{ $face ->
    [1] {", face up"}
   *[0] {""}
}{ $arrows ->
    [0] {""}
    [one] {", 1 arrow"}
   *[other] , { $arrows } arrows
}{ $token ->
    [1] {", reinforced"}
   *[0] {""}
}{ $seen ->
    [1] {", looked at by the Mage"}
   *[0] {""}
}
armadora-text-palisades = Palisades: { $edges }.
armadora-text-open = { $count ->
    [0] No edge can take another palisade.
   *[other] A palisade can go on { $edges }.
}
armadora-text-open-but = { $count ->
    [0] A palisade can go on any free edge.
   *[other] A palisade can go on any free edge except { $edges }.
}
armadora-text-squares = { $full ->
    [1] ⤷ { $squares } (full)
   *[0] ⤷ { $squares }
}
armadora-text-teams = Team I: { $one }. Team II: { $other }.
armadora-text-skipped = { $who } couldn’t act and was skipped.
armadora-text-turn = { $step ->
    [ChooseRace] { $who } is choosing a race.
    [TakeTurn] { $who } is starting a turn.
    [AfterPower] { $who } has used a power and continues.
    [NormalAction] { $who } has reinforced and continues.
    [MustReinforce] { $who } has used a power and has to reinforce.
    [MayReinforce] { $who } has used a power and can reinforce.
    [SecondPalisade] { $who } has placed a palisade and can place a second one.
   *[EndTurn] { $who } has nothing left to do but end the turn.
}
armadora-text-choosing = { $count ->
    [0] { $first } will start the game.
   *[other] After that: { $who }. { $first } will start the game.
}
armadora-text-over = The game is over.

## Counts beside the players on the turn’s post
## $passed: 1 if the player has passed. $powers: how many power tokens.

armadora-summary-tiles = { $tiles ->
    [one]
        { $passed ->
            [1] 1 warrior left, passed
           *[0] 1 warrior left
        }
   *[other]
        { $passed ->
            [1] { $tiles } warriors left, passed
           *[0] { $tiles } warriors left
        }
}
armadora-summary-advanced = { $tiles ->
    [one] 1 warrior left
   *[other] { $tiles } warriors left
}, { $powers ->
    [one] 1 power
   *[other] { $powers } powers
}{ $token ->
    [1] {", reinforcement"}
   *[0] {""}
}{ $passed ->
    [1] {", passed"}
   *[0] {""}
}
armadora-summary-gold = { $gold } gold
armadora-summary-palisades = { $count ->
    [0] No palisades left.
    [one] 1 palisade left.
   *[other] { $count } palisades left.
}

## What’s left
## $palisades, $warriors, $powers: how many are left. $of: of how many. $advanced, $reinforcement: 1 in the advanced game, and if the token is there.

armadora-left = { $edges ->
    [0] Palisades left: { $palisades } of { $of }; no edge can take any more.
    [one] Palisades left: { $palisades } of { $of }; one edge can still take one.
   *[other] Palisades left: { $palisades } of { $of }; { $edges } edges can still take one.
}
armadora-left-began = Everyone started with { $tiles }.
armadora-left-player = { $who } – { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
} in hand{ $advanced ->
    [0] .
   *[other] , { $powers ->
        [one] 1 power token
       *[other] { $powers } power tokens
    }, { $reinforcement ->
        [0] no reinforcement.
       *[other] 1 reinforcement.
    }
}
armadora-left-own = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $tiles }.
}

## Legend: what is what on the picture

armadora-legend-mine = A mine with its gold. No warrior can stand here.
armadora-legend-warrior = A face-down warrior: you can see its owner’s race and colour. A number appears where you know the strength.
armadora-legend-palisade = A palisade between two squares.
armadora-legend-area = A chest holds all the gold of an area that nobody can divide any more. An area’s border has the colour of whichever side looks strongest there, and so has its land once nothing can change.
armadora-legend-prize = How much gold this mine has, and who takes it.
armadora-legend-player = One of the players, with their race and colour. With four players, a Roman numeral shows the team.
armadora-legend-due = Whose turn it is.
armadora-legend-strengths = An area’s gold, then how strong each side is there. 3+ means at least 3: some warriors there are face down.
armadora-legend-hand = Your warriors in hand, by strength: ×2 means two of them.
armadora-legend-left = Warriors left in hand.
armadora-legend-power = Power tokens left.
armadora-legend-reinforcement = The reinforcement token, not used yet.
armadora-legend-supply = Palisades left for everyone.

## Chart of the points

# $turns: “16, 49 and 104”; $count: how many they are.
armadora-chart-events = { $count ->
    [one] An area is divided in turn { $turns }.
   *[other] Areas are divided in turns { $turns }.
}
