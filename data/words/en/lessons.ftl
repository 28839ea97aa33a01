# Lessons: learning a game by playing it, and hints.

learn-command = Learn a game by playing: short lessons, alone, without a clock
learn-command-game = Which game; empty for the one that is played here
button-learn = 🎓 Learn
learn-title = 🎓 Learn { $game }
learn-which-game = 🎓 **Which game would you like to learn?** Short lessons on prepared positions, for you alone, without a clock.
learn-intro = { $count ->
    [one] One short lesson
   *[other] { $count } short lessons
} with the same panel as in a real game: one idea, one task. Nobody waits, nothing can go wrong. Leave whenever you like; `/learn` brings you back to where you were.
learn-begin = Begin
learn-resume = Go on
learn-pick = Choose a lesson
learn-heading = 🎓 { $game } { $number }/{ $count } · { $title }
learn-next = Next: { $title }
learn-again = Once more
learn-skip = Skip
learn-all = All lessons
learn-real = Open a real table
learn-moved-on = -# This lesson has moved on since; here is where you are.
learn-won = 🏆 **You have won.** You know this game now; people are waiting for you.
learn-lost = **The game is over.** You have seen it to its end and know all that you need; next time you win.
learn-none = There is no such lesson.
learn-offer = 🎓 New to { $game }? { $count ->
    [one] One short lesson shows
   *[other] { $count } short lessons show
} you how it goes, for you alone; { $clock ->
    [0] your turn waits meanwhile
   *[other] the clock of this table goes on meanwhile
}.

# Hints

button-hint = 💡 Hint
hint-title = 💡 **What the computer would do**
hint-from-start = For the whole turn, not for the rest of the one that you have begun: **Start over** leads back.
hint-thinking = 💡 The computer is thinking about your turn …
hint-less = about { $count ->
    [one] 1 point
   *[other] { $count } points
} less
hint-as-good = about as good
hint-only = There is hardly another choice here.
hint-equal = The first two are worth about the same: take the one that you understand better.
hint-at-once = The first scores { $count ->
    [one] 1 point
   *[other] { $count } points
} at once, and no other does more in the end.
hint-later = The first scores less at once than another, but pays off later.
hint-better = Its points come later: it brings about { $count ->
    [one] 1 point
   *[other] { $count } points
} more than the second.
hint-estimate = An estimate: the computer tried these turns and played on from each of them many times. It cannot see what is hidden, either.
hint-none = It is not your turn, so there is nothing to advise.
hint-not-here = Hints are for games of one person with computers, and for lessons: here they would not be fair to the others.
