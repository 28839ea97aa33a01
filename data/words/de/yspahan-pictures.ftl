### Yspahan in words: alt texts, text board, counts, what’s left, legend.

## Alt texts

yspahan-alt-over = { $count ->
    [one] Das Spiel ist vorbei; Sieg für { $who }.
   *[other] Das Spiel ist vorbei; gemeinsamer Sieg für { $who }.
}
yspahan-alt-day = { $last ->
    [2] Woche { $week }, Tag { $day } (der letzte: danach wird die Woche gewertet, und das Spiel ist vorbei).
    [1] Woche { $week }, Tag { $day } (danach wird die Woche gewertet).
   *[0] Woche { $week }, Tag { $day }.
}
yspahan-alt-counted = Die Stadt ist so zu sehen, wie sie bei der letzten Wertung war.
yspahan-alt-fresh = Letzter Zug, { $who }: { $deeds }.
    .will = Dein Zug bisher, noch nicht bestätigt: { $deeds }.
yspahan-alt-placed = { $count ->
    [one] Stein in { SPOKEN($shops, "yspahan-souk") }
   *[other] Steine in { SPOKEN($shops, "yspahan-souk") }
}
yspahan-alt-moved = Aufseher von { yspahan-start } nach { yspahan-goal }
yspahan-alt-cleared = { SPOKEN($shops, "yspahan-souk") } geleert
yspahan-alt-camels = Kamel { $camels } beladen
yspahan-alt-built = { $building } gebaut
yspahan-alt-taken = Würfel der Stufe { $level } genommen
yspahan-alt-group = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
} mit { $shown }{ $yellow ->
    [0] {""}
   *[other] {" "}({ $yellow } gelb)
} auf { $level }
yspahan-alt-tower = Turm: { $groups }.
yspahan-alt-tower-empty = Im Turm liegen keine Würfel.
yspahan-alt-supervisor = { $at ->
    [C] Aufseher auf der Kreuzung.
   *[other] Aufseher auf { $at }.
}
yspahan-alt-asked = { $who } muss entscheiden, was mit dem Stein in { yspahan-shop } geschieht.
yspahan-alt-complete = { $souk } (voll)
yspahan-alt-begun = { $souk } ({ $cubes } von { $shops })
yspahan-alt-player = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $gold } Gold, { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $built ->
    [0] {""}
    [6] ; alle Gebäude gebaut
   *[other] ; gebaut: { $buildings }
}{ $begun ->
    [0] {""}
   *[other] ; Souks: { $souks }
}{ $loaded ->
    [0] {""}
    [one] ; 1 Stein in der Karawane
   *[other] ; { $loaded } Steine in der Karawane
}.
yspahan-alt-souks = Souks im Bild: { $souks }.
yspahan-alt-caravan = Karawane: { $cubes } von { $camels } beladen.
yspahan-alt-hand = Deine Karten: { $cards }.

## Text board

yspahan-text-order = Heute: { $order }; Zug { $turn }. { $first } hat begonnen.
yspahan-text-turn = { $over ->
    [1] Der Zug ist vorbei: { $who }.
   *[0] Der Zug geht weiter: { $who }.
}
yspahan-text-turned = Letzter Zug, { $who }: { $deeds }.
yspahan-text-turning = Dieser Zug bisher, { $who }: { $deeds }.
yspahan-text-asks-roll = { yspahan-text-waits }{ $who } kauft gelbe Würfel und würfelt.
yspahan-text-asks-dice = { yspahan-text-waits }{ $who } nimmt eine Gruppe Würfel.
yspahan-text-asks-place = { $left ->
    [one] { yspahan-text-waits }{ $who } setzt noch 1 Stein ins Viertel { $quarter }.
   *[other] { yspahan-text-waits }{ $who } setzt noch { $left } Steine ins Viertel { $quarter }.
}
yspahan-text-asks-extra = { yspahan-text-waits }{ $who } darf den Stein des Krans ins Viertel { $quarter } setzen.
yspahan-text-asks-camel = { yspahan-text-waits }{ $who } lässt den Stein in { yspahan-shop } ziehen oder zahlt ein Kamel, denn { $mover } hat den Aufseher gezogen; ein Stein kommt auf Kamel { $camel } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $then ->
    [none] {""}
   *[other] ; dann folgt der Stein in { SPOKEN($then, "yspahan-souk") }
}.
yspahan-text-asks-build = { yspahan-text-waits }{ $who } darf vor dem Ende des Zuges bauen.
yspahan-text-asks-end = { yspahan-text-waits }{ $who } beendet den Zug.
yspahan-text-waits = { $waits ->
    [0] Als Nächstes:{" "}
   *[other] Danach:{" "}
}
yspahan-text-quarter = Viertel { $quarter }: { $souks }.
yspahan-text-empty = { $shops ->
    [one] { $souk } ({ $points } Punkte, 1 Geschäft, { $first }) frei
   *[other] { $souk } ({ $points } Punkte, { $shops } Geschäfte, { $first }–{ $last }) frei
}
yspahan-text-souk = { $left ->
    [0] { $souk } ({ $points } Punkte) { $who }: { $filled }, voll
   *[other] { $souk } ({ $points } Punkte) { $who }: { $filled }, frei { $free }
}
yspahan-text-crossing = Die vier Straßen beginnen an der Kreuzung (C); von dort zählen ihre Felder.
yspahan-text-street = Straße { $arm }, Feld und Geschäft: { SPOKEN($squares, "yspahan-souk") }.
yspahan-text-beside = { $square }: { $shops }
yspahan-text-caravan = Steine vom ersten Kamel an, { $row } je Reihe: { $cubes }.
yspahan-text-rows = Reihen der Karawane, mit dem, was ein Stein dort sofort zählt, und dem Faktor: { $rows }. Wenn die Karawane voll ist und am Ende jeder Woche zählen deine Steine × den Faktor deiner hintersten Reihe.
yspahan-text-row = Kamele { $first }–{ $last } +{ $points } ×{ $multiplier }
yspahan-text-prices = Gebäude: { $prices }. Sie zählen { $points }, vom ersten bis zum sechsten.
yspahan-text-price = { $building } { $camels }🐪 { $gold }🪙 ({ $effect })
yspahan-text-effect-paddock = +{ $bonus } Kamel aus dem Turm
yspahan-text-effect-shop = +{ $bonus } Gold aus dem Turm
yspahan-text-effect-hammam = { $mode ->
    [plus-only] Aufseher { $bonus } Felder weiter ohne Gold
   *[plus-minus] Aufseher { $bonus } Felder weiter oder kürzer ohne Gold
}
yspahan-text-effect-caravanserai = { $bonus } Karte für jeden deiner geschickten Steine
yspahan-text-effect-bazaar = +{ $bonus } Punkte je vollem Souk
yspahan-text-effect-hoist = +{ $bonus } Stein beim Beliefern
yspahan-text-cards = { $pile ->
    [one]
        { $discard ->
            [0] 1 Karte im Stapel, keine abgeworfen.
           *[other] 1 Karte im Stapel; abgeworfen: { $cards }.
        }
   *[other]
        { $discard ->
            [0] { $pile } Karten im Stapel, keine abgeworfen.
           *[other] { $pile } Karten im Stapel; abgeworfen: { $cards }.
        }
}
yspahan-text-times = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}

