# 終わったゲーム：一覧、プロフィール、集計、レーティング

stats-command = 終わったゲームの履歴・プロフィール・統計・ランキング
    .name = 統計
stats-command-history = 終わったゲームと進行中のゲームを見る（自分・ほかの人・このサーバー）
    .name = 対戦履歴
stats-command-history-whose = 誰のゲームか
    .name = 対象
stats-command-history-player = このサーバーの誰か
    .name = プレイヤー
history-whose-mine = 自分
history-whose-server = このサーバー
history-mine = ## あなたのゲーム · 終了{ $count }件
history-mine-none = ## あなたのゲーム
    終わったゲームはまだありません。最後までプレイすると、得点表・リプレイ・プレイ記録とともにここに並びます。
history-server = ## このサーバーのゲーム · 終了{ $count }件
history-server-none = ## このサーバーのゲーム
    終わったゲームはまだありません。
history-person = ## { $who }さんのゲーム（このサーバー） · 終了{ $count }件
history-person-none = ## { $who }さんのゲーム
    このサーバーで終わったゲームはまだありません。
history-running = **進行中（{ $count }件）**
history-finished = **終了（{ $count }件）**
history-turns = { $count }手番
history-days = { $count }日
history-hours = { $count }時間
history-minutes = { $count }分
history-rated = レート戦
history-result-only = 結果のみ保存
history-agreed = 合意により終了
history-left = 途中離脱
history-replaced = 交代
# Behind a game of the person whose games are listed: a moderator or the others handed their seat on.
history-taken = 途中で交代
history-open = 得点表・リプレイ・プレイ記録を開く
statistics-not-shown = { $who }さんは成績を公開していません。
statistics-need-server = サーバーについての機能です。サーバーの中で使ってください。

# レート戦の卓

lobby-rated = **レート戦**：最初から参加した人のレーティングに反映されます
option-rated = レート戦にするか
rated-no = レート戦にしない
rated-yes = レート戦（人だけ。取り消せるのは、まだ誰にも見られていない手だけ）
table-command-new-rated = 結果をレーティングに反映する（人だけ）
    .name = レート戦
table-rated-people-only = レート戦の卓は人だけで始めます。先にコンピュータを外すか、オプションで**レート戦にしない**を選んでください。
table-rated-stands = レート戦では、ほかの人が動いたあとや、カードやダイスなど新しいものが見えたあとの手番は取り消せません。
rating-duel = 2人
rating-more = 3人以上
rating-range = { $rating }（{ $low }〜{ $high }）
rating-provisional = { $rating }（{ $low }〜{ $high }、暫定）
stats-line = { $what }：{ $value }
stats-average = 平均{ $mean }点

# プロフィール

stats-command-profile = よく遊ぶゲーム・成績・レーティングを見る
    .name = プロフィール
stats-command-profile-player = 誰のものか（空欄なら自分）
    .name = プレイヤー
profile-title = ## { $who }さん（このサーバー）
profile-title-own = ## あなたのプロフィール
profile-none = { $who }さんがこのサーバーで終えたゲームはまだありません。
profile-none-own = 最初のゲームを終えると、ここにプロフィールができます。
profile-games = { $games ->
    [0] 人との対戦はまだ終わっていません
   *[other] 人との対戦{ $games }戦{ $won }勝
  }
profile-since = 最初に終えた日：{ $since } · 言語：{ $language }
profile-game = **{ $game }**：{ $games }戦{ $won }勝
profile-scores = 平均{ $mean }点、最高{ $best }点
profile-ratings = このサーバーでのレーティング
profile-ratings-everywhere = 全サーバーのレーティング
profile-streaks = 連勝：現在{ $now }、最長{ $longest }
profile-met = { $who }さんとの対戦{ $games }回のうち、{ $ahead }回はあなたが上位でした。
profile-typical = 返答はふつう{ $time }
profile-in-time = 時間内{ $share }%
profile-longest = 最長{ $time }
profile-times-hidden = この行はあなただけに見えています。
picture-profile = { $who }さんのカード：{ $games }戦{ $won }勝。{ $each }
button-history = 対戦履歴
button-rating-course = レーティングの推移
button-calendar = カレンダー
button-seen = 公開範囲
course-everywhere = 全サーバー
course-others = ほかのレーティング…
course-title = ## { $game } · { $size }
    { $who }さんのレーティング（レート戦{ $games }回）
picture-course = { $game }での{ $who }さんのレーティング（{ $games }回）：最初は{ $first }、{ $lowest }〜{ $highest }の間で動き、現在{ $last }。
calendar-title = ## { $who }さんのこの半年
    { $days }日に{ $games }ゲームを終了
picture-calendar = 半年分を1日1マスで：{ $days }日に{ $games }ゲームを終了、1日に最大{ $most }ゲーム。
seen-title = ## ほかの人に見えるもの
    すべてのサーバーで、すぐに反映されます。
