### The Hanging Gardens: lobby, panel, log, end, refusals, commands, names.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

hanging-gardens-title = Die Hängenden Gärten
hanging-gardens-blurb = Leg Karte auf Karte, lass Terrassen, Parks, Arkaden und Brunnen wachsen und gewinn mit deinen Tempeln Plättchen. 2–4 Spieler.
hanging-gardens-cover = Ein Garten aus fünf Terrassen in der Abendsonne, voller Bäume und Blumen; Wasser fällt von Stufe zu Stufe in ein Becken.
hanging-gardens-how-to-play =
    🏆 **Ziel** – Serien von Plättchen: Je mehr du von einer Art hast, desto mehr zählt jedes.
    👉 **Dein Zug** – wähl eine Karte und leg sie über deinen Garten. Drei gleiche in einer Gruppe bringen ein Plättchen.
    🛕 Drei oder mehr Terrassen, Parks, Arkaden oder Brunnen zusammen sind eine Gruppe. Ein Tempel auf einer neuen Gruppe bringt ein Plättchen.
    ↔️ Je größer die Gruppe, desto mehr Spalten mit Plättchen stehen dir offen.
    ⚖️ **Am Ende** gewinnt, wer die meisten Punkte aus Plättchen hat.
hanging-gardens-rules =
    🏆 **Ziel** – die meisten Punkte aus Serien von Plättchen und aus Personen.
    👉 **Dein Zug** – nimm eine der offenen Karten und leg sie in deinen Garten, gedreht, wie du willst.
    • Jedes Bauwerk (Terrasse, Park, Arkade, Brunnen) muss auf deinem Garten liegen: auf Bauland oder einem anderen Bauwerk. Bauland darf überall liegen, auch auf offenem Wasser.
    • Ein Feld mit Tempel darf nie überdeckt werden.
    • Passt keine der offenen Karten, wirf eine davon ab.
    🛕 **Tempel** – Bauwerke einer Art, die mit Kanten aneinanderliegen, sind eine Gruppe. Du darfst *eine* Gruppe besetzen, die mindestens 3 Felder hat, ein Feld der gerade gelegten Karte enthält und noch keinen Tempel hat: Stell einen Tempel auf eines ihrer Felder und nimm ein Plättchen.
    • 3 Felder: Spalte I · 4: Spalten I und II · 5: jede Spalte · 6 oder mehr: erst ein verdecktes Plättchen vom Stapel, dann eines aus beliebiger Spalte.
    • Eine Gruppe, die du frei lässt, braucht ein neues Feld, bevor du sie später besetzen kannst.
    • Alle 5 Tempel gesetzt? Der auf deiner *kleinsten* Gruppe zieht um (gezählt wird nach dem Legen; bei Gleichstand wählst du). Plättchen verlierst du nie.
    🎴 **Runden** – 2 Spieler: 4 Karten, je zwei Züge · 3 Spieler: 3 Karten · 4 Spieler: 4 Karten. Dann wechselt der Startspieler. Das Spiel endet mit der letzten der 60 Karten oder mit der Runde, in der das letzte Plättchen genommen wird. Bringt ein Tempel kein Plättchen, zählt er 5.
    ⚖️ **Wertung** – **Noch übrig** zeigt, was eins, mehrere und alle einer Art zählen; danach beginnt die nächste Serie. Eine Person zählt die kleine Zahl, oder die große, wenn du eine volle Serie ihrer Art hast; der Torwächter zählt für jedes Tor. Bei Gleichstand gewinnt, wer mehr Plättchen hat.
    🤫 Deine Plättchen liegen verdeckt; nur du darfst sie ansehen (*Plättchen*).
hanging-gardens-option-open-collections = Plättchen der Spieler
hanging-gardens-option-open-collections-no = Verdeckt (nur für den eigenen Blick)
hanging-gardens-option-open-collections-yes = Offen, außer den Bonusplättchen vom Stapel

## Tips above the panel in somebody’s first games; each comes once

