### Yspahan: lobby, panel, standing orders, log, end, refusals, commands, names.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

yspahan-title = Yspahan
yspahan-blurb = Würfel bestimmen, was der Basar bietet: Souks füllen, den Aufseher lenken, die Karawane beladen. Drei Wochen für 2–4 Händler.
yspahan-cover = Eine beladene Kamelkarawane verlässt in der Dämmerung die erleuchteten Kuppeln von Yspahan, vorbei an Palmen und einem Teich; vorn geht der Aufseher.
yspahan-how-to-play =
    🏆 **Ziel** – die meisten Punkte in 3 Wochen zu 7 Tagen.
    🎲 **Jeden Tag** würfelt der Startspieler. Gleiche Würfel sind eine Gruppe.
    👉 **Dein Zug** – nimm eine Gruppe Würfel: für Kamele, Gold, Steine in Souks, den Aufseher oder eine Karte.
    📅 **Wochenende** – volle Souks zählen ihre Zahl. Dann wird die Stadt geräumt.
    🐫 Der Aufseher schickt Steine zur Karawane. Sie zählt sofort und am Ende jeder Woche.
    🏗️ Gebäude helfen dir und zählen ab dem dritten.
yspahan-rules =
    🏆 **Ziel** – die meisten Punkte in 3 Wochen zu 7 Tagen. Alle beginnen mit 2 Gold.
    🎲 **Jeden Tag** würfelt der Startspieler alle Würfel und darf bis zu 3 gelbe für je 1 Gold kaufen. Gleiche Würfel sind eine Gruppe. Die niedrigste kommt zu Kamele, die höchste zu Gold, die anderen zu Sack, Fass, Truhe und Vase.
    👉 **Dein Zug** – nimm eine Gruppe und tu eines:
    • **Kamele, Gold**: nimm eins pro Würfel.
    • **Viertel**: setz einen Stein pro Würfel in seine Geschäfte. Mach zuerst begonnene Souks voll. Steine ohne Platz verfallen.
    • **Aufseher**: zieh ihn so weit, wie die Würfel zeigen, ohne umzukehren. Jedes Feld mehr oder weniger kostet 1 Gold. Steine neben seinem Zielfeld gehen zur Karawane. Zahl ein Kamel, und dein Stein bleibt: Einer aus deinem Vorrat geht.
    • **Karte**: zieh eine.
    Zu dritt und zu viert darfst du danach einmal bauen.
    📅 **Wochenende** – volle Souks zählen ihre Zahl. Dann wird die Stadt geräumt.
    🐫 **Karawane** – Ein Stein zählt sofort 2, 1 oder 0, je nach Reihe. Wenn sie voll ist und am Ende jeder Woche zählen deine Steine × 1, 2 oder 3, nach deiner hintersten Reihe.
    🏗️ **Gebäude** zählen der Reihe nach 0, 0, 5, 5, 5 und 10. Koppel (2🐪): +1 Kamel. Laden (2🐪 2🪙): +2 Gold. Hammam (2🐪 2🪙): 3 Felder frei. Karawanserei (3🐪 3🪙): eine Karte je geschicktem Stein. Basar (4🐪 4🪙): +2 je vollem Souk. Kran (4🐪 4🪙): +1 Stein.
    🃏 **Karten** – spiel beliebig viele in deinem Zug, oder eine als Zusatzwürfel. Sie bringen Waren, Punkte, ein billigeres Gebäude oder einen Stein.
    🏁 **Letzter Tag** – zu zweit und zu viert beginnt, wer die wenigsten Punkte hat. Bei Gleichstand wird der Sieg geteilt.
yspahan-rules-2 = 👥 **Zu zweit** – Ein Tag hat drei Züge: Startspieler, der andere, wieder der Startspieler. Es gibt 8 Würfel. Bauen kostet eine Würfelgruppe. Die gelben Würfel des Startspielers bleiben den ganzen Tag.
yspahan-option-hammam-mode = Die 3 freien Felder des Hammam
yspahan-option-hammam-mode-plus-only = Dürfen den Weg verlängern
yspahan-option-hammam-mode-plus-minus = Dürfen den Weg verlängern oder verkürzen
yspahan-option-camel-timeout-policy = Wenn die Kamelfrage offen bleibt
yspahan-option-camel-timeout-policy-never = Kein Kamel wird gezahlt, der Stein geht
yspahan-option-camel-timeout-policy-always = Ein Kamel wird gezahlt, der Stein bleibt
yspahan-option-camel-timeout-policy-complete-only = Ein Kamel wird nur für volle Souks gezahlt

## Tips above the panel in somebody’s first games; each comes once

yspahan-first-aim = -# 🌱 Fang mit einem kleinen Souk an: Was voll ist, zählt am Ende der Woche. Kamele und Gold bezahlen Gebäude.
yspahan-first-use = -# 🌱 Der Aufseher schickt Steine neben seinem letzten Feld zur Karawane, die auch zählt. Eine Karte kann später helfen.
yspahan-first-panel = -# 👀 Der Wurf gilt sofort. Was du mit den Würfeln tust, wird erst mit **Bestätigen** gespielt.
yspahan-first-pair = -# 🌱 Zu zweit hat der Startspieler des Tages zwei Züge: den ersten und den dritten.

## Panel: what is to be decided

