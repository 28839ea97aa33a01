"""Statistics of finished games: values, ratings, records, awards. Pure except `projection`; knows neither Discord nor SQL."""
