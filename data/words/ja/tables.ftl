# 卓のことば: できない理由と、記録に残る卓の出来事

# 入力
not-your-turn = まだあなたの番ではありません。いまは{ $who }が考えています。
game-over = このゲームはもう終わっています。
not-a-verb = 「{ $verb }」はこのゲームの手ではありません。使えるのは次のとおりです：{ $verbs }
table-nothing-fits = いま選べるものはありません。{ $ask }
not-a-token = 「{ $token }」はここでは使えません。書き方：`{ $form }`
not-a-token-example = いま書ける例：`{ $line }`
missing-token = `{ $verb }` には、あと { $field } の指定が必要です。
too-many-tokens = `{ $verb }` のあとには何も付けません（「{ $token }」は不要です）。

# 下書き
table-stale = このパネルを開いたあとに盤面が進みました。開き直すと、いまできることが表示されます。
table-already-done = それはもう済んでいます。二重には行われていません。
table-unfinished = 手番がまだ終わっていません。決めることが残っています。
table-draft-complete = 下書きはもう完成していて、`{ $line }` を足すことはできません。確定するか、一つ戻してください。
table-reveals-first = `{ $line }` をすると新しい情報が分かります。先に確定してから続けるか、取り下げてください。

# 席と卓
table-none = その卓はありません（すでになくなった可能性もあります）。
table-not-seated = この卓には参加していません。観戦は歓迎です。
table-frozen = この卓は停止中です。{ $seq } 手目よりあとの記録が、現在のバージョンのルールと合わなくなりました。記録は残っていて、直りしだい再開します。
table-thawed = 🔧 修正が済みました。止まったところから再開します。
table-not-started = このゲームはまだ始まっていません。
table-journal-later = 全記録には非公開の手が含まれるため、ゲーム終了後にお渡しします。抽選を確定するハッシュ値：`{ $fingerprint }`

# 募集
table-no-such-game = 「{ $game }」というゲームはここにはありません。
table-no-such-count = このゲームは{ $fewest }〜{ $most }人用です。{ $seats }人では遊べません。
table-no-such-option = オプション「{ $option }」に「{ $choice }」は選べません。
table-no-such-time = その持ち時間は使えません。1手24時間なら `24h`、最初に72時間・1手番ごとに12時間追加・最大120時間なら `72h+12h/120h` と書きます（それぞれ{ $shortest }分から{ $longest }日まで）。
table-no-such-vacation = 休暇は0〜{ $most }日にできます。
table-no-such-level = コンピュータの強さは { $levels } のどれかです（「{ $level }」は不可）。
table-no-such-absence = 時間切れの扱いは { $absences } のどれかです（「{ $absence }」は不可）。
table-no-such-seating = 席順の決め方は { $seatings } のどれかです（「{ $seating }」は不可）。
table-options-clash = { $seats }人では、このオプションの組み合わせで遊べません。
table-too-many = プレイヤー{ $people }人とコンピュータ{ $computers }人では、{ $seats }席に収まりません。
table-too-many-opened = あなたが募集中の卓がすでに{ $most }つあります。先にどれかを開始するか閉じてください。
table-too-many-in-channel = このチャンネルでは{ $most }卓が募集中です。いずれかに参加するか、別のチャンネルで募集してください。
table-full = { $seats }席すべて埋まっています。
table-no-seat-for-you = この卓には参加できません。`/卓 立てる` で自分の卓を立てられます。
table-nobody-to-remove = この卓にいるほかの人を選んでください。
table-you-blocked = あなたがブロックしている人がこの卓にいます。リストは `/ブロック` で見られます。
table-barred = このサーバーのモデレーターにより、卓への参加が禁止されています。進行中のゲームは続けられます。
table-barred-until = このサーバーのモデレーターにより、<t:{ $until }:f> まで卓への参加が禁止されています。進行中のゲームは続けられます。
table-kept = 空いている{ $count }席は、招待された人のために取ってあります。しばらくしてからもう一度どうぞ。
table-too-many-invited = 空きは{ $free }席なので、あと{ $count }人は招待できません。
table-cannot-invite = 選んだ人の中に、この卓へ招待できない人がいます。
table-you-blocked-invited = 選んだ人の中に、あなたがブロックしている人がいます。リストは `/ブロック` で見られます。
table-not-invited = この卓にあなたへの招待はありません。
table-no-such-condition = その参加条件はありません。
table-not-joined = この卓には参加していません。
table-already-seated = すでにこの卓に参加しています。
table-has-started = ゲームはもう始まっていて、募集は終わりました。
table-closed = この卓は始まる前に閉じられました。
table-not-opener = これを決められるのは、この卓を立てた{ $who }だけです。
table-no-parts = この卓は、合言葉で抽選に加わる仕組みができる前に立てられました。シードは開始時に決まります。
table-leave-is-resign = ゲームはもう始まっています。席を離れるには投了してください（取り消せません）。
table-too-few = いま埋まっているのは{ $taken }席です。このゲームには少なくとも{ $fewest }人必要です。
table-not-full = { $seats }席のうち{ $taken }席が埋まっています。このまま始められるのは、卓を立てた人だけです。

