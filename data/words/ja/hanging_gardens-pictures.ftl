# 空中庭園の画像の説明文、文字盤、手番報告の残り数。

hanging-gardens-alt-news = 直前の手（{ $who }）：{ $what }。
hanging-gardens-alt-laid = カードを{ $at }に配置
hanging-gardens-alt-discarded = カードを捨て札
hanging-gardens-alt-claimed = { $at }に寺院（{ $size }マスのグループ）
hanging-gardens-alt-took = { $tile }を獲得
hanging-gardens-alt-bonus = ボーナスタイル
hanging-gardens-alt-compensated = { $points }点
hanging-gardens-alt-round = 第{ $round }ラウンド（全{ $rounds }）、残りの手番：{ $turns }。
hanging-gardens-alt-over = ゲーム終了。
hanging-gardens-alt-display = 場のタイル：列Ⅰ { $first }／列Ⅱ { $second }／列Ⅲ { $third }。山{ $pile }枚。
hanging-gardens-alt-garden = { $who }：{ $counts }、寺院のあるグループは{ $templed }、ないグループは{ $free }。
hanging-gardens-alt-none = なし
hanging-gardens-alt-own = あなたの現在の得点：{ $points }点（{ $tiles }）。
hanging-gardens-alt-held = { $tile }{ $count }枚で{ $points }点

hanging-gardens-text-card = カード{ $card }：`{ $rows }`
hanging-gardens-text-legend = 記号：T テラス、P 公園、A アーケード、F 泉、小文字は寺院あり、. 建築スペース、_ テーブル
hanging-gardens-text-garden = **{ $who }**　{ $counts }　列{ $left }〜{ $right }
hanging-gardens-text-row = `{ $row }：{ $squares }`
hanging-gardens-text-tiles = タイル：{ $tiles }
hanging-gardens-text-count = { $tile }{ $count }枚
hanging-gardens-text-backs = 裏向き{ $count }枚
hanging-gardens-text-tile = { $tile }（{ $values }）

hanging-gardens-summary-seat = タイル{ $tiles }枚・寺院の残り{ $temples }{ $points ->
    [0] {""}
   *[other] ・+{ $points }点
}
hanging-gardens-summary-points = { $points }点（タイル{ $tiles }枚）
hanging-gardens-summary-supply = 残り：カード{ $cards }枚、タイル{ $tiles }枚