yspahan-ask-roll = { $gold ->
    [0] Würfle: Das Ergebnis gilt sofort. Für gelbe Würfel hast du kein Gold.
   *[other] Würfle: Das Ergebnis gilt sofort. Ein gelber Würfel kostet 1 Gold.
}
yspahan-ask-take-dice = { $builds ->
    [with] Nimm eine Gruppe Würfel. Mit einer kannst du auch bauen.
    [after] Nimm eine Gruppe Würfel. Danach kannst du bauen.
   *[no] Nimm eine Gruppe Würfel: je Würfel ein Stein, ein Kamel oder 1 Gold.
}
yspahan-ask-place-cubes = { $left ->
    [one] Du setzt noch einen Stein ins Viertel { $quarter }. Wohin?
   *[other] Du setzt noch { $left } Steine ins Viertel { $quarter }. Wohin?
}
yspahan-ask-extra-cube = Mit dem Kran darfst du noch einen Stein ins Viertel { $quarter } setzen.
yspahan-ask-keep-cube = Der Aufseher steht neben deinem Stein in { $souk } ({ $value } Punkte, { $complete ->
    [1] voll
   *[0] nicht voll
}). Ziehen lassen oder ein Kamel zahlen (du hast { $camels })? So oder so { $fills ->
    [0] kommt ein Stein zur Karawane: +{ $points }.
   *[other] macht ein Stein die Karawane voll: { $scored }.
}{ $then ->
    [none] {""}
   *[other] {" "}Danach: der Stein in { SPOKEN($then, "yspahan-souk") }.
}
yspahan-fills-own = du +{ $points }
yspahan-fills-one = { $who } +{ $points }
yspahan-ask-construct = { $build ->
    [0]
        { $cards ->
            [0] Du kannst nichts bauen, also beende den Zug.
           *[other] Du kannst nichts bauen. Spiel Karten oder beende den Zug.
        }
   *[other]
        { $cards ->
            [0] Bau etwas oder beende den Zug.
           *[other] Bau etwas, spiel Karten oder beende den Zug.
        }
}
yspahan-ask-end-turn = { $cards ->
    [0] Bestätige, um deinen Zug zu beenden.
   *[other] Bestätige, um deinen Zug zu beenden, oder spiel vorher Karten.
}

## Panel: moves and their parts, on buttons and in menus

