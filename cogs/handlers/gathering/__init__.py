"""What clicks and forms do around people who come together."""