## Counts beside the players on the turn’s post

yspahan-aside = Wo. { $week }, Tag { $day } · Karawane { $cubes }/{ $camels }, dann +{ $points } · { $others }
yspahan-aside-seat = { $who }: **{ $score }** 🐪{ $camels }
yspahan-aside-more = { $other } · { $others }
yspahan-summary-seat = { $more ->
    [0] **{ $points }**
   *[other] **{ $points }** (+{ $more })
}
yspahan-summary-rest = { $day }

## What’s left

yspahan-left = { $days ->
    [0] Das ist der letzte Tag.
    [one] Danach noch ein Tag.
   *[other] Danach noch { $days } Tage.
} Im Stapel: { $pile ->
    [one] 1 Karte
   *[other] { $pile } Karten
}. Karten, die du nicht siehst, dort oder auf anderen Händen:
yspahan-left-card = • { $card }: { $count } von { $of }
yspahan-left-building = { $count ->
    [0] 🏗️ { $building } – { $camels }🐪 { $gold }🪙: von niemandem gebaut
   *[other] 🏗️ { $building } – { $camels }🐪 { $gold }🪙: { $who }
}

## Legend: what is what on the picture

yspahan-legend-souk = Das Schild eines Souks: seine Punkte, wenn er am Wochenende voll ist. Blass: Alle Geschäfte sind leer. Dunkel: Einige sind belegt. In einer Spielfarbe: Er ist voll und gehört dieser Farbe.
yspahan-legend-offered = Ein Souk, den diese Würfel beliefern können, mit seinen Punkten. Ein farbiger oder goldener wäre dann voll.
yspahan-legend-shop = Ein Souk: alle Geschäfte einer Farbe in einem Viertel. Banner zeigen mit dem Zeichen der Stufe, welches Viertel es ist.
yspahan-legend-supervisor = Der Aufseher auf einem Feld der Straße.
yspahan-legend-level = Eine Stufe des Turms, von unten: Kamele, Sack, Fass, Truhe, Vase, Gold. Ein Rahmen: Ihre Würfel wurden zuletzt genommen.
yspahan-legend-tower = Eine Stufe des Turms, von unten: Kamele, Sack, Fass, Truhe, Vase, Gold. Ein Rahmen: Ihre Würfel wurden zuletzt genommen. Daneben zählen Monde die Wochen und die Sonne die Tage.
yspahan-legend-yellow = Ein gelber Würfel, nur für den Startspieler.
yspahan-legend-week = Die Wochen, je ein Mond.
yspahan-legend-day = Welcher der sieben Wochentage heute ist. Nach dem siebten wird die Woche gewertet.
yspahan-legend-caravan = Die Karawane: Steine reiten auf ihren Kamelen, die vorderste Reihe füllt sich zuerst.
yspahan-legend-row = Was ein Stein in dieser Reihe sofort zählt, und womit alle deine Steine malgenommen werden, wenn das deine hinterste Reihe ist.
yspahan-legend-gold = Gold.
yspahan-legend-camels = Kamele.
yspahan-legend-building = Ein Gebäude: Jeder kann sechs bauen. Auf kleinen Tafeln sagt eine Zahl daneben, wie viele stehen.

## Chart of the points

yspahan-chart-events = { $count ->
    [one] Eine Woche endet mit Zug { $turns }.
   *[other] Wochen enden mit den Zügen { $turns }.
}
