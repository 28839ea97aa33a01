# When Discord, the disk or a moderator gets in the way.

discord-down = Discord stumbled while I was answering. Whatever was confirmed is kept; **Play** shows how the table stands.
store-down = I cannot write anything down at the moment, so nothing has changed. Please try again in a little while.
store-unsure = I lost the database while I was writing that down, so I do not know yet whether it counts. Please look at the board in a little while.
busy = There is more to do than I can manage at the moment. Whatever was confirmed is kept; please try again in a few seconds.
closing = I am being restarted, and back in a moment. Whatever was confirmed is kept; please try again then.
answer-elsewhere = Discord did not take my answer in { $place }, so here it is.
thread-moved = The thread of this game was deleted, so it goes on here.
restored = I was restored from a backup that ends with entry { $seq }. What was posted here after it no longer counts; the game goes on from the board below. Sorry!
restored-lost = ↩️ **Lost**: this turn is not in the backup from which I was restored.
ended-gone = **{ $game }** ended without a result: the channel in which it was played no longer exists.
removal-running = { $who }: nobody has moved here for very long. { $count ->
    [one] Your game
   *[other] The game
} will be removed { $when } with all that I keep about it; any move keeps it.
removal-ended = { $who }: this game ended long ago, and its moves will be removed { $when }; the result stays. **Save record** gives you all of it as a file.
removal-dm = **{ $game }**: nobody has touched your table for very long, and I cannot post in its thread. It will be removed { $when } with all that I keep about it but the result, if there is one.
