### For whoever runs a server or the bot: welcome, check-up, health.

## Welcome on a new server

welcome = ## Bonjour !
    Je fais jouer de vrais jeux de société sur ton serveur, sur plusieurs jours. Ouvre une table, et chacun joue quand il a une minute. Pas besoin d’être en ligne en même temps.
    Chaque partie a un fil, avec une image du plateau après chaque tour. Les mains cachées restent cachées, et des ordinateurs peuvent remplir les places libres.
    Commence avec **Ouvrir une table**, ou avec `/{ table-command.name } { table-command-new.name }` dans n’importe quel salon. `/{ doctor-command.name }` vérifie si j’ai les permissions qu’il me faut.
button-open-table = Ouvrir une table
button-server-settings = Réglages

## Check-up, /doctor

doctor-title = **Vérification dans { $channel }**
doctor-well = ✅ J’ai ici toutes les permissions qu’il me faut.
doctor-lacks = ⚠️ Il manque **{ $permission }**. { $purpose }
permission-view-channel-for = Sans cette permission, je ne vois rien ici, et aucune table ne peut s’ouvrir.
permission-send-messages-for = Sans cette permission, aucune table ne peut s’ouvrir ici.
permission-send-messages-in-threads-for = Sans cette permission, je ne peux pas publier les tours, et les parties ne continuent que par message privé.
permission-create-public-threads-for = Sans cette permission, aucune partie ne peut commencer, car chacune a un fil.
permission-create-private-threads-for = Sans cette permission, personne ne peut ouvrir de table privée ici. Rien ne change pour les autres tables.
permission-attach-files-for = Sans cette permission, je ne peux pas montrer les plateaux, car ce sont des images.
permission-read-message-history-for = Sans cette permission, je ne peux pas vérifier qu’un message est arrivé, et un tour pourrait paraître deux fois.
doctor-grant = -# Accorde à mon rôle les permissions qui manquent, ou règle-les pour le salon (dans ses paramètres, sous Permissions). Les fils ont les permissions de leur salon.
doctor-members = ⚠️ Certains membres n’ont pas ici **{ permission-send-messages-in-threads }** : leurs clics dans un fil archivé ne m’arrivent jamais. Accorde-le à toutes les personnes qui jouent.
doctor-mended-resting = { $count ->
    [one] 🔧 { $count } table avait du retard : je la mets à jour.
   *[other] 🔧 { $count } tables avaient du retard : je les mets à jour.
}
doctor-mended-threads = { $count ->
    [one] 🔧 J’ai rouvert { $count } fil archivé où quelqu’un doit jouer.
   *[other] 🔧 J’ai rouvert { $count } fils archivés où quelqu’un doit jouer.
}
doctor-mended-settings = 🔧 Les réglages de ce serveur nommaient des salons ou un rôle qui n’existent plus : je les ai retirés.
doctor-mended-commands = 🔧 Mes commandes sur Discord n’étaient plus à jour : c’est corrigé.
doctor-trials-offer = -# Un essai réel publie, modifie et supprime ici quelques messages silencieux. Il crée aussi deux fils, t’envoie un message privé et dure environ une demi-minute. Sans **Gérer les fils**, je ne peux pas supprimer les deux fils, et ils restent archivés.
button-doctor = Lancer un essai réel
doctor-not-manager = Seuls les membres avec **Gérer le serveur** peuvent lancer cette vérification.

## Names of permissions, as Discord calls them

permission-view-channel = Voir les salons
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-create-private-threads = Créer des fils privés
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages

## Live test

doctor-trial = Essai de ce qui marche sur ce serveur. Ce message disparaît dans un instant.
doctor-thread = Un essai
doctor-trials-well = { $count ->
    [one] ✅ { $count } essai, réussi.
   *[other] ✅ { $count } essais, tous réussis.
}
doctor-trials-other = Essais réussis : { $well } sur { $count }.
doctor-otherwise = ⚠️ { $trial } : Discord se comporte autrement. { $effect }
doctor-failed = ❌ { $trial } : échec. { $reason }
doctor-not-tried = ➖ { $trial } : pas essayé, car une étape précédente a échoué.
doctor-as-believed = ✅ { $trial }

## Live test: what is tried, and what it means if Discord behaves differently

