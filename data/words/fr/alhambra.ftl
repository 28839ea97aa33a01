### Alhambra: lobby, panel, log, end, refusals, commands, names.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

alhambra-title = Alhambra
alhambra-blurb = Achète des bâtiments en quatre monnaies, fais l’appoint si tu peux, et bâtis le plus beau palais de Grenade. 2–6 joueurs.
alhambra-cover = Le palais rouge sur sa colline boisée, au soleil du soir, devant des montagnes enneigées. En bas, un jardin avec un bassin, et une rivière.
alhambra-how-to-play =
    🏆 **But** – le plus de points en trois décomptes.
    👉 **Ton tour** – prends de l’argent ou achète un bâtiment. Si tu fais l’appoint, tu gagnes une action.
    🏛️ Chaque emplacement a sa monnaie. À la place, tu peux réaménager ton Alhambra.
    🧱 Un mur touche un mur, et chaque tuile doit être accessible depuis la fontaine.
    ⚖️ **Chaque décompte** récompense la majorité dans chaque type, et la plus longue muraille de chacun.
alhambra-rules =
    {""}**But.** Avoir le plus de bâtiments de chaque type dans ton Alhambra, et la plus longue muraille. Après trois décomptes, qui a le plus de points gagne.

    {""}**Ton tour : une action.**
    · *Argent* : prends une carte exposée, ou plusieurs valant 5 au plus en tout.
    · *Achat* : chacun des quatre emplacements a sa monnaie. Paie le prix ou plus ; on ne rend pas la monnaie. **Si tu fais l’appoint, tu gagnes une action.**
    · *Réaménagement* : ajoute une tuile de ta réserve, mets-y une tuile bâtie, ou échange les deux.
    En fin de tour, chaque bâtiment acheté va dans ton Alhambra ou ta réserve. Puis l’argent et le marché sont complétés.

    {""}**Construction.** Les tuiles ne se tournent pas. Deux côtés en contact ont tous deux un mur, ou aucun. On doit atteindre chaque tuile à pied depuis la fontaine, sans passer de mur. Une nouvelle tuile touche ton Alhambra par un côté et ne laisse pas de trou. La fontaine reste.

    {""}**Décompte.** Deux cartes décompte sont dans la pioche d’argent, dans ses 2e et 4e cinquièmes. Chaque type rapporte aux mieux placés : le premier, puis les deux premiers, puis les trois. Pavillon 1 · 8/1 · 16/8/1, et un de plus par rang pour Sérail, Arcades, Chambres, Jardin et Tour. À égalité, on partage les points des rangs, arrondis à l’inférieur. Ta plus longue muraille continue rapporte 1 par côté à chaque fois ; un mur compte s’il n’y a pas de tuile de l’autre côté. La réserve ne compte pas.

    {""}**La partie finit** quand le marché ne peut plus être complété. Chaque bâtiment restant va à qui a le plus de sa monnaie, à personne en cas d’égalité. Puis vient le dernier décompte.
alhambra-rules-2 = {""}**À deux.** Dirk se joint à vous : 6 bâtiments au départ, d’autres après les décomptes, et ceux que tu lui donnes. Il prend des rangs, mais n’a pas de muraille et ne peut pas gagner.

## Tips above the panel in somebody’s first games; each comes once

alhambra-first-signs = -# 🌱 Prends de l’argent, ou achète là où tu as assez. ↻ : tu peux faire l’appoint, et tu gagnes une action. Ce qui dépasse est perdu.
alhambra-first-nowhere = -# 🌱 ⛔ ne va encore nulle part dans ton Alhambra ; acheté, il attend dans ta réserve.
alhambra-first-scoring = -# 🌱 Une carte décompte peut bientôt sortir. Alors, chacun marque.

## Below the first post

alhambra-opening = { $counted ->
    [1] -# Au-dessus de chaque Alhambra : les points. À côté de chaque type : le plus grand nombre, à la couleur de qui l’a.
   *[0] -# Au-dessus de chaque Alhambra : les points.
}
alhambra-opening-dirk = { $count ->
    [one] -# Dirk, un troisième joueur fictif, a { $count } bâtiment. Il marque, mais ne peut pas gagner.
   *[other] -# Dirk, un troisième joueur fictif, a { $count } bâtiments. Il marque, mais ne peut pas gagner.
}

## Panel: what is to be decided

