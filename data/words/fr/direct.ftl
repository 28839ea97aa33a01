### Direct messages, what a phone shows of them, and the list of one’s games.

## What a phone shows on its lock screen: plain words, no markup
## Notification, 110.

push-turn = { $count ->
    [one] { $game } : à toi de jouer.
   *[other] { $game } : à vous de jouer.
}
push-turn-told = { $count ->
    [one] { $game } : à toi de jouer. { $told }
   *[other] { $game } : à vous de jouer. { $told }
}
push-turn-by = { $count ->
    [one] { $game } : à toi de jouer, avant { $when } ({ $zone }).
   *[other] { $game } : à vous de jouer, avant { $when } ({ $zone }).
}
push-turn-told-by = { $count ->
    [one] { $game } : à toi. { $told } Avant { $when } ({ $zone }).
   *[other] { $game } : à vous. { $told } Avant { $when } ({ $zone }).
}
push-reminder = { $count ->
    [one] { $game } : c’est toujours à toi de jouer.
   *[other] { $game } : c’est toujours à vous de jouer.
}
push-reminder-by = { $count ->
    [one] { $game } : c’est toujours à toi, avant { $when } ({ $zone }).
   *[other] { $game } : c’est toujours à vous, avant { $when } ({ $zone }).
}
push-line = { $game } · { $said }
push-hand = { $game } : ta main.

## The list of one’s games, /turns

inbox-mine = { $count ->
    [one] **Une partie t’attend**
   *[other] **{ $count } parties t’attendent**, les plus urgentes d’abord
}
inbox-nothing = Aucune partie ne t’attend.
inbox-away = **Un ordinateur joue pour toi ici** jusqu’à ton retour
inbox-others = **Tu attends les autres**
inbox-since = à toi de jouer (tour commencé { $since }), sans limite
inbox-until = à toi de jouer (tour commencé { $since }), avant le { $until } ({ $left })
inbox-paused = à toi de jouer (tour commencé { $since }), mais la partie est en pause
inbox-waits-for = on attend { $who } (tour commencé { $since })
inbox-choose = Choisis une partie à jouer

## The daily digest

digest-waits = { $count ->
    [one] **Une chose t’attend**
   *[other] **{ $count } choses t’attendent**, les plus urgentes d’abord
}
digest-by = avant le { $until } ({ $left })
digest-more = { $count ->
    [one] { $count } autre partie dans `/{ turns-command.name }`.
   *[other] { $count } autres parties dans `/{ turns-command.name }`.
}
digest-news = **Du nouveau**
digest-settings = -# Tu reçois ce message une fois par jour, comme tu l’as choisi dans `/{ settings-command.name }`.
digest-asked = { $game } : une question pour toi
digest-told = { $game } : du nouveau
digest-asked-here = Une question pour toi
digest-told-here = Du nouveau

## The daily digest: what a phone shows of it
## Notification, 110.

digest-push = { $count ->
    [one] Une chose t’attend : { $what }.
   *[other] { $count } choses t’attendent. La plus urgente : { $what }.
}
digest-push-by = { $count ->
    [one] Une chose t’attend : { $what }. Échéance : { $when } ({ $zone }).
   *[other] { $count } choses t’attendent. La plus urgente : { $what }. Échéance : { $when } ({ $zone }).
}
digest-push-news = Rien ne t’attend, mais il y a du nouveau. { $what }

## The hand by direct message

dm-closed = Je n’ai pas pu t’envoyer de message privé : voici ta main. Pour la recevoir en privé la prochaine fois, autorise les messages des membres de ce serveur.
dm-failed = 📪 Je n’ai pas pu t’envoyer ta main par message privé. Appuie sur **Main** pour la voir ici à tout moment.
hands-wait = 📪 { $who } : Discord ne me laisse pas ouvrir de nouveaux messages privés pour l’instant. Appuie sur **Main** pour voir ta main ici, et personne d’autre ne la verra.

## Other direct messages

barred = Je ne peux plus écrire dans { $place }, mais ta partie (**{ $game }**) continue, et c’est à toi de jouer. Tu peux jouer ici même. `/{ turns-command.name }` montre toutes tes parties.
removal-dm = **{ $game }** : personne n’a joué à ta table depuis très longtemps, et je ne peux pas écrire dans son fil. La table sera supprimée { $when }, avec toutes ses données sauf le résultat, s’il y en a un.
letter-export = Quelqu’un a demandé à la personne qui m’héberge tout ce que je garde sur toi. Si c’était toi, envoie-lui ce code : `{ $code }`. Sinon, ne fais rien.
letter-forget = Quelqu’un a demandé à la personne qui m’héberge de supprimer tout ce que je garde sur toi. Si c’était toi, envoie-lui ce code : `{ $code }`. Sinon, ne fais rien.
