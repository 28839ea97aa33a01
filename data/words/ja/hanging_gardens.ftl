### The Hanging Gardens: lobby, panel, log, end, refusals, commands, names.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

hanging-gardens-title = 空中庭園
hanging-gardens-blurb = カードを重ねて庭園を広げ、寺院を置いてタイルのセットを集めよう。2〜4人用。
hanging-gardens-cover = 夕日を浴びる五段の庭園。木々と花にあふれ、水が段から段へと流れ落ち、池に注ぐ。
hanging-gardens-how-to-play =
    🏆 **目的**　同じタイルを集める。同じ種類が多いほど、1枚あたりの点数が高くなる。
    👉 **手番**　場札を1枚選び、自分の庭園に重ねて置く。同じ建築物が3マス以上つながると、タイルを取れる。
    🛕 同じ建築物が3マス以上つながるとグループ。新しいグループに寺院を置くと、タイルを1枚取れる。
    ↔️ グループが大きいほど、選べる列が増える。
    ⚖️ **終了時**　タイルの合計点がいちばん多い人の勝ち。
hanging-gardens-rules =
    🏆 **目的**　タイルのセットと人物タイルで、いちばん多く得点すること。
    👉 **手番**　場札を1枚取り、好きな向きに回して自分の庭園に置く。
    ・建築物（テラス、公園、アーケード、泉）のマスは、必ず自分の庭園の上（建築スペースか別の建築物の上）に置く。建築スペースのマスは、水の上にはみ出してもよい。
    ・寺院のあるマスには、どのマスも重ねられない。
    ・どの場札も置けないときは、1枚選んで捨てる。
    🛕 **寺院**　辺でつながった同じ建築物がグループ。「3マス以上」「いま置いたカードの建築物を含む」「まだ寺院がない」グループ**1つ**に寺院を置ける（任意、マスは自由）。置いたら必ずタイルを1枚取る。
    ・3マス：列Ⅰ／4マス：列Ⅰ・Ⅱ／5マス：どの列でも／6マス以上：まずタイルの山から1枚（本人だけが見る）、続けて好きな列から1枚。
    ・寺院を置かなかったグループは、新しいマスが加わるまで対象にならない。
    ・寺院を5つとも置いたあとは、**いちばん小さい**グループの寺院を移す（大きさはカードを置いたあとで比較、同じなら選択）。取ったタイルは失わない。
    🎴 **ラウンド**　2人：4枚で2手番ずつ／3人：3枚／4人：4枚。終わるとスタートプレイヤーが左隣へ。60枚のカードを使い切るか、タイルがすべて取られたラウンドの終わりで終了。寺院を置いても取れるタイルがなければ、代わりに5点。
    ⚖️ **得点**　同じ種類1枚の点数、セット完成の点数、その途中の点数は「残り」に出る。セットが完成したら次のセットに入る。人物は小さい数字、対応するセットが完成していれば大きい数字。門番は門1枚ごとに得点。同点ならタイルの多い人が上位。
    🤫 自分のタイルは裏向きで、見られるのは本人だけ（*タイル*）。
hanging-gardens-option-open-collections = 取ったタイル
hanging-gardens-option-open-collections-no = 裏向き（見られるのは本人だけ）
hanging-gardens-option-open-collections-yes = 公開（山から引いたボーナスタイルは裏向き）

## Tips above the panel in somebody’s first games; each comes once

hanging-gardens-first-terraces = -# 🌱 カードは庭園に重ねて置きます。はみ出せるのは何もない芝生だけです。同じ建築物が3マス以上つながると、寺院（🛕）でタイルを取れます。
hanging-gardens-first-columns = -# 🌱 列Ⅰは3マス、列Ⅱは4マス、列Ⅲは5マス以上のグループで取れます。タイルの**+3**は、取ると増える点です。
hanging-gardens-first-persons = -# 🌱 3/11の人物は3点、対応するタイルのセットがそろえば11点です。あなたの画像の**+3**は、いま取ると増える点数です。
hanging-gardens-first-gates = -# 🌱 門は枚数に応じて0・5・12・21点です。門番がいると1枚につき3点増えます。
hanging-gardens-first-bonus = -# 🌱 6マス以上のグループなら、場のタイルの前にボーナスタイル（山の一番上の1枚）を引きます。見えるのは自分だけです。

