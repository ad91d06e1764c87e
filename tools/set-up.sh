#!/bin/sh
# Make .venv and frontend/node_modules what the lock files say; quick when they already are.
set -u
cd "$(dirname "$0")/.."
say() { printf '%s\n' "$*" >&2; }
fail() { say "make: $*"; exit 1; }

suits() { "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' 2>/dev/null; }
find_python() {
    for candidate in ${PYTHON:-} python3 python3.13 python3.12 python3.11; do
        if command -v "$candidate" >/dev/null 2>&1 && suits "$candidate"; then echo "$candidate"; return; fi
    done
    if command -v python3 >/dev/null 2>&1; then
        fail "Python 3.11, 3.12 or 3.13 is needed, and python3 is $(python3 -V 2>&1). Name another one: make book PYTHON=/path/to/python3.12"
    fi
    fail "Python 3.11, 3.12 or 3.13 is needed, and there is no python3. On Debian: apt-get install -y python3 python3-venv"
}
network_or() { # the reason in one line, the details in a file
    if grep -qiE 'getaddrinfo|name resolution|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|Failed to establish|NewConnectionError|Max retries|timed out|unreachable|ENETUNREACH|connection was (refused|broken)' "$1"; then
        fail "no network: $2 could not be fetched. Connect and run it again; what is already installed is kept (details: $1)"
    fi
    fail "$2 could not be installed; the reason stands at the end of $1"
}

mkdir -p _build
log=_build/set-up.log

if [ ! -x .venv/bin/python ]; then
    python=$(find_python) || exit 1
    say "[set-up] a virtual environment with $("$python" -V 2>&1)"
    if ! "$python" -m venv .venv >"$log" 2>&1; then
        rm -rf .venv
        fail "Python's venv module is missing or broken. On Debian: apt-get install -y python3-venv"
    fi
elif ! suits .venv/bin/python; then
    fail "the virtual environment in .venv has $(.venv/bin/python -V 2>&1), and 3.11 to 3.13 is needed. Remove the folder .venv and run it again"
fi
if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    rm -rf .venv
    fail "the virtual environment has no pip, so venv is only half there. On Debian: apt-get install -y python3-venv, then run it again"
fi

stamp() { cat "$@" | cksum; }
want=$(stamp requirements.txt pyproject.toml)
if [ "$(cat .venv/.requirements 2>/dev/null)" != "$want" ]; then
    say "[set-up] the Python packages of requirements.txt (about 350 MB; some minutes the first time)"
    .venv/bin/python -m pip install --disable-pip-version-check --prefer-binary -r requirements.txt >"$log" 2>&1 \
        || network_or "$log" "the Python packages"
    echo "$want" >.venv/.requirements
fi

want=$(stamp frontend/package-lock.json frontend/package.json)
if [ "$(cat frontend/node_modules/.lock 2>/dev/null)" != "$want" ]; then
    say "[set-up] the pages' own libraries of frontend/package-lock.json (about 80 MB)"
    (cd frontend && PATH="$PWD/../.venv/bin:$PATH" ../.venv/bin/npm ci --no-audit --no-fund) >"$log" 2>&1 \
        || network_or "$log" "the pages' own libraries"
    echo "$want" >frontend/node_modules/.lock
fi
