### Armadöra in words: alt texts, text board, counts, what’s left, legend.

## Alt texts

armadora-alt-race = { $race ->
    [goblin] Gobelin
    [orc] Orque
    [mage] Mage
    [elf] Elfe
   *[none] pas encore de race
}
armadora-alt-fresh = Dernier tour, { $who } : { $deeds }.
    .will = Ton tour jusqu’ici, pas encore confirmé : { $deeds }.
armadora-alt-placed = { $count ->
    [one] guerrier en { $places }
   *[other] guerriers en { $places }
}
armadora-alt-fenced = { $count ->
    [one] palissade sur { $places }
   *[other] palissades sur { $places }
}
armadora-alt-reinforced = renfort en { $places }
armadora-alt-looked = regard sur { $places }
armadora-alt-shot = flèche sur { $places }
armadora-alt-land = { $whole ->
    [1] Tout le pays
   *[0] { $area }
}
armadora-alt-area = { $whole ->
    [1] { armadora-alt-land } ({ $squares } cases, { $gold } or), guerriers : { $troops }.
   *[0] { armadora-alt-land } ({ $squares } cases, { $gold } or) : { $troops }.
}
armadora-alt-empty = { armadora-alt-land } ({ $squares } cases, { $gold } or) : aucun guerrier.
armadora-alt-taken = { $sides ->
    [one] Territoire { $area } ({ $gold } or) : { $share } pour { $takers }.
   *[other] Territoire { $area } ({ $gold } or) : { $share } chacun pour { $takers }.
}
armadora-alt-troop = { $count } à { $who }
armadora-alt-race-troop = { $who } { $count }
armadora-alt-player = { $who } ({ $race }) : { $counts }.
armadora-alt-known = Forces que tu connais : { $tiles }.
armadora-alt-strength = { $strength } en { $places }
armadora-alt-hand = Ta main : { $tiles }.
armadora-alt-left = { $who } : { $count }
armadora-alt-others = Guerriers restants des autres : { $counts }.
armadora-alt-held = { $count } de force { $strength }

## Text board

armadora-text-row = Ligne { $row } : { $squares }.
armadora-text-free = { $at } libre
armadora-text-gold = { $at } or { $gold }
armadora-text-warrior = { $at } { $race }{ $strength ->
    [0] {""}
   *[other] {" de force "}{ $strength }
}{ $face ->
    [1] {", face visible"}
   *[0] {""}
}{ $arrows ->
    [0] {""}
    [one] {", 1 flèche"}
   *[other] , { $arrows } flèches
}{ $token ->
    [1] {", avec renfort"}
   *[0] {""}
}{ $seen ->
    [1] {", vu par le Mage"}
   *[0] {""}
}
armadora-text-palisades = Palissades : { $edges }.
armadora-text-open = { $count ->
    [0] Aucun bord ne peut plus recevoir de palissade.
   *[other] Palissade possible sur { $edges }.
}
armadora-text-open-but = { $count ->
    [0] Palissade possible sur tout bord libre.
   *[other] Palissade possible sur tout bord libre sauf { $edges }.
}
armadora-text-squares = { $full ->
    [1] ⤷ { $squares } (plein)
   *[0] ⤷ { $squares }
}
armadora-text-teams = Équipe I : { $one }. Équipe II : { $other }.
armadora-text-skipped = { $who } ne pouvait rien faire et n’a pas joué.
armadora-text-turn = { $step ->
    [ChooseRace] { $who } choisit une race.
    [TakeTurn] { $who } commence son tour.
    [AfterPower] { $who } a utilisé un pouvoir et continue.
    [NormalAction] { $who } a renforcé et continue.
    [MustReinforce] { $who } a utilisé un pouvoir et doit renforcer.
    [MayReinforce] { $who } a utilisé un pouvoir et peut renforcer.
    [SecondPalisade] { $who } a posé une palissade et peut en poser une deuxième.
   *[EndTurn] { $who } n’a plus qu’à finir son tour.
}
armadora-text-choosing = { $count ->
    [0] { $first } commencera la partie.
   *[other] Ensuite : { $who }. { $first } commencera la partie.
}
armadora-text-over = La partie est finie.

## Counts beside the players on the turn’s post

armadora-summary-tiles = { $tiles ->
    [one]
        { $passed ->
            [1] reste { $tiles } guerrier, a passé
           *[0] reste { $tiles } guerrier
        }
   *[other]
        { $passed ->
            [1] reste { $tiles } guerriers, a passé
           *[0] reste { $tiles } guerriers
        }
}
armadora-summary-advanced = { $tiles ->
    [one] reste { $tiles } guerrier
   *[other] reste { $tiles } guerriers
}, { $powers ->
    [one] { $powers } pouvoir
   *[other] { $powers } pouvoirs
}{ $token ->
    [1] {", renfort"}
   *[0] {""}
}{ $passed ->
    [1] {", a passé"}
   *[0] {""}
}
armadora-summary-gold = { $gold } or
armadora-summary-palisades = { $count ->
    [0] Plus de palissades.
    [one] Reste { $count } palissade.
   *[other] Reste { $count } palissades.
}

## What’s left

armadora-left = { $edges ->
    [0] Palissades restantes : { $palisades } sur { $of } ; aucun bord ne peut plus en recevoir.
    [one] Palissades restantes : { $palisades } sur { $of } ; { $edges } bord peut encore en recevoir une.
   *[other] Palissades restantes : { $palisades } sur { $of } ; { $edges } bords peuvent encore en recevoir une.
}
armadora-left-began = Au départ, chacun avait { $tiles }.
armadora-left-player = { $warriors ->
    [one] { $who } – { $warriors } guerrier en main
   *[other] { $who } – { $warriors } guerriers en main
}{ $advanced ->
    [0] .
   *[other] , { $powers ->
        [one] { $powers } jeton de pouvoir
       *[other] { $powers } jetons de pouvoir
    }, { $reinforcement ->
        [0] aucun renfort.
       *[other] 1 renfort.
    }
}
armadora-left-own = { $count ->
    [0] Ta main est vide.
   *[other] Ta main : { $tiles }.
}

## Legend: what is what on the picture

armadora-legend-mine = Une mine et son or. Aucun guerrier ne peut y aller.
armadora-legend-warrior = Un guerrier face cachée : on voit sa race et sa couleur. Un nombre apparaît là où tu connais la force.
armadora-legend-palisade = Une palissade entre deux cases.
armadora-legend-area = Un coffre contient tout l’or d’un territoire qu’on ne peut plus diviser. Le contour d’un territoire a la couleur du camp qui y semble le plus fort ; son sol aussi, dès que plus rien ne peut y changer.
armadora-legend-prize = L’or de cette mine, et qui le prend.
armadora-legend-player = L’une des personnes qui jouent, avec sa race et sa couleur. À quatre, un chiffre romain montre l’équipe.
armadora-legend-due = À qui c’est le tour.
armadora-legend-strengths = L’or d’un territoire, puis la force de chaque camp. 3+ veut dire au moins 3 : certains guerriers y sont face cachée.
armadora-legend-hand = Tes guerriers en main, par force : ×2 veut dire deux.
armadora-legend-left = Guerriers restant en main.
armadora-legend-power = Jetons de pouvoir restants.
armadora-legend-reinforcement = Le jeton de renfort, pas encore utilisé.
armadora-legend-supply = Palissades restantes pour tout le monde.

## Chart of the points

armadora-chart-events = { $count ->
    [one] Un territoire est divisé au tour { $turns }.
   *[other] Des territoires sont divisés aux tours { $turns }.
}
