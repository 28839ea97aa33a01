### The Hanging Gardens in words: alt texts, text board, counts, what’s left, legend.

## Alt texts

hanging-gardens-alt-news = Dernier tour, { $who } : { $what }.
    .will = Ton tour jusqu’ici, pas encore confirmé : { $what }.
hanging-gardens-alt-laid = carte posée de { $at } à { $to }
hanging-gardens-alt-discarded = carte défaussée
hanging-gardens-alt-temple = temple en { $at }
hanging-gardens-alt-claimed = temple en { $at } (groupe de { $size })
hanging-gardens-alt-took = tuile prise : { $tile }
hanging-gardens-alt-bonus = tuile bonus piochée
hanging-gardens-alt-compensated = { $points } points
hanging-gardens-alt-round = Manche { $round } sur { $rounds } ; tours à jouer : { $turns }.
hanging-gardens-alt-over = La partie est finie.
hanging-gardens-alt-columns = Exposées : (I) { $first } ; (II) { $second } ; (III) { $third }
hanging-gardens-alt-display = { hanging-gardens-alt-columns } ; { $pile } dans la pile.
hanging-gardens-alt-shown = { hanging-gardens-alt-columns }.
hanging-gardens-alt-takeable = À prendre maintenant : { $tiles }.
hanging-gardens-alt-groups = { $claimed ->
    [0] {""}
   *[other]  ; groupes pris : { $templed }
}{ $unclaimed ->
    [0] {""}
   *[other]  ; groupes libres : { $free }
}
hanging-gardens-alt-garden = { $who } : { $counts }{ hanging-gardens-alt-groups }.
hanging-gardens-alt-yours = Ton jardin{ hanging-gardens-alt-groups }.
hanging-gardens-alt-bare-garden = Ton jardin n’a pas encore de groupe de { $size } cases ou plus.
hanging-gardens-alt-none = aucun
hanging-gardens-alt-own = { $held ->
    [0] Tes points jusqu’ici : { $points }.
   *[other] Tes points jusqu’ici : { $points } ({ $tiles }).
}
hanging-gardens-alt-held = { $count ->
    [one] { $tile } : { $points }
   *[other] { $count } × { $tile } : { $points }
}
hanging-gardens-alt-card = Carte { $card } : { $squares }.
hanging-gardens-alt-across = { $a }, { $b }, { $c } ; { $d }, { $e }, { $f }
hanging-gardens-alt-upright = { $a }, { $b } ; { $c }, { $d } ; { $e }, { $f }
hanging-gardens-alt-bare = à bâtir

hanging-gardens-hand-hint = -# + montre ce que rapporterait la prochaine tuile de ce type. À partir de deux, le coin dit combien il y en a.
    -# Rangée par rangée : Reine, Roi, Tigre, Jardin ; Statue, Calice, Porte, Dompteur ; Jardinier, Sculpteur, Prêtre, Gardien.
hanging-gardens-hand-own = Jusqu’ici { $points } : { $tiles }.
hanging-gardens-aside = { $points ->
    [one] { $points } point jusqu’ici
   *[other] { $points } points jusqu’ici
}, { $temples ->
    [0] aucun temple
    [one] { $temples } temple
   *[other] { $temples } temples
} en réserve.

## Text board

hanging-gardens-text-card = Carte { $card } : { $turns }.
hanging-gardens-text-way = { $turn ->
    [0] `{ $rows }`
   *[other] tournée de { $turn }° `{ $rows }`
}
hanging-gardens-text-legend = Cases : T = terrasse, P = parc, A = arcade, F = fontaine (en minuscule avec un temple), B = case à bâtir, X = pas de carte. La place d’une carte est celle de sa case en haut à gauche. Les nombres après une tuile disent ce que valent ensemble 1, 2, 3 … de son type.
hanging-gardens-text-garden = **{ $who }** – { $counts }{ $bonus ->
    [0] {""}
    [one] {", dont "}{ $bonus } tuile bonus
   *[other] {", dont "}{ $bonus } tuiles bonus
} ; pris : { $templed }{ $moving ->
    [0] {""}
   *[other] {" "}(temples qui peuvent bouger : { $movable })
} ; colonnes { $left } à { $right } :
hanging-gardens-text-row = `{ $row }: { $squares }`
hanging-gardens-text-tiles = Tuiles : { $tiles }.
hanging-gardens-text-count = { $count } × { $tile }
hanging-gardens-text-backs = { $count } face cachée
hanging-gardens-text-tile = { $tile } ({ $values } ; { $copies } dans le jeu)
hanging-gardens-text-person = { $each ->
    [0] { $tile } ({ $series } : { $low } points, { $high } avec une série complète)
    [one] { $tile } ({ $series } : { $each } point par tuile)
   *[other] { $tile } ({ $series } : { $each } points par tuile)
}
hanging-gardens-text-niche = [{ $niche }] { $tile }
hanging-gardens-text-supply = { $who } a commencé cette manche ; { $cards ->
    [one] reste { $cards } carte
   *[other] restent { $cards } cartes
} dans la pioche, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} dans la pile.
hanging-gardens-text-asked = À décider : { $who }. { $ask }
hanging-gardens-text-claimable = Peut être pris : { $group }, en { $squares }.
hanging-gardens-text-moves-to = Le temple va en { $at }.
hanging-gardens-text-size = { $size ->
    [one] Le groupe pris a { $size } case.
   *[other] Le groupe pris a { $size } cases.
}
hanging-gardens-text-niches = { $count ->
    [one] À prendre à la place { $niches }.
   *[other] À prendre aux places { $niches }.
}
hanging-gardens-text-laid = { $turn ->
    [0] carte `{ $rows }` posée en { $at }
   *[other] carte `{ $rows }` posée en { $at }, tournée de { $turn }°
}
hanging-gardens-text-threw = carte `{ $rows }` défaussée
hanging-gardens-text-claimed = { $left ->
    [none] temple en { $at } pour un groupe de { $group }
   *[other] temple en { $at } pour un groupe de { $group }, venu de { $left }
}
hanging-gardens-text-took = tuile prise à la place { $niche }, colonne { hanging-gardens-numeral } : { $tile }
hanging-gardens-text-discarded = Défaussées, car elles n’allaient nulle part : { $cards }.
hanging-gardens-text-header = `  { $columns }`
hanging-gardens-text-columns = Un groupe de { $first } prend en colonne I, de { $second } en I ou II, de { $third } ou plus n’importe où. Avec { $bonus } ou plus, tu reçois d’abord une tuile cachée de la pile.
hanging-gardens-text-adds = Ce que t’ajouterait une tuile de plus : { $tiles }.
hanging-gardens-text-more = { $tile } +{ $more }

