### Refusals and failures that can come anywhere.

## A move that cannot be read or played

not-your-turn = Ce n’est pas encore à toi : { $who } réfléchit.
game-over = Cette partie est finie.
not-a-verb = « { $verb } » n’est pas un coup de ce jeu. Les coups commencent par : { $verbs }.
table-nothing-fits = Aucune possibilité pour l’instant. { $ask }
not-a-token = « { $token } » ne convient pas ici. Écris le coup ainsi : `{ $form }`.
not-a-token-example = Celui-ci marche maintenant : `{ $line }`
missing-token = Il manque un élément à `{ $verb }` : { $field }.
too-many-tokens = Rien ne suit `{ $verb }`. Retire « { $token } ».

## A turn that cannot go on

table-stale = La partie a avancé depuis que tu as ouvert ce panneau. Rouvre-le pour voir ce que tu peux faire maintenant.
table-already-done = C’est déjà fait. Rien n’a été joué deux fois.
panel-newest = Ce bouton était celui d’un tour précédent et n’a rien changé. Voici la partie maintenant.
table-unfinished = Ton tour n’est pas complet : il reste quelque chose à choisir.
table-draft-complete = Ton tour est déjà complet : impossible d’y ajouter `{ $line }`. Confirme-le, ou reviens en arrière.
table-reveals-first = `{ $line }` révèle quelque chose de nouveau. Confirme d’abord ce coup puis continue, ou reviens en arrière.
table-no-such-order = Il n’y a pas de consigne « { $order } » dans ce jeu.

## Which table, and who is there

table-none = Cette table n’existe pas, ou n’existe plus.
table-not-seated = Tu n’as pas de place à cette table, mais tu peux regarder.
table-not-started = Cette partie n’a pas encore commencé.
table-journal-later = Le fichier de partie complet montre les coups cachés : tu ne pourras l’enregistrer qu’une fois la partie finie. Empreinte du mélange : `{ $fingerprint }`
several-tables = Il y a plusieurs tables ici. Utilise la commande dans le fil de celle que tu veux.
no-table-here = Il n’y a pas de table ici. `/{ table-command.name } { table-command-new.name }` en ouvre une.
table-needs-text-channel = Ouvre les tables dans un salon textuel ordinaire, car chaque partie a son propre fil. Les fils, les salons d’annonces et les salons vocaux ne conviennent pas.
permissions-missing = { $count ->
    [one] Il me manque une permission dans ce salon : { $names }. La modération peut l’accorder.
   *[other] Il me manque des permissions dans ce salon : { $names }. La modération peut les accorder.
}
no-such-closeup = Il n’y a pas de gros plan nommé « { $name } ».
no-closeups = Ce plateau n’a pas de gros plans. Ouvre l’image elle-même pour l’agrandir.
no-such-button = Ce bouton date d’une ancienne version et ne marche plus. `/{ turns-command.name }` liste tes parties.
no-such-form = Ce formulaire date d’une ancienne version : rien n’a été changé.
another-game = Le jeu de cette table est **{ $game }** : les coups commencent par `/{ $command }`.
not-allowed = Tu ne peux pas utiliser cette commande ici.
command-moved = Cette commande a changé. Utilise plutôt `/{ $new }`.
table-is-private = 🔒 Cette partie est privée : seules les personnes qui y jouent et la modération du serveur peuvent l’ouvrir.

## The lobby