# 取り消しと投票
table-no-such-order = このゲームに「{ $order }」という事前指示はありません。
table-nothing-to-undo = 取り消せる手番がありません。
table-vote-open = すでに卓への問いかけが出ています。先にそちらに答えてください。
table-vote-not-asked = この質問に答えられるのは{ $who }だけです。
table-vote-again = 同じ問いかけをしたばかりです。1時間たつか、ゲームが進んだら、もう一度できます。
table-no-vote = この問いかけはもう終わっています。

# 持ち時間と、席を外している人
table-no-clock = この卓には持ち時間がありません。
table-no-own-clock = あなたの時計は動いていないので、いまは延長できません。
table-paused = いまは中断中で、時計は止まっています。
table-not-paused = 中断はしていません。
table-nobody-to-nudge = いま声をかける相手はいません。
table-nudged = この手番にはもう声をかけています。もう少し待ちましょう。
table-nudge-later = 声をかけるにはまだ早いようです。持ち時間の半分（無制限の卓では{ $hours }時間）が過ぎてからにしてください。
table-skip-own = あなたもこの卓で遊んでいるので、ほかのモデレーターに頼んでください。
table-skip-later = 飛ばすにはまだ早いようです。持ち時間の半分（無制限の卓では{ $hours }時間）が過ぎてからにしてください。
table-nobody-to-skip = いま手番を待っている人がいないので、飛ばせません。
table-you-are-away = いまはコンピュータがあなたの席を預かっています。**席に戻る**か `/卓 戻る` で席に戻ると、続きを遊べます。
table-not-away = 預けている席はありません。
table-seat-held = この席には人が参加していないので、譲れません。
table-nobody-left = それでは遊ぶ人がいなくなります。やめるときは投了してください。
table-seat-not-offered = この席には{ $who }が参加していて、いまは代われません。

# 経過
table-told-start = ゲーム開始。
table-told-played-for = 🤖 { $who }の席はコンピュータがプレイしています。
table-told-undo = { $who }が直前の手番を取り消しました。
table-told-undo-with = { $who }が直前の手番と、その後の{ $others }の手番を取り消しました。
table-told-resign = { $who }が投了しました。
table-told-late = ⌛ { $who }が時間切れになりました。
table-told-skipped = <@{ $user }>の判断で、{ $who }の手番を飛ばしました。
table-told-skipped-nameless = モデレーターの判断で、{ $who }の手番を飛ばしました。
table-told-vacation = 🏖️ { $who }の持ち時間が切れたので、休暇を1日使います。
table-told-paused = ⏸️ { $who }の希望で中断します。再開は卓の誰でもできます。中断中も手は打てますが、コンピュータは休みます。
table-told-resumed = ▶️ { $who }が再開しました。時計は残り時間から動きます。
table-told-extra = ➕ { $who }の持ち時間を1日延ばしました。
table-told-nudge = 👋 { $who }から{ $whom }へ：お手すきのときに手番をどうぞ。
table-told-away = { $who }の席は、しばらくコンピュータが預かります。本人が戻るまでは、盤面の下の**引き継ぐ**ボタンで、どなたでも席を引き継げます。
table-told-gone = { $who }はもうここにいません。盤面の下の**引き継ぐ**ボタンで誰かが引き継ぐまで、コンピュータが席を預かります。
table-told-accepted = { $by }の提案に{ $who }が同意し、席を譲ることになりました。今はコンピュータが預かっています。本人が戻るまでは、盤面の下の**引き継ぐ**ボタンで、どなたでも引き継げます。
table-told-voted = { $who }が時間を過ぎており、{ $by }の提案に反対がなかったため、席を引き継げるようにしました。今はコンピュータが預かっています。本人が戻るまでは、盤面の下の**引き継ぐ**ボタンで、どなたでも引き継げます。
table-told-removed = <@{ $user }>（モデレーター）が{ $who }の席を引き継げるようにしました。今はコンピュータが預かっています。本人が戻るまでは、盤面の下の**引き継ぐ**ボタンで、どなたでも引き継げます。
table-told-removed-nameless = モデレーターが{ $who }の席を引き継げるようにしました。今はコンピュータが預かっています。本人が戻るまでは、盤面の下の**引き継ぐ**ボタンで、どなたでも引き継げます。
table-told-back = { $who }が席に戻りました。
table-told-substituted = { $who }が<@{ $user }>の席を引き継ぎました。
table-told-substituted-nameless = { $who }が席を引き継ぎました。
table-told-stop = 全員の合意により、ここで終了しました（結果なし）。
