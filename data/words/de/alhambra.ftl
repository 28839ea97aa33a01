### Alhambra: lobby, panel, log, end, refusals, commands, names.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

alhambra-title = Alhambra
alhambra-blurb = Kauf Gebäude in vier Währungen, zahl möglichst passend und bau den prächtigsten Palast von Granada. 2–6 Spieler.
alhambra-cover = Der rote Palast auf seinem bewaldeten Hügel in der Abendsonne, dahinter verschneite Berge. Davor ein Garten mit Wasserbecken und ein Fluss.
alhambra-how-to-play =
    🏆 **Ziel** – die meisten Punkte aus drei Wertungen.
    👉 **Dein Zug** – nimm Geld oder kauf ein Gebäude. Zahlst du passend, hast du noch eine Aktion.
    🏛️ Jeder Bauhof nimmt seine eigene Währung. Statt beidem kannst du deine Alhambra umbauen.
    🧱 Mauer muss an Mauer liegen, und jedes Plättchen muss vom Brunnen aus erreichbar sein.
    ⚖️ **Jede Wertung** belohnt die meisten Gebäude jeder Art und bei allen die längste Außenmauer.
alhambra-rules =
    {""}**Ziel.** Bau in deiner Alhambra die meisten Gebäude jeder Art und die längste Außenmauer. Nach drei Wertungen gewinnen die meisten Punkte.

    {""}**Dein Zug: eine Aktion.**
    · *Geld nehmen*: eine Karte aus der Auslage, oder mehrere im Wert von zusammen höchstens 5.
    · Ein Gebäude *kaufen*: Jeder der vier Bauhöfe nimmt seine eigene Währung. Zahl den Preis oder mehr; Wechselgeld gibt es nicht. **Zahlst du passend, hast du noch eine Aktion.**
    · *Umbauen*: ein Plättchen aus der Reserve einbauen, eines in die Reserve legen oder ein gebautes gegen eines aus der Reserve tauschen.
    Am Ende des Zuges kommt jedes gekaufte Gebäude in deine Alhambra oder deine Reserve. Dann werden Geld und Bauhöfe aufgefüllt.

    {""}**Bauregeln.** Plättchen werden nie gedreht. Wo Seiten sich berühren, haben beide eine Mauer oder beide keine. Jedes Plättchen muss vom Brunnen aus zu Fuß erreichbar sein, ohne über eine Mauer. Ein neues berührt deine Alhambra mit einer Seite und lässt kein Loch. Der Brunnen bleibt.

    {""}**Wertung.** Zwei Wertungskarten liegen im zweiten und vierten Fünftel des Geldstapels. Jede Art zahlt in der ersten Wertung nur dem ersten Rang, in der zweiten zwei Rängen, in der letzten drei: Pavillon 1 · 8/1 · 16/8/1, und je Rang eins mehr für Serail, Arkaden, Gemächer, Garten und Turm. Bei Gleichstand werden die Punkte der Ränge geteilt, abgerundet. Deine längste zusammenhängende Außenmauer bringt jedes Mal 1 Punkt pro Mauerteil (eine Seite eines Plättchens); außen ist eine Mauer, hinter der kein Plättchen liegt. Die Reserve zählt nicht.

    {""}**Ende**, wenn die Bauhöfe nicht mehr aufgefüllt werden können. Jedes übrige Gebäude bekommt, wer am meisten Geld seiner Währung hat, bei Gleichstand niemand. Dann kommt die Schlusswertung.
alhambra-rules-2 =
    {""}**Zu zweit.** Dirk ist dabei: Er beginnt mit 6 Gebäuden, bekommt nach Wertungen weitere, und du darfst ihm geben, was du kaufst. Er belegt Ränge, hat aber keine Mauer und kann nicht gewinnen.

## Tips above the panel in somebody’s first games; each comes once

alhambra-first-signs = -# 🌱 Nimm Geld, oder kauf, wo es reicht. ↻ heißt passend: Zahl so, und du hast noch eine Aktion. Was du mehr zahlst, ist verloren.
alhambra-first-nowhere = -# 🌱 ⛔ passt noch nirgends in deine Alhambra; gekauft wartet es in deiner Reserve.
alhambra-first-scoring = -# 🌱 Bald kann eine Wertungskarte kommen. Dann punkten alle.

