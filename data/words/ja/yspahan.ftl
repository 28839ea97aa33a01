### Yspahan: lobby, panel, standing orders, log, end, refusals, commands, names.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

yspahan-title = イスファハン
yspahan-blurb = ダイスを振り、商店街を埋め、行政官を動かし、キャラバンに荷を積む。3週間の商いで競おう。2〜4人用。
yspahan-cover = 夕暮れ、荷を積んだラクダのキャラバンが、灯のともるイスファハンの町を出て、ヤシの茂る池のほとりを行く。先頭は行政官。
yspahan-how-to-play =
    🏆 **目的**　7日×3週間で、いちばん多く得点すること。
    🎲 **毎日**　スタートプレイヤーがダイスを振る。同じ目が1組になる。
    👉 **手番**　1組を取り、ラクダ、金貨、商店街のキューブ、行政官、カードのどれかに使う。
    📅 **週末**　完成した商店街は数字の点。街は空になる。
    🐫 行政官はキューブをキャラバンへ送る。キャラバンは、すぐにも週末にも得点になる。
    🏗️ 建物は役に立ち、3軒目からは得点にもなる。
yspahan-rules =
    🏆 **目的**　7日×3週間で、いちばん多く得点すること。最初の手元は金貨2枚。
    🎲 **毎日のはじめ**　スタートプレイヤー（毎日交代）は黄ダイスを1個につき金貨1枚で3個まで買い（本人専用）、全部振る。同じ目を1組にし、最小の目はラクダ、最大の目は金貨、残りは小さい順に袋・樽・木箱・花瓶へ。
    👉 **手番**　ダイスを1組取り、どれか1つを行う。
    ・**ラクダ／金貨**：ダイス1個につきラクダ1頭／金貨1枚。
    ・**地区**：ダイス1個につきキューブ1個を商店へ。その地区に自分の未完成の商店街があれば先に埋め、なければ誰のキューブもない商店街へ。置けない分は失う。
    ・**行政官**：出目の数だけ後戻りせず移動（金貨1枚につき±1マス、0マスも可）。止まったマスに隣接するキューブはキャラバンへ。持ち主はラクダ1頭を払えばキューブを残し、手元のキューブを代わりに送れる。
    ・**カードを1枚引く**。使えるダイスがなければ必ずこれ。
    3〜4人なら、そのあと建物を1つ建ててよい。
    📅 **週末**　完成した商店街は数字の点。街は空になり、行政官は中央へ戻る。
    🐫 **キャラバン**　積むと列により2・1・0点。週末と満杯時（そのあと空になる）に、自分のキューブ数×いちばん後ろの列の倍率1・2・3。
    🏗️ **建物**　得点は1・2軒目が0点、3〜5軒目が各5点、6軒目が10点。パドック🐪2：ラクダ+1／商館🐪2🪙2：金貨+2／銭湯🐪2🪙2：移動3マス無料／宿屋🐪3🪙3：自分のキューブが送られるたびカード1枚／バザー🐪4🪙4：商店街ごとに+2点／リフト🐪4🪙4：配置+1個
    🃏 **カード**　自分の手番中、アクションの合間に何枚でも。またはダイス1個分として1枚（行政官とカード引きを除く）。
    🏁 **最終日**　2人と4人では得点の低い人が先。同点は勝利を分け合う。
yspahan-rules-2 =
    👥 **2人**　1日は3手番（スタート→相手→スタート）。白ダイスは8個。建築にもダイスを1組使う。黄ダイスは終日残る。
yspahan-option-hammam-mode = 銭湯
yspahan-option-hammam-mode-plus-only = 無料の3マスは移動を延ばすときだけ
yspahan-option-hammam-mode-plus-minus = 無料の3マスで移動を延ばしても縮めてもよい
yspahan-option-camel-timeout-policy = ラクダの問いに返事がないとき
yspahan-option-camel-timeout-policy-never = ラクダを払わず、キューブを送る
yspahan-option-camel-timeout-policy-always = ラクダを払い、キューブを残す
yspahan-option-camel-timeout-policy-complete-only = 完成した商店街だけラクダを払う

## Tips above the panel in somebody’s first games; each comes once

yspahan-first-aim = -# 🌱 まずは小さな商店街を埋めましょう。埋まった商店街は週の終わりに得点になります。ラクダと金貨は建物の費用です。
yspahan-first-use = -# 🌱 行政官が止まったマスの隣のキューブはキャラバンへ行き、それも得点になります。カードは後で役に立ちます。
yspahan-first-panel = -# 👀 ダイスの結果はすぐに確定します。ダイスの使い方は、**確定**を押すまで決まりません。
yspahan-first-pair = -# 🌱 2人プレイでは、その日のスタートプレイヤーの手番が、1番目と3番目の2回あります。

## Panel: what is to be decided

