### Carcassonne: lobby, panel, log, end, refusals, commands, names.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

carcassonne-title = Carcassonne
carcassonne-blurb = Baut Plättchen für Plättchen eine Landschaft und besetzt sie mit euren Gefolgsleuten. 2–5 Spieler, 6 mit Wirtshäusern & Kathedralen.
carcassonne-cover = Eine ummauerte Stadt auf ihrem Hügel über Wiesen und Wald; vier Gefolgsleute gehen die Straße zum Tor hinauf.
carcassonne-how-to-play =
    🏆 **Ziel** – die meisten Punkte.
    👉 **Dein Zug** – leg dein Plättchen so an, dass Städte, Straßen und Wiesen weitergehen.
    🧍 Dann darfst du einen Gefolgsmann darauf setzen, wo noch niemand steht.
    ✅ Eine abgeschlossene Straße, Stadt oder ein Kloster bringt Punkte, und die Gefolgsleute kommen zurück.
    🌾 Ein Bauer bleibt auf der Wiese und zählt am Ende abgeschlossene Städte.
    🏁 Mit dem letzten Plättchen endet das Spiel. Auch Offenes zählt dann noch ein wenig.
carcassonne-rules =
    🏆 **Ziel** – die meisten Punkte. 👉 **Dein Zug** – leg dein Plättchen, setz einen Gefolgsmann darauf, wenn du magst, werte, was abgeschlossen ist, zieh das nächste Plättchen.
    • **Plättchen**: so neben ein anderes, dass Städte, Straßen und Wiesen weitergehen. Passt es nirgends, wird es ersetzt; bei drei auf der Hand nur, wenn keines passt.
    • **Gefolgsmann**: nur auf das gelegte Plättchen, auf eine Stadt, eine Straße, eine Wiese oder ein Kloster ohne Gefolgsleute, so weit sie auch reichen. Er kann sofort punkten.
    ⚖️ **Abgeschlossen** (die meisten Gefolgsleute bekommen alles; bei Gleichstand alle voll; die Gefolgsleute kommen zurück):
    • Straße: 1 pro Plättchen. Stadt: 2 pro Plättchen und Wappen. Kloster mit allen 8 Nachbarn: 9.
    🏁 **Am Ende**: offene Straßen, Städte und Klöster 1 pro Plättchen, Wappen und Nachbar. **Wiesen**: 3 für jede abgeschlossene Stadt daran; Bauern bleiben bis dahin.
carcassonne-rules-inns =
    🏨 **Wirtshäuser & Kathedralen** – Straße mit Wirtshaus: 2 pro Plättchen, offen 0. Stadt mit Kathedrale: 3 pro Plättchen und Wappen, offen 0. Der große Gefolgsmann zählt doppelt.
carcassonne-rules-traders =
    🍷 **Händler & Baumeister** – wer eine besetzte Stadt abschließt, nimmt ihre Waren; die Mehrheit bei Wein, Korn und Tuch bringt am Ende je 10. **Baumeister**, statt Gefolgsmann, auf eigener Straße oder Stadt: Baust du sie aus, legst du ein zweites Plättchen. **Schwein**, auf eigener Wiese: 4 statt 3 pro Stadt, wenn sie dir gehört.
carcassonne-rules-hand = ⚙️ **Drei Plättchen auf der Hand** – wähl eines deiner drei verdeckten Plättchen.
carcassonne-rules-farm = ⚙️ **Wiesen der ersten Ausgabe** – jede abgeschlossene Stadt zahlt einmal 3 an die meisten Bauern ringsum.
carcassonne-rules-city2 = ⚙️ **Stadt aus zwei Plättchen** – 2 Punkte statt 4.
carcassonne-option-inns = Wirtshäuser & Kathedralen
carcassonne-option-inns-off = Ohne
carcassonne-option-inns-full = Plättchen und große Gefolgsleute
carcassonne-option-inns-tiles = Nur die Plättchen
carcassonne-six-need-inns = Zu sechst braucht ihr **Wirtshäuser & Kathedralen**: Wählt „Plättchen und große Gefolgsleute“. Nur diese Erweiterung hat die sechste Farbe.
carcassonne-option-traders = Händler & Baumeister
carcassonne-option-traders-off = Ohne
carcassonne-option-traders-full = Plättchen, Baumeister und Schweine
carcassonne-option-traders-tiles = Nur die Plättchen (mit Waren)
carcassonne-option-hand = Plättchen auf der Hand
carcassonne-option-hand-one = Eines, offen für alle
carcassonne-option-hand-three = Drei, verdeckt (private Stadtplanung)
carcassonne-option-farm = Wiesen
carcassonne-option-farm-third = Jede Wiese zählt ihre Städte
carcassonne-option-farm-first = Erste Ausgabe (jede Stadt zahlt einmal)
carcassonne-option-city2 = Stadt aus zwei Plättchen
carcassonne-option-city2-4 = 4 Punkte
carcassonne-option-city2-2 = 2 Punkte

