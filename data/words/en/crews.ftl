### Crews: seats that many people play together. Lobby, panel, posts.

## Names
## In place of a player’s name.

# $number: 0 for a crew that is open to the server.
crew-name = { $number ->
    [0] The server
   *[other] Crew { $number }
}

## Lobby: what is given to crews

crews-title = Seats for many
crews-about = A **crew** plays a seat together: everyone proposes turns and votes, and the turn with most votes is played.
crews-hidden = Something is hidden in this game, so a crew takes no more than six people, before the start.
# Placeholder, 150.
crew-share = Votes are counted
# Placeholder, 150.
crew-names = Who voted
# Placeholder, 150.
crew-captain = Captain

## Lobby: choices
## Option, 100.

crews-none = nobody shares a seat
crews-open = { $count ->
    [1] an open crew: anyone on the server
   *[other] { $count } open crews: anyone on the server
}
crews-fixed = { $count ->
    [1] a fixed crew of up to six
   *[other] { $count } fixed crews of up to six
}
# $percent: a share of the time for a turn, “50”.
crew-share-value = after { $percent } % of the time for a turn
crew-names-no = stays secret
crew-names-yes = is told in the thread
crew-captain-no = nobody plays alone
crew-captain-yes = the first member may play without a vote

## Lobby post: lines

# $access: “open” or “fixed”; $percent: a share of the time for a turn.
lobby-crews = { $access ->
    [open] 👥 **Seats for many**: anyone on this server can join a crew, at any time. Votes are counted after { $percent } % of the time for a turn.
   *[fixed] 👥 **Seats for many**: a crew has up to six people, who join before the start. Votes are counted after { $percent } % of the time for a turn, or as soon as more than half agree.
}
lobby-crews-names = The thread tells who voted for what was played.
lobby-crews-captain = The first member of a crew may play without a vote.
# Behind the crew’s name. $names: members, “Ana, Ben and Chie”.
crew-members = : { $names }
# Behind the crew’s name. $names: members, “Ana, Ben and Chie”; $count: how many more.
crew-members-more = : { $names } + { $count }
# Behind the crew’s name.
crew-members-none = : nobody yet

## Buttons
## Button, 80.

# $who: a crew, “Crew 1”.
button-join-crew = Join: { $who }
button-leave-crew = Leave the crew
button-server-plays = The server against the computer
button-propose = Propose
button-proposals = Proposals ({ $count })
# $number: which turn of the list, “5”.
button-vote = ▲ Vote for { $number }
# $number: which turn of the list, “5”.
button-unvote = Withdraw my vote for { $number }
# $number: which turn of the list, “5”.
button-captain = Play { $number } now
button-to-draft = Draft a turn

## Private panel

# $who: a crew, “The server”; $game: the game.
crew-joined = You’re in: **{ $who }** in { $game }. On your turn, draft what you’d play and press **Propose**, or vote for what others propose. Each crew member can propose one turn and vote for as many as they like.
# Small print above the decision.
crew-proposed = { $count ->
    [0] No turn proposed yet
    [one] { $count } turn proposed
   *[other] { $count } turns proposed
}
# Behind a dot. $when: “in 3 hours”.
crew-counted = votes are counted { $when }
# Behind a dot.
crew-counted-soon = the next proposal is played at once
crew-first-panel = 👀 Nothing is played until your crew has voted. Draft a turn and press **Propose**.
# In place of the question, above what Propose proposes.
crew-ask-end = Propose this turn to your crew?
crew-nothing = Nobody has proposed a turn yet. Draft one and press **Propose**.
# $number: its number; $turn: what would happen, a sentence or several; $count: votes.
crew-turn = **{ $number }** · { $turn } · ▲ { $count }
crew-turn-own = *yours*
crew-turn-voted = *you voted for it*
crew-turn-gone = no longer possible
crew-turn-nothing = nothing more, the turn ends
crew-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
crew-done-proposed = Proposed. Until votes are counted, you can propose something else instead.
crew-done-voted = Your vote counts.
crew-done-unvoted = Your vote is withdrawn.
# $who: a crew, “Crew 1”.
crew-decided = That decided it: **{ $who }** has played.
crew-leave-sure = Leave your crew? The others play on without you. You can’t play for anyone else at this table.
crew-left = You’ve left the crew. The others play on.

## Posts in the thread

# $who: a crew, “Crew 1”; $count: votes.
crew-summary = { $count ->
    [one] ▲ { $who } chose this with { $count } vote.
   *[other] ▲ { $who } chose this with { $count } votes.
}
# $who: a crew, “Crew 1”; $count: votes; $names: members, “Ana, Ben and Chie”.
crew-summary-by = { $count ->
    [one] ▲ { $who } chose this with { $count } vote: { $names }
   *[other] ▲ { $who } chose this with { $count } votes: { $names }
}
