### Alt texts of pictures, common to all games.

## Board

picture-cover = Ein Tisch mitten in einem Spiel: { $game }.
picture-numbers = Zur Wahl im Bild: { $numbers }.
picture-also-new = { $alone ->
    [1] Neu – { $changes }.
   *[0] Auch neu – { $changes }.
}
picture-new-by = { $who }: { $what }
picture-new-nobodys = auf dem Spielplan: { $what }

## The end

picture-result = Was der erste Platz am Ende auf dem Spielplan hat, groß, und darunter das Ergebnis: { $ranking }.
picture-result-seat = { $place }. { $who } mit { $points }
picture-result-sources = Woher die Punkte von { $who } kommen: { $sources }.
picture-result-rest = andere Quellen { $points }
picture-chart = { $turns ->
    [one] Der Verlauf der Punkte nach dem ersten Zug. Am Ende: { $seats }.
   *[other] Der Verlauf der Punkte nach jedem von { $turns } Zügen. Am Ende: { $seats }.
}
picture-chart-seat = { $who } mit { $points }
film-alt = Ein Video des ganzen Spiels, Zug für Zug, mit den Punkten und dem, was jeder Zug brachte, am unteren Rand.
film-alt-result = { film-alt } Platzierungen am Ende: { $ranking }.
story-alt = Die Siegchance jeder Person, Zug für Zug. Zur Halbzeit: { $seats }. Gewonnen: { $who }.
story-alt-seat = { $who } { $percent } %
review-alt = Verpasste Punkte, Zug für Zug: { $turns }.
review-alt-none = Verpasste Punkte, Zug für Zug: keine.
review-alt-turn = { $points ->
    [one] { $points } Punkt in Zug { $number }
   *[other] { $points } Punkte in Zug { $number }
}

## Statistics and leagues

picture-profile = { $games ->
    [one] Karte von { $who }: { $games } Spiel, { $won } gewonnen. { $each }
   *[other] Karte von { $who }: { $games } Spiele, { $won } gewonnen. { $each }
}
picture-course = { $games ->
    [one] Rating von { $who } in { $game } über { $games } Spiel: anfangs { $first }, immer zwischen { $lowest } und { $highest }, jetzt { $last }.
   *[other] Rating von { $who } in { $game } über { $games } Spiele: anfangs { $first }, immer zwischen { $lowest } und { $highest }, jetzt { $last }.
}
picture-calendar = { $games ->
    [one] Ein Kästchen für jeden Tag eines halben Jahres: { $games } beendetes Spiel. Tage mit Spielen: { $days }, an einem Tag höchstens { $most }.
   *[other] Ein Kästchen für jeden Tag eines halben Jahres: { $games } beendete Spiele. Tage mit Spielen: { $days }, an einem Tag höchstens { $most }.
}
picture-leaders = Ratings mit ihren Spannen: { $each }.
picture-leader = { $place }. { $who } mit { $rating }
picture-met = Eine Tabelle, wie oft alle vor den anderen lagen: { $each }.
met-alt = { $who } vor { $other } in { $ahead } von { $games }
picture-standing = { $place }. { $who } mit { $points }
picture-standings = Tabelle von { $name }: { $each }.
status-alt = Der letzte Tag: { $interactions } Interaktionen, { $pictures } Bilder, { $problems } Probleme.
