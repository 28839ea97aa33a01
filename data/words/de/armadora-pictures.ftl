### Armadöra in words: alt texts, text board, counts, what’s left, legend.

## Alt texts

armadora-alt-race = { $race ->
    [goblin] Goblin
    [orc] Ork
    [mage] Magier
    [elf] Elf
   *[none] noch kein Volk
}
armadora-alt-fresh = Letzter Zug, { $who }: { $deeds }.
    .will = Dein Zug bisher, noch nicht bestätigt: { $deeds }.
armadora-alt-placed = { $count ->
    [one] Krieger auf { $places }
   *[other] Krieger auf { $places }
}
armadora-alt-fenced = { $count ->
    [one] Palisade auf { $places }
   *[other] Palisaden auf { $places }
}
armadora-alt-reinforced = Verstärkung auf { $places }
armadora-alt-looked = { $places } angesehen
armadora-alt-shot = Pfeil auf { $places }
armadora-alt-land = { $whole ->
    [1] Das ganze Land
   *[0] { $area }
}
armadora-alt-area = { $whole ->
    [1] { armadora-alt-land } ({ $squares } Felder, { $gold } Gold), Krieger: { $troops }.
   *[0] { armadora-alt-land } ({ $squares } Felder, { $gold } Gold): { $troops }.
}
armadora-alt-empty = { armadora-alt-land } ({ $squares } Felder, { $gold } Gold): keine Krieger.
armadora-alt-taken = { $sides ->
    [one] Gebiet { $area }, { $gold } Gold: { $share } für { $takers }.
   *[other] Gebiet { $area }, { $gold } Gold: je { $share } für { $takers }.
}
armadora-alt-troop = { $count } von { $who }
armadora-alt-race-troop = { $who } { $count }
armadora-alt-player = { $who } ({ $race }): { $counts }.
armadora-alt-known = Stärken, die du kennst: { $tiles }.
armadora-alt-strength = { $strength } auf { $places }
armadora-alt-hand = Deine Hand: { $tiles }.
armadora-alt-left = { $who }: { $count }
armadora-alt-others = Noch bei den anderen: { $counts }.
armadora-alt-held = { $count } mit Stärke { $strength }

## Text board

armadora-text-row = Reihe { $row }: { $squares }.
armadora-text-free = { $at } frei
armadora-text-gold = { $at } Gold { $gold }
armadora-text-warrior = { $at } { $race }{ $strength ->
    [0] {""}
   *[other] {" mit Stärke "}{ $strength }
}{ $face ->
    [1] {", offen"}
   *[0] {""}
}{ $arrows ->
    [0] {""}
    [one] {", 1 Pfeil"}
   *[other] , { $arrows } Pfeile
}{ $token ->
    [1] {", verstärkt"}
   *[0] {""}
}{ $seen ->
    [1] {", vom Magier angesehen"}
   *[0] {""}
}
armadora-text-palisades = Palisaden: { $edges }.
armadora-text-open = { $count ->
    [0] Auf keine Kante passt noch eine Palisade.
   *[other] Eine Palisade passt auf { $edges }.
}
armadora-text-open-but = { $count ->
    [0] Eine Palisade passt auf jede freie Kante.
   *[other] Eine Palisade passt auf jede freie Kante außer { $edges }.
}
armadora-text-squares = { $full ->
    [1] ⤷ { $squares } (voll)
   *[0] ⤷ { $squares }
}
armadora-text-teams = Team I bilden { $one }, Team II bilden { $other }.
armadora-text-skipped = { $who } konnte nichts tun und wurde übersprungen.
armadora-text-turn = { $step ->
    [ChooseRace] { $who } wählt ein Volk.
    [TakeTurn] { $who } beginnt einen Zug.
    [AfterPower] { $who } hat eine Kraft genutzt und macht weiter.
    [NormalAction] { $who } hat verstärkt und macht weiter.
    [MustReinforce] { $who } hat eine Kraft genutzt und muss verstärken.
    [MayReinforce] { $who } hat eine Kraft genutzt und kann verstärken.
    [SecondPalisade] { $who } hat eine Palisade gesetzt und kann eine zweite setzen.
   *[EndTurn] { $who } kann nur noch den Zug beenden.
}
armadora-text-choosing = { $count ->
    [0] { $first } beginnt das Spiel.
   *[other] Danach: { $who }. { $first } beginnt das Spiel.
}
armadora-text-over = Das Spiel ist zu Ende.

