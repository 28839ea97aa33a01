### Direct messages, what a phone shows of them, and the list of one’s games.

## What a phone shows on its lock screen: plain words, no markup

push-turn = { $count ->
    [one] { $game }: Du bist dran.
   *[other] { $game }: Ihr seid dran.
}
push-turn-told = { $count ->
    [one] { $game }: Du bist dran. { $told }
   *[other] { $game }: Ihr seid dran. { $told }
}
push-turn-by = { $count ->
    [one] { $game }: Du bist dran. Frist: { $when } ({ $zone }).
   *[other] { $game }: Ihr seid dran. Frist: { $when } ({ $zone }).
}
push-turn-told-by = { $count ->
    [one] { $game }: Du bist dran. { $told } Frist: { $when } ({ $zone }).
   *[other] { $game }: Ihr seid dran. { $told } Frist: { $when } ({ $zone }).
}
push-reminder = { $count ->
    [one] { $game }: Du bist immer noch dran.
   *[other] { $game }: Ihr seid immer noch dran.
}
push-reminder-by = { $count ->
    [one] { $game }: Du bist immer noch dran. Frist: { $when } ({ $zone }).
   *[other] { $game }: Ihr seid immer noch dran. Frist: { $when } ({ $zone }).
}
push-line = { $game }: { $said }
push-hand = { $game }: deine Hand.

## The list of one’s games, /turns

inbox-mine = { $count ->
    [one] **Ein Spiel wartet auf dich**
   *[other] **{ $count } Spiele warten auf dich**, das dringendste zuerst
}
inbox-nothing = Kein Spiel wartet auf dich.
inbox-away = **Hier spielt ein Computer für dich**, bis du zurück bist
inbox-others = **Hier wartest du auf andere**
inbox-since = dein Zug (begann { $since }), ohne Uhr
inbox-until = dein Zug (begann { $since }), Frist { $until } ({ $left })
inbox-paused = dein Zug (begann { $since }), aber das Spiel ist pausiert
inbox-waits-for = am Zug: { $who } (begann { $since })
inbox-choose = Wähl ein Spiel aus

## The daily digest

digest-waits = { $count ->
    [one] **Eine Sache wartet auf dich**
   *[other] **{ $count } Dinge warten auf dich**, das dringendste zuerst
}
digest-by = bis { $until } ({ $left })
digest-more = { $count ->
    [one] Ein weiteres Spiel steht unter `/{ turns-command.name }`.
   *[other] { $count } weitere Spiele stehen unter `/{ turns-command.name }`.
}
digest-news = **Neues**
digest-settings = -# Das kommt einmal am Tag, wie du es in `/{ settings-command.name }` gewählt hast.
digest-asked = { $game }: eine Frage an dich
digest-told = { $game }: etwas Neues
digest-asked-here = Eine Frage an dich
digest-told-here = Etwas Neues

## The daily digest: what a phone shows of it

digest-push = { $count ->
    [one] Wartet auf dich: { $what }.
   *[other] { $count } Dinge warten auf dich. Am dringendsten: { $what }.
}
digest-push-by = { $count ->
    [one] Wartet auf dich: { $what }. Frist: { $when } ({ $zone }).
   *[other] { $count } Dinge warten auf dich. Am dringendsten: { $what }. Frist: { $when } ({ $zone }).
}
digest-push-news = Nichts wartet auf dich, aber es gibt Neues. { $what }

## The hand by direct message

dm-closed = Ich konnte dir keine Direktnachricht schicken, darum kommt deine Hand hier. Erlaube Direktnachrichten von Mitgliedern dieses Servers, dann klappt es beim nächsten Mal.
dm-failed = 📪 Ich konnte dir deine Hand nicht als Direktnachricht schicken. Mit **Hand** siehst du sie jederzeit hier.
hands-wait = 📪 { $who }: Discord lässt mich gerade keine neuen Direktnachrichten schicken. Drück hier **Hand**: Deine Hand siehst nur du.

## Other direct messages

barred = Ich darf in { $place } nicht mehr posten, aber dein Spiel **{ $game }** geht weiter, und du bist dran. Du kannst gleich hier spielen. `/{ turns-command.name }` zeigt alle deine Spiele.
removal-dm = **{ $game }**: An deinem Tisch hat sehr lange niemand gespielt, und in seinem Thread kann ich nicht posten. Der Tisch wird { $when } gelöscht, mit allen Daten außer dem Ergebnis, falls es eines gibt.
letter-export = Jemand hat meinen Betreiber um alles gebeten, was ich über dich speichere. Wenn du das warst, schick meinem Betreiber diesen Code: `{ $code }`. Wenn nicht, brauchst du nichts zu tun.
letter-forget = Jemand hat meinen Betreiber gebeten, alles zu löschen, was ich über dich speichere. Wenn du das warst, schick meinem Betreiber diesen Code: `{ $code }`. Wenn nicht, brauchst du nichts zu tun.
