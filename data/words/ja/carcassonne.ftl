### Carcassonne: lobby, panel, log, end, refusals, commands, names.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

carcassonne-title = カルカソンヌ
carcassonne-blurb = タイルをつないで土地を広げ、ミープルを送り込もう。2〜5人用、「宿屋と大聖堂」を入れると6人まで。
carcassonne-cover = 畑と森を見下ろす丘の上の、城壁に囲まれた町。門へ続く道を4人のミープルが歩いている。
carcassonne-how-to-play =
    🏆 **目的**　いちばん多く得点すること。
    👉 **手番**　都市・道・草原がつながるように、タイルを1枚置く。
    🧍 そのタイルの、まだミープルのいない都市・道・草原・修道院に、ミープルを1個置いてよい。
    ✅ 道・都市・修道院は完成すると得点になり、ミープルが戻る。
    🌾 農夫は最後まで草原に残り、終了時に完成都市の分を得点する。
    🏁 最後のタイルで終了。未完成のものも少し得点になる。
carcassonne-rules =
    🏆 **目的**　いちばん多く得点すること。👉 **手番**　①タイルを置く　②ミープルを1個置く（任意）　③完成したところの得点を計算する　④次のタイルを引く
    ・**タイル**：置いてあるタイルの隣に、都市・道・草原がつながるように置く。どこにも置けないタイルは取り除き、引き直す（3枚手札では、3枚とも置けないときだけ）。
    ・**ミープル**：いま置いたタイルの都市・道・草原・修道院のどれか1つに置ける。ただし、つながった先も含めて誰のミープルもいないこと。その場で完成していればすぐ得点できる。
    ⚖️ **完成**（ミープルの多い人が全得点。同数なら全員が満額。ミープルは手元に戻る）
    ・道：タイル1枚1点　・都市：タイルと紋章1つにつき2点　・修道院：周囲8マスが埋まると9点
    🏁 **ゲーム終了時**　未完成の道・都市・修道院はタイル・紋章・周囲のタイル1つにつき1点。**草原**：接する完成都市1つにつき3点（農夫は最後まで戻らない）。
carcassonne-rules-inns =
    🏨 **宿屋と大聖堂**　宿屋の道は完成で1枚2点、未完成0点。大聖堂の都市は完成でタイル・紋章1つ3点、未完成0点。大ミープルは2人分。
carcassonne-rules-traders =
    🍷 **商人と建築士**　ミープルのいる都市を完成させた人が商品をもらい、終了時にワイン・小麦・布それぞれ最多の人に10点。**建築士**：ミープルの代わりに、自分のミープルがいる道か都市に置く。そこを広げるとタイルをもう1枚置ける。**豚**：自分の農夫がいる草原に置く。その草原を取れば完成都市1つ4点。
carcassonne-rules-hand = ⚙️ **3枚手札**　非公開の3枚から1枚を選ぶ。
carcassonne-rules-farm = ⚙️ **初版の草原**　完成都市ごとに、周囲の農夫が最多の人に3点。
carcassonne-rules-city2 = ⚙️ **2枚の都市**　4点ではなく2点。
carcassonne-option-inns = 拡張1　宿屋と大聖堂
carcassonne-option-inns-off = 使わない
carcassonne-option-inns-full = すべて使う（大ミープルあり）
carcassonne-option-inns-tiles = タイルだけ使う
carcassonne-six-need-inns = 6人で遊ぶには**拡張1　宿屋と大聖堂**の「すべて使う」を選んでください。6色目のコマはこの拡張に入っています。
carcassonne-option-traders = 拡張2　商人と建築士
carcassonne-option-traders-off = 使わない
carcassonne-option-traders-full = すべて使う（建築士と豚あり）
carcassonne-option-traders-tiles = タイルだけ使う（商品あり）
carcassonne-option-hand = 手札のタイル
carcassonne-option-hand-one = 1枚（公開）
carcassonne-option-hand-three = 3枚（非公開）
carcassonne-option-farm = 草原の得点
carcassonne-option-farm-third = 現行ルール（草原ごとに得点）
carcassonne-option-farm-first = 初版（都市ごとに1回だけ得点）
carcassonne-option-city2 = 2枚でできた都市
carcassonne-option-city2-4 = 4点
carcassonne-option-city2-2 = 2点

