#!/usr/bin/env bash
# Builds what the scenarios need, runs them, prints the table.
set -euo pipefail
cd "$(dirname "$0")/.."
export CARILLON_TESTS=AcceptanceTests
swift build --build-tests
python3 scripts/acceptance.py
