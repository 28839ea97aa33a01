### Looking back: recap, replay, video, chart, what if, sharing, proof of the shuffle.

## Recap and chart

recap-page = **{ $page } / { $pages }ページ**
recap-now = 現在へ
chart-empty = まだグラフにできるほど得点が動いていません。

## Replay

replay-moments = 見どころを選ぶ
replay-scoring = 得点計算：{ $who } +{ $points }
replay-swing = { $who } +{ $points }
replay-lead = { $points ->
    [0] { $who }が首位に立つ
   *[other] { $who }が+{ $points }で首位に立つ
}
replay-swing-stands = ここで終われば{ $who } +{ $points }
replay-lead-stands = ここで終われば{ $who }が首位
replay-undone = { $who }が手番を取り消し
replay-last-round = 最終ラウンド開始
replay-end = ゲーム終了
replay-eyes-own = 自分の視点
replay-eyes-open = 公開情報のみ
replay-eyes-revealed = すべて公開
replay-checked = 矛盾のないファイルです。シードから準備をやり直してすべての手を再現したところ、結果も一致しました。
button-look-back = ここから見る

## Video

film-later = 動画はゲーム終了後に見られます。
film-drawing = 🎞️ 作成中… { $done } / { $frames }コマ
film-done = ゲーム全体の動画
film-gif = GIFで見る

## What if …?

button-what-if = もしも…？
what-if = **もしも…？** 🔒 自分だけの練習用コピーです。実際のゲームには影響しません。
what-if-guessed = 全員分を自分で動かします。見えなかったものは配り直し、このあとの抽選もやり直すので、実際とは違います。
what-if-as = { $who }として：
what-if-real = 全員分を自分で動かすか、コンピュータに任せます。局面は実際のもので、このあとの抽選はやり直します。
button-computer-moves = コンピュータに任せる

## What decided it?

story-later = **勝負の分かれ目**はゲーム終了後に見られます。
story-thinking = 💭 勝負を分けた手番を調べています（{ $percent }%）。見つかりしだい、ここに表示します。
story-title = 勝負の分かれ目
story-none = 一手で大きく動いた場面はありません。少しずつ差がつきました。
story-chance = { $who } { $before }% → { $after }%
story-chances = おおよその勝率（手番の前 → 後）：{ $seats }
story-how = 各手番のあとの勝率のグラフです。すべての情報を公開した状態で、コンピュータが何度も続きをプレイして見積もりました。あくまで目安です。
story-open = このゲームは終盤まで勝敗の行方が分かりません。それまでは、コンピュータの見積もりも得点差から読み取れることとほとんど変わりません。
story-turn = { $who }の{ $number }手番目
story-better = { $raised ->
    [1] 💡 **さらに良い手：**{ $turn }（約{ $points }点プラス）
   *[0] 💡 **より良い手：**{ $turn }（約{ $points }点プラス）
}
story-why = -# { $who }へのヒント：「{ $why }」
story-best = 👍 この手番では、これより良い手は見つかりませんでした。

## Your turns: a review of one’s own turns in a finished game

review-later = **自分の手番**はゲーム終了後に見られます。
review-not-yours = 自分の手番を振り返れるのは、このゲームをプレイした人だけです。
review-none = 終わったゲームがまだありません。最初のゲームが終わると、自分の手番を振り返れます。
review-title = 自分の手番
review-thinking = 💭 自分の手番を調べています（{ $percent }%）。待たなくても大丈夫です。結果は同じボタンで見られます。
review-goes-on = 💭 時間がかかっています。待たなくても大丈夫です。結果は同じボタンで見られます。
review-at-night = 🌙 手番の振り返りは、混雑の少ない夜間に作成します。開始は{ $when }です。できあがると、同じボタンで見られます。
review-no-choice = 選択肢のある手番はありませんでした。
review-all-good = { $count }回の手番すべてで、よりよい手は見つかりませんでした。
review-sum = { $count }回の手番のうち**{ $good }回**は、よりよい手が見つかりませんでした。逃した点数は約**{ $points }点**で、最も多いのは{ $number }手番目の{ $most }点です。
review-one = { $count }回の手番のうち**{ $good }回**は、よりよい手が見つかりませんでした。点を逃したのは{ $number }手番目だけで、約**{ $points }点**です。
review-missed = 最も良い別の手より約{ $points }点少ない（±{ $off }）
review-ahead = ほかに見つかったどの手よりも約{ $points }点多い（±{ $off }）
review-played = **実際の手**：{ $turn }
review-other = **最も良い別の手**：{ $turn }
review-turn = { $number }手番目
review-how = 実際の手を、「強い」コンピュータが見つけた最も良い別の手と比べています。使うのはそのとき見えていた情報だけで、見えない部分は何通りも想定します。点数は相手との差の見積もりで、あくまで目安です。
review-done = 自分の手番の振り返り