yspahan-verb-roll = 🎲 Würfeln
yspahan-verb-camels = 🐪 Kamele nehmen
yspahan-verb-gold = 🪙 Gold nehmen
yspahan-verb-supply = 🏘️ Ein Viertel beliefern
yspahan-verb-supply-short = 🏘️ Liefern
yspahan-verb-supervisor = 🚶 Aufseher ziehen
yspahan-verb-supervisor-short = 🚶 Aufseher
yspahan-verb-draw = 🃏 Karte ziehen
yspahan-verb-draw-short = 🃏 Ziehen
yspahan-verb-construct = 🏗️ Mit Würfeln bauen
yspahan-verb-construct-short = 🏗️ Bauen
yspahan-verb-boost = ➕ Karte als Zusatzwürfel
yspahan-verb-boost-short = 🃏 Würfel
yspahan-verb-skip = Kein Zusatzstein
yspahan-verb-keep = 🐪 Kamel zahlen, Stein bleibt
yspahan-verb-send = 🐫 Stein ziehen lassen
yspahan-verb-build = 🏗️ Bauen
yspahan-verb-play = 🃏 Karte spielen
yspahan-verb-sell = ⭐ Karte: Waren für Punkte
yspahan-verb-exchange = 🔁 Karte: Waren tauschen
yspahan-verb-stock = 🏘️ Karte: Stein in ein Geschäft
yspahan-verb-end = ✅ Zug beenden
yspahan-part-bag = Sack
yspahan-part-bag-short = Sack
yspahan-part-barrel = Fass
yspahan-part-barrel-short = Fass
yspahan-part-chest = Truhe
yspahan-part-chest-short = Truhe
yspahan-part-vase = Vase
yspahan-part-vase-short = Vase
yspahan-part-camel = 🐪 Kamele
yspahan-part-camel-short = 🐪
yspahan-part-gold = 🪙 Gold
yspahan-part-gold-short = 🪙
yspahan-part-cards = 🃏 Karte spielen
yspahan-part-cards-short = 🃏 Karte
yspahan-part-pick = Welche Würfel?
yspahan-part-use = { $token ->
    [cards] Welche Karte spielst du?
    [camel] Kamelwürfel: Kamele nehmen,{ yspahan-use-build } Aufseher oder Karte ziehen?
    [gold] Goldwürfel: Gold nehmen,{ yspahan-use-build } Aufseher oder Karte ziehen?
   *[other] { yspahan-pick-level }: Steine setzen,{ yspahan-use-build } Aufseher oder Karte ziehen?
}
yspahan-use-build = { $build ->
    [yes] {" "}bauen,
   *[no] {""}
}
yspahan-supervisor-to-part-pick = Welche Straße geht der Aufseher entlang?
yspahan-stock-souk-part-pick = In welchem Viertel?
yspahan-pick-level = { $token ->
    [camel] 🐪 Kamelwürfel
    [bag] Sackwürfel
    [barrel] Fasswürfel
    [chest] Truhenwürfel
    [vase] Vasenwürfel
    [gold] 🪙 Goldwürfel
   *[other] { $token }
}
yspahan-pick-card = { $token ->
    [three_camels] Drei Kamele
    [three_gold] Drei Gold
    [camels_to_points] Kamele für Punkte
    [gold_to_points] Gold für Punkte
    [build_without_camels] Bauen ohne Kamele
    [build_without_gold] Bauen ohne Gold
    [cube_to_shop] Stein in ein Geschäft
    [cube_to_caravan] Stein zur Karawane
    [exchange] Tausch
   *[other] { $token }
}
yspahan-pick-building = { $token ->
    [paddock] Koppel für 2 Kamele: +1 Kamel aus dem Turm
    [shop] Laden für 2 Kamele, 2 Gold: +2 Gold aus dem Turm
    [hammam] Hammam für 2 Kamele, 2 Gold: Aufseher 3 Felder frei
    [caravanserai] Karawanserei für 3 Kamele, 3 Gold: eine Karte je Stein
    [bazaar] Basar für 4 Kamele, 4 Gold: +2 Punkte je Souk
    [hoist] Kran für 4 Kamele, 4 Gold: +1 Stein beim Beliefern
   *[other] { $token }
}
yspahan-pick-payment = { $token ->
    [no_camels] Nur Gold (Karte)
    [no_gold] Nur Kamele (Karte)
    [free] Umsonst (beide Karten)
   *[other] { $token }
}
yspahan-roll-yellow = 🎲 Mit { $token } gelben Würfeln ({ $token } Gold)
yspahan-roll-yellow-0 = 🎲 Ohne gelbe Würfel
yspahan-roll-yellow-1 = 🎲 Mit 1 gelben Würfel (1 Gold)
yspahan-roll-yellow-0-short = 🎲 Wurf
yspahan-roll-yellow-short = 🎲 +{ $token } (🪙{ $token })
yspahan-roll-yellow-pick = Wie viele gelbe Würfel?
yspahan-supply-souk = { SPOKEN($token, "yspahan-souk") }
yspahan-supply-souk-short = { $token ->
    [BAG3] Sack 3
    [BAG4] Sack 4
    [BAG6] Sack 6
    [BAG8] Sack 8
    [BAR3] Fass 3
    [BAR4] Fass 4
    [BAR6] Fass 6
    [BAR8] Fass 8
    [CHE4] Truhe 4
    [CHE6] Truhe 6
    [CHE8] Truhe 8
    [VAS4] Vase 4
    [VAS6] Vase 6
    [VAS12] Vase 12
   *[other] { $token }
}
yspahan-supply-souk-pick = Welcher Souk? Seine Zahl sind seine Punkte.
yspahan-supply-shops = Geschäfte { $token }
yspahan-supply-shops-a = Geschäft a
yspahan-supply-shops-b = Geschäft b
yspahan-supply-shops-c = Geschäft c
yspahan-supply-shops-d = Geschäft d
yspahan-supply-shops-e = Geschäft e
yspahan-supply-shops-f = Geschäft f
yspahan-supply-shops-part = { $token }
yspahan-supply-shops-short = { $token }
yspahan-supply-shops-pick = Wohin? Die Buchstaben der Geschäfte stehen im Bild.
yspahan-supervisor-group = 🚶 Aufseher: { yspahan-pick-level }
yspahan-supervisor-group-short = 🚶 Aufseher
yspahan-supervisor-group-pick = 🚶 Mit welchen Würfeln zieht der Aufseher?
yspahan-supervisor-to = { $token ->
    [C] C (Kreuzung)
   *[other] { $token }
}
yspahan-supervisor-to-pick = Wohin geht der Aufseher? Goldene Felder kosten Gold.
yspahan-supervisor-first = { SPOKEN($token, "yspahan-souk") } geht zuerst
yspahan-supervisor-first-pick = Welcher der beiden Steine geht zuerst?
yspahan-draw-group = 🃏 Karte ziehen: { yspahan-pick-level }
yspahan-draw-group-short = 🃏 Ziehen
yspahan-draw-group-pick = 🃏 Mit welchen Würfeln ziehst du eine Karte?
yspahan-construct-group = 🏗️ Bauen: { yspahan-pick-level }
yspahan-construct-group-short = 🏗️ Bauen
yspahan-construct-group-pick = 🏗️ Mit welchen Würfeln baust du? (Danach: welches Gebäude)
yspahan-construct-building = { yspahan-pick-building }
yspahan-construct-building-short = { yspahan-build-building-short }
yspahan-construct-building-pick = Was baust du?
yspahan-construct-payment = { yspahan-pick-payment }
yspahan-construct-payment-pick = Wie zahlst du?
yspahan-boost-card = ➕ „{ yspahan-pick-card }“ als Würfel abwerfen
yspahan-boost-card-pick = ➕ Welche Karte wirfst du als Zusatzwürfel ab?
yspahan-boost-group = { yspahan-pick-level }
yspahan-boost-group-pick = Zu welchen Würfeln kommt er?
yspahan-build-building = { yspahan-pick-building }
yspahan-build-building-short = { $token ->
    [paddock] Koppel
    [shop] Laden
    [hammam] Hammam
    [caravanserai] Karawanserei
    [bazaar] Basar
    [hoist] Kran
   *[other] { $token }
}
yspahan-build-building-pick = 🏗️ Was baust du?
yspahan-build-payment = { yspahan-pick-payment }
yspahan-build-payment-pick = Wie zahlst du?
yspahan-play-card = { $token ->
    [three_camels] 🃏 Drei Kamele: nimm 3 Kamele
    [three_gold] 🃏 Drei Gold: nimm 3 Gold
    [cube_to_caravan] 🃏 Stein zur Karawane: lad einen Stein auf
   *[other] { $token }
}
yspahan-play-card-pick = 🃏 Welche Karte spielst du?
yspahan-sell-goods = { $token ->
    [camels] ⭐ Karte: Kamele verkaufen, je 2 Punkte
   *[gold] ⭐ Karte: Gold verkaufen, je 1 Punkt
}
yspahan-sell-goods-pick = ⭐ Was verkaufst du für Punkte?
yspahan-sell-count = { $token } verkaufen
yspahan-sell-count-short = { $token }
yspahan-sell-count-pick = Wie viele?
yspahan-exchange-goods = { $token ->
    [camels] 🔁 Kamele geben, Gold nehmen
   *[gold] 🔁 Gold geben, Kamele nehmen
}
yspahan-exchange-goods-pick = 🔁 Was gibst du?
yspahan-exchange-count = { $token } geben
yspahan-exchange-count-short = { $token }
yspahan-exchange-count-pick = Wie viel gibst du?
yspahan-stock-souk = { SPOKEN($token, "yspahan-souk") }
yspahan-stock-souk-short = { yspahan-supply-souk-short }
yspahan-stock-souk-pick = 🃏 In welchen Souk setzt du den Stein?
yspahan-stock-shop = Geschäft { $token }
yspahan-stock-shop-pick = Welches Geschäft? Sein Buchstabe steht im Bild.

## Panel: what a choice gives, behind its label