## Tips above the panel in somebody’s first games; each comes once

carcassonne-first-aim = -# 🌱 Ein Gefolgsmann auf Straße, Stadt oder Kloster punktet, sobald sie abgeschlossen sind. Die meisten Punkte gewinnen.
carcassonne-first-farmer = -# 🌱 Ein Bauer bleibt bis zum Ende auf der Wiese und punktet erst dann. Andere Gefolgsleute kommen zurück.

## Panel: what is to be decided

carcassonne-ask-choose-tile = Wähl eines deiner Plättchen.
carcassonne-ask-place-tile = { $places ->
    [1] Dein Plättchen passt nur an eine Stelle.
   *[other] Wo legst du an?
}
carcassonne-ask-place-piece = Gefolgsmann einsetzen?
carcassonne-ask-end-turn = Bestätige, um deinen Zug zu beenden.
carcassonne-decline-place-piece = Kein Gefolgsmann
carcassonne-decline-place-piece-short = Keiner

## Panel: moves and their parts, on buttons and in menus

carcassonne-verb-choose = 🃏 Plättchen wählen
carcassonne-verb-place = 🧩 Plättchen legen
carcassonne-verb-follow = 🚶 Gefolgsmann
carcassonne-verb-large = 🧍 Großer Gefolgsmann
carcassonne-verb-builder = 👷 Baumeister
carcassonne-verb-pig = 🐖 Schwein
carcassonne-verb-end = ✅ Zug beenden
carcassonne-choose-tile = { $token ->
    [A] Kloster mit Straße
    [B] Kloster
    [C] Stadt ringsum, mit Wappen
    [D] Stadtrand, gerade Straße
    [E] Stadtrand
    [F] Stadt quer durch, mit Wappen
    [G] Stadt quer durch
    [H] Zwei Stadtränder gegenüber
    [I] Zwei Stadtränder über Eck
    [J] Stadtrand, Straße nach rechts
    [K] Stadtrand, Straße nach links
    [L] Stadtrand, drei Straßen
    [M] Stadtecke mit Wappen
    [N] Stadtecke
    [O] Stadtecke mit Wappen, Kurve
    [P] Stadtecke, Kurve
    [Q] Stadt an drei Seiten, mit Wappen
    [R] Stadt an drei Seiten
    [S] Stadt an drei Seiten mit Wappen, Straße
    [T] Stadt an drei Seiten, Straße
    [U] Gerade Straße
    [V] Kurve
    [W] Drei Straßen
    [X] Vier Straßen
    [I01] Kathedrale
    [I02] Vier Stadtränder
    [I03] Drei Stadtränder
    [I04] Stadtecke mit Wappen, Stadtrand
    [I05] Stadtrand mit geschlossener Spitze
    [I06] Stadtrand, Straße zum Tor
    [I07] Stadtecke, Straße von der Seite
    [I08] Stadt quer durch mit Wappen, zwei Straßen
    [I09] Zwei Stadtränder, vier Straßen
    [I10] Stadtecke, Straße mit Wirtshaus
    [I11] Stadtecke mit Wappen, Kurve mit Wirtshaus
    [I12] Stadtrand, Kurve mit Wirtshaus
    [I13] Drei Straßen, eine mit Wirtshaus
    [I14] Gerade Straße mit Wirtshaus
    [I15] Kurve mit Wirtshaus
    [I16] Zwei Kurven
    [I17] Kloster zwischen zwei Straßen
    [T01] Stadtecke mit Korn
    [T02] Stadtecke mit Wein
    [T03] Stadt an drei Seiten mit Korn
    [T04] Stadt quer durch mit Wein
    [T05] Stadt quer durch mit Tuch, Stadtrand
    [T06] Stadt quer durch mit Wein, Stadtrand
    [T07] Stadtecke mit Tuch, zwei Stadtränder
    [T08] Stadtecke mit Wein, Stadtecke
    [T09] Stadt an drei Seiten mit Wein, Straße
    [T10] Stadt quer durch mit Korn, Straße
    [T11] Stadt quer durch mit Wein, Straße
    [T12] Stadt quer durch mit Wein, zwei Straßen
    [T13] Stadtecke mit Tuch, Straße
    [T14] Lange Stadtecke mit Wein, Straße
    [T15] Stadtecke mit Korn, Straße
    [T16] Lange Stadtecke mit Korn, Straße
    [T17] Stadtecke mit Wein, zwei Straßen
    [T18] Lange Stadtecke mit Tuch, zwei Straßen
    [T19] Stadtecke mit Tuch, Stadtrand, Straße
    [T20] Stadtecke mit Korn, Stadtrand, Straße
    [T21] Stadtrand, Straße von der Seite zum Tor
    [T22] Stadtrand, Brücke
    [T23] Zwei Straßen mit Brücke
    [T24] Kloster mit drei Straßen
   *[other] { $token }
}
carcassonne-choose-tile-pick = Welches Plättchen?
carcassonne-place-where = { $token }
carcassonne-place-where-pick = Wo anlegen?
carcassonne-place-where-part-pick = In welchen Teil der Landschaft?
carcassonne-place-turn = ↻ { $token }°
carcassonne-place-turn-0 = Nicht gedreht
carcassonne-place-turn-270 = ↻ 270°
carcassonne-place-turn-short = { "" }
carcassonne-place-turn-pick = Wie herum?
carcassonne-follow-spot = { $token ->
    [city] Gefolgsmann: Stadt
    [city-n] Gefolgsmann: Stadt im Norden
    [city-ne] Gefolgsmann: Stadt im Nordosten
    [city-e] Gefolgsmann: Stadt im Osten
    [city-se] Gefolgsmann: Stadt im Südosten
    [city-s] Gefolgsmann: Stadt im Süden
    [city-sw] Gefolgsmann: Stadt im Südwesten
    [city-w] Gefolgsmann: Stadt im Westen
    [city-nw] Gefolgsmann: Stadt im Nordwesten
    [road] Gefolgsmann: Straße
    [road-n] Gefolgsmann: Straße im Norden
    [road-ne] Gefolgsmann: Straße im Nordosten
    [road-e] Gefolgsmann: Straße im Osten
    [road-se] Gefolgsmann: Straße im Südosten
    [road-s] Gefolgsmann: Straße im Süden
    [road-sw] Gefolgsmann: Straße im Südwesten
    [road-w] Gefolgsmann: Straße im Westen
    [road-nw] Gefolgsmann: Straße im Nordwesten
    [field] Bauer: Wiese
    [field-n] Bauer: Wiese im Norden
    [field-nne] Bauer: Wiese im Norden rechts
    [field-ne] Bauer: Wiese im Nordosten
    [field-ene] Bauer: Wiese im Osten oben
    [field-e] Bauer: Wiese im Osten
    [field-ese] Bauer: Wiese im Osten unten
    [field-se] Bauer: Wiese im Südosten
    [field-sse] Bauer: Wiese im Süden rechts
    [field-s] Bauer: Wiese im Süden
    [field-ssw] Bauer: Wiese im Süden links
    [field-sw] Bauer: Wiese im Südwesten
    [field-wsw] Bauer: Wiese im Westen unten
    [field-w] Bauer: Wiese im Westen
    [field-wnw] Bauer: Wiese im Westen oben
    [field-nw] Bauer: Wiese im Nordwesten
    [field-nnw] Bauer: Wiese im Norden links
    [field-mid] Bauer: Wiese in der Mitte
    [cloister] Gefolgsmann: Kloster
   *[other] { $token }
}
carcassonne-follow-spot-short = { $token ->
    [city] Stadt
    [city-n] Stadt
    [city-ne] Stadt
    [city-e] Stadt
    [city-se] Stadt
    [city-s] Stadt
    [city-sw] Stadt
    [city-w] Stadt
    [city-nw] Stadt
    [road] Straße
    [road-n] Straße
    [road-ne] Straße
    [road-e] Straße
    [road-se] Straße
    [road-s] Straße
    [road-sw] Straße
    [road-w] Straße
    [road-nw] Straße
    [cloister] Kloster
   *[other] Bauer
}
# Where a button's number has room for no word beside it: 🛣️ for a road.
carcassonne-follow-spot-city-sign = 🏰
carcassonne-follow-spot-road-sign = 🛣️
carcassonne-follow-spot-field-sign = 🌾
carcassonne-follow-spot-cloister-sign = ⛪
carcassonne-follow-spot-pick = Wohin kommt der Gefolgsmann?
carcassonne-large-spot = Großer Gefolgsmann: { carcassonne-spot }
carcassonne-large-spot-pick = Wohin kommt der große Gefolgsmann?
carcassonne-builder-spot = Baumeister: { carcassonne-spot }
carcassonne-builder-spot-pick = Wohin kommt der Baumeister?
carcassonne-pig-spot = Schwein: { carcassonne-spot }
carcassonne-pig-spot-pick = Wohin kommt das Schwein?

