"""Many tables and many people: leagues and tournaments, statistics and ratings, finding players."""
