### Refusals and failures that can come anywhere.

## A move that cannot be read or played

not-your-turn = まだあなたの手番ではありません。いまは{ $who }の手番です。
game-over = このゲームはもう終わっています。
not-a-verb = 「{ $verb }」で始まる手は、このゲームにはありません。使えるのは{ $verbs }です。
table-nothing-fits = いま選べるものはありません。{ $ask }
not-a-token = 「{ $token }」はここでは使えません。書き方は`{ $form }`です。
not-a-token-example = いま使える例：`{ $line }`
missing-token = `{ $verb }`には、あと{ $field }の指定が必要です。
too-many-tokens = `{ $verb }`のあとには何も付けません（「{ $token }」は不要です）。

## A turn that cannot go on

table-stale = このパネルを開いたあとに盤面が進みました。開き直してください。
table-already-done = その操作はもう済んでいます。同じ手が2回プレイされることはありません。
panel-newest = 押したボタンは前の手番のもので、何も変わっていません。現在のゲームはこうなっています。
table-unfinished = この手番で決めることが、まだ残っています。
table-draft-complete = この手番はもう最後まで決まっているので、`{ $line }`は追加できません。確定するか、1つ戻してください。
table-reveals-first = `{ $line }`で新しい情報が明らかになります。先に確定してから続けるか、1つ戻してください。
table-no-such-order = このゲームに「{ $order }」という事前指示はありません。

## Which table, and who is there

table-none = その卓はありません（閉じられたか、削除された可能性があります）。
table-not-seated = この卓には参加していません。観戦は自由にできます。
table-not-started = このゲームはまだ始まっていません。
table-journal-later = 全記録には非公開の手が含まれるため、ゲーム終了後に受け取れます。抽選のハッシュ値：`{ $fingerprint }`
several-tables = ここには複数の卓があります。目的の卓のスレッドでコマンドを使ってください。
no-table-here = ここに卓はありません。`/卓 立てる`で立てられます。
table-needs-text-channel = 卓はテキストチャンネルで立ててください（スレッド、アナウンスチャンネル、ボイスチャンネルのチャットでは立てられません）。ゲームごとに専用のスレッドができます。
permissions-missing = このチャンネルでは、ボットに次の権限が足りません：{ $names }。モデレーターに付与を頼んでください。
no-such-closeup = 「{ $name }」の拡大図はありません。
no-closeups = このゲームの盤面に拡大図はありません。画像を開くと大きく見られます。
no-such-button = これは古いバージョンのボタンなので、使えません。自分の卓は`/{ turns-command.name }`から開けます。
no-such-form = これは古いバージョンのフォームです。何も変更されていません。
another-game = この卓のゲームは**{ $game }**です。コマンドは`/{ $command }`を使ってください。
not-allowed = ここではこのコマンドを使えません。
command-moved = コマンドの名前が変わりました。`/{ $new }`を使ってください。
table-is-private = 🔒 このゲームは非公開です。見られるのは、参加者とサーバーのモデレーターだけです。

## The lobby

table-rated-people-only = レート戦の卓は人だけで始めます。先にコンピュータを外すか、**設定**で「レート戦にしない」を選んでください。
table-no-such-game = 「{ $game }」というゲームはここにはありません。
table-no-such-count = このゲームは{ $fewest }〜{ $most }人用です。{ $seats }人では遊べません。
wish-none-between = 「{ $fewest }人以上、{ $most }人以下」は選べません。最大人数は最小人数以上にしてください。
table-no-such-option = 「{ $option }」に「{ $choice }」は選べません。
table-no-such-time = その持ち時間は使えません。`24h`（1手24時間）や`72h+12h/120h`（最初に72時間、1手番ごとに12時間追加、最大120時間）のように書いてください。それぞれ{ $shortest }分から{ $longest }日までです。
table-no-such-vacation = 休暇は0〜{ $most }日の範囲で選べます。
table-no-such-level = コンピュータの強さは{ $levels }から選べます（「{ $level }」は選べません）。
# Left out: **.
table-no-such-absence = 時間切れのときの動作は{ $absences }から選べます（「{ $absence }」は選べません）。
table-no-such-seating = 席順は{ $seatings }から選べます（「{ $seating }」は選べません）。
table-options-clash = { $seats }人では、この設定の組み合わせで遊べません。
table-too-many = プレイヤー{ $people }人とコンピュータ{ $computers }人では、{ $seats }席に収まりません。
table-too-many-opened = 募集中の卓がすでに{ $most }卓あります。先にどれかを開始するか閉じてください。
table-too-many-in-channel = このチャンネルでは{ $most }卓が募集中です。いずれかに参加するか、別のチャンネルで募集してください。
table-full = { $seats }席すべて埋まっています。
table-no-seat-for-you = この卓には参加できません。`/卓 立てる`で自分の卓を立てられます。
table-nobody-to-remove = この卓にいる、自分以外の人を選んでください。
table-you-blocked = あなたがブロックしている人がこの卓にいます。リストは`/{ privacy-command.name } { privacy-command-block.name }`で見られます。
table-barred = このサーバーのモデレーターにより、卓への参加が禁止されています。進行中のゲームは続けられます。
table-barred-until = このサーバーのモデレーターにより、<t:{ $until }:f>まで卓への参加が禁止されています。進行中のゲームは続けられます。
table-barred-everywhere = ボットの管理者により、新しいゲームへの参加が禁止されています。進行中のゲームは続けられます。
table-barred-everywhere-until = ボットの管理者により、<t:{ $until }:f>まで新しいゲームへの参加が禁止されています。進行中のゲームは続けられます。
table-kept = 空いている{ $count }席は、招待中の人のために取ってあります。しばらくしてからもう一度試してください。
table-too-many-invited = 空きは{ $free }席なので、あと{ $count }人は招待できません。
table-cannot-invite = 選んだ人の中に、この卓に招待できない人がいます。
table-you-blocked-invited = 選んだ人の中に、あなたがブロックしている人がいます。リストは`/{ privacy-command.name } { privacy-command-block.name }`で見られます。
table-not-invited = この卓にあなたへの招待はありません。
table-no-such-condition = その参加条件はありません。
table-not-joined = この卓には参加していません。
table-already-seated = すでにこの卓に参加しています。
table-has-started = ゲームがもう始まっているので、募集は終わりました。
table-closed = この卓は始まる前に閉じられました。
table-not-opener = これを決められるのは、卓を立てた{ $who }だけです。
table-no-parts = この卓は、合言葉で抽選に加わる仕組みができる前に立てられました。シードは開始時に決まります。
table-leave-is-resign = ゲームはもう始まっています。抜けるには、**投了**ボタンを押してください（取り消せません）。
table-too-few = いま埋まっているのは{ $taken }席だけです。このゲームを始めるには、少なくとも{ $fewest }人必要です。
# Left out: **.
table-not-full = { $seats }席のうち{ $taken }席が埋まっています。全員そろう前に始められるのは、卓を立てた人だけです。

