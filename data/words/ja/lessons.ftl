# レッスン（遊びながら覚える）とヒント

learn-command = 遊びながらゲームを覚える（1人用、時間制限なし）
    .name = 練習
learn-command-game = どのゲームか（空欄ならここで遊んでいるゲーム）
    .name = ゲーム
button-learn = 🎓 遊び方を練習
learn-title = 🎓 { $game }の練習
learn-which-game = 🎓 **どのゲームを練習しますか？**　用意された場面で学ぶ短いレッスンです。1人用で、時間制限はありません。
learn-intro = 短いレッスンが{ $count }本あります。本番と同じパネルで、1つずつ課題に挑戦します。誰も待たせないので、気軽に試せます。いつやめても、`/{ learn-command.name }`で続きから始められます。
learn-begin = 始める
learn-resume = 続きから
learn-pick = レッスンを選ぶ
learn-heading = 🎓 { $game } { $number }/{ $count } · { $title }
learn-next = 次へ：{ $title }
learn-again = もう一度
learn-skip = 飛ばす
learn-all = レッスン一覧
learn-real = 卓を立てる
learn-moved-on = -# このレッスンは先に進んでいました。いまの場面はこちらです。
learn-won = 🏆 **勝ちました！**　遊び方はもう大丈夫です。次は本番の卓へどうぞ。
learn-lost = **ゲーム終了です。**最後まで遊べたので、遊び方はもう大丈夫です。次は勝ちましょう。
learn-none = そのようなレッスンはありません。
learn-offer = 🎓 { $game }は初めてですか？　短いレッスン{ $count }本で遊び方が分かります。1人用で、{ $clock ->
    [0] 手番はそのまま待っています
   *[other] その間もこの卓の持ち時間は進みます
}。

# ヒント

button-hint = 💡 ヒント
hint-title = 💡 **コンピュータのおすすめ**
hint-from-start = いま組み立てている手番の続きではなく、最初からの手順です。**最初から**を押してやり直せます。
hint-thinking = 💡 コンピュータが考えています…
hint-less = 約{ $count }点少ない
hint-as-good = ほぼ同じ
hint-only = ほかに選べる手はほとんどありません。
hint-equal = 上の2つはほぼ互角です。分かりやすいほうを選びましょう。
hint-at-once = 1番目の手はすぐに{ $count }点になり、最終的にもこれを上回る手はありません。
hint-later = 1番目の手は、すぐの得点は少ないものの、あとで取り返せます。
hint-better = 得点になるのはこれからですが、2番目の手より約{ $count }点得です。
hint-estimate = それぞれの手の続きを何度も試した見積もりです。隠れている情報はコンピュータにも見えません。
hint-none = いまは手番ではないので、ヒントはありません。
hint-not-here = ヒントは、1人とコンピュータだけの卓と練習でだけ使えます。ここではほかの人に不公平になります。
