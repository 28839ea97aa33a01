"""Messages and their parts, without Discord; whole games over loopback stand in loopback."""
