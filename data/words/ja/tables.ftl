# 卓のことば: できない理由と、記録に残る卓の出来事

# 入力
not-your-turn = まだあなたの手番ではありません。いまは{ $who }の手番です。
game-over = このゲームはもう終わっています。
not-a-verb = 「{ $verb }」はこのゲームのコマンドではありません。使えるのは{ $verbs }です。
table-nothing-fits = いま選べるものはありません。{ $ask }
not-a-token = 「{ $token }」はここでは使えません。書き方は`{ $form }`です。
not-a-token-example = いま書ける例：`{ $line }`
missing-token = `{ $verb }`には、あと{ $field }の指定が必要です。
too-many-tokens = `{ $verb }`のあとには何も付けません（「{ $token }」は不要です）。

# 確定前の手番
table-stale = このパネルを開いたあとに盤面が進みました。開き直してください。
table-already-done = すでに行われています。二重には行われません。
table-unfinished = この手番で決めることが、まだ残っています。
table-draft-complete = この手番はもう最後まで決まっているので、`{ $line }`は追加できません。確定するか、1つ戻してください。
table-reveals-first = `{ $line }`で新しい情報が出ます。先に確定してから続けるか、1つ戻してください。

# 席と卓
table-none = その卓はありません（閉じられたか、削除された可能性があります）。
table-not-seated = この卓には参加していません。観戦は歓迎です。
table-frozen = この卓は停止中です。{ $seq }手目よりあとの記録が、現在のバージョンのルールと合いません。記録は残っていて、修正され次第再開します。
table-thawed = 🔧 修正されました。止まったところから再開します。
table-not-started = このゲームはまだ始まっていません。
table-journal-later = 全記録には非公開の手が含まれるため、ゲーム終了後に受け取れます。抽選のハッシュ値：`{ $fingerprint }`

# 募集
table-no-such-game = 「{ $game }」というゲームはここにはありません。
table-no-such-count = このゲームは{ $fewest }〜{ $most }人用です。{ $seats }人では遊べません。
table-no-such-option = 「{ $option }」に「{ $choice }」は選べません。
table-no-such-time = その持ち時間は使えません。`24h`（1手24時間）や`72h+12h/120h`（最初に72時間、1手番ごとに12時間追加、最大120時間）のように書いてください。それぞれ{ $shortest }分から{ $longest }日までです。
table-no-such-vacation = 休暇は0〜{ $most }日で選べます。
table-no-such-level = コンピュータの強さは{ $levels }から選べます（「{ $level }」は選べません）。
table-no-such-absence = 時間切れのときは{ $absences }から選べます（「{ $absence }」は選べません）。
table-no-such-seating = 席順は{ $seatings }から選べます（「{ $seating }」は選べません）。
table-options-clash = { $seats }人では、この設定の組み合わせで遊べません。
table-too-many = プレイヤー{ $people }人とコンピュータ{ $computers }人では、{ $seats }席に収まりません。
table-too-many-opened = 募集中の卓がすでに{ $most }卓あります。先にどれかを開始するか閉じてください。
table-too-many-in-channel = このチャンネルでは{ $most }卓が募集中です。いずれかに参加するか、別のチャンネルで募集してください。
table-full = { $seats }席すべて埋まっています。
table-no-seat-for-you = この卓には参加できません。`/卓 立てる`で自分の卓を立てられます。
table-nobody-to-remove = この卓にいる、自分以外の人を選んでください。
table-you-blocked = あなたがブロックしている人がこの卓にいます。リストは`/ブロック`で見られます。
table-barred = このサーバーのモデレーターにより、卓への参加が禁止されています。進行中のゲームは続けられます。
table-barred-until = このサーバーのモデレーターにより、<t:{ $until }:f> まで卓への参加が禁止されています。進行中のゲームは続けられます。
table-barred-everywhere = ボットの運営者により、新しいゲームへの参加が禁止されています。進行中のゲームは続けられます。
table-barred-everywhere-until = ボットの運営者により、<t:{ $until }:f> まで新しいゲームへの参加が禁止されています。進行中のゲームは続けられます。
table-kept = 空いている{ $count }席は、招待中の人のために取ってあります。しばらくしてからもう一度試してください。
table-too-many-invited = 空きは{ $free }席なので、あと{ $count }人は招待できません。
table-cannot-invite = 選んだ人の中に、この卓に招待できない人がいます。
table-you-blocked-invited = 選んだ人の中に、あなたがブロックしている人がいます。リストは`/ブロック`で見られます。
table-not-invited = この卓にあなたへの招待はありません。
table-no-such-condition = その参加条件はありません。
table-not-joined = この卓には参加していません。
table-already-seated = すでにこの卓に参加しています。
table-has-started = ゲームはもう始まっていて、募集は終わりました。
table-closed = この卓は始まる前に閉じられました。
table-not-opener = これを決められるのは、卓を立てた{ $who }だけです。
table-no-parts = この卓は、合言葉で抽選に加わる仕組みができる前に立てられました。シードは開始時に決まります。
table-leave-is-resign = ゲームはもう始まっています。抜けるには投了してください（取り消せません）。
table-too-few = いま埋まっているのは{ $taken }席です。このゲームには少なくとも{ $fewest }人必要です。
table-not-full = { $seats }席のうち{ $taken }席が埋まっています。全員そろう前に始められるのは、卓を立てた人だけです。