table-rated-people-only = Une partie classée commence sans ordinateurs. Retire-les d’abord, ou choisis **{ rated-no }** dans les options.
table-no-such-game = Il n’y a pas de jeu nommé « { $game } » ici.
table-no-such-count = Ce jeu se joue de { $fewest } à { $most }, pas à { $seats }.
wish-none-between = Tu as demandé { $fewest } joueurs au moins et { $most } au plus. Le maximum ne peut pas être sous le minimum.
table-no-such-option = « { $choice } » n’est pas un choix possible pour { $option }.
table-no-such-time = { $shortest ->
    [one] { $longest ->
        [one] Cette cadence n’est pas valable. Écris `24h` pour 24 heures par tour, ou `72h+12h/120h` pour une réserve de 72 heures, plus 12 par tour, jusqu’à 120. Chaque élément va de { $shortest } minute à { $longest } jour.
       *[other] Cette cadence n’est pas valable. Écris `24h` pour 24 heures par tour, ou `72h+12h/120h` pour une réserve de 72 heures, plus 12 par tour, jusqu’à 120. Chaque élément va de { $shortest } minute à { $longest } jours.
    }
   *[other] { $longest ->
        [one] Cette cadence n’est pas valable. Écris `24h` pour 24 heures par tour, ou `72h+12h/120h` pour une réserve de 72 heures, plus 12 par tour, jusqu’à 120. Chaque élément va de { $shortest } minutes à { $longest } jour.
       *[other] Cette cadence n’est pas valable. Écris `24h` pour 24 heures par tour, ou `72h+12h/120h` pour une réserve de 72 heures, plus 12 par tour, jusqu’à 120. Chaque élément va de { $shortest } minutes à { $longest } jours.
    }
}
table-no-such-vacation = { $most ->
    [one] Une table peut accorder { $most } jour de congé, ou aucun.
   *[other] Une table peut accorder de 0 à { $most } jours de congé.
}
table-no-such-level = « { $level } » n’est pas un niveau. Choisis parmi : { $levels }.
table-no-such-absence = « { $absence } » ne convient pas pour **{ lobby-absence }**. Choisis parmi : { $absences }.
table-no-such-seating = « { $seating } » n’est pas un ordre des places. Choisis parmi : { $seatings }.
table-options-clash = Ces options ne vont pas avec { $seats } joueurs.
table-too-many = { $people ->
    [one] { $computers ->
        [one] { $people } personne et { $computers } ordinateur, c’est trop pour { $seats } places.
       *[other] { $people } personne et { $computers } ordinateurs, c’est trop pour { $seats } places.
    }
   *[other] { $computers ->
        [one] { $people } personnes et { $computers } ordinateur, c’est trop pour { $seats } places.
       *[other] { $people } personnes et { $computers } ordinateurs, c’est trop pour { $seats } places.
    }
}
table-too-many-opened = { $most ->
    [one] Tu as déjà { $most } table qui attend des joueurs. Commence-la ou ferme-la d’abord.
   *[other] Tu as déjà { $most } tables qui attendent des joueurs. Commences-en ou fermes-en une d’abord.
}
table-too-many-in-channel = { $most ->
    [one] { $most } table de ce salon attend déjà des joueurs. Rejoins-la, ou ouvre la tienne dans un autre salon.
   *[other] { $most } tables de ce salon attendent déjà des joueurs. Rejoins-en une, ou ouvre la tienne dans un autre salon.
}
table-full = Les { $seats } places sont prises.
table-no-seat-for-you = Tu ne peux pas rejoindre cette table. Pour ouvrir la tienne, utilise `/{ table-command.name } { table-command-new.name }`.
table-nobody-to-remove = Choisis quelqu’un d’autre à cette table.
table-you-blocked = Tu as bloqué quelqu’un à cette table. `/{ privacy-command.name } { privacy-command-block.name }` montre ta liste.
table-barred = La modération de ce serveur te ferme ses tables. Tes parties en cours continuent.
table-barred-until = La modération de ce serveur te ferme ses tables jusqu’au <t:{ $until }:f>. Tes parties en cours continuent.
table-barred-everywhere = Les nouvelles parties te sont fermées par la personne qui m’héberge. Tes parties en cours continuent.
table-barred-everywhere-until = Les nouvelles parties te sont fermées jusqu’au <t:{ $until }:f> par la personne qui m’héberge. Tes parties en cours continuent.
table-kept = { $count ->
    [one] La dernière place libre est réservée à une personne invitée. Réessaie plus tard.
   *[other] Les places libres sont réservées à des personnes invitées. Réessaie plus tard.
}
table-too-many-invited = { $free ->
    [0] { $count ->
        [one] Aucune place n’est libre, mais tu as invité { $count } personne de plus.
       *[other] Aucune place n’est libre, mais tu as invité { $count } personnes de plus.
    }
    [one] { $count ->
        [one] Il n’y a que { $free } place libre, mais tu as invité { $count } personne de plus.
       *[other] Il n’y a que { $free } place libre, mais tu as invité { $count } personnes de plus.
    }
   *[other] { $count ->
        [one] Il n’y a que { $free } places libres, mais tu as invité { $count } personne de plus.
       *[other] Il n’y a que { $free } places libres, mais tu as invité { $count } personnes de plus.
    }
}
table-cannot-invite = Au moins une des personnes choisies ne peut pas être invitée à cette table.
table-you-blocked-invited = Tu as bloqué une des personnes choisies. `/{ privacy-command.name } { privacy-command-block.name }` montre ta liste.
table-not-invited = Aucune place ne t’est réservée ici.
table-no-such-condition = Cette condition n’existe pas.
table-not-joined = Tu n’as pas rejoint cette table.
table-already-seated = Tu as déjà une place ici.
table-has-started = La partie a commencé : on ne peut plus entrer ni sortir.
table-closed = Cette table a été fermée avant le début de la partie.
table-not-opener = { $who } a ouvert cette table : personne d’autre ne peut faire ça.
table-no-parts = Cette table est plus ancienne que le mélange vérifiable : sa graine sera tirée au début de la partie.
table-leave-is-resign = La partie a commencé. Pour la quitter pour de bon, utilise **Abandonner**.
table-too-few = { $taken ->
    [one] Il n’y a que { $taken } place prise, et il en faut au moins { $fewest } dans ce jeu.
   *[other] Il n’y a que { $taken } places prises, et il en faut au moins { $fewest } dans ce jeu.
}
table-not-full = { $taken } places prises sur { $seats }. Pour jouer à moins, la personne qui a ouvert la table doit appuyer sur **Commencer**.

## Undo and questions

