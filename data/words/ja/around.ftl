# ゲームのまわり: メモ・手番一覧・ふりかえり・観戦・再戦・非公開の卓

button-notes = メモ

# メモ
notes-label = 覚えておきたいこと
notes-hint = ほかの人には見えません。空にすると消えます。
notes-now = 入力しているあいだに、メモがほかで変更されました。いまの内容：
notes-yours = 入力した内容：
button-note-now = いまの内容を残す
button-note-yours = 入力した内容を保存
notes-unsaved = ボットが再起動したため、入力した内容が残っていません。上の文をコピーして、もう一度保存してください。
no-such-form = これは古いバージョンのフォームなので、何も変わっていません。

# 手番一覧
button-next = 次へ
inbox-mine = **あなたの手番待ちは{ $count }卓**（急ぐ順）
inbox-nothing = いまあなたの手番の卓はありません。
inbox-away = **離席中の卓**（戻るまでコンピュータが席を預かります）
inbox-others = **ほかの人の手番の卓**
# $since と $left は「3時間前」「2日後」のような表示、$until は日時
inbox-since = あなたの手番（{ $since }から、持ち時間なし）
inbox-until = あなたの手番（{ $since }から）、期限は{ $until }（{ $left }）
inbox-paused = あなたの手番（{ $since }から、中断中）
inbox-waits-for = { $who }の手番（{ $since }から）
inbox-choose = プレイする卓を選ぶ

# 1日1回のまとめ（DM）。$countは待っているものの数、$whatはいちばん急ぐもの（ゲームの名か、メッセージの書き出し）
digest-waits = **対応待ちは{ $count }件**（急ぐ順）
digest-by = 期限は{ $until }（{ $left }）
digest-more = ほか{ $count }卓は`/{ turns-command.name }`で見られます。
digest-news = **お知らせ**
digest-settings = -# 1日1回のまとめです（`/{ settings-command.name }`で変えられます）
# 通知に出る1行。110字まで。$whenと$zoneはpush.ftlと同じ
digest-push = 対応待ちは{ $count }件。いちばん急ぐもの：{ $what }
digest-push-by = 対応待ちは{ $count }件。いちばん急ぐもの：{ $what }。期限は{ $when }（{ $zone }）。
digest-push-news = 対応待ちはありません。お知らせ：{ $what }

turns-command = 全サーバーから、自分の手番の卓を一覧で見る
    .name = 手番一覧

# 前回の手番のあと・ふりかえり
since-title = { $since ->
    [start] **ゲーム開始から**
   *[turn] **前回の手番のあと**
}
since-title-more = { since-title }（これより前の{ $count }手番は**ふりかえり**で）
since-for-you = ⏩ 自動プレイ：{ $line }
since-you = -# あなた：{ $before } → { $now }
recap-now = 現在へ

# 卓への質問
vote-until = -# 全員の回答を待っています（期限は{ $when }）。
vote-agreed = -# 同意済み：{ $who }
vote-expired = 1日以内に全員の回答がそろわなかったため、何も変わりません。
vote-overtaken = ゲームが先に進んだため、この提案は取り下げられました。
table-vote-late = この提案は、1日以内に回答がそろわず締め切られました。
post-taken-back = ↩️ **取り消された手番**

# 観戦
button-follow = 結果を受け取る
button-unfollow = 受け取りをやめる
followed = このゲームが終わったら、結果をDMでお知らせします。
unfollowed = 結果のお知らせを取りやめました。
follow-seated = 自分が参加している卓です。終わればそのまま分かります。

# 再戦
seating-rotated = 前回から1席ずらす
# チャンネルに出る招待。変数はlobby-invitesと同じ
rematch-invites = 💺 { $who }：{ $game }をもう一戦いかがですか？　席は{ $until }（{ $left }）まで取ってあります（{ $here }の卓）。
table-not-over = このゲームはまだ終わっていません。
table-not-played = 再戦できるのは参加していた人だけです。自分の卓は`/卓 立てる`で立てられます。

# 非公開の卓
lobby-private = 🔒 非公開：誰でも参加できますが、ゲームは参加者だけに見えます。サーバーのモデレーターはスレッドを開けます。参加者の名前は、ここで誰にでも見えます。
table-is-private = 🔒 このゲームは非公開で、参加者とサーバーのモデレーターだけが見られます。
table-command-new-private = ゲームを参加者だけに公開する
    .name = 非公開

# 投稿できないとき
barred = { $place }に投稿できなくなりましたが、**{ $game }**は続いていて、あなたの手番です。ここからプレイできます。自分の卓の一覧は`/手番一覧`で見られます。
