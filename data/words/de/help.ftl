### Help, rules and legend; lessons; the page for trying the bot without Discord.

## Help: topics of the menu, and their texts

help-start = Ein Spiel beginnen
    .text =
        `/{ table-command.name } { table-command-new.name }` öffnet einen Tisch in einem Kanal. Wähle das Spiel, die Zahl der Plätze und Computer und wie lange ein Zug dauern darf.
        Andere drücken im Beitrag **Mitspielen**. Dann kann jede Person am Tisch **Start** drücken. Jedes Spiel bekommt seinen eigenen Thread.
        Niemand da? `/{ table-command.name } { table-command-find.name }` zeigt offene Tische, und `/{ play-command.name }` findet ein Spiel für dich, sobald genug Leute warten.
        Allein? Besetz die anderen Plätze mit Computern. Neu bei einem Spiel? `/{ learn-command.name }` bringt es dir in kurzen Lektionen bei, und **Regeln** im Beitrag erklärt es Seite für Seite.
        Nur ein paar Minuten? `/{ puzzle-command.name }` hat jeden Tag eine neue Stellung: Finde den besten Zug. Alle bekommen dieselbe.
help-turn = Deinen Zug machen
    .text =
        Drück **Spielen** unter dem neuesten Spielplan, dann öffnet sich dein privates Panel. Wähle Schritt für Schritt, schau dir die Vorschau an und geh **Zurück**, so oft du magst. Gespielt wird erst, wenn du **Bestätigen** drückst.
        Hast du eine Karte gezogen oder gewürfelt, müssen zum Zurücknehmen alle einverstanden sein.
        Du tippst lieber? Mit `/{ move-command.name }` kannst du jeden Schritt eintippen, und für die häufigsten hat jedes Spiel eigene Befehle. Die Vorschläge halten sich an die Regeln und sagen dir, warum etwas nicht geht.
        Mehrere Spiele? `/{ turns-command.name }` listet alle auf, zuerst die, die auf dich warten.
help-waiting = Auf andere warten
    .text =
        {""}**Spielen** zeigt den Spielplan und lässt dich **Vorausplanen**: Probier deinen nächsten Zug aus und behalt ihn als Plan. Kommt nichts dazwischen, spiele ich ihn von selbst.
        {""}**Rückblick** zeigt die Züge, die du verpasst hast. Alles andere steht unter **⋯**: Textplan, Notizen, Zwischenstand und **Anstupsen**, wenn jemand trödelt.
        Wenn du dran bist, melde ich mich. Wie und wann, wählst du in `/{ settings-command.name }`.
help-rules = Die Regeln lernen
    .text =
        `/{ learn-command.name }` bringt dir ein Spiel in etwa zehn Minuten bei: kurze Lektionen mit vorbereiteten Stellungen, allein und ohne Uhr. Danach spielst du ein Spiel zu Ende und bekommst dabei Tipps.
        `/{ rules-command.name }` erklärt jedes Spiel Seite für Seite, mit Bildern und Beispielen. Zum Suchen tippst du ein Wort ein.
        Wenn ich einen Schritt ablehne, öffnet **Warum?** die Regel dazu. In der Punkteübersicht erklärt **Warum?** die Punkte von allen.
        {""}**⋯ › Mehr ansehen … › Legende** erklärt den Spielplan vor dir, und **Noch übrig** zählt, was noch da ist.
        Spielst du nur gegen Computer, kannst du frei zurücknehmen, und **Tipp** zeigt, was ein Computer tun würde.
help-undo = Einen Fehler zurücknehmen
    .text =
        Vor **Bestätigen**: Drück **Zurück**, oder **⋯** und dann **Von vorn**.
        Nach **Bestätigen**: Drück **Zurücknehmen** (unter **⋯**, oder `/{ table-command.name } { table-command-undo.name }`). Hat seither niemand gezogen und wurde nichts Neues aufgedeckt, gilt das sofort. Sonst frage ich die anderen, außer an einem Tisch mit Rating: Dort bleibt der Zug stehen. Spielst du nur gegen Computer, geht es immer.
        Willst du endgültig aufhören, drück **Aufgeben**. Wollt ihr zusammen ohne Ergebnis aufhören, drück **Gemeinsam beenden**.
help-away = Eine Auszeit nehmen
    .text =
        {""}**Ruhezeit** (`/{ settings-command.name }`) hält deine Uhren an und Benachrichtigungen zurück, etwa nachts.
        {""}**Eine Nachricht am Tag** (`/{ settings-command.name }`) kann auflisten, was auf dich wartet, statt einzelner Benachrichtigungen.
        {""}**Eine längere Auszeit**: Mit `/{ settings-command.name } { settings-command-away.name }: { settings-command-until.name }:` kommen vom ersten bis zum letzten Tag keine Benachrichtigungen. Die anderen an deinen Tischen sehen, wann du zurück bist.
        {""}**Urlaub**: Läuft deine Zeit ab, setze ich einen Urlaubstag ein, falls der Tisch welche erlaubt. Unter **⋯** kannst du auch um eine **Pause** oder **Mehr Zeit** bitten.
        {""}**Meinen Platz anbieten** lässt jemand anderen übernehmen. Bis dahin spielt ein Computer für dich, und mit **Ich bin zurück** bekommst du den Platz wieder. Ohne dich zu fragen, kann ihn niemand anbieten, außer der Moderation, sofern sie nicht am Tisch mitspielt.
