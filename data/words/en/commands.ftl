### Slash commands and what they take: descriptions in Discord’s list.
### Command, 100. Japanese adds `.name`: at most 32 small letters, no spaces.

## Moves

move-command = Play any move in this table’s game by typing it
move-command-line = A move, such as “warrior 3 C4”; the list shows what you can play now

## /table

table-command = Tables: open, join, start, view, leave
table-command-new-private = Only the players can see the game
table-command-substitute = Offer your seat to a substitute, or propose offering someone else’s
table-command-substitute-player = Whose seat; leave empty for your own
table-command-back = Take your seat back from the computer
table-command-skip = For moderators: play a default move for the player whose turn it is
table-command-verify = Check that this game’s shuffle was fair, draw by draw
table-command-new-invite = Someone to reserve a seat for
table-command-new-invite2 = Another person to reserve a seat for
table-command-new-invite3 = A third person to reserve a seat for
table-command-new-saved = Saved settings to use; all other options are ignored
table-command-find = Find open tables on this server that suit you
table-command-saved = Open or delete your saved settings
table-command-new = Open a table for a game in this channel
table-command-new-game = Which game
table-command-new-players = How many seats
table-command-new-computers = How many computer players
table-command-new-level = How strong the computers are
table-command-new-time = Clock; leave empty for no limit
table-command-new-language = Language of the public posts
table-command-join = Take a seat at this channel’s table
table-command-leave = Give up your seat before the game starts
table-command-start = Start the game at this channel’s table
table-command-play = Open your play panel
table-command-hand = See your hand
table-command-show = See the board, as a picture or as text
table-command-show-form = Picture or text
table-command-undo = Undo your last turn
table-command-resign = Resign from the game for good
table-command-stop = Propose ending the game without a result
table-command-more = Everything else: pause, extra time, nudge, notes, game file
table-command-zoom = Look at part of the board up close
table-command-zoom-at = A part of the board; in Carcassonne also a space, such as E2N1
table-command-bar = For moderators: keep someone away from this server’s tables
table-command-bar-member = Who; leave empty to see the list and lift a bar
table-command-bar-length = For how long
table-command-new-crews = Seats that many people play together; votes decide each turn
table-command-new-rated = The result counts for ratings; people only
table-command-correct = For moderators: correct the result of a finished game
table-command-correct-table = The finished game
table-command-correct-places = Finishing places in seat order, such as 1 3 2; 0 if the game shouldn’t count
table-command-correct-reason = Why; everyone can read it

## /table new: seats for many
## Choice, 100.

crews-choice-server = The server against the computer
crews-choice-open-1 = one open crew: anyone on the server
crews-choice-open-2 = two open crews: anyone on the server
crews-choice-fixed-1 = one fixed crew of up to six
crews-choice-fixed-2 = two fixed crews of up to six

## /table show: choices
## Choice, 100.

form-picture = picture
form-text = text

## One’s own games

turns-command = See which of your games are waiting for you, on all servers
play-command = Queue for a game: a table opens when enough people are waiting
play-command-game = Which game; leave empty to see what you’re waiting for
play-command-least = Fewest players
play-command-most = Most players
play-command-time = Clock; leave empty if you don’t mind
play-command-option = A game option you insist on; leave empty if you don’t mind
play-command-rated = Rated or not; leave empty if you don’t mind
play-command-wait = How long to stay in the queue

## Learning

help-command = Help with what you’re doing: starting, playing, learning, undoing, taking a break
help-command-topic = A topic; leave empty for help with what you’re doing
rules-command = Look up a rule, with pictures and examples
rules-command-game = Which game; leave empty for the one played here
rules-command-topic = A topic, or a word to look for
learn-command = Learn a game by playing: short lessons, alone, without a clock
learn-command-game = Which game; leave empty for the one played here
puzzle-command = Solve the puzzle of the day: find the best turn
puzzle-command-game = Which game’s past puzzles; leave empty for today’s

## Looking back

replay-command = Watch a game again, turn by turn: this table’s, one of yours, or one from a file
replay-command-file = A game file, as saved with “Save game file”
stats-command = Finished games: histories, profiles, what wins, ratings
stats-command-history = See finished and running games: yours, someone else’s, or this server’s
stats-command-history-whose = Whose games
stats-command-history-player = Someone on this server
stats-command-profile = See how someone plays: favourite games, results, ratings
stats-command-profile-player = Who; leave empty for yourself
stats-command-review = Look at your own turns in a finished game, and where you could have done better
stats-command-review-game = Which game; leave empty for the one played here, or your last one
stats-command-leaderboard = See who is rated highest in a game
stats-command-leaderboard-game = The game
stats-command-leaderboard-size = Two players, or more
stats-command-game = See what wins a game here, the records, the dice, and how you’re doing
stats-command-game-game = The game

## /stats history: choices
## Choice, 100.

history-whose-mine = mine
history-whose-server = this server’s

## Leagues and tournaments

league-command = Leagues and tournaments
league-command-new = Open sign-up for a league or a tournament in this channel
league-command-new-game = Which game
league-command-new-format = League, Swiss tournament, or knock-out
league-command-new-name = Its name
league-command-new-players = How many players at each table
league-command-new-rounds = Rounds in a Swiss tournament, or games per player in a league
league-command-new-division = In a league: how many players in each division
league-command-new-time = Clock for every game; leave empty for the server’s default, or one day per move
league-command-new-rated = The results count for ratings
league-command-list = See this server’s leagues and tournaments, and their standings
league-command-replace = For organisers: replace a player; the new one takes over their points
league-command-replace-event = Which league or tournament
league-command-replace-player = Who leaves
league-command-replace-by = Who takes over

## Settings

settings-command = Language, time zone, quiet hours, messages: how you like to play
settings-command-zone = Your time zone: type a city or a zone
settings-command-away = First day of a longer break: I won’t notify you until you’re back
settings-command-until = Last day of that break
privacy-command = Your data: get it, or have it deleted
privacy-command-about = What I keep about you, for how long, and who can see it
privacy-command-export = Get everything I keep about you, as a file
privacy-command-forget = Have your name and everything about you deleted
privacy-command-block = Keep someone away from your new tables; nobody is told
privacy-command-block-person = Who; leave empty to see your list and unblock
block-menu = Block at tables
server-settings-command = Where tables can be opened on this server, by whom, in which language, and how many
doctor-command = Check my permissions in this channel, and fix what I can
bot-command = How I’m doing; for my operator
bot-command-status = How I’m doing: health, tables, queues, memory, and a chart of the last day