## Below the first post

alhambra-opening = { $counted ->
    [1] -# Über jeder Alhambra: die Punkte. Neben jeder Art: die höchste Anzahl, in der Farbe derer, die sie haben.
   *[0] -# Über jeder Alhambra: die Punkte.
}
alhambra-opening-dirk = { $count ->
    [one] -# Dirk, den niemand spielt, hat 1 Gebäude. Er punktet, kann aber nicht gewinnen.
   *[other] -# Dirk, den niemand spielt, hat { $count } Gebäude. Er punktet, kann aber nicht gewinnen.
}

## Panel: what is to be decided

alhambra-ask-act = { $money ->
    [1] { $buy ->
        [0] { $redesign ->
            [1] Nimm Geld oder bau um.
           *[0] Nimm Geld.
        }
       *[1] { $redesign ->
            [1] Nimm Geld, kauf oder bau um.{ alhambra-ends-soon }
           *[0] Nimm Geld oder kauf ein Gebäude.{ alhambra-ends-soon }
        }
    }
   *[0] Kauf ein Gebäude oder bau deine Alhambra um.{ alhambra-ends-soon }
}
alhambra-ask-act-again = Noch eine Aktion, oder leg an.{ alhambra-ends-soon }
alhambra-ends-soon = { $spare ->
    [-1] {""}
    [0] {" "}⚠️ Wenn du ein Gebäude kaufst, endet das Spiel mit diesem Zug.
    [one] {" "}⚠️ Wenn du mehr als 1 Gebäude kaufst, endet das Spiel mit diesem Zug.
   *[other] {" "}⚠️ Wenn du mehr als { $spare } Gebäude kaufst, endet das Spiel mit diesem Zug.
}

alhambra-ask-build = { $dirk ->
    [2] Leg, was du gekauft hast, oder gib es Dirk: Das kann die Führenden Punkte kosten.
   *[other] Leg, was du gekauft hast.
}
alhambra-ask-leftover = Das Spiel ist vorbei. Leg, was du bekommen hast, dann beende den Zug.
alhambra-ask-end-turn = Bestätigen beendet deinen Zug. Geld und Bauhöfe werden aufgefüllt.

## In a hint: its turn in a few words, what that brings

alhambra-advice = { $does ->
    [both] { $bought } kaufen, { $taken } nehmen
    [buy] { $bought } kaufen
   *[take] { $taken } nehmen
}
alhambra-advice-stall = { $stall ->
    [1] ①
    [2] ②
    [3] ③
   *[4] ④
} { alhambra-building }
alhambra-advice-places = { $placed }
alhambra-advice-spot = { alhambra-building } auf { $cell }
alhambra-advice-reserve = { alhambra-building } in die Reserve
alhambra-advice-dirk = { alhambra-building } an Dirk
alhambra-reason-exact = Danach könntest du { $offer } passend bezahlen.
alhambra-reason-affordable = Danach könntest du { $offer } kaufen.
alhambra-reason-money = Du hättest dann { $total } in { $currency }.
alhambra-reason-count = { $row }: du hättest { $count }, andere höchstens { $most }.
alhambra-gives-lead = { $row }: Damit liegst du vorn.
alhambra-gives-level = { $row }: Damit liegst du gleichauf vorn.
alhambra-gives-wall = { $length ->
    [one] Damit hat deine Außenmauer 1 Teil.
   *[other] Damit hat deine Außenmauer { $length } Teile.
}

## Panel: moves and their parts, on buttons and in menus