hanging-gardens-first-terraces = -# 🌱 Leg jede Karte über deinen Garten; nur leerer Rasen darf überstehen. Ab drei gleichen nebeneinander bringt dein Tempel (🛕) ein Plättchen.
hanging-gardens-first-columns = -# 🌱 Spalte I braucht eine Gruppe von 3, II von 4, III von 5. **+3** auf einem Plättchen: so viele Punkte bringt es dir.
hanging-gardens-first-persons = -# 🌱 Eine Person mit 3/11 zählt 3 Punkte, oder 11 mit einer vollständigen Serie ihrer Plättchen. **+3** auf deinem Bild ist, was sie dir jetzt bringt.
hanging-gardens-first-gates = -# 🌱 Ein bis vier Tore zählen zusammen 0, 5, 12 oder 21. Der Torwächter bringt für jedes 3 dazu.
hanging-gardens-first-bonus = -# 🌱 Eine Gruppe ab 6 bringt ein Bonusplättchen: das oberste vom Stapel, das nur du siehst, noch vor einem aus der Auslage.

## Panel: what is to be decided

hanging-gardens-ask-place-card = { $claims ->
    [last] Eine Karte übrig.
    [1] Wähl eine Karte. 🛕: So groß ist die Gruppe, die du besetzen kannst.
   *[0] Wähl eine Karte.
}
hanging-gardens-ask-place-temple = { $count ->
    [one] Du kannst **{ $groups }** besetzen
   *[other] Du kannst davon eine Gruppe besetzen: **{ $groups }**
}{ $first ->
    [none] . Auf welchem Feld?
   *[other] . Nimm ein Plättchen.
}
hanging-gardens-decline-place-temple = Jetzt nicht

hanging-gardens-ask-choose-temple = Alle deine Tempel stehen, darum zieht einer von deiner kleinsten Gruppe um. Welcher?
hanging-gardens-ask-draw-tile = Deine Gruppe hat mindestens sechs Felder. Zieh erst ein Bonusplättchen vom Stapel; nur du siehst es.
hanging-gardens-ask-take-tile = Nimm ein Plättchen aus der Auslage.
hanging-gardens-ask-end-turn = Bestätige, um deinen Zug zu beenden.

## Panel: moves and their parts, on buttons and in menus

hanging-gardens-verb-place = 🎴 Karte legen
hanging-gardens-verb-discard = 🗑️ Karte abwerfen
hanging-gardens-verb-temple = 🛕 Tempel setzen
hanging-gardens-verb-temple-seldom = Tempel auf ein anderes Feld…
hanging-gardens-verb-move = 🛕 Tempel umsetzen
hanging-gardens-verb-draw = 🎁 Bonusplättchen ziehen
hanging-gardens-verb-take = 🏺 Plättchen nehmen
hanging-gardens-verb-end = ✅ Zug beenden
hanging-gardens-place-card = 🎴 Karte { $token }
hanging-gardens-place-card-short = { $token }
hanging-gardens-place-card-pick = Welche Karte?
hanging-gardens-place-turn = ↻ { $token }°
hanging-gardens-place-turn-0 = Wie gezeigt
hanging-gardens-place-turn-pick = Wie herum?
hanging-gardens-place-at = { $token }
hanging-gardens-place-at-pick = { $structure ->
    [terrace] Wohin kommt die umrahmte Terrasse 🟥?
    [park] Wohin kommt der umrahmte Park 🌳?
    [arcade] Wohin kommt die umrahmte Arkade 🏛️?
   *[fountain] Wohin kommt der umrahmte Brunnen ⛲?
}
hanging-gardens-discard-card = 🗑️ Karte { $token }
hanging-gardens-discard-card-short = 🗑️ { $token }
hanging-gardens-discard-card-pick = Welche Karte wirfst du ab?
hanging-gardens-temple-at = { $token }
hanging-gardens-temple-at-pick = Auf welches Feld kommt der Tempel?
hanging-gardens-move-at = Tempel auf { $token }
hanging-gardens-move-at-pick = Welcher Tempel zieht um?
hanging-gardens-take-tile = { $token }
hanging-gardens-take-tile-queen = 👸 Königin
hanging-gardens-take-tile-king = 🤴 König
hanging-gardens-take-tile-tiger = 🐅 Tiger
hanging-gardens-take-tile-garden = 🌷 Garten
hanging-gardens-take-tile-statue = 🗿 Statue
hanging-gardens-take-tile-chalice = 🏆 Kelch
hanging-gardens-take-tile-gate = 🚪 Tor
hanging-gardens-take-tile-animal-tamer = 🧍 Tierbändiger (Tiger)
hanging-gardens-take-tile-gardener = 🧍 Gärtner (Gärten)
hanging-gardens-take-tile-sculptor = 🧍 Bildhauer (Statuen)
hanging-gardens-take-tile-priest = 🧍 Priester (Kelche)
hanging-gardens-take-tile-gatekeeper = 🧍 Torwächter (Tore)
hanging-gardens-take-tile-short = { $token ->
    [queen] Königin
    [king] König
    [tiger] Tiger
    [garden] Garten
    [statue] Statue
    [chalice] Kelch
    [gate] Tor
    [animal-tamer] Tierbändiger
    [gardener] Gärtner
    [sculptor] Bildhauer
    [priest] Priester
    [gatekeeper] Torwächter
   *[other] { $token }
}
hanging-gardens-take-tile-pick = Welches Plättchen?
hanging-gardens-take-column = aus Spalte { $token }
hanging-gardens-take-column-1 = aus der Spalte für 3
hanging-gardens-take-column-2 = aus der Spalte für 4
hanging-gardens-take-column-3 = aus der Spalte für 5 oder mehr
hanging-gardens-take-column-pick = Aus welcher Spalte nimmst du es?
hanging-gardens-place-act = { $card } legen
hanging-gardens-take-act = { $tile } { $column } nehmen

