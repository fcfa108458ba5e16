#!/usr/bin/env bash
# Runs Tests/InteropTests/HostileClientsTests.swift with CARILLON_HOSTILE_CONNECTIONS hostile connections for CARILLON_HOSTILE_SECONDS.
# With CARILLON_HOSTILE_KIND all are of that kind (a function of Tests/python/hostile_clients.py). Prints what the clients got, p50 and p99 of the
# honest ones' times, and the seconds of CPU of the gateway.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release
export CARILLON_TESTS=InteropTests
swift build --build-tests
scripts/python-env.sh
. scripts/crash-reports.sh
program=.build/debug/carillonPackageTests.xctest
test=HostileClientsTests/siege
# A filter that finds no test passes, too.
swift test --skip-build list | grep -q "$test" || { echo "hostile: there is no test $test" >&2; exit 1; }
ulimit -n "$(ulimit -H -n)"
status=0
"$program" --testing-library swift-testing --no-parallel --filter "$test" || status=$?
no_crash_reports || status=1
exit "$status"
