"""Rule sets side by side: what each is worth, where a difference comes from, and what raising and splitting add."""
