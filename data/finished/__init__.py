"""What finished games are listed and summed up by: SQL about rows that follow from the journals, and can be made again."""