## Panel: what is to be decided

hanging-gardens-ask-place-card = { $claims ->
    [last] 残りのカードは1枚です。
    [1] カードを選んでください。🛕は寺院を置けるグループのマス数です。
   *[0] カードを選んでください。
}
hanging-gardens-ask-place-temple = { $count ->
    [1]
        { $first ->
            [none] **{ $groups }**に寺院を置けます。どのマスに置きますか？
           *[other] **{ $groups }**に寺院を置けます。タイルを選んでください。
        }
   *[other]
        { $first ->
            [none] **{ $groups }**のどれか1つに寺院を置けます。どのマスに置きますか？
           *[other] **{ $groups }**のどれか1つに寺院を置けます。タイルを選んでください。
        }
}
hanging-gardens-decline-place-temple = いまは置かない
hanging-gardens-ask-choose-temple = 寺院はすべて置いてあります。いちばん小さいグループから、どの寺院を移しますか？
hanging-gardens-ask-draw-tile = 6マス以上です。まずタイルの山からボーナスタイルを引いてください（ほかの人には見えません）。
hanging-gardens-ask-take-tile = 場のタイルを1枚取ってください。
hanging-gardens-ask-end-turn = これで手番は終わりです。よければ確定してください。

## Panel: moves and their parts, on buttons and in menus

hanging-gardens-verb-place = 🎴 カードを置く
hanging-gardens-verb-discard = 🗑️ カードを捨てる
hanging-gardens-verb-temple = 🛕 寺院を置く
hanging-gardens-verb-temple-seldom = 寺院を別のマスに…
hanging-gardens-verb-move = 🛕 寺院を移す
hanging-gardens-verb-draw = 🎁 ボーナスタイルを引く
hanging-gardens-verb-take = 🏺 タイルを取る
hanging-gardens-verb-end = ✅ 手番終了
hanging-gardens-place-card = 🎴 カード{ $token }
hanging-gardens-place-card-short = { $token }
hanging-gardens-place-card-pick = どのカードを置きますか？
hanging-gardens-place-turn = ↻ { $token }°
hanging-gardens-place-turn-0 = そのまま
hanging-gardens-place-turn-pick = どの向きに置きますか？
hanging-gardens-place-at = { $token }
hanging-gardens-place-at-pick = { $structure ->
    [terrace] 枠の付いたテラス🟥をどこに置きますか？
    [park] 枠の付いた公園🌳をどこに置きますか？
    [arcade] 枠の付いたアーケード🏛️をどこに置きますか？
   *[fountain] 枠の付いた泉⛲をどこに置きますか？
}
hanging-gardens-discard-card = 🗑️ カード{ $token }
hanging-gardens-discard-card-short = 🗑️ { $token }
hanging-gardens-discard-card-pick = どのカードを捨てますか？
hanging-gardens-temple-at = { $token }
hanging-gardens-temple-at-pick = どのマスに寺院を置きますか？
hanging-gardens-move-at = { $token }の寺院
hanging-gardens-move-at-pick = どの寺院を移しますか？
hanging-gardens-take-tile = { $token }
hanging-gardens-take-tile-queen = 👸 女王
hanging-gardens-take-tile-king = 🤴 王
hanging-gardens-take-tile-tiger = 🐅 タイガー
hanging-gardens-take-tile-garden = 🌷 庭
hanging-gardens-take-tile-statue = 🗿 彫刻
hanging-gardens-take-tile-chalice = 🏆 教会
hanging-gardens-take-tile-gate = 🚪 門
hanging-gardens-take-tile-animal-tamer = 🧍 動物使い（タイガー）
hanging-gardens-take-tile-gardener = 🧍 庭師（庭）
hanging-gardens-take-tile-sculptor = 🧍 彫刻師（彫刻）
hanging-gardens-take-tile-priest = 🧍 神官（教会）
hanging-gardens-take-tile-gatekeeper = 🧍 門番（門）
hanging-gardens-take-tile-short = { $token ->
    [queen] 女王
    [king] 王
    [tiger] タイガー
    [garden] 庭
    [statue] 彫刻
    [chalice] 教会
    [gate] 門
    [animal-tamer] 動物使い
    [gardener] 庭師
    [sculptor] 彫刻師
    [priest] 神官
    [gatekeeper] 門番
   *[other] { $token }
}
hanging-gardens-take-tile-pick = どのタイルを取りますか？
hanging-gardens-take-column = 列{ $token }から
hanging-gardens-take-column-1 = 3マスの列から
hanging-gardens-take-column-2 = 4マスの列から
hanging-gardens-take-column-3 = 5マス以上の列から
hanging-gardens-take-column-pick = どの列から取りますか？
hanging-gardens-place-act = { $card }を置く
hanging-gardens-take-act = { $tile }を取る{ $column }

