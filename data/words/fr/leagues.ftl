### Leagues and tournaments.

## Kinds and phases
## Choice, 100.

format-league = Ligue
format-swiss = Tournoi suisse
format-knockout = Élimination directe
phase-open = inscriptions ouvertes
phase-running = en cours
phase-paused = en pause
phase-over = c’est fini
phase-cancelled = c’est annulé

## The post: how it is played

event-seats = { $count } par table
event-rounds-league = { $count ->
    [one] { $count } partie chacun
   *[other] { $count } parties chacun
}
event-rounds-swiss = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
event-division-size = divisions d’environ { $count }
event-how-league = { $count ->
    [one] **Le principe :** chacun entre dans une division de 3 à 6 et y joue { $count } partie (ou un peu plus, pour remplir toutes les tables). Autant que possible, tu rencontres tous les autres le même nombre de fois. Une partie commence dès qu’aucun de ses joueurs n’a d’autre partie de ligue en cours. À la fin, les premiers de chaque division montent et les derniers descendent.
   *[other] **Le principe :** chacun entre dans une division de 3 à 6 et y joue { $count } parties (ou un peu plus, pour remplir toutes les tables). Autant que possible, tu rencontres tous les autres le même nombre de fois. Une partie commence dès qu’aucun de ses joueurs n’a d’autre partie de ligue en cours. À la fin, les premiers de chaque division montent et les derniers descendent.
}
event-how-swiss = { $count ->
    [one] **Le principe :** tu joues { $count } ronde contre des personnes au score proche. Tu ne rencontres deux fois la même personne que si c’est inévitable. Il n’y a pas d’élimination.
   *[other] **Le principe :** tu joues { $count } rondes, chacune contre des personnes au score proche. Tu ne rencontres deux fois la même personne que si c’est inévitable. Il n’y a pas d’élimination.
}
event-how-knockout = { $advancing ->
    [one] **Le principe :** la première place de chaque table complète se qualifie, jusqu’à la finale. Les mieux cotés ne se croisent pas au début et ont les exemptions. À égalité, le plus de points jusque-là l’emporte, puis la meilleure place au tirage.
   *[other] **Le principe :** les { $advancing } premières places de chaque table complète se qualifient, jusqu’à la finale. Les mieux cotés ne se croisent pas au début et ont les exemptions. À égalité, le plus de points jusque-là l’emporte, puis la meilleure place au tirage.
}
event-how-points = { $most ->
    [one] **Points :** 1 pour une victoire, ½ pour une égalité. Une exemption compte comme une victoire.
   *[other] **Points :** { $most } pour la première place et un de moins par place suivante. À égalité, les points se partagent. Une exemption compte comme une deuxième place.
}
event-how-ties-league = **Départage, dans l’ordre :** parties entre ex æquo, victoires, part des points marqués à tes tables, numéro dans le tirage.
event-how-ties-swiss = **Départage, dans l’ordre :** points de tous ceux que tu as rencontrés, victoires, part des points marqués à tes tables, numéro dans le tirage.
event-how-ties-knockout = **Classement :** le chemin parcouru, puis la place à ta dernière table.
event-how-no-shows = **Si quelqu’un ne vient pas**, son chrono tourne comme à n’importe quelle table. Après un abandon ou un remplacement, on est classé derrière tous ceux qui sont restés. Si tu te retires, tu n’as plus de nouvelles parties. S’il manque du monde pour une table, ceux qui restent gagnent.
event-how-no-clock = **Il n’y a pas de limite de temps.** Si quelqu’un ne vient pas, l’organisation remplace ou retire cette personne. Après un abandon ou un remplacement, on est classé derrière tous ceux qui sont restés. Si tu te retires, tu n’as plus de nouvelles parties. S’il manque du monde pour une table, ceux qui restent gagnent.

## The post: state and standings

event-state-open = { $count ->
    [0] Inscriptions ouvertes · personne pour l’instant
    [one] Inscriptions ouvertes · { $count } personne
   *[other] Inscriptions ouvertes · { $count } personnes
}
event-state-league = Parties jouées : { $done } sur { $games } · en cours : { $running }
event-state-swiss = { $running ->
    [one] Ronde { $round } sur { $rounds } · { $running } partie en cours
   *[other] Ronde { $round } sur { $rounds } · { $running } parties en cours
}
event-state-knockout = { $running ->
    [one] Ronde { $round } · encore en lice : { $left } · { $running } partie en cours
   *[other] Ronde { $round } · encore en lice : { $left } · { $running } parties en cours
}
event-state-paused = En pause : aucune nouvelle partie ne commence. Les parties en cours continuent.
event-state-drawing = Tirage en cours…
event-state-over = Terminé.
event-state-cancelled = Annulé. Les parties en cours continuent comme parties ordinaires.
event-nobody-yet = *Aucune inscription pour l’instant.*
event-signed-up = **Inscriptions ({ $count }) :** { $who }
event-division = Division { $letter }
event-points = { $count ->
    [0] { $score } pt
    [1] { $score } pt
    [2] { $score } pt
    [3] { $score } pt
   *[other] { $score } pts
}
event-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
event-withdrawn = retrait
event-waits = bientôt
event-against = { $one } – { $other }
event-byes = **Exemption :** { $who }
event-games = Parties
event-games-now = Parties du moment
event-more = *… et { $count } de plus : appuie sur **Détails**.*

