### Armadöra: lobby, panel, log, end, refusals, commands, names.

## Lobby: name, what it is about, the alt text of its cover, the rules in short (1,800 letters), its options

armadora-title = アルマデーラ
armadora-blurb = 柵で金鉱を囲い、ここぞという場所に強い戦士を伏せよう。2〜4人用（4人は2対2のチーム戦）。
armadora-cover = 夕暮れの山中に建つドワーフの館。その下には、柵に囲まれた金塊と、それを守る4枚の盾。
armadora-how-to-play =
    🏆 **目的**　金塊をいちばん多く手に入れること。各エリアの金塊は、戦力の合計がいちばん高い側のもの。
    👉 **手番**　戦士を裏向きに1枚置くか、柵を1〜2本置くか、パスする（以後は手番なし）。
    🪵 柵は土地を4マス以上のエリアに分ける。
    🛡️ 自分の戦士の戦力を知るのは自分だけ。
    ⚖️ **終了時**　戦士をすべて表にする。同点のエリアの金塊は等分。
armadora-rules =
    🏆 **目的**　8つの金鉱にある合計40個の金塊を、いちばん多く手に入れること。
    👉 **手番**　次のどれか1つを行う。
    ・**戦士**：空いている土地マス（金鉱や戦士のいるマスは不可）に、戦士タイル1枚を裏向きで置く。戦力を知るのは本人だけ。
    ・**柵**：空いている辺に1〜2本置く。どのエリアも4マス以上残ること。金鉱も戦士のいるマスも数え、盤の外周は壁として扱う。
    ・**パス**：以後ずっと手番がなくなる（取り消せない）。
    置けるものがない人は飛ばされ、全員が何もできなくなったら終了。
    ⚖️ **得点**　エリアごとに、戦力の合計がいちばん高い側が金塊をすべて得る。同点なら等分（端数は切り捨て）。金塊が同数なら、1つのエリアから得た量を多い順に比べる。
    🛡️ **手札**　2人：戦力1×11枚、2×2枚、3・4・5を1枚ずつ／3人：1×7枚、2×2枚、3・4／4人：1×5枚、2・3・4
armadora-rules-4 =
    👥 **4人プレイ**　席1と席3、席2と席4が味方どうし。味方の戦力は合計するが、味方の数字は見えない。相談は全員に見える場所でだけできる。
armadora-rules-advanced =
    ✨ **上級ルール**　手番は「魔力を1つ（任意）→増援（任意）→通常アクション」の順。何もせずにパスしてもよい。
    ・**ゴブリン**（1回）：戦士を1枚、表向きで追加して置く。
    ・**オーク**（1回）：柵を1本追加して置く。
    ・**メイジ**（2回）：相手の裏向きの戦士1枚の戦力を見る。
    ・**エルフ**（2回）：自分の戦士がいて、まだ埋まっていないエリアにいる相手の戦士を射る。得点計算で戦力が1減る（0未満にはならない）。
    ・**増援トークン**（各1枚）：全マスが戦士か金鉱で埋まっていて、まだ増援のないエリアで、自分の戦士に置く。戦力+1になり、そのエリアでは同点でも勝つ。
armadora-option-advanced = ルール
armadora-option-advanced-no = 基本ルール（種族は色の違いだけ）
armadora-option-advanced-yes = 上級ルール（魔力トークンと増援トークン）
armadora-option-races = 種族
armadora-option-races-random = ランダムに決める
armadora-option-races-choose = 手番順に選ぶ

## Tips above the panel in somebody’s first games; each comes once

armadora-first-areas = -# 🌱 最後に、各エリアで戦力の合計が最大の人が金塊を総取りします。柵でエリアを分けます。
armadora-first-strengths = -# 🌱 木箱の数字は、もう分けられないエリアの金塊の合計です。下には、まだ動きのあるエリアでの各プレイヤー（チーム）の戦力が出ます。「+」は「以上」です。

## Panel: what is to be decided

