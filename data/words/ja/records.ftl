# プレイ記録のファイル（docs/records.md）。行は1から数える。

record-none = Meeplepostのプレイ記録ではありません。1行目は「meeplepost record 2」のはずです。
# 選んだファイルの名前だけで断るとき
record-not-a-file = これはプレイ記録のファイルではありません。終わったゲームの**プレイ記録を保存**で受け取れる「.txt」のファイルを選んでください。
record-version = このプレイ記録はバージョン{ $version }です。読めるのはバージョン1〜{ $newest }です。
record-too-long = このファイルは大きすぎます。プレイ記録は{ $most }kBまでです。
record-not-text = UTF-8のテキストではありません。
record-long-line = { $line }行目が{ $most }文字を超えています。
record-many = { $line }行目：プレイ記録は{ NUMBER($most) }手までです。
record-too-slow = このファイルの再現に{ $seconds }秒を超えたため、中止しました。
# $when is a moment that Discord shows, such as “in 20 minutes”.
record-too-many = 開けるファイルは1時間に{ $most }個までです。次に開けるのは{ $when }です。
record-unknown = { $line }行目：「{ $what }」の意味が分かりません。
record-twice = { $line }行目：「{ $what }」が2回あります。
record-bad-value = { $line }行目：「{ $what }」の値が正しくありません。
record-lacks = 「{ $what }」の行がありません。
record-no-such-game = { $line }行目：対応していないゲームです。
record-rules = ルールのバージョン{ $rules }で遊ばれています。読めるのは{ $newest }までです。
record-setup = この人数とオプションの組み合わせはありません。
record-players = { $seats }席それぞれに、0番から順にプレイヤーが必要です。
record-bad-line = { $line }行目：記録の行として読めません。
record-order = { $line }行目：番号は前の行より大きくなければなりません。
record-bad-seat = { $line }行目：その席はこのゲームにありません。
record-illegal = { $entry }番の手はそこではプレイできません。{ $why }
record-differs = { $entry }番の手の結果が、記録されたときと違います。ファイルが変更されています。
record-result = 結果が、再現したゲームと一致しません。
record-seed = シードが、記録にある秘密の値と各自の値から求めたものと一致しません。
record-seats = 席順が、シードから求めたものと一致しません。
record-draws = { $entry }番の手で引かれた数が、記録と一致しません（0は最初の配り）。

# リプレイ
replay-moments = 見どころを選ぶ
replay-scoring = 得点計算：{ $who } +{ $points }
replay-swing = { $who } +{ $points }
replay-lead = { $points ->
    [0] { $who }が首位に立つ
   *[other] { $who }が+{ $points }で首位に立つ
}
# 最後にだけ得点計算するゲームで
replay-swing-stands = ここで終われば{ $who } +{ $points }
replay-lead-stands = ここで終われば{ $who }が首位
replay-undone = { $who }が手番を取り消し
replay-last-round = 最終ラウンド開始
replay-end = ゲーム終了
replay-eyes-own = 自分の視点
replay-eyes-open = 公開情報のみ
replay-eyes-revealed = すべて公開

# 動画
button-film = 動画
film-later = 動画はゲーム終了後に見られます。
film-drawing = 🎞️ 作成中… { $done } / { $frames }コマ
film-done = ゲーム全体の動画
film-seconds = { $count }秒
film-gif = GIFで見る
film-alt = ゲーム全体を手番ごとに追う動画。下に得点が出ます。
film-alt-result = { film-alt }結果：{ $ranking }。

# 持ち込みの記録と「もしも」
replay-command = ゲームを手番ごとに見直す：この卓、または保存した記録
    .name = リプレイ
replay-command-file = 「プレイ記録を保存」でもらったファイル
    .name = ファイル