seen-results-seen = { $state ->
    [on] 成績：公開
   *[off] 成績：非公開
}
seen-results-seen-on = **成績**（ゲーム・勝敗・このサーバーのレーティング）は、同じサーバーの人に見えます。
seen-results-seen-off = **成績**は自分だけに見えます。サーバーの一覧には、参加者として名前が出ます。
seen-times-seen = { $state ->
    [on] 返答時間：公開
   *[off] 返答時間：非公開
}
seen-times-seen-on = **返答時間**と**カレンダー**は、同じサーバーの人に見えます。
seen-times-seen-off = **返答時間**と**カレンダー**は自分だけに見えます。
seen-everywhere = { $state ->
    [on] 全サーバー：公開
   *[off] 全サーバー：非公開
}
seen-everywhere-on = **全サーバーのレーティング**を公開しています。
seen-everywhere-off = **全サーバーのレーティング**はほかの人には見えません。
seen-feats-told = { $state ->
    [on] 連勝など：伝える
   *[off] 連勝など：伝えない
}
seen-feats-told-on = 得点表で**連勝や初勝利**を伝えます。
seen-feats-told-off = 得点表で連勝や初勝利を伝えません。
seen-stories = { $state ->
    [on] 勝負の分かれ目：オン
   *[off] 勝負の分かれ目：オフ
}
seen-stories-on = ゲームのあと、**勝負の分かれ目**を裏で計算しておきます。
seen-stories-off = ゲームのあとに**勝負の分かれ目**を自動では計算せず、誰かが開いたときだけ計算します。

# ランキング

stats-command-leaderboard = ゲームごとのレーティング上位を見る
    .name = ランキング
stats-command-leaderboard-game = ゲーム
    .name = ゲーム
stats-command-leaderboard-size = 2人か3人以上か
    .name = 人数
leaders-title = ## { $game } · { $size } · このサーバー
leaders-title-everywhere = ## { $game } · { $size } · 全サーバー
leaders-none = レーティングのある人はまだいません。`/卓 立てる`で「レート戦」を選ぶと、結果が反映されます。
leaders-games = { $count }戦
leaders-help = 確実と言える強さの順です。実際の強さは、95%の確率でこの範囲にあります。
leaders-here = このサーバー
leaders-all = 全サーバー
button-leaders = ランキング
button-met = 直接対決
picture-leaders = レーティングと範囲：{ $each }
met-title = ## 直接対決
    このサーバーで同じ卓についたゲームのうち、上位だった回数
met-each = { $who } { $ahead }/{ $games }
met-none = まだ対戦がありません。
met-alt = { $who }対{ $other }：{ $games }回中{ $ahead }回上位
picture-met = 直接対決の表：{ $each }

# ゲームの集計

stats-command-game = このサーバーでの勝ち方・記録・ダイス・自分の成績を見る
    .name = ゲーム別
stats-command-game-game = ゲーム
    .name = ゲーム
stats-none = このサーバーで人どうしの{ $game }はまだ終わっていません。
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
record-score = 最高得点
record-alhambra-remark-wall = 最長の外壁
record-alhambra-remark-city = 最大のアルハンブラ
record-armadora-remark-richest = 最大の獲得
record-carcassonne-remark-city = 最大の都市
record-carcassonne-remark-road = 最長の道
record-carcassonne-remark-field = 最も得点した草原
record-hanging-gardens-remark-bonus = 最多のボーナスタイル
record-yspahan-remark-caravan = 最高得点のキャラバン
record-yspahan-remark-souks = 完成した商店街の数

# 得点表のひとこと

award-close = 大接戦：1位と2位の差は{ $points }点でした。
award-comeback = 大逆転：{ $who }は一時{ $points }点差をつけられていました。
award-record = このサーバーの新記録：{ $what } { $value }（{ $who }。これまでは{ $before }）
award-first-win = { $who }がこのゲームで初勝利（{ $games }戦目）。
award-streak = { $who }は{ $games }連勝中。
award-round = { $who }の人との対戦は、これで{ $games }回目です。

# 結果の訂正

table-command-correct = モデレーター用：終わったゲームの結果を訂正する
    .name = 結果訂正
table-command-correct-table = 終わったゲーム
    .name = 卓
table-command-correct-places = 席順に順位（例：1 3 2）。0で無効試合
    .name = 順位
table-command-correct-reason = 理由（全員に見えます）
    .name = 理由
correct-not-moderator = 結果を訂正できるのは、このサーバーの卓のモデレーターだけです。
correct-not-over = 訂正できるのは終わったゲームの結果だけです。
correct-own = 自分が参加したゲームの結果は訂正できません。参加していないモデレーターに頼んでください。
correct-places = { $seats }席あります。席順に順位を入れてください（例：{ $example }）。無効試合にするには0を入れます。
correct-public = **結果の訂正**（{ $who }）：{ $places }。理由：{ $reason }
correct-void = 無効試合
correct-done = 訂正しました。レーティングはまもなく反映されます。