armadora-ask-choose-race = 種族を選んでください。
armadora-ask-take-turn = { $can ->
    [warrior] 戦士を置いてください。
    [palisade] 柵を置いてください。
    [token] 増援トークンを置いてください。
   *[warrior-palisade] 戦士か柵を置いてください。
}
armadora-ask-after-power = 続けて{ $can ->
    [warrior] 戦士
    [palisade] 柵
    [token] 増援トークン
   *[warrior-palisade] 戦士か柵
}を置いてください{ $reinforce ->
    [1] （先に増援も置けます）
   *[0] {""}
}。
# Left out: [token].
armadora-ask-normal-action = { $can ->
    [warrior] 増援を置きました。続けて戦士を置いてください。
    [palisade] 増援を置きました。続けて柵を置いてください。
   *[warrior-palisade] 増援を置きました。続けて戦士か柵を置いてください。
}
armadora-ask-must-reinforce = 増援トークンを置いて、この手番を終えてください。
armadora-ask-may-reinforce = 置けるものは増援トークンだけです。使うか、手番を終えてください。
armadora-ask-second-palisade = 2本目の柵を置きますか？
armadora-ask-end-turn = これで手番は終わりです。よければ確定してください。

## Panel: moves and their parts, on buttons and in menus

armadora-verb-race = 🎭 種族
armadora-verb-warrior = 🛡️ 戦士を置く
armadora-verb-palisade = 🪵 柵を置く
armadora-verb-champion = ⚔️ 追加の戦士（ゴブリン）
armadora-verb-champion-short = ⚔️ ゴブリン
armadora-verb-stake = 🔨 追加の柵（オーク）
armadora-verb-stake-short = 🔨 オーク
armadora-verb-peek = 👁️ 戦力を見る（メイジ）
armadora-verb-peek-short = 👁️ メイジ
armadora-verb-arrow = 🏹 矢を射る（エルフ）
armadora-verb-arrow-short = 🏹 エルフ
armadora-verb-reinforce = ➕ 増援を置く
armadora-verb-pass = 🏳️ パス…
armadora-verb-end = ✅ 手番終了
armadora-race-race = { $token }
armadora-race-race-goblin = ゴブリン：表向きの戦士を1枚追加
armadora-race-race-orc = オーク：柵を1本追加
armadora-race-race-mage = メイジ：相手の戦力を2回見る
armadora-race-race-elf = エルフ：相手の戦士を2回射る
armadora-race-race-pick = どの種族にしますか？
armadora-warrior-strength = 🛡️ 戦力{ $token }
armadora-warrior-strength-short = 🛡️{ $token }
armadora-warrior-strength-pick = どの戦力の戦士を置きますか？
armadora-warrior-square = { $token }
armadora-warrior-square-pick = どのマスに置きますか？
armadora-warrior-square-near-pick = どのマス？⛏️で周りも選べます
armadora-palisade-edge = { $token }
armadora-palisade-edge-pick = 🪵 どの辺に柵を置きますか？
armadora-palisade-edge-near-pick = 🪵 どの辺？⛏️で金鉱の周りも選べます
armadora-champion-strength = ⚔️ 追加：戦力{ $token }（表向き）
armadora-champion-strength-short = ⚔️{ $token }
armadora-champion-strength-pick = ⚔️ 追加の戦士：どの戦力を表向きで置きますか？
armadora-champion-square = { $token }
armadora-champion-square-pick = ⚔️ 追加の戦士：どのマスに置きますか？
armadora-champion-square-near-pick = ⚔️ どのマス？⛏️で周りも選べます
armadora-stake-edge = { $token }
armadora-stake-edge-pick = 🔨 追加の柵をどの辺に置きますか？
armadora-stake-edge-near-pick = 🔨 どの辺？⛏️で金鉱の周りも選べます
armadora-peek-square = 👁️ { $token }の戦力を見る
armadora-peek-square-pick = 👁️ どの戦士の戦力を見ますか？
armadora-arrow-square = 🏹 { $token }を射る
armadora-arrow-square-pick = 🏹 どの戦士を射ますか？
armadora-reinforce-square = ➕ { $token }に増援
armadora-reinforce-square-pick = ➕ どの戦士に増援を置きますか？
armadora-part-place = { $token }の金鉱のまわり
armadora-part-place-short = ⛏️ { $token }

## Panel: what a choice gives, behind its label

