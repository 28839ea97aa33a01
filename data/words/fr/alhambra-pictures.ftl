### Alhambra in words: alt texts, text board, counts, what’s left, legend.

## Alt texts

alhambra-alt-fresh = Nouveau chez { $who } : { $cells }.
    .will = Nouveau chez toi, pas encore confirmé : { $cells }.
alhambra-alt-removed = Retiré chez { $who } : { $cells }.
    .will = Retiré chez toi, pas encore confirmé : { $cells }.
alhambra-alt-bought = À placer chez { $who } : { $tiles }.
alhambra-alt-site = { $count ->
    [0] Les emplacements sont vides.
   *[other] En vente : { $offers }.
}
alhambra-alt-offer = { $tile } au n° { $slot } contre { $currency }
alhambra-alt-display = { $count ->
    [0] Aucun argent exposé.
   *[other] Argent exposé : { $cards }.
}
alhambra-alt-player = { $who } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { alhambra-alt-stands }
alhambra-alt-own = Ton Alhambra : { alhambra-alt-stands }
alhambra-alt-stands = { $wall ->
    [0] pas de muraille
   *[other] muraille { $wall }
}{ $reserve ->
    [0] {""}
   *[other] {", "}{ $reserve } en réserve
}{ $buildings ->
    [0] {", rien de bâti."}
   *[other] {" ; "}{ $counts }.
}
alhambra-alt-spaces = Ses cases : { $tiles }.
alhambra-alt-reserve = Ta réserve : { $tiles }.
alhambra-alt-count = { $count } { $count ->
    [one] { $kind ->
        [pavilion] pavillon
        [seraglio] sérail
        [arcades] tuile Arcades
        [chambers] tuile Chambres
        [garden] jardin
       *[tower] tour
    }
   *[other] { $kind ->
        [pavilion] pavillons
        [seraglio] sérails
        [arcades] arcades
        [chambers] chambres
        [garden] jardins
       *[tower] tours
    }
}
alhambra-alt-dirk = { $score ->
    [one] Dirk : { $score } point ; { $counts }.
   *[other] Dirk : { $score } points ; { $counts }.
}
alhambra-alt-purse = { $currency } { $values } ({ $total } en tout)
alhambra-alt-hand = Ton argent : { $cards }.
alhambra-aside = Toi : { $mine } · { $who } : { $points } · { $cards }
alhambra-aside-no-money = Toi : { $mine } · { $who } : { $points } · pas d’argent
alhambra-aside-purse = { $currency } { $values }
alhambra-aside-more = { $purse } · { $others }

## Text board

alhambra-text-starter = { $lot ->
    [1] { $who } commence, par tirage au sort entre les ex æquo.
   *[0] { $who } commence, avec le moins de cartes (ou le plus petit total parmi les ex æquo).
}
alhambra-text-dealt = Cartes reçues par { $who } : { $cards }.
alhambra-text-turn = { $step ->
    [Act] { $who } peut prendre de l’argent, acheter un bâtiment ou réaménager.
    [ActAgain] { $who } a fait l’appoint et gagne une action.
    [Build] { $who } doit encore placer de nouveaux bâtiments.
    [Leftover] La partie est finie, mais { $who } doit encore placer des bâtiments restants.
   *[EndTurn] { $who } n’a plus qu’à finir son tour.
}
alhambra-text-over = La partie est finie.
alhambra-text-new-money = Dernier argent révélé : { $cards }.
alhambra-text-new-stalls = { $count ->
    [one] Nouveau à l’emplacement { $stalls }.
   *[other] Nouveau aux emplacements { $stalls }.
}
alhambra-text-cells = Cases : les lettres vont d’ouest en est, les nombres du nord au sud. La fontaine est en { $fountain }.
alhambra-text-coming = Carte décompte { $scoring } : { $most ->
    [0] avec la toute prochaine carte argent.
   *[other] { $least ->
        [0] { $most ->
            [one] après { $most } carte argent de plus au maximum.
           *[other] après { $most } cartes argent de plus au maximum.
        }
       *[other] après { $least } à { $most } cartes argent de plus.
    }
}
alhambra-text-pays = { $row } { $points }
alhambra-text-table = { $scoring ->
    [1] Le premier décompte rapporte : { $rows }.
    [2] Le deuxième décompte rapporte : { $rows }.
   *[3] Le décompte final rapporte : { $rows }.
}
alhambra-text-cell = { $cell } { $tile }
alhambra-text-city = ⤷ bâti : { $tiles }.
alhambra-text-beside = ⤷ cases libres à côté : { $cells }.
alhambra-text-wall = ⤷ plus longue muraille : { $sides }.
alhambra-text-segment = { $cell } { $side }
alhambra-text-reserve = ⤷ réserve : { $tiles }.
alhambra-text-bought = ⤷ à placer : { $tiles }.
alhambra-text-unclaimed = Bâtiments restants que personne n’a eus : { $tiles }.
alhambra-text-offers = Ton argent aux emplacements : { $offers }.
alhambra-text-offer = { $enough ->
    [0] emplacement { $stall } : { $money } (pas assez)
    [1] emplacement { $stall } : { $money } (assez)
   *[2] emplacement { $stall } : { $money } (appoint possible)
}
alhambra-text-money = ⤷ argent : { $cards }.
alhambra-text-dirk = ⤷ { $tiles }.

