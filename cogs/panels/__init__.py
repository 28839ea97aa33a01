"""Private messages: what one person sees and chooses. Imports components; no panel imports a post."""