yspahan-ask-roll = { $gold ->
    [0] ダイスを振ってください。結果はすぐに確定します。黄ダイスを買う金貨はありません。
   *[other] ダイスを振ってください。結果はすぐに確定します。黄ダイスは1個につき金貨1枚です。
}
yspahan-ask-take-dice = { $builds ->
    [with] ダイスを1組取ってください。建設にも使えます。
    [after] ダイスを1組取ってください。そのあと建設できます。
   *[no] ダイスを1組取ってください。1個につきキューブ、ラクダ、金貨のどれか1つです。
}
yspahan-ask-place-cubes = { $quarter }地区に置くキューブがあと{ $left }個あります。どこに置きますか？
yspahan-ask-extra-cube = リフトの効果で、{ $quarter }地区にもう1個置けます。
yspahan-ask-keep-cube = 行政官が{ $souk }にある自分のキューブの前に来ました（{ $value }点、{ $complete ->
    [1] 完成
   *[0] 未完成
}）。このキューブを送りますか？　ラクダ1頭（手元{ $camels }頭）を払って残しますか？　どちらでも、{ $fills ->
    [0] キャラバンに1個積んで+{ $points }点です。
   *[other] キャラバンが満杯になります（{ $scored }）。
}{ $then ->
    [none] {""}
   *[other] 次は{ SPOKEN($then, "yspahan-souk") }のキューブです。
}
yspahan-fills-own = 自分+{ $points }点
yspahan-fills-one = { $who }+{ $points }点
yspahan-ask-construct = { $build ->
    [0]
        { $cards ->
            [0] 建てられる建物はありません。手番を終えてください。
           *[other] 建てられる建物はありません。カードを使うか、手番を終えてください。
        }
   *[other]
        { $cards ->
            [0] 建物を建てるか、手番を終えてください。
           *[other] 建物を建てるか、カードを使うか、手番を終えてください。
        }
}
yspahan-ask-end-turn = { $cards ->
    [0] これで手番は終わりです。よければ確定してください。
   *[other] これで手番は終わりです。確定する前に、カードを使うこともできます。
}

## Panel: moves and their parts, on buttons and in menus

