# /bot status：ボットの管理者向け。

bot-command = ボットの状態（管理者専用）
    .name = ボット
bot-command-status = 接続・卓・待ち行列・メモリと、この1日のグラフを表示する
    .name = 状態
status-not-owner = これを見られるのは、ボットの管理者だけです。
status-title = **ボットの状態**　起動：{ $since }
status-gateway = Discord
status-heartbeat = 応答
status-database = データベース
status-workers = ワーカー
status-servers = { $servers }サーバー · 今日プレイした人：{ $people }人
status-tables = 進行中の卓：{ $count }（{ $games }） · 投稿が遅れている卓：{ $behind }
status-machine = メモリ{ $memory } MB、ワーカー{ $workers } MB · 順番待ち{ $waiting }件 · Discordに断られた要求{ $refused }件（10分間）
status-lately = この30分間：操作{ $interactions }回、画像{ $pictures }枚、問題{ $problems }件
status-chart = -# この1日（30分ごと）：{ $first }操作 · { $second }画像 · { $third }問題
status-alt = この1日：操作{ $interactions }回、画像{ $pictures }枚、問題{ $problems }件
