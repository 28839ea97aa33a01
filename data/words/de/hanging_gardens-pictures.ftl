### The Hanging Gardens in words: alt texts, text board, counts, what’s left, legend.

## Alt texts

hanging-gardens-alt-news = Letzter Zug, { $who }: { $what }.
    .will = Dein Zug bisher, noch nicht bestätigt: { $what }.
hanging-gardens-alt-laid = Karte auf { $at }–{ $to } gelegt
hanging-gardens-alt-discarded = Karte abgeworfen
hanging-gardens-alt-temple = Tempel auf { $at }
hanging-gardens-alt-claimed = Tempel auf { $at } ({ $size }er-Gruppe)
hanging-gardens-alt-took = { $tile } genommen
hanging-gardens-alt-bonus = Bonusplättchen gezogen
hanging-gardens-alt-compensated = { $points } Punkte
hanging-gardens-alt-round = Runde { $round } von { $rounds }; noch am Zug, der Reihe nach: { $turns }.
hanging-gardens-alt-over = Das Spiel ist zu Ende.
hanging-gardens-alt-columns = Auslage: (I) { $first }; (II) { $second }; (III) { $third }
hanging-gardens-alt-display = { hanging-gardens-alt-columns }; { $pile } im Stapel.
hanging-gardens-alt-shown = { hanging-gardens-alt-columns }.
hanging-gardens-alt-takeable = Kann jetzt genommen werden: { $tiles }.
hanging-gardens-alt-groups = { $claimed ->
    [0] {""}
   *[other] ; mit Tempel: { $templed }
}{ $unclaimed ->
    [0] {""}
   *[other] ; ohne Tempel: { $free }
}
hanging-gardens-alt-garden = { $who }: { $counts }{ hanging-gardens-alt-groups }.
hanging-gardens-alt-yours = Dein Garten{ hanging-gardens-alt-groups }.
hanging-gardens-alt-bare-garden = Dein Garten hat noch keine Gruppe ab { $size } Feldern.
hanging-gardens-alt-none = keine
hanging-gardens-alt-own = { $held ->
    [0] Deine Punkte bisher: { $points }.
   *[other] Deine Punkte bisher: { $points } ({ $tiles }).
}
hanging-gardens-alt-held = { $count ->
    [one] { $tile }: { $points }
   *[other] { $count } × { $tile }: { $points }
}
hanging-gardens-alt-card = Karte { $card }: { $squares }.
hanging-gardens-alt-across = { $a }, { $b }, { $c }; { $d }, { $e }, { $f }
hanging-gardens-alt-upright = { $a }, { $b }; { $c }, { $d }; { $e }, { $f }
hanging-gardens-alt-bare = Bauland

hanging-gardens-hand-hint = -# + zeigt, was das nächste Plättchen dieser Art bringt. Ab zwei zeigt die Ecke, wie viele du davon hast.
    -# Reihe für Reihe: Königin, König, Tiger, Garten; Statue, Kelch, Tor, Tierbändiger; Gärtner, Bildhauer, Priester, Torwächter.
hanging-gardens-hand-own = Bisher { $points }: { $tiles }.
hanging-gardens-aside = { $points ->
    [one] Bisher 1 Punkt
   *[other] Bisher { $points } Punkte
}, { $temples ->
    [0] kein Tempel übrig
    [one] 1 Tempel übrig
   *[other] { $temples } Tempel übrig
}.

## Text board

