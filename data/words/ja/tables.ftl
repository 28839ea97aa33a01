# 卓のことば: できない理由と、記録に残る卓の出来事

# 入力
not-your-turn = まだあなたの番ではありません。いまは{ $who }が考えています。
game-over = このゲームはもう終わっています。
not-a-verb = 「{ $verb }」はこのゲームの手ではありません。使えるのは次のとおりです：{ $verbs }
not-a-token = 「{ $token }」はここでは使えません。
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
table-not-seated = あなたはこの卓に着いていません。観戦は歓迎です。
table-frozen = この卓は停止中です。{ $seq } 手目よりあとの記録が、いまの版のルールと合わなくなりました。記録は残っていて、直りしだい再開します。
table-not-started = このゲームはまだ始まっていません。
table-journal-later = 全記録には非公開の手が含まれるため、ゲーム終了後にお渡しします。シードの指紋：`{ $fingerprint }`

# 募集
table-no-such-game = 「{ $game }」というゲームはここにはありません。
table-no-such-count = このゲームは{ $fewest }〜{ $most }人用です。{ $seats }人では遊べません。
table-no-such-option = オプション「{ $option }」に「{ $choice }」は選べません。
table-no-such-time = 1手の持ち時間は{ $shortest }分から{ $longest }日までです。
table-no-such-seating = 席順の決め方は { $seatings } のどれかです（「{ $seating }」は不可）。
table-options-clash = { $seats }人では、このオプションの組み合わせで遊べません。
table-too-many = プレイヤー{ $people }人とコンピューター{ $computers }人では、{ $seats }席に収まりません。
table-full = { $seats }席すべて埋まっています。
table-already-seated = すでにこの卓に着いています。
table-has-started = ゲームはもう始まっていて、募集は終わりました。
table-closed = この卓は始まる前に閉じられました。
table-not-opener = これを決められるのは、この卓を立てた{ $who }だけです。
table-leave-is-resign = ゲームはもう始まっています。席を離れるには投了してください（取り消せません）。
table-too-few = いま埋まっているのは{ $taken }席です。このゲームには少なくとも{ $fewest }人必要です。
table-not-full = { $seats }席のうち{ $taken }席が埋まっています。このまま始められるのは、卓を立てた人だけです。

# 手戻しと投票
table-no-such-order = このゲームに「{ $order }」という事前指示はありません。
table-nothing-to-undo = 取り消せる手番がありません。
table-vote-open = すでに卓への問いかけが出ています。先にそちらに答えてください。
table-no-vote = この問いかけはもう終わっています。

# 経過
table-told-start = ゲーム開始。シードの指紋：`{ $fingerprint }`
table-told-undo = { $who }が手番を取り消しました。
table-told-resign = { $who }が投了しました。
table-told-stop = 全員の合意により、ここで終了しました（結果なし）。
