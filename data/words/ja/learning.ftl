# ゲームを覚える: 図解ルール

button-why = なぜ？
button-rules-short = 早わかり
button-rules-search = 🔍 検索
rules-contents = 目次
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
