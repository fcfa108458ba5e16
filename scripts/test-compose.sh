#!/usr/bin/env bash
# Runs docker-compose.yml itself, with podman in the place of a Docker engine, and removes everything that it started. Needs root and the images of
# scripts/images.sh; takes a few minutes. `make test-compose` does both.
set -euo pipefail
cd "$(dirname "$0")/.."

[ "$(id -u)" = 0 ] || { echo "test-compose: run as root: containers without root need settings of the machine" >&2; exit 2; }
command -v podman >/dev/null || { echo "test-compose: podman is missing: scripts/setup.sh containers installs it" >&2; exit 2; }
environment=.build/compose
if [ ! -x "$environment/bin/podman-compose" ]; then
    echo "test-compose: installing podman-compose into $environment"
    python3 -m venv --clear "$environment"
    "$environment/bin/pip" install --quiet --disable-pip-version-check 'podman-compose>=1.5,<2'
fi
exec "$environment/bin/python" -u scripts/test_compose.py "$environment/bin/podman-compose"