alhambra-verb-take = 💰 Geld nehmen
alhambra-verb-buy = 🏛️ Gebäude kaufen
alhambra-verb-place = 🧱 Gebäude legen
alhambra-verb-add = ➕ Aus der Reserve bauen
alhambra-verb-swap = 🔁 Mit der Reserve tauschen
alhambra-verb-remove = ➖ In die Reserve legen
alhambra-verb-end = ✅ Zug beenden
alhambra-part-change = 💰 Mehrere Karten…
alhambra-part-change-short = 💰 Mehrere…
alhambra-part-redesign = Umbauen…
alhambra-part-redesign-use = Umbauen ist deine Aktion für diesen Zug. Wie baust du um?
alhambra-otherwise = Anders bezahlen
alhambra-take-cards = 💰 { alhambra-cards } nehmen
alhambra-take-cards-part = { alhambra-cards }
alhambra-take-cards-short = { alhambra-cards }
alhambra-take-cards-pick = 💰 Geld nehmen: eine Karte
alhambra-take-cards-change-pick = 💰 Mehrere Karten nehmen, zusammen höchstens 5
alhambra-buy-stall = In Bauhof { $token } kaufen

## Panel: what a choice gives, behind its label

alhambra-gives-dirk = spielt ohne Platz mit und punktet
alhambra-gives-wall-here = Außenmauer { $length }
alhambra-gives-wall-here-short = 🧱{ $length }
alhambra-gives-building = { alhambra-building }, { alhambra-walls }{ $fits ->
    [0] , passt noch nirgends
   *[1] {""}
}{ $over ->
    [-1] {""}
    [0] , passend
   *[other] , { $over } zu viel
}{ $ends ->
    [1] , beendet das Spiel
   *[0] {""}
}
alhambra-gives-building-short = { alhambra-kind }{ $over ->
    [-1] {""}
    [0] {" "}{ $price } ↻
   *[other] {" "}{ $price }, zahl { $paid }
}{ $fits ->
    [0] {" ⛔"}
   *[1] {""}
}
alhambra-gives-payment-short = { $over ->
    [0] ↻
   *[other] ({ $over } zu viel)
}
alhambra-gives-payment = { $over ->
    [0] passend, also noch eine Aktion
   *[other] { $over } zu viel
}
alhambra-buy-stall-1-short = ①
alhambra-buy-stall-2-short = ②
alhambra-buy-stall-3-short = ③
alhambra-buy-stall-4-short = ④
alhambra-buy-stall-pick = 🏛️ In welchem Bauhof kaufst du?
alhambra-buy-cards = { alhambra-cards } zahlen
alhambra-buy-cards-part = { alhambra-cards }
alhambra-buy-cards-short = { alhambra-cards }
alhambra-buy-cards-pick = Mit welchen Karten zahlst du?
alhambra-place-tile = 🧱 { alhambra-tile } legen
alhambra-place-tile-pick = 🧱 Welches Gebäude legst du?
alhambra-place-to = { $token }
alhambra-place-to-reserve = Reserve
alhambra-place-to-dirk = Dirk geben
alhambra-place-to-pick = Wohin legst du es?
alhambra-place-to-pick-nowhere = In deine Alhambra passt es gerade nicht. Wohin damit?
alhambra-add-tile = { alhambra-tile } bauen
alhambra-add-tile-pick = ➕ Welches Plättchen baust du aus deiner Reserve?
alhambra-add-at = { $token }
alhambra-add-at-pick = Wo baust du es?
alhambra-swap-tile = Eintauschen: { alhambra-tile }
alhambra-swap-tile-pick = 🔁 Welches Plättchen aus deiner Reserve tauschst du ein?
alhambra-swap-at = 🔁 Gegen das Plättchen auf { $token }
alhambra-swap-at-pick = Welches Plättchen ersetzt es?
alhambra-remove-at = ➖ { $token } entfernen
alhambra-remove-at-pick = ➖ Welches Plättchen legst du in die Reserve?

## Log in the thread. What would happen, in a preview, is `.will`

alhambra-took = { $who } hat { $cards } genommen.
    .will = Du nimmst { $cards }.
alhambra-bought-exactly = { $who } hat { $tile } passend bezahlt: { $cards }.
    .will = Du kaufst { $tile }: { $cards } ↻.
alhambra-bought = { $who } hat { $tile } für { $paid } gekauft (Preis { $price }): { $cards }.
    .will = Du zahlst { $paid } für { $tile }: { $cards }.