yspahan-verb-roll = 🎲 ダイスを振る
yspahan-verb-camels = 🐪 ラクダを取る
yspahan-verb-gold = 🪙 金貨を取る
yspahan-verb-supply = 🏘️ 地区に配置
yspahan-verb-supply-short = 🏘️ 配置
yspahan-verb-supervisor = 🚶 行政官を動かす
yspahan-verb-supervisor-short = 🚶 行政官
yspahan-verb-draw = 🃏 カードを引く
yspahan-verb-draw-short = 🃏 引く
yspahan-verb-construct = 🏗️ ダイスで建築
yspahan-verb-construct-short = 🏗️ 建築
yspahan-verb-boost = ➕ カード：ダイス1個分にする
yspahan-verb-boost-short = 🃏 ダイスに
yspahan-verb-skip = 追加のキューブを置かない
yspahan-verb-keep = 🐪 ラクダを払って残す
yspahan-verb-send = 🐫 キューブを送る
yspahan-verb-build = 🏗️ 建築
yspahan-verb-play = 🃏 カードを使う
yspahan-verb-sell = ⭐ カード：得点に換える
yspahan-verb-exchange = 🔁 カード：交換
yspahan-verb-stock = 🏘️ カード：キューブを商店へ
yspahan-verb-end = ✅ 手番終了
yspahan-part-bag = 袋
yspahan-part-bag-short = 袋
yspahan-part-barrel = 樽
yspahan-part-barrel-short = 樽
yspahan-part-chest = 木箱
yspahan-part-chest-short = 木箱
yspahan-part-vase = 花瓶
yspahan-part-vase-short = 花瓶
yspahan-part-camel = 🐪 ラクダ
yspahan-part-camel-short = 🐪
yspahan-part-gold = 🪙 金貨
yspahan-part-gold-short = 🪙
yspahan-part-cards = 🃏 カードを使う
yspahan-part-cards-short = 🃏 カード
yspahan-part-pick = どのダイスを取りますか？
yspahan-part-use = { $token ->
    [cards] どのカードを使いますか？
    [camel] 🐪のダイス：ラクダをもらう、行政官を動かす{ yspahan-use-build }、カードを引くのどれにしますか？
    [gold] 🪙のダイス：お金をもらう、行政官を動かす{ yspahan-use-build }、カードを引くのどれにしますか？
   *[other] { yspahan-pick-level }：キューブを置く、行政官を動かす{ yspahan-use-build }、カードを引くのどれにしますか？
}
yspahan-use-build = { $build ->
    [yes] 、建設する
   *[no] {""}
}
yspahan-supervisor-to-part-pick = 行政官をどの通りへ動かしますか？
yspahan-stock-souk-part-pick = どの地区に置きますか？
yspahan-pick-level = { $token ->
    [camel] 🐪 ラクダのダイス
    [bag] 袋のダイス
    [barrel] 樽のダイス
    [chest] 木箱のダイス
    [vase] 花瓶のダイス
    [gold] 🪙 金貨のダイス
   *[other] { $token }
}
yspahan-pick-card = { $token ->
    [three_camels] ラクダ3頭
    [three_gold] 金貨3枚
    [camels_to_points] ラクダを得点に
    [gold_to_points] 金貨を得点に
    [build_without_camels] ラクダなしで建築
    [build_without_gold] 金貨なしで建築
    [cube_to_shop] キューブを商店へ
    [cube_to_caravan] キューブをキャラバンへ
    [exchange] 交換
   *[other] { $token }
}
yspahan-pick-building = { $token ->
    [paddock] パドック（🐪2）タワーのラクダ+1
    [shop] 商館（🐪2🪙2）タワーの金貨+2
    [hammam] 銭湯（🐪2🪙2）行政官の移動3マス無料
    [caravanserai] 宿屋（🐪3🪙3）キューブが送られるたびカード1枚
    [bazaar] バザー（🐪4🪙4）週末に商店街ごと+2点
    [hoist] リフト（🐪4🪙4）配置するキューブ+1個
   *[other] { $token }
}
yspahan-pick-payment = { $token ->
    [no_camels] 金貨だけ払う（カード）
    [no_gold] ラクダだけ払う（カード）
    [free] 無料（カード2枚）
   *[other] { $token }
}
yspahan-roll-yellow = 🎲 黄ダイス{ $token }個で振る（金貨{ $token }枚）
yspahan-roll-yellow-0 = 🎲 黄ダイスなしで振る
yspahan-roll-yellow-1 = 🎲 黄ダイス1個で振る（金貨1枚）
yspahan-roll-yellow-0-short = 🎲 振る
yspahan-roll-yellow-short = 🎲 黄+{ $token }
yspahan-roll-yellow-pick = 黄ダイスを何個買いますか？
yspahan-supply-souk = { SPOKEN($token, "yspahan-souk") }
# Left out: $token.
yspahan-supply-souk-short = { SPOKEN($token, "yspahan-souk") }
yspahan-supply-souk-pick = どの商店街に置きますか？　数字は得点です。
yspahan-supply-shops = 商店{ $token }
yspahan-supply-shops-a = 商店a
yspahan-supply-shops-b = 商店b
yspahan-supply-shops-c = 商店c
yspahan-supply-shops-d = 商店d
yspahan-supply-shops-e = 商店e
yspahan-supply-shops-f = 商店f
yspahan-supply-shops-part = { $token }
yspahan-supply-shops-short = { $token }
yspahan-supply-shops-pick = どの商店に置きますか？（画像の文字で選ぶ）
yspahan-supervisor-group = 🚶 行政官：{ yspahan-pick-level }
yspahan-supervisor-group-short = 🚶 行政官
yspahan-supervisor-group-pick = 🚶 どのダイスで行政官を動かしますか？
yspahan-supervisor-to = { $token ->
    [C] 中央（C）
   *[other] { $token }
}
yspahan-supervisor-to-pick = 行政官をどこへ動かしますか？　金色のマスは金貨が必要です。
yspahan-supervisor-first = { SPOKEN($token, "yspahan-souk") }を先に
yspahan-supervisor-first-pick = どちらのキューブを先に送りますか？
yspahan-draw-group = 🃏 { yspahan-pick-level }で引く
yspahan-draw-group-short = 🃏 引く
yspahan-draw-group-pick = 🃏 どのダイスでカードを引きますか？
yspahan-construct-group = 🏗️ 建築：{ yspahan-pick-level }
yspahan-construct-group-short = 🏗️ 建築
yspahan-construct-group-pick = 🏗️ どのダイスで建築しますか？（建物は次に選びます）
yspahan-construct-building = { yspahan-pick-building }
yspahan-construct-building-short = { yspahan-build-building-short }
yspahan-construct-building-pick = 何を建てますか？
yspahan-construct-payment = { yspahan-pick-payment }
yspahan-construct-payment-pick = 何で支払いますか？
yspahan-boost-card = ➕「{ yspahan-pick-card }」を捨ててダイス1個分に
yspahan-boost-card-pick = ➕ ダイス1個分として、どのカードを捨てますか？
yspahan-boost-group = { yspahan-pick-level }
yspahan-boost-group-pick = どのダイスを1個増やしますか？
yspahan-build-building = { yspahan-pick-building }
yspahan-build-building-short = { $token ->
    [paddock] パドック
    [shop] 商館
    [hammam] 銭湯
    [caravanserai] 宿屋
    [bazaar] バザー
    [hoist] リフト
   *[other] { $token }
}
yspahan-build-building-pick = 🏗️ 何を建てますか？
yspahan-build-payment = { yspahan-pick-payment }
yspahan-build-payment-pick = 何で支払いますか？
yspahan-play-card = { $token ->
    [three_camels] 🃏 ラクダ3頭：ラクダを3頭得る
    [three_gold] 🃏 金貨3枚：金貨を3枚得る
    [cube_to_caravan] 🃏 キューブをキャラバンへ：1個積む
   *[other] { $token }
}
yspahan-play-card-pick = 🃏 どのカードを使いますか？
yspahan-sell-goods = { $token ->
    [camels] ⭐ ラクダを得点に換える（1頭2点）
   *[gold] ⭐ 金貨を得点に換える（1枚1点）
}
yspahan-sell-goods-pick = ⭐ 何を得点に換えますか？
yspahan-sell-count = 換える数：{ $token }
yspahan-sell-count-short = { $token }
yspahan-sell-count-pick = いくつ換えますか？
yspahan-exchange-goods = { $token ->
    [camels] 🔁 ラクダを渡して金貨を得る
   *[gold] 🔁 金貨を渡してラクダを得る
}
yspahan-exchange-goods-pick = 🔁 何を渡しますか？
yspahan-exchange-count = 渡す数：{ $token }
yspahan-exchange-count-short = { $token }
yspahan-exchange-count-pick = いくつ渡しますか？
yspahan-stock-souk = { SPOKEN($token, "yspahan-souk") }
yspahan-stock-souk-short = { yspahan-supply-souk-short }
yspahan-stock-souk-pick = 🃏 どの商店街にキューブを置きますか？
yspahan-stock-shop = 商店{ $token }
yspahan-stock-shop-pick = どの商店に置きますか？（画像の文字で選ぶ）

