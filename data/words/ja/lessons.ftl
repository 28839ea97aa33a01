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
learn-offer = { $clock ->
    [0] -# 🎓 初めてなら**⋯**に短いレッスンが{ $count }本。手番は待っています。
   *[other] -# 🎓 初めてなら**⋯**に短いレッスンが{ $count }本。持ち時間は進みます。
}

# ヒント

button-hint = 💡 ヒント
button-play-this = ▶ この手にする
button-another = 別の手
hint-thinking = 💡 コンピュータが考えています…
# パネルの絵の下に1文で出る。$turn: 手のラベル、$count: 点数
hint-less = 💡 **{ $turn }**：最善の手より約{ $count }点少ない見込みです。
hint-as-good = 💡 **{ $turn }**：最善の手とほぼ互角です。
hint-only = 💡 **{ $turn }**：打てる手はこれだけです。
hint-alone = 💡 **{ $turn }**：最善の手です。ほかに同じくらい良い手は見つかりませんでした。
hint-equal = 💡 **{ $turn }**：ほぼ互角の手がもう1つあります。**{ button-another }**で比べられます。
hint-at-once = 💡 **{ $turn }**：すぐに{ $count }点になり、最終的にもこれを上回る手はなさそうです。
hint-later = 💡 **{ $turn }**：すぐの得点は少ないものの、あとで取り返せる見込みです。
hint-better = 💡 **{ $turn }**：最終的に、次の手より約{ $count }点多くなる見込みです。
hint-replaces = **この手にする**を押すと、いままで選んだ手と入れ替わります。
hint-none = いまは手番ではないので、ヒントはありません。
hint-not-here = ヒントは、1人とコンピュータだけの卓と練習でだけ使えます。ここではほかの人に不公平になります。