## Tips above the panel in somebody’s first games; each comes once

carcassonne-first-aim = -# 🌱 道・都市・修道院に置いたミープルは、そこが完成すると得点になります。得点の多い人が勝ちです。
carcassonne-first-farmer = -# 🌱 農夫は最後まで草原に残り、得点するのはゲーム終了時だけです。ほかのミープルは戻ってきます。

## Panel: what is to be decided

carcassonne-ask-choose-tile = 置くタイルを選んでください。
carcassonne-ask-place-tile = { $places ->
    [1] タイルを置ける場所は1か所だけです。
   *[other] タイルをどこに置きますか？
}
carcassonne-ask-place-piece = ミープルを置きますか？
carcassonne-ask-end-turn = これで手番は終わりです。よければ確定してください。
carcassonne-decline-place-piece = 置かない
carcassonne-decline-place-piece-short = なし

## Panel: moves and their parts, on buttons and in menus

carcassonne-verb-choose = 🃏 タイルを選ぶ
carcassonne-verb-place = 🧩 タイルを置く
carcassonne-verb-follow = 🚶 ミープルを置く
carcassonne-verb-large = 🧍 大ミープルを置く
carcassonne-verb-builder = 👷 建築士を置く
carcassonne-verb-pig = 🐖 豚を置く
carcassonne-verb-end = ✅ 手番終了
carcassonne-choose-tile = { $token ->
    [A] 修道院と道
    [B] 修道院
    [C] 全面の都市〔紋章〕
    [D] 一辺の都市とまっすぐな道
    [E] 一辺の都市
    [F] 貫通する都市〔紋章〕
    [G] 貫通する都市
    [H] 向かい合う2つの都市
    [I] 隣り合う2つの都市
    [J] 一辺の都市と右に曲がる道
    [K] 一辺の都市と左に曲がる道
    [L] 一辺の都市と三叉路
    [M] 角の都市〔紋章〕
    [N] 角の都市
    [O] 角の都市〔紋章〕と曲がり道
    [P] 角の都市と曲がり道
    [Q] 三辺の都市〔紋章〕
    [R] 三辺の都市
    [S] 三辺の都市〔紋章〕と道
    [T] 三辺の都市と道
    [U] まっすぐな道
    [V] 曲がり道
    [W] 三叉路
    [X] 十字路
    [I01] 大聖堂
    [I02] 4つの一辺の都市
    [I03] 3つの一辺の都市
    [I04] 角の都市〔紋章〕と一辺の都市
    [I05] 草原を分ける一辺の都市
    [I06] 一辺の都市と城門への道
    [I07] 角の都市と横からの道
    [I08] 貫通する都市〔紋章〕と2本の道
    [I09] 一辺の都市2つと十字路
    [I10] 角の都市と宿屋のある道
    [I11] 角の都市〔紋章〕と宿屋のある曲がり道
    [I12] 一辺の都市と宿屋のある曲がり道
    [I13] 三叉路〔1本に宿屋〕
    [I14] 宿屋のあるまっすぐな道
    [I15] 宿屋のある曲がり道
    [I16] 2本の曲がり道
    [I17] 2本の道にはさまれた修道院
    [T01] 角の都市〔小麦〕
    [T02] 角の都市〔ワイン〕
    [T03] 三辺の都市〔小麦〕
    [T04] 貫通する都市〔ワイン〕
    [T05] 貫通する都市〔布〕と一辺の都市
    [T06] 貫通する都市〔ワイン〕と一辺の都市
    [T07] 角の都市〔布〕と2つの一辺の都市
    [T08] 2つの角の都市〔片方にワイン〕
    [T09] 三辺の都市〔ワイン〕と道
    [T10] 貫通する都市〔小麦〕と道
    [T11] 貫通する都市〔ワイン〕と道
    [T12] 貫通する都市〔ワイン〕と2本の道
    [T13] 角の都市〔布〕と道
    [T14] 広い角の都市〔ワイン〕と道
    [T15] 角の都市〔小麦〕と道
    [T16] 広い角の都市〔小麦〕と道
    [T17] 角の都市〔ワイン〕と2本の道
    [T18] 広い角の都市〔布〕と2本の道
    [T19] 角の都市〔布〕と一辺の都市と道
    [T20] 角の都市〔小麦〕と一辺の都市と道
    [T21] 一辺の都市と、横から城門へ続く道
    [T22] 一辺の都市と橋
    [T23] 立体交差の橋
    [T24] 修道院と3本の道
   *[other] { $token }
}
carcassonne-choose-tile-pick = どのタイルにしますか？
carcassonne-place-where = { $token }
carcassonne-place-where-pick = どこに置きますか？
carcassonne-place-where-part-pick = どのあたりに置きますか？
carcassonne-place-turn = ↻ 右に{ $token }°
carcassonne-place-turn-0 = そのまま
carcassonne-place-turn-270 = ↻ 270°
carcassonne-place-turn-short = { "" }
carcassonne-place-turn-pick = 向きはどうしますか？
carcassonne-follow-spot = { $token ->
    [city] ミープル：都市
    [city-n] ミープル：北の都市
    [city-ne] ミープル：北東の都市
    [city-e] ミープル：東の都市
    [city-se] ミープル：南東の都市
    [city-s] ミープル：南の都市
    [city-sw] ミープル：南西の都市
    [city-w] ミープル：西の都市
    [city-nw] ミープル：北西の都市
    [road] ミープル：道
    [road-n] ミープル：北の道
    [road-ne] ミープル：北東の道
    [road-e] ミープル：東の道
    [road-se] ミープル：南東の道
    [road-s] ミープル：南の道
    [road-sw] ミープル：南西の道
    [road-w] ミープル：西の道
    [road-nw] ミープル：北西の道
    [field] 農夫：草原
    [field-n] 農夫：北の草原
    [field-nne] 農夫：北の右側の草原
    [field-ne] 農夫：北東の草原
    [field-ene] 農夫：東の上側の草原
    [field-e] 農夫：東の草原
    [field-ese] 農夫：東の下側の草原
    [field-se] 農夫：南東の草原
    [field-sse] 農夫：南の右側の草原
    [field-s] 農夫：南の草原
    [field-ssw] 農夫：南の左側の草原
    [field-sw] 農夫：南西の草原
    [field-wsw] 農夫：西の下側の草原
    [field-w] 農夫：西の草原
    [field-wnw] 農夫：西の上側の草原
    [field-nw] 農夫：北西の草原
    [field-nnw] 農夫：北の左側の草原
    [field-mid] 農夫：中央の草原
    [cloister] ミープル：修道院
   *[other] { $token }
}
carcassonne-follow-spot-short = { $token ->
    [city] 都市
    [city-n] 都市
    [city-ne] 都市
    [city-e] 都市
    [city-se] 都市
    [city-s] 都市
    [city-sw] 都市
    [city-w] 都市
    [city-nw] 都市
    [road] 道
    [road-n] 道
    [road-ne] 道
    [road-e] 道
    [road-se] 道
    [road-s] 道
    [road-sw] 道
    [road-w] 道
    [road-nw] 道
    [cloister] 修道院
   *[other] 農夫
}
# Where a button's number has room for no word beside it: 🛣️ for a road.
carcassonne-follow-spot-city-sign = 🏰
carcassonne-follow-spot-road-sign = 🛣️
carcassonne-follow-spot-field-sign = 🌾
carcassonne-follow-spot-cloister-sign = ⛪
carcassonne-follow-spot-pick = ミープルをどこに置きますか？
carcassonne-large-spot = 大ミープル：{ carcassonne-spot }
carcassonne-large-spot-pick = 大ミープルをどこに置きますか？
carcassonne-builder-spot = 建築士：{ carcassonne-spot }
carcassonne-builder-spot-pick = 建築士をどこに置きますか？
carcassonne-pig-spot = 豚：{ carcassonne-spot }
carcassonne-pig-spot-pick = 豚をどこに置きますか？

