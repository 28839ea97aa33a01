### Carcassonne in words: alt texts, text board, counts, what’s left, legend.

## Alt texts

carcassonne-alt-fresh = Letzter Zug, { $who }: { $cells }.
    .will = Dein Zug bisher, noch nicht bestätigt: { $cells }.
carcassonne-alt-tile = { $at } ({ $tile })
carcassonne-alt-held = { $who }
carcassonne-alt-contested = { $who } (Mehrheit: { $owners })
carcassonne-alt-city = Stadt bei { $at }, { $tiles ->
    [one] 1 Teil
   *[other] { $tiles } Teile
}, { $open ->
    [one] 1 offen
   *[other] { $open } offen
}: { $held }.
carcassonne-alt-road = Straße bei { $at }, { $tiles ->
    [one] 1 Teil
   *[other] { $tiles } Teile
}, { $open ->
    [one] 1 offen
   *[other] { $open } offen
}: { $held }.
carcassonne-alt-cloister = Kloster bei { $at }, { $tiles } von 9: { $held }.
carcassonne-alt-field = Wiese bei { $at }, { $cities ->
    [one] 1 abgeschlossene Stadt
   *[other] { $cities } abgeschlossene Städte
}: { $held }; { $owners ->
    [0] derzeit nichts wert
   *[other] derzeitige Punkte: { $gains }
}.
carcassonne-alt-more = { $count ->
    [one] Dazu ein weiteres kleines Gebiet.
   *[other] Dazu { $count } weitere kleine Gebiete.
}
carcassonne-alt-player = { $points ->
    [one] { $who }: 1 Punkt.
   *[other] { $who }: { $points } Punkte.
}
carcassonne-alt-player-next = { $points ->
    [one] { $who }: 1 Punkt, { $next }.
   *[other] { $who }: { $points } Punkte, { $next }.
}
carcassonne-alt-placing = Zu legen: { $tile }.
carcassonne-alt-parts = Wo sie liegen: { $parts }.
carcassonne-alt-part = { $count ->
    [one] { $number } bei { $first }
   *[other] { $number } von { $first } bis { $last }
}
carcassonne-alt-hand = Deine Plättchen: { $tiles }.
carcassonne-alt-fit = { $count ->
    [0] { $tile } (passt nirgends)
    [one] { $tile } (1 Stelle)
   *[other] { $tile } ({ $count } Stellen)
}
carcassonne-hand-hint = -# Die Zahl unter jedem Plättchen sagt, an wie vielen Stellen es passt.

## Text board

