### Finding a game: open tables, the queue, saved settings.

## Open tables, /table find

find-title = { $count ->
    [0] Aucune table ouverte de ce serveur ne te convient pour l’instant. Ouvres-en une avec `/{ table-command.name } { table-command-new.name }`, ou attends une partie avec `/{ play-command.name }`.
    [one] **{ $count } table ouverte te convient :**
   *[other] **{ $count } tables ouvertes te conviennent :**
}
find-others = { $count ->
    [0] Il n’y a pas d’autres tables.
    [one] **{ $count } autre table ne te convient pas :**
   *[other] **{ $count } autres tables ne te conviennent pas :**
}
find-since = ouverte depuis le { $since }
button-why-not-others = { $count ->
    [one] Pourquoi pas l’autre ?
   *[other] Pourquoi pas les { $count } autres ?
}
find-needs-server = Utilise cette commande dans un salon d’un serveur.
find-call = { $count ->
    [one] 📣 { $role } : { $count } table cherche des joueurs. (Un message de ce genre par jour au plus.)
   *[other] 📣 { $role } : { $count } tables cherchent des joueurs. (Un message de ce genre par jour au plus.)
}

## The queue, /play

wish-title = { $count ->
    [one] **Tu attends { $count } partie :**
   *[other] **Tu attends { $count } parties :**
}
wish-none = Tu n’attends aucune partie sur ce serveur. Choisis-en une avec `/{ play-command.name } { play-command-game.name }:`.
wish-help = Je cherche dans tout le serveur. Dès que vous êtes assez nombreux, j’ouvre une table dans le salon où la première personne s’est mise en attente, et j’y mentionne tout le monde. Tu n’en fais partie que si tu peux voir ce salon. Si personne n’a choisi de cadence, celle du serveur s’applique ou, à défaut, un jour par tour.
wish-players = { $fewest }–{ $most } joueurs
wish-any-clock = cadence au choix
wish-rated-yes = classée
wish-rated-no = non classée
wish-until = jusqu’au { $until } ({ $left })
wish-matched = **{ $game }** : il y a assez de monde ! Tu as une place, et les autres ont jusqu’à demain pour accepter. La partie commencera automatiquement quand tout le monde aura accepté.
wish-has-table = Une table pour **{ $game }** est déjà ouverte pour toi. Réponds là-bas.
button-unwish = Ne plus attendre : { $game }

## The queue: how long
## Choice, 100.

wish-lasts-6 = 6 heures
wish-lasts-24 = un jour
wish-lasts-72 = trois jours
wish-lasts-168 = une semaine

## Saved settings, /table saved

saved-title = { $count ->
    [one] **Tu as enregistré ici les réglages de { $count } table :**
   *[other] **Tu as enregistré ici les réglages de { $count } tables :**
}
saved-none = Tu n’as pas de réglages enregistrés sur ce serveur. Pour en enregistrer, appuie sur **Options › Enregistrer…** à une de tes tables.
saved-open = Ouvrir une table comme…
saved-delete = Supprimer…
saved-done = Enregistré sous **{ $name }**, avec toutes les personnes assises ou invitées ici. `/{ table-command.name } { table-command-new.name } { table-command-new-saved.name }:` rouvre la même table et les invite.
saved-needs-name = Donne un nom à ces réglages.
saved-too-many = { $count ->
    [one] Tu as déjà { $count } table enregistrée ici. Supprime-la d’abord avec `/{ table-command.name } { table-command-saved.name }`.
   *[other] Tu as déjà { $count } tables enregistrées ici. Supprimes-en une d’abord avec `/{ table-command.name } { table-command-saved.name }`.
}
saved-no-such = Tu n’as pas ici de réglages enregistrés nommés « { $name } ».
saved-form = Enregistrer ces réglages
saved-name = Nom, par exemple « comme d’habitude »
