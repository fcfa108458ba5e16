#!/usr/bin/env bash
# Makes the virtual environment of the Python peers our tests talk to: .build/python. Quick when it is up to date.
set -euo pipefail

log() { printf -- "** %s\n" "$*" >&2; }
fatal() { printf -- "** ERROR: %s\n" "$*" >&2; exit 1; }

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
root="$(dirname "$here")"
requirements="$root/Tests/python/requirements.txt"
environment="$root/.build/python"
stamp="$environment/requirements.installed"

if cmp -s "$requirements" "$stamp"; then
    exit 0
fi

command -v python3 >/dev/null || fatal "python3 is missing; install it (apt-get install python3 python3-venv)"
log "installing the Python peers into .build/python"
mkdir -p "$root/.build"
python3 -m venv --clear "$environment" || fatal "python3 cannot make a virtual environment; install python3-venv"
"$environment/bin/pip" install --quiet --disable-pip-version-check --requirement "$requirements"
cp "$requirements" "$stamp"
