### Alhambra: lobby, panel, log, end, refusals, commands, names.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

alhambra-title = アルハンブラ
alhambra-blurb = 4種類のお金で建物を買い、ちょうど払えばもう1アクション。長い外壁に囲まれたアルハンブラを建てよう。2〜6人用。
alhambra-cover = 夕日を浴びて森の丘に建つ赤い宮殿と、雪をかぶった山々。ふもとには池のある庭と川。
alhambra-how-to-play =
    🏆 **目的**　3回の得点計算で、いちばん多く得点すること。
    👉 **手番**　お金を取るか、建物を買う。ちょうど払えば、もう1アクション。
    🏛️ 建設現場ごとに通貨が決まっている。代わりに改築もできる。
    🧱 接する辺は「壁と壁」か「壁なしと壁なし」。噴水から歩いて行けるように建てる。
    ⚖️ **得点計算**　種類ごとに、いちばん多く建てた人が得点する。各自の最長の外壁も得点になる。
alhambra-rules =
    {""}**目的**　自分のアルハンブラに各種の建物を誰よりも多く建て、最も長い外壁を築く。得点計算は3回。合計がいちばん多い人の勝ち。

    {""}**手番**　次から1つ。
    ・*お金を取る*：場札から1枚。または合計5以下なら何枚でも。
    ・*建物を買う*：4つの建設現場は、それぞれ通貨が決まっている。価格以上を払う（おつりなし）。**ちょうど払えば、もう1アクション。**
    ・*改築*：予約ボードから1枚建てる、1枚を予約ボードへ移す、建ててある1枚を予約ボードの1枚と同じ場所で入れ替える、のどれか。
    手番の終わりに、買った建物をすべてアルハンブラか予約ボードに置く。そのあとお金と建物を補充する。

    {""}**建て方**　タイルは回転させない。接する辺は「壁と壁」か「壁なしと壁なし」。噴水から壁を越えずに歩いて行けること。辺で接すること。囲まれた空き地（何マスでも）を作らないこと。噴水は動かせない。

    {""}**得点計算**　得点計算カードは山札を5等分した2番目と4番目に1枚ずつ。種類ごとに、1回目は1位だけ、2回目は2位まで、最後は3位までが得点する。パビリオンは1・8/1・16/8/1、宮殿・アーケード・住居・庭・塔の順に各順位1点ずつ増える。同数なら該当順位の点を足して等分（端数切り捨て）。つながった最長の外壁（壁の向こうにタイルのない辺）は毎回1辺1点。予約ボードの建物は数えない。

    {""}**終了**　建物を4枚に補充できなくなったら終了。残った建物は、その通貨の手持ちが最も多い人のもの（同額なら誰のものでもない）。配置のあと最後の得点計算。
alhambra-rules-2 =
    {""}**2人プレイ**　ディルクが加わる。最初に6枚を持ち、得点計算のあとに増え、買った建物を贈ることもできる。順位には入るが、外壁はなく、優勝もしない。

## Tips above the panel in somebody’s first games; each comes once

alhambra-first-signs = -# 🌱 お金を取るか、足りるところで買ってください。↻は価格ちょうどに払えるしるしで、もう1アクションできます。払いすぎた分は戻りません。
alhambra-first-nowhere = -# 🌱 ⛔は、今はアルハンブラに置けない建物です。買うと予約ボードに残ります。
alhambra-first-scoring = -# 🌱 まもなく得点計算カードが出るかもしれません。出ると全員の得点を計算します。

## Below the first post

alhambra-opening = { $counted ->
    [1] -# 各アルハンブラの上は得点です。建物の種類の横は最多の枚数で、色はその人です。
   *[0] -# 各アルハンブラの上は得点です。
}
alhambra-opening-dirk = -# ディルクは架空の3人目で、建物を{ $count }枚持っています。得点計算には加わりますが、優勝はしません。

## Panel: what is to be decided

