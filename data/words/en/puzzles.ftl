### The puzzle of the day: panel, result, archive, a channel’s post.

## Panel

puzzle-best = Which turn brings you most by the end of the game?
puzzle-once = Only your first answer counts. If it’s right, you get ⭐⭐⭐, one fewer for each hint. Nobody is waiting.
puzzle-none = There is no puzzle for this day.
puzzle-moved-on = -# You’ve since moved on in this puzzle. This is where you are now.
puzzle-busy = ⏳ I have no time to check your answer right now. It hasn’t been counted: press **Confirm** again in a minute.
# $turn: a turn or its first move, “Palisade: C1–D1”.
puzzle-hint-not = Not this turn: { $turn }
# $turn: a turn or its first move, “Palisade: C1–D1”.
puzzle-hint-begins = The best turn starts like this: { $turn }

## Result

# $stars: “⭐⭐⭐”, fewer after hints.
puzzle-right = ✅ **You found it.** No other turn is as good. { $stars }
# $stars: “⭐⭐⭐”, fewer after hints.
puzzle-as-good = ✅ **You found a turn as good as the best.** { $stars }
puzzle-not-asked = ❌ **A good turn, but not what was asked.**
puzzle-better = ❌ **There was a better turn.**
puzzle-hints-taken = { $count ->
    [one] 💡 with { $count } hint
   *[other] 💡 with { $count } hints
}
# $turn: a turn, “Palisade: C1–D1”.
puzzle-yours = **Your turn**: { $turn }
# $turn: a turn, “Palisade: C1–D1”.
puzzle-solution = **The best turn**: { $turn }
# Heading of a list of turns, each with what is wrong about it.
puzzle-others = **Tempting, but**
# What is wrong about a turn; joined by “ · ”.
puzzle-wrong-asked = doesn’t do what is asked
puzzle-wrong-now = brings more at once, but less later
puzzle-wrong-own = { $points ->
    [one] about { $points } point less for you by the end
   *[other] about { $points } points less for you by the end
}
puzzle-wrong-rest = { $points ->
    [one] about { $points } point more for the others by the end
   *[other] about { $points } points more for the others by the end
}
puzzle-wrong-both = { $points ->
    [one] about { $points } point worse, as you get less and others more
   *[other] about { $points } points worse, as you get less and others more
}

# $found: how many of them found it.
puzzle-found-by = { $count ->
    [one] { $count } person has answered, { $found } found it.
   *[other] { $count } people have answered, { $found } found it.
}
puzzle-streak = { $count ->
    [0] 🔥 No streak yet
    [one] 🔥 Found { $count } day in a row
   *[other] 🔥 Found { $count } days in a row
}
# $found: how many of them were found; $stars: how many stars they brought.
puzzle-course = { $found } of { $count } found in all, ⭐ { $stars }

## Archive

puzzle-archive = 🧩 Past puzzles · { $game }
# $found: how many of them were found.
puzzle-archive-found = { $count ->
    [one] { $count } puzzle so far, and you have found { $found }.
   *[other] { $count } puzzles so far, and you have found { $found }.
}
puzzle-archive-none = There are no past puzzles of this game yet.
puzzle-archive-help = Past puzzles don’t count towards your streak.
# Placeholder, 150.
puzzle-archive-pick = Choose a day

## Post in a channel

# Heading of the second half of a post, before a day.
puzzle-before = Solution
# $who: who found the puzzle, as mentions; $more: how many more.
puzzle-finders = { $more ->
    [0] Found by { $who }
   *[other] Found by { $who } and { $more } more
}
# In place of the name of whoever solves it.
puzzle-player = Player { $number }

## Buttons
## Button, 80.

button-puzzle = 🧩 Puzzle of the day
button-puzzles = Past puzzles
button-puzzle-solve = Solve
# $state: “on” or “off”, how it is now.
button-puzzle-named = { $state ->
    [on] Name me when I find it: on
   *[off] Name me when I find it: off
}

## A server’s channel

server-puzzles = **🧩 A puzzle every day in one of your channels.** It never notifies anyone.
server-puzzles-none = No channel has it yet.
server-puzzles-gone = ⚠️ The channel of the puzzles has been deleted. Choose another one.
# $channel: a channel; $next: a moment.
server-puzzles-now = In { $channel }, next { $next }
server-puzzles-help = -# Each post also has the last solution, and who found it here, if they agree. A solution appears when its day has ended everywhere, at noon UTC the day after.
server-puzzles-one = Please choose one channel only.
# Option, 100. $time: “18:00”; $zone: a city, “Ho Chi Minh City”.
server-puzzles-hour = At { $time } ({ $zone })
# Placeholder, 150.
server-puzzles-hours = When
# Placeholder, 150.
server-puzzles-channel = Channel; none for no puzzles
