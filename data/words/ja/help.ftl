### Help, rules and legend; lessons; the page for trying the bot without Discord.

## Help: topics of the menu, and their texts

help-start = ゲームを始めたい
    .text =
        `/{ table-command.name } { table-command-new.name }`で、チャンネルに卓を立てられます。ゲーム、人数、コンピュータの数、持ち時間を選べます。
        ほかの人は、投稿の**参加**ボタンから参加できます。卓にいる誰かが**開始**ボタンを押すと、専用のスレッドでゲームが始まります。
        相手がいないときは、`/{ table-command.name } { table-command-find.name }`で募集中の卓を探すことも、`/{ play-command.name }`で人数がそろうのを待つこともできます。
        1人でも、ほかの席をコンピュータに任せて遊べます。遊び方は、`/{ learn-command.name }`の短いレッスンで覚えられます。投稿の**ルール**ボタンで、1ページずつ読むこともできます。
        少しだけ遊びたいときは、`/{ puzzle-command.name }`で今日の問題を解けます。最善手を探す、世界共通の問題です。
help-turn = 自分の手番
    .text =
        最新の盤面の下にある**プレイする**ボタンを押してください。自分だけに見えるパネルで、手を順に選び、プレビューで確かめます。**戻る**ボタンは何度でも使え、**確定**ボタンを押すまで何も決まりません。
        カードを引いたりダイスを振ったりしたあとは、全員の同意がなければ取り消せません。
        ボタンで選ぶ代わりに、手を文字で入力することもできます。`/{ move-command.name }`はどの手にも使え、よく使う手にはゲームごとのコマンドもあります。候補に出るのはルールに合う手だけで、合わない手を入力すると理由が表示されます。
        複数の卓で遊んでいるときは、`/{ turns-command.name }`で、自分の手番が来ている卓から順に確認できます。
help-waiting = ほかの人を待っている
    .text =
        {""}**プレイする**ボタンで盤面を見られ、**次の手を予約**ボタンで手を予約できます。手番が来るまでに何も変わらなければ、予約どおりに自動でプレイされます。
        見逃した手番は、**ふりかえり**ボタンでたどれます。**⋯**には、文字の盤面、メモ、途中の得点、待たせている人に**声をかける**ボタンなどがあります。
        自分の手番が来ると、通知が届きます。何をいつ受け取るかは`/{ settings-command.name }`で選べます。
help-rules = ルールを知らない
    .text =
        `/{ learn-command.name }`なら、10分ほどで遊び方を覚えられます。1人用で時間制限のない短いレッスンと、ヒントつきの終盤戦があります。
        `/{ rules-command.name }`では、図と例のついた説明を1ページずつ読めます。言葉を入力して検索することもできます。
        置けないときは、**なぜ？**を押すと、関係するルールのページが開きます。得点表の**なぜ？**ボタンでは、得点の理由を席ごとに確かめられます。
        {""}**⋯ › もっと見る… › 画像の見方**を開くと、いまの盤面の読み取り方が分かります。同じ場所の**残り**ボタンでは、残っているタイルやカードなどを確かめられます。
        相手がコンピュータだけの卓では、どの手番も取り消せます。**ヒント**ボタンで、コンピュータのおすすめも見られます。
help-undo = 間違えた
    .text =
        確定する前なら、**戻る**ボタンか、**⋯**の中の**最初から**ボタンでやり直せます。
        確定したあとは、**⋯**の中の**取り消し**ボタンか、`/{ table-command.name } { table-command-undo.name }`で取り消せます。ほかの人がまだ手番を進めておらず、新しい情報も明らかになっていなければ、すぐに取り消されます。そうでないときは、ほかの全員の同意が必要です（レート戦では取り消せません）。相手がコンピュータだけなら、いつでも取り消せます。
        ゲームをやめるときは**投了**ボタンを、全員の合意で勝敗をつけずに終えるときは**終了を提案**ボタンを押します。