## The post: buttons

button-evjoin = S’inscrire
button-evleave = Se désinscrire
button-evorg = Organiser / se retirer
button-evshow = Détails
button-event-how = Le principe

## What the channel and the threads are told

event-in-thread = { $who }, voici la partie { $number } (**{ $name }**, ronde { $round }). Bonne chance !
event-told-chosen = **{ $name }** · les options sont maintenant : { $options }
event-told-paused = **{ $name }** est en pause : aucune nouvelle partie ne commence avant que l’organisation y mette fin.
event-told-resumed = **{ $name }** continue.
event-told-cancelled = **{ $name }** : annulation par l’organisation.
event-told-withdrawn = **{ $name }** : { $who } ne participe plus.
event-told-replaced = **{ $name }** : { $who } remplace quelqu’un et reprend ses points. Cela vaut pour toutes les parties qui commencent désormais.
event-told-fixed = **{ $name }** · la partie { $number } a été corrigée et compte maintenant ainsi : { $places }
event-told-ended = 🏆 **{ $name }** : c’est terminé. Victoire : { $who }
event-told-ended-divisions = 🏆 **{ $name }** : la saison est terminée. { $each }

## Answers and refusals

event-joined = Ton inscription à **{ $name }** est notée (inscriptions à ce jour : { $count }). J’ouvrirai tes parties et je te mentionnerai dans leurs fils.
event-left = Tu ne participes plus à **{ $name }**.
event-leave-question = **{ $name }** est en cours. Si tu te retires, ta partie actuelle continue, mais tu n’en auras plus d’autres ensuite.
event-none = Cette ligue ou ce tournoi n’existe pas.
event-begun = C’est déjà commencé.
event-signed-up-already = Ton inscription est déjà notée.
event-joined-already = Cette personne participe déjà.
event-not-joined = Tu ne participes pas.
event-full = C’est complet : { $most } inscriptions.
event-too-few = Il faut au moins { $fewest } joueurs. Inscriptions à ce jour : { $joined }
event-too-many = { $most } ligues et tournois sont déjà en cours ici. Termines-en un d’abord.
event-too-many-own = { $most } de tes ligues et tournois sont déjà en cours ici. Termines-en un d’abord, ou demande à la modération des tables.
event-too-many-today = Tu as ouvert { $most } ligues et tournois ici en un jour. Demande à la modération des tables, ou attends demain.
event-over = C’est déjà terminé.
event-not-over = Ce n’est pas encore terminé.
event-not-running = Ce n’est pas possible à ce stade.
event-no-match = Cette partie n’existe pas.
event-no-such-count = Ce jeu se joue de { $fewest } à { $most } par table, pas à { $seats }.
event-places = Il y a { $seats } joueurs. Donne la place de chacun, par exemple { $example }. À égalité, même numéro, et on saute le suivant (1 1 3).
event-not-organiser = C’est réservé à l’organisation et à la modération des tables.
event-own-interest = Tu participes toi-même. Demande à l’organisation, ou à quelqu’un de la modération qui ne participe pas.
event-not-entrant = { $who } ne participe pas.
event-unnamed = Tournoi

## Panel of organisers

event-created = Inscriptions ouvertes pour **{ $name }** : { $link }. Dès qu’il y a assez de monde, commence ici, ou avec **{ button-evorg }** sous le message.
event-organise-open = Tu peux changer les options du jeu jusqu’au début. Toutes les personnes inscrites verront les changements dans le salon. Quand tu commenceras, les inscriptions seront closes, et je m’occuperai du tirage, des tables et du classement.
event-organise-running = Tout se fait automatiquement. Pour remplacer quelqu’un, utilise `/{ league-command.name } { league-command-replace.name }`. J’annonce tes changements dans le salon.
event-organise-paused = Les parties en cours continuent. Aucune nouvelle ne commence avant la fin de la pause.
event-organise-over = Tu peux encore corriger des résultats.
event-organise-cancelled = Il n’y a plus rien à faire ici.
event-done = C’est fait.
event-pick-withdraw = Retirer quelqu’un…
event-pick-fix = Corriger un résultat…
event-fix-title = Résultat de la partie { $number }
event-fix-places = Places, dans l’ordre de la liste
event-fix-hint = { $seats } numéros, par exemple { $example } ; le même à égalité
event-cancel-question = Annuler **{ $name }** pour de bon ? Les parties en cours continuent comme parties ordinaires.
event-withdraw-question = Retirer { $who } ? Sa partie actuelle continue, mais ce sera la dernière. Je l’annoncerai dans le salon.

## Panel of organisers: buttons

button-event-start = Commencer
button-event-pause = Pause
button-event-resume = Fin de la pause
button-event-cancel = Tout annuler
button-event-withdraw = Se retirer
button-event-next = Saison suivante

## List of events, /league list

events-title = ## Ligues et tournois de ce serveur
events-none = Il n’y en a pas encore ici. `/{ league-command.name } { league-command-new.name }` en ouvre.
events-pick = Regarder…