alhambra-ask-act = { $money ->
    [1] { $buy ->
        [0] { $redesign ->
            [1] お金を取るか、改築するかを選んでください。
           *[0] お金を取ってください。
        }
       *[1] { $redesign ->
            [1] お金か購入か改築です。{ alhambra-ends-soon }
           *[0] お金を取るか、建物を買うかを選んでください。{ alhambra-ends-soon }
        }
    }
   *[0] 建物を買うか、改築するかを選んでください。{ alhambra-ends-soon }
}
alhambra-ask-act-again = 続けてアクションか配置です。{ alhambra-ends-soon }
alhambra-ends-soon = { $spare ->
    [-1] {""}
    [0] ⚠️ いま建物を買うと、この手番でゲームが終わります。
   *[other] ⚠️ 建物を{ $spare }枚より多く買うと、この手番でゲームが終わります。
}
alhambra-ask-build = { $dirk ->
    [2] 買った建物を置くか、ディルクに贈ってください。贈ると、首位の人の得点を減らせることがあります。
   *[other] 買った建物を置いてください。
}
alhambra-ask-leftover = ゲーム終了です。あなたのものになった建物を置き、手番を終えてください。
alhambra-ask-end-turn = 確定すると手番が終わり、お金と建物が補充されます。

## In a hint: its turn in a few words, what that brings

alhambra-advice = { $does ->
    [both] { $bought }を買い、{ $taken }を取る
    [buy] { $bought }を買う
   *[take] { $taken }を取る
}
alhambra-advice-stall = { $stall ->
    [1] ①
    [2] ②
    [3] ③
   *[4] ④
}{ alhambra-building }
alhambra-advice-places = { $placed }
alhambra-advice-spot = { alhambra-building }を{ $cell }へ
alhambra-advice-reserve = { alhambra-building }を予約ボードへ
alhambra-advice-dirk = { alhambra-building }をディルクへ
alhambra-reason-exact = 次は{ $offer }を価格ちょうどで買えます。
alhambra-reason-affordable = 次は{ $offer }を買えます。
alhambra-reason-money = { $currency }が合わせて{ $total }になります。
alhambra-reason-count = { $row }は{ $count }枚になります（ほかの人は最多で{ $most }枚）。
alhambra-gives-lead = { $row }の数で1位になります。
alhambra-gives-level = { $row }の数で1位に並びます。
alhambra-gives-wall = 外壁が{ $length }辺に伸びます。

## Panel: moves and their parts, on buttons and in menus

alhambra-verb-take = 💰 お金を取る
alhambra-verb-buy = 🏛️ 建物を買う
alhambra-verb-place = 🧱 買った建物を置く
alhambra-verb-add = ➕ 予約ボードから建てる
alhambra-verb-swap = 🔁 予約ボードと入れ替える
alhambra-verb-remove = ➖ 自分の建物を予約ボードへ移す
alhambra-verb-end = ✅ 手番終了
alhambra-part-change = 💰 小銭をまとめて…
alhambra-part-change-short = 小銭…
alhambra-part-redesign = 改築…
alhambra-part-redesign-use = 改築は1アクションです。どのように改築しますか？
alhambra-otherwise = 別の払い方
alhambra-take-cards = 💰 { alhambra-cards }を取る
alhambra-take-cards-part = { alhambra-cards }
alhambra-take-cards-short = { alhambra-cards }
alhambra-take-cards-pick = 💰 お金を取る：1枚
alhambra-take-cards-change-pick = 💰 お金を取る：合計5以下の組
alhambra-buy-stall = 建設現場{ $token }で買う

## Panel: what a choice gives, behind its label