## Panel: what a choice gives, behind its label

carcassonne-gives-place = { $most ->
    [1] 最大で{""}
   *[0] {""}
}{ $mine ->
    [0] {""}
   *[other] 自分+{ $mine }点
}{ $others ->
    [0] {""}
   *[other] { $mine ->
        [0] {""}
       *[other] ・
    }ほか+{ $others }点
}
carcassonne-gives-cell = { $scores ->
    [0]
        { $count ->
            [0] 草原とだけ接する
           *[other] { $joins }に接する
        }
   *[other]
        { $count ->
            [0] { carcassonne-gives-place }・草原とだけ接する
           *[other] { carcassonne-gives-place }・{ $joins }に接する
        }
}
carcassonne-gives-turn = { $scores ->
    [0] 北：{ $n }・東：{ $e }・南：{ $s }・西：{ $w }
   *[other] { carcassonne-gives-place }・北：{ $n }・東：{ $e }・南：{ $s }・西：{ $w }
}
carcassonne-gives-others-short = ほか+{ $others }
carcassonne-gives-cell-short = { $others ->
    [0] { $mine ->
        [0] {""}
       *[other] +{ $mine }
    }
   *[other] { $mine ->
        [0] { carcassonne-gives-others-short }
       *[other] +{ $mine } { carcassonne-gives-others-short }
    }
}
carcassonne-gives-turn-short = { carcassonne-gives-cell-short }
carcassonne-gives-follow-short = { $points ->
    [0] （いま0点）
   *[other] { $done ->
        [1] +{ $points }
       *[0] （終了時{ $points }）
    }
}
carcassonne-gives-joined = { $token ->
    [cloister] { $at }の修道院
   *[other] { $at }から続く{ carcassonne-spot }
}
carcassonne-gives-follow = { $done ->
    [1] すぐに{ $points }点
   *[0] いまのままなら終了時に{ $points }点
}
# Above Confirm and in hints. $done: what is completed, each one of the next three.
carcassonne-completes = { $done }が完成します。
carcassonne-completes-city = 都市（{ $who }に{ $points }点）
carcassonne-completes-road = 道（{ $who }に{ $points }点）
carcassonne-completes-cloister = 修道院（{ $who }に{ $points }点）
carcassonne-advice = { $where }にタイルを置く
carcassonne-advice-with = { $where }にタイル、{ $piece }を置く
carcassonne-reason-follow = いまのところ{ $points }点です（{ carcassonne-reason-open }）。
carcassonne-reason-open = { $kind ->
    [city] 未接続の辺が残り{ $open }か所
    [road] 未接続の端が残り{ $open }か所
   *[cloister] 周りの空きが残り{ $open }か所
}
carcassonne-reason-field = いまのままなら、終了時に{ $points }点になります。
carcassonne-gives-farmer = いまは0点です。草原に接する完成した都市が、終了時に得点になります。
carcassonne-gives-nothing = いまは得点になりません。
carcassonne-reason-city = 自分の都市が{ $tiles }枚になります。
carcassonne-reason-road = 自分の道が{ $tiles }枚になります。