alhambra-bought-in-all = { $who } hat { $items } gekauft.
alhambra-bought-and-took = { $who } hat { $items } gekauft, dann { $cards } genommen.
alhambra-one-bought = { $tile } für { $paid }
alhambra-bought-to = { $who } hat { $tile } für { $paid } gekauft und auf { $cell } gelegt.
alhambra-added = { $who } hat { $tile } aus der Reserve auf { $cell } gelegt.
    .will = Du legst { $tile } aus der Reserve auf { $cell }.
alhambra-removed = { $who } hat { $tile } von { $cell } in die Reserve gelegt.
    .will = Du legst { $tile } von { $cell } in die Reserve.
alhambra-swapped = { $who } hat { $old } auf { $cell } gegen { $tile } aus der Reserve getauscht.
    .will = Du tauschst { $old } auf { $cell } gegen { $tile } aus der Reserve.
alhambra-placed = { $who } hat { $tile } auf { $cell } gelegt.
    .will = Du legst { $tile } auf { $cell }.
alhambra-reserved = { $who } hat { $tile } in die Reserve gelegt.
    .will = Du legst { $tile } in die Reserve.
alhambra-gave-dirk = { $who } hat Dirk etwas gegeben: { $tile }.
    .will = Du gibst Dirk: { $tile }.
alhambra-passed = { $who } konnte nichts tun und wurde übersprungen.
alhambra-new-money = Neues Geld: { $cards }.
alhambra-display-short = { $count ->
    [0] Es gibt kein Geld mehr aufzudecken, und die Auslage ist leer.
    [one] Es gibt kein Geld mehr aufzudecken, darum liegt nur 1 Karte aus.
   *[other] Es gibt kein Geld mehr aufzudecken, darum liegen nur { $count } Karten aus.
}
alhambra-new-buildings = Neue Gebäude: { $tiles }.
alhambra-on-stall = { $tile } in Bauhof { $slot }
alhambra-reshuffled = { $count ->
    [one] Der Geldstapel war leer, darum wurde die abgelegte Karte zum neuen Stapel.
   *[other] Der Geldstapel war leer, darum wurden die { $count } abgelegten Karten zum neuen Stapel.
}
alhambra-scoring-card = { $scoring ->
    [1] Die erste Wertungskarte ist da!
   *[2] Die zweite Wertungskarte ist da!
}
alhambra-scored = **{ $row }**: { $shares }.
alhambra-share = { $points ->
    [0] { $who } { $count }
   *[other] { $who } { $count } → +{ $points }
}
alhambra-points = { $who } +{ $points }
alhambra-scored-total = { $scoring ->
    [1] Erste Wertung: { $totals }.
    [2] Zweite Wertung: { $totals }.
   *[3] Schlusswertung: { $totals }.
}
alhambra-scored-total-title = { $scoring ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[3] Schlusswertung
}
alhambra-dirk-drew = Dirk hat bekommen: { $tiles }.
alhambra-ends = Die Bauhöfe konnten nicht mehr aufgefüllt werden, darum endet das Spiel. Alle Hände werden aufgedeckt.
alhambra-leftover = { $tile } geht an { $who }, mit dem meisten { $currency }: { $total }.
alhambra-leftover-nobody = { $total ->
    [0] { $tile } bekommt niemand, weil niemand { $currency } hatte.
   *[other] { $tile } bekommt niemand: Mehrere hatten gleich viel { $currency }, je { $total }.
}
alhambra-ended-with = Das Spiel ist vorbei. Übrig in den Bauhöfen: { $items }.
alhambra-left-to = { $tile } → { $who } ({ $currency } { $total })
alhambra-left-to-nobody = { $total ->
    [0] { $tile } → niemand
   *[other] { $tile } → niemand ({ $currency } { $total }, Gleichstand)
}

## Score sheet and the lines of the end

