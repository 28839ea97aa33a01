# Learning a game: the rules to be looked at.

button-why = Why?
button-rules-short = In short
button-rules-search = 🔍 Search
rules-contents = Contents
rules-example = **An example** – not your game:
rules-section = { $count ->
    [one] Section
   *[other] Sections
} { $sections } of the complete rules
rules-which-game = Which game’s rules would you like to see?
rules-search-label = What are you looking for?
rules-found = { $count ->
    [0] Nothing was found for “{ $typed }”. Try a shorter word, or look at the contents.
    [one] One page was found for “{ $typed }”.
   *[other] { $count } pages were found for “{ $typed }”.
}
rules-command = Look a rule up, with pictures and examples
rules-command-game = Which game; empty for the one that is played here
rules-command-topic = A topic, or a word to look for

# What is still to come
button-remaining = Still to come
remaining-title = **Still to come**
remaining-caption = -# As far as you may know it.

# What am I looking at?
button-legend = What is what?
legend-title = What is what?

# Finding one's way
help-command = What I can do, by situation: begin, play, wait, learn, take back, be away
help-command-topic = A situation; empty for the one you are in
help-pick = Another situation
first-panel = -# 👀 Only you see this panel. Try what you like: nothing counts before **Confirm**.
help-start = Start a game
    .text =
        `/table new` opens a table in a channel: choose the game, how many play, how many of them are computers, and how long a move may take.
        Others press **Join** on the post, then anybody at the table presses **Start**. The game gets a thread of its own.
        Nobody to play with yet? `/table find` shows the tables that seek players, `/play` puts you on a list until enough have come.
        Alone? Give the other seats to computers. Never played it? `/learn` teaches you in short lessons, **Rules** on the post shows the game page by page.
help-turn = It is my turn
    .text =
        Press **Play** below the newest board. The panel is for you alone: choose step by step, look at the preview, go **Back** as often as you like. Nothing counts before **Confirm**.
        Whatever draws a card or rolls a die can only be taken back if the others agree.
        Instead of tapping you may type: every game has a command of its own, with suggestions that know the rules.
        Several games? `/turns` lists them all, those that wait for you first.
help-waiting = I wait for others
    .text =
        {""}**Play** shows the board and lets you **plan ahead**: try your next turn, and keep it; it is played if nothing comes in between.
        {""}**Recap** goes through the turns that you missed. Behind **⋯** there is all the rest: text board, notes, score so far, **Nudge** for who takes too long.
        I tell you when it is your turn; what reaches you, and when, is up to you: `/settings`.
help-rules = I do not know the rules
    .text =
        `/learn` teaches a game in ten minutes: short lessons on prepared positions, alone and without a clock, then the end of a game with hints.
        `/rules` has each game page by page, with pictures and examples; type a word to look it up.
        When I refuse a move, **Why?** opens the page of that rule; the same for points.
        {""}**⋯ › What is what?** explains the board in front of you, **Still to come** counts what is left.
        At a table of yours alone with computers everything may be taken back, and **Hint** shows what a computer would do.
help-undo = I made a mistake
    .text =
        Before **Confirm**: **Back** or **Start over**.
        After it: **Undo** (behind **⋯**, or `/table undo`) takes your last turn back alone, while nobody has moved since and nothing new was seen. Otherwise the others are asked; at a rated table it stands. Alone among computers you may always take back.
        To give up for good: **Resign**. To end it together without a result: **Propose to end**.
help-away = I have no time
    .text =
        {""}**Quiet hours** (`/settings`): at night your clocks stand still.
        {""}**Vacation**: when your time is up, a day of vacation is used, if the table gives any. **⋯** also offers a **pause** for all, and asks for **extra time**.
        {""}**Offer my seat** lets somebody else take over; a computer plays meanwhile, and **I’m back** brings you back. Nobody else can give your seat away without asking you, except moderators who don’t play at the table.
help-after = A game is over
    .text =
        Below the score sheet: **Rematch** opens the next one, **Replay** goes to any moment, **Save record** keeps the game as a file. Where did points come from? **Why?**
        `/history` lists games that are over or still running: yours, somebody’s, or this server’s. `/replay` shows one again, also from a saved record.
        `/profile` is how somebody plays, `/stats` what wins a game here, `/leaderboard` who is rated highest.
        Were the cards fair? `/verify` checks every draw. Is a result wrong? Organisers put it right with `/correct`.
help-events = Leagues and tournaments
    .text =
        `/league list` shows what runs on this server and how it stands; people sign up on the post of an event.
        `/league new` opens the sign-up for a league or a tournament, for those who may. The games are paired and opened for you, each in its own thread.
        Somebody cannot go on? Organisers put somebody else in their place: `/league replace`.
help-people = Somebody bothers me
    .text =
        `/block` keeps somebody from ever being seated with you again; nobody is told. It also shows and ends what you have blocked.
        Moderators of a server may keep somebody from its tables: `/bar`.
        What others see of your games is up to you: `/settings`. What I keep about you, and how to get or delete it: `/privacy`.
help-text = I play without pictures
    .text =
        `/table show form:text` gives the whole board as text, line by line; **⋯ › Text board** does the same. Every picture has a description.
        Whatever can be chosen in a picture has a name in the menus and on the text board, and can be typed.
        Rules, legend and what is still to come are all there as text.
help-server = I look after this server
    .text =
        `/server-settings` says where tables may be opened, by whom, in which language, and how many. `/doctor` checks my permissions in a channel and says what each is for.
        Moderators may skip somebody who keeps a table waiting (`/table skip`), and keep a member from all tables (`/bar`).
        `/privacy` tells what is kept about people; everybody can get or delete their own data there.
