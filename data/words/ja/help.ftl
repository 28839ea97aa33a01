### Help, rules and legend; lessons; the page for trying the bot without Discord.

## Help: topics of the menu, and their texts

help-start = ゲームを始めたい
    .text =
        `/{ table-command.name } { table-command-new.name }`で、チャンネルに卓を立てます。ゲーム、人数、コンピュータの人数、持ち時間を選べます。
        ほかの人が投稿の**参加**を押し、卓にいる誰かが**開始**を押すと、専用のスレッドで始まります。
        相手がいないなら、`/{ table-command.name } { table-command-find.name }`で参加者を募集中の卓を探すか、`/{ play-command.name }`で人数がそろうのを待てます。
        1人なら、ほかの席をコンピュータに任せられます。初めてなら、`/{ learn-command.name }`の短いレッスンで覚えるか、投稿の**ルール**で遊び方を1ページずつ読めます。
help-turn = 自分の手番
    .text =
        いちばん新しい盤面の下の**プレイする**を押してください。パネルは自分だけに見えます。順に選び、プレビューで確かめます。**戻る**は何度でも使えます。**確定**するまで何も決まりません。
        カードを引いたりダイスを振ったりしたあとは、全員の同意がなければ取り消せません。
        ボタンの代わりに入力もできます。`/{ move-command.name }`はどの手にも使え、よく使う手にはゲームごとのコマンドがあります。候補に出るのはルールに合うものだけで、合わないときは理由が表示されます。
        いくつも遊んでいるときは、`/{ turns-command.name }`で、自分の手番を待っている卓から順に見られます。
help-waiting = ほかの人を待っている
    .text =
        {""}**プレイする**で盤面を見て、**次の手を予約**できます。途中で何も変わらなければ、そのとおりにプレイされます。
        {""}**ふりかえり**で、見ていなかった手番をたどれます。**⋯**には、文字の盤面、メモ、途中の得点、待たせている人に**声をかける**ボタンなどがあります。
        自分の手番はお知らせします。何をいつ受け取るかは`/{ settings-command.name }`で選べます。
help-rules = ルールを知らない
    .text =
        `/{ learn-command.name }`なら、10分ほどで遊び方を覚えられます。1人用・時間制限なしの短いレッスンと、ヒントつきの終盤戦です。
        `/{ rules-command.name }`で、図と例のあるページを1つずつ見られます。言葉を入力して探せます。
        置けないときは、**なぜ？**でそのルールのページが開きます。得点表では、得点の理由を席ごとに説明します。
        {""}**⋯ › もっと見る… › 画像の見方**は目の前の盤面の説明、**残り**はまだ残っているものの一覧です。
        相手がコンピュータだけの卓なら、何でも取り消せて、**ヒント**でコンピュータのおすすめも見られます。
help-undo = 間違えた
    .text =
        {""}**確定**の前なら、**戻る**、または**⋯**の**最初から**を押します。
        確定のあとは、**取り消し**を押します（**⋯**または`/{ table-command.name } { table-command-undo.name }`）。ほかの人がまだ動いておらず、新しい情報も明らかになっていなければ、1人で取り消せます。そうでなければ、ほかの人に確認します（レート戦では取り消せません）。コンピュータだけが相手なら、いつでも取り消せます。
        やめるときは**投了**、全員で結果なしに終えるときは**終了を提案**を押します。
help-away = 時間がない
    .text =
        {""}**おやすみ時間**（`/{ settings-command.name }`）のあいだ、自分の時計は止まり、通知はおやすみ時間が終わってから届きます。
        {""}通知は**1日1回のまとめ**にもできます（`/{ settings-command.name }`）。対応待ちの一覧がDMで届きます。
        {""}**長い休み**（`/{ settings-command.name }`の「休み」と「最終日」）のあいだは通知が来ません。同じ卓の人には、いつまでかが見えます。
        時間が切れると、卓に休暇があれば1日使われます。**⋯**には、全員の時計を止める**中断**や、**時間を延ばす**ボタンもあります。
        {""}**席を譲る**と、ほかの人が引き継げます。それまではコンピュータがプレイします。自分で戻るときは**席に戻る**を押します。本人に確認せずに席を引き継げるようにできるのは、その卓でプレイしていないモデレーターだけです。
