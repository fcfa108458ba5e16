#!/usr/bin/env bash
# Runs docker-compose.yml itself, with podman in the place of a Docker engine, and removes everything that it started. Needs root and the images of
# scripts/images.sh; takes ten minutes. `make test-compose` does both.
#
#   scripts/test-compose.sh             one dispatcher with its queue in SQLite, then three with a queue in NATS
#   scripts/test-compose.sh jetstream   the second alone
#   NATS_IMAGE=… scripts/test-compose.sh   another NATS than Debian's
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

# NATS of Debian, with small tools for the health check, as the public image with Alpine has. So no registry need be reached.
make_nats() (
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    # apt downloads as a user of its own.
    chmod 777 "$folder"
    cd "$folder"
    apt-get download -qq nats-server busybox-static libc6
    for package in *.deb; do dpkg-deb -x "$package" root; done
    mkdir -p root/usr/bin
    ln -s /bin/busybox root/usr/bin/wget
    tar -C root -c bin lib lib64 usr/bin usr/sbin |
        podman import --change 'ENTRYPOINT ["/usr/sbin/nats-server"]' --change 'ENV PATH=/usr/bin:/bin' - "$1" >/dev/null 2>&1
)
if [ -z "${NATS_IMAGE:-}" ]; then
    export NATS_IMAGE=localhost/carillon-nats-debian:bookworm
    if ! podman image exists "$NATS_IMAGE"; then
        echo "test-compose: making $NATS_IMAGE"
        make_nats "$NATS_IMAGE"
    fi
fi
exec "$environment/bin/python" -Bu scripts/test_compose.py "$environment/bin/podman-compose" "$@"
