"""The exact engine: cards, rules, and the counting that answers what a hand is worth under them."""