alhambra-ask-act = { $money ->
    [1] { $buy ->
        [0] { $redesign ->
            [1] Prends de l’argent ou réaménage.
           *[0] Prends de l’argent.
        }
       *[1] { $redesign ->
            [1] Prends, achète ou réaménage.{ alhambra-ends-soon }
           *[0] Prends de l’argent ou achète un bâtiment.{ alhambra-ends-soon }
        }
    }
   *[0] Achète un bâtiment ou réaménage ton Alhambra.{ alhambra-ends-soon }
}
alhambra-ask-act-again = Appoint : rejoue, ou place.{ alhambra-ends-soon }
alhambra-ends-soon = { $spare ->
    [-1] {""}
    [0] {" "}⚠️ Acheter un bâtiment met fin à la partie ce tour-ci.
    [one] {" "}⚠️ Acheter plus de { $spare } bâtiment met fin à la partie ce tour-ci.
   *[other] {" "}⚠️ Acheter plus de { $spare } bâtiments met fin à la partie ce tour-ci.
}

alhambra-ask-build = { $dirk ->
    [2] Place tes achats, ou donne-les à Dirk : ça peut coûter des points à qui mène.
   *[other] Place tes achats.
}
alhambra-ask-leftover = La partie est finie. Place les bâtiments obtenus, puis termine.
alhambra-ask-end-turn = Confirme pour finir ton tour. L’argent et le marché sont complétés.

## In a hint: its turn in a few words, what that brings

alhambra-advice = { $does ->
    [both] Acheter { $bought }, prendre { $taken }
    [buy] Acheter { $bought }
   *[take] Prendre { $taken }
}
alhambra-advice-stall = { $stall ->
    [1] ①
    [2] ②
    [3] ③
   *[4] ④
} { alhambra-building }
alhambra-advice-places = { $placed }
alhambra-advice-spot = { alhambra-building } en { $cell }
alhambra-advice-reserve = { alhambra-building } en réserve
alhambra-advice-dirk = { alhambra-building } à Dirk
alhambra-reason-exact = Tu pourrais ensuite payer { $offer } en faisant l’appoint.
alhambra-reason-affordable = Tu pourrais ensuite acheter { $offer }.
alhambra-reason-money = Tu aurais alors { $total } en { $currency }.
alhambra-reason-count = { $row } : tu en aurais { $count }, les autres { $most } au plus.
alhambra-gives-lead = Te voilà en tête : { $row }.
alhambra-gives-level = Te voilà en tête à égalité : { $row }.
alhambra-gives-wall = { $length ->
    [one] Ta muraille fait alors { $length } côté.
   *[other] Ta muraille fait alors { $length } côtés.
}

## Panel: moves and their parts, on buttons and in menus

alhambra-verb-take = 💰 Prendre de l’argent
alhambra-verb-buy = 🏛️ Acheter
alhambra-verb-place = 🧱 Placer tes bâtiments
alhambra-verb-add = ➕ Bâtir depuis la réserve
alhambra-verb-swap = 🔁 Échanger avec la réserve
alhambra-verb-remove = ➖ Mettre en réserve
alhambra-verb-end = ✅ Finir le tour
alhambra-part-change = 💰 Plusieurs cartes…
alhambra-part-change-short = 💰 Plusieurs…
alhambra-part-redesign = Réaménager…
alhambra-part-redesign-use = Tu utilises ton action pour réaménager. Que fais-tu ?
alhambra-otherwise = Payer autrement
alhambra-take-cards = 💰 Prendre { alhambra-cards }
alhambra-take-cards-part = { alhambra-cards }
alhambra-take-cards-short = { alhambra-cards }
alhambra-take-cards-pick = 💰 Prendre de l’argent : une carte
alhambra-take-cards-change-pick = 💰 Prendre plusieurs cartes valant 5 au plus
alhambra-buy-stall = Acheter à l’emplacement { $token }

## Panel: what a choice gives, behind its label

