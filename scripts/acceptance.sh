#!/usr/bin/env bash
# Builds what the scenarios need, runs them, prints the table.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release
export CARILLON_TESTS=AcceptanceTests
swift build --build-tests
scripts/python-env.sh
. scripts/crash-reports.sh
status=0
python3 scripts/acceptance.py || status=$?
no_crash_reports || status=1
exit "$status"
