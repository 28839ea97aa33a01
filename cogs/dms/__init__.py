"""Direct messages: hands, questions, and the word about the end. Imports components."""
