#!/usr/bin/env bash
# Runs a kill test of Tests/AcceptanceTests/Resilience with CARILLON_CHAOS_KILLS kills and the faults of CARILLON_CHAOS_SEED: `dispatcher` under load
# and faults of providers, or `services`, each of the six that many times, while clients of all kinds write. The test program is started without
# `swift test`, which would keep its progress bar from the terminal.
set -euo pipefail
cd "$(dirname "$0")/.."
case "${1:-dispatcher}" in
    dispatcher) test=Acceptance/DispatcherKills/killedUnderLoad ;;
    services) test=Acceptance/ServiceKills/killedUnderLoad ;;
    *) echo "chaos: kill the dispatcher or services, not $1" >&2; exit 2 ;;
esac
swift build -c release
export CARILLON_TESTS=AcceptanceTests
swift build --build-tests
. scripts/crash-reports.sh
program=.build/debug/carillonPackageTests.xctest
# A filter that finds no test passes, too.
swift test --skip-build list | grep -q "$test" || { echo "chaos: there is no test $test" >&2; exit 1; }
status=0
"$program" --testing-library swift-testing --no-parallel --filter "$test" || status=$?
no_crash_reports || status=1
exit "$status"