alhambra-gives-dirk = un troisième joueur, qui marque aussi
alhambra-gives-wall-here = muraille { $length }
alhambra-gives-wall-here-short = 🧱{ $length }
alhambra-gives-building = { alhambra-building }, { alhambra-walls }{ $fits ->
    [0] {", ne va encore nulle part"}
   *[1] {""}
}{ $over ->
    [-1] {""}
    [0] {", appoint"}
   *[other] {", "}{ $over } de trop
}{ $ends ->
    [1] {", met fin à la partie"}
   *[0] {""}
}
alhambra-gives-building-short = { alhambra-kind }{ $over ->
    [-1] {""}
    [0] {" "}{ $price } ↻
   *[other] {" "}{ $price }, payer { $paid }
}{ $fits ->
    [0] {" ⛔"}
   *[1] {""}
}
alhambra-gives-payment-short = { $over ->
    [0] ↻
   *[other] ({ $over } de trop)
}
alhambra-gives-payment = { $over ->
    [0] appoint : une action de plus
   *[other] { $over } de trop
}
alhambra-buy-stall-1-short = ①
alhambra-buy-stall-2-short = ②
alhambra-buy-stall-3-short = ③
alhambra-buy-stall-4-short = ④
alhambra-buy-stall-pick = 🏛️ À quel emplacement achètes-tu ?
alhambra-buy-cards = Payer { alhambra-cards }
alhambra-buy-cards-part = { alhambra-cards }
alhambra-buy-cards-short = { alhambra-cards }
alhambra-buy-cards-pick = Avec quelles cartes paies-tu ?
alhambra-place-tile = 🧱 Placer { alhambra-tile }
alhambra-place-tile-pick = 🧱 Quel bâtiment places-tu ?
alhambra-place-to = { $token }
alhambra-place-to-reserve = Réserve
alhambra-place-to-dirk = Donner à Dirk
alhambra-place-to-pick = Où le places-tu ?
alhambra-place-to-pick-nowhere = Il ne va pas dans ton Alhambra pour l’instant. Où le places-tu ?
alhambra-add-tile = Bâtir { alhambra-tile }
alhambra-add-tile-pick = ➕ Quelle tuile de ta réserve bâtis-tu ?
alhambra-add-at = { $token }
alhambra-add-at-pick = Où la bâtis-tu ?
alhambra-swap-tile = Échanger contre { alhambra-tile }
alhambra-swap-tile-pick = 🔁 Quelle tuile de ta réserve fais-tu entrer ?
alhambra-swap-at = 🔁 À la place de la tuile en { $token }
alhambra-swap-at-pick = Quelle tuile remplace-t-elle ?
alhambra-remove-at = ➖ Retirer { $token }
alhambra-remove-at-pick = ➖ Quelle tuile mets-tu en réserve ?

## Log in the thread. What would happen, in a preview, is `.will`

alhambra-took = { $who } a pris { $cards }.
    .will = Tu prendras { $cards }.
alhambra-bought-exactly = { $who } a acheté { $tile } en faisant l’appoint : { $cards }.
    .will = Tu achèteras { $tile } : { $cards } ↻.
alhambra-bought = { $who } a acheté { $tile } pour { $paid } (prix { $price }) : { $cards }.
    .will = Tu paieras { $paid } pour { $tile } : { $cards }.
alhambra-bought-in-all = { $who } a acheté { $items }.
alhambra-bought-and-took = { $who } a acheté { $items }, puis pris { $cards }.
alhambra-one-bought = { $tile } pour { $paid }
alhambra-bought-to = { $who } a placé { $tile } en { $cell }, pour { $paid }.
alhambra-added = { $who } a bâti { $tile } en { $cell } (depuis la réserve).
    .will = Tu bâtiras { $tile } en { $cell } (depuis la réserve).
alhambra-removed = { $who } a retiré une tuile de { $cell } vers la réserve : { $tile }.
    .will = Tu retireras une tuile de { $cell } vers la réserve : { $tile }.
alhambra-swapped = { $who } a échangé en { $cell } : { $tile } sort de la réserve, { $old } y entre.
    .will = Tu échangeras en { $cell } : { $tile } sort de la réserve, { $old } y entre.
alhambra-placed = { $who } a placé { $tile } en { $cell }.
    .will = Tu placeras { $tile } en { $cell }.
alhambra-reserved = { $who } a mis { $tile } en réserve.
    .will = Tu mettras { $tile } en réserve.
alhambra-gave-dirk = { $who } a donné { $tile } à Dirk.
    .will = Tu donneras { $tile } à Dirk.
