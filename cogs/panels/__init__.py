"""Private messages: what one person sees and chooses. Panels import no posts."""
