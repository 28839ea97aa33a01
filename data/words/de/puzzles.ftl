### The puzzle of the day: panel, result, archive, a channel’s post.

## Panel

puzzle-best = Welcher Zug bringt dir bis zum Spielende am meisten?
puzzle-once = Nur deine erste Antwort zählt. Ist sie richtig, bekommst du ⭐⭐⭐, einen weniger für jeden Tipp. Lass dir Zeit.
puzzle-none = Für diesen Tag gibt es kein Rätsel.
puzzle-moved-on = -# Du bist in diesem Rätsel schon weiter. Hier stehst du jetzt.
puzzle-busy = ⏳ Ich habe gerade keine Zeit, deine Antwort zu prüfen. Sie zählt noch nicht: Drück in einer Minute noch einmal **Bestätigen**.
puzzle-hint-not = Nicht dieser Zug: { $turn }
puzzle-hint-begins = Der beste Zug beginnt so: { $turn }

## Result

puzzle-right = ✅ **Du hast den besten Zug gefunden.** Kein anderer Zug ist so gut. { $stars }
puzzle-as-good = ✅ **Du hast einen Zug gefunden, der so gut ist wie der beste.** { $stars }
puzzle-not-asked = ❌ **Ein guter Zug, aber nicht das, was gefragt war.**
puzzle-better = ❌ **Es gab einen besseren Zug.**
puzzle-hints-taken = { $count ->
    [one] 💡 mit { $count } Tipp
   *[other] 💡 mit { $count } Tipps
}
puzzle-yours = **Dein Zug**: { $turn }
puzzle-solution = **Der beste Zug**: { $turn }
puzzle-others = **Verlockend, aber schlechter**
puzzle-wrong-asked = erfüllt die Aufgabe nicht
puzzle-wrong-now = bringt sofort mehr, aber später weniger
puzzle-wrong-own = { $points ->
    [one] bis zum Ende etwa { $points } Punkt weniger für dich
   *[other] bis zum Ende etwa { $points } Punkte weniger für dich
}
puzzle-wrong-rest = { $points ->
    [one] bis zum Ende etwa { $points } Punkt mehr für die anderen
   *[other] bis zum Ende etwa { $points } Punkte mehr für die anderen
}
puzzle-wrong-both = { $points ->
    [one] etwa { $points } Punkt schlechter: weniger für dich, mehr für die anderen
   *[other] etwa { $points } Punkte schlechter: weniger für dich, mehr für die anderen
}
puzzle-found-by = { $count ->
    [one] { $count } Antwort, davon { $found } richtig.
   *[other] { $count } Leute haben geantwortet, { $found } davon richtig.
}
puzzle-streak = { $count ->
    [0] 🔥 Noch keine Serie
    [one] 🔥 Serie: { $count } Tag
   *[other] 🔥 Serie: { $count } Tage
}
puzzle-course = insgesamt { $found } von { $count } gelöst, ⭐ { $stars }

## Archive

puzzle-archive = 🧩 Frühere Rätsel · { $game }
puzzle-archive-found = { $count ->
    [one] Bisher { $count } Rätsel, { $found } davon hast du gelöst.
   *[other] Bisher { $count } Rätsel, { $found } davon hast du gelöst.
}
puzzle-archive-none = Zu diesem Spiel gibt es noch keine früheren Rätsel.
puzzle-archive-help = Frühere Rätsel zählen nicht für deine Serie.
puzzle-archive-pick = Tag wählen

## Post in a channel

puzzle-before = Lösung
puzzle-finders = { $more ->
    [0] Gelöst von { $who }
    [one] Gelöst von { $who } und einer weiteren Person
   *[other] Gelöst von { $who } und { $more } weiteren
}
puzzle-player = Platz { $number }

## Buttons

button-puzzle = 🧩 Tagesrätsel
button-puzzles = Frühere Rätsel
button-puzzle-solve = Lösen
button-puzzle-named = { $state ->
    [on] Meinen Namen nennen: ja
   *[off] Meinen Namen nennen: nein
}

## A server’s channel

server-puzzles = **🧩 Jeden Tag ein Rätsel in einem deiner Kanäle.** Niemand bekommt dafür eine Benachrichtigung.
server-puzzles-none = Noch ist kein Kanal gewählt.
server-puzzles-gone = ⚠️ Der Kanal der Rätsel wurde gelöscht. Wähl einen anderen.
server-puzzles-now = In { $channel }, das nächste am { $next }
server-puzzles-help = -# Jeder Beitrag enthält auch die Lösung des vorigen Rätsels und die Namen aller, die es hier gelöst haben und genannt werden möchten. Die Lösung erscheint, wenn der Rätseltag überall auf der Welt vorbei ist: am nächsten Tag um 12 Uhr UTC.
server-puzzles-one = Wähl bitte nur einen Kanal.
server-puzzles-hour = Um { $time } ({ $zone })
server-puzzles-hours = Wann
server-puzzles-channel = Kanal (keiner: keine Rätsel)
