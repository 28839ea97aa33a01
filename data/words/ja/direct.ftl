### Direct messages, what a phone shows of them, and the list of one’s games.

## What a phone shows on its lock screen: plain words, no markup

push-turn = { $game }：あなたの手番です。
push-turn-told = { $game }：あなたの手番です。{ $told }
push-turn-by = { $game }：あなたの手番です。期限は{ $when }（{ $zone }）です。
push-turn-told-by = { $game }：あなたの手番です。{ $told }期限は{ $when }（{ $zone }）です。
push-reminder = { $game }：まだあなたの手番です。
push-reminder-by = { $game }：まだあなたの手番です。期限は{ $when }（{ $zone }）です。
push-line = { $game }：{ $said }
push-hand = { $game }：あなたの手札です。

## The list of one’s games, /turns

inbox-mine = **あなたの手番の卓：{ $count }卓**（期限の近い順）
inbox-nothing = いま、あなたの手番の卓はありません。
inbox-away = **離席中の卓**（戻るまでコンピュータが席を預かります）
inbox-others = **ほかの人の手番の卓**
inbox-since = あなたの手番（{ $since }から、持ち時間は無制限）
inbox-until = あなたの手番（{ $since }から）、期限は{ $until }（{ $left }）
inbox-paused = あなたの手番（{ $since }から、中断中）
inbox-waits-for = { $who }の手番（{ $since }から）
inbox-choose = プレイする卓を選ぶ

## The daily digest

digest-waits = **対応待ちは{ $count }件**（期限の近い順）
digest-by = 期限は{ $until }（{ $left }）
digest-more = ほかの{ $count }卓は`/{ turns-command.name }`で見られます。
digest-news = **お知らせ**
digest-settings = -# 1日1回のまとめ通知です（`/{ settings-command.name }`で変えられます）
digest-asked = { $game }：質問が届いています
digest-told = { $game }：お知らせがあります
digest-asked-here = 質問が届いています
digest-told-here = お知らせがあります

## The daily digest: what a phone shows of it

digest-push = 対応待ちは{ $count }件です。最優先：{ $what }
digest-push-by = 対応待ちは{ $count }件です。最優先：{ $what }。期限は{ $when }（{ $zone }）です。
digest-push-news = いま、あなたがすることはありません。{ $what }

## The hand by direct message

dm-closed = 手札をDMで送れなかったため、ここに表示します。DMで受け取るには、サーバーメンバーからのDMを許可してください。
dm-failed = 📪 手札をDMで送れませんでした。**手札**ボタンでいつでもここに表示できます。
hands-wait = 📪 { $who }：いまはDiscordの制限で新しいDMを送れません。**手札**ボタンを押すと、手札が自分だけに表示されます。

## Other direct messages

barred = { $place }には投稿できなくなりましたが、**{ $game }**は続いています。あなたの手番です。ここからそのままプレイできます。自分の卓の一覧は`/手番一覧`で見られます。
removal-dm = **{ $game }**：長いあいだ手番が進んでおらず、スレッドにも投稿できません。この卓のデータは{ $when }に削除されます（ゲームが終わっていれば、結果は残ります）。
letter-export = あなたのデータを受け取りたいという連絡が、ボットの管理者に届きました。自分で頼んだ場合は、このコードを管理者に伝えてください：`{ $code }`。心当たりがなければ、何もしなくて大丈夫です。
letter-forget = あなたのデータを削除してほしいという連絡が、ボットの管理者に届きました。自分で頼んだ場合は、このコードを管理者に伝えてください：`{ $code }`。心当たりがなければ、何もしなくて大丈夫です。