alhambra-passed = Sans action possible, { $who } a passé son tour.
alhambra-new-money = Nouvel argent : { $cards }.
alhambra-display-short = { $count ->
    [0] Il n’y a plus d’argent à révéler, et aucun n’est exposé.
    [one] Il n’y a plus d’argent à révéler : seule { $count } carte est exposée.
   *[other] Il n’y a plus d’argent à révéler : seules { $count } cartes sont exposées.
}
alhambra-new-buildings = Nouveaux bâtiments : { $tiles }.
alhambra-on-stall = { $tile } à l’emplacement { $slot }
alhambra-reshuffled = { $count ->
    [one] La pioche d’argent était vide : la carte de la défausse en forme une nouvelle.
   *[other] La pioche d’argent était vide : les { $count } cartes de la défausse en forment une nouvelle.
}
alhambra-scoring-card = { $scoring ->
    [1] La première carte décompte est sortie !
   *[2] La deuxième carte décompte est sortie !
}
alhambra-scored = **{ $row }** : { $shares }.
alhambra-share = { $points ->
    [0] { $who } { $count }
   *[other] { $who } { $count } → +{ $points }
}
alhambra-points = { $who } +{ $points }
alhambra-scored-total = { $scoring ->
    [1] Premier décompte : { $totals }.
    [2] Deuxième décompte : { $totals }.
   *[3] Décompte final : { $totals }.
}
alhambra-scored-total-title = { $scoring ->
    [1] 1ᵉʳ décompte
    [2] 2ᵉ décompte
   *[3] Décompte final
}
alhambra-dirk-drew = Dirk a reçu { $tiles }.
alhambra-ends = Le marché n’a pas pu être complété : la partie est finie. Toutes les mains sont révélées.
alhambra-leftover = { $tile } va à { $who }, qui a le plus de { $currency } : { $total }.
alhambra-leftover-nobody = { $total ->
    [0] { $tile } ne va à personne, car personne n’a de { $currency }.
   *[other] { $tile } ne va à personne : égalité à { $total } { $currency }.
}
alhambra-ended-with = La partie est finie. Restes du marché : { $items }.
alhambra-left-to = { $tile } → { $who } ({ $currency } { $total })
alhambra-left-to-nobody = { $total ->
    [0] { $tile } → personne
   *[other] { $tile } → personne ({ $currency } { $total }, égalité)
}

## Score sheet and the lines of the end

alhambra-sheet-why = { $scoring ->
    [1] Premier décompte : { $shares }
    [2] Deuxième décompte : { $shares }
   *[3] Décompte final : { $shares }
}
alhambra-dirk-ahead = { $points ->
    [one] Dirk, avec { $points } point, finirait devant vous.
   *[other] Dirk, avec { $points } points, finirait devant vous.
}
alhambra-dirk-behind = { $points ->
    [one] Dirk a marqué { $points } point.
   *[other] Dirk a marqué { $points } points.
}
alhambra-remark-wall = { $length ->
    [one] Plus longue muraille : { $who }, { $length } côté.
   *[other] Plus longue muraille : { $who }, { $length } côtés.
}
alhambra-remark-city = { $tiles ->
    [one] Plus grande Alhambra : { $who }, { $tiles } bâtiment.
   *[other] Plus grande Alhambra : { $who }, { $tiles } bâtiments.
}

## Refusals

