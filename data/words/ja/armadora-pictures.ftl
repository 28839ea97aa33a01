# アルマデーラの画像の説明文、文字盤、手番報告の残り数。

armadora-alt-race = { $race ->
    [goblin] ゴブリン
    [orc] オーク
    [mage] メイジ
    [elf] エルフ
   *[none] 種族未定
}
armadora-alt-fresh = 直前の手（{ $who }）：{ $places }。
armadora-alt-area = エリア{ $area }（{ $squares }マス、金{ $gold }）：{ $troops }。
armadora-alt-empty = エリア{ $area }（{ $squares }マス、金{ $gold }）：戦士なし。
armadora-alt-taken = エリア{ $area }（金{ $gold }）：{ $takers }が{ $share }ずつ獲得。
armadora-alt-troop = { $race }{ $count }枚
armadora-alt-player = { $race }は{ $who }：{ $counts }。
armadora-alt-known = あなたが知る裏向きの戦士：{ $tiles }。
armadora-alt-strength = 戦力{ $strength }は{ $places }
armadora-alt-hand = 手元の戦士：{ $tiles }。
armadora-alt-held = 戦力{ $strength }が{ $count }枚

armadora-text-row = { $row }行目：{ $squares }。
armadora-text-free = { $at } 空き
armadora-text-gold = { $at } 金{ $gold }
armadora-text-warrior = { $at } { $race }{ $strength ->
    [0] {""}
   *[other] {" "}戦力{ $strength }
}{ $arrows ->
    [0] {""}
   *[other] ・矢{ $arrows }
}{ $token ->
    [1] ・増援
   *[0] {""}
}
armadora-text-palisades = 柵：{ $edges }。
armadora-text-open = { $count ->
    [0] 柵を置ける辺はもうありません。
   *[other] 柵を置ける辺：{ $edges }。
}

armadora-summary-tiles = 残り戦士{ $tiles }枚{ $passed ->
    [1] ・パス済み
   *[0] {""}
}
armadora-summary-advanced = 残り戦士{ $tiles }枚・魔力{ $powers }{ $token ->
    [1] ・増援あり
   *[0] {""}
}{ $passed ->
    [1] ・パス済み
   *[0] {""}
}
armadora-summary-gold = 金{ $gold }個
armadora-summary-palisades = { $count ->
    [0] 柵は残っていません。
   *[other] 柵の残り{ $count }本。
}
