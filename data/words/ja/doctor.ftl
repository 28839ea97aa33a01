### For whoever runs a server or the bot: welcome, check-up, health.

## Welcome on a new server

welcome = ## はじめまして！
    ここでは、本格的なボードゲームを何日もかけて一緒に遊べます。卓を立てたら、あとは時間のあるときに手番を進めるだけです。
    ゲームごとにスレッドができ、手番のたびに盤面の画像が届きます。手札はほかの人には見えません。空いた席にはコンピュータも座れます。
    始めるには、**卓を立てる**ボタンを押すか、好きなチャンネルで`/卓 立てる`を使います。権限が足りているかは`/診断`で確かめられます。
button-open-table = 卓を立てる
button-server-settings = 設定

## Check-up, /doctor

doctor-title = **{ $channel }での状態**
doctor-well = ✅ 必要な権限はすべてあります。
doctor-lacks = ⚠️ **{ $permission }**の権限がありません。{ $purpose }
permission-view-channel-for = ボットからこのチャンネルが見えないため、卓を立てられません。
permission-send-messages-for = このチャンネルに卓を立てられません。
permission-send-messages-in-threads-for = 手番を投稿できません。ゲームはDMからしか進められなくなります。
permission-create-public-threads-for = ゲームごとのスレッドを作れないため、ゲームを始められません。
permission-create-private-threads-for = 非公開の卓を立てられません。ほかの卓では遊べます。
permission-attach-files-for = 盤面の画像を表示できません。
permission-read-message-history-for = 投稿が届いたかどうかを確かめられず、同じ手番を2回投稿することがあります。
doctor-grant = -# 権限は、チャンネル設定の「権限」か、ボットのロールで付与できます。スレッドでは、チャンネルの権限がそのまま使われます。
doctor-members = ⚠️ ここには、**スレッドでメッセージを送信**の権限がないメンバーがいます。スレッドがアーカイブされるとボタンが使えなくなるので、遊ぶ人には付与してください。
doctor-mended-resting = 🔧 投稿が遅れていた{ $count }卓の更新を再開しました。
doctor-mended-threads = 🔧 手番待ちなのにアーカイブされていたスレッド{ $count }件を開き直しました。
doctor-mended-settings = 🔧 サーバー設定に残っていた、削除済みのチャンネルやロールを外しました。
doctor-mended-commands = 🔧 Discordに登録したコマンドが古かったため、登録し直しました。
doctor-trials-offer = -# **実際に試す**ボタンを押すと、ボットがここに通知なしのメッセージを数件投稿・編集・削除し、スレッドを2つ作り、あなたにDMを1通送って、動作を確かめます。30秒ほどかかります。ボットにスレッドの管理権限がない場合、作ったスレッドはアーカイブに残ります。
button-doctor = 実際に試す
# Left out: **.
doctor-not-manager = 診断できるのは、サーバー管理権限のあるメンバーだけです。

## Names of permissions, as Discord calls them

permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-create-public-threads = 公開スレッドの作成
permission-create-private-threads = プライベートスレッドの作成
permission-attach-files = ファイルを添付
permission-read-message-history = メッセージ履歴を読む

## Live test

doctor-trial = このサーバーで動くかどうかを試しています。この投稿はすぐに消えます。
doctor-thread = 動作テスト
doctor-trials-well = ✅ { $count }項目すべてが、想定どおりに動きました。
doctor-trials-other = { $count }項目のうち、{ $well }項目が想定どおりに動きました。
doctor-otherwise = ⚠️ { $trial }：Discordの動きが想定と違います。{ $effect }
doctor-failed = ❌ { $trial }：うまくいきませんでした。{ $reason }
doctor-not-tried = ➖ { $trial }：前の項目がうまくいかなかったため、試していません。
doctor-as-believed = ✅ { $trial }

## Live test: what is tried, and what it means if Discord behaves differently

doctor-post = 画像とボタンのある投稿
doctor-post-effect = ここには何も表示できません。
doctor-ids = コンポーネントのIDが、指定したとおりに返る
doctor-ids-effect = 障害のあとで自分の投稿を見分けられず、同じ手番を2回投稿することがあります。
doctor-files = 枠の中の画像は添付ファイルとして数えられない
doctor-files-effect = 影響はありません。
doctor-nonce = 同じメッセージを2回送っても1件になる
doctor-nonce-effect = 応答が途切れると、同じ手番を2回投稿することがあります。
doctor-edit = 編集した投稿には、指定した画像だけが残る
doctor-edit-effect = 古い投稿の画像が消えたり、2枚になったりすることがあります。
doctor-long = 実際に送る中で最も長い日本語の文章
doctor-long-effect = 長い文章を送れないことがあります。
doctor-history = 履歴は新しい順に届く
doctor-history-effect = 障害のあとで自分の投稿を見つけられません。
doctor-deleted = 削除したメッセージの再送は断られる
doctor-deleted-effect = 投稿が削除されたことに気づくのが遅れます。
doctor-thread-below = 投稿の下のスレッド（1つだけ作れる）
doctor-thread-below-effect = 障害のあとで、1つのゲームにスレッドが2つできることがあります。
doctor-archive = スレッドを作った側がアーカイブできる
doctor-archive-effect = 終わったゲームのスレッドは、Discordがアーカイブするまで残ります。
doctor-archived-edit = アーカイブ中のスレッドの投稿は編集できない
doctor-archived-edit-effect = 必要のないスレッドまで開き直します。
doctor-archived-post = アーカイブ中のスレッドに投稿すると、スレッドが開くか、アーカイブ中であることを理由に断られる
doctor-archived-post-effect = アーカイブ中のスレッドで手番の投稿が失われることがあります。
doctor-open-again = スレッドを作った側が開き直せる
doctor-open-again-effect = アーカイブされた卓は休止し、手番の人にはDMで知らせます。
doctor-private = プライベートスレッドを作り、あなたを追加する
doctor-private-effect = ここでは非公開の卓を立てられません。
doctor-dm = あなたへのDM
doctor-dm-effect = 手札は**手札**ボタンからだけ見られます。

## What a phone shows on its lock screen: three direct messages, then two questions

button-phone = 通知を試す
doctor-phone-first = 1通目：ロック画面でこの文が読めますか？
doctor-phone-second = 2通目：ロック画面でこの文が読めますか？
doctor-phone-third = 3通目：いまは{ $when }です。ロック画面で時刻が読めますか？
doctor-phone-question = DMを3通送りました。最初の2通のうち、スマートフォンの通知で文が読めたのはどちらですか？
doctor-phone-times = 3通目の通知の「いまは」のあとには、何が出ましたか？
doctor-phone-thanks = ありがとうございます。これからは、文が読める形で通知を送ります。
doctor-phone-closed = DMを送れません。サーバーメンバーからのDMを許可して、もう一度試してください。

## What a phone shows: answers

button-phone-words = 両方
button-phone-bare = 2通目だけ
button-phone-time = 時刻
button-phone-code = <t:1>のような記号

## Health of the bot, /bot status: figures

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