armadora-gives-left = ×{ $count }
armadora-gives-left-short = ×{ $count }
armadora-gives-owner = { $who }
armadora-gives-strength = 戦力{ $strength }
armadora-gives-division = 金塊{ $near }と{ $far }に分かれる
armadora-warrior-act = { $strength }を{ $square }に置く
armadora-palisade-act = 🪵 { $edge }に柵を置く
armadora-reason-beside = 隣の金鉱{ $mines }か所に、金塊が合わせて{ $gold }あります。
armadora-reason-area = { $rivals ->
    [0] 金塊{ $gold }のエリアに、相手の戦士がいない状態になります。
   *[other] 金塊{ $gold }のエリアで、自分の戦力{ $strength }に対して相手は{ $others }以上。分かる範囲では優勢です。
}

## Log in the thread. What would happen, in a preview, is `.will`

armadora-became = { $who }の種族は{ $race }です。
    .will = 種族は{ $race }になります。
armadora-warrior = { $who }が**{ $square }**に戦士を裏向きで置きました（残り{ $left }枚）。
    .will = **{ $square }**に戦士を裏向きで置きます（残り{ $left }枚）。
armadora-own-strength = { $square }の自分の戦士は戦力**{ $strength }**です。
    .will = 戦力は**{ $strength }**です。
armadora-champion = { $who }が**{ $square }**に戦力**{ $strength }**の戦士を表向きで追加しました（残り{ $left }枚）。
    .will = **{ $square }**に戦力**{ $strength }**の戦士を表向きで追加します（残り{ $left }枚）。
armadora-now-full = { $area }を含むエリア（{ $squares }マス）が埋まりました。
    .will = { $area }を含むエリア（{ $squares }マス）が埋まります。
armadora-palisade = { $who }が**{ $edge }**に柵を置きました（残り{ $left }本）。
    .will = **{ $edge }**に柵を置きます（残り{ $left }本）。
armadora-stake = { $who }が**{ $edge }**に柵を追加しました（残り{ $left }本）。
    .will = **{ $edge }**に柵を追加します（残り{ $left }本）。
armadora-divided = エリアが分かれました。{ $area }を含む側は{ $squares }マスで金塊{ $gold }個、{ $other }を含む側は{ $other_squares }マスで金塊{ $other_gold }個です。
    .will = エリアが分かれます。{ $area }を含む側は{ $squares }マスで金塊{ $gold }個、{ $other }を含む側は{ $other_squares }マスで金塊{ $other_gold }個です。
armadora-fenced = { $who }が{ $edges }に柵を置きました（残り{ $left }本）。
armadora-fenced-off = { $who }が{ $edges }に柵を置き、{ $parts }を区切りました。
armadora-edge = **{ $edge }**
armadora-part = { $squares }マス（金塊{ $gold }個）
armadora-peeked = { $who }が**{ $square }**にいる{ $owner }の戦士の戦力を見ました。
armadora-saw = { $square }にいる{ $owner }の戦士は戦力**{ $strength }**です。
armadora-shot = { $arrows ->
    [1] { $who }が**{ $square }**にいる{ $owner }の戦士を射ました（戦力−1）。
   *[other] { $who }が**{ $square }**にいる{ $owner }の戦士を射ました（{ $arrows }本目、戦力−{ $arrows }）。
}
    .will = { $arrows ->
        [1] **{ $square }**にいる{ $owner }の戦士を射ます（戦力−1）。
       *[other] **{ $square }**にいる{ $owner }の戦士を射ます（{ $arrows }本目、戦力−{ $arrows }）。
    }
armadora-reinforced = { $who }が**{ $square }**の戦士に増援トークンを置きました（戦力+1、同点でも勝ち）。
    .will = **{ $square }**の戦士に増援トークンを置きます（戦力+1、同点でも勝ち）。
armadora-passed = { $left ->
    [0] { $who }がパスしました。以後の手番はありません。
   *[other] { $who }がパスしました。以後の手番はありません（戦士{ $left }枚が手札に残りました）。
}
    .will = { $left ->
        [0] パスします。以後の手番はありません。
       *[other] パスします。以後の手番はありません（戦士{ $left }枚が手札に残ります）。
    }
