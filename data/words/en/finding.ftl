# People who find each other: invitations, tables that seek players, wishes, conditions.

# Why somebody does not fit what a table asks; said to nobody else.
unmet-in-time = it asks for { $asked } % of turns in time; yours: { $yours } %
unmet-answers = it asks for a typical answer within { $asked }; yours: { $yours }
unmet-rating = it asks for a rating of { $asked }; yours: { $yours }
unmet-language = the table speaks { $asked }, which is not your language here
unmet-known = it is for people who have finished a game with somebody at the table
