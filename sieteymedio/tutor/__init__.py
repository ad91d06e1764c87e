"""What a player can learn from a hand that has been played."""
