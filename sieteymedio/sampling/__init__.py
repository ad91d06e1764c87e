"""Hands dealt at random by the million: what is too large to count, and a check of what is counted."""
