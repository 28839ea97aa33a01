# Lessons: learning a game by playing it, and hints.

learn-command = Learn a game by playing: short lessons, alone, without a clock
learn-command-game = Which game; empty for the one that is played here
button-learn = 🎓 Learn
learn-title = 🎓 Learn { $game }
learn-which-game = 🎓 **Which game would you like to learn?** Short lessons on prepared positions, for you alone, without a clock.
learn-intro = { $count ->
    [one] One short lesson
   *[other] { $count } short lessons
} with the same panel as in a real game, one idea at a time. Nobody is waiting and nothing can go wrong. Stop whenever you like: `/learn` brings you back.
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
learn-offer = 🎓 New to { $game }? Try { $count ->
    [one] one short lesson
   *[other] { $count } short lessons
} on your own. { $clock ->
    [0] Your turn waits.
   *[other] The clock of this game keeps running.
}

# Hints

button-hint = 💡 Hint
hint-title = 💡 **What the computer would do**
hint-from-start = This hint is for a whole turn, and you’ve already started yours. Press **Start over** to follow it.
hint-thinking = 💡 The computer is thinking about your turn …
hint-less = about { $count ->
    [one] 1 point
   *[other] { $count } points
} less
hint-as-good = about as good
hint-only = You hardly have another choice here.
hint-equal = The first two are about equal: pick the one you understand better.
hint-at-once = The first scores { $count ->
    [one] 1 point
   *[other] { $count } points
} at once, and no other does more in the end.
hint-later = The first scores less right away than another, but pays off later.
hint-better = It pays off later: about { $count ->
    [one] 1 point
   *[other] { $count } points
} more than the second in the end.
hint-estimate = This is an estimate: the computer played on from each of these turns many times. It can’t see what’s hidden either.
hint-none = It’s not your turn, so there is no hint.
hint-not-here = Hints are for lessons and for games against computers only. Here they wouldn’t be fair to the others.