## Panel: what a choice gives, behind its label

carcassonne-gives-place = { $most ->
    [1] bis zu{" "}
   *[0] {""}
}{ $mine ->
    [0] {""}
   *[other] +{ $mine } für dich
}{ $others ->
    [0] {""}
   *[other] { $mine ->
        [0] {""}
       *[other] {", "}
    }+{ $others } für andere
}
carcassonne-gives-cell = { $scores ->
    [0]
        { $count ->
            [0] berührt nur Wiesen
           *[other] berührt: { $joins }
        }
   *[other]
        { $count ->
            [0] { carcassonne-gives-place }; berührt nur Wiesen
           *[other] { carcassonne-gives-place }; berührt: { $joins }
        }
}
carcassonne-gives-turn = { $scores ->
    [0] Norden { $n }, Osten { $e }, Süden { $s }, Westen { $w }
   *[other] { carcassonne-gives-place }; Norden { $n }, Osten { $e }, Süden { $s }, Westen { $w }
}
carcassonne-gives-others-short = andere +{ $others }
carcassonne-gives-cell-short = { $others ->
    [0] { $mine ->
        [0] {""}
       *[other] +{ $mine }
    }
   *[other] { $mine ->
        [0] { carcassonne-gives-others-short }
       *[other] +{ $mine }, { carcassonne-gives-others-short }
    }
}
carcassonne-gives-turn-short = { carcassonne-gives-cell-short }
carcassonne-gives-follow-short = { $points ->
    [0] (bisher 0)
   *[other] { $done ->
        [1] +{ $points }
       *[0] ({ $points } am Ende)
    }
}
carcassonne-gives-joined = { carcassonne-spot } bei { $at }
carcassonne-gives-follow = { $done ->
    [1] bringt sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende, nach jetzigem Stand
}
carcassonne-completes = Abgeschlossen: { $done }.
carcassonne-completes-city = { $points ->
    [one] die Stadt (1 Punkt für { $who })
   *[other] die Stadt ({ $points } Punkte für { $who })
}
carcassonne-completes-road = { $points ->
    [one] die Straße (1 Punkt für { $who })
   *[other] die Straße ({ $points } Punkte für { $who })
}
carcassonne-completes-cloister = { $points ->
    [one] das Kloster (1 Punkt für { $who })
   *[other] das Kloster ({ $points } Punkte für { $who })
}
carcassonne-advice = Plättchen auf { $where } legen
carcassonne-advice-with = Plättchen auf { $where } legen, dazu { $piece }
carcassonne-reason-follow = { $points ->
    [one] Es ist 1 Punkt, noch { carcassonne-reason-open }.
   *[other] Es sind { $points } Punkte, noch { carcassonne-reason-open }.
}
carcassonne-reason-open = { $kind ->
    [city] { $open ->
        [one] 1 offene Kante
       *[other] { $open } offene Kanten
    }
    [road] { $open ->
        [one] 1 offenes Ende
       *[other] { $open } offene Enden
    }
   *[cloister] { $open ->
        [one] 1 Lücke ringsum
       *[other] { $open } Lücken ringsum
    }
}
carcassonne-reason-field = { $points ->
    [one] Das bringt nach jetzigem Stand 1 Punkt am Ende.
   *[other] Das bringt nach jetzigem Stand { $points } Punkte am Ende.
}
carcassonne-gives-farmer = Bisher 0 Punkte: Abgeschlossene Städte an der Wiese zählen am Ende.
carcassonne-gives-nothing = Jetzt punktet nichts.
carcassonne-reason-city = { $tiles ->
    [one] Deine Stadt wächst auf 1 Plättchen.
   *[other] Deine Stadt wächst auf { $tiles } Plättchen.
}
carcassonne-reason-road = { $tiles ->
    [one] Deine Straße wächst auf 1 Plättchen.
   *[other] Deine Straße wächst auf { $tiles } Plättchen.
}