alhambra-sheet-why = { $scoring ->
    [1] Erste Wertung: { $shares }
    [2] Zweite Wertung: { $shares }
   *[3] Schlusswertung: { $shares }
}
alhambra-dirk-ahead = { $points ->
    [one] Mit 1 Punkt läge Dirk vor euch beiden.
   *[other] Mit { $points } Punkten läge Dirk vor euch beiden.
}
alhambra-dirk-behind = { $points ->
    [one] Dirk hat 1 Punkt gesammelt.
   *[other] Dirk hat { $points } Punkte gesammelt.
}
alhambra-remark-wall = { $length ->
    [one] Längste Mauer: { $who } mit 1 Mauerteil.
   *[other] Längste Mauer: { $who } mit { $length } Mauerteilen.
}
alhambra-remark-city = { $tiles ->
    [one] Größte Alhambra: { $who } mit 1 Gebäude.
   *[other] Größte Alhambra: { $who } mit { $tiles } Gebäuden.
}

## Refusals

alhambra-must-act = { $money ->
    [1] Erst kommt eine Aktion: Nimm Geld, kauf oder bau um.
   *[0] Erst kommt eine Aktion: Kauf oder bau um.
}
alhambra-place-first = { $dirk ->
    [1] Noch nicht gelegt: { $tile }. Leg es in deine Alhambra, in deine Reserve oder zu Dirk.
   *[0] Noch nicht gelegt: { $tile }. Leg es in deine Alhambra oder in deine Reserve.
}
alhambra-actions-over = Du hast keine Aktion mehr. Leg jetzt { $tile }.
alhambra-only-end = Dein Zug ist vollständig. Du kannst ihn nur noch beenden.
alhambra-only-leftover = Das Spiel ist vorbei. Du kannst nur noch die übrigen Gebäude legen, die du bekommen hast.
alhambra-take-nothing = Wähl mindestens eine Karte.
alhambra-not-on-display = { $count ->
    [0] { $card } liegt nicht aus.
    [one] { $card } liegt nur einmal aus.
   *[other] { $card } liegt nur { $count }-mal aus.
}
alhambra-take-too-much = Diese Karten sind zusammen { $total } wert. Mehrere Karten dürfen höchstens { $most } wert sein.
alhambra-no-stall = Bauhof { $stall } gibt es nicht. Die Bauhöfe haben die Nummern 1 bis { $stalls }.
alhambra-stall-empty = Bauhof { $stall } ist leer: Sein Gebäude wurde in diesem Zug gekauft.
alhambra-not-in-hand = { $count ->
    [0] Du hast keine { $card }.
    [one] Du hast nur eine { $card }.
   *[other] Du hast nur { $count } × { $card }.
}
alhambra-wrong-currency = Bauhof { $stall } nimmt nur { $currency }, nicht { $card }.
alhambra-too-little = { $tile } kostet { $price }, du bietest aber nur { $paid }.
alhambra-not-bought = { $tile } hast du in diesem Zug nicht gekauft.
alhambra-built-already = { $tile } ist schon gebaut, auf { $cell }.
alhambra-place-from-reserve = { $tile } liegt in deiner Reserve. Das zu bauen, ist eine eigene Aktion: „Aus der Reserve bauen“ (`add`).
alhambra-no-dirk = Dirk spielt nur zu zweit mit, und ihr seid { $seats }.
alhambra-dirk-takes-no-leftover = Übrige Gebäude kannst du Dirk nicht geben.
alhambra-not-on-reserve = { $tile } liegt nicht in deiner Reserve.
alhambra-only-bought = { $tile } hast du in diesem Zug gekauft. Umbauen kannst du damit erst in deinem nächsten.
alhambra-cell-taken = Auf { $cell } liegt schon { $other }.
alhambra-cell-empty = Auf { $cell } liegt kein Plättchen.
alhambra-fountain-stays = Der Brunnen bleibt, wo er ist.
alhambra-lonely = { $cell } hat keine gemeinsame Seite mit deiner Alhambra. Über Eck reicht nicht.
alhambra-misfit-wall = { $tile } hat im { $side } eine Mauer, aber { $other } auf { $there } ist zu { $cell } hin offen.
alhambra-misfit-open = { $tile } ist im { $side } offen, aber { $other } auf { $there } hat zu { $cell } hin eine Mauer.
alhambra-unreached = { $tile } auf { $cell } wäre nicht zu Fuß erreichbar: Jede Seite zu deiner Alhambra hat eine Mauer.
alhambra-hole = { $tile } auf { $cell } würde ein leeres Feld einschließen.
alhambra-remove-hole = Ohne { $tile } auf { $cell } entstünde ein Loch: Ringsum liegen vier Nachbarn.
alhambra-cut-off = Ohne { $tile } auf { $cell } wäre { $other } auf { $lost } nicht mehr zu Fuß erreichbar.

