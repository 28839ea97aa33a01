### Leagues and tournaments.

## Kinds and phases

format-league = リーグ戦
format-swiss = スイス式大会
format-knockout = 勝ち抜き戦
phase-open = 参加受付中
phase-running = 開催中
phase-paused = 一時停止中
phase-over = 終了
phase-cancelled = 中止

## The post: how it is played

event-seats = 1卓{ $count }人
event-rounds-league = 1人{ $count }ゲーム
event-rounds-swiss = 全{ $count }回戦
event-division-size = 1部あたり約{ $count }人
event-how-league = **進め方：**3〜6人の部に分かれ、部の中で1人{ $count }ゲームずつ対戦します（卓が埋まらないときは少し増えます）。どの相手とも、できるだけ同じ回数ずつ当たります。各ゲームは、その卓の全員がほかの対戦を終えると始まります。各部の上位は昇格し、下位は降格します。
event-how-swiss = **進め方：**全{ $count }回戦です。毎回、成績の近い人どうしで対戦します。同じ相手とは、できるだけ再戦しません。途中で敗退する人はいません。
event-how-knockout = { $advancing ->
    [1] **進め方：**満席の卓からは1位が勝ち上がり、最後の決勝卓で優勝を決めます。シード（強い人）どうしは序盤では当たらず、不戦勝もシード順に決まります。卓の中で同順位のときは、それまでの勝ち点、次に対戦表の並び順で決めます。
   *[other] **進め方：**満席の卓からは上位{ $advancing }人が勝ち上がり、最後の決勝卓で優勝を決めます。シード（強い人）どうしは序盤では当たらず、不戦勝もシード順に決まります。卓の中で同順位のときは、それまでの勝ち点、次に対戦表の並び順で決めます。
}
event-how-points = { $most ->
    [1] **勝ち点：**勝ち1点、引き分け½点。不戦勝は勝ちと同じです。
   *[other] **勝ち点：**1位が{ $most }点、順位が1つ下がるごとに1点減ります。同順位の人は勝ち点を分け合います。不戦勝は2位と同じです。
}
event-how-ties-league = **勝ち点が同じとき：**直接対決、勝ち数、卓の総得点に占める割合の順に比べ、それでも同じなら対戦表の並び順で決めます。
event-how-ties-swiss = **勝ち点が同じとき：**対戦相手の勝ち点の合計、勝ち数、卓の総得点に占める割合の順に比べ、それでも同じなら対戦表の並び順で決めます。
event-how-ties-knockout = **順位：**どこまで勝ち上がったか、次に最後の卓での順位で決めます。
event-how-no-shows = **手番を進めない人**には、ふだんの卓と同じ時間切れの設定が適用されます。途中で投了・交代した人は、最後まで残った全員より下の順位になります。棄権した人は、それ以降のゲームに参加しません。人数が足りなくなった卓は、残った人の勝ちです。
event-how-no-clock = **持ち時間は無制限です。**時間切れがないので、手番を進めない人は、主催者が交代させるか外します。途中で投了・交代した人は、最後まで残った全員より下の順位になります。棄権した人は、それ以降のゲームに参加しません。人数が足りなくなった卓は、残った人の勝ちです。

## The post: state and standings

event-state-open = 参加受付中 · { $count }人
event-state-league = { $games }ゲーム中{ $done }ゲーム終了 · 進行中{ $running }ゲーム
event-state-swiss = { $round }回戦（全{ $rounds }回戦） · 進行中{ $running }ゲーム
event-state-knockout = { $round }回戦 · 残り{ $left }人 · 進行中{ $running }ゲーム
event-state-paused = 一時停止中：新しいゲームは始まりません。進行中のゲームは続きます。
event-state-drawing = 組み合わせを決めています…
event-state-over = 終了しました。
event-state-cancelled = 中止になりました。進行中のゲームはそのまま続きます。
event-nobody-yet = *まだ参加者はいません。*
event-signed-up = **参加者（{ $count }人）：**{ $who }
event-division = { $letter }部
event-points = 勝ち点{ $score }
event-played = { $count }ゲーム
event-withdrawn = 棄権
event-waits = まもなく
event-against = { $one }対{ $other }
event-byes = **不戦勝：**{ $who }
event-games = 対戦
event-games-now = 進行中の対戦
event-more = *…ほか{ $count }件は**くわしく**で見られます。*

## The post: buttons

button-evjoin = 参加する
button-evleave = 参加をやめる
button-evorg = 主催者・棄権
button-evshow = くわしく
button-event-how = 進め方

## What the channel and the threads are told

