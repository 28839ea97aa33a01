# Learning a game: the rules to be looked at.

button-why = Why?
button-rules-short = In short
button-rules-search = 🔍 Search
rules-contents = Contents
rules-section = Section { $sections } of the complete rules
rules-which-game = Which game’s rules would you like to see?
rules-search-label = What are you looking for?
rules-found = { $count ->
    [0] Nothing was found for “{ $typed }”. Try a shorter word, or look at the contents.
    [one] One page was found for “{ $typed }”.
   *[other] { $count } pages were found for “{ $typed }”.
}
rules-command = Look a rule up, with pictures and examples
rules-command-game = Which game; empty for the one that is played here
rules-command-topic = A topic, or a word to look for

# What is still to come
button-remaining = Still to come
remaining-title = **Still to come**
remaining-caption = -# As far as you may know it.

# What am I looking at?
button-legend = What is what?
legend-title = What is what?