## Log in the thread. What would happen, in a preview, is `.will`

carcassonne-laid = { $who } hat ein Plättchen auf **{ $where }** gelegt.
    .will = Du legst das Plättchen auf **{ $where }**.
carcassonne-laid-turned = { carcassonne-laid }
    .will = { carcassonne-laid.will }
carcassonne-laid-with = { $who } hat ein Plättchen auf **{ $where }** gelegt, dazu { $piece }.
carcassonne-with-city = einen Gefolgsmann ({ $spot })
carcassonne-with-road = einen Gefolgsmann ({ $spot })
carcassonne-with-field = einen Bauern ({ $spot })
carcassonne-with-cloister = einen Gefolgsmann ({ $spot })
carcassonne-with-large = den großen Gefolgsmann ({ $spot })
carcassonne-with-builder = den Baumeister ({ $spot })
carcassonne-with-pig = das Schwein ({ $spot })
carcassonne-start-tile = dem Startplättchen
carcassonne-put-city = { $who } hat einen Gefolgsmann gesetzt: { $spot }.
    .will = Du setzt einen Gefolgsmann: { $spot }.
carcassonne-put-road = { $who } hat einen Gefolgsmann gesetzt: { $spot }.
    .will = Du setzt einen Gefolgsmann: { $spot }.
