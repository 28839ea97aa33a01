### The end of a game: its post, the score sheet, the next game.

## Headline, also on a phone

score-against = { $points }対{ $others }
over-finished-won = { $winners }の勝ち（{ $scores }）
over-finished-shared = { $winners }の同点優勝（{ $points }）
over-resigned = { $who }の投了により、勝敗をつけずに終了しました。
over-resigned-won = { $who }の投了により、{ $winners }の勝ち
over-agreed = 全員の合意により、勝敗をつけずに終了しました。

## Below the headline

sheet-decided = { $source }で{ $points }対{ $others }と差がついたのが決め手でした。
sheet-made-up = { $lost }では{ $behind }点負けていましたが、{ $source }での{ $lead }点のリードが決め手になりました。
sheet-by-many = { $lost }では{ $behind }点負けていましたが、{ $leads }を合わせて逆転しました。
sheet-finished-by = { $who }の席は、コンピュータが引き継ぎました。
sheet-resigned = （投了。続きはコンピュータ）
sheet-called = 🏁 { $who }：リプレイなどは**⋯**にあります。
nth-place = { $place }位
sheet-played-on = 🔮 もしも…？　遊びで続けたゲームなので、記録には残りません。

## Buttons

button-rematch = もう一戦
button-chart = 得点の推移
button-replay = リプレイ
button-film = 動画
button-story = 勝負の分かれ目
button-review = 自分の手番
button-next-game = 次の手番待ちへ（{ $count }卓）
button-current = 最新のパネルを開く

## The line that remains in the channel

ended-finished = **{ $game }**　終了：{ $scores } → { $thread }
ended-resigned = **{ $game }**　終了：{ $who }の投了（勝敗なし） → { $thread }
ended-resigned-won = **{ $game }**　終了：{ $who }の投了により{ $winners }の勝ち → { $thread }
ended-agreed = **{ $game }**　終了：全員の合意（勝敗なし） → { $thread }
ended-diverged = **{ $game }**　停止中：記録を再現できません → { $thread }
ended-closed = **{ $game }**　終了：卓が閉じられました → { $thread }
ended-gone = **{ $game }**　終了：チャンネルがなくなりました（勝敗なし）

## Score sheet

scoring-sum = 合計
scoring-counts = **{ $title }**（数と得点）
sheet-title = 得点表
sheet-ahead = { $you ->
    [1] あなたより多い：{ $sources }
   *[other] { $who }より多い：{ $sources }
}
sheet-behind = { $you ->
    [1] あなたより少ない：{ $sources }
   *[other] { $who }より少ない：{ $sources }
}
sheet-more = ほか{ $count }件
sheet-rest = ほか：{ $sources }

## Score sheet: feats and streaks

award-close = 大接戦：1位と2位の差は{ $points }点でした。
award-comeback = 大逆転：{ $who }は一時{ $points }点差をつけられていました。
award-record = このサーバーの新記録：{ $what } { $value }（{ $who }。これまでは{ $before }）
award-first-win = { $who }がこのゲームで初めて勝ちました（{ $games }戦目）。
award-streak = { $who }は{ $games }連勝中です。
award-round = { $who }が人を相手にこのゲームを遊ぶのは、これで{ $games }回目です。

## Rematch

rematch-opened = { $game }の次の卓です：{ $link }

## Corrections by moderators

correct-not-moderator = 結果を訂正できるのは、このサーバーのモデレーターだけです。
correct-not-over = 訂正できるのは、終わったゲームの結果だけです。
correct-own = 自分が参加したゲームの結果は訂正できません。参加していないモデレーターに頼んでください。
correct-places = { $seats }席分の順位を、席の順に入れてください（例：{ $example }）。0なら無効試合になります。
correct-public = **結果の訂正**（{ $who }）：{ $places }。理由：{ $reason }
correct-void = 無効試合
correct-done = 訂正しました。レーティングはまもなく反映されます。

## Files

# Left out: `.
journal-file = ゲーム全体のプレイ記録です。このファイルからゲームを再現できます。
story-file = ここまでのプレイ記録です。完全な記録には非公開の手が含まれるため、ゲーム終了後に受け取れます。
story-fingerprint-seed = シードのSHA-256（シードはゲーム終了後のプレイ記録にあります）：{ $fingerprint }
story-fingerprint = ボットの秘密の値のSHA-256（値はゲーム終了後のプレイ記録にあります）：{ $fingerprint }。シードを作るほかの値：
