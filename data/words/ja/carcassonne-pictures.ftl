### Carcassonne in words: alt texts, text board, counts, what’s left, legend.

## Alt texts

carcassonne-alt-fresh = 直前の手（{ $who }）：{ $cells }。
    .will = 確定前の手番：{ $cells }。
# One of the cells of `alt-fresh`.
carcassonne-alt-tile = { $at }（{ $tile }）
carcassonne-alt-held = { $who }
carcassonne-alt-contested = { $who }（最多：{ $owners }）
carcassonne-alt-city = { $at }の都市：タイル{ $tiles }枚、未接続{ $open }か所／騎士は{ $held }。
carcassonne-alt-road = { $at }の道：タイル{ $tiles }枚、未接続{ $open }か所／盗賊は{ $held }。
carcassonne-alt-cloister = { $at }の修道院：9枚中{ $tiles }枚／修道士は{ $held }。
carcassonne-alt-field = { $owners ->
    [0] { $at }の草原：完成都市{ $cities }／農夫は{ $held }／いま終われば0点。
   *[other] { $at }の草原：完成都市{ $cities }／農夫は{ $held }／いま終われば{ $gains }。
}
carcassonne-alt-more = ほかに小さな都市や道などが{ $count }か所。
carcassonne-alt-player = { $who } { $points }点。
carcassonne-alt-player-next = { $who } { $points }点、{ $next }。
carcassonne-alt-placing = いま置くタイル：{ $tile }。
carcassonne-alt-parts = 位置：{ $parts }。
carcassonne-alt-part = { $count ->
    [1] { $number }は{ $first }
   *[other] { $number }は{ $first }から{ $last }
}
carcassonne-alt-hand = 手札：{ $tiles }。
carcassonne-alt-fit = { $count ->
    [0] { $tile }（置ける場所なし）
   *[other] { $tile }（置ける場所{ $count }か所）
}
carcassonne-hand-hint = -# タイルの下の数字は、置ける場所の数です。

## Text board

carcassonne-text-player = { $who }：{ $points }点。{ $counts }。
carcassonne-text-fits = { $count ->
    [0] このタイル（{ $tile }）を置ける場所はありません。
   *[other] このタイル（{ $tile }）を置ける場所は{ $count }か所。角度ごとの北・東・南・西の辺と、置ける場所：
}
carcassonne-text-turned = ⤷ { $turn }° { $edges }：{ $cells }。
carcassonne-text-free = まだ誰もいないところ：
carcassonne-text-turn = { $step ->
    [choose] { $who }が手札からタイルを選びます
    [place] { $who }がタイルを置きます：{ $what }
    [piece] { $who }は{ $what }のタイルにコマを置けます
   *[end] { $who }は、あとは手番を終えるだけです
}{ $part ->
    [2] （建築士による2枚目）
   *[1] {""}
}{ $extra ->
    [1] 。このあと建築士の効果で、もう1枚置けます。
   *[0] 。
}
carcassonne-text-over = ゲームは終了しました。
carcassonne-text-hand = { $who }の手元のタイル：{ $tiles }。
carcassonne-text-removed = 置けずに取り除いたタイル：{ $tiles }。
carcassonne-text-kind = { $tile }（{ $count }枚）
carcassonne-text-unseen = まだ見えていないタイル：{ $tiles }。
carcassonne-text-spots = 置けるコマと場所：{ $spots }。
carcassonne-text-spot = { $piece }：{ $spot }
carcassonne-text-outlook = ここで終えると：{ $scored }
carcassonne-text-count = { $count ->
    [1] { $who }のミープル1個
   *[other] { $who }のミープル{ $count }人分
}
carcassonne-text-city = { $at }の{ $spot }：{ $tiles }枚、未接続{ $open }か所（{ $ends }）{ $pennants ->
    [0] {""}
   *[other] 、紋章{ $pennants }個
}{ $special ->
    [1] 、大聖堂
   *[0] {""}
}{ $goods ->
    [0] {""}
   *[other] 、{ $kinds }
}、{ $points }点{ $count ->
    [0] {""}
   *[other] 、{ $held }{ $owners ->
        [0] {""}
       *[other] （いま終われば{ $gains }）
    }
}。
carcassonne-text-road = { $at }の{ $spot }：{ $tiles }枚、未接続{ $open }か所（{ $ends }）{ $special ->
    [1] 、宿屋
   *[0] {""}
}、{ $points }点{ $count ->
    [0] {""}
   *[other] 、{ $held }{ $owners ->
        [0] {""}
       *[other] （いま終われば{ $gains }）
    }
}。
carcassonne-text-cloister = { $count ->
    [0] { $at }の{ $spot }：9枚中{ $tiles }枚、空き{ $open }か所（{ $ends }）、{ $points }点。
   *[other]
        { $owners ->
            [0] { $at }の{ $spot }：9枚中{ $tiles }枚、空き{ $open }か所（{ $ends }）、{ $points }点、{ $held }。
           *[other] { $at }の{ $spot }：9枚中{ $tiles }枚、空き{ $open }か所（{ $ends }）、{ $points }点、{ $held }（いま終われば{ $gains }）。
        }
}
carcassonne-text-field = { $at }の{ $spot }：{ $tiles }枚、完成都市{ $cities ->
    [0] 0
   *[other] { $cities }（{ $done }）
}{ $growing ->
    [0] {""}
   *[other] 、未完成都市{ $growing }
}、{ $count ->
    [0] { $points }点
   *[other] { $held }（いま終われば{ $owners ->
        [0] 0点
       *[other] { $gains }
    }）
}。
carcassonne-text-piece = { $who }の{ $piece }（{ $spot }）
carcassonne-text-tile = { $turn ->
    [0]
        { $count ->
            [0] { $at } { $edges } { $tile }
           *[other] { $at } { $edges } { $tile } { $pieces }
        }
   *[other]
        { $count ->
            [0] { $at } { $edges } { $tile } { $turn }°
           *[other] { $at } { $edges } { $tile } { $turn }° { $pieces }
        }
}
carcassonne-piece-normal = ミープル
carcassonne-piece-large = 大ミープル
carcassonne-piece-builder = 建築士
carcassonne-piece-pig = 豚
carcassonne-text-legend = 各タイルの読み方：位置（最初のタイルが基準）、辺（北・東・南・西の順で、c＝都市、r＝道、f＝草原）、絵柄、右回りの角度。
carcassonne-text-row = { $row }行：{ $cells }。

