# 個人設定とサーバー設定

# /設定
settings-command = 言語・タイムゾーン・おやすみ時間など、自分の遊び方の設定
    .name = 設定
settings-command-zone = タイムゾーン（都市名などを入力）
    .name = タイムゾーン
settings-command-away = 長く休むときの最初の日（戻るまで通知なし）
    .name = 休み
settings-command-until = 長く休むときの最後の日
    .name = 最終日
settings-title = **個人設定**　すべての卓に共通です。選ぶとすぐに反映されます。
settings-language = 言語
settings-language-discord = 言語：Discordに合わせる（{ $language }）
settings-language-is = 言語：{ $language }
settings-zone = タイムゾーン
settings-zone-now = 🕰️ { $zone }　ほかの地域は`/設定`の「タイムゾーン」で選べます。
settings-since = おやすみ時間の開始
settings-since-time = { $time }からおやすみ時間
settings-quiet = おやすみ時間の長さ
settings-quiet-hours = { $count ->
    [0] おやすみ時間なし
   *[other] おやすみ時間は{ $count }時間
}
settings-quiet-none = 🌙 おやすみ時間なし（時計は昼も夜も動きます）。
settings-quiet-now = 🌙 おやすみ時間は{ $since }から{ $until }まで。通知は終わってから届きます。時計は次の手番から、その間止まります。
# 手番や回答のたびに通知するか、1日1回DMでまとめるか。$timeは「18:00」など、$atは次のまとめの日時
settings-digest = 通知のしかた
settings-digest-off = 手番や回答のたびに通知
settings-digest-time = 1日1回、{ $time }にまとめて通知
settings-digest-none = 🔔 手番が来たときや回答が必要なときは、そのつど通知します。
settings-digest-now = 🔔 対応待ちのものを1日1回DMでまとめて知らせます（次は{ $at }）。それまで、またはその3時間後までに期限が来るものは、すぐに通知します。
settings-digest-closed = { $why ->
    [off] 🔔 DMを受け取らない設定なので、まとめずにそのつど通知します。
   *[closed] 🔔 DMが届かないので、そのつど通知します。DMを受け取れるようにしてから、まとめる時刻を選び直してください。
}
# 長い休み（最初の日と最後の日）
settings-away-none = 🏝️ 長く休むときは`/設定 休み: 最終日:`で。通知は戻ってから届きます。
settings-away-now = 🏝️ { $since }から{ $until }まで休み。通知は戻ってから届きます。時計は決めたとおりに動き、卓の休暇が使われます。
settings-away-end = 休みを終える
settings-no-such-days = 「{ $value }」は日付として使えません。最初の日と最後の日を候補から選んでください（3か月まで）。
settings-direct-messages = { $state ->
    [on] DM：受け取る
   *[off] DM：受け取らない
}
settings-direct-messages-on = ✉️ 手札とあなたへの質問は、DMでも届きます。
settings-direct-messages-off = ✉️ DMは届きません。すべてスレッドの**手札**と**プレイする**で見られます。
settings-confirm = { $state ->
    [on] 確定ボタン：使う
   *[off] 確定ボタン：省く
}
settings-confirm-on = ✅ 手番は**確定**を押すまで公開されません。
settings-confirm-off = ✅ 最後の選択で手番が決まれば、そのままプレイされます。新しい情報が出る手だけは**確定**を待ちます。
settings-forced = { $state ->
    [on] 選択肢のない手：自動
   *[off] 選択肢のない手：自分で
}
settings-forced-on = ⏩ ダイスを振るだけなど、選択肢のない手は自動で進みます。手番がまるごと進んだときはお知らせします。
settings-forced-off = ⏩ 選択肢のない手も、自分でプレイするまで待ちます。
settings-words = { $state ->
    [on] 選択肢：リスト
   *[off] 選択肢：番号
}
settings-words-on = 🔤 選択肢は、すべて言葉で書かれたリストで選びます。
settings-words-off = 🔢 選択肢は、画像と同じ番号のボタンで選びます。
settings-no-such-zone = タイムゾーン「{ $value }」は見つかりません。都市名を入力して候補から選んでください（例：Asia/Tokyo）。
settings-no-such-choice = 「{ $value }」はここでは選べません。

# /サーバー設定
server-settings-command = このサーバーで卓を立てる場所・人・言語・数の設定
    .name = サーバー設定
