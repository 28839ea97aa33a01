### Finished games: lists, profiles, ratings, what wins.

## Lists of games, /stats history

history-mine = ## Tes parties · finies : { $count }
history-mine-none = ## Tes parties
    Aucune partie finie pour l’instant. Elles apparaîtront ici avec leur feuille de score, leur déroulement et leur fichier de partie.
history-server = ## Les parties de ce serveur · finies : { $count }
history-server-none = ## Les parties de ce serveur
    Aucune partie finie pour l’instant.
history-person = ## { $who } : parties sur ce serveur · finies : { $count }
history-person-none = ## { $who } : parties
    Aucune partie finie sur ce serveur pour l’instant.
history-running = **En cours ({ $count })**
history-finished = **Finies ({ $count })**
history-rated = classée
history-result-only = seul le résultat est gardé
history-agreed = arrêtée d’un commun accord
history-left = quittée
history-replaced = avec remplacement
history-taken = place reprise en cours de partie
history-open = Voir le score final, le déroulement ou le fichier de…
statistics-not-shown = { $who } garde ses résultats pour soi.
statistics-need-server = Utilise cette commande sur un serveur.

## Profile, /stats profile

profile-title = ## { $who } sur ce serveur
profile-title-own = ## Ton profil
profile-none = { $who } n’a pas encore fini de partie sur ce serveur.
profile-none-own = Ton profil apparaît dès ta première partie terminée.
profile-games = { $games ->
    [0] Aucune partie finie contre des humains pour l’instant
    [one] { $games } partie contre des humains, { $won } gagnée
   *[other] { $games } parties contre des humains, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
}
profile-since = Première partie finie le { $since } · langue : { $language }
profile-game = { $games ->
    [one] **{ $game }** : { $games } partie, { $won } gagnée
   *[other] **{ $game }** : { $games } parties, dont { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
}
profile-scores = { $mean } points en moyenne, record { $best }
profile-missed = points manqués par tour ces temps-ci : { $points }
profile-ratings = Cotes sur ce serveur
profile-ratings-everywhere = Cotes sur tous les serveurs
profile-streaks = Série de victoires : { $now } en cours, record { $longest }
profile-met = { $games ->
    [one] Contre { $who }, tu étais devant { $ahead } fois en { $games } partie.
   *[other] Contre { $who }, tu étais devant { $ahead } fois en { $games } parties.
}
profile-typical = Répond d’habitude en { $time }
profile-in-time = { $share } % à temps
profile-longest = plus longue attente { $time }
profile-times-hidden = Personne d’autre ne voit cette ligne.
rating-duel = à deux
rating-more = à trois ou plus
rating-range = { $rating } (entre { $low } et { $high })
rating-provisional = { $rating } (entre { $low } et { $high }, provisoire)

## Profile: buttons

button-history = Parties
button-rating-course = Évolution de la cote
button-calendar = Calendrier
button-seen = Ce que voient les autres

## Profile: rating over time, and calendar

course-everywhere = tous les serveurs
course-others = Une autre cote…
course-title = { $games ->
    [one]
        ## { $game } · { $size }
        { $who } : cote après { $games } partie classée
   *[other]
        ## { $game } · { $size }
        { $who } : cote après chacune de { $games } parties classées
}
calendar-title = ## { $who } : les six derniers mois
    { $games ->
    [one] { $games } partie finie
   *[other] { $games } parties finies
  } en { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }

## Profile: what others see

seen-title = ## Ce que voient les autres
    Les changements s’appliquent tout de suite, sur tous les serveurs.
seen-results-seen = { $state ->
    [on] Résultats : visibles
   *[off] Résultats : cachés
}
seen-results-seen-on = Les membres des serveurs où tu joues y voient tes **résultats** (parties, victoires, cotes).
seen-results-seen-off = Personne d’autre ne voit tes **résultats**. Les listes de parties d’un serveur disent toujours qui a joué.
seen-times-seen = { $state ->
    [on] Temps : visibles
   *[off] Temps : cachés
}
seen-times-seen-on = Les membres des serveurs où tu joues voient tes **temps de réponse** et ton **calendrier**.
seen-times-seen-off = Personne d’autre ne voit tes **temps de réponse** ni ton **calendrier**.
seen-everywhere = { $state ->
    [on] Tous les serveurs : oui
   *[off] Tous les serveurs : non
}
seen-everywhere-on = Les autres voient ta cote **sur tous les serveurs**.
seen-everywhere-off = Personne d’autre ne voit ta cote **sur tous les serveurs**.
seen-feats-told = { $state ->
    [on] Séries : visibles
   *[off] Séries : cachées
}
seen-feats-told-on = Les résultats mentionnent tes **séries et grandes premières**.
seen-feats-told-off = Les résultats ne mentionnent pas tes séries ni tes grandes premières.
seen-stories = { $state ->
    [on] Tours clés : oui
   *[off] Tours clés : non
}
seen-stories-on = Les **tours clés** sont calculés automatiquement après tes parties.
seen-stories-off = Les **tours clés** ne sont calculés que si quelqu’un le demande.

## Leaderboard

leaders-title = ## { $game } · { $size } · ce serveur
leaders-title-everywhere = ## { $game } · { $size } · tous les serveurs
leaders-none = Personne n’a encore de cote ici. Seules comptent les parties aux tables classées.
leaders-help = Classement selon la borne inférieure de l’intervalle. Dans 95 cas sur 100, la vraie force est dans l’intervalle.
leaders-here = Ce serveur
leaders-all = Tous les serveurs
button-leaders = Classement

## Who beat whom

met-title = ## Qui était devant qui
    Dans leurs parties communes sur ce serveur
met-each = { $who } { $ahead }/{ $games }
met-none = Aucune partie commune pour l’instant.
button-met = Qui a battu qui

## What wins in a game, /stats game

stats-line = { $what } : { $value }
stats-average = { $mean } en moyenne
stats-none = { $game } : personne n’a encore fini de partie contre des humains ici.
stats-title = ## { $game } sur ce serveur
stats-games = { $games ->
    [one] { $games } partie contre des humains, en { $turns } tours
   *[other] { $games } parties contre des humains, en { $turns } tours en moyenne
}
stats-seats = Victoires par place, et points en moyenne
stats-options = Options
stats-played = { $games ->
    [one] { $games } partie, en { $turns } tours
   *[other] { $games } parties, en { $turns } tours en moyenne
}
stats-sources = D’où viennent les points
stats-own = { $games ->
    [one] **Toi** : { $games } partie, { $won } de victoires (tout le monde : { $all_won }), { $mean } points en moyenne (tout le monde : { $all_mean })
   *[other] **Toi** : { $games } parties, { $won } de victoires (tout le monde : { $all_won }), { $mean } points en moyenne (tout le monde : { $all_mean })
}
stats-records = Records
stats-computer = un ordinateur
stats-luck-dice = **Tes dés** : { $mean } en moyenne, { $expected } attendu (dés : { $count })
stats-luck-dice-all = **Dés** : { $mean } en moyenne, { $expected } attendu (dés : { $count })
stats-luck-cloisters = **Tes tuiles** : { $value } avec une abbaye, { $due } attendu (piochées : { $count })
stats-luck-cloisters-all = **Tuiles** : { $value } avec une abbaye, { $due } attendu (piochées : { $count })
stats-luck-money = { $count ->
    [one] **Argent nouveau avant tes tours** : { $mean } par carte en moyenne, { $expected } attendu ({ $count } carte)
   *[other] **Argent nouveau avant tes tours** : { $mean } par carte en moyenne, { $expected } attendu ({ $count } cartes)
}
stats-luck-money-all = { $count ->
    [one] **Argent nouveau** : { $mean } par carte en moyenne, { $expected } attendu ({ $count } carte)
   *[other] **Argent nouveau** : { $mean } par carte en moyenne, { $expected } attendu ({ $count } cartes)
}
stats-luck-bonus = **Tes tuiles bonus** : { $mean } points de plus en moyenne à la pioche, { $expected } attendu (piochées : { $count })
stats-luck-bonus-all = **Tuiles bonus** : { $mean } points de plus en moyenne à la pioche, { $expected } attendu (piochées : { $count })

## What wins in a game: records

record-score = Le plus de points
record-alhambra-remark-wall = Plus longue muraille
record-alhambra-remark-city = Plus grande Alhambra
record-armadora-remark-richest = Plus grosse prise
record-carcassonne-remark-city = Plus grande ville
record-carcassonne-remark-road = Plus longue route
record-carcassonne-remark-field = Pré le plus riche
record-hanging-gardens-remark-bonus = Le plus de tuiles bonus
record-yspahan-remark-caravan = Caravane la plus riche
record-yspahan-remark-souks = Le plus de souks
