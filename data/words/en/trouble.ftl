# When Discord, the disk or a moderator gets in the way.

discord-down = Discord had a problem while I was answering. Confirmed moves are safe. Press **Play** to see where the game stands.
store-down = I can’t save anything right now, so nothing has changed. Please try again in a few minutes.
store-unsure = I lost the database while saving that, so I don’t know yet whether it went through. Please check the board in a few minutes.
busy = I’m overloaded right now. Confirmed moves are safe. Please try again in a few seconds.
closing = I’m restarting and will be back in a moment. Confirmed moves are safe. Please try again then.
answer-elsewhere = Discord wouldn’t let me reply in { $place }, so here is my answer.
thread-moved = The thread of this game was deleted, so it goes on here.
restored = I was restored from a backup that ends at entry { $seq }. Later posts here no longer count, and the game continues from the board below. Sorry!
restored-lost = ↩️ **Lost**: this turn isn’t in the backup I was restored from.
ended-gone = **{ $game }** ended without a result because its channel no longer exists.
removal-running = { $count ->
    [one] { $who }: nobody has moved here for a very long time. Your game will be deleted { $when }, with all its data. Any move keeps it.
   *[other] { $who }: nobody has moved here for a very long time. This game will be deleted { $when }, with all its data. Any move keeps it.
}
removal-ended = { $who }: this game ended long ago. Its moves will be deleted { $when }, but the result stays. **Save game file** gives you the whole game.
removal-dm = **{ $game }**: nobody has played at your table for a very long time, and I can’t post in its thread. It will be deleted { $when } with all its data except the result, if there is one.
