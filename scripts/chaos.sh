#!/usr/bin/env bash
# Runs the kill test of Tests/AcceptanceTests/Resilience/Acceptance+DispatcherKills.swift with CARILLON_CHAOS_KILLS kills and the faults of
# CARILLON_CHAOS_SEED. The test program is started without `swift test`, which would keep its progress bar from the terminal.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release
export CARILLON_TESTS=AcceptanceTests
swift build --build-tests
. scripts/crash-reports.sh
program=.build/debug/carillonPackageTests.xctest
test=Acceptance/DispatcherKills/killedUnderLoad
# A filter that finds no test passes, too.
swift test --skip-build list | grep -q "$test" || { echo "chaos: there is no test $test" >&2; exit 1; }
status=0
"$program" --testing-library swift-testing --no-parallel --filter "$test" || status=$?
no_crash_reports || status=1
exit "$status"