alhambra-must-act = { $money ->
    [1] Fais d’abord une action : prends de l’argent, achète ou réaménage.
   *[0] Fais d’abord une action : achète ou réaménage.
}
alhambra-place-first = { $dirk ->
    [1] Tu dois encore placer { $tile } : dans ton Alhambra, dans ta réserve ou chez Dirk.
   *[0] Tu dois encore placer { $tile } : dans ton Alhambra ou dans ta réserve.
}
alhambra-actions-over = Tu n’as plus d’action. Place maintenant { $tile }.
alhambra-only-end = Ton tour est complet : finis-le.
alhambra-only-leftover = La partie est finie. Tu peux seulement encore placer les bâtiments restants que tu as reçus.
alhambra-take-nothing = Choisis au moins une carte.
alhambra-not-on-display = { $count ->
    [0] Aucune carte { $card } n’est exposée.
    [one] Une seule carte { $card } est exposée.
   *[other] Seulement { $count } cartes { $card } sont exposées.
}
alhambra-take-too-much = Ensemble, ces cartes valent { $total } ; plusieurs cartes peuvent valoir { $most } au plus.
alhambra-no-stall = Il n’y a pas d’emplacement { $stall }. Ils vont de 1 à { $stalls }.
alhambra-stall-empty = L’emplacement { $stall } est vide : son bâtiment a été acheté ce tour-ci.
alhambra-not-in-hand = { $count ->
    [0] Tu n’as pas de carte { $card }.
    [one] Tu n’as qu’une carte { $card }.
   *[other] Tu n’as que { $count } cartes { $card }.
}
alhambra-wrong-currency = L’emplacement { $stall } ne prend que { $currency }, pas { $card }.
alhambra-too-little = { $tile } coûte { $price }, mais tu ne paies que { $paid }.
alhambra-not-bought = { $tile } n’est pas parmi tes achats de ce tour.
alhambra-built-already = { $tile } est déjà en { $cell }.
alhambra-place-from-reserve = { $tile } est dans ta réserve. Bâtir cette tuile est une action à part : « Bâtir depuis la réserve » (`add`).
alhambra-no-dirk = Dirk ne joue que les parties à deux, et vous êtes { $seats }.
alhambra-dirk-takes-no-leftover = Les bâtiments restants ne se donnent pas à Dirk.
alhambra-not-on-reserve = { $tile } n’est pas dans ta réserve.
alhambra-only-bought = Tu as acheté { $tile } ce tour-ci : pas de réaménagement avec avant ton prochain tour.
alhambra-cell-taken = { $cell } est déjà pris : { $other }.
alhambra-cell-empty = Il n’y a pas de tuile en { $cell }.
alhambra-fountain-stays = La fontaine reste où elle est.
alhambra-lonely = { $cell } ne touche ton Alhambra par aucun côté. Un coin ne suffit pas.
alhambra-misfit-wall = Côté { $side }, { $tile } a un mur, mais { $other } en { $there } n’en a pas vers { $cell }.
alhambra-misfit-open = Côté { $side }, { $tile } n’a pas de mur, mais { $other } en { $there } en a un vers { $cell }.
alhambra-unreached = On n’atteindrait pas { $tile } à pied en { $cell } : chaque côté vers ton Alhambra a un mur.
alhambra-hole = { $tile } en { $cell } enfermerait une case vide.
alhambra-remove-hole = Retirer { $tile } de { $cell } laisserait un trou entouré de tuiles des quatre côtés.
alhambra-cut-off = Sans { $tile } en { $cell }, on n’atteindrait plus { $other } à pied en { $lost }.

## Slash commands of the game

alhambra-command = Tes coups à Alhambra ; seulement à ses tables
    .name = alhambra
alhambra-command-take = Prendre de l’argent exposé : une carte, ou plusieurs valant 5 au plus
    .name = prendre
alhambra-command-take-cards = Cartes séparées par +, par exemple DE3+DU2 (DE 🔷, DU 🔶, DI ✳️, GU ⚜️)
    .name = cartes
alhambra-command-buy = Acheter un bâtiment ; l’appoint donne une action de plus
    .name = acheter
alhambra-command-buy-stall = L’emplacement, de 1 à 4
    .name = emplacement
alhambra-command-buy-cards = Cartes séparées par +, par exemple DI3+DI5 (DE 🔷, DU 🔶, DI ✳️, GU ⚜️)
    .name = cartes
alhambra-command-place = Placer un bâtiment que tu as acheté
    .name = placer
alhambra-command-place-tile = Le bâtiment
    .name = bâtiment
alhambra-command-place-to = La case, par exemple M12, ou la réserve
    .name = case
alhambra-command-end = Finir ton tour
    .name = finir

## Names of things, used in other messages

alhambra-kind = { $building ->
    [pavilion] Pavillon
    [seraglio] Sérail
    [arcades] Arcades
    [chambers] Chambres
    [garden] Jardin
   *[tower] Tour
}
alhambra-building = { alhambra-kind } { $price }

alhambra-walls = { $walls ->
    [E] mur E
    [N] mur N
    [S] mur S
    [W] mur O
    [ES] murs E S
    [NE] murs N E
    [NW] murs N O
    [SW] murs S O
    [ESW] murs E S O
    [NES] murs N E S
    [NEW] murs N E O
    [NSW] murs N S O
   *[0] sans mur
}

