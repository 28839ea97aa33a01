# Lessons: learning a game by playing it, and hints.

learn-command = Learn a game by playing: short lessons, alone, without a clock
learn-command-game = Which game; empty for the one that is played here
button-learn = 🎓 Learn
learn-title = 🎓 Learn { $game }
learn-which-game = 🎓 **Which game would you like to learn?** Short lessons on prepared positions, for you alone, without a clock.
learn-intro = { $count ->
    [one] One short lesson with the same panel as in a real game, one idea at a time. Nobody is waiting and nothing can go wrong. Stop whenever you like: `/learn` brings you back.
   *[other] { $count } short lessons with the same panel as in a real game, one idea at a time. Nobody is waiting and nothing can go wrong. Stop whenever you like: `/learn` brings you back.
}
learn-begin = Begin
learn-resume = Continue
learn-pick = Choose a lesson
learn-heading = 🎓 { $game } { $number }/{ $count } · { $title }
learn-next = Next: { $title }
learn-again = Once more
learn-skip = Skip
learn-all = All lessons
learn-real = Open a real table
learn-moved-on = -# This lesson has moved on since; here is where you are.
learn-won = 🏆 **You won.** You know this game now. Time to play with people!
learn-lost = **The game is over.** You played it to the end and know all you need. Next time you’ll win.
learn-none = There is no such lesson.
learn-offer = -# 🎓 New here? **⋯** has { $count ->
    [one] one short lesson
   *[other] { $count } short lessons
}. { $clock ->
    [0] Your turn waits.
   *[other] The clock runs on.
}

# Hints

button-hint = 💡 Hint
button-play-this = ▶ Play this
button-another = Another
hint-thinking = 💡 The computer is thinking about your turn …
# A hint below the panel's picture, one sentence. $turn: the labels of its moves; $count: points
hint-less = { $count ->
    [one] 💡 **{ $turn }** should bring about 1 point less than the best turn.
   *[other] 💡 **{ $turn }** should bring about { $count } points less than the best turn.
}
hint-as-good = 💡 **{ $turn }** is about as good as the best turn.
hint-only = 💡 **{ $turn }** is your only move.
hint-alone = 💡 **{ $turn }** looks best. The computer found no other turn nearly as good.
hint-equal = 💡 **{ $turn }**. One more idea is about as good: compare with **{ button-another }**.
hint-at-once = { $count ->
    [one] 💡 **{ $turn }** scores 1 point at once. No other turn should bring more in the end.
   *[other] 💡 **{ $turn }** scores { $count } points at once. No other turn should bring more in the end.
}
hint-later = 💡 **{ $turn }** scores less at once than another turn, but should pay off later.
hint-better = { $count ->
    [one] 💡 **{ $turn }** should bring about 1 point more in the end than the next best idea.
   *[other] 💡 **{ $turn }** should bring about { $count } points more in the end than the next best idea.
}
hint-replaces = **Play this** replaces what you’ve chosen so far.
hint-none = It’s not your turn, so there is no hint.
hint-not-here = Hints are for lessons and for games against computers only. Here they wouldn’t be fair to the others.