yspahan-gives-group = ×{ $count }
yspahan-gives-group-short = ×{ $count }
yspahan-gives-closed = ×{ $count }, aber kein Souk steht dir offen
yspahan-gives-closed-short = ×{ $count } 🚫
yspahan-gives-goods = { $more ->
    [0] +{ $count }
   *[other] +{ $count }, davon { $more } durch: { $building }
}
yspahan-gives-goods-short = +{ $count }
yspahan-gives-part = +{ $count }
yspahan-gives-part-short = +{ $count }
yspahan-gives-points-short = +{ $points }
yspahan-gives-points = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
yspahan-gives-souk = { $free ->
    [one] { $cubes } von 1 freien Geschäft
   *[other] { $cubes } von { $free } freien Geschäften
}
yspahan-gives-free = { $shops ->
    [one] { $free } von 1 Geschäft frei
   *[other] { $free } von { $shops } Geschäften frei
}
yspahan-gives-dice = { $dice ->
    [one] 1 Würfel mit { $shown }
   *[other] { $dice } Würfel mit { $shown }
}
yspahan-gives-construct = { yspahan-gives-dice }, für { $buildings }
yspahan-gives-walk = { $gold ->
    [0]
        { $count ->
            [0] kostenlos, schickt keinen Stein
           *[other] kostenlos, schickt { $cubes }
        }
   *[other]
        { $count ->
            [0] { $gold } Gold, schickt keinen Stein
           *[other] { $gold } Gold, schickt { $cubes }
        }
}
yspahan-gives-walk-short = { $gold ->
    [0] {""}
   *[other] 🪙{ $gold }
}
yspahan-gives-up = { $souk } ist dann nicht mehr voll. Das hätte am Wochenende { $points } gezählt.
yspahan-gives-one-cube = { $souk } von { $who }
yspahan-supply-act = Steine in { $souk } setzen: { $shops }
yspahan-supervisor-act = { $group }, nach { $to } ziehen
yspahan-reason-souk = { $missing ->
    [0] Damit ist { $souk } voll: { $points } Punkte diese Woche.
    [one] Mit einem weiteren Stein zählt { $souk } { $points } Punkte.
   *[other] { $souk } braucht noch { $missing } Steine und zählt dann { $points } Punkte.
}
yspahan-reason-caravan = { $cubes ->
    [one] Dann ist 1 Stein von dir in der Karawane und zählt jede Woche.
   *[other] Dann sind { $cubes } Steine von dir in der Karawane und zählen jede Woche.
}
yspahan-reason-goods = { $count ->
    [0] Dann hast du 🐪{ $camels } und 🪙{ $gold } zum Bauen.
   *[other] Dann hast du 🐪{ $camels } und 🪙{ $gold }, das reicht für { $can }.
}

## Panel: standing orders

yspahan-order-pick = Geheime Anweisung für Steine, die der Aufseher erreicht. Andere Zahlen mit /yspahan anweisung
yspahan-order = Aufseher
yspahan-standing-ask = Jedes Mal fragen{ yspahan-standing-keep }
yspahan-standing-never = Nie zahlen: Der Stein geht zur Karawane
yspahan-standing-always = Immer ein Kamel zahlen{ yspahan-standing-keep }
yspahan-standing-complete-only = Nur für einen vollen Souk zahlen{ yspahan-standing-keep }
yspahan-standing-complete-min = Für volle Souks ab { $least } Punkten zahlen{ yspahan-standing-keep }
yspahan-standing-keep = { $keep ->
    [0] {""}
    [one] , aber 1 Kamel behalten
   *[other] , aber { $keep } Kamele behalten
}

## Log in the thread. What would happen, in a preview, is `.will`

yspahan-day = 📅 Woche { $week }, Tag { $day }: { $who } beginnt.
yspahan-last-day-order = Am letzten Tag beginnt, wer die wenigsten Punkte hat. Reihenfolge: { $order }.
yspahan-rolled = { $yellow ->
    [0] 🎲 { $who } hat gewürfelt: { $groups }.
    [one] 🎲 { $who } hat für { $gold } Gold einen gelben Würfel gekauft und gewürfelt: { $groups }.
   *[other] 🎲 { $who } hat für { $gold } Gold { $yellow } gelbe Würfel gekauft und gewürfelt: { $groups }.
}
yspahan-yellow-gone = { $dice ->
    [one] Der letzte gelbe Würfel kam aus dem Turm.
   *[other] Die übrigen { $dice } gelben Würfel kamen aus dem Turm.
}
    .will = { $dice ->
            [one] Der letzte gelbe Würfel kommt aus dem Turm.
           *[other] Die übrigen { $dice } gelben Würfel kommen aus dem Turm.
        }
yspahan-yellow-unused = { $dice ->
    [one] Der gelbe Würfel der Stufe { $level } zählte nicht, denn gelbe gelten nur für den Startspieler.
   *[other] Die { $dice } gelben Würfel der Stufe { $level } zählten nicht, denn gelbe gelten nur für den Startspieler.
}
    .will = { $dice ->
        [one] Der gelbe Würfel der Stufe { $level } zählt nicht, denn gelbe gelten nur für den Startspieler.
       *[other] Die { $dice } gelben Würfel der Stufe { $level } zählen nicht, denn gelbe gelten nur für den Startspieler.
    }
yspahan-week-ends-today = ⚠️ Am Ende dieses Tages wird die Woche gewertet.
yspahan-game-ends-today = ⚠️ Heute ist der letzte Tag. Danach wird die Woche gewertet, und das Spiel ist vorbei.
yspahan-no-dice = Für { $who } war kein Würfel mehr da, stattdessen gab es eine Karte.
yspahan-took-camels = { $camels ->
    [one] 🐪 { $who } hat 1 Kamel genommen.
   *[other] 🐪 { $who } hat { $camels } Kamele genommen.
}
    .will = { $camels ->
        [one] 🐪 Du nimmst 1 Kamel.
       *[other] 🐪 Du nimmst { $camels } Kamele.
    }
yspahan-took-gold = 🪙 { $who } hat { $gold } Gold genommen.
    .will = 🪙 Du nimmst { $gold } Gold.
