### The puzzle of the day: panel, result, archive, a channel’s post.

## Panel

puzzle-best = Quel tour te rapporte le plus d’ici la fin de la partie ?
puzzle-once = Seule ta première réponse compte. Si elle est juste, tu gagnes ⭐⭐⭐, une de moins par indice. Personne n’attend.
puzzle-none = Il n’y a pas de problème pour ce jour.
puzzle-moved-on = -# Tu as avancé dans ce problème depuis. Voici où tu en es.
puzzle-busy = ⏳ Je n’ai pas le temps de vérifier ta réponse. Elle n’a pas compté : appuie de nouveau sur **Confirmer** dans une minute.
puzzle-hint-not = Pas ce tour : { $turn }
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
puzzle-others = **Tentant, mais**
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
    [one] environ { $points } point de perdu : moins pour toi, plus pour les autres
   *[other] environ { $points } points de perdus : moins pour toi, plus pour les autres
}
puzzle-found-by = { $count ->
    [one] { $count } réponse, bonnes réponses : { $found }.
   *[other] { $count } réponses, bonnes réponses : { $found }.
}
puzzle-streak = { $count ->
    [0] 🔥 Pas encore de série
    [one] 🔥 Trouvé { $count } jour de suite
   *[other] 🔥 Trouvé { $count } jours de suite
}
puzzle-course = Problèmes trouvés : { $found } sur { $count }, ⭐ { $stars }

## Archive

puzzle-archive = 🧩 Anciens problèmes · { $game }
puzzle-archive-found = { $count ->
    [one] { $count } problème jusqu’ici, dont { $found } trouvé.
   *[other] { $count } problèmes jusqu’ici, dont { $found } trouvés.
}
puzzle-archive-none = Il n’y a pas encore d’anciens problèmes pour ce jeu.
puzzle-archive-help = Les anciens problèmes ne comptent pas dans ta série.
puzzle-archive-pick = Choisis un jour

## Post in a channel

puzzle-before = Solution
puzzle-finders = { $more ->
    [0] Trouvé par { $who }
    [one] Trouvé par { $who } et { $more } autre
   *[other] Trouvé par { $who } et { $more } autres
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
server-puzzles-none = Aucun salon ne l’a encore.
server-puzzles-gone = ⚠️ Le salon des problèmes a été supprimé. Choisis-en un autre.
server-puzzles-now = Dans { $channel }, prochain le { $next }
server-puzzles-help = -# Chaque message donne aussi la solution du problème précédent, et nomme les personnes d’ici qui l’ont trouvée et ont accepté d’être nommées. Une solution paraît quand son jour est fini partout, le lendemain à midi UTC.
server-puzzles-one = Choisis un seul salon.
server-puzzles-hour = À { $time } ({ $zone })
server-puzzles-hours = Quand
server-puzzles-channel = Salon (aucun : pas de problèmes)
