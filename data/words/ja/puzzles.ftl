### The puzzle of the day: panel, result, archive, a channel’s post.

## Panel

puzzle-best = ゲーム終了までに最も得になる手番は？
puzzle-once = 有効なのは最初の答えだけです。正解なら⭐⭐⭐、ヒント1回ごとに1つ減ります。誰も待っていません。
puzzle-none = この日の問題はありません。
puzzle-moved-on = -# この問題はもう先に進んでいます。いまの状態はこちらです。
puzzle-busy = ⏳ いまは混み合っていて答えを調べられません。まだ数えていないので、少し待って**確定**ボタンをもう一度押してください。
puzzle-hint-not = この手ではありません：{ $turn }
puzzle-hint-begins = 最善の手はここから始まります：{ $turn }

## Result

puzzle-right = ✅ **正解です。**これより良い手も、これと同じくらい良い手もありません。{ $stars }
puzzle-as-good = ✅ **正解です。**最善の手と同じくらい良い手です。{ $stars }
puzzle-not-asked = ❌ **良い手ですが、問題の条件を満たしていません。**
puzzle-better = ❌ **もっと良い手がありました。**
puzzle-hints-taken = 💡 ヒント{ $count }回
puzzle-yours = **自分の手**：{ $turn }
puzzle-solution = **最善の手**：{ $turn }
puzzle-others = **迷いやすい手**
puzzle-wrong-asked = 問題の条件を満たさない
puzzle-wrong-now = すぐに入る点は多いが、あとで損をする
puzzle-wrong-own = 終了までに自分が約{ $points }点損をする
puzzle-wrong-rest = 終了までに相手が約{ $points }点得をする
puzzle-wrong-both = 自分が損、相手が得をして、合わせて約{ $points }点悪い
puzzle-found-by = 答えた人{ $count }人、正解{ $found }人
puzzle-streak = { $count ->
    [0] 🔥 連続正解なし
   *[other] 🔥 { $count }日連続正解
}
puzzle-course = これまで{ $count }問中{ $found }問正解、⭐{ $stars }

## Archive

puzzle-archive = 🧩 これまでの問題 · { $game }
puzzle-archive-found = これまで{ $count }問、うち正解{ $found }問
puzzle-archive-none = このゲームの過去の問題はまだありません。
puzzle-archive-help = 過去の問題は連続正解に数えません。
puzzle-archive-pick = 日を選ぶ

## Post in a channel

puzzle-before = 解答
puzzle-finders = { $more ->
    [0] 正解した人：{ $who }
   *[other] 正解した人：{ $who }、ほか{ $more }人
}
puzzle-player = プレイヤー{ $number }

## Buttons

button-puzzle = 🧩 今日の問題
button-puzzles = これまでの問題
button-puzzle-solve = 解いてみる
button-puzzle-named = { $state ->
    [on] 正解者として名前を出す：オン
   *[off] 正解者として名前を出す：オフ
}

## A server’s channel

server-puzzles = **🧩 チャンネルに、毎日1問ずつ問題を投稿できます。**通知は送りません。
server-puzzles-none = まだどのチャンネルにも投稿していません。
server-puzzles-gone = ⚠️ 問題を投稿するチャンネルが削除されました。別のチャンネルを選んでください。
server-puzzles-now = { $channel }に投稿、次は{ $next }
server-puzzles-help = -# 投稿には、前の問題の解答と、名前の公開を選んだ正解者も載ります。解答は、その日が世界のどこでも終わったあと（翌日の正午、UTC）に出ます。
server-puzzles-one = チャンネルは1つだけ選んでください。
server-puzzles-hour = { $time }（{ $zone }）
server-puzzles-hours = 時刻
server-puzzles-channel = チャンネル（選ばなければ投稿しない）
