### Alhambra in words: alt texts, text board, counts, what’s left, legend.

## Alt texts

alhambra-alt-fresh = { $who }の新しい建物：{ $cells }。
    .will = 新しい建物（確定前）：{ $cells }。
alhambra-alt-removed = { $who }が予約ボードへ移した建物：{ $cells }。
    .will = 予約ボードへ移す建物（確定前）：{ $cells }。
alhambra-alt-bought = { $who }がこれから置く建物：{ $tiles }。
alhambra-alt-site = { $count ->
    [0] 建設現場は空です。
   *[other] 建設現場：{ $offers }。
}
alhambra-alt-offer = { $slot }番（{ $currency }）{ $tile }
alhambra-alt-display = { $count ->
    [0] 場札のお金はありません。
   *[other] 場札：{ $cards }。
}
alhambra-alt-player = { $who }：{ $score }点、手札{ $cards }枚、{ alhambra-alt-stands }
alhambra-alt-own = あなたのアルハンブラ：{ alhambra-alt-stands }
alhambra-alt-stands = 外壁{ $wall }辺{ $reserve ->
    [0] {""}
   *[other] 、予約ボード{ $reserve }枚
}、{ $buildings ->
    [0] 建物なし。
   *[other] { $counts }。
}
alhambra-alt-spaces = 各マス：{ $tiles }。
alhambra-alt-reserve = あなたの予約ボード：{ $tiles }。
alhambra-alt-count = { $kind ->
    [pavilion] パビリオン{ $count }枚
    [seraglio] 宮殿{ $count }枚
    [arcades] アーケード{ $count }枚
    [chambers] 住居{ $count }枚
    [garden] 庭{ $count }枚
   *[tower] 塔{ $count }枚
}
alhambra-alt-dirk = ディルク：{ $score }点、{ $counts }。
alhambra-alt-purse = { $currency } { $values }（計{ $total }）
alhambra-alt-hand = あなたのお金：{ $cards }。
alhambra-aside = 自分：{ $mine }点・{ $who }：{ $points }点・{ $cards }
alhambra-aside-no-money = 自分：{ $mine }点・{ $who }：{ $points }点・お金なし
alhambra-aside-purse = { $currency } { $values }
alhambra-aside-more = { $purse } · { $others }

## Text board

alhambra-text-starter = { $lot ->
    [1] スタートプレイヤーは{ $who }（同条件のため抽選）。
   *[0] スタートプレイヤーは{ $who }（手札の枚数が最も少なく、同数なら合計が最も小さい人）。
}
alhambra-text-dealt = { $who }の最初の手札：{ $cards }。
alhambra-text-turn = { $step ->
    [Act] { $who }がお金を取るか、建物を買うか、改築します。
    [ActAgain] { $who }はちょうど払ったので、もう1アクションできます。
    [Build] { $who }が買った建物を置きます。
    [Leftover] ゲーム終了です。{ $who }が残りの建物を置きます。
   *[EndTurn] { $who }は、あとは手番を終えるだけです。
}
alhambra-text-over = ゲームは終了しました。
alhambra-text-new-money = 新しく出たお金：{ $cards }。
alhambra-text-new-stalls = 建物が補充された建設現場：{ $stalls }番。
alhambra-text-cells = マス：噴水は{ $fountain }。アルファベットは東へ、数字は南へ行くほど進みます。
alhambra-text-coming = { $most ->
    [0] { $scoring }枚目の得点計算カード：次に補充されるお金のカードと一緒に出ます。
   *[other]
        { $least ->
            [0] { $scoring }枚目の得点計算カード：お金のカードがあと{ $most }枚補充されるまでに出ます。
           *[other] { $scoring }枚目の得点計算カード：お金のカードがあと{ $least }〜{ $most }枚補充されたところで出ます。
        }
}
alhambra-text-pays = { $row } { $points }
alhambra-text-table = { $scoring ->
    [1] 1回目の得点：{ $rows }。
    [2] 2回目の得点：{ $rows }。
   *[3] 最後の得点：{ $rows }。
}
alhambra-text-cell = { $cell } { $tile }
alhambra-text-city = ⤷ 建物：{ $tiles }。
alhambra-text-beside = ⤷ 隣の空きマス：{ $cells }。
alhambra-text-wall = ⤷ 最長の外壁：{ $sides }。
alhambra-text-segment = { $cell }の{ $side }
alhambra-text-reserve = ⤷ 予約ボード：{ $tiles }。
alhambra-text-bought = ⤷ これから置く建物：{ $tiles }。
alhambra-text-unclaimed = 誰のものにもならなかった建物：{ $tiles }。
alhambra-text-offers = 建設現場ごとの手持ち：{ $offers }。
alhambra-text-offer = { $enough ->
    [0] { $stall }番：{ $money }（足りない）
    [1] { $stall }番：{ $money }（足りる）
   *[2] { $stall }番：{ $money }（ちょうど払える）
}
alhambra-text-money = ⤷ お金：{ $cards }。
alhambra-text-dirk = ⤷ { $tiles }。