carcassonne-put-field = { $who } hat einen Bauern gesetzt: { $spot }.
    .will = Du setzt einen Bauern: { $spot }.
carcassonne-put-cloister = { $who } hat einen Gefolgsmann gesetzt: { $spot }.
    .will = Du setzt einen Gefolgsmann: { $spot }.
carcassonne-put-large = { $who } hat den großen Gefolgsmann gesetzt: { $spot }.
    .will = Du setzt den großen Gefolgsmann: { $spot }.
carcassonne-put-builder = { $who } hat den Baumeister gesetzt: { $spot }.
    .will = Du setzt den Baumeister: { $spot }.
carcassonne-put-pig = { $who } hat das Schwein gesetzt: { $spot }.
    .will = Du setzt das Schwein: { $spot }.
carcassonne-outvoted = { $who }: zu wenige Gefolgsleute dort, darum kommen sie ohne Punkte zurück.
carcassonne-unclaimed-road = { $tiles ->
    [one] Die Straße bei { $at } (1 Plättchen) ist abgeschlossen, aber niemand hatte sie besetzt.
   *[other] Die Straße bei { $at } ({ $tiles } Plättchen) ist abgeschlossen, aber niemand hatte sie besetzt.
}
carcassonne-unclaimed-city = { $tiles ->
    [one] Die Stadt bei { $at } (1 Plättchen) ist abgeschlossen, aber niemand hatte sie besetzt.
   *[other] Die Stadt bei { $at } ({ $tiles } Plättchen) ist abgeschlossen, aber niemand hatte sie besetzt.
}
carcassonne-unclaimed-cloister = Das Kloster bei { $at } ist abgeschlossen, aber niemand hatte es besetzt.
carcassonne-took-goods = { $who } hat die Stadt abgeschlossen und dafür { $goods } genommen.
carcassonne-lost-goods = Niemand stand in der Stadt, darum hat niemand ihre Waren genommen: { $goods }.
carcassonne-drew = { $who } hat das nächste Plättchen gezogen: { $tile }.
carcassonne-drew-face-down = { $who } hat ein Plättchen gezogen.
carcassonne-drew-hidden = Dein neues Plättchen: { $tile }.
carcassonne-removed = Das Plättchen von { $who } passte nirgends und ist aus dem Spiel: { $tile }.
carcassonne-second-part = 👷 Der Baumeister von { $who } hat ein zweites Plättchen verdient.
carcassonne-no-second-part = Der Baumeister von { $who } hat ein zweites Plättchen verdient, aber keines passte.
carcassonne-skipped = { $who } hatte kein passendes Plättchen und wurde übersprungen.
carcassonne-over = Die Plättchen sind aufgebraucht. Schlusswertung.
carcassonne-gain = { $who } { $points }
carcassonne-final-open-road = Offene Straßen: { $gains }.
carcassonne-final-open-city = Offene Städte: { $gains }.
carcassonne-final-open-cloister = Offene Klöster: { $gains }.
carcassonne-final-field = Wiesen: { $gains }.
carcassonne-final-field-city = Wiesen (erste Ausgabe): { $gains }.
carcassonne-final-goods = Waren: { $gains }.

## Score sheet and the lines of the end

