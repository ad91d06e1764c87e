"""Settings of the property tests: the same examples on every run in CI, and never a deadline."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("local", deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("local"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "local")