## Panel: what a choice gives, behind its label

yspahan-gives-group = ×{ $count }
yspahan-gives-group-short = ×{ $count }
yspahan-gives-closed = ×{ $count }（置ける商店街なし）
yspahan-gives-closed-short = ×{ $count } 🚫
yspahan-gives-goods = { $more ->
    [0] +{ $count }
   *[other] +{ $count }（うち{ $more }は{ $building }）
}
yspahan-gives-goods-short = +{ $count }
yspahan-gives-part = +{ $count }
yspahan-gives-part-short = +{ $count }
yspahan-gives-points-short = +{ $points }
yspahan-gives-points = +{ $points }点
yspahan-gives-souk = 空き{ $free }軒に{ $cubes }個
yspahan-gives-free = { $shops }軒中{ $free }軒が空き
yspahan-gives-dice = { $dice }個・出目{ $shown }
yspahan-gives-construct = { yspahan-gives-dice }、{ $buildings }
yspahan-gives-walk = { $gold ->
    [0]
        { $count ->
            [0] 無料、キューブなし
           *[other] 無料、{ $cubes }を送る
        }
   *[other]
        { $count ->
            [0] 金貨{ $gold }枚、キューブなし
           *[other] 金貨{ $gold }枚、{ $cubes }を送る
        }
}
yspahan-gives-walk-short = { $gold ->
    [0] {""}
   *[other] 🪙{ $gold }
}
yspahan-gives-up = { $souk }の完成が崩れます。残せば、週末に{ $points }点です。
yspahan-gives-one-cube = { $souk }の{ $who }
yspahan-supply-act = { $souk }（{ $shops }）にキューブを置く
yspahan-supervisor-act = { $group }で{ $to }へ
# Hint: what speaks for it. $missing: shops without a cube; $points: for the complete souk; $can: buildings, $count how many.
yspahan-reason-souk = { $missing ->
    [0] { $souk }が完成し、週末に{ $points }点になります。
   *[other] あと{ $missing }個で{ $souk }が完成し、{ $points }点になります。
}
yspahan-reason-caravan = キャラバンの自分のキューブが{ $cubes }個になり、週末にも得点します。
yspahan-reason-goods = { $count ->
    [0] 🐪{ $camels }、🪙{ $gold }になり、建物の支払いに使えます。
   *[other] 🐪{ $camels }、🪙{ $gold }になり、{ $can }を建てられます。
}

## Panel: standing orders

yspahan-order-pick = 行政官が来たときの事前指示（非公開）。ほかの数は /イスファハン 事前指示 で指定
yspahan-order = 行政官が来たら
yspahan-standing-ask = 毎回たずねる{ yspahan-standing-keep }
yspahan-standing-never = 払わない（キューブはキャラバンへ）
yspahan-standing-always = 必ずラクダを払う{ yspahan-standing-keep }
yspahan-standing-complete-only = 完成した商店街のときだけ払う{ yspahan-standing-keep }
yspahan-standing-complete-min = 完成した{ $least }点以上の商店街なら払う{ yspahan-standing-keep }
yspahan-standing-keep = { $keep ->
    [0] {""}
   *[other] （ラクダ{ $keep }頭は残す）
}

## Log in the thread. What would happen, in a preview, is `.will`

yspahan-day = 📅 第{ $week }週{ $day }日目です。スタートプレイヤーは{ $who }です。
yspahan-last-day-order = 最終日は得点の低い順です：{ $order }。
yspahan-rolled = { $yellow ->
    [0] 🎲 { $who }がダイスを振りました：{ $groups }。
   *[other] 🎲 { $who }が金貨{ $gold }枚で黄ダイス{ $yellow }個を加えて振りました：{ $groups }。
}
yspahan-yellow-gone = 残った黄ダイス{ $dice }個をタワーから取り除きました。
    .will = 残った黄ダイス{ $dice }個をタワーから取り除きます。
yspahan-yellow-unused = { $level }の組の黄ダイス{ $dice }個は数えませんでした。使えるのはスタートプレイヤーだけです。
    .will = { $level }の組の黄ダイス{ $dice }個は数えません。使えるのはスタートプレイヤーだけです。
