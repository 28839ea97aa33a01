# ボットの投稿・パネル・返事

computer-name = コンピュータ{ $number }
computer-name-easy = コンピュータ{ $number }（弱い）
computer-name-hard = コンピュータ{ $number }（強い）
seat-name = 席{ $number }
language-en = English
language-ja = 日本語

# 募集の投稿
lobby-seats = { $count }人プレイ
lobby-clock = 持ち時間
lobby-vacation = 休暇
lobby-absence = 時間切れのとき
lobby-seating = 席順
lobby-language = 卓の言語
lobby-computers = { $count ->
    [0] コンピュータなし
   *[other] コンピュータ{ $count }人
}
level-easy = 弱い
level-normal = ふつう
level-hard = 強い
seating-random = 抽選
seating-joined = 参加順
seat-free = 募集中
clock-none = 無制限
clock-move = 1手{ $time }
clock-bank = { $time }＋1手番ごとに{ $gain }（最大{ $most }）
vacation-days = { $count ->
    [0] 休暇なし
   *[other] 休暇{ $count }日
}
vacation-none = なし
absence-idle = 手番を自動で進める
absence-substitute = 手番を自動で進め、続くときは代わりの人を募る
time-minutes = { $count }分
time-seconds = { $count }秒
time-hours = { $count }時間
time-days = { $count }日
lobby-started = **{ $game }** · { $people } → { $thread }
lobby-closes-soon = { $who }：この卓は長く募集中です。**開始**が押されなければ、{ $when }に自動で閉じます。
lobby-full-opener = { $who }さん、**{ $game }**の席が埋まりました。始めますか？
lobby-changed = ✏️ { $who }さん：**{ $game }**の設定が、参加したあとに変わりました。
lobby-thread-waits = **{ $game }**を始めます。Discordの制限で、次のスレッドを作れるのは{ $when }です。作られ次第、自動で始まります（それまで時計は動きません）。
lobby-closed = **{ $game }** · 開始前に閉じられました。
option-seats = プレイ人数
option-computers = コンピュータの人数
options-title = **卓の設定**　選ぶとすぐに反映されます。
options-language = -# この卓の投稿は、全員に**{ $language }**で表示されます。「卓の言語」で変えられます。あなた専用のパネルは日本語のままです。
options-are-settled = この卓の設定
options-are-the-openers = 設定を変えられるのは、卓を立てた人だけです。
joined = { $count ->
    [0] **{ $game }**に参加しました。席が埋まりました。始めますか？
   *[other] **{ $game }**に参加しました。空きはあと{ $count }席です。
}
left = **{ $game }**の席を空けました。
left-closed = **{ $game }**の最後の1人だったため、卓を閉じました。
started = **{ $game }**　開始：{ $thread }
lobby-full = 席が埋まりました。始めますか？
# 募集の投稿の席の下。チーム戦のゲームで
lobby-teams = { $seating ->
    [random] 👥 チームⅠ：席{ $first }　チームⅡ：席{ $second }　席は開始時に抽選します。組む相手を選ぶには、**{ button-options }**で**{ lobby-seating }**を「{ seating-joined }」にします。
    [joined] 👥 チームⅠ：席{ $first }　チームⅡ：席{ $second }　席は参加した順です。
   *[rotated] 👥 チームⅠ：席{ $first }　チームⅡ：席{ $second }　席は前回から1つずれます。
}
# チーム戦の最初の投稿と、募集の投稿に残る1行で
table-teams = 👥 チームⅠ：{ $first }　チームⅡ：{ $second }

