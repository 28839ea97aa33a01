"""From a person's act to a handler, and from its answer to Discord: routing, context, sending, errors. Imports components alone;
handlers, panels and commands may import it."""
