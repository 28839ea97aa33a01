### What is settled for a server: settings, tables, bars.

## Settings

server-called-gone = 募集を知らせるロールは削除されたため、誰にも通知しません。
server-called-not-mentionable = { $role }は、誰でもメンションできる設定になっていません。Discordのロール設定で許可するか、別のロールを選んでください。
server-title = **このサーバーの卓の設定**　選ぶとすぐに反映されます。
server-moderators-gone = ⚠️ 卓のモデレーターのロールが削除されました。サーバーかスレッドを管理できる人は、引き続きモデレーターです。
server-begins = **このサーバーで立てる卓の初期設定**　卓を立てる人は、卓ごとに変えられます。
server-begins-help = -# 卓の人数に合わない設定は、そのゲームの初期設定に戻ります。
# Left out: **.
server-help = -# 卓の言語は、卓を立てる人が選び直せます。卓の数には、募集中の卓も入ります。サーバー管理権限のあるメンバーは、ロールの指定に関係なく卓を立てられます（チャンネルと卓の数の制限は適用されます）。
server-channels-gone = { $left ->
    [0] ⚠️ 卓用のチャンネルがすべて削除されたため、いまはどこでも卓を立てられます。
   *[other] ⚠️ 卓用のチャンネルのうち{ $count }件が削除されました。残りはそのまま有効です。
}
server-channels-lack = ⚠️ { $channels }ではボットの権限が足りません：{ $names }。それぞれの用途は、そこで`/{ doctor-command.name }`を使うと表示されます。
server-role-gone = ⚠️ 卓を立てられるロールが削除されたため、いまは全員が立てられます。
server-elsewhere = このサーバーでは、卓は{ $channels }で立ててください。
server-not-creator = このサーバーで卓を立てられるのは{ $role }です。募集中の卓には参加できます。
server-enough = このサーバーで同時に遊べるのは1人{ $count }卓までです。どれかが終わると、また参加できます。
# Left out: **.
server-not-manager = この設定を変えられるのは、サーバー管理権限のあるメンバーだけです。

## Settings: menus

server-language = 新しい卓の言語
server-zone = 通知の時刻のタイムゾーン
server-most = 1人が同時に遊べる卓の数
server-channels = 卓を立てるチャンネル（未選択ならどこでも）
server-creators = 卓を立てられるロール（未選択なら全員）
server-moderators = 卓のモデレーターのロール（Discordの権限とは別）
server-called = 募集中の卓を知らせるロール（1日1回まで）
server-crews = 誰でも入れる相談グループを知らせるロール（なし：メンバーを名前で）
server-days = 誰でも入れる相談グループに入るのに必要な在籍日数
server-needed = 成績を参加条件に使う時期
server-begins-game = ゲームごとの設定

## Settings: choices

server-language-discord = サーバーの言語
server-days-count = { $count ->
    [0] なし
   *[other] { $count }日
}
server-most-none = 制限なし
server-most-count = { $count }卓まで
server-needed-count = { $count ->
    [0] 最初のゲームから
   *[other] { $count }ゲーム終えてから
}

## Settings: buttons

button-begins = 新しい卓の初期設定
button-tables = 卓の一覧
button-bars = 参加禁止の一覧

## Tables of the server

server-tables = { $count ->
    [0] このサーバーに募集中・進行中の卓はありません。
   *[other] **このサーバーの卓：{ $count }卓**
}
server-tables-pick = 卓を選んで操作する
server-table-gathers = { $since }から募集中
server-table-waits = { $waits }（{ $since }から）
server-table-help = -# その卓でプレイしていないモデレーターは、長く待たせている人の手番を飛ばしたり、席を代わりの人に譲らせたりできます。誰の判断かは、スレッドに表示されます。非公開の卓（🔒）では、そのスレッドで`/卓 飛ばす`や`/卓 席を譲る`を使ってください。
button-offer-of = { $who }の席を譲る

## Bars by moderators

bars-title = { $count ->
    [0] **このサーバーで卓への参加を禁止されている人はいません。**`/{ table-command.name } { table-command-bar.name }`でメンバーを選ぶと禁止できます。
   *[other] **このサーバーで卓への参加を禁止されている人：{ $count }人**
}
bars-help = -# 禁止された人は、このサーバーの卓に新しく参加できません。参加しようとした本人には、禁止中と表示されます。進行中のゲームは続きます。席を譲らせるには`/卓 席を譲る`を使います。
bars-lift = 禁止を解除する人
barred-now = **卓への参加を禁止しました：**{ $who }
barred-lobbies = 開始前の{ $count }卓から外しました。
barred-running = このサーバーでプレイ中の{ $count }卓は続きます。
bar-for-good = { $who }（無期限）
bar-until = { $who }（{ $until }まで）
bar-nobody = 禁止できるのはほかのメンバーだけです（自分やボットは選べません）。
bar-not-moderator = 卓への参加を禁止できるのは、このサーバーのモデレーターだけです。

## Bars: how long

bar-length-day = 1日
bar-length-week = 1週間
bar-length-month = 30日
bar-length-quarter = 3か月
bar-length-year = 1年
bar-length-good = 無期限