## Log in the thread. What would happen, in a preview, is `.will`

carcassonne-laid = { $who }が**{ $where }**にタイルを置きました。
    .will = **{ $where }**にタイルを置きます。
carcassonne-laid-turned = { carcassonne-laid }
    .will = { carcassonne-laid.will }
# A tile with what was placed on it; $piece: one of the next seven.
carcassonne-laid-with = { $who }が**{ $where }**にタイルを置き、{ $piece }を置きました。
carcassonne-with-city = { $spot }にミープル
carcassonne-with-road = { $spot }にミープル
carcassonne-with-field = { $spot }に農夫
carcassonne-with-cloister = { $spot }にミープル
carcassonne-with-large = { $spot }に大ミープル
carcassonne-with-builder = { $spot }に建築士
carcassonne-with-pig = { $spot }に豚
carcassonne-start-tile = 最初のタイル
carcassonne-put-city = { $who }が{ $spot }にミープルを置きました。
    .will = { $spot }にミープルを置きます。
carcassonne-put-road = { $who }が{ $spot }にミープルを置きました。
    .will = { $spot }にミープルを置きます。
carcassonne-put-field = { $who }が{ $spot }に農夫を置きました。
    .will = { $spot }に農夫を置きます。
carcassonne-put-cloister = { $who }が{ $spot }にミープルを置きました。
    .will = { $spot }にミープルを置きます。
