### Yspahan in words: alt texts, text board, counts, what’s left, legend.

## Alt texts

yspahan-alt-over = { $count ->
    [one] Partie finie ; victoire : { $who }.
   *[other] Partie finie ; victoire partagée : { $who }.
}
yspahan-alt-day = { $last ->
    [2] Semaine { $week }, jour { $day } (dernier jour : décompte de la semaine, puis fin de la partie).
    [1] Semaine { $week }, jour { $day } (décompte de la semaine à la fin du jour).
   *[0] Semaine { $week }, jour { $day }.
}
yspahan-alt-counted = La ville est montrée telle qu’au décompte de la dernière semaine.
yspahan-alt-fresh = Dernier tour, { $who } : { $deeds }.
    .will = Ton tour jusqu’ici, pas encore confirmé : { $deeds }.
yspahan-alt-placed = { $count ->
    [one] cube dans { SPOKEN($shops, "yspahan-souk") }
   *[other] cubes dans { SPOKEN($shops, "yspahan-souk") }
}
yspahan-alt-moved = intendant de { yspahan-start } à { yspahan-goal }
yspahan-alt-cleared = { SPOKEN($shops, "yspahan-souk") } : vidé
yspahan-alt-camels = chameau { $camels } chargé
yspahan-alt-built = construction : { $building }
yspahan-alt-taken = dés pris, étage { $level }
yspahan-alt-group = { $level } { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} à { $shown }{ $yellow ->
    [0] {""}
    [one] {" "}({ $yellow } jaune)
   *[other] {" "}({ $yellow } jaunes)
}
yspahan-alt-tower = Dés dans la tour : { $groups }.
yspahan-alt-tower-empty = Il n’y a pas de dés dans la tour.
yspahan-alt-supervisor = { $at ->
    [C] Intendant au carrefour.
   *[other] Intendant en { $at }.
}
yspahan-alt-asked = { $who } doit décider du cube dans { yspahan-shop }.
yspahan-alt-complete = { $souk } (plein)
yspahan-alt-begun = { $souk } ({ $cubes } sur { $shops })
yspahan-alt-player = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } or, { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $built ->
    [0] {""}
    [6] {" ; tous les bâtiments"}
   *[other] {" ; bâtiments : "}{ $buildings }
}{ $begun ->
    [0] {""}
   *[other] {" ; souks : "}{ $souks }
}{ $loaded ->
    [0] {""}
    [one] {" ; "}{ $loaded } cube en caravane
   *[other] {" ; "}{ $loaded } cubes en caravane
}.
yspahan-alt-souks = Souks visibles : { $souks }.
yspahan-alt-caravan = Caravane : { $cubes } sur { $camels }.
yspahan-alt-hand = Tes cartes : { $cards }.

## Text board

yspahan-text-order = Aujourd’hui : { $order } ; tour { $turn }. Premier joueur : { $first }.
yspahan-text-turn = { $over ->
    [1] { $who } a fini son tour.
   *[0] { $who } continue son tour.
}
yspahan-text-turned = Dernier tour, { $who } : { $deeds }.
yspahan-text-turning = Ce tour jusqu’ici, { $who } : { $deeds }.
yspahan-text-asks-roll = { yspahan-text-waits }{ $who } achète des dés jaunes et lance.
yspahan-text-asks-dice = { yspahan-text-waits }{ $who } prend un groupe de dés.
yspahan-text-asks-place = { $left ->
    [one] { yspahan-text-waits }{ $who } place encore { $left } cube dans le quartier { $quarter }.
   *[other] { yspahan-text-waits }{ $who } place encore { $left } cubes dans le quartier { $quarter }.
}
yspahan-text-asks-extra = { yspahan-text-waits }{ $who } peut placer le cube du Palan dans le quartier { $quarter }.
yspahan-text-asks-camel = { yspahan-text-waits }{ $who } laisse partir le cube dans { yspahan-shop } ou paie un chameau, car { $mover } a déplacé l’intendant ; un cube va sur le chameau { $camel } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $then ->
    [none] {""}
   *[other] {" ; puis vient le cube dans "}{ SPOKEN($then, "yspahan-souk") }
}.
yspahan-text-asks-build = { yspahan-text-waits }{ $who } peut construire avant de finir son tour.
yspahan-text-asks-end = { yspahan-text-waits }{ $who } finit son tour.
yspahan-text-waits = { $waits ->
    [0] D’abord :{" "}
   *[other] Ensuite :{" "}
}
yspahan-text-quarter = Quartier { $quarter } : { $souks }.
yspahan-text-empty = { $shops ->
    [one] { $souk } ({ $points } points, { $shops } boutique, { $first }) libre
   *[other] { $souk } ({ $points } points, { $shops } boutiques, { $first }–{ $last }) libre
}
yspahan-text-souk = { $left ->
    [0] { $souk } ({ $points } points) { $who } : { $filled }, complet
   *[other] { $souk } ({ $points } points) { $who } : { $filled }, libre { $free }
}
yspahan-text-crossing = Les quatre rues partent du carrefour (C) ; leurs cases se comptent depuis lui.
yspahan-text-street = Rue { $arm }, case et boutique : { SPOKEN($squares, "yspahan-souk") }.
yspahan-text-beside = { $square } : { $shops }
yspahan-text-caravan = Cubes depuis le premier chameau, { $row } par rangée : { $cubes }.
yspahan-text-rows = Rangées de la caravane, avec ce qu’un cube y rapporte aussitôt et le multiplicateur : { $rows }. Quand la caravane est pleine, et à la fin de chaque semaine, tu marques tes cubes × le multiplicateur de ta dernière rangée.
yspahan-text-row = chameaux { $first }–{ $last } +{ $points } ×{ $multiplier }
yspahan-text-prices = Bâtiments : { $prices }. Ils rapportent { $points }, du premier au sixième.
yspahan-text-price = { $building } { $camels }🐪 { $gold }🪙 ({ $effect })
yspahan-text-effect-paddock = +{ $bonus } chameau de la tour
yspahan-text-effect-shop = +{ $bonus } or de la tour
yspahan-text-effect-hammam = { $mode ->
    [plus-only] intendant : { $bonus } cases de plus sans or
   *[plus-minus] intendant : { $bonus } cases de plus ou de moins sans or
}
yspahan-text-effect-caravanserai = { $bonus } carte par cube envoyé
yspahan-text-effect-bazaar = +{ $bonus } points par souk complet
yspahan-text-effect-hoist = +{ $bonus } cube en approvisionnant
yspahan-text-cards = { $pile ->
    [one]
        { $discard ->
            [0] { $pile } carte dans la pioche, défausse vide.
           *[other] { $pile } carte dans la pioche ; défausse : { $cards }.
        }
   *[other]
        { $discard ->
            [0] { $pile } cartes dans la pioche, défausse vide.
           *[other] { $pile } cartes dans la pioche ; défausse : { $cards }.
        }
}
yspahan-text-times = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}