## Undo and questions

table-nothing-to-undo = 取り消せる手番がありません。
table-vote-open = ほかの提案がまだ回答待ちです。先にそちらに答えてください。
table-vote-not-asked = この提案に答えられるのは{ $who }だけです。
table-vote-again = 同じ提案をしたばかりです。1時間たつか、ゲームが進むと、もう一度できます。
table-no-vote = この提案への回答はもう終わっています。
table-rated-stands = レート戦では、ほかの人が動いたあとや、カードやダイスなどの新しい情報が明らかになったあとは、手番を取り消せません。

## Clocks, and people who are not there

table-no-clock = この卓の持ち時間は無制限です。
table-no-own-clock = いまはあなたの持ち時間が減っていないので、延長できません。
table-paused = いまは中断中で、持ち時間は減りません。
table-not-paused = 中断中ではありません。
table-nobody-to-nudge = いま声をかける相手はいません。
table-nudged = この手番では、もう声がかかっています。もう少し待ちましょう。
table-nudge-later = 声をかけるにはまだ早いようです。持ち時間の半分が過ぎてからにしてください（持ち時間が無制限の卓では{ $hours }時間後）。
table-skip-own = あなたもこの卓で遊んでいるので、ほかのモデレーターに頼んでください。
table-skip-later = 飛ばすにはまだ早いようです。持ち時間の半分が過ぎてからにしてください（持ち時間が無制限の卓では{ $hours }時間後）。
table-nobody-to-skip = いまは人の手番ではないので、飛ばせません。
table-you-are-away = いまはコンピュータがあなたの席を預かっています。**席に戻る**ボタンか`/卓 戻る`で、続きから遊べます。
table-not-away = 預けている席はありません。
table-seat-held = すでにコンピュータがプレイしている席なので、譲れません。
table-nobody-left = 席を譲ると、遊ぶ人がいなくなります。やめるときは投了してください。
table-seat-not-offered = この席では{ $who }がプレイしているので、いまは引き継げません。
table-seat-you-removed = { $who }をこの席から外したのはあなたなので、自分では引き継げません。

## Crews

table-crew-speaks = これは相談グループの最初のメンバーだけができます。あなたは手番の提案と投票ができます。
table-crew-was-in = この卓の相談グループに入ったことがあるので、ほかの席では遊べません。
table-crew-no-plans = 相談グループは手番ごとに決めるので、予約や事前指示は使えません。
table-no-crew = その相談グループはこの卓にありません。
table-crew-proposes = 相談グループでは手番を提案します。**確定**の代わりに**提案する**を押してください。
table-crew-empty = { $who }にはまだメンバーがいません。誰かが入ると始められます。
table-crews-unrated = 相談グループのある卓は、レート戦にできません。
table-crews-need-clock = 相談グループには持ち時間が必要です。投票を数える時刻は、それで決まります。
table-crews-hidden = この卓には非公開の情報があるので、誰でも入れる相談グループは作れません。
table-crews-private = 非公開の卓には、誰でも入れる相談グループは作れません。
table-crews-not-here = この卓では選べません。
table-crew-fixed = ゲームが始まったので、この相談グループにはもう入れません。
table-crew-resigned = この相談グループは席を降りました。
table-crew-already = もうこの相談グループに入っています。
table-crew-full = この相談グループは満員です（{ $most }人）。
crew-too-new = 誰でも入れる相談グループに入るには、このサーバーに来てから{ $days }日たっている必要があります。

## After the end

table-not-over = このゲームはまだ終わっていません。
table-not-played = **もう一戦**を使えるのは、参加していた人だけです。自分の卓は`/卓 立てる`で立てられます。

## When Discord, the disk or the bot fails

incident = ボットに問題が起きました。確定した手番は失われていません。いまの局面は、**プレイする**ボタンで確認できます（エラー番号：`{ $incident }`）。
discord-down = 応答中にDiscordで問題が起きました。確定した手番は失われていません。いまの局面は、**プレイする**ボタンで確認できます。
store-down = いまデータを保存できないため、操作は反映されていません。しばらくしてからもう一度試してください。
store-unsure = 保存中にデータベースとの接続が切れました。反映されたかどうかはまだ分かりません。少ししてから盤面を確認してください。
busy = いま大変混み合っています。確定した手番は失われていません。数秒後にもう一度試してください。
closing = 再起動しています。確定した手番は失われていません。すぐに戻るので、少ししてからもう一度試してください。
answer-elsewhere = { $place }への返事をDiscordが受け付けなかったため、こちらに送ります。
