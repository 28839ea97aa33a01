### Slash commands and what they take: descriptions in Discord’s list.

## Moves

move-command = 手を文字で入力してプレイする
    .name = 手を入力
move-command-line = 手（例：warrior 3 C4）。いま選べる手が一覧に出る
    .name = 手

## /table

table-command = 卓の操作：立てる・参加・開始・盤面・抜ける
    .name = 卓
table-command-new-private = ゲームを参加者だけに公開する
    .name = 非公開
table-command-substitute = 自分の席を代わりの人に譲る（ほかの人の席なら提案する）
    .name = 席を譲る
table-command-substitute-player = 誰の席か（空欄なら自分の席）
    .name = プレイヤー
table-command-back = コンピュータに預けた席に戻る
    .name = 戻る
table-command-skip = モデレーター用：待たせている人の手番を自動で進める
    .name = 飛ばす
table-command-verify = このゲームの抽選が公正だったか、すべて検証する
    .name = 検証
table-command-new-invite = 招待する人（席を取っておく）
    .name = 招待
table-command-new-invite2 = 招待する人（2人目）
    .name = 招待2
table-command-new-invite3 = 招待する人（3人目）
    .name = 招待3
table-command-new-saved = 保存した設定から選ぶ（ほかの項目は無視）
    .name = 保存済み
table-command-find = このサーバーで募集中の、条件に合う卓を見る
    .name = 探す
table-command-saved = このサーバーで保存した設定を開く・削除する
    .name = 保存済み
table-command-new = このチャンネルに卓を立てる
    .name = 立てる
table-command-new-game = ゲーム
    .name = ゲーム
table-command-new-players = プレイ人数
    .name = 人数
table-command-new-computers = そのうちコンピュータの数
    .name = コンピュータ
table-command-new-level = コンピュータの強さ
    .name = 強さ
table-command-new-time = 持ち時間（空欄なら無制限）
    .name = 時間
table-command-new-language = 公開投稿の言語
    .name = 言語
table-command-join = このチャンネルの卓に参加する
    .name = 参加
table-command-leave = 開始前に席を空ける
    .name = 抜ける
table-command-start = この卓のゲームを始める
    .name = 開始
table-command-play = 手番のパネルを開く
    .name = 手番
table-command-hand = 自分の手札を見る
    .name = 手札
table-command-show = 盤面を画像か文字で見る
    .name = 盤面
table-command-show-form = 画像か文字か
    .name = 形式
table-command-undo = 直前の手番を取り消す
    .name = 取り消し
table-command-resign = 投了する
    .name = 投了
table-command-stop = 勝敗をつけずに終えることを提案する
    .name = 終了提案
table-command-more = そのほかの操作：中断・延長・催促・メモ・プレイ記録
    .name = その他
table-command-zoom = 盤面の一部を拡大して見る
    .name = 拡大
table-command-zoom-at = 拡大する部分（カルカソンヌではE2N1などのマスでもよい）
    .name = 場所
table-command-bar = モデレーター用：このサーバーの卓への参加を禁止する
    .name = 参加禁止
table-command-bar-member = 対象（空欄なら、一覧の表示と解除）
    .name = メンバー
table-command-bar-length = 期間
    .name = 期間
table-command-new-crews = 1つの席をみんなで動かす相談プレイ。手番は投票で決めます
    .name = 相談プレイ
table-command-new-rated = 結果をレーティングに反映する（人だけの卓）
    .name = レート戦
table-command-correct = モデレーター用：終わったゲームの結果を訂正する
    .name = 結果訂正
table-command-correct-table = 終わったゲーム
    .name = 卓
table-command-correct-places = 席の順に並べた順位（例：1 3 2）。0なら無効試合
    .name = 順位
table-command-correct-reason = 理由（全員に見える）
    .name = 理由

## /table new: seats for many
## Choice, 100.

crews-choice-server = サーバーのみんな対コンピュータ
crews-choice-open-1 = サーバーの誰でも入れる相談グループ：1つ
crews-choice-open-2 = サーバーの誰でも入れる相談グループ：2つ
crews-choice-fixed-1 = 6人までの相談グループ：1つ
crews-choice-fixed-2 = 6人までの相談グループ：2つ

## /table show: choices

form-picture = 画像
form-text = 文字

## One’s own games

turns-command = 自分の手番の卓を、全サーバー分まとめて見る
    .name = 手番一覧
play-command = 遊びたいゲームの参加者を待つ（人数がそろうと卓が立つ）
    .name = 遊ぶ
play-command-game = ゲーム（空欄なら、待っているゲームを見る）
    .name = ゲーム
play-command-least = 最少人数
    .name = 最少
play-command-most = 最多人数
    .name = 最多
play-command-time = 持ち時間（空欄なら問わない）
    .name = 時間
play-command-option = 譲れない設定（空欄なら問わない）
    .name = 設定
play-command-rated = レート戦かどうか（空欄なら問わない）
    .name = レート戦
play-command-wait = 待つ期間
    .name = 期間

## Learning