yspahan-week-ends-today = ⚠️ 今日の終わりに週末の得点計算があります。
yspahan-game-ends-today = ⚠️ 今日が最終日です。週末の得点計算をして、ゲームが終わります。
yspahan-no-dice = 使えるダイスがないため、{ $who }はカードを引きます。
yspahan-took-camels = 🐪 { $who }がラクダを{ $camels }頭得ました。
    .will = 🐪 ラクダを{ $camels }頭得ます。
yspahan-took-gold = 🪙 { $who }が金貨を{ $gold }枚得ました。
    .will = 🪙 金貨を{ $gold }枚得ます。
yspahan-boosted = { $who }がカード「{ $card }」を捨て、{ $level }のダイスを{ $dice }個分として使いました。
    .will = カード「{ $card }」を捨て、{ $level }のダイスを{ $dice }個分として使います。
yspahan-placed = 🏘️ { $who }が{ $souk }にキューブを{ $cubes }個置きました。
    .will = 🏘️ { $souk }にキューブを{ $cubes }個置きます。
yspahan-completed = { $souk }が完成しました。
    .will = { $souk }が完成し、週の終わりに得点になります。
yspahan-cubes-lost = { $quarter }地区に置けなかったキューブ{ $cubes }個は手元に戻りました。
    .will = { $quarter }地区に置けないキューブ{ $cubes }個は手元に戻ります。
yspahan-skipped = { $who }はリフトの追加キューブを置きませんでした。
    .will = リフトの追加キューブは置きません。
yspahan-dice-for-card = { $who }が{ $level }のダイスでカードを引きました。
yspahan-dice-for-building = { $who }が{ $level }のダイスを使いました。
    .will = { $level }のダイスを使います。
yspahan-moved = { $gold ->
    [0] 🚶 { $who }が行政官を{ yspahan-start }から{ yspahan-goal }へ動かしました。
   *[other] 🚶 { $who }が行政官を{ yspahan-start }から{ yspahan-goal }へ動かしました（金貨{ $gold }枚）。
}
    .will = { $gold ->
        [0] 🚶 行政官を{ yspahan-start }から{ yspahan-goal }へ動かします。
       *[other] 🚶 行政官を{ yspahan-start }から{ yspahan-goal }へ動かします（金貨{ $gold }枚）。
    }
yspahan-supervised = { $gold ->
    [0] 🚶 { $who }が{ $level }のダイスで行政官を{ yspahan-start }から{ yspahan-goal }へ動かしました。
   *[other] 🚶 { $who }が{ $level }のダイスで行政官を{ yspahan-start }から{ yspahan-goal }へ動かしました（金貨{ $gold }枚）。
}
    .will = { $gold ->
        [0] 🚶 { $level }のダイスで行政官を{ yspahan-start }から{ yspahan-goal }へ動かします。
       *[other] 🚶 { $level }のダイスで行政官を{ yspahan-start }から{ yspahan-goal }へ動かします（金貨{ $gold }枚）。
    }
yspahan-start = { $start ->
    [C] 中央
   *[other] { $start }
}
yspahan-goal = { $to ->
    [C] 中央
   *[other] { $to }
}
yspahan-nobody-sent = { yspahan-goal }に隣接するキューブはありません。
    .will = { yspahan-goal }に隣接するキューブはありません。
yspahan-asked = { yspahan-in }のキューブをどうするか、{ $who }の返事待ちです。
    .will = { yspahan-in }のキューブをどうするか、{ $who }が決めます。
yspahan-sent = 🐫 { yspahan-in }にあった{ $who }のキューブがキャラバンに送られました（**+{ $points }点**）。
    .will = 🐫 { yspahan-in }にある{ $who }のキューブがキャラバンに送られます（**+{ $points }点**）。
yspahan-kept = 🐪 { $who }がラクダ1頭を払って{ yspahan-in }のキューブを残し、別のキューブをキャラバンに送りました（**+{ $points }点**）。
    .will = 🐪 ラクダ1頭を払って{ yspahan-in }のキューブを残し、別のキューブをキャラバンに送ります（**+{ $points }点**）。
yspahan-loaded = 🃏 { $who }がカードでキャラバンにキューブを積みました（**+{ $points }点**）。
    .will = 🃏 カードでキャラバンにキューブを積みます（**+{ $points }点**）。
yspahan-caravan-full = キャラバンが満杯になりました。得点計算をして空にします。
    .will = キャラバンが満杯になります。得点計算をして空にします。
yspahan-caravan-scored = 🐫 { $who }がキャラバンで**{ $points }点**を得ました（キューブ{ $cubes }個×{ $multiplier }）。
    .will = 🐫 { $who }がキャラバンで**{ $points }点**を得ます（キューブ{ $cubes }個×{ $multiplier }）。
