"""Many tables and many people: leagues and tournaments, statistics and ratings, people who find each other."""
