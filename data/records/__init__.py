"""What is kept of tables and people, as plain rows, and the protocol of what keeps it. Imports only `engines.core`."""