yspahan-drew = { $who }がカードを1枚引きました。
yspahan-drew-with = 🃏 { $who }が{ $level }のダイスでカードを1枚引きました。
yspahan-drew-card = カード「**{ $card }**」を引きました。
yspahan-no-card-left = { $who }が引けるカードは残っていません。
yspahan-no-card-left-for = { $who }が{ $level }のダイスを使いましたが、引けるカードは残っていません。
yspahan-reshuffled = 捨て札{ $cards }枚を切り直し、新しい山札にしました。
# Left out: $gold.
yspahan-built = 🏗️ { $who }が{ $building }を建てました（{ yspahan-amount-of-camels }{ $cards ->
    [0] {""}
   *[other] 、カード{ $cards }枚
}）。6軒中{ $number }軒目で{ $points ->
    [0] 0点です。
   *[other] **+{ $points }点**です。
}
    .will = 🏗️ { $building }を建てます（{ yspahan-amount-of-camels }{ $cards ->
            [0] {""}
           *[other] 、カード{ $cards }枚
        }）。6軒中{ $number }軒目で{ $points ->
            [0] 0点です。
           *[other] **+{ $points }点**です。
        }
# Left out: $gold.
yspahan-constructed = 🏗️ { $who }が{ $building }を建てました（{ yspahan-amount-of-camels }{ $cards ->
    [0] {""}
   *[other] 、カード：{ $spent }
}）。6軒中{ $number }軒目で{ $points ->
    [0] 0点です。
   *[other] **+{ $points }点**です。
}
    .will = 🏗️ { $building }を建てます（{ yspahan-amount-of-camels }{ $cards ->
            [0] {""}
           *[other] 、カード：{ $spent }
        }）。6軒中{ $number }軒目で{ $points ->
            [0] 0点です。
           *[other] **+{ $points }点**です。
        }
# ラクダと金貨の支払い全体。
yspahan-amount-of-camels = { $camels ->
    [0] { $gold ->
        [0] 無料
       *[other] 金貨{ $gold }枚
    }
   *[other] { $gold ->
        [0] ラクダ{ $camels }頭
       *[other] ラクダ{ $camels }頭、金貨{ $gold }枚
    }
}

yspahan-card-camels = 🃏 { $who }がカード「ラクダ3頭」でラクダを{ $camels }頭得ました。
    .will = 🃏 カード「ラクダ3頭」でラクダを{ $camels }頭得ます。
yspahan-card-gold = 🃏 { $who }がカード「金貨3枚」で金貨を{ $gold }枚得ました。
    .will = 🃏 カード「金貨3枚」で金貨を{ $gold }枚得ます。
yspahan-card-shop = 🃏 { $who }がカード「キューブを商店へ」を使いました。
    .will = 🃏 カード「キューブを商店へ」を使います。
yspahan-sold-camels = 🃏 { $who }がラクダ{ $camels }頭を得点に換えました（**+{ $points }点**）。
    .will = 🃏 ラクダ{ $camels }頭を得点に換えます（**+{ $points }点**）。
yspahan-sold-gold = 🃏 { $who }が金貨{ $gold }枚を得点に換えました（**+{ $points }点**）。
    .will = 🃏 金貨{ $gold }枚を得点に換えます（**+{ $points }点**）。
yspahan-exchanged-camels = 🃏 { $who }がラクダ{ $count }頭を金貨{ $count }枚と交換しました。
    .will = 🃏 ラクダ{ $count }頭を金貨{ $count }枚と交換します。
yspahan-exchanged-gold = 🃏 { $who }が金貨{ $count }枚をラクダ{ $count }頭と交換しました。
    .will = 🃏 金貨{ $count }枚をラクダ{ $count }頭と交換します。
yspahan-day-in-short = 📅 第{ $week }週{ $day }日目が始まりました。
yspahan-rolled-in-short = { $yellow ->
    [0] 🎲 { $who }がダイスを振りました。
   *[other] 🎲 { $who }が黄ダイス{ $yellow }個を加えて振りました。
}
yspahan-boosted-in-short = { $who }がカードをダイスとして使いました。
yspahan-supplied = 🏘️ { $who }がキューブを{ $items }置きました。
yspahan-in-souk = { $complete ->
    [1] { $souk }に{ $cubes }個（完成）
   *[0] { $souk }に{ $cubes }個
}
yspahan-cubes-lost-in-short = キューブ{ $cubes }個は置けませんでした。
yspahan-moved-in-short = { $gold ->
    [0] 🚶 { $who }が行政官を{ yspahan-goal }へ動かしました。
   *[other] 🚶 { $who }が行政官を{ yspahan-goal }へ動かしました（金貨{ $gold }枚）。
}
yspahan-built-in-short = { $points ->
    [0] 🏗️ { $who }が{ $building }を建てました。
   *[other] 🏗️ { $who }が{ $building }を建てました（**+{ $points }点**）。
}
yspahan-week-over = 🌙 **第{ $week }週が終わりました。**
yspahan-week-scored = { $who } **+{ $points }点**：{ $items }
yspahan-week-bazaar = バザー+{ $points }
yspahan-week-caravan = キャラバン+{ $points }
yspahan-souk-scored = { $who }の{ $souk }：**+{ $points }点**。
yspahan-bazaar-scored = { $who }のバザー：商店街{ $souks }か所で**+{ $points }点**。
yspahan-cleared = { $cubes ->
    [0] 街にキューブはありません。
   *[other] 街のキューブは持ち主の手元に戻りました。
}
yspahan-game-over = 3週間が終わりました。

## Score sheet and the lines of the end

