### Armadöra: lobby, panel, log, end, refusals, commands, names.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

armadora-title = Armadöra
armadora-blurb = Umzäune das Gold der Zwerge und versteck deine stärksten Krieger da, wo es zählt. 2–4 Spieler; zu viert in zwei Teams.
armadora-cover = Eine Zwergenhalle in den Bergen bei Abenddämmerung; darunter Gold hinter spitzen Pfählen, bewacht von vier Schilden.
armadora-how-to-play =
    🏆 **Ziel** – das meiste Gold. Wer in einem Gebiet die höchste Gesamtstärke hat, bekommt dort alles.
    👉 **Dein Zug** – setz einen Krieger verdeckt, setz 1 oder 2 Palisaden oder passe endgültig.
    🪵 Palisaden teilen das Land in Gebiete von mindestens 4 Feldern.
    🛡️ Nur du weißt, wie stark deine Krieger sind.
    ⚖️ **Am Ende** werden alle Krieger aufgedeckt. Bei Gleichstand wird das Gold eines Gebiets geteilt.
armadora-rules =
    🏆 **Ziel** – das meiste der 40 Gold auf den 8 Minen nehmen.
    👉 **Dein Zug** – eines davon:
    • **Krieger**: setz einen verdeckt auf ein freies Feld, also eines ohne Mine oder Krieger. Nur du kennst seine Stärke.
    • **Palisaden**: setz 1 oder 2 auf freie Kanten. Jedes Gebiet muss mindestens 4 Felder behalten; Minen und Krieger zählen mit, und der Rand ist eine Wand.
    • **Passen**, endgültig: Du bist nie mehr dran.
    Wer nichts mehr setzen kann, wird übersprungen. Kann niemand mehr etwas tun, endet das Spiel.
    ⚖️ **Wertung** – wer in einem Gebiet die höchste Gesamtstärke hat, bekommt dort das ganze Gold. Bei Gleichstand wird geteilt, abgerundet; der Rest verfällt. Bei gleich viel Gold am Ende zählt die größte Beute aus einem Gebiet, dann die nächstgrößte und so weiter.
    🛡️ **Hand** – 2 Spieler: 1×11, 2×2, 3, 4, 5 · 3 Spieler: 1×7, 2×2, 3, 4 · 4 Spieler: 1×5, 2, 3, 4.
armadora-rules-4 = 👥 **Vier Spieler** – Plätze 1+3 gegen 2+4. Im Team zählen die Stärken zusammen, aber ihr seht eure Zahlen nicht. Redet über das Spiel nur öffentlich.
armadora-rules-advanced =
    ✨ **Fortgeschritten** – vor deiner normalen Aktion darfst du eine Kraft nutzen, dann deine Verstärkung. Oder du passt stattdessen.
    • **Goblin** (1): ein Krieger extra, offen.
    • **Ork** (1): eine Palisade extra.
    • **Magier** (2): einen verdeckten gegnerischen Krieger ansehen.
    • **Elf** (2): auf einen gegnerischen Krieger schießen, in einem nicht vollen Gebiet mit einem Krieger von dir: −1 (nie unter 0).
    • **Verstärkung** (alle, 1): auf einen eigenen Krieger in einem vollen Gebiet (nur Minen und Krieger) ohne solchen Marker: +1, und deine Seite gewinnt dort bei Gleichstand.
armadora-option-advanced = Regeln
armadora-option-advanced-no = Grundspiel (Völker sind nur Farben)
armadora-option-advanced-yes = Fortgeschritten (Kräfte und Verstärkungen)
armadora-option-races = Völker
armadora-option-races-random = Zufällig verteilt
armadora-option-races-choose = In Zugreihenfolge gewählt

## Tips above the panel in somebody’s first games; each comes once