alhambra-tile = { $token ->
    [F-0] la fontaine
    [P2-NEW] Pavillon 2 (murs N E O)
    [P3-SW] Pavillon 3 (murs S O)
    [P4-ES] Pavillon 4 (murs E S)
    [P5-NW] Pavillon 5 (murs N O)
    [P6-N] Pavillon 6 (mur N)
    [P7-E] Pavillon 7 (mur E)
    [P8-0] Pavillon 8 (sans mur)
    [S3-ESW] Sérail 3 (murs E S O)
    [S4-NE] Sérail 4 (murs N E)
    [S5-SW] Sérail 5 (murs S O)
    [S6-ES] Sérail 6 (murs E S)
    [S7-W] Sérail 7 (mur O)
    [S8-S] Sérail 8 (mur S)
    [S9-0] Sérail 9 (sans mur)
    [A4-NES] Arcades 4 (murs N E S)
    [A5-NW] Arcades 5 (murs N O)
    [A6-NE] Arcades 6 (murs N E)
    [A6-SW] Arcades 6 (murs S O)
    [A7-ES] Arcades 7 (murs E S)
    [A8-N] Arcades 8 (mur N)
    [A8-E] Arcades 8 (mur E)
    [A9-0] Arcades 9 (sans mur)
    [A10-0] Arcades 10 (sans mur)
    [C5-NSW] Chambres 5 (murs N S O)
    [C6-ES] Chambres 6 (murs E S)
    [C7-NE] Chambres 7 (murs N E)
    [C7-SW] Chambres 7 (murs S O)
    [C8-NW] Chambres 8 (murs N O)
    [C9-S] Chambres 9 (mur S)
    [C9-W] Chambres 9 (mur O)
    [C10-0] Chambres 10 (sans mur)
    [C11-0] Chambres 11 (sans mur)
    [G6-ESW] Jardin 6 (murs E S O)
    [G7-NSW] Jardin 7 (murs N S O)
    [G8-NE] Jardin 8 (murs N E)
    [G8-NW] Jardin 8 (murs N O)
    [G8-SW] Jardin 8 (murs S O)
    [G9-E] Jardin 9 (mur E)
    [G10-N] Jardin 10 (mur N)
    [G10-W] Jardin 10 (mur O)
    [G10-0] Jardin 10 (sans mur)
    [G11-0] Jardin 11 (sans mur)
    [G12-S] Jardin 12 (mur S)
    [T7-NEW] Tour 7 (murs N E O)
    [T8-NES] Tour 8 (murs N E S)
    [T9-NE] Tour 9 (murs N E)
    [T9-NW] Tour 9 (murs N O)
    [T9-ES] Tour 9 (murs E S)
    [T10-W] Tour 10 (mur O)
    [T11-N] Tour 11 (mur N)
    [T11-S] Tour 11 (mur S)
    [T11-0] Tour 11 (sans mur)
    [T12-0] Tour 12 (sans mur)
    [T13-E] Tour 13 (mur E)
   *[other] { $token }
}
alhambra-cards = { $token ->
    [DE1] 🔷1
    [DE2] 🔷2
    [DE3] 🔷3
    [DE4] 🔷4
    [DE5] 🔷5
    [DE6] 🔷6
    [DE7] 🔷7
    [DE8] 🔷8
    [DE9] 🔷9
    [DI1] ✳️1
    [DI2] ✳️2
    [DI3] ✳️3
    [DI4] ✳️4
    [DI5] ✳️5
    [DI6] ✳️6
    [DI7] ✳️7
    [DI8] ✳️8
    [DI9] ✳️9
    [DU1] 🔶1
    [DU2] 🔶2
    [DU3] 🔶3
    [DU4] 🔶4
    [DU5] 🔶5
    [DU6] 🔶6
    [DU7] 🔶7
    [DU8] 🔶8
    [DU9] 🔶9
    [GU1] ⚜️1
    [GU2] ⚜️2
    [GU3] ⚜️3
    [GU4] ⚜️4
    [GU5] ⚜️5
    [GU6] ⚜️6
    [GU7] ⚜️7
    [GU8] ⚜️8
    [GU9] ⚜️9
   *[other] { $token }
}
alhambra-card = { $currency }{ $value }
alhambra-currency-DE = 🔷
alhambra-currency-DI = ✳️
alhambra-currency-DU = 🔶
alhambra-currency-GU = ⚜️
alhambra-dirk = Dirk
alhambra-side-n = nord
alhambra-side-e = est
alhambra-side-s = sud
alhambra-side-w = ouest
alhambra-row-pavilion = Pavillons
alhambra-row-seraglio = Sérails
alhambra-row-arcades = Arcades
alhambra-row-chambers = Chambres
alhambra-row-garden = Jardins
alhambra-row-tower = Tours
alhambra-row-wall = Muraille

## Puzzles: what is asked of the turn

alhambra-goal-points = { $points ->
    [one] Marque au moins { $points } point avec ce tour.
   *[other] Marque au moins { $points } points avec ce tour.
}
alhambra-goal-buy-twice = Fais deux achats en faisant l’appoint, et bâtis les deux dans ton Alhambra.
alhambra-goal-buy = Achète et bâtis. Quel bâtiment, et où ?
alhambra-goal-redesign = Réaménage ton Alhambra. Comment ?
alhambra-goal-take = Prends de l’argent. Quelles cartes ?