yspahan-source-city = 商店街
yspahan-source-bazaar = バザー
yspahan-source-loading = キャラバンの積み込み
yspahan-source-caravan = キャラバンの得点計算
yspahan-sheet-caravan = キャラバン
yspahan-source-buildings = 建物
yspahan-source-cards = カード
yspahan-why = { $who }：{ $what }
yspahan-why-souk = { $items }
yspahan-why-one-souk = { $souk }（第{ $week }週）
yspahan-why-bazaar = 商店街{ $souks }か所×2点
yspahan-why-loading = キューブ{ $cubes }個（前列{ $top }個、中列{ $middle }個、後列{ $bottom }個）
yspahan-why-caravan = { $items }
yspahan-why-one-caravan = キューブ{ $cubes }個×{ $multiplier }＝{ $points }点
yspahan-why-buildings = { $items }
yspahan-why-cards = { $items }
yspahan-why-one-camels = ラクダ{ $count }頭＝{ $points }点
yspahan-why-one-gold = 金貨{ $count }枚＝{ $points }点
yspahan-remark-souks = 最も多くの商店街を完成させたのは{ $who }です（{ $souks }か所）。
yspahan-remark-caravan = キャラバンで一度に最も多く得点したのは{ $who }です（キューブ{ $cubes }個×{ $multiplier }＝{ $points }点）。
yspahan-remark-tie = { $points }点で勝利を分け合いました。
yspahan-remark-close = 勝負を分けたのは、わずか{ $points }点でした。

## Refusals

yspahan-first-roll = まず今日のダイスを振ってください。カードはその前にも使えます。
yspahan-first-dice = まずタワーのダイスを1組取って使ってください。
yspahan-build-after-dice = まずダイスを1組取ってください。建築はそのあとです。
yspahan-build-with-dice = 先にダイスを選び、次に**建築**を選んでください。2人プレイでは、建築にダイスを1組使います。
yspahan-nothing-payable = 今払える建物はありません（手元はラクダ{ $camels }頭、金貨{ $gold }枚）。
yspahan-rolled-already = 今日のダイスはもう振られています。
yspahan-no-extra-cube = いま、リフトの追加キューブはありません。
yspahan-no-camel-question = いま、送るか残すかを決めるキューブはありません。
yspahan-first-place = まず残りのキューブを置いてください（{ $quarter }地区にあと{ $left }個）。
yspahan-first-extra = まずリフトの追加キューブを{ $quarter }地区に置くか、置かないかを決めてください。
yspahan-first-camel = まず{ yspahan-shop }のキューブを送るか、ラクダを払うかを決めてください。
yspahan-only-building = この手番ではもうダイスを取れません。できるのは、建築、カードの使用、手番の終了だけです。
yspahan-only-end = この手番でできるのは、カードの使用と手番の終了だけです。
yspahan-built-already = 建築は1手番に1つまでです。この手番ではもう建てました。
yspahan-build-needs-dice = 2人プレイの建築にはダイスが1組必要ですが、この手番ではもう取れません。
yspahan-build-later = 3人以上では、建築はダイスのアクションのあとに、ダイスを使わずに行います。
yspahan-three-yellow = 買える黄ダイスは0〜{ $most }個です。
yspahan-yellow-too-dear = 黄ダイス{ $yellow }個には金貨{ $price }枚が必要ですが、{ $gold }枚しかありません。
yspahan-level-empty = { $level }の段にダイスはありません。
yspahan-yellow-only = { $level }の段にあるのは、{ $who }専用の黄ダイスだけです。
yspahan-boost-first = カードをダイス1個分にできるのはダイスを取るときだけです。キューブを置いているあいだはできません。
yspahan-nowhere = { $quarter }地区に置ける商店がありません。
yspahan-other-quarter = { $souk }は{ $quarter }地区の商店街ではありません。
yspahan-no-such-shop = { $souk }に{ yspahan-shop }という商店はありません。あるのは{ $shops }です。
yspahan-shop-full = { yspahan-shop }にはすでに{ $who }のキューブがあります。
yspahan-begun-first = { $souk }には置けません。この地区では、先に{ $souks }を埋めてください。
yspahan-souk-taken = { $souk }には{ $who }のキューブがあるため置けません。
yspahan-which-shops = { $souk }の別々の商店を、{ $most }軒まで選んでください。
yspahan-too-many-cubes = 商店を{ $cubes }軒選びましたが、いま置けるキューブは{ $most }個です。
yspahan-too-far = { $to }までは{ $squares }マス、出目は{ $shown }なので金貨{ $price }枚が必要ですが、{ $gold }枚しかありません。
yspahan-which-first = { yspahan-goal }に隣接するキューブは2個あります（{ SPOKEN($shops, "yspahan-souk") }）。どちらを先に送るか選んでください。
yspahan-no-order = { yspahan-shop }を先に送ることはできません（{ yspahan-goal }に隣接するキューブは{ $cubes }個）。
yspahan-no-camel = 払えるラクダがいません。
yspahan-has-building = { $building }はすでに建てています。
yspahan-too-dear = { $building }にはラクダ{ $camels }頭と金貨{ $gold }枚が必要ですが、手元はラクダ{ $has_camels }頭と金貨{ $has_gold }枚です。
yspahan-saves-nothing = { $building }に「{ $card }」を使っても、安くなりません。
yspahan-no-such-card = 「{ $card }」は手札にありません。
yspahan-other-verb = 「{ $card }」には専用のコマンドを使ってください。
yspahan-so-many = 手元は{ $owned }です。このカードに使えるのは1〜{ $most }です。
yspahan-nothing-owned = このカードに使う{ $goods }がありません。
yspahan-not-an-order = 「{ $order }」という事前指示はありません。{ $orders }のどれかで始め（complete_minのあとには点数）、必要なら後ろに「keep」とラクダの数を付けます。