## Counts beside the players on the turn’s post

hanging-gardens-summary-seat = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $temples ->
    [0] plus de temple
    [one] reste { $temples } temple
   *[other] reste { $temples } temples
}{ $points ->
    [0] {""}
   *[other] {", "}+{ $points } points
}
hanging-gardens-summary-open = { $hidden ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $points }+ points
}, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $temples ->
    [0] plus de temple
    [one] reste { $temples } temple
   *[other] reste { $temples } temples
}
hanging-gardens-summary-points = { $points ->
    [one]
        { $tiles ->
            [one] { $points } point, { $tiles } tuile
           *[other] { $points } point, { $tiles } tuiles
        }
   *[other]
        { $tiles ->
            [one] { $points } points, { $tiles } tuile
           *[other] { $points } points, { $tiles } tuiles
        }
}
hanging-gardens-summary-supply = { $cards ->
    [one]
        { $tiles ->
            [one] Reste { $cards } carte et { $tiles } tuile.
           *[other] Reste { $cards } carte et { $tiles } tuiles.
        }
   *[other]
        { $tiles ->
            [one] Reste { $cards } cartes et { $tiles } tuile.
           *[other] Reste { $cards } cartes et { $tiles } tuiles.
        }
}

## What’s left

hanging-gardens-left = { $rounds ->
    [0] C’est la dernière manche.
    [one] Encore { $rounds } manche après celle-ci.
   *[other] Encore { $rounds } manches après celle-ci.
} { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} dans la pile. Tuiles que tu ne vois pas, là ou face cachée devant d’autres :
hanging-gardens-left-series = { $has_person ->
    [0] **{ $tile }** – { $count } sur { $of } ; valent ensemble { $points } ; pas de personnage.
   *[other]
        { $person_left ->
            [0] **{ $tile }** – { $count } sur { $of } ; valent ensemble { $points } ; son personnage : { $person }, que tu vois.
           *[other] **{ $tile }** – { $count } sur { $of } ; valent ensemble { $points } ; son personnage : { $person }.
        }
}

hanging-gardens-closeup-market = Le marché

## Legend: what is what on the picture

hanging-gardens-legend-turns = La manche, et combien il y en a ; en dessous, les tours qui restent, dans l’ordre.
hanging-gardens-legend-card = Les cartes visibles et leurs numéros. Là où il y a un massif de fleurs, la carte a été prise.
hanging-gardens-legend-column = Une colonne de tuiles exposées, et la taille du groupe qu’il faut pour y prendre.
hanging-gardens-legend-tile = Une tuile : ce que vaut une seule de son type, et une série complète. Un personnage vaut le second nombre avec une série complète.
hanging-gardens-legend-gain = Une tuile : combien de points elle t’apporterait maintenant.
hanging-gardens-legend-terrace = Une terrasse, l’un des quatre édifices. Côte à côte, ceux d’un même type forment un groupe. Ce jardin n’est qu’un exemple.
hanging-gardens-legend-park = Un parc.
hanging-gardens-legend-arcade = Une arcade.
hanging-gardens-legend-fountain = Une fontaine.
hanging-gardens-legend-temple = Un temple : ce groupe est pris, et rien ne peut couvrir cette case.
hanging-gardens-legend-temples = Les temples que ce joueur peut encore placer.
hanging-gardens-legend-tiles = Les tuiles prises par ce joueur, face cachée.