carcassonne-put-large = { $who }が{ $spot }に大ミープルを置きました。
    .will = { $spot }に大ミープルを置きます。
carcassonne-put-builder = { $who }が{ $spot }に建築士を置きました。
    .will = { $spot }に建築士を置きます。
carcassonne-put-pig = { $who }が{ $spot }に豚を置きました。
    .will = { $spot }に豚を置きます。
carcassonne-outvoted = { $who }は、ミープルの数で負けました。得点はありませんが、ミープルは手元に戻ります。
carcassonne-unclaimed-road = { $at }の道（{ $tiles }枚）が完成しましたが、ミープルを置いた人はいませんでした。
carcassonne-unclaimed-city = { $at }の都市（{ $tiles }枚）が完成しましたが、ミープルを置いた人はいませんでした。
carcassonne-unclaimed-cloister = { $at }の修道院が完成しましたが、ミープルを置いた人はいませんでした。
carcassonne-took-goods = { $who }が都市を完成させ、{ $goods }を受け取りました。
carcassonne-lost-goods = 都市にミープルを置いた人がいなかったため、{ $goods }は誰のものにもなりませんでした。
carcassonne-drew = { $who }の次のタイルは「{ $tile }」です。
carcassonne-drew-face-down = { $who }がタイルを1枚引きました。
carcassonne-drew-hidden = 新しい手札は「{ $tile }」です。
carcassonne-removed = どこにも置けないため、{ $who }のタイル「{ $tile }」をゲームから取り除きました。
carcassonne-second-part = 建築士の効果で、{ $who }はもう1枚タイルを置きます。
carcassonne-no-second-part = { $who }には、建築士の2枚目として置けるタイルがありませんでした。
carcassonne-skipped = 置けるタイルがないため、{ $who }の手番は飛ばされました。
carcassonne-over = 置くタイルがなくなりました。最後の得点計算を行います。
carcassonne-gain = { $who } { $points }点
carcassonne-final-open-road = 未完成の道：{ $gains }。
carcassonne-final-open-city = 未完成の都市：{ $gains }。
carcassonne-final-open-cloister = 未完成の修道院：{ $gains }。
carcassonne-final-field = 草原：{ $gains }。
carcassonne-final-field-city = 草原（初版）：{ $gains }。
carcassonne-final-goods = 商品：{ $gains }。

## Score sheet and the lines of the end

