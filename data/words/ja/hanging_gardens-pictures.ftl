### The Hanging Gardens in words: alt texts, text board, counts, what’s left, legend.

## Alt texts

hanging-gardens-alt-news = 直前の手（{ $who }）：{ $what }。
    .will = 確定前の手番：{ $what }。
hanging-gardens-alt-laid = { $at }〜{ $to }にカード
hanging-gardens-alt-discarded = カードを捨て札に
hanging-gardens-alt-temple = { $at }に寺院
hanging-gardens-alt-claimed = { $at }に寺院（{ $size }マスのグループ）
hanging-gardens-alt-took = { $tile }を獲得
hanging-gardens-alt-bonus = ボーナスタイル
hanging-gardens-alt-compensated = { $points }点
hanging-gardens-alt-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）、残りの手番：{ $turns }。
hanging-gardens-alt-over = ゲーム終了。
hanging-gardens-alt-columns = 場のタイル：列Ⅰは{ $first }／列Ⅱは{ $second }／列Ⅲは{ $third }
hanging-gardens-alt-display = { hanging-gardens-alt-columns }。タイルの山{ $pile }枚。
hanging-gardens-alt-shown = { hanging-gardens-alt-columns }。
hanging-gardens-alt-takeable = いま取れるタイル：{ $tiles }。
hanging-gardens-alt-groups = { $claimed ->
    [0] {""}
   *[other] ／寺院のあるグループ：{ $templed }
}{ $unclaimed ->
    [0] {""}
   *[other] ／寺院のないグループ：{ $free }
}
hanging-gardens-alt-garden = { $who }：{ $counts }{ hanging-gardens-alt-groups }。
hanging-gardens-alt-yours = あなたの庭園{ hanging-gardens-alt-groups }。
hanging-gardens-alt-bare-garden = あなたの庭園に{ $size }マス以上のグループはまだありません。
hanging-gardens-alt-none = なし
hanging-gardens-alt-own = { $held ->
    [0] あなたの現在の得点：{ $points }点。
   *[other] あなたの現在の得点：{ $points }点（{ $tiles }）。
}
hanging-gardens-alt-held = { $tile }{ $count }枚で{ $points }点
hanging-gardens-alt-card = カード{ $card }：{ $squares }。
hanging-gardens-alt-across = { $a }、{ $b }、{ $c }／{ $d }、{ $e }、{ $f }
hanging-gardens-alt-upright = { $a }、{ $b }／{ $c }、{ $d }／{ $e }、{ $f }
hanging-gardens-alt-bare = 建築スペース

hanging-gardens-hand-hint = -# ＋の数字は、その種類をもう1枚取ると増える点です。2枚以上ある種類は、タイルの角の数字が枚数です。
    -# 上の段から：女王・王・タイガー・庭／彫刻・教会・門・動物使い／庭師・彫刻師・神官・門番
hanging-gardens-hand-own = 現在{ $points }点：{ $tiles }
hanging-gardens-aside = 現在{ $points }点。残りの寺院：{ $temples }

## Text board

