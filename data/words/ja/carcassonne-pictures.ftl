# カルカソンヌ: 画像の内容を言葉で

carcassonne-alt-fresh = { $who }が{ $cells }に配置。
carcassonne-alt-held = { $who }
carcassonne-alt-contested = { $who }（最多：{ $owners }）
carcassonne-alt-city = 都市{ $at }：{ $tiles }枚、開口{ $open }、{ $held }。
carcassonne-alt-road = 道{ $at }：{ $tiles }枚、開口{ $open }、{ $held }。
carcassonne-alt-cloister = 修道院{ $at }：{ $tiles }/9、{ $held }。
carcassonne-alt-field = 草原{ $at }：完成都市{ $cities }、{ $points }点、{ $held }。
carcassonne-alt-more = ほか{ $count }件。
carcassonne-alt-player = { $who } { $points }点。

carcassonne-text-player = { $who }：{ $points }点。{ $counts }。
carcassonne-text-free = ミープルのいない未完成の都市：{ $cells }。
carcassonne-text-fits = { $count ->
    [0] あなたのタイル（{ $tile }）を置ける場所はありません。
   *[other] あなたのタイル（{ $tile }）を置ける場所は{ $count }か所：{ $cells }。
}
carcassonne-text-legend = 各タイルの辺を北・東・南・西の順に示します（c＝都市、r＝道、f＝草原）。
carcassonne-text-row = { $row }行：{ $cells }。

carcassonne-summary-seat = **{ $points }**（{ $counts }）
carcassonne-summary-counts = { $counts }
carcassonne-summary-followers = ミープル{ $count }
carcassonne-summary-large = 大ミープル
carcassonne-summary-builder = 建築士
carcassonne-summary-pig = 豚
carcassonne-summary-hidden = 手札{ $count }枚
carcassonne-summary-next = 次：{ $tile }
carcassonne-summary-stack = 残りタイル{ $count }枚
carcassonne-summary-stack-removed = 残りタイル{ $count }枚、置けずに除外{ $removed }枚

# Closer pictures

carcassonne-closeup-fields = 草原
carcassonne-closeup-fields-hint = -# いま得点する人の色で塗り、その点数を示しています。薄い色の草原は誰のものでもありません。
carcassonne-closeup-nw = 北西
carcassonne-closeup-ne = 北東
carcassonne-closeup-sw = 南西
carcassonne-closeup-se = 南東