## Panel: what a choice gives, behind its label

hanging-gardens-gives-card = { $structures }
hanging-gardens-gives-best-short = 🛕{ $squares }
hanging-gardens-gives-best = { $structures }。{ $squares }マスに寺院
hanging-gardens-gives-claim = { $squares }マスに寺院
hanging-gardens-gives-claims-short = 🛕{ $squares }
hanging-gardens-gives-claims = { $groups }に寺院
hanging-gardens-gives-touch-short = { $structure ->
    [terrace] 🟥
    [park] 🌳
    [arcade] 🏛️
   *[fountain] ⛲
}{ $squares }
hanging-gardens-gives-touch = { $groups }がつながります
hanging-gardens-gives-points-short = +{ $points }
hanging-gardens-gives-points = +{ $points }点
hanging-gardens-gives-changes = { $making ->
    [0] カードは{ $covered }を隠します。
   *[other] { $covering ->
        [0] カードで{ $groups }がつながります。
       *[other] カードで{ $groups }がつながり、{ $covered }が隠れます。
    }
}
hanging-gardens-gives-scored = 合計**{ $points }点**（+{ $gained }）になります。
hanging-gardens-gives-both = { $changes }{ $scored }

## What speaks for a hint, below it
## $points: what the viewer has more of. $squares: how many.

hanging-gardens-gives-turn-takes = { $group }のグループができ、寺院を置いて{ $tile }を取ります。+{ $points }点です。
hanging-gardens-gives-turn-draws = { $group }のグループができ、寺院を置いて、タイルの山と場から1枚ずつ取ります。
hanging-gardens-gives-turn-compensated = { $group }のグループができ、寺院を置きます。タイルがないので+{ $points }点です。
hanging-gardens-gives-turn-nearly = { $group }がつながります。あと1マスで寺院を置けるグループになります。
hanging-gardens-gives-turn-grows = 庭園が{ $squares }マス広がり、建築物を置ける場所が増えます。

## Log in the thread. What would happen, in a preview, is `.will`

hanging-gardens-placed = { $turn ->
    [0] { $who }がカード{ $card }を**{ $at }**に置きました。
   *[other] { $who }がカード{ $card }を**{ $at }**に置きました（右に{ $turn }°回転）。
}
    .will = { $turn ->
        [0] カード{ $card }を**{ $at }**に置きます。
       *[other] カード{ $card }を**{ $at }**に置きます（右に{ $turn }°回転）。
    }
hanging-gardens-laid = { $who }がカード{ $card }を置きました。
    .will = カード{ $card }を置きます。
hanging-gardens-discarded = 置ける場札がないため、{ $who }がカード{ $card }を捨てました。
    .will = 置ける場札がないため、カード{ $card }を捨てます。
hanging-gardens-claimed = { $who }が**{ $group }**のグループに寺院を置きました（**{ $at }**）。
    .will = **{ $group }**のグループに寺院を置きます（**{ $at }**）。
