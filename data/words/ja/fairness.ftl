# 抽選の公正さとその検証（docs/fairness.md）

button-fair-lobby = 公正な抽選
button-fair-dealt = 抽選を確かめる
button-fair-word = 合言葉を加える
table-command-verify = このゲームのすべての抽選を検証する
    .name = 検証

fair-title = 公正な抽選
fair-promise = -# 🎲 { $game }（卓`{ $table }`）秘密の値のハッシュ値：`{ $fingerprint }`　この投稿は編集しません。
fair-start-line = -# 🎲 抽選が決まりました。そのハッシュ値：`{ $seal }`
fair-changed = ⚠️ 卓が立ったあとで、秘密の値が変わりました。最初のハッシュ値は`{ $before }`、いまは`{ $fingerprint }`です。バックアップの復元でも変わります。復元がなかったのなら、ボットの管理者に理由を聞いてください。
fair-lobby =
    この卓が立ったとき、ボットは秘密の値を1つ引きました。変えればハッシュ値で分かります。参加者もそれぞれ値を加えます。ボットが代わりに引くか、好きな合言葉を入力します（保存されるのは合言葉のハッシュ値だけです）。**開始**を押すと、すべてを混ぜてゲームのシードができます。終了後に秘密の値を公開し、`/{ table-command.name } { table-command-verify.name }`で全部の抽選を検証できます。
fair-fingerprint = 秘密の値のハッシュ値（最後に見比べたい方は控えておいてください）：`{ $fingerprint }`
fair-promised = [編集しない投稿]({ $link })にも同じ値があります。
fair-parts-so-far = いまの各自の値（席を空けると外れます）：
fair-parts = 各自の値（参加順）：
fair-seat-of = { $who }の席
fair-part-word = - { $who }：本人の合言葉（`{ $part }…`）
fair-part-drawn = - { $who }：ボットが引いた値（`{ $part }…`）
fair-part-computer = - { $who }：なし（開始時はコンピュータ）
fair-settled = **開始**のときに、秘密の値と各自の値からシードができました。シードからすべての抽選が決まります。終了後に秘密の値を公開し、`/{ table-command.name } { table-command-verify.name }`で検証できます。
fair-sealed = これらをまとめたハッシュ値は、最初の配りの上の編集しない行にあります：`{ $seal }`。求め方：
fair-proves-title = **これで分かること**
fair-proves =
    - 開始後に抽選を変えれば、検証か、投稿済みのハッシュ値で分かります。ボットの管理者でも同じです。
    - プレイヤーは秘密の値を知らないので、抽選を操れません。
    - 開始前の最後の変更が正直な人の合言葉なら、管理者だけでは抽選を操れません（ボットが引いた値では証明になりません）。
fair-not-title = **これでは防げないこと**
fair-not =
    - 管理者の仲間が最後に加わり、都合のよい合言葉を探すこと。
    - 卓を立てた人が管理者の仲間で、コンピュータの数を変えたり、都合の悪い卓を閉じたりすること。
    - すぐに始まる卓で、合言葉を加える時間がないこと。
    - 管理者がデータベースで手札を見ること。
fair-by-seed = この卓は、参加者が抽選に加わる仕組みができる前のものです。シードは開始時にボットだけで引きました。変えればハッシュ値で分かります。終了後にシードを公開し、`/{ table-command.name } { table-command-verify.name }`で全部の抽選を検証できます。
fair-no-parts = この卓は、参加者が抽選に加わる仕組みができる前のものです。シードは開始時に決まります。
fair-old-proves = 開始後にシードを変えれば、ハッシュ値で分かります。管理者がシードを選ばなかったことまでは分かりません。
fair-word-label = 合言葉（何でも）
fair-word-hint = 保存しません。パスワードは避けてください。空欄ならボットが引きます
fair-word-added = ✅ 合言葉を加えました。値は`{ $part }`です。混ぜる秘密の値のハッシュ値は`{ $fingerprint }`です。
fair-word-drawn = ✅ 新しい値を引きました：`{ $part }`。混ぜる秘密の値のハッシュ値は`{ $fingerprint }`です。
fair-checked = ✅ このゲームを最初の配りから最後まで再現しました。すべて一致しています：
fair-checked-secret =
    - 秘密の値は`{ $secret }`です。そのハッシュ値は`{ $fingerprint }`です。
fair-checked-seal =
    - これと各自の値から、最初の配りの上の行にあるハッシュ値ができます：`{ $seal }`
fair-checked-seed =
    - 秘密の値と各自の値から、シード`{ $seed }`ができます。
fair-checked-seats =
    - 席順は、このシードによる抽選どおりです。
fair-checked-draws =
    - 最初の配りと{ $moves }手で引かれた{ $draws }個の数は、すべてシードどおりです。どの手もルールに合い、結果も当時と同じです。
fair-checked-old =
    - シードは`{ $seed }`。開始時から示していたSHA-256は`{ $fingerprint }`です。

# The same of a file that somebody has brought. First whose game it is; $table is the id of a table.
fair-file-same = ✅ これは、ここで行われたテーブル`{ $table }`の記録です。
fair-file-named = ✅ これは、ここで行われたテーブル`{ $table }`の記録です。ただし、ファイルの名前か日付が異なります。
fair-file-other = ⚠️ このファイルはテーブル`{ $table }`の記録を名乗っていますが、内容が異なります。信用しないでください。
fair-file-unknown = ℹ️ このファイルは、ここであなたが見られる終了済みのゲームのものではありません。こうしたファイルは、名前も含めて誰でも作れます。
fair-file-nameless = ℹ️ このファイルにはテーブルのIDがなく、ボットのゲームかどうか確かめられません。こうしたファイルは、名前も含めて誰でも作れます。
fair-file = このファイルのゲームを最初の配りから最後まで再現しました。ファイルの内容に矛盾はありません：
fair-file-secret =
    - このファイルの秘密の値は`{ $secret }`。そのハッシュ値は`{ $fingerprint }`です。
fair-file-old =
    - このファイルのシードは`{ $seed }`。そのSHA-256は`{ $fingerprint }`です。
fair-wrong = ⚠️ 一致しないところがあります。{ $why }
fair-at-home = **手元で確かめる**：次の行で、ボットを使わずにハッシュ値とシードを求められます：
fair-with-the-record = プレイ記録にはすべての数が入っています。`meeplepost verify FILE`で再現できます。ボットなしで確かめるには、短いプログラム`docs/verify.py`を使います。
