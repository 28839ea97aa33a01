"""Tables: what people do, over days, on both databases."""