event-in-thread = { $who }：**{ $name }**の第{ $number }ゲーム（{ $round }回戦）です。対戦を楽しんでください！
event-told-chosen = **{ $name }** · 設定が変わりました：{ $options }
event-told-paused = **{ $name }**を一時停止しました。主催者が再開するまで、新しいゲームは始まりません。
event-told-resumed = **{ $name }**を再開しました。
event-told-cancelled = **{ $name }**は主催者が中止しました。
event-told-withdrawn = **{ $name }**：{ $who }さんが棄権しました。
event-told-replaced = **{ $name }**：これから始まるゲームには、{ $who }さんが勝ち点を引き継いで参加します。
event-told-fixed = **{ $name }** · 結果の訂正：第{ $number }ゲーム　{ $places }
event-told-ended = 🏆 **{ $name }**が終了しました。優勝は{ $who }さん！
event-told-ended-divisions = 🏆 **{ $name }**の今シーズンが終了しました。優勝　{ $each }

## Answers and refusals

event-joined = **{ $name }**に参加しました（現在{ $count }人）。対戦の卓は自動で立ちます。始まると、ゲームのスレッドで通知が届きます。
event-left = **{ $name }**への参加を取りやめました。
event-leave-question = **{ $name }**は開催中です。棄権すると、いまのゲームは続きますが、そのあとのゲームには参加しません。
event-none = そのリーグや大会はありません。
event-begun = もう始まっています。
event-signed-up-already = すでに参加しています。
event-joined-already = 選んだ人は、すでに参加しています。
event-not-joined = 参加していません。
event-full = すでに{ $most }人が参加していて、空きがありません。
event-too-few = { $fewest }人以上必要です（現在{ $joined }人）。
event-too-many = このサーバーではすでに{ $most }件が進行中です。どれかが終わってから始めてください。
event-too-many-own = あなたの大会がすでに{ $most }件進行中です。どれかが終わるのを待つか、このサーバーの卓のモデレーターに頼んでください。
event-too-many-today = この1日ですでに大会を{ $most }件開いています。卓のモデレーターに頼むか、明日まで待ってください。
event-over = もう終わっています。
event-not-over = まだ終わっていません。
event-not-running = いまの状態ではできません。
event-no-match = そのゲームはありません。
event-no-such-count = このゲームは1卓{ $fewest }〜{ $most }人です（{ $seats }人では遊べません）。
event-places = { $seats }人の順位を入れてください（例：{ $example }）。同順位の人には同じ数字を入れ、次の順位はその人数だけ飛ばします（1 1 3）。
event-not-organiser = この操作ができるのは、主催者と、このサーバーの卓のモデレーターだけです。
event-own-interest = 自分も参加しているので、この操作はできません。参加していない主催者かモデレーターに頼んでください。
event-not-entrant = { $who }さんは参加していません。
event-unnamed = 大会

## Panel of organisers

event-created = **{ $name }**の参加受付を始めました：{ $link }　人数がそろったら、この画面か募集の投稿の**主催者・棄権**から開始してください。
event-organise-open = ゲームの設定は開始まで変えられます（参加者がいれば、変更はチャンネルに投稿されます）。開始すると参加の受付は終わり、組み合わせ・卓・順位表はすべて自動で作られます。
event-organise-running = すべて自動で進みます。参加者の交代は`/リーグ 交代`で行えます。ここでの操作の内容は、チャンネルに投稿されます。
event-organise-paused = 一時停止中です。進行中のゲームは続きますが、再開するまで新しいゲームは始まりません。
event-organise-over = 結果の訂正はまだできます。
event-organise-cancelled = 中止した大会なので、できる操作はもうありません。
event-done = 完了しました。
event-pick-withdraw = 参加者を外す…
event-pick-fix = 結果を訂正する…
event-fix-title = 第{ $number }ゲームの結果
event-fix-places = 順位（一覧の並び順に）
event-fix-hint = 数字を{ $seats }個（例：{ $example }）。同順位は同じ数字
event-cancel-question = **{ $name }**を中止しますか？　進行中のゲームはそのまま続きます。
event-withdraw-question = { $who }さんを外しますか？　いまのゲームは続きますが、そのあとのゲームには参加しません。外したことはチャンネルに投稿されます。

## Panel of organisers: buttons

button-event-start = 開始する
button-event-pause = 一時停止
button-event-resume = 再開する
button-event-cancel = 中止する
button-event-withdraw = 棄権する
button-event-next = 次のシーズン

## List of events, /league list

events-title = ## このサーバーのリーグと大会
events-none = まだありません。`/リーグ 新規`で始められます。
events-pick = 大会を選ぶ…