alhambra-gives-dirk = 得点を争う3人目
alhambra-gives-wall-here = 外壁{ $length }辺
alhambra-gives-wall-here-short = 🧱{ $length }
alhambra-gives-building = { alhambra-building }・{ alhambra-walls }{ $fits ->
    [0] ・今は置けない
   *[1] {""}
}{ $over ->
    [-1] {""}
    [0] ・ちょうど払える
   *[other] ・{ $over }払いすぎ
}{ $ends ->
    [1] ・ゲーム終了
   *[0] {""}
}
alhambra-gives-building-short = { alhambra-kind }{ $over ->
    [-1] {""}
    [0] {" "}{ $price } ↻
   *[other] {" "}{ $price }、 { $paid }払う
}{ $fits ->
    [0] {" ⛔"}
   *[1] {""}
}
alhambra-gives-payment-short = { $over ->
    [0] ↻
   *[other] （{ $over }払いすぎ）
}
alhambra-gives-payment = { $over ->
    [0] ちょうど・もう1アクション
   *[other] { $over }払いすぎ
}
alhambra-buy-stall-1-short = ①
alhambra-buy-stall-2-short = ②
alhambra-buy-stall-3-short = ③
alhambra-buy-stall-4-short = ④
alhambra-buy-stall-pick = 🏛️ どの建設現場で買いますか？
alhambra-buy-cards = { alhambra-cards }で払う
alhambra-buy-cards-part = { alhambra-cards }
alhambra-buy-cards-short = { alhambra-cards }
alhambra-buy-cards-pick = どのカードで払いますか？
alhambra-place-tile = 🧱 { alhambra-tile }を置く
alhambra-place-tile-pick = 🧱 どの建物を置きますか？
alhambra-place-to = { $token }
alhambra-place-to-reserve = 予約
alhambra-place-to-dirk = ディルクに贈る
alhambra-place-to-pick = どこに置きますか？
alhambra-place-to-pick-nowhere = アルハンブラに置ける場所がありません。どこに置きますか？
alhambra-add-tile = { alhambra-tile }を建てる
alhambra-add-tile-pick = ➕ 予約ボードのどれを建てますか？
alhambra-add-at = { $token }
alhambra-add-at-pick = どこに建てますか？
alhambra-swap-tile = { alhambra-tile }と入れ替える
alhambra-swap-tile-pick = 🔁 予約ボードのどれと入れ替えますか？
alhambra-swap-at = { $token }のタイルと入れ替える
alhambra-swap-at-pick = どのタイルと入れ替えますか？
alhambra-remove-at = ➖ { $token }を予約ボードへ
alhambra-remove-at-pick = ➖ 自分のどの建物を予約ボードへ移しますか？

## Log in the thread. What would happen, in a preview, is `.will`

alhambra-took = { $who }が{ $cards }を取りました。
    .will = { $cards }を取ります。
alhambra-bought-exactly = { $who }が{ $tile }を価格ちょうどで買いました（{ $cards }）。
    .will = { $tile }を買います（{ $cards } ↻）。
alhambra-bought = { $who }が{ $tile }を買いました。価格は{ $price }、支払いは{ $paid }です（{ $cards }）。
    .will = { $tile }に{ $paid }を払います（{ $cards }）。
alhambra-bought-in-all = { $who }が{ $items }を買いました。
alhambra-bought-and-took = { $who }が{ $items }を買い、{ $cards }を取りました。
alhambra-one-bought = { $tile }（{ $paid }）
alhambra-bought-to = { $who }が{ $tile }を{ $paid }で買い、{ $cell }に置きました。
alhambra-added = { $who }が予約ボードの{ $tile }を{ $cell }に建てました。
    .will = 予約ボードの{ $tile }を{ $cell }に建てます。
alhambra-removed = { $who }が{ $cell }の{ $tile }を予約ボードへ移しました。
    .will = { $cell }の{ $tile }を予約ボードへ移します。
alhambra-swapped = { $who }が{ $cell }の{ $old }を{ $tile }と入れ替えました。
    .will = { $cell }の{ $old }を{ $tile }と入れ替えます。
alhambra-placed = { $who }が{ $tile }を{ $cell }に置きました。
    .will = { $tile }を{ $cell }に置きます。
alhambra-reserved = { $who }が{ $tile }を予約ボードに置きました。
    .will = { $tile }を予約ボードに置きます。
alhambra-gave-dirk = { $who }が{ $tile }をディルクに贈りました。
    .will = { $tile }をディルクに贈ります。