help-after = Nach einem Spiel
    .text =
        Unter dem Ergebnis: **Revanche** öffnet das nächste Spiel, **Highlights** zeigt die Wendepunkte, und **Punkte** zeigt die Punkte von allen. Replay, Video, Verlauf, Spieldatei und **Mischen prüfen** stehen unter **⋯**.
        `/{ stats-command.name } { stats-command-review.name }` oder **Deine Züge** unter **⋯** vergleicht jeden deiner Züge mit der besten Alternative. Das siehst nur du.
        `/{ stats-command.name } { stats-command-history.name }` listet deine Spiele auf, die von anderen oder die dieses Servers. `/{ replay-command.name }` öffnet ein beendetes Spiel noch einmal, auch aus einer gespeicherten Datei.
        `/{ stats-command.name } { stats-command-profile.name }` zeigt, wie jemand spielt, `/{ stats-command.name } { stats-command-game.name }`, was hier gewinnt, und `/{ stats-command.name } { stats-command-leaderboard.name }`, wer das höchste Rating hat.
        War das Mischen fair? `/{ table-command.name } { table-command-verify.name }` prüft jede Ziehung. Ein falsches Ergebnis berichtigt die Moderation mit `/{ table-command.name } { table-command-correct.name }`.
help-events = Ligen und Turniere
    .text =
        `/{ league-command.name } { league-command-list.name }` zeigt die Ligen und Turniere dieses Servers mit ihren Tabellen. Anmelden kannst du dich im Beitrag dazu.
        Hast du die nötigen Rechte, eröffnest du mit `/{ league-command.name } { league-command-new.name }` eine Liga oder ein Turnier. Ich lose aus und öffne jedes Spiel in einem eigenen Thread.
        Jemand kann nicht weitermachen? Die Orga ersetzt diese Person mit `/{ league-command.name } { league-command-replace.name }`.
help-crews = Einen Platz gemeinsam spielen
    .text =
        `/{ table-command.name } { table-command-new.name } { table-command-new-crews.name }:` gibt einer **Crew** einen Platz. Sie spielt gegen eine Person, eine andere Crew oder den Computer. Dasselbe bewirkt **Gemeinsame Plätze (Crews)** in den Optionen des Tisches. *Der Server gegen den Computer* geht am schnellsten.
        In Carcassonne kann jede Person auf dem Server einer offenen Crew beitreten, auch später noch: mit dem Knopf unter dem neuesten Spielplan. Wo es eine verdeckte Hand gibt, besteht eine Crew aus höchstens sechs Leuten, und beitreten kann man nur vor dem Start. Nur sie sehen die Hand.
        Ist deine Crew dran, drück **Spielen**, entwirf einen Zug und drück **Vorschlagen**. **Vorschläge** zeigt mit Bild, was andere vorschlagen. Stimm für beliebig viele Züge. Nach der eingestellten Zeit wird der Zug mit den meisten Stimmen gespielt, bei Gleichstand der frühere. In einer festen Crew wird er schon gespielt, sobald mehr als die Hälfte dafür ist.
        Niemand hat etwas vorgeschlagen? Dann gilt die Zeit als abgelaufen. Das erste Mitglied spricht für die Crew: beim Zurücknehmen, bei Pausen und Fragen an den Tisch. Spiele mit Crews zählen nicht fürs Rating.
help-people = Wenn dich jemand stört
    .text =
        `/{ privacy-command.name } { privacy-command-block.name }` hält jemanden von deinen neuen Tischen fern. Niemand erfährt davon. Derselbe Befehl zeigt deine Liste, sagt, was sie bewirkt, und hebt Blockaden auf.
        Die Moderation kann jemanden mit `/{ table-command.name } { table-command-bar.name }` von den Tischen eines Servers fernhalten.
        Was andere von deinen Spielen sehen, wählst du in `/{ stats-command.name } { stats-command-profile.name }`. `/{ privacy-command.name } { privacy-command-about.name }` zeigt, was ich über dich speichere. `/{ privacy-command.name } { privacy-command-export.name }` gibt dir eine Kopie, `/{ privacy-command.name } { privacy-command-forget.name }` löscht es.
help-text = Ohne Bilder spielen
    .text =
        `/{ table-command.name } { table-command-show.name } { table-command-show-form.name }: { form-text }` zeigt den ganzen Spielplan als Text, Zeile für Zeile. **⋯ › Mehr ansehen … › Textplan** öffnet denselben Text. Jedes Bild hat eine Beschreibung.
        Alles, was du in einem Bild wählen kannst, hat auch in den Menüs und auf dem Textplan einen Namen. Diesen Namen kannst du auch eintippen.
        Die Regeln, die Legende und **Noch übrig** gibt es alle als Text.