## Panel: what a choice gives, behind its label

hanging-gardens-gives-card = { $structures }
hanging-gardens-gives-best-short = 🛕{ $squares }
hanging-gardens-gives-best = { $structures }; kann eine Gruppe von { $squares } besetzen
hanging-gardens-gives-claim = kann eine Gruppe von { $squares } besetzen
hanging-gardens-gives-claims-short = 🛕{ $squares }
hanging-gardens-gives-claims = kann { $groups } besetzen
hanging-gardens-gives-touch-short = { $structure ->
    [terrace] 🟥
    [park] 🌳
    [arcade] 🏛️
   *[fountain] ⛲
}{ $squares }
hanging-gardens-gives-touch = Zusammen: { $groups }
hanging-gardens-gives-points-short = +{ $points }
hanging-gardens-gives-points = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
hanging-gardens-gives-changes = { $making ->
    [0] Die Karte überdeckt { $covered }.
   *[other] { $covering ->
        [0] Das ergibt { $groups }.
       *[other] Das ergibt { $groups }. Überdeckt: { $covered }.
    }
}
hanging-gardens-gives-scored = { $points ->
    [one] Du hast dann **1 Punkt** (+{ $gained }).
   *[other] Du hast dann **{ $points } Punkte** (+{ $gained }).
}
hanging-gardens-gives-both = { $changes } { $scored }

## What speaks for a hint, below it

hanging-gardens-gives-turn-takes = Das bringt dir für { $group } das Plättchen { $tile } (+{ $points }).
hanging-gardens-gives-turn-draws = Das bringt dir für { $group } ein verdecktes Plättchen und eines aus der Auslage.
hanging-gardens-gives-turn-compensated = Das bringt dir für { $group } +{ $points }, denn es gibt keine Plättchen mehr.
hanging-gardens-gives-turn-nearly = Damit liegen { $group } aneinander. Mit noch einem Feld kannst du die Gruppe besetzen.
hanging-gardens-gives-turn-grows = { $squares ->
    [one] Dein Garten wächst um 1 Feld, auf dem Bauwerke liegen können.
   *[other] Dein Garten wächst um { $squares } Felder, auf denen Bauwerke liegen können.
}

## Log in the thread. What would happen, in a preview, is `.will`

hanging-gardens-placed = { $turn ->
    [0] { $who } hat Karte { $card } auf **{ $at }** gelegt.
   *[other] { $who } hat Karte { $card } auf **{ $at }** gelegt, um { $turn }° gedreht.
}
    .will = { $turn ->
        [0] Du legst Karte { $card } auf **{ $at }**.
       *[other] Du legst Karte { $card } auf **{ $at }**, um { $turn }° gedreht.
    }
hanging-gardens-laid = { $who } hat Karte { $card } gelegt.
    .will = Du legst Karte { $card }.
hanging-gardens-discarded = Keine offene Karte passte bei { $who }, darum wurde Karte { $card } abgeworfen.
    .will = Keine offene Karte passt in deinen Garten, darum wirfst du Karte { $card } ab.
hanging-gardens-claimed = { $who } hat einen Tempel auf **{ $at }** gesetzt: **{ $group }** besetzt.
    .will = Du setzt einen Tempel auf **{ $at }** und besetzt **{ $group }**.
hanging-gardens-moved = { $who } hat einen Tempel von { $left } ({ $size }er-Gruppe) nach **{ $at }** umgesetzt: **{ $group }**.
    .will = Du setzt einen Tempel von { $left } ({ $size }er-Gruppe) nach **{ $at }** um: **{ $group }**.