hanging-gardens-text-card = カード{ $card }：{ $turns }
hanging-gardens-text-way = { $turn ->
    [0] `{ $rows }`
   *[other] { $turn }° `{ $rows }`
}
hanging-gardens-text-legend = 記号：T テラス、P 公園、A アーケード、F 泉、小文字は寺院あり、B 建築スペース、X カードなし。カードの位置は左上のマス。タイルの数字は、その種類を1・2・3…枚そろえたときの合計点。
hanging-gardens-text-garden = **{ $who }**　{ $counts }{ $bonus ->
    [0] {""}
   *[other] （うちボーナス{ $bonus }枚）
}　寺院：{ $templed }{ $moving ->
    [0] {""}
   *[other] （次に移すのは{ $movable }）
}　列{ $left }〜{ $right }
hanging-gardens-text-row = `{ $row }：{ $squares }`
hanging-gardens-text-tiles = タイル：{ $tiles }
hanging-gardens-text-count = { $tile }{ $count }枚
hanging-gardens-text-backs = 裏向き{ $count }枚
hanging-gardens-text-tile = { $tile }（{ $values }、全{ $copies }枚）
hanging-gardens-text-person = { $each ->
    [0] { $tile }（{ $series }：{ $low }点、セット完成なら{ $high }点）
   *[other] { $tile }（{ $series }：1枚{ $each }点）
}
hanging-gardens-text-niche = [{ $niche }] { $tile }
hanging-gardens-text-supply = このラウンドのスタートプレイヤーは{ $who }。カードの山{ $cards }枚、タイルの山{ $tiles }枚。
hanging-gardens-text-asked = { $who }の手番：{ $ask }
hanging-gardens-text-claimable = 寺院を置けるグループ：{ $group }（{ $squares }）
hanging-gardens-text-moves-to = 寺院の移動先：{ $at }
hanging-gardens-text-size = 寺院を置いたグループは{ $size }マス。
hanging-gardens-text-niches = 取れる場の番号：{ $niches }
hanging-gardens-text-laid = { $turn ->
    [0] カード`{ $rows }`を{ $at }に配置
   *[other] カード`{ $rows }`を{ $at }に配置（{ $turn }°回転）
}
hanging-gardens-text-threw = カード`{ $rows }`を捨て札に
hanging-gardens-text-claimed = { $left ->
    [none] { $at }に寺院（{ $group }のグループ）
   *[other] { $left }から{ $at }に寺院を移動（{ $group }のグループ）
}
hanging-gardens-text-took = { $tile }を{ $niche }番（列{ hanging-gardens-numeral }）から獲得
hanging-gardens-text-discarded = 置けずに捨てたカード：{ $cards }
hanging-gardens-text-header = `  { $columns }`
hanging-gardens-text-columns = { $first }マスのグループは列Ⅰから、{ $second }マスは列Ⅰ・Ⅱから、{ $third }マス以上はどの列からでも1枚。{ $bonus }マス以上なら、先に山からも1枚。
hanging-gardens-text-adds = もう1枚取ると増える点：{ $tiles }
hanging-gardens-text-more = { $tile }+{ $more }点

## Counts beside the players on the turn’s post

hanging-gardens-summary-seat = { $points ->
    [0] タイル{ $tiles }枚・寺院の残り{ $temples }個
   *[other] タイル{ $tiles }枚・寺院の残り{ $temples }個・得点+{ $points }点
}
hanging-gardens-summary-open = { $hidden ->
    [0] { $points }点・タイル{ $tiles }枚・寺院の残り{ $temples }個
   *[other] { $points }点以上・タイル{ $tiles }枚・寺院の残り{ $temples }個
}
hanging-gardens-summary-points = { $points }点（タイル{ $tiles }枚）
hanging-gardens-summary-supply = 残り：カード{ $cards }枚、タイル{ $tiles }枚

## What’s left

hanging-gardens-left = { $rounds ->
    [0] これが最後のラウンド。カードの山{ $cards }枚、タイルの山{ $tiles }枚。あなたに見えていないタイル（山か、ほかの人の裏向きのタイル）：
   *[other] このあと{ $rounds }ラウンド。カードの山{ $cards }枚、タイルの山{ $tiles }枚。あなたに見えていないタイル（山か、ほかの人の裏向きのタイル）：
}
hanging-gardens-left-series = { $has_person ->
    [0] **{ $tile }**　{ $count }／{ $of }枚、合計点{ $points }、人物なし
   *[other]
        { $person_left ->
            [0] **{ $tile }**　{ $count }／{ $of }枚、合計点{ $points }、人物は{ $person }（見えている）
           *[other] **{ $tile }**　{ $count }／{ $of }枚、合計点{ $points }、人物は{ $person }
        }
}

hanging-gardens-closeup-market = 市場

## Legend: what is what on the picture

hanging-gardens-legend-turns = いまのラウンドと全ラウンド数。下はこのラウンドの残りの手番順。
hanging-gardens-legend-card = 場札とその番号。花壇のところの場札は、もう取られた。
hanging-gardens-legend-column = 場の列と、そこから取るのに必要なグループの大きさ。
hanging-gardens-legend-tile = タイル。数字は、同じ種類1枚の点数と、セット完成の点数。人物は、セット完成なら後の数字の点数。
hanging-gardens-legend-gain = タイル。＋の数字は、いま取ると増える点数。
hanging-gardens-legend-terrace = テラス。4種類の建築物の1つ。同じ種類がつながるとグループになる。この庭園は見本。
hanging-gardens-legend-park = 公園。
hanging-gardens-legend-arcade = アーケード。
hanging-gardens-legend-fountain = 泉。
hanging-gardens-legend-temple = 寺院。このグループではもうタイルを取った。このマスには重ねられない。
hanging-gardens-legend-temples = 手元に残っている寺院の数。
hanging-gardens-legend-tiles = 取ったタイルの枚数（裏向き）。