help-server = Einen Server verwalten
    .text =
        `/{ server-settings-command.name }` legt fest, wo Tische geöffnet werden, von wem, in welcher Sprache und wie viele. `/{ doctor-command.name }` prüft meine Rechte in einem Kanal und sagt, wozu jedes dient.
        Die Moderation kann Leute überspringen, die einen Tisch aufhalten (`/{ table-command.name } { table-command-skip.name }`), und ein Mitglied für alle Tische sperren (`/{ table-command.name } { table-command-bar.name }`).
        In einen deiner Kanäle stelle ich auf Wunsch das Tagesrätsel, ohne Benachrichtigung: **Tagesrätsel** in `/{ server-settings-command.name }`.
        `/{ privacy-command.name } { privacy-command-about.name }` zeigt, welche Daten ich über Leute speichere. Jede Person kann ihre Daten als Kopie bekommen oder löschen.

## Help: menu

help-pick = Weitere Themen

## Rules

rules-contents = Inhalt
rules-example = **Ein Beispiel**, nicht dein Spiel:
rules-section = { $count ->
    [one] Abschnitt { $sections } der vollständigen Regeln
   *[other] Abschnitte { $sections } der vollständigen Regeln
}
rules-which-game = Zu welchem Spiel möchtest du die Regeln sehen?
rules-search-label = Wonach suchst du?
rules-found = { $count ->
    [0] Zu „{ $typed }“ habe ich nichts gefunden. Versuch es mit einem kürzeren Wort oder sieh ins Inhaltsverzeichnis.
    [one] Zu „{ $typed }“ habe ich eine Seite gefunden.
   *[other] Zu „{ $typed }“ habe ich { $count } Seiten gefunden.
}
button-rules-short = Kurzfassung
button-rules-search = 🔍 Suchen

## What’s left

remaining-title = **Noch übrig**
remaining-caption = -# Gezählt wird nur, was du wissen darfst.

## Legend

legend-title = Legende
legend-panel = Dein Panel

## Lessons, /learn

learn-title = 🎓 { $game } lernen
learn-which-game = 🎓 **Welches Spiel möchtest du lernen?** Du gehst kurze Lektionen mit vorbereiteten Stellungen durch, allein und ohne Uhr.
learn-intro = { $count ->
    [one] Hier lernst du das Spiel in einer kurzen Lektion, mit demselben Panel wie im echten Spiel. Lass dir Zeit, schiefgehen kann nichts. Hör auf, wann du willst: `/{ learn-command.name }` bringt dich zurück.
   *[other] Hier lernst du das Spiel in { $count } kurzen Lektionen, Schritt für Schritt, mit demselben Panel wie im echten Spiel. Lass dir Zeit, schiefgehen kann nichts. Hör auf, wann du willst: `/{ learn-command.name }` bringt dich zurück.
}
learn-begin = Los geht’s
learn-resume = Weiter
learn-pick = Lektion wählen
learn-heading = 🎓 { $game } { $number }/{ $count } · { $title }
learn-next = Weiter: { $title }
learn-again = Noch einmal
learn-skip = Überspringen
learn-all = Alle Lektionen
learn-real = Echten Tisch öffnen
learn-moved-on = -# Du bist in dieser Lektion schon weiter. Hier stehst du jetzt.
learn-won = 🏆 **Gewonnen.** Jetzt kennst du dieses Spiel. Zeit, gegen Menschen zu spielen!
learn-lost = **Das Spiel ist zu Ende.** Du hast bis zum Schluss gespielt und weißt jetzt alles Nötige. Nächstes Mal gewinnst du vielleicht.
learn-none = Diese Lektion gibt es nicht.
learn-offer = { $clock ->
    [0] { $count ->
        [one] -# 🎓 Unter **⋯**: eine kurze Lektion. Dein Zug kann warten.
       *[other] -# 🎓 Unter **⋯**: { $count } kurze Lektionen. Dein Zug kann warten.
    }
   *[other] { $count ->
        [one] -# 🎓 Unter **⋯**: eine kurze Lektion. Deine Uhr läuft aber weiter.
       *[other] -# 🎓 Unter **⋯**: { $count } kurze Lektionen. Deine Uhr läuft aber weiter.
    }
}
button-learn = 🎓 Lernen

## The page for trying the bot

playground-title = Willkommen bei Meeplepost
playground-text = Echte Brettspiele auf Discord, über mehrere Tage gespielt. Das hier ist der echte Bot, in einem nachgebauten Discord auf deinem eigenen Rechner: kein Token, kein Konto, kein Internet. Such dir ein Spiel gegen den Computer aus.
playground-begin = Gegen den Computer
playground-people = Oben wählst du, **wer du bist**. Um miteinander zu spielen, öffne ein zweites Fenster als jemand anderes und nimm `/{ table-command.name } { table-command-new.name }` in { $tables }.
playground-dms = Verdeckte Karten kommen per **Direktnachricht**. Das Spiel geht auch ohne.
playground-restart = **Starte den Bot** mitten im Zug **neu**: Nichts geht verloren.
playground-loopback = Nur dieser Rechner erreicht diese Seite. Endet das Programm, enden auch seine Spiele.