## Counts beside the players on the turn’s post

alhambra-summary-seat = { $score }点（手札{ $cards }枚、外壁{ $wall }辺）
alhambra-summary-piles = { $stage ->
    [none] 袋{ $bag }枚、お金の山札{ $deck }枚、捨て札{ $discard }枚、得点計算はまだ。
    [first] 袋{ $bag }枚、お金の山札{ $deck }枚、捨て札{ $discard }枚、1回目の得点計算済み。
    [second] 袋{ $bag }枚、お金の山札{ $deck }枚、捨て札{ $discard }枚、2回目の得点計算済み。
    [final] 袋{ $bag }枚、お金の山札{ $deck }枚、捨て札{ $discard }枚、次は最後の得点計算。
   *[over] 袋{ $bag }枚、お金の山札{ $deck }枚、捨て札{ $discard }枚、最後の得点計算も済み。
}

# $scoring: the one that comes next. $least, $most: money cards before it; $bag: tiles left.
alhambra-summary-next = { $scoring ->
    [3] 最後の得点計算は袋が空になったとき（袋の残り{ $bag }枚）。
   *[other] { $scoring }回目の得点計算まで、お金のカードあと{ $least ->
        [0] 最大{ $most }枚。
       *[other] { $least }〜{ $most }枚。
    }
}

## What’s left

alhambra-left = 袋の建物：{ $bag }枚。お金の山札：{ $deck }枚、捨て札：{ $discard }枚。
alhambra-left-kind = { $count ->
    [0] **{ $row }**　残り{ $count }／{ $of }枚
   *[other] **{ $row }**　残り{ $count }／{ $of }枚：{ $tiles }
}
alhambra-left-hidden = **お金**　山札・捨て札・ほかの人の手札：
alhambra-left-money = { $currency }　{ $cards }
alhambra-left-card = { $value }×{ $count }枚

## Legend: what is what on the picture

alhambra-legend-stall = 建設現場。売り出し中の建物とその価格、使える通貨（🔷デナール、✳️ディルハム、🔶ドゥカート、⚜️グルデン）。
alhambra-legend-display = 場のお金。1枚、または合計5以下になる何枚かを取る。
alhambra-legend-reserve = 予約ボード。まだ建てていない建物。得点計算では数えない。
alhambra-legend-wall = 壁。明るく縁取られた最長の外壁は、1辺につき1点。
alhambra-legend-newest = 枠とピンは、最後に建てられた建物。色はその持ち主。
alhambra-legend-fountain = 噴水。どのアルハンブラもここから始まり、どの建物へも歩いて行けなければならない。
alhambra-legend-kind = 建物の種類。数字は最多の枚数で、色はその人。
alhambra-legend-purse = 手持ちのお金。通貨ごとの合計。
alhambra-legend-pays = 金色の枠は手持ちで買える建物。回る矢印があればちょうど払え、もう一度行動できる。
alhambra-legend-nowhere = 進入禁止のしるしの建物は、今はアルハンブラに置けない。買うと予約ボードに残る。
alhambra-legend-dirk = 2人プレイの3人目、ディルク。

## Chart of the points

alhambra-chart-events = 得点計算は{ $turns }手番目。