replay-checked = 矛盾のないファイルです。シードから配り直してすべての手を再現し、結果も一致しました。
table-no-import = このプレイ記録はもう残っていません。`/{ replay-command.name }`でもう一度開いてください。
button-what-if = もしも…？
what-if = **もしも…？** 🔒 自分だけの練習用コピーです。実際のゲームには影響しません。
what-if-guessed = 全員分を自分で動かします。見えなかったものと、このあとの抽選は配り直しなので、実際とは違います。
what-if-as = { $who }として：
what-if-real = 全員分を自分で動かすか、コンピュータに任せます。局面は実際のもので、このあとの抽選は新しくなります。
button-computer-moves = コンピュータに任せる
table-no-sketch = このコピーはもう残っていません。リプレイからもう一度始めてください。
table-sketch-rated = レート戦の卓では、ゲームが終わるまで試せません。
table-sketch-alone = 実際のゲームが終わるまで、ここではコンピュータは使えません。

# 勝負の分かれ目
button-story = 勝負の分かれ目
story-later = **勝負の分かれ目**はゲーム終了後に見られます。
story-thinking = 💭 各局面の続きを試しています… { $done } / 約{ $most }局面
story-title = 勝負の分かれ目
story-none = 一手で大きく動いた場面はありません。少しずつ差がつきました。
story-chance = { $who } { $before }% → { $after }%
story-how = 各手番のあとの勝率のグラフです。すべての情報を公開した状態で、コンピュータが何度も続きをプレイして見積もりました。運も含む目安です。
story-look = { $page }を見る
story-alt = 手番ごとの勝率の推移。中盤：{ $seats }。勝者：{ $who }。
story-alt-seat = { $who } { $percent }%

# 続きをみんなで遊ぶ
button-play-on = ほかの人と続ける
played-on-title = もしも…？　{ $game }
played-on-opened = **{ $game }**のプライベートスレッドを作りました：{ $link }。そこで誰かを招待するか、コンピュータ相手に始められます。
played-on-about = 🔮 終わったゲームを、この局面から遊び直します。実際のゲームには影響せず、レーティング・統計・履歴にも残りません。このあとの抽選は新しくなります。見えるのは参加者だけです（サーバーのモデレーターはスレッドを開けます）。
played-on-seats = 空いている席はコンピュータがプレイします。元のゲームの参加者は自分の席に着きます。
played-on-invite = 招待する人を選ぶ
played-on-invites = { $who }さん、{ $host }さんがこの局面の続きに誘っています。**{ $game }**の盤面は上にあります。
played-on-asked = { $who }さんを招待しました。
played-on-not-asked = { $who }さんはここに招待できません。
played-on-joined = **{ $game }**に参加しました。開始時に空いている席はコンピュータがプレイします。
played-on-started = **{ $game }** · { $people }で続きを遊びます。
table-told-played-on = 🔮 もしも…？　終わったゲームをここから遊び直します。記録には残らず、このあとの抽選は新しくなります。
table-played-on = このゲーム自体が別のゲームの続きです。元のゲームのリプレイから始めてください。
table-played-on-settled = 元のゲームと同じ設定で続けるので、変更できません。
table-played-on-no-record = 遊びで続けたゲームのプレイ記録は残りません。元のゲームのプレイ記録は、その得点表の下にあります。
table-played-on-no-rematch = 遊びで続けたゲームに「もう一戦」はありません。元のゲームの得点表から始められます。
sheet-played-on = 🔮 もしも…？　遊びで続けたゲームなので、記録には残りません。

# 動画やグラフの共有。題はゲーム名のあとに続く
button-share = スレッドに投稿
button-sendme = DMで受け取る
button-unshare = 削除
chart-done = 得点の推移
result-done = 最終得点
what-if-done = もしも…？　リプレイの{ $page }ページからの別の展開
shared-by = -# 共有：{ $who }
shared = 📌 投稿しました：{ $link }
share-not-yours = スレッドに投稿できるのは、このゲームをプレイした人だけです。**DMで受け取る**は誰でも使えます。
sent-to-you = 📬 DMに送りました。
sent-not = DMを送れませんでした。このサーバーからのDMを許可して、もう一度押してください。
unshared = 削除しました。
unshare-not-yours = 削除できるのは、共有した人とモデレーターだけです。