# 取り消しと投票
table-no-such-order = このゲームに「{ $order }」という事前指示はありません。
table-nothing-to-undo = 取り消せる手番がありません。
table-vote-open = ほかの提案への回答待ちです。先にそちらに答えてください。
table-vote-not-asked = この質問に答えられるのは{ $who }だけです。
table-vote-again = 同じ提案をしたばかりです。1時間たつか、ゲームが進むと、もう一度できます。
table-no-vote = この提案への回答はもう終わっています。

# 持ち時間と、席を外している人
table-no-clock = この卓には持ち時間がありません。
table-no-own-clock = あなたの時計は動いていないので、いまは延長できません。
table-paused = いまは中断中で、時計は止まっています。
table-not-paused = 中断はしていません。
table-nobody-to-nudge = いま声をかける相手はいません。
table-nudged = この手番ではもう声をかけました。もう少し待ちましょう。
table-nudge-later = 声をかけるにはまだ早いようです。持ち時間の半分が過ぎてからにしてください（無制限の卓では{ $hours }時間）。
table-skip-own = あなたもこの卓で遊んでいるので、ほかのモデレーターに頼んでください。
table-skip-later = 飛ばすにはまだ早いようです。持ち時間の半分が過ぎてからにしてください（無制限の卓では{ $hours }時間）。
table-nobody-to-skip = いまは人の手番ではないので、飛ばせません。
table-you-are-away = いまはコンピュータがあなたの席を預かっています。**席に戻る**か`/卓 戻る`で席に戻ると、続きを遊べます。
table-not-away = 預けている席はありません。
table-seat-held = この席はコンピュータが動かしているので、譲れません。
table-nobody-left = 席を譲ると、遊ぶ人がいなくなります。やめるときは投了してください。
table-seat-not-offered = この席は{ $who }が使っていて、いまは引き継げません。
table-seat-you-removed = この席から{ $who }を外したのは自分なので、引き継げません。

# 経過
table-told-start = ゲーム開始。
table-told-played-for = 🤖 { $who }の席はコンピュータがプレイしています。
table-told-undo = { $who }が直前の手番を取り消しました。
table-told-undo-with = { $who }が直前の手番と、そのあとの{ $others }の手番を取り消しました。
table-told-resign = { $who }が投了しました。
table-told-late = ⌛ { $who }が時間切れになり、手番が自動で進みました。
table-told-skipped = <@{ $user }>の判断で、{ $who }の手番を飛ばしました。
table-told-skipped-nameless = モデレーターの判断で、{ $who }の手番を飛ばしました。
table-told-vacation = 🏖️ { $who }が時間切れになり、休暇を1日使いました。
table-told-paused = ⏸️ { $who }の提案で中断しました。再開は卓の誰でもできます。中断中もプレイできますが、コンピュータは待ちます。
table-told-resumed = ▶️ { $who }が再開しました。時計は残り時間から動きます。
table-told-extra = ➕ { $who }の持ち時間が1日延びました。
table-told-nudge = 👋 { $who }から{ $whom }へ：お手すきのときに手番をどうぞ。
table-told-away = { $who }の席は、しばらくコンピュータが預かります。本人が戻るまで、盤面の下の**…の席を引き継ぐ**で誰でも引き継げます。
table-told-gone = { $who }はサーバーを抜けました。盤面の下の**…の席を引き継ぐ**で誰かが引き継ぐまで、コンピュータが席を預かります。
table-told-accepted = { $by }の提案に{ $who }が同意し、席を譲ることになりました。いまはコンピュータが預かっています。本人が戻るまで、盤面の下の**…の席を引き継ぐ**で誰でも引き継げます。
table-told-voted = { $who }が時間を過ぎており、{ $by }の提案に反対がなかったため、席を引き継げるようにしました。いまはコンピュータが預かっています。本人が戻るまで、盤面の下の**…の席を引き継ぐ**で誰でも引き継げます。
table-told-removed = <@{ $user }>（モデレーター）が{ $who }の席を引き継げるようにしました。いまはコンピュータが預かっています。本人が戻るまで、盤面の下の**…の席を引き継ぐ**で誰でも引き継げます。
table-told-removed-nameless = モデレーターが{ $who }の席を引き継げるようにしました。いまはコンピュータが預かっています。本人が戻るまで、盤面の下の**…の席を引き継ぐ**で誰でも引き継げます。
table-told-back = { $who }が席に戻りました。
table-told-substituted = { $who }が<@{ $user }>の席を引き継ぎました。
table-told-substituted-nameless = { $who }が席を引き継ぎました。
table-told-stop = 全員の合意により、ここで終了しました。
