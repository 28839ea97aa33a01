### The post of a turn, and what else the thread is told.

## Whose turn it is: first line, also on a phone

your-turn = { $who }さんの手番です。
your-turn-until = { $who }さんの手番です。期限は{ $when }（{ $left }）です。
your-turn-paused = { $who }さんの手番です（中断中。持ち時間は減りません）。
computer-due = 🤖 { $who }の手番です。
computer-due-paused = 🤖 { $who }の手番です（中断中。再開後にプレイします）。
stand-in-due = 🤖 { $who }の手番です（コンピュータが代わりにプレイします）。
stand-in-due-paused = 🤖 { $who }の手番です（中断中。再開後にコンピュータが代わりにプレイします）。
stand-in-due-from = 🤖 { $who }の手番です。誰も席を引き継がなければ、{ $when }にコンピュータが代わりにプレイします。
reminder = そろそろ手番をお願いします。{ $line }

## Below the board

told-before = -# これより前の{ $count }手番は**ふりかえり**ボタンで
deadline = -# { $who }：期限は{ $when }
post-taken-back = ↩️ **取り消された手番**
called-people = -# 📣 { $who }
seat-return = { $who }さん、誰かが席を引き継ぐまでは、盤面の下の**席に戻る**ボタンで戻れます。

## Buttons of the post

button-play = プレイする
button-hand = 手札
button-take = { $who }の席を引き継ぐ
button-return = 席に戻る

## Log: lines of the table among those of the game

table-told-played-on = 🔮 もしも…？　終わったゲームをここから遊び直します。記録には残りません。このあとの抽選はやり直します。
table-told-start = ゲームが始まりました。
table-told-played-for = 🤖 { $who }の席は、コンピュータが代わりにプレイしています。
table-told-undo = { $who }が直前の手番を取り消しました。
table-told-undo-with = { $who }が自分の手番と、そのあとの{ $others }の手番を取り消しました。
table-told-resign = { $who }が投了しました。
table-told-late = ⌛ { $who }が時間切れになり、手番が自動で進みました。
table-told-skipped = <@{ $user }>の判断で、{ $who }の手番を飛ばしました。
table-told-skipped-nameless = モデレーターの判断で、{ $who }の手番を飛ばしました。
table-told-vacation = 🏖️ { $who }が時間切れになり、休暇を1日使いました。
table-told-paused = ⏸️ { $who }の提案で中断しました。卓にいる人なら誰でも再開できます。中断中も手番は進められますが、コンピュータは再開を待ちます。
table-told-resumed = ▶️ { $who }が再開しました。持ち時間は、中断したときの残りから減っていきます。
table-told-extra = ➕ { $who }の持ち時間が1日延びました。
table-told-nudge = 👋 { $who }から{ $whom }へ：お手すきのときに手番をどうぞ。
# Left out: **.
table-told-away = { $who }の席は、しばらくコンピュータが預かります。本人が戻るまでは、盤面の下のボタンで誰でも席を引き継げます。
# Left out: **.
table-told-gone = { $who }はサーバーを抜けました。誰かが盤面の下のボタンで引き継ぐまで、コンピュータが席を預かります。
# Left out: **.
table-told-accepted = { $by }の提案に{ $who }が同意し、席を譲ることになりました。いまはコンピュータが預かっています。本人が戻るまでは、盤面の下のボタンで誰でも席を引き継げます。
# Left out: **.
table-told-voted = { $who }が期限を過ぎ、{ $by }の提案に反対もなかったため、席を引き継げるようになりました。いまはコンピュータが預かっています。本人が戻るまでは、盤面の下のボタンで誰でも席を引き継げます。
# Left out: **.
table-told-removed = <@{ $user }>（モデレーター）が{ $who }の席を引き継げるようにしました。いまはコンピュータが預かっています。本人が戻るまでは、盤面の下のボタンで誰でも席を引き継げます。
# Left out: **.
table-told-removed-nameless = モデレーターが{ $who }の席を引き継げるようにしました。いまはコンピュータが預かっています。本人が戻るまでは、盤面の下のボタンで誰でも席を引き継げます。
table-told-back = { $who }が席に戻りました。
table-told-substituted = { $who }が<@{ $user }>の席を引き継ぎました。
table-told-substituted-nameless = { $who }が席を引き継ぎました。
table-told-stop = 全員の合意により、ゲームをここで終了しました。

## Lines of their own

outage = -# 🔌 ボットがしばらく応答できなかったため、すべての期限を{ $time }延ばしました。
thread-moved = このゲームのスレッドが削除されたため、ここで続けます。
restored = バックアップから復元しました。残っている記録は{ $seq }手目までです。それよりあとの投稿は無効になり、下の盤面から再開します。ご迷惑をおかけします。
restored-lost = ↩️ **失われた手番**：復元に使ったバックアップに、この手番の記録はありません。
removal-running = { $who }：長いあいだ手番が進んでいません。このゲームとそのデータは{ $when }に削除されます。誰かが1手進めれば残ります。
removal-ended = { $who }：このゲームが終わってから、長い時間がたっています。手順の記録は{ $when }に削除されます（結果は残ります）。**プレイ記録を保存**でファイルとして受け取れます。
table-frozen = この卓は停止中です。{ $seq }手目よりあとの記録が、現在のバージョンのルールと合いません。データは失われていません。修正されしだい再開します。
table-thawed = 🔧 修正されました。止まったところから再開します。

## Names of seats

computer-name = コンピュータ{ $number }
computer-name-easy = コンピュータ{ $number }（弱い）
computer-name-hard = コンピュータ{ $number }（強い）
seat-name = 席{ $number }
someone = 元プレイヤー
