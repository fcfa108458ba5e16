#!/usr/bin/env bash
# Runs the benchmarks on release builds: scripts/bench.sh [rpc] [codec] [allocations] [idle] [replay]
set -euo pipefail
cd "$(dirname "$0")/.."
exec python3 scripts/bench.py "$@"
