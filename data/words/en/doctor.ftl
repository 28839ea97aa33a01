### For whoever runs a server or the bot: welcome, check-up, health.

## Welcome on a new server

# The first post on a server.
welcome = ## Hello!
    I run real board games on your server, played over several days. Open a table, and everyone moves when they have a minute. You don’t have to be online at the same time.
    Each game gets a thread with a picture of the board after every turn. Hidden hands stay hidden, and computers can fill free seats.
    Start with **Open a table**, or with `/table new` in any channel. `/doctor` checks whether I have the permissions I need.
# Button, 80.
button-open-table = Open a table
button-server-settings = Settings

## Check-up, /doctor

# Heading. $channel: a channel.
doctor-title = **Check-up in { $channel }**

doctor-well = ✅ I have every permission I need here.
# $permission: one of `permission-…`; $purpose: its `permission-…-for`.
doctor-lacks = ⚠️ **{ $permission }** is missing. { $purpose }
# Behind the permission that is missing.
permission-view-channel-for = Without this permission, I can’t see anything here, and no tables can be opened.
permission-send-messages-for = Without this permission, no tables can be opened here.
permission-send-messages-in-threads-for = Without this permission, I can’t post turns, and games can continue only by direct message.
permission-create-public-threads-for = Without this permission, no games can start, because every game has a thread.
permission-create-private-threads-for = Without this permission, nobody can open a private table here. All other tables are unaffected.
permission-attach-files-for = Without this permission, I can’t show boards, because they’re posted as pictures.
permission-read-message-history-for = Without this permission, I can’t check whether a post arrived, and might post a turn twice.

doctor-grant = -# Grant my role any missing permissions, or set them for the channel (in its settings, under Permissions). Threads use their channel’s permissions.
doctor-members = ⚠️ Some members here don’t have **Send Messages in Threads**, so their clicks in an archived thread never reach me. Please grant it to everyone who plays.
doctor-mended-resting = { $count ->
    [one] 🔧 One table was behind, so I’m updating it.
   *[other] 🔧 { $count } tables were behind, so I’m updating them.
}
doctor-mended-threads = { $count ->
    [one] 🔧 I’ve reopened one archived thread where it’s someone’s turn.
   *[other] 🔧 I’ve reopened { $count } archived threads where it’s someone’s turn.
}
doctor-mended-settings = 🔧 This server’s settings named channels or a role that no longer exist, so I’ve removed them.
doctor-mended-commands = 🔧 My commands on Discord were out of date, so I’ve updated them.
doctor-trials-offer = -# A live test posts, edits and deletes a few silent messages here, opens two threads and sends you a direct message. It takes about half a minute. Unless I have **Manage Threads**, I can’t delete the two threads, and they stay archived.
# Button, 80.
button-doctor = Run a live test

doctor-not-manager = Only members with **Manage Server** can run this check.

## Names of permissions, as Discord calls them

permission-view-channel = View Channels
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## Live test

doctor-trial = Testing what works on this server. This message will disappear in a moment.
# Name of a thread. Thread, 100.
doctor-thread = A test

doctor-trials-well = { $count ->
    [one] ✅ The test passed.
   *[other] ✅ All { $count } tests passed.
}
# $well: how many passed.
doctor-trials-other = { $well } of { $count } tests passed.
# $trial: what was tried, one of those below; $effect: what it means, its `-effect`.
doctor-otherwise = ⚠️ { $trial }: Discord behaves differently. { $effect }
# $trial: what was tried; $reason: Discord’s own words.
doctor-failed = ❌ { $trial }: failed. { $reason }
# $trial: what was tried, one of those below.
doctor-not-tried = ➖ { $trial }: not tested, because an earlier step failed.
doctor-as-believed = ✅ { $trial }

## Live test: what is tried, and what it means if Discord behaves differently