armadora-skipped = { $warriors ->
    [hand]
        { $palisades ->
            [supply] 戦士も柵も残っていないため、{ $who }の手番は飛ばされました。
           *[edge] 戦士が残っておらず、柵を置ける辺もないため、{ $who }の手番は飛ばされました。
        }
   *[square]
        { $palisades ->
            [supply] 戦士を置けるマスがなく、柵も残っていないため、{ $who }の手番は飛ばされました。
           *[edge] 戦士を置けるマスも、柵を置ける辺もないため、{ $who }の手番は飛ばされました。
        }
}
armadora-unused = { $who }が使わなかった戦士：{ $tiles }。
armadora-over = { $reason ->
    [passed] 全員がパスしました。ゲーム終了です。すべての戦士を公開します。
   *[stuck] パスしていない人も、もう何も置けません。ゲーム終了です。すべての戦士を公開します。
}

## Score sheet and the lines of the end

armadora-strength = { $who }が{ $strength }
armadora-area-taken = { $area }を含むエリア（金塊{ $gold }）：{ $who }がすべて得ました。戦力は{ $strengths }です。
armadora-area-by-token = { $area }を含むエリア（金塊{ $gold }）：同点ですが、増援トークンのある{ $who }がすべて得ました。戦力は{ $strengths }です。
armadora-area-shared = { $lost ->
    [0] { $area }を含むエリア（金塊{ $gold }）：同点のため、{ $who }が{ $share }個ずつ得ました。戦力は{ $strengths }です。
   *[other] { $area }を含むエリア（金塊{ $gold }）：同点のため、{ $who }が{ $share }個ずつ得ました（端数の{ $lost }個は誰のものにもなりません）。戦力は{ $strengths }です。
}
armadora-area-empty = { $area }を含むエリア（金塊{ $gold }）：戦士がいないため、誰のものにもなりません。
armadora-area-powerless = { $area }を含むエリア（金塊{ $gold }）：戦力が残っていないため、誰のものにもなりません（{ $strengths }）。
armadora-total = { $who }が{ $gold }個
armadora-totals = { $lost ->
    [0] 金塊の合計：{ $totals }。
   *[other] 金塊の合計：{ $totals }。誰も得なかった金塊は{ $lost }個。
}
armadora-sheet-area = エリアの金塊
armadora-sheet-one-area = { $area }の金塊{ $gold }（戦力{ $strengths }）
armadora-why = 戦力：{ $strengths }{ $how ->
    [token] （増援により決着）
    [shared] （同点で山分け）
    [none] （誰のものにもならない）
   *[most] { "" }
}{ $lost ->
    [0] { "" }
   *[other] （端数の{ $lost }個は切り捨て）
}
armadora-why-empty = 戦士がいません。
armadora-remark-hauls = 首位が金塊{ $gold }で並び、1つのエリアで得た量（{ $hauls }）が多い{ $who }の勝ちです。
armadora-remark-richest = 1つのエリアで最も多くの金塊を得たのは{ $who }です（{ $area }を含むエリア、金塊{ $gold }）。
armadora-remark-closest = { $lead ->
    [0] いちばんの接戦は{ $area }を含むエリア（金塊{ $gold }）です。戦力は同じで、増援トークンのある{ $who }が獲得しました。
   *[other] いちばんの接戦は{ $area }を含むエリア（金塊{ $gold }）です。戦力の差は{ $lead }で、{ $who }が獲得しました。
}

## Refusals

