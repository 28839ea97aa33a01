# /bot status, for whoever runs the bot.

bot-command = How I’m doing; for my operator
bot-command-status = How I’m doing: health, tables, queues, memory, and a chart of the last day
status-not-owner = Only my operator can ask this.
status-title = **How I am doing**, started { $since }
status-gateway = Discord
status-heartbeat = heartbeat
status-database = database
status-workers = workers
status-servers = { $servers ->
    [one] One server
   *[other] { $servers } servers
} · { $people ->
    [one] one person has moved today
   *[other] { $people } people have moved today
}
status-tables = { $count ->
    [one] One running table: { $games } · shown late: { $behind }
   *[other] { $count } running tables: { $games } · shown late: { $behind }
}
status-machine = Memory { $memory } MB, workers { $workers } MB · waiting in queues: { $waiting } · refused by Discord in ten minutes: { $refused }
status-lately = In this half hour: { $interactions ->
    [one] one interaction
   *[other] { $interactions } interactions
}, { $pictures ->
    [one] one picture
   *[other] { $pictures } pictures
}, { $problems ->
    [0] no problem
    [one] one problem
   *[other] { $problems } problems
}.
status-chart = -# The last day by half hours: { $first } interactions · { $second } pictures · { $third } problems
status-alt = The last day: { $interactions } interactions, { $pictures } pictures, { $problems } problems.