yspahan-boosted = { $who } hat „{ $card }“ für einen Zusatzwürfel der Stufe { $level } abgeworfen (jetzt { $dice } Würfel).
    .will = Du wirfst „{ $card }“ für einen Zusatzwürfel der Stufe { $level } ab (dann { $dice } Würfel).
yspahan-placed = { $cubes ->
    [one] 🏘️ { $who } hat einen Stein in { $souk } gesetzt.
   *[other] 🏘️ { $who } hat { $cubes } Steine in { $souk } gesetzt.
}
    .will = { $cubes ->
        [one] 🏘️ Du setzt einen Stein in { $souk }.
       *[other] 🏘️ Du setzt { $cubes } Steine in { $souk }.
    }
yspahan-completed = { $souk } ist voll.
    .will = { $souk } ist dann voll und zählt am Ende der Woche.
yspahan-cubes-lost = { $cubes ->
    [one] Im Viertel { $quarter } war kein Geschäft mehr frei, ein Stein verfiel.
   *[other] Im Viertel { $quarter } war kein Geschäft mehr frei, { $cubes } Steine verfielen.
}
    .will = { $cubes ->
            [one] Im Viertel { $quarter } ist dann kein Geschäft für einen Stein mehr frei.
           *[other] Im Viertel { $quarter } sind dann keine Geschäfte für { $cubes } Steine mehr frei.
        }
yspahan-skipped = { $who } hat den Zusatzstein des Krans nicht gesetzt.
    .will = Du setzt den Zusatzstein des Krans nicht.
yspahan-dice-for-card = { $who } hat für die Würfel der Stufe { $level } eine Karte gezogen.
yspahan-dice-for-building = { $who } hat die Würfel der Stufe { $level } genommen.
    .will = Du nimmst die Würfel der Stufe { $level }.
yspahan-moved = { $gold ->
    [0] 🚶 { $who } hat den Aufseher von { yspahan-start } nach { yspahan-goal } gezogen.
   *[other] 🚶 { $who } hat den Aufseher für { $gold } Gold von { yspahan-start } nach { yspahan-goal } gezogen.
}
    .will = { $gold ->
        [0] 🚶 Du ziehst den Aufseher von { yspahan-start } nach { yspahan-goal }.
       *[other] 🚶 Du ziehst den Aufseher für { $gold } Gold von { yspahan-start } nach { yspahan-goal }.
    }
yspahan-supervised = { $gold ->
    [0] 🚶 { $who } hat mit den Würfeln der Stufe { $level } den Aufseher von { yspahan-start } nach { yspahan-goal } gezogen.
   *[other] 🚶 { $who } hat mit den Würfeln der Stufe { $level } und { $gold } Gold den Aufseher von { yspahan-start } nach { yspahan-goal } gezogen.
}
    .will = { $gold ->
        [0] 🚶 Du ziehst mit den Würfeln der Stufe { $level } den Aufseher von { yspahan-start } nach { yspahan-goal }.
       *[other] 🚶 Du ziehst mit den Würfeln der Stufe { $level } und { $gold } Gold den Aufseher von { yspahan-start } nach { yspahan-goal }.
    }
yspahan-start = { $start ->
    [C] C (Kreuzung)
   *[other] { $start }
}
yspahan-goal = { $to ->
    [C] C (Kreuzung)
   *[other] { $to }
}
yspahan-nobody-sent = Neben { yspahan-goal } lag kein Stein.
    .will = Neben { yspahan-goal } liegt kein Stein.
yspahan-asked = { $who } muss entscheiden, was mit dem Stein in { yspahan-in } geschieht.
    .will = { $who } muss dann entscheiden, was mit dem Stein in { yspahan-in } geschieht.
yspahan-sent = 🐫 Ein Stein von { $who } ging aus { yspahan-in } zur Karawane: **+{ $points }**.
    .will = 🐫 Ein Stein von { $who } geht aus { yspahan-in } zur Karawane: **+{ $points }**.
yspahan-kept = 🐪 { $who } hat ein Kamel gezahlt, der Stein in { yspahan-in } blieb. Einer aus dem Vorrat kam zur Karawane: **+{ $points }**.
    .will = 🐪 Du zahlst ein Kamel, der Stein in { yspahan-in } bleibt. Einer aus deinem Vorrat kommt zur Karawane: **+{ $points }**.
yspahan-loaded = 🃏 { $who } hat mit einer Karte einen Stein auf die Karawane geladen: **+{ $points }**.
    .will = 🃏 Du lädst mit einer Karte einen Stein auf die Karawane: **+{ $points }**.
yspahan-caravan-full = Die Karawane war voll, wurde gewertet und geleert.
    .will = Die Karawane ist dann voll, wird gewertet und geleert.
yspahan-caravan-scored = 🐫 { $who }: { $cubes } × { $multiplier } in der Karawane: **+{ $points }**.
    .will = 🐫 { $who } holt { $cubes } × { $multiplier } mit der Karawane: **+{ $points }**.
yspahan-drew = { $who } hat eine Karte gezogen.
yspahan-drew-with = 🃏 { $who } hat für die Würfel der Stufe { $level } eine Karte gezogen.
yspahan-drew-card = Du hast gezogen: **{ $card }**.
yspahan-no-card-left = Für { $who } war keine Karte mehr da.
yspahan-no-card-left-for = { $who } wollte für die Würfel der Stufe { $level } eine Karte ziehen, aber es war keine mehr da.
yspahan-reshuffled = { $cards ->
    [one] Die abgeworfene Karte ist der neue Stapel.
   *[other] Die { $cards } abgeworfenen Karten wurden zum neuen Stapel gemischt.
}
yspahan-built = 🏗️ { $who } hat gebaut: { $building } ({ yspahan-amount-of-camels }, { $gold } Gold{ $cards ->
    [0] {""}
    [one] , 1 Karte
   *[other] , { $cards } Karten
}), Gebäude { $number } von 6, { $points ->
    [0] keine Punkte
   *[other] **+{ $points }**
}.
    .will = 🏗️ Du baust: { $building } ({ yspahan-amount-of-camels }, { $gold } Gold{ $cards ->
            [0] {""}
            [one] , 1 Karte
           *[other] , { $cards } Karten
        }), Gebäude { $number } von 6, { $points ->
            [0] keine Punkte
           *[other] **+{ $points }**
        }.
