#!/usr/bin/env bash
# Builds and runs the tests. With an argument, only those test targets: scripts/test.sh HTTP2Tests,RPCTests
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -n "${1:-}" ]; then export CARILLON_TESTS="$1"; fi
swift build --build-tests
# The Python peers of the interoperability tests live in a virtual environment of their own.
[ -x scripts/python-env.sh ] && scripts/python-env.sh
# One test at a time: many of them start processes and measure patience, and two cores are soon too few for all at once.
swift test --skip-build --no-parallel