armadora-race-taken = { $race }はもう{ $who }が選んでいます。
armadora-race-first = 先に種族を選んでください。
armadora-races-settled = 種族はもう決まっています。
armadora-race-chosen = すでに{ $race }を選んでいます。選び直すときは**戻る**を押してください。
armadora-tiles = 戦力{ $strength }が{ $count }枚
armadora-no-warriors = 手札に戦士が残っていません。
armadora-no-such-warrior = 手札に戦力{ $strength }の戦士はありません。手札：{ $hand }。
armadora-occupied = { $square }には{ $who }の戦士がいます。
armadora-mine = { $square }は金鉱マス（金塊{ $gold }）です。戦士は土地マスにだけ置けます。
armadora-not-an-edge = 「{ $edge }」は柵を置ける辺ではありません。D3-E3のように隣り合う2マスで書いてください（外周には置けません）。
armadora-too-many-edges = 柵が{ $count }本指定されています。ここで置けるのは{ $most }本までです。
armadora-not-a-square = 「{ $square }」というマスはありません。マスはA1〜H5（アルファベットは西から東、数字は北から南）です。
armadora-no-palisades = 柵はもう残っていません。
armadora-edge-taken = { $edge }にはもう柵があります。
armadora-area-too-small = { $edge }には置けません。{ $area }が{ $squares }マスだけのエリアになってしまいます。どのエリアも{ $needed }マス以上必要です。
armadora-advanced-only = この卓は基本ルールです。魔力も増援もありません。
armadora-wrong-race = それは{ $race }の魔力です。あなたの種族は{ $own }です。
armadora-no-power-left = { $race }の魔力トークンは使い切りました。
armadora-power-used = 使える魔力は1手番に1つまでです。この手番ではもう使いました。
armadora-power-too-late = 魔力を使えるのは、増援や通常アクションの前だけです。
armadora-nobody-there = { $square }に戦士はいません。
armadora-own-warrior = { $square }は自分の戦士です。相手の戦士を選んでください。
armadora-partner-warrior = { $square }は味方（{ $who }）の戦士です。相手の戦士を選んでください。
armadora-face-up = { $square }の戦士は表向きで、戦力は{ $strength }です。魔力を使う必要はありません。
armadora-already-seen = { $square }の戦士はもう見ています（戦力{ $strength }）。魔力を使う必要はありません。
armadora-no-archer = { $count ->
    [0] { $square }のエリアに自分の戦士がいません（盤上に1枚もありません）。
   *[other] { $square }のエリアに自分の戦士がいません（自分の戦士：{ $archers }）。
}
armadora-area-full = { $square }のエリア（{ $area }）は埋まっているため、矢は届きません。
armadora-not-your-warrior = { $square }は{ $who }の戦士です。増援は自分の戦士にだけ置けます。
armadora-area-not-full = { $square }のエリアはまだ埋まっていません（空き{ $count }マス：{ $free }）。
armadora-area-reinforced = { $square }のエリアには、{ $held }に{ $who }の増援トークンがもうあります。
armadora-reinforcement-used = 増援トークンはもう使いました。
armadora-nothing-done = { $can ->
    [warrior] まだ何もしていません。戦士を置くか、パスしてください。
    [palisade] まだ何もしていません。柵を置くか、パスしてください。
    [token] まだ何もしていません。増援トークンを置くか、パスしてください。
   *[warrior-palisade] まだ何もしていません。戦士か柵を置くか、パスしてください。
}
armadora-pass-too-late = パスできるのは、手番でまだ何もしていないときだけです。
# Left out: [token].
armadora-action-owed = { $can ->
    [warrior] 手番はまだ終わりません。戦士を置いてください。
    [palisade] 手番はまだ終わりません。柵を置いてください。
   *[warrior-palisade] 手番はまだ終わりません。戦士か柵を置いてください。
}
armadora-token-owed = 増援しか置けない手番で魔力を使ったので、増援トークンを必ず置いてください。
armadora-token-or-end = いまできるのは、増援トークンを置くか手番を終えることだけです。
armadora-second-or-end = 柵を1本置きました。2本目を置くか、手番を終えてください。
armadora-turn-done = この手番でできることはもうありません。**確定**を押して手番を終えてください。

## Slash commands of the game

armadora-command = アルマデーラの卓で手を指定する
    .name = アルマデーラ
armadora-command-warrior = 戦士タイルを裏向きで置く
    .name = 戦士
armadora-command-warrior-strength = 手札に残っている戦力
    .name = 戦力
armadora-command-warrior-square = 空いているマス（例：C4）
    .name = マス
armadora-command-palisade = 柵を1本または2本置く
    .name = 柵
armadora-command-palisade-edge = 隣り合う2マス（例：D3-E3）。続けて2本目も書ける
    .name = 辺
armadora-command-palisade-second = 同じ手番で置く2本目の柵
    .name = 2本目
armadora-command-pass = パスする（以後このゲームでは手番なし）
    .name = パス
armadora-command-end = 手番を終える
    .name = 手番終了

## Names of things, used in other messages

armadora-people-goblin = ゴブリン
armadora-people-orc = オーク
armadora-people-mage = メイジ
armadora-people-elf = エルフ

## Puzzles: what is asked of the turn

armadora-goal-points = 柵で囲って、金塊を{ $points }個以上増やそう。
armadora-goal-palisades = 柵を2本置こう。どこに？
armadora-goal-palisade = 柵を置こう。どこに？
armadora-goal-warrior = 戦士を置こう。どの戦力を、どこに？
