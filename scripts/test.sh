#!/usr/bin/env bash
# Builds and runs the tests. With an argument, only those test targets: scripts/test.sh HTTP2Tests,RPCTests
# Tests that start processes start the release executables: those ship.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build -c release
if [ -n "${1:-}" ]; then export CARILLON_TESTS="$1"; fi
swift build --build-tests
# The Python peers of the interoperability tests live in a virtual environment of their own.
[ -x scripts/python-env.sh ] && scripts/python-env.sh
. scripts/crash-reports.sh

# One test at a time: many of them start processes and measure patience, and two cores are soon too few for all at once.
log=.build/test.log
status=0
swift test --skip-build --no-parallel 2>&1 | tee "$log" || status=1
if [ "$status" != 0 ]; then
    # What failed stands last, where somebody who sees only the end of a log finds it.
    printf '\nWhat failed (everything: %s):\n' "$log"
    awk '/^✘.*recorded an issue/ { print; more = 6; next } /^(✔|✘|◇)/ { more = 0 } more > 0 { print; more-- }' "$log"
    grep -E '^(✘ Test .* failed after|error: |Fatal error|.*: Fatal error)' "$log" || true
fi
no_crash_reports || status=1
exit "$status"