# ボタン
button-join = 参加
button-leave = 抜ける
button-options = 設定
button-start = 開始
button-rules = ルール
button-how-to-play = 遊び方
button-play = プレイする
button-hand = 手札
button-board = 盤面
button-zoom = 拡大
button-score = 途中の得点
button-recap = ふりかえり
text-with-draft = 確定前のあなたの手番を反映した盤面です（ほかの人には見えません）。
button-text = 文字の盤面
button-back = 戻る
button-start-over = 最初から
button-to-turn = 手番に戻る
button-confirm = 確定
button-undo = 取り消し
button-undo-with = 自分と{ $who }の手番を取り消す
button-undo-with-many = 自分とほか{ $count }人の手番を取り消す
button-undo-ask = 取り消しを頼む
button-undo-ask-with = 自分と{ $who }の手番の取り消しを頼む
button-undo-ask-with-many = 自分とほか{ $count }人の手番の取り消しを頼む
button-stop = 終了を提案
button-resign = 投了
button-save = プレイ記録を保存
button-agree = 同意
button-refuse = 断る
button-rematch = もう一戦
button-chart = 得点の推移
button-replay = リプレイ
button-look-back = ここから見る
button-next-game = 次の手番待ちへ（{ $count }卓）
button-current = 最新のパネルを開く

pair = { $label }：{ $value }
# 順位表で、メダルの下
nth-place = { $place }位
put-together = 自分で組み合わせる…
label-gives = { $label }（{ $gives }）
button-words = リストで選ぶ
choices-turn-on = ↻ 回す
choices-turn-back = ↺
only-choice = ほかに手がないため、自動で選ばれました：{ $choice }
choices-more = その他…
choices-elsewhere = ほかの場所…
choices-part = 区画{ $part }

# 手番
told-before = -# これより前の{ $count }手番は**ふりかえり**で
your-turn = { $who }さんの手番です。
your-turn-until = { $who }さんの手番です。期限は{ $when }（{ $left }）。
computer-due = 🤖 { $who }の手番です。
computer-due-paused = 🤖 { $who }の手番です（中断中。再開後にプレイします）。
stand-in-due = 🤖 { $who }の手番です（コンピュータが代わりにプレイします）。
stand-in-due-paused = 🤖 { $who }の手番です（中断中。再開後にコンピュータが代わりにプレイします）。
stand-in-due-from = 🤖 { $who }の手番です。誰も席を引き継がなければ、{ $when }にコンピュータが代わりにプレイします。
# 中断中のゲームのパネル
table-person-away = 🏝️ { $who }さんは{ $since }から{ $until }まで休みです。
table-is-paused = ⏸️ 中断中です。時計は止まっていますが、プレイはできます。
your-turn-paused = { $who }さんの手番です（中断中。時計は止まっています）。
deadline = -# { $who }：期限は{ $when }
outage = -# 🔌 ボットがしばらく応答できなかったため、期限を{ $time }延ばしました。
reminder = そろそろお願いします。{ $line }
waiting-for-you = あなたの手番です。
waiting-for-you-too = あなたの手番です（{ $who }も手番中です）。
waiting-for = { $who }の手番です。
you-are-next = 次はあなたの手番です。
plan = -# まだあなたの手番ではありません。次の手番をここで試し、最後まで決めれば予約できます。
game-is-over = このゲームは終了しています。
confirm-reveals = -# **確定**を押すと新しい情報が分かります。手番はまだ続きます。
confirm-reveals-consent = -# **確定**を押すと新しい情報が分かり、手番は続きます。取り消しにはほかの人の同意が必要です。
confirm-ends-consent = -# **確定**を押すと新しい情報が分かります。取り消しにはほかの人の同意が必要です。
done = ✅ 確定しました。
# 確定のあとのパネル。あとで変わることは書かない。$number は自分の何手番目か
turn-played = ✅ { $number }手番目をプレイしました。
# 同じパネル。また自分の手番になったとき
turn-yours = ▶️ あなたの{ $number }手番目です。
button-onward = 続ける
done-over = { $thread ->
    [1] ✅ 確定しました。これでゲーム終了です。結果はスレッドで見られます。
   *[0] ✅ 確定しました。これでゲーム終了です。
}
your-hand = あなただけに見える手札
hand-empty = 手札はありません。
dm-closed = DMを送れなかったので、ここに表示しています。サーバーメンバーからのDMを許可すると、もう一度DMで送ります。
dm-failed = 📪 手札をDMで送れませんでした。**手札**ボタンでいつでもここに表示できます。
hands-wait = 📪 { $who }：いまはDiscordの制限で新しいDMを送れません。**手札**を押すと、自分だけに表示されます。
not-seated = この卓には参加していません。観戦は歓迎です。

