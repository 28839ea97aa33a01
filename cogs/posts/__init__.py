"""Public messages: presenters of posts, and what keeps the posts true to the journal. May import direct messages, panels and
what is below; the client alone imports what sends."""