carcassonne-text-player = { $points ->
    [one] { $who }: 1 Punkt, { $counts }.
   *[other] { $who }: { $points } Punkte, { $counts }.
}
carcassonne-text-fits = { $count ->
    [0] Das Plättchen ({ $tile }) passt nirgends.
    [one] Das Plättchen ({ $tile }) passt an einer Stelle. Seine Seiten je nach Drehung (Norden, Osten, Süden, Westen; c = Stadt, r = Straße, f = Wiese):
   *[other] Das Plättchen ({ $tile }) passt an { $count } Stellen. Seine Seiten je nach Drehung (Norden, Osten, Süden, Westen; c = Stadt, r = Straße, f = Wiese):
}
carcassonne-text-turned = ⤷ { $turn }° { $edges }: { $cells }.
carcassonne-text-free = Von niemandem besetzt:
carcassonne-text-turn = { $step ->
    [choose] { $who } wählt eines der Plättchen auf der Hand
    [place] { $who } muss ein Plättchen legen: { $what }
    [piece] { $who } darf eine Figur auf das Plättchen bei { $what } setzen
   *[end] { $who } kann nur noch den Zug beenden
}{ $part ->
    [2] {" (zweiter Teil, durch den Baumeister)"}
   *[1] {""}
}{ $extra ->
    [1] ; danach erlaubt der Baumeister ein zweites Plättchen.
   *[0] .
}
carcassonne-text-over = Das Spiel ist zu Ende.
carcassonne-text-hand = Vor { $who } liegt: { $tiles }.
carcassonne-text-removed = Aus dem Spiel, weil sie nirgends passten: { $tiles }.
carcassonne-text-kind = { $count }× { $tile }
carcassonne-text-unseen = Noch nicht gesehen: { $tiles }.
carcassonne-text-spots = Das kann darauf gesetzt werden: { $spots }.
carcassonne-text-spot = { $piece }: { $spot }
carcassonne-text-outlook = Wenn dieser Teil endet: { $scored }
carcassonne-text-count = { $who } mit Stärke { $count }
carcassonne-text-city = Bei { $at }, { $spot }: { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}, { $open ->
    [one] 1 offene Kante
   *[other] { $open } offene Kanten
} (bei { $ends }){ $pennants ->
    [0] {""}
    [one] {", 1 Wappen"}
   *[other] , { $pennants } Wappen
}{ $special ->
    [1] {", Kathedrale"}
   *[0] {""}
}{ $goods ->
    [0] {""}
   *[other] , { $kinds }
}, Wert { $points }{ $count ->
    [0] {""}
   *[other] ; besetzt von { $held }{ $owners ->
        [0] {""}
       *[other] {"; derzeitige Punkte: "}{ $gains }
    }
}.
carcassonne-text-road = Bei { $at }, { $spot }: { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}, { $open ->
    [one] 1 offenes Ende
   *[other] { $open } offene Enden
} (bei { $ends }){ $special ->
    [1] {", Wirtshaus"}
   *[0] {""}
}, Wert { $points }{ $count ->
    [0] {""}
   *[other] ; besetzt von { $held }{ $owners ->
        [0] {""}
       *[other] {"; derzeitige Punkte: "}{ $gains }
    }
}.
carcassonne-text-cloister = Bei { $at }, { $spot }: { $tiles } von 9 Plättchen, { $open ->
    [one] 1 Lücke
   *[other] { $open } Lücken
} (bei { $ends }), Wert { $points }{ $count ->
    [0] {""}
   *[other] ; besetzt von { $held }{ $owners ->
        [0] {""}
       *[other] {"; derzeitige Punkte: "}{ $gains }
    }
}.
carcassonne-text-field = Bei { $at }, { $spot }: { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}, { $cities ->
    [0] keine abgeschlossene Stadt
    [one] 1 abgeschlossene Stadt (bei { $done })
   *[other] { $cities } abgeschlossene Städte (bei { $done })
}{ $growing ->
    [0] {""}
   *[other] , { $growing } offen
}{ $count ->
    [0] , Wert { $points }
   *[other] ; besetzt von { $held }; derzeitige Punkte: { $owners ->
        [0] niemand
       *[other] { $gains }
    }
}.
carcassonne-text-piece = { $piece } von { $who } ({ $spot })
carcassonne-text-tile = { $turn ->
    [0]
        { $count ->
            [0] { $at } { $edges } { $tile }
           *[other] { $at } { $edges } { $tile }; darauf: { $pieces }
        }
   *[other]
        { $count ->
            [0] { $at } { $edges } { $tile } { $turn }°
           *[other] { $at } { $edges } { $tile } { $turn }°; darauf: { $pieces }
        }
}
carcassonne-piece-normal = Gefolgsmann
carcassonne-piece-large = großer Gefolgsmann
carcassonne-piece-builder = Baumeister
carcassonne-piece-pig = Schwein
carcassonne-text-legend = Für jedes Plättchen: seine Stelle, vom Startplättchen aus gezählt (E ist Osten); seine Seiten Norden, Osten, Süden, Westen (c = Stadt, r = Straße, f = Wiese); was es zeigt; und wie weit es im Uhrzeigersinn gedreht ist.
carcassonne-text-row = Reihe { $row }: { $cells }.

