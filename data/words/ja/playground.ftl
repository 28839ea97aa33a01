# Discordなしでボットを試すページのあいさつ。
playground-title = Meeplepostへようこそ
playground-text = 何日もかけてDiscordで遊ぶ、本格的なボードゲームです。ここでは本物のボットが、このPCの中だけのDiscordで動いています。トークンもアカウントもインターネットも要りません。ゲームを選ぶと、コンピュータを相手にすぐ始められます。
playground-begin = コンピュータと対戦
playground-people = 上の**「誰として」**で人を切り替えられます。別のウィンドウで別の人になれば対戦もできます。{ $tables }で`/卓 立てる`を使ってください。
playground-dms = 手札は**ダイレクトメッセージ**で届きます。DMを拒否しても、ゲームはちゃんと続きます。
playground-restart = 手番の途中で**ボットを再起動**してみてください。何も失われません。
playground-loopback = このページに届くのはこのPCからだけです。プログラムを終えると、ゲームも終わります。
