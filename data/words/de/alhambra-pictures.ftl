### Alhambra in words: alt texts, text board, counts, what’s left, legend.

## Alt texts

alhambra-alt-fresh = Neu bei { $who }: { $cells }.
    .will = Neu bei dir, noch nicht bestätigt: { $cells }.
alhambra-alt-removed = Entfernt bei { $who }: { $cells }.
    .will = Entfernt bei dir, noch nicht bestätigt: { $cells }.
alhambra-alt-bought = Noch zu legen bei { $who }: { $tiles }.
alhambra-alt-site = { $count ->
    [0] Die Bauhöfe sind leer.
   *[other] Im Angebot: { $offers }.
}
alhambra-alt-offer = { $tile } in Bauhof { $slot } für { $currency }
alhambra-alt-display = { $count ->
    [0] Kein Geld in der Auslage.
   *[other] Geld in der Auslage: { $cards }.
}
alhambra-alt-player = { $who }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { alhambra-alt-stands }
alhambra-alt-own = Deine Alhambra: { alhambra-alt-stands }
alhambra-alt-stands = { $wall ->
    [0] keine Mauer
    [one] Mauer aus 1 Teil
   *[other] Mauer aus { $wall } Teilen
}{ $reserve ->
    [0] {""}
   *[other] , { $reserve } in der Reserve
}{ $buildings ->
    [0] , nichts gebaut.
   *[other] ; { $counts }.
}
alhambra-alt-spaces = Ihre Felder: { $tiles }.
alhambra-alt-reserve = Deine Reserve: { $tiles }.
alhambra-alt-count = { $count } { $count ->
    [one] { $kind ->
        [pavilion] Pavillon
        [seraglio] Serail
        [arcades] Arkaden
        [chambers] Gemach
        [garden] Garten
       *[tower] Turm
    }
   *[other] { $kind ->
        [pavilion] Pavillons
        [seraglio] Serails
        [arcades] Arkaden
        [chambers] Gemächer
        [garden] Gärten
       *[tower] Türme
    }
}
alhambra-alt-dirk = { $score ->
    [one] Dirk: 1 Punkt; { $counts }.
   *[other] Dirk: { $score } Punkte; { $counts }.
}
alhambra-alt-purse = { $currency } { $values } (= { $total })
alhambra-alt-hand = Dein Geld: { $cards }.
alhambra-aside = Du: { $mine } · { $who }: { $points } · { $cards }
alhambra-aside-no-money = Du: { $mine } · { $who }: { $points } · kein Geld
alhambra-aside-purse = { $currency } { $values }
alhambra-aside-more = { $purse } · { $others }

## Text board

alhambra-text-starter = { $lot ->
    [1] { $who } beginnt, bei Gleichstand ausgelost.
   *[0] { $who } beginnt, mit den wenigsten Karten (bei Gleichstand mit dem geringsten Wert).
}
alhambra-text-dealt = Zu Beginn für { $who }: { $cards }.
alhambra-text-turn = { $step ->
    [Act] { $who } kann Geld nehmen, ein Gebäude kaufen oder umbauen.
    [ActAgain] { $who } hat passend bezahlt und hat noch eine Aktion.
    [Build] { $who } muss noch neue Gebäude legen.
    [Leftover] Das Spiel ist vorbei, aber { $who } muss noch übrige Gebäude legen.
   *[EndTurn] { $who } kann nur noch den Zug beenden.
}
alhambra-text-over = Das Spiel ist zu Ende.
alhambra-text-new-money = Zuletzt aufgedecktes Geld: { $cards }.
alhambra-text-new-stalls = { $count ->
    [one] Neu in Bauhof { $stalls }.
   *[other] Neu in den Bauhöfen { $stalls }.
}
alhambra-text-cells = Felder: Buchstaben von Westen nach Osten, Zahlen von Norden nach Süden. Der Brunnen liegt auf { $fountain }.
alhambra-text-coming = Wertungskarte { $scoring }: { $most ->
    [0] mit der allernächsten Geldkarte.
   *[other] { $least ->
        [0] nach höchstens { $most ->
            [one] 1 weiteren Geldkarte.
           *[other] { $most } weiteren Geldkarten.
        }
       *[other] nach { $least } bis { $most } weiteren Geldkarten.
    }
}
alhambra-text-pays = { $row } { $points }
alhambra-text-table = { $scoring ->
    [1] Die erste Wertung bringt: { $rows }.
    [2] Die zweite Wertung bringt: { $rows }.
   *[3] Die Schlusswertung bringt: { $rows }.
}
alhambra-text-cell = { $cell } { $tile }
alhambra-text-city = ⤷ gebaut: { $tiles }.
alhambra-text-beside = ⤷ freie Felder daneben: { $cells }.
alhambra-text-wall = ⤷ längste Außenmauer: { $sides }.
alhambra-text-segment = { $cell } { $side }
alhambra-text-reserve = ⤷ Reserve: { $tiles }.
alhambra-text-bought = ⤷ noch zu legen: { $tiles }.
alhambra-text-unclaimed = Übrige Gebäude, die niemand bekam: { $tiles }.
alhambra-text-offers = Dein Geld an den Bauhöfen: { $offers }.
alhambra-text-offer = { $enough ->
    [0] Bauhof { $stall }: { $money } (zu wenig)
    [1] Bauhof { $stall }: { $money } (genug)
   *[2] Bauhof { $stall }: { $money } (passend möglich)
}
alhambra-text-money = ⤷ Geld: { $cards }.
alhambra-text-dirk = ⤷ { $tiles }.

