### Alt texts of pictures, common to all games.

## Board

picture-cover = Une table au milieu d’une partie ({ $game }).
picture-numbers = Choix sur l’image : { $numbers }.
picture-also-new = { $alone ->
    [1] Nouveautés – { $changes }.
   *[0] Autres nouveautés – { $changes }.
}
picture-new-by = { $who } : { $what }
picture-new-nobodys = sur le plateau : { $what }

## The end

picture-result = Ce que la première place a fait du plateau, en grand, et, en dessous, le résultat : { $ranking }.
picture-result-seat = { $place }. { $who } avec { $points }
picture-result-sources = Sources des points ({ $who }) : { $sources }.
picture-result-rest = autres sources { $points }
picture-chart = { $turns ->
    [one] Un graphique des points après le premier tour. À la fin : { $seats }.
   *[other] Un graphique des points après chacun des { $turns } tours. À la fin : { $seats }.
}
picture-chart-seat = { $who } avec { $points }
film-alt = Une vidéo de toute la partie, tour par tour, avec en bas les points et ce que chaque tour a rapporté.
film-alt-result = { film-alt } Classement final : { $ranking }.
story-alt = Les chances de victoire de chacun, tour par tour. À mi-chemin : { $seats }. Victoire : { $who }.
story-alt-seat = { $who } { $percent } %
review-alt = Points que tu as manqués, tour par tour : { $turns }.
review-alt-none = Points que tu as manqués, tour par tour : aucun.
review-alt-turn = { $points ->
    [one] { $points } point au tour { $number }
   *[other] { $points } points au tour { $number }
}

## Statistics and leagues

picture-profile = { $games ->
    [one] Carte de profil, { $who } : { $games } partie, { $won } gagnée. { $each }
   *[other] Carte de profil, { $who } : { $games } parties, dont { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }. { $each }
}
picture-course = { $games ->
    [one] { $who } : cote ({ $game }) sur { $games } partie : { $first } au début, toujours entre { $lowest } et { $highest }, et { $last } maintenant.
   *[other] { $who } : cote ({ $game }) sur { $games } parties : { $first } au début, toujours entre { $lowest } et { $highest }, et { $last } maintenant.
}
picture-calendar = Un carré pour chaque jour de six mois : { $games ->
    [one] { $games } partie finie
   *[other] { $games } parties finies
  } en { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }, { $most } au plus le même jour.
picture-leaders = Les cotes et leurs intervalles : { $each }.
picture-leader = { $place }. { $who } avec { $rating }
picture-met = Un tableau : qui était devant qui, et combien de fois : { $each }.
met-alt = { $who } devant { $other } { $ahead } fois sur { $games }
picture-standing = { $place }. { $who } avec { $points }
picture-standings = Classement, { $name } : { $each }.
status-alt = Les dernières 24 heures : { $interactions } interactions, { $pictures } images, { $problems } problèmes.
