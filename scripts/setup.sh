#!/usr/bin/env bash
# Installs what a fresh Debian 12 machine lacks, and says what it does. Does nothing where all is there.
# `scripts/setup.sh tests` also installs what the tests alone need: gRPC C++, as a foreign peer, a NATS server, and Prometheus.
# `scripts/setup.sh containers` installs what builds and runs images without a Docker engine (`make images`, `make test-compose`), and nothing else.
set -euo pipefail

packages=(
    libcurl4-openssl-dev libgif-dev libnghttp2-dev libnats-dev libpng-dev libprotobuf-c-dev libprotobuf-dev libseccomp-dev libsqlite3-dev libssl-dev
    libturbojpeg0-dev pkg-config protobuf-compiler zlib1g-dev
    nghttp2-client nghttp2-server curl openssl sqlite3 python3 python3-venv
)
if [ "${1:-}" = tests ]; then
    packages+=(libgrpc++-dev protobuf-compiler-grpc g++ make nats-server prometheus)
fi
if [ "${1:-}" = containers ]; then
    packages=(podman buildah runc netavark aardvark-dns iptables debootstrap python3 python3-venv)
fi

missing=()
for package in "${packages[@]}"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
done

# Images are built by the Swift of an image, if one can be had: scripts/images.sh looks.
if [ "${1:-}" != containers ] && ! command -v swift >/dev/null; then
    echo "setup: no 'swift' on the PATH. Install Swift 6.3 or newer from swift.org, then try again." >&2
    exit 1
fi
if [ ${#missing[@]} -eq 0 ]; then exit 0; fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "setup: run as root, or install sudo; missing: ${missing[*]}" >&2; exit 1; }
    as_root=(sudo)
fi
echo "setup: installing ${missing[*]}"
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
echo "setup: done"
