### Yspahan in words: alt texts, text board, counts, what’s left, legend.

## Alt texts

yspahan-alt-over = ゲーム終了。勝者は{ $who }。
yspahan-alt-day = { $last ->
    [2] 第{ $week }週{ $day }日目（最終日：このあと週末の得点計算をして終了）。
    [1] 第{ $week }週{ $day }日目（このあと週末の得点計算）。
   *[0] 第{ $week }週{ $day }日目。
}
yspahan-alt-counted = 街は最後の得点計算時の状態。
yspahan-alt-fresh = 直前の手（{ $who }）：{ $deeds }。
    .will = 確定前の手番：{ $deeds }。
yspahan-alt-placed = { SPOKEN($shops, "yspahan-souk") }にキューブ
yspahan-alt-moved = 行政官が{ yspahan-start }から{ yspahan-goal }へ
yspahan-alt-cleared = { SPOKEN($shops, "yspahan-souk") }が空に
yspahan-alt-camels = キャラバン{ $camels }番に積み込み
yspahan-alt-built = { $building }を建築
yspahan-alt-taken = { $level }のダイスを使用
yspahan-alt-group = { $yellow ->
    [0] { $level }のダイス{ $dice }個（出目{ $shown }）
   *[other] { $level }のダイス{ $dice }個（出目{ $shown }、うち黄ダイス{ $yellow }個）
}
yspahan-alt-tower = タワー：{ $groups }。
yspahan-alt-tower-empty = タワーにダイスはない。
yspahan-alt-supervisor = { $at ->
    [C] 行政官は中央。
   *[other] 行政官は{ $at }。
}
yspahan-alt-asked = { yspahan-shop }のキューブについて{ $who }の返事待ち。
yspahan-alt-complete = { $souk }（完成）
yspahan-alt-begun = { $souk }（{ $cubes }/{ $shops }）
yspahan-alt-player = { $who }：{ $points }点、金貨{ $gold }枚、ラクダ{ $camels }頭、カード{ $cards }枚{ $built ->
    [0] {""}
    [6] ／建物：すべて
   *[other] ／建物：{ $buildings }
}{ $begun ->
    [0] {""}
   *[other] ／商店街：{ $souks }
}{ $loaded ->
    [0] {""}
   *[other] ／キャラバンにキューブ{ $loaded }個
}。
yspahan-alt-souks = 見えている商店街：{ $souks }。
yspahan-alt-caravan = { $cubes ->
    [0] キャラバンは空。
   *[other] キャラバン：ラクダ{ $camels }頭中{ $cubes }頭にキューブ。
}
yspahan-alt-hand = 手札：{ $cards }。

## Text board

yspahan-text-order = 今日の手番の順：{ $order }（いまは{ $turn }番目。スタートプレイヤーは{ $first }）。
yspahan-text-turn = { $over ->
    [1] { $who }の手番が終わりました。
   *[0] { $who }の手番の途中です。
}
yspahan-text-turned = 直前の手番（{ $who }）：{ $deeds }。
yspahan-text-turning = 途中の手番（{ $who }）：{ $deeds }。
yspahan-text-asks-roll = { yspahan-text-waits }{ $who }が黄ダイスを買って振ります。
yspahan-text-asks-dice = { yspahan-text-waits }{ $who }がダイスを1組取ります。
yspahan-text-asks-place = { yspahan-text-waits }{ $who }が{ $quarter }地区にあと{ $left }個置きます。
yspahan-text-asks-extra = { yspahan-text-waits }{ $who }はリフトで{ $quarter }地区にもう1個置けます。
yspahan-text-asks-camel = { $then ->
    [none] { yspahan-text-waits }{ $mover }が行政官を動かしたため、{ $who }が{ yspahan-shop }のキューブを送るか、ラクダを払います（キャラバン{ $camel }番、{ $points }点）。
   *[other] { yspahan-text-waits }{ $mover }が行政官を動かしたため、{ $who }が{ yspahan-shop }のキューブを送るか、ラクダを払います（キャラバン{ $camel }番、{ $points }点、次は{ SPOKEN($then, "yspahan-souk") }のキューブ）。
}
yspahan-text-asks-build = { yspahan-text-waits }{ $who }は手番を終える前に建築できます。
yspahan-text-asks-end = { yspahan-text-waits }{ $who }が手番を終えます。
yspahan-text-waits = { $waits ->
    [0] いま：
   *[other] そのあと：
}
yspahan-text-quarter = { $quarter }地区：{ $souks }。
yspahan-text-empty = { $shops ->
    [1] { $souk }（{ $points }点、商店1軒、{ $first }）空き
   *[other] { $souk }（{ $points }点、商店{ $shops }軒、{ $first }〜{ $last }）空き
}
yspahan-text-souk = { $left ->
    [0] { $souk }（{ $points }点）{ $who }：{ $filled }、完成
   *[other] { $souk }（{ $points }点）{ $who }：{ $filled }、空き{ $free }
}
yspahan-text-crossing = 4本の通りは中央（C）から始まり、マスの番号は中央から数えます。
yspahan-text-street = { $arm ->
    [N] 北（N）の通り（マスと隣接する商店）：{ SPOKEN($squares, "yspahan-souk") }。
    [E] 東（E）の通り（マスと隣接する商店）：{ SPOKEN($squares, "yspahan-souk") }。
    [S] 南（S）の通り（マスと隣接する商店）：{ SPOKEN($squares, "yspahan-souk") }。
   *[W] 西（W）の通り（マスと隣接する商店）：{ SPOKEN($squares, "yspahan-souk") }。
}
yspahan-text-beside = { $square }：{ $shops }
yspahan-text-caravan = キャラバンのキューブ（1番から順に、1列{ $row }頭）：{ $cubes }。
yspahan-text-rows = キャラバンの列：{ $rows }。満杯時と週末：自分のキューブ数×自分のいちばん後ろの列の倍率。
yspahan-text-row = { $first }〜{ $last }番 +{ $points }点 ×{ $multiplier }
yspahan-text-prices = 建物：{ $prices }。1軒目から順に{ $points }点。
yspahan-text-price = { $building } 🐪{ $camels }🪙{ $gold }（{ $effect }）
yspahan-text-effect-paddock = タワーのラクダ+{ $bonus }
yspahan-text-effect-shop = タワーの金貨+{ $bonus }
yspahan-text-effect-hammam = { $mode ->
    [plus-only] 行政官の移動を金貨なしで{ $bonus }マスまで延ばせる
   *[plus-minus] 行政官の移動を金貨なしで{ $bonus }マスまで延ばすか縮められる
}
yspahan-text-effect-caravanserai = 自分のキューブが送られるたびカード{ $bonus }枚
yspahan-text-effect-bazaar = 完成した商店街ごとに+{ $bonus }点
yspahan-text-effect-hoist = 配置するキューブ+{ $bonus }個
yspahan-text-cards = { $discard ->
    [0] 山札{ $pile }枚、捨て札なし。
   *[other] 山札{ $pile }枚。捨て札：{ $cards }。
}
yspahan-text-times = { $count ->
    [1] { $card }
   *[other] { $card }（{ $count }枚）
}