## Counts beside the players on the turn’s post

carcassonne-summary-seat = **{ $points }** ({ $counts })
carcassonne-summary-over = **{ $points }**
carcassonne-summary-counts = { $counts }
carcassonne-summary-followers = { $count ->
    [one] 1 Gefolgsmann
   *[other] { $count } Gefolgsleute
}
carcassonne-summary-hidden = { $count ->
    [one] 1 verdecktes Plättchen
   *[other] { $count } verdeckte Plättchen
}
carcassonne-summary-counts-next = { $counts }, { $next }
carcassonne-summary-next = als Nächstes: { $tile }
carcassonne-summary-now = legt gerade: { $tile }
carcassonne-aside = Du: { $mine }, { $counts } · { $who }: { $points } · { $left }
carcassonne-aside-last = dein letzter Zug
carcassonne-aside-left = { $count ->
    [0] Stapel leer
   *[other] noch { $count } Plättchen
}
carcassonne-summary-stack = { $count ->
    [0] Keine Plättchen mehr zu ziehen.
    [one] Noch 1 Plättchen.
   *[other] Noch { $count } Plättchen.
}
carcassonne-summary-stack-removed = { $count ->
    [0] Keine Plättchen mehr zu ziehen, { $removed } aus dem Spiel.
    [one] Noch 1 Plättchen, { $removed } aus dem Spiel.
   *[other] Noch { $count } Plättchen, { $removed } aus dem Spiel.
}

## Buttons for closer pictures

carcassonne-closeup-new = Neuestes Plättchen
carcassonne-closeup-fields = Wiesen
carcassonne-closeup-nw = Nordwesten
carcassonne-closeup-ne = Nordosten
carcassonne-closeup-sw = Südwesten
carcassonne-closeup-se = Südosten

## What’s left

carcassonne-left = Noch zu ziehen: { $stack ->
    [0] keine Plättchen
    [one] 1 Plättchen
   *[other] { $stack } Plättchen
}{ $hidden ->
    [0] .
   *[other] {"; "}{ $hidden } weitere auf Händen, die du nicht siehst.
}
carcassonne-left-kind = { $count }× { $tile }

## Legend: what is what on the picture

carcassonne-closeup-fields-hint = -# Jede Wiese zeigt die Farben derer, denen sie gehört, und was sie ihnen jetzt brächte. Blasse Wiesen gehören niemandem.

carcassonne-legend-example = Dieser Spielplan ist ein Beispiel, nicht dein Spiel.
carcassonne-legend-newest = Das zuletzt gelegte Plättchen. Rahmen und Nadel zeigen, wer es gelegt hat.
carcassonne-legend-follower = Ein Gefolgsmann: Ritter in einer Stadt, Wegelagerer auf einer Straße, Mönch im Kloster. Liegt er auf der Wiese, ist er ein Bauer und punktet erst am Spielende. Ein großer Gefolgsmann zählt doppelt.
carcassonne-legend-points = Punkte aus dem letzten Zug, und wer sie bekam.
carcassonne-legend-places = Eine Stelle, an die dein Plättchen passt.
carcassonne-legend-elsewhere = Auch hier passt dein Plättchen, aber diese Stelle wählst du in einem anderen Schritt.
carcassonne-legend-start = Das Startplättchen: Von hier aus werden alle Stellen gezählt.
carcassonne-legend-stack = Der Stapel: wie viele Plättchen noch gezogen werden.
carcassonne-legend-supply = Figuren, die jemand noch hat: Gefolgsleute und, mit den Erweiterungen, ein großer Gefolgsmann, ein Baumeister und ein Schwein.
carcassonne-legend-goods = Gesammelte Waren: Wein, Korn, Tuch.
carcassonne-legend-held = Das Plättchen, das jetzt gelegt wird.
carcassonne-legend-hidden = Plättchen auf einer verdeckten Hand.
