### The puzzle of the day: panel, result, archive, a channel’s post.

## Panel

puzzle-best = Quel tour te rapporte le plus d’ici la fin de la partie ?
puzzle-once = Seule ta première réponse compte. Si elle est juste, tu gagnes ⭐⭐⭐, une de moins par indice. Personne n’attend.
puzzle-none = Il n’y a pas de problème pour ce jour.
puzzle-moved-on = -# Tu as avancé dans ce problème depuis. Voici où tu en es.
puzzle-busy = ⏳ Je n’ai pas le temps de vérifier ta réponse. Elle n’a pas compté : appuie de nouveau sur **Confirmer** dans une minute.
puzzle-hint-not = À écarter : { $turn }
puzzle-hint-begins = Le meilleur tour commence ainsi : { $turn }

## Result

puzzle-right = ✅ **Trouvé !** Aucun autre tour n’est aussi bon. { $stars }
puzzle-as-good = ✅ **Ton tour vaut le meilleur.** { $stars }
puzzle-not-asked = ❌ **Un bon tour, mais pas ce qui était demandé.**
puzzle-better = ❌ **Il y avait un meilleur tour.**
puzzle-hints-taken = { $count ->
    [one] 💡 avec { $count } indice
   *[other] 💡 avec { $count } indices
}
puzzle-yours = **Ton tour** : { $turn }
puzzle-solution = **Le meilleur tour** : { $turn }
puzzle-others = **Tentant, mais moins bon**
puzzle-wrong-asked = ne fait pas ce qui est demandé
puzzle-wrong-now = rapporte plus tout de suite, mais moins ensuite
puzzle-wrong-own = { $points ->
    [one] environ { $points } point de moins pour toi à la fin
   *[other] environ { $points } points de moins pour toi à la fin
}
puzzle-wrong-rest = { $points ->
    [one] environ { $points } point de plus pour les autres à la fin
   *[other] environ { $points } points de plus pour les autres à la fin
}
puzzle-wrong-both = { $points ->
    [one] environ { $points } point de perdu, entre ce que tu ne gagnes pas et ce que gagnent les autres
   *[other] environ { $points } points de perdus, entre ce que tu ne gagnes pas et ce que gagnent les autres
}
puzzle-found-by = { $count ->
    [one] { $count } réponse, { $found } bonne.
   *[other] { $count } réponses, dont { $found ->
        [one] { $found } bonne
       *[other] { $found } bonnes
    }.
}
puzzle-streak = { $count ->
    [0] 🔥 Pas encore de série
    [one] 🔥 Série : { $count } jour
   *[other] 🔥 Série : { $count } jours
}
puzzle-course = Problèmes résolus : { $found } sur { $count }, ⭐ { $stars }

## Archive

puzzle-archive = 🧩 Anciens problèmes · { $game }
puzzle-archive-found = { $count ->
    [one] { $count } problème à ce jour, dont { $found } résolu.
   *[other] { $count } problèmes à ce jour, dont { $found ->
        [one] { $found } résolu
       *[other] { $found } résolus
    }.
}
puzzle-archive-none = Il n’y a pas encore d’anciens problèmes pour ce jeu.
puzzle-archive-help = Les anciens problèmes ne comptent pas dans ta série.
puzzle-archive-pick = Choisis un jour

## Post in a channel

puzzle-before = Solution
puzzle-finders = { $more ->
    [0] Résolu par { $who }
    [one] Résolu par { $who } et { $more } autre
   *[other] Résolu par { $who } et { $more } autres
}
puzzle-player = Joueur { $number }

## Buttons

button-puzzle = 🧩 Problème du jour
button-puzzles = Anciens problèmes
button-puzzle-solve = Résoudre
button-puzzle-named = { $state ->
    [on] Me nommer : oui
   *[off] Me nommer : non
}

## A server’s channel

server-puzzles = **🧩 Un problème par jour dans un de tes salons.** Sans jamais envoyer de notification.
server-puzzles-none = Aucun salon choisi pour l’instant.
server-puzzles-gone = ⚠️ Le salon des problèmes a été supprimé. Choisis-en un autre.
server-puzzles-now = Dans { $channel }, prochain le { $next }
server-puzzles-help = -# Chaque message donne aussi la solution du problème précédent, et nomme les personnes d’ici qui l’ont trouvée et ont accepté d’être nommées. La solution paraît le lendemain à midi UTC, quand la journée est finie dans tous les fuseaux horaires.
server-puzzles-one = Choisis un seul salon.
server-puzzles-hour = À { $time } ({ $zone })
server-puzzles-hours = Quand
server-puzzles-channel = Salon (aucun : pas de problème du jour)
