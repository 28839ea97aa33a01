"""What messages are made of: ids, buttons, selects, forms, names, languages. Imports no panel and no post."""
