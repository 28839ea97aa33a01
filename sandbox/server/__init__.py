"""The loopback server: gateway, REST routes, files, faults."""
