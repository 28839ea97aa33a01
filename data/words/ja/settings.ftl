### What people settle for themselves: settings, privacy, blocks.

## Settings

settings-title = **個人設定**　すべての卓に共通です。選ぶとすぐに反映されます。
settings-zone-now = 🕰️ { $zone }　ほかの地域は`/設定`の「タイムゾーン」で選べます。
settings-quiet-none = 🌙 おやすみ時間はありません（持ち時間は昼も夜も減ります）。
settings-quiet-now = 🌙 おやすみ時間は{ $since }から{ $until }までです。そのあいだの通知は、終わってから届きます。次の手番からは、持ち時間も減りません。
settings-digest-none = 🔔 手番が来たときや回答が必要なときは、そのつど通知します。
settings-digest-now = 🔔 対応待ちの一覧が、1日1回DMで届きます（次は{ $at }）。次の一覧の3時間後までに期限が来るものは、一覧を待たずに通知します。
settings-digest-closed = { $why ->
    [off] 🔔 DMを受け取らない設定なので、まとめずにそのつど通知します。
   *[closed] 🔔 DMが届かないので、そのつど通知します。DMを受け取れるようにしてから、まとめて通知する時刻を選び直してください。
}
settings-away-none = 🏝️ 長く休むときは`/設定 休み: 最終日:`で期間を指定できます。休み中の通知は、休みが明けてから届きます。
settings-away-now = 🏝️ { $since }から{ $until }までお休みです。通知は、休みが明けてから届きます。持ち時間はふだんどおり減り、時間切れになると卓の休暇を使います。
settings-direct-messages-on = ✉️ 手札と、回答が必要な質問は、DMでも届きます。
settings-direct-messages-off = ✉️ DMは届きません。手札や質問は、スレッドの**手札**ボタンと**プレイする**ボタンで見られます。
settings-confirm-on = ✅ 選んだ手は、**確定**ボタンを押すまで公開されません。
settings-confirm-off = ✅ 手を最後まで選ぶと、そのまま確定します。ただし、新しい情報が明らかになる手番では、**確定**ボタンを押すまで待ちます。
settings-forced-on = ⏩ ダイスを振るだけなど、ほかに手がないときは自動で進みます。手番全体が自動で進んだときは、通知が届きます。
settings-forced-off = ⏩ ほかに手がないときも、自分で確定します（手番は自動で進みません）。
settings-words-on = 🔤 手は、すべて言葉で書かれたリストから選びます。
settings-words-off = 🔢 手は、画像と同じ番号のボタンで選びます。
settings-puzzles-named-on = 🧩 今日の問題に正解すると、そのサーバーの投稿に名前が出ることがあります。
settings-puzzles-named-off = 🧩 今日の問題に正解しても、投稿に名前は出ません。
settings-no-such-days = 「{ $value }」は日付として使えません。最初の日と最後の日を候補から選んでください（3か月まで）。
settings-no-such-zone = タイムゾーン「{ $value }」は見つかりません。都市名を入力して候補から選んでください（例：Asia/Tokyo）。
settings-no-such-choice = 「{ $value }」はここでは選べません。

## Settings: buttons

settings-direct-messages = { $state ->
    [on] DM：受け取る
   *[off] DM：受け取らない
}
settings-confirm = { $state ->
    [on] 確定ボタン：使う
   *[off] 確定ボタン：省く
}
settings-forced = { $state ->
    [on] ほかに手がないとき：自動
   *[off] ほかに手がないとき：自分で
}
settings-words = { $state ->
    [on] 選択肢：リスト
   *[off] 選択肢：番号
}
settings-puzzles-named = { $state ->
    [on] 問題の正解者：名前を出す
   *[off] 問題の正解者：名前を出さない
}
settings-away-end = 休みを終える

## Settings: menus

settings-language = 言語
settings-zone = タイムゾーン
settings-since = おやすみ時間の開始
settings-quiet = おやすみ時間の長さ
settings-digest = 通知のしかた

## Settings: choices