## Slash commands of the game

alhambra-command = Deine Schritte in Alhambra; nur an dessen Tischen
    .name = alhambra
alhambra-command-take = Geld aus der Auslage nehmen: eine Karte, oder mehrere bis 5
    .name = nehmen
alhambra-command-take-cards = Die Karten, mit + verbunden, etwa DE3+DU2 (DE 🔷, DU 🔶, DI ✳️, GU ⚜️)
    .name = karten
alhambra-command-buy = Ein Gebäude kaufen; passend bezahlt bringt noch eine Aktion
    .name = kaufen
alhambra-command-buy-stall = Der Bauhof, 1 bis 4
    .name = bauhof
alhambra-command-buy-cards = Deine Karten, mit + verbunden, etwa DI3+DI5
    .name = karten
alhambra-command-place = Ein gekauftes Gebäude legen
    .name = legen
alhambra-command-place-tile = Das Gebäude
    .name = gebäude
alhambra-command-place-to = Das Feld, etwa M12, oder die Reserve
    .name = ziel
alhambra-command-end = Deinen Zug beenden
    .name = ende

## Names of things, used in other messages

alhambra-kind = { $building ->
    [pavilion] Pavillon
    [seraglio] Serail
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Garten
   *[tower] Turm
}
alhambra-building = { alhambra-kind } { $price }

alhambra-walls = { $walls ->
    [E] Mauer O
    [N] Mauer N
    [S] Mauer S
    [W] Mauer W
    [ES] Mauern O S
    [NE] Mauern N O
    [NW] Mauern N W
    [SW] Mauern S W
    [ESW] Mauern O S W
    [NES] Mauern N O S
    [NEW] Mauern N O W
    [NSW] Mauern N S W
   *[0] ohne Mauern
}