server-title = **このサーバーの卓の設定**　選ぶとすぐに反映されます。
server-language = 新しい卓の言語
server-language-discord = サーバーの言語
server-zone = 通知の時刻のタイムゾーン
server-most = 1人が同時に遊べる卓
server-most-none = 制限なし
server-most-count = { $count }卓まで
server-channels = 卓を立てるチャンネル（未選択ならどこでも）
server-creators = 卓を立てられるロール（未選択なら全員）
server-moderators = 卓のモデレーターのロール（Discordの権限とは別に）
server-moderators-gone = ⚠️ 卓のモデレーターのロールが削除されました。サーバーかスレッドを管理できる人は、引き続きモデレーターです。
button-begins = 新しい卓の初期設定
server-begins = **このサーバーで立てる卓の初期設定**　卓を立てる人は変更できます。
server-begins-help = -# 人数に合わない設定があるときは、ゲームの初期設定になります。
server-begins-game = ゲームごとの設定
button-tables = 卓の一覧
server-tables = { $count ->
    [0] このサーバーに募集中・進行中の卓はありません。
   *[other] **このサーバーの卓：{ $count }卓**
}
server-tables-pick = 卓を選んで操作する
server-table-gathers = { $since }から募集中
server-table-waits = { $waits }（{ $since }から）
server-table-help = -# その卓でプレイしていないモデレーターは、長く待たせている人の手番を飛ばしたり、席を代わりの人に譲らせたりできます。誰が行ったかはスレッドに表示されます。非公開の卓（🔒）では、そのスレッドで`/卓 飛ばす`や`/卓 席を譲る`を使ってください。
button-offer-of = { $who }の席を譲る
server-help = -# 卓の言語は、立てる人が変えられます。募集中の卓も数に入ります。サーバー管理権限のあるメンバーは、チャンネルと数の制限の中でいつでも卓を立てられます。
server-channels-gone = { $left ->
    [0] ⚠️ 卓用のチャンネルがすべて削除されたため、いまはどこでも卓を立てられます。
   *[other] ⚠️ 卓用のチャンネルのうち{ $count }件が削除されました。残りはそのまま有効です。
}
server-channels-lack = ⚠️ { $channels }ではボットの権限が足りません：{ $names }。使いみちは、そこで`/{ doctor-command.name }`を使うと分かります。
server-role-gone = ⚠️ 卓を立てられるロールが削除されたため、いまは全員が立てられます。
server-elsewhere = このサーバーでは、卓は{ $channels }で立ててください。
server-not-creator = このサーバーで卓を立てられるのは{ $role }です。募集中の卓への参加は自由です。
server-enough = このサーバーで同時に遊べるのは1人{ $count }卓までです。どれかが終わると、また参加できます。
server-not-manager = この設定を変えられるのは、サーバー管理権限のあるメンバーだけです。

# /個人データ
someone = 元プレイヤー
privacy-command = 自分のデータの受け取りと削除
    .name = 個人データ
privacy-command-about = 保存している内容・期間・見られる範囲
    .name = 説明
privacy-about = { $days ->
    [0] 卓に必要なものだけを保存します。DiscordのユーザーIDと表示名、手番、抽選に加えた値（合言葉はハッシュ値だけ）、個人設定、メモ、ブロックした人、練習の進み具合です。チャットは読みません。手番と名前はスレッドを見られる全員に、手札・確定前の手番・メモは本人だけに見えます。ボットの管理者はデータベースを見られます。卓は、削除を頼まれるまで残ります。`/個人データ 受け取る`でファイルとして受け取り、`/個人データ 削除`で削除できます。
   *[other] 卓に必要なものだけを保存します。DiscordのユーザーIDと表示名、手番、抽選に加えた値（合言葉はハッシュ値だけ）、個人設定、メモ、ブロックした人、練習の進み具合です。チャットは読みません。手番と名前はスレッドを見られる全員に、手札・確定前の手番・メモは本人だけに見えます。ボットの管理者はデータベースを見られます。{ $days }日間動きのないものは、2週間前に知らせてから削除します。終わったゲームの結果は、削除を頼まれるまで残ります。`/個人データ 受け取る`でファイルとして受け取り、`/個人データ 削除`で削除できます。
}
privacy-link = [プライバシー]({ $url })
terms-link = [利用規約]({ $url })
privacy-command-export = 保存されている自分のデータをファイルで受け取る
    .name = 受け取る
privacy-command-forget = 自分の名前とデータをすべて削除する
    .name = 削除
privacy-exported = あなたについて保存しているデータのすべてです（個人設定と{ $count }卓分の席・手番の記録）。ほかの人の非公開情報は含まれません。
privacy-sure = { $count ->
    [0] **データを削除しますか？**　個人設定・確定前の手番・予約した手・メモと、すべての席の名前が完全に消えます。現在プレイ中のゲームはありません。
        プレイした手は、名前のないプレイ記録として各ゲームに残ります。Discordに投稿済みのメッセージやスレッド名は消えません。消せるのはモデレーター（自分の投稿は本人）だけです。
   *[other] **データを削除しますか？**　個人設定・確定前の手番・予約した手・メモと、すべての席の名前が完全に消えます。プレイ中の{ $count }卓は、コンピュータが「元プレイヤー」として引き継ぎます。
        プレイした手は、名前のないプレイ記録として各ゲームに残ります。Discordに投稿済みのメッセージやスレッド名は消えません。消せるのはモデレーター（自分の投稿は本人）だけです。
}
button-forget = 削除する
letter-export = あなたの名前で、保存データの写しを求める連絡がボットの管理者に届きました。ご本人なら、このコードを管理者に伝えてください：`{ $code }`。心当たりがなければ、何もしなくて大丈夫です。
letter-forget = あなたの名前で、保存データの削除を求める連絡がボットの管理者に届きました。ご本人なら、このコードを管理者に伝えてください：`{ $code }`。心当たりがなければ、何もしなくて大丈夫です。
privacy-forgotten = 削除しました。あなたに結びつくデータはもうありません。また遊ぶときは、新しく始められます。

