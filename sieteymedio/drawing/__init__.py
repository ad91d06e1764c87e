"""What is drawn: the cards, the figures and the charts. Exact values become floats here, at the last step."""