hanging-gardens-claimed-here = { $who } hat mit einem Tempel **{ $group }** besetzt.
    .will = Du besetzt mit einem Tempel **{ $group }**.
hanging-gardens-moved-here = { $who } hat einen Tempel auf **{ $group }** umgesetzt (vorher { $size }er-Gruppe).
    .will = Du setzt einen Tempel auf **{ $group }** um (vorher { $size }er-Gruppe).
hanging-gardens-got = { $got ->
    [tile] { $who } hat Karte { $card } gelegt und **{ $tile }** genommen (für **{ $group }**).
    [bonus] { $who } hat Karte { $card } gelegt und für **{ $group }** ein Bonusplättchen gezogen.
   *[both] { $who } hat Karte { $card } gelegt, ein Bonusplättchen gezogen und **{ $tile }** genommen (für **{ $group }**).
}
hanging-gardens-unclaimed = { $who } hat keinen Tempel gesetzt (möglich: { $groups }).
hanging-gardens-bonus = { $who } hat ein Bonusplättchen vom Stapel gezogen.
hanging-gardens-bonus-yours = Dein Bonusplättchen: **{ $tile }**. Nimm jetzt eines aus der Auslage.
hanging-gardens-no-bonus = Der Stapel ist leer, darum gibt es kein Bonusplättchen für { $who }.
hanging-gardens-took = { $column ->
    [1] { $who } hat das Plättchen **{ $tile }** aus Spalte I genommen.
    [2] { $who } hat das Plättchen **{ $tile }** aus Spalte II genommen.
   *[3] { $who } hat das Plättchen **{ $tile }** aus Spalte III genommen.
}
    .will = { $column ->
        [1] Du nimmst das Plättchen **{ $tile }** aus Spalte I.
        [2] Du nimmst das Plättchen **{ $tile }** aus Spalte II.
       *[3] Du nimmst das Plättchen **{ $tile }** aus Spalte III.
    }
hanging-gardens-compensated = Für { $who } gab es kein Plättchen mehr, dafür **+{ $points }**.
hanging-gardens-refilled = { $column ->
    [1] Neu in Spalte I: { $tile }.
    [2] Neu in Spalte II: { $tile }.
   *[3] Neu in Spalte III: { $tile }.
}
hanging-gardens-pile-empty = Der Stapel ist leer, darum bleibt dieser Platz der Auslage frei.
hanging-gardens-tiles-out = Das war das letzte Plättchen: Das Spiel endet nach dieser Runde.
hanging-gardens-round = Runde { $round } von { $rounds }: { $who } beginnt.
hanging-gardens-new-cards = Neue Karten liegen offen.
hanging-gardens-new-card = { $card } `{ $rows }`
hanging-gardens-open-card = { $card } mit { $shows }
hanging-gardens-over = { $reason ->
    [cards] Die letzte Karte ist gespielt. Alle Plättchen werden aufgedeckt.
   *[tiles] Das letzte Plättchen ist genommen, und die Runde ist zu Ende. Alle Plättchen werden aufgedeckt.
}

## Hidden tiles: what is said of hands, here

hanging-gardens-button-hand = Plättchen
hanging-gardens-your-hand = deine Plättchen, nur für deine Augen
hanging-gardens-push-hand = { $game }: deine Plättchen.
hanging-gardens-dm-closed = Ich konnte dir keine Direktnachricht schicken, darum kommen deine Plättchen hier. Erlaube Direktnachrichten von Mitgliedern dieses Servers, dann klappt es beim nächsten Mal.
hanging-gardens-dm-failed = 📪 Ich konnte dir deine Plättchen nicht als Direktnachricht schicken. Mit **Plättchen** siehst du sie jederzeit hier.
hanging-gardens-hands-wait = 📪 { $who }: Discord lässt mich gerade keine neuen Direktnachrichten schicken. Drück hier **Plättchen**: Deine Plättchen siehst nur du.
hanging-gardens-take-done-hand = Der Platz gehört dir. Drück **Plättchen**, um deine Plättchen zu sehen.

## Score sheet and the lines of the end

