### Crews: seats that many people play together. Lobby, panel, posts.

## Names
## In place of a player’s name.

crew-name = { $number ->
    [0] サーバーのみんな
   *[other] 相談グループ{ $number }
}

## Lobby: what is given to crews

crews-title = 相談プレイ
crews-about = **相談グループ**は、1つの席をみんなで担当します。それぞれが手を提案して投票し、いちばん票の多い手に決まります。
crews-hidden = このゲームには非公開の情報があるので、相談グループは6人までで、入れるのは開始前だけです。
crew-share = 票を数える時刻
crew-names = 誰が投票したか
crew-captain = キャプテン

## Lobby: choices
## Option, 100.

crews-none = 席は1人ずつ
crews-open = サーバーの誰でも入れる相談グループ：{ $count }つ
crews-fixed = 6人までの相談グループ：{ $count }つ
crew-share-value = 手番の持ち時間の{ $percent }%が過ぎたとき
crew-names-no = 公開しない
crew-names-yes = スレッドで知らせる
crew-captain-no = 1人では決められない
crew-captain-yes = 最初に入ったメンバーは、投票なしで手を決められる

## Lobby post: lines

lobby-crews = { $access ->
    [open] 👥 **相談プレイ**：このサーバーの人は誰でも、いつでも相談グループに入れます。手番の持ち時間の{ $percent }%が過ぎると票を数えます。
   *[fixed] 👥 **相談プレイ**：相談グループは6人までで、開始前に入れます。手番の持ち時間の{ $percent }%が過ぎるか、1つの提案に過半数の票が集まると、集計します。
}
lobby-crews-names = プレイした手番に誰が投票したかを、スレッドで知らせます。
lobby-crews-captain = 相談グループの最初のメンバーは、投票なしでプレイできます。
crew-members = ：{ $names }
crew-members-more = ：{ $names }ほか{ $count }人
crew-members-none = ：まだ誰もいません

## Buttons
## Button, 80.

button-join-crew = { $who }に入る
button-leave-crew = 相談グループを抜ける
button-server-plays = サーバーのみんな対コンピュータ
button-propose = 提案する
button-proposals = 提案（{ $count }）
button-vote = ▲ { $number }に投票
button-unvote = { $number }への票を戻す
button-captain = { $number }をすぐにプレイ
button-to-draft = 手番を考える

## Private panel

crew-joined = { $game }の**{ $who }**に入りました。手番が来たら、プレイしたい手を選んで**提案する**を押すか、ほかの人の提案に投票してください。提案は1人1つまで、投票はいくつの提案にでもできます。
crew-proposed = { $count ->
    [0] まだ提案はありません
   *[other] 提案：{ $count }件
}
crew-counted = { $when }に票を数えます
crew-counted-soon = 次の提案がすぐにプレイされます
crew-first-panel = 👀 相談グループの投票で決まるまで、手は実行されません。手を考えて**提案する**を押してください。
crew-ask-end = この手番を提案しますか？
crew-nothing = まだ提案はありません。手を考えて**提案する**を押してください。
crew-turn = **{ $number }** · { $turn } · ▲ { $count }
crew-turn-own = *あなたの提案*
crew-turn-voted = *投票済み*
crew-turn-gone = もうできません
crew-turn-nothing = 何もせずに手番を終える
crew-more = … ほか{ $count }件
crew-done-proposed = 提案しました。票を数えるまでは、別の提案に替えられます。
crew-done-voted = 投票しました。
crew-done-unvoted = 票を戻しました。
crew-decided = これで決まりました。**{ $who }**がプレイしました。
crew-leave-sure = 相談グループを抜けますか？　残りのメンバーはそのまま続けます。この卓のほかの席では遊べなくなります。
crew-left = 相談グループを抜けました。残りのメンバーがそのまま続けます。

## Posts in the thread

crew-summary = ▲ { $who }が{ $count }票で選びました。
crew-summary-by = ▲ { $who }が{ $count }票で選びました：{ $names }