carcassonne-scored-road = { $special ->
    [0] { $who }：{ $at }の道（{ $tiles }枚）で**+{ $points }点**。
   *[other] { $who }：{ $at }の道（{ $tiles }枚、宿屋あり）で**+{ $points }点**。
}
carcassonne-scored-city = { $who }：{ $at }の都市（{ $tiles }枚{ $pennants ->
    [0] {""}
   *[other] 、紋章{ $pennants }個
}{ $special ->
    [0] ）
   *[other] 、大聖堂あり）
}で**+{ $points }点**。
carcassonne-scored-cloister = { $who }：{ $at }の修道院で**+{ $points }点**。
carcassonne-scored-open-road = { $special ->
    [0] { $who }：{ $at }の未完成の道（{ $tiles }枚）で+{ $points }点。
   *[other] { $who }：{ $at }の未完成の道（{ $tiles }枚、宿屋あり）で+{ $points }点。
}
carcassonne-scored-open-city = { $who }：{ $at }の未完成の都市（{ $tiles }枚{ $pennants ->
    [0] {""}
   *[other] 、紋章{ $pennants }個
}{ $special ->
    [0] ）
   *[other] 、大聖堂あり）
}で+{ $points }点。
carcassonne-scored-open-cloister = { $who }：{ $at }の未完成の修道院（周囲8マス中{ $neighbours }マス）で+{ $points }点。
carcassonne-scored-field = { $who }：{ $at }の草原（完成都市{ $cities }）で+{ $points }点。
carcassonne-scored-field-city = { $who }：{ $at }の都市の周囲で農夫が最も多く、+{ $points }点。
carcassonne-scored-pig = { $who }：{ $at }の草原の豚（完成都市{ $cities }）で+{ $points }点。
carcassonne-scored-pig-city = { $who }：{ $at }の都市に接する草原の豚で+{ $points }点。
carcassonne-scored-goods = { $who }：{ $goods }が最も多く、+{ $points }点。
carcassonne-kind-wine = ワイン
carcassonne-kind-grain = 小麦
carcassonne-kind-cloth = 布
carcassonne-sheet-road = 道
carcassonne-sheet-city = 都市
carcassonne-sheet-cloister = 修道院
carcassonne-sheet-open-road = 未完成の道
carcassonne-sheet-open-city = 未完成の都市
carcassonne-sheet-open-cloister = 未完成の修道院
carcassonne-sheet-field = 草原
carcassonne-sheet-field-city = 草原（初版）
carcassonne-sheet-pig = 豚
carcassonne-sheet-goods = 商品
carcassonne-remark-city = 最も大きい都市は{ $at }の都市（{ $tiles }枚）で、{ $who }が{ $points }点を得ました。
carcassonne-remark-road = 最も長い道は{ $at }の道（{ $tiles }枚）で、{ $who }が{ $points }点を得ました。
carcassonne-remark-field = 最も得点の高い草原は{ $at }の草原（完成都市{ $cities }）で、{ $who }が{ $points }点を得ました。

## Refusals

carcassonne-not-in-hand = 「{ $tile }」は手札にありません。
carcassonne-fits-nowhere = 「{ $tile }」はいまどこにも置けません。別のタイルを選んでください。
carcassonne-already-chosen = すでに「{ $tile }」を選んでいます。選び直すときは**戻る**を押してください。
carcassonne-one-in-hand = 手元のタイルは「{ $tile }」だけなので、選ぶ必要はありません。
carcassonne-choose-first = 先にタイルを選んでください。
carcassonne-place-first = 先にタイルを置いてください。
carcassonne-already-placed = タイルはすでに{ $where }に置いています。置き直すときは**戻る**を押してください。
carcassonne-no-more-pieces = このタイルにはもうコマを置いています。1枚のタイルに置けるのは1個までです。
carcassonne-cell-taken = { $where }にはもうタイルがあります（{ $tile }）。
carcassonne-no-neighbour = { $where }はどのタイルとも辺で接していません。角で接するだけでは置けません。
carcassonne-edges-differ = { $where }には置けません。このタイルの{ $side }の辺は{ $mine }ですが、隣のタイルは{ $theirs }です。
carcassonne-no-such-spot = このタイルに{ $spot }はありません。あるのは{ $spots }です。
carcassonne-no-normal-left = { $large ->
    [0] ミープルはすべて盤上にいます。
   *[other] ふつうのミープルはすべて盤上にいます。大ミープルは手元にあります。
}
carcassonne-no-large-left = 手元に大ミープルがありません。
carcassonne-no-builder-left = 手元に建築士のコマがありません。
carcassonne-no-pig-left = 手元に豚のコマがありません。
carcassonne-builder-elsewhere = 建築士を置けるのは道か都市です。{ $spot }には置けません。
carcassonne-pig-elsewhere = 豚を置けるのは草原です。{ $spot }には置けません。
carcassonne-claimed-city = その都市にはすでに{ $who }のミープルがいます。
carcassonne-claimed-road = その道にはすでに{ $who }のミープルがいます。
carcassonne-claimed-field = その草原にはすでに{ $who }の農夫がいます。
carcassonne-claimed-cloister = その修道院にはすでに{ $who }のミープルがいます。
carcassonne-builder-alone-city = 建築士を置くには、その都市に自分のミープルが必要です。
carcassonne-builder-alone-road = 建築士を置くには、その道に自分のミープルが必要です。
carcassonne-builder-complete-city = その都市はこのタイルで完成するので、建築士は置けません。
carcassonne-builder-complete-road = その道はこのタイルで完成するので、建築士は置けません。
carcassonne-pig-alone = 豚を置くには、その草原に自分の農夫が必要です。

