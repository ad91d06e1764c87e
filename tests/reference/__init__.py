"""Slow programs that share nothing with the engine, and against which it is checked."""