hanging-gardens-sheet-queen = Königinnen
hanging-gardens-sheet-king = Könige
hanging-gardens-sheet-tiger = Tiger
hanging-gardens-sheet-garden = Gärten
hanging-gardens-sheet-statue = Statuen
hanging-gardens-sheet-chalice = Kelche
hanging-gardens-sheet-gate = Tore
hanging-gardens-sheet-compensations = Tempel ohne Plättchen
hanging-gardens-why-series = { $who }: { $count } × { $tile }{ $complete ->
    [0] {""}
    [one] {" – eine volle Serie"}{ $rest ->
        [0] {""}
       *[other] {" und "}{ $rest } der nächsten
    }
   *[other] {" – "}{ $complete } volle Serien{ $rest ->
        [0] {""}
       *[other] {" und "}{ $rest } der nächsten
    }
}: { $points }
hanging-gardens-why-high = { $who }: { $person } mit voller Serie ({ $series }): { $points }
hanging-gardens-why-low = { $who }: { $person } ohne volle Serie ({ $series }): { $points }
hanging-gardens-why-each = { $who }: { $person } mit { $count } × { $series }: { $points }
hanging-gardens-why-compensation = { $count ->
    [one] { $who }: ein Tempel ohne Plättchen: { $points }
   *[other] { $who }: { $count } Tempel ohne Plättchen: { $points }
}
hanging-gardens-remark-largest = Größte Gruppe am Ende: { $group } bei { $who }.
hanging-gardens-remark-bonus = Die meisten Bonusplättchen vom Stapel, für Gruppen ab 6: { $who } mit { $count }.
hanging-gardens-remark-tie = An der Spitze herrschte Gleichstand mit { $points } Punkten, darum entschied die Zahl der Plättchen: { $counts }.
hanging-gardens-remark-tiles = { $who } { $count }

## Refusals

hanging-gardens-not-now = Jetzt nicht. { $ask }
hanging-gardens-no-card = Auf Platz { $card } liegt keine Karte. Offen sind: { $left }.
hanging-gardens-no-turn = Eine Karte lässt sich um 0, 90, 180 oder 270 Grad drehen, nicht um { $turn }.
hanging-gardens-covers-temple = Dort geht es nicht: Die Karte würde den Tempel auf { $at } überdecken.
hanging-gardens-over-table = Dort geht es nicht: { $structure } auf { $at } läge auf offenem Wasser. Das darf nur Bauland.
hanging-gardens-no-overlap = Auf { $at } würde die Karte deinen Garten gar nicht berühren.
hanging-gardens-something-fits = { $turn ->
    [0] Du kannst keine Karte abwerfen, denn eine passt: Karte { $card } auf { $at }.
   *[other] Du kannst keine Karte abwerfen, denn eine passt: Karte { $card }, um { $turn }° gedreht, auf { $at }.
}
hanging-gardens-no-group = In deinem Garten steht auf { $at } kein Bauwerk, ein Tempel braucht aber eines.
hanging-gardens-has-temple = Die Gruppe auf { $at } ({ $group }) hat schon einen Tempel, auf { $temple }.
hanging-gardens-too-small = Die Gruppe auf { $at } ist zu klein: { $group }. Nötig sind { $needed } Felder.
hanging-gardens-not-fresh = Die Gruppe auf { $at } ({ $group }) enthält kein Feld der gerade gelegten Karte. Sie braucht erst ein neues Feld.
hanging-gardens-no-temple = Auf { $at } steht kein Tempel von dir.
hanging-gardens-not-smallest = Der Tempel auf { $at } kann nicht umziehen: Seine Gruppe hat { $size } Felder, deine kleinste { $smallest }. Umziehen können: { $among }.
hanging-gardens-reserve-first = { $left ->
    [one] Du hast noch einen Tempel im Vorrat. Erst wenn der leer ist, ziehen Tempel um.
   *[other] Du hast noch { $left } Tempel im Vorrat. Erst wenn der leer ist, ziehen Tempel um.
}
hanging-gardens-which-group = Du kannst mehrere Gruppen besetzen ({ $groups }). Setz den Tempel zuerst auf ein Feld der einen, die du willst.
hanging-gardens-which-temple = Deine Tempel auf { $among } stehen auf gleich kleinen Gruppen. Setz den Tempel zuerst auf ein Feld der neuen Gruppe, dann wähl, welcher umzieht.
hanging-gardens-bonus-first = Diese Gruppe ({ $group }) bringt ein Bonusplättchen, das du zuerst ansehen darfst. Setz den Tempel auf eines ihrer Felder, dann zieh.
hanging-gardens-not-on-display = Dieses Plättchen liegt nicht in der Auslage: { $tile }.
hanging-gardens-tile-elsewhere = { $tile } liegt in Spalte { $columns }, nicht in der genannten.
hanging-gardens-niche-elsewhere = Platz { $niche } der Auslage gehört zu Spalte { $columns }.
hanging-gardens-no-niche = Es gibt keinen Platz { $niche }: Die Auslage hat die Plätze 1 bis { $most }.
hanging-gardens-niche-empty = Platz { $niche } der Auslage ist leer.
hanging-gardens-column-closed = { $column ->
    [1] Spalte I braucht eine Gruppe von { $needed }, deine hat { $size }.
    [2] Spalte II braucht eine Gruppe von { $needed }, deine hat { $size }.
   *[3] Spalte III braucht eine Gruppe von { $needed }, deine hat { $size }.
}
hanging-gardens-which-column = { $tile } liegt in mehreren Spalten ({ $columns }). Nenn die, aus der du nimmst.