help-after = ゲームが終わった
    .text =
        結果の下の**もう一戦**で次の卓を立て、**勝負の分かれ目**で流れを振り返り、**得点表**で全員の得点を見られます。リプレイ、動画、得点の推移、プレイ記録、抽選の検証は**⋯**にあります。
        `/{ stats-command.name } { stats-command-review.name }`か**⋯**の**自分の手番**で、自分の手番とほかの最善の手を比べられます。見えるのは自分だけです。
        `/{ stats-command.name } { stats-command-history.name }`は、終わったゲームと進行中のゲームの一覧です（自分、ほかの人、このサーバー）。`/{ replay-command.name }`で、保存した記録からももう一度見られます。
        `/{ stats-command.name } { stats-command-profile.name }`はその人の戦績、`/{ stats-command.name } { stats-command-game.name }`はこのサーバーでの勝ち方の傾向、`/{ stats-command.name } { stats-command-leaderboard.name }`はレーティングの順位です。
        抽選は公正だった？　`/{ table-command.name } { table-command-verify.name }`で、すべての抽選を検証できます。結果の間違いは、モデレーターが`/{ table-command.name } { table-command-correct.name }`で訂正できます。
help-events = リーグと大会
    .text =
        `/{ league-command.name } { league-command-list.name }`で、このサーバーのリーグと大会、その順位を見られます。参加は、大会の投稿から申し込みます。
        `/{ league-command.name } { league-command-new.name }`で、権限のある人が参加の受付を始めます。対戦の組み合わせと卓の準備は自動で、ゲームごとにスレッドができます。
        続けられない人がいたら、主催者が`/{ league-command.name } { league-command-replace.name }`で、ほかの人に交代できます。
help-people = 困った人がいる
    .text =
        `/{ privacy-command.name } { privacy-command-block.name }`で、その人と新しい卓で一緒になることはなくなります。相手には知らされません。一覧、詳しい説明、解除も同じコマンドです。
        サーバーのモデレーターは、`/{ table-command.name } { table-command-bar.name }`で卓への参加を禁止できます。
        自分のゲームをほかの人にどこまで見せるかは`/{ stats-command.name } { stats-command-profile.name }`の**公開範囲**で選べます。保存されている個人データの確認・受け取り・削除は`/{ privacy-command.name }`で行えます。
help-text = 画像なしで遊ぶ
    .text =
        `/{ table-command.name } { table-command-show.name }`の形式を「文字」にするか、**⋯ › もっと見る… › 文字の盤面**で、盤面全体を1行ずつ文字で読めます。どの画像にも説明があります。
        画像で選べるものは、すべてメニューと文字の盤面に名前があり、入力もできます。
        ルール、画像の見方、残りも、すべて文字で読めます。
help-server = サーバーを管理している
    .text =
        `/{ server-settings-command.name }`で、卓を立てられる場所・人・言語・数を決められます。`/{ doctor-command.name }`は、チャンネルでの権限を調べ、それぞれの用途を表示します。
        モデレーターは、卓を待たせている人の手番を飛ばしたり（`/{ table-command.name } { table-command-skip.name }`）、メンバーの卓への参加を禁止したり（`/{ table-command.name } { table-command-bar.name }`）できます。
        `/{ privacy-command.name }`は、保存している内容を説明します。自分のデータは誰でもそこで受け取り、削除できます。

## Help: menu

help-pick = ほかの場面

## Rules

rules-contents = 目次
rules-example = **例**（あなたのゲームの盤面ではありません）
rules-section = 詳しいルールの第{ $sections }節
rules-which-game = どのゲームのルールを見ますか？
rules-search-label = 探したい言葉
rules-found = { $count ->
    [0] 「{ $typed }」は見つかりませんでした。短い言葉で試すか、目次から選んでください。
   *[other] 「{ $typed }」：{ $count }ページ見つかりました。
}
button-rules-short = 早わかり
button-rules-search = 🔍 検索

## What’s left

remaining-title = **残り**
remaining-caption = -# あなたが知ることのできる範囲で数えています。

## Legend

legend-title = 画像の見方
legend-panel = 自分のパネル

## Lessons, /learn

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
learn-none = そのレッスンはありません。
learn-offer = { $clock ->
    [0] -# 🎓 初めてなら、**⋯**に短いレッスンが{ $count }本あります。手番はそのまま待っています。
   *[other] -# 🎓 初めてなら、**⋯**に短いレッスンが{ $count }本あります。持ち時間はそのまま進みます。
}
button-learn = 🎓 遊び方を練習

## The page for trying the bot

playground-title = Meeplepostへようこそ
playground-text = 何日もかけてDiscordで遊ぶ、本格的なボードゲームです。ここでは本物のボットが、このPCの中だけのDiscordで動いています。トークンもアカウントもインターネットも要りません。ゲームを選ぶと、コンピュータを相手にすぐ始められます。
playground-begin = コンピュータと対戦
playground-people = 上の**「誰として」**で人を切り替えられます。別のウィンドウで別の人になれば対戦もできます。{ $tables }で`/卓 立てる`を使ってください。
playground-dms = 手札は**ダイレクトメッセージ**で届きます。DMを拒否しても、ゲームはちゃんと続きます。
playground-restart = 手番の途中で**ボットを再起動**してみてください。何も失われません。
playground-loopback = このページを開けるのは、このPCからだけです。プログラムを終了すると、ゲームも終わります。