## Counts beside the players on the turn’s post

alhambra-summary-seat = { $cards ->
    [one] { $score } ({ $cards } Karte, Mauer { $wall })
   *[other] { $score } ({ $cards } Karten, Mauer { $wall })
}
alhambra-summary-piles = { $bag ->
    [0] Keine Plättchen mehr im Beutel
    [one] 1 Plättchen im Beutel
   *[other] { $bag } Plättchen im Beutel
}, { $deck ->
    [0] keine Geldkarten im Stapel
    [one] 1 Geldkarte im Stapel
   *[other] { $deck } Geldkarten im Stapel
}, { $discard } abgelegt; { $stage ->
    [none] noch keine Wertung
    [first] erste Wertung vorbei
    [second] zwei Wertungen vorbei
    [final] als Nächstes die Schlusswertung
   *[over] Schlusswertung vorbei
}.

alhambra-summary-next = { $scoring ->
    [3] { $bag ->
        [0] Der Beutel ist leer: Jetzt kommt die Schlusswertung.
        [one] Schlusswertung bei leerem Beutel: noch 1 Plättchen.
       *[other] Schlusswertung bei leerem Beutel: noch { $bag } Plättchen.
    }
   *[other] { $scoring ->
        [1] Erste Wertung
       *[2] Zweite Wertung
    } nach { $least ->
        [0] höchstens { $most }
       *[other] { $least } bis { $most }
    } weiteren { $most ->
        [one] Geldkarte.
       *[other] Geldkarten.
    }
}

## What’s left

alhambra-left = { $bag ->
    [one] 1 Gebäude
   *[other] { $bag } Gebäude
} im Beutel; { $deck ->
    [one] 1 Geldkarte
   *[other] { $deck } Geldkarten
} im Stapel, { $discard } abgelegt.
alhambra-left-kind = { $count ->
    [0] **{ $row }** – { $count } von { $of }.
   *[other] **{ $row }** – { $count } von { $of }: { $tiles }.
}
alhambra-left-hidden = **Geld** im Stapel, abgelegt oder verdeckt auf der Hand:
alhambra-left-money = { $currency } { $cards }
alhambra-left-card = { $count }×{ $value }

## Legend: what is what on the picture

alhambra-legend-stall = Ein Bauhof: das Gebäude, sein Preis und das Geld, das er nimmt: 🔷 Denar, ✳️ Dirham, 🔶 Dukaten, ⚜️ Gulden.
alhambra-legend-display = Geld in der Auslage: Nimm eine Karte, oder mehrere im Wert von zusammen höchstens 5.
alhambra-legend-reserve = Die Reserve: noch nicht gebaute Plättchen. Sie zählen nicht.
alhambra-legend-wall = Mauern. Die längste Außenmauer, hell umrandet, bringt 1 Punkt je Seite.
alhambra-legend-newest = Mit Rahmen und Nadel: das zuletzt gebaute Gebäude, in der Farbe seines Besitzers.
alhambra-legend-fountain = Der Brunnen: Mit ihm beginnt jede Alhambra, und jedes Gebäude muss von ihm aus zu Fuß erreichbar sein.
alhambra-legend-kind = Eine Gebäudeart und die höchste Anzahl, in der Farbe derer, die sie haben.
alhambra-legend-purse = Dein Geld in einer Währung: die Summe.
alhambra-legend-pays = Goldener Rahmen: Dieses Gebäude kannst du bezahlen, mit Kreispfeil genau passend – dann handelst du noch einmal.
alhambra-legend-nowhere = Einfahrt verboten: Es passt noch nirgends in deine Alhambra. Gekauft wartet es in deiner Reserve.
alhambra-legend-dirk = Dirk, der gedachte Dritte im Spiel zu zweit.

## Chart of the points

alhambra-chart-events = { $count ->
    [one] Eine Wertung nach Zug { $turns }.
   *[other] Wertungen nach den Zügen { $turns }.
}
