"""The loopback server: gateway, REST routes, files, faults; imports the model and the checks."""
