#!/usr/bin/env bash
# Builds the gRPC C++ peers of the interoperability cases into .build/interop-cpp. Quick when they are up to date.
# Needs libgrpc++-dev and protobuf-compiler-grpc, which `scripts/setup.sh tests` installs.
set -euo pipefail
cd "$(dirname "$0")/.."
make --silent --jobs=2 --directory=Tests/cpp OUT="$PWD/.build/interop-cpp"
