# /doctor: what keeps me from working here, and what the real Discord does otherwise than I believe.

doctor-command = What I may do in this channel, what I miss and for what; mends what I can mend
doctor-title = **How I am doing in { $channel }**
doctor-not-manager = Only members who may manage this server can examine me here.
doctor-well = ✅ I have every permission that I need here.
doctor-lacks = ⚠️ **{ $permission }** is missing. { $purpose }
permission-view-channel-for = Without it I see nothing here, and no table can be opened.
permission-send-messages-for = Without it no table can be opened here.
permission-send-messages-in-threads-for = Without it I cannot post turns: tables rest, and move on by direct message alone.
permission-create-public-threads-for = Without it no game can begin: every game has a thread.
permission-create-private-threads-for = Without it there are no private tables here; all others work.
permission-attach-files-for = Without it there are no boards, as they are pictures.
permission-embed-links-for = Without it Discord may hide pictures and links to threads.
permission-read-message-history-for = Without it I cannot look whether a post arrived, and might post a turn twice.
doctor-grant = -# Grant it in the channel’s settings (Permissions) or to my role; a thread follows its channel.
doctor-members = ⚠️ Not everybody here may **Send Messages in Threads**. A click in a thread that Discord has archived then never reaches me; grant it to those who play.
doctor-mended-resting = { $count ->
    [one] 🔧 One table that was behind is being caught up.
   *[other] 🔧 { $count } tables that were behind are being caught up.
}
doctor-mended-threads = { $count ->
    [one] 🔧 One thread in which somebody is due was archived; it is open again.
   *[other] 🔧 { $count } threads in which somebody is due were archived; they are open again.
}
doctor-mended-settings = 🔧 Channels or a role in this server’s settings had been deleted; I dropped them from the settings.
doctor-mended-commands = 🔧 My commands were out of date on Discord; I have sent them anew.
doctor-trials-offer = -# **Try it for real** posts, edits and deletes a few silent messages here, makes two threads and sends you a direct message. It takes about half a minute. Unless I may manage threads, the two threads stay in the archive.
button-doctor = Try it for real
doctor-trial = I am trying what works on this server. This disappears in a moment.
doctor-thread = A trial
doctor-trials-well = { $count ->
    [one] ✅ One trial, and it went as I believe.
   *[other] ✅ All { $count } trials went as I believe.
}
doctor-trials-other = Of { $count } trials { $well } went as I believe.
doctor-otherwise = ⚠️ { $trial }: Discord does otherwise. { $effect }
doctor-failed = ❌ { $trial }: that did not work. { $reason }
doctor-not-tried = ➖ { $trial }: not tried, because something before it did not work.
doctor-as-believed = ✅ { $trial }

doctor-post = A post with a picture and a button
doctor-post-effect = Nothing of mine can be shown here.
doctor-ids = Components come back with the ids that I gave them
doctor-ids-effect = I could not know my posts again after a crash: a turn might be posted twice.
doctor-files = Pictures shown in a box are no attachments
doctor-files-effect = Nothing of mine relies on it.
doctor-nonce = The same message sent twice is there once
doctor-nonce-effect = After a lost answer a turn might be posted twice.
doctor-edit = A changed post keeps exactly the pictures that it lists
doctor-edit-effect = Older posts may lose their picture or show two.
doctor-long = As much Japanese text as I ever send
doctor-long-effect = Long texts may fail.
doctor-history = History comes newest first
doctor-history-effect = I could not find my posts again after a crash.
doctor-deleted = A repeat of a deleted message is refused
doctor-deleted-effect = I would notice a deleted post later.
doctor-thread-below = A thread below a post, which there can be once
doctor-thread-below-effect = After a crash a game might get two threads.
doctor-archive = Whoever made a thread may archive it
doctor-archive-effect = Threads of finished games stay until Discord archives them.
doctor-archived-edit = Posts in an archived thread cannot be changed
doctor-archived-edit-effect = I open threads that I need not open.
doctor-archived-post = A post into an archived thread opens it, or is refused for that
doctor-archived-post-effect = Turns may get lost in archived threads.
doctor-open-again = Whoever made a thread may open it again
doctor-open-again-effect = Archived tables rest; who is due is told by direct message.
doctor-private = A private thread to which I add you
doctor-private-effect = There are no private tables here.
doctor-dm = A direct message to you
doctor-dm-effect = Hands come by the **Hand** button alone.

# The welcome on a new server
welcome = ## Hello!
    Here you play real board games together over days: somebody opens a table, everybody moves when they have a minute, and nobody has to be there at once.
    Every game gets a thread, with a picture of the board after each turn; hidden hands stay hidden. Computers take free seats.
    Begin here and now with **Open a table**, or with `/table new` in any channel; `/doctor` says whether I have all that I need.
button-open-table = Open a table
button-server-settings = Settings
which-game = Which game?