## A finished game played on with others

played-on-title = もしも…？　{ $game }
played-on-opened = **{ $game }**のプライベートスレッドを作りました：{ $link }。そこで誰かを招待するか、コンピュータ相手に始められます。
played-on-about = 🔮 終わったゲームを、この局面から遊び直します。実際のゲームには影響せず、レーティング・統計・履歴にも残りません。このあとの抽選はやり直します。この続きは参加者にしか見えません（サーバーのモデレーターはスレッドを開けます）。
played-on-seats = 空いている席はコンピュータがプレイします。元のゲームの参加者は自分の席に着きます。
played-on-invite = 招待する人を選ぶ
played-on-invites = { $who }：{ $host }さんが、**{ $game }**をこの局面から一緒に続けようと誘っています。盤面は上にあります。
played-on-asked = { $who }を招待しました。
played-on-not-asked = { $who }はここに招待できません。
played-on-joined = **{ $game }**に参加しました。開始時に空いている席はコンピュータがプレイします。
played-on-started = **{ $game }** · { $people }で続きを遊びます。
button-play-on = ほかの人と続ける

## Sharing what was made privately

button-share = スレッドに投稿
button-sendme = DMで受け取る
button-unshare = 削除
chart-done = 得点の推移
result-done = 最終得点
what-if-done = もしも…？　リプレイの{ $page }ページからの別の展開
shared-by = -# 共有：{ $who }
shared = 📌 投稿しました：{ $link }
share-not-yours = スレッドに投稿できるのは、このゲームをプレイした人だけです。**DMで受け取る**ボタンは誰でも使えます。
sent-to-you = 📬 DMに送りました。
sent-not = DMを送れませんでした。このサーバーからのDMを許可して、もう一度押してください。
unshared = 削除しました。
unshare-not-yours = 削除できるのは、共有した人とモデレーターだけです。

## Fair shuffle: buttons

button-fair-lobby = 公正な抽選
button-fair-word = 合言葉を登録

## Fair shuffle: lines in the thread that are never edited

fair-promise = -# 🎲 { $game }（卓`{ $table }`）秘密の値のハッシュ値：`{ $fingerprint }`　この投稿は編集しません。
fair-start-line = -# 🎲 抽選：`{ $seal }`

## Fair shuffle: panel of a lobby and of a running game

fair-title = 公正な抽選
fair-changed = ⚠️ 卓が立ったあとで、秘密の値が変わりました。最初のハッシュ値は`{ $before }`、いまは`{ $fingerprint }`です。バックアップから復元したときにも変わります。復元していないはずなら、ボットの管理者に理由を聞いてください。
fair-lobby =
    この卓が立ったとき、ボットが秘密の値をランダムに1つ決めました。あとから変えると、ハッシュ値が合わなくなるので分かります。参加者も1人1つずつ値を決めます。ボットに決めてもらうことも、好きな合言葉を入力することもできます（保存されるのは合言葉のハッシュ値だけです）。**開始**ボタンを押すと、すべての値からゲームのシードが作られます。終了後は秘密の値が公開され、`/{ table-command.name } { table-command-verify.name }`ですべての抽選を検証できます。