help-command = 場面ごとの使い方：開始・手番・待ち時間・ルール・取り消し・休み
    .name = ヘルプ
help-command-topic = 場面（空欄なら、いまの場面）
    .name = 場面
rules-command = ルールを図と例で調べる
    .name = ルール
rules-command-game = どのゲームか（空欄ならここで遊んでいるゲーム）
    .name = ゲーム
rules-command-topic = 項目、または検索する言葉
    .name = 項目
learn-command = 遊びながらゲームを覚える（1人用、時間制限なし）
    .name = 練習
learn-command-game = どのゲームか（空欄ならここで遊んでいるゲーム）
    .name = ゲーム
puzzle-command = 今日の問題を解く（最善手を探す）
    .name = 問題
puzzle-command-game = どのゲームの過去の問題か（空欄なら今日の問題）
    .name = ゲーム

## Looking back

replay-command = ゲームを1手番ずつ見直す（この卓、自分のゲーム、保存したプレイ記録）
    .name = リプレイ
replay-command-file = 「プレイ記録を保存」で保存したファイル
    .name = ファイル
stats-command = 終わったゲームの履歴・プロフィール・統計・ランキング
    .name = 統計
stats-command-history = 終わったゲームと進行中のゲームを見る（自分・ほかの人・このサーバー）
    .name = 対戦履歴
stats-command-history-whose = 誰のゲームか
    .name = 対象
stats-command-history-player = このサーバーのメンバー
    .name = プレイヤー
stats-command-profile = よく遊ぶゲーム・成績・レーティングを見る
    .name = プロフィール
stats-command-profile-player = 誰のプロフィールか（空欄なら自分）
    .name = プレイヤー
stats-command-review = 終わったゲームの自分の手番を、よりよい手と比べて振り返る
    .name = 振り返り
stats-command-review-game = どのゲームか（空欄なら、この卓。なければ最後に遊んだゲーム）
    .name = ゲーム
stats-command-leaderboard = ゲームごとのレーティング上位を見る
    .name = ランキング
stats-command-leaderboard-game = ゲーム
    .name = ゲーム
stats-command-leaderboard-size = 2人プレイか、3人以上か
    .name = 人数
stats-command-game = このサーバーでの勝ち方・記録・ダイス・自分の成績を見る
    .name = ゲーム別
stats-command-game-game = ゲーム
    .name = ゲーム

## /stats history: choices

history-whose-mine = 自分
history-whose-server = このサーバー

## Leagues and tournaments

league-command = リーグと大会
    .name = リーグ
league-command-new = このチャンネルでリーグや大会の参加受付を始める
    .name = 新規
league-command-new-game = どのゲームか
    .name = ゲーム
league-command-new-format = リーグ戦・スイス式・勝ち抜き戦
    .name = 形式
league-command-new-name = 名前
    .name = 名前
league-command-new-players = 1卓の人数
    .name = 人数
league-command-new-rounds = スイス式なら回戦数、リーグ戦なら1人あたりのゲーム数
    .name = 回数
league-command-new-division = リーグ戦：1部あたりの人数
    .name = 部の人数
league-command-new-time = 各ゲームの持ち時間（空欄ならサーバーの設定、なければ1手1日）
    .name = 持ち時間
league-command-new-rated = 結果をレーティングに反映する
    .name = レート戦
league-command-list = このサーバーのリーグ・大会と順位を見る
    .name = 一覧
league-command-replace = 主催者用：参加者をほかの人と交代させる（勝ち点も引き継ぐ）
    .name = 交代
league-command-replace-event = どのリーグ・大会か
    .name = 大会
league-command-replace-player = 抜ける人
    .name = プレイヤー
league-command-replace-by = 引き継ぐ人
    .name = 代わり

## Settings

settings-command = 言語・タイムゾーン・おやすみ時間など、自分の遊び方の設定
    .name = 設定
settings-command-zone = タイムゾーン（都市名などを入力）
    .name = タイムゾーン
settings-command-away = 長い休みの初日（最終日まで通知なし）
    .name = 休み
settings-command-until = 長い休みの最終日
    .name = 最終日
privacy-command = 自分のデータの受け取りと削除
    .name = 個人データ
privacy-command-about = 保存するデータと期間、誰に見えるかを読む
    .name = 説明
privacy-command-export = 保存されている自分のデータをファイルで受け取る
    .name = 受け取る
privacy-command-forget = 自分の名前とデータをすべて削除する
    .name = 削除
privacy-command-block = 特定の人と新しい卓で一緒にならないようにする（相手には知らされない）
    .name = ブロック
privacy-command-block-person = 相手（空欄なら、一覧の表示と解除）
    .name = 相手
block-menu = 卓でブロック
server-settings-command = このサーバーで卓を立てられる場所や人、卓の言語や数を決める
    .name = サーバー設定
doctor-command = このチャンネルでの権限を調べ、直せるものは直す
    .name = 診断
bot-command = ボットの状態（管理者専用）
    .name = ボット
bot-command-status = 接続・卓・処理待ち・メモリと、直近1日のグラフを見る
    .name = 状態
