### Questions to the table, each with two buttons, and how they end.

## Questions in the thread or by direct message

vote-undo = { $who }が直前の自分の手番を取り消したいそうです。そのあとの手番もすべて戻ります。同意しますか？
vote-stop = { $who }がゲームの終了を提案しています（結果なし）。同意しますか？
vote-pause = { $who }が中断を提案しています。全員の時計が止まります。同意しますか？
vote-extra = { $who }が持ち時間を1日延ばしたいそうです。同意しますか？
vote-offer = { $who }が、{ $whom }に席を代わりの人へ譲ることを提案しています。{ $whom }、同意しますか？　あなたの同意がなければ、何も変わりません。
vote-replace = { $whom }が時間を過ぎています。{ $who }が、席を代わりの人に譲ることを提案しています。同意しますか？　{ $whom }も断れます。手番を進めるだけでもかまいません。

## Below a question

vote-until = -# 全員の回答を待っています（期限は{ $when }）。
vote-until-offer = -# { $whom }の回答を待っています（期限は{ $when }）。
vote-until-replace = -# 全員の回答を待っています。それまでに{ $whom }の回答も手番もなく、ほかの全員が同意していれば、{ $when }に席を引き継げるようになります。
vote-agreed = -# 同意済み：{ $who }

## Buttons

button-agree = 同意
button-refuse = 断る

## Answers

vote-counted = 回答を受け付けました。
table-vote-late = この提案は、1日以内に回答がそろわず締め切られました。

## How it ended

vote-undo-yes = 全員が同意し、手番を取り消しました。
vote-undo-no = { $who }が同意しなかったため、手番は取り消されません。
vote-stop-yes = 全員が同意し、ゲームを終了しました。
vote-stop-no = { $who }が同意しなかったため、ゲームを続けます。
vote-pause-yes = 全員が同意し、時計を止めました。
vote-pause-no = { $who }が同意しなかったため、時計は動いたままです。
vote-extra-yes = 全員が同意し、1日延ばしました。
vote-extra-no = { $who }が同意しなかったため、持ち時間は変わりません。
vote-offer-yes = { $whom }が同意し、席を引き継げるようにしました。
vote-offer-no = { $who }が同意しなかったため、席はそのままです。
vote-replace-yes = 反対がなかったため、{ $whom }の席を引き継げるようにしました。
vote-replace-no = { $who }は同意しませんでした。席はそのままです。
vote-expired = 1日以内に全員の回答がそろわなかったため、何も変わりません。
vote-overtaken = ゲームが先に進んだため、この提案は取り下げられました。
