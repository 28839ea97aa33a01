# 仲間を探す：招待、募集中の卓、希望、参加条件。

# 参加条件に合わない理由。本人だけに伝える。
unmet-in-time = 時間内に終えた手番が{ $asked }%以上（あなたは{ $yours }%）
unmet-answers = 手番にかかる時間の目安が{ $asked }以内（あなたは{ $yours }）
unmet-rating = レーティング{ $asked }（あなたは{ $yours }）
unmet-language = この卓の言語は{ $asked }で、あなたの言語と違います
unmet-known = 卓の誰かとゲームを最後まで遊んだことがある人だけの卓です
unmet-title = { $game }の参加条件に合いません：
unmet-end = 卓を立てた人から招待されれば参加できます。条件の合う卓は`/卓 探す`で見つかります。

# 参加条件と開始の仕方
button-people = メンバー…
people-title = { $game }のメンバー
people-help = 招待した人にはチャンネルで知らせ、席を2日間取っておきます。招待した人に参加条件はかかりません。
people-invited = { $who }・招待中（期限{ $until }）
people-invite = 招待する（{ $count }人まで）…
option-starts = 開始の仕方
starts-no = 誰かが「開始」を押したら始める
starts-yes = 満席になったら自動で始める
lobby-starts-full = 満席になると**自動で開始**
lobby-conditions = 参加条件：{ $asked }
condition-in-time = 時間内の手番が{ $percent }%以上
condition-answers = 手番にかかる時間の目安が{ $time }以内
condition-rating = レーティング{ $range }
condition-language = 卓の言語を使う人
condition-known = 卓の誰かと遊び終えたことがある人
condition-at-most = { $high }以下
condition-at-least = { $low }以上
condition-between = { $low }〜{ $high }
condition-any-in-time = 時間内の手番：条件なし
condition-any-answers = 手番にかかる時間：条件なし
condition-any-rating = レーティング：条件なし
condition-any-language = 言語：条件なし
condition-any-known = はじめての人も歓迎

# 招待
seat-kept = { $who }の席（招待中・回答期限{ $until }）
lobby-invites = 💺 { $who }：{ $game }に席を取ってあります（{ $here }の卓）。返事の期限は{ $until }（{ $left }）です。
lobby-invites-you = 💺 { $game }にあなたの席を取ってあります（{ $here }の卓）。返事の期限は{ $until }（{ $left }）です。
# 招待に返事がないまま期限が過ぎたとき
lobby-lapsed = ⌛ { $who }：{ $game }に取ってあった席の期限が過ぎ、誰でも参加できるようになりました。{ $host }さん、ほかの人も招待できます。
button-accept = 参加する
button-decline = 今回は見送る
declined = { $game }は見送りました。席はほかの人に回ります。
table-command-new-invite = 席を取っておく相手
    .name = 招待
table-command-new-invite2 = 席を取っておく2人目の相手
    .name = 招待2
table-command-new-invite3 = 席を取っておく3人目の相手
    .name = 招待3
unmet-full = 空席がないか、招待中の人のために取ってあります
table-command-new-saved = 保存した設定（ほかの項目は無視）
    .name = 保存済み

# 募集中の卓
table-command-find = このサーバーで募集中の、条件に合う卓を見る
    .name = 探す
table-command-saved = このサーバーで保存した設定を開く・削除する
    .name = 保存済み
find-title = { $count ->
    [0] 条件に合う募集中の卓はありません。`/卓 立てる`で自分の卓を立てるか、`/遊ぶ`で仲間を待てます。
   *[other] **条件に合う募集中の卓：{ $count }卓**
}
find-others = { $count ->
    [0] ほかの卓はありません。
   *[other] **条件に合わない卓：{ $count }卓**
}
find-rated = レート戦
find-since = { $since }から募集中
find-call = 📣 { $role }：{ $count }卓がメンバーを募集しています。このお知らせは1日1回までです。
find-needs-server = サーバーのチャンネルで使ってください。
button-why-not-others = ほかの{ $count }卓が合わない理由

# 仲間を待つ
play-command = このサーバーで仲間を待つ（人数がそろうと卓が立つ）
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
wish-lasts-6 = 6時間
wish-lasts-24 = 1日
wish-lasts-72 = 3日
wish-lasts-168 = 1週間
wish-none = このサーバーで待っているゲームはありません。`/遊ぶ`でゲームを選ぶと、仲間を待てます。
wish-title = **仲間を待っているゲーム（{ $count }件）：**
wish-help = あなたに見えるチャンネルで待っている人なら、誰でも仲間になります。人数がそろうと、最初に待ち始めた人のチャンネルに卓が立ち、全員に知らせます。持ち時間を選ばないと、サーバーの設定か1手1日になります。
wish-players = { $fewest }〜{ $most }人
wish-any-clock = 持ち時間は問わない
wish-rated-yes = レート戦
wish-rated-no = レート戦以外
wish-until = { $until }まで（{ $left }）
wish-matched = **{ $game }**の人数がそろいました！　あなたの席はもうあります。ほかの人の返事を1日待ち、全員が参加すると自動で始まります。
wish-has-table = **{ $game }**の卓がもう立っています。そちらで返事をしてください。
button-unwish = { $game }を待つのをやめる

# 保存した設定
button-save-settings = 設定を保存…
button-saved = 保存した設定
saved-form = この設定を保存
saved-name = 名前（例：いつもの）
saved-done = **{ $name }**として、参加者・招待中の人と一緒に保存しました。`/卓 立てる 保存済み:`で同じ卓を立て、みんなを招待できます。
saved-needs-name = 名前を入力してください。
saved-too-many = ここではもう{ $count }件保存しています。先に`/卓 保存済み`でどれかを削除してください。
saved-no-such = 「{ $name }」という名前で保存した設定はありません。
saved-none = このサーバーで保存した設定はありません。自分の卓の**設定**から**設定を保存…**で保存できます。
saved-title = **ここで保存した設定（{ $count }件）：**
saved-open = この設定で卓を立てる…
saved-delete = 削除する…

# サーバーの設定
server-called = 募集中の卓を知らせるロール（1日1回まで）
server-called-gone = 募集を知らせるロールは削除されたため、誰にも通知しません。
server-called-not-mentionable = { $role }は誰でもメンションできるロールではありません。Discordのロール設定で許可するか、別のロールを選んでください。
server-needed = 成績を参加条件に使う
server-needed-count = { $count ->
    [0] 最初のゲームから
   *[other] { $count }ゲーム終えてから
}
