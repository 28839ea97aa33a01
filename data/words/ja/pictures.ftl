### Alt texts of pictures, common to all games.

## Board

picture-cover = { $game }の中盤の盤面。
picture-numbers = 画像で選べるもの：{ $numbers }。
picture-also-new = { $alone ->
    [1] 新しい動き：{ $changes }。
   *[0] そのほかの動き：{ $changes }。
}
picture-new-by = { $who }（{ $what }）
picture-new-nobodys = 盤面（{ $what }）

## The end

picture-result = 結果：{ $ranking }。上に最終盤面のうち1位のものを大きく示す。
picture-result-seat = { $place }位は{ $who }（{ $points }）
picture-result-sources = { $who }の得点の内訳：{ $sources }。
picture-result-rest = その他{ $points }
picture-chart = { $turns }手番の得点の推移グラフ。最終得点：{ $seats }。
picture-chart-seat = { $who } { $points }
film-alt = ゲーム全体を手番ごとに追う動画。下に得点と、手番ごとに得た点が出る。
film-alt-result = { film-alt }結果：{ $ranking }。
story-alt = 手番ごとの勝率の推移。中盤は{ $seats }。勝者は{ $who }。
story-alt-seat = { $who } { $percent }%

review-alt = 手番ごとに逃した点数：{ $turns }。
review-alt-none = 手番ごとに逃した点数：なし。
review-alt-turn = { $number }手番目{ $points }点

## Statistics and leagues

picture-profile = { $who }さんのプロフィールカード：{ $games }戦{ $won }勝。{ $each }
picture-course = { $game }での{ $who }さんのレーティング（{ $games }戦）：最初は{ $first }、{ $lowest }〜{ $highest }の間で動き、現在は{ $last }。
picture-calendar = 半年分を1日1マスで表したカレンダー。{ $days }日で計{ $games }ゲームを終了。1日の最多は{ $most }ゲーム。
picture-leaders = レーティングと推定の幅：{ $each }
picture-leader = { $place }位は{ $who } { $rating }
picture-met = 直接対決の表：{ $each }
met-alt = { $who }対{ $other }：{ $games }回中{ $ahead }回上位
# $place: “1”; $points: “6½”.
picture-standing = { $place }. { $who } { $points }
picture-standings = { $name }の順位表：{ $each }。
status-alt = この1日：操作{ $interactions }回、画像{ $pictures }枚、問題{ $problems }件