hanging-gardens-moved = { $who }が{ $left }（{ $size }マスのグループ）の寺院を**{ $group }**のグループに移しました（**{ $at }**）。
    .will = { $left }（{ $size }マスのグループ）の寺院を**{ $group }**のグループに移します（**{ $at }**）。
hanging-gardens-claimed-here = { $who }が**{ $group }**のグループに寺院を置きました。
    .will = **{ $group }**のグループに寺院を置きます。
hanging-gardens-moved-here = { $who }が{ $size }マスのグループの寺院を**{ $group }**のグループに移しました。
    .will = { $size }マスのグループの寺院を**{ $group }**のグループに移します。
hanging-gardens-got = { $got ->
    [tile] { $who }がカード{ $card }を置き、**{ $group }**で**{ $tile }**を取りました。
    [bonus] { $who }がカード{ $card }を置き、**{ $group }**でボーナスタイルを1枚引きました。
   *[both] { $who }がカード{ $card }を置き、**{ $group }**でボーナスタイルを引き、**{ $tile }**を取りました。
}
hanging-gardens-unclaimed = { $who }は{ $groups }のグループに寺院を置きませんでした。
hanging-gardens-bonus = { $who }がタイルの山からボーナスタイルを1枚引きました。
hanging-gardens-bonus-yours = あなたのボーナスタイルは**{ $tile }**です。続けて場のタイルを1枚取ってください。
hanging-gardens-no-bonus = タイルの山が尽きているため、{ $who }のボーナスタイルはありません。
hanging-gardens-took = { $column ->
    [1] { $who }が列Ⅰの**{ $tile }**を取りました。
    [2] { $who }が列Ⅱの**{ $tile }**を取りました。
   *[3] { $who }が列Ⅲの**{ $tile }**を取りました。
}
    .will = { $column ->
        [1] 列Ⅰの**{ $tile }**を取ります。
        [2] 列Ⅱの**{ $tile }**を取ります。
       *[3] 列Ⅲの**{ $tile }**を取ります。
    }
hanging-gardens-compensated = 取れるタイルがないため、{ $who }は代わりに**{ $points }点**を得ました。
hanging-gardens-refilled = { $column ->
    [1] 列Ⅰに**{ $tile }**が補充されました。
    [2] 列Ⅱに**{ $tile }**が補充されました。
   *[3] 列Ⅲに**{ $tile }**が補充されました。
}
hanging-gardens-pile-empty = タイルの山が尽きているため、補充はありません。
hanging-gardens-tiles-out = 最後のタイルが取られました。このラウンドが終わるとゲーム終了です。
hanging-gardens-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）は{ $who }から始まります。
hanging-gardens-new-cards = 新しい場札が並びました。
hanging-gardens-new-card = { $card } `{ $rows }`
hanging-gardens-open-card = { $card }（{ $shows }）
hanging-gardens-over = { $reason ->
    [cards] カードを使い切りました。ゲーム終了です。全員のタイルを公開します。
   *[tiles] タイルがなくなり、ラウンドが終わりました。ゲーム終了です。全員のタイルを公開します。
}

## Hidden tiles: what is said of hands, here

hanging-gardens-button-hand = タイル
hanging-gardens-your-hand = あなただけに見えるタイル
hanging-gardens-push-hand = { $game }：あなたのタイルです。
hanging-gardens-dm-closed = タイルをDMで送れなかったため、ここに表示します。DMで受け取るには、サーバーメンバーからのDMを許可してください。
hanging-gardens-dm-failed = 📪 タイルをDMで送れませんでした。**タイル**ボタンでいつでもここに表示できます。
hanging-gardens-hands-wait = 📪 { $who }：いまはDiscordの制限で新しいDMを送れません。**タイル**ボタンを押すと、タイルが自分だけに表示されます。
hanging-gardens-take-done-hand = 席を引き継ぎました。タイルは**タイル**ボタンで見られます。

## Score sheet and the lines of the end