yspahan-constructed = 🏗️ { $who } hat gebaut: { $building } ({ yspahan-amount-of-camels }, { $gold } Gold{ $cards ->
    [0] {""}
   *[other] ; Karte: { $spent }
}), Gebäude { $number } von 6, { $points ->
    [0] keine Punkte
   *[other] **+{ $points }**
}.
    .will = 🏗️ Du baust: { $building } ({ yspahan-amount-of-camels }, { $gold } Gold{ $cards ->
            [0] {""}
           *[other] ; Karte: { $spent }
        }), Gebäude { $number } von 6, { $points ->
            [0] keine Punkte
           *[other] **+{ $points }**
        }.
yspahan-amount-of-camels = { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}
yspahan-card-camels = 🃏 { $who } hat „Drei Kamele“ gespielt: +{ $camels } Kamele.
    .will = 🃏 Du spielst „Drei Kamele“: +{ $camels } Kamele.
yspahan-card-gold = 🃏 { $who } hat „Drei Gold“ gespielt: +{ $gold } Gold.
    .will = 🃏 Du spielst „Drei Gold“: +{ $gold } Gold.
yspahan-card-shop = 🃏 { $who } hat „Stein in ein Geschäft“ gespielt.
    .will = 🃏 Du spielst „Stein in ein Geschäft“.
yspahan-sold-camels = { $camels ->
    [one] 🃏 { $who } hat 1 Kamel für Punkte verkauft: **+{ $points }**.
   *[other] 🃏 { $who } hat { $camels } Kamele für Punkte verkauft: **+{ $points }**.
}
    .will = { $camels ->
        [one] 🃏 Du verkaufst 1 Kamel für Punkte: **+{ $points }**.
       *[other] 🃏 Du verkaufst { $camels } Kamele für Punkte: **+{ $points }**.
    }
yspahan-sold-gold = 🃏 { $who } hat { $gold } Gold für Punkte verkauft: **+{ $points }**.
    .will = 🃏 Du verkaufst { $gold } Gold für Punkte: **+{ $points }**.
yspahan-exchanged-camels = { $count ->
    [one] 🃏 { $who } hat 1 Kamel gegen { $count } Gold getauscht.
   *[other] 🃏 { $who } hat { $count } Kamele gegen { $count } Gold getauscht.
}
    .will = { $count ->
        [one] 🃏 Du tauschst 1 Kamel gegen { $count } Gold.
       *[other] 🃏 Du tauschst { $count } Kamele gegen { $count } Gold.
    }
yspahan-exchanged-gold = { $count ->
    [one] 🃏 { $who } hat { $count } Gold gegen 1 Kamel getauscht.
   *[other] 🃏 { $who } hat { $count } Gold gegen { $count } Kamele getauscht.
}
    .will = { $count ->
        [one] 🃏 Du tauschst { $count } Gold gegen 1 Kamel.
       *[other] 🃏 Du tauschst { $count } Gold gegen { $count } Kamele.
    }
yspahan-day-in-short = 📅 Woche { $week }, Tag { $day } hat begonnen.
yspahan-rolled-in-short = { $yellow ->
    [0] 🎲 { $who } hat gewürfelt.
    [one] 🎲 { $who } hat mit einem gelben Würfel gewürfelt.
   *[other] 🎲 { $who } hat mit { $yellow } gelben Würfeln gewürfelt.
}
yspahan-boosted-in-short = { $who } hat eine Karte als Würfel benutzt.
yspahan-supplied = 🏘️ { $who } hat { $items } gesetzt.
yspahan-in-souk = { $cubes ->
    [one] einen Stein in { $souk }{ $complete ->
        [1] {" (voll)"}
       *[0] {""}
    }
   *[other] { $cubes } Steine in { $souk }{ $complete ->
        [1] {" (voll)"}
       *[0] {""}
    }
}
yspahan-cubes-lost-in-short = { $cubes ->
    [one] Ein Stein fand kein freies Geschäft.
   *[other] { $cubes } Steine fanden kein freies Geschäft.
}
yspahan-moved-in-short = { $gold ->
    [0] 🚶 { $who } hat den Aufseher nach { yspahan-goal } gezogen.
   *[other] 🚶 { $who } hat den Aufseher für { $gold } Gold nach { yspahan-goal } gezogen.
}
yspahan-built-in-short = { $points ->
    [0] 🏗️ { $who } hat gebaut: { $building }.
   *[other] 🏗️ { $who } hat gebaut: { $building }, **+{ $points }**.
}
yspahan-week-over = 🌙 **Woche { $week } ist vorbei.**
yspahan-week-scored = { $who } **+{ $points }**: { $items }
yspahan-week-bazaar = Basar +{ $points }
yspahan-week-caravan = Karawane +{ $points }
yspahan-souk-scored = { $who }: { $souk }, **+{ $points }**.
yspahan-bazaar-scored = { $souks ->
    [one] { $who }, Basar: 1 Souk, **+{ $points }**.
   *[other] { $who }, Basar: { $souks } Souks, **+{ $points }**.
}
yspahan-cleared = { $cubes ->
    [0] Die Stadt war leer.
   *[other] Die Stadt wurde geräumt.
}
yspahan-game-over = Die drei Wochen sind vorbei.

## Score sheet and the lines of the end