# 手の予約
plan-is-kept = 📋 予約しました。手番が来たとき、ここで見たとおりの結果になるなら自動でプレイされます。ほかの人には見えません。
plan-is-dropped = 📋 予約を取り消しました。
plan-waits = { $count ->
    [1] 📋 予約中の手番（ほかの人には見えません）
   *[other] 📋 予約中の手番（ほかの人には見えません）：上から順に試し、最初に成り立つものをプレイします
}
plan-played = 📋 手番が来たので、予約どおりにプレイしました。
plan-forced = ⏩ 選択肢のない手番だったので、自動で進めました。
plan-undone = 📋 取り消しであなたの手番に戻ったため、予約は解除されました。
plan-dropped = 📋 予約どおりにプレイできませんでした。あなたの手番です。
plan-reason = -# *{ $plan }*：{ $reason }
plan-changed = 予約したときとは結果が変わります。
plan-not-now = いまこの卓で予約できる手はありません。
plan-too-many = 予約はすでに{ $most }件あります。いったん取り消してからやり直してください。
button-keep = この手を予約
button-unplan = 予約を取り消す
button-plan = 次の手を予約

# /ブロック
privacy-command-block = 特定の人と今後同じ卓にならないようにする（相手には知らされない）
    .name = ブロック
privacy-command-block-person = 相手（省略すると、リストの表示と解除）
    .name = 相手
block-menu = 卓でブロック
blocks-title = { $count ->
    [0] **ブロックしている人はいません。**`/ブロック`で相手を選ぶとブロックできます。
   *[other] **ブロックしている人：{ $count }人**
}
blocks-help = -# ブロックした人とは、どのサーバーでも新しい卓で一緒になりません（マッチング・招待・参加のどれも）。相手には知らされません。一緒に進行中のゲームは続きます。
blocks-unblock = ブロックを解除する人
blocked = { $who }をブロックしました。
blocked-lobbies = 開始前の{ $count }卓に、2人とも参加しています。卓を離れるか、あなたが立てた卓なら相手を外してください：
blocked-running = いっしょにプレイ中の{ $count }卓はこのまま続きます。席を譲るには、その卓の**⋯**から。
button-unblock = ブロックを解除
button-blocks = リストを見る
block-nobody = ブロックできるのはほかの人だけです（自分やボットは選べません）。
block-too-many = ブロックできるのは{ $most }人までです。先に`/ブロック`のリストから誰かを解除してください。

# /参加禁止
table-command-bar = モデレーター用：このサーバーの卓への参加を禁止する
    .name = 参加禁止
table-command-bar-member = 対象（省略すると、リストの表示と解除）
    .name = メンバー
table-command-bar-length = 期間
    .name = 期間
bar-length-day = 1日
bar-length-week = 1週間
bar-length-month = 30日
bar-length-quarter = 3か月
bar-length-year = 1年
bar-length-good = 無期限
bars-title = { $count ->
    [0] **このサーバーで卓への参加を禁止されている人はいません。**`/参加禁止`でメンバーを選ぶと禁止できます。
   *[other] **このサーバーで卓への参加を禁止されている人：{ $count }人**
}
bars-help = -# 禁止された人は、このサーバーの卓に新しく参加できません。参加しようとすると、禁止されていることが表示されます。進行中のゲームは続きます（席を譲らせるには`/卓 席を譲る`）。
bars-lift = 禁止を解除する人
bar-for-good = { $who }（無期限）
bar-until = { $who }（{ $until }まで）
barred-now = **卓への参加を禁止しました：**{ $who }
barred-lobbies = 開始前の{ $count }卓から外しました。
barred-running = このサーバーでプレイ中の{ $count }卓は続きます。
button-bars = 参加禁止の一覧
bar-nobody = 禁止できるのはほかのメンバーだけです（自分やボットは選べません）。
bar-not-moderator = 卓への参加を禁止できるのは、このサーバーのモデレーターだけです。

# 開始前の卓から外す
lobby-remove = この卓から外す人
lobby-remove-sure = **{ $who }をこの卓から外しますか？**　本人に知らせます。その人はこの卓にはもう参加できません。
button-remove = 外す
lobby-removed = { $place }の{ $game }の卓から、卓を立てた人があなたを外しました（開始前です）。この卓にはもう参加できませんが、ほかの卓には参加できます。