## Counts beside the players on the turn’s post

yspahan-aside = Sem. { $week }, jour { $day } · Caravane { $cubes }/{ $camels }, puis +{ $points } · { $others }
yspahan-aside-seat = { $who } : **{ $score }** 🐪{ $camels }
yspahan-aside-more = { $other } · { $others }
yspahan-summary-seat = { $more ->
    [0] **{ $points }**
   *[other] **{ $points }** (+{ $more })
}
yspahan-summary-rest = { $day }

## What’s left

yspahan-left = { $days ->
    [0] C’est le dernier jour.
    [one] Encore { $days } jour après celui-ci.
   *[other] Encore { $days } jours après celui-ci.
} { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
} dans la pioche. Cartes que tu ne vois pas, là ou dans d’autres mains :
yspahan-left-card = • { $card } : { $count } sur { $of }
yspahan-left-building = { $count ->
    [0] 🏗️ { $building } – { $camels }🐪 { $gold }🪙 : à personne
   *[other] 🏗️ { $building } – { $camels }🐪 { $gold }🪙 : { $who }
}

## Legend: what is what on the picture

yspahan-legend-souk = La plaque d’un souk : ses points s’il est complet en fin de semaine. Pâle : toutes ses boutiques sont vides. Foncée : quelques-unes sont occupées. À la couleur de quelqu’un : il est complet et lui appartient.
yspahan-legend-offered = Un souk que ces dés peuvent approvisionner, avec ses points. En couleur ou doré, il serait alors complet.
yspahan-legend-shop = Un souk : toutes les boutiques d’une même couleur dans un quartier. Les bannières disent quel quartier c’est, par le signe de son étage.
yspahan-legend-supervisor = L’intendant sur une case de la rue.
yspahan-legend-level = Un étage de la tour, de bas en haut : Chameaux, Sac, Tonneau, Coffre, Vase, Or. Un cadre : ses dés ont été pris en dernier.
yspahan-legend-tower = Un étage de la tour, de bas en haut : Chameaux, Sac, Tonneau, Coffre, Vase, Or. Un cadre : ses dés ont été pris en dernier. À côté, les lunes comptent les semaines et le soleil les jours.
yspahan-legend-yellow = Un dé jaune, réservé au premier joueur.
yspahan-legend-week = Les semaines, une lune chacune.
yspahan-legend-day = Le jour de la semaine, sur sept. Après le septième vient le décompte de la semaine.
yspahan-legend-caravan = La caravane : les cubes montent sur ses chameaux, rangée de tête d’abord.
yspahan-legend-row = Ce qu’un cube de cette rangée rapporte aussitôt, et le multiplicateur de tous tes cubes si c’est ta dernière rangée.
yspahan-legend-gold = Or.
yspahan-legend-camels = Chameaux.
yspahan-legend-building = Un bâtiment : chacun peut en construire six. Sur les petites plaques, un nombre dit combien le sont.

## Chart of the points

yspahan-chart-events = { $count ->
    [one] Une semaine finit au tour { $turns }.
   *[other] Des semaines finissent aux tours { $turns }.
}