alhambra-tile = { $token ->
    [F-0] Brunnen
    [P2-NEW] Pavillon 2 (Mauern N O W)
    [P3-SW] Pavillon 3 (Mauern S W)
    [P4-ES] Pavillon 4 (Mauern O S)
    [P5-NW] Pavillon 5 (Mauern N W)
    [P6-N] Pavillon 6 (Mauer N)
    [P7-E] Pavillon 7 (Mauer O)
    [P8-0] Pavillon 8 (ohne Mauern)
    [S3-ESW] Serail 3 (Mauern O S W)
    [S4-NE] Serail 4 (Mauern N O)
    [S5-SW] Serail 5 (Mauern S W)
    [S6-ES] Serail 6 (Mauern O S)
    [S7-W] Serail 7 (Mauer W)
    [S8-S] Serail 8 (Mauer S)
    [S9-0] Serail 9 (ohne Mauern)
    [A4-NES] Arkaden 4 (Mauern N O S)
    [A5-NW] Arkaden 5 (Mauern N W)
    [A6-NE] Arkaden 6 (Mauern N O)
    [A6-SW] Arkaden 6 (Mauern S W)
    [A7-ES] Arkaden 7 (Mauern O S)
    [A8-N] Arkaden 8 (Mauer N)
    [A8-E] Arkaden 8 (Mauer O)
    [A9-0] Arkaden 9 (ohne Mauern)
    [A10-0] Arkaden 10 (ohne Mauern)
    [C5-NSW] Gemächer 5 (Mauern N S W)
    [C6-ES] Gemächer 6 (Mauern O S)
    [C7-NE] Gemächer 7 (Mauern N O)
    [C7-SW] Gemächer 7 (Mauern S W)
    [C8-NW] Gemächer 8 (Mauern N W)
    [C9-S] Gemächer 9 (Mauer S)
    [C9-W] Gemächer 9 (Mauer W)
    [C10-0] Gemächer 10 (ohne Mauern)
    [C11-0] Gemächer 11 (ohne Mauern)
    [G6-ESW] Garten 6 (Mauern O S W)
    [G7-NSW] Garten 7 (Mauern N S W)
    [G8-NE] Garten 8 (Mauern N O)
    [G8-NW] Garten 8 (Mauern N W)
    [G8-SW] Garten 8 (Mauern S W)
    [G9-E] Garten 9 (Mauer O)
    [G10-N] Garten 10 (Mauer N)
    [G10-W] Garten 10 (Mauer W)
    [G10-0] Garten 10 (ohne Mauern)
    [G11-0] Garten 11 (ohne Mauern)
    [G12-S] Garten 12 (Mauer S)
    [T7-NEW] Turm 7 (Mauern N O W)
    [T8-NES] Turm 8 (Mauern N O S)
    [T9-NE] Turm 9 (Mauern N O)
    [T9-NW] Turm 9 (Mauern N W)
    [T9-ES] Turm 9 (Mauern O S)
    [T10-W] Turm 10 (Mauer W)
    [T11-N] Turm 11 (Mauer N)
    [T11-S] Turm 11 (Mauer S)
    [T11-0] Turm 11 (ohne Mauern)
    [T12-0] Turm 12 (ohne Mauern)
    [T13-E] Turm 13 (Mauer O)
   *[other] { $token }
}
alhambra-cards = { $token ->
    [DE1] 🔷1
    [DE2] 🔷2
    [DE3] 🔷3
    [DE4] 🔷4
    [DE5] 🔷5
    [DE6] 🔷6
    [DE7] 🔷7
    [DE8] 🔷8
    [DE9] 🔷9
    [DI1] ✳️1
    [DI2] ✳️2
    [DI3] ✳️3
    [DI4] ✳️4
    [DI5] ✳️5
    [DI6] ✳️6
    [DI7] ✳️7
    [DI8] ✳️8
    [DI9] ✳️9
    [DU1] 🔶1
    [DU2] 🔶2
    [DU3] 🔶3
    [DU4] 🔶4
    [DU5] 🔶5
    [DU6] 🔶6
    [DU7] 🔶7
    [DU8] 🔶8
    [DU9] 🔶9
    [GU1] ⚜️1
    [GU2] ⚜️2
    [GU3] ⚜️3
    [GU4] ⚜️4
    [GU5] ⚜️5
    [GU6] ⚜️6
    [GU7] ⚜️7
    [GU8] ⚜️8
    [GU9] ⚜️9
   *[other] { $token }
}
alhambra-card = { $currency }{ $value }
alhambra-currency-DE = 🔷
alhambra-currency-DI = ✳️
alhambra-currency-DU = 🔶
alhambra-currency-GU = ⚜️
alhambra-dirk = Dirk
alhambra-side-n = Norden
alhambra-side-e = Osten
alhambra-side-s = Süden
alhambra-side-w = Westen
alhambra-row-pavilion = Pavillons
alhambra-row-seraglio = Serails
alhambra-row-arcades = Arkaden
alhambra-row-chambers = Gemächer
alhambra-row-garden = Gärten
alhambra-row-tower = Türme
alhambra-row-wall = Außenmauer

## Puzzles: what is asked of the turn

alhambra-goal-points = { $points ->
    [one] Hol mit diesem Zug mindestens { $points } Punkt.
   *[other] Hol mit diesem Zug mindestens { $points } Punkte.
}
alhambra-goal-buy-twice = Kauf zweimal passend und bau beides in deine Alhambra.
alhambra-goal-buy = Kauf und bau. Welches Gebäude, und wohin?
alhambra-goal-redesign = Bau deine Alhambra um. Wie?
alhambra-goal-take = Nimm Geld. Welche Karten?