settings-language-discord = 言語：Discordに合わせる（{ $language }）
settings-language-is = 言語：{ $language }
settings-since-time = { $time }からおやすみ時間
settings-quiet-hours = { $count ->
    [0] おやすみ時間なし
   *[other] おやすみ時間は{ $count }時間
}
settings-digest-off = 手番や質問が来るたびに通知
settings-digest-time = 1日1回、{ $time }にまとめて通知
language-en = English
language-de = Deutsch
language-fr = Français
language-ja = 日本語

## Privacy

privacy-about = { $days ->
    [0] 卓に必要な、次のものだけを保存します：DiscordのユーザーIDと表示名、手番、抽選のために決めた値（合言葉はハッシュ値だけ）、個人設定、メモ、ブロックした人、練習の進み具合。チャットは読みません。手番と名前はスレッドを見られる全員に、手札・確定前の手番・メモは本人だけに見えます。ボットの管理者はデータベースを見られます。卓は、削除を頼まれるまで残ります。自分のデータは、`/個人データ 受け取る`でファイルとして受け取り、`/個人データ 削除`で削除できます。
   *[other] 卓に必要な、次のものだけを保存します：DiscordのユーザーIDと表示名、手番、抽選のために決めた値（合言葉はハッシュ値だけ）、個人設定、メモ、ブロックした人、練習の進み具合。チャットは読みません。手番と名前はスレッドを見られる全員に、手札・確定前の手番・メモは本人だけに見えます。ボットの管理者はデータベースを見られます。{ $days }日間動きのない卓は、2週間前に予告してから削除します。終わったゲームの結果は、削除を頼まれるまで残ります。自分のデータは、`/個人データ 受け取る`でファイルとして受け取り、`/個人データ 削除`で削除できます。
}
privacy-link = [プライバシー]({ $url })
privacy-exported = あなたについて保存しているすべてのデータです（個人設定と{ $count }卓分の席・手番の記録）。ほかの人の非公開情報は含まれません。
privacy-sure = { $count ->
    [0] **データを削除しますか？**　個人設定・確定前の手番・予約した手・メモと、すべての席に残るあなたの名前が完全に消えます。現在プレイ中のゲームはありません。
        プレイした手は、名前を伏せてゲームごとのプレイ記録に残ります。Discordに投稿済みのメッセージやスレッド名は、そのまま残ります。消せるのは、投稿した本人とモデレーターだけです。
   *[other] **データを削除しますか？**　個人設定・確定前の手番・予約した手・メモと、すべての席に残るあなたの名前が完全に消えます。プレイ中の{ $count }卓は、コンピュータが「元プレイヤー」として引き継ぎます。
        プレイした手は、名前を伏せてゲームごとのプレイ記録に残ります。Discordに投稿済みのメッセージやスレッド名は、そのまま残ります。消せるのは、投稿した本人とモデレーターだけです。
}
privacy-forgotten = 削除しました。あなたに関するデータは、もう残っていません。また遊ぶときは、新しく始められます。
terms-link = [利用規約]({ $url })
button-forget = 削除する

## Blocks

blocks-title = { $count ->
    [0] **ブロックしている人はいません。**`/{ privacy-command.name } { privacy-command-block.name }`で相手を選ぶとブロックできます。
   *[other] **ブロックしている人：{ $count }人**
}
blocks-help = -# ブロックした人とは、どのサーバーでも新しい卓で一緒になりません（マッチングでも、招待でも、参加でも）。相手には知らされません。いま一緒にプレイしているゲームは、そのまま続きます。同じ大会に参加しているときは、ほかの組み合わせがない場合だけ対戦します。
blocks-unblock = ブロックを解除する人
blocked = { $who }をブロックしました。
blocked-lobbies = 開始前の{ $count }卓に、2人とも参加しています。卓から抜けるか、自分が立てた卓なら相手を外してください：
blocked-running = 一緒にプレイ中の{ $count }卓はこのまま続きます。席を譲るときは、その卓の**⋯**を開いてください。
button-unblock = ブロックを解除
button-blocks = リストを見る
block-nobody = ブロックできるのはほかの人だけです（自分やボットは選べません）。
block-too-many = ブロックできるのは{ $most }人までです。先に`/{ privacy-command.name } { privacy-command-block.name }`のリストから誰かを解除してください。
