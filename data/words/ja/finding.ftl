# 仲間を探す：招待、募集中の卓、希望、参加条件。

# 参加条件に合わない理由。本人だけに伝える。
unmet-in-time = 時間内に指した手番が{ $asked }%以上（あなたは{ $yours }%）
unmet-answers = 手番にかかる時間の目安が{ $asked }以内（あなたは{ $yours }）
unmet-rating = レーティング{ $asked }（あなたは{ $yours }）
unmet-language = この卓の言語は{ $asked }で、あなたの言語と違います
unmet-known = 卓の誰かとゲームを最後まで遊んだことがある人だけの卓です
unmet-title = { $game }の参加条件に合いません：
unmet-end = 卓を立てた人から招待されれば参加できます。条件の合う卓は `/卓 探す` で見つかります。

# 参加条件と開始の仕方
button-people = メンバー…
people-title = **{ $game }のメンバー**
people-help = 招待した人にはチャンネルで声をかけ、席を2日間取っておきます。参加条件は、招待した人には適用されません。
people-invited = { $who }・招待中（回答期限 { $until }）
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
condition-between = { $low }～{ $high }
condition-any-in-time = 時間内の手番：条件なし
condition-any-answers = 手番にかかる時間：条件なし
condition-any-rating = レーティング：条件なし
condition-any-language = 言語：条件なし
condition-any-known = はじめての人も歓迎

# 招待
seat-kept = { $who }の席（招待中・回答期限 { $until }）
lobby-invites = 💺 { $who }：{ $game }に席を取ってあります（{ $here }の卓）。{ $until }（{ $left }）までにお返事をどうぞ。
lobby-invites-you = 💺 { $game }にあなたの席を取ってあります（{ $here }の卓）。{ $until }（{ $left }）までにお返事をどうぞ。
button-accept = 参加する
button-decline = 今回は見送る
declined = { $game }は見送りました。席はほかの人に空けます。
table-command-new-invite = 席を取っておく相手
    .name = 招待
table-command-new-invite2 = 席を取っておく2人目の相手
    .name = 招待2
table-command-new-invite3 = 席を取っておく3人目の相手
    .name = 招待3
