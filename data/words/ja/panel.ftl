### The panel that Play opens for one player, and all that can be reached from it.

## Head

first-panel = -# 👀 **確定**を押すまでは自由に試せます。
text-with-draft = ここまでの手を反映した盤面です。確定するまで、ほかの人には見えません。
waiting-for-you = あなたの手番です。
waiting-for-you-too = あなたの手番です（{ $who }も手番中です）。
waiting-for = { $who }の手番です。
you-are-next = 次はあなたの手番です。
table-person-away = 🏝️ { $who }さんは{ $since }から{ $until }までお休みです。
table-is-paused = ⏸️ 中断中です。持ち時間は減りませんが、手番は進められます。
game-is-over = このゲームは終了しています。
plan = -# まだあなたの手番ではありません。次の手をここで試し、最後まで決めると予約できます。
turn-played = ✅ { $number }手番目を終えました。
panel-below = ⬇️ 手番の続きは下にあります。
turn-yours = ▶️ あなたの{ $number }手番目です。
only-choice = ほかに手がないため、自動で選ばれました：{ $choice }
not-seated = この卓には参加していません。観戦は自由にできます。

## Since your last turn

since-title = { $since ->
    [start] **ゲーム開始から**
   *[turn] **前回の手番以降**
}
since-title-more = { since-title }（これより前の{ $count }手番は**ふりかえり**ボタンで）
since-for-you = ⏩ 自動プレイ：{ $line }
since-you = -# あなた：{ $before } → { $now }

## Choices

choices-more = その他…
choices-elsewhere = ほか{ $count }か所…
choices-elsewhere-one = ほか：{ $place }
choices-part = 区画{ $part }
choices-turn = ↻ 回す
choices-shown = 図では{ $number }の位置
choices-few-ways = { $count ->
    [1] この向きでしか置けません。
   *[other] 置ける向きは{ $count }通りだけです。
}
choices-place-before = ◀ ずらす
choices-place-after = ずらす ▶
label-gives = { $label }（{ $gives }）
pair = { $label }：{ $value }

## Buttons

button-confirm = 確定
button-back = 戻る
button-start-over = 最初から
button-to-turn = 手番に戻る
button-words = リストで選ぶ
button-onward = 続ける
button-board = 盤面
button-zoom = 拡大
button-score = 途中の得点
button-recap = ふりかえり
button-text = 文字の盤面
button-rules = ルール
button-how-to-play = 遊び方
button-next = 次へ
button-why = なぜ？

## Above Confirm, and after it

confirm-reveals = -# **確定**を押すと新しい情報が明らかになります。
confirm-reveals-consent = -# **確定**を押すと新しい情報が明らかになります。そのあと取り消すには、全員の同意が必要です。
done = ✅ 確定しました。
done-over = { $thread ->
    [1] ✅ 確定しました。これでゲーム終了です。結果はスレッドで見られます。
   *[0] ✅ 確定しました。これでゲーム終了です。
}

## The hand

your-hand = あなただけに見える手札
hand-empty = 手札はありません。

## Undo

undo-takes = 自分の直前の手番を取り消します。
undo-takes-with = 自分の手番と、そのあとの{ $who }の手番を取り消します。
undo-why-moved = すでに{ $who }が次の手番を終えています。
undo-why-seen = この手番で、カードやダイスなどの新しい情報が明らかになっています。
undo-alone = -# 相手はコンピュータだけなので、ゲーム終了までいつでも取り消せます。
undo-done = 直前の手番を取り消しました。
undo-done-with = 自分の手番と、そのあとの{ $who }の手番を取り消しました。
undo-asked = ほかの人に確認しています。全員が同意すると取り消されます。

## Undo: buttons

button-undo = 取り消し
button-undo-with = 自分と{ $who }の手番を取り消す
button-undo-with-many = 自分とほか{ $count }人の手番を取り消す
button-undo-ask = 取り消しを頼む
button-undo-ask-with = 自分と{ $who }の手番の取り消しを頼む
button-undo-ask-with-many = 自分とほか{ $count }人の手番の取り消しを頼む

## Plans