fair-fingerprint = 秘密の値のハッシュ値（終了後に自分で見比べる人は、控えておいてください）：`{ $fingerprint }`
fair-promised = 同じ値は、[あとから編集されることのない投稿]({ $link })でも確かめられます。
fair-parts-so-far = 各自の現在の値（席を空けると取り消されます）：
fair-parts = 各自の値（参加順）：
fair-seat-of = { $who }の席
fair-part-word = - { $who }：本人の合言葉（`{ $part }…`）
fair-part-drawn = - { $who }：ボットが決めた値（`{ $part }…`）
fair-part-computer = - { $who }：なし（開始時はコンピュータ）
fair-settled = 開始したときに、秘密の値と各自の値からシードが作られました。すべての抽選は、このシードで決まります。終了後は秘密の値が公開され、`/{ table-command.name } { table-command-verify.name }`で検証できます。
fair-sealed = これらをまとめたハッシュ値は、ゲーム開始時に投稿された、編集されない行にも書かれています：`{ $seal }`。求め方：
fair-proves-title = **これで分かること**
# Left out: `.
fair-proves =
    - 開始後に抽選の結果が改変されていれば、検証するか、投稿済みのハッシュ値と見比べることで分かります。ボットの管理者が変えた場合も分かります。
    - プレイヤーは秘密の値を知らないので、抽選を操れません。
    - 開始前に最後に登録されたのが、管理者と無関係な人の合言葉であれば、管理者だけでは抽選を操れません（ボットが決めた値では、そうとは言い切れません）。
fair-not-title = **これでは防げないこと**
fair-not =
    - 管理者の仲間が最後に参加し、都合のよい合言葉を探して登録すること。
    - 卓を立てた人が管理者と組み、コンピュータの数を変えたり、都合の悪い卓を閉じたりすること。
    - 卓がすぐに始まり、合言葉を登録する時間がないこと。
    - 管理者がデータベースで手札を見ること。
fair-by-seed = この卓は、参加者が抽選に加わる仕組みができる前のものです。シードは開始時にボットだけで決め、参加者の値は入っていません。あとから変えると、ハッシュ値が合わなくなるので分かります。終了後はシードが公開され、`/{ table-command.name } { table-command-verify.name }`ですべての抽選を検証できます。
fair-no-parts = この卓は、参加者が抽選に加わる仕組みができる前のものです。シードは開始時に決まります。
fair-old-proves = 開始後にシードが変えられた場合は、ハッシュ値が合わないので分かります。管理者が都合のよいシードを選んでいないことまでは、証明できません。
fair-word-label = 合言葉（何でも）
fair-word-hint = 入力した言葉は保存されません。パスワードは使わないでください。空欄なら、値はボットが決めます
fair-word-added = ✅ 合言葉を登録しました。値は`{ $part }`です。ボットの秘密の値は、ハッシュ値が`{ $fingerprint }`です。
fair-word-drawn = ✅ 新しい値を決めました：`{ $part }`。ボットの秘密の値は、ハッシュ値が`{ $fingerprint }`です。

## Fair shuffle: checked after the end, /table verify

fair-checked = ✅ このゲームを最初から最後まで再現しました。すべて一致しています：
fair-checked-secret =
    - 秘密の値は`{ $secret }`で、そのハッシュ値は`{ $fingerprint }`です。
fair-checked-seal =
    - これと各自の値から求めたハッシュ値は、ゲーム開始時に投稿された行と一致します：`{ $seal }`
fair-checked-seed =
    - 秘密の値と各自の値から、シード`{ $seed }`ができます。
fair-checked-seats =
    - 席順は、このシードによる抽選どおりです。
fair-checked-draws =
    - ゲームの準備と全{ $moves }手で使われた乱数{ $draws }個は、すべてシードどおりです。どの手もルールどおりで、結果も当時と一致します。
fair-checked-old =
    - シードは`{ $seed }`です。開始時に公開したSHA-256は`{ $fingerprint }`です。
fair-wrong = ⚠️ 一致しないところがあります。{ $why }
fair-at-home = **手元で確かめる**：次の行を実行すると、ボットを使わずにハッシュ値とシードを計算できます：
fair-with-the-record = プレイ記録には、抽選に使われた乱数がすべて入っています。`meeplepost verify FILE`で、ゲームを再現して確かめられます。ボットのプログラムを使わずに確かめるときは、短いプログラム`docs/verify.py`を使います。

## Fair shuffle: checked in a file that someone has brought

