"""The command line, and the game played at a terminal."""
