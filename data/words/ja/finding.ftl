### Finding a game: open tables, the queue, saved settings.

## Open tables, /table find

find-title = { $count ->
    [0] 条件に合う募集中の卓はありません。`/卓 立てる`で卓を立てることも、`/遊ぶ`で人数がそろうのを待つこともできます。
   *[other] **条件に合う募集中の卓：{ $count }卓**
}
find-others = { $count ->
    [0] ほかの卓はありません。
   *[other] **条件に合わない卓：{ $count }卓**
}
find-since = { $since }から募集中
button-why-not-others = ほかの{ $count }卓が合わない理由
find-needs-server = サーバーのチャンネルで使ってください。
find-call = 📣 { $role }：{ $count }卓がメンバーを募集しています。このお知らせは1日1回までです。

## The queue, /play

wish-title = **参加者を待っているゲーム（{ $count }件）：**
wish-none = このサーバーで参加者を待っているゲームはありません。`/遊ぶ`でゲームを選ぶと、人数がそろうのを待てます。
wish-help = 一緒に遊ぶのは、同じサーバーで待っている人です。人数がそろうと、最初の人が待ち始めたチャンネルに卓が立ち、全員に通知が届きます（そのチャンネルを見られない人は対象外です）。誰も持ち時間を選んでいなければ、サーバーの設定（なければ1手1日）になります。
wish-players = { $fewest }〜{ $most }人
wish-any-clock = 持ち時間は問わない
wish-rated-yes = レート戦
wish-rated-no = レート戦以外
wish-until = { $until }まで（{ $left }）
wish-matched = **{ $game }**の人数がそろいました！　あなたの席は取ってあります。ほかの人の返事を明日まで待ち、全員が参加すると自動で始まります。
wish-has-table = **{ $game }**の卓がもう立っています。そちらで返事をしてください。
button-unwish = { $game }を待つのをやめる

## The queue: how long

wish-lasts-6 = 6時間
wish-lasts-24 = 1日
wish-lasts-72 = 3日
wish-lasts-168 = 1週間

## Saved settings, /table saved

saved-title = **このサーバーで保存した設定（{ $count }件）：**
saved-none = このサーバーで保存した設定はありません。自分の卓の**設定**から**設定を保存…**で保存できます。
saved-open = この設定で卓を立てる…
saved-delete = 削除する…
saved-done = 参加者や招待中の人も含めて、**{ $name }**として保存しました。`/卓 立てる 保存済み:`で同じ卓を立て、全員を招待できます。
saved-needs-name = 名前を入力してください。
saved-too-many = このサーバーには、すでに{ $count }件を保存しています。先に`/卓 保存済み`でどれかを削除してください。
saved-no-such = 「{ $name }」という名前で保存した設定はありません。
saved-form = この設定を保存
saved-name = 名前（例：いつもの）