alhambra-passed = できるアクションがないため、{ $who }の手番は飛ばされました。
alhambra-new-money = 新しいお金が出ました：{ $cards }。
alhambra-display-short = { $count ->
    [0] お金を補充しきれず、場札はありません。
   *[other] お金を補充しきれず、場札は{ $count }枚だけです。
}
alhambra-new-buildings = 新しい建物が出ました：{ $tiles }。
alhambra-on-stall = 建設現場{ $slot }に{ $tile }
alhambra-reshuffled = 山札がなくなったので、捨て札{ $count }枚を切り直しました。
alhambra-scoring-card = { $scoring }枚目の得点計算カードが出ました！
alhambra-scored = **{ $row }**：{ $shares }。
alhambra-share = { $points ->
    [0] { $who } { $count }
   *[other] { $who } { $count } → +{ $points }
}
alhambra-points = { $who } +{ $points }
alhambra-scored-total = { $scoring ->
    [1] 1回目の得点計算：{ $totals }。
    [2] 2回目の得点計算：{ $totals }。
   *[3] 最後の得点計算：{ $totals }。
}
alhambra-scored-total-title = { $scoring ->
    [1] 1回目の得点計算
    [2] 2回目の得点計算
   *[3] 最後の得点計算
}
alhambra-dirk-drew = ディルクが{ $tiles }を受け取りました。
alhambra-ends = 建物を補充しきれないため、ゲーム終了です。全員の手札を公開します。
alhambra-leftover = { $tile }は、{ $currency }を最も多く持つ{ $who }のものになりました（合計{ $total }）。
alhambra-leftover-nobody = { $total ->
    [0] { $currency }を持つ人がいないため、{ $tile }は誰のものにもなりません。
   *[other] { $currency }を最も多く（合計{ $total }）持つ人が複数いるため、{ $tile }は誰のものにもなりません。
}
alhambra-ended-with = ゲーム終了です。残った建物：{ $items }。
alhambra-left-to = { $tile } → { $who }（{ $currency }{ $total }）
alhambra-left-to-nobody = { $total ->
    [0] { $tile } → なし
   *[other] { $tile } → なし（{ $currency }{ $total }で同数）
}

## Score sheet and the lines of the end

alhambra-sheet-why = { $scoring ->
    [1] 1回目：{ $shares }
    [2] 2回目：{ $shares }
   *[3] 最後：{ $shares }
}
alhambra-dirk-ahead = ディルクは{ $points }点で、2人を上回りました（優勝の対象にはなりません）。
alhambra-dirk-behind = ディルクは{ $points }点でした。
alhambra-remark-wall = 最も長い外壁を築いたのは{ $who }です（{ $length }辺）。
alhambra-remark-city = 最も大きいアルハンブラを建てたのは{ $who }です（建物{ $tiles }枚）。

## Refusals

