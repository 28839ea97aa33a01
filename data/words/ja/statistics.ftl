### Finished games: lists, profiles, ratings, what wins.

## Lists of games, /stats history

history-mine = ## あなたのゲーム · 終了{ $count }件
history-mine-none = ## あなたのゲーム
    終わったゲームはまだありません。最後までプレイしたゲームが、得点表・リプレイ・プレイ記録とともにここに並びます。
history-server = ## このサーバーのゲーム · 終了{ $count }件
history-server-none = ## このサーバーのゲーム
    終わったゲームはまだありません。
history-person = ## { $who }さんのゲーム（このサーバー） · 終了{ $count }件
history-person-none = ## { $who }さんのゲーム
    このサーバーで終わったゲームはまだありません。
history-running = **進行中（{ $count }件）**
history-finished = **終了（{ $count }件）**
history-rated = レート戦
history-result-only = 結果のみ保存
history-agreed = 合意により終了
history-left = 途中離脱
history-replaced = 交代
history-taken = 途中で交代
history-open = 得点表・リプレイ・プレイ記録を開く
statistics-not-shown = { $who }さんは成績を公開していません。
statistics-need-server = この機能は、サーバーの中で使ってください。

## Profile, /stats profile

profile-title = ## { $who }さん（このサーバー）
profile-title-own = ## あなたのプロフィール
profile-none = { $who }さんがこのサーバーで終えたゲームはまだありません。
profile-none-own = 最初のゲームを終えると、ここにプロフィールができます。
profile-games = { $games ->
    [0] 終わった対人戦はまだありません
   *[other] 対人戦：{ $games }戦{ $won }勝
  }
profile-since = 最初のゲームを終えた日：{ $since } · 言語：{ $language }
profile-game = **{ $game }**：{ $games }戦{ $won }勝
profile-scores = 平均{ $mean }点、最高{ $best }点
profile-missed = 最近逃した点数（1手番あたり）：{ $points }
profile-ratings = このサーバーでのレーティング
profile-ratings-everywhere = 全サーバーのレーティング
profile-streaks = 連勝：現在{ $now }、最長{ $longest }
profile-met = { $who }さんとの対戦{ $games }回のうち、{ $ahead }回はあなたが上位でした。
profile-typical = 手番にかかる時間の目安は{ $time }
profile-in-time = 時間内に終えた手番{ $share }%
profile-longest = 最長{ $time }
profile-times-hidden = この行はあなただけに見えています。
rating-duel = 2人
rating-more = 3人以上
rating-range = { $rating }（{ $low }〜{ $high }）
rating-provisional = { $rating }（{ $low }〜{ $high }、暫定）

## Profile: buttons

button-history = 対戦履歴
button-rating-course = レーティングの推移
button-calendar = カレンダー
button-seen = 公開範囲

## Profile: rating over time, and calendar

course-everywhere = 全サーバー
course-others = ほかのレーティング…
course-title = ## { $game } · { $size }
    { $who }さんのレーティング（レート戦{ $games }回）
calendar-title = ## { $who }さんのこの半年
    { $days }日で計{ $games }ゲームを終了

## Profile: what others see

seen-title = ## ほかの人に見えるもの
    すべてのサーバーで、すぐに反映されます。