table-nothing-to-undo = Tu n’as aucun tour à annuler.
table-vote-open = Il y a déjà une question ouverte à cette table. Réponds d’abord à celle-là.
table-vote-not-asked = Cette question s’adresse seulement à { $who }.
table-vote-again = Tu as posé cette question il y a peu. Repose-la dans une heure, ou quand la partie aura avancé.
table-no-vote = Cette question n’est plus ouverte.
table-rated-stands = À une table classée, un tour ne s’annule plus dès que quelqu’un d’autre a joué, ou s’il a révélé quelque chose, par exemple une carte ou un jet de dés.

## Clocks, and people who are not there

table-no-clock = Cette table se joue sans limite de temps.
table-no-own-clock = Ton chrono ne court pas : il n’y a rien à prolonger.
table-paused = La partie est en pause : aucun chrono ne court.
table-not-paused = La partie n’est pas en pause.
table-nobody-to-nudge = Il n’y a personne à relancer pour l’instant.
table-nudged = Cette personne a déjà reçu une relance. Encore un peu de patience.
table-nudge-later = { $hours ->
    [one] C’est trop tôt pour relancer. Attends la moitié du temps, ou { $hours } heure s’il n’y a pas de limite.
   *[other] C’est trop tôt pour relancer. Attends la moitié du temps, ou { $hours } heures s’il n’y a pas de limite.
}
table-skip-own = Tu joues à cette table : c’est à quelqu’un d’autre de la modération de décider.
table-skip-later = { $hours ->
    [one] C’est trop tôt pour passer un tour. Attends la moitié du temps, ou { $hours } heure s’il n’y a pas de limite.
   *[other] C’est trop tôt pour passer un tour. Attends la moitié du temps, ou { $hours } heures s’il n’y a pas de limite.
}
table-nobody-to-skip = Seuls des ordinateurs doivent jouer : il n’y a aucun tour à passer.
table-you-are-away = Un ordinateur joue pour toi. Pour récupérer ta place, appuie sur **Je suis de retour** ou utilise `/{ table-command.name } { table-command-back.name }`.
table-not-away = Aucun ordinateur ne joue pour toi ici.
table-seat-held = Un ordinateur joue déjà à cette place : elle ne peut pas être cédée.
table-nobody-left = Il ne resterait personne pour jouer. Tu peux abandonner à la place.
table-seat-not-offered = Cette place n’est pas à prendre : { $who } y joue.
table-seat-you-removed = C’est toi qui as libéré cette place ({ $who }) : tu ne peux pas la reprendre.

## Crews

table-crew-speaks = Seul le premier membre de ton groupe peut faire ça. Tu peux proposer des tours et voter.
table-crew-was-in = Tu as fait partie d’un groupe à cette table : tu ne peux jouer pour personne d’autre ici.
table-crew-no-plans = Un groupe décide tour par tour : il n’a ni plans ni consignes.
table-no-crew = Ce groupe n’existe pas ici.
table-crew-proposes = Dans un groupe, on propose des tours : appuie sur **Proposer** au lieu de **Confirmer**.
table-crew-empty = { $who } n’a pas encore de membres. Il faut que quelqu’un y entre avant le début.
table-crews-unrated = Une table avec des groupes ne peut pas être classée.
table-crews-need-clock = Il faut une cadence aux groupes : elle dit quand les votes sont comptés.
table-crews-hidden = Il y a des choses cachées ici : un groupe ne peut pas être ouvert à tout le monde.
table-crews-private = Une table privée ne peut pas avoir de groupe ouvert à tout le monde.
table-crews-not-here = Ce choix ne convient pas à cette table.
table-crew-fixed = La partie a commencé, et ce groupe n’accepte plus personne.
table-crew-resigned = Ce groupe a rendu sa place.
table-crew-already = Tu es déjà dans ce groupe.
table-crew-full = Ce groupe est complet : { $most } personnes au plus.
crew-too-new = { $days ->
    [one] Pour entrer dans un groupe ouvert, il faut être sur ce serveur depuis { $days } jour.
   *[other] Pour entrer dans un groupe ouvert, il faut être sur ce serveur depuis { $days } jours.
}

## After the end

table-not-over = Cette partie n’est pas encore finie.
table-not-played = Seules les personnes qui ont joué peuvent ouvrir la revanche. Pour ouvrir ta table, utilise `/{ table-command.name } { table-command-new.name }`.

## When Discord, the disk or the bot fails

incident = Une erreur s’est produite de mon côté. Les coups confirmés sont bien enregistrés. Appuie sur **Jouer** pour voir où en est la partie. (Erreur `{ $incident }`)
discord-down = Discord a eu un problème pendant ma réponse. Les coups confirmés sont bien enregistrés. Appuie sur **Jouer** pour voir où en est la partie.
store-down = Je ne peux rien enregistrer pour l’instant : rien n’a changé. Réessaie dans quelques minutes.
store-unsure = J’ai perdu la base de données pendant l’enregistrement : je ne sais pas encore si c’est passé. Regarde le plateau dans quelques minutes.
busy = Je suis débordé pour l’instant. Les coups confirmés sont bien enregistrés. Réessaie dans quelques secondes.
closing = Je redémarre. Les coups confirmés sont bien enregistrés. Réessaie dans un instant.
answer-elsewhere = Discord ne m’a pas laissé répondre dans { $place } : voici ma réponse.
