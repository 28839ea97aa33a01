# People who find each other: invitations, tables that seek players, wishes, conditions.

# Why somebody does not fit what a table asks; said to nobody else.
unmet-in-time = it asks for { $asked } % of turns in time; yours: { $yours } %
unmet-answers = it asks for a typical answer within { $asked }; yours: { $yours }
unmet-rating = it asks for a rating of { $asked }; yours: { $yours }
unmet-language = the table speaks { $asked }, which is not your language here
unmet-known = it is for people who have finished a game with somebody at the table
unmet-title = { $game } asks for something else:
unmet-end = Whoever opened the table can still invite you. `/table find` shows tables that fit you.

# What a lobby asks, and how it starts
button-people = People …
people-title = **Who comes to { $game }?**
people-help = Invited people are asked in the channel; their seats are kept for two days. What you ask of others does not concern them.
people-invited = { $who } · invited, answer { $until }
people-invite = { $count ->
    [one] Invite one person …
   *[other] Invite up to { $count } people …
}
option-starts = How it starts
starts-no = Starts when somebody presses Start
starts-yes = Starts by itself with the last seat
lobby-starts-full = **Starts by itself** when the last seat is taken
lobby-conditions = For people with: { $asked }
condition-in-time = { $percent } % of turns in time
condition-answers = a typical answer within { $time }
condition-rating = a rating of { $range }
condition-language = the table’s language
condition-known = a finished game with somebody here
condition-at-most = { $high } at most
condition-at-least = { $low } at least
condition-between = { $low } to { $high }
condition-any-in-time = Turns in time: any share
condition-any-answers = Typical answer: any time
condition-any-rating = Rating: any
condition-any-language = Language: any
condition-any-known = Strangers are welcome

# Invitations
seat-kept = kept for { $who }, answer { $until }
lobby-invites = 💺 { $who }: { $count ->
    [one] a seat is
   *[other] seats are
} kept for you at { $game } with { $here }. Please answer until { $until } ({ $left }).
lobby-invites-you = 💺 A seat is kept for you at { $game } with { $here }. Please answer until { $until } ({ $left }).
button-accept = Play
button-decline = No, thanks
declined = You do not play at { $game } this time; the seat is free for others.
table-command-new-invite = Somebody for whom a seat is kept
table-command-new-invite2 = Somebody else for whom a seat is kept
table-command-new-invite3 = A third person for whom a seat is kept