## Counts beside the players on the turn’s post

armadora-summary-tiles = { $tiles ->
    [0]
        { $passed ->
            [1] keine Krieger mehr, gepasst
           *[0] keine Krieger mehr
        }
    [one]
        { $passed ->
            [1] noch 1 Krieger, gepasst
           *[0] noch 1 Krieger
        }
   *[other]
        { $passed ->
            [1] noch { $tiles } Krieger, gepasst
           *[0] noch { $tiles } Krieger
        }
}
armadora-summary-advanced = { $tiles ->
    [0] keine Krieger mehr
    [one] noch 1 Krieger
   *[other] noch { $tiles } Krieger
}, { $powers ->
    [one] 1 Kraft
   *[other] { $powers } Kräfte
}{ $token ->
    [1] {", Verstärkung"}
   *[0] {""}
}{ $passed ->
    [1] {", gepasst"}
   *[0] {""}
}
armadora-summary-gold = { $gold } Gold
armadora-summary-palisades = { $count ->
    [0] Keine Palisaden übrig.
    [one] Noch 1 Palisade.
   *[other] Noch { $count } Palisaden.
}

## What’s left

armadora-left = { $edges ->
    [0] Palisaden übrig: { $palisades } von { $of }; auf keine Kante passt noch eine.
    [one] Palisaden übrig: { $palisades } von { $of }; auf eine Kante passt noch eine.
   *[other] Palisaden übrig: { $palisades } von { $of }; auf { $edges } Kanten passt noch eine.
}
armadora-left-began = Alle begannen mit { $tiles }.
armadora-left-player = { $who } – { $warriors ->
    [one] 1 Krieger
   *[other] { $warriors } Krieger
} auf der Hand{ $advanced ->
    [0] .
   *[other] , { $powers ->
        [one] 1 Kraftmarker
       *[other] { $powers } Kraftmarker
    }, { $reinforcement ->
        [0] keine Verstärkung.
       *[other] 1 Verstärkung.
    }
}
armadora-left-own = { $count ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $tiles }.
}

## Legend: what is what on the picture

armadora-legend-mine = Eine Mine mit ihrem Gold. Hier kann kein Krieger stehen.
armadora-legend-warrior = Ein verdeckter Krieger: Du siehst sein Volk und seine Farbe. Eine Zahl steht da, wo du die Stärke kennst.
armadora-legend-palisade = Eine Palisade zwischen zwei Feldern.
armadora-legend-area = In einer Truhe liegt das ganze Gold eines Gebiets, das niemand mehr teilen kann. Der Rand eines Gebiets hat die Farbe der Seite, die dort am stärksten scheint; sein Land auch, sobald sich nichts mehr ändern kann.
armadora-legend-prize = Wie viel Gold diese Mine hat und wer es nimmt.
armadora-legend-player = Einer der Spieler mit Volk und Farbe. Zu viert zeigt eine römische Zahl das Team.
armadora-legend-due = Wer am Zug ist.
armadora-legend-strengths = Das Gold eines Gebiets, dann die Stärke jeder Seite dort. 3+ heißt mindestens 3: Manche Krieger dort liegen verdeckt.
armadora-legend-hand = Deine Krieger auf der Hand nach Stärke: ×2 heißt zwei davon.
armadora-legend-left = Krieger, die noch auf der Hand sind.
armadora-legend-power = Kraftmarker, die noch übrig sind.
armadora-legend-reinforcement = Der Verstärkungsmarker, noch nicht eingesetzt.
armadora-legend-supply = Palisaden, die für alle noch übrig sind.

## Chart of the points

armadora-chart-events = { $count ->
    [one] Ein Gebiet wird in Zug { $turns } geteilt.
   *[other] Gebiete werden in den Zügen { $turns } geteilt.
}