# 取り消し・終了
undo-done = あなたの手番を取り消しました。
undo-done-with = 自分の手番と、そのあとの{ $who }の手番を取り消しました。
undo-takes = 直前の自分の手番を取り消します。
undo-takes-with = 直前の自分の手番と、そのあとの{ $who }の手番を取り消します。
undo-why-moved = そのあとに{ $who }がプレイしています。
undo-why-seen = カードやダイスなど新しい情報が出ています。
undo-alone = -# 相手はコンピュータだけなので、ゲーム終了までいつでも取り消せます。
undo-asked = ほかの人に確認しています。全員が同意すると取り消されます。
stop-asked = ほかの人に確認しています。全員が同意すると終了します。
stop-done = ゲームを終了しました。
vote-undo = { $who }が直前の自分の手番を取り消したいそうです。そのあとの手番もすべて戻ります。同意しますか？
vote-stop = { $who }がゲームの終了を提案しています（結果なし）。同意しますか？
vote-undo-yes = 全員が同意し、手番を取り消しました。
vote-undo-no = { $who }が同意しなかったため、手番は取り消されません。
vote-stop-yes = 全員が同意し、ゲームを終了しました。
vote-stop-no = { $who }が同意しなかったため、ゲームを続けます。
vote-counted = 回答を受け付けました。
order-given = 事前指示を登録しました：**{ $order }**。以後はこのとおりに自動で答えます（ほかの人には見えません）。
resign-sure = 本当に投了しますか？　席には戻れません。ゲームを続けられるときは、コンピュータが代わりにプレイします。
resign-done = 投了しました。

# ふりかえり
recap-page = **{ $page } / { $pages }ページ**
chart-empty = まだグラフにできるほど得点が動いていません。
journal-file = 全手順のプレイ記録です。このファイルから再現できます。
story-file = ここまでのプレイ記録です。完全な記録には非公開の手が含まれるため、ゲーム終了後に受け取れます。
story-fingerprint-seed = シードのSHA-256（シードはゲーム終了後のプレイ記録にあります）：{ $fingerprint }
story-fingerprint = ボットの秘密の値のSHA-256（値はゲーム終了後のプレイ記録にあります）：{ $fingerprint }。シードを作るほかの値：
rematch-opened = { $game }の次の卓です：{ $link }

# 絵の番号がそれぞれどの場所か。
picture-numbers = 番号：{ $numbers }。

# ゲーム終了
picture-cover = { $game }の中盤の盤面。
picture-result = 結果：{ $ranking }。上に最終盤面。
picture-result-seat = { $place }位は{ $who }（{ $points }）
picture-chart = { $turns }手番の得点の推移グラフ。最後は{ $seats }。
picture-chart-seat = { $who } { $points }
# 終了後に全員の得点を見るパネルと、そのボタン。
sheet-title = 得点表
# 結果の見出しの下：差がついた得点源、勝者の点、次点の点。
sheet-decided = 決め手は{ $source }（{ $points }対{ $others }）でした。
# 席ごとの得点の上：相手との差。$sourcesは「庭園 +24」など。
sheet-ahead = { $who }より多い：{ $sources }
sheet-behind = { $who }より少ない：{ $sources }
# 結果の見出しの下：投了した人。
sheet-finished-by = { $who }は投了し、コンピューターが引き継ぎました。
sheet-resigned = （投了。続きはコンピュータ）
# 得点の下：終わりを知らせる人
sheet-called = 🏁 { $who }：リプレイなどは**⋯**にあります。
# 知らせの下：ほかに知らせる人
called-people = -# 📣 { $who }
# スマートフォンの通知
over-finished-won = { $winners }の勝ち（{ $scores }）
over-resigned = { $who }の投了により、結果なしで終了しました。
over-resigned-won = { $who }の投了により、{ $winners }の勝ち
over-agreed = 全員の合意により、結果なしで終了しました。
ended-finished = **{ $game }**　終了：{ $scores } → { $thread }
ended-resigned = **{ $game }**　終了：{ $who }の投了（結果なし） → { $thread }
ended-resigned-won = **{ $game }**　終了：{ $who }の投了により{ $winners }の勝ち → { $thread }
ended-agreed = **{ $game }**　終了：全員の合意（結果なし） → { $thread }
ended-diverged = **{ $game }**　停止中：記録を再現できません → { $thread }
ended-closed = **{ $game }**　終了：卓が閉じられました → { $thread }

