# 手番の知らせなどで、スマートフォンのロック画面に出る1行。装飾なし、110字まで。
# $game はゲーム名、$told は直前の出来事を1文で、$when は「18:00 (木)」のような時刻、$zone はそのタイムゾーンの都市。

push-turn = { $game }：あなたの手番です。
push-turn-told = { $game }：あなたの手番です。{ $told }
push-turn-by = { $game }：あなたの手番です。期限は{ $when }（{ $zone }）。
push-turn-told-by = { $game }：あなたの手番です。{ $told }期限は{ $when }（{ $zone }）。

# 持ち時間の半分が過ぎたとき、声をかけられたとき
push-reminder = { $game }：まだあなたの手番です。
push-reminder-by = { $game }：まだあなたの手番です。期限は{ $when }（{ $zone }）。

# 卓についてのほかの投稿。$said は投稿の最初の1文。
push-line = { $game }：{ $said }

# 手札のDM。中身は書かない
push-hand = { $game }：あなたの手札です。