armadora-first-areas = -# 🌱 Wer in einem Gebiet am Ende die größte Stärke hat, bekommt dort das ganze Gold. Die Gebiete entstehen durch Palisaden.
armadora-first-strengths = -# 🌱 Eine Truhe zählt das Gold eines Gebiets, das ganz bleibt. Darunter steht, wie stark jede Seite dort ist, wo sich noch etwas ändern kann. „+“ heißt mindestens.

## Panel: what is to be decided

armadora-ask-choose-race = Wähl dein Volk.
armadora-ask-take-turn = { $can ->
    [warrior] Setz einen Krieger.
    [palisade] Setz eine Palisade oder zwei.
    [token] Setz deine Verstärkung.
   *[warrior-palisade] Setz einen Krieger oder Palisaden.
}
armadora-ask-after-power = { $can ->
    [warrior] Setz einen Krieger
    [palisade] Setz eine Palisade oder zwei
    [token] Setz deinen Verstärkungsmarker
   *[warrior-palisade] Setz einen Krieger oder Palisaden
}{ $reinforce ->
    [1] . Vorher kannst du verstärken
   *[0] {""}
}.
armadora-ask-normal-action = { $can ->
    [warrior] Du hast verstärkt. Setz jetzt einen Krieger.
    [palisade] Du hast verstärkt. Setz jetzt Palisaden.
    [token] Du hast verstärkt. Setz jetzt deinen Verstärkungsmarker.
   *[warrior-palisade] Du hast verstärkt. Setz jetzt einen Krieger oder Palisaden.
}
armadora-ask-must-reinforce = Setz deinen Verstärkungsmarker, dann ist dieser Zug vollständig.
armadora-ask-may-reinforce = Sonst kannst du nichts setzen. Nutz deinen Verstärkungsmarker oder beende den Zug.
armadora-ask-second-palisade = Eine zweite Palisade setzen?
armadora-ask-end-turn = Bestätige, um deinen Zug zu beenden.

## Panel: moves and their parts, on buttons and in menus

armadora-verb-race = 🎭 Volk
armadora-verb-warrior = 🛡️ Krieger
armadora-verb-palisade = 🪵 Palisade
armadora-verb-champion = ⚔️ Extrakrieger (Goblin)
armadora-verb-champion-short = ⚔️ Goblin
armadora-verb-stake = 🔨 Extrapalisade (Ork)
armadora-verb-stake-short = 🔨 Ork
armadora-verb-peek = 👁️ Spähen (Magier)
armadora-verb-peek-short = 👁️ Magier
armadora-verb-arrow = 🏹 Pfeil (Elf)
armadora-verb-arrow-short = 🏹 Elf
armadora-verb-reinforce = ➕ Verstärken
armadora-verb-pass = 🏳️ Passen…
armadora-verb-end = ✅ Zug beenden
armadora-race-race = { $token }
armadora-race-race-goblin = Goblin – ein Krieger extra, offen
armadora-race-race-orc = Ork – eine Palisade extra
armadora-race-race-mage = Magier – zweimal verdeckte Krieger ansehen
armadora-race-race-elf = Elf – zwei Pfeile
armadora-race-race-pick = Welches Volk wählst du?
armadora-warrior-strength = 🛡️ Krieger { $token }
armadora-warrior-strength-short = 🛡️{ $token }
armadora-warrior-strength-pick = Wie stark ist der Krieger, den du setzt?
armadora-warrior-square = { $token }
armadora-warrior-square-pick = Welches Feld?
armadora-warrior-square-near-pick = Welches Feld? ⛏️ zeigt mehr.
armadora-palisade-edge = { $token }
armadora-palisade-edge-pick = 🪵 Auf welche Kante?
armadora-palisade-edge-near-pick = 🪵 Welche Kante? ⛏️ zeigt die um eine Mine.
armadora-champion-strength = ⚔️ Extrakrieger { $token }, offen
armadora-champion-strength-short = ⚔️{ $token }
armadora-champion-strength-pick = ⚔️ Wie stark ist der Extrakrieger? Alle sehen es.
armadora-champion-square = { $token }
armadora-champion-square-pick = ⚔️ Auf welches Feld kommt der Extrakrieger?
armadora-champion-square-near-pick = ⚔️ Welches Feld? ⛏️ zeigt mehr.
armadora-stake-edge = { $token }
armadora-stake-edge-pick = 🔨 Auf welche Kante kommt die Extrapalisade?
armadora-stake-edge-near-pick = 🔨 Welche Kante? ⛏️ zeigt die um eine Mine.
armadora-peek-square = 👁️ { $token } ansehen
armadora-peek-square-pick = 👁️ Welchen Krieger siehst du an?
armadora-arrow-square = 🏹 Auf { $token } schießen
armadora-arrow-square-pick = 🏹 Auf welchen Krieger schießt du?
armadora-reinforce-square = ➕ { $token } verstärken
armadora-reinforce-square-pick = ➕ Welcher Krieger bekommt den Verstärkungsmarker?
armadora-part-place = um die Mine auf { $token }
armadora-part-place-short = ⛏️ { $token }