hanging-gardens-text-card = Karte { $card }: { $turns }.
hanging-gardens-text-way = { $turn ->
    [0] `{ $rows }`
   *[other] um { $turn }° gedreht `{ $rows }`
}
hanging-gardens-text-legend = Felder: T = Terrasse, P = Park, A = Arkade, F = Brunnen (klein geschrieben mit Tempel), B = Bauland, X = keine Karte. Der Ort einer Karte ist ihr Feld links oben. Die Zahlen hinter einem Plättchen sagen, was 1, 2, 3 … seiner Art zusammen zählen.
hanging-gardens-text-garden = **{ $who }** – { $counts }{ $bonus ->
    [0] {""}
    [one] , davon 1 Bonusplättchen
   *[other] , davon { $bonus } Bonusplättchen
}; Gruppen mit Tempel: { $templed }{ $moving ->
    [0] {""}
   *[other] {" "}(als Nächstes umziehen können: { $movable })
}; Spalten { $left } bis { $right }:
hanging-gardens-text-row = `{ $row }: { $squares }`
hanging-gardens-text-tiles = Plättchen: { $tiles }.
hanging-gardens-text-count = { $count } × { $tile }
hanging-gardens-text-backs = { $count } verdeckt
hanging-gardens-text-tile = { $tile } ({ $values }; { $copies } im Spiel)
hanging-gardens-text-person = { $each ->
    [0] { $tile } ({ $series }: { $low } Punkte, { $high } mit voller Serie)
    [one] { $tile } ({ $series }: je 1 Punkt)
   *[other] { $tile } ({ $series }: je { $each } Punkte)
}
hanging-gardens-text-niche = [{ $niche }] { $tile }
hanging-gardens-text-supply = { $who } hat diese Runde begonnen; { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} und { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
} liegen noch im Stapel.
hanging-gardens-text-asked = Zu entscheiden: { $who }. { $ask }
hanging-gardens-text-claimable = Kann besetzt werden: { $group }, auf { $squares }.
hanging-gardens-text-moves-to = Der Tempel zieht nach { $at }.
hanging-gardens-text-size = { $size ->
    [one] Die besetzte Gruppe hat 1 Feld.
   *[other] Die besetzte Gruppe hat { $size } Felder.
}
hanging-gardens-text-niches = { $count ->
    [one] Platz, von dem genommen werden darf: { $niches }.
   *[other] Plätze, von denen genommen werden darf: { $niches }.
}
hanging-gardens-text-laid = { $turn ->
    [0] Karte `{ $rows }` auf { $at } gelegt
   *[other] Karte `{ $rows }` auf { $at } gelegt, um { $turn }° gedreht
}
hanging-gardens-text-threw = Karte `{ $rows }` abgeworfen
hanging-gardens-text-claimed = { $left ->
    [none] Tempel auf { $at } für { $group }
   *[other] Tempel auf { $at } für { $group }, von { $left } umgesetzt
}
hanging-gardens-text-took = { $tile } von Platz { $niche } genommen, Spalte { hanging-gardens-numeral }
hanging-gardens-text-discarded = Abgeworfen, weil sie nirgends passten: { $cards }.
hanging-gardens-text-header = `  { $columns }`
hanging-gardens-text-columns = Gruppen von { $first } nehmen aus Spalte I, von { $second } aus I oder II, ab { $third } aus jeder Spalte. Ab { $bonus } gibt es zuerst ein verdecktes Plättchen vom Stapel.
hanging-gardens-text-adds = So viel bringt dir noch ein Plättchen: { $tiles }.
hanging-gardens-text-more = { $tile } +{ $more }

## Counts beside the players on the turn’s post

hanging-gardens-summary-seat = { $tiles } Plättchen, { $temples ->
    [0] kein Tempel übrig
    [one] 1 Tempel übrig
   *[other] { $temples } Tempel übrig
}{ $points ->
    [0] {""}
   *[other] {", "}+{ $points } Punkte
}
hanging-gardens-summary-open = { $hidden ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $points }+ Punkte
}, { $tiles } Plättchen, { $temples ->
    [0] kein Tempel übrig
    [one] 1 Tempel übrig
   *[other] { $temples } Tempel übrig
}
hanging-gardens-summary-points = { $points ->
    [one] 1 Punkt, { $tiles } Plättchen
   *[other] { $points } Punkte, { $tiles } Plättchen
}
hanging-gardens-summary-supply = { $cards ->
    [0] Keine Karten mehr, Plättchen übrig: { $tiles }.
    [one] Noch 1 Karte und { $tiles } Plättchen.
   *[other] Noch { $cards } Karten und { $tiles } Plättchen.
}

## What’s left

hanging-gardens-left = { $rounds ->
    [0] Das ist die letzte Runde.
    [one] Danach noch eine Runde.
   *[other] Danach noch { $rounds } Runden.
} Im Stapel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} und { $tiles } Plättchen. Plättchen, die du nicht siehst, dort oder verdeckt bei anderen:
hanging-gardens-left-series = { $has_person ->
    [0] **{ $tile }** – { $count } von { $of }; zusammen wert: { $points }; ohne Person.
   *[other]
        { $person_left ->
            [0] **{ $tile }** – { $count } von { $of }; zusammen wert: { $points }; Person dazu: { $person }, für dich sichtbar.
           *[other] **{ $tile }** – { $count } von { $of }; zusammen wert: { $points }; Person dazu: { $person }.
        }
}

hanging-gardens-closeup-market = Der Markt

## Legend: what is what on the picture

hanging-gardens-legend-turns = Die Runde, und wie viele es gibt; darunter, wer noch dran ist, der Reihe nach.
hanging-gardens-legend-card = Die offenen Karten mit ihren Nummern. Wo ein Blumenbeet liegt, ist die Karte genommen.
hanging-gardens-legend-column = Eine Spalte der Auslage, und wie groß eine Gruppe dafür sein muss.
hanging-gardens-legend-tile = Ein Plättchen: was eins seiner Art zählt, und die volle Serie. Eine Person zählt mit voller Serie die zweite Zahl.
hanging-gardens-legend-gain = Ein Plättchen: wie viele Punkte es dir jetzt bringen würde.
hanging-gardens-legend-terrace = Eine Terrasse, eines der vier Bauwerke. Gleiche Bauwerke nebeneinander sind eine Gruppe. Dieser Garten ist nur ein Beispiel.
hanging-gardens-legend-park = Ein Park.
hanging-gardens-legend-arcade = Eine Arkade.
hanging-gardens-legend-fountain = Ein Brunnen.
hanging-gardens-legend-temple = Ein Tempel: Diese Gruppe ist besetzt, und auf dieses Feld darf nichts gelegt werden.
hanging-gardens-legend-temples = Tempel, die dieser Spieler noch setzen kann.
hanging-gardens-legend-tiles = Plättchen, die dieser Spieler genommen hat, verdeckt.