help-away = 時間がない
    .text =
        {""}**おやすみ時間**（`/{ settings-command.name }`）のあいだは、自分の持ち時間が減りません。通知は、おやすみ時間が終わってから届きます。
        通知を**1日1回にまとめる**こともできます（`/{ settings-command.name }`）。対応待ちの一覧が、DMで届きます。
        {""}**長い休み**（`/{ settings-command.name }`の「休み」と「最終日」）のあいだは通知が来ません。同じ卓の人には、いつまで休むかが表示されます。
        時間切れになったとき、卓に休暇が残っていれば、自動で1日使います。**⋯**には、全員の持ち時間を止める**中断**ボタンや、**時間を延ばす**ボタンもあります。
        {""}**席を譲る**ボタンを押すと、ほかの人が席を引き継げるようになります。引き継がれるまではコンピュータがプレイし、**席に戻る**ボタンでいつでも戻れます。本人に確認せずにほかの人へ席を渡せるのは、その卓でプレイしていないモデレーターだけです。
help-after = ゲームが終わった
    .text =
        結果の下の**もう一戦**ボタンで、次の卓を立てられます。**勝負の分かれ目**ボタンで流れを、**得点表**ボタンで全員の得点を確認できます。リプレイ、動画、得点の推移、プレイ記録、抽選の検証は**⋯**の中にあります。
        `/{ stats-command.name } { stats-command-review.name }`か、**⋯**の中の**自分の手番**ボタンで、自分が選んだ手を、ほかの良い手と比べられます。結果は、ほかの人には見えません。
        `/{ stats-command.name } { stats-command-history.name }`では、終わったゲームと進行中のゲームの一覧を見られます（自分・ほかの人・このサーバー）。保存したプレイ記録は、`/{ replay-command.name }`で見直せます。
        `/{ stats-command.name } { stats-command-profile.name }`では自分やほかの人の戦績、`/{ stats-command.name } { stats-command-game.name }`ではこのサーバーでの勝ち方の傾向、`/{ stats-command.name } { stats-command-leaderboard.name }`ではレーティングの順位が分かります。
        抽選が公正だったかどうかは、`/{ table-command.name } { table-command-verify.name }`で確かめられます。結果の間違いは、モデレーターが`/{ table-command.name } { table-command-correct.name }`で訂正できます。
help-events = リーグと大会
    .text =
        `/{ league-command.name } { league-command-list.name }`で、このサーバーのリーグと大会、その順位を見られます。参加の申し込みは、大会の投稿からできます。
        権限のある人は、`/{ league-command.name } { league-command-new.name }`で参加の受付を始められます。組み合わせも卓の準備も自動で進み、ゲームごとにスレッドができます。
        続けられない人がいるときは、主催者が`/{ league-command.name } { league-command-replace.name }`で、ほかの人と交代させることができます。
help-crews = 1つの席をみんなで担当する
    .text =
        `/{ table-command.name } { table-command-new.name }`の「{ table-command-new-crews.name }」か、卓の設定の**相談プレイ**で、席を**相談グループ**に任せられます。相手は人でも、別の相談グループでも、コンピュータでも構いません。「サーバーのみんな対コンピュータ」がいちばん手軽です。
        カルカソンヌには、サーバーのメンバーなら誰でも途中から入れます。いちばん新しい盤面の下のボタンを押してください。手札が非公開のゲームでは6人までで、開始前に入ります。手札はメンバーだけに見えます。
        相談グループの手番では、**プレイする**を押して手を選び、**提案する**を押します。**提案**ボタンで、ほかの人の提案を画像で見られます。投票はいくつでもできます。時刻になると、いちばん票の多い手番がプレイされます（同数なら先の提案）。6人までの相談グループでは、1つの提案に過半数の票が集まるとすぐにプレイされます。
        提案が1つもなければ、時間切れと同じ扱いになります。取り消しや中断、卓への質問には、最初のメンバーが答えます。レートには反映されません。
