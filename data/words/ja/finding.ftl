# 仲間を探す：招待、募集中の卓、希望、参加条件。

# 参加条件に合わない理由。本人だけに伝える。
unmet-in-time = 時間内に指した手番が{ $asked }%以上（あなたは{ $yours }%）
unmet-answers = 手番にかかる時間の目安が{ $asked }以内（あなたは{ $yours }）
unmet-rating = レーティング{ $asked }（あなたは{ $yours }）
unmet-language = この卓の言語は{ $asked }で、あなたの言語と違います
unmet-known = 卓の誰かとゲームを最後まで遊んだことがある人だけの卓です