## Slash commands of the game

hanging-gardens-command = Deine Schritte in „Die Hängenden Gärten“; nur an dessen Tischen
    .name = hängende-gärten
hanging-gardens-command-place = Eine Karte legen; Tempel und Plättchen gehen in derselben Zeile
    .name = legen
hanging-gardens-command-place-card = Nummer einer offenen Karte
    .name = karte
hanging-gardens-command-place-turn = Grad im Uhrzeigersinn: 0, 90, 180 oder 270
    .name = drehung
hanging-gardens-command-place-at = Wohin die linke obere Ecke der gedrehten Karte kommt, etwa L13
    .name = feld
hanging-gardens-command-place-temple = Ein Feld der Gruppe, die du besetzt, etwa M14
    .name = tempel
hanging-gardens-command-place-moved = Wenn alle Tempel stehen und Gruppen gleich groß sind: der Tempel, der umzieht
    .name = umzug
hanging-gardens-command-place-tile = Das Plättchen: seine Art oder seine Nummer in der Auslage
    .name = plättchen
hanging-gardens-command-temple = Eine Gruppe mit einem Tempel besetzen
    .name = tempel
hanging-gardens-command-temple-at = Ein Feld der Gruppe, etwa M14
    .name = feld
hanging-gardens-command-take = Ein Plättchen aus der Auslage nehmen
    .name = nehmen
hanging-gardens-command-take-tile = Seine Art oder seine Nummer in der Auslage
    .name = plättchen
hanging-gardens-command-take-column = 1, 2 oder 3, wenn dieselbe Art in mehreren Spalten liegt
    .name = spalte
hanging-gardens-command-end = Deinen Zug beenden
    .name = ende

## Names of things, used in other messages

hanging-gardens-structure-terrace = Terrasse
hanging-gardens-structure-park = Park
hanging-gardens-structure-arcade = Arkade
hanging-gardens-structure-fountain = Brunnen
hanging-gardens-group-terrace = { $count ->
    [one] 1 Terrasse
   *[other] { $count } Terrassen
}
hanging-gardens-group-park = { $count ->
    [one] 1 Park
   *[other] { $count } Parks
}
hanging-gardens-group-arcade = { $count ->
    [one] 1 Arkade
   *[other] { $count } Arkaden
}
hanging-gardens-group-fountain = { $count ->
    [one] 1 Brunnen
   *[other] { $count } Brunnen
}
hanging-gardens-group-at = { $group } auf { $at }
hanging-gardens-numeral = { $column ->
    [1] I
    [2] II
   *[3] III
}
hanging-gardens-tile-queen = Königin
hanging-gardens-tile-king = König
hanging-gardens-tile-tiger = Tiger
hanging-gardens-tile-garden = Garten
hanging-gardens-tile-statue = Statue
hanging-gardens-tile-chalice = Kelch
hanging-gardens-tile-gate = Tor
hanging-gardens-tile-animal-tamer = Tierbändiger
hanging-gardens-tile-gardener = Gärtner
hanging-gardens-tile-sculptor = Bildhauer
hanging-gardens-tile-priest = Priester
hanging-gardens-tile-gatekeeper = Torwächter

## Puzzles: what is asked of the turn

hanging-gardens-goal-points = { $points ->
    [one] Hol mit diesem Zug mindestens { $points } Punkt.
   *[other] Hol mit diesem Zug mindestens { $points } Punkte.
}
hanging-gardens-goal-take = Besetz eine Gruppe und nimm ein Plättchen. Welche Karte, und wohin?
hanging-gardens-goal-temple = Besetz eine Gruppe. Welche Karte, und wohin?
hanging-gardens-goal-place = Leg eine Karte ohne Tempel. Welche, und wohin?