## Counts beside the players on the turn’s post

yspahan-aside = 第{ $week }週{ $day }日目 · キャラバン{ $cubes }/{ $camels }（次+{ $points }） · { $others }
yspahan-aside-seat = { $who }：**{ $score }点** 🐪{ $camels }
yspahan-aside-more = { $other } · { $others }
# $more: what complete souks add at the week’s end.
yspahan-summary-seat = { $more ->
    [0] **{ $points }点**
   *[other] **{ $points }点**（+{ $more }）
}
yspahan-summary-rest = { $day }

## What’s left

yspahan-left = { $days ->
    [0] 今日が最終日。カードの山{ $pile }枚。あなたに見えていないカード（山か、ほかの人の手札）：
   *[other] このあと{ $days }日。カードの山{ $pile }枚。あなたに見えていないカード（山か、ほかの人の手札）：
}
yspahan-left-card = ・{ $card }：{ $count }／{ $of }枚
yspahan-left-building = { $count ->
    [0] 🏗️ { $building }（{ $camels }🐪 { $gold }🪙）：まだ誰も建てていない
   *[other] 🏗️ { $building }（{ $camels }🐪 { $gold }🪙）：{ $who }
}

## Legend: what is what on the picture

yspahan-legend-souk = 商店街の札は、週末に完成していたときの点。淡い札の商店はどれも空。濃い札は一部が埋まっている。プレイヤーの色の札は完成していて、その人のもの。
yspahan-legend-offered = このダイスで置ける商店街とその点。色の付いた札や金色の札は、それで完成する。
yspahan-legend-shop = 商店街。地区の中の同じ色の商店すべて。旗の絵は、どの段の地区かを示す。
yspahan-legend-supervisor = 通りにいる行政官。
yspahan-legend-level = タワーの段。下からラクダ・袋・樽・木箱・花瓶・金貨。枠は、最後に取られたダイスの段。
yspahan-legend-tower = タワーの段。下からラクダ・袋・樽・木箱・花瓶・金貨。枠は、最後に取られたダイスの段。となりの月は週、太陽は日を数える。
yspahan-legend-yellow = 黄ダイス。スタートプレイヤー専用。
yspahan-legend-week = 週。月の絵1つが1週。
yspahan-legend-day = 今日が何日目か。太陽のまわりの光が1週間の7日を表す。7日目のあとに週末の得点計算がある。
yspahan-legend-caravan = キャラバン。キューブは前の列のラクダから乗る。
yspahan-legend-row = この列に乗せるとすぐに入る点と、ここが自分のいちばん後ろの列のときの倍率。
yspahan-legend-gold = 金貨。
yspahan-legend-camels = ラクダ。
yspahan-legend-building = 建物。1人6種類まで建てられる。小さいプレートでは、建物の横の数字が建てた数。

## Chart of the points

yspahan-chart-events = 週の終わりは{ $turns }手番目。