carcassonne-scored-road = { $who }: **+{ $points }** für die Straße bei { $at } ({ $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}{ $special ->
    [0] ).
   *[other] , mit Wirtshaus).
}
carcassonne-scored-city = { $who }: **+{ $points }** für die Stadt bei { $at } ({ $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}{ $pennants ->
    [0] {""}
    [one] {", "}1 Wappen
   *[other] {", "}{ $pennants } Wappen
}{ $special ->
    [0] ).
   *[other] , mit Kathedrale).
}
carcassonne-scored-cloister = { $who }: **+{ $points }** für das Kloster bei { $at }.
carcassonne-scored-open-road = { $who }: +{ $points } für die offene Straße bei { $at } ({ $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}{ $special ->
    [0] ).
   *[other] , mit Wirtshaus).
}
carcassonne-scored-open-city = { $who }: +{ $points } für die offene Stadt bei { $at } ({ $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}{ $pennants ->
    [0] {""}
    [one] {", "}1 Wappen
   *[other] {", "}{ $pennants } Wappen
}{ $special ->
    [0] ).
   *[other] , mit Kathedrale).
}
carcassonne-scored-open-cloister = { $who }: +{ $points } für das Kloster bei { $at } mit { $neighbours } von 8 Nachbarn.
carcassonne-scored-field = { $cities ->
    [0] { $who }: +{ $points } für die Wiese bei { $at } (keine abgeschlossene Stadt).
    [one] { $who }: +{ $points } für die Wiese bei { $at } (1 abgeschlossene Stadt).
   *[other] { $who }: +{ $points } für die Wiese bei { $at } ({ $cities } abgeschlossene Städte).
}
carcassonne-scored-field-city = { $who }: +{ $points } für die meisten Bauern um die Stadt bei { $at }.
carcassonne-scored-pig = { $cities ->
    [one] { $who }: +{ $points } für das Schwein auf der Wiese bei { $at } (1 abgeschlossene Stadt).
   *[other] { $who }: +{ $points } für das Schwein auf der Wiese bei { $at } ({ $cities } abgeschlossene Städte).
}
carcassonne-scored-pig-city = { $who }: +{ $points } für das Schwein auf einer Wiese an der Stadt bei { $at }.
carcassonne-scored-goods = { $who }: +{ $points } für die Mehrheit bei { $goods }.
carcassonne-kind-wine = Wein
carcassonne-kind-grain = Korn
carcassonne-kind-cloth = Tuch
carcassonne-sheet-road = Straßen
carcassonne-sheet-city = Städte
carcassonne-sheet-cloister = Klöster
carcassonne-sheet-open-road = Offene Straßen
carcassonne-sheet-open-city = Offene Städte
carcassonne-sheet-open-cloister = Offene Klöster
carcassonne-sheet-field = Wiesen
carcassonne-sheet-field-city = Wiesen (erste Ausgabe)
carcassonne-sheet-pig = Schweine
carcassonne-sheet-goods = Waren
carcassonne-remark-city = Größte Stadt: { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
} bei { $at }, { $count ->
    [one] {""}
   *[other] je{" "}
}{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $who }.
carcassonne-remark-road = Längste Straße: { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
} bei { $at }, { $count ->
    [one] {""}
   *[other] je{" "}
}{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $who }.
carcassonne-remark-field = Reichste Wiese: { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
} bei { $at }, { $count ->
    [one] {""}
   *[other] je{" "}
}{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $who }.

## Refusals

carcassonne-not-in-hand = Dieses Plättchen ({ $tile }) hast du nicht auf der Hand.
carcassonne-fits-nowhere = Dieses Plättchen ({ $tile }) passt gerade nirgends. Wähl ein anderes.
carcassonne-already-chosen = Du hast schon ein Plättchen gewählt: { $tile }. Geh zurück, um ein anderes zu wählen.
carcassonne-one-in-hand = Alle haben nur ein offenes Plättchen, es gibt also nichts zu wählen. Deines: { $tile }.
carcassonne-choose-first = Wähl zuerst eines deiner Plättchen.
carcassonne-place-first = Leg zuerst dein Plättchen.
carcassonne-already-placed = Dein Plättchen liegt schon auf { $where }. Geh zurück, um es zu verlegen.
carcassonne-no-more-pieces = Auf diesem Plättchen steht schon eine Figur von dir, und mehr als eine geht nicht.
carcassonne-cell-taken = Auf { $where } liegt schon ein Plättchen ({ $tile }).
carcassonne-no-neighbour = { $where } grenzt an kein Plättchen. Über Eck reicht nicht.
carcassonne-edges-differ = Dein Plättchen passt nicht auf { $where }. Im { $side } zeigt es { $mine }, das Plättchen daneben aber { $theirs }.
carcassonne-no-such-spot = Das hat dieses Plättchen nicht: { $spot }. Es hat: { $spots }.
carcassonne-no-normal-left = { $large ->
    [0] Alle deine Gefolgsleute stehen schon auf dem Spielplan.
   *[other] Alle deine normalen Gefolgsleute stehen schon auf dem Spielplan. Du hast noch den großen.
}
carcassonne-no-large-left = Du hast keinen großen Gefolgsmann mehr.
carcassonne-no-builder-left = Du hast keinen Baumeister zum Setzen.
carcassonne-no-pig-left = Du hast kein Schwein zum Setzen.
carcassonne-builder-elsewhere = Hier kann kein Baumeister hin: { $spot }. Er gehört auf eine Straße oder in eine Stadt.
carcassonne-pig-elsewhere = Hier kann kein Schwein hin: { $spot }. Es gehört auf eine Wiese.
carcassonne-claimed-city = In dieser Stadt steht schon ein Gefolgsmann von { $who }.
carcassonne-claimed-road = Auf dieser Straße steht schon ein Gefolgsmann von { $who }.
carcassonne-claimed-field = Auf dieser Wiese liegt schon ein Gefolgsmann von { $who }.
carcassonne-claimed-cloister = In diesem Kloster steht schon ein Gefolgsmann von { $who }.
carcassonne-builder-alone-city = Der Baumeister braucht in dieser Stadt einen Gefolgsmann von dir.
carcassonne-builder-alone-road = Der Baumeister braucht auf dieser Straße einen Gefolgsmann von dir.
carcassonne-builder-complete-city = Dieses Plättchen schließt die Stadt ab, ein Baumeister hätte dort also nichts zu tun.
carcassonne-builder-complete-road = Dieses Plättchen schließt die Straße ab, ein Baumeister hätte dort also nichts zu tun.
carcassonne-pig-alone = Das Schwein braucht auf dieser Wiese einen Bauern von dir.

