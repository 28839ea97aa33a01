### What is settled for a server: settings, tables, bars.

## Settings

server-called-gone = Le rôle que je mentionnais pour les tables ouvertes a été supprimé : je ne mentionne plus personne.
server-called-not-mentionable = Tout le monde ne peut pas mentionner { $role }. Change cela dans les réglages du rôle sur Discord, ou choisis un autre rôle.
server-title = **Réglages des tables de ce serveur.** Les changements s’appliquent tout de suite.
server-moderators-gone = ⚠️ Le rôle qui modérait les tables a été supprimé. Les membres qui peuvent gérer le serveur ou ses fils les modèrent toujours.
server-begins = **Réglages par défaut des nouvelles tables de ce serveur.** À l’ouverture, on peut toujours en choisir d’autres.
server-begins-help = -# Les options incompatibles avec le nombre de joueurs d’une table reprennent la valeur par défaut du jeu.
server-help = -# À l’ouverture, on peut toujours choisir une autre langue. Les tables en attente comptent dans la limite. Les membres avec **Gérer le serveur** peuvent toujours ouvrir des tables, mais seulement dans les salons choisis et dans la limite.
server-channels-gone = { $left ->
    [0] ⚠️ Les salons choisis pour les tables ont été supprimés : on peut de nouveau en ouvrir partout.
   *[other] { $count ->
        [one] ⚠️ { $count } salon choisi pour les tables a été supprimé. Les autres comptent toujours.
       *[other] ⚠️ { $count } salons choisis pour les tables ont été supprimés. Les autres comptent toujours.
    }
}
server-channels-lack = { $count ->
    [one] ⚠️ Dans { $channels }, il me manque une permission : { $names }. Utilise `/{ doctor-command.name }` là-bas pour voir à quoi elle sert.
   *[other] ⚠️ Dans { $channels }, il me manque des permissions : { $names }. Utilise `/{ doctor-command.name }` là-bas pour voir à quoi sert chacune.
}
server-role-gone = ⚠️ Le rôle qui pouvait ouvrir des tables a été supprimé : tout le monde peut de nouveau en ouvrir.
server-elsewhere = Sur ce serveur, les tables ne s’ouvrent que dans { $channels }.
server-not-creator = Sur ce serveur, seul le rôle { $role } peut ouvrir des tables. Tu peux rejoindre n’importe quelle table ouverte.
server-enough = { $count ->
    [one] Sur ce serveur, on peut être à { $count } table à la fois, et tu y es déjà. Réessaie quand ta partie sera finie.
   *[other] Sur ce serveur, on peut être à { $count } tables à la fois, et tu y es déjà. Réessaie quand une partie sera finie.
}
server-not-manager = Seuls les membres avec **Gérer le serveur** peuvent changer cela.

## Settings: menus

server-language = Langue des nouvelles tables
server-zone = Fuseau horaire des notifications
server-most = Tables par personne
server-channels = Salons pour les tables (aucun choisi : partout)
server-creators = Rôle qui peut ouvrir des tables (aucun choisi : tout le monde)
server-moderators = Rôle qui modère les tables (en plus de la modération de Discord)
server-called = Rôle à mentionner pour les tables ouvertes (une fois par jour au plus)
server-crews = Rôle à mentionner pour les groupes ouverts (aucun : chaque membre est mentionné)
server-days = Temps sur ce serveur avant d’entrer dans un groupe ouvert
server-needed = Quand les conditions s’appliquent
server-begins-game = Options d’un jeu

## Settings: choices

server-language-discord = celle du serveur
server-days-count = { $count ->
    [0] aucun
    [one] { $count } jour
   *[other] { $count } jours
}
server-most-none = sans limite
server-most-count = { $count } à la fois
server-needed-count = { $count ->
    [0] dès la première partie
    [one] après { $count } partie finie
   *[other] après { $count } parties finies
}

## Settings: buttons

button-begins = Réglages par défaut
button-tables = Tables
button-bars = Membres exclus

## Tables of the server

server-tables = { $count ->
    [0] Aucune table n’est ouverte sur ce serveur.
    [one] **{ $count } table sur ce serveur**
   *[other] **{ $count } tables sur ce serveur**
}
server-tables-pick = Choisis une table à gérer
server-table-gathers = attend des joueurs depuis le { $since }
server-table-waits = { $waits } Depuis le { $since }.
server-table-help = -# La modération, si elle ne joue pas, peut passer le tour de quelqu’un qui tarde, ou libérer sa place. Le fil dira qui l’a fait. Pour une partie privée (🔒), utilise `/{ table-command.name } { table-command-skip.name }` et `/{ table-command.name } { table-command-substitute.name }` dans son fil.
button-offer-of = Libérer la place : { $who }

## Bars by moderators

bars-title = { $count ->
    [0] **Personne n’est exclu des tables de ce serveur.** Pour exclure quelqu’un, utilise `/{ table-command.name } { table-command-bar.name }` et choisis la personne.
    [one] **{ $count } membre exclu des tables de ce serveur**
   *[other] **{ $count } membres exclus des tables de ce serveur**
}
bars-help = -# Les membres exclus ne peuvent pas prendre place à une table ici, et je le leur dis s’ils essaient. Leurs parties en cours continuent. Pour céder une de leurs places, utilise `/{ table-command.name } { table-command-substitute.name }`.
bars-lift = Lever l’exclusion…
barred-now = **Exclusion des tables de ce serveur :** { $who }.
barred-lobbies = { $count ->
    [one] Cela libère une place à { $count } table en attente.
   *[other] Cela libère une place à { $count } tables en attente.
}
barred-running = { $count ->
    [one] { $count } de ses parties ici continue.
   *[other] { $count } de ses parties ici continuent.
}
bar-for-good = { $who } · pour de bon
bar-until = { $who } · jusqu’au { $until }
bar-nobody = Tu peux exclure d’autres membres, mais ni toi ni un bot.
bar-not-moderator = Seule la modération de ce serveur peut exclure des membres des tables.

## Bars: how long

bar-length-day = un jour
bar-length-week = une semaine
bar-length-month = 30 jours
bar-length-quarter = trois mois
bar-length-year = un an
bar-length-good = pour de bon
