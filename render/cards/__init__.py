"""Pictures that all games have alike: the result card, the cover of a lobby, the chart of the points."""