## Counts beside the players on the turn’s post

alhambra-summary-seat = { $cards ->
    [one] { $score } ({ $cards } carte, muraille { $wall })
   *[other] { $score } ({ $cards } cartes, muraille { $wall })
}
alhambra-summary-piles = { $bag ->
    [0] Plus de tuiles dans le sac
    [one] { $bag } tuile dans le sac
   *[other] { $bag } tuiles dans le sac
}, { $deck ->
    [one] { $deck } carte argent dans la pioche
   *[other] { $deck } cartes argent dans la pioche
}, { $discard } à la défausse ; { $stage ->
    [none] pas encore de décompte
    [first] premier décompte fait
    [second] deux décomptes faits
    [final] décompte final à venir
   *[over] décompte final fait
}.

alhambra-summary-next = { $scoring ->
    [1] Premier décompte
    [2] Deuxième décompte
   *[3] Décompte final
} { $scoring ->
    [3] { $bag ->
        [0] maintenant : le sac est vide.
        [one] quand le sac sera vide : reste { $bag } tuile.
       *[other] quand le sac sera vide : reste { $bag } tuiles.
    }
   *[other] { $least ->
        [0] { $most ->
            [0] avec la prochaine carte argent.
            [one] dans { $most } carte argent au plus.
           *[other] dans { $most } cartes argent au plus.
        }
       *[other] dans { $least } à { $most } cartes argent.
    }
}

## What’s left

alhambra-left = { $bag ->
    [one] { $bag } bâtiment
   *[other] { $bag } bâtiments
} dans le sac ; { $deck ->
    [one] { $deck } carte argent
   *[other] { $deck } cartes argent
} dans la pioche, { $discard } à la défausse.
alhambra-left-kind = { $count ->
    [0] **{ $row }** – { $count } sur { $of }.
   *[other] **{ $row }** – { $count } sur { $of } : { $tiles }.
}
alhambra-left-hidden = **Argent** dans la pioche, la défausse ou une main cachée :
alhambra-left-money = { $currency } { $cards }
alhambra-left-card = { $count }×{ $value }

## Legend: what is what on the picture

alhambra-legend-stall = Un emplacement : le bâtiment en vente, son prix et la monnaie qu’il prend : 🔷 denier, ✳️ dirham, 🔶 ducat, ⚜️ florin.
alhambra-legend-display = Argent exposé : prends une carte, ou plusieurs valant 5 au plus en tout.
alhambra-legend-reserve = La réserve : tuiles pas encore bâties. Elles ne marquent pas.
alhambra-legend-wall = Murs. La plus longue muraille, bordée de clair, rapporte 1 point par côté.
alhambra-legend-newest = Cadre et épingle : le dernier bâtiment posé, à la couleur de qui l’a.
alhambra-legend-fountain = La fontaine : chaque Alhambra commence par elle, et l’on doit pouvoir aller à pied d’elle à chaque bâtiment.
alhambra-legend-kind = Un type de bâtiment, et le plus grand nombre, à la couleur de qui l’a.
alhambra-legend-purse = Ton argent dans une monnaie : le total.
alhambra-legend-pays = Cadre doré : tu peux payer ce bâtiment, avec une flèche en boucle la somme exacte, et tu agis encore.
alhambra-legend-nowhere = Sens interdit : il ne va encore nulle part dans ton Alhambra. Acheté, il attend dans ta réserve.
alhambra-legend-dirk = Dirk, le troisième joueur imaginaire d’une partie à deux.

## Chart of the points

alhambra-chart-events = { $count ->
    [one] Un décompte après le tour { $turns }.
   *[other] Des décomptes après les tours { $turns }.
}