doctor-post = Un message avec une image et un bouton
doctor-post-effect = Je ne peux rien montrer ici.
doctor-ids = Les composants reviennent avec les identifiants que je leur ai donnés
doctor-ids-effect = Après une panne, je ne reconnaîtrais pas mes propres messages : un tour pourrait paraître deux fois.
doctor-files = Les images montrées dans un cadre ne sont pas des pièces jointes
doctor-files-effect = Rien de ce que je fais n’en dépend.
doctor-nonce = Le même message envoyé deux fois n’apparaît qu’une fois
doctor-nonce-effect = Si une réponse se perd, un tour pourrait paraître deux fois.
doctor-edit = Un message modifié garde exactement les images qu’il nomme
doctor-edit-effect = D’anciens messages pourraient perdre leur image, ou en montrer deux.
doctor-long = Le plus long texte japonais que j’envoie
doctor-long-effect = Les longs textes pourraient échouer.
doctor-history = Les anciens messages arrivent du plus récent au plus ancien
doctor-history-effect = Après une panne, je ne retrouverais pas mes messages.
doctor-deleted = Renvoyer un message supprimé est refusé
doctor-deleted-effect = Je mettrais plus longtemps à remarquer un message supprimé.
doctor-thread-below = Un fil sous un message, où il ne peut y en avoir qu’un
doctor-thread-below-effect = Après une panne, une partie pourrait avoir deux fils.
doctor-archive = Qui a créé un fil peut l’archiver
doctor-archive-effect = Les fils des parties finies restent ouverts jusqu’à ce que Discord les archive.
doctor-archived-edit = Les messages d’un fil archivé ne peuvent pas être modifiés
doctor-archived-edit-effect = Je rouvre certains fils sans nécessité.
doctor-archived-post = Un message dans un fil archivé le rouvre, ou est refusé pour cela
doctor-archived-post-effect = Des tours pourraient se perdre dans des fils archivés.
doctor-open-again = Qui a créé un fil peut le rouvrir
doctor-open-again-effect = Les parties des fils archivés ne continuent que par message privé.
doctor-private = Un fil privé auquel je t’ajoute
doctor-private-effect = Personne ne peut ouvrir de table privée ici.
doctor-dm = Un message privé pour toi
doctor-dm-effect = On ne voit sa main qu’en appuyant sur **Main**.

## What a phone shows on its lock screen: three direct messages, then two questions

button-phone = Essayer mes notifications
doctor-phone-first = Premier message : peux-tu lire ceci sur ton écran verrouillé ?
doctor-phone-second = Deuxième message : peux-tu lire ceci sur ton écran verrouillé ?
doctor-phone-third = Troisième message : il est { $when }. Vois-tu une heure sur ton écran verrouillé ?
doctor-phone-question = Je t’ai envoyé trois messages privés. Pour lesquels des deux premiers la notification de ton téléphone montrait-elle le texte ?
doctor-phone-times = Et que montrait la notification du troisième message après « il est » ?
doctor-phone-thanks = Merci. Désormais, j’enverrai les notifications sous une forme que ton téléphone peut montrer.
doctor-phone-closed = Je ne peux pas t’envoyer de messages privés. Autorise ceux des membres de ce serveur, puis réessaie.

## What a phone shows: answers

button-phone-words = Les deux
button-phone-bare = Seulement le deuxième
button-phone-time = Une heure
button-phone-code = Un code comme <t:1>

## Health of the bot, /bot status: figures

status-not-owner = C’est réservé à la personne qui m’héberge.
status-title = **Comment je vais**, démarrage : { $since }
status-gateway = Discord
status-heartbeat = battement
status-database = base de données
status-workers = processus
status-servers = { $servers ->
    [one] { $servers } serveur
   *[other] { $servers } serveurs
} · { $people ->
    [one] { $people } personne a joué aujourd’hui
   *[other] { $people } personnes ont joué aujourd’hui
}
status-tables = { $count ->
    [one] { $count } table en cours : { $games } · affichées en retard : { $behind }
   *[other] { $count } tables en cours : { $games } · affichées en retard : { $behind }
}
status-machine = Mémoire { $memory } Mo, processus { $workers } Mo · en attente : { $waiting } · refusés par Discord depuis dix minutes : { $refused }
status-lately = Dans cette demi-heure : { $interactions ->
    [one] { $interactions } interaction
   *[other] { $interactions } interactions
}, { $pictures ->
    [one] { $pictures } image
   *[other] { $pictures } images
}, { $problems ->
    [0] aucun problème
    [one] { $problems } problème
   *[other] { $problems } problèmes
}.
status-chart = -# Les dernières 24 heures, par demi-heures : { $first } interactions · { $second } images · { $third } problèmes
