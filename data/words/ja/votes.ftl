### Questions to the table, each with two buttons, and how they end.

## Questions in the thread or by direct message

vote-undo = { $who }が、自分の手番を取り消すことを提案しています。そのあとの手番もすべて取り消されます。同意しますか？
vote-stop = { $who }が、勝敗をつけずにゲームを終えることを提案しています。同意しますか？
vote-pause = { $who }が中断を提案しています。全員の持ち時間が止まります。同意しますか？
vote-extra = { $who }が、自分の持ち時間を1日延ばすことを希望しています。同意しますか？
vote-offer = { $who }が{ $whom }に、席を代わりの人に譲るよう提案しています。{ $whom }さん、同意しますか？　あなたの同意がなければ、何も変わりません。
vote-replace = { $whom }が期限を過ぎているため、{ $who }がその席を代わりの人に譲ることを提案しています。同意しますか？　{ $whom }さんは、断っても、そのまま手番を進めてもかまいません。

## Below a question

vote-until = -# 全員の回答を待っています（期限は{ $when }）。
vote-until-offer = -# { $whom }の回答を待っています（期限は{ $when }）。
vote-until-replace = -# 全員の回答を待っています。{ $whom }が回答せず手番も進めないまま、ほかの全員が同意した場合は、{ $when }に席を引き継げるようになります。
vote-agreed = -# 同意済み：{ $who }

## Buttons

button-agree = 同意
button-refuse = 断る
button-withdraw = 提案を取り下げる

## Answers

vote-counted = 回答を受け付けました。
table-vote-late = この提案は、1日以内に全員の回答がそろわなかったため、期限切れになりました。

## How it ended

vote-undo-yes = 全員が同意し、手番を取り消しました。
vote-undo-no = { $who }が同意しなかったため、手番は取り消されません。
vote-stop-yes = 全員が同意し、ゲームを終了しました。
vote-stop-no = { $who }が同意しなかったため、ゲームは続きます。
vote-pause-yes = 全員が同意し、中断しました。
vote-pause-no = { $who }が同意しなかったため、中断しません。
vote-extra-yes = 全員が同意し、持ち時間を1日延ばしました。
vote-extra-no = { $who }が同意しなかったため、持ち時間は変わりません。
vote-offer-yes = { $whom }が同意したため、席を引き継げるようになりました。
vote-offer-no = { $who }が同意しなかったため、席はそのままです。
vote-replace-yes = 反対がなかったため、{ $whom }の席を引き継げるようになりました。
vote-replace-no = { $who }が同意しなかったため、席はそのままです。
vote-withdrawn = { $who }が提案を取り下げました。
vote-expired = 1日以内に全員の回答がそろわなかったため、提案は成立しませんでした。
vote-overtaken = ゲームが先に進んだため、この提案は終了しました。