## Slash commands of the game

carcassonne-command = Deine Schritte in Carcassonne; nur an dessen Tischen
    .name = carcassonne
carcassonne-command-place = Dein Plättchen legen, auf Wunsch mit Gefolgsmann
    .name = legen
carcassonne-command-place-where = Eine Stelle, vom Startplättchen aus gezählt, etwa E2N1
    .name = stelle
carcassonne-command-place-turn = Wie weit das Plättchen im Uhrzeigersinn gedreht ist
    .name = drehung
carcassonne-command-place-follower = Eine Figur und ihr Ort auf dem Plättchen, etwa „follow city“
    .name = figur
carcassonne-command-place-tile = Bei drei verdeckten Plättchen: welches
    .name = plättchen
carcassonne-command-follow = Einen Gefolgsmann auf dein gelegtes Plättchen setzen
    .name = gefolgsmann
carcassonne-command-follow-spot = Ein Ort auf dem Plättchen, etwa road oder field-n
    .name = ort
carcassonne-command-end = Deinen Zug beenden
    .name = ende

## Names of things, used in other messages

carcassonne-tile-a = Kloster mit Straße
carcassonne-tile-b = Kloster
carcassonne-tile-c = Stadt ringsum, mit Wappen
carcassonne-tile-d = Stadtrand, gerade Straße
carcassonne-tile-e = Stadtrand
carcassonne-tile-f = Stadt quer durch, mit Wappen
carcassonne-tile-g = Stadt quer durch
carcassonne-tile-h = zwei Stadtränder gegenüber
carcassonne-tile-i = zwei Stadtränder über Eck
carcassonne-tile-j = Stadtrand, Straße nach rechts
carcassonne-tile-k = Stadtrand, Straße nach links
carcassonne-tile-l = Stadtrand, drei Straßen
carcassonne-tile-m = Stadtecke mit Wappen
carcassonne-tile-n = Stadtecke
carcassonne-tile-o = Stadtecke mit Wappen, Kurve
carcassonne-tile-p = Stadtecke, Kurve
carcassonne-tile-q = Stadt an drei Seiten, mit Wappen
carcassonne-tile-r = Stadt an drei Seiten
carcassonne-tile-s = Stadt an drei Seiten mit Wappen, Straße
carcassonne-tile-t = Stadt an drei Seiten, Straße
carcassonne-tile-u = gerade Straße
carcassonne-tile-v = Kurve
carcassonne-tile-w = drei Straßen
carcassonne-tile-x = vier Straßen
carcassonne-tile-i01 = Kathedrale
carcassonne-tile-i02 = vier Stadtränder
carcassonne-tile-i03 = drei Stadtränder
carcassonne-tile-i04 = Stadtecke mit Wappen, Stadtrand
carcassonne-tile-i05 = Stadtrand mit geschlossener Spitze
carcassonne-tile-i06 = Stadtrand, Straße zum Tor
carcassonne-tile-i07 = Stadtecke, Straße von der Seite
carcassonne-tile-i08 = Stadt quer durch mit Wappen, zwei Straßen
carcassonne-tile-i09 = zwei Stadtränder, vier Straßen
carcassonne-tile-i10 = Stadtecke, Straße mit Wirtshaus
carcassonne-tile-i11 = Stadtecke mit Wappen, Kurve mit Wirtshaus
carcassonne-tile-i12 = Stadtrand, Kurve mit Wirtshaus
carcassonne-tile-i13 = drei Straßen, eine mit Wirtshaus
carcassonne-tile-i14 = gerade Straße mit Wirtshaus
carcassonne-tile-i15 = Kurve mit Wirtshaus
carcassonne-tile-i16 = zwei Kurven
carcassonne-tile-i17 = Kloster zwischen zwei Straßen
carcassonne-tile-t01 = Stadtecke mit Korn
carcassonne-tile-t02 = Stadtecke mit Wein
carcassonne-tile-t03 = Stadt an drei Seiten mit Korn
carcassonne-tile-t04 = Stadt quer durch mit Wein
carcassonne-tile-t05 = Stadt quer durch mit Tuch, Stadtrand
carcassonne-tile-t06 = Stadt quer durch mit Wein, Stadtrand
carcassonne-tile-t07 = Stadtecke mit Tuch, zwei Stadtränder
carcassonne-tile-t08 = Stadtecke mit Wein, Stadtecke
carcassonne-tile-t09 = Stadt an drei Seiten mit Wein, Straße
carcassonne-tile-t10 = Stadt quer durch mit Korn, Straße
carcassonne-tile-t11 = Stadt quer durch mit Wein, Straße
carcassonne-tile-t12 = Stadt quer durch mit Wein, zwei Straßen
carcassonne-tile-t13 = Stadtecke mit Tuch, Straße
carcassonne-tile-t14 = lange Stadtecke mit Wein, Straße
carcassonne-tile-t15 = Stadtecke mit Korn, Straße
carcassonne-tile-t16 = lange Stadtecke mit Korn, Straße
carcassonne-tile-t17 = Stadtecke mit Wein, zwei Straßen
carcassonne-tile-t18 = lange Stadtecke mit Tuch, zwei Straßen
carcassonne-tile-t19 = Stadtecke mit Tuch, Stadtrand, Straße
carcassonne-tile-t20 = Stadtecke mit Korn, Stadtrand, Straße
carcassonne-tile-t21 = Stadtrand, Straße von der Seite zum Tor
carcassonne-tile-t22 = Stadtrand, Brücke
carcassonne-tile-t23 = zwei Straßen mit Brücke
carcassonne-tile-t24 = Kloster mit drei Straßen
carcassonne-spot = { $token ->
    [city] Stadt
    [city-n] Stadt im Norden
    [city-ne] Stadt im Nordosten
    [city-e] Stadt im Osten
    [city-se] Stadt im Südosten
    [city-s] Stadt im Süden
    [city-sw] Stadt im Südwesten
    [city-w] Stadt im Westen
    [city-nw] Stadt im Nordwesten
    [road] Straße
    [road-n] Straße im Norden
    [road-ne] Straße im Nordosten
    [road-e] Straße im Osten
    [road-se] Straße im Südosten
    [road-s] Straße im Süden
    [road-sw] Straße im Südwesten
    [road-w] Straße im Westen
    [road-nw] Straße im Nordwesten
    [field] Wiese
    [field-n] Wiese im Norden
    [field-nne] Wiese im Norden rechts
    [field-ne] Wiese im Nordosten
    [field-ene] Wiese im Osten oben
    [field-e] Wiese im Osten
    [field-ese] Wiese im Osten unten
    [field-se] Wiese im Südosten
    [field-sse] Wiese im Süden rechts
    [field-s] Wiese im Süden
    [field-ssw] Wiese im Süden links
    [field-sw] Wiese im Südwesten
    [field-wsw] Wiese im Westen unten
    [field-w] Wiese im Westen
    [field-wnw] Wiese im Westen oben
    [field-nw] Wiese im Nordwesten
    [field-nnw] Wiese im Norden links
    [field-mid] Wiese in der Mitte
    [cloister] Kloster
   *[other] { $token }
}
carcassonne-side-n = Norden
carcassonne-side-e = Osten
carcassonne-side-s = Süden
carcassonne-side-w = Westen
carcassonne-terrain-c = Stadt
carcassonne-terrain-r = Straße
carcassonne-terrain-f = Wiese
carcassonne-goods-wine = { $count } Wein
carcassonne-goods-grain = { $count } Korn
carcassonne-goods-cloth = { $count } Tuch

## Puzzles: what is asked of the turn

carcassonne-goal-points = { $points ->
    [one] Hol mit diesem Plättchen mindestens { $points } Punkt.
   *[other] Hol mit diesem Plättchen mindestens { $points } Punkte.
}
carcassonne-goal-city = Besetz mit diesem Plättchen eine Stadt. Wo?
carcassonne-goal-road = Besetz mit diesem Plättchen eine Straße. Wo?
carcassonne-goal-cloister = Besetz das Kloster. Wohin kommt das Plättchen?
carcassonne-goal-field = Besetz mit diesem Plättchen eine Wiese. Wo?
carcassonne-goal-follower = Leg dieses Plättchen und setz einen Gefolgsmann darauf. Wo?
carcassonne-goal-none = Heb dir deine Gefolgsleute auf. Wohin kommt das Plättchen?