plan-waits = { $count ->
    [1] 📋 予約中の手番（ほかの人には見えません）
   *[other] 📋 予約中の手番（ほかの人には見えません）。上から順に試し、最初に実行できるものをプレイします：
}
plan-is-kept = 📋 予約しました。手番が来たとき、ここで見たとおりの結果になるなら、自動でプレイします。予約はほかの人には見えません。
plan-is-dropped = 📋 予約を取り消しました。
plan-played = 📋 手番が来たので、予約どおりにプレイしました。
plan-forced = ⏩ 選べる手が1つしかなかったため、自動で進めました。
plan-undone = 📋 手番が取り消され、あなたの手番に戻りました。予約は取り消しました。
plan-dropped = 📋 予約どおりにプレイできませんでした。あなたの手番です。
plan-reason = -# *{ $plan }*：{ $reason }
plan-changed = 予約したときとは結果が変わります。
plan-not-now = いまこの卓で予約できる手はありません。
plan-too-many = 予約はすでに{ $most }件あります。いったん取り消してからやり直してください。

## Plans: buttons

button-keep = この手を予約
button-unplan = 予約を取り消す
button-plan = 次の手を予約

## Hints

hint-thinking = 💡 コンピュータが考えています…
hint-too-busy = 💡 いまは混み合っていて、ヒントを出せません。少し待ってからもう一度押してください。
hint-less = 💡 **{ $turn }**：最善手より約{ $count }点少ない見込みです。
hint-as-good = 💡 **{ $turn }**：最善手とほとんど差がありません。
hint-only = 💡 **{ $turn }**：選べる手はこれだけです。
hint-alone = 💡 **{ $turn }**：飛び抜けて良い手です。
hint-equal = { $shown ->
    [1] 💡 **{ $turn }**
   *[other] 💡 **{ $turn }**：ほかの手と同じくらい良い手です。
}
hint-at-once = 💡 **{ $turn }**：すぐに{ $count }点入る、最善手です。
hint-open = { $at ->
    [0] 💡 **{ $turn }**：最善に見えますが、ほかの手も同じくらい良いかもしれません。
   *[1] 💡 **{ $turn }**：最善手と同じくらい良いかもしれません。
}
hint-later = 💡 **{ $turn }**：得点は少なめですが、あとで取り返せる見込みです。
hint-better = 💡 **{ $turn }**：2番目に良い手より約{ $count }点多い見込みです。
hint-replaces = **この手にする**を押すと、ここまでに選んだ手と入れ替わります。
# $count: points, at least one.
hint-replaces-less = 選んだ手は約{ $count }点少ない見込みです。**この手にする**を押すと入れ替わります。
hint-yours = 💡 コンピュータが見つけた最善手を、もう選んでいます。
hint-none = いまはあなたの手番ではないため、ヒントは出せません。
hint-not-here = ヒントは、練習か、相手がコンピュータだけの卓で使えます。この卓で使うと、ほかの人に不公平になります。
button-hint = 💡 ヒント
button-play-this = ▶ この手にする
button-another = 別の手

## More, ⋯: buttons

button-stop = 終了を提案
button-resign = 投了
button-keep-playing = ゲームを続ける
button-not-now = やめておく
button-save = プレイ記録を保存
button-notes = メモ
button-pause = 中断
button-resume = 再開
button-extra = 時間を延ばす
button-nudge = 声をかける
button-offer = 席を譲る
button-follow = 結果を受け取る
button-unfollow = 受け取りをやめる
button-fair-dealt = 抽選を確かめる
button-see-more = もっと見る…
button-table-more = 卓の操作…
button-legend = 画像の見方
button-remaining = 残り

## More, ⋯: ending and resigning

stop-sure = { $others ->
    [0] 勝敗をつけずに、ゲームを終了しますか？
   *[other] 勝敗をつけずにゲームを終えることを提案しますか？　ほかの全員に通知が届きます。
}
stop-asked = ほかの人に確認しています。全員が同意すると終了します。
stop-done = ゲームを終了しました。
# $ends: 1 if the game ends with it.
resign-sure = { $ends ->
    [1] 本当に投了しますか？　ここでゲームが終わります。
   *[other] 本当に投了しますか？　席には戻れません。コンピュータが代わりにプレイします。
}
resign-done = 投了しました。