hanging-gardens-sheet-queen = 女王
hanging-gardens-sheet-king = 王
hanging-gardens-sheet-tiger = タイガー
hanging-gardens-sheet-garden = 庭
hanging-gardens-sheet-statue = 彫刻
hanging-gardens-sheet-chalice = 教会
hanging-gardens-sheet-gate = 門
hanging-gardens-sheet-compensations = タイルなしの寺院
hanging-gardens-why-series = { $complete ->
    [0] { $who }：{ $tile }{ $count }枚で{ $points }点
   *[other]
        { $rest ->
            [0] { $who }：{ $tile }{ $count }枚（{ $complete }セット完成）で{ $points }点
           *[other] { $who }：{ $tile }{ $count }枚（{ $complete }セット完成、次のセットは{ $rest }枚）で{ $points }点
        }
}
hanging-gardens-why-high = { $who }：{ $person }（{ $series }のセット完成）で{ $points }点
hanging-gardens-why-low = { $who }：{ $person }（{ $series }のセット未完成）で{ $points }点
hanging-gardens-why-each = { $who }：{ $person }（{ $series }{ $count }枚）で{ $points }点
hanging-gardens-why-compensation = { $who }：取れるタイルがなかった寺院{ $count }回で{ $points }点
hanging-gardens-remark-largest = 終了時に最も大きかったグループは、{ $who }の{ $group }でした。
hanging-gardens-remark-bonus = ボーナスタイルを最も多く引いたのは{ $who }です（{ $count }枚）。
hanging-gardens-remark-tie = 首位が{ $points }点で並んだため、タイルの枚数で順位を決めました：{ $counts }。
hanging-gardens-remark-tiles = { $who } { $count }枚

## Refusals

hanging-gardens-not-now = いまはできません。{ $ask }
hanging-gardens-no-card = 場札{ $card }はありません。いま取れるのは{ $left }です。
hanging-gardens-no-turn = 向きは0、90、180、270のどれかです（指定：{ $turn }）。
hanging-gardens-covers-temple = そこには置けません。{ $at }の寺院に重なります。
hanging-gardens-over-table = そこには置けません。{ $at }の{ $structure }が水の上にはみ出します。はみ出してよいのは建築スペースだけです。
hanging-gardens-no-overlap = そこには置けません。{ $at }では庭園にまったく重なりません。
hanging-gardens-something-fits = { $turn ->
    [0] まだ捨てられません。たとえばカード{ $card }はそのままの向きで{ $at }に置けます。
   *[other] まだ捨てられません。たとえばカード{ $card }は{ $turn }°の向きで{ $at }に置けます。
}
hanging-gardens-no-group = あなたの庭園の{ $at }に建築物はありません。寺院は建築物の上に置きます。
hanging-gardens-has-temple = { $at }のグループ（{ $group }）には、{ $temple }にもう寺院があります。
hanging-gardens-too-small = { $at }のグループ（{ $group }）は小さすぎます。{ $needed }マス以上必要です。
hanging-gardens-not-fresh = { $at }のグループ（{ $group }）には、いま置いたカードの建築物がありません。新しいマスが加わるまで寺院は置けません。
hanging-gardens-no-temple = { $at }にあなたの寺院はありません。
hanging-gardens-not-smallest = { $at }の寺院は{ $size }マスのグループにあります。移せるのは、いちばん小さい{ $smallest }マスのグループの寺院（{ $among }）です。
hanging-gardens-reserve-first = 手元に寺院があと{ $left }個あります。寺院を移すのは、手元の分を置き切ってからです。
hanging-gardens-which-group = 寺院を置けるグループが複数あります（{ $groups }）。先に寺院を置くマスを選んでください。
hanging-gardens-which-temple = { $among }の寺院があるグループは、どれも同じ大きさで、いちばん小さいグループです。先に新しいグループのマスを選び、次に移す寺院を選んでください。
hanging-gardens-bonus-first = このグループ（{ $group }）では、場のタイルより先にボーナスタイルを引きます。まず寺院を置くマスを選び、それから引いてください。
hanging-gardens-not-on-display = 場に「{ $tile }」のタイルはありません。
hanging-gardens-tile-elsewhere = { $tile }があるのは列{ $columns }です。指定の列にはありません。
hanging-gardens-niche-elsewhere = 場の{ $niche }番は列{ $columns }です。
hanging-gardens-no-niche = 場の番号は1〜{ $most }です。{ $niche }番はありません。
hanging-gardens-niche-empty = 場の{ $niche }番は空いています。
hanging-gardens-column-closed = { $column ->
    [1] 列Ⅰのタイルには{ $needed }マス以上のグループが必要です（今回は{ $size }マス）。
    [2] 列Ⅱのタイルには{ $needed }マス以上のグループが必要です（今回は{ $size }マス）。
   *[3] 列Ⅲのタイルには{ $needed }マス以上のグループが必要です（今回は{ $size }マス）。
}
hanging-gardens-which-column = { $tile }は複数の列（{ $columns }）にあります。列も指定してください。

