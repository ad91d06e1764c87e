"""A round of the game as it is played at a table: who may do what, who sees what, what is paid, and a round on paper."""
