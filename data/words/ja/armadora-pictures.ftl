### Armadöra in words: alt texts, text board, counts, what’s left, legend.

## Alt texts

armadora-alt-race = { $race ->
    [goblin] ゴブリン
    [orc] オーク
    [mage] メイジ
    [elf] エルフ
   *[none] 種族未定
}
armadora-alt-fresh = 直前の手（{ $who }）：{ $deeds }。
    .will = 確定前の手番：{ $deeds }。
armadora-alt-placed = { $places }に戦士
armadora-alt-fenced = { $places }に柵
armadora-alt-reinforced = { $places }に増援
armadora-alt-looked = { $places }を見る
armadora-alt-shot = { $places }に矢
armadora-alt-land = { $whole ->
    [1] 盤面全体
   *[0] { $area }を含むエリア
}
armadora-alt-area = { armadora-alt-land }（{ $squares }マス、金塊{ $gold }）：{ $troops }。
armadora-alt-empty = { armadora-alt-land }（{ $squares }マス、金塊{ $gold }）：戦士なし。
armadora-alt-taken = { $share ->
    [0] { $area }を含むエリア（金塊{ $gold }）：{ $takers }の勝ち、獲得なし。
   *[other]
        { $sides ->
            [1] { $area }を含むエリア（金塊{ $gold }）：{ $takers }が{ $share }個を獲得。
           *[other] { $area }を含むエリア（金塊{ $gold }）：{ $takers }が{ $share }個ずつ獲得。
        }
}
# Left out: $race.
armadora-alt-troop = { $who }の戦士{ $count }枚
armadora-alt-race-troop = { $who }の戦士{ $count }枚
armadora-alt-player = { $who }（{ $race }）：{ $counts }。
armadora-alt-known = 戦力の分かる裏向きの戦士：{ $tiles }。
armadora-alt-strength = { $places }は戦力{ $strength }
armadora-alt-hand = 手札の戦士：{ $tiles }。
armadora-alt-left = { $who }は{ $count }枚
armadora-alt-others = ほかの人の残り：{ $counts }。
armadora-alt-held = 戦力{ $strength }が{ $count }枚

## Text board

armadora-text-row = { $row }行目：{ $squares }。
armadora-text-free = { $at }空き
armadora-text-gold = { $at }金塊{ $gold }
armadora-text-warrior = { $at } { $race }{ $strength ->
    [0] {""}
   *[other] {" "}戦力{ $strength }
}{ $face ->
    [1] ・表向き
   *[0] {""}
}{ $arrows ->
    [0] {""}
   *[other] ・矢{ $arrows }本
}{ $token ->
    [1] ・増援
   *[0] {""}
}{ $seen ->
    [1] ・メイジが確認済み
   *[0] {""}
}
armadora-text-palisades = 柵：{ $edges }。
armadora-text-open = { $count ->
    [0] 柵を置ける辺はもうありません。
   *[other] 柵を置ける辺：{ $edges }。
}
armadora-text-open-but = { $count ->
    [0] 空いている辺ならどこにでも柵を置けます。
   *[other] 空いている辺ならどこにでも柵を置けます（{ $edges }を除く）。
}
armadora-text-squares = { $full ->
    [1] ⤷ { $squares }（埋まっています）
   *[0] ⤷ { $squares }
}
armadora-text-teams = チームⅠ：{ $one }。チームⅡ：{ $other }。
armadora-text-skipped = できることがないため、{ $who }の手番は飛ばされました。
armadora-text-turn = { $step ->
    [ChooseRace] { $who }が種族を選びます。
    [TakeTurn] { $who }が手番を始めます。
    [AfterPower] { $who }は魔力を使い、手番を続けています。
    [NormalAction] { $who }は増援を置き、手番を続けています。
    [MustReinforce] { $who }は魔力を使ったので、増援を置きます。
    [MayReinforce] { $who }は魔力を使い、増援も置けます。
    [SecondPalisade] { $who }は柵を1本置き、2本目も置けます。
   *[EndTurn] { $who }は、あとは手番を終えるだけです。
}
armadora-text-choosing = { $count ->
    [0] ゲームは{ $first }から始まります。
   *[other] このあと選ぶ人：{ $who }。ゲームは{ $first }から始まります。
}
armadora-text-over = ゲームは終了しました。

## Counts beside the players on the turn’s post

armadora-summary-tiles = { $passed ->
    [1] 戦士の残り{ $tiles }枚・パス済み
   *[0] 戦士の残り{ $tiles }枚
}
armadora-summary-advanced = { $token ->
    [1]
        { $passed ->
            [1] 戦士の残り{ $tiles }枚・魔力{ $powers }個・増援あり・パス済み
           *[0] 戦士の残り{ $tiles }枚・魔力{ $powers }個・増援あり
        }
   *[0]
        { $passed ->
            [1] 戦士の残り{ $tiles }枚・魔力{ $powers }個・パス済み
           *[0] 戦士の残り{ $tiles }枚・魔力{ $powers }個
        }
}
armadora-summary-gold = 金塊{ $gold }
armadora-summary-palisades = { $count ->
    [0] 柵は残っていません。
   *[other] 柵の残り{ $count }本。
}

## What’s left

armadora-left = { $edges ->
    [0] 柵の残り：{ $palisades }／{ $of }本。置ける辺はもうない。
   *[other] 柵の残り：{ $palisades }／{ $of }本。置ける辺：{ $edges }か所。
}
armadora-left-began = 最初の手札：{ $tiles }
armadora-left-player = { $advanced ->
    [0] { $who }　戦士{ $warriors }枚
   *[other] { $who }　戦士{ $warriors }枚、魔力{ $powers }個、増援{ $reinforcement }個
}
armadora-left-own = { $count ->
    [0] あなたの手札：なし
   *[other] あなたの手札：{ $tiles }
}

## Legend: what is what on the picture

armadora-legend-mine = 金鉱と金塊の量。ここに戦士は置けない。
armadora-legend-warrior = 裏向きの戦士。持ち主の種族と色だけが見える。自分が戦力を知っている戦士には数字が出る。
armadora-legend-palisade = 2つのマスのあいだの柵。
armadora-legend-area = 木箱の数字は、もう分けられないエリアの金塊の合計。エリアの縁は、分かる範囲でいちばん強い側の色。もう何も変わらないエリアは、土地もその色になる。
armadora-legend-prize = この金鉱の金塊の量と、それを得る人。
armadora-legend-player = プレイヤーの一人の種族と色。4人のゲームでは、ローマ数字がチームを示す。
armadora-legend-due = 手番のプレイヤー。
armadora-legend-strengths = エリアの金塊と、そこでの各側の戦力。3+は3以上（裏向きの戦士がいるため）。
armadora-legend-hand = 自分の手札の戦士を戦力別に。×2なら2枚。
armadora-legend-left = 手札に残っている戦士の枚数。
armadora-legend-power = 残っている魔力トークン。
armadora-legend-reinforcement = まだ使っていない増援トークン。
armadora-legend-supply = 共通の柵の残り。

## Chart of the points

armadora-chart-events = エリアが分かれたのは{ $turns }手番目。