yspahan-source-city = Souks
yspahan-source-bazaar = Basar
yspahan-source-loading = Karawane laden
yspahan-source-caravan = Karawane werten
yspahan-sheet-caravan = Karawane
yspahan-source-buildings = Gebäude
yspahan-source-cards = Karten
yspahan-why = { $who }: { $what }
yspahan-why-souk = { $items }
yspahan-why-one-souk = { $souk } (Woche { $week })
yspahan-why-bazaar = { $souks } × 2
yspahan-why-loading = { $cubes ->
    [one] { $cubes } Stein: { $top } vorn, { $middle } in der Mitte, { $bottom } hinten
   *[other] { $cubes } Steine: { $top } vorn, { $middle } in der Mitte, { $bottom } hinten
}
yspahan-why-caravan = { $items }
yspahan-why-one-caravan = { $cubes ->
    [one] 1 Stein × { $multiplier } = { $points }
   *[other] { $cubes } Steine × { $multiplier } = { $points }
}
yspahan-why-buildings = { $items }
yspahan-why-cards = { $items }
yspahan-why-one-camels = { $count ->
    [one] 1 Kamel = { $points }
   *[other] { $count } Kamele = { $points }
}
yspahan-why-one-gold = { $count } Gold = { $points }
yspahan-remark-souks = Die meisten Souks: { $who } mit { $souks }.
yspahan-remark-caravan = Die reichste Karawane: { $who }, { $cubes } × { $multiplier } = { $points } auf einmal.
yspahan-remark-tie = Der Sieg ist geteilt, mit je { $points } Punkten.
yspahan-remark-close = { $points ->
    [one] Ein einziger Punkt hat entschieden.
   *[other] { $points } Punkte haben entschieden.
}

## Refusals

yspahan-first-roll = Würfle zuerst für den Tag. Karten kannst du vorher noch spielen.
yspahan-first-dice = Nimm zuerst eine Gruppe Würfel aus dem Turm und nutze sie.
yspahan-build-after-dice = Nimm zuerst eine Gruppe Würfel. Danach kannst du bauen.
yspahan-build-with-dice = Wähl erst Würfel, dann **Bauen**: Zu zweit kostet Bauen eine Gruppe Würfel.
yspahan-nothing-payable = Du kannst kein weiteres Gebäude bezahlen: Du hast { yspahan-amount-of-camels } und { $gold } Gold.
yspahan-rolled-already = Für heute ist schon gewürfelt.
yspahan-no-extra-cube = Du hast gerade keinen Zusatzstein vom Kran.
yspahan-no-camel-question = Keiner deiner Steine wird gerade geschickt, es gibt nichts zu entscheiden.
yspahan-first-place = { $left ->
    [one] Setz zuerst deinen letzten Stein ins Viertel { $quarter }.
   *[other] Setz zuerst deine übrigen { $left } Steine ins Viertel { $quarter }.
}
yspahan-first-extra = Setz zuerst den Zusatzstein des Krans ins Viertel { $quarter } oder lass ihn weg.
yspahan-first-camel = Entscheide zuerst über den Stein in { yspahan-shop }: ziehen lassen oder ein Kamel zahlen.
yspahan-only-building = Du hast deine Würfel in diesem Zug genutzt. Du kannst noch bauen, Karten spielen oder den Zug beenden.
yspahan-only-end = Du kannst jetzt nur noch Karten spielen oder den Zug beenden.
yspahan-built-already = Du hast in diesem Zug schon gebaut, und mehr als einmal geht nicht.
yspahan-build-needs-dice = Zu zweit kostet ein Gebäude eine Gruppe Würfel, und in diesem Zug bekommst du keine weitere.
yspahan-build-later = Zu dritt und zu viert baust du nach der Würfelaktion, ohne Würfel.
yspahan-three-yellow = Es gibt { $most } gelbe Würfel, du kannst 0 bis { $most } davon kaufen.
yspahan-yellow-too-dear = { $yellow ->
    [one] Ein gelber Würfel kostet { $price } Gold, du hast { $gold }.
   *[other] { $yellow } gelbe Würfel kosten { $price } Gold, du hast { $gold }.
}
yspahan-level-empty = Auf der Stufe { $level } liegen keine Würfel.
yspahan-yellow-only = Auf der Stufe { $level } liegen nur gelbe Würfel, und die gehören { $who }.
yspahan-boost-first = Eine Karte gilt nur als Zusatzwürfel, wenn du die Gruppe nimmst, nicht beim Setzen der Steine.
yspahan-nowhere = Im Viertel { $quarter } steht dir kein Geschäft offen.
yspahan-other-quarter = { $souk } liegt nicht im Viertel { $quarter }.
yspahan-no-such-shop = { $souk } hat kein Geschäft { yspahan-shop }. Es gibt: { $shops }.
yspahan-shop-full = In { yspahan-shop } liegt schon ein Stein von { $who }.
yspahan-begun-first = { $souk } kannst du noch nicht beginnen: Mach zuerst voll, was du in diesem Viertel begonnen hast: { $souks }.
yspahan-souk-taken = { $souk } ist für dich zu: Dort liegt ein Stein von { $who }.
yspahan-which-shops = Nenn verschiedene Geschäfte in { $souk }, höchstens { $most }.
yspahan-too-many-cubes = Genannt hast du { $cubes ->
    [one] 1 Geschäft
   *[other] { $cubes } Geschäfte
}, zu setzen { $most ->
    [one] ist nur 1 Stein
   *[other] sind nur { $most } Steine
}.
yspahan-too-far = { $squares ->
    [one] { $to } ist 1 Feld entfernt, die Würfel zeigen { $shown }. Das kostet { $price } Gold, du hast { $gold }.
   *[other] { $to } ist { $squares } Felder entfernt, die Würfel zeigen { $shown }. Das kostet { $price } Gold, du hast { $gold }.
}
yspahan-which-first = Neben { yspahan-goal } liegen zwei Steine, in { SPOKEN($shops, "yspahan-souk") }. Sag, welcher zuerst geht.
yspahan-no-order = { $cubes ->
    [0] Der Stein in { yspahan-shop } kann nicht zuerst gehen: Neben { yspahan-goal } liegt keiner.
    [one] Der Stein in { yspahan-shop } kann nicht zuerst gehen: Neben { yspahan-goal } liegt nur einer.
   *[other] Der Stein in { yspahan-shop } kann nicht zuerst gehen: Neben { yspahan-goal } liegen andere.
}
yspahan-no-camel = Du hast kein Kamel zum Zahlen.
yspahan-has-building = Das hast du schon gebaut: { $building }.
yspahan-too-dear = { $building } kostet so { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} und { $gold } Gold. Du hast { $has_camels ->
    [one] 1 Kamel
   *[other] { $has_camels } Kamele
} und { $has_gold } Gold.
yspahan-saves-nothing = Bei { $building } spart dir „{ $card }“ nichts.
yspahan-no-such-card = „{ $card }“ hast du nicht auf der Hand.
yspahan-other-verb = „{ $card }“ hat einen eigenen Befehl.
yspahan-so-many = Du hast { $owned }, und die Karte nimmt 1 bis { $most }.
yspahan-nothing-owned = Für diese Karte fehlt dir etwas: { $goods }.
yspahan-not-an-order = „{ $order }“ ist keine Anweisung. Beginn mit { $orders } (complete_min braucht eine Punktzahl). Anhängen kannst du „keep“ und eine Zahl Kamele.

