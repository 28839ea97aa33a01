"""Building blocks of messages: ids, buttons, selects, forms, names, languages. Imports no panel and no post."""