help-people = 困った人がいる
    .text =
        `/{ privacy-command.name } { privacy-command-block.name }`を使うと、ブロックした相手と新しい卓で一緒になることはなくなります。相手には知らされません。一覧の表示、詳しい説明、解除も、同じコマンドでできます。
        サーバーのモデレーターは、`/{ table-command.name } { table-command-bar.name }`で卓への参加を禁止できます。
        自分のゲームをほかの人にどこまで見せるかは`/{ stats-command.name } { stats-command-profile.name }`の**公開範囲**ボタンで選べます。保存されている個人データの確認・受け取り・削除は`/{ privacy-command.name }`で行えます。
help-text = 画像なしで遊ぶ
    .text =
        `/{ table-command.name } { table-command-show.name }`の形式で「文字」を選ぶか、**⋯ › もっと見る… › 文字の盤面**を開くと、盤面全体を1行ずつ読めます。どの画像にも説明文がついています。
        画像の番号で選べるものには、すべて名前がついています。名前はメニューと文字の盤面に表示され、文字で入力しても選べます。
        ルールも、画像の見方も、残りのタイルやカードの一覧も、すべて文字で読めます。
help-server = サーバーを管理している
    .text =
        `/{ server-settings-command.name }`で、卓を立てられる場所や人、卓の言語や数を決められます。`/{ doctor-command.name }`では、チャンネルでのボットの権限と、それぞれの用途を確かめられます。
        モデレーターは、卓を待たせている人の手番を飛ばしたり（`/{ table-command.name } { table-command-skip.name }`）、メンバーの卓への参加を禁止したり（`/{ table-command.name } { table-command-bar.name }`）できます。
        今日の問題を、通知なしで1つのチャンネルに投稿できます（`/{ server-settings-command.name }`の**今日の問題**）。
        保存している内容は、`/{ privacy-command.name }`で確認できます。誰でも、自分のデータをそこで受け取ったり削除したりできます。

## Help: menu

help-pick = ほかの場面

## Rules

rules-contents = 目次
rules-example = **例**（あなたのゲームの盤面ではありません）
rules-section = 詳しいルールの該当箇所：{ $sections }
rules-which-game = どのゲームのルールを見ますか？
rules-search-label = 探したい言葉
rules-found = { $count ->
    [0] 「{ $typed }」は見つかりませんでした。もっと短い言葉で検索するか、目次から選んでください。
   *[other] 「{ $typed }」：{ $count }ページ見つかりました。
}
button-rules-short = 早わかり
button-rules-search = 🔍 検索

## What’s left

remaining-title = **残り**
remaining-caption = -# あなたに見えている範囲で数えています。

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
learn-moved-on = -# このレッスンは、もう先に進んでいます。いまの場面はこちらです。
learn-won = 🏆 **勝ちました！**　遊び方はもう大丈夫です。次は本番の卓へどうぞ。
learn-lost = **ゲーム終了です。**最後まで遊べたので、遊び方はもう大丈夫です。次は勝ちましょう。
learn-none = そのレッスンはありません。
learn-offer = { $clock ->
    [0] -# 🎓 **⋯**に短いレッスンが{ $count }本あります。時間制限はありません。
   *[other] -# 🎓 **⋯**に短いレッスンが{ $count }本あります。その間も持ち時間は減ります。
}
button-learn = 🎓 遊び方を練習

## The page for trying the bot

playground-title = Meeplepostへようこそ
playground-text = 何日もかけてDiscordで遊ぶ、本格的なボードゲームです。ここでは本物のボットが、このPCの中だけのDiscordで動いています。トークンもアカウントもインターネットも要りません。ゲームを選ぶと、コンピュータを相手にすぐ始められます。
playground-begin = コンピュータと対戦
playground-people = 上の**「誰として」**で、操作する人を切り替えられます。ウィンドウをもう1つ開いて別の人を選べば、対戦もできます。{ $tables }で`/卓 立てる`を使ってください。
playground-dms = 手札は**ダイレクトメッセージ**で届きます。DMを拒否しても、ゲームはちゃんと続きます。
playground-restart = 手番の途中で**ボットを再起動**してみてください。データは失われません。
playground-loopback = このページを開けるのは、このPCからだけです。プログラムを終了すると、ゲームも終わります。