## Slash commands of the game

yspahan-command = Deine Schritte in Yspahan; nur an dessen Tischen
    .name = yspahan
yspahan-command-roll = Gelbe Würfel kaufen und für den Tag würfeln
    .name = würfeln
yspahan-command-roll-yellow = Gelbe Würfel, je 1 Gold
    .name = gelbe
yspahan-command-camels = Die Würfel der Kamelstufe nehmen, für Kamele
    .name = kamele
yspahan-command-gold = Die Würfel der Goldstufe nehmen, für Gold
    .name = gold
yspahan-command-supply = Die Würfel eines Viertels nehmen und dort Steine setzen
    .name = beliefern
yspahan-command-supply-souk = Der Souk, etwa BAG3
    .name = souk
yspahan-command-supply-shops = Seine Geschäfte mit Buchstaben, etwa a+b
    .name = geschäfte
yspahan-command-supervisor = Den Aufseher ziehen
    .name = aufseher
yspahan-command-supervisor-group = Welche Würfel du nimmst
    .name = würfel
yspahan-command-supervisor-to = Das Feld, auf dem er ankommt, etwa W4
    .name = ziel
yspahan-command-supervisor-first = Bei zwei Steinen daneben: das Geschäft, dessen Stein zuerst geht
    .name = zuerst
yspahan-command-draw = Mit einer Gruppe Würfel eine Karte ziehen
    .name = karte
yspahan-command-draw-group = Welche Würfel du nimmst
    .name = würfel
yspahan-command-build = Nach deinen Würfeln bauen
    .name = bauen
yspahan-command-build-building = Was du baust
    .name = gebäude
yspahan-command-build-payment = Leer lassen, um Kamele und Gold zu zahlen
    .name = bezahlung
yspahan-command-order = Geheime Anweisung für Steine, die der Aufseher erreicht
    .name = anweisung
yspahan-command-order-order = Die Antwort, die für dich gilt; tipp beliebige Zahlen für Punkte oder Kamele
    .name = antwort
yspahan-command-end = Deinen Zug beenden
    .name = ende

## Names of things, used in other messages

yspahan-level-camel = Kamele
yspahan-level-bag = Sack
yspahan-level-barrel = Fass
yspahan-level-chest = Truhe
yspahan-level-vase = Vase
yspahan-level-gold = Gold
yspahan-souk-bag3 = Sack 3
yspahan-souk-bag4 = Sack 4
yspahan-souk-bag6 = Sack 6
yspahan-souk-bag8 = Sack 8
yspahan-souk-bar3 = Fass 3
yspahan-souk-bar4 = Fass 4
yspahan-souk-bar6 = Fass 6
yspahan-souk-bar8 = Fass 8
yspahan-souk-che4 = Truhe 4
yspahan-souk-che6 = Truhe 6
yspahan-souk-che8 = Truhe 8
yspahan-souk-vas4 = Vase 4
yspahan-souk-vas6 = Vase 6
yspahan-souk-vas12 = Vase 12
yspahan-shop = { SPOKEN($shop, "yspahan-souk") }
yspahan-in = { WHERE($shop, "yspahan-souk") }
yspahan-building-paddock = Koppel
yspahan-building-shop = Laden
yspahan-building-hammam = Hammam
yspahan-building-caravanserai = Karawanserei
yspahan-building-bazaar = Basar
yspahan-building-hoist = Kran
yspahan-card-three-camels = Drei Kamele
yspahan-card-three-gold = Drei Gold
yspahan-card-camels-to-points = Kamele für Punkte
yspahan-card-gold-to-points = Gold für Punkte
yspahan-card-build-without-camels = Bauen ohne Kamele
yspahan-card-build-without-gold = Bauen ohne Gold
yspahan-card-cube-to-shop = Stein in ein Geschäft
yspahan-card-cube-to-caravan = Stein zur Karawane
yspahan-card-exchange = Tausch
yspahan-goods-camels = Kamele
yspahan-goods-gold = Gold
yspahan-group = { $level } { $dice }×{ $shown }
yspahan-group-yellow = { yspahan-group } ({ $yellow } gelb)
yspahan-amount-camels = { $count ->
    [one] 1 Kamel
   *[other] { $count } Kamele
}
yspahan-amount-gold = { $count } Gold

## Puzzles: what is asked of the turn

yspahan-goal-points = { $points ->
    [one] Hol mit diesem Zug mindestens { $points } Punkt.
   *[other] Hol mit diesem Zug mindestens { $points } Punkte.
}
yspahan-goal-card = Nutz in diesem Zug eine Karte. Wofür?
yspahan-goal-build = Bau in diesem Zug. Was?
yspahan-goal-supervisor = Zieh den Aufseher. Mit welchen Würfeln, und wohin?
yspahan-goal-supply = Beliefere ein Viertel. Mit welchen Würfeln, und wo?