## Panel: what a choice gives, behind its label

armadora-gives-left = ×{ $count }
armadora-gives-left-short = ×{ $count }
armadora-gives-owner = { $who }
armadora-gives-strength = Stärke { $strength }
armadora-gives-division = teilt das Gold: { $near } und { $far }
armadora-warrior-act = { $strength } auf { $square } setzen
armadora-palisade-act = 🪵 Palisade auf { $edge } setzen
armadora-reason-beside = { $mines ->
    [one] Er steht direkt neben { $gold } Gold.
   *[other] Er steht zwischen { $mines } Minen mit { $gold } Gold.
}
armadora-reason-area = { $rivals ->
    [0] In einem Gebiet mit { $gold } Gold stünde dir niemand entgegen.
   *[other] In einem Gebiet mit { $gold } Gold sähst du am stärksten aus: { $strength } gegen mindestens { $others }.
}

## Log in the thread. What would happen, in a preview, is `.will`

armadora-became = { $who } spielt als { $race }.
    .will = Du spielst als { $race }.
armadora-warrior = { $who } hat einen Krieger verdeckt auf **{ $square }** gesetzt (noch { $left }).
    .will = Du setzt einen Krieger verdeckt auf **{ $square }** (noch { $left }).
armadora-own-strength = Dein Krieger auf { $square } hat Stärke **{ $strength }**.
    .will = Seine Stärke: **{ $strength }**.
armadora-champion = { $who } hat einen Extrakrieger mit Stärke **{ $strength }** offen auf **{ $square }** gesetzt (noch { $left }).
    .will = Du setzt einen Extrakrieger mit Stärke **{ $strength }** offen auf **{ $square }** (noch { $left }).
armadora-now-full = Das Gebiet mit { $area } ({ $squares } Felder) ist voll.
    .will = Das Gebiet mit { $area } ({ $squares } Felder) ist dann voll.
armadora-palisade = { $who } hat eine Palisade auf **{ $edge }** gesetzt (noch { $left }).
    .will = Du setzt die Palisade **{ $edge }** (noch { $left }).
armadora-stake = { $who } hat eine Extrapalisade auf **{ $edge }** gesetzt (noch { $left }).
    .will = Extrapalisade: **{ $edge }** (noch { $left }).
armadora-divided = Ein Gebiet wurde geteilt: { $area } ({ $squares } Felder, { $gold } Gold) und { $other } ({ $other_squares } Felder, { $other_gold } Gold).
    .will = Du teilst ein Gebiet: { $area } ({ $squares } Felder, { $gold } Gold) und { $other } ({ $other_squares } Felder, { $other_gold } Gold).
