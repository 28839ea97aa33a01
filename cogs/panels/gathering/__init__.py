"""Private messages around people who come together: invitations, conditions, tables to join, saved settings, wishes."""
