### The lobby: the post that gathers players, its panels, and the channel’s lines about it.

## Post

lobby-rated = **レート戦**：結果は、最初から参加していた人のレーティングに反映されます
lobby-private = 🔒 非公開：参加は誰でもできますが、ゲームは参加者にしか見えません。ただし、サーバーのモデレーターはスレッドを開けます。参加者の名前は、この投稿で誰にでも見えます。
lobby-starts-full = 満席になると**自動で開始**
lobby-conditions = 参加条件：{ $asked }
seat-free = 募集中
seat-kept = { $who }の席（招待中、期限は{ $until }）
lobby-teams = { $seating ->
    [random] 👥 チームⅠ：席{ $first }　チームⅡ：席{ $second }　席は開始時に抽選します。組む相手を選ぶには、**{ button-options }**で**{ lobby-seating }**を「{ seating-joined }」にします。
    [joined] 👥 チームⅠ：席{ $first }　チームⅡ：席{ $second }　席は参加した順です。
   *[rotated] 👥 チームⅠ：席{ $first }　チームⅡ：席{ $second }　席は前回から1つずれます。
}
lobby-full = 席が埋まりました。始めますか？
lobby-alone = ほかの人は**{ button-join }**を押すと参加できます。卓を立てた人はコンピュータ（🤖）を加えて始められます。
lobby-can-start = 卓を立てた人は今すぐ{ $count }人で始められます。

## Post: options, in front of their values; also above the menus

lobby-clock = 持ち時間
lobby-vacation = 休暇
lobby-absence = 時間切れのとき
lobby-seating = 席順
lobby-language = 卓の言語

## Post: values of options; also in the menus

lobby-seats = { $count }人プレイ
clock-none = 無制限
clock-move = 1手{ $time }
clock-bank = { $time }＋1手番ごとに{ $gain }（最大{ $most }）
vacation-days = { $count ->
    [0] 休暇なし
   *[other] 休暇{ $count }日
}
absence-idle = 手番を自動で進める
absence-substitute = 手番を自動で進め、時間切れが続くと代わりの人を募る
seating-rotated = 前回から1席ずらす
seating-random = 抽選
seating-joined = 参加順
level-easy = 弱い
level-normal = ふつう
level-hard = 強い

## Post: requirements; also in the menus

condition-in-time = 時間内に終えた手番が{ $percent }%以上
condition-answers = 手番にかかる時間の目安が{ $time }以内
condition-rating = レーティング{ $range }
condition-language = 卓の言語を使う人
condition-known = 卓の誰かと最後まで遊んだことがある人
condition-at-most = { $high }以下
condition-at-least = { $low }以上
condition-between = { $low }〜{ $high }

## Buttons of the post

button-join = 参加
button-computer = 🤖を追加
button-leave = 抜ける
button-options = 設定
button-start = 開始

## What the post answers

joined = { $count ->
    [0] **{ $game }**に参加しました。席が埋まりました。始めますか？
   *[other] **{ $game }**に参加しました。空きはあと{ $count }席です。
}
left = **{ $game }**の卓から抜けました。
left-closed = **{ $game }**の卓から抜けました。最後の1人だったため、卓も閉じました。
started = **{ $game }**が始まりました：{ $thread }

## Panel of the host: the first answer to a new table

host-title = { $game }の卓を立てました。
host-alone = すぐに始めるには、コンピュータ（🤖）を加えます。ほかの人が**{ button-join }**を押すのを待つこともできます。
host-can-start = 今すぐ{ $count }人で始められます。ほかの人を待つこともできます。

## Panel of the host: buttons

button-computer-easy = 🤖 弱い
button-computer-normal = 🤖 ふつう
button-computer-hard = 🤖 強い
button-computer-less = 🤖を減らす
button-more-options = その他の設定

## Panel of options

options-title = **卓の設定**　選ぶとすぐに反映されます。
# Left out: **.
options-language = -# この卓の投稿は、全員に**{ $language }**で表示されます。「卓の言語」で変えられます。自分だけに見えるパネルは、日本語のままです。
options-are-settled = この卓の設定
options-are-the-openers = 設定を変えられるのは、卓を立てた人だけです。

## Panel of options: menus

option-seats = プレイ人数
option-rated = レート戦にするか

## Panel of options: choices