armadora-fenced = { $count ->
    [one] { $who } hat eine Palisade auf { $edges } gesetzt (noch { $left }).
   *[other] { $who } hat Palisaden auf { $edges } gesetzt (noch { $left }).
}
armadora-fenced-off = { $count ->
    [one] { $who } hat eine Palisade auf { $edges } gesetzt und { $parts } abgetrennt.
   *[other] { $who } hat Palisaden auf { $edges } gesetzt und { $parts } abgetrennt.
}
armadora-edge = **{ $edge }**
armadora-part = { $squares } Felder mit { $gold } Gold
armadora-peeked = { $who } hat den Krieger von { $owner } auf **{ $square }** angesehen.
armadora-saw = Der Krieger von { $owner } auf { $square } hat Stärke **{ $strength }**.
armadora-shot = { $arrows ->
    [one] { $who } hat auf den Krieger von { $owner } auf **{ $square }** geschossen: −1.
   *[other] { $who } hat auf den Krieger von { $owner } auf **{ $square }** geschossen: { $arrows } Pfeile, −{ $arrows }.
}
    .will = { $arrows ->
        [one] Du schießt auf den Krieger von { $owner } auf **{ $square }**: −1.
       *[other] Du schießt auf den Krieger von { $owner } auf **{ $square }**: { $arrows } Pfeile, −{ $arrows }.
    }
armadora-reinforced = { $who } hat den Krieger auf **{ $square }** verstärkt (+1, gewinnt bei Gleichstand).
    .will = Du verstärkst den Krieger auf **{ $square }** (+1, gewinnt bei Gleichstand).
armadora-passed = { $left ->
    [0] { $who } hat endgültig gepasst.
    [one] { $who } hat endgültig gepasst (noch ein Krieger auf der Hand).
   *[other] { $who } hat endgültig gepasst (noch { $left } Krieger auf der Hand).
}
    .will = { $left ->
        [0] Du passt endgültig.
        [one] Du passt endgültig (noch ein Krieger auf der Hand). Du kannst nichts mehr setzen.
       *[other] Du passt endgültig (noch { $left } Krieger auf der Hand). Du kannst nichts mehr setzen.
    }
armadora-skipped = { $who } wurde übersprungen: { $warriors ->
    [hand] keine Krieger mehr
   *[square] kein Feld mehr frei
} und { $palisades ->
    [supply] keine Palisaden mehr
   *[edge] kein Platz mehr für eine Palisade
}.
armadora-unused = { $who } hat nicht eingesetzt: { $tiles }.
armadora-over = { $reason ->
    [passed] Alle haben gepasst. Alle Krieger werden aufgedeckt.
   *[stuck] Wer noch im Spiel ist, kann nichts mehr setzen. Alle Krieger werden aufgedeckt.
}

## Score sheet and the lines of the end

armadora-strength = { $strength } für { $who }
armadora-area-taken = Gebiet { $area }, { $gold } Gold: alles für { $who } (Stärke: { $strengths }).
armadora-area-by-token = Gebiet { $area }, { $gold } Gold: alles für { $who }, die Verstärkung entscheidet den Gleichstand (Stärke: { $strengths }).
armadora-area-shared = { $lost ->
    [0] Gebiet { $area }, { $gold } Gold: je { $share } für { $who } (Stärke: { $strengths }).
   *[other] Gebiet { $area }, { $gold } Gold: je { $share } für { $who } (Stärke: { $strengths }); { $lost } verfällt.
}
armadora-area-empty = Gebiet { $area }, { $gold } Gold: Niemand steht dort.
armadora-area-powerless = Gebiet { $area }, { $gold } Gold: Niemand nimmt es, weil dort keine Stärke übrig ist ({ $strengths }).
armadora-total = { $gold } für { $who }
armadora-totals = { $lost ->
    [0] Gold: { $totals }.
   *[other] Gold: { $totals }; { $lost } nicht vergeben.
}
armadora-sheet-area = Gold aus Gebieten
armadora-sheet-one-area = { $area }, { $gold } Gold (Stärke { $strengths })
armadora-why = Stärke: { $strengths }{ $how ->
    [token] ; eine Verstärkung entscheidet den Gleichstand
    [shared] ; geteilt
    [none] ; niemand nimmt es
   *[most] { "" }
}{ $lost ->
    [0] .
   *[other] {"; "}{ $lost } Gold verfällt.
}
armadora-why-empty = Niemand steht dort.
armadora-remark-hauls = An der Spitze herrschte Gleichstand mit { $gold } Gold, aber die größere Beute hatte { $who } ({ $hauls }).
armadora-remark-richest = Reichste Beute: { $gold } Gold aus Gebiet { $area } für { $who }.
armadora-remark-closest = { $lead ->
    [0] Am knappsten: Gebiet { $area } ({ $gold } Gold) an { $who }, durch Verstärkung.
   *[other] Am knappsten: Gebiet { $area } ({ $gold } Gold) an { $who }, mit einem Vorsprung von { $lead }.
}

