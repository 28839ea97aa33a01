### Help, rules and legend; lessons; the page for trying the bot without Discord.

## Help: topics of the menu, and their texts
## Option, 100.

help-start = Starting a game
    .text =
        `/table new` opens a table in a channel. Choose the game, the number of players and computers, and how long a move may take.
        Others press **Join** on the post. Then anyone at the table can press **Start**. Each game gets its own thread.
        Nobody to play with? `/table find` shows open tables, and `/play` finds you a game once enough people are waiting.
        On your own? Fill the other seats with computers. New to a game? `/learn` teaches it in short lessons, and **Rules** on the post explains it page by page.
        Only a few minutes? `/puzzle` has a new position every day: find the best turn. Everyone gets the same one.
help-turn = Taking your turn
    .text =
        Press **Play** below the newest board to open your private panel. Choose step by step, check the preview, and go **Back** as often as you like. Nothing is played until you press **Confirm**.
        Once you’ve drawn a card or rolled dice, you need everyone’s agreement to undo.
        Prefer typing? `/move` takes any move, and every game has commands for the usual ones. The suggestions follow the rules and tell you why a choice isn’t possible.
        Several games? `/turns` lists them all, starting with those waiting for you.
help-waiting = Waiting for others
    .text =
        {""}**Play** shows the board and lets you **Plan ahead**: try out your next turn and keep it as a plan. I’ll play it automatically if nothing gets in the way.
        {""}**Recap** shows the turns you’ve missed. Everything else is under **⋯**: text board, notes, score so far, and **Nudge** for slow players.
        I’ll notify you when it’s your turn. Choose how and when in `/settings`.
help-rules = Learning the rules
    .text =
        `/learn` teaches a game in about ten minutes. You work through short lessons from prepared positions, on your own and with no clock. Then you play out the end of a game with hints.
        `/rules` explains each game page by page, with pictures and examples. Type a word to search.
        When I refuse a move, **Why?** opens the rule behind it. On the score sheet, **Why?** explains everyone’s points.
        {""}**⋯ › See more… › Legend** explains the board in front of you, and **What’s left** counts the remaining pieces.
        When you play only against computers, you can undo freely, and **Hint** shows what a computer would do.
help-undo = Undoing a mistake
    .text =
        Before **Confirm**: press **Back**, or **⋯** and then **Start over**.
        After **Confirm**: press **Undo** (under **⋯**, or `/table undo`). If nobody has moved since and nothing new has been revealed, your turn is undone straight away. Otherwise I’ll ask the others, except at a rated table, where the turn stands. When you play only against computers, you can always undo.
        To give up for good, press **Resign**. To end the game together without a result, press **End by agreement**.
help-away = Taking a break
    .text =
        {""}**Quiet hours** (`/settings`) stop your clocks and hold back notifications, for example at night.
        {""}**One message a day** (`/settings`) can list what’s waiting for you, instead of separate notifications.
        {""}**A longer break**: `/settings away: until:` pauses all notifications from the first day to the last. The others at your tables can see when you’ll be back.
        {""}**Holiday**: when your time runs out, I’ll use a day of your holiday, if the table allows any. Under **⋯** you can also ask for a **Pause** or **Extra time**.
        {""}**Offer my seat** lets someone else take over. Until someone does, a computer plays for you. Press **I’m back** to reclaim it. Nobody else can offer your seat without asking you, except moderators who aren’t playing at the table.
help-after = After a game
    .text =
        Below the result: **Rematch** opens the next game, **Key turns** shows the turning points, and **Scores** has everyone’s points. Replay, video, chart, game file and the proof of the shuffle are under **⋯**.
        `/stats review`, or **Your turns** under **⋯**, compares each of your turns with the best alternative. Only you can see this.
        `/stats history` lists your games, someone else’s, or this server’s. `/replay` opens a finished game again, even from a saved file.
        `/stats profile` shows how someone plays, `/stats game` shows what wins games here, and `/stats leaderboard` shows who is rated highest.
        Was the shuffle fair? `/table verify` checks every draw. Moderators can correct a wrong result with `/table correct`.
help-events = Leagues and tournaments
    .text =
        `/league list` shows this server’s leagues and tournaments and their standings. Sign up on an event’s post.
        If you’re allowed to, you can open sign-up for a new one with `/league new`. I pair the players and open every game in its own thread.
        Someone can’t continue? Organisers can replace them with `/league replace`.
help-crews = Playing a seat together
    .text =
        With `/table new crews:` a **crew** plays a seat, against a person, another crew or computers. **Seats for many** on the table’s options does the same. *The server against the computer* is the quickest way.
        In Carcassonne anyone on the server can join an open crew, even later, with the button below the newest board. Where hands are hidden, a crew has up to six people, who join before the start. Only they see its hand.
        On your crew’s turn, press **Play**, draft a turn, and press **Propose**. **Proposals** shows what others propose, with a picture. Vote for as many turns as you like. The one with most votes is played when its time has come, of equal ones the earlier; in a fixed crew as soon as more than half agree.
        Nobody proposed anything? Then it’s as if a player’s time had run out. The first member of a crew speaks for it: undo, pauses, and questions to the table. Games with crews don’t count for ratings.