## More, ⋯: pause, extra time, nudge

vacation-left = { $count ->
    [0] -# 🏖️ 休暇は残っていません。時間切れになると手番が自動で進みます。
   *[other] -# 🏖️ 休暇はあと{ $count }日です。時間切れになると自動で1日使い、期限が1日延びます。
}
pause-asked = ほかの人に確認しています。全員が同意すると、全員の持ち時間が止まります。
pause-done = 中断し、全員の持ち時間を止めました。卓にいる人なら誰でも再開できます。
pause-ended = 再開しました。持ち時間は、中断したときの残りから減っていきます。
extra-asked = 持ち時間を1日延ばしてよいか、ほかの人に確認しています。
extra-done = 持ち時間が1日延びました。
nudge-done = スレッドで声をかけました。
nudge-gone = 相手は、もうこのサーバーにいません。誰かが引き継ぐまで、コンピュータが席を預かります。

## More, ⋯: seats that are offered and taken

offer-sure = 席を譲りますか？　{ $minutes }分後からコンピュータが代わりにプレイします。誰かが席を引き継ぐまでは戻れますが、引き継がれたあとは、席も手札もその人のものになります。
offer-sure-offer = 席を代わりの人に譲るよう、{ $who }に提案しますか？　スレッドで、本人だけに通知します。1日以内に同意がなければ、何も変わりません。
offer-sure-replace = { $who }の席を代わりの人に譲ることを提案しますか？　{ $who }は期限を過ぎています。本人を含むほかの全員に、スレッドで通知して確認します。誰でも断れます。1日たっても反対がなく、{ $who }以外の全員が同意し、{ $who }が期限を過ぎたままなら、席を引き継げるようになります。
offer-sure-moderator = モデレーターとして、{ $who }の席をほかの人が引き継げるようにしますか？　すぐにコンピュータが席を預かり、誰でも引き継げます。あなたの判断であることは、スレッドに表示されます。{ $who }が時間切れでなければ、離脱にも負けにもなりません。
button-offer-ask = 提案する
button-offer-theirs = 席を引き継げるようにする
offer-asked = { $who }に、スレッドで確認しています。
offer-asked-late = { $who }を含むほかの全員に、スレッドで確認しています。
offer-done = この席は誰でも引き継げるようになりました。引き継がれるまでは、コンピュータが預かります。
offer-no-player = 選んだ人は、この卓に参加していません。
return-done = おかえりなさい。席に戻りました。
take-sure = { $who }の席を引き継ぎますか？　席は手札ごとあなたのものになり、{ $who }は戻れなくなります。
button-take-sure = 席を引き継ぐ
take-done = 席を引き継ぎました。
take-done-hand = 席を引き継ぎました。手札は**手札**ボタンで見られます。

## A moderator skips someone

skip-sure = { $who }の手番を飛ばしますか？　手番はすぐに自動で進みます。あなたの判断で飛ばしたことは、スレッドに表示されます。
button-skip = 飛ばす
skip-moderators = 手番を飛ばせるのは、サーバーかスレッドを管理できるモデレーターだけです。
skip-done = 手番を飛ばしました。あなたの判断で飛ばしたことは、スレッドに表示されています。

## More, ⋯: notes

notes-label = 覚えておきたいこと
notes-hint = ほかの人には見えません。空にすると消えます。
notes-now = 入力しているあいだに、別の画面でメモが変更されました。いまの内容：
notes-yours = 入力した内容：
button-note-now = いまの内容を残す
button-note-yours = 入力した内容を保存
notes-unsaved = ボットが再起動したため、入力した内容が残っていません。上の文をコピーして、もう一度保存してください。

## More, ⋯: following a game

followed = このゲームが終わったら、結果をDMでお知らせします。
unfollowed = 結果のお知らせを解除しました。
follow-seated = 参加しているゲームなので、結果はいつもどおり通知されます。

## More, ⋯: standing orders

order-given = 事前指示を登録しました：**{ $order }**。以後はこのとおりに自動で答えます（ほかの人には見えません）。