## Refusals

armadora-race-taken = { $race } ist schon an { $who } vergeben.
armadora-race-first = Wähl zuerst dein Volk.
armadora-races-settled = Die Völker sind schon gewählt.
armadora-race-chosen = Du hast schon gewählt: { $race }. Geh zurück, um ein anderes Volk zu wählen.
armadora-tiles = { $count }× Stärke { $strength }
armadora-no-warriors = Du hast keine Krieger mehr.
armadora-no-such-warrior = Einen Krieger mit Stärke { $strength } hast du nicht auf der Hand. Deine Hand: { $hand }.
armadora-occupied = { $square } ist besetzt: Dort steht der Krieger von { $who }.
armadora-mine = { $square } ist eine Mine ({ $gold } Gold). Krieger können nur auf Land stehen.
armadora-not-an-edge = „{ $edge }“ ist keine Kante zwischen zwei Feldern. Nenn zwei Nachbarfelder, etwa D3-E3. Auf den Rand passen keine Palisaden.
armadora-too-many-edges = { $most ->
    [one] Das sind { $count } Palisaden, hier ist aber nur eine erlaubt.
   *[other] Das sind { $count } Palisaden, in einem Zug sind aber höchstens { $most } erlaubt.
}
armadora-not-a-square = „{ $square }“ ist kein Feld. Die Felder gehen von A1 bis H5: ein Buchstabe von West nach Ost, eine Zahl von Nord nach Süd.
armadora-no-palisades = Es sind keine Palisaden mehr da.
armadora-edge-taken = Auf { $edge } steht schon eine Palisade.
armadora-area-too-small = { $squares ->
    [one] Auf { $edge } geht das nicht: Das Gebiet { $area } hätte nur 1 Feld, jedes Gebiet braucht aber { $needed }.
   *[other] Auf { $edge } geht das nicht: Das Gebiet { $area } hätte nur { $squares } Felder, jedes Gebiet braucht aber { $needed }.
}
armadora-advanced-only = An diesem Tisch läuft das Grundspiel, ohne Kräfte und Verstärkungen.
armadora-wrong-race = Diese Kraft gehört einem anderen Volk ({ $race }). Deines ist { $own }.
armadora-no-power-left = Deine Kraftmarker ({ $race }) sind aufgebraucht.
armadora-power-used = Pro Zug geht nur eine Kraft, und du hast sie schon genutzt.
armadora-power-too-late = Eine Kraft geht nur vor der Verstärkung und der normalen Aktion.
armadora-nobody-there = Auf { $square } steht kein Krieger.
armadora-own-warrior = Der Krieger auf { $square } ist dein eigener. Wähl einen gegnerischen.
armadora-partner-warrior = Der Krieger auf { $square } gehört { $who }, und ihr seid ein Team. Wähl einen gegnerischen.
armadora-face-up = Der Krieger auf { $square } liegt schon offen: Stärke { $strength }. Du behältst deinen Marker.
armadora-already-seen = Du hast { $square } schon angesehen: Stärke { $strength }. Du behältst deinen Marker.
armadora-no-archer = { $count ->
    [0] Du hast noch keinen Krieger auf dem Spielplan, darum kannst du nicht schießen.
   *[other] Auf { $square } kannst du nicht schießen: In diesem Gebiet hast du keinen Krieger. Deine Krieger: { $archers }.
}
armadora-area-full = Das Gebiet um { $square } ist voll ({ $area }), darum erreichen es keine Pfeile.
armadora-not-your-warrior = Der Krieger auf { $square } gehört { $who }, der Marker kommt aber auf einen eigenen.
armadora-area-not-full = { $count ->
    [one] Das Gebiet um { $square } ist nicht voll: { $free } ist frei.
   *[other] Das Gebiet um { $square } ist nicht voll: { $count } Felder sind frei ({ $free }).
}
armadora-area-reinforced = Im Gebiet um { $square } liegt schon ein Verstärkungsmarker: der von { $who }, auf { $held }.
armadora-reinforcement-used = Du hast deinen Verstärkungsmarker schon eingesetzt.
armadora-nothing-done = { $can ->
    [warrior] Du hast noch nichts getan: Setz einen Krieger oder passe.
    [palisade] Du hast noch nichts getan: Setz Palisaden oder passe.
    [token] Du hast noch nichts getan: Setz deinen Verstärkungsmarker oder passe.
   *[warrior-palisade] Du hast noch nichts getan: Setz einen Krieger oder Palisaden, oder passe.
}
armadora-pass-too-late = Passen geht nur am Anfang deines Zuges, vor allem anderen.
armadora-action-owed = { $can ->
    [warrior] Dein Zug ist noch nicht vorbei: Setz einen Krieger.
    [palisade] Dein Zug ist noch nicht vorbei: Setz Palisaden.
    [token] Dein Zug ist noch nicht vorbei: Setz deinen Verstärkungsmarker.
   *[warrior-palisade] Dein Zug ist noch nicht vorbei: Setz einen Krieger oder Palisaden.
}
armadora-token-owed = Du hast eine Kraft in einem Zug genutzt, der nur die Verstärkung erlaubt. Darum musst du den Marker jetzt setzen.
armadora-token-or-end = Du kannst jetzt nur deinen Verstärkungsmarker setzen oder den Zug beenden.
armadora-second-or-end = Du hast eine Palisade gesetzt. Setz eine zweite oder beende den Zug.
armadora-turn-done = Dein Zug ist vollständig. Mehr gibt es nicht zu tun.

