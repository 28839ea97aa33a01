# 持ち時間と、席を外している人：ボタン・返事・卓への問いかけ・コマンド

vacation-left = { $count ->
    [0] -# 🏖️ 休暇は残っていません。時間切れになると手番が自動で進みます。
   *[other] -# 🏖️ 休暇はあと{ $count }日。時間切れになると自動で1日使い、期限が1日延びます。
}
button-pause = 中断
button-resume = 再開
button-extra = 時間を延ばす
button-nudge = 声をかける
button-offer = 席を譲る
button-take = { $who }の席を引き継ぐ
button-return = 席に戻る

pause-asked = ほかの人に聞いています。全員が同意すると時計が止まります。
pause-done = 時計を止めました。再開は卓の誰でもできます。
pause-ended = 再開しました。時計は残り時間から動きます。
extra-asked = 1日の延長を、ほかの人に聞いています。
extra-done = 1日延びました。
nudge-done = スレッドで声をかけました。
nudge-gone = その人はもうこのサーバーにいません。誰かが引き継ぐまで、コンピュータが席を預かります。
offer-sure = 席を譲りますか？　{ $minutes }分後からコンピュータが代わりにプレイし、投稿にもそう表示されます。誰かが引き継ぐまでは戻れます。引き継がれると、手札も含めてその人の席になります。
offer-sure-offer = { $who }に席を譲ってもらえるか聞きますか？　聞かれるのは{ $who }だけで、スレッドで通知されます。1日以内に同意がなければ、何も変わりません。
offer-sure-replace = { $who }の席を代わりの人に譲りますか？　{ $who }は時間を過ぎています。{ $who }を含むほかの全員に聞き、スレッドで通知します。誰でも断れます。1日たっても反対がなく、ほかの全員が同意し、{ $who }がまだ時間を過ぎていれば、席を引き継げるようになります。
offer-sure-moderator = モデレーターとして{ $who }の席を引き継げるようにしますか？　すぐにコンピュータが席を預かり、誰でも引き継げます。スレッドにはあなたの判断だと書かれます。時間切れでなければ、{ $who }の離脱や負けにはなりません。
button-offer-ask = 聞く
button-offer-theirs = 席を引き継げるようにする
offer-asked = { $who }にスレッドで聞いています。
offer-asked-late = { $who }を含むほかの全員に、スレッドで聞いています。
offer-done = この席は誰でも引き継げるようになりました。それまではコンピュータが預かります。
offer-no-player = その人はこの卓に参加していません。
seat-return = { $who }、誰かが引き継ぐまでは、盤面の下の**席に戻る**から席に戻れます。
return-done = おかえりなさい。席に戻りました。
take-done = 席を引き継ぎました。
take-done-hand = 席を引き継ぎました。手札などは**手札**で見られます。
take-sure = { $who }の席を引き継ぎますか？　手札も含めてあなたの席になり、前の人は戻れなくなります。
button-take-sure = 席を引き継ぐ
skip-sure = { $who }の手番を飛ばしますか？　手番はすぐに自動で進み、あなたの判断だとスレッドに表示されます。
button-skip = 飛ばす
skip-moderators = 手番を飛ばせるのは、サーバーかスレッドを管理できるモデレーターだけです。
skip-done = 飛ばしました。あなたの判断だとスレッドに表示されています。

vote-pause = { $who }が中断を提案しています。全員の時計が止まります。同意しますか？
vote-pause-yes = 全員が同意し、時計を止めました。
vote-pause-no = { $who }が同意しなかったため、時計は動いたままです。
vote-extra = { $who }が持ち時間を1日延ばしたいそうです。同意しますか？
vote-extra-yes = 全員が同意し、1日延ばしました。
vote-extra-no = { $who }が同意しなかったため、持ち時間は変わりません。
vote-offer = { $who }が、{ $whom }に席を代わりの人へ譲ることを提案しています。{ $whom }、同意しますか？　あなたの同意がなければ、何も変わりません。
vote-offer-yes = { $whom }が同意し、席を引き継げるようにしました。
vote-offer-no = { $who }が同意しなかったため、席はそのままです。
vote-replace = { $whom }が時間を過ぎています。{ $who }が、席を代わりの人に譲ることを提案しています。同意しますか？　{ $whom }も断れます。手番を進めるだけでもかまいません。
vote-replace-yes = 反対がなかったため、{ $whom }の席を引き継げるようにしました。
vote-replace-no = { $who }は同意しませんでした。席はそのままです。
vote-until-offer = -# { $whom }の回答を待っています（期限は{ $when }）。
vote-until-replace = -# 全員の回答を待っています。それまでに{ $whom }の回答も手番もなく、ほかの全員が同意していれば、{ $when }に席を引き継げるようになります。

table-command-substitute = 自分の席を代わりの人に譲る、または誰かの席について提案する
    .name = 席を譲る
table-command-substitute-player = 誰の席か（空欄なら自分の席）
    .name = プレイヤー
table-command-back = コンピュータに預けた席に戻る
    .name = 戻る
table-command-skip = モデレーター用：待たせている人の手番を自動で進める
    .name = 飛ばす