## Slash commands of the game

carcassonne-command = カルカソンヌの卓で手を指定する
    .name = カルカソンヌ
carcassonne-command-place = タイルを置く（ミープルも一緒に置ける）
    .name = 置く
carcassonne-command-place-where = 最初のタイルから見た位置（例：E2N1＝東に2、北に1）
    .name = 場所
carcassonne-command-place-turn = 右回りの回転角度
    .name = 向き
carcassonne-command-place-follower = コマと置く場所（例：follow city）
    .name = コマ
carcassonne-command-place-tile = 3枚手札のとき、どのタイルを置くか
    .name = タイル
carcassonne-command-follow = 置いたタイルにミープルを置く
    .name = ミープル
carcassonne-command-follow-spot = タイルの中の場所（例：road、field-n）
    .name = 場所
carcassonne-command-end = 手番を終える
    .name = 手番終了

## Names of things, used in other messages

carcassonne-tile-a = 修道院と道
carcassonne-tile-b = 修道院
carcassonne-tile-c = 全面の都市〔紋章〕
carcassonne-tile-d = 一辺の都市とまっすぐな道
carcassonne-tile-e = 一辺の都市
carcassonne-tile-f = 貫通する都市〔紋章〕
carcassonne-tile-g = 貫通する都市
carcassonne-tile-h = 向かい合う2つの都市
carcassonne-tile-i = 隣り合う2つの都市
carcassonne-tile-j = 一辺の都市と右に曲がる道
carcassonne-tile-k = 一辺の都市と左に曲がる道
carcassonne-tile-l = 一辺の都市と三叉路
carcassonne-tile-m = 角の都市〔紋章〕
carcassonne-tile-n = 角の都市
carcassonne-tile-o = 角の都市〔紋章〕と曲がり道
carcassonne-tile-p = 角の都市と曲がり道
carcassonne-tile-q = 三辺の都市〔紋章〕
carcassonne-tile-r = 三辺の都市
carcassonne-tile-s = 三辺の都市〔紋章〕と道
carcassonne-tile-t = 三辺の都市と道
carcassonne-tile-u = まっすぐな道
carcassonne-tile-v = 曲がり道
carcassonne-tile-w = 三叉路
carcassonne-tile-x = 十字路
carcassonne-tile-i01 = 大聖堂
carcassonne-tile-i02 = 4つの一辺の都市
carcassonne-tile-i03 = 3つの一辺の都市
carcassonne-tile-i04 = 角の都市〔紋章〕と一辺の都市
carcassonne-tile-i05 = 草原を分ける一辺の都市
carcassonne-tile-i06 = 一辺の都市と城門への道
carcassonne-tile-i07 = 角の都市と横からの道
carcassonne-tile-i08 = 貫通する都市〔紋章〕と2本の道
carcassonne-tile-i09 = 一辺の都市2つと十字路
carcassonne-tile-i10 = 角の都市と宿屋のある道
carcassonne-tile-i11 = 角の都市〔紋章〕と宿屋のある曲がり道
carcassonne-tile-i12 = 一辺の都市と宿屋のある曲がり道
carcassonne-tile-i13 = 三叉路〔1本に宿屋〕
carcassonne-tile-i14 = 宿屋のあるまっすぐな道
carcassonne-tile-i15 = 宿屋のある曲がり道
carcassonne-tile-i16 = 2本の曲がり道
carcassonne-tile-i17 = 2本の道にはさまれた修道院
carcassonne-tile-t01 = 角の都市〔小麦〕
carcassonne-tile-t02 = 角の都市〔ワイン〕
carcassonne-tile-t03 = 三辺の都市〔小麦〕
carcassonne-tile-t04 = 貫通する都市〔ワイン〕
carcassonne-tile-t05 = 貫通する都市〔布〕と一辺の都市
carcassonne-tile-t06 = 貫通する都市〔ワイン〕と一辺の都市
carcassonne-tile-t07 = 角の都市〔布〕と2つの一辺の都市
carcassonne-tile-t08 = 2つの角の都市〔片方にワイン〕
carcassonne-tile-t09 = 三辺の都市〔ワイン〕と道
carcassonne-tile-t10 = 貫通する都市〔小麦〕と道
carcassonne-tile-t11 = 貫通する都市〔ワイン〕と道
carcassonne-tile-t12 = 貫通する都市〔ワイン〕と2本の道
carcassonne-tile-t13 = 角の都市〔布〕と道
carcassonne-tile-t14 = 広い角の都市〔ワイン〕と道
carcassonne-tile-t15 = 角の都市〔小麦〕と道
carcassonne-tile-t16 = 広い角の都市〔小麦〕と道
carcassonne-tile-t17 = 角の都市〔ワイン〕と2本の道
carcassonne-tile-t18 = 広い角の都市〔布〕と2本の道
carcassonne-tile-t19 = 角の都市〔布〕と一辺の都市と道
carcassonne-tile-t20 = 角の都市〔小麦〕と一辺の都市と道
carcassonne-tile-t21 = 一辺の都市と、横から城門へ続く道
carcassonne-tile-t22 = 一辺の都市と橋
carcassonne-tile-t23 = 立体交差の橋
carcassonne-tile-t24 = 修道院と3本の道
carcassonne-spot = { $token ->
    [city] 都市
    [city-n] 北の都市
    [city-ne] 北東の都市
    [city-e] 東の都市
    [city-se] 南東の都市
    [city-s] 南の都市
    [city-sw] 南西の都市
    [city-w] 西の都市
    [city-nw] 北西の都市
    [road] 道
    [road-n] 北の道
    [road-ne] 北東の道
    [road-e] 東の道
    [road-se] 南東の道
    [road-s] 南の道
    [road-sw] 南西の道
    [road-w] 西の道
    [road-nw] 北西の道
    [field] 草原
    [field-n] 北の草原
    [field-nne] 北の右側の草原
    [field-ne] 北東の草原
    [field-ene] 東の上側の草原
    [field-e] 東の草原
    [field-ese] 東の下側の草原
    [field-se] 南東の草原
    [field-sse] 南の右側の草原
    [field-s] 南の草原
    [field-ssw] 南の左側の草原
    [field-sw] 南西の草原
    [field-wsw] 西の下側の草原
    [field-w] 西の草原
    [field-wnw] 西の上側の草原
    [field-nw] 北西の草原
    [field-nnw] 北の左側の草原
    [field-mid] 中央の草原
    [cloister] 修道院
   *[other] { $token }
}
carcassonne-side-n = 北
carcassonne-side-e = 東
carcassonne-side-s = 南
carcassonne-side-w = 西
carcassonne-terrain-c = 都市
carcassonne-terrain-r = 道
carcassonne-terrain-f = 草原
carcassonne-goods-wine = ワイン{ $count }個
carcassonne-goods-grain = 小麦{ $count }個
carcassonne-goods-cloth = 布{ $count }個

## Puzzles: what is asked of the turn

carcassonne-goal-points = このタイルで{ $points }点以上取ろう。
carcassonne-goal-city = このタイルを置き、都市にミープルを置こう。どこに？
carcassonne-goal-road = このタイルを置き、道にミープルを置こう。どこに？
carcassonne-goal-cloister = このタイルを置き、修道院にミープルを置こう。どこに？
carcassonne-goal-field = このタイルを置き、草原にミープルを置こう。どこに？
carcassonne-goal-follower = このタイルを置き、その上にミープルを置こう。どこに？
carcassonne-goal-none = ミープルは残しておこう。タイルはどこに？