# お断り
which-table = ここには複数の卓があります。どの卓ですか？
this-table = この卓に対して行います：
which-table-pick = 卓を選ぶ
button-this-table = この卓で実行
several-tables = ここには複数の卓があります。目的の卓のスレッドでコマンドを使ってください。
no-table-here = ここに卓はありません。`/卓 立てる`で立てられます。
table-needs-text-channel = 卓はテキストチャンネルで立ててください（スレッド、アナウンスチャンネル、ボイスチャンネルのチャットでは立てられません）。ゲームごとに専用のスレッドができます。
permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-create-public-threads = 公開スレッドの作成
permission-create-private-threads = プライベートスレッドの作成
permission-attach-files = ファイルを添付
permission-read-message-history = メッセージ履歴を読む
permissions-missing = このチャンネルでボットの権限が足りません：{ $names }。モデレーターに付与を頼んでください。
no-such-closeup = 「{ $name }」の拡大図はありません。
no-closeups = このゲームの盤面に拡大図はありません。画像を開くと大きく見られます。
no-such-button = これは古いバージョンのボタンなので、使えません。自分の卓は`/{ turns-command.name }`から開けます。
another-game = この卓のゲームは**{ $game }**です。コマンドは`/{ $command }`を使ってください。
not-allowed = ここではこのコマンドを使えません。
incident = ボットに問題が起きました。確定した手番は失われていません。いまの局面は**プレイする**で確認できます（番号`{ $incident }`）。

# スラッシュコマンド
move-command = この卓のゲームの手を、文字で入力する
    .name = 手を打つ
move-command-line = 手（例：warrior 3 C4）。いま選べる手が一覧に出ます
    .name = 手
# To whoever uses a command of the release before. $new is the way now, without its slash.
command-moved = このコマンドは移動しました。`/{ $new }`を使ってください。
table-command = 卓を立てる・参加・開始・確認・退出
    .name = 卓
table-command-new = このチャンネルに卓を立てる
    .name = 立てる
table-command-new-game = ゲーム
    .name = ゲーム
table-command-new-players = プレイ人数
    .name = 人数
table-command-new-computers = そのうちコンピュータの人数
    .name = コンピュータ
table-command-new-level = コンピュータの強さ
    .name = 強さ
table-command-new-time = 持ち時間（空欄なら無制限）
    .name = 時間
table-command-new-language = 公開投稿の言語
    .name = 言語
table-command-join = このチャンネルの卓に参加する
    .name = 参加
table-command-leave = 開始前に席を空ける
    .name = 抜ける
table-command-start = この卓のゲームを始める
    .name = 開始
table-command-play = 手番のパネルを開く
    .name = 手番
table-command-hand = 非公開の手札を見る
    .name = 手札
table-command-show = 盤面を画像か文字で見る
    .name = 盤面
table-command-show-form = 画像か文字か
    .name = 形式
table-command-undo = 直前の手番を取り消す
    .name = 取り消し
table-command-resign = 投了する
    .name = 投了
table-command-stop = 結果なしの終了を提案する
    .name = 終了提案
table-command-more = プレイ以外のすべて：中断・延長・催促・メモ・プレイ記録
    .name = その他
table-command-zoom = 盤面の一部を拡大して見る
    .name = 拡大
table-command-zoom-at = 盤面のどの部分か。カルカソンヌではE2N1のような場所でも可
    .name = 場所
form-picture = 画像
form-text = 文字

# すべてのゲームの画像の説明で。読み手の前の手番からの変化（直前の手以外）
picture-also-new = ほかの変化：{ $changes }。
picture-new-by = { $who }：{ $what }
picture-new-nobodys = 盤面：{ $what }
