# ゲームを覚える: 図解ルール

button-why = なぜ？
button-rules-short = 早わかり
button-rules-search = 🔍 検索
rules-contents = 目次
rules-example = **例**（あなたのゲームの盤面ではありません）：
rules-section = 完全版ルールの第{ $sections }節
rules-which-game = どのゲームのルールを見ますか？
rules-search-label = 探したい言葉
rules-found = { $count ->
    [0] 「{ $typed }」は見つかりませんでした。短い言葉で試すか、目次から選んでください。
   *[other] 「{ $typed }」：{ $count }ページ見つかりました。
}
rules-command = 図と例でルールを調べる
    .name = ルール
rules-command-game = どのゲームか（空欄ならここで遊んでいるゲーム）
    .name = ゲーム
rules-command-topic = 項目、または探したい言葉
    .name = 項目

# 残り
button-remaining = 残り
remaining-title = **残り**
remaining-caption = -# あなたが知ってよい範囲。

# 画像の見方
button-legend = 画像の見方
legend-title = 画像の見方

# 使い方
help-command = できることを場面ごとに：始める、手番、待つ、ルール、取り消し、留守
    .name = ヘルプ
help-command-topic = 場面（空欄なら、いまの場面）
    .name = 場面
help-pick = ほかの場面
first-panel = -# 👀 このパネルはあなたにしか見えません。**確定**するまでは、自由に試せます。
help-start = ゲームを始めたい
    .text =
        `/{ table-command.name } { table-command-new.name }`で、チャンネルに卓を立てます。ゲーム、人数、コンピュータの人数、持ち時間を選べます。
        ほかの人が投稿の**参加**を押し、卓にいる誰かが**開始**を押すと、専用のスレッドで始まります。
        相手がいないなら、`/{ table-command.name } { table-command-find.name }`で参加者を募集中の卓を探すか、`/{ play-command.name }`で人数がそろうのを待てます。
        1人なら、ほかの席をコンピュータに。初めてなら、`/{ learn-command.name }`の短いレッスンで覚えるか、投稿の**ルール**でゲームを1ページずつ見られます。
help-turn = 自分の手番
    .text =
        いちばん新しい盤面の下の**プレイする**を押してください。パネルは自分だけに見えます。順に選び、プレビューで確かめ、何度でも**戻る**ことができます。**確定**するまで何も決まりません。
        カードを引いたりダイスを振ったりしたあとは、ほかの人の同意がなければ取り消せません。
        ボタンの代わりに入力もできます。ゲームごとのコマンドがあり、ルールに合う候補が出ます。
        いくつも遊んでいるなら、`/{ turns-command.name }`で自分の手番から順に一覧できます。
help-waiting = ほかの人を待っている
    .text =
        {""}**プレイする**で盤面を見て、**次の手を予約**できます。途中で何も変わらなければ、そのとおりにプレイされます。
        {""}**ふりかえり**で、見ていなかった手番をたどれます。**⋯**には、文字の盤面、メモ、途中の得点、待たせている人に**声をかける**ボタンなどがあります。
        自分の手番はお知らせします。何をいつ受け取るかは`/{ settings-command.name }`で選べます。
help-rules = ルールを知らない
    .text =
        `/{ learn-command.name }`なら、10分ほどで遊び方を覚えられます。1人用・時間制限なしの短いレッスンと、ヒントつきの終盤戦です。
        `/{ rules-command.name }`で、図と例のあるページを1つずつ見られます。言葉を入れれば探せます。
        置けないときや得点したときは、**なぜ？**でそのルールのページが開きます。
        {""}**⋯ › 画像の見方**は目の前の盤面を説明し、**残り**は残っているものを数えます。
        自分とコンピュータだけの卓なら、何でも取り消せて、**ヒント**でコンピュータの手も見られます。
help-undo = 間違えた
    .text =
        {""}**確定**の前なら、**戻る**か**最初から**。
        確定のあとは、**取り消し**（**⋯**または`/{ table-command.name } { table-command-undo.name }`）。ほかの人がまだ動いておらず、新しいものも見えていなければ、1人で取り消せます。そうでなければ、ほかの人に聞きます（レート戦では取り消せません）。コンピュータだけが相手なら、いつでも取り消せます。
        やめるときは**投了**、みんなで結果なしに終えるときは**終了を提案**。
help-away = 時間がない
    .text =
        {""}**通知しない時間**（`/{ settings-command.name }`）のあいだ、自分の時計は止まります。
        時間が切れると、卓に休暇があれば1日使われます。**⋯**には、全員の**中断**や、**時間を延ばす**ボタンもあります。
        {""}**席を譲る**と、ほかの人が引き継げます。それまではコンピュータがプレイし、**席に戻る**で自分も戻れます。
help-after = ゲームが終わった
    .text =
        得点表の下の**もう一戦**で次のゲームを、**リプレイ**で好きな場面を、**プレイ記録を保存**でファイルを。得点の理由は**なぜ？**でわかります。
        `/{ history-command.name }`は、終わったゲームと進行中のゲームの一覧です（自分、誰か、このサーバー）。`/{ replay-command.name }`で、保存した記録からももう一度見られます。
        `/{ profile-command.name }`はその人の戦績、`/{ stats-command.name }`はここでの勝ち方の傾向、`/{ leaderboard-command.name }`はレートの順位です。
        抽選は公正だった？　`/{ verify-command.name }`で、すべての抽選を確かめられます。結果の間違いは、主催者が`/{ correct-command.name }`で直せます。
help-events = リーグと大会
    .text =
        `/{ league-command.name } { league-command-list.name }`で、このサーバーのリーグと大会、その順位を見られます。参加は、大会の投稿から申し込みます。
        `/{ league-command.name } { league-command-new.name }`で、権限のある人が参加の受付を始めます。対戦の組み合わせと卓の準備は自動で、ゲームごとにスレッドができます。
        続けられない人がいたら、主催者が`/{ league-command.name } { league-command-replace.name }`で、ほかの人に交代できます。
help-people = 困った人がいる
    .text =
        `/{ block-command.name }`で、その人とは二度と同じ卓に座らなくなります。相手には知らされません。一覧と解除も同じコマンドです。
        サーバーのモデレーターは、`/{ bar-command.name }`で卓への参加を禁止できます。
        自分のゲームをほかの人にどこまで見せるかは`/{ settings-command.name }`で、保存されている個人データの確認・受け取り・削除は`/{ privacy-command.name }`で。
help-text = 画像なしで遊ぶ
    .text =
        `/{ table-command.name } { table-command-show.name }`の形式を「文字」にするか、**⋯ › 文字の盤面**で、盤面全体を1行ずつ文字で読めます。どの画像にも説明があります。
        画像で選べるものは、すべてメニューと文字の盤面に名前があり、入力もできます。
        ルール、画像の見方、残りも、すべて文字で読めます。
help-server = サーバーを管理している
    .text =
        `/{ server-settings-command.name }`で、卓を立てられる場所・人・言語・数を決められます。`/{ doctor-command.name }`は、チャンネルでの権限を調べ、それぞれ何のためかを伝えます。
        モデレーターは、卓を待たせている人の手番を飛ばしたり（`/{ table-command.name } { table-command-skip.name }`）、メンバーの卓への参加を禁止したり（`/{ bar-command.name }`）できます。
        `/{ privacy-command.name }`は、保存している内容を説明します。自分のデータは誰でもそこで受け取り、削除できます。