## Counts beside the players on the turn’s post

carcassonne-summary-seat = **{ $points }点**（{ $counts }）
carcassonne-summary-over = **{ $points }点**
carcassonne-summary-counts = { $counts }
carcassonne-summary-followers = ミープル{ $count }個
carcassonne-summary-hidden = 手札{ $count }枚
carcassonne-summary-counts-next = { $counts }、{ $next }
carcassonne-summary-next = 次のタイル：{ $tile }
carcassonne-summary-now = いま置くタイル：{ $tile }
carcassonne-aside = 自分：{ $mine }点、{ $counts }・{ $who }：{ $points }点・{ $left }
carcassonne-aside-last = この手番で終わり
carcassonne-aside-left = { $count ->
    [0] 山札なし
   *[other] タイル残り{ $count }枚
}
carcassonne-summary-stack = { $count ->
    [0] 山札なし。
   *[other] タイルの残り{ $count }枚。
}
carcassonne-summary-stack-removed = タイルの残り{ $count }枚、置けずに取り除いたタイル{ $removed }枚。

## Buttons for closer pictures

carcassonne-closeup-new = 最新のタイル
carcassonne-closeup-fields = 草原
carcassonne-closeup-nw = 北西
carcassonne-closeup-ne = 北東
carcassonne-closeup-sw = 南西
carcassonne-closeup-se = 南東

## What’s left

carcassonne-left = { $hidden ->
    [0] 山札の残り：{ $stack }枚
   *[other] 山札の残り：{ $stack }枚、ほかの人の手札：{ $hidden }枚
}
carcassonne-left-kind = { $tile }：{ $count }枚

## Legend: what is what on the picture

carcassonne-closeup-fields-hint = -# 色は草原の持ち主、数字はいまのままなら入る点数です。薄い色の草原は誰のものでもありません。
carcassonne-legend-example = この盤面は例です（あなたのゲームではありません）。
carcassonne-legend-newest = 最後に置かれたタイル。枠とピンは、置いた人の色。
carcassonne-legend-follower = ミープル。都市なら騎士、道なら盗賊、修道院なら修道士。草原に寝ていれば農夫で、ゲーム終了時に得点する。大ミープルは2人分。
carcassonne-legend-points = 直前の手番で入った得点と、得点した人。
carcassonne-legend-places = 自分のタイルを置ける場所。
carcassonne-legend-elsewhere = ここにもタイルを置けるが、別の段階で選ぶ。
carcassonne-legend-start = 最初のタイル。マスの座標はここから数える。
carcassonne-legend-stack = 山札。数字は残りの枚数。
carcassonne-legend-supply = 手元に残っているコマ。ミープルのほか、拡張では大ミープル・建築士・豚。
carcassonne-legend-goods = 集めた商品（ワイン・小麦・布）。
carcassonne-legend-held = この人がいま置くタイル。
carcassonne-legend-hidden = 非公開の手札。
