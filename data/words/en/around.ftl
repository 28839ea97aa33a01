# Around a game: notes, inbox, looking back, followers, rematch, private tables

button-notes = Notes

# Private notes
notes-label = What you want to remember
notes-hint = Nobody else ever sees it. Empty it to delete it.
no-such-form = This form belongs to an older version of me; nothing was changed.