## Slash commands of the game

hanging-gardens-command = 空中庭園の卓で手を指定する
    .name = 空中庭園
hanging-gardens-command-place = カードを置く（寺院とタイルも続けて指定できる）
    .name = 置く
hanging-gardens-command-place-card = 場札の番号
    .name = カード
hanging-gardens-command-place-turn = 右回りの角度（0、90、180、270）
    .name = 向き
hanging-gardens-command-place-at = 回したカードの左上のマスを合わせる場所（例：L13）
    .name = 場所
hanging-gardens-command-place-temple = 寺院を置くマス（例：M14）
    .name = 寺院
hanging-gardens-command-place-moved = 移す寺院のマス（5つとも置いたあと、候補が複数あるとき）
    .name = 移す寺院
hanging-gardens-command-place-tile = 取るタイルの種類、または場の番号
    .name = タイル
hanging-gardens-command-temple = グループに寺院を置く
    .name = 寺院
hanging-gardens-command-temple-at = グループのマス（例：M14）
    .name = 場所
hanging-gardens-command-take = 場のタイルを1枚取る
    .name = 取る
hanging-gardens-command-take-tile = タイルの種類、または場の番号
    .name = タイル
hanging-gardens-command-take-column = 列の番号1〜3（同じ種類が複数の列にあるとき）
    .name = 列
hanging-gardens-command-end = 手番を終える
    .name = 手番終了

## Names of things, used in other messages

hanging-gardens-structure-terrace = テラス
hanging-gardens-structure-park = 公園
hanging-gardens-structure-arcade = アーケード
hanging-gardens-structure-fountain = 泉
hanging-gardens-group-terrace = テラス{ $count }マス
hanging-gardens-group-park = 公園{ $count }マス
hanging-gardens-group-arcade = アーケード{ $count }マス
hanging-gardens-group-fountain = 泉{ $count }マス
hanging-gardens-group-at = { $at }の{ $group }
hanging-gardens-numeral = { $column ->
    [1] Ⅰ
    [2] Ⅱ
   *[3] Ⅲ
}
hanging-gardens-tile-queen = 女王
hanging-gardens-tile-king = 王
hanging-gardens-tile-tiger = タイガー
hanging-gardens-tile-garden = 庭
hanging-gardens-tile-statue = 彫刻
hanging-gardens-tile-chalice = 教会
hanging-gardens-tile-gate = 門
hanging-gardens-tile-animal-tamer = 動物使い
hanging-gardens-tile-gardener = 庭師
hanging-gardens-tile-sculptor = 彫刻師
hanging-gardens-tile-priest = 神官
hanging-gardens-tile-gatekeeper = 門番

## Puzzles: what is asked of the turn

hanging-gardens-goal-points = この手番で{ $points }点以上取ろう。
hanging-gardens-goal-take = グループに寺院を置き、タイルを取ろう。どのカードを、どこに？
hanging-gardens-goal-temple = グループに寺院を置こう。どのカードを、どこに？
hanging-gardens-goal-place = 寺院なしでカードを置こう。どれを、どこに？