## Slash commands of the game

yspahan-command = イスファハンの卓で手を指定する
    .name = イスファハン
yspahan-command-roll = 黄ダイスを買い、今日のダイスを振る
    .name = ダイス
yspahan-command-roll-yellow = 黄ダイスの数（1個につき金貨1枚）
    .name = 黄ダイス
yspahan-command-camels = ラクダの段のダイスを取り、ラクダを得る
    .name = ラクダ
yspahan-command-gold = 金貨の段のダイスを取り、金貨を得る
    .name = 金貨
yspahan-command-supply = 地区のダイスを取り、キューブを置く
    .name = 配置
yspahan-command-supply-souk = 商店街（例：BAG3）
    .name = 商店街
yspahan-command-supply-shops = 商店の文字（例：a+b）
    .name = 商店
yspahan-command-supervisor = 行政官を動かす
    .name = 行政官
yspahan-command-supervisor-group = 使うダイス
    .name = ダイス
yspahan-command-supervisor-to = 止まるマス（例：W4）
    .name = 行き先
yspahan-command-supervisor-first = キューブが2個あるとき、先に送る商店
    .name = 先に送る商店
yspahan-command-draw = ダイスを1組使ってカードを引く
    .name = カードを引く
yspahan-command-draw-group = 使うダイス
    .name = ダイス
yspahan-command-build = ダイスのアクションのあとで建物を建てる
    .name = 建築
yspahan-command-build-building = 建てる建物
    .name = 建物
yspahan-command-build-payment = 払い方（空欄ならラクダと金貨）
    .name = 支払い
yspahan-command-order = 行政官が自分のキューブの前に来たときの事前指示を出す（非公開）
    .name = 事前指示
yspahan-command-order-order = どう答えるか。点数やラクダの数は自由に入力できる
    .name = 指示
yspahan-command-end = 手番を終える
    .name = 手番終了

## Names of things, used in other messages

yspahan-level-camel = ラクダ
yspahan-level-bag = 袋
yspahan-level-barrel = 樽
yspahan-level-chest = 木箱
yspahan-level-vase = 花瓶
yspahan-level-gold = 金貨
yspahan-souk-bag3 = 袋3
yspahan-souk-bag4 = 袋4
yspahan-souk-bag6 = 袋6
yspahan-souk-bag8 = 袋8
yspahan-souk-bar3 = 樽3
yspahan-souk-bar4 = 樽4
yspahan-souk-bar6 = 樽6
yspahan-souk-bar8 = 樽8
yspahan-souk-che4 = 木箱4
yspahan-souk-che6 = 木箱6
yspahan-souk-che8 = 木箱8
yspahan-souk-vas4 = 花瓶4
yspahan-souk-vas6 = 花瓶6
yspahan-souk-vas12 = 花瓶12
yspahan-shop = { SPOKEN($shop, "yspahan-souk") }
yspahan-in = { WHERE($shop, "yspahan-souk") }
yspahan-building-paddock = パドック
yspahan-building-shop = 商館
yspahan-building-hammam = 銭湯
yspahan-building-caravanserai = 宿屋
yspahan-building-bazaar = バザー
yspahan-building-hoist = リフト
yspahan-card-three-camels = ラクダ3頭
yspahan-card-three-gold = 金貨3枚
yspahan-card-camels-to-points = ラクダを得点に
yspahan-card-gold-to-points = 金貨を得点に
yspahan-card-build-without-camels = ラクダなしで建築
yspahan-card-build-without-gold = 金貨なしで建築
yspahan-card-cube-to-shop = キューブを商店へ
yspahan-card-cube-to-caravan = キューブをキャラバンへ
yspahan-card-exchange = 交換
yspahan-goods-camels = ラクダ
yspahan-goods-gold = 金貨
yspahan-group = { $level }{ $dice }個（出目{ $shown }）
yspahan-group-yellow = { $level }{ $dice }個（出目{ $shown }、うち黄{ $yellow }個）
yspahan-amount-camels = ラクダ{ $count }頭
yspahan-amount-gold = 金貨{ $count }枚

## Puzzles: what is asked of the turn

yspahan-goal-points = この手番で{ $points }点以上取ろう。
yspahan-goal-card = この手番でカードを使おう。何のために？
yspahan-goal-build = この手番で建物を建てよう。何を？
yspahan-goal-supervisor = 行政官を動かそう。どのダイスで、どこへ？
yspahan-goal-supply = 地区に置こう。どのダイスで、どこに？