help-people = If someone bothers you
    .text =
        `/privacy block` keeps someone away from your new tables. Nobody is told. The same command shows your list, tells you what it covers, and lets you unblock people.
        Moderators can keep someone away from a server’s tables with `/table bar`.
        Choose what others see of your games in `/stats profile`. `/privacy about` shows what I keep about you. `/privacy export` gets you a copy, and `/privacy forget` deletes it.
help-text = Playing without pictures
    .text =
        `/table show form:text` shows the whole board as text, line by line. **⋯ › See more… › Text board** opens the same text. Every picture has a description.
        Anything you can choose in a picture is also named in the menus and on the text board. You can also type a choice by that name.
        The rules, the legend and **What’s left** are all available as text.
help-server = Running a server
    .text =
        `/server-settings` sets where tables can be opened, by whom, in which language, and how many. `/doctor` checks my permissions in a channel and tells you what each one is for.
        Moderators can skip a player who is holding up a table (`/table skip`). Moderators can also bar a member from all tables (`/table bar`).
        One of your channels can have the puzzle of the day, silently: **Puzzle of the day** in `/server-settings`.
        `/privacy about` shows what data I keep about people. Everyone can get a copy of their own data, or delete it.

## Help: menu
## Placeholder, 150.

# Placeholder, 150.
help-pick = More topics

## Rules

# Button, 80.
rules-contents = Contents

rules-example = **An example**, not your game:
# Below a page. $sections: “3.1”, or several.
rules-section = { $count ->
    [one] Section { $sections } of the complete rules
   *[other] Sections { $sections } of the complete rules
}

rules-which-game = Which game’s rules would you like to see?
# Field, 45. The form’s title is `button-rules-search`.
rules-search-label = What are you looking for?
# $typed: what was looked for.
rules-found = { $count ->
    [0] I found nothing for “{ $typed }”. Try a shorter word, or look at the contents.
    [one] I found one page for “{ $typed }”.
   *[other] I found { $count } pages for “{ $typed }”.
}
# Button, 80.
button-rules-short = In short
button-rules-search = 🔍 Search

## What’s left

# Heading.
remaining-title = **What’s left**

remaining-caption = -# This list counts only what you’re allowed to know.

## Legend

# Heading.
legend-title = Legend
# Button, 80.
legend-panel = Your panel

## Lessons, /learn

learn-title = 🎓 Learn { $game }
learn-which-game = 🎓 **Which game would you like to learn?** You’ll work through short lessons from prepared positions, on your own and with no clock.
learn-intro = { $count ->
    [one] This teaches the game in one short lesson, with the same panel as in a real game. Nobody is waiting and nothing can go wrong. Stop whenever you like: `/learn` brings you back.
   *[other] This teaches the game in { $count } short lessons, one idea at a time, with the same panel as in a real game. Nobody is waiting and nothing can go wrong. Stop whenever you like: `/learn` brings you back.
}
# Button, 80.
learn-begin = Begin
learn-resume = Continue
# Placeholder, 150.
learn-pick = Choose a lesson
# $title: the lesson’s title.
learn-heading = 🎓 { $game } { $number }/{ $count } · { $title }
# Button, 80. $title: the lesson’s title, “Seeing the caravan”.
learn-next = Next: { $title }
# Button, 80.
learn-again = Once more
learn-skip = Skip
learn-all = All lessons
learn-real = Open a real table

learn-moved-on = -# You’ve since moved on in this lesson. This is where you are now.
learn-won = 🏆 **You won.** You know this game now. Time to play with people!
learn-lost = **The game is over.** You’ve played to the end, so now you know all you need. Next time, you might win.
learn-none = There is no such lesson.
# On the panel of somebody’s first game. $clock: 1 if a clock runs, else 0.
learn-offer = -# 🎓 Under **⋯**: { $count ->
    [one] one short lesson
   *[other] { $count } short lessons
}. { $clock ->
    [0] Your turn can wait.
   *[other] Your clock keeps running, though.
}
# Button, 80.
button-learn = 🎓 Learn

## The page for trying the bot

playground-title = Welcome to Meeplepost
playground-text = Real board games on Discord, played over several days. This is the real bot, on a simulated Discord on your own computer: no token, no account, no internet. Pick a game to play against the computer.
# Button, 80.
playground-begin = Play the computer
# $tables: a channel.
playground-people = Choose **who you are** at the top. To play with each other, open a second window as someone else and use `/table new` in { $tables }.

playground-dms = Hidden hands arrive by **direct message**. The game also works without them.
playground-restart = **Restart the bot** in the middle of a turn: nothing is lost.
playground-loopback = Only this computer can reach this page. When the program ends, its games end too.