alhambra-must-act = { $money ->
    [1] まずアクションが必要です。お金を取るか、建物を買うか、改築するかを選んでください。
   *[0] まずアクションが必要です。建物を買うか、改築するかを選んでください。
}
alhambra-place-first = { $dirk ->
    [1] { $tile }がまだ残っています。アルハンブラか予約ボードに置いてください。ディルクに贈ることもできます。
   *[0] { $tile }がまだ残っています。アルハンブラか予約ボードに置いてください。
}
alhambra-actions-over = アクションは終わりました。{ $tile }を置いてください。
alhambra-only-end = この手番でできることはもうありません。**確定**を押して手番を終えてください。
alhambra-only-leftover = ゲームは終了しています。できるのは、獲得した残りの建物を置くことだけです。
alhambra-take-nothing = カードを1枚以上選んでください。
alhambra-not-on-display = { $count ->
    [0] 場札の{ $card }はありません。
   *[other] 場札の{ $card }は{ $count }枚だけです。
}
alhambra-take-too-much = このカードの合計は{ $total }です。2枚以上取れるのは、合計が{ $most }以下のときだけです。
alhambra-no-stall = 建設現場{ $stall }はありません。番号は1〜{ $stalls }です。
alhambra-stall-empty = 建設現場{ $stall }の建物は、この手番にもう売れています。
alhambra-not-in-hand = { $count ->
    [0] 手札の{ $card }はありません。
   *[other] 手札の{ $card }は{ $count }枚だけです。
}
alhambra-wrong-currency = 建設現場{ $stall }で使えるのは{ $currency }だけです。{ $card }は使えません。
alhambra-too-little = { $tile }の価格は{ $price }です。{ $paid }では足りません。
alhambra-not-bought = { $tile }は、この手番に買った建物ではありません。
alhambra-built-already = { $tile }はもう{ $cell }に建っています。
alhambra-place-from-reserve = { $tile }は予約ボードにあります。建てるには「予約ボードから建てる」アクション（`add`）を使ってください。
alhambra-no-dirk = ディルクが加わるのは2人プレイだけです（現在{ $seats }人）。
alhambra-dirk-takes-no-leftover = 残りの建物はディルクに贈れません。
alhambra-not-on-reserve = { $tile }は予約ボードにありません。
alhambra-only-bought = { $tile }はこの手番に買った建物です。改築に使えるのは次の手番からです。
alhambra-cell-taken = { $cell }には{ $other }があります。
alhambra-cell-empty = { $cell }にはタイルがありません。
alhambra-fountain-stays = 噴水は動かせません。
alhambra-lonely = { $cell }はアルハンブラと辺で接していません。角で接するだけでは置けません。
alhambra-misfit-wall = { $tile }の{ $side }側は壁ですが、{ $there }の{ $other }は{ $cell }側に壁がありません。
alhambra-misfit-open = { $tile }の{ $side }側には壁がありませんが、{ $there }の{ $other }は{ $cell }側が壁です。
alhambra-unreached = { $cell }の{ $tile }へは歩いて行けません。接する辺がすべて壁です。
alhambra-hole = { $cell }に{ $tile }を置くと、囲まれた空き地ができます。
alhambra-remove-hole = { $cell }の{ $tile }を外すと、四方を囲まれた空き地ができます。
alhambra-cut-off = { $cell }の{ $tile }を外すと、{ $lost }の{ $other }へ歩いて行けなくなります。

## Slash commands of the game

alhambra-command = アルハンブラの卓で手を指定する
    .name = アルハンブラ
alhambra-command-take = 場札のお金を取る（1枚、または合計5以下の組）
    .name = お金を取る
alhambra-command-take-cards = 取るカード。+でつなぐ（例：DE3+DU2。DE 🔷、DU 🔶、DI ✳️、GU ⚜️）
    .name = カード
alhambra-command-buy = 建物を買う。ちょうど払えばもう1アクション
    .name = 買う
alhambra-command-buy-stall = 建設現場の番号（1〜4）
    .name = 建設現場
alhambra-command-buy-cards = 払うカード。+でつなぐ（例：DI3+DI5）
    .name = カード
alhambra-command-place = 買った建物を置く
    .name = 置く
alhambra-command-place-tile = 置く建物
    .name = 建物
alhambra-command-place-to = マス（例：M12）または予約ボード
    .name = 場所
alhambra-command-end = 手番を終える
    .name = 手番終了

## Names of things, used in other messages

alhambra-kind = { $building ->
    [pavilion] パビリオン
    [seraglio] 宮殿
    [arcades] アーケード
    [chambers] 住居
    [garden] 庭
   *[tower] 塔
}
alhambra-building = { alhambra-kind }{ $price }
alhambra-walls = { $walls ->
    [E] 壁：東
    [N] 壁：北
    [S] 壁：南
    [W] 壁：西
    [ES] 壁：東・南
    [NE] 壁：北・東
    [NW] 壁：北・西
    [SW] 壁：南・西
    [ESW] 壁：東・南・西
    [NES] 壁：北・東・南
    [NEW] 壁：北・東・西
    [NSW] 壁：北・南・西
   *[0] 壁なし
}