doctor-post = A post with a picture and a button
doctor-post-effect = I can’t show anything here.
doctor-ids = Components come back with the IDs I gave them
doctor-ids-effect = After a crash, I wouldn’t recognise my own posts, so a turn could be posted twice.
doctor-files = Pictures shown in a box aren’t attachments
doctor-files-effect = Nothing I do relies on it.
doctor-nonce = The same message sent twice appears only once
doctor-nonce-effect = If an answer gets lost, a turn could be posted twice.
doctor-edit = An edited post keeps exactly the pictures it lists
doctor-edit-effect = Older posts could lose their picture, or show two.
doctor-long = The longest Japanese text I ever send
doctor-long-effect = Long texts could fail.
doctor-history = Message history comes newest first
doctor-history-effect = After a crash, I wouldn’t find my posts again.
doctor-deleted = Sending a deleted message again is refused
doctor-deleted-effect = It would take me longer to notice a deleted post.
doctor-thread-below = A thread below a post, where there can be only one
doctor-thread-below-effect = After a crash, a game might get two threads.
doctor-archive = The creator of a thread can archive it
doctor-archive-effect = Threads of finished games stay open until Discord archives them.
doctor-archived-edit = Posts in an archived thread can’t be edited
doctor-archived-edit-effect = I reopen some threads unnecessarily.
doctor-archived-post = A post in an archived thread reopens it, or is refused because of it
doctor-archived-post-effect = Turns could get lost in archived threads.
doctor-open-again = The creator of a thread can reopen it
doctor-open-again-effect = Games in archived threads can continue only by direct message.
doctor-private = A private thread that I add you to
doctor-private-effect = Nobody can open a private table here.
doctor-dm = A direct message to you
doctor-dm-effect = Players can see their hands only by pressing **Hand**.

## What a phone shows on its lock screen: three direct messages, then two questions

# Button, 80.
button-phone = Test my notifications

doctor-phone-first = First message: can you read this on your lock screen?
doctor-phone-second = Second message: can you read this on your lock screen?
# $when: a time of day that Discord shows to each reader in their own zone.
doctor-phone-third = Third message: it is now { $when }. Do you see a time on your lock screen?

doctor-phone-question = I’ve sent you three direct messages. For which of the first two did your phone’s notification show the words?
doctor-phone-times = And what did the third message’s notification show after “it is now”?
doctor-phone-thanks = Thank you. From now on, I’ll send notifications in a form that your phone can show.
doctor-phone-closed = I can’t send you direct messages. Allow them from members of this server, then try again.

## What a phone shows: answers
## Button, 80.

button-phone-words = Both
button-phone-bare = Only the second
button-phone-time = A time of day
button-phone-code = A code such as <t:1>

## Health of the bot, /bot status: figures

status-not-owner = Only my operator can see this.
# $since: a distance, “3 hours ago”.
status-title = **How I’m doing**, started { $since }
# In front of a figure.
status-gateway = Discord
status-heartbeat = heartbeat
status-database = database
status-workers = workers
# $servers, $people: how many.
status-servers = { $servers ->
    [one] One server
   *[other] { $servers } servers
} · { $people ->
    [one] one person has moved today
   *[other] { $people } people have moved today
}
# $games: names of games with their numbers; $behind: how many tables.
status-tables = { $count ->
    [one] One running table: { $games } · shown late: { $behind }
   *[other] { $count } running tables: { $games } · shown late: { $behind }
}
# $memory, $workers: megabytes; $waiting, $refused: how many.
status-machine = Memory { $memory } MB, workers { $workers } MB · waiting in queues: { $waiting } · refused by Discord in the last ten minutes: { $refused }
# $interactions, $pictures, $problems: how many.
status-lately = In this half hour: { $interactions ->
    [one] one interaction
   *[other] { $interactions } interactions
}, { $pictures ->
    [one] one picture
   *[other] { $pictures } pictures
}, { $problems ->
    [0] no problems
    [one] one problem
   *[other] { $problems } problems
}.
# Below the chart. $first, $second, $third: the three colours, as emojis.
status-chart = -# The last day by half hours: { $first } interactions · { $second } pictures · { $third } problems
