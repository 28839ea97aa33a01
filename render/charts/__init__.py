"""Charts of many games: values of figures and letters, without names and words, that draw themselves."""