alhambra-tile = { $token ->
    [F-0] 噴水
    [P2-NEW] パビリオン2〔壁：北・東・西〕
    [P3-SW] パビリオン3〔壁：南・西〕
    [P4-ES] パビリオン4〔壁：東・南〕
    [P5-NW] パビリオン5〔壁：北・西〕
    [P6-N] パビリオン6〔壁：北〕
    [P7-E] パビリオン7〔壁：東〕
    [P8-0] パビリオン8〔壁なし〕
    [S3-ESW] 宮殿3〔壁：東・南・西〕
    [S4-NE] 宮殿4〔壁：北・東〕
    [S5-SW] 宮殿5〔壁：南・西〕
    [S6-ES] 宮殿6〔壁：東・南〕
    [S7-W] 宮殿7〔壁：西〕
    [S8-S] 宮殿8〔壁：南〕
    [S9-0] 宮殿9〔壁なし〕
    [A4-NES] アーケード4〔壁：北・東・南〕
    [A5-NW] アーケード5〔壁：北・西〕
    [A6-NE] アーケード6〔壁：北・東〕
    [A6-SW] アーケード6〔壁：南・西〕
    [A7-ES] アーケード7〔壁：東・南〕
    [A8-N] アーケード8〔壁：北〕
    [A8-E] アーケード8〔壁：東〕
    [A9-0] アーケード9〔壁なし〕
    [A10-0] アーケード10〔壁なし〕
    [C5-NSW] 住居5〔壁：北・南・西〕
    [C6-ES] 住居6〔壁：東・南〕
    [C7-NE] 住居7〔壁：北・東〕
    [C7-SW] 住居7〔壁：南・西〕
    [C8-NW] 住居8〔壁：北・西〕
    [C9-S] 住居9〔壁：南〕
    [C9-W] 住居9〔壁：西〕
    [C10-0] 住居10〔壁なし〕
    [C11-0] 住居11〔壁なし〕
    [G6-ESW] 庭6〔壁：東・南・西〕
    [G7-NSW] 庭7〔壁：北・南・西〕
    [G8-NE] 庭8〔壁：北・東〕
    [G8-NW] 庭8〔壁：北・西〕
    [G8-SW] 庭8〔壁：南・西〕
    [G9-E] 庭9〔壁：東〕
    [G10-N] 庭10〔壁：北〕
    [G10-W] 庭10〔壁：西〕
    [G10-0] 庭10〔壁なし〕
    [G11-0] 庭11〔壁なし〕
    [G12-S] 庭12〔壁：南〕
    [T7-NEW] 塔7〔壁：北・東・西〕
    [T8-NES] 塔8〔壁：北・東・南〕
    [T9-NE] 塔9〔壁：北・東〕
    [T9-NW] 塔9〔壁：北・西〕
    [T9-ES] 塔9〔壁：東・南〕
    [T10-W] 塔10〔壁：西〕
    [T11-N] 塔11〔壁：北〕
    [T11-S] 塔11〔壁：南〕
    [T11-0] 塔11〔壁なし〕
    [T12-0] 塔12〔壁なし〕
    [T13-E] 塔13〔壁：東〕
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
alhambra-dirk = ディルク
alhambra-side-n = 北
alhambra-side-e = 東
alhambra-side-s = 南
alhambra-side-w = 西
alhambra-row-pavilion = パビリオン
alhambra-row-seraglio = 宮殿
alhambra-row-arcades = アーケード
alhambra-row-chambers = 住居
alhambra-row-garden = 庭
alhambra-row-tower = 塔
alhambra-row-wall = 外壁

## Puzzles: what is asked of the turn

alhambra-goal-points = この手番で{ $points }点以上取ろう。
alhambra-goal-buy-twice = 建物を2枚だけ買い、2枚とも自分のアルハンブラに建てよう。
alhambra-goal-buy = 買って建てよう。どの建物を、どこに？
alhambra-goal-redesign = アルハンブラを改築しよう。どのように？
alhambra-goal-take = お金を取ろう。どのカード？