## Slash commands of the game

armadora-command = Deine Schritte in Armadöra; nur an dessen Tischen
    .name = armadöra
armadora-command-warrior = Einen Krieger verdeckt setzen
    .name = krieger
armadora-command-warrior-strength = Eine Stärke von deiner Hand
    .name = stärke
armadora-command-warrior-square = Ein freies Feld, etwa C4
    .name = feld
armadora-command-palisade = Eine Palisade setzen oder zwei
    .name = palisade
armadora-command-palisade-edge = Zwei Nachbarfelder, etwa D3-E3; ein zweites Paar darf folgen
    .name = kante
armadora-command-palisade-second = Eine zweite Palisade im selben Zug
    .name = zweite
armadora-command-pass = In diesem Spiel nicht mehr ziehen
    .name = passen
armadora-command-end = Deinen Zug beenden
    .name = ende

## Names of things, used in other messages

armadora-people-goblin = Goblin
armadora-people-orc = Ork
armadora-people-mage = Magier
armadora-people-elf = Elf

## Puzzles: what is asked of the turn

armadora-goal-points = Umzäune mindestens { $points } Gold mehr.
armadora-goal-palisades = Setz zwei Palisaden. Wohin?
armadora-goal-palisade = Setz Palisaden. Wohin?
armadora-goal-warrior = Setz einen Krieger. Welchen, und wohin?