seen-results-seen = { $state ->
    [on] 成績：公開
   *[off] 成績：非公開
}
seen-results-seen-on = **成績**（ゲーム・勝敗・このサーバーのレーティング）は、同じサーバーの人なら誰でも見られます。
seen-results-seen-off = **成績**は自分だけが見られます。ただし、サーバーのゲーム一覧には参加者として名前が出ます。
seen-times-seen = { $state ->
    [on] 手番の時間：公開
   *[off] 手番の時間：非公開
}
seen-times-seen-on = **手番にかかる時間**と**カレンダー**は、同じサーバーの人なら誰でも見られます。
seen-times-seen-off = **手番にかかる時間**と**カレンダー**は自分だけが見られます。
seen-everywhere = { $state ->
    [on] 全サーバー：公開
   *[off] 全サーバー：非公開
}
seen-everywhere-on = **全サーバーのレーティング**は、ほかの人も見られます。
seen-everywhere-off = **全サーバーのレーティング**は自分だけが見られます。
seen-feats-told = { $state ->
    [on] 連勝など：表示する
   *[off] 連勝など：表示しない
}
seen-feats-told-on = **連勝や初勝利**を得点表に表示します。
seen-feats-told-off = 連勝や初勝利を得点表に表示しません。
seen-stories = { $state ->
    [on] 勝負の分かれ目：オン
   *[off] 勝負の分かれ目：オフ
}
seen-stories-on = ゲームが終わると、**勝負の分かれ目**を自動で計算します。
seen-stories-off = **勝負の分かれ目**は、誰かが開いたときだけ計算します。

## Leaderboard

leaders-title = ## { $game } · { $size } · このサーバー
leaders-title-everywhere = ## { $game } · { $size } · 全サーバー
leaders-none = レーティングのある人はまだいません。`/卓 立てる`で「レート戦」を選ぶと、結果が反映されます。
leaders-help = かっこ内は推定の幅で、その下限が高い順に並んでいます。実際の強さは、95%の確率でこの幅に収まります。
leaders-here = このサーバー
leaders-all = 全サーバー
button-leaders = ランキング

## Who beat whom

met-title = ## 直接対決
    このサーバーで同じ卓になったゲームのうち、相手より上位だった回数
met-each = { $who } { $ahead }/{ $games }
met-none = まだ対戦がありません。
button-met = 直接対決

## What wins in a game, /stats game

stats-line = { $what }：{ $value }
stats-average = 平均{ $mean }点
stats-none = このサーバーには、人どうしで最後まで遊んだ{ $game }の記録がまだありません。
stats-title = ## { $game }（このサーバー）
stats-games = 人どうしの対戦{ $games }回、平均{ $turns }手番
stats-seats = 席ごとの勝率と平均点
stats-options = オプション
stats-played = { $games }回、平均{ $turns }手番
stats-sources = 得点の内訳（1人あたり）
stats-own = **あなた**：{ $games }戦、勝率{ $won }（全体{ $all_won }）、平均{ $mean }点（全体{ $all_mean }点）
stats-records = 記録
stats-computer = コンピュータ
stats-luck-dice = **あなたのダイス**：平均{ $mean }（期待値{ $expected }、{ $count }個）
stats-luck-dice-all = **ダイス**：平均{ $mean }（期待値{ $expected }、{ $count }個）
stats-luck-cloisters = **あなたのタイル**：修道院{ $value }枚（期待値{ $due }枚、引いたのは{ $count }枚）
stats-luck-cloisters-all = **タイル**：修道院{ $value }枚（期待値{ $due }枚、引かれたのは{ $count }枚）
stats-luck-money = **あなたの手番前に出たお金**：1枚平均{ $mean }（期待値{ $expected }、{ $count }枚）
stats-luck-money-all = **新しく出たお金**：1枚平均{ $mean }（期待値{ $expected }、{ $count }枚）
stats-luck-bonus = **あなたのボーナスタイル**：引いた時点で平均{ $mean }点増（期待値{ $expected }点、{ $count }枚）
stats-luck-bonus-all = **ボーナスタイル**：引いた時点で平均{ $mean }点増（期待値{ $expected }点、{ $count }枚）

## What wins in a game: records

record-score = 最高得点
record-alhambra-remark-wall = 最長の外壁
record-alhambra-remark-city = 最大のアルハンブラ
record-armadora-remark-richest = 1つのエリアで得た最多の金塊
record-carcassonne-remark-city = 最大の都市
record-carcassonne-remark-road = 最長の道
record-carcassonne-remark-field = 最も得点の高い草原
record-hanging-gardens-remark-bonus = ボーナスタイルの枚数
record-yspahan-remark-caravan = キャラバン1回の最高得点
record-yspahan-remark-souks = 完成した商店街の数