vacation-none = なし
rated-no = レート戦にしない
rated-yes = レート戦（人だけで対戦、取り消しに制限あり）

## Panel of options: buttons

button-people = メンバー…
button-save-settings = 設定を保存…
button-saved = 保存した設定

## Panel of people: invitations and requirements

people-title = { $game }のメンバー
people-help = 招待する相手にはチャンネルで通知し、席を2日間取っておきます。招待された人は、参加条件に関係なく参加できます。
people-invited = { $who }・招待中（期限は{ $until }）
people-invite = 招待する（{ $count }人まで）…
option-starts = 開始のしかた

## Panel of people: choices

starts-no = 誰かが「開始」を押したら始める
starts-yes = 満席になったら自動で始める
condition-any-in-time = 時間内に終えた手番の割合：条件なし
condition-any-answers = 手番にかかる時間：条件なし
condition-any-rating = レーティング：条件なし
condition-any-language = 言語：条件なし
condition-any-known = 初対面の人も歓迎

## Panel of the host: someone is removed

lobby-remove = この卓から外す人を選ぶ
lobby-remove-sure = **{ $who }をこの卓から外しますか？**　本人に通知され、この卓にはもう参加できなくなります。
button-remove = 外す
lobby-removed = { $game }（{ $place }）の卓を立てた人が、開始前にあなたを卓から外しました。この卓にはもう参加できませんが、ほかの卓には参加できます。

## Invitations in the channel, and what they are answered

# Left out: **.
lobby-invites = 💺 { $who }：{ $game }の席を取ってあります（{ $here }の卓）。返事の期限は{ $until }（{ $left }）です。
lobby-invites-you = 💺 { $game }であなたの席を取ってあります（{ $here }の卓）。返事の期限は{ $until }（{ $left }）です。
lobby-invited-all = 💺 **{ $game }**への招待は締め切られました。
lobby-lapsed = ⌛ { $who }：{ $game }で取ってあった席は、返事の期限が過ぎたため、誰でも座れるようになりました。{ $host }さん、ほかの人を招待することもできます。
button-accept = 参加する
button-decline = 今回は見送る
declined = { $game }への参加を見送りました。空いた席には、ほかの人が座れます。
# Left out: **.
rematch-invites = 💺 { $who }：{ $game }をもう一戦いかがですか？　席は{ $until }（{ $left }）まで取ってあります（{ $here }の卓）。

## Requirements that someone does not meet; said to nobody else

unmet-title = { $game }の参加条件を満たしていません：
unmet-in-time = 時間内に終えた手番が{ $asked }%以上（あなたは{ $yours }%）
unmet-answers = 手番にかかる時間の目安が{ $asked }以内（あなたは{ $yours }）
unmet-rating = レーティング{ $asked }（あなたは{ $yours }）
unmet-language = この卓の言語は{ $asked }で、あなたの言語と違います
unmet-known = 卓の誰かと最後まで遊んだことがある人だけが参加できます
unmet-full = 席はすべて、参加者か招待中の人で埋まっています
unmet-end = 卓を立てた人から招待されれば参加できます。条件の合う卓は`/卓 探す`で見つかります。

## Lines in the channel

# Left out: **.
lobby-full-opener = { $who }さん、**{ $game }**の席が埋まりました。始めますか？
lobby-was-full = -# **{ $game }**の席が埋まりました。
lobby-changed = ✏️ { $who }：参加後に**{ $game }**の設定が変わりました。
lobby-closes-soon = { $who }：この卓は、募集を始めてからしばらくたちました。**開始**ボタンが押されなければ、{ $when }に自動で閉じます。
lobby-thread-waits = **{ $game }**を始めます。Discordの制限で、次のスレッドを作れるのは{ $when }です。スレッドができしだい、自動で始まります（それまで持ち時間は減りません）。
lobby-started = **{ $game }** · { $people } → { $thread }
table-teams = 👥 チームⅠ：{ $first }　チームⅡ：{ $second }
lobby-closed = **{ $game }** · 開始前に閉じられました。

## Panels to choose a game or a table

which-game = どのゲームで遊びますか？
which-table = ここには複数の卓があります。どの卓ですか？
this-table = 次の卓で実行します：
which-table-pick = 卓を選ぶ
button-this-table = この卓で実行