fair-file = このファイルのゲームを最初から最後まで再現しました。ファイルの内容に矛盾はありません：
fair-file-same = ✅ これは、ここで遊ばれた卓`{ $table }`の記録です。
fair-file-named = ✅ これは、ここで遊ばれた卓`{ $table }`の記録です。ただし、ファイルの名前か日付が異なります。
fair-file-other = ⚠️ このファイルは卓`{ $table }`の記録とされていますが、内容が異なります。信用しないでください。
fair-file-unknown = ℹ️ このファイルは、ここであなたが見られる終了済みのゲームのものではありません。こうしたファイルは、名前も含めて誰でも作れます。
fair-file-nameless = ℹ️ このファイルには卓のIDがなく、ボットのゲームかどうか確かめられません。こうしたファイルは、名前も含めて誰でも作れます。
fair-file-secret =
    - このファイルの秘密の値は`{ $secret }`で、そのハッシュ値は`{ $fingerprint }`です。
fair-file-old =
    - このファイルのシードは`{ $seed }`で、そのSHA-256は`{ $fingerprint }`です。

## Refusals of a game file that someone has brought, and of copies

record-none = Meeplepostのプレイ記録ではありません。1行目が「meeplepost record 2」になっていません。
record-not-a-file = これはプレイ記録のファイルではありません。終わったゲームの**プレイ記録を保存**ボタンで受け取れる、「.txt」のファイルを選んでください。
record-version = このプレイ記録はバージョン{ $version }です。読めるのはバージョン1〜{ $newest }です。
record-too-long = このファイルは大きすぎます。プレイ記録は{ $most }kBまでです。
record-not-text = このファイルはUTF-8のテキストではありません。
record-long-line = { $line }行目が{ $most }文字を超えています。
record-many = { $line }行目：プレイ記録は{ NUMBER($most) }手までです。
record-too-slow = このファイルの再現に{ $seconds }秒以上かかったため、中止しました。
record-too-many = 開けるファイルは1時間に{ $most }個までです。次に開けるのは{ $when }です。
record-unknown = { $line }行目：「{ $what }」の意味が分かりません。
record-twice = { $line }行目：「{ $what }」が2回あります。
record-bad-value = { $line }行目：「{ $what }」の値が正しくありません。
record-lacks = 「{ $what }」の行がありません。
record-no-such-game = { $line }行目：対応していないゲームです。
record-rules = ルールのバージョン{ $rules }で遊ばれたゲームです。読めるのはバージョン{ $newest }までです。
record-setup = この人数とオプションの組み合わせでは遊べません。
record-players = { $seats }席それぞれに、0番から順にプレイヤーが必要です。
record-bad-line = { $line }行目：記録の行として読めません。
record-order = { $line }行目：番号は、前の行より大きくなければなりません。
record-bad-seat = { $line }行目：その席はこのゲームにありません。
record-illegal = { $entry }番の手はその場面ではできません。{ $why }
record-differs = { $entry }番の手の結果が、記録されたときと違います。ファイルが変更されています。
record-result = 結果が、再現したゲームと一致しません。
record-seed = シードが、記録にある秘密の値と各自の値から求めたものと一致しません。
record-seats = 席順が、シードから求めたものと一致しません。
record-draws = { $entry }番の手で使われた乱数が、記録と一致しません（0はゲームの準備）。
table-no-import = このプレイ記録はもう残っていません。`/{ replay-command.name }`でもう一度開いてください。
table-no-sketch = このコピーはもう残っていません。リプレイからもう一度始めてください。
table-sketch-rated = レート戦の卓では、ゲームが終わるまで**もしも…？**を使えません。
table-sketch-alone = 実際のゲームが終わるまで、ここではコンピュータを使えません。
table-played-on = このゲーム自体が別のゲームの続きです。元のゲームのリプレイから始めてください。
table-played-on-settled = 元のゲームと同じ設定で続けるので、変更できません。
table-played-on-no-record = 遊びで続けたゲームのプレイ記録は残りません。元のゲームのプレイ記録は、その得点表の下にあります。
table-played-on-no-rematch = 遊びで続けたゲームに「もう一戦」はありません。元のゲームの得点表から始めてください。
