# 終わったゲーム：一覧、プロフィール、集計、レーティング

history-command = 終わったゲームと進行中のゲームを見る（自分・ほかの人・このサーバー）
    .name = 対戦履歴
history-command-whose = だれのゲーム
    .name = 対象
history-command-player = このサーバーのだれか
    .name = プレイヤー
history-whose-mine = 自分
history-whose-server = このサーバー
history-mine = ## あなたのゲーム · 終了 { $count } 件
history-mine-none = ## あなたのゲーム
    終わったゲームはまだありません。最後までプレイすると、得点表・リプレイ・プレイ記録とともにここに並びます。
history-server = ## このサーバーのゲーム · 終了 { $count } 件
history-server-none = ## このサーバーのゲーム
    終わったゲームはまだありません。
history-person = ## { $who }さんのゲーム（このサーバー） · 終了 { $count } 件
history-person-none = ## { $who }さんのゲーム
    このサーバーで終わったゲームはまだありません。
history-running = **進行中（{ $count } 件）**
history-finished = **終了（{ $count } 件）**
history-turns = { $count } 手番
history-days = { $count } 日
history-hours = { $count } 時間
history-minutes = { $count } 分
history-rated = レート戦
history-agreed = 合意により終了
history-left = 途中離脱
history-open = 得点表・リプレイ・プレイ記録を開く
statistics-not-shown = { $who }さんは成績を公開していません。
statistics-need-server = サーバーについての機能です。サーバーの中で使ってください。
